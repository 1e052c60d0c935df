//! What happened, told to one viewer.

use rules::event::{Hints, SignalError};
use rules::setup::MAX_VOID_ROUNDS;
use rules::view::{GroupRowView, SeenEntry};
use rules::{Actor, Answer, Code, Commitment, Event, Withheld};

use crate::teller::Teller;

impl Teller<'_> {
    /// One event as a sentence or a few. Promises are told apart, by [`Self::promise`]: nobody wants to hear 64
    /// digits in the middle of a game.
    pub fn event(&self, event: &Event) -> String {
        let words = self.words();
        match event {
            Event::SecretSet { maker, .. } => words.event_secret_set(&self.who(*maker)),
            Event::Placed { row, by, code } => {
                words.event_placed(&self.who(*by)).code(words.code(self.rules(), *code)).row(*row)
            }
            Event::Answered { row, answer } => {
                words.event_answered().answer(words.answer(self.rules(), *answer)).row(*row)
            }
            Event::Lapsed { who: Actor::Seat(seat) } => words.event_lapsed(&self.who(*seat)),
            Event::Lapsed { who: Actor::Table } => words.event_time_up().into(),
            Event::NoSecretFits => words.event_no_secret_fits().into(),
            Event::Claimed { by } => words.event_claimed(&self.who(*by)),
            Event::ClaimFalse => words.event_claim_false().into(),
            Event::Uncovered { code, withheld, salt } => {
                let mut told = vec![words.board_secret_was(words.code(self.rules(), *code))];
                told.extend(withheld.as_ref().map(|withheld| self.withheld(withheld)));
                told.extend(salt.is_none().then(|| words.event_unpromised().into()));
                told.join(" ")
            }
            Event::Errors(errors) => {
                let told: Vec<_> = errors.iter().map(|error| self.error(error)).collect();
                told.join(" ")
            }
            Event::RoundResigned { by } => words.event_round_resigned(&self.who(*by)),
            Event::Solved { row } => words.event_solved(*row),
            Event::Conceded { row } => words.event_conceded(*row),
            Event::Unsolved => words.event_unsolved().into(),
            Event::Void => words.event_void().into(),
            Event::TooManyVoid => words.event_too_many_void(MAX_VOID_ROUNDS),
            Event::Booked(booking) => self.booking(booking),
            Event::NextRound { round, maker } => words.event_next_round(&self.who(*maker), *round),
            Event::Dealt { .. } => words.event_dealt().into(),
            Event::Hinted(hints) => self.hints(hints),
            Event::NoDealFits => words.event_no_deal_fits().into(),
            Event::Called { by } => words.event_called(&self.who(*by)),
            Event::Solution { by, code } => {
                words.event_solution(&self.who(*by), words.code(self.rules(), *code))
            }
            Event::CallRight { by } => words.event_call_right(&self.who(*by)),
            Event::CallWrong { by } => words.event_call_wrong(&self.who(*by)),
            Event::FinalCalls => words.event_final_calls().into(),
            Event::Passed { by } => words.event_passed(&self.who(*by)),
            Event::MarkersShown { markers } => {
                let told = markers.iter().map(|(marker, _)| words.marker(self.rules(), *marker));
                words.event_markers_shown(words.long_list(told))
            }
            Event::EnteredWrong { rows, verdict } => {
                let mut told: Vec<_> = rows.iter().map(|row| words.event_entered_wrong_hints(*row)).collect();
                told.extend(verdict.then(|| words.event_entered_wrong_verdict().into()));
                told.join(" ")
            }
            Event::Resigned { by } => words.event_resigned(&self.who(*by)),
            Event::StayedAway { who } => words.event_stayed_away(&self.who(*who)),
            Event::TakenOver { seat } => words.event_taken_over(&self.who(*seat)),
            Event::Returned { seat } => words.event_returned(&self.who(*seat)),
            Event::TakenBack { by } => words.event_taken_back(&self.who(*by)),
            Event::Corrected { by, row, code, answer } => {
                let row = words.row(self.rules(), *row, *code, Some(*answer));
                words.event_corrected(&self.who(*by), row)
            }
            Event::AbortAgreed { by } => words.event_abort_agreed(&self.who(*by)),
            Event::PlayOn { by } => words.event_play_on(&self.who(*by)),
            Event::Ended(outcome) => self.outcome(outcome),
        }
    }

    /// An event and the one before it in its step: a secret right after somebody's time ran out was drawn, not set.
    pub fn event_after(&self, before: Option<&Event>, event: &Event) -> String {
        match (before, event) {
            (Some(Event::Lapsed { .. }), Event::SecretSet { .. }) => self.words().event_secret_drawn().into(),
            (_, event) => self.event(event),
        }
    }

    /// A step, sentence by sentence. A row and its answer are told in one breath.
    pub fn entry(&self, entry: &SeenEntry) -> Vec<String> {
        let mut told = Vec::new();
        let mut events = entry.events.iter().peekable();
        let mut before = None;
        while let Some(event) = events.next() {
            let mut sentence = self.event_after(before.replace(event), event);
            if let (Event::Placed { .. }, Some(Event::Answered { answer, .. })) = (event, events.peek()) {
                sentence.push(' ');
                sentence += &self.words().answer_sentence(self.rules(), *answer);
                events.next();
            }
            told.push(sentence);
        }
        told
    }

    /// The hints to a group's row.
    pub fn hints(&self, hints: &Hints) -> String {
        let words = self.words();
        let told = match hints {
            Hints::Totals { black, white } => {
                words.answer(self.rules(), Answer { black: *black, white: *white, blue: 0 })
            }
            Hints::ByPlayer(players) => {
                let player = |(seat, hints): &(rules::Seat, Vec<rules::Hint>)| {
                    let hints: Vec<_> = hints.iter().map(|hint| words.hint(*hint)).collect();
                    words.row_hint(&self.who(*seat), words.list(&hints))
                };
                players.iter().map(player).collect::<Vec<_>>().join(", ")
            }
        };
        words.row_hints(told)
    }

    /// A row of a group with its hints.
    pub fn group_row(&self, row: &GroupRowView) -> String {
        let words = self.words();
        let code =
            row.code.map_or_else(|| words.row_forfeited().into(), |code| words.code(self.rules(), code));
        let mut told = words.row_of(&self.who(row.by)).board(row.board).code(code).row(row.row);
        if let Some(hints) = &row.hints {
            told.push(' ');
            told += &self.hints(hints);
        }
        told
    }

    /// A row of a round with its answer; one without a code was forfeited.
    pub fn round_row(&self, number: u8, code: Option<Code>, answer: Option<Answer>) -> String {
        let words = self.words();
        match code {
            Some(code) => words.row(self.rules(), number, code, answer),
            None => words.row_told().code(words.row_forfeited()).row(number),
        }
    }

    /// The promise of a secret, or of a group's board.
    pub fn promise(&self, board: Option<u8>, commitment: &Commitment) -> String {
        match board {
            Some(board) => self.words().event_promise_of_board().board(board).promise(commitment.to_string()),
            None => self.words().event_promise(commitment.to_string()),
        }
    }

    /// A wrong answer and the right one.
    pub fn error(&self, error: &SignalError) -> String {
        let words = self.words();
        let told = |answer| words.answer(self.rules(), answer);
        words.event_error().placed(told(error.placed)).right(told(error.right)).row(error.row)
    }

    /// The pegs that were withheld.
    pub fn withheld(&self, withheld: &Withheld) -> String {
        let words = self.words();
        if withheld.is_nothing() {
            return words.event_withheld_none().into();
        }
        let some = (0..).zip(withheld.0).filter(|(_, pegs)| *pegs > 0);
        let pegs: Vec<_> =
            some.map(|(colour, pegs)| format!("{} {pegs}", words.piece(self.rules(), colour))).collect();
        words.event_withheld(pegs.join(", "))
    }
}
