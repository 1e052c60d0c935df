//! Commands that only tell something.

use rules::rules::HintsShown;
use rules::secret::Withheld;
use rules::view::{Board, GroupBoard, Offer, PastRound, RoundBoard, View};
use rules::{Action, Code, Rules, Seat, Task};
use solver::advice::Count;
use solver::computer::{fitting, hint};
use words::{Words, check};

use super::command::Command;
use super::table::Table;
use crate::foreign;
use crate::review;

impl Table<'_, '_, '_> {
    /// What a command tells.
    pub(super) fn reply(
        &mut self,
        what: Option<Task>,
        view: &View,
        command: Command,
        rest: &str,
    ) -> Vec<String> {
        match command {
            Command::Hint => vec![self.advice(view)],
            Command::Fits if rest.is_empty() => {
                vec![told_count(self.words, fitting(self.brain.mind(), view))]
            }
            Command::Fits => self.fit(view, rest),
            Command::Rows => self.board(view),
            Command::Score => vec![self.score()],
            Command::Letters => self.letters(),
            Command::Secret => self.own(view),
            Command::Stock => vec![self.stock(view)],
            Command::Promise => promises(self.words, view),
            Command::Again => self.last.clone(),
            Command::Analysis => review::told(self.words, view, None, rest, self.brain.mind()),
            Command::Save => vec![match &self.host.kept {
                Some(kept) => self.words.prompt_kept_in(foreign::path(kept.path())),
                None => self.words.prompt_not_kept(self.words.prompt_no_folder()),
            }],
            _ => self.help(what, view),
        }
    }

    /// What a strong player would do.
    fn advice(&mut self, view: &View) -> String {
        // A maker's or holder's hint tells what only he may know.
        self.private |= matches!(view.board, Board::Maker(_) | Board::Holder(_));
        told_hint(self.words, view, hint(self.brain.mind(), view).as_ref())
    }

    /// Whether a code fits the rows of a round.
    fn fit(&self, view: &View, text: &str) -> Vec<String> {
        match view.setup.rules().read_secret(text) {
            Ok(code) => vec![told_fit(self.words, view, code)],
            Err(faults) => faults.iter().map(|fault| self.words.code_fault(fault)).collect(),
        }
    }

    /// Everything on the board.
    pub(super) fn board(&self, view: &View) -> Vec<String> {
        told_board(self.words, view)
    }

    /// What the viewer hides from the others.
    fn own(&mut self, view: &View) -> Vec<String> {
        let words = self.words;
        let rules = view.setup.rules();
        match &view.board {
            Board::Maker(maker) => {
                let Some(secret) = maker.secret else { return vec![words.prompt_own_nothing().into()] };
                self.private = true;
                let mut lines = vec![words.prompt_own_secret(words.code(rules, secret))];
                lines.extend(maker.withheld.map(|withheld| self.teller_of(view).withheld(&withheld)));
                lines
            }
            Board::Holder(holder) if !holder.markers.is_empty() => {
                self.private = true;
                vec![words.own_markers(rules, &holder.markers)]
            }
            _ => vec![words.prompt_own_nothing().into()],
        }
    }

    fn stock(&self, view: &View) -> String {
        let stock = match &view.board {
            Board::Breaker(breaker) => breaker.stock.as_ref(),
            _ => None,
        };
        let Some(stock) = stock else { return self.words.prompt_no_stock().into() };
        let rules = view.setup.rules();
        let pegs =
            (0..).zip(stock).map(|(colour, pegs)| format!("{} {pegs}", self.words.piece(rules, colour)));
        self.words.prompt_stock(pegs.collect::<Vec<_>>().join(", "))
    }
}

/// Everything on the board, row by row.
pub(crate) fn told_board(words: Words, view: &View) -> Vec<String> {
    let teller = words.at(&view.setup, view.viewer);
    let mut lines: Vec<_> = match (round(&view.board), group(&view.board)) {
        (Some(board), _) => {
            let rows = (1..).zip(&board.rows);
            rows.map(|(number, row)| teller.round_row(number, row.code, row.answer)).collect()
        }
        (_, Some(board)) => board.rows.iter().map(|row| teller.group_row(row)).collect(),
        _ => Vec::new(),
    };
    for call in group(&view.board).into_iter().flat_map(|board| &board.calls) {
        let who = teller.who(call.by);
        if let Some(code) = call.code {
            lines.push(words.event_solution(&who, words.code(view.setup.rules(), code)));
        }
        if call.right == Some(false) {
            lines.push(words.event_call_wrong(&who));
        }
    }
    if lines.is_empty() {
        lines.push(words.prompt_no_rows().into());
    }
    lines
}

