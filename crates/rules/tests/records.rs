//! Matches as files: what was damaged is refused where it was damaged, what was torn is taken up to its last
//! whole line, and what was written once is read for ever.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::notation::{self, Expected, Notice, RecordKind, Wrong};
use rules::view::PastRound;
use rules::{Actor, Keeper, Match, Mode, Player, Step, Time, Viewer};

#[path = "support/player.rs"]
#[allow(dead_code, reason = "the laws of play need more of it")]
mod player;
#[path = "support/scenario.rs"]
mod scenario;
#[path = "support/sha256.rs"]
mod sha256;

use player::Play;
use scenario::{Scenario, scenarios};
use sha256::{hex, sha256};

/// The shortest finished match of an edition with a few rows in it.
fn short_record(edition: &'static rules::Edition) -> String {
    let group = edition.format.holds_parts();
    let scenario = Scenario {
        edition,
        options: Vec::new(),
        mode: if group { Mode::Table } else { Mode::Solo },
        players: if group {
            vec![Player::Person; usize::from(edition.seats.1)]
        } else {
            vec![Player::Person, Player::Computer]
        },
        length: None,
    };
    let finished = |seed| {
        let mut play = Play::new(&scenario, seed);
        while play.go_on() {}
        play
    };
    let plays = (0..200).map(finished).filter(|play| play.moves.len() >= 4);
    let play = plays.min_by_key(|play| play.moves.len()).expect("some match is long enough");
    notation::write(&play.game, &Keeper::appointed())
}

/// The lines of a record that say something.
fn lines(text: &str) -> Vec<&str> {
    text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Whether a damaged record still says the same, whole to its last line's end.
fn says_the_same(record: &str, damaged: &str) -> bool {
    let whole = damaged.rsplit_once('\n').is_some_and(|(_, rest)| lines(rest).is_empty());
    whole && lines(record) == lines(damaged)
}

/// Holds that a damaged record is refused with a place, unless it says the same.
fn refused(record: &str, damaged: &str, how: &str) {
    let (reading, faults) = notation::read_all(damaged);
    if says_the_same(record, damaged) {
        assert!(faults.is_empty() && reading.is_some(), "{how}: {faults:?}");
        return;
    }
    let fault = faults.first().unwrap_or_else(|| panic!("{how} is not noticed:\n{damaged}"));
    assert!(notation::read(damaged).is_err());
    // What is missing at the end is missing in the line after the last.
    let line = damaged.lines().chain([""]).nth(fault.line - 1).unwrap_or_else(|| panic!("{how}: {fault}"));
    assert!((1..=line.chars().count() + 1).contains(&fault.column), "{how}: {fault}");
    assert!(fault.to_string().starts_with(&format!("line {}, column {}: ", fault.line, fault.column)));
}

#[test]
fn a_finished_record_with_any_character_changed_is_refused_with_line_and_column() {
    for edition in rules::editions::EDITIONS {
        let record = short_record(edition);
        refused(&record, &record, edition.id);
        for (place, found) in record.char_indices() {
            let (before, after) = (&record[..place], &record[place + found.len_utf8()..]);
            let how = || format!("{}: character {place}, {found:?}", edition.id);
            let other = match found {
                '0'..='8' | 'a'..='y' => char::from(found as u8 + 1),
                '\n' => ' ',
                _ => '0',
            };
            refused(&record, &format!("{before}{other}{after}"), &format!("{} as {other:?}", how()));
            refused(&record, &format!("{before}{after}"), &format!("{} left out", how()));
            let more = if place % 3 == 0 { found } else { [' ', '\n', '1', 'ß', '#'][place % 5] };
            refused(&record, &format!("{before}{more}{found}{after}"), &format!("{more:?} before {}", how()));
        }
    }
}

#[test]
fn a_finished_record_with_any_line_lost_doubled_or_moved_is_refused() {
    for edition in rules::editions::EDITIONS {
        let record = short_record(edition);
        let whole: Vec<_> = record.split_inclusive('\n').collect();
        for place in 0..whole.len() {
            let how = format!("{}: line {}", edition.id, place + 1);
            let mut lost = whole.clone();
            lost.remove(place);
            refused(&record, &lost.concat(), &format!("{how} lost"));
            let mut doubled = whole.clone();
            doubled.insert(place, whole[place]);
            refused(&record, &doubled.concat(), &format!("{how} doubled"));
            let mut moved = whole.clone();
            moved.swap(place, (place + 1) % whole.len());
            refused(&record, &moved.concat(), &format!("{how} moved"));
            refused(&record, &whole[..place].concat(), &format!("{how} and all after it lost"));
        }
        refused(&record, &format!("{record}{}", whole[whole.len() - 2]), "a line after the digest");
    }
}

#[test]
fn a_step_that_was_changed_is_refused_in_its_own_line() {
    let record = short_record(rules::Edition::find("original").expect("an edition"));
    let play = record.lines().position(|line| line == "play").expect("play begins");
    let end = record.lines().position(|line| line.starts_with("end ")).expect("play ends");
    for (place, line) in record.lines().enumerate().take(end).skip(play + 1) {
        for (column, found) in line.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
            let other = if found == '1' { '2' } else { '1' };
            let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
            lines[place].replace_range(column..=column, &other.to_string());
            let fault = notation::read(&(lines.join("\n") + "\n")).expect_err("it was changed");
            // A later time is possible in itself: only the next step, or the digest, gives it away.
            let time = line.split(' ').nth(1).is_some_and(|time| (2..2 + time.len()).contains(&column));
            assert!(fault.line == place + 1 || (time && fault.line > place), "{fault}: {}", lines[place]);
        }
    }
}

