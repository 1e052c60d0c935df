//! A table as its page shows it.

use std::borrow::Cow;

use rules::matches::RoundEnd;
use rules::score::Outcome;
use rules::view::Offer;
use rules::{Actor, Edition, Mode, Player, Seat, View, Viewer};
use solver::computer::Level;
use wire::Phrase;
use words::{Teller, Words};

use super::entry::{self, Entry, PinsEntry, TableEntry};
use super::group::GroupView;
use super::help::Help;
use super::legend::legend;
use super::round::RoundView;
use super::score::{self, ScoreSheet};
use super::sight::{Sight, ToldStep, plays};
use super::waiting::Waiting;
use crate::daily;
use crate::draft::Draft;
use crate::form::Fields;
use crate::setup::level_name;

/// Somebody at the table.
pub(super) struct ChairView {
    pub(super) number: u8,
    pub(super) name: String,
    /// Whether it is to be said that it is the viewer, since the name doesn't.
    pub(super) you: bool,
    pub(super) mine: bool,
    pub(super) due: bool,
    pub(super) role: String,
    /// Whether a person plays whose presence can be shown.
    pub(super) person: bool,
    /// Whether they are here.
    pub(super) here: bool,
    pub(super) note: String,
}

/// Something that is done with one button, perhaps after a question.
pub(super) struct OfferView {
    pub(super) action: &'static str,
    pub(super) name: String,
    pub(super) question: Option<String>,
}

/// Somebody else at this device, who could do something, too.
pub(super) struct Other {
    pub(super) seat: u8,
    pub(super) name: String,
    /// What, by name.
    pub(super) offers: String,
}

/// The end of a match.
pub(super) struct Over {
    pub(super) match_id: String,
    /// The ranking of a code of the day.
    pub(super) ranking: Option<String>,
    /// Whether the viewer can ask for a rematch, and has not.
    pub(super) rematch: bool,
    pub(super) asked: bool,
    pub(super) wanted: Vec<String>,
}

/// Somebody who does not answer.
pub(super) struct Absent {
    pub(super) seat: u8,
    pub(super) question: String,
    pub(super) duel: bool,
}

