//! A match as the device keeps it: the running record, and beside it, in comments, what belongs to its table.

use std::io;

use pages::SeriesScore;
use play::{Clock, KeptMatch, Ledger, Local, running};
use rand_chacha::ChaCha20Rng;
use rules::notation;
use rules::seat::{Chair, Name};
use rules::{Match, Mode, Player, Seat, Setup, Time};
use serde::{Deserialize, Serialize};
use solver::computer::Computer;
use words::Words;

/// How a line begins that says something about the table: a comment, since the rules don't need it.
const NOTE: &str = "# table ";

/// More matches than anybody plays at a table.
const MOST: u32 = 1_000_000;

/// A match as the host keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRow {
    /// The match.
    pub id: String,
    /// The table that it is played at.
    pub table: String,
    /// When it began, in milliseconds since 1970.
    pub began: i64,
    /// When something was last done, likewise.
    pub touched: i64,
    /// Its record.
    pub text: String,
}

/// What is agreed at a table beside the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableNotes {
    /// Whether there is advice.
    pub(crate) advice: bool,
    /// The names that players have given themselves since the match began, seat 1's first; an empty one is none.
    pub(crate) names: Vec<Option<String>>,
    /// How the matches before it went: nobody reads all of them at every tap.
    pub(crate) series: Option<SeriesScore>,
    /// The key of the last form that was done: sent again, it is not done again.
    pub(crate) done: String,
}

impl TableNotes {
    fn read(text: &str, seats: usize) -> Self {
        let mut notes = Self { names: vec![None; seats], ..Self::default() };
        for line in text.lines().filter_map(|line| line.strip_prefix(NOTE)) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "advice" => notes.advice = rest == "yes",
                "done" => rest.clone_into(&mut notes.done),
                "series" => notes.series = read_series(rest, seats),
                "name" => {
                    let (number, name) = rest.split_once(' ').unwrap_or((rest, ""));
                    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    if let Some(known) = place.and_then(|place| notes.names.get_mut(place)) {
                        *known = Some(name.to_owned());
                    }
                }
                // Another version may have written it.
                _ => {}
            }
        }
        notes
    }

    fn written(&self) -> String {
        let mut text = format!("{NOTE}advice {}\n", if self.advice { "yes" } else { "no" });
        if let Some(SeriesScore { wins, drawn }) = &self.series {
            let numbers: Vec<_> = wins.iter().chain([drawn]).map(ToString::to_string).collect();
            text.extend([NOTE, "series ", &numbers.join(" "), "\n"]);
        }
        for (number, name) in (1..).zip(&self.names) {
            if let Some(name) = name {
                text.push_str(&name_line(number, name));
            }
        }
        text
    }
}

/// The wins of each seat and the matches that nobody won, as they were written. A file may say anything.
fn read_series(text: &str, seats: usize) -> Option<SeriesScore> {
    let numbers = text.split(' ').map(|number| number.parse().ok().filter(|number| *number < MOST));
    let mut wins: Vec<u32> = numbers.collect::<Option<_>>()?;
    let drawn = wins.pop()?;
    (wins.len() == seats).then_some(SeriesScore { wins, drawn })
}

fn name_line(number: usize, name: &str) -> String {
    format!("{NOTE}name {number} {name}\n")
}

/// A match that was read.
#[derive(Clone, Debug)]
pub(crate) struct FoundGame {
    pub(crate) row: KeptRow,
    pub(crate) game: Match,
    pub(crate) computers: Vec<Computer>,
    pub(crate) notes: TableNotes,
}

impl FoundGame {
    /// A match that begins.
    pub(crate) fn begin(
        (game, computers): (Match, Vec<Computer>),
        table: String,
        advice: bool,
        now: i64,
        series: Option<SeriesScore>,
    ) -> Self {
        let id = game.id().to_string();
        let notes =
            TableNotes { advice, names: vec![None; computers.len()], series, ..TableNotes::default() };
        let text = running::head(&game, &computers) + &notes.written();
        Self { row: KeptRow { id, table, began: now, touched: now, text }, game, computers, notes }
    }

