//! The table of editions, held against the rule book's own table.

use rules::edition::{AnswerRule, Format, Scoring, Signal};
use rules::editions::EDITIONS;
use rules::symbol::{Mark, Symbol};
use rules::{Edition, Rules};

/// One line of the rule book's table.
struct Line {
    id: &'static str,
    sheet: &'static str,
    seats: (u8, u8),
    holes: u8,
    /// Colours and shapes, or letters and digits.
    palette: (&'static str, &'static str),
    blanks: bool,
    repeats: bool,
    rows: u8,
    /// None: as many as the list has words.
    codes: Option<u64>,
    answer: AnswerRule,
}

const SIX: (&str, &str) = ("RYGBWK", "");
const EIGHT: (&str, &str) = ("RYGBWKON", "");
const LOCK: (&str, &str) = ("WPGROSYB", "");
const GRAND: (&str, &str) = ("RYGBK", "tscrh");

impl Line {
    const fn new(
        id: &'static str,
        sheet: &'static str,
        palette: (&'static str, &'static str),
        codes: u64,
    ) -> Self {
        Self {
            id,
            sheet,
            seats: (2, 2),
            holes: 4,
            palette,
            blanks: false,
            repeats: true,
            rows: 10,
            codes: Some(codes),
            answer: AnswerRule::Classic,
        }
    }
}

