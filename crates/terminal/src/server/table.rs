//! What a player at a server's table sees and does, in sentences.

use std::time::{Duration, Instant};

use play::{Deed, TableSign, notice};
use rules::seat::Chair;
use rules::view::{PastRound, SeenEntry, View};
use rules::{Actor, Event, Match, MatchId, Mode, Player, Seat, Viewer};
use solver::computer::Level;
use wire::{DoneStep, PastRoundShape, TableState, happened};
use words::{Story, Words};

use super::link::{News, ServerLink};
use crate::chance::Chance;
use crate::foreign::quoted;

/// A table at a server.
pub(crate) struct Distant {
    words: Words,
    pub(crate) link: ServerLink,
    state: TableState,
    view: Option<View>,
    story: Option<Story>,
    /// Which match of the table it is.
    ordinal: i64,
    deadline: Option<Instant>,
    /// When we sat down, and when each of the others was last seen since; nobody counts as missing before that.
    since: Instant,
    seen: Vec<Option<SeenThere>>,
    /// The end of the warning answered last.
    answered: Option<i64>,
    /// Steps that are known, but not yet seen in a state.
    steps: Vec<DoneStep>,
    /// What the player here asked for last, until the server has answered.
    asked: Option<DoneStep>,
    /// What is wrong with the connection.
    pub(crate) trouble: Option<String>,
    /// Whether nothing more will come.
    pub(crate) ended: bool,
}

/// How long somebody may go unseen before they count as missing: a server reports everybody present every 20 seconds.
const MISSED: Duration = Duration::from_secs(50);

/// Whether somebody is at the table.
#[derive(Clone, Copy, Debug)]
enum SeenThere {
    /// They were seen then.
    Here(Instant),
    /// They have left.
    Gone,
}

/// The result of news.
#[derive(Debug)]
pub(crate) enum Came {
    /// Something happened, in these sentences.
    Told(Vec<String>),
    /// The server did what was asked.
    Done(Vec<String>),
    /// The server refused what was asked, and why.
    Refused(String),
    /// Only the connection changed.
    Line,
    /// A finished match, with everything in it; nothing if it isn't available.
    Record(Option<Box<Match>>),
}

impl Distant {
    /// The table where somebody sat down, and the first sentences.
    pub(crate) fn new(words: Words, link: ServerLink) -> (Self, Vec<String>) {
        let state = link.first.clone();
        let mut table = Self {
            words,
            link,
            state: state.clone(),
            view: None,
            story: None,
            ordinal: 0,
            deadline: None,
            since: Instant::now(),
            seen: Vec::new(),
            answered: None,
            steps: Vec::new(),
            asked: None,
            trouble: None,
            ended: false,
        };
        let lines = table.look(state);
        (table, lines)
    }

    /// The current match; none before the first.
    pub(crate) fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// Which match of the table it is.
    pub(crate) fn ordinal(&self) -> i64 {
        self.ordinal
    }

    /// How many of the first sentences come before the first step.
    pub(crate) fn begins(&self) -> usize {
        self.view.as_ref().map_or(0, |view| self.words.match_beginning(&view.setup, view.viewer).len())
    }

    /// How well the computer plays each of its seats.
    pub(crate) fn levels(&self) -> Vec<Option<Level>> {
        let Some(view) = self.view.as_ref().filter(|view| view.setup.mode() == Mode::Table) else {
            return Vec::new();
        };
        let level = |(chair, card): (&Chair, &wire::SeatCard)| {
            let level = card.level.as_deref().and_then(Level::find);
            level.filter(|_| chair.player != Player::Person)
        };
        view.setup.chairs().iter().zip(&self.state.table.seats).map(level).collect()
    }

    /// The table as others find it.
    pub(crate) fn sign(&self) -> Option<&TableSign> {
        self.link.ticket.as_ref().map(|ticket| &ticket.sign)
    }

    /// The seats that want a rematch.
    pub(crate) fn rematch(&self) -> Vec<Seat> {
        seats(&self.state.table.rematch)
    }

    /// The seats that have declined one since.
    pub(crate) fn declined(&self) -> Vec<Seat> {
        seats(&self.state.table.declined)
    }

    /// Whether it is a try at the code of the day.
    pub(crate) fn is_daily(&self) -> bool {
        self.state.table.daily.is_some()
    }

    /// The seats of other people who are away: they said so, or haven't been seen for too long.
    pub(crate) fn away(&self) -> Vec<Seat> {
        let Some(view) = self.view.as_ref().filter(|view| view.outcome.is_none()) else { return Vec::new() };
        let others = view
            .seats
            .iter()
            .filter(|seat| seat.player == Player::Person && view.viewer != Viewer::Seat(seat.seat));
        let is_away = |seat: &Seat| match self.seen.get(seat.index()).copied().flatten() {
            Some(SeenThere::Gone) => true,
            Some(SeenThere::Here(when)) => when.elapsed() > MISSED,
            None => self.since.elapsed() > MISSED,
        };
        others.map(|seat| seat.seat).filter(is_away).collect()
    }

