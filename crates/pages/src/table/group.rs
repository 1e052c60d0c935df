//! A group's boards: everybody's rows with their hints, answer rows of calls, and markers as far as they may be seen.

use rules::event::Hints;
use rules::rules::HintsShown;
use rules::view::{Board, GroupBoard, GroupRowView};
use rules::{Marker, Rules, Seat, View};
use words::Teller;

use crate::piece::{Piece, Pins};

/// What somebody answered to a row.
pub(crate) struct HintView {
    /// Who, in a few letters.
    pub(crate) short: String,
    pub(crate) name: String,
    pub(crate) pins: Vec<Pins>,
}

/// A row of a board.
pub(crate) struct GroupRow {
    pub(crate) number: u8,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) hints: Vec<HintView>,
    pub(crate) sentence: String,
    pub(crate) text: String,
    /// Whether it is the row that is due from the viewer.
    pub(crate) now: bool,
    /// Which row of the whole game it is, from 1; 0 if nobody has placed it.
    pub(crate) place: usize,
    /// How the style marks it if a hint is about it.
    pub(crate) lit: String,
}

/// A marker behind its shield, or shown.
pub(crate) struct MarkerView {
    pub(crate) number: u8,
    pub(crate) piece: Piece,
}

/// A board.
pub(crate) struct BoardView {
    pub(crate) title: String,
    /// Whether it is the viewer's own.
    pub(crate) own: bool,
    /// Whether its player is out of the game.
    pub(crate) out: bool,
    pub(crate) marker: Option<MarkerView>,
    pub(crate) rows: Vec<GroupRow>,
}

/// A call.
pub(crate) struct CallRow {
    pub(crate) name: String,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) right: Option<bool>,
    pub(crate) sentence: String,
}

/// All boards of a group.
pub(crate) struct GroupView {
    pub(crate) boards: Vec<BoardView>,
    pub(crate) calls: Vec<CallRow>,
    /// The viewer's own markers in a sentence.
    pub(crate) own: String,
    /// The numbers over the holes.
    pub(crate) numbers: Vec<u8>,
    pub(crate) promises: Vec<String>,
    /// At a real board: whether no deal fits the hints.
    pub(crate) nothing_fits: bool,
    /// The letters beside the rows, and whose they are; nothing where hints are told in total.
    pub(crate) legend: Vec<Short>,
}

/// A name in a few letters.
#[derive(Clone)]
pub(crate) struct Short {
    pub(crate) letters: String,
    pub(crate) name: String,
}

impl GroupView {
    /// The boards from where the viewer sits; the viewer's own come first.
    pub(crate) fn new(teller: &Teller<'_>, view: &View, row_due: bool) -> Option<Self> {
        let rules = view.setup.rules();
        let words = teller.words();
        let (board, own, me) = match (&view.board, view.viewer) {
            (Board::Holder(holder), rules::Viewer::Seat(seat)) => {
                (&holder.board, holder.markers.as_slice(), Some(seat))
            }
            (Board::GroupWatcher(board), _) => (board, &[][..], None),
            _ => return None,
        };
        let names: Vec<_> = view.setup.all_seats().map(|seat| teller.name_or_you(seat)).collect();
        let legend = shorts(&names);
        let mut boards = Vec::new();
        for seat in view.setup.all_seats() {
            for number in 1..=rules.boards().each {
                let sight = BoardSight { board, own, me, row_due, legend: &legend };
                boards.push((seat, board_view(teller, view, &sight, (seat, number))));
            }
        }
        boards.sort_by_key(|(seat, _)| Some(*seat) != me);
        let calls = board.calls.iter().map(|call| {
            let said = call.code.map_or_else(
                || words.event_called(&teller.who(call.by)),
                |code| words.event_solution(&teller.who(call.by), words.code(rules, code)),
            );
            let verdict = match call.right {
                Some(true) => words.event_call_right(&teller.who(call.by)),
                Some(false) => words.event_call_wrong(&teller.who(call.by)),
                None => String::new(),
            };
            CallRow {
                name: teller.name(call.by),
                pieces: call.code.map_or_else(|| Piece::empty(rules), |code| Piece::row(words, rules, code)),
                right: call.right,
                sentence: format!("{said} {verdict}"),
            }
        });
        let promises =
            (1..).zip(&board.commitments).map(|(number, promise)| teller.promise(Some(number), promise));
        Some(Self {
            calls: calls.collect(),
            own: if own.is_empty() { String::new() } else { words.own_markers(rules, own) },
            numbers: (1..=rules.holes()).collect(),
            promises: promises.collect(),
            // Once everything is uncovered there is nothing to puzzle over.
            nothing_fits: board.nothing_fits && view.outcome.is_none(),
            legend: if rules.hints_shown() == HintsShown::Totals { Vec::new() } else { legend },
            boards: boards.into_iter().map(|(_, board)| board).collect(),
        })
    }
}