#[test]
fn comments_empty_lines_and_other_line_ends_change_nothing() {
    for edition in rules::editions::EDITIONS {
        let record = short_record(edition);
        let mut noisy = "# Played in the garden.\r\n\r\n".to_owned();
        for line in record.lines() {
            noisy.push_str(line);
            noisy.push_str("  \r\n# said: “1 0.000 seat 1 claim”\r\n \t\r\n");
        }
        let read = notation::read(&noisy).unwrap_or_else(|fault| panic!("{}: {fault}", edition.id));
        assert_eq!(notation::write(&read.game, &Keeper::appointed()), record);
        assert!(read.notices.is_empty());
        assert_eq!(read.good_bytes, noisy.len());
    }
}

/// A match of this scenario played so many steps, still running.
fn running(scenario: &Scenario, steps: usize) -> Option<Play> {
    let unfinished = |seed| {
        let mut play = Play::new(scenario, seed);
        while play.moves.len() < steps && play.go_on() {}
        play
    };
    (0..20).map(unfinished).find(|play| play.game.outcome().is_none())
}

#[test]
fn a_running_file_torn_anywhere_is_read_up_to_its_last_whole_line() {
    let mut tried = 0;
    for scenario in scenarios().iter().filter(|scenario| scenario.edition.shapes.is_empty()).step_by(7) {
        let Some(play) = running(scenario, 9) else { continue };
        let text = notation::write(&play.game, &Keeper::appointed());
        let header = notation::write_running_header(&play.game).len();
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            tried += 1;
            let torn = &text[..cut];
            let Ok(read) = notation::read(torn) else {
                assert!(cut < header, "{torn}");
                continue;
            };
            assert!(cut >= header, "nothing can be played before all is agreed: {torn}");
            let whole = torn.rfind('\n').map_or(0, |end| end + 1);
            let steps = torn[header..whole].lines().count();
            assert_eq!(read.kind, RecordKind::Running);
            assert_eq!(read.good_bytes, whole);
            assert_eq!(
                notation::write(&read.game, &Keeper::appointed()),
                torn[..whole],
                "no step is invented"
            );
            assert_eq!(read.game.steps(), steps);
            let line = torn.lines().count();
            let notice = (whole < cut).then_some(Notice::TornLine { line });
            assert_eq!(read.notices, notice.into_iter().collect::<Vec<_>>());
            // Cut where it is good, the file takes the next steps.
            let on = notation::read(&format!("{}{}", &torn[..read.good_bytes], &text[whole..]));
            assert_eq!(
                on.map(|read| notation::write(&read.game, &Keeper::appointed())).ok().as_ref(),
                Some(&text)
            );
        }
    }
    assert!(tried > 10_000, "{tried}");
}

#[test]
fn a_running_file_is_read_on_line_by_line_as_it_is_read_at_once() {
    for scenario in scenarios() {
        let mut play = Play::new(&scenario, 3);
        while play.moves.len() < 40 && play.go_on() {}
        let mut game = play.fresh.clone();
        for (number, entry) in (1..).zip(play.game.log(&Keeper::appointed())) {
            let line = notation::write_step(&play.game, number, entry, &Keeper::appointed());
            // A line that was left out, or says more than it led to, is noticed.
            let skipped = line.replacen(&number.to_string(), &(number + 1).to_string(), 1);
            assert!(notation::read_on(&mut game.clone(), &skipped).is_err(), "{skipped}");
            let more = format!("{}; void of sense", line.trim_end());
            assert!(notation::read_on(&mut game.clone(), &more).is_err(), "{more}");
            notation::read_on(&mut game, line.trim_end()).unwrap_or_else(|fault| panic!("{line}{fault}"));
        }
        assert_eq!(
            notation::write(&game, &Keeper::appointed()),
            notation::write(&play.game, &Keeper::appointed())
        );
        assert!(notation::read_on(&mut game, "").is_err());
    }
}

