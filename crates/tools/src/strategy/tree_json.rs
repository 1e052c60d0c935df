//! A strategy's tree as JSON.
//!
//! ```json
//! {"strategy": 1, "game": "custom", "options": {"holes": "2", "symbols": "2"}, "guess": "RY",
//!  "answers": {"0b2w": {"guess": "YR"}, "1b0w": {"guess": "RR", "answers": {"0b0w": {"guess": "YY"}}}}}
//! ```

use rules::Rules;
use serde_json::{Map, Value, json};
use shell::Failure;
use shell::foreign::quoted;
use solver::{Tree, game};
use words::Words;

use crate::fault::game_fault;

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
pub(super) fn read(text: &str, words: Words) -> Result<(Rules, Tree), Failure> {
    let wrong = Failure::Wrong;
    let value: Value = serde_json::from_str(text)
        .map_err(|error| wrong(words.tree_json().column(error.column()).line(error.line())))?;
    if value["strategy"] != json!(VERSION) {
        return Err(wrong(words.tree_json_version(VERSION)));
    }
    let game = value["game"].as_str().ok_or_else(|| wrong(words.tree_json_game().into()))?;
    let mut options = Vec::new();
    for (key, value) in value["options"].as_object().into_iter().flatten() {
        let value = value.as_str().ok_or_else(|| wrong(words.tree_json_option(quoted(key))))?;
        options.push(format!("{key}={value}"));
    }
    let options: Vec<_> = options.iter().map(String::as_str).collect();
    let rules = game::rules(game, &options).map_err(|fault| game_fault(&fault, words))?;
    let tree = tree(&rules, &value, &mut Vec::new(), words)?;
    Ok((rules, tree))
}

/// The tree of an object after these answers.
fn tree(rules: &Rules, value: &Value, path: &mut Vec<String>, words: Words) -> Result<Tree, Failure> {
    let wrong = |path: &[String], reason: &str| {
        let at_first = path.is_empty();
        Failure::Wrong(if at_first {
            words.tree_first(reason)
        } else {
            words.tree_after().answers(path.join(" ")).reason(reason)
        })
    };
    let guess = value["guess"].as_str().ok_or_else(|| wrong(path, &words.tree_json_guess()))?;
    let guess = rules.read_row(guess).map_err(|faults| wrong(path, &words.code_faults(&faults)))?;
    let mut read = Tree::leaf(guess);
    let answers = match &value["answers"] {
        Value::Null => return Ok(read),
        Value::Object(answers) => answers,
        _ => return Err(wrong(path, &words.tree_json_answers())),
    };
    for (key, value) in answers {
        let answer = rules.read_answer(key).map_err(|fault| wrong(path, &words.answer_fault(&fault)))?;
        if read.branches.iter().any(|(other, _)| *other == answer) {
            return Err(wrong(path, &words.tree_twice(rules.show_answer(answer))));
        }
        path.push(key.clone());
        read.branches.push((answer, tree(rules, value, path, words)?));
        path.pop();
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn a_tree_is_written_as_nested_objects() {
        let small = "strategy 1\ncustom holes=2 symbols=2\nRY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n";
        let (rules, tree) = Tree::read(small).expect("a strategy");
        let text = text(&rules, &tree);
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((&value["game"], &value["options"]["symbols"]), (&json!("custom"), &json!("2")));
        assert_eq!(value["answers"]["1b0w"]["answers"]["0b0w"]["guess"], "YY");
        assert!(value["answers"]["0b2w"].get("answers").is_none());
        assert_eq!(read(&text, Words::of(Language::English)).expect("a strategy").1, tree);
    }

    #[test]
    fn what_is_wrong_gets_a_sentence_with_its_place() {
        let said = |text: &str| read(text, Words::of(Language::English)).expect_err(text).to_string();
        let game = r#""strategy": 1, "game": "custom", "options": {"holes": "2", "symbols": "2"}"#;
        let line = |rest: &str| said(&format!("{{{game}, {rest}}}"));
        assert_eq!(said("{"), "This isn't a strategy in JSON: line 1, column 1.");
        assert!(said("{}").starts_with("A strategy in JSON needs the field “strategy”"));
        assert_eq!(said(r#"{"strategy": 1}"#), "The field “game” must name the game.");
        assert!(said(r#"{"strategy": 1, "game": "x"}"#).starts_with("Unknown game “x”"));
        assert_eq!(
            said(r#"{"strategy": 1, "game": "custom", "options": {"holes": 2}}"#),
            "The option “holes” must be a text."
        );
        assert_eq!(line(r#""x": 1"#), "At the start: The field “guess” is missing.");
        assert!(line(r#""guess": "RX""#).starts_with("At the start: I don't know “X”"));
        assert!(line(r#""guess": "RY", "answers": []"#).starts_with("At the start: “answers” must be"));
        assert!(line(r#""guess": "RY", "answers": {"1": {}}"#).starts_with("At the start: I don't know “1”"));
        assert_eq!(
            line(r#""guess": "RY", "answers": {"1b": {}}"#),
            "After 1b: The field “guess” is missing."
        );
        assert_eq!(
            line(r#""guess": "RY", "answers": {"1b": {"guess": "RR"}, "1b0w": {"guess": "YY"}}"#),
            "At the start: The answer 1b0w comes twice."
        );
    }
}
