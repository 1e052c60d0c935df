//! What the viewer can enter now: a row, a secret, pins, a solution; at a real board also hints, verdicts, markers.

use play::reply::hinting;
use play::{Draft, Entered, Hole, Question};
use rules::pairing::Pin;
use rules::rules::HintsShown;
use rules::symbol::Mark;
use rules::view::{Board, Offer};
use rules::{Actor, Answer, Due, Mode, Rules, Task, View, Viewer};
use words::{Language, Teller, Words};

use super::filled::{counted, was_asked};
use crate::form::Fields;
use crate::piece::{Lettered, Piece};

/// A hole that can be filled.
pub(crate) struct HoleView {
    pub(crate) number: usize,
    pub(crate) piece: Piece,
    pub(crate) label: String,
    /// Whether the next piece goes here.
    pub(crate) current: bool,
}

/// A piece in the tray.
pub(crate) struct TrayPiece {
    /// Its letter in records.
    pub(crate) letter: char,
    /// Its letter in the reader's language.
    pub(crate) key: char,
    pub(crate) piece: Piece,
    pub(crate) name: String,
    /// `shape`, `colour` or `single`.
    pub(crate) kind: &'static str,
    /// Which part of a hole it fills, from 0.
    pub(crate) part: u8,
    /// The name that its style has.
    pub(crate) class: &'static str,
    /// Whether it begins a line of the keyboard.
    pub(crate) breaks: bool,
}

/// Pegs of a colour that may be withheld.
pub(crate) struct Withhold {
    pub(crate) letter: char,
    pub(crate) name: String,
    pub(crate) piece: Piece,
    pub(crate) chosen: u8,
}

/// A code that can be entered.
pub(crate) struct Entry {
    /// The word that its action begins with.
    pub(crate) action: &'static str,
    /// Whether nothing waits for it: a secret uncovered to prove an error.
    pub(crate) early: bool,
    /// Whether somebody else is due, and it can only be filled yet.
    pub(crate) ahead: bool,
    pub(crate) title: String,
    pub(crate) holes: Vec<HoleView>,
    pub(crate) tray: Vec<TrayPiece>,
    pub(crate) draft: String,
    pub(crate) typed: String,
    pub(crate) cursor: usize,
    pub(crate) pairs: bool,
    /// Whether the pieces are letters or digits rather than colours.
    pub(crate) glyphs: bool,
    /// Whether the tray is a keyboard.
    pub(crate) keyboard: bool,
    /// Whether holes may stay empty.
    pub(crate) blanks: bool,
    /// How many holes have to be full before it can be placed.
    pub(crate) least: u8,
    pub(crate) submit: String,
    /// Whether a secret can be rolled.
    pub(crate) roll: bool,
    pub(crate) withhold: Vec<Withhold>,
    pub(crate) most_withheld: u8,
    /// Whether it can be noted what is ruled out, and what is sure.
    pub(crate) notes: bool,
    /// Whether pegs can be held for the next row.
    pub(crate) hold_offered: bool,
    pub(crate) hold: bool,
    /// Whether it was asked if no peg at all is meant.
    pub(crate) sure: bool,
}

impl Entry {
    /// How many things can be put into a hole, nothing included where that is one of them.
    pub(crate) fn choices(&self) -> usize {
        self.tray.len() + usize::from(self.blanks)
    }
}

/// One kind of pin to count.
pub(crate) struct PinCount {
    pub(crate) field: &'static str,
    /// How the style colours it.
    pub(crate) colour: &'static str,
    pub(crate) name: String,
    /// None until somebody chooses: that there are no pins is an answer like any other, and said expressly.
    pub(crate) chosen: Option<u8>,
}

impl PinCount {
    pub(crate) fn is_chosen(&self, pins: &u8) -> bool {
        self.chosen == Some(*pins)
    }
}

/// Pins that can be placed by hand.
pub(crate) struct PinsEntry {
    pub(crate) title: String,
    pub(crate) counts: Vec<PinCount>,
    pub(crate) most: u8,
    /// The pins in words, to be confirmed; the second time they are placed.
    pub(crate) confirm: Option<(String, String)>,
    /// Whether they were to be confirmed before any was chosen.
    pub(crate) missing: bool,
    /// Whether pins that can't be were just asked about.
    pub(crate) sure: bool,
}

/// A choice of one hint, or of one marker's number and colour.
pub(crate) struct ChoiceField {
    pub(crate) field: String,
    pub(crate) label: String,
    pub(crate) choices: Vec<(String, String)>,
}

/// What people at a real board enter for the table itself.
pub(crate) struct TableEntry {
    /// `hints`, `verdict` or `markers`.
    pub(crate) action: &'static str,
    pub(crate) title: String,
    pub(crate) asked: Vec<ChoiceField>,
}

/// Whether the viewer breaks a code, somebody else is due, and the next row can be filled meanwhile.
pub(crate) fn is_ahead(view: &View) -> bool {
    let (Board::Breaker(breaker), Viewer::Seat(seat)) = (&view.board, view.viewer) else { return false };
    let others = view.due.is_some_and(|due| due.who != Actor::Seat(seat));
    let left = breaker.board.rows.len() < usize::from(breaker.board.of);
    others && left && view.outcome.is_none() && view.setup.mode() != Mode::Referee
}

