//! A table as its page shows it.

use play::{Sight, Told, notice};
use rules::matches::RoundEnd;
use rules::view::{Offer, PastRound};
use rules::{Actor, Edition, Length, Mode, Player, Seat, View};
use wire::Phrase;
use words::{Teller, Words};

use super::chairs::{ChairView, OfferView, Other, chairs, is_taken_over, offers, others};
use super::entry::{self, Entry, PinsEntry, TableEntry};
use super::filled;
use super::group::GroupView;
use super::help::Help;
use super::legend::{LegendEntry, legend};
use super::lesson::Lesson;
use super::over::Over;
use super::right::{Correction, SetRight};
use super::round::RoundView;
use super::score::{self, ScoreTable};
use super::seen::{SeenTable, SeriesScore, plays};
use super::stop::StopOffer;
use super::waiting::Waiting;
use crate::daily;
use crate::form::Fields;
use crate::turn::seat_names;

/// A step of the story.
pub(super) struct ToldStep {
    pub(super) number: usize,
    pub(super) text: String,
}

/// Somebody who does not answer.
pub(super) struct Absent {
    pub(super) seat: u8,
    pub(super) question: String,
    pub(super) duel: bool,
}

/// A table as its page shows it.
#[derive(Default)]
pub(super) struct TableView {
    pub(super) code: String,
    pub(super) id: String,
    pub(super) edition: String,
    pub(super) edition_id: String,
    pub(super) headline: String,
    /// Whose turn it is while somebody looks at the end of a round, for the browser's tab.
    pub(super) meanwhile: Option<String>,
    pub(super) course: String,
    pub(super) holes: u8,
    pub(super) options: Vec<String>,
    /// What the pins mean.
    pub(super) legend: Vec<LegendEntry>,
    /// Whether the viewer is due.
    pub(super) yours: bool,
    pub(super) number: usize,
    /// How far the match is, as streams say it.
    pub(super) mark: String,
    /// What the page shows beside the match, as streams say it.
    pub(super) sign: String,
    pub(super) seat: Option<u8>,
    /// The seat in the address, which says who acts at a real board.
    pub(super) named_seat: Option<u8>,
    /// The word under which the seat is open, where several share a device.
    pub(super) open: Option<String>,
    pub(super) key: String,
    pub(super) problem: Option<String>,
    pub(super) chairs: Vec<ChairView>,
    pub(super) waiting: Option<Waiting>,
    pub(super) round: Option<RoundView>,
    /// Whether the round that is shown is one that was.
    pub(super) looking_back: bool,
    /// Whether the viewer cracked the code of that round, and the match goes on.
    pub(super) cracked: bool,
    /// Whether the match goes on.
    pub(super) running: bool,
    pub(super) group: Option<GroupView>,
    pub(super) entry: Option<Entry>,
    pub(super) pins: Option<PinsEntry>,
    pub(super) real_board: Option<TableEntry>,
    pub(super) offers: Vec<OfferView>,
    pub(super) others: Vec<Other>,
    pub(super) stop: Option<StopOffer>,
    /// What can be set right at a real board.
    pub(super) set_right: Option<SetRight>,
    pub(super) correction: Option<Correction>,
    /// How the series stands.
    pub(super) series: Option<String>,
    /// How many spectators there are, and how it is told that several do, with a place for how many.
    pub(super) watching: usize,
    pub(super) many_watch: String,
    pub(super) hand_over: Option<(u8, String)>,
    pub(super) private: Option<String>,
    pub(super) score: Option<ScoreTable>,
    pub(super) story: Vec<ToldStep>,
    pub(super) help: Help,
    /// What can be said; spectators hear it, too.
    pub(super) phrases: Vec<(&'static str, String)>,
    /// Whether the viewer can say it.
    pub(super) speaks: bool,
    pub(super) over: Option<Over>,
    pub(super) absent: Option<Absent>,
    pub(super) warned: Option<Countdown>,
    pub(super) warned_you: Option<Countdown>,
    /// When the time of the player who is due runs out, and what it is now, in milliseconds since 1970.
    pub(super) deadline: Option<i64>,
    pub(super) now: i64,
    pub(super) time_left: String,
    pub(super) spectator: bool,
    /// Whether the viewer has left the match to the computer, and watches.
    pub(super) left: bool,
    /// Whether the viewer may take the seat back.
    pub(super) returns: bool,
    /// Whether people enter what happens at a real board.
    pub(super) referee: bool,
    /// Whether the viewer's seat is on another device now.
    pub(super) moved: bool,
    /// Who closed the table, if it is closed and the headline says something else.
    pub(super) closed: Option<String>,
    /// Whether the viewer opened the table, and may close it.
    pub(super) opener: bool,
    /// Whether the viewer can open it again.
    pub(super) reopens: bool,
    /// Whether the page looks for news by itself, without script.
    pub(super) refresh: bool,
    pub(super) link: Option<String>,
    /// The next step of a lesson.
    pub(super) lesson: Option<Lesson>,
    /// Whether the match is kept on this device.
    pub(super) local: bool,
    /// Whether there is something to think about.
    pub(super) thinks: bool,
    /// Whether it is no table, but a puzzle with the board of one.
    pub(super) puzzle: bool,
}

/// A sentence in which time runs down; a script keeps it right.
pub(super) struct Countdown {
    pub(super) before: String,
    pub(super) after: String,
    /// When it is over.
    pub(super) until: i64,
    /// How much is left when the page is made.
    pub(super) left: String,
}

/// What stands in a sentence where its time belongs, until it is cut there.
const HOLE: &str = "\u{1}";

impl TableView {
    /// The page of what somebody sees.
    pub(super) fn new(
        words: Words,
        seen: &SeenTable,
        fields: &Fields,
        round: Option<u32>,
        key: String,
    ) -> Self {
        let (card, state) = (seen.card(), &seen.state);
        let edition = Edition::find(&card.edition);
        let mut table = Self {
            // Once it is open again a closed table may have another code.
            code: if card.archived { &card.id } else { &card.code }.clone(),
            id: card.id.clone(),
            edition: edition.map_or_else(String::new, |edition| words.edition_name(edition)),
            edition_id: card.edition.clone(),
            headline: words.board_waiting_for().into(),
            meanwhile: None,
            course: String::new(),
            holes: edition.map_or(4, |edition| edition.holes),
            options: Vec::new(),
            legend: Vec::new(),
            yours: false,
            number: usize::try_from(state.number).unwrap_or(0),
            // Somebody looking for a free seat isn't told how far the others' match is.
            mark: format!("{}.{}", state.ordinal, if seen.sight.is_some() { state.number } else { 0 }),
            sign: seen.sign.clone(),
            seat: seen.held.first().map(|seat| seat.number()),
            named_seat: None,
            open: None,
            key,
            problem: None,
            chairs: Vec::new(),
            waiting: Waiting::new(words, seen),
            round: None,
            looking_back: false,
            cracked: false,
            running: card.phase == "playing",
            group: None,
            entry: None,
            pins: None,
            real_board: None,
            offers: Vec::new(),
            others: Vec::new(),
            stop: None,
            set_right: None,
            correction: None,
            series: None,
            watching: 0,
            many_watch: words.board_spectators(2_u8).replace('2', "{n}"),
            hand_over: None,
            private: None,
            score: None,
            story: Vec::new(),
            help: Help::default(),
            phrases: Vec::new(),
            speaks: false,
            over: None,
            absent: None,
            warned: None,
            warned_you: None,
            deadline: state.deadline,
            now: state.now,
            time_left: String::new(),
            spectator: seen.held.is_empty(),
            left: false,
            returns: false,
            closed: card.archived.then(|| closed(words, seen)),
            moved: seen.moved,
            opener: seen.opens(),
            reopens: card.archived && (card.closed_by.is_none() || seen.opens()),
            referee: card.mode == Mode::Referee.name(),
            refresh: false,
            link: None,
            lesson: None,
            local: false,
            thinks: false,
            puzzle: false,
        };
        if let Some(sight) = &seen.sight {
            table.fill(words, seen, sight, fields, round);
        } else if let Some(closed) = table.closed.take() {
            table.headline = closed;
        } else {
            table.refresh = true;
            // A guest reads first who invites them to what.
            if let Some(waiting) = table.waiting.as_ref().filter(|waiting| waiting.invites()) {
                table.headline.clone_from(&waiting.invitation);
            }
        }
        table
    }

