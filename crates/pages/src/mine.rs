//! What somebody has played in this browser: matches, and how they went, edition by edition.

use std::collections::BTreeMap;

use askama::Template;
use rules::editions::EDITIONS;
use rules::{Edition, Mode, Seat};
use wire::{PastRoundShape, TableCard, TableState, ViewShape};
use words::{Decimal, Words};

use crate::frame::{Frame, PageHost};
use crate::turn::{Turn, others};

/// The page.
#[derive(Template)]
#[template(path = "mine.html")]
pub struct MinePage {
    frame: Frame,
    matches: Vec<MineEntry>,
    editions: Vec<EditionSum>,
    /// Whether there is more than is listed.
    more: bool,
    /// How many matches were just added from a file, on a device.
    added: Option<String>,
}

/// A match that somebody has played, or plays.
pub struct PlayedMatch<'a> {
    /// Where.
    pub card: &'a TableCard,
    /// The seats that are theirs.
    pub held: &'a [Seat],
    /// When it began, such as 2026-01-31.
    pub date: String,
    /// Its state, from their seat.
    pub state: &'a TableState,
}

/// A match in the list.
struct MineEntry {
    /// Where it is looked at, under way or over.
    address: String,
    edition: String,
    date: String,
    others: Vec<String>,
    /// How it went, or whose turn it is.
    result: String,
    /// Whether it is the reader's turn.
    own: bool,
}

/// An edition with its sums.
struct EditionSum {
    name: String,
    tally: PlayedTally,
    rows: String,
}

/// What was played and how it went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PlayedTally {
    played: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// Codes that were to be broken, and those that were, with their rows.
    rounds: u32,
    broken: u32,
    rows: u32,
}

/// How a match went for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Won,
    Shared,
    Drawn,
    Lost,
    Aborted,
    /// Over, without anybody to win against.
    Played,
    Running,
    Waiting,
    /// Its table was closed before it was over, or before it began.
    Closed,
}

impl MinePage {
    /// Whether it is the reader's turn somewhere.
    fn yours(&self) -> bool {
        self.matches.iter().any(|entry| entry.own)
    }

    /// Whether anything was played against somebody.
    fn is_contested(&self) -> bool {
        self.editions.iter().any(|sum| sum.tally.is_contested())
    }

    /// The page of what was played, and whether there is more.
    pub fn new(frame: Frame, played: &[PlayedMatch<'_>], more: bool) -> Self {
        let words = frame.words;
        let mut tallies: BTreeMap<&str, PlayedTally> = BTreeMap::new();
        let mut matches = Vec::new();
        for one in played {
            let (card, state) = (one.card, one.state);
            let view = state.view.as_deref();
            let fate = Fate::of(card, view, state.viewer);
            if let Some(view) = view {
                let duel = Edition::find(&card.edition).is_some_and(|edition| edition.format.is_one_on_one());
                let tally = tallies.entry(&card.edition).or_default();
                tally.add(fate, view, state.viewer.filter(|_| duel));
            }
            let over = !matches!(fate, Fate::Running | Fate::Waiting | Fate::Closed);
            let replay = state.match_id.as_ref().filter(|_| over).map(|id| format!("/m/{id}"));
            let address = replay.unwrap_or_else(|| format!("/t/{}", card.id));
            matches.push(MineEntry::new(words, one, fate, address));
        }
        let sum = |edition: &'static Edition| {
            let tally = *tallies.get(edition.id).filter(|tally| tally.played > 0)?;
            let mean = f64::from(tally.rows) / f64::from(tally.broken.max(1));
            let rows = if tally.broken == 0 { String::new() } else { words.decimal(Decimal::new(mean, 2)) };
            Some(EditionSum { name: words.edition_name(edition), tally, rows })
        };
        Self { editions: EDITIONS.iter().filter_map(sum).collect(), matches, more, added: None, frame }
    }