    /// Whether the table allows advice.
    pub(crate) fn advises(&self) -> bool {
        self.state.table.advice
    }

    /// How long the player whose turn it is has, if time is limited.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Who is at the table, until everybody is.
    pub(crate) fn waiting(&self) -> Vec<String> {
        let words = self.words;
        let card = &self.state.table;
        let mut lines = Vec::new();
        if let Some(edition) = rules::Edition::find(&card.edition) {
            lines.push(words.server_table().code(quoted(&card.code)).edition(words.edition_name(edition)));
        }
        for seat in &card.seats {
            let who = match (&seat.name, &*seat.who, seat.free) {
                (Some(name), ..) => quoted(name),
                (None, "computer", _) => words.seat_plays_computer().into(),
                (None, _, true) => words.board_seat_free().into(),
                _ => words.seat_person().into(),
            };
            lines.push(words.prompt_seat().player(who).seat(seat.seat.unsigned_abs()));
        }
        if let Some(closed) = closed(words, &self.state) {
            lines.push(closed);
        } else {
            lines.push(words.setup_waiting().into());
            let invite =
                |sign: &TableSign| words.server_invite().address(sign.address()).command(sign.command());
            lines.extend(self.sign().map(invite));
        }
        lines
    }

    /// Takes in what came from the server.
    pub(crate) fn hear(&mut self, news: News) -> Came {
        match news {
            News::State(state) => Came::Told(self.look(*state)),
            News::Step(step, state) => {
                self.note(step);
                state.map_or(Came::Line, |state| Came::Told(self.look(*state)))
            }
            News::Lost => {
                self.trouble = Some(self.words.page_reconnecting().into());
                Came::Line
            }
            News::Back => {
                self.trouble = None;
                Came::Line
            }
            News::Done(Ok(state)) => {
                self.trouble = None;
                let done = self.asked.take();
                self.note(done);
                Came::Done(self.look(*state))
            }
            News::Done(Err(sentence)) => {
                self.asked = None;
                Came::Refused(sentence)
            }
            News::Record(game) => Came::Record(game),
            News::Rounds(id, rounds) => {
                self.complete(&id, &rounds);
                Came::Line
            }
            News::Presence(seat, here) => {
                let place = usize::from(seat).saturating_sub(1);
                if place < self.state.table.seats.len() {
                    self.seen.resize(self.seen.len().max(place + 1), None);
                    self.seen[place] =
                        Some(if here { SeenThere::Here(Instant::now()) } else { SeenThere::Gone });
                }
                Came::Line
            }
            News::End(sentence) => {
                self.trouble = Some(sentence);
                self.ended = true;
                Came::Line
            }
        }
    }

    /// Remembers who did what until a state shows the result. The stream and the answers tell a step twice.
    fn note(&mut self, step: Option<DoneStep>) {
        let known = |step: &DoneStep| self.steps.iter().any(|known| known.number == step.number);
        if let Some(step) = step.filter(|step| !known(step)) {
            self.steps.push(step);
        }
    }

    /// Takes in a state; returns what has happened since, in sentences. A state older than the known one says nothing:
    /// the stream and the answers overtake each other.
    fn look(&mut self, state: TableState) -> Vec<String> {
        let place = |state: &TableState| (state.ordinal, state.number);
        if place(&state) < place(&self.state) {
            return Vec::new();
        }
        let until = state.deadline.or(state.warning.as_ref().map(|warning| warning.until));
        let left = until.map(|until| left(&state, until));
        self.deadline = left.map(|left| Instant::now() + left);
        if let Some(closed) = closed(self.words, &state) {
            self.trouble = Some(closed);
            self.ended = true;
        }
        let ordinal = state.ordinal;
        let seen = state.read();
        let news = self.view.is_none() || state.warning != self.state.warning;
        let calm = withdrawn(self.words, &self.state, &state);
        self.state = state;
        let Some(mut seen) = seen else { return Vec::new() };
        if let Some(known) = self.view.as_ref().filter(|known| known.id == seen.id) {
            seen.past = joined(&known.past, std::mem::take(&mut seen.past));
        }
        if !is_whole(&seen.past) {
            self.link.ask_rounds(&seen.id);
        }
        let mut lines = Vec::new();
        if self.story.is_none() || ordinal != self.ordinal {
            self.ordinal = ordinal;
            self.steps.clear();
            self.view = None;
            let story = Story::of(self.words, seen.id.clone(), seen.setup.clone(), seen.viewer);
            lines.extend(story.beginning());
            self.story = Some(story);
        }
        let entries = happened(self.view.as_ref(), &seen, &self.steps);
        self.steps.retain(|step| step.number > seen.steps);
        if let Some(story) = &mut self.story {
            for entry in &entries {
                lines.extend(story.tell(entry));
            }
        }
        let dealt = |entry: &SeenEntry| entry.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        if let (true, rules::view::Board::Holder(holder)) = (entries.iter().any(dealt), &seen.board) {
            lines.push(self.words.own_markers(seen.setup.rules(), &holder.markers));
        }
        lines.extend(warning(self.words, &self.state, seen.viewer).filter(|_| news));
        lines.extend(calm);
        self.view = Some(seen);
        lines
    }

