//! `solve` as people and programs read it.

use serde_json::Value;

use super::*;

fn written(edition: &str, options: &[&str], rows: &[&str], json: bool) -> Result<String, String> {
    let own = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (options, rows) = (own(options), own(rows));
    let mut output = Vec::new();
    solve(&Question { edition, options: &options, rows: &rows, json }, &mut output)
        .map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(output).expect("text"))
}

fn typed_in(edition: &str, input: &str) -> String {
    let mut output = Vec::new();
    let question = Question { edition, options: &[], rows: &[], json: false };
    prompt(&question, input.as_bytes(), true, &mut output).expect("a prompt");
    String::from_utf8(output).expect("text")
}

#[test]
fn a_few_secrets_are_named_and_guesses_ranked() {
    let text = written("original", &[], &["RRYG=1b1w", "RGBW=1b2w"], false).expect("rows");
    assert_eq!(text, include_str!("golden/original.txt"));
}

#[test]
fn many_secrets_are_counted() {
    let text = written("original", &[], &["RRYG=0b0w"], false).expect("rows");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(&lines[..2], ["81 secrets fit.", ""]);
    assert_eq!(lines.len(), 13);
}

#[test]
fn one_secret_needs_no_advice() {
    assert_eq!(written("original", &[], &["RRYG=4b0w"], false).expect("rows"), "1 secret fits: RRYG\n");
}

#[test]
fn contradictions_are_told_with_the_fewest_rows() {
    let said = |rows| written("original", &[], rows, false).expect("rows");
    assert_eq!(
        said(&["RRYG=3b1w", "BBBB=1b0w"]),
        "No secret fits: row 1 can't be right whatever the secret.\n   1  RRYG  3b1w\n"
    );
    assert_eq!(
        said(&["RRRR=1b0w", "YYYY=1b0w", "RRYY=0b3w"]),
        "No secret fits: rows 1, 2 and 3 can't all be right.\n   1  RRRR  1b0w\n   2  YYYY  1b0w\n   3  RRYY  0b3w\n"
    );
    assert_eq!(
        said(&["GGGG=0b0w", "RYGB=2b0w", "RRYG=1b1w", "RYGG=0b1w"]),
        "No secret fits: rows 2 and 4 can't both be right.\n   2  RYGB  2b0w\n   4  RYGG  0b1w\n"
    );
    let value: Value =
        serde_json::from_str(&written("original", &[], &["RRRR=1b0w", "RRRR=2b0w"], true).expect("rows"))
            .expect("JSON");
    assert_eq!((&value["count"], &value["impossible"]), (&Value::from(0), &serde_json::json!([1, 2])));
    assert_eq!(value["guesses"], serde_json::json!([]));
}

#[test]
fn the_json_has_every_field() {
    let text = written("lock", &[], &["WPGR=1b1w", "WGPO=1b1w"], true).expect("rows");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let fields: Vec<_> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        fields,
        ["edition", "rows", "count", "more", "secrets", "impossible", "sampled", "proven", "guesses"]
    );
    let guess = &value["guesses"][0];
    let fields: Vec<_> = guess.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(fields, ["guess", "fits", "rows", "exact", "left", "worst", "bits", "answers"]);
    assert_eq!(value["count"].as_u64(), value["secrets"].as_array().map(|secrets| secrets.len() as u64));
    assert_eq!(value["impossible"], Value::Null);
}

#[test]
fn spaces_too_large_to_list_are_drawn_from() {
    let options = ["holes=8", "symbols=16"];
    let row = "RYGBWKON=1b3w";
    let text = written("custom", &options, &[row], false).expect("rows");
    assert!(text.contains(" secrets fit.\n"), "{text}");
    assert!(text.ends_with("(weighed against 2000 of the secrets, drawn at random)\n"), "{text}");
}

#[test]
fn the_prompt_is_that_of_the_golden_file() {
    let typed = "RRYG=0b0w\nundo\nundo\nRRYG\nRRYX=1b0w\nRRYG=5b0w\nRRYG=1b1w\n\nRGBW=1b2w\nlist\nRGBW=1b1w\n?\nquit\nlist\n";
    assert_eq!(typed_in("original", typed), include_str!("golden/prompt.txt"));
}

#[test]
fn what_is_wrong_gets_a_sentence() {
    let said = |edition, rows: &[&str]| written(edition, &[], rows, false).expect_err("wrong");
    assert_eq!(said("original", &["RRYG"]), "row 1: “RRYG” is not a row with its answer; write RYGB=1b0w");
    assert_eq!(
        said("original", &["RRYG=1b0w", "RRY=1b0w"]),
        "row 2: a code has 4 characters here, this one has 3"
    );
    assert_eq!(
        said("original", &["RRYG=1b0w1u"]),
        "row 1: there are no blue pins in this game: only b for black and w for white"
    );
    assert!(said("orignal", &[]).starts_with("there is no edition “orignal”; the editions are: "));
    assert!(said("group", &[]).starts_with("group has no answers to solve by: every player gives hints"));
    assert!(said("group-small", &["RRYGB=1b0w"]).starts_with("group-small has no answers to solve by"));
    assert_eq!(said("original", &["RRYG=1b0w"; 65]), "at most 64 rows with an answer can be weighed");
}
