//! All codes of an edition, with what the kernels need to know of each.
//!
//! ```
//! use solver::universe::{Index, MAX_HOLES, Universe};
//!
//! let universe = Universe::of("original").unwrap();
//! let code = universe.rules().read_secret("RRYB").unwrap();
//! let index: Index = universe.find(code).unwrap();
//! assert_eq!((universe.code(index), universe.codes()[index as usize]), (code, code));
//! assert_eq!((universe.len(), universe.indices().len(), universe.symbols()), (1296, 1296, 6));
//! assert!(universe.holes() <= MAX_HOLES && universe.is_symmetric() && universe.bytes() > 0);
//! assert_eq!(universe.class_of(code, code), universe.classes().solved());
//!
//! // With options; and a part of a game that may be too large to list.
//! assert_eq!(Universe::with("number", &["repeats=no"]).unwrap().len(), 6 * 5 * 4 * 3);
//! let rules = solver::game::rules("8x16", &[]).unwrap();
//! let one = rules.read_secret("RRYYGGBB").unwrap();
//! assert!(Universe::new(rules.clone()).is_err());
//! assert_eq!(Universe::part(rules, vec![one, one]).len(), 1);
//! ```

use rules::edition::AnswerRule;
use rules::{Code, Rules};

pub use crate::classes::Classes;
use crate::classes::PAIRS;
use crate::game::{self, GameFault};

/// The most holes the kernels are built for; no rules have more.
pub const MAX_HOLES: usize = rules::code::MAX_HOLES;

/// The number of a code in its universe.
pub type Index = u32;

/// The most planes of either kind: a plane's number is a byte.
pub(crate) const PLANES: usize = 256;

/// Which planes a guess selects: for every hole the plane "this symbol here" and the plane "this symbol at least n
/// times". They are the very planes that the same code as a secret lies in. Where only black pins answer, the second
/// is the first again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) exact: [u8; MAX_HOLES],
    pub(crate) common: [u8; MAX_HOLES],
}

/// The most shapes, and the most colours, of a pair: as many as a register has words.
pub(crate) const HALVES: usize = 8;

/// The rules by which one code answers another: those that the kernels compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeRule {
    /// Exact and misplaced symbols.
    Classic,
    /// Exact symbols alone. It is the classic rule with nothing in common but what is exact: its planes are laid out
    /// so, and its kernels are those of the classic rule.
    BlackOnly,
    /// Black, white and blue for pairs of a shape and a colour.
    Pairs,
}

/// Which exchanges leave a game as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symmetry {
    /// None that is known.
    None,
    /// Holes change places, and symbols change names in all holes alike.
    Together,
    /// Holes change places, and in every hole symbols change names as they like.
    Apart,
}

/// Every code of a game.
#[derive(Clone, Debug)]
pub struct Universe {
    rules: Rules,
    codes: Vec<Code>,
    /// What the planes of single symbols are made of; nothing with pairs.
    selections: Vec<Selection>,
    /// Whether all codes of the game are here.
    whole: bool,
    /// Shape and colour of every pair; nothing with single symbols.
    halves: Vec<[u8; 2]>,
}

impl Universe {
    /// The universe of these rules, unless their secrets aren't codes or are too many to list.
    pub fn new(rules: Rules) -> Result<Self, GameFault> {
        game::check_listable(&rules)?;
        let codes: Vec<_> = rules.secrets().iter().collect();
        Ok(Self::listed(rules, codes, true))
    }

    /// Part of a game that may be too large to list, each code once and in order. It is answered like a whole game,
    /// but has no known equivalences.
    pub fn part(rules: Rules, mut codes: Vec<Code>) -> Self {
        codes.sort_unstable();
        codes.dedup();
        Self::listed(rules, codes, false)
    }

    fn listed(rules: Rules, codes: Vec<Code>, whole: bool) -> Self {
        let mut universe = Self { rules, codes, selections: Vec::new(), halves: Vec::new(), whole };
        match universe.rule() {
            CodeRule::Pairs => {
                let palette = universe.rules.palette();
                universe.halves = (0..palette.size()).map(|pair| palette.pair(pair).into()).collect();
                let most = universe.halves.iter().flatten().copied().max().unwrap_or(0);
                assert!(universe.holes() == PAIRS && usize::from(most) < HALVES, "four pairs of six by six");
            }
            CodeRule::Classic | CodeRule::BlackOnly => {
                assert!(universe.planes() <= PLANES, "eight holes of 17 symbols, or four of a long alphabet");
                universe.selections = universe.codes.iter().map(|code| universe.selection(*code)).collect();
            }
        }
        universe
    }

    /// The universe of an edition or of a game like `4x8` and, without repeats, `4x8n`.
    pub fn of(game: &str) -> Result<Self, GameFault> {
        Self::with(game, &[])
    }

