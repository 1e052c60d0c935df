//! The record of a running match as text: a head, then a line per step. A match on this device keeps nothing else;
//! reading the record resumes the match.

use rules::notation::{self, write_running_header, write_step};
use rules::{Keeper, Match, Seat};
use solver::computer::{Computer, Level, Maker};

/// A match played here is kept with its secrets, in a file of the player's own.
const KEEPER: Keeper = Keeper::appointed();

/// How a line begins that says how the computer plays a seat: a comment, since the rules don't need it.
const LEVEL: &str = "# seat ";

/// How a line begins that has somebody's notes beside the match: also a comment.
const NOTES: &str = "# notes ";

/// How well a computer plays by default: like a person who knows the game.
pub const USUAL: Computer = Computer { level: Level::Practised, maker: Maker::Fair };

/// The head of a match's record.
pub fn head(game: &Match, computers: &[Computer]) -> String {
    write_running_header(game) + &levels(game, computers)
}

/// The lines of the steps after a number of them.
pub fn steps_since(game: &Match, steps: usize) -> String {
    let entries = game.log(&KEEPER).iter().zip(1..).skip(steps);
    entries.map(|(entry, number)| write_step(game, number, entry, &KEEPER)).collect()
}

/// The record of a match that is over.
pub fn finished(game: &Match, computers: &[Computer]) -> String {
    notation::write(game, &KEEPER) + &levels(game, computers)
}

/// How the computer plays each seat of a match, by its record.
pub fn computers(record: &str, seats: usize) -> Vec<Computer> {
    let mut computers = vec![USUAL; seats];
    for (seat, computer) in record.lines().filter_map(read_level) {
        if let Some(known) = computers.get_mut(seat.index()) {
            *known = computer;
        }
    }
    computers
}

/// The line that keeps somebody's notes beside the match.
pub fn notes_line(notes: &str) -> String {
    format!("{NOTES}{notes}\n")
}

/// The notes beside a match, by its record: the last line counts.
pub fn notes(record: &str) -> String {
    record.lines().rev().find_map(|line| line.strip_prefix(NOTES)).unwrap_or_default().to_owned()
}

/// How the computer plays each seat, line by line.
fn levels(game: &Match, computers: &[Computer]) -> String {
    let seats = game.setup().all_seats().zip(computers);
    let line = |(seat, computer): (Seat, &Computer)| {
        format!("{LEVEL}{} {} {}\n", seat.number(), computer.level.name(), computer.maker.name())
    };
    seats.map(line).collect()
}

/// How the computer plays a seat, if the line says it.
fn read_level(line: &str) -> Option<(Seat, Computer)> {
    let mut parts = line.strip_prefix(LEVEL)?.split(' ');
    let seat: usize = parts.next()?.parse().ok()?;
    let level = Level::find(parts.next()?)?;
    let maker = Maker::find(parts.next()?)?;
    Some((Seat::new(seat.checked_sub(1)?), Computer { level, maker }))
}