    fn fill(&mut self, words: Words, seen: &SeenTable, sight: &Sight, fields: &Fields, round: Option<u32>) {
        let view = &sight.view;
        let teller = words.at(&view.setup, sight.told);
        let rules = sight.rules();
        let own = sight.seat();
        self.number = view.steps;
        let active = seen.held.iter().find(|seat| plays(view, **seat));
        self.left = active.is_none() && !seen.held.is_empty() && !sight.is_over();
        self.seat = own.or(active.or(seen.held.first()).copied()).map(Seat::number);
        let left = self.seat.map(|number| usize::from(number) - 1).filter(|_| self.left);
        self.returns = left.and_then(|place| view.seats.get(place)).is_some_and(|seat| seat.returns)
            && seen.card().daily.is_none();
        self.open.clone_from(&seen.open);
        self.named_seat = own.filter(|_| seen.named).map(Seat::number);
        self.private = own.filter(|_| sight.private).map(|seat| words.board_seen_by(teller.name(seat)));
        self.course = match &seen.card().daily {
            Some(date) => format!("{}, {}", words.home_daily(), daily::told(words, date)),
            None => score::course_of(&teller, view),
        };
        self.time_left = sight.seconds_left().map(|left| words.clock(left)).unwrap_or_default();
        self.holes = rules.holes();
        self.options = words.chosen_options(rules);
        self.legend = legend(words, rules);
        self.yours = own.is_some_and(|seat| sight.actor() == Actor::Seat(seat));
        self.headline = headline(&teller, view);
        self.chairs = chairs(&teller, seen, sight);
        let ahead = active.is_some() && seen.held.len() == 1 && entry::is_ahead(view);
        self.lay(&teller, view, round, ahead);
        if !self.looking_back {
            self.hand_over = sight.cover.map(|cover| (cover.seat.number(), teller.name(cover.seat)));
            self.enter(&teller, seen, sight, fields, ahead);
        }
        // A rematch is no lesson any more.
        self.lesson =
            self.entry.as_ref().filter(|_| seen.state.ordinal <= 1).and_then(|_| Lesson::next(words, view));
        self.stop = StopOffer::new(&teller, view, own);
        // What is asked in the notice isn't asked again below it, and what everybody may set right has a place of its own.
        let open = self.stop.is_some();
        // Alone there is nobody to agree with, and nobody to play on for: one gives up.
        let alone = view.setup.mode() == Mode::Solo;
        let last = alone && view.setup.length() == Length::Rounds(1);
        let wanted = |offer: &Offer| match offer {
            Offer::TakeBack | Offer::Correct { .. } => false,
            Offer::Abort | Offer::PlayOn => !open && !alone,
            Offer::Leave => !alone,
            Offer::ResignMatch => !last,
            _ => true,
        };
        self.set_right = SetRight::new(view, own).filter(|_| !self.looking_back);
        self.correction = Correction::new(words, view, fields).filter(|_| self.set_right.is_some());
        // At a real board one menu has what everybody here can do.
        let menu = self.referee && seen.held.len() > 1;
        self.offers = offers(words, view, &view.offers, |offer| !menu && wanted(offer));
        self.others = others(&teller, seen, sight, wanted);
        // Alone against a code there is nobody to score against.
        self.score = ScoreTable::new(&teller, view).filter(|_| view.setup.mode() != Mode::Solo);
        self.story = story(&sight.story);
        let persons = view.seats.iter().filter(|seat| seat.player == Player::Person).count();
        self.speaks = own.is_some() && persons > 1 && seen.held.len() < persons;
        if self.speaks || own.is_none() && persons > 1 && seen.held.is_empty() {
            self.phrases = Phrase::ALL.map(|phrase| (phrase.name(), phrase_text(words, phrase))).into();
        }
        self.over = view.outcome.as_ref().map(|outcome| Over::new(&teller, seen, view, outcome, own));
        // A player who is asked for a rematch must answer.
        self.yours |=
            own.is_some() && self.over.as_ref().is_some_and(|over| !over.wanted.is_empty() && !over.asked);
        self.absent = absent(&teller, seen, view);
        self.warn(&teller, seen);
    }