    /// The page after matches were added from a file.
    #[must_use]
    pub fn after_import(self, added: Option<u32>) -> Self {
        Self { added: added.map(|count| self.frame.words.pocket_added(count)), ..self }
    }
}

impl Fate {
    fn of(card: &TableCard, view: Option<&ViewShape>, seat: Option<u8>) -> Self {
        let Some(outcome) = view.and_then(|view| view.outcome.as_ref()) else {
            return match view {
                _ if card.archived => Self::Closed,
                Some(_) => Self::Running,
                None => Self::Waiting,
            };
        };
        // Where everybody sits at this device, nobody won against it.
        let here = card.seats.iter().filter(|one| one.who == "here").count();
        match (&*outcome.kind, seat) {
            ("aborted", _) => Self::Aborted,
            ("played", _) | (_, None) => Self::Played,
            _ if here > 1 => Self::Played,
            ("won", Some(seat)) if outcome.winners == [seat] => Self::Won,
            ("won", Some(seat)) if outcome.winners.contains(&seat) => Self::Shared,
            ("won", _) => Self::Lost,
            _ => Self::Drawn,
        }
    }

    fn told(self, words: Words) -> String {
        match self {
            Self::Won => words.mine_is_won(),
            Self::Shared => words.mine_is_shared(),
            Self::Drawn => words.mine_is_drawn(),
            Self::Lost => words.mine_is_lost(),
            Self::Aborted => words.mine_is_aborted(),
            Self::Played => words.mine_done(),
            Self::Running => words.mine_running(),
            Self::Waiting => words.mine_waiting(),
            Self::Closed => words.mine_closed(),
        }
        .into()
    }
}

/// How the only code of a match ended that somebody played alone.
fn alone(words: Words, card: &TableCard, state: &TableState) -> Option<String> {
    let view = state.view.as_deref().filter(|_| card.mode == Mode::Solo.name())?;
    let [round] = &*view.past else { return None };
    let row = round.solved_in.filter(|_| round.end == "solved");
    Some(row.map_or_else(|| words.end_uncracked().into(), |row| words.end_cracked(row)))
}

impl PlayedTally {
    /// Whether somebody was played against.
    fn is_contested(self) -> bool {
        self.won + self.drawn + self.lost > 0
    }

    /// Adds a match; its codes, if the seat of a duel is known.
    fn add(&mut self, fate: Fate, view: &ViewShape, seat: Option<u8>) {
        match fate {
            Fate::Running | Fate::Waiting | Fate::Closed | Fate::Aborted => return,
            Fate::Won | Fate::Shared => self.won += 1,
            Fate::Drawn => self.drawn += 1,
            Fate::Lost => self.lost += 1,
            Fate::Played => {}
        }
        self.played += 1;
        for round in view.past.iter().filter(|round| seat.is_some_and(|seat| seat != round.maker)) {
            self.count(round);
        }
    }

    fn count(&mut self, round: &PastRoundShape) {
        self.rounds += 1;
        // A row that only counts as the solution has broken nothing.
        if let Some(row) = round.solved_in.filter(|_| round.end == "solved") {
            self.broken += 1;
            self.rows += u32::from(row);
        }
    }
}

impl MineEntry {
    fn new(words: Words, played: &PlayedMatch<'_>, fate: Fate, address: String) -> Self {
        let PlayedMatch { card, held, date, state } = played;
        let edition = Edition::find(&card.edition);
        let turn = Turn::of(words, played).filter(|_| fate == Fate::Running);
        let ended = alone(words, card, state).filter(|_| fate == Fate::Played);
        Self {
            address,
            edition: edition.map_or_else(|| card.edition.clone(), |edition| words.edition_name(edition)),
            date: crate::daily::told(words, date),
            others: others(words, &card.seats, held),
            result: match &turn {
                Some(turn) => turn.text.clone(),
                None => ended.unwrap_or_else(|| fate.told(words)),
            },
            own: turn.is_some_and(|turn| turn.own),
        }
    }
}
