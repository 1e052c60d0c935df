//! What `solve` has to say of a group.

use std::fmt::Write as _;

use rules::view::{Board, GroupBoard, Offer};
use rules::{Actor, Due, Marker, Match, Rules, Seat, Task, Viewer};
use serde_json::{Value, json};
use solver::group::{
    GroupAdvice, GroupContradiction, GroupPosition, Likely, LikelyMarker, MarkerKernel, RowAdvice,
};

/// Secrets, markers and rows that are told to people.
const SECRETS: usize = 8;
const MARKERS: usize = 6;
const ROWS: usize = 10;
/// Rows that are told to programs, and secrets if there are no more.
const ROWS_JSON: usize = 100;
const SECRETS_JSON: usize = 1000;

/// What is known of a group.
pub(super) struct Report<'a> {
    rules: Rules,
    board: GroupBoard,
    turn: Option<Seat>,
    held: Option<(Seat, &'a [Marker])>,
    position: GroupPosition,
    /// The secrets that fit, the likeliest first.
    pub(super) secrets: Vec<Likely>,
    /// For whoever says what he holds.
    advice: Option<GroupAdvice>,
    /// Whether he can still place a row, or call.
    places: bool,
    calls: bool,
    contradiction: Option<GroupContradiction>,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        kernel: &MarkerKernel,
        game: &Match,
        rules: Rules,
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
        Self { rules, board, turn, held, position, secrets, advice, places, calls, contradiction }
    }

    /// A weight as a share of all.
    pub(super) fn share(&self, weight: u64) -> String {
        percent(self.position.chance(weight))
    }

    /// For people.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        if let Some((seat, markers)) = self.held {
            let markers: Vec<_> = markers.iter().map(|marker| self.rules.show_marker(*marker)).collect();
            let _ = writeln!(text, "Seat {} holds {}.", seat.number(), markers.join(" and "));
        }
        if let Some(contradiction) = &self.contradiction {
            self.write_contradiction(&mut text, contradiction);
            return text;
        }
        let secrets: Vec<_> = self
            .secrets
            .iter()
            .take(SECRETS)
            .map(|likely| format!("{} {}", self.rules.show(likely.code), self.share(likely.weight)))
            .collect();
        let _ = match (self.position.deals(), self.secrets.len()) {
            (_, 1) => writeln!(text, "1 secret fits: {}", self.rules.show(self.secrets[0].code)),
            (deals, count) if count <= SECRETS => {
                writeln!(text, "{deals} deals fit, {count} secrets: {}", secrets.join(", "))
            }
            (deals, count) => {
                writeln!(text, "{deals} deals fit, {count} secrets; likeliest {}", secrets.join(", "))
            }
        };
        self.write_boards(&mut text);
        if let Some(advice) = &self.advice {
            self.write_call(&mut text, advice);
            if self.places && self.secrets.len() > 1 {
                self.write_rows(&mut text, &advice.rows[..advice.rows.len().min(ROWS)]);
            }
        }
        text
    }

    /// Who may hold what.
    fn write_boards(&self, text: &mut String) {
        for (seat, board, place) in self.boards() {
            if self.held.is_some_and(|(own, _)| own == seat) {
                continue;
            }
            let markers = self.position.markers(place);
            let named: Vec<_> = markers.iter().take(MARKERS).map(|likely| self.marker(likely)).collect();
            let others = markers.len().saturating_sub(MARKERS);
            let others = if others > 0 { format!("  and {others} others") } else { String::new() };
            let board = if self.rules.boards().each > 1 { format!(", board {board}") } else { String::new() };
            let _ = writeln!(text, "Seat {}{board} may hold  {}{others}", seat.number(), named.join("  "));
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
        let Some(likeliest) = &advice.likeliest else { return };
        let _ = write!(
            text,
            "\nA call of {} would be right with {}",
            self.rules.show(likeliest.code),
            percent(advice.right)
        );
        // What the rows of others tell is worth a word only where it makes a difference.
        let read = advice
            .read
            .filter(|(code, chance)| *code != likeliest.code || percent(*chance) != percent(advice.right));
        if let Some((code, chance)) = read {
            let code = if code == likeliest.code { "it".to_owned() } else { self.rules.show(code) };
            let _ = write!(text, " ({code} with {}, if rows tell what their players hold)", percent(chance));
        }
        if let Some(waiting) = advice.waiting.filter(|_| !advice.call && self.secrets.len() > 1) {
            let _ = write!(text, ", waiting wins about {}", percent(waiting));
        }
        text.push_str(if advice.call { ": call now.\n" } else { ": don't call yet.\n" });
    }

    fn write_rows(&self, text: &mut String, rows: &[RowAdvice]) {
        let _ = writeln!(
            text,
            "\n{:<9}{:>9}{:>10}{:>12}{:>11}{:>9}  fits",
            "row", "left", "at worst", "then right", "bits left", "rivals’"
        );
        for row in rows {
            let rivals = row.rivals.map_or_else(|| "–".to_owned(), |rivals| format!("{rivals:.2}"));
            let _ = writeln!(
                text,
                "{:<9}{:>9}{:>10}{:>12}{:>11.2}{rivals:>9}  {}",
                self.rules.show(row.row),
                percent(row.left),
                percent(row.worst),
                percent(row.right),
                row.bits,
                if row.fits { "yes" } else { "no" },
            );
        }
    }

    /// What can't be.
    fn write_contradiction(&self, text: &mut String, found: &GroupContradiction) {
        let rows = found.rows.iter().map(|row| {
            let seen = &self.board.rows[row - 1];
            let code = seen.code.map_or_else(String::new, |code| self.rules.show(code));
            let hints = seen.hints.as_ref().map_or_else(String::new, ToString::to_string);
            format!("  row {row} of seat {}  {code}  {hints}\n", seen.by.number())
        });
        let calls = found.calls.iter().map(|call| {
            let seen = &self.board.calls[call - 1];
            let code = seen.code.map_or_else(String::new, |code| self.rules.show(code));
            let verdict = if seen.right == Some(true) { "right" } else { "wrong" };
            format!("  call of seat {}  {code}  {verdict}\n", seen.by.number())
        });
        let lines: Vec<_> = rows.chain(calls).collect();
        let held = if self.held.is_some() { " with these markers" } else { "" };
        let _ = match lines.len() {
            0 => writeln!(text, "No deal fits: there are no such markers in the bag."),
            1 => writeln!(text, "No deal fits: this can't be right{held}."),
            2 => writeln!(text, "No deal fits: these two can't both be right{held}."),
            count => writeln!(text, "No deal fits: these {count} can't all be right{held}."),
        };
        text.extend(lines);
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
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

/// A share in hundredths; of rare things one digit more.
fn percent(share: f64) -> String {
    let digits = if share > 0.0 && share < 0.001 { 2 } else { 1 };
    format!("{:.digits$} %", share * 100.0)
}