    /// Lays the round that is played on the board, or the one that somebody looks back at.
    fn lay(&mut self, teller: &Teller<'_>, view: &View, round: Option<u32>, ahead: bool) {
        let row_due = ahead || view.offers.iter().any(|offer| matches!(offer, Offer::Row { .. }));
        let last = view.past.last().filter(|_| view.outcome.is_some()).map(|round| round.number);
        let back = round.or(last).and_then(|number| view.past.iter().find(|round| round.number == number));
        self.looking_back = back.is_some();
        self.round = match back {
            Some(round) => Some(RoundView::past(teller, &view.setup, round)),
            None => RoundView::current(teller, view, row_due),
        };
        self.group = GroupView::new(teller, view, row_due);
        let end = self.round.as_ref().and_then(|round| round.end.clone());
        if let (None, Some(round), Some(end)) = (&view.outcome, back, &end) {
            let words = teller.words();
            let number = play::AgreedRound::of(view, round.number).number;
            let cracked = cracked_by_viewer(teller, round);
            self.cracked = cracked.is_some();
            // What is shown is the round that has ended, not the one that is played meanwhile.
            let (headline, course) = match cracked {
                Some(row) => (words.end_cracked(row), words.board_round(number)),
                None => (words.board_round_ended().end(end.as_str()).round(number), String::new()),
            };
            self.meanwhile = Some(std::mem::replace(&mut self.headline, headline));
            self.course = course;
        }
        if let (true, Some(end)) = (plays_one_round_alone(view), end) {
            self.headline = end;
        }
    }

