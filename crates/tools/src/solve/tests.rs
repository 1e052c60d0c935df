//! `solve` as people and programs read it.

use serde_json::Value;
use words::Language;

use super::*;

fn english() -> Words {
    Words::of(Language::English)
}

fn written(edition: &str, options: &[&str], rows: &[&str], json: bool) -> Result<String, String> {
    let own = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (options, rows) = (own(options), own(rows));
    let mut output = Vec::new();
    let question = SolveQuestion { edition, options: &options, rows: &rows, json, words: english() };
    let told = solve(&question, &mut output).map_err(|failure| failure.to_string());
    let written = String::from_utf8(output).expect("text");
    // Programs are told what was found out even where the rows contradict each other.
    if written.is_empty() { told.map(|()| written) } else { Ok(written) }
}

fn typed_in(edition: &str, input: &str) -> String {
    let mut output = Vec::new();
    let question = SolveQuestion { edition, options: &[], rows: &[], json: false, words: english() };
    prompt(&question, RowSource::Lines(&mut input.as_bytes()), &mut output).expect("a prompt");
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
    assert_eq!(&lines[..2], ["81 codes possible.", ""]);
    assert_eq!(lines.len(), 14);
}

#[test]
fn one_secret_needs_no_advice() {
    assert_eq!(written("original", &[], &["RRYG=4b0w"], false).expect("rows"), "1 code possible: RRYG\n");
}