/// A hint in words.
pub(crate) fn told_hint(words: Words, view: &View, hint: Option<&Action>) -> String {
    let rules = view.setup.rules();
    let told = |code: Code| (words.code(rules, code), rules.show(code));
    match hint {
        Some(Action::Row(row)) => {
            let (code, letters) = told(*row);
            words.prompt_hint_row(code, letters)
        }
        Some(Action::Solution(code)) => {
            let (code, letters) = told(*code);
            words.prompt_hint_solution(code, letters)
        }
        Some(Action::Answer(answer)) => words.prompt_hint_answer(words.answer(*answer)),
        Some(Action::Call) => words.prompt_hint_call().into(),
        Some(Action::Pass) => words.prompt_hint_pass().into(),
        Some(Action::Claim) => words.prompt_hint_claim().into(),
        None if view.offers.contains(&Offer::Call) => words.prompt_hint_wait().into(),
        _ => words.prompt_hint_nothing().into(),
    }
}

/// How many secrets fit what the viewer knows, in words.
pub(crate) fn told_count(words: Words, count: Option<Count>) -> String {
    match count {
        Some(Count::Exactly(count)) => words.advice_secrets_left(count),
        Some(Count::MoreThan(count)) => words.prompt_more_fit(count),
        Some(Count::Unknown) | None => words.prompt_unknown_fit().into(),
    }
}

/// Whether a code fits the rows of a round, in words.
pub(crate) fn told_fit(words: Words, view: &View, code: Code) -> String {
    let rules = view.setup.rules();
    let Some(board) = round(&view.board) else { return words.prompt_unknown_fit().into() };
    let answered = (1u8..).zip(&board.rows);
    let mut wrong = answered.filter(|(_, row)| match (row.code, row.answer) {
        (Some(row), Some(answer)) => rules.answer(code, row) != answer,
        _ => false,
    });
    match wrong.next() {
        Some((row, _)) => words.advice_does_not_fit(row),
        None => words.advice_fits().into(),
    }
}

/// The promises of now, and how to check that of the last round.
pub(crate) fn promises(words: Words, view: &View) -> Vec<String> {
    let teller = words.at(&view.setup, view.viewer);
    let now = round(&view.board).and_then(|board| board.commitment);
    let mut lines: Vec<_> = now.iter().map(|promise| teller.promise(None, promise)).collect();
    if let Some(board) = group(&view.board) {
        let promises = (1..).zip(&board.commitments);
        lines.extend(promises.map(|(board, promise)| teller.promise(Some(board), promise)));
    }
    if let Some(PastRound {
        number,
        secret: Some(code),
        withheld,
        salt: Some(salt),
        commitment: Some(promise),
        ..
    }) = view.past.last()
    {
        lines.push(teller.promise(None, promise));
        let secret = promised(view.setup.rules(), *code, withheld.as_ref());
        lines.push(check(words, &view.id, *number, *salt, &secret));
    }
    if lines.is_empty() {
        lines.push(words.prompt_no_promise().into());
    }
    lines
}

/// An example of hints as they are entered at a real board.
pub(crate) fn hints_example(view: &View) -> String {
    let rules = view.setup.rules();
    if rules.hints_shown() == HintsShown::Totals {
        return "1b1w".to_owned();
    }
    let last = group(&view.board).and_then(|board| board.rows.last()).map_or(Seat::new(0), |row| row.by);
    let seats = view.setup.seats();
    let letters = if rules.boards().each == 1 { ["b", "w", "-"] } else { ["bw", "-w", "--"] };
    let others = (1..seats).map(|places| last.left(places, seats).number());
    others.zip(letters).map(|(seat, hint)| format!("{seat}:{hint}")).collect::<Vec<_>>().join(" ")
}

/// Whether a board shows its viewer something that the others may not see.
pub(crate) fn hides_something(board: &Board) -> bool {
    match board {
        Board::Maker(maker) => maker.secret.is_some(),
        Board::Holder(holder) => !holder.markers.is_empty(),
        Board::Breaker(_) | Board::Watcher(_) | Board::GroupWatcher(_) | Board::Cleared => false,
    }
}

/// What everybody sees of a round.
pub(crate) fn round(board: &Board) -> Option<&RoundBoard> {
    match board {
        Board::Maker(maker) => Some(&maker.board),
        Board::Breaker(breaker) => Some(&breaker.board),
        Board::Watcher(board) => Some(board),
        Board::Holder(_) | Board::GroupWatcher(_) | Board::Cleared => None,
    }
}

/// What everybody sees of a group.
pub(crate) fn group(board: &Board) -> Option<&GroupBoard> {
    match board {
        Board::Holder(holder) => Some(&holder.board),
        Board::GroupWatcher(board) => Some(board),
        Board::Maker(_) | Board::Breaker(_) | Board::Watcher(_) | Board::Cleared => None,
    }
}

/// A secret as its promise names it.
fn promised(rules: &Rules, code: Code, withheld: Option<&Withheld>) -> String {
    match withheld {
        Some(withheld) => rules.show(code) + " withheld " + &rules.show_withheld(withheld),
        None => rules.show(code),
    }
}