    /// Fills in rounds missing from every state.
    fn complete(&mut self, id: &MatchId, rounds: &[PastRoundShape]) {
        let Some(known) = self.view.as_mut().filter(|known| known.id == *id) else { return };
        let rules = known.setup.rules();
        let Some(mut told) = rounds.iter().map(|round| round.read(rules)).collect::<Option<Vec<_>>>() else {
            return;
        };
        // The known state may be newer.
        let last = told.last().map_or(0, |round| round.number);
        told.extend(known.past.drain(..).filter(|round| round.number > last));
        known.past = told;
    }

    /// Asks for all of the finished match; it comes as news.
    pub(crate) fn ask_record(&self) {
        if let Some(view) = &self.view {
            self.link.ask_record(&view.id);
        }
    }

    /// The number that an action must name.
    fn number(&self) -> i64 {
        self.state.number
    }

    /// Tells the server that somebody is here, once per warning that they are away.
    pub(crate) fn be_here(&mut self) {
        let Some(warning) = &self.state.warning else { return };
        let own = self.state.viewer.map(i64::from) == Some(warning.seat);
        if own && self.answered != Some(warning.until) {
            self.answered = Some(warning.until);
            self.link.be_here();
        }
    }

    /// Does something.
    pub(crate) fn act(&mut self, deed: &Deed, chance: &mut Chance) {
        let Some(view) = &self.view else { return };
        let Some(action) = deed.written(view.setup.rules()) else { return };
        self.link.act(self.number(), &action, chance);
        if let Viewer::Seat(seat) = view.viewer {
            self.asked = Some(DoneStep { number: view.steps + 1, by: Actor::Seat(seat), action });
        }
    }
}

/// Seats by their numbers, from 1.
fn seats(numbers: &[i64]) -> Vec<Seat> {
    let seat = |number: &i64| Some(Seat::new(usize::try_from(*number).ok()?.checked_sub(1)?));
    numbers.iter().filter_map(seat).collect()
}

/// Who closed the table of a state, if it is closed.
fn closed(words: Words, state: &TableState) -> Option<String> {
    let card = &state.table;
    if !card.archived {
        return None;
    }
    let own = state.viewer.map(i64::from) == card.closed_by;
    let name = |closer: i64| {
        let seat = card.seats.iter().find(|seat| seat.seat == closer);
        let name = seat.and_then(|seat| seat.name.as_deref()).map(quoted);
        name.unwrap_or_else(|| words.seat_number(closer.unsigned_abs()))
    };
    Some(notice::closed(words, own, card.closed_by.map(name)))
}

/// The name of a seat's holder.
fn name_of(words: Words, state: &TableState, number: i64) -> String {
    let seat = state.table.seats.iter().find(|seat| seat.seat == number);
    match seat.and_then(|seat| seat.name.as_deref()) {
        Some(name) => quoted(name),
        None => words.seat_person().into(),
    }
}

/// Says that a warning has ended because somebody came back. The other outcome is a step, and told as one.
fn withdrawn(words: Words, before: &TableState, now: &TableState) -> Option<String> {
    let ended = before.warning.as_ref().filter(|_| now.warning.is_none())?;
    if (before.ordinal, before.number) != (now.ordinal, now.number) {
        return None;
    }
    let own = now.viewer.map(i64::from) == Some(ended.seat);
    Some(if own {
        words.board_back_in_time().into()
    } else {
        words.board_is_back(name_of(words, now, ended.seat))
    })
}

/// Says that somebody seems to be away, and how long they have to come back.
fn warning(words: Words, state: &TableState, viewer: Viewer) -> Option<String> {
    let warning = state.warning.as_ref()?;
    let time = words.clock(left(state, warning.until).as_secs());
    let own = matches!(viewer, Viewer::Seat(seat) if i64::from(seat.number()) == warning.seat);
    let name = name_of(words, state, if own { warning.by } else { warning.seat });
    Some(notice::warning(words, own, warning.then == "win", name, &time))
}