    /// What can be entered: a code, pins, what a real board shows.
    fn enter(&mut self, teller: &Teller<'_>, seen: &SeenTable, sight: &Sight, fields: &Fields, ahead: bool) {
        let words = teller.words();
        let view = &sight.view;
        let draft = filled::draft_or_solution(view, fields);
        // Uncovering a secret early is not part of a round: only a player who asks for it gets the entry.
        self.entry =
            entry::code(words, view, &draft, fields, ahead).filter(|entry| !entry.early || seen.named);
        self.pins = entry::pins(words, view, fields);
        self.real_board =
            sight.turn.filter(|_| sight.seat().is_some()).and_then(|turn| entry::table(teller, view, turn));
        let entering = self.entry.as_ref().is_some_and(|entry| !entry.ahead)
            || self.pins.is_some()
            || self.real_board.is_some();
        let covered = sight.cover.is_some() || sight.private;
        self.refresh = !sight.is_over() && !entering && draft.is_empty() && !covered;
    }

    /// Says how the series stands.
    pub(super) fn add_series(&mut self, words: Words, seen: &SeenTable, score: Option<&SeriesScore>) {
        let (Some(sight), Some(score)) = (&seen.sight, score) else { return };
        let teller = words.at(&sight.view.setup, sight.told);
        let of = |(seat, wins): (Seat, &u32)| format!("{} {wins}", teller.name_or_you(seat));
        let mut parts: Vec<_> = sight.view.setup.all_seats().zip(&score.wins).map(of).collect();
        parts.extend((score.drawn > 0).then(|| words.together_series_drawn(score.drawn)));
        let series = words.together_series(parts.join(", "));
        if self.ended_alone() || score.wins.iter().sum::<u32>() + score.drawn == 0 {
            return;
        }
        match &mut self.over {
            Some(over) => over.series = Some(series),
            None => self.series = Some(series),
        }
    }

