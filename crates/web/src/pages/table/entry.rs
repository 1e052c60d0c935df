//! What the viewer can enter now: a row, a secret, pins, a solution; at a real board also hints, verdicts, markers.

use rules::rules::HintsShown;
use rules::view::{Board, Offer};
use rules::{Actor, Answer, Due, Mode, Rules, Seat, Task, View, Viewer};
use words::{Teller, Words};

use crate::pages::draft::Draft;
use crate::pages::form::Fields;
use crate::pages::piece::Piece;

/// A hole that can be filled.
pub(super) struct HoleView {
    pub(super) number: usize,
    pub(super) piece: Piece,
    pub(super) label: String,
    /// Whether the next piece goes here.
    pub(super) current: bool,
}

/// A piece in the tray.
pub(super) struct TrayPiece {
    pub(super) letter: char,
    pub(super) piece: Piece,
    pub(super) name: String,
    /// `shape`, `colour` or `single`.
    pub(super) kind: &'static str,
    /// The name that its style has.
    pub(super) class: &'static str,
}

/// Pegs of a colour that may be withheld.
pub(super) struct Withhold {
    pub(super) letter: char,
    pub(super) name: String,
    pub(super) piece: Piece,
    pub(super) chosen: u8,
}

/// A code that can be entered.
pub(super) struct Entry {
    /// The word that its action begins with.
    pub(super) action: &'static str,
    pub(super) title: String,
    pub(super) holes: Vec<HoleView>,
    pub(super) tray: Vec<TrayPiece>,
    pub(super) draft: String,
    pub(super) typed: String,
    pub(super) cursor: usize,
    pub(super) pairs: bool,
    /// Whether holes may stay empty.
    pub(super) blanks: bool,
    pub(super) submit: String,
    /// Whether a secret can be rolled.
    pub(super) roll: bool,
    pub(super) withhold: Vec<Withhold>,
    pub(super) most_withheld: u8,
    /// Whether pegs can be held for the next row.
    pub(super) hold_offered: bool,
    pub(super) hold: bool,
}

/// One kind of pin to count.
pub(super) struct PinCount {
    pub(super) field: &'static str,
    pub(super) name: String,
    pub(super) chosen: u8,
}

/// Pins that can be placed by hand.
pub(super) struct PinsEntry {
    pub(super) title: String,
    pub(super) counts: Vec<PinCount>,
    pub(super) most: u8,
    /// The pins in words, to be confirmed; the second time they are placed.
    pub(super) confirm: Option<(String, String)>,
}

/// A choice of one hint, or of one marker's number and colour.
pub(super) struct Asked {
    pub(super) field: String,
    pub(super) label: String,
    pub(super) choices: Vec<(String, String)>,
}

/// What people at a real board enter for the table itself.
pub(super) struct TableEntry {
    /// `hints`, `verdict` or `markers`.
    pub(super) action: &'static str,
    pub(super) title: String,
    pub(super) asked: Vec<Asked>,
}

/// A code that the viewer can enter, if any.
pub(super) fn code(words: Words, view: &View, draft: Option<&Draft>, fields: &Fields) -> Option<Entry> {
    let rules = view.setup.rules();
    let palette = rules.palette();
    let offer = view.offers.iter().find(|offer| {
        matches!(
            offer,
            Offer::Secret { .. } | Offer::Row { .. } | Offer::Solution { .. } | Offer::Uncover { .. }
        )
    })?;
    let (action, blanks) = match offer {
        Offer::Row { .. } => ("row", palette.blanks),
        Offer::Secret { .. } => ("secret", palette.blanks),
        Offer::Solution { .. } => ("solution", true),
        _ => ("uncover", palette.blanks),
    };
    let fresh = Draft::new(rules);
    let draft = draft.unwrap_or(&fresh);
    let holes = (1..).zip(draft.pieces(rules)).map(|(number, piece)| HoleView {
        number,
        label: hole_label(words, number, &piece),
        current: number == draft.at(),
        piece,
    });
    let withheld = match offer {
        Offer::Secret { withhold } => *withhold,
        _ => None,
    };
    let submit = match offer {
        Offer::Row { .. } => words.board_submit_row().into(),
        other => words.offer(other),
    };
    let withhold = palette.symbols.iter().filter(|_| withheld.is_some()).map(|symbol| Withhold {
        letter: symbol.letter,
        name: words.symbol(symbol),
        piece: Piece::single(symbol),
        chosen: fields.number(&format!("withhold-{}", symbol.letter)).unwrap_or(0),
    });
    Some(Entry {
        action,
        title: words.offer(offer),
        holes: holes.collect(),
        tray: tray(words, rules),
        draft: draft.text(),
        typed: if draft.is_empty() { String::new() } else { draft.code() },
        cursor: draft.at(),
        pairs: !palette.shapes.is_empty(),
        blanks,
        submit,
        roll: action == "secret",
        withhold: withhold.collect(),
        most_withheld: withheld.unwrap_or(0),
        hold_offered: action == "row",
        hold: fields.has("hold"),
    })
}

/// What stands in a hole, for the ear.
fn hole_label(words: Words, number: usize, piece: &Piece) -> String {
    let told = match piece {
        Piece::Hole => return words.board_hole(number),
        Piece::Peg(symbol) => words.symbol(symbol),
        Piece::Glyph(letter) => letter.to_string(),
        Piece::Pair(Some(shape), Some(colour)) => words.pair(shape, colour),
        Piece::Pair(shape, colour) => {
            let symbol = shape.or(*colour);
            symbol.map_or_else(String::new, |symbol| words.symbol(symbol))
        }
    };
    words.board_hole_with(told, number)
}