/// A code that the viewer can enter, if any; or the row after the one that others are busy with.
pub(crate) fn code(words: Words, view: &View, draft: &Draft, fields: &Fields, ahead: bool) -> Option<Entry> {
    let rules = view.setup.rules();
    let palette = rules.palette();
    let offered = view.offers.iter().find_map(|offer| {
        let task = match offer {
            Offer::Row { .. } => Task::Row,
            Offer::Secret { .. } => Task::Secret,
            Offer::Solution { .. } => Task::Solution,
            Offer::Uncover { .. } => Task::Uncover,
            _ => return None,
        };
        Some((Some(offer), task))
    });
    let ahead = ahead && offered.is_none();
    let (offer, task) = offered.or(ahead.then_some((None, Task::Row)))?;
    let name = || offer.map_or_else(|| words.board_submit_row().into(), |offer| words.offer(offer));
    let hole = |(number, hole): (usize, &Hole)| {
        let piece = Piece::in_hole(words, rules, *hole);
        let label = hole_label(words, number, &piece);
        HoleView { number, label, current: number == draft.at + 1, piece }
    };
    let withheld = match offer {
        Some(Offer::Secret { withhold }) => *withhold,
        _ => None,
    };
    let withhold = palette.symbols.iter().filter(|_| withheld.is_some()).map(|symbol| Withhold {
        letter: symbol.letter,
        name: words.symbol(symbol),
        piece: Piece::single(words, rules, symbol),
        chosen: fields.number(&format!("withhold-{}", symbol.letter)).unwrap_or(0),
    });
    Some(Entry {
        action: task.name(),
        early: matches!(offer, Some(Offer::Uncover { due: false })),
        ahead,
        title: name(),
        holes: (1..).zip(&draft.holes).map(hole).collect(),
        tray: tray(words, rules),
        draft: draft.written(),
        typed: if draft.is_empty() { String::new() } else { words.in_own_letters(rules, &draft.written()) },
        cursor: draft.at + 1,
        pairs: !palette.shapes.is_empty(),
        glyphs: palette.symbols.iter().any(|symbol| symbol.mark == Mark::Glyph),
        keyboard: rules.word_list().is_some(),
        blanks: palette.blanks,
        least: if palette.blanks { 0 } else { rules.holes() },
        submit: if task == Task::Row { words.board_submit_row().into() } else { name() },
        roll: task == Task::Secret,
        withhold: withhold.collect(),
        most_withheld: withheld.unwrap_or(0),
        notes: task == Task::Row,
        hold_offered: task == Task::Row,
        hold: fields.has("hold"),
        sure: was_asked(rules, fields),
    })
}

/// What stands in a hole, for the ear.
fn hole_label(words: Words, number: usize, piece: &Piece) -> String {
    let told = match piece {
        Piece::Hole => return words.board_hole(number),
        Piece::Peg(peg) => words.symbol(peg.symbol),
        Piece::Glyph(letter) => letter.to_string(),
        Piece::Pair(Some(shape), Some(colour)) => words.pair(shape.symbol, colour.symbol),
        Piece::Pair(shape, colour) => {
            let symbol = shape.or(*colour);
            symbol.map_or_else(String::new, |lettered| words.symbol(lettered.symbol))
        }
    };
    words.board_hole_with().colour(told).hole(number)
}

/// All pieces that can be placed.
fn tray(words: Words, rules: &Rules) -> Vec<TrayPiece> {
    let pairs = !rules.palette().shapes.is_empty();
    let piece = |piece: play::PalettePiece| {
        let symbol = piece.symbol(rules)?;
        let lettered = Lettered::new(words, rules, symbol);
        let (kind, drawn) = match (pairs, piece.shape) {
            (true, true) => ("shape", Piece::Pair(Some(lettered), None)),
            (true, false) => ("colour", Piece::Pair(None, Some(lettered))),
            (false, _) => ("single", Piece::single(words, rules, symbol)),
        };
        Some(TrayPiece {
            letter: symbol.letter,
            key: lettered.letter,
            piece: drawn,
            name: words.symbol(symbol),
            kind,
            part: u8::from(kind == "colour"),
            class: symbol.name,
            breaks: false,
        })
    };
    let pieces = play::PalettePiece::all(rules).into_iter().filter_map(piece).collect();
    match rules.word_list() {
        Some(list) => keyboard(list.language(), pieces),
        None => pieces,
    }
}

/// Letters in the order of the keyboard.
fn keyboard(language: Language, mut pieces: Vec<TrayPiece>) -> Vec<TrayPiece> {
    let place = |letter: char| {
        let of = |(line, keys): (usize, &&str)| Some((line, keys.chars().position(|key| key == letter)?));
        language.keyboard().iter().enumerate().find_map(of)
    };
    pieces.sort_by_key(|piece| place(piece.letter));
    for piece in &mut pieces {
        piece.breaks = place(piece.letter).is_some_and(|(line, key)| line > 0 && key == 0);
    }
    pieces
}