fn book() -> Vec<Line> {
    let lock = Line { rows: 12, ..Line::new("lock-super", "code-lock-2004", LOCK, 4_096) };
    let lock_party = Line { id: "lock-party-super", seats: (3, 5), ..lock };
    let group = Line {
        seats: (4, 4),
        holes: 5,
        blanks: true,
        rows: 4,
        answer: AnswerRule::Marker,
        ..Line::new("group", "group", SIX, 6_480)
    };
    let grand = Line { answer: AnswerRule::Pairs, ..Line::new("grand", "grand", GRAND, 390_625) };
    vec![
        Line::new("original", "original-1972", SIX, 1_296),
        Line { blanks: true, ..Line::new("original-blanks", "original-1972", SIX, 2_401) },
        Line { rows: 12, ..Line::new("eight", "eight-colours", EIGHT, 4_096) },
        Line { rows: 12, blanks: true, ..Line::new("eight-blanks", "eight-colours", EIGHT, 6_561) },
        Line { id: "lock", repeats: false, codes: Some(1_680), ..lock },
        lock,
        Line { id: "lock-party", repeats: false, codes: Some(1_680), ..lock_party },
        lock_party,
        Line { id: "group-small", seats: (2, 3), codes: Some(2_160), ..group },
        group,
        Line { id: "grand-blanks", blanks: true, codes: Some(1_679_616), ..grand },
        grand,
        Line { rows: 6, ..Line::new("mini", "series", SIX, 1_296) },
        Line { holes: 5, rows: 12, ..Line::new("super", "series", EIGHT, 32_768) },
        Line { codes: None, ..Line::new("word", "series", ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", ""), 0) },
        Line::new("number", "series", ("123456", ""), 1_296),
        Line::new("custom", "none", SIX, 1_296),
    ]
}

fn letters(symbols: &[Symbol]) -> String {
    symbols.iter().map(|symbol| symbol.letter).collect()
}

#[test]
fn every_edition_is_as_the_rule_book_says_and_there_is_no_other() {
    let book = book();
    let mut known: Vec<_> = book.iter().map(|line| line.id).collect();
    let mut listed: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
    known.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, known);

    for line in book {
        let id = line.id;
        let edition = Edition::find(id).expect(id);
        let rules = Rules::default_of(edition);
        assert_eq!(edition.sheet.name(), line.sheet, "{id}");
        assert_eq!(edition.seats, line.seats, "{id}");
        assert_eq!(rules.holes(), line.holes, "{id}");
        let palette = rules.palette();
        assert_eq!(
            (letters(palette.symbols).as_str(), letters(palette.shapes).as_str()),
            line.palette,
            "{id}"
        );
        assert_eq!(palette.blanks, line.blanks, "{id}");
        assert_eq!(rules.repeats(), line.repeats, "{id}");
        assert_eq!(rules.rows(), line.rows, "{id}");
        let words = || rules.word_list().expect("a list of words").all().len() as u64;
        assert_eq!(rules.secrets().count(), line.codes.unwrap_or_else(words), "{id}");
        assert_eq!(edition.answer, line.answer, "{id}");
    }
}

#[test]
fn harder_editions_are_there_and_lead_nobody_in_a_circle() {
    for edition in EDITIONS {
        let next =
            |edition: &Edition| edition.harder.map(|id| Edition::find(id).unwrap_or_else(|| panic!("{id}")));
        let steps = std::iter::successors(next(edition), |edition| next(edition)).take(EDITIONS.len());
        assert!(steps.clone().count() < EDITIONS.len(), "{}", edition.id);
        // The invitation stands at the end of a game alone, which a group has not.
        assert!(steps.into_iter().all(|edition| !edition.format.holds_parts()), "{}", edition.id);
    }
}

#[test]
fn the_format_follows_from_the_seats_and_the_scoring_from_the_sheet() {
    for edition in EDITIONS {
        let id = edition.id;
        let (format, scoring) = match id {
            "group" | "group-small" => (Format::Group, "first-right-call"),
            "lock-party" | "lock-party-super" => (Format::Party, "party-points"),
            "lock" | "lock-super" => (Format::Duel, "rounds-won"),
            _ => (Format::Duel, "rows"),
        };
        assert_eq!((edition.format, edition.scoring.name()), (format, scoring), "{id}");
        assert_eq!(edition.target, id.starts_with("grand"), "{id}: only grand is played up to a target");
    }
}

#[test]
fn what_a_wrong_pin_leads_to_is_as_the_sheets_say() {
    for edition in EDITIONS {
        let id = edition.id;
        let wanted = match id {
            "eight" | "eight-blanks" => (Signal::AtOnce, 3),
            "lock" | "lock-super" | "group" | "group-small" => (Signal::Recorded, 0),
            "lock-party" | "lock-party-super" | "grand" | "grand-blanks" => (Signal::Recorded, 3),
            _ => (Signal::Claimed, 3),
        };
        assert_eq!((edition.signal, edition.signal_points), wanted, "{id}");
    }
}

#[test]
fn every_edition_offers_its_options_with_their_defaults_and_values() {
    const TIME: (&str, &str, &str) = ("time", "off", "off, or 5 to 1209600 seconds");
    const ANSWERS: (&str, &str, &str) = ("answers", "automatic", "automatic, hand-set");
    const UNSOLVED: (&str, &str, &str) = ("unsolved", "rows", "rows, +1");
    const SIGNAL: (&str, &str, &str) = ("signal", "recorded", "recorded, original");
    const HINTS: (&str, &str, &str) = ("hints", "board", "board, player, totals");
    const BLANKS: (&str, &str, &str) = ("blanks", "no", "no, yes");
    const REPEATS: (&str, &str, &str) = ("repeats", "yes", "yes, no");
    for edition in EDITIONS {
        let wanted = match edition.id {
            "original" | "original-blanks" => vec![ANSWERS, UNSOLVED, ("pegs", "off", "off, counted"), TIME],
            "eight" | "eight-blanks" | "mini" => vec![ANSWERS, UNSOLVED, TIME],
            "lock" | "lock-super" => vec![ANSWERS, SIGNAL, TIME],
            "lock-party" | "lock-party-super" => vec![ANSWERS, SIGNAL, ("solution", "10", "10, 18"), TIME],
            "group" => vec![HINTS, TIME],
            "group-small" => vec![("boards", "3", "3, 2, 2x2"), HINTS, TIME],
            "grand" | "grand-blanks" => {
                vec![("blue", "matched", "matched, guess-only"), ANSWERS, SIGNAL, UNSOLVED, TIME]
            }
            "super" => vec![BLANKS, ANSWERS, UNSOLVED, TIME],
            "word" => {
                vec![("language", "en", "en, de, fr, nl"), ("letters", "4", "4, 3"), ANSWERS, UNSOLVED, TIME]
            }
            "number" => vec![("digits", "1-6", "1-6, 0-9"), REPEATS, ANSWERS, UNSOLVED, TIME],
            "custom" => vec![
                ("holes", "4", "1 to 8"),
                ("symbols", "6", "2 to 16"),
                ("rows", "10", "1 to 30"),
                BLANKS,
                REPEATS,
                ("answers", "automatic", "automatic, hand-set, black-only, hand-set-black-only"),
                UNSOLVED,
                TIME,
            ],
            other => panic!("{other} is not in this table"),
        };
        let offered: Vec<_> = edition
            .options
            .iter()
            .map(|rule| (rule.key.name(), rule.default().to_string(), rule.allowed()))
            .collect();
        let wanted: Vec<_> = wanted
            .into_iter()
            .map(|(key, default, allowed)| (key, default.to_owned(), allowed.to_owned()))
            .collect();
        assert_eq!(offered, wanted, "{}", edition.id);
    }
}

#[test]
fn colour_is_never_the_only_carrier() {
    for edition in EDITIONS {
        for symbols in [edition.symbols, edition.shapes] {
            for (number, one) in symbols.iter().enumerate() {
                for other in &symbols[..number] {
                    let (id, names) = (edition.id, (one.name, other.name));
                    assert_ne!(one.letter, other.letter, "{id} {names:?}");
                    assert_ne!(one.name, other.name, "{id}");
                    // A symbol whose own figure is its mark is told apart by that figure.
                    let figure = matches!(one.mark, Mark::Glyph | Mark::Outline);
                    assert!(figure || one.mark != other.mark, "{id} {names:?} share a mark");
                    assert!(figure || one.colour != other.colour, "{id} {names:?} share a colour");
                }
            }
        }
        let colours = edition.symbols.iter().filter(|symbol| symbol.mark == Mark::Outline).count();
        assert_eq!(colours, 0, "{}: an outline is a shape's mark", edition.id);
    }
}

#[test]
fn a_letter_names_the_same_colour_in_every_edition() {
    let known = [
        ('R', "red"),
        ('Y', "yellow"),
        ('G', "green"),
        ('B', "blue"),
        ('W', "white"),
        ('K', "black"),
        ('O', "orange"),
        ('N', "brown"),
        ('P', "pink"),
        ('S', "silver"),
        ('t', "triangle"),
        ('s', "square"),
        ('c', "circle"),
        ('r', "rectangle"),
        ('h', "hexagon"),
    ];
    for edition in EDITIONS {
        for symbol in edition.symbols.iter().chain(edition.shapes).filter(|symbol| symbol.mark != Mark::Glyph)
        {
            let name = known.iter().find(|(letter, _)| *letter == symbol.letter).map(|(_, name)| *name);
            // Colours beyond the sheets' stand in custom rules only.
            assert!(name == Some(symbol.name) || (name.is_none() && edition.id == "custom"), "{symbol:?}");
        }
    }
}

#[test]
fn the_makers_points_of_a_party_are_the_three_tables_of_the_sheet() {
    let sheet = [
        [5, 6, 7, 8, 9, 10, 14, 18, 22, 26, 30, 34, 40],
        [5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 25, 28, 30],
        [5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25],
    ];
    let parties: Vec<_> = EDITIONS.iter().filter(|edition| edition.format.shares_a_board()).collect();
    assert_eq!(parties.len(), 2);
    for edition in parties {
        let Scoring::Party { maker } = edition.scoring else { panic!("{} has no table", edition.id) };
        assert_eq!(*maker, sheet, "{}", edition.id);
    }
}

#[test]
fn every_mark_has_a_name_of_its_own() {
    let marks: Vec<_> = rules::symbol::SIXTEEN.iter().map(|symbol| symbol.mark.name()).collect();
    let wanted = [
        "dot",
        "ring",
        "plus",
        "cross",
        "plain",
        "bar",
        "dash",
        "rise",
        "fall",
        "two-dots",
        "three-dots",
        "two-bars",
        "two-dashes",
        "diamond",
        "star",
        "wave",
    ];
    assert_eq!(marks, wanted);
    assert_eq!(rules::symbol::SHAPES[0].mark.name(), "outline");
    assert_eq!(Mark::Glyph.name(), "glyph");
}

#[test]
fn what_an_edition_is_has_words_for_lists_and_json() {
    let words = |id: &str| {
        let edition = Edition::find(id).expect("an edition");
        let words = [
            edition.sheet.name(),
            edition.format.name(),
            edition.answer.name(),
            edition.scoring.name(),
            edition.signal.name(),
        ];
        words.join(" ")
    };
    for (id, wanted) in [
        ("original", "original-1972 duel classic rows claimed"),
        ("eight", "eight-colours duel classic rows at-once"),
        ("lock", "code-lock-2004 duel classic rounds-won recorded"),
        ("lock-party", "code-lock-2004 party classic party-points recorded"),
        ("group", "group group marker first-right-call recorded"),
        ("grand", "grand duel pairs rows recorded"),
        ("mini", "series duel classic rows claimed"),
        ("custom", "none duel classic rows claimed"),
    ] {
        assert_eq!(words(id), wanted, "{id}");
    }
    assert_eq!(Edition::find("word").expect("an edition").symbols, rules::symbol::LETTERS);
}

#[test]
fn a_code_of_the_day_is_one_on_one_and_of_one_size() {
    let daily: Vec<_> =
        EDITIONS.iter().filter(|edition| edition.has_daily()).map(|edition| edition.id).collect();
    for (id, has) in [
        ("original", true),
        ("word", true),
        ("grand", true),
        ("lock", true),
        ("lock-party", false),
        ("group", false),
        ("custom", false),
    ] {
        assert_eq!(daily.contains(&id), has, "{id}");
    }
}
