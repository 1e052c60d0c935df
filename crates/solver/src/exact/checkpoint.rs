//! A search written down half-way, to go on with later.
//!
//! Lines of text say what it is, the game, and what was asked; then come the best strategy so far as its text, the
//! positions that took long enough to be worth keeping, 24 bytes each, and a SHA-256 digest of all that: a proof
//! must not rest on a file that was cut or changed by accident.

use std::fmt::{self, Write as _};
use std::io::{self, Read, Write};

use rules::Rules;
use rules::notation::Quoted;
use sha2::{Digest, Sha256};

use super::Options;
use super::ground::Ground;
use super::table::Slot;
use crate::tree::Tree;

/// The first line, with the version. What keys and bounds mean goes with the version, too.
const TITLE: &str = "codeknacker search 1";

/// Bytes of a position.
const POSITION: usize = 24;
const DIGEST: usize = 32;

/// A search half-way, as it was read.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    asked: Asked,
    nodes: u64,
    looks: u64,
    tree: Option<Tree>,
    positions: Vec<Slot>,
}

/// What a search was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    game: String,
    aim: String,
    within: String,
}

/// Why a search can't go on from a checkpoint.
#[derive(Debug)]
pub enum CheckpointFault {
    /// It can't be read at all.
    Unreadable(io::Error),
    /// It doesn't begin like a search.
    NoSearch,
    /// Its digest is another: it was cut or changed.
    Damaged,
    /// A part of it that makes no sense, though its digest is right.
    Senseless(String),
    /// It belongs to another search.
    Other {
        /// What is different: the game, the aim or the rows.
        what: &'static str,
        /// What it says.
        written: String,
        /// What was asked now.
        asked: String,
    },
}

impl fmt::Display for CheckpointFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "the checkpoint can't be read: {error}"),
            Self::NoSearch => write!(f, "this is no checkpoint: its first line must be “{TITLE}”"),
            Self::Damaged => write!(f, "the checkpoint is damaged: its digest is not that of its content"),
            Self::Senseless(reason) => write!(f, "the checkpoint makes no sense: {reason}"),
            Self::Other { what, written, asked } => write!(
                f,
                "the checkpoint belongs to another search: its {what} is {}, and now it is {}",
                Quoted(written),
                Quoted(asked)
            ),
        }
    }
}

impl std::error::Error for CheckpointFault {}

impl Asked {
    fn of(rules: &Rules, options: &Options) -> Self {
        let mut game = rules.edition().id.to_string();
        for (key, value) in rules.options().iter() {
            // Writing to a string can't fail.
            let _ = write!(game, " {}={value}", key.name());
        }
        let within = options.within.map_or_else(|| "any".to_owned(), |rows| rows.to_string());
        Self { game, aim: options.aim.name().to_owned(), within }
    }
}

/// Writes a search down.
pub(super) fn write(
    rules: &Rules,
    options: &Options,
    (nodes, looks): (u64, u64),
    tree: Option<&Tree>,
    ground: &Ground<'_>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let Asked { game, aim, within } = Asked::of(rules, options);
    let strategy = tree.map_or(String::new(), |tree| tree.text(rules));
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
        let bytes: Vec<u8> = chunk.iter().flat_map(Slot::bytes).collect();
        put(&bytes)?;
    }
    output.write_all(&digest.finalize())?;
    output.flush()
}

impl Checkpoint {
    /// Reads what [`super::Step::checkpoint`] wrote.
    pub fn read(mut input: impl Read) -> Result<Self, CheckpointFault> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(CheckpointFault::Unreadable)?;
        if !bytes.starts_with(TITLE.as_bytes()) || bytes.get(TITLE.len()) != Some(&b'\n') {
            return Err(CheckpointFault::NoSearch);
        }
        let end = bytes.len().checked_sub(DIGEST).ok_or(CheckpointFault::Damaged)?;
        let (content, digest) = bytes.split_at(end);
        if Sha256::digest(content).as_slice() != digest {
            return Err(CheckpointFault::Damaged);
        }
        Reader { rest: &content[(TITLE.len() + 1).min(end)..] }.checkpoint()
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
    pub(super) fn check(&self, rules: &Rules, options: &Options) -> Result<(), CheckpointFault> {
        let asked = Asked::of(rules, options);
        let pairs = [
            ("game", &self.asked.game, &asked.game),
            ("aim", &self.asked.aim, &asked.aim),
            ("limit of rows", &self.asked.within, &asked.within),
        ];
        for (what, written, asked) in pairs {
            if written != asked {
                let (written, asked) = (written.clone(), asked.clone());
                return Err(CheckpointFault::Other { what, written, asked });
            }
        }
        let whole = self.tree.as_ref().map_or(Ok(()), |tree| tree.verify(rules).map(|_| ()));
        whole.map_err(|fault| CheckpointFault::Senseless(fault.to_string()))
    }

    /// Puts what is known where a search will look for it.
    pub(super) fn fill(&self, ground: &Ground<'_>) {
        ground.count((self.nodes, self.looks));
        for position in &self.positions {
            ground.table.put_slot(*position);
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn checkpoint(mut self) -> Result<Checkpoint, CheckpointFault> {
        let game = self.line()?.to_owned();
        let (aim, within) = (self.word("aim")?.to_owned(), self.word("within")?.to_owned());
        let (nodes, looks) = (self.number("nodes")?, self.number("looks")?);
        let length = self.number("strategy")?;
        let strategy = self.text(length)?;
        let tree = if strategy.is_empty() {
            None
        } else {
            let read = Tree::read(strategy);
            Some(read.map_err(|fault| CheckpointFault::Senseless(fault.to_string()))?.1)
        };
        let count = self.number("positions")?;
        if count.checked_mul(POSITION as u64) != Some(self.rest.len() as u64) {
            return Err(CheckpointFault::Senseless(format!("it has not room for {count} positions")));
        }
        let (positions, _) = self.rest.as_chunks::<POSITION>();
        let positions = positions.iter().map(Slot::from_bytes).collect();
        Ok(Checkpoint { asked: Asked { game, aim, within }, nodes, looks, tree, positions })
    }

    fn text(&mut self, length: u64) -> Result<&'a str, CheckpointFault> {
        let short = || CheckpointFault::Senseless("a part of it is missing".to_owned());
        let length = usize::try_from(length).map_err(|_| short())?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or_else(short)?;
        self.rest = rest;
        str::from_utf8(text).map_err(|_| CheckpointFault::Senseless("a part of it is no text".to_owned()))
    }

    fn line(&mut self) -> Result<&'a str, CheckpointFault> {
        let end = self.rest.iter().position(|byte| *byte == b'\n').unwrap_or(self.rest.len());
        let line = self.text(end as u64)?;
        self.rest = self.rest.get(1..).unwrap_or_default();
        Ok(line)
    }

    fn word(&mut self, name: &str) -> Result<&'a str, CheckpointFault> {
        let line = self.line()?;
        let word = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        word.ok_or_else(|| CheckpointFault::Senseless(format!("{} should say “{name}”", Quoted(line))))
    }

    fn number(&mut self, name: &str) -> Result<u64, CheckpointFault> {
        let word = self.word(name)?;
        word.parse().map_err(|_| CheckpointFault::Senseless(format!("{name} is no number")))
    }
}