#[test]
fn contradictions_are_told_with_the_fewest_rows() {
    let said = |rows| written("original", &[], rows, false).expect_err("a contradiction");
    assert_eq!(
        said(&["RRRR=0b1w", "BBBB=1b0w"]),
        "No code fits: row 1 can't be right whatever the secret.\n   1  RRRR  0b1w"
    );
    assert_eq!(
        said(&["RRRR=1b0w", "YYYY=1b0w", "RRYY=0b3w"]),
        "No code fits: rows 1, 2 and 3 can't all be right.\n   1  RRRR  1b0w\n   2  YYYY  1b0w\n   3  RRYY  0b3w"
    );
    assert_eq!(
        said(&["GGGG=0b0w", "RYGB=2b0w", "RRYG=1b1w", "RYGG=0b1w"]),
        "No code fits: rows 2 and 4 can't both be right.\n   2  RYGB  2b0w\n   4  RYGG  0b1w"
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
    assert!(text.contains(" codes possible.\n"), "{text}");
    assert!(text.ends_with("(weighed against 2,000 codes drawn at random)\n"), "{text}");
}

#[test]
fn the_prompt_is_that_of_the_golden_file() {
    let typed = "RRYG=0b0w\nundo\nundo\nRRYG\nRRYX=1b0w\nRRYG=5b0w\nRRYG=1b1w\n\nRGBW=1b2w\nlist\nRGBW=1b1w\n?\nquit\nlist\n";
    assert_eq!(typed_in("original", typed), include_str!("golden/prompt.txt"));
}

#[test]
fn an_answer_that_no_code_can_have_is_refused() {
    let told = typed_in("original", "RRYY=3b1w\nundo\nquit\n");
    assert!(
        told.contains("row 1> RRYY=3b1w\n  Check the pins: three black, one white is impossible."),
        "{told}"
    );
    assert!(told.contains("No row to take back."), "{told}");
}

#[test]
fn a_row_and_its_answer_may_be_set_apart_by_a_space() {
    for (edition, apart, joined) in [
        ("original", "RRYG 1b1w", "RRYG=1b1w"),
        ("original", "R R Y G 1b 1w", "RRYG=1b1w"),
        ("number", "1 2 3 4 1b1w", "1234=1b1w"),
        ("grand", "tR sY cG rB 1b0w2u", "tRsYcGrB=1b0w2u"),
    ] {
        let said = |row| written(edition, &[], &[row], false).expect("rows");
        assert_eq!(said(apart), said(joined), "{apart}");
    }
    let contrary = typed_in("original", "RRRR 1b\nRRRR 2b\nundo\nquit\n");
    assert!(
        contrary.contains("   2  RRRR  2b0w\n“undo” takes back the last line.\nrow 3> undo\n"),
        "{contrary}"
    );
}

#[test]
fn what_is_wrong_gets_a_sentence() {
    let said = |edition, rows: &[&str]| written(edition, &[], rows, false).expect_err("wrong");
    assert_eq!(said("original", &["RRYG"]), "Row 1: “RRYG” isn't a row with its answer. Write RYGB=1b0w");
    assert_eq!(said("original", &["RRYG=1b0w", "RRY=1b0w"]), "Row 2: One hole is still empty.");
    assert_eq!(
        said("original", &["RRYG=1b0w1u"]),
        "Row 1: This game has no blue pins, only b for black and w for white."
    );
    assert!(said("orignal", &[]).contains("Unknown edition “orignal”. Choose from: "));
    assert_eq!(said("original", &["RRYG=1b0w"; 65]), "At most 64 rows with an answer can be used.");
}

#[test]
fn a_group_is_helped_with_what_it_holds_and_hears() {
    let typed = "1:3R\n1:3G\nRYGWB=2:b 3:w 4:-\nRYGWB=2:b 3:w 4:-\nKKYG.= 4:b  1:- 3:-\n3:RYGB.=wrong\nundo\nlist\n?\nquit\n";
    assert_eq!(typed_in("group", typed), include_str!("golden/group.txt"));
}

#[test]
fn a_group_without_markers_is_looked_at_from_beside_the_table() {
    let text = written("group", &[], &["RYGB.=2:b 3:b 4:b", "RYGB.=1:b 3:b 4:b"], false).expect("rows");
    assert_eq!(
        text,
        "1 code possible: RYGB.\nSeat 1 may hold 1R 25.0%  2Y 25.0%  3G 25.0%  4B 25.0%\n\
         Seat 2 may hold 1R 25.0%  2Y 25.0%  3G 25.0%  4B 25.0%\n\
         Seat 3 may hold 1R 25.0%  2Y 25.0%  3G 25.0%  4B 25.0%\n\
         Seat 4 may hold 1R 25.0%  2Y 25.0%  3G 25.0%  4B 25.0%\n"
    );
}

#[test]
fn totals_go_by_turn_and_two_boards_by_player() {
    let value = |options: &[&str], rows: &[&str]| -> Value {
        serde_json::from_str(&written("group-small", options, rows, true).expect("rows")).expect("JSON")
    };
    let totals = value(&["boards=2", "hints=totals"], &["2:3R", "RRRRR=0b0w", "2:YYYYY=1b0w"]);
    assert_eq!(totals["rows"][0]["seat"], 1);
    assert_eq!(
        (&totals["rows"][1]["seat"], &totals["rows"][1]["hints"]),
        (&Value::from(2), &Value::from("1b0w"))
    );
    // Seat 1 must hold yellow, in any hole but the third.
    assert_eq!(
        (&totals["count"], &totals["impossible"]),
        (&Value::from(0), &serde_json::json!({ "rows": [1], "calls": [] }))
    );
    let boards = value(&["boards=2x2"], &["1:3R 5G", "YRRRR=2:b-"]);
    assert_eq!(boards["markers"], serde_json::json!(["3R", "5G"]));
    assert_eq!(
        (&boards["seat"], &boards["turn"], &boards["impossible"]),
        (&Value::from(1), &Value::from(2), &Value::Null)
    );
    let board = |place: usize| boards["boards"][place]["markers"].as_array().expect("markers").len();
    assert_eq!((board(0), board(1)), (1, 1));
    let chances =
        boards["secrets"].as_array().expect("secrets").iter().map(|secret| secret["chance"].as_f64());
    assert!((chances.flatten().sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn the_json_of_a_group_has_every_field() {
    let rows = ["1:3R", "RYGWB=2:b 3:w 4:-", "3:RYGB.=wrong"];
    let value: Value =
        serde_json::from_str(&written("group", &[], &rows, true).expect("rows")).expect("JSON");
    let fields = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        fields(&value),
        [
            "edition",
            "seat",
            "markers",
            "rows",
            "calls",
            "turn",
            "deals",
            "count",
            "secrets",
            "boards",
            "impossible",
            "call",
            "guesses"
        ]
    );
    assert_eq!(fields(&value["call"]), ["now", "secret", "right", "read", "waiting"]);
    assert_eq!(fields(&value["guesses"][0]), ["guess", "fits", "left", "worst", "right", "bits", "rivals"]);
    assert_eq!(value["calls"], serde_json::json!([{ "seat": 3, "solution": "RYGB.", "right": false }]));
    assert_eq!((&value["turn"], &value["call"]["now"]), (&Value::from(2), &Value::from(false)));
}

#[test]
fn who_is_out_or_knows_all_is_not_told_what_to_ask() {
    let out = ["1:3R", "RYGWB=2:b 3:w 4:-", "1:YYRY.=wrong"];
    let value: Value = serde_json::from_str(&written("group", &[], &out, true).expect("rows")).expect("JSON");
    assert_eq!((&value["call"], &value["guesses"]), (&Value::Null, &serde_json::json!([])));
    let knows = written("group", &[], &["1:1R", "RYGB.=2:b 3:b 4:b"], false).expect("rows");
    assert!(knows.contains("100% chance that RYGB. is right. Call now.\n"), "{knows}");
    assert!(!knows.contains("at worst"), "{knows}");
}

#[test]
fn what_is_wrong_with_a_group_gets_a_sentence() {
    let said =
        |edition, options: &[&str], rows: &[&str]| written(edition, options, rows, false).expect_err("wrong");
    assert_eq!(
        said("group", &[], &["RYGB."]),
        "Row 1: “RYGB.” isn't a row with its hints, such as RYGB.=2:b 3:w 4:-, what a seat holds, such as \
         1:3R, or a call, such as 2:RRRR.=wrong"
    );
    assert_eq!(said("group", &[], &["5:3R"]), "Row 1: Unknown seat “5”. Seats are 1 to 4.");
    assert_eq!(said("group", &[], &["1:3R 4G"]), "Row 1: Every player holds one marker here. Write 1:3R");
    assert_eq!(
        said("group-small", &["boards=2x2"], &["1:3R 3G"]),
        "Row 1: Each number has only one marker. Write 1:3R 5G"
    );
    assert_eq!(said("group", &[], &["RYGB.=wrong"]), "Row 1: Whose call is it? Write 2:RRRR.=wrong");
    assert_eq!(
        said("group", &[], &["RYGB.=2:b 3:b"]),
        "Row 1: Everyone gives a hint except the player who placed the row. For a row of seat 1 write RYGB.=2:b 3:w 4:-"
    );
    assert_eq!(
        said("group", &[], &["2:RYGB.=2:b 3:b 4:b"]),
        "Row 1: Seat 1 gives no hint, so the row must be seat 1's."
    );
    assert_eq!(
        said("group", &[], &["RYGB.=2:b 3:b 4:b", "RYGB.=1:b 2:b 4:b"]),
        "Row 2: Not now. Seat 2's turn to guess."
    );
    assert_eq!(
        said("group", &[], &["RYGB.=2:bb 3:b 4:b"]),
        "Row 1: Every other player hints once for each of their boards."
    );
    assert!(said("group", &[], &["RYGBX=2:b 3:b 4:b"]).starts_with("Row 1: I don't know “X”"));
    assert!(said("group", &[], &["1:RYGBW=wrong"]).starts_with("Row 1: "));
    let no_deal = written("group", &[], &["2:3R", "RRRRR=2:- 3:- 4:-"], false).expect_err("told");
    assert_eq!(
        no_deal,
        "Seat 2 holds 3R.\nNo deal fits: with these markers this can't be right.\n  row 1 of seat 1  RRRRR  2:- 3:- 4:-"
    );
}
