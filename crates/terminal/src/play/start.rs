//! A match from what somebody asks for, and what becomes of it in the end.

use std::path::Path;

use rand::Rng;
use rules::editions::EDITIONS;
use rules::notation::Kind;
use rules::{Actor, Edition, Match, MatchId, Player, Setup, Viewer};
use solver::computer::{Computer, Seed};
use words::Words;

use super::host::Host;
use super::kept::{self, Kept};
use super::watch::Watch;
use super::wish::{Resume, Wish};
use crate::chance::Chance;
use crate::failure::Failure;
use crate::foreign::{self, quoted};

/// A match to be played, and where it is kept.
pub(crate) struct Start {
    pub(crate) game: Match,
    pub(crate) computers: Vec<Computer>,
    pub(crate) kept: Option<Kept>,
    /// What is to be told before it begins.
    pub(crate) notices: Vec<String>,
}

/// What a wish leads to.
pub(crate) enum Wanted {
    /// A match, at once.
    Match(Box<Start>),
    /// A new match of an edition.
    New(&'static Edition),
    /// Somebody has to be asked which edition.
    Which,
}

/// What a wish leads to.
pub(crate) fn wanted(wish: &Wish, words: Words, chance: &mut Chance) -> Result<Wanted, Failure> {
    let resumed = match &wish.resume {
        Resume::No => None,
        Resume::File(path) => Some(path.clone()),
        Resume::Last => match wish.folder.as_deref().and_then(kept::last) {
            Some(path) => Some(path),
            None => return Err(Failure::Wrong(words.prompt_no_match().into())),
        },
    };
    let file = |path: &Path, chance: &mut Chance| {
        from_file(wish, words, path, chance).map(|start| Wanted::Match(Box::new(start)))
    };
    match (&resumed, &wish.game) {
        (Some(path), _) => file(path, chance),
        (None, None) => Ok(Wanted::Which),
        (None, Some(id)) => match Edition::find(id) {
            Some(edition) => Ok(Wanted::New(edition)),
            None if Path::new(id).is_file() => file(Path::new(id), chance),
            None => Err(Failure::Wrong(no_such_edition(words, id))),
        },
    }
}

/// That there is no such edition, and which there are.
pub(super) fn no_such_edition(words: Words, id: &str) -> String {
    let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
    words.problem_no_such_edition(quoted(id), ids.join(", "))
}

impl Start {
    /// A new match.
    pub(crate) fn new(
        wish: &Wish,
        words: Words,
        (setup, computers): (Setup, Vec<Computer>),
        chance: &mut Chance,
    ) -> Self {
        let game = Match::new(MatchId::draw(chance), setup);
        let mut notices = Vec::new();
        let begun = wish.folder.as_deref().map(|folder| Kept::begin(folder, &game, &computers));
        let kept = begun.transpose().unwrap_or_else(|error| {
            notices.push(words.prompt_not_kept(words.system(&error)));
            None
        });
        Self { game, computers, kept, notices }
    }

    /// The host of the match.
    pub(crate) fn host(self, mut chance: Chance, watch: Watch) -> Host {
        let mut bytes = [0; 32];
        chance.fill_bytes(&mut bytes);
        Host::new(self.game, self.computers, (Seed::new(bytes), chance, watch), self.kept)
    }
}

/// The match of a file, which goes on; or a rematch, if it is over.
fn from_file(wish: &Wish, words: Words, path: &Path, chance: &mut Chance) -> Result<Start, Failure> {
    if wish.agrees_on_something() {
        return Err(Failure::Wrong(words.prompt_agreed_already(foreign::path(path))));
    }
    let found = kept::read(words, path)?;
    if found.kind == Kind::Finished {
        return Ok(Start::new(wish, words, (found.game.setup().rematch(), found.computers), chance));
    }
    let kept = Kept::go_on(words, path, &found)?;
    let notices = found.notices.into_iter().map(|notice| words.notice(notice)).collect();
    Ok(Start { game: found.game, computers: found.computers, kept: Some(kept), notices })
}

/// Puts a match away, and says where it is.
pub(crate) fn put_away(host: Host, folder: Option<&Path>, words: Words) -> Result<Vec<String>, Failure> {
    let Host { game, computers, kept, .. } = host;
    let over = game.due().is_none();
    let mut lines = Vec::new();
    if let Some(kept) = kept {
        let chairs = game.setup().chairs();
        let person =
            |by: Actor| matches!(by, Actor::Seat(seat) if chairs[seat.index()].player == Player::Person);
        if over {
            lines.push(words.prompt_record(foreign::path(&kept.finish(&game, &computers)?)));
        } else if !game.seen(Viewer::Spectator, 0).any(|entry| person(entry.by)) {
            // Nobody has done anything yet: there is nothing to go on with.
            kept.discard()?;
        } else if kept.path().parent() == folder {
            lines.push(words.prompt_kept().into());
        } else {
            lines.push(words.prompt_kept_in(foreign::path(kept.path())));
        }
    }
    if !over {
        lines.push(words.prompt_bye().into());
    }
    Ok(lines)
}
