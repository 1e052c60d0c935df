//! A match made from what somebody asks for, and how it is put away at the end.

use std::path::Path;

use play::{KeptMatch, Local};
use rules::notation::RecordKind;
use rules::{Actor, Edition, Match, MatchId, Player, Setup, Viewer};
use solver::computer::Computer;
use words::Words;

use super::kept::{self, MatchFile};
use super::shelf::{self, Unfinished};
use super::watch::Stopwatch;
use super::wish::{Resume, Wish};
use crate::chance::Chance;
use crate::failure::Failure;
use crate::{foreign, game};

/// A match at this computer.
pub(crate) type Here = Local<MatchFile, Stopwatch>;

/// A match to play.
pub(crate) struct Start {
    kept: KeptMatch<MatchFile>,
    /// Sentences for its start.
    pub(crate) notices: Vec<String>,
}

/// What a wish leads to.
pub(crate) enum Wished {
    /// A match, at once.
    Match(Box<Start>),
    /// A new match of an edition.
    New(&'static Edition),
    /// Ask somebody which edition.
    Which,
}

/// What a wish leads to.
pub(crate) fn wanted(wish: &Wish, words: Words, chance: &mut Chance) -> Result<Wished, Failure> {
    let resumed = match &wish.resume {
        Resume::No => None,
        Resume::File(path) => Some(path.clone()),
        Resume::Last => match wish.folder.as_deref().and_then(shelf::last) {
            Some(Unfinished::Here(path)) => Some(path),
            // A seat at a server is resumed there.
            Some(Unfinished::There { .. }) | None => {
                return Err(Failure::Wrong(words.prompt_no_match().into()));
            }
        },
    };
    let file = |path: &Path, chance: &mut Chance| {
        from_file(wish, words, path, chance).map(|start| Wished::Match(Box::new(start)))
    };
    match (&resumed, &wish.game) {
        (Some(path), _) => file(path, chance),
        (None, None) => Ok(Wished::Which),
        (None, Some(id)) => match Edition::find(id) {
            Some(edition) => Ok(Wished::New(edition)),
            None if Path::new(id).is_file() => file(Path::new(id), chance),
            None => Err(Failure::Wrong(game::no_such_edition(words, id))),
        },
    }
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
        let begun = wish.folder.as_deref().map(|folder| MatchFile::begin(folder, &game, &computers));
        let ledger = begun.transpose().unwrap_or_else(|error| {
            notices.push(words.prompt_not_kept(words.system(&error)));
            None
        });
        Self { kept: KeptMatch { game, computers, ledger, notes: String::new() }, notices }
    }

    /// The table of the match.
    pub(crate) fn local(self, words: Words, chance: Chance, watch: Stopwatch) -> Here {
        Local::new(words, self.kept, chance, watch, self.notices)
    }
}

/// The match in a file, resumed; or a rematch, if it is over.
fn from_file(wish: &Wish, words: Words, path: &Path, chance: &mut Chance) -> Result<Start, Failure> {
    if wish.agrees_on_something() {
        return Err(Failure::Wrong(words.prompt_agreed_already(foreign::path(path))));
    }
    let found = kept::read(words, path)?;
    if found.kind == RecordKind::Finished {
        return Ok(Start::new(wish, words, (found.game.setup().rematch(), found.computers), chance));
    }
    let ledger = MatchFile::go_on(words, path, &found)?;
    let notices = found.notices.into_iter().map(|notice| words.notice(notice)).collect();
    let kept =
        KeptMatch { game: found.game, computers: found.computers, ledger: Some(ledger), notes: found.notes };
    Ok(Start { kept, notices })
}

/// Puts a match away, and says where it is.
pub(crate) fn put_away(
    kept: KeptMatch<MatchFile>,
    folder: Option<&Path>,
    words: Words,
) -> Result<Vec<String>, Failure> {
    let KeptMatch { game, computers, ledger, .. } = kept;
    let over = game.due().is_none();
    let mut lines = Vec::new();
    if let Some(kept) = ledger {
        let chairs = game.setup().chairs();
        let person =
            |by: Actor| matches!(by, Actor::Seat(seat) if chairs[seat.index()].player == Player::Person);
        if over {
            lines.push(words.prompt_record(foreign::path(&kept.finish(&game, &computers)?)));
        } else if !game.seen(Viewer::Spectator, 0).any(|entry| person(entry.by)) {
            // Nobody has done anything yet: there is nothing to resume.
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
