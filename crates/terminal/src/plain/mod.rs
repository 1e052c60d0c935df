//! The game line by line: no cursor movement, made for screen readers, Braille displays, `script` and pipes. Every
//! edition, whole matches, people at one keyboard and computers of every level, here or at a server's table.
//!
//! It tells only what a [`play::Sight`] shows.

mod brain;
mod commands;
pub(crate) mod desk;
mod hidden;
mod talk;
mod turn;

use std::cell::OnceCell;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use ::play::{Command, Reply, Table as _, review, yes_or_no};
use rand::SeedableRng;
use rules::editions::EDITIONS;
use rules::{Edition, Seat, View};
use words::{Language, Words};

pub use desk::Desk;

use crate::chance::Chance;
use crate::failure::Failure;
use crate::game;
use crate::here::{Resume, ShelvedGame, Start, Stopwatch, Unfinished, Wish, Wished, put_away, shelf, wanted};
use crate::server::{Chosen, Remote, ServerLink, address, choose};
pub(crate) use brain::Brain;
use desk::{Heard, Typing};
use talk::LISTEN;
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
        Wished::New(edition) => edition,
        Wished::Which => match which(words, desk, &shelf(wish.folder.as_deref(), words))? {
            Picked::New(edition) => edition,
            Picked::Resume(Unfinished::Here(path)) => {
                let wish =
                    Wish { resume: Resume::File(path), folder: wish.folder.clone(), ..Wish::default() };
                return play(&wish, words, chance, watch, desk);
            }
            Picked::Resume(Unfinished::There { server, code }) => {
                return at_server(&server, Some(&code), wish, words, chance, desk);
            }
            Picked::Nothing => {
                desk.say(&words.prompt_bye())?;
                return desk.flush();
            }
        },
    };
    let agreed = wish.settle(words, edition, &mut chance)?;
    let start = Start::new(wish, words, agreed, &mut chance);
    play_on(start, wish, words, chance, watch, desk)
}

fn play_on(
    mut start: Start,
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    watch: Stopwatch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let knowledge = OnceCell::new();
    loop {
        for notice in std::mem::take(&mut start.notices) {
            desk.say(&notice)?;
        }
        let mut local = start.local(words, Chance::from_rng(&mut chance), watch);
        let mut talk = Talk::new(words, desk, &mut local, Brain::new(&knowledge));
        let seen = talk.run()?;
        let Talk { desk: own, brain, .. } = talk;
        let (game, computers) = (local.game().clone(), local.computers().to_vec());
        for line in put_away(local.into_kept(), wish.folder.as_deref(), words)? {
            own.say(&line)?;
        }
        let over = seen.map(|sight| sight.view).filter(|view| view.outcome.is_some());
        let Some(view) = over.filter(|view| !view.past.is_empty() || view.board.group().is_some()) else {
            return own.flush();
        };
        let mind = || brain.mind(view.setup.rules());
        let told = |round: &str| review::sentences(words, &view, Some(&game), round, mind());
        match after(words, own, told, Duration::MAX, &mut || false)? {
            AfterMatch::Rematch => {
                let wish = Wish { folder: wish.folder.clone(), ..Wish::default() };
                start = Start::new(&wish, words, (game.setup().rematch(), computers), &mut chance);
            }
            // Nobody here has asked, so a no means leaving.
            AfterMatch::News | AfterMatch::Decline | AfterMatch::Leave => return own.flush(),
        }
    }
}

/// How much news may wait while somebody thinks; then the server waits.
const MOST_NEWS: usize = 16;

/// Plays at a server's table until the match is over or somebody leaves: at the table of a code, at a new one for an
/// edition, or at one chosen there.
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
        match choose(&origin, wish.folder.as_deref(), words, desk)? {
            Chosen::Table(chosen) => code = Some(chosen),
            Chosen::New(edition) => wish.game = Some(edition.id.to_owned()),
            Chosen::Nothing => {
                desk.say(&words.prompt_bye())?;
                return desk.flush();
            }
        }
    }
    let mut link = ServerLink::sit(&origin, code.as_deref(), &wish, words, &mut chance)?;
    let (sender, news) = sync_channel(MOST_NEWS);
    link.start(move |news| sender.send(news).is_ok());
    let mut remote = Remote::new(words, link, chance).listening(news);
    let knowledge = OnceCell::new();
    loop {
        let mut talk = Talk::new(words, desk, &mut remote, Brain::new(&knowledge));
        let over = talk.run()?.map(|sight| sight.view).filter(|view| view.outcome.is_some());
        let Some(view) = over else { break };
        // Only the whole record says what everybody in a group held.
        let group = view.setup.rules().edition().format.holds_parts();
        let game = if group { talk.record() } else { None };
        let Talk { desk: own, brain, .. } = talk;
        let mind = || brain.mind(view.setup.rules());
        let told = |round: &str| review::sentences(words, &view, game.as_deref(), round, mind());
        if !another(words, own, &mut remote, &view, told)? {
            break;
        }
    }
    for line in remote.parting() {
        desk.say(&line)?;
    }
    desk.flush()
}

