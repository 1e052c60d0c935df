//! Programs are told what is wrong by a word that stays the same.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::notation;
use rules::option::Options;
use rules::seat::Name;
use rules::{Edition, Length, Mode, OptionKey, Player, Proposal, Rules, Seat};

fn edition(id: &str) -> &'static Edition {
    Edition::find(id).expect(id)
}

fn rules(id: &str, options: &[&str]) -> Rules {
    let options = Options::read(edition(id), options.iter().copied()).expect("options");
    Rules::new(edition(id), options).expect("rules")
}

#[test]
fn of_a_code() {
    for (id, text, codes) in [
        ("original", "RxY", &["code-character", "code-length"][..]),
        ("original", "R.YB", &["code-blank"]),
        ("lock", "RRGB", &["code-repeated"]),
        ("word", "XQXQ", &["code-not-a-word"]),
    ] {
        let faults = rules(id, &[]).read_row(text).expect_err(text);
        assert_eq!(faults.iter().map(notation::CodeFault::code).collect::<Vec<_>>(), codes, "{text}");
    }
    let group = rules("group", &[]);
    assert_eq!(group.read_secret("R....").expect_err("too empty")[0].code(), "code-empty-holes");
    assert_eq!(group.read_marker("9R").expect_err("no marker").code(), "code-marker");
}

#[test]
fn of_an_answer() {
    for (text, code) in [
        ("two", "pins-unreadable"),
        ("1b1b", "pins-twice"),
        ("1u", "pins-no-blue"),
        ("3b2w", "pins-too-many"),
    ] {
        assert_eq!(rules("original", &[]).read_answer(text).expect_err(text).code(), code);
    }
    let black_only = rules("custom", &["answers=black-only"]);
    assert_eq!(black_only.read_answer("1b1w").expect_err("a white pin").code(), "pins-only-black");
}

#[test]
fn of_an_option() {
    for (chosen, code) in [
        (&["blanks"][..], "option-not-key-value"),
        (&["sound=on"], "option-unknown"),
        (&["blanks=yes", "blanks=no"], "option-twice"),
        (&["holes=9"], "option-not-allowed"),
    ] {
        let faults = Options::read(edition("custom"), chosen.iter().copied()).expect_err(code);
        assert_eq!(faults[0].code(), code);
    }
    let few = Options::read(edition("custom"), ["repeats=no", "symbols=2"]).expect("each is allowed");
    assert_eq!(few.get(OptionKey::Symbols).map(|value| value.to_string()).as_deref(), Some("2"));
    assert_eq!(Rules::new(edition("custom"), few).expect_err("too few")[0].code(), "option-too-few-symbols");
}

#[test]
fn of_a_name() {
    for (name, code) in
        [("", "name-empty"), (&"n".repeat(25), "name-too-long"), ("a\u{202E}b", "name-invisible")]
    {
        assert_eq!(Name::new(name).expect_err(code).code(), code);
    }
}