#[test]
fn a_later_version_and_what_one_viewer_saw_are_refused_with_a_sentence() {
    let record = short_record(rules::Edition::find("mini").expect("an edition"));
    let said = |text: &str| notation::read(text).expect_err("it is refused").to_string();
    assert_eq!(
        said(&record.replacen("match 1 ", "match 2 ", 1)),
        "line 1, column 19: format version “2” is not known here, only 1 to 1; a later one needs a newer codeknacker"
    );
    assert_eq!(
        said(&record.replacen("\nrules 3\n", "\nrules 7\n", 1)),
        "line 2, column 7: rules version “7” is not known here, only 1 to 3; a later one needs a newer codeknacker"
    );
    let scenario = scenarios().into_iter().find(|s| s.mode == Mode::Table).expect("a table");
    let play = running(&scenario, 5).expect("a match that runs");
    for viewer in player::viewers(&play.game) {
        let fault = notation::read(&notation::write_seen(&play.game, viewer)).expect_err("it lacks secrets");
        assert!(matches!(fault.what, Wrong::SeenOnly), "{fault}");
    }
    for text in
        ["", "\n", "# nothing\n", "codeknacker", "codeknacker match 1", "{\"match\": 1}\n", "\u{feff}"]
    {
        assert!(
            matches!(notation::read(text), Err(fault) if matches!(fault.what, Wrong::NotARecord)),
            "{text:?}"
        );
    }
}

#[test]
fn what_was_agreed_is_refused_in_its_own_line_and_has_one_spelling() {
    let scenario = Scenario {
        edition: rules::Edition::find("original").expect("an edition"),
        options: vec!["time=20".to_owned()],
        mode: Mode::Solo,
        players: vec![Player::Person, Player::Computer],
        length: None,
    };
    let text = notation::write(&Play::new(&scenario, 1).game, &Keeper::appointed());
    assert!(notation::read(&text).is_ok());
    let table = [
        ("option time=20", "option time=4", 9, "time can't be “4”; allowed: off, or 5 to 1209600 seconds"),
        (
            "option time=20",
            "option time=020",
            9,
            "“option time=020” is written, but right is “option time=20”",
        ),
        (
            "option time=20",
            "option time= 20",
            9,
            "“option time= 20” is written, but right is “option time=20”",
        ),
        ("length 1 rounds", "length 101 rounds", 10, "alone you play 1 to 100 rounds, not 101"),
        (
            "length 1 rounds",
            "length 01 rounds",
            10,
            "“length 01 rounds” is written, but right is “length 1 rounds”",
        ),
        (
            "seat 1 person",
            "seat 1 person \" Ada\"",
            12,
            "“seat 1 person \" Ada\"” is written, but right is “seat 1 person \"Ada\"”",
        ),
        ("seat 2 computer", "seat 2 computer \"\"", 13, "seat 2: a name needs at least one character"),
    ];
    for (right, wrong, line, said) in table {
        let fault =
            notation::read(&text.replacen(&format!("{right}\n"), &format!("{wrong}\n"), 1)).expect_err(wrong);
        assert_eq!(fault.to_string(), format!("line {line}, column 1: {said}"));
    }
}

#[test]
fn every_wrong_line_is_named_not_only_the_first() {
    let scenario = Scenario {
        edition: rules::Edition::find("original").expect("an edition"),
        options: Vec::new(),
        mode: Mode::Solo,
        players: vec![Player::Person, Player::Computer],
        length: None,
    };
    let play = running(&scenario, 5).expect("a match that runs");
    let text = notation::write(&play.game, &Keeper::appointed());
    let answers: Vec<_> = text.lines().enumerate().filter(|(_, line)| line.contains(" row ")).collect();
    assert!(answers.len() >= 3, "{text}");
    let changed: Vec<_> = answers[..2].iter().map(|(place, _)| *place).collect();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    for place in &changed {
        let (step, _) = lines[*place].split_once(" -> ").expect("a row is answered");
        lines[*place] = format!("{step} -> 0b4w");
    }
    let (reading, faults) = notation::read_all(&(lines.join("\n") + "\n"));
    let places: Vec<_> = faults.iter().map(|fault| fault.line - 1).collect();
    assert_eq!(places, changed);
    assert!(faults.iter().all(|fault| matches!(fault.what, Wrong::Differs { .. })), "{faults:?}");
    for (fault, place) in faults.iter().zip(changed) {
        let arrow = lines[place].find(" -> ").expect("an arrow");
        assert_eq!(fault.column, arrow + " -> ".len() + 1);
    }
    let game = reading.expect("it was read as far as it goes").game;
    assert_eq!(notation::write(&game, &Keeper::appointed()), text, "what the rules compute stands");
}