/// All pieces that can be placed.
pub(in crate::pages) fn tray(words: Words, rules: &Rules) -> Vec<TrayPiece> {
    let palette = rules.palette();
    let pairs = !palette.shapes.is_empty();
    let shapes = palette.shapes.iter().map(|shape| TrayPiece {
        letter: shape.letter,
        piece: Piece::Pair(Some(shape), None),
        name: words.symbol(shape),
        kind: "shape",
        class: shape.name,
    });
    let colours = palette.symbols.iter().map(|symbol| TrayPiece {
        letter: symbol.letter,
        piece: if pairs { Piece::Pair(None, Some(symbol)) } else { Piece::single(symbol) },
        name: words.symbol(symbol),
        kind: if pairs { "colour" } else { "single" },
        class: symbol.name,
    });
    shapes.chain(colours).collect()
}

/// Pins that the viewer can place, if any, with what was chosen so far.
pub(super) fn pins(words: Words, view: &View, fields: &Fields) -> Option<PinsEntry> {
    let offer = view.offers.iter().find(|offer| matches!(offer, Offer::Answer { .. }))?;
    let Offer::Answer { most, blue, .. } = offer else { return None };
    let count = |field| fields.number::<u8>(field).unwrap_or(0);
    let (black, white, blues) = (count("black"), count("white"), count("blue"));
    let mut counts = vec![
        PinCount { field: "black", name: words.board_black_pins().into(), chosen: black },
        PinCount { field: "white", name: words.board_white_pins().into(), chosen: white },
    ];
    if *blue {
        counts.push(PinCount { field: "blue", name: words.board_blue_pins().into(), chosen: blues });
    }
    let answer = Answer { black, white, blue: if *blue { blues } else { 0 } };
    let confirm = fields.has("confirm").then(|| {
        let told = words.board_confirm_answer(words.answer(answer));
        (told, view.setup.rules().show_answer(answer))
    });
    Some(PinsEntry { title: words.offer(offer), counts, most: *most, confirm })
}

/// What is entered for the table itself at a real board, if that is due.
pub(super) fn table(teller: &Teller<'_>, view: &View) -> Option<TableEntry> {
    let Due { who: Actor::Table, what } = view.due? else { return None };
    if view.setup.mode() != Mode::Referee || !matches!(view.viewer, Viewer::Seat(_)) {
        return None;
    }
    let rules = view.setup.rules();
    let words = teller.words();
    let title = teller.due(view.due?);
    match what {
        Task::Hints => Some(TableEntry { action: "hints", title, asked: hints(teller, view)? }),
        Task::Verdict => Some(TableEntry { action: "verdict", title, asked: Vec::new() }),
        Task::Markers => {
            let colours: Vec<_> = rules.palette().symbols.iter().collect();
            let each = rules.boards().each;
            let mut asked = Vec::new();
            for seat in view.setup.all_seats() {
                for board in 1..=each {
                    let of = if each > 1 {
                        words.board_of_player(board, teller.name(seat))
                    } else {
                        teller.name(seat)
                    };
                    let markers = (1..=rules.holes()).flat_map(|number| {
                        colours.iter().map(move |colour| {
                            let text = format!("{number}{}", colour.letter);
                            let name = words.row_marker(words.symbol(colour), number);
                            (text, name)
                        })
                    });
                    let field = format!("marker-{}", asked.len() + 1);
                    asked.push(Asked { field, label: of, choices: markers.collect() });
                }
            }
            Some(TableEntry { action: "markers", title, asked })
        }
        _ => None,
    }
}

/// The hints that are asked for: of every other player, or in total.
fn hints(teller: &Teller<'_>, view: &View) -> Option<Vec<Asked>> {
    let rules = view.setup.rules();
    let words = teller.words();
    let board = match &view.board {
        Board::Holder(holder) => &holder.board,
        Board::GroupWatcher(board) => board,
        _ => return None,
    };
    let by = board.rows.last()?.by;
    let others: Vec<Seat> = view.setup.all_seats().filter(|seat| *seat != by).collect();
    let each = rules.boards().each;
    if rules.hints_shown() == HintsShown::Totals {
        let most = others.len() as u8 * each;
        let numbers = || (0..=most).map(|number| (number.to_string(), words.number(number.into()))).collect();
        return Some(vec![
            Asked { field: "black".to_owned(), label: words.board_black_pins().into(), choices: numbers() },
            Asked { field: "white".to_owned(), label: words.board_white_pins().into(), choices: numbers() },
        ]);
    }
    let hint = |letter: &str, name: String| (letter.to_owned(), name);
    let mut asked = Vec::new();
    for seat in others {
        for board in 1..=each {
            let label =
                if each > 1 { words.board_of_player(board, teller.name(seat)) } else { teller.name(seat) };
            let choices = vec![
                hint("-", words.row_hint_nothing().into()),
                hint("w", words.row_hint_white().into()),
                hint("b", words.row_hint_black().into()),
            ];
            asked.push(Asked { field: format!("hint-{}-{board}", seat.number()), label, choices });
        }
    }
    Some(asked)
}