    /// Marks the rows that the last hint is about.
    pub(super) fn light(&mut self) {
        let Some(hints) = &self.help.hints else { return };
        for row in self.round.iter_mut().flat_map(|round| &mut round.rows) {
            row.lit = hints.class(usize::from(row.number));
        }
        let boards = self.group.iter_mut().flat_map(|group| &mut group.boards);
        for row in boards.flat_map(|board| &mut board.rows) {
            row.lit = hints.class(row.place);
        }
    }

    /// Names the rows at a real board that can't all be right.
    pub(super) fn add_conflict(&mut self, words: Words, rows: Vec<u8>) {
        if let Some(set_right) = self.set_right.as_mut().filter(|_| !rows.is_empty()) {
            let named: Vec<_> = rows.iter().map(ToString::to_string).collect();
            set_right.conflict = Some(words.referee_conflict().count(rows.len()).rows(words.list(&named)));
            set_right.rows = rows;
        }
    }

    /// Somebody was said to be away.
    fn warn(&mut self, teller: &Teller<'_>, seen: &SeenTable) {
        let Some(warning) = &seen.state.warning else { return };
        let words = teller.words();
        let own = seen.holds(warning.seat);
        let name = teller.name(seat_of(if own { warning.by } else { warning.seat }));
        let told = notice::warning(words, own, warning.then == "win", name, HOLE);
        let left = u64::try_from(warning.until - seen.state.now).unwrap_or(0).div_ceil(1000);
        let (before, after) = told.split_once(HOLE).unwrap_or((&told, ""));
        let count = Countdown {
            before: before.to_owned(),
            after: after.to_owned(),
            until: warning.until,
            left: words.clock(left),
        };
        *(if own { &mut self.warned_you } else { &mut self.warned }) = Some(count);
    }

    /// Whether what is entered belongs behind the shield.
    pub(super) fn behind_shield(&self) -> bool {
        self.entry.as_ref().is_some_and(|entry| entry.action != "row")
    }

    /// Whether what is filled in may not stand in an address: a secret, and whatever one of several sees alone.
    pub(super) fn hides_drafts(&self) -> bool {
        self.open.is_some() || self.behind_shield()
    }

    /// How what is filled in so far is sent to be shown.
    pub(super) fn draft_method(&self) -> &'static str {
        if self.hides_drafts() && !self.puzzle { "post" } else { "get" }
    }

    /// Where to.
    pub(super) fn draft_address(&self) -> String {
        if self.puzzle {
            return "/puzzles".to_owned();
        }
        format!("/t/{}{}", self.code, if self.hides_drafts() { "/draft" } else { "" })
    }

    /// Whether it is told how many spectators there are: where several meet.
    pub(super) fn counts_watchers(&self) -> bool {
        !self.phrases.is_empty()
    }

    /// The name of a computer that plays here.
    pub(super) fn computer(&self) -> Option<&str> {
        self.chairs.iter().find(|chair| !chair.person).map(|chair| chair.name.as_str())
    }

    /// Whether a match somebody played alone is over: its card says how it went.
    pub(super) fn ended_alone(&self) -> bool {
        self.over.as_ref().is_some_and(|over| over.alone)
    }

    /// What the browser's tab says.
    pub(super) fn title(&self) -> String {
        let over = self.over.as_ref();
        if let Some(declined) = over.and_then(|over| over.declined.first()) {
            return declined.clone();
        }
        let asked = over.and_then(|over| over.wanted.first());
        let headline = asked.or(self.meanwhile.as_ref()).filter(|_| self.yours).unwrap_or(&self.headline);
        if self.yours { format!("● {headline}") } else { headline.clone() }
    }
}