/// How long until a moment, by the server's clock.
fn left(state: &TableState, until: i64) -> Duration {
    Duration::from_millis(u64::try_from(until.saturating_sub(state.now)).unwrap_or(0))
}

/// The finished rounds: those known, and those in a state, which may leave out earlier ones.
fn joined(known: &[PastRound], told: Vec<PastRound>) -> Vec<PastRound> {
    let before = |round: &&PastRound| told.first().is_none_or(|first| round.number < first.number);
    let known: Vec<_> = known.iter().filter(before).cloned().collect();
    known.into_iter().chain(told).collect()
}

/// Whether no round is missing.
fn is_whole(past: &[PastRound]) -> bool {
    past.iter().zip(1..).all(|(round, number)| round.number == number)
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use rules::matches::RoundEnd;
    use wire::{TableCard, Warning};

    use super::*;
    use crate::server::sample::{self, card};

    fn rounds(numbers: &[u32]) -> Vec<PastRound> {
        let round = |number: &u32| PastRound {
            number: *number,
            maker: Seat::new(0),
            rows: Vec::new(),
            end: RoundEnd::Unsolved,
            secret: None,
            withheld: None,
            commitment: None,
            salt: None,
            errors: Vec::new(),
            bookings: Vec::new(),
        };
        numbers.iter().map(round).collect()
    }

    #[test]
    fn a_closed_table_says_who_closed_it() {
        let words = Words::of(words::Language::English);
        let state = |archived: bool, closed_by: Option<i64>| {
            let card = TableCard { archived, closed_by, ..card([Some("Ada\u{1b}[2J"), None]) };
            closed(words, &sample::state(card, 2))
        };
        assert_eq!(state(false, None), None);
        assert_eq!(state(true, Some(1)).as_deref(), Some("Ada\\u{1b}[2J closed this table."));
        assert_eq!(state(true, Some(2)).as_deref(), Some("You closed this table."));
        assert_eq!(state(true, None).as_deref(), Some("This table was closed: nobody was playing."));
    }

    #[test]
    fn a_warning_says_who_is_missed_and_for_how_long() {
        let words = Words::of(words::Language::English);
        let away = Warning { seat: 2, by: 1, until: 46_900, then: "win".into() };
        let calm = sample::state(card([Some("Ada"), None]), 1);
        let state = TableState { now: 1_000, warning: Some(away), ..calm.clone() };
        let told = |seat| warning(words, &state, Viewer::Seat(Seat::new(seat)));
        assert_eq!(told(1).as_deref(), Some("Ada thinks you left. You lose in 0:45."));
        assert!(told(0).is_some_and(|told| told.ends_with(" has 0:45 to come back, or loses.")));
        assert_eq!(warning(words, &calm, Viewer::Spectator), None);
    }

    #[test]
    fn a_warning_that_has_ended_is_withdrawn() {
        let words = Words::of(words::Language::English);
        let told = |seat: u8, warned: i64, steps: i64| {
            let calm = sample::state(card([Some("Ada"), Some("Bob")]), seat);
            let away = Warning { seat: warned, by: 3 - warned, until: 46_900, then: "win".into() };
            let before = TableState { warning: Some(away), ..calm.clone() };
            let after = TableState { number: steps, ..calm };
            assert_eq!(withdrawn(words, &before, &before), None, "it lasts");
            assert_eq!(withdrawn(words, &after, &after), None, "there was none");
            withdrawn(words, &before, &after)
        };
        assert_eq!(told(2, 2, 0).as_deref(), Some("You're back in time."));
        assert_eq!(told(1, 2, 0).as_deref(), Some("Bob is back."));
        assert_eq!(told(1, 2, 1), None, "what followed is told as a step");
    }

    #[test]
    fn a_state_that_leaves_out_rounds_is_noticed() {
        for (numbers, whole) in
            [(&[][..], true), (&[1], true), (&[1, 2, 3], true), (&[31, 32], false), (&[1, 2, 41], false)]
        {
            assert_eq!(is_whole(&rounds(numbers)), whole, "{numbers:?}");
        }
    }

    #[test]
    fn rounds_that_were_told_before_are_kept_and_none_is_told_twice() {
        for (known, told, all) in [
            (&[][..], &[][..], &[][..]),
            (&[1, 2], &[], &[1, 2]),
            (&[1, 2], &[3], &[1, 2, 3]),
            // A reader who comes back gets all of it, or from somewhere in the middle on.
            (&[1, 2], &[1, 2, 3], &[1, 2, 3]),
            (&[1, 2, 3], &[2, 3], &[1, 2, 3]),
            (&[], &[1, 2], &[1, 2]),
        ] {
            let joined = joined(&rounds(known), rounds(told));
            assert_eq!(
                joined.iter().map(|round| round.number).collect::<Vec<_>>(),
                all,
                "{known:?} {told:?}"
            );
        }
    }
}
