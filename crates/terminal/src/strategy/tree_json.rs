//! A strategy's tree as JSON.
//!
//! ```json
//! {"strategy": 1, "game": "custom", "options": {"holes": "2", "symbols": "2"}, "guess": "RY",
//!  "answers": {"0b2w": {"guess": "YR"}, "1b0w": {"guess": "RR", "answers": {"0b0w": {"guess": "YY"}}}}}
//! ```

use rules::Rules;
use rules::notation::Quoted;
use serde_json::{Map, Value, json};
use solver::{Tree, game};

use crate::failure::Failure;

/// The version of the form.
const VERSION: u64 = 1;

/// A tree as a line of JSON.
pub(super) fn text(rules: &Rules, tree: &Tree) -> String {
    let options =
        rules.options().iter().map(|(key, value)| (key.name().to_owned(), json!(value.to_string())));
    let mut top = Map::new();
    top.insert("strategy".to_owned(), json!(VERSION));
    top.insert("game".to_owned(), json!(rules.edition().id));
    top.insert("options".to_owned(), Value::Object(options.collect()));
    top.append(&mut node(rules, tree));
    format!("{}\n", Value::Object(top))
}

fn node(rules: &Rules, tree: &Tree) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("guess".to_owned(), json!(rules.show(tree.guess)));
    if !tree.branches.is_empty() {
        let answers = tree.branches.iter();
        let answers =
            answers.map(|(answer, tree)| (rules.show_answer(*answer), Value::Object(node(rules, tree))));
        fields.insert("answers".to_owned(), Value::Object(answers.collect()));
    }
    fields
}

/// The rules and the tree of a JSON text.
pub(super) fn read(text: &str) -> Result<(Rules, Tree), Failure> {
    let wrong = Failure::Wrong;
    let value: Value =
        serde_json::from_str(text).map_err(|error| wrong(format!("this is no strategy in JSON: {error}")))?;
    if value["strategy"] != json!(VERSION) {
        return Err(wrong(format!("a strategy in JSON has the field “strategy” with the version {VERSION}")));
    }
    let game =
        value["game"].as_str().ok_or_else(|| wrong("the field “game” must name the game".to_owned()))?;
    let mut options = Vec::new();
    for (key, value) in value["options"].as_object().into_iter().flatten() {
        let value =
            value.as_str().ok_or_else(|| wrong(format!("the option {} must be a text", Quoted(key))))?;
        options.push(format!("{key}={value}"));
    }
    let options: Vec<_> = options.iter().map(String::as_str).collect();
    let rules = game::rules(game, &options).map_err(|fault| wrong(fault.to_string()))?;
    let tree = tree(&rules, &value, &mut Vec::new())?;
    Ok((rules, tree))
}

/// The tree of an object after these answers.
fn tree(rules: &Rules, value: &Value, path: &mut Vec<String>) -> Result<Tree, Failure> {
    let wrong = |path: &[String], reason: &str| {
        let place = if path.is_empty() { "first".to_owned() } else { format!("after {}", path.join(" ")) };
        Failure::Wrong(format!("{place}: {reason}"))
    };
    let guess = value["guess"].as_str().ok_or_else(|| wrong(path, "the field “guess” is missing"))?;
    let guess = rules.read_row(guess).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        wrong(path, &faults.join("; "))
    })?;
    let mut read = Tree::leaf(guess);
    let answers = match &value["answers"] {
        Value::Null => return Ok(read),
        Value::Object(answers) => answers,
        _ => return Err(wrong(path, "“answers” must be an object with a guess for every answer")),
    };
    for (key, value) in answers {
        let answer = rules.read_answer(key).map_err(|fault| wrong(path, &fault.to_string()))?;
        if read.branches.iter().any(|(other, _)| *other == answer) {
            return Err(wrong(path, &format!("the answer {} comes twice", rules.show_answer(answer))));
        }
        path.push(key.clone());
        read.branches.push((answer, tree(rules, value, path)?));
        path.pop();
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_written_as_nested_objects() {
        let small = "strategy 1\ncustom holes=2 symbols=2\nRY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n";
        let (rules, tree) = Tree::read(small).expect("a strategy");
        let text = text(&rules, &tree);
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((&value["game"], &value["options"]["symbols"]), (&json!("custom"), &json!("2")));
        assert_eq!(value["answers"]["1b0w"]["answers"]["0b0w"]["guess"], "YY");
        assert!(value["answers"]["0b2w"].get("answers").is_none());
        assert_eq!(read(&text).expect("a strategy").1, tree);
    }

    #[test]
    fn what_is_wrong_gets_a_sentence_with_its_place() {
        let said = |text: &str| read(text).expect_err(text).to_string();
        let game = r#""strategy": 1, "game": "custom", "options": {"holes": "2", "symbols": "2"}"#;
        let line = |rest: &str| said(&format!("{{{game}, {rest}}}"));
        assert!(said("{").starts_with("this is no strategy in JSON: "));
        assert!(said("{}").starts_with("a strategy in JSON has the field “strategy”"));
        assert_eq!(said(r#"{"strategy": 1}"#), "the field “game” must name the game");
        assert!(said(r#"{"strategy": 1, "game": "x"}"#).starts_with("there is no game “x”"));
        assert_eq!(
            said(r#"{"strategy": 1, "game": "custom", "options": {"holes": 2}}"#),
            "the option “holes” must be a text"
        );
        assert_eq!(line(r#""x": 1"#), "first: the field “guess” is missing");
        assert!(line(r#""guess": "RX""#).starts_with("first: character 2, “X”"));
        assert!(line(r#""guess": "RY", "answers": []"#).starts_with("first: “answers” must be"));
        assert!(line(r#""guess": "RY", "answers": {"1": {}}"#).starts_with("first: “1” is not an answer"));
        assert_eq!(line(r#""guess": "RY", "answers": {"1b": {}}"#), "after 1b: the field “guess” is missing");
        assert_eq!(
            line(r#""guess": "RY", "answers": {"1b": {"guess": "RR"}, "1b0w": {"guess": "YY"}}"#),
            "first: the answer 1b0w comes twice"
        );
    }
}