    /// Reads a match; none if it is damaged. A last line that was torn off is left out.
    pub(crate) fn read(row: &KeptRow) -> Option<Self> {
        let reading = notation::read(&row.text).ok()?;
        let mut row = row.clone();
        row.text.truncate(reading.good_bytes);
        let seats = reading.game.setup().seats();
        let (computers, notes) = (running::computers(&row.text, seats), TableNotes::read(&row.text, seats));
        Some(Self { row, game: reading.game, computers, notes })
    }

    /// The seats of the people at this device: they have them from the beginning.
    pub(crate) fn held(&self) -> Vec<Seat> {
        let chairs = self.game.setup().all_seats().zip(self.game.setup().chairs());
        chairs.filter(|(_, chair)| chair.player == Player::Person).map(|(seat, _)| seat).collect()
    }

    /// Whether several share the device, so that what one of them sees is hidden from the others. At a real board there
    /// is nothing to hide here.
    pub(crate) fn is_shared(&self) -> bool {
        self.held().len() > 1 && self.game.setup().mode() != Mode::Referee
    }

    /// What was agreed, with the names that players go by now.
    pub(crate) fn setup(&self) -> Setup {
        let name = |(chair, given): (&Chair, &Option<String>)| match given {
            Some(given) => Name::new(given).ok(),
            None => chair.name.clone(),
        };
        let setup = self.game.setup();
        setup.named(setup.chairs().iter().zip(&self.notes.names).map(name).collect::<Vec<_>>())
    }

    /// Gives a seat another name, or none.
    pub(crate) fn rename(&mut self, seat: Seat, name: Option<&Name>) {
        let given = name.map_or("", Name::as_str);
        if let Some(known) = self.notes.names.get_mut(seat.index()) {
            *known = Some(given.to_owned());
            self.row.text.push_str(&name_line(usize::from(seat.number()), given));
        }
    }

    /// Lets somebody play, and keeps what they did.
    pub(crate) fn play<T>(
        self,
        words: Words,
        chance: ChaCha20Rng,
        now: i64,
        play: impl FnOnce(&mut LocalTable) -> T,
    ) -> (Self, T) {
        let Self { mut row, game, computers, notes } = self;
        let (clock, steps) = (PocketClock::at(&row, &game, now), game.steps());
        let kept = KeptMatch { game, computers, ledger: Some(PocketLedger::default()), notes: String::new() };
        let mut local = Local::new(words, kept, chance, clock, Vec::new());
        let told = play(&mut local);
        let KeptMatch { game, computers, ledger, .. } = local.into_kept();
        if game.steps() > steps {
            row.touched = now;
            row.text = match game.outcome() {
                Some(_) => running::finished(&game, &computers) + &notes.written(),
                None => row.text + &ledger.unwrap_or_default().0,
            };
        }
        (Self { row, game, computers, notes }, told)
    }

    /// Notes that the form of a key was done.
    pub(crate) fn note_done(&mut self, key: &str) {
        // A key is a word; anything else would be a line of its own.
        let word = !key.is_empty() && key.len() <= 64 && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if word {
            key.clone_into(&mut self.notes.done);
            self.row.text.extend([NOTE, "done ", key, "\n"]);
        }
    }
}

/// A match on this device, while a request is answered.
pub(crate) type LocalTable = Local<PocketLedger, PocketClock>;

/// What was added to a record; the host keeps it.
#[derive(Debug, Default)]
pub(crate) struct PocketLedger(String);

impl Ledger for PocketLedger {
    fn add(&mut self, lines: &str) -> io::Result<()> {
        self.0.push_str(lines);
        Ok(())
    }

    fn place(&self, words: Words) -> String {
        words.pocket_here().into()
    }
}

/// The time of a request. It runs while nobody looks, too, as it does at a server's table.
#[derive(Debug)]
pub(crate) struct PocketClock(Time);

impl PocketClock {
    /// The time of a match at a moment. While the device's clock is behind, the time of the match stands still.
    fn at(row: &KeptRow, game: &Match, now: i64) -> Self {
        let passed = u64::try_from(now.saturating_sub(row.began)).unwrap_or(0);
        Self(Time(passed).max(game.now()))
    }
}

impl Clock for PocketClock {
    fn now(&mut self) -> Time {
        self.0
    }

    fn set(&mut self, time: Time) {
        self.0 = self.0.max(time);
    }
}
