//! Everything there is to say in one language, section by section.

use rules::editions::EDITIONS;
use rules::option::{OptionRule, OptionValue, Values};
use rules::seat::Viewer;
use rules::symbol::{SHAPES, SIXTEEN};
use rules::view::{GroupRowView, SeenEntry};
use rules::{Actor, Answer, Due, Event, Format, Marker, Mode, Player, Rules, Time};
use words::{Decimal, Language, Message, TOPICS, Words};

use super::faults;
use super::samples::{self, ADA, BEN, COMPUTER};

/// The topics whose messages are told by the types of the rules, in sections of their own.
const TOLD: [&str; 14] = [
    "due", "edition", "event", "fault", "offer", "option", "record", "refusal", "row", "score", "seat",
    "symbol", "system", "time",
];

/// A heading and its lines.
pub(crate) type Section = (&'static str, Vec<String>);

pub(crate) fn sections(language: Language) -> Vec<Section> {
    let words = Words::of(language);
    let mut sections = vec![
        ("editions", editions(words)),
        ("options", options(words)),
        ("pieces", pieces(words)),
        ("answers and rows", rows(words)),
        ("who", who(words)),
        ("due", due(words)),
        ("offers", samples::offers().iter().map(|offer| words.offer(offer)).collect()),
        ("events", events(words)),
        ("scores", scores(words)),
        ("refusals", refusals(words)),
        ("faults", typed(words)),
        ("records", records(words)),
        ("system", system(words)),
        ("numbers and time", numbers(words)),
    ];
    for topic in TOPICS.iter().filter(|topic| !TOLD.contains(&topic.name)) {
        // What a language leaves to English is on the page of English.
        let own = topic.messages.iter().filter(|message| words.has(message.id));
        let lines = own.flat_map(|message| vocabulary(words, message));
        sections.push((topic.name, lines.collect()));
    }
    sections
}

fn editions(words: Words) -> Vec<String> {
    let mut lines = Vec::new();
    for edition in EDITIONS {
        lines.push(format!("{}: {}", words.edition_name(edition), words.edition_about(edition)));
        let facts = words.edition_facts(&Rules::default_of(edition));
        lines.push(format!("    {} · {facts}", words.sheet(edition.sheet)));
    }
    lines.extend([Format::Duel, Format::Party, Format::Group].map(|format| words.format(format)));
    lines.extend([Mode::Table, Mode::Solo, Mode::Referee].map(|mode| words.mode(mode)));
    lines.extend([Player::Person, Player::Computer, Player::Contrary].map(|player| words.player(player)));
    lines
}

/// Every option once, by the first edition that offers it, with every value it can be given by a word.
fn options(words: Words) -> Vec<String> {
    let mut rules: Vec<&OptionRule> = Vec::new();
    for rule in EDITIONS.iter().flat_map(|edition| edition.options) {
        if !rules.iter().any(|known| known.key == rule.key) {
            rules.push(rule);
        }
    }
    let mut lines = Vec::new();
    for rule in rules {
        lines.push(format!("{}: {}", words.option_name(rule.key), words.option_help(rule.key)));
        let values = match rule.values {
            Values::Words(values) => values.iter().map(|value| OptionValue::Word(value)).collect(),
            Values::Number { min, max, .. } => vec![OptionValue::Number(min), OptionValue::Number(max)],
            Values::OffOr { min, max } => {
                vec![rule.default(), OptionValue::Number(min), OptionValue::Number(max)]
            }
        };
        let values: Vec<_> = values.into_iter().map(|value| words.option_value(rule.key, value)).collect();
        lines.push(format!("    {}", values.join(" | ")));
        lines.push(format!("    {}", words.allowed_values(rule)));
    }
    let chosen = rules::Options::read(samples::edition("custom"), ["holes=5", "blanks=yes", "time=150"]);
    let chosen = Rules::new(samples::edition("custom"), chosen.expect("options")).expect("rules");
    lines.push(words.chosen_options(&chosen).join(", "));
    lines
}

fn pieces(words: Words) -> Vec<String> {
    let mut lines: Vec<_> = SIXTEEN.iter().chain(SHAPES).map(|symbol| words.symbol(symbol)).collect();
    let grand = samples::edition("grand");
    for shape in SHAPES {
        let pairs: Vec<_> = grand.symbols.iter().map(|colour| words.pair(shape, colour)).collect();
        lines.push(pairs.join(", "));
    }
    let blanks = samples::rules("grand-blanks");
    lines.push(words.code(&blanks, blanks.read_row("tR s. .G ..").expect("a row")));
    for (edition, row) in [("original-blanks", "R.BG"), ("number", "1234"), ("word", "WORD")] {
        lines.push(words.code(&samples::rules(edition), samples::code(edition, row)));
    }
    lines
}

fn rows(words: Words) -> Vec<String> {
    let mut lines = Vec::new();
    let original = samples::rules("original");
    for black in 0..=4u8 {
        let answers = (0..=4 - black).map(|white| words.answer(&original, Answer { black, white, blue: 0 }));
        lines.push(answers.collect::<Vec<_>>().join(" | "));
    }
    let most = (5..=9).map(|black| words.answer(&original, Answer { black, white: 1, blue: 2 }));
    lines.push(most.collect::<Vec<_>>().join(" | "));
    let red = samples::rules("eight");
    let answers = (1..=9).map(|black| words.answer(&red, Answer { black, white: 1, blue: 0 }));
    lines.push(answers.collect::<Vec<_>>().join(" | "));
    let answer = Answer { black: 2, white: 1, blue: 0 };
    let code = samples::code("original", "RGBW");
    lines.push(words.row(&original, 3, code, Some(answer)));
    lines.push(words.row(&original, 3, code, Some(Answer::default())));
    lines.push(words.row(&original, 3, code, None));
    let grand = samples::rules("grand");
    let pairs = samples::code("grand", "tR sB cG hY");
    lines.push(words.row(&grand, 1, pairs, Some(Answer { black: 1, white: 0, blue: 2 })));
    lines.push(words.at(&samples::duel(), Viewer::Spectator).round_row(4, None, None));

    let group = samples::group();
    let rules = group.rules();
    for viewer in [Viewer::Seat(ADA), Viewer::Spectator] {
        let teller = words.at(&group, viewer);
        for hints in samples::hints() {
            let code = Some(samples::code("group", "RG.BW"));
            let row = GroupRowView { by: ADA, board: 1, row: 2, code, hints: Some(hints) };
            lines.push(teller.group_row(&row));
        }
        lines.push(teller.group_row(&GroupRowView {
            by: COMPUTER,
            board: 1,
            row: 2,
            code: None,
            hints: None,
        }));
    }
    let markers = [Marker { number: 3, colour: 0 }, Marker { number: 1, colour: 2 }];
    lines.push(words.own_markers(rules, &markers[..1]));
    lines.push(words.own_markers(rules, &markers));
    lines
}

fn who(words: Words) -> Vec<String> {
    let mut lines = Vec::new();
    for setup in [samples::duel(), samples::party(), samples::group()] {
        let teller = words.at(&setup, Viewer::Seat(ADA));
        let names: Vec<_> = setup.all_seats().map(|seat| teller.name(seat)).collect();
        lines.push(words.list(&names));
        lines.push(teller.opening());
        lines.push(words.at(&setup, Viewer::Spectator).opening());
    }
    let duel = samples::duel();
    let teller = words.at(&duel, Viewer::Spectator);
    let roles = [(Viewer::Seat(ADA), Some(ADA)), (Viewer::Seat(BEN), Some(ADA)), (Viewer::Seat(ADA), None)];
    lines.extend(roles.map(|(viewer, maker)| teller.role(viewer, maker)));
    lines.push(teller.role(Viewer::Spectator, Some(ADA)));
    lines
}

fn due(words: Words) -> Vec<String> {
    let duel = samples::duel();
    let told = |what| {
        let due = Due { who: Actor::Seat(ADA), what };
        let [you, other] = [ADA, BEN].map(|seat| words.at(&duel, Viewer::Seat(seat)).due(due));
        if you == other { you } else { format!("{you} | {other}") }
    };
    samples::tasks().into_iter().map(told).collect()
}

/// Every event as the one who did it and as somebody else hears it.
fn events(words: Words) -> Vec<String> {
    let duel = samples::duel();
    let mut lines = Vec::new();
    for event in samples::events() {
        let [you, other] = [ADA, BEN].map(|seat| words.at(&duel, Viewer::Seat(seat)).event(&event));
        lines.push(if you == other { you } else { format!("{you} | {other}") });
        if let Event::SecretSet { commitment, .. } = event {
            let teller = words.at(&duel, Viewer::Spectator);
            lines.push(teller.promise(None, &commitment));
            lines.push(teller.promise(Some(2), &commitment));
        }
    }
    let row = Event::Placed { row: 1, by: ADA, code: samples::code("original", "RGBW") };
    let answered = Event::Answered { row: 1, answer: Answer { black: 0, white: 3, blue: 0 } };
    let entry = SeenEntry {
        number: 2,
        by: Actor::Seat(ADA),
        at: Time(0),
        events: vec![row, answered, Event::Solved { row: 1 }],
    };
    lines.extend(words.at(&duel, Viewer::Seat(BEN)).entry(&entry));
    lines
}

fn scores(words: Words) -> Vec<String> {
    let party = samples::party();
    let tellers = [ADA, BEN].map(|seat| words.at(&party, Viewer::Seat(seat)));
    let both = |told: [String; 2]| if told[0] == told[1] { told[0].clone() } else { told.join(" | ") };
    let mut lines: Vec<_> = Vec::new();
    for booking in samples::bookings(ADA) {
        lines.push(both([0, 1].map(|teller| tellers[teller].booking(&booking))));
    }
    lines.push(both([0, 1].map(|teller| tellers[teller].score(&[12, 0, 1040]))));
    for outcome in samples::outcomes() {
        lines.push(both([0, 1].map(|teller| tellers[teller].outcome(&outcome))));
    }
    lines
}

fn refusals(words: Words) -> Vec<String> {
    let duel = samples::duel();
    let told = |refusal: &rules::Refusal| {
        let [you, other] = [ADA, BEN].map(|seat| words.at(&duel, Viewer::Seat(seat)).refusal(refusal));
        let told = if you == other { you } else { format!("{you} | {other}") };
        format!("{}: {told}", refusal.code())
    };
    let mut lines: Vec<_> = faults::refusals().iter().map(told).collect();
    lines.push(words.refusal(&rules::Refusal::CallOpen { by: ADA }));
    lines
}

fn typed(words: Words) -> Vec<String> {
    let line = |code: &str, sentence: String| format!("{code}: {sentence}");
    let mut lines = Vec::new();
    lines.extend(faults::code_faults().iter().map(|fault| line(fault.code(), words.code_fault(fault))));
    lines.extend(faults::answer_faults().iter().map(|fault| line(fault.code(), words.answer_fault(fault))));
    lines.extend(faults::name_faults().iter().map(|fault| line(fault.code(), words.name_fault(*fault))));
    lines.extend(faults::setup_faults().iter().map(|fault| line(fault.code(), words.setup_fault(fault))));
    lines.extend(faults::action_faults().iter().map(|fault| line(fault.code(), words.action_fault(fault))));
    lines.push(words.setup_faults(&faults::setup_faults()[..2]));
    lines
}

fn records(words: Words) -> Vec<String> {
    let told = |fault: &rules::notation::RecordFault| {
        format!("{}: {}", fault.what.code(), words.record_fault(fault))
    };
    let mut lines: Vec<_> = faults::record_faults().iter().map(told).collect();
    lines.extend(faults::notices().into_iter().map(|notice| words.notice(notice)));
    lines
}

/// What the system says, once for every sentence there is.
fn system(words: Words) -> Vec<String> {
    use std::io::ErrorKind as Kind;
    let kinds = [
        Kind::NotFound,
        Kind::PermissionDenied,
        Kind::AlreadyExists,
        Kind::AddrInUse,
        Kind::AddrNotAvailable,
        Kind::ConnectionRefused,
        Kind::ConnectionReset,
        Kind::NetworkUnreachable,
        Kind::TimedOut,
        Kind::IsADirectory,
        Kind::NotADirectory,
        Kind::ReadOnlyFilesystem,
        Kind::StorageFull,
        Kind::InvalidData,
        Kind::UnexpectedEof,
        Kind::ResourceBusy,
    ];
    kinds.into_iter().map(|kind| words.system(&kind.into())).collect()
}

fn numbers(words: Words) -> Vec<String> {
    let mut lines = vec![words.number(7), words.number(1_679_616), words.signed(-3)];
    lines.push(words.decimal(Decimal::new(4.340_277, 2)));
    lines.extend([1, 59, 61, 7200, 90_000, 1_209_600].map(|seconds| words.duration(seconds)));
    lines.extend((1..=12).map(|month| words.date(2026, month, 1)));
    lines.push(words.clock(65));
    lines
}

/// A message of the vocabulary with something in its gaps: where one and many differ, with none, one and several.
fn vocabulary(words: Words, message: &'static Message) -> Vec<String> {
    let told = |count: i32| {
        let text = words.preview(message, |variable| match variable {
            "name" => "Ada".into(),
            "code" => words.code(&samples::rules("original"), samples::code("original", "RGBW")).into(),
            "answer" => {
                words.answer(&samples::rules("original"), Answer { black: 2, white: 1, blue: 0 }).into()
            }
            "colour" => words.symbol(&SIXTEEN[0]).into(),
            "colours" => "R, Y, G".into(),
            "letter" => "R".into(),
            "edition" => words.edition_name(samples::edition("original")).into(),
            "editions" => "original, eight".into(),
            "example" => "RGBW".into(),
            "time" => words.duration(150).into(),
            "date" => words.date(2026, 11, 15).into(),
            "left" | "bits" => Decimal::new(f64::from(count) * 1.25, 2).into(),
            "value" => words.signed(count).into(),
            "exact" => if count == 1 { "red" } else { "black" }.into(),
            "reason" => "…".into(),
            _ => count.into(),
        });
        (!text.is_empty()).then_some(text).expect(message.id)
    };
    let mut lines: Vec<String> = Vec::new();
    for count in if message.variables.is_empty() { vec![3] } else { vec![3, 1, 0] } {
        let line = told(count);
        // A number alone makes no other sentence: one of them is enough.
        let bare = |line: &str| {
            line.chars().filter(|c| !c.is_numeric() && !".,\u{202F}".contains(*c)).collect::<String>()
        };
        if !lines.iter().any(|known| bare(known) == bare(&line)) {
            lines.push(line);
        }
    }
    lines
}
