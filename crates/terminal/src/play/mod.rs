//! The game line by line: no cursor movement, made for screen readers, Braille lines, `script` and pipes. Every
//! edition, whole matches, people at one keyboard and computers of every level.
//!
//! Only views reach the screen. Every action is on the disk before anybody is told of it, so that a match survives
//! whatever happens to the program.

mod act;
mod brain;
mod command;
mod desk;
mod help;
mod hidden;
mod kept;
mod player;
mod reply;
mod table;
mod turn;
mod watch;
mod wish;

use std::cell::OnceCell;
use std::path::Path;

use rand::Rng;
use rules::editions::EDITIONS;
use rules::notation::Kind;
use rules::{Actor, Edition, Match, MatchId, Player, Setup};
use solver::computer::{Computer, Seed};
use words::Words;

pub use desk::Desk;
pub use kept::folder;
pub use watch::Watch;
pub use wish::{Resume, Wish};

use crate::chance::Chance;
use crate::failure::Failure;
use brain::Brain;
use command::Command;
use desk::{Heard, Typing};
use kept::Kept;
use table::Table;
use turn::shown;

/// A match to be played, and where it is kept.
struct Start {
    game: Match,
    computers: Vec<Computer>,
    kept: Option<Kept>,
}

/// Plays a match, to its end or until somebody quits.
pub fn play(
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    watch: Watch,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let Some(Start { game, computers, kept }) = start(wish, words, &mut chance, desk)? else {
        desk.say(&words.prompt_bye())?;
        return desk.flush();
    };
    let mut bytes = [0; 32];
    chance.fill_bytes(&mut bytes);
    let rules = game.setup().rules().clone();
    let knowledge = OnceCell::new();
    let brain = Brain::new(&rules, &knowledge);
    let mut table = Table::new(words, desk, game, computers, brain, (Seed::new(bytes), chance, watch), kept);
    table.open()?;
    let over = table.run()?;
    let Table { desk, game, computers, kept, .. } = table;
    if let Some(kept) = kept {
        let person = |by: Actor| matches!(by, Actor::Seat(seat) if game.setup().chairs()[seat.index()].player == Player::Person);
        if over {
            desk.say(&words.prompt_record(kept.finish(&game, &computers)?.display().to_string()))?;
        } else if !game.log().iter().any(|entry| person(entry.step.by)) {
            // Nobody has done anything yet: there is nothing to go on with.
            kept.discard()?;
        } else if kept.path().parent() == wish.folder.as_deref() {
            desk.say(&words.prompt_kept())?;
        } else {
            desk.say(&words.prompt_kept_in(kept.path().display().to_string()))?;
        }
    }
    if !over {
        desk.say(&words.prompt_bye())?;
    }
    desk.flush()
}

/// The match to be played; none if somebody doesn't want any after all.
fn start(
    wish: &Wish,
    words: Words,
    chance: &mut Chance,
    desk: &mut Desk<'_>,
) -> Result<Option<Start>, Failure> {
    let resumed = match &wish.resume {
        Resume::No => None,
        Resume::File(path) => Some(path.clone()),
        Resume::Last => match wish.folder.as_deref().and_then(kept::last) {
            Some(path) => Some(path),
            None => return Err(Failure::Wrong(words.prompt_no_match().into())),
        },
    };
    if let Some(path) = resumed {
        return from_file(wish, words, &path, chance, desk).map(Some);
    }
    let edition = match &wish.game {
        Some(id) => match Edition::find(id) {
            Some(edition) => edition,
            None if Path::new(id).is_file() => {
                return from_file(wish, words, Path::new(id), chance, desk).map(Some);
            }
            None => {
                let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
                return Err(Failure::Wrong(words.problem_no_such_edition(shown(id), ids.join(", "))));
            }
        },
        None => match which(words, desk)? {
            Some(edition) => edition,
            None => return Ok(None),
        },
    };
    let (setup, computers) = wish.settle(words, edition, chance)?;
    begin(wish, words, (setup, computers), chance, desk).map(Some)
}

/// A new match.
fn begin(
    wish: &Wish,
    words: Words,
    (setup, computers): (Setup, Vec<Computer>),
    chance: &mut Chance,
    desk: &mut Desk<'_>,
) -> Result<Start, Failure> {
    let game = Match::new(MatchId::draw(chance), setup);
    let kept = match wish.folder.as_deref().map(|folder| Kept::begin(folder, &game, &computers)).transpose() {
        Ok(kept) => kept,
        Err(error) => {
            desk.say(&words.prompt_not_kept(error.to_string()))?;
            None
        }
    };
    Ok(Start { game, computers, kept })
}

/// The match of a file, which goes on; or a rematch, if it is over.
fn from_file(
    wish: &Wish,
    words: Words,
    path: &Path,
    chance: &mut Chance,
    desk: &mut Desk<'_>,
) -> Result<Start, Failure> {
    if wish.agrees_on_something() {
        return Err(Failure::Wrong(words.prompt_agreed_already(path.display().to_string())));
    }
    let found = kept::read(words, path)?;
    if found.kind == Kind::Finished {
        return begin(wish, words, (found.game.setup().rematch(), found.computers), chance, desk);
    }
    let kept = Kept::go_on(words, path, &found)?;
    for notice in found.notices {
        desk.say(&words.notice(notice))?;
    }
    Ok(Start { game: found.game, computers: found.computers, kept: Some(kept) })
}

/// Asks which edition; none if nobody answers.
fn which(words: Words, desk: &mut Desk<'_>) -> Result<Option<&'static Edition>, Failure> {
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
            _ => {
                let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
                desk.say(&words.problem_no_such_edition(shown(&line), ids.join(", ")))?;
            }
        }
    }
}
