//! A match told sentence by sentence, as everybody who listens may hear it.

use rules::commitment::promise;
use rules::event::Event;
use rules::view::SeenEntry;
use rules::{Match, MatchId, Salt, Seat, Setup, Viewer};

use crate::{Teller, Words};

/// Tells the steps of a match in order.
#[derive(Debug)]
pub struct Story {
    words: Words,
    id: MatchId,
    setup: Setup,
    viewer: Viewer,
    totals: Vec<i32>,
    round: u32,
    /// How many rounds were void: they are played again under the same number.
    voids: u32,
    promises: bool,
}

impl Story {
    /// The story of a match, told to a viewer.
    pub fn new(words: Words, game: &Match, viewer: Viewer) -> Self {
        Self::of(words, game.id().clone(), game.setup().clone(), viewer)
    }

    /// The story of a match that is kept elsewhere.
    pub fn of(words: Words, id: MatchId, setup: Setup, viewer: Viewer) -> Self {
        let totals = vec![0; setup.seats()];
        Self { words, id, setup, viewer, totals, round: 1, voids: 0, promises: false }
    }

    /// Tells the promises, too, and how to check them: for readers, not for listeners.
    #[must_use]
    pub fn with_promises(self) -> Self {
        Self { promises: true, ..self }
    }

    fn teller(&self) -> Teller<'_> {
        self.words.at(&self.setup, self.viewer)
    }

    /// What is played, and by whom.
    pub fn opening(&self) -> Vec<String> {
        self.words.match_opening(&self.setup, |_| None)
    }

    /// How long the match lasts and who begins.
    pub fn beginning(&self) -> Vec<String> {
        self.words.match_beginning(&self.setup, self.viewer)
    }

    /// One step. A row and its answer are told in one breath; at the end of a round, the score.
    pub fn tell(&mut self, entry: &SeenEntry) -> Vec<String> {
        let mut lines = Vec::new();
        let mut events = entry.events.iter().peekable();
        let mut last = None;
        let void = entry.events.iter().any(|event| matches!(event, Event::Void));
        self.voids += u32::from(void);
        while let Some(event) = events.next() {
            let before = last.replace(event);
            match event {
                Event::Placed { row, by, code } => {
                    let answer = match events.peek() {
                        Some(Event::Answered { answer, .. }) => Some(*answer),
                        _ => None,
                    };
                    if answer.is_some() {
                        events.next();
                    }
                    if self.viewer == Viewer::Seat(*by) {
                        lines.push(self.words.row(self.setup.rules(), *row, *code, answer));
                    } else {
                        let answer =
                            answer.map(|answer| self.words.answer_sentence(self.setup.rules(), answer));
                        lines.push(
                            [Some(self.teller().event(event)), answer]
                                .into_iter()
                                .flatten()
                                .collect::<Vec<_>>()
                                .join(" "),
                        );
                    }
                }
                Event::Booked(booking) => {
                    self.totals[booking.seat.index()] += booking.points;
                    lines.push(self.teller().event(event));
                }
                Event::NextRound { round, maker } => {
                    self.round = *round;
                    lines.push(self.score());
                    lines.push(self.next_round(*maker, void));
                }
                Event::Ended(_) => {
                    if !self.setup.rules().edition().format.holds_parts() {
                        lines.push(self.score());
                    }
                    lines.push(self.teller().event(event));
                }
                _ => {
                    lines.push(self.teller().event_after(before, event));
                    if self.promises {
                        lines.extend(self.promised(event));
                    }
                }
            }
        }
        lines
    }

    /// Which round begins, by the number under which it was agreed; again, if it was void.
    fn next_round(&self, maker: Seat, again: bool) -> String {
        let teller = self.teller();
        let (who, number) = (teller.who(maker), self.round.saturating_sub(self.voids));
        if again {
            self.words.event_round_again(&who, number)
        } else {
            self.words.event_next_round(&who, number)
        }
    }

    fn score(&self) -> String {
        self.words.match_score(&self.setup, self.viewer, &self.totals)
    }

    /// What was promised, and with what command anybody can check it.
    fn promised(&self, event: &Event) -> Vec<String> {
        let rules = self.setup.rules();
        match event {
            Event::SecretSet { commitment, .. } => vec![self.teller().promise(None, commitment)],
            Event::Dealt { commitments } => (1..)
                .zip(commitments)
                .map(|(board, promise)| self.teller().promise(Some(board), promise))
                .collect(),
            Event::Uncovered { code, withheld, salt: Some(salt) } => {
                let mut secret = rules.show(*code);
                if let Some(withheld) = withheld {
                    secret = secret + " withheld " + &rules.show_withheld(withheld);
                }
                vec![check(self.words, &self.id, self.round, *salt, &secret)]
            }
            Event::MarkersShown { markers } => {
                let salted = markers.iter().filter_map(|(marker, salt)| Some((marker, (*salt)?)));
                salted
                    .map(|(marker, salt)| check(self.words, &self.id, 1, salt, &rules.show_marker(*marker)))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Words {
    /// What is played, and by whom. `playing` says how a seat is played, if that is not all.
    pub fn match_opening(self, setup: &Setup, playing: impl Fn(usize) -> Option<String>) -> Vec<String> {
        let rules = setup.rules();
        let mut lines = vec![
            self.prompt_edition()
                .edition(self.edition_name(rules.edition()))
                .facts(self.edition_facts(rules)),
        ];
        let chosen = self.chosen_options(rules);
        if !chosen.is_empty() {
            lines.push(self.prompt_options(chosen.join(", ")));
        }
        for (place, chair) in setup.chairs().iter().enumerate() {
            let name = chair.name.as_ref().map(|name| name.as_str().to_owned());
            let parts = [name, Some(self.player(chair.player)), playing(place)];
            lines.push(
                self.prompt_seat()
                    .player(parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
                    .seat(place + 1),
            );
        }
        lines
    }

    /// How long a match lasts and who begins.
    pub fn match_beginning(self, setup: &Setup, viewer: Viewer) -> Vec<String> {
        let length = match setup.length() {
            rules::Length::Rounds(rounds) => self.setup_rounds(rounds),
            rules::Length::Target(points) => self.setup_target(points),
        };
        let length = (!setup.rules().edition().format.holds_parts()).then(|| self.prompt_length(length));
        length.into_iter().chain([self.at(setup, viewer).opening()]).collect()
    }

    /// The points of each seat in a sentence.
    pub fn match_score(self, setup: &Setup, viewer: Viewer, totals: &[i32]) -> String {
        let teller = self.at(setup, viewer);
        let of = |(seat, total): (Seat, &i32)| self.prompt_score_of(&teller.who(seat), *total);
        let scores: Vec<_> = setup.all_seats().zip(totals).map(of).collect();
        self.score_line(scores.join(", "))
    }
}

/// The command with which anybody can check a promise.
pub fn check(words: Words, id: &MatchId, round: u32, salt: Salt, secret: &str) -> String {
    let text = promise(id, round, salt, secret);
    words.prompt_check_promise(format!("printf '%s' '{text}' | sha256sum"))
}