/// Pins that the viewer can place, if any, with what was chosen so far.
pub(crate) fn pins(words: Words, view: &View, fields: &Fields) -> Option<PinsEntry> {
    let offer = view.offers.iter().find(|offer| matches!(offer, Offer::Answer { .. }))?;
    let Offer::Answer { most, pins, .. } = offer else { return None };
    let rules = view.setup.rules();
    debug_assert_eq!(*pins, rules.answer_rule().pins());
    let counts = pin_counts(words, rules, |_, field| fields.number::<u8>(field));
    // At a real board pins are placed at once, unless they can't be.
    let referee = view.setup.mode() == Mode::Referee;
    let answer = counted(fields).filter(|_| fields.has("confirm"));
    let confirm = answer.filter(|_| !referee).map(|answer| {
        let told = Entered::Pins(answer).confirmation(words, rules).unwrap_or_default();
        let warned = impossible(words, rules, answer).map(|warned| format!("{warned} {told}"));
        (warned.unwrap_or(told), rules.show_answer(answer))
    });
    let missing = fields.has("confirm") && answer.is_none();
    let sure = referee && answer.is_some_and(|answer| !rules.can_be(answer));
    Some(PinsEntry { title: words.offer(offer), counts, most: *most, confirm, missing, sure })
}

/// The kinds of pins there are, with how many of each were chosen.
pub(crate) fn pin_counts(
    words: Words,
    rules: &Rules,
    chosen: impl Fn(&Pin, &'static str) -> Option<u8>,
) -> Vec<PinCount> {
    let exact = rules.exact().name();
    let count = |pin: &Pin| {
        let (field, colour, name) = match pin {
            Pin::Black => ("black", exact, words.board_exact_pins(exact)),
            Pin::White => ("white", "white", words.board_white_pins().into()),
            Pin::Blue => ("blue", "blue", words.board_blue_pins().into()),
        };
        PinCount { field, colour, name, chosen: chosen(pin, field) }
    };
    rules.answer_rule().pins().iter().map(count).collect()
}

/// That pins can't be right whatever the secret is, if that is so.
pub(crate) fn impossible(words: Words, rules: &Rules, answer: Answer) -> Option<String> {
    (!rules.can_be(answer)).then(|| words.referee_impossible(words.answer(rules, answer)))
}

/// What is entered for the table itself at a real board, if that is due.
pub(crate) fn table(teller: &Teller<'_>, view: &View, turn: Question) -> Option<TableEntry> {
    let Due { who: Actor::Table, what } = turn.due else { return None };
    let rules = view.setup.rules();
    let words = teller.words();
    let title = teller.due(turn.due);
    match what {
        Task::Hints => Some(TableEntry { action: "hints", title, asked: hints(teller, view) }),
        Task::Verdict => Some(TableEntry { action: "verdict", title, asked: Vec::new() }),
        Task::Markers => {
            let colours: Vec<_> = rules.palette().symbols.iter().collect();
            let each = rules.boards().each;
            let mut asked = Vec::new();
            for seat in view.setup.all_seats() {
                for board in 1..=each {
                    let of = if each > 1 {
                        words.board_of_player().board(board).name(teller.name(seat))
                    } else {
                        teller.name(seat)
                    };
                    let markers = (1..=rules.holes()).flat_map(|number| {
                        colours.iter().map(move |colour| {
                            let text = format!("{number}{}", colour.letter);
                            let name = words.row_marker().colour(words.symbol(colour)).number(number);
                            (text, name)
                        })
                    });
                    let field = format!("marker-{}", asked.len() + 1);
                    asked.push(ChoiceField { field, label: of, choices: markers.collect() });
                }
            }
            Some(TableEntry { action: "markers", title, asked })
        }
        _ => None,
    }
}

/// The hints that are asked for: of every other player, or in total.
fn hints(teller: &Teller<'_>, view: &View) -> Vec<ChoiceField> {
    let rules = view.setup.rules();
    let words = teller.words();
    let others = hinting(view);
    let each = rules.boards().each;
    if rules.hints_shown() == HintsShown::Totals {
        let most = others.len() as u8 * each;
        let numbers = || (0..=most).map(|number| (number.to_string(), words.number(number.into()))).collect();
        return vec![
            ChoiceField {
                field: "black".to_owned(),
                label: words.board_exact_pins(rules.exact().name()),
                choices: numbers(),
            },
            ChoiceField {
                field: "white".to_owned(),
                label: words.board_white_pins().into(),
                choices: numbers(),
            },
        ];
    }
    let hint = |letter: &str, name: String| (letter.to_owned(), name);
    let mut asked = Vec::new();
    for seat in others {
        for board in 1..=each {
            let label = if each > 1 {
                words.board_of_player().board(board).name(teller.name(seat))
            } else {
                teller.name(seat)
            };
            let choices = vec![
                hint("-", words.row_hint_nothing().into()),
                hint("w", words.row_hint_white().into()),
                hint("b", words.row_hint_black().into()),
            ];
            asked.push(ChoiceField { field: format!("hint-{}-{board}", seat.number()), label, choices });
        }
    }
    asked
}
