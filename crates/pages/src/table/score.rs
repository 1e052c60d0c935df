//! The score sheet as the page draws it.

use play::{SheetLine, course};
use rules::edition::Scoring;
use rules::matches::RoundEnd;
use rules::{Length, Mode, View};
use words::Teller;

/// A line of the sheet.
pub(super) struct Line {
    pub(super) title: String,
    /// The round to look back at, if it has ended.
    pub(super) round: Option<u32>,
    pub(super) points: Vec<String>,
    pub(super) note: String,
}

/// The score sheet, drawn.
pub(super) struct ScoreTable {
    pub(super) names: Vec<String>,
    pub(super) lines: Vec<Line>,
    pub(super) totals: Vec<i32>,
    /// What the maker of a party gets, by row, and whether that row is due; the last is for a code that nobody broke.
    pub(super) by_row: Vec<(String, u16, bool)>,
}

impl ScoreTable {
    /// The sheet of a match; none where there are no points.
    pub(super) fn new(teller: &Teller<'_>, view: &View) -> Option<Self> {
        let sheet = play::ScoreSheet::of(view)?;
        Some(Self {
            names: view.setup.all_seats().map(|seat| teller.name_or_you(seat)).collect(),
            lines: sheet.lines.iter().map(|line| drawn(teller, line)).collect(),
            totals: sheet.totals,
            by_row: by_row(teller, view).unwrap_or_default(),
        })
    }
}

fn drawn(teller: &Teller<'_>, line: &SheetLine) -> Line {
    let words = teller.words();
    let nothing = if line.end.is_some() { "–" } else { "…" };
    let points =
        |points: &Option<i32>| points.map_or_else(|| nothing.to_owned(), |points| points.to_string());
    Line {
        title: line.agreed.name(words),
        round: line.end.map(|_| line.round),
        points: line.points.iter().map(points).collect(),
        note: match line.end {
            Some(RoundEnd::Void) => words.board_void().into(),
            _ => words.board_made_by(&teller.who(line.maker)),
        },
    }
}

fn by_row(teller: &Teller<'_>, view: &View) -> Option<Vec<(String, u16, bool)>> {
    let edition = view.setup.rules().edition();
    let Scoring::Party { maker } = edition.scoring else { return None };
    let table = maker.get(view.setup.seats().checked_sub(usize::from(edition.seats.0))?)?;
    let placed = view.board.round().map(|round| round.rows.len());
    let entry = |(index, points): (usize, &u16)| {
        let unsolved = index + 1 == table.len();
        let row = if unsolved { teller.words().board_not_at_all().into() } else { (index + 1).to_string() };
        (row, *points, placed == Some(index))
    };
    Some(table.iter().enumerate().map(entry).collect())
}

/// Which round of how many, in words; nothing in a group.
pub(super) fn course_of(teller: &Teller<'_>, view: &View) -> String {
    // Of one round alone there is nothing to count.
    if view.setup.mode() == Mode::Solo && view.setup.length() == Length::Rounds(1) {
        return String::new();
    }
    let played = view.board.round().map(|round| round.number);
    let number = played.or(view.past.last().map(|round| round.number));
    number.map_or_else(String::new, |number| course(teller.words(), view, number))
}
