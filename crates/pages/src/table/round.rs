//! A round's board: its rows, the shield, and who placed what.

use rules::matches::RoundEnd;
use rules::score::{Booking, Reason};
use rules::view::{Board, PastRound, RoundBoard};
use rules::{Mode, Rules, Seat, Setup, View};
use words::{Teller, Words};

use crate::piece::{Piece, Pins};

/// A row of the board.
pub(crate) struct RowView {
    pub(crate) number: u8,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) pins: Pins,
    /// The row and its answer for the ear; nothing for a row that nobody has placed.
    pub(crate) sentence: String,
    /// Who placed it and what it scored, where several place rows.
    pub(crate) note: String,
    /// What stands in it, to be copied.
    pub(crate) text: String,
    /// Whether it is the row that is due.
    pub(crate) now: bool,
    /// What was wrong with its answer.
    pub(crate) error: Option<String>,
    /// How the style marks it if a hint is about it.
    pub(crate) lit: String,
}

/// What is behind the shield, as far as the viewer may see.
pub(crate) struct Shield {
    pub(crate) pieces: Vec<Piece>,
    /// Whether everybody sees it.
    pub(crate) open: bool,
    /// What can be said of it.
    pub(crate) sentence: String,
}

/// The board of a round.
pub(crate) struct RoundView {
    pub(crate) number: u32,
    pub(crate) rows: Vec<RowView>,
    pub(crate) shield: Shield,
    /// The promise of the secret.
    pub(crate) promise: String,
    /// How many of each colour lie in the open stock, where pegs are counted.
    pub(crate) stock: Vec<(Piece, u8)>,
    /// Whether no secret fits the answers.
    pub(crate) nothing_fits: bool,
    /// How it ended, if it is a round that was.
    pub(crate) end: Option<String>,
    /// Who got points because it is void.
    pub(crate) penalties: Vec<String>,
}

impl RoundView {
    /// The round that is being played, from where the viewer sits.
    pub(crate) fn current(teller: &Teller<'_>, view: &View, row_due: bool) -> Option<Self> {
        let rules = view.setup.rules();
        let words = teller.words();
        let (board, secret, stock, nothing_fits) = match &view.board {
            Board::Maker(maker) => (&maker.board, maker.secret, None, false),
            Board::Breaker(breaker) => (&breaker.board, None, breaker.stock.as_ref(), breaker.nothing_fits),
            Board::Watcher(board) => (board, None, None, false),
            Board::Holder(_) | Board::GroupWatcher(_) | Board::Cleared => return None,
        };
        let shield = match secret {
            Some(secret) => Shield {
                pieces: Piece::row(words, rules, secret),
                open: false,
                sentence: words.board_own_secret(words.code(rules, secret)),
            },
            None => Shield {
                pieces: Vec::new(),
                open: false,
                sentence: match (board.commitment.is_some(), board.fixed) {
                    _ if view.setup.mode() == Mode::Referee => words.board_secret_real().into(),
                    (true, _) => words.board_secret_set().into(),
                    (false, true) => words.board_secret_open().into(),
                    (false, false) => words.board_secret_late().into(),
                },
            },
        };
        let mut rows = placed(teller, &view.setup, board, &view.bookings);
        let due = (rows.len() + 1) as u8;
        for number in due..=board.of {
            let mut row = RowView::empty(rules, number);
            row.now = row_due && number == due;
            rows.push(row);
        }
        let symbols = rules.palette().symbols.iter();
        let stock = stock.map_or_else(Vec::new, |stock| {
            symbols.map(|symbol| Piece::single(words, rules, symbol)).zip(stock.iter().copied()).collect()
        });
        let promise = board.commitment.as_ref().map(|promise| teller.promise(None, promise));
        Some(Self {
            number: board.number,
            rows,
            shield,
            promise: promise.unwrap_or_default(),
            stock,
            nothing_fits,
            end: None,
            penalties: Vec::new(),
        })
    }

