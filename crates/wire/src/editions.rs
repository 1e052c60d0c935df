//! The table of editions.

use rules::edition::Scoring;
use rules::editions::EDITIONS;
use rules::option::{OptionRule, OptionValue as Setting, Options, Values};
use rules::symbol::Symbol;
use rules::{Edition, Rules};
use serde_json::{Map, Value, json};

/// The table of editions: an array of [`edition`]s in the order they are shown.
pub fn editions() -> Value {
    EDITIONS.iter().map(edition).collect()
}

/// One edition as an object.
///
/// `symbols` and `shapes` are those of the edition's entry: an option may take fewer (custom's `symbols`) or
/// others (number's `digits`). `codes` is the number of secrets with every option at its default,
/// `codes_by_option` that of other settings: see [`codes_by_option`].
pub fn edition(edition: &'static Edition) -> Value {
    let mut shape = json!({
        "id": edition.id,
        "sheet": edition.sheet.name(),
        "format": edition.format.name(),
        "seats": { "min": edition.seats.0, "max": edition.seats.1 },
        "holes": edition.holes,
        "symbols": edition.symbols.iter().map(symbol).collect::<Value>(),
        "shapes": edition.shapes.iter().map(symbol).collect::<Value>(),
        "blanks": edition.blanks,
        "repeats": edition.repeats,
        "rows": edition.rows,
        "answer": edition.answer.name(),
        "exact_pins": edition.exact.name(),
        "scoring": edition.scoring.name(),
    });
    if let Scoring::Party { maker } = edition.scoring {
        let players = edition.seats.0..=edition.seats.1;
        let tables = players.zip(maker).map(|(players, points)| (players.to_string(), json!(points)));
        shape["maker_points"] = tables.collect();
    }
    shape["signal"] = json!(edition.signal.name());
    shape["signal_points"] = json!(edition.signal_points);
    shape["target"] = json!(edition.target);
    shape["solo"] = json!(!edition.format.holds_parts());
    shape["options"] = edition.options.iter().map(option).collect();
    shape["codes"] = json!(Rules::default_of(edition).secrets().count());
    shape["codes_by_option"] = codes_by_option(edition);
    shape
}

fn symbol(symbol: &Symbol) -> Value {
    json!({
        "letter": symbol.letter.to_string(),
        "name": symbol.name,
        "mark": symbol.mark.name(),
        "colour": symbol.colour.to_string(),
    })
}

/// An option: its words as an array, or its numbers as their ends, `off` beside them if it may be off.
fn option(rule: &OptionRule) -> Value {
    let values = match rule.values {
        Values::Words(words) => json!(words),
        Values::Number { min, max, .. } => json!({ "min": min, "max": max }),
        Values::OffOr { min, max } => json!({ "off": true, "min": min, "max": max, "unit": "seconds" }),
    };
    let default = match rule.default() {
        Setting::Word(word) => json!(word),
        Setting::Number(number) => json!(number),
    };
    json!({ "key": rule.key.name(), "values": values, "default": default })
}