    /// The universe of a game with options as `key=value`.
    pub fn with(game: &str, options: &[&str]) -> Result<Self, GameFault> {
        Self::new(game::rules(game, options)?)
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All codes, in order.
    pub fn codes(&self) -> &[Code] {
        &self.codes
    }

    /// The code of a number.
    pub fn code(&self, index: Index) -> Code {
        self.codes[index as usize]
    }

    /// The number of a code, if it is here.
    pub fn find(&self, code: Code) -> Option<Index> {
        self.codes.binary_search(&code).ok().map(|place| place as Index)
    }

    /// Every number.
    pub fn indices(&self) -> Vec<Index> {
        (0..self.codes.len() as Index).collect()
    }

    /// How many codes there are.
    #[allow(clippy::len_without_is_empty, reason = "no universe is empty")]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> u64 {
        (size_of_val(self.codes.as_slice()) + size_of_val(self.selections.as_slice())) as u64
    }

    /// Bytes that a code takes, with the planes that a kernel lays it out in.
    pub(crate) fn bytes_a_code(rules: &Rules) -> u64 {
        let planes =
            usize::from(rules.holes()) * usize::from(rules.palette().size()).next_power_of_two().max(8);
        (size_of::<Code>() + size_of::<Selection>() + 16 * planes.div_ceil(64)) as u64
    }

    /// Holes of a code.
    pub const fn holes(&self) -> usize {
        self.rules.holes() as usize
    }

    /// Contents of a hole: symbols, or pairs.
    pub const fn symbols(&self) -> usize {
        self.rules.palette().size() as usize
    }

    /// The classes of its answers.
    pub fn classes(&self) -> Classes {
        match self.rule() {
            CodeRule::Classic => Classes::classic(self.holes()),
            CodeRule::BlackOnly => Classes::black_only(self.holes()),
            CodeRule::Pairs => Classes::pairs(self.rules.blue()),
        }
    }

    /// How its codes answer each other.
    pub(crate) const fn rule(&self) -> CodeRule {
        match self.rules.answer_rule() {
            AnswerRule::Classic => CodeRule::Classic,
            AnswerRule::BlackOnly => CodeRule::BlackOnly,
            AnswerRule::Pairs => CodeRule::Pairs,
            AnswerRule::Marker => panic!("where markers answer there are no codes to list"),
        }
    }

    /// Which exchanges of holes and symbols leave the game as it is. Words have none, and pairs another kind: shapes
    /// are renamed, and colours, but not the pairs they make.
    pub(crate) const fn symmetry(&self) -> Symmetry {
        if !self.whole || self.rules.word_list().is_some() {
            return Symmetry::None;
        }
        match self.rule() {
            // Without repeats a symbol has the same name in every hole.
            CodeRule::BlackOnly if self.rules.repeats() => Symmetry::Apart,
            CodeRule::Classic | CodeRule::BlackOnly => Symmetry::Together,
            CodeRule::Pairs => Symmetry::None,
        }
    }

    /// Whether holes may be exchanged and symbols renamed, each as any other, without changing the game.
    pub const fn is_symmetric(&self) -> bool {
        match self.symmetry() {
            Symmetry::Together | Symmetry::Apart => true,
            Symmetry::None => false,
        }
    }

    /// The class of the answer to a guess, by the rules' own obvious lines.
    pub fn class_of(&self, secret: Code, guess: Code) -> usize {
        self.classes().of(self.rules.answer(secret, guess))
    }

    /// Planes from one hole, or one number of times, to the next: eight or sixteen wherever symbols are that few,
    /// since then a register or two hold them all and a guess selects within these.
    pub(crate) const fn stride(&self) -> usize {
        let symbols = self.symbols().next_power_of_two();
        if symbols < 8 { 8 } else { symbols }
    }

    /// How many planes of either kind a set of secrets has.
    pub(crate) const fn planes(&self) -> usize {
        self.holes() * self.stride()
    }

    fn selection(&self, code: Code) -> Selection {
        let mut selection = Selection { exact: [0; MAX_HOLES], common: [0; MAX_HOLES] };
        for (hole, symbol) in code.symbols().iter().enumerate() {
            let before = code.symbols()[..hole].iter().filter(|other| *other == symbol).count();
            selection.exact[hole] = (hole * self.stride() + usize::from(*symbol)) as u8;
            selection.common[hole] = match self.rule() {
                CodeRule::BlackOnly => selection.exact[hole],
                CodeRule::Classic | CodeRule::Pairs => (before * self.stride() + usize::from(*symbol)) as u8,
            };
        }
        selection
    }

    pub(crate) fn selections(&self) -> &[Selection] {
        &self.selections
    }

    /// Shape and colour of every pair of a code, hole by hole.
    #[inline(always)]
    pub(crate) fn halves(&self, code: Index) -> [[u8; 2]; PAIRS] {
        let code = self.codes[code as usize];
        let symbols = code.symbols();
        std::array::from_fn(|hole| self.halves[usize::from(symbols[hole])])
    }
}