    /// A round that has ended, uncovered.
    pub(crate) fn past(teller: &Teller<'_>, setup: &Setup, round: &PastRound) -> Self {
        let rules = setup.rules();
        let words = teller.words();
        let board = RoundBoard {
            number: round.number,
            maker: round.maker,
            fixed: round.commitment.is_some(),
            commitment: round.commitment,
            drawn: false,
            rows: round.rows.clone(),
            of: rules.rows(),
            proven: 0,
        };
        let mut rows = placed(teller, setup, &board, &round.bookings);
        for error in &round.errors {
            if let Some(row) = rows.get_mut(usize::from(error.row).saturating_sub(1)) {
                row.error = Some(teller.error(error));
            }
        }
        for number in (rows.len() + 1) as u8..=board.of {
            rows.push(RowView::empty(rules, number));
        }
        let shield = Shield {
            pieces: round.secret.map_or_else(Vec::new, |secret| Piece::row(words, rules, secret)),
            open: true,
            sentence: round.secret.map_or_else(
                || words.board_secret_never().into(),
                |secret| words.board_secret_was(words.code(rules, secret)),
            ),
        };
        let end = match (round.end, round.rows.last()) {
            // Where others could have, it is told who.
            (RoundEnd::Solved { row }, Some(last)) if setup.mode() != Mode::Solo => {
                words.event_solved_by(&teller.who(last.by), row)
            }
            (RoundEnd::Solved { row }, _) => words.event_solved(row),
            (RoundEnd::Conceded { row }, _) => words.event_conceded(row),
            (RoundEnd::Unsolved, _) => words.event_unsolved().into(),
            (RoundEnd::Void, _) => words.event_void().into(),
            (RoundEnd::Abandoned, _) => words.board_abandoned().into(),
        };
        let penalties = round.bookings.iter().filter(|booking| booking.reason == Reason::Signal);
        let promise = round.commitment.as_ref().map(|promise| teller.promise(None, promise));
        Self {
            number: round.number,
            rows,
            shield,
            promise: promise.unwrap_or_default(),
            stock: Vec::new(),
            nothing_fits: false,
            end: Some(end),
            penalties: penalties.map(|booking| teller.booking(booking)).collect(),
        }
    }
}

impl RoundView {
    /// Keeps the first rows, as if the others were yet to come; the shield stays closed until the end.
    pub(crate) fn keep(&mut self, rules: &Rules, rows: usize, open: bool, words: Words) {
        for row in self.rows.iter_mut().skip(rows) {
            *row = RowView::empty(rules, row.number);
        }
        if !open {
            self.shield =
                Shield { pieces: Vec::new(), open: false, sentence: words.board_secret_set().into() };
        }
    }
}

impl RowView {
    /// A row that nobody has placed.
    fn empty(rules: &Rules, number: u8) -> Self {
        Self {
            number,
            pieces: Piece::empty(rules),
            pins: Pins::new(rules, None),
            sentence: String::new(),
            note: String::new(),
            text: String::new(),
            now: false,
            error: None,
            lit: String::new(),
        }
    }
}

/// The rows that were placed.
fn placed(teller: &Teller<'_>, setup: &Setup, board: &RoundBoard, bookings: &[Booking]) -> Vec<RowView> {
    let rules = setup.rules();
    // Where two sit, everybody knows who placed a row.
    let several = setup.seats() > 2;
    let row = |(number, row): (u8, &rules::matches::Row)| {
        let mut view = RowView::empty(rules, number);
        view.sentence = teller.round_row(number, row.code, row.answer);
        if let Some(code) = row.code {
            view.pieces = Piece::row(teller.words(), rules, code);
            view.text = rules.show(code);
        }
        view.pins = Pins::new(rules, row.answer);
        if several {
            let who = teller.who(row.by);
            let name = if who.is_you() { teller.words().setup_you().into() } else { teller.name(row.by) };
            let points = points(bookings, row.by, number);
            view.note = match points {
                Some(points) => format!("{name} {}", teller.words().signed(points)),
                None => name.clone(),
            };
            view.sentence = name + teller.words().colon() + &view.sentence;
        }
        view
    };
    (1..).zip(&board.rows).map(row).collect()
}

/// What a row scored for the player who placed it.
fn points(bookings: &[Booking], seat: Seat, number: u8) -> Option<i32> {
    let of = bookings.iter().filter(|booking| {
        booking.seat == seat
            && matches!(booking.reason, Reason::Row { row } | Reason::Corrected { row } if row == number)
    });
    of.map(|booking| booking.points).reduce(|one, other| one + other)
}