/// The seat of a number that the wire tells, from 1.
pub(super) fn seat_of(number: i64) -> Seat {
    Seat::new(usize::try_from(number).unwrap_or(1).saturating_sub(1))
}

/// Who closed a table.
fn closed(words: Words, seen: &SeenTable) -> String {
    let closer = seen.card().closed_by;
    let name = |closer: i64| {
        let names = seat_names(words, &seen.card().seats);
        let mut seats = seen.card().seats.iter().zip(names).filter(|(seat, _)| seat.name.is_some());
        let found = seats.find(|(seat, _)| seat.seat == closer);
        found.map_or_else(|| words.seat_number(closer.unsigned_abs()), |(_, name)| name)
    };
    notice::closed(words, closer.is_some_and(|closer| seen.holds(closer)), closer.map(name))
}

/// Whether it was one round, alone: then how that ended says more than points.
pub(crate) fn plays_one_round_alone(view: &View) -> bool {
    view.outcome.is_some() && view.setup.mode() == Mode::Solo && view.past.len() == 1
}

/// The row in which the viewer cracked the code of a round.
fn cracked_by_viewer(teller: &Teller<'_>, round: &PastRound) -> Option<u8> {
    let own = round.rows.last().is_some_and(|row| teller.who(row.by).is_you());
    match round.end {
        RoundEnd::Solved { row } if own => Some(row),
        _ => None,
    }
}

/// What is the matter, in a sentence.
fn headline(teller: &Teller<'_>, view: &View) -> String {
    match (&view.outcome, view.due) {
        (Some(outcome), _) => teller.outcome(outcome),
        (None, Some(due)) => match due.who {
            Actor::Seat(seat) if is_taken_over(view, seat) => {
                teller.words().together_thinking_for(teller.name(seat))
            }
            _ => teller.status(due, &view.offers),
        },
        (None, None) => String::new(),
    }
}

/// What happened, the newest first.
fn story(told: &[Told]) -> Vec<ToldStep> {
    let step = |told: &[Told]| {
        let text: Vec<_> = told.iter().map(|told| told.text.as_str()).collect();
        ToldStep { number: told[0].step, text: text.join(" ") }
    };
    told.chunk_by(|one, other| one.step == other.step).rev().map(step).collect()
}

/// Somebody on another device who is due, and may be away.
fn absent(teller: &Teller<'_>, seen: &SeenTable, view: &View) -> Option<Absent> {
    let Actor::Seat(seat) = view.due?.who else { return None };
    let elsewhere = seen.held.iter().any(|held| plays(view, *held)) && !seen.held.contains(&seat);
    let timed = seen.state.deadline.is_some() || seen.state.warning.is_some();
    (plays(view, seat) && elsewhere && !timed).then(|| Absent {
        seat: seat.number(),
        question: teller.words().board_absent(teller.name(seat)),
        duel: view.setup.is_duel(),
    })
}

/// A phrase in words.
fn phrase_text(words: Words, phrase: Phrase) -> String {
    match phrase {
        Phrase::Hello => words.phrase_hello(),
        Phrase::Luck => words.phrase_luck(),
        Phrase::WellPlayed => words.phrase_well_played(),
        Phrase::Thanks => words.phrase_thanks(),
        Phrase::Close => words.phrase_close(),
        Phrase::Thinking => words.phrase_thinking(),
        Phrase::Moment => words.phrase_moment(),
        Phrase::Back => words.phrase_back(),
        Phrase::Sorry => words.phrase_sorry(),
        Phrase::Again => words.phrase_again(),
        Phrase::GoodGame => words.phrase_good_game(),
        Phrase::Bye => words.phrase_bye(),
    }
    .into()
}
