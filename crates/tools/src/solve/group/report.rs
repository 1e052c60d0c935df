//! What `solve` has to say of a group.

use std::fmt::Write as _;

use rules::view::{Board, GroupBoard, Offer};
use rules::{Actor, Due, Marker, Match, Rules, Seat, Task, Viewer};
use serde_json::{Value, json};
use solver::group::{
    GroupAdvice, GroupContradiction, GroupPosition, Likely, LikelyMarker, MarkerKernel, RowAdvice,
};
use words::{Decimal, Words};

use crate::columns::{Side, columns};
use crate::solve::Findings;

/// Secrets, markers and rows that are told to people.
const SECRETS: usize = 8;
const MARKERS: usize = 6;
const ROWS: usize = 10;
/// Rows that are told to programs, and secrets if there are no more.
const ROWS_JSON: usize = 100;
const SECRETS_JSON: usize = 1000;

/// What is known of a group.
pub(super) struct GroupReport<'a> {
    rules: Rules,
    words: Words,
    board: GroupBoard,
    turn: Option<Seat>,
    held: Option<(Seat, &'a [Marker])>,
    position: GroupPosition,
    /// The secrets that fit, the likeliest first.
    pub(super) secrets: Vec<Likely>,
    /// For a player who says what they hold.
    advice: Option<GroupAdvice>,
    /// Whether they can still place a row, or call.
    places: bool,
    calls: bool,
    contradiction: Option<GroupContradiction>,
}

impl<'a> GroupReport<'a> {
    pub(super) fn new(
        kernel: &MarkerKernel,
        game: &Match,
        rules: Rules,
        words: Words,
        held: Option<(Seat, &'a [Marker])>,
    ) -> Self {
        let Board::GroupWatcher(board) = game.view(Viewer::Spectator).board else {
            unreachable!("asked for groups alone")
        };
        let position = GroupPosition::new(&rules, &board, held).expect("a group");
        let secrets = position.secrets();
        let turn = match game.due() {
            Some(Due { who: Actor::Seat(seat), what: Task::Row | Task::FinalCall }) => Some(seat),
            _ => None,
        };
        let view = held.map(|(seat, _)| game.view(Viewer::Seat(seat)));
        let calls = view.as_ref().is_some_and(|view| view.offers.contains(&Offer::Call));
        let left = held.map_or(0, |(seat, _)| board.rows_left[seat.index()]);
        // Who is out places no more rows, and neither does anybody once all have.
        let places = calls && left > 0 && !board.finals;
        let advice = held.zip(view).filter(|_| calls && !secrets.is_empty());
        let advice =
            advice.and_then(|((_, markers), view)| GroupAdvice::holding(kernel, &view, markers, ROWS_JSON));
        let contradiction = position.contradiction();
        Self { rules, words, board, turn, held, position, secrets, advice, places, calls, contradiction }
    }

    /// A weight as a share of all.
    pub(super) fn share(&self, weight: u64) -> String {
        self.percent(self.position.chance(weight))
    }

    /// A share in hundredths; of rare things one digit more.
    fn percent(&self, share: f64) -> String {
        let digits = if share > 0.0 && share < 0.001 { 2 } else { 1 };
        self.words.percent(share, digits)
    }

    /// A share inside a sentence, where a whole number needs no decimals.
    fn chance(&self, share: f64) -> String {
        let percent = share * 100.0;
        if percent >= 1.0 && (percent - percent.round()).abs() < 0.05 {
            return self.words.percent(share, 0);
        }
        self.percent(share)
    }

    /// Who may hold what.
    fn write_boards(&self, text: &mut String) {
        let words = self.words;
        for (seat, board, place) in self.boards() {
            if self.held.is_some_and(|(own, _)| own == seat) {
                continue;
            }
            let markers = self.position.markers(place);
            let mut named: Vec<_> = markers.iter().take(MARKERS).map(|likely| self.marker(likely)).collect();
            let others = markers.len().saturating_sub(MARKERS);
            if others > 0 {
                named.push(words.solve_others(others));
            }
            let (named, seat) = (named.join("  "), seat.number());
            let told = if self.rules.boards().each > 1 {
                words.solve_board_may_hold().board(board).markers(named).seat(seat)
            } else {
                words.solve_may_hold().markers(named).seat(seat)
            };
            let _ = writeln!(text, "{told}");
        }
    }

    fn marker(&self, likely: &LikelyMarker) -> String {
        format!("{} {}", self.rules.show_marker(likely.marker), self.share(likely.weight))
    }

    /// The boards with the seat they belong to, which of its boards each is from 1, and its place among all.
    fn boards(&self) -> impl Iterator<Item = (Seat, usize, usize)> + use<> {
        let boards = self.rules.boards();
        let each = usize::from(boards.each);
        (0..usize::from(boards.total())).map(move |place| (Seat::new(place / each), place % each + 1, place))
    }

    fn write_call(&self, text: &mut String, advice: &GroupAdvice) {
        let words = self.words;
        let Some(likeliest) = &advice.likeliest else { return };
        let right = self.chance(advice.right);
        let mut told = vec![words.solve_call().chance(right.as_str()).code(self.rules.show(likeliest.code))];
        // What the rows of others tell is worth a word only where it makes a difference.
        let read =
            advice.read.filter(|(code, chance)| *code != likeliest.code || self.chance(*chance) != right);
        if let Some((code, chance)) = read {
            told.push(words.solve_call_read().chance(self.chance(chance)).code(self.rules.show(code)));
        }
        if let Some(waiting) = advice.waiting.filter(|_| !advice.call && self.secrets.len() > 1) {
            told.push(words.solve_waiting(self.chance(waiting)));
        }
        told.push(if advice.call { words.solve_call_now() } else { words.solve_call_later() }.into());
        let _ = writeln!(text, "\n{}", told.join(" "));
    }

    fn rows(&self, rows: &[RowAdvice]) -> String {
        let words = self.words;
        let headings = [
            words.engine_row(),
            words.solve_left(),
            words.solve_at_worst(),
            words.solve_then_right(),
            words.solve_bits_left(),
            words.solve_rivals(),
            words.solve_fits(),
        ];
        let mut lines = vec![headings.map(String::from).to_vec()];
        for row in rows {
            let bits = |bits| words.decimal(Decimal::new(bits, 2));
            lines.push(vec![
                self.rules.show(row.row),
                self.percent(row.left),
                self.percent(row.worst),
                self.percent(row.right),
                bits(row.bits),
                row.rivals.map_or_else(|| "–".to_owned(), bits),
                if row.fits { words.listing_yes() } else { words.listing_no() }.into(),
            ]);
        }
        let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Right];
        format!("\n{}", columns(&lines, &sides, 0))
    }