/// What boards are drawn from.
struct BoardSight<'a> {
    board: &'a GroupBoard,
    /// The viewer's own markers, and seat.
    own: &'a [Marker],
    me: Option<Seat>,
    row_due: bool,
    legend: &'a [Short],
}

fn board_view(
    teller: &Teller<'_>,
    view: &View,
    sight: &BoardSight<'_>,
    (seat, number): (Seat, u8),
) -> BoardView {
    let BoardSight { board, own, me, row_due, legend } = *sight;
    let rules = view.setup.rules();
    let each = rules.boards().each;
    let mine = me == Some(seat);
    let place = seat.index() * usize::from(each) + usize::from(number - 1);
    let shown = board.uncovered.as_ref().and_then(|all| all.get(place)).map(|(marker, _)| *marker);
    let marker = if mine { own.get(usize::from(number - 1)).copied() } else { None };
    let placed = (1..).zip(&board.rows).filter(|(_, row)| row.by == seat && row.board == number);
    let used = board.rows.iter().filter(|row| row.by == seat).count();
    let mut rows: Vec<_> = placed.map(|row| group_row(teller, rules, row, legend)).collect();
    for row in (rows.len() + 1) as u8..=rules.rows() {
        let due = usize::from(number - 1) * usize::from(rules.rows()) + usize::from(row) == used + 1;
        rows.push(GroupRow {
            number: row,
            pieces: Piece::empty(rules),
            hints: Vec::new(),
            sentence: String::new(),
            text: String::new(),
            now: row_due && mine && due,
            place: 0,
            lit: String::new(),
        });
    }
    let name = teller.name_or_you(seat);
    BoardView {
        title: if each > 1 { teller.words().board_of_player().board(number).name(name) } else { name },
        own: mine,
        out: board.out.contains(&seat),
        marker: shown.or(marker).map(|marker| MarkerView {
            number: marker.number,
            piece: Piece::new(teller.words(), rules, marker.colour),
        }),
        rows,
    }
}

fn group_row(
    teller: &Teller<'_>,
    rules: &Rules,
    (place, row): (usize, &GroupRowView),
    legend: &[Short],
) -> GroupRow {
    let hints = match &row.hints {
        None => Vec::new(),
        Some(Hints::Totals { black, white }) => {
            let answer = rules::Answer { black: *black, white: *white, blue: 0 };
            vec![HintView {
                short: String::new(),
                name: String::new(),
                pins: vec![Pins::counted(rules, answer)],
            }]
        }
        Some(Hints::ByPlayer(players)) => {
            let player = |(seat, hints): &(Seat, Vec<rules::Hint>)| {
                let Short { letters, name } = legend.get(seat.index())?.clone();
                let pins = hints.iter().map(|hint| Pins::hint(rules, *hint)).collect();
                Some(HintView { short: letters, name, pins })
            };
            players.iter().filter_map(player).collect()
        }
    };
    GroupRow {
        number: row.row,
        pieces: row.code.map_or_else(|| Piece::empty(rules), |code| Piece::row(teller.words(), rules, code)),
        hints,
        sentence: teller.group_row(row),
        text: row.code.map_or_else(String::new, |code| rules.show(code)),
        now: false,
        place,
        lit: String::new(),
    }
}

/// Names in as few letters as tell them apart: the first ones, and a number at the end if there is one.
fn shorts(names: &[String]) -> Vec<Short> {
    let short = |name: &str, letters: usize| -> String {
        let number: String = name.chars().rev().take_while(char::is_ascii_digit).collect();
        let first = name.chars().take(letters).flat_map(char::to_uppercase);
        first.chain(number.chars().rev()).collect()
    };
    let told = |(place, name): (usize, &String)| {
        let alone = |letters: &usize| {
            let own = short(name, *letters);
            names.iter().enumerate().all(|(other, name)| other == place || short(name, *letters) != own)
        };
        let letters = (1..=3).find(alone).map(|letters| short(name, letters));
        // Who is called like somebody else is told apart by the seat.
        let letters = letters.unwrap_or_else(|| format!("{}{}", short(name, 1), place + 1));
        Short { letters, name: name.clone() }
    };
    names.iter().enumerate().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_short_as_tells_them_apart() {
        let told = |names: &[&str]| -> Vec<String> {
            let names: Vec<_> = names.iter().map(ToString::to_string).collect();
            shorts(&names).into_iter().map(|short| short.letters).collect()
        };
        assert_eq!(told(&["Ada", "Ben", "Cleo"]), ["A", "B", "C"]);
        assert_eq!(told(&["Computer 2", "Computer 3", "élise"]), ["C2", "C3", "É"]);
        assert_eq!(told(&["Ada", "Anna", "Ben"]), ["AD", "AN", "B"]);
        assert_eq!(told(&["Anna", "Annika"]), ["A1", "A2"]);
        assert_eq!(told(&["Ada", "Ada"]), ["A1", "A2"]);
    }
}
