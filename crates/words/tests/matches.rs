//! Recorded matches of every format, told to everybody at the table in every language.

use std::path::Path;

use rules::view::Board;
use rules::{Match, Viewer, notation};
use words::{Language, Words};

/// The recorded matches that the rules keep as fixtures.
fn records() -> Vec<(String, Match)> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/records/v1");
    let files = std::fs::read_dir(directory).expect("the fixtures");
    let mut records = Vec::new();
    for file in files {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a record");
        let reading = notation::read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        records.push((path.display().to_string(), reading.game));
    }
    assert!(records.len() >= 10, "there are matches to tell");
    records
}

/// Everything that a viewer is told of a match: its opening, its steps, what is due, offered and on the board.
fn told(words: Words, game: &Match, viewer: Viewer) -> Vec<String> {
    let view = game.view(viewer);
    let teller = words.at(&view.setup, viewer);
    let rules = view.setup.rules();
    let mut lines = vec![teller.opening()];
    lines.extend(words.chosen_options(rules));
    for entry in game.seen(viewer, 0) {
        lines.extend(teller.entry(&entry));
    }
    lines.extend(view.due.map(|due| teller.due(due)));
    lines.extend(view.offers.iter().map(|offer| words.offer(offer)));
    lines.push(teller.score(&view.seats.iter().map(|seat| seat.total).collect::<Vec<_>>()));
    for past in &view.past {
        let rows = (1..).zip(&past.rows);
        lines.extend(rows.map(|(number, row)| teller.round_row(number, row.code, row.answer)));
    }
    if let Board::Holder(holder) = &view.board {
        lines.extend(holder.board.rows.iter().map(|row| teller.group_row(row)));
        lines.push(words.own_markers(rules, &holder.markers));
    }
    lines
}

#[test]
fn every_match_can_be_told_to_everybody() {
    for (name, game) in records() {
        let seats = game.setup().all_seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let english = told(Words::of(Language::English), &game, viewer).len();
            for language in Language::ALL {
                let lines = told(Words::of(language), &game, viewer);
                assert_eq!(lines.len(), english, "{name}");
                for line in lines {
                    assert!(!line.is_empty() && !line.contains(['{', '}', '$']), "{name}: {line}");
                    assert!(!line.contains("  ") && line.trim() == line, "{name}: {line}");
                }
            }
        }
    }
}

#[test]
fn only_players_are_addressed() {
    for (language, you) in [
        (Language::English, &["you", "your"][..]),
        (Language::German, &["du", "dich", "deine"]),
        (Language::French, &["tu", "toi", "ton"]),
        (Language::Dutch, &["je", "jij", "jou"]),
    ] {
        let addressed = |line: &String| {
            let line = line.to_lowercase();
            line.split(|c: char| !c.is_alphabetic()).any(|word| you.contains(&word))
        };
        let words = Words::of(language);
        for (name, game) in records() {
            let line = told(words, &game, Viewer::Spectator).into_iter().find(addressed);
            assert_eq!(line, None, "{name}");
            let player = Viewer::Seat(game.setup().first());
            assert!(told(words, &game, player).iter().any(addressed), "{name}: nobody speaks to {player:?}");
        }
    }
}