/// The number of secrets under settings other than the defaults, by those settings as they are written:
/// `digits=0-9,repeats=no`.
///
/// Options of words are combined in every way, numbers are changed one at a time: all the combinations of
/// custom rules would be thousands. Settings that the rules refuse are left out.
pub fn codes_by_option(edition: &'static Edition) -> Value {
    let mut combined: Vec<Vec<String>> = vec![Vec::new()];
    let mut alone = Vec::new();
    for rule in edition.options.iter().filter(|rule| rule.key.changes_codes()) {
        let changed = |value: &dyn std::fmt::Display| format!("{}={value}", rule.key.name());
        match rule.values {
            Values::Words(words) => {
                // The first word is the default, which isn't written.
                let choices =
                    || std::iter::once(None).chain(words[1..].iter().map(|word| Some(changed(word))));
                let longer = |shorter: Vec<String>| {
                    choices().map(move |choice| shorter.iter().cloned().chain(choice).collect())
                };
                combined = combined.into_iter().flat_map(longer).collect();
            }
            Values::Number { min, max, default } => {
                alone.extend((min..=max).filter(|n| *n != default).map(|n| vec![changed(&n)]));
            }
            Values::OffOr { min, max } => alone.extend((min..=max).map(|n| vec![changed(&n)])),
        }
    }
    let settings = alone.into_iter().chain(combined).filter(|settings| !settings.is_empty());
    let counted = settings.filter_map(|settings| {
        let options = Options::read(edition, settings.iter().map(String::as_str)).ok()?;
        let rules = Rules::new(edition, options).ok()?;
        Some((settings.join(","), json!(rules.secrets().count())))
    });
    Value::Object(counted.collect::<Map<_, _>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(id: &str) -> Value {
        edition(Edition::find(id).expect(id))
    }

    #[test]
    fn all_editions_stand_in_order_with_the_same_fields() {
        let all = editions();
        let all = all.as_array().expect("an array");
        let ids: Vec<_> = all.iter().map(|edition| edition["id"].as_str().expect("an id")).collect();
        assert_eq!(ids, EDITIONS.iter().map(|edition| edition.id).collect::<Vec<_>>());
        for shape in all {
            let mut fields: Vec<_> =
                shape.as_object().expect("an object").keys().map(String::as_str).collect();
            let party = shape["format"] == "party";
            assert_eq!(fields.contains(&"maker_points"), party);
            fields.retain(|field| *field != "maker_points");
            let wanted = [
                "id",
                "sheet",
                "format",
                "seats",
                "holes",
                "symbols",
                "shapes",
                "blanks",
                "repeats",
                "rows",
                "answer",
                "exact_pins",
                "scoring",
                "signal",
                "signal_points",
                "target",
                "solo",
                "options",
                "codes",
                "codes_by_option",
            ];
            assert_eq!(fields, wanted);
        }
    }

    #[test]
    fn an_edition_is_written_in_plain_values() {
        let original = found("original");
        assert_eq!(original["sheet"], "original-1972");
        assert_eq!(original["seats"], json!({ "min": 2, "max": 2 }));
        assert_eq!(original["codes"], 1296);
        assert_eq!(original["solo"], true);
        assert_eq!(
            original["symbols"][0],
            json!({ "letter": "R", "name": "red", "mark": "dot", "colour": "#d62f2f" })
        );
        assert_eq!(original["shapes"], json!([]));
        assert_eq!(
            original["options"][0],
            json!({ "key": "answers", "values": ["automatic", "hand-set"], "default": "automatic" })
        );
        assert_eq!(
            original["options"][3],
            json!({ "key": "time", "values": { "off": true, "min": 5, "max": 1_209_600, "unit": "seconds" }, "default": "off" })
        );
        let custom = found("custom");
        assert_eq!(
            custom["options"][0],
            json!({ "key": "holes", "values": { "min": 1, "max": 8 }, "default": 4 })
        );
        let grand = found("grand");
        assert_eq!(grand["shapes"][4]["name"], "hexagon");
        assert_eq!(grand["target"], true);
        assert_eq!(found("group")["solo"], false);
        assert_eq!(found("lock-party")["seats"], json!({ "min": 3, "max": 5 }));
    }

    #[test]
    fn a_party_has_the_makers_points_by_number_of_players() {
        let points = &found("lock-party")["maker_points"];
        for (players, not_at_all) in [("3", 40), ("4", 30), ("5", 25)] {
            assert_eq!(points[players].as_array().map(Vec::len), Some(13));
            assert_eq!(points[players][0], 5);
            assert_eq!(points[players][12], not_at_all);
        }
    }

    #[test]
    fn words_that_change_codes_are_combined_in_the_editions_order() {
        assert_eq!(
            found("number")["codes_by_option"],
            json!({ "repeats=no": 360, "digits=0-9": 10_000, "digits=0-9,repeats=no": 5_040 })
        );
        assert_eq!(found("super")["codes_by_option"], json!({ "blanks=yes": 59_049 }));
        assert_eq!(found("group-small")["codes_by_option"], json!({ "boards=2": 360, "boards=2x2": 6_480 }));
        assert_eq!(found("original")["codes_by_option"], json!({}));
        let word = found("word");
        assert_eq!(word["codes_by_option"].as_object().map(Map::len), Some(4 * 2 - 1));
        assert!(word["codes_by_option"]["language=de,letters=3"].is_u64());
    }

    #[test]
    fn numbers_that_change_codes_are_changed_one_at_a_time() {
        let custom = found("custom");
        let counts = custom["codes_by_option"].as_object().expect("an object");
        // 7 other numbers of holes, 14 of symbols, 3 settings of blanks and repeats.
        assert_eq!(counts.len(), 7 + 14 + 3);
        assert_eq!(counts["holes=8"], 6u64.pow(8));
        assert_eq!(counts["symbols=16"], 16u64.pow(4));
        assert_eq!(counts["blanks=yes"], 7u64.pow(4));
        assert_eq!(counts["repeats=no"], 6 * 5 * 4 * 3);
        assert_eq!(counts["blanks=yes,repeats=no"], 7 * 6 * 5 * 4);
        assert!(!counts.contains_key("holes=4"), "the default isn't repeated");
    }
}
