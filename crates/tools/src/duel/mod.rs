//! The command `duel`: tournaments among computer players, whole matches with views.

mod report;
mod tally;

use std::io::Write;

use rayon::prelude::*;
use rules::edition::Format;
use rules::{Code, Seat};
use shell::Failure;
use shell::foreign::quoted;
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
use words::Words;

use crate::fault::game_fault;
use report::DuelReport;
use tally::{Tallies, Tally};

/// Games that are played before the next word on how it goes.
const CHUNK: u64 = 64;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct DuelQuestion<'a> {
    /// An edition, or holes and symbols like `4x8`.
    pub game: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The players' levels. One alone breaks codes; in a duel of more than two everybody meets everybody.
    pub levels: &'a [String],
    /// How secrets are set: `fair`, `cunning` or `contrary`.
    pub maker: &'a str,
    /// How many matches are played at each table.
    pub games: u64,
    /// The seed for everything random.
    pub seed: u64,
    /// Instead of secrets by chance, every one of them once a game: for one player alone.
    pub every_secret: bool,
    /// Whether the answer is JSON.
    pub json: bool,
    /// The reader's language.
    pub words: Words,
}

/// Plays the tournament and writes how everybody fared; how it goes is told to `progress`, where somebody watches.
pub fn duel(
    question: &DuelQuestion<'_>,
    mut progress: Option<&mut dyn Write>,
    output: impl Write,
) -> Result<(), Failure> {
    let options: Vec<_> = question.options.iter().map(String::as_str).collect();
    let words = question.words;
    let rules = solver::game::rules(question.game, &options).map_err(|fault| game_fault(&fault, words))?;
    let maker = maker(question.maker, words)?;
    let levels = question.levels.iter().map(|name| level(name, words)).collect::<Result<Vec<_>, _>>()?;
    if question.every_secret && levels.len() != 1 {
        return Err(Failure::Wrong(words.contest_alone().into()));
    }
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let tables: Vec<Vec<usize>> = match rules.edition().format {
        Format::Duel if levels.len() > 2 => pairs(levels.len()),
        Format::Duel | Format::Party | Format::Group => vec![(0..levels.len()).collect()],
    };
    let secrets = if question.every_secret { rules.secrets().count() } else { 1 };
    let total = question.games * secrets * tables.len() as u64;
    let mut report = DuelReport::new(question, &levels);
    let mut done = 0;
    for seats in &tables {
        let computers: Vec<_> = seats.iter().map(|place| Computer { level: levels[*place], maker }).collect();
        let table = DuelTable { mind: &mind, computers: &computers, seed: Seed::of_number(question.seed) };
        table.check(words)?;
        let mut tallies = Tallies::new(computers.len());
        for first in (0..question.games * secrets).step_by(CHUNK as usize) {
            let numbers = first..(first + CHUNK).min(question.games * secrets);
            let played: Vec<_> = numbers
                .clone()
                .into_par_iter()
                .map(|number| {
                    let secret = question.every_secret.then(|| rules.secrets().code(number % secrets));
                    table.play(number, secret.flatten())
                })
                .collect();
            for game in &played {
                tallies.add(game);
            }
            done += numbers.end - numbers.start;
            if let Some(progress) = &mut progress {
                // Who can't be told how it goes still gets the result.
                let _ = write!(progress, "\r{}", words.contest_progress().done(done).total(total));
                let _ = progress.flush();
            }
        }
        report.add(seats, tallies);
    }
    if let Some(progress) = &mut progress {
        let _ = write!(progress, "\r{:40}\r", "");
    }
    report.write(&rules, output)
}

/// One table of a tournament.
struct DuelTable<'a, 'k> {
    mind: &'a Mind<'k>,
    computers: &'a [Computer],
    seed: Seed,
}

impl DuelTable<'_, '_> {
    /// Whether these players can sit there.
    fn check(&self, words: Words) -> Result<(), Failure> {
        let host = Host::new(self.mind, self.computers.to_vec());
        host.setup(self.seed).map(|_| ()).map_err(|faults| Failure::Wrong(words.setup_faults(&faults)))
    }

    /// Plays one match. From match to match the players change seats, until every seating has been; then another
    /// begins.
    fn play(&self, number: u64, secret: Option<Code>) -> Vec<Tally> {
        let seating = seating(self.computers.len(), number);
        let mut seated = self.computers.to_vec();
        for (computer, seat) in self.computers.iter().zip(&seating) {
            seated[*seat] = *computer;
        }
        let seatings: u64 = (1..=seating.len() as u64).product();
        let first = (number / seatings) as usize % seating.len();
        let host = Host::new(self.mind, seated).with_first(Seat::new(first));
        let played = host.play_for(self.seed.game(number), secret);
        let game = played.expect("a table that was checked");
        seating.iter().map(|seat| Tally::of(&game, Seat::new(*seat))).collect()
    }
}

/// The seats of the players in a match: all seatings take turns.
fn seating(players: usize, mut number: u64) -> Vec<usize> {
    let mut free: Vec<_> = (0..players).collect();
    let mut taken = Vec::with_capacity(players);
    while !free.is_empty() {
        let seats = free.len() as u64;
        taken.push(free.remove((number % seats) as usize));
        number /= seats;
    }
    taken
}

/// Everybody against everybody.
fn pairs(players: usize) -> Vec<Vec<usize>> {
    (0..players).flat_map(|one| (one + 1..players).map(move |other| vec![one, other])).collect()
}

/// The level of that name, or a sentence that names those there are.
fn level(name: &str, words: Words) -> Result<Level, Failure> {
    Level::find(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        Failure::Wrong(words.contest_no_level().levels(names).text(quoted(name)))
    })
}

/// The maker of that name, or a sentence that names those there are.
fn maker(name: &str, words: Words) -> Result<Maker, Failure> {
    Maker::find(name).ok_or_else(|| {
        let names = Maker::ALL.map(Maker::name).join(", ");
        Failure::Wrong(words.contest_no_maker().makers(names).text(quoted(name)))
    })
}

#[cfg(test)]
mod tests;
