//! The command as people and scripts use it: the real program, its output, its messages, its exit codes.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::thread;

use serde_json::Value;
use support::{run, started};

mod support;

/// Lines to score and the answers wanted, by edition and options.
type Sheets = BTreeMap<(String, Vec<String>), (String, String)>;

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Adds the vectors of one of the rules' files.
fn add_vectors(sheets: &mut Sheets, file: &str) {
    let file: Value = serde_json::from_str(file).expect("a file of vectors");
    let mut add = |vector: &Value, options: Vec<String>, answer: &str| {
        let (lines, answers) = sheets.entry((text(&vector[0]), options)).or_default();
        lines.extend([&text(&vector[1]), "\t", &text(&vector[2]), "\n"]);
        answers.extend([answer, "\n"]);
    };
    let all = |kind: &str| file[kind].as_array().cloned().unwrap_or_default();
    let options = |value: &Value| value.as_array().map(|options| options.iter().map(text).collect());
    for vector in all("classic") {
        let answer = format!("{}b{}w", vector[3], vector[4]);
        add(&vector, options(&vector[5]).unwrap_or_default(), &answer);
    }
    for vector in all("marker") {
        let hint = match text(&vector[3]).as_str() {
            "black" => "b",
            "white" => "w",
            "none" => "-",
            other => panic!("no hint: {other}"),
        };
        add(&vector, options(&vector[4]).unwrap_or_default(), hint);
    }
    for vector in all("pairs") {
        for (option, first) in [("blue=matched", 3), ("blue=guess-only", 6)] {
            let answer = format!("{}b{}w{}u", vector[first], vector[first + 1], vector[first + 2]);
            add(&vector, vec![option.to_owned()], &answer);
        }
    }
}

fn editions() -> Vec<Value> {
    let listed = run(&["editions", "--json"], b"");
    assert_eq!((listed.code, listed.complaint.as_str()), (Some(0), ""));
    let listed: Value = serde_json::from_str(&listed.output).expect("JSON");
    listed.as_array().expect("an array").clone()
}

#[test]
fn score_answers_the_vectors_of_every_edition() {
    let mut sheets = Sheets::new();
    add_vectors(&mut sheets, include_str!("../../rules/tests/data/vectors.json"));
    add_vectors(&mut sheets, include_str!("../../rules/tests/data/own_vectors.json"));
    let known: BTreeSet<_> = editions().iter().map(|edition| text(&edition["id"])).collect();
    let covered: BTreeSet<_> = sheets.keys().map(|(edition, _)| edition.clone()).collect();
    assert_eq!(covered, known);
    for ((edition, options), (lines, answers)) in sheets {
        let mut arguments = vec!["score", edition.as_str()];
        arguments.extend(options.iter().flat_map(|option| ["--option", option.as_str()]));
        let ended = run(&arguments, lines.as_bytes());
        assert_eq!((ended.code, ended.complaint.as_str()), (Some(0), ""), "{arguments:?}");
        assert_eq!(ended.output, answers, "{arguments:?}");
    }
}

#[test]
fn a_bad_line_ends_score_with_code_2_the_answers_before_and_its_number_and_reason() {
    let table: [(&[u8], &str); 5] = [
        (b"RRYB RRYB", "“RRYB RRYB” isn't a secret and a guess separated by one tab."),
        (b"", "“” isn't a secret and a guess separated by one tab."),
        (b"RRYB\tRRY", "Guess “RRY”: One hole is still empty."),
        (b"\xff\tRRYB", "Byte 1 isn't UTF-8."),
        (b"\x1b[2J\tRRYB", "Secret “\\u{1b}[2J”: I don't know “\\u{1b} [ 2 J”. Use R Y G B W K."),
    ];
    for (bad, reason) in table {
        let input = [b"RRYB\tRRYB", b"RRYB\tBYRR", bad, b"RRYB\tRRYB"].join(&b'\n');
        let ended = run(&["score", "original"], &input);
        assert_eq!(ended.code, Some(2));
        assert_eq!(ended.output, "4b0w\n0b4w\n");
        assert_eq!(ended.complaint, format!("codeknacker: line 3: {reason}\n"));
    }
}

