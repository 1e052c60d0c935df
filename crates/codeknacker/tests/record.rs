//! The commands `replay` and `verify` on the stored matches of every format.

mod support;

use std::path::PathBuf;

use serde_json::Value;
use support::{Ended, run};
use words::{Language, Words};

/// The stored matches: one of every kind there is.
fn stored() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/records/v1");
    let entries = folder.read_dir().expect("the folder of stored matches");
    let files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    assert!(files.len() >= 10, "matches of every format are stored");
    files
}

fn file(name: &str) -> PathBuf {
    stored().into_iter().find(|path| path.ends_with(name)).expect(name)
}

fn text(name: &str) -> String {
    std::fs::read_to_string(file(name)).expect(name)
}

fn of_file(command: &str, path: &std::path::Path, more: &[&str]) -> Ended {
    let mut arguments = vec![command, path.to_str().expect("a path in text")];
    arguments.extend(more);
    run(&arguments, b"")
}

fn json(ended: &Ended) -> Value {
    serde_json::from_str(&ended.output).unwrap_or_else(|error| panic!("{error}: {}", ended.output))
}

#[test]
fn every_stored_match_verifies_and_replays_as_text_and_as_json() {
    for path in stored() {
        let name = path.display();
        let verified = of_file("verify", &path, &[]);
        assert_eq!((verified.code, verified.complaint.as_str()), (Some(0), ""), "{name}");
        assert!(verified.output.starts_with("All right: "), "{name}: {}", verified.output);
        let verdict = json(&of_file("verify", &path, &["--json"]));
        assert_eq!(
            (&verdict["ok"], verdict["faults"].as_array().map(Vec::len)),
            (&Value::Bool(true), Some(0))
        );

        let replayed = of_file("replay", &path, &[]);
        assert_eq!((replayed.code, replayed.complaint.as_str()), (Some(0), ""), "{name}");
        let shape = json(&of_file("replay", &path, &["--json"]));
        assert_eq!(
            shape["steps"].as_array().map(Vec::len).map(Value::from),
            Some(verdict["steps"].clone()),
            "{name}"
        );
        let over = verdict["kind"] == "finished";
        assert_eq!(shape["outcome"].is_null(), !over, "{name}");
        assert_eq!(replayed.output.contains("The match continues."), !over, "{name}");
    }
}

#[test]
fn replay_tells_what_every_row_cost_in_the_same_numbers_as_text_and_as_json() {
    let duel = file("duel.txt");
    let told = of_file("replay", &duel, &["--analysis"]).output;
    let shape = json(&of_file("replay", &duel, &["--analysis", "--json"]));
    let analysis = &shape["analysis"];
    let seats = analysis["seats"].as_array().expect("seats");
    for seat in seats.iter().filter(|seat| seat["rows"] != 0) {
        assert!(told.contains(&format!(": Accuracy {}, ", seat["accuracy"])), "{seat}: {told}");
    }
    let number = |value: &Value| value.as_f64().expect("a number");
    let about = |exact: &Value| if *exact == Value::Bool(true) { "" } else { "about " };
    // Of a round that was given up before its first row there is nothing to tell.
    let played = |round: &&Value| round["rows"].as_array().is_some_and(|rows| !rows.is_empty());
    for round in analysis["rounds"].as_array().expect("rounds").iter().filter(played) {
        let lost = match number(&round["lost"]) {
            lost if lost < 0.005 => "Perfect play: no rows lost.".to_owned(),
            lost if round["exact"] == true => format!("{lost:.2} rows behind perfect play."),
            lost => format!("About {lost:.2} rows behind perfect play."),
        };
        assert!(told.contains(&lost), "{lost}: {told}");
        for row in round["rows"].as_array().expect("rows") {
            let line = format!("Row {}, {}: ", row["row"], row["guess"].as_str().expect("a row"));
            let line = told.lines().find(|told| told.starts_with(&line)).expect("a line for each row");
            let lost = number(&row["lost"]);
            let price = format!("Lost {}{lost:.2} rows.", about(&row["exact"]));
            assert_eq!(line.contains(&price), lost >= 0.005, "{row}: {line}");
        }
    }
    assert!(json(&of_file("replay", &duel, &["--json"]))["analysis"].is_null());
}

#[test]
fn replay_tells_rows_answers_points_the_score_and_the_promises() {
    let shape = json(&of_file("replay", &file("duel.txt"), &["--json"]));
    let told = of_file("replay", &file("duel.txt"), &[]).output;
    let rounds = shape["rounds"].as_array().expect("rounds");
    let rows: usize = rounds.iter().map(|round| round["rows"].as_array().expect("rows").len()).sum();
    assert_eq!(told.matches(" places row ").count(), rows, "{told}");
    for word in ["The secret: ", "Promise: ", "To check the promise: printf '%s' 'codeknacker/1 "] {
        assert_eq!(told.matches(word).count(), rounds.len(), "{word}: {told}");
    }
    assert!(told.contains(" for the rows.\n") && told.contains("\nScore: "), "{told}");
    let german = of_file("replay", &file("duel.txt"), &["--lang", "de"]).output;
    assert_eq!(german.lines().count(), told.lines().count());
    assert_eq!(german.matches("Der Geheimcode: ").count(), rounds.len(), "{german}");
}

