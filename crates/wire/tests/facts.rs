//! Facts go over the wire and come back as they were.

use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use solver::advice::Limits;
use solver::coach::{Puzzle, PuzzleSeed};
use wire::{FactShape, ToldFacts};

#[test]
fn facts_of_every_edition_come_back_as_they_were() {
    for edition in EDITIONS.iter().filter(|edition| Rules::default_of(edition).secrets().count() < 500_000) {
        for stars in [1, 4] {
            let seed = PuzzleSeed::new(stars, "wire").expect("a seed");
            let puzzle = Puzzle::new(&Rules::default_of(edition), &seed).expect("a puzzle");
            let facts = puzzle.position().facts(Limits::default());
            let shapes = facts.iter().map(|fact| FactShape::of(&puzzle.rules, fact)).collect();
            let text = serde_json::to_string(&ToldFacts { facts: shapes }).expect("JSON");
            let read: ToldFacts = serde_json::from_str(&text).expect("facts");
            let back: Option<Vec<_>> = read.facts.iter().map(|shape| shape.fact(&puzzle.rules)).collect();
            assert_eq!(back, Some(facts), "{}", edition.id);
        }
    }
}

#[test]
fn what_is_no_fact_of_these_rules_is_none() {
    let rules = Rules::default_of(Edition::find("original").expect("an edition"));
    let good = FactShape {
        about: "hole".to_owned(),
        part: None,
        hole: Some(1),
        row: None,
        board: None,
        symbols: Vec::new(),
        left: vec!["R".to_owned()],
        gone: vec!["Y".to_owned()],
        rows: vec![1],
        calls: Vec::new(),
        cases: 1,
    };
    assert!(good.fact(&rules).is_some());
    for wrong in [
        FactShape { about: "colour".to_owned(), ..good.clone() },
        FactShape { part: Some("size".to_owned()), ..good.clone() },
        FactShape { hole: None, ..good.clone() },
        FactShape { hole: Some(0), ..good.clone() },
        FactShape { left: vec!["X".to_owned()], ..good.clone() },
        FactShape { about: "number".to_owned(), ..good.clone() },
        FactShape { about: "placed".to_owned(), ..good.clone() },
        FactShape { about: "placed".to_owned(), row: Some("RGB".to_owned()), ..good.clone() },
        FactShape { about: "marker-number".to_owned(), board: Some(1), left: vec!["0".to_owned()], ..good },
    ] {
        assert_eq!(wrong.fact(&rules), None, "{wrong:?}");
    }
}
