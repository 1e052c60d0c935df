//! A group's game that is over: what everybody could still think possible, row by row, and whether calls were wise.

use play::review::{self, signed};
use rules::view::Board;
use rules::{Seat, View};
use wire::{Analysed, AnalysedCall, AnalysedGroup, AnalysedGroupRow};
use words::{Decimal, Teller};

use super::analysis::{RowNote, judged, placed};
use crate::piece::Piece;

/// Where the plot begins and ends, from left to right and from one secret up to all.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 330.0;
const BOTTOM: f64 = 150.0;
const TOP: f64 = 14.0;

/// A player's line in the plot.
pub(super) struct PlotLine {
    /// Which of the ways to draw a line, from 1.
    pub(super) style: u8,
    pub(super) name: String,
    /// Its corners, as SVG has them.
    pub(super) points: String,
    /// What the line shows, in words.
    pub(super) told: String,
}

/// A number at the side of the plot, or below it.
pub(super) struct Scale {
    pub(super) at: u32,
    pub(super) text: String,
}

/// What somebody did.
pub(super) struct ReplayPlayer {
    pub(super) name: String,
    pub(super) luck: String,
    pub(super) lost: String,
    /// Rows and calls, in the order in which they came.
    pub(super) notes: Vec<RowNote>,
}

/// A group's game, analysed.
pub(super) struct GroupNotes {
    pub(super) lines: Vec<PlotLine>,
    pub(super) counts: Vec<Scale>,
    pub(super) rows: Vec<Scale>,
    pub(super) players: Vec<ReplayPlayer>,
    pub(super) stopped: bool,
}

/// Whether a match is a group's whose markers lie open.
pub(super) fn is_open(view: &View) -> bool {
    matches!(&view.board, Board::GroupWatcher(board) if board.uncovered.is_some())
}

/// A group's match as it stood after a number of rows. Its end is shown with the last row only.
pub(super) fn stood(view: &View, rows: usize) -> View {
    let mut view = view.clone();
    if let Board::GroupWatcher(board) = &mut view.board
        && rows < board.rows.len()
    {
        board.rows.truncate(rows);
        board.calls.clear();
        board.out.clear();
        board.uncovered = None;
    }
    view
}

impl GroupNotes {
    /// The analysis of a group; none if there is nothing to look at.
    pub(super) fn new(teller: &Teller<'_>, view: &View, told: &Analysed) -> Option<Self> {
        let (group, stopped) = (told.group.as_ref()?, told.stopped);
        let left = left(group, view.seats.len());
        let most = left.iter().flatten().copied().max().unwrap_or(1).max(2);
        let rows = group.rows.len();
        let words = teller.words();
        let line = |(place, seat): (usize, Seat)| {
            let count = |count: &Vec<usize>| count.get(place).copied().unwrap_or(0);
            let points = left.iter().enumerate().map(|(row, counts)| {
                format!("{},{}", whole(across(row, rows)), whole(height(count(counts), most)))
            });
            let told = left.iter().map(|counts| words.number(count(counts) as u64));
            PlotLine {
                style: seat.number(),
                name: teller.name_or_you(seat),
                points: points.collect::<Vec<_>>().join(" "),
                told: told.collect::<Vec<_>>().join("; "),
            }
        };
        let powers = std::iter::successors(Some(1_usize), |power| power.checked_mul(10));
        let counts = powers
            .take_while(|power| *power <= most)
            .map(|power| Scale { at: whole(height(power, most)), text: words.number(power as u64) });
        Some(Self {
            lines: view.setup.all_seats().enumerate().map(line).collect(),
            counts: counts.collect(),
            rows: (1..=rows)
                .map(|row| Scale { at: whole(across(row, rows)), text: row.to_string() })
                .collect(),
            players: view.setup.all_seats().map(|seat| player(teller, view, group, seat)).collect(),
            stopped,
        })
    }
}

/// How many secrets everybody had to reckon with: before the first row, and after each.
fn left(group: &AnalysedGroup, seats: usize) -> Vec<Vec<usize>> {
    // Before the first row everybody knows only their own markers.
    let first = group.rows.first().and_then(|row| row.before);
    let first = first.or(group.calls.first().and_then(|call| call.knew));
    let mut left = vec![vec![first.map_or(0, |known| known.secrets); seats]];
    for row in &group.rows {
        let known: Vec<_> = row.after.iter().map(|known| known.secrets).collect();
        // A forfeited row teaches nobody anything.
        let before = left.last().cloned().unwrap_or_default();
        left.push(if known.is_empty() { before } else { known });
    }
    left
}