#[test]
fn a_bad_line_far_down_loses_no_answer_before_it() {
    let good = 100_000;
    let input = "RRYB\tRRYB\r\n".repeat(good) + "RRYB";
    let ended = run(&["score", "original"], input.as_bytes());
    assert_eq!(ended.code, Some(2));
    assert_eq!(ended.output, "4b0w\n".repeat(good));
    assert!(ended.complaint.starts_with("codeknacker: line 100001: “RRYB” isn't"), "{}", ended.complaint);
}

#[test]
fn the_last_line_needs_no_end() {
    let ended = run(&["score", "original"], b"RRYB\tRRYB\nRRYB\tBYRR");
    assert_eq!((ended.code, ended.output.as_str(), ended.complaint.as_str()), (Some(0), "4b0w\n0b4w\n", ""));
    let nothing = run(&["score", "original"], b"");
    assert_eq!((nothing.code, nothing.output.as_str()), (Some(0), ""));
}

#[test]
fn what_is_wrong_on_the_command_line_ends_it_with_code_2_and_a_sentence() {
    let table: [(&[&str], &str); 8] = [
        (
            &["score", "orignal"],
            "Did you mean original? Unknown edition “orignal”. Choose from: original, original-blanks, ",
        ),
        (
            &["strategy", "orignal"],
            "Did you mean original? Unknown game “orignal”. Name an edition, or holes and ",
        ),
        (&["score", "number", "--option", "digits=7"], "digits can't be “7”. Allowed: 1-6, 0-9."),
        (&["score", "original", "--option", "holes"], "“holes” isn't an option. Write key=value."),
        (&["score", "original", "--option", "holes=5"], "Original has no option “holes”. Choose from: "),
        (&["score"], "Missing: EDITION"),
        (&["no-such-command"], "no-such-command"),
        (&["editions", "--xml"], "--xml"),
    ];
    for (arguments, part) in table {
        let ended = run(arguments, b"");
        assert_eq!(ended.code, Some(2), "{arguments:?}");
        assert_eq!(ended.output, "", "{arguments:?}");
        assert!(ended.complaint.contains(part), "{arguments:?}: {}", ended.complaint);
    }
}

