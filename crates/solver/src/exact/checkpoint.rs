//! A search written down half-way, to go on with later.
//!
//! Lines of text say what it is, the game, and what was asked; then come the best strategy so far as its text, the
//! positions that took long enough to be worth keeping, 24 bytes each, and a SHA-256 digest of all that: a proof
//! must not rest on a file that was cut or changed by accident.

use std::fmt::Write as _;
use std::io::{self, Read, Write};

use rules::notation::Quoted;
use sha2::{Digest, Sha256};
use strum::Display;

use super::Exact;
use super::ground::ExactGround;
use super::table::TableSlot;
use crate::tree::{Tree, TreeFault};

/// The first line, with the version. What keys and bounds mean goes with the version, too.
pub const TITLE: &str = "codeknacker search 1";

/// The longest file that is read: four times what a search with the usual table writes.
pub const MOST_BYTES: u64 = 1 << 30;

/// Bytes of a position.
const POSITION: usize = 24;
const DIGEST: usize = 32;

/// A search half-way, as it was read.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    asked: CheckpointGame,
    nodes: u64,
    looks: u64,
    tree: Option<Tree>,
    positions: Vec<TableSlot>,
}

/// What a search was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CheckpointGame {
    game: String,
    aim: String,
    within: String,
}

/// Why a search can't go on from a checkpoint.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointFault {
    /// It can't be read at all.
    #[error("the checkpoint can't be read: {0}")]
    Unreadable(io::Error),
    /// It doesn't begin like a search.
    #[error("this is no checkpoint: its first line must be “{TITLE}”")]
    NoSearch,
    /// It is longer than [`MOST_BYTES`].
    #[error("the checkpoint is too long: at most {} MB are read", MOST_BYTES >> 20)]
    TooLong,
    /// Its digest is another: it was cut or changed.
    #[error("the checkpoint is damaged: its digest is not that of its content")]
    Damaged,
    /// A part of it is missing or can't be read, though its digest is right: the part's name.
    #[error("the checkpoint makes no sense: “{0}” is missing or can't be read")]
    NoPart(&'static str),
    /// Its strategy is wrong, though its digest is right.
    #[error("the checkpoint makes no sense: {0}")]
    Strategy(TreeFault),
    /// It belongs to another search.
    #[error("the checkpoint belongs to another search: its {what} is {}, and now it is {}", Quoted(.written), Quoted(.asked))]
    Other {
        /// What is different.
        what: Asks,
        /// What it says.
        written: String,
        /// What was asked now.
        asked: String,
    },
}

/// What a search is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Asks {
    /// Of which game.
    Game,
    /// What should be best.
    Aim,
    /// Within how many rows.
    #[strum(to_string = "limit of rows")]
    Rows,
}

impl CheckpointGame {
    fn of(exact: &Exact<'_>) -> Self {
        let (universe, options) = (exact.kernel.universe(), &exact.options);
        let rules = universe.rules();
        let mut game = rules.edition().id.to_string();
        for (key, value) in rules.options().iter() {
            // Writing to a string can't fail.
            let _ = write!(game, " {}={value}", key.name());
        }
        if exact.all.len() < universe.len() {
            let mut digest = Sha256::new();
            exact.all.iter().for_each(|secret| digest.update(secret.to_le_bytes()));
            let _ = write!(game, " among {} {}", exact.all.len(), hex::encode(digest.finalize()));
        }
        let within = options.within.map_or_else(|| "any".to_owned(), |rows| rows.to_string());
        Self { game, aim: options.aim.name().to_owned(), within }
    }
}

/// Writes a search down.
pub(super) fn write(
    exact: &Exact<'_>,
    (nodes, looks): (u64, u64),
    tree: Option<&Tree>,
    ground: &ExactGround<'_>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let CheckpointGame { game, aim, within } = CheckpointGame::of(exact);
    let strategy = tree.map_or(String::new(), |tree| tree.text(exact.kernel.universe().rules()));
    // What the answers among the secrets can settle is settled again as quickly as read.
    let positions = ground.table.positions(ground.kernel.classes().branches() + 2);
    let mut text = format!("{TITLE}\n{game}\naim {aim}\nwithin {within}\nnodes {nodes}\nlooks {looks}\n");
    let _ = write!(text, "strategy {}\n{strategy}positions {}\n", strategy.len(), positions.len());
    let mut digest = Sha256::new();
    let mut put = |bytes: &[u8]| {
        digest.update(bytes);
        output.write_all(bytes)
    };
    put(text.as_bytes())?;
    for chunk in positions.chunks(4096) {
        let bytes: Vec<u8> = chunk.iter().flat_map(TableSlot::bytes).collect();
        put(&bytes)?;
    }
    output.write_all(&digest.finalize())?;
    output.flush()
}