/// What a player did, and what it was worth.
fn player(teller: &Teller<'_>, view: &View, group: &AnalysedGroup, seat: Seat) -> ReplayPlayer {
    let words = teller.words();
    let summed = group.seats.iter().find(|summed| summed.seat == seat.number());
    let own_rows = group.rows.iter().filter(|row| row.by == seat.number());
    let mut notes: Vec<_> = own_rows.map(|row| (row.row, false, row_note(teller, view, row, seat))).collect();
    let own_calls = group.calls.iter().filter(|call| call.by == seat.number());
    notes.extend(own_calls.map(|call| (call.after, true, call_note(teller, view, call, seat))));
    // A call comes behind the rows that lay there.
    notes.sort_by_key(|(row, call, _)| (*row, *call));
    ReplayPlayer {
        name: teller.name_or_you(seat),
        luck: summed
            .map_or_else(String::new, |summed| words.analysis_luck_value(signed(words, summed.luck, 1))),
        lost: summed.map_or_else(String::new, |summed| {
            words.analysis_lost(words.decimal(Decimal::new(summed.lost, 1)))
        }),
        notes: notes.into_iter().map(|(_, _, note)| note).collect(),
    }
}

fn row_note(teller: &Teller<'_>, view: &View, row: &AnalysedGroupRow, seat: Seat) -> RowNote {
    let rules = view.setup.rules();
    let words = teller.words();
    let code = |text: &String| rules.read_row(text).ok();
    let guess = row.guess.as_ref().and_then(code);
    let best = row.best.as_ref().and_then(|best| code(&best.row));
    let said = [(row.call, words.analysis_call_missed()), (row.useless, words.analysis_useless())];
    let (verdict, best) = judged(words, rules, review::verdict(guess, best, row.lost), said);
    let count =
        |count: Option<usize>| count.map_or_else(|| "?".to_owned(), |count| words.number(count as u64));
    let after = row.after.get(seat.index()).map(|known| known.secrets);
    let before = row.before.map(|known| known.secrets);
    let (pieces, sentence) = placed(words, rules, guess, row.row);
    RowNote {
        number: row.row.to_string(),
        pieces,
        sentence,
        left: words.analysis_before_after().after(count(after.or(before))).before(count(before)),
        luck: row.luck.map_or_else(String::new, |luck| words.analysis_luck_value(signed(words, luck, 1))),
        price: row
            .lost
            .filter(|lost| review::is_loss(*lost))
            .map_or_else(String::new, |lost| words.analysis_lost_bits(words.decimal(Decimal::new(lost, 1)))),
        verdict,
        best,
    }
}

fn call_note(teller: &Teller<'_>, view: &View, call: &AnalysedCall, seat: Seat) -> RowNote {
    let rules = view.setup.rules();
    let words = teller.words();
    let given = call.given.as_ref().and_then(|text| rules.read_row(text).ok());
    let who = teller.who(seat);
    let sentence = match given {
        _ if call.passed => words.event_passed(&who),
        Some(code) => words.event_solution(&who, words.code(rules, code)),
        None => words.event_called(&who),
    };
    let verdict = match (call.passed, call.wise) {
        (true, _) => words.analysis_passed().into(),
        (false, Some(true)) => words.analysis_call_wise().into(),
        (false, Some(false)) => words.analysis_call_hasty().into(),
        (false, None) => String::new(),
    };
    let right = if call.right == Some(true) { words.board_right() } else { words.board_wrong() };
    RowNote {
        number: String::new(),
        pieces: given.map_or_else(Vec::new, |given| Piece::row(words, rules, given)),
        left: if call.passed { sentence.clone() } else { words.analysis_call(right) },
        sentence,
        luck: String::new(),
        price: call.chance.map_or_else(String::new, |chance| {
            // One secret in hundreds is still a chance.
            let places = u8::from(chance > 0.0 && chance < 0.1);
            words.analysis_call_chance(words.percent(chance, places))
        }),
        verdict,
        best: Vec::new(),
    }
}

/// A row's place from left to right; the start is at the very left.
fn across(row: usize, rows: usize) -> f64 {
    LEFT + (RIGHT - LEFT) * real(row) / real(rows.max(1))
}

/// A number of secrets from top to bottom, by its logarithm, so that the last few can be seen beside hundreds. None
/// is drawn like one.
fn height(secrets: usize, most: usize) -> f64 {
    let share = real(secrets.max(1)).ln() / real(most).ln();
    BOTTOM - (BOTTOM - TOP) * share
}

/// A count as a number that can be divided: there are never too many secrets or rows for that.
fn real(count: usize) -> f64 {
    u32::try_from(count).unwrap_or(u32::MAX).into()
}

/// Whole pixels.
#[expect(clippy::cast_sign_loss, reason = "nothing stands outside of the plot")]
fn whole(pixels: f64) -> u32 {
    pixels.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plot_falls_with_the_logarithm() {
        let at = |secrets| whole(height(secrets, 864));
        assert_eq!((at(864), at(1), at(0)), (14, 150, 150));
        // The square root is halfway down.
        assert_eq!(whole(height(10, 100)), 82);
        assert_eq!((whole(across(0, 4)), whole(across(2, 4)), whole(across(4, 4))), (44, 187, 330));
    }
}
