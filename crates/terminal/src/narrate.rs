//! A match told line by line: every row, answer, point and decision as everybody at the table hears it.

use rules::commitment::promise;
use rules::event::Event;
use rules::option::OptionRule;
use rules::score::{Booking, Outcome, Reason};
use rules::view::SeenEntry;
use rules::{Actor, MatchId, Player, Rules, Salt, Seat, Setup};

/// Tells the steps of one match in order.
pub struct Narrator<'a> {
    id: &'a MatchId,
    setup: &'a Setup,
    totals: Vec<i32>,
    round: u32,
}

impl<'a> Narrator<'a> {
    /// A narrator at the beginning of a match.
    pub fn new(id: &'a MatchId, setup: &'a Setup) -> Self {
        Self { id, setup, totals: vec![0; setup.seats()], round: 1 }
    }

    fn rules(&self) -> &'a Rules {
        self.setup.rules()
    }

    /// A seat by its player's name, or by its number.
    pub fn name(&self, seat: Seat) -> String {
        match self.setup.chairs().get(seat.index()).and_then(|chair| chair.name.as_ref()) {
            Some(name) => name.as_str().to_owned(),
            None => format!("Seat {}", seat.number()),
        }
    }

    /// Who plays what, before the first step.
    pub fn opening(&self) -> Vec<String> {
        let rules = self.rules();
        let mut lines = vec![format!("{}, match {}", rules.edition().id, self.id)];
        let chosen = rules.options().iter().filter(|(key, value)| {
            let default =
                rules.edition().options.iter().find(|rule| rule.key == *key).map(OptionRule::default);
            default != Some(*value)
        });
        let chosen: Vec<_> = chosen.map(|(key, value)| format!("{}={value}", key.name())).collect();
        if !chosen.is_empty() {
            lines.push(format!("options: {}", chosen.join(", ")));
        }
        for (seat, chair) in self.setup.all_seats().zip(self.setup.chairs()) {
            let player = match chair.player {
                Player::Person => "a person",
                Player::Computer => "the computer",
                Player::Contrary => "the computer, deciding its secrets late",
            };
            let name = chair.name.as_ref().map_or(String::new(), |name| format!("{}, ", name.as_str()));
            lines.push(format!("{seat}: {name}{player}"));
        }
        lines.push(match self.rules().edition().format {
            rules::Format::Group => format!("{} begins.", self.name(self.setup.first())),
            _ => format!("Round 1: {} is maker.", self.name(self.setup.first())),
        });
        lines
    }

    /// One step, told.
    pub fn tell(&mut self, entry: &SeenEntry) -> Vec<String> {
        let mut lines = Vec::new();
        if let (Actor::Table, Some(Event::SecretSet { maker, commitment, .. })) =
            (entry.by, entry.events.get(1))
        {
            lines.push(format!("  Time is up for {}: a secret is drawn. Its promise:", self.name(*maker)));
            lines.push(format!("  {commitment}"));
            return lines;
        }
        let mut events = entry.events.iter().peekable();
        while let Some(event) = events.next() {
            if let Event::Placed { row, by, code } = event {
                let answer = match events.peek() {
                    Some(Event::Answered { answer, .. }) => self.rules().show_answer(*answer),
                    Some(Event::Hinted(hints)) => hints.to_string(),
                    _ => String::new(),
                };
                if !answer.is_empty() {
                    events.next();
                }
                let line = format!("  {row:>2}  {}  {answer}", self.rules().show(*code));
                let alone = self.setup.seats() == 2 && self.rules().edition().format != rules::Format::Group;
                let by = if alone { String::new() } else { format!("  ({})", self.name(*by)) };
                lines.push(format!("{}{by}", line.trim_end()));
            } else {
                lines.extend(self.event(event));
            }
        }
        lines
    }

    fn event(&mut self, event: &Event) -> Vec<String> {
        let line = match event {
            Event::SecretSet { maker, commitment, .. } => {
                let maker = self.name(*maker);
                let set = format!("  {maker} has set the secret. Its promise, to be checked at the end:");
                return vec![set, format!("  {commitment}")];
            }
            Event::Placed { .. } => return Vec::new(),
            Event::Hinted(hints) => format!("      hints {hints}"),
            Event::Answered { answer, .. } => format!("      pins {}", self.rules().show_answer(*answer)),
            Event::Lapsed { who: Actor::Seat(seat) } => {
                format!("  Time is up for {}; what was due is lost or done by the table.", self.name(*seat))
            }
            Event::Lapsed { who: Actor::Table } => "  Time is up.".to_owned(),
            Event::NoSecretFits => "  No secret fits these answers.".to_owned(),
            Event::Claimed { by } => format!("  {} claims that an answer is wrong.", self.name(*by)),
            Event::ClaimFalse => "  All answers so far are right; the round goes on.".to_owned(),
            Event::Uncovered { code, withheld, salt } => {
                let mut promised = self.rules().show(*code);
                if let Some(withheld) = withheld {
                    promised = promised + " withheld " + &self.rules().show_withheld(withheld);
                }
                let mut lines = vec![format!("  The secret: {promised}")];
                lines.push(salt.map_or_else(unpromised, |salt| self.check(self.round, salt, &promised)));
                return lines;
            }
            Event::Errors(errors) => {
                let error = |error: &rules::event::SignalError| {
                    let (placed, right) =
                        (self.rules().show_answer(error.placed), self.rules().show_answer(error.right));
                    format!("  Row {} was answered {placed}; right is {right}.", error.row)
                };
                return errors.iter().map(error).collect();
            }
            Event::RoundResigned { by } => format!("  {} gives the round up.", self.name(*by)),
            Event::Solved { row } => format!("  Solved in row {row}."),
            Event::Unsolved => "  Not solved.".to_owned(),
            Event::Void => "  The round is void and is played again.".to_owned(),
            Event::Booked(booking) => self.book(booking),
            Event::NextRound { round, maker } => {
                self.round = *round;
                return vec![
                    self.score(),
                    String::new(),
                    format!("Round {round}: {} is maker.", self.name(*maker)),
                ];
            }
            Event::Dealt { commitments } => {
                let mut lines = vec!["  The markers are dealt.".to_owned()];
                lines.extend(
                    (1..)
                        .zip(commitments)
                        .map(|(board, promise)| format!("  board {board}: promise {promise}")),
                );
                return lines;
            }
            Event::Called { by } => format!("  {} calls.", self.name(*by)),
            Event::Solution { by, code } => {
                format!("  {} gives {}.", self.name(*by), self.rules().show(*code))
            }
            Event::CallRight { by } => format!("  Right: {} has broken the code.", self.name(*by)),
            Event::CallWrong { by } => format!("  Wrong: {} only answers from now on.", self.name(*by)),
            Event::FinalCalls => "  All rows are used: who calls, who passes?".to_owned(),
            Event::Passed { by } => format!("  {} passes.", self.name(*by)),
            Event::MarkersShown { markers } => {
                let line = |(board, (marker, salt)): (usize, &(rules::Marker, Option<Salt>))| {
                    let marker = self.rules().show_marker(*marker);
                    let check = salt.map_or_else(unpromised, |salt| self.check(1, salt, &marker));
                    [format!("  Board {board}: {marker}"), check]
                };
                return (1..).zip(markers).flat_map(line).collect();
            }
            Event::EnteredWrong { rows, verdict } => {
                let mut wrong: Vec<_> =
                    rows.iter().map(|row| format!("the hints to row {row} of the game")).collect();
                wrong.extend(verdict.then(|| "a verdict on a call".to_owned()));
                format!("  Entered wrongly: {}.", wrong.join(", "))
            }
            Event::Resigned { by } => format!("  {} resigns.", self.name(*by)),
            Event::TakenOver { seat } => format!("  The computer plays on for {}.", self.name(*seat)),
            Event::AbortAgreed { by } => format!("  {} would end the match here.", self.name(*by)),
            Event::PlayOn { by } => format!("  {} wants to play on.", self.name(*by)),
            Event::Ended(outcome) => {
                let mut lines = Vec::new();
                if self.rules().edition().format != rules::Format::Group {
                    lines.push(self.score());
                }
                lines.push(String::new());
                lines.push(self.outcome(outcome));
                return lines;
            }
        };
        vec![line]
    }

    fn book(&mut self, booking: &Booking) -> String {
        self.totals[booking.seat.index()] += booking.points;
        let why = match booking.reason {
            Reason::Rows => "for the rows".to_owned(),
            Reason::Round => "for the round".to_owned(),
            Reason::Row { row } => format!("for row {row}"),
            Reason::Table => "as maker".to_owned(),
            Reason::Signal => "for wrong pins".to_owned(),
            Reason::Cancelled => "of the void round taken back".to_owned(),
            Reason::Corrected { row } => format!("to set row {row} right"),
        };
        format!("      {} {:+} {why}", self.name(booking.seat), booking.points)
    }

    /// The totals, seat by seat.
    fn score(&self) -> String {
        let totals =
            self.setup.all_seats().map(|seat| format!("{} {}", self.name(seat), self.totals[seat.index()]));
        format!("  Score: {}", totals.collect::<Vec<_>>().join(", "))
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Won { seats, .. } => {
                let names: Vec<_> = seats.iter().map(|seat| self.name(*seat)).collect();
                if let [winner] = names.as_slice() {
                    format!("{winner} wins the match.")
                } else {
                    format!("{} share the win.", names.join(" and "))
                }
            }
            Outcome::Draw => "The match is drawn.".to_owned(),
            Outcome::Played => "The match is over.".to_owned(),
            Outcome::NoWinner => "The match ends without a winner.".to_owned(),
            Outcome::Aborted => "The match ends by agreement, without a result.".to_owned(),
        }
    }

    /// The command with which anybody can check a promise.
    fn check(&self, round: u32, salt: Salt, promised: &str) -> String {
        let text = promise(self.id, round, salt, promised);
        format!("  To check its promise: printf '%s' '{text}' | sha256sum")
    }
}

/// Said of a secret that nobody promised.
fn unpromised() -> String {
    "  It was not fixed at the start, so there was no promise.".to_owned()
}