#[test]
fn the_help_names_the_exit_codes() {
    for arguments in [&["--help"][..], &["score", "--help"], &["editions", "--help"]] {
        let ended = run(arguments, b"");
        assert_eq!(ended.code, Some(0), "{arguments:?}");
        assert!(
            ended.output.contains("Exit codes:\n  0  all went well\n"),
            "{arguments:?}: {}",
            ended.output
        );
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let mut child = started(&["score", "original"]);
    let mut stdin = child.stdin.take().expect("an input");
    let feeder = thread::spawn(move || {
        // Far more answers than any pipe holds; when the program has gone, there is nobody to write to.
        let block = "RRYB\tRRYB\n".repeat(10_000);
        (0..1_000).take_while(|_| stdin.write_all(block.as_bytes()).is_ok()).count()
    });
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    let mut first = String::new();
    output.read_line(&mut first).expect("a line");
    assert_eq!(first, "4b0w\n");
    drop(output);
    let mut complaint = String::new();
    child.stderr.take().expect("complaints").read_to_string(&mut complaint).expect("text");
    let code = child.wait().expect("the program ends").code();
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    assert!(feeder.join().expect("the feeder ends") < 1_000, "the program didn't read on to the end");
}

#[test]
fn the_json_of_the_editions_holds_the_counts_of_the_rule_book() {
    let editions = editions();
    let find = |id: &str| editions.iter().find(|edition| edition["id"] == id).expect("an edition");
    let table = [
        ("original", 1_296),
        ("original-blanks", 2_401),
        ("eight", 4_096),
        ("eight-blanks", 6_561),
        ("lock", 1_680),
        ("lock-super", 4_096),
        ("lock-party", 1_680),
        ("lock-party-super", 4_096),
        ("group", 6_480),
        ("group-small", 2_160),
        ("grand", 390_625),
        ("grand-blanks", 1_679_616),
        ("mini", 1_296),
        ("super", 32_768),
        ("number", 1_296),
        ("custom", 1_296),
    ];
    for (id, codes) in table {
        assert_eq!(find(id)["codes"], codes, "{id}");
    }
    assert!(find("word")["codes"].as_u64().is_some_and(|words| words >= 300));
    assert_eq!(editions.len(), table.len() + 1);
    let by_option = [
        ("super", "blanks=yes", 59_049),
        ("number", "digits=0-9", 10_000),
        ("number", "repeats=no", 360),
        ("number", "digits=0-9,repeats=no", 5_040),
        ("group-small", "boards=2", 360),
        ("group-small", "boards=2x2", 6_480),
        ("custom", "holes=8", 1_679_616),
    ];
    for (id, settings, codes) in by_option {
        assert_eq!(find(id)["codes_by_option"][settings], codes, "{id} {settings}");
    }
}

#[test]
fn the_table_of_editions_names_every_one_of_them() {
    let listed = run(&["editions"], b"");
    assert_eq!((listed.code, listed.complaint.as_str()), (Some(0), ""));
    for edition in editions() {
        let id = text(&edition["id"]);
        let line = listed.output.lines().find(|line| line.split_whitespace().next() == Some(&id));
        let line = line.unwrap_or_else(|| panic!("{id} is not in the table"));
        let codes = edition["codes"].to_string();
        assert!(line.replace([' ', ','], "").ends_with(&codes), "{line}");
    }
}

#[test]
fn strategy_plays_against_every_secret_and_names_what_it_does_not_know() {
    let ended = run(&["strategy", "3x4", "--by", "entropy", "--json"], b"");
    assert_eq!((ended.code, ended.complaint.as_str()), (Some(0), ""));
    let value: Value = serde_json::from_str(&ended.output).expect("JSON");
    assert_eq!((value["codes"].as_u64(), value["proven"].as_bool()), (Some(64), Some(false)));
    let people = run(&["strategy", "custom", "--by", "parts", "--option", "holes=2"], b"");
    assert_eq!((people.code, people.complaint.as_str()), (Some(0), ""));
    assert!(people.output.starts_with("custom by parts: 36 codes, "), "{}", people.output);
    for (arguments, reason) in [
        (["strategy", "4x", "--by", "parts"], "Unknown game “4x”. "),
        (["strategy", "4x6", "--by", "luck"], "Unknown strategy “luck”. "),
        (["strategy", "group", "--by", "parts"], "In this edition the secret is dealt out as markers. "),
    ] {
        let ended = run(&arguments, b"");
        assert_eq!((ended.code, ended.output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ended.complaint.starts_with(&format!("codeknacker: {reason}")), "{}", ended.complaint);
    }
}

#[test]
fn solve_helps_in_one_shot_and_at_a_prompt() {
    let ended = run(&["solve", "number", "1234=0b0w", "5555=2b0w"], b"");
    assert_eq!((ended.code, ended.complaint.as_str()), (Some(0), ""));
    assert!(
        ended.output.starts_with("6 codes possible: 5566 5656 5665 6556 6565 6655\n"),
        "{}",
        ended.output
    );
    let typed = run(&["solve", "number"], b"1234=0b0w\n5555=2b0w\n5566=4b0w\nquit\n");
    assert_eq!((typed.code, typed.complaint.as_str()), (Some(0), ""));
    assert!(
        typed.output.ends_with("row 3> 5566=4b0w\n1 code possible: 5566\nrow 4> quit\n"),
        "{}",
        typed.output
    );
    let grand = run(&["solve", "grand", "tR tR tR tR=4b0w0u", "--json"], b"");
    let value: Value = serde_json::from_str(&grand.output).expect("JSON");
    assert_eq!((&value["count"], &value["secrets"][0]), (&Value::from(1), &Value::from("tR tR tR tR")));
    let wrong = run(&["solve", "number", "1234"], b"");
    assert_eq!((wrong.code, wrong.output.as_str()), (Some(2), ""));
    assert_eq!(wrong.complaint, "codeknacker: Row 1: “1234” isn't a row with its answer. Write 1234=1b0w\n");
    let group = run(&["solve", "group", "1:3R", "RYGWB=2:b 3:w 4:-"], b"");
    assert_eq!((group.code, group.complaint.as_str()), (Some(0), ""));
    assert!(
        group.output.starts_with("Seat 1 holds 3R.\n96 deals fit, 96 secrets; likeliest "),
        "{}",
        group.output
    );
}

#[test]
fn duel_plays_a_tournament_and_says_nothing_else() {
    let ended = run(&["duel", "original", "perfect", "--every-secret", "--games", "1"], b"");
    assert_eq!((ended.code, ended.complaint.as_str()), (Some(0), ""));
    assert!(
        ended.output.starts_with("original: perfect, 1,296 matches, all secrets, seed 1\n"),
        "{}",
        ended.output
    );
    assert!(ended.output.contains(" 4.3403 "), "{}", ended.output);
    let json = run(&["duel", "lock-party", "random", "random", "entropy", "--games", "2", "--json"], b"");
    let value: Value = serde_json::from_str(&json.output).expect("JSON");
    assert_eq!(value["tables"][0]["players"].as_array().map(Vec::len), Some(3));
    for (arguments, said) in [
        (["duel", "original", "genius", "--games", "1"], "Unknown level “genius”. "),
        (["duel", "group", "random", "--games", "1"], "This game "),
        (["duel", "original", "random", "--maker", "kind"], "Unknown maker “kind”. "),
    ] {
        let ended = run(&arguments, b"");
        assert_eq!(ended.code, Some(2), "{arguments:?}");
        assert!(ended.complaint.starts_with(&format!("codeknacker: {said}")), "{}", ended.complaint);
    }
}

#[test]
fn faults_are_told_in_the_readers_language() {
    let table: [(&[&str], &str); 8] = [
        (
            &["score", "orignal", "--lang", "de"],
            "Meintest du original? Unbekannte Ausgabe „orignal“. Es gibt: original, ",
        ),
        (
            &["no-such-command", "--lang=fr"],
            "Commande «\u{a0}no-such-command\u{a0}» inconnue. Au choix\u{a0}: editions, ",
        ),
        (
            &["editions", "--jsno", "--lang", "nl"],
            "Onbekende optie “--jsno”. Bedoelde je “--json”?\nHulp: codeknacker editions --help",
        ),
        (&["score", "--lang", "de"], "Es fehlt: EDITION\nHilfe: codeknacker score --help"),
        (&["admin", "--lang", "de"], "Es fehlt: tables, close, "),
        (
            &["strategy", "4x6", "--by", "optimal", "--aim", "high", "--lang", "de"],
            "--aim <AIM> kann nicht „high“ sein. Es gibt: total, worst.",
        ),
        (&["play", "--solo", "--referee", "--lang", "de"], "--solo und --referee passen nicht zusammen."),
        (&["verify", "/", "--lang", "fr"], "/ est un dossier. Nomme le fichier d'un match."),
    ];
    for (arguments, said) in table {
        let ended = run(arguments, b"");
        assert_eq!((ended.code, ended.output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ended.complaint.starts_with(&format!("codeknacker: {said}")), "{}", ended.complaint);
    }
}
