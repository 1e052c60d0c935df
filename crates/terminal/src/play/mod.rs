//! The game line by line: no cursor movement, made for screen readers, Braille lines, `script` and pipes. Every
//! edition, whole matches, people at one keyboard and computers of every level.
//!
//! Only views reach the screen. Every action is on the disk before anybody is told of it, so that a match survives
//! whatever happens to the program.

mod act;
mod brain;
pub(crate) mod command;
pub(crate) mod desk;
pub(crate) mod help;
mod hidden;
pub(crate) mod host;
pub(crate) mod kept;
pub(crate) mod meant;
pub(crate) mod player;
pub(crate) mod reply;
pub(crate) mod start;
mod table;
mod turn;
mod watch;
mod wish;

use std::cell::OnceCell;

use rules::Edition;
use rules::editions::EDITIONS;
use words::Words;

pub use desk::Desk;
pub use kept::folder;
pub use watch::Watch;
pub(crate) use wish::fewest_seats;
pub use wish::{Resume, Wish};

use crate::chance::Chance;
use crate::failure::Failure;
use crate::review;
use brain::Brain;
use command::Command;
use desk::{Heard, Typing};
use start::{Start, Wanted};
use table::Table;

/// Plays a match, to its end or until somebody quits.
pub fn play(
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    watch: Watch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let edition = match start::wanted(wish, words, &mut chance)? {
        Wanted::Match(start) => return play_on(*start, wish, words, chance, watch, desk),
        Wanted::New(edition) => Some(edition),
        Wanted::Which => which(words, desk)?,
    };
    let Some(edition) = edition else {
        desk.say(&words.prompt_bye())?;
        return desk.flush();
    };
    let agreed = wish.settle(words, edition, &mut chance)?;
    let start = Start::new(wish, words, agreed, &mut chance);
    play_on(start, wish, words, chance, watch, desk)
}

fn play_on(
    mut start: Start,
    wish: &Wish,
    words: Words,
    chance: Chance,
    watch: Watch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    for notice in std::mem::take(&mut start.notices) {
        desk.say(&notice)?;
    }
    let host = start.host(chance, watch);
    let rules = host.game.setup().rules().clone();
    let knowledge = OnceCell::new();
    let mut table = Table::new(words, desk, host, Brain::new(&rules, &knowledge));
    table.open()?;
    let over = table.run()?;
    let Table { desk, host, brain, viewer, .. } = table;
    let game = host.game.clone();
    for line in start::put_away(host, wish.folder.as_deref(), words)? {
        desk.say(&line)?;
    }
    let view = game.view(viewer);
    if over && review::is_worth_it(&view) {
        after(words, desk, |round| review::told(words, &view, Some(&game), round, brain.mind()))?;
    }
    desk.flush()
}

/// Once a match is over, tells how it was played to whoever asks.
pub(crate) fn after(
    words: Words,
    desk: &mut Desk<'_>,
    mut told: impl FnMut(&str) -> Vec<String>,
) -> Result<(), Failure> {
    let command = Command::Analysis.told(words)[0].split(", ").next().unwrap_or_default().to_owned();
    while let Heard::Line(line) = desk.ask(&words.prompt_after(command.as_str()), Typing::Open, None)? {
        match Command::read(words, line.trim_start_matches('/')) {
            Some((Command::Analysis, round)) => {
                for line in told(&round) {
                    desk.say(&line)?;
                }
            }
            Some((Command::Quit, _)) => break,
            // Whatever else is typed is no wish to leave: what can be done is said again.
            Some(_) => {}
            None if !line.trim().is_empty() => {}
            None => break,
        }
    }
    Ok(())
}

/// Asks which edition; none if nobody answers.
pub(crate) fn which(words: Words, desk: &mut Desk<'_>) -> Result<Option<&'static Edition>, Failure> {
    let list = |desk: &mut Desk<'_>| {
        for (number, edition) in (1..).zip(EDITIONS) {
            desk.say(&words.prompt_choice(
                words.edition_about(edition),
                words.edition_name(edition),
                number,
            ))?;
        }
        Ok::<_, Failure>(())
    };
    list(desk)?;
    loop {
        let Heard::Line(line) = desk.ask(&words.prompt_which(), Typing::Open, None)? else { return Ok(None) };
        let wanted = line.to_lowercase();
        let is = |(number, edition): &(usize, &Edition)| {
            number.to_string() == wanted
                || edition.id == wanted
                || words.edition_name(edition).to_lowercase() == wanted
        };
        if let Some((_, edition)) = (1..).zip(EDITIONS).find(is) {
            return Ok(Some(edition));
        }
        match Command::read(words, line.trim_start_matches('/')) {
            Some((Command::Quit, _)) => return Ok(None),
            Some((Command::Help, _)) => list(desk)?,
            _ => desk.say(&start::no_such_edition(words, &line))?,
        }
    }
}