#[test]
fn the_hash_of_these_tests_is_the_standard_one() {
    assert_eq!(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_eq!(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    let two_blocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    assert_eq!(sha256(two_blocks), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

/// The promise of a round that has ended, hashed again from what was shown.
fn promised(game: &Match, round: &PastRound) -> Option<String> {
    let rules = game.setup().rules();
    let mut secret = rules.show(round.secret?);
    if let Some(withheld) = round.withheld {
        let pegs = rules.palette().symbols.iter().zip(withheld.0).filter(|(_, pegs)| *pegs > 0);
        let pegs: Vec<_> = pegs.map(|(symbol, pegs)| format!("{}{pegs}", symbol.letter)).collect();
        secret.push_str(" withheld ");
        secret.push_str(&if pegs.is_empty() { "none".to_owned() } else { pegs.concat() });
    }
    Some(sha256(&format!("codeknacker/1 {} {} {} {secret}", game.id(), round.number, hex(round.salt?.0))))
}

#[test]
fn every_promise_is_the_hash_of_what_is_shown_at_the_end() {
    let (mut kept, mut pegs, mut boards) = (0, 0, 0);
    for scenario in scenarios().iter().filter(|scenario| scenario.edition.shapes.is_empty()) {
        let mut play = Play::new(scenario, 4);
        while play.go_on() {}
        let view = play.game.view(Viewer::Spectator);
        for round in &view.past {
            assert_eq!(round.commitment.map(|promise| promise.to_string()), promised(&play.game, round));
            kept += usize::from(round.commitment.is_some());
            pegs += usize::from(round.withheld.is_some());
        }
        if let rules::view::Board::GroupWatcher(board) = view.board {
            let shown = board.uncovered.expect("a group that is over shows its markers");
            for ((marker, salt), promise) in shown.iter().zip(&board.commitments) {
                let letter = play.rules().palette().symbols[usize::from(marker.colour)].letter;
                let salt = hex(salt.expect("what was promised has a salt").0);
                let text = format!("codeknacker/1 scenario 1 {salt} {}{letter}", marker.number);
                assert_eq!(promise.to_string(), sha256(&text));
                boards += 1;
            }
        }
    }
    assert!(kept > 200 && pegs > 10 && boards > 20, "{kept} {pegs} {boards}");
}

#[test]
fn a_promise_names_withheld_pegs_or_none_where_pegs_are_counted() {
    let scenario = Scenario {
        edition: rules::Edition::find("original").expect("an edition"),
        options: vec!["pegs=counted".to_owned()],
        mode: Mode::Solo,
        players: vec![Player::Person, Player::Computer],
        length: None,
    };
    let salt = "000102030405060708090a0b0c0d0e0f";
    for secret in ["RRYB withheld R1Y2", "RRYB withheld none"] {
        let mut game = Play::new(&scenario, 1).game;
        let action = game.setup().rules().read_action(&format!("secret {secret} salt {salt}"));
        let step = Step {
            by: Actor::Seat(rules::Seat::new(1)),
            at: Time(0),
            action: action.expect("a secret with its salt"),
        };
        game.apply(step).expect("the maker is due");
        let promise = sha256(&format!("codeknacker/1 scenario 1 {salt} {secret}"));
        assert!(notation::write(&game, &Keeper::appointed()).ends_with(&format!(" -> promise {promise}\n")));
    }
}

#[test]
fn a_digest_is_the_hash_of_the_lines_before_it() {
    for edition in rules::editions::EDITIONS {
        let record = short_record(edition);
        let (covered, digest) = record.split_at(record.rfind("digest ").expect("a digest"));
        assert_eq!(digest, format!("digest {}\n", sha256(covered)));
    }
}

fn released() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/v1")
}

/// The records of the released format, by name. They are never written anew: a file that somebody kept can't
/// be written anew either.
const RELEASED: [&str; 18] = [
    "contrary",
    "duel",
    "duel-running",
    "grand-target",
    "group",
    "group-pairs-of-boards",
    "group-referee",
    "group-running",
    "hand-set-void",
    "number",
    "party",
    "party-false-full",
    "party-running",
    "pegs",
    "referee",
    "solo-word",
    "time",
    "void-eleven",
];

#[test]
fn records_of_the_released_format_are_read_and_written_the_same_for_ever() {
    let files = std::fs::read_dir(released()).expect("the records are there");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a plain name"));
    let names: BTreeSet<_> = names.collect();
    assert_eq!(names, RELEASED.map(|name| format!("{name}.txt")).into(), "none is lost, and none unread");
    for name in RELEASED {
        let text = std::fs::read_to_string(released().join(format!("{name}.txt"))).expect("a record");
        let read = notation::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(notation::write(&read.game, &Keeper::appointed()), text, "{name}");
        assert!(read.notices.is_empty());
        assert_eq!(read.kind == RecordKind::Running, name.ends_with("running"), "{name}");
        let results = text.lines().filter(|line| line.contains(" -> ")).count();
        assert!(results > 3, "{name} tells too little");
    }
}

#[test]
fn a_line_torn_in_the_middle_of_a_letter_is_dropped_like_any_other() {
    let scenario = Scenario {
        edition: rules::Edition::find("word").expect("an edition"),
        options: vec!["language=de".to_owned()],
        mode: Mode::Solo,
        players: vec![Player::Person, Player::Computer],
        length: None,
    };
    let whole = notation::write(&Play::new(&scenario, 3).game, &Keeper::appointed());
    let mut bytes = (whole.clone() + "1 0.000 seat 2 secret T\u{dc}R").into_bytes();
    bytes.truncate(bytes.len() - 2);
    let text = notation::decode(&bytes).expect("only the last line is torn");
    let reading = notation::read(&text).expect("it is read up to there");
    let line = whole.lines().count() + 1;
    assert_eq!(reading.notices, [Notice::TornLine { line }]);
    assert_eq!(
        reading.notices[0].to_string(),
        format!("line {line} was cut off in the middle and is left out")
    );
    assert_eq!(reading.good_bytes, whole.len());
    assert_eq!(notation::write(&reading.game, &Keeper::appointed()), whole);

    let mut bytes = whole.into_bytes();
    let place = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 3;
    bytes[place] = 0xff;
    let fault = notation::decode(&bytes).expect_err("bytes that are no text");
    assert_eq!(fault.to_string(), "line 2, column 3: this is not text; a match is written in UTF-8");
}

#[test]
fn after_a_step_that_cannot_be_played_one_sentence_says_that_the_rest_is_unchecked() {
    let record = short_record(rules::Edition::find("original").expect("an edition"));
    let damaged = record.replacen(" row ", " rwo ", 1);
    let (_, faults) = notation::read_all(&damaged);
    let kinds: Vec<_> = faults.iter().map(|fault| &fault.what).collect();
    assert!(
        matches!(kinds.as_slice(), [Wrong::Action(_), Wrong::Unchecked, Wrong::Digest { .. }]),
        "{faults:?}"
    );
}

#[test]
fn what_is_missing_what_stands_there_and_what_would_be_right_are_said() {
    let expected =
        |found: &str| Wrong::Expected { what: Expected::Mode, found: found.to_owned() }.to_string();
    assert_eq!(expected(""), "“table”, “solo” or “referee” is missing");
    assert_eq!(expected("chair"), "expected “table”, “solo” or “referee”, found “chair”");
    let differs = |written: &str, right: &str| {
        Wrong::Differs { written: written.to_owned(), right: right.to_owned() }.to_string()
    };
    assert_eq!(differs("", "2b1w"), "what this led to is missing: “2b1w”");
    assert_eq!(differs("2b1w", ""), "“2b1w” is written, but nothing comes of this");
    assert_eq!(differs("2b1w", "1b2w"), "“2b1w” is written, but right is “1b2w”");
}

#[test]
fn a_text_of_several_records_is_parted_before_each_and_lines_are_counted_on() {
    let record = short_record(rules::Edition::find("original").expect("an edition"));
    let text = format!("# Saved.\n{record}# kept\n{record}");
    let lines = record.lines().count();
    let parts = notation::records(&text);
    assert_eq!(parts, [(0, format!("# Saved.\n{record}# kept\n").as_str()), (lines + 2, record.as_str())]);
    assert!(parts.iter().all(|(_, part)| notation::read(part).is_ok()));
    // What is no record is one part, to be refused as it stands.
    assert_eq!(notation::records("Once upon a time"), [(0, "Once upon a time")]);
    assert_eq!(notation::records(""), [(0, "")]);
}