impl Checkpoint {
    /// Reads what [`super::SearchStep::checkpoint`] wrote. Of anything else no more than a line is read, and never more
    /// than [`MOST_BYTES`].
    pub fn read(mut input: impl Read) -> Result<Self, CheckpointFault> {
        let mut bytes = Vec::new();
        let mut read = |most: u64, bytes: &mut Vec<u8>| {
            input.by_ref().take(most).read_to_end(bytes).map_err(CheckpointFault::Unreadable)
        };
        read(TITLE.len() as u64 + 1, &mut bytes)?;
        if bytes.strip_prefix(TITLE.as_bytes()) != Some(b"\n") {
            return Err(CheckpointFault::NoSearch);
        }
        read(MOST_BYTES, &mut bytes)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(CheckpointFault::TooLong);
        }
        let end = bytes.len().checked_sub(DIGEST).ok_or(CheckpointFault::Damaged)?;
        let (content, digest) = bytes.split_at(end);
        if Sha256::digest(content).as_slice() != digest {
            return Err(CheckpointFault::Damaged);
        }
        CheckpointReader { rest: &content[(TITLE.len() + 1).min(end)..] }.checkpoint()
    }

    /// The best strategy so far, if any was found.
    pub const fn tree(&self) -> Option<&Tree> {
        self.tree.as_ref()
    }

    /// How many positions it keeps.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// Whether it is of this search.
    pub(super) fn check(&self, exact: &Exact<'_>) -> Result<(), CheckpointFault> {
        let asked = CheckpointGame::of(exact);
        let pairs = [
            (Asks::Game, &self.asked.game, &asked.game),
            (Asks::Aim, &self.asked.aim, &asked.aim),
            (Asks::Rows, &self.asked.within, &asked.within),
        ];
        for (what, written, asked) in pairs {
            if written != asked {
                let (written, asked) = (written.clone(), asked.clone());
                return Err(CheckpointFault::Other { what, written, asked });
            }
        }
        let universe = exact.kernel.universe();
        let secrets: Vec<_> = exact.all.iter().map(|secret| universe.code(*secret)).collect();
        let found = |tree: &Tree| tree.verify_for(universe.rules(), &secrets).map(|_| ());
        self.tree.as_ref().map_or(Ok(()), found).map_err(CheckpointFault::Strategy)
    }

    /// Puts what is known where a search will look for it.
    pub(super) fn fill(&self, ground: &ExactGround<'_>) {
        ground.count((self.nodes, self.looks));
        for position in &self.positions {
            ground.table.put_slot(*position);
        }
    }
}

struct CheckpointReader<'a> {
    rest: &'a [u8],
}

impl<'a> CheckpointReader<'a> {
    fn checkpoint(mut self) -> Result<Checkpoint, CheckpointFault> {
        let game = self.line("game")?.to_owned();
        let (aim, within) = (self.word("aim")?.to_owned(), self.word("within")?.to_owned());
        let (nodes, looks) = (self.number("nodes")?, self.number("looks")?);
        let length = self.number("strategy")?;
        let strategy = self.text("strategy", length)?;
        let tree = if strategy.is_empty() {
            None
        } else {
            let read = Tree::read(strategy);
            Some(read.map_err(CheckpointFault::Strategy)?.1)
        };
        let count = self.number("positions")?;
        if count.checked_mul(POSITION as u64) != Some(self.rest.len() as u64) {
            return Err(CheckpointFault::NoPart("positions"));
        }
        let (positions, _) = self.rest.as_chunks::<POSITION>();
        let positions = positions.iter().map(TableSlot::from_bytes).collect();
        Ok(Checkpoint { asked: CheckpointGame { game, aim, within }, nodes, looks, tree, positions })
    }

    fn text(&mut self, part: &'static str, length: u64) -> Result<&'a str, CheckpointFault> {
        let short = || CheckpointFault::NoPart(part);
        let length = usize::try_from(length).map_err(|_| short())?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or_else(short)?;
        self.rest = rest;
        str::from_utf8(text).map_err(|_| short())
    }

    fn line(&mut self, part: &'static str) -> Result<&'a str, CheckpointFault> {
        let end = self.rest.iter().position(|byte| *byte == b'\n').unwrap_or(self.rest.len());
        let line = self.text(part, end as u64)?;
        self.rest = self.rest.get(1..).unwrap_or_default();
        Ok(line)
    }

    fn word(&mut self, name: &'static str) -> Result<&'a str, CheckpointFault> {
        let line = self.line(name)?;
        let word = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        word.ok_or(CheckpointFault::NoPart(name))
    }

    fn number(&mut self, name: &'static str) -> Result<u64, CheckpointFault> {
        self.word(name)?.parse().map_err(|_| CheckpointFault::NoPart(name))
    }
}