#[test]
fn of_a_proposal() {
    let two = |player| vec![(Player::Person, None), (player, None)];
    let rounds = |rounds| Some(Length::Rounds(rounds));
    let propose = |id, mode, options: &[&'static str], seats, length, first: usize| {
        let options = options.to_vec();
        let proposal =
            Proposal { edition: edition(id), options, mode, seats, length, first: Some(Seat::new(first)) };
        let faults = proposal.settle(&mut ChaCha20Rng::from_seed([1; 32])).expect_err(id);
        faults.iter().map(rules::setup::SetupFault::code).collect::<Vec<_>>()
    };
    let (table, solo, referee) = (Mode::Table, Mode::Solo, Mode::Referee);
    let people = || two(Player::Person);
    let computer = || two(Player::Computer);
    assert_eq!(propose("original", table, &["pegs=x"], people(), None, 0), ["option-not-allowed"]);
    let nameless = vec![(Player::Person, Some("")), (Player::Person, None)];
    assert_eq!(propose("original", table, &[], nameless, None, 0), ["name-empty"]);
    assert_eq!(propose("original", table, &[], vec![(Player::Person, None)], None, 0), ["setup-seat-count"]);
    assert_eq!(propose("original", table, &[], people(), None, 2), ["setup-first"]);
    assert_eq!(propose("original", table, &[], people(), rounds(3), 0), ["setup-duel-rounds"]);
    assert_eq!(propose("original", solo, &[], computer(), rounds(0), 1), ["setup-solo-rounds"]);
    let three = vec![(Player::Person, None); 3];
    assert_eq!(propose("lock-party", table, &[], three.clone(), rounds(4), 0), ["setup-party-rounds"]);
    assert_eq!(propose("group-small", table, &[], three, rounds(2), 0), ["setup-group-rounds"]);
    assert_eq!(propose("original", table, &[], people(), Some(Length::Target(5)), 0), ["setup-no-target"]);
    assert_eq!(propose("grand", table, &[], people(), Some(Length::Target(0)), 0), ["setup-target"]);
    assert_eq!(propose("group", solo, &[], computer(), None, 1), ["setup-no-solo"]);
    assert_eq!(propose("original", solo, &[], people(), None, 1), ["setup-solo-maker"]);
    assert_eq!(propose("original", solo, &[], computer(), None, 0), ["setup-solo-first"]);
    assert_eq!(
        propose("original", solo, &["answers=hand-set"], computer(), None, 1),
        ["setup-solo-hand-set"]
    );
    assert_eq!(propose("original", referee, &[], computer(), None, 0), ["setup-referee-persons"]);
    assert_eq!(propose("original", referee, &["time=20"], people(), None, 0), ["setup-referee-options"]);
    assert_eq!(
        propose("original", referee, &["answers=automatic"], people(), None, 0),
        ["setup-referee-answers"]
    );
    let contrary = two(Player::Contrary);
    assert_eq!(propose("original", table, &["pegs=counted"], contrary, None, 0), ["setup-no-contrary"]);
}

#[test]
fn of_a_written_action() {
    let (plain, counted) = (rules("original", &[]), rules("original", &["pegs=counted"]));
    let group = rules("group", &[]);
    let salt = "00".repeat(16);
    for (rules, text, code) in [
        (&plain, "dance".to_owned(), "action-unknown"),
        (&plain, "lapse now".to_owned(), "action-unknown"),
        (&plain, "row RxYB".to_owned(), "code"),
        (&plain, "answer 3b2w".to_owned(), "pins-too-many"),
        (&plain, "verdict maybe".to_owned(), "action-verdict"),
        (&group, "hints bw".to_owned(), "action-hints"),
        (&counted, format!("secret RRYB withheld R3 salt {salt}"), "action-withheld"),
        (&counted, format!("secret RRYB salt {salt}"), "action-withheld-missing"),
        (&plain, format!("secret RRYB withheld R1 salt {salt}"), "pegs-not-counted"),
        (&plain, "secret RRYB".to_owned(), "action-salt-missing"),
        (&plain, "secret RRYB salt pepper".to_owned(), "action-salt"),
        (&group, "deal 3R 1G".to_owned(), "action-salts-missing"),
        (&group, format!("deal 3R 1G salts {salt}"), "action-salt-count"),
        (&group, "markers 9R".to_owned(), "code"),
    ] {
        assert_eq!(rules.read_action(&text).expect_err(&text).code(), code, "{text}");
    }
}

#[test]
fn of_a_record() {
    const DUEL: &str = include_str!("records/v1/duel.txt");
    let first = |from: &str, to: &str| {
        assert!(DUEL.contains(from), "{from}");
        let faults = notation::read_all(&DUEL.replacen(from, to, 1)).1;
        faults.first().map(|fault| fault.what.code()).expect("something is wrong")
    };
    assert_eq!(first("codeknacker match", "noughts and crosses"), "record-not-a-match");
    assert_eq!(first("match 1 finished", "match 9 finished"), "record-unknown-format");
    assert_eq!(first("rules 1", "rules 9"), "record-unknown-rules");
    assert_eq!(first("match 1 finished", "match 1 seen"), "record-seen-only");
    assert_eq!(first("\nmode ", "\nmood "), "record-expected");
    assert_eq!(first("length 2 rounds", "length 3 rounds"), "setup-duel-rounds");
    assert_eq!(first(" row ", " dance "), "action-unknown");
    assert_eq!(first("\nend ", "\nend of "), "record-differs");
    assert_eq!(first("\ndigest ", "\n#digest "), "record-not-closed");
    assert_eq!(first("\ndigest ", "\ndigest 0"), "record-digest");
    let more = format!("{DUEL}more\n");
    assert_eq!(notation::read_all(&more).1[0].what.code(), "record-after-end");
    assert_eq!(notation::decode(b"\xff\nend\n").expect_err("no text").what.code(), "record-not-text");
}
