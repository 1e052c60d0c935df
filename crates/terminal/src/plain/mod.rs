//! The game line by line: no cursor movement, made for screen readers, Braille lines, `script` and pipes. Every
//! edition, whole matches, people at one keyboard and computers of every level, here or at a server's table.
//!
//! Only what a [`play::Sight`] shows is told.

mod brain;
mod commands;
pub(crate) mod desk;
mod hidden;
mod talk;
mod turn;

use std::cell::OnceCell;
use std::sync::mpsc::sync_channel;

use ::play::{Command, review};
use rules::Edition;
use rules::editions::EDITIONS;
use words::Words;

pub use desk::Desk;

use crate::chance::Chance;
use crate::failure::Failure;
use crate::here::{Start, Stopwatch, Wish, Wished, no_such_edition, put_away, wanted};
use crate::server::{Chosen, Remote, ServerLink, address, choose};
pub(crate) use brain::Brain;
use desk::{Heard, Typing};
pub(crate) use talk::Talk;

/// Plays a match, to its end or until somebody quits.
pub fn play(
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    watch: Stopwatch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let edition = match wanted(wish, words, &mut chance)? {
        Wished::Match(start) => return play_on(*start, wish, words, chance, watch, desk),
        Wished::New(edition) => Some(edition),
        Wished::Which => which(words, desk)?,
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
    watch: Stopwatch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    for notice in std::mem::take(&mut start.notices) {
        desk.say(&notice)?;
    }
    let mut local = start.local(words, chance, watch);
    let knowledge = OnceCell::new();
    let mut talk = Talk::new(words, desk, &mut local, Brain::new(&knowledge));
    let seen = talk.run()?;
    let Talk { desk, brain, .. } = talk;
    let game = local.game().clone();
    for line in put_away(local.into_kept(), wish.folder.as_deref(), words)? {
        desk.say(&line)?;
    }
    if let Some(view) = seen.map(|sight| sight.view).filter(|view| view.outcome.is_some())
        && review::is_worth_it(&view)
    {
        let mind = || brain.mind(view.setup.rules());
        after(words, desk, |round| review::sentences(words, &view, Some(&game), round, mind()))?;
    }
    desk.flush()
}

/// News that wait while somebody thinks; then the server waits.
const MOST_NEWS: usize = 16;

/// Plays at a server's table until the match is over or somebody leaves: at the table of a code, at a new one of an
/// edition, or at one that is chosen there.
pub fn at_server(
    server: &str,
    code: Option<&str>,
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let (origin, named) = address(server, words)?;
    let mut wish = wish.clone();
    let mut code = code.or(named).map(str::to_owned);
    if code.is_none() && wish.game.is_none() {
        match choose(origin, words, desk)? {
            Chosen::Table(chosen) => code = Some(chosen),
            Chosen::New(edition) => wish.game = Some(edition.id.to_owned()),
            Chosen::Nothing => {
                desk.say(&words.prompt_bye())?;
                return desk.flush();
            }
        }
    }
    let mut link = ServerLink::sit(origin, code.as_deref(), &wish, words, &mut chance)?;
    let (sender, news) = sync_channel(MOST_NEWS);
    link.start(move |news| sender.send(news).is_ok());
    let mut remote = Remote::new(words, link, chance).listening(news);
    let knowledge = OnceCell::new();
    let mut talk = Talk::new(words, desk, &mut remote, Brain::new(&knowledge));
    let seen = talk.run()?;
    if let Some(view) = seen.map(|sight| sight.view).filter(|view| view.outcome.is_some())
        && review::is_worth_it(&view)
    {
        // Only the whole record tells what everybody in a group held.
        let group = view.setup.rules().edition().format.holds_parts();
        let game = if group { talk.record() } else { None };
        let Talk { desk, brain, .. } = talk;
        let mind = || brain.mind(view.setup.rules());
        after(words, desk, |round| review::sentences(words, &view, game.as_deref(), round, mind()))?;
    }
    desk.say(&words.prompt_bye())?;
    desk.flush()
}

/// Once a match is over, tells how it was played to whoever asks.
fn after(
    words: Words,
    desk: &mut Desk<'_>,
    mut told: impl FnMut(&str) -> Vec<String>,
) -> Result<(), Failure> {
    let question = words.prompt_after(Command::Analysis.word(words));
    while let Heard::Line(line) = desk.ask(&question, Typing::Open, None)? {
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
            _ => desk.say(&no_such_edition(words, &line))?,
        }
    }
}