    /// What can't be.
    fn write_contradiction(&self, text: &mut String, found: &GroupContradiction) {
        let (rules, words) = (&self.rules, self.words);
        let code = |code: Option<rules::Code>| code.map_or_else(String::new, |code| rules.show(code));
        let rows = found.rows.iter().map(|row| {
            let seen = &self.board.rows[row - 1];
            let hints = seen.hints.as_ref().map_or_else(String::new, ToString::to_string);
            format!(
                "  {}  {}  {hints}\n",
                words.solve_row_of().row(*row).seat(seen.by.number()),
                code(seen.code)
            )
        });
        let calls = found.calls.iter().map(|call| {
            let seen = &self.board.calls[call - 1];
            let verdict = if seen.right == Some(true) { words.solve_right() } else { words.solve_wrong() };
            format!("  {}  {}  {verdict}\n", words.solve_call_of(seen.by.number()), code(seen.code))
        });
        let lines: Vec<_> = rows.chain(calls).collect();
        let told = match lines.len() {
            0 => words.solve_no_deal().into(),
            count if self.held.is_some() => words.solve_no_deal_held(count),
            count => words.solve_no_deal_this(count),
        };
        let _ = writeln!(text, "{told}");
        text.extend(lines);
    }
}

impl Findings for GroupReport<'_> {
    fn is_impossible(&self) -> bool {
        self.contradiction.is_some()
    }

    fn text(&self) -> String {
        let (rules, words) = (&self.rules, self.words);
        let mut text = String::new();
        // Writing to a string can't fail.
        if let Some((seat, markers)) = self.held {
            let markers: Vec<_> = markers.iter().map(|marker| rules.show_marker(*marker)).collect();
            let _ =
                writeln!(text, "{}", words.solve_holds().markers(words.list(&markers)).seat(seat.number()));
        }
        if let Some(contradiction) = &self.contradiction {
            self.write_contradiction(&mut text, contradiction);
            return text;
        }
        let secrets = self.secrets.iter().take(SECRETS);
        let secrets =
            secrets.map(|likely| format!("{} {}", rules.show(likely.code), self.share(likely.weight)));
        let secrets = secrets.collect::<Vec<_>>().join(", ");
        let told = match (self.position.deals(), self.secrets.len()) {
            (_, 1) => words.solve_fit_these().count(1).secrets(rules.show(self.secrets[0].code)),
            (deals, count) if count <= SECRETS => {
                words.solve_deals().count(count).deals(deals).secrets(secrets)
            }
            (deals, count) => words.solve_deals_likeliest().count(count).deals(deals).secrets(secrets),
        };
        let _ = writeln!(text, "{told}");
        self.write_boards(&mut text);
        if let Some(advice) = &self.advice {
            self.write_call(&mut text, advice);
            if self.places && self.secrets.len() > 1 {
                text.push_str(&self.rows(&advice.rows[..advice.rows.len().min(ROWS)]));
            }
        }
        text
    }

    fn json(&self) -> Value {
        let rules = &self.rules;
        let code = |code: Option<rules::Code>| code.map(|code| rules.show(code));
        let rows = self.board.rows.iter().map(|row| {
            json!({
                "seat": row.by.number(),
                "row": code(row.code),
                "hints": row.hints.as_ref().map(ToString::to_string),
            })
        });
        let calls = self.board.calls.iter().map(
            |call| json!({ "seat": call.by.number(), "solution": code(call.code), "right": call.right }),
        );
        let secret = |likely: &Likely| {
            json!({
                "secret": rules.show(likely.code),
                "chance": self.position.chance(likely.weight),
                "deals": likely.deals,
            })
        };
        let marker = |likely: &LikelyMarker| json!({ "marker": rules.show_marker(likely.marker), "chance": self.position.chance(likely.weight) });
        let boards = self.boards().map(|(seat, board, place)| {
            let markers: Vec<_> = self.position.markers(place).iter().map(marker).collect();
            json!({ "seat": seat.number(), "board": board, "markers": markers })
        });
        let guess = |row: &RowAdvice| {
            json!({
                "guess": rules.show(row.row),
                "fits": row.fits,
                "left": row.left,
                "worst": row.worst,
                "right": row.right,
                "bits": row.bits,
                "rivals": row.rivals,
            })
        };
        let advice = self.advice.as_ref();
        let guesses = advice.filter(|_| self.places).map_or(&[][..], |advice| &advice.rows);
        let markers = self
            .held
            .map(|(_, markers)| markers.iter().map(|marker| rules.show_marker(*marker)).collect::<Vec<_>>());
        json!({
            "edition": rules.edition().id,
            "seat": self.held.map(|(seat, _)| seat.number()),
            "markers": markers,
            "rows": rows.collect::<Vec<_>>(),
            "calls": calls.collect::<Vec<_>>(),
            "turn": self.turn.map(Seat::number),
            "deals": self.position.deals(),
            "count": self.secrets.len(),
            "secrets": (self.secrets.len() <= SECRETS_JSON)
                .then(|| self.secrets.iter().map(secret).collect::<Vec<_>>()),
            "boards": boards.collect::<Vec<_>>(),
            "impossible": self.contradiction.as_ref()
                .map(|found| json!({ "rows": found.rows, "calls": found.calls })),
            "call": advice.filter(|_| self.calls).map(|advice| json!({
                "now": advice.call,
                "secret": code(advice.likeliest.map(|likely| likely.code)),
                "right": advice.right,
                "read": advice.read.map(|(code, chance)| json!({ "secret": rules.show(code), "chance": chance })),
                "waiting": advice.waiting,
            })),
            "guesses": guesses.iter().map(guess).collect::<Vec<_>>(),
        })
    }
}