/// After a match at a server: tells who wants a rematch, and asks for one. Returns whether another match has begun.
fn another(
    words: Words,
    desk: &mut Desk<'_>,
    remote: &mut Remote,
    over: &View,
    mut told: impl FnMut(&str) -> Vec<String>,
) -> Result<bool, Failure> {
    let teller = words.at(&over.setup, over.viewer);
    let (mut known, mut refused) = (Vec::new(), Vec::new());
    loop {
        remote.proceed();
        let Some(sight) = remote.sight().filter(|_| !remote.is_closed()) else { return Ok(false) };
        if sight.view.id != over.id {
            return Ok(true);
        }
        for seat in sight.rematch.iter().filter(|seat| !known.contains(*seat)) {
            desk.say(&if sight.seat() == Some(*seat) {
                words.board_rematch_asked().into_owned()
            } else {
                words.board_rematch_wanted(teller.name(*seat))
            })?;
        }
        let others = |seats: &[Seat]| seats.iter().any(|seat| sight.seat() != Some(*seat));
        if others(&sight.rematch) && known != sight.rematch {
            desk.say(&words.prompt_decline(Command::Decline.word(words)))?;
        }
        for seat in sight.declined.iter().filter(|seat| !refused.contains(*seat)) {
            if sight.seat() != Some(*seat) {
                desk.say(&words.together_declined(teller.name(*seat)))?;
            }
        }
        known.clone_from(&sight.rematch);
        refused.clone_from(&sight.declined);
        for reply in remote.replies() {
            if let Reply::Refused(sentence) = reply {
                desk.say(&sentence)?;
            }
        }
        let mut news = || {
            remote.proceed();
            let sight = remote.sight();
            remote.is_closed()
                || sight.is_none_or(|sight| {
                    sight.view.id != over.id || sight.rematch != known || sight.declined != refused
                })
                || remote.has_replies()
        };
        match after(words, desk, &mut told, LISTEN, &mut news)? {
            AfterMatch::Rematch => remote.rematch(),
            AfterMatch::Decline => remote.decline(),
            AfterMatch::News => {}
            AfterMatch::Leave => return Ok(false),
        }
    }
}

/// What somebody wants once a match is over.
enum AfterMatch {
    /// Another one.
    Rematch,
    /// Not another one.
    Decline,
    /// Nothing yet: something has happened.
    News,
    /// To leave.
    Leave,
}

/// After a match, tells how it was played on request, until somebody wants something else or there is news, which it
/// checks for regularly.
fn after(
    words: Words,
    desk: &mut Desk<'_>,
    mut told: impl FnMut(&str) -> Vec<String>,
    often: Duration,
    news: &mut dyn FnMut() -> bool,
) -> Result<AfterMatch, Failure> {
    let question =
        words.prompt_after().command(Command::Analysis.word(words)).rematch(Command::Rematch.word(words));
    loop {
        let line = match desk.ask_until(&question, Typing::Open, None, often, news)? {
            Heard::Line(line) => line,
            Heard::News => return Ok(AfterMatch::News),
            Heard::TimeUp | Heard::Closed => return Ok(AfterMatch::Leave),
        };
        match Command::read(words, line.trim_start_matches('/')) {
            Some((Command::Analysis, round)) => {
                for line in told(&round) {
                    desk.say(&line)?;
                }
            }
            Some((Command::Rematch, _)) => return Ok(AfterMatch::Rematch),
            Some((Command::Decline, _)) => return Ok(AfterMatch::Decline),
            Some((Command::Quit, _)) => return Ok(AfterMatch::Leave),
            // Any other line is no wish to leave: the choices are repeated.
            Some(_) => {}
            None if line.trim().is_empty() => return Ok(AfterMatch::Leave),
            None => match yes_or_no(words, &line) {
                Some(true) => return Ok(AfterMatch::Rematch),
                Some(false) => return Ok(AfterMatch::Decline),
                None => {}
            },
        }
    }
}

/// What somebody wants to play.
pub(crate) enum Picked {
    /// A new match of an edition.
    New(&'static Edition),
    /// A game to resume.
    Resume(Unfinished),
    /// Nothing: somebody leaves.
    Nothing,
}

/// Asks what to play: a game to resume, or which edition.
pub(crate) fn which(words: Words, desk: &mut Desk<'_>, shelf: &[ShelvedGame]) -> Result<Picked, Failure> {
    let go_on = words.resume_word();
    let list = |desk: &mut Desk<'_>| {
        for (number, game) in (1..).zip(shelf) {
            let word = if number == 1 { go_on.to_string() } else { format!("{go_on} {number}") };
            desk.say(&words.resume_typed().game(game.told.as_str()).word(word))?;
        }
        for (number, edition) in (1..).zip(EDITIONS) {
            desk.say(
                &words
                    .prompt_choice()
                    .about(words.edition_about(edition))
                    .edition(words.edition_name(edition))
                    .number(number),
            )?;
        }
        Ok::<_, Failure>(())
    };
    list(desk)?;
    loop {
        let Heard::Line(line) = desk.ask(&words.prompt_which(), Typing::Open, None)? else {
            return Ok(Picked::Nothing);
        };
        let wanted = line.to_lowercase();
        let english = Words::of(Language::English).resume_word();
        let rest = [&*go_on, &*english].into_iter().find_map(|word| wanted.strip_prefix(word));
        let number = rest.map(|rest| if rest.is_empty() { Ok(1) } else { rest.trim().parse::<usize>() });
        if let Some(game) = number.and_then(|number| shelf.get(number.ok()?.checked_sub(1)?)) {
            return Ok(Picked::Resume(game.game.clone()));
        }
        let is = |(number, edition): &(usize, &Edition)| {
            number.to_string() == wanted
                || edition.id == wanted
                || words.edition_name(edition).to_lowercase() == wanted
        };
        if let Some((_, edition)) = (1..).zip(EDITIONS).find(is) {
            return Ok(Picked::New(edition));
        }
        match Command::read(words, line.trim_start_matches('/')) {
            _ if line.is_empty() => {}
            Some((Command::Quit, _)) => return Ok(Picked::Nothing),
            Some((Command::Help, _)) => list(desk)?,
            _ => desk.say(&game::no_such_edition(words, &line))?,
        }
    }
}