#[test]
fn replay_of_a_running_match_keeps_its_secret() {
    let text = text("duel-running.txt");
    let hidden = text.lines().rev().find(|line| line.contains(" secret ")).expect("a secret");
    let secret =
        hidden.split(" secret ").nth(1).and_then(|rest| rest.split(" salt ").next()).expect("a code");
    let salt = hidden.split(" salt ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a salt");
    let edition = text.lines().find_map(|line| line.strip_prefix("edition ")).expect("an edition");
    let options: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("option ")).collect();
    let rules = solver::game::rules(edition, &options).expect("its rules");
    let code = rules.read_secret(secret).expect("a code");
    let spoken = Words::of(Language::English).code(&rules, code);
    for (more, promise) in [(&[][..], "Promise: "), (&["--json"], "promise")] {
        let shown = of_file("replay", &file("duel-running.txt"), more).output;
        assert!(!shown.contains(salt), "{shown}");
        let last = shown.rsplit(promise).next().expect("what follows the last promise");
        assert!(last.len() < shown.len(), "there is a promise: {shown}");
        assert!(!last.contains(secret) && !last.contains(&spoken), "{secret}: {last}");
    }
}

#[test]
fn verify_names_every_wrong_answer_with_its_line_and_column_and_the_digest() {
    let right = text("hand-set-void.txt");
    let damaged = right.replacen(" -> 0b", " -> 1b", 2);
    assert_ne!(right, damaged);
    let ended = run(&["verify", "-"], damaged.as_bytes());
    assert_eq!(ended.code, Some(2));
    let faults: Vec<_> = ended.output.lines().collect();
    assert_eq!(faults.len(), 3, "two answers and the digest: {}", ended.output);
    assert!(faults[0].starts_with("Line ") && faults[0].contains(", column "), "{}", faults[0]);
    assert!(faults[2].contains("The digest doesn't match"), "{}", faults[2]);
    assert_eq!(ended.complaint, "codeknacker: 3 things are wrong with this match.\n");

    let verdict = json(&run(&["verify", "-", "--json"], damaged.as_bytes()));
    assert_eq!(verdict["ok"], false);
    assert_eq!(verdict["faults"].as_array().map(Vec::len), Some(3));
    assert!(verdict["faults"][0]["line"].as_u64() < verdict["faults"][2]["line"].as_u64());
}

#[test]
fn replay_refuses_a_damaged_match_with_line_and_column() {
    let damaged = text("duel.txt").replacen("salt ", "salt f", 1);
    let ended = run(&["replay", "-"], damaged.as_bytes());
    assert_eq!((ended.code, ended.output.as_str()), (Some(2), ""));
    assert!(ended.complaint.starts_with("codeknacker: Line "), "{}", ended.complaint);
    assert!(ended.complaint.contains("A salt is 32 hex digits"), "{}", ended.complaint);
}

#[test]
fn a_torn_running_match_is_read_up_to_its_last_whole_line() {
    let whole = text("duel-running.txt");
    let torn = &whole[..whole.len() - 3];
    let ended = run(&["verify", "-"], torn.as_bytes());
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert!(ended.output.contains("was cut off in the middle and is ignored"), "{}", ended.output);
}

#[test]
fn what_is_no_match_is_refused_with_a_sentence() {
    let table: [(&[u8], &str); 4] = [
        (b"", "This isn't a match"),
        (b"hello\n", "This isn't a match"),
        (b"codeknacker match 1 finished\nrules \xff\n\n", "Line 2, column 7: This isn't text"),
        (b"codeknacker match 9 finished\n", "Unknown format version “9”; this program knows"),
    ];
    for (input, sentence) in table {
        for command in ["replay", "verify"] {
            let ended = run(&[command, "-"], input);
            assert_eq!(ended.code, Some(2));
            let said = ended.output + &ended.complaint;
            assert!(said.contains(sentence), "{command}: {said}");
        }
    }
    let missing = run(&["replay", "no/such/file"], b"");
    assert_eq!(missing.code, Some(2));
    assert!(missing.complaint.contains("no/such/file"), "{}", missing.complaint);
}

#[test]
fn a_file_of_several_matches_as_browsers_save_them_is_read_match_by_match() {
    let matches = [text("duel.txt"), text("duel-running.txt"), text("hand-set-void.txt")];
    let saved = |matches: &[String]| {
        let kept = |(number, text): (usize, &String)| format!("# kept here-{number} 1 2\n{text}");
        let records: String = matches.iter().enumerate().map(kept).collect();
        format!("# browser [\"nick\",\"Ada\"]\n{records}")
    };
    let file = saved(&matches);
    let shown = |more: &[&str], file: &str| run(&[&["replay", "-"], more].concat(), file.as_bytes());
    let each: Vec<_> = matches.iter().map(|text| shown(&[], text).output).collect();
    assert_eq!(shown(&[], &file).output, each.join("\n"));
    let each: String = matches.iter().map(|text| shown(&["--json"], text).output).collect();
    assert_eq!(shown(&["--json"], &file).output, each);
    let verified = run(&["verify", "-"], file.as_bytes());
    assert_eq!((verified.code, verified.output.matches("All right: ").count()), (Some(0), 3));
    // What is wrong in one of them has its line in the file, and nothing is shown.
    let mut damaged = matches.clone();
    damaged[2] = damaged[2].replacen("\nedition ", "\nedition x", 1);
    let place = saved(&matches[..2]).lines().count() + 5;
    let refused = shown(&[], &saved(&damaged));
    assert_eq!((refused.code, refused.output.as_str()), (Some(2), ""));
    assert!(refused.complaint.starts_with(&format!("codeknacker: Line {place}, ")), "{}", refused.complaint);
}