/// A table as its page shows it.
pub(super) struct Table {
    pub(super) code: String,
    pub(super) id: String,
    pub(super) edition: String,
    pub(super) edition_id: String,
    pub(super) headline: String,
    pub(super) course: String,
    pub(super) holes: u8,
    pub(super) options: Vec<String>,
    /// What the pins mean.
    pub(super) legend: Vec<(&'static str, Cow<'static, str>)>,
    /// Whether the viewer is due.
    pub(super) yours: bool,
    pub(super) number: usize,
    /// How far the match is, as streams say it.
    pub(super) mark: String,
    /// What the page shows beside the match, as streams say it.
    pub(super) sign: String,
    pub(super) seat: Option<u8>,
    /// The same at a real board, where the address says who does something.
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
    /// Whether the match goes on.
    pub(super) running: bool,
    pub(super) group: Option<GroupView>,
    pub(super) entry: Option<Entry>,
    pub(super) pins: Option<PinsEntry>,
    pub(super) real_board: Option<TableEntry>,
    pub(super) offers: Vec<OfferView>,
    pub(super) others: Vec<Other>,
    pub(super) aborting: Vec<String>,
    pub(super) hand_over: Option<(u8, String)>,
    pub(super) private: Option<String>,
    pub(super) score: Option<ScoreSheet>,
    pub(super) story: Vec<ToldStep>,
    pub(super) help: Help,
    pub(super) phrases: Vec<(&'static str, String)>,
    pub(super) over: Option<Over>,
    pub(super) absent: Option<Absent>,
    pub(super) warned: Option<Countdown>,
    pub(super) warned_you: Option<Countdown>,
    /// When the time of whoever is due runs out, and what it is now, in milliseconds since 1970.
    pub(super) deadline: Option<i64>,
    pub(super) now: i64,
    pub(super) time_left: String,
    pub(super) spectator: bool,
    /// Whether the viewer has left the match to the computer, and looks on.
    pub(super) left: bool,
    /// Whether people enter what happens at a real board.
    pub(super) referee: bool,
    /// Who closed the table, if it is closed and the headline says something else.
    pub(super) closed: Option<String>,
    /// Whether the viewer opened the table, and may close it.
    pub(super) opener: bool,
    /// Whether the viewer can open it again.
    pub(super) reopens: bool,
    /// Whether the page looks for news by itself, without script.
    pub(super) refresh: bool,
    pub(super) link: Option<String>,
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

impl Table {
    /// The page of what somebody sees.
    pub(super) fn new(words: Words, sight: Sight, fields: &Fields, round: Option<u32>, key: String) -> Self {
        let edition = Edition::find(&sight.card.edition);
        let mut table = Self {
            // Once it is open again a closed table may have another code.
            code: if sight.card.archived { &sight.card.id } else { &sight.card.code }.clone(),
            id: sight.card.id.clone(),
            edition: edition.map_or_else(String::new, |edition| words.edition_name(edition)),
            edition_id: sight.card.edition.clone(),
            headline: words.board_waiting_for().into(),
            course: String::new(),
            holes: edition.map_or(4, |edition| edition.holes),
            options: Vec::new(),
            legend: Vec::new(),
            yours: false,
            number: usize::try_from(sight.state.number).unwrap_or(0),
            // Whoever looks for a free seat isn't told how far the match of the others is.
            mark: format!(
                "{}.{}",
                sight.state.ordinal,
                if sight.view.is_some() { sight.state.number } else { 0 }
            ),
            sign: sight.sign.clone(),
            seat: sight.held.first().map(|seat| seat.number()),
            named_seat: None,
            open: None,
            key,
            problem: None,
            chairs: Vec::new(),
            waiting: None,
            round: None,
            looking_back: false,
            running: sight.card.phase == "playing",
            group: None,
            entry: None,
            pins: None,
            real_board: None,
            offers: Vec::new(),
            others: Vec::new(),
            aborting: Vec::new(),
            hand_over: None,
            private: None,
            score: None,
            story: Vec::new(),
            help: Help::default(),
            phrases: Vec::new(),
            over: None,
            absent: None,
            warned: None,
            warned_you: None,
            deadline: sight.state.deadline,
            now: sight.state.now,
            time_left: String::new(),
            spectator: sight.held.is_empty(),
            left: false,
            closed: sight.card.archived.then(|| closed(words, &sight)),
            opener: sight.opens(),
            reopens: sight.card.archived && (sight.card.closed_by.is_none() || sight.opens()),
            referee: sight.card.mode == Mode::Referee.name(),
            refresh: false,
            link: None,
        };
        if let Some(left) = table.deadline.map(|deadline| (deadline - table.now).max(0)) {
            table.time_left = words.clock(u64::try_from(left / 1000).unwrap_or(0));
        }
        if let Some(view) = &sight.view {
            table.fill(words, &sight, view, fields, round);
        } else if let Some(closed) = table.closed.take() {
            table.headline = closed;
        } else {
            table.refresh = true;
        }
        table.waiting = Waiting::new(words, &sight);
        table.story = sight.story;
        table
    }

    fn fill(&mut self, words: Words, sight: &Sight, view: &View, fields: &Fields, round: Option<u32>) {
        let teller = words.at(&view.setup, sight.addressed(view.viewer));
        let rules = view.setup.rules();
        let own = sight.seat();
        self.number = view.steps;
        let active = sight.held.iter().find(|seat| plays(view, **seat));
        self.left = active.is_none() && !sight.held.is_empty() && view.outcome.is_none();
        self.seat = own.or(active.or(sight.held.first()).copied()).map(Seat::number);
        self.open = sight.opened.as_ref().map(|opened| opened.word.clone());
        self.named_seat = own.filter(|_| sight.named && self.open.is_none()).map(Seat::number);
        self.private = own.filter(|_| sight.private).map(|seat| words.board_seen_by(teller.name(seat)));
        self.hand_over = sight.hand_over.map(|seat| (seat.number(), teller.name(seat)));
        self.course = match &sight.card.daily {
            Some(date) => format!("{}, {}", words.home_daily(), daily::told(words, date)),
            None => score::course(&teller, view),
        };
        self.holes = rules.holes();
        self.options = words.chosen_options(rules);
        self.legend = legend(words, rules);
        self.yours = view.due.is_some_and(|due| own.is_some_and(|seat| due.who == Actor::Seat(seat)));
        self.real_board = entry::table(&teller, view);
        self.headline = headline(&teller, view);
        self.chairs = chairs(&teller, sight, view);
        let row_due = view.offers.iter().any(|offer| matches!(offer, Offer::Row { .. }));
        let last = view.past.last().filter(|_| view.outcome.is_some()).map(|round| round.number);
        let back = round.or(last).and_then(|number| view.past.iter().find(|round| round.number == number));
        self.looking_back = back.is_some();
        self.round = match back {
            Some(round) => Some(RoundView::past(&teller, &view.setup, round)),
            None => RoundView::current(&teller, view, row_due),
        };
        if let (true, Some(number), Some(end)) = (
            view.outcome.is_none(),
            back.map(|round| round.number),
            self.round.as_ref().and_then(|round| round.end.as_ref()),
        ) {
            self.headline = words.board_round_ended(end.as_str(), number);
            self.yours = false;
        }
        if plays_one_round_alone(view)
            && let Some(end) = self.round.as_ref().and_then(|round| round.end.clone())
        {
            self.headline = end;
        }
        self.group = GroupView::new(&teller, view, row_due);
        if !self.looking_back {
            let draft = Draft::asked(rules, fields);
            let unfinished = !draft.is_empty();
            // To uncover a secret early is no part of the round's course: it is entered by whoever asks for it.
            self.entry = entry::code(words, view, Some(&draft), fields)
                .filter(|entry| !entry.early || sight.named && self.referee);
            self.pins = entry::pins(words, view, fields);
            let entering = self.entry.is_some() || self.pins.is_some() || self.real_board.is_some();
            let covered = sight.hand_over.is_some() || sight.private;
            self.refresh = view.outcome.is_none() && !entering && !unfinished && !covered;
        }
        self.offers = offers(words, view);
        self.others = others(&teller, sight, view);
        let aborting = view.seats.iter().filter(|seat| seat.aborting && Some(seat.seat) != own);
        self.aborting = aborting.map(|seat| words.board_aborting(teller.name(seat.seat))).collect();
        // Alone against a code there is nobody to score against.
        self.score = ScoreSheet::new(&teller, view).filter(|_| view.setup.mode() != Mode::Solo);
        let persons = view.seats.iter().filter(|seat| seat.player == Player::Person).count();
        if own.is_some() && persons > 1 && sight.held.len() < persons {
            self.phrases = Phrase::ALL.map(|phrase| (phrase.name(), phrase_text(words, phrase))).into();
        }
        self.over = view.outcome.as_ref().map(|_| over(&teller, sight, own));
        self.absent = absent(&teller, sight, view);
        self.warn(words, &teller, sight);
    }

    /// Somebody was said to be away.
    fn warn(&mut self, words: Words, teller: &Teller<'_>, sight: &Sight) {
        let Some(warning) = &sight.state.warning else { return };
        let seat = Seat::new(usize::try_from(warning.seat).unwrap_or(1).saturating_sub(1));
        let by = Seat::new(usize::try_from(warning.by).unwrap_or(1).saturating_sub(1));
        let told = match (sight.held.contains(&seat), &*warning.then) {
            (true, "win") => words.board_warned_you_win(teller.name(by), HOLE),
            (true, _) => words.board_warned_you_computer(teller.name(by), HOLE),
            (false, "win") => words.board_warned_win(teller.name(seat), HOLE),
            (false, _) => words.board_warned_computer(teller.name(seat), HOLE),
        };
        let left = u64::try_from((warning.until - sight.state.now).max(0) / 1000).unwrap_or(0);
        let (before, after) = told.split_once(HOLE).unwrap_or((&told, ""));
        let count = Countdown {
            before: before.to_owned(),
            after: after.to_owned(),
            until: warning.until,
            left: words.clock(left),
        };
        *(if sight.held.contains(&seat) { &mut self.warned_you } else { &mut self.warned }) = Some(count);
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
        if self.hides_drafts() { "post" } else { "get" }
    }

    /// Where to.
    pub(super) fn draft_address(&self) -> String {
        format!("/t/{}{}", self.code, if self.hides_drafts() { "/draft" } else { "" })
    }

    /// What the browser's tab says.
    pub(super) fn title(&self) -> String {
        if self.yours { format!("● {}", self.headline) } else { self.headline.clone() }
    }
}

/// Who closed a table.
fn closed(words: Words, sight: &Sight) -> String {
    let Some(closer) = sight.card.closed_by else { return words.board_closed().into() };
    if sight.held.iter().any(|seat| i64::from(seat.number()) == closer) {
        return words.board_closed_by_you().into();
    }
    let name = sight.card.seats.iter().find(|seat| seat.seat == closer).and_then(|seat| seat.name.clone());
    words.board_closed_by(name.unwrap_or_else(|| words.seat_number(closer.unsigned_abs())))
}

/// A seat's name; of a viewer who gave none that it is the viewer.
pub(super) fn name_of(teller: &Teller<'_>, view: &View, seat: Seat) -> String {
    let named = view.seats.get(seat.index()).is_some_and(|seat| seat.name.is_some());
    if teller.who(seat).is_you() && !named { teller.words().setup_you().into() } else { teller.name(seat) }
}

/// Whether it was one round, alone: then how that ended says more than points.
pub(crate) fn plays_one_round_alone(view: &View) -> bool {
    view.outcome == Some(Outcome::Played) && view.setup.mode() == Mode::Solo && view.past.len() == 1
}

/// What is the matter, in a sentence.
fn headline(teller: &Teller<'_>, view: &View) -> String {
    match (&view.outcome, view.due) {
        (Some(outcome), _) => teller.outcome(outcome),
        (None, Some(due)) => teller.due(due),
        (None, None) => String::new(),
    }
}

/// Who sits at the table.
fn chairs(teller: &Teller<'_>, sight: &Sight, view: &View) -> Vec<ChairView> {
    let words = teller.words();
    let maker = score::current(view).map(|(_, maker)| maker);
    let chair = |seat: &rules::view::SeatView| {
        let level = sight.card.seats.get(seat.seat.index()).and_then(|card| card.level.as_deref());
        // The code of the day is not the computer's.
        let plays = seat.player != Player::Person && sight.card.daily.is_none();
        let level = level.and_then(Level::find).filter(|_| plays);
        let seated = sight.card.seats.get(seat.seat.index()).is_some_and(|card| card.who != "computer");
        let taken_over = plays && seated && view.outcome.is_none();
        ChairView {
            number: seat.seat.number(),
            name: name_of(teller, view, seat.seat),
            you: sight.held == [seat.seat] && seat.name.is_some(),
            mine: sight.held.contains(&seat.seat),
            due: view.due.is_some_and(|due| due.who == Actor::Seat(seat.seat)),
            role: if view.outcome.is_some() {
                String::new()
            } else {
                teller.role(Viewer::Seat(seat.seat), maker)
            },
            person: seat.player == Player::Person,
            here: sight.present.contains(&seat.seat),
            note: match (level, taken_over) {
                (Some(level), _) => level_name(words, level),
                (None, true) => words.board_computer_plays_on().into(),
                (None, false) => String::new(),
            },
        }
    };
    view.seats.iter().map(chair).collect()
}

/// What is done with one button. What can't be taken back is asked about first.
fn offers(words: Words, view: &View) -> Vec<OfferView> {
    let duel = view.setup.is_duel();
    let offer = |offer: &Offer| {
        let (action, question) = match offer {
            Offer::Claim { .. } => ("claim", None),
            Offer::ResignRound => ("resign round", Some(words.board_resign_round_confirm())),
            Offer::ResignMatch if duel => ("resign match", Some(words.board_resign_confirm())),
            Offer::ResignMatch => ("resign match", Some(words.board_resign_seat_confirm())),
            Offer::Abort => ("abort", Some(words.board_abort_confirm())),
            Offer::PlayOn => ("play on", None),
            Offer::Leave => ("leave", Some(words.board_leave_confirm())),
            Offer::Call => ("call", Some(words.board_call_confirm())),
            Offer::Pass => ("pass", None),
            Offer::Secret { .. }
            | Offer::Row { .. }
            | Offer::Answer { .. }
            | Offer::Uncover { .. }
            | Offer::Solution { .. } => return None,
        };
        Some(OfferView { action, name: words.offer(offer), question: question.map(Into::into) })
    };
    view.offers.iter().filter_map(offer).collect()
}

/// What else could be done at this device: by the others, and what nothing waits for by whoever is due.
fn others(teller: &Teller<'_>, sight: &Sight, view: &View) -> Vec<Other> {
    let words = teller.words();
    let early = |offer: &&Offer| matches!(offer, Offer::Uncover { due: false });
    let own = sight.seat().filter(|_| sight.held.len() > 1 && !sight.named);
    let own = own.map(|seat| (seat, view.offers.iter().filter(early).copied().collect()));
    let other = |(seat, offers): &(Seat, Vec<Offer>)| Other {
        seat: seat.number(),
        name: teller.name(*seat),
        offers: offers.iter().map(|offer| words.offer(offer)).collect::<Vec<_>>().join(" · "),
    };
    own.iter().chain(&sight.others).filter(|(_, offers)| !offers.is_empty()).map(other).collect()
}

/// The end of the match.
fn over(teller: &Teller<'_>, sight: &Sight, own: Option<Seat>) -> Over {
    let asked = |seat: &Seat| sight.card.rematch.contains(&i64::from(seat.number()));
    let others = sight.card.seats.iter().filter(|seat| sight.card.rematch.contains(&seat.seat));
    let others = others.map(|seat| Seat::new(usize::try_from(seat.seat).unwrap_or(1).saturating_sub(1)));
    let wanted = others.filter(|seat| !sight.held.contains(seat));
    let possible = sight.card.daily.is_none() && !sight.card.archived;
    Over {
        match_id: sight.state.match_id.clone().unwrap_or_default(),
        ranking: sight
            .card
            .daily
            .as_ref()
            .map(|date| format!("/daily?edition={}&date={date}", sight.card.edition)),
        rematch: possible && own.or(sight.held.first().copied()).is_some_and(|seat| !asked(&seat)),
        asked: sight.held.first().is_some_and(asked),
        wanted: wanted.map(|seat| teller.words().board_rematch_wanted(teller.name(seat))).collect(),
    }
}

/// Somebody on another device who is due, and may be away.
fn absent(teller: &Teller<'_>, sight: &Sight, view: &View) -> Option<Absent> {
    let Actor::Seat(seat) = view.due?.who else { return None };
    let elsewhere = sight.held.iter().any(|held| plays(view, *held)) && !sight.held.contains(&seat);
    (plays(view, seat) && elsewhere && sight.state.deadline.is_none() && sight.state.warning.is_none()).then(
        || Absent {
            seat: seat.number(),
            question: teller.words().board_absent(teller.name(seat)),
            duel: view.setup.is_duel(),
        },
    )
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

/// Whether a round ended in this step, so that it is worth looking back at.
pub fn has_ended(view: &View, number: u32) -> bool {
    view.past.iter().any(|round| round.number == number && round.end != RoundEnd::Abandoned)
}
