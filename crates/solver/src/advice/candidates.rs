//! The secrets that still fit, and the rows that leave none.

use rules::fit::Fit;
use rules::{Answer, Code};

use super::advisor::Advisor;
use super::clues::{Clue, Clues};
use super::contradiction::{self, Mask, SecretLook};
use super::count::Count;
use super::limits::{Limits, Meter};
use crate::kernel::Kernel;
use crate::universe::Index;
use crate::unlisted::{DrawnSecrets, Patterns};

/// How many secrets are drawn from a space too large to list.
const DRAWN: usize = 2000;

/// The secrets that fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    count: Count,
    pub(super) held: HeldSecrets,
}

/// Secrets, by number or by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HeldSecrets {
    /// All of them, in order, by their numbers in the universe.
    Listed(Vec<Index>),
    /// All of them or a sample, in order, of a space too large to list.
    Drawn(Vec<Code>),
}

impl Candidates {
    /// How many there are.
    pub const fn count(&self) -> Count {
        self.count
    }

    /// How many are at hand.
    pub fn held(&self) -> usize {
        match &self.held {
            HeldSecrets::Listed(set) => set.len(),
            HeldSecrets::Drawn(codes) => codes.len(),
        }
    }

    /// Whether those at hand are all there are.
    pub fn is_whole(&self) -> bool {
        self.count == Count::Exactly(self.held() as u64)
    }

    /// Their numbers in the universe, where codes can be listed.
    pub fn indices(&self) -> Option<&[Index]> {
        match &self.held {
            HeldSecrets::Listed(set) => Some(set),
            HeldSecrets::Drawn(_) => None,
        }
    }
}

/// Rows that can't all be answered rightly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The rows, from 1: no smaller choice is impossible. Proven rows are taken as right and not named.
    pub rows: Vec<usize>,
}

impl Advisor<'_> {
    /// The secrets that fit; if they can't be counted within the limits, that is not known.
    pub fn candidates(&self, clues: &Clues, limits: Limits<'_>) -> Candidates {
        self.candidates_within(clues, &mut Meter::new(limits))
    }

    pub(super) fn candidates_within(&self, clues: &Clues, meter: &mut Meter<'_>) -> Candidates {
        if let Some(kernel) = self.kernel() {
            return match listed(kernel, clues, meter) {
                Some(set) => {
                    Candidates { count: Count::Exactly(set.len() as u64), held: HeldSecrets::Listed(set) }
                }
                None => Candidates { count: Count::Unknown, held: HeldSecrets::Listed(Vec::new()) },
            };
        }
        let rows: Vec<_> = clues.rows().iter().map(|clue| (clue.code, clue.answer)).collect();
        let DrawnSecrets { count, codes } = Patterns::new(self.rules(), &rows).draw(DRAWN, meter);
        Candidates { count, held: HeldSecrets::Drawn(codes) }
    }

    /// The secrets at hand, in order.
    pub fn secrets<'a>(&'a self, candidates: &'a Candidates) -> Box<dyn Iterator<Item = Code> + 'a> {
        match (&candidates.held, self.kernel()) {
            (HeldSecrets::Listed(set), Some(kernel)) => {
                Box::new(set.iter().map(|secret| kernel.code(*secret)))
            }
            (HeldSecrets::Listed(_), None) => Box::new(std::iter::empty()),
            (HeldSecrets::Drawn(codes), _) => Box::new(codes.iter().copied()),
        }
    }

    /// Whether a guess is useless: every secret gives it the same answer, and it isn't one of them.
    pub fn is_useless(&self, candidates: &Candidates, guess: Code) -> bool {
        let rules = self.rules();
        let mut answers = self.secrets(candidates).map(|secret| rules.answer(secret, guess));
        let first = answers.next();
        first != Some(Answer::solved(rules.holes())) && answers.all(|answer| Some(answer) == first)
    }

    /// The fewest rows that can't all be answered rightly; none if a secret fits, or if that can't be told within the
    /// limits.
    pub fn contradiction(&self, clues: &Clues, limits: Limits<'_>) -> Option<Contradiction> {
        let rows = clues.rows();
        let mut meter = Meter::new(limits);
        let certain = mask(rows.iter().map(|clue| clue.proven));
        let found = if let Some(kernel) = self.kernel() {
            let belied = belied(kernel, clues, &mut meter)?;
            contradiction::smallest(rows.len(), certain, |chosen| {
                if !goes_on(belied.len(), &mut meter) {
                    return SecretLook::Unknown;
                }
                let fitting = belied.iter().filter(|belied| **belied & chosen == 0);
                // The fewer rows a secret belies, the more it tells.
                let found = fitting.min_by_key(|belied| belied.count_ones());
                found.map_or(SecretLook::Nothing, |belied| SecretLook::Belies(*belied))
            })
        } else {
            contradiction::smallest(rows.len(), certain, |chosen| {
                let chosen: Vec<_> = of(rows, chosen).map(|clue| (clue.code, clue.answer)).collect();
                match Patterns::new(self.rules(), &chosen).one(&mut meter) {
                    Fit::Fits(secret) => SecretLook::Belies(mask(
                        rows.iter().map(|clue| self.rules().answer(secret, clue.code) != clue.answer),
                    )),
                    Fit::Nothing => SecretLook::Nothing,
                    Fit::Unknown => SecretLook::Unknown,
                }
            })
        };
        found.map(|found| Contradiction { rows: of(rows, found).map(|clue| clue.row).collect() })
    }
}

fn mask(rows: impl Iterator<Item = bool>) -> Mask {
    (0..).zip(rows).map(|(place, set)| Mask::from(set) << place).sum()
}

fn of(rows: &[Clue], chosen: Mask) -> impl Iterator<Item = &Clue> {
    rows.iter().enumerate().filter(move |(place, _)| chosen >> place & 1 != 0).map(|(_, clue)| clue)
}

/// This many secrets take only a moment, so they are looked at whatever the limits say.
const MOMENT: usize = 1 << 15;

/// Whether there is time for this many more secrets. They don't count as work, so that a list's length doesn't depend
/// on who asks.
fn goes_on(secrets: usize, meter: &mut Meter<'_>) -> bool {
    secrets < MOMENT || meter.may(0)
}

/// Every secret that fits; none if there is no time to look.
fn listed(kernel: &Kernel<'_>, clues: &Clues, meter: &mut Meter<'_>) -> Option<Vec<Index>> {
    let universe = kernel.universe();
    let mut set = universe.indices();
    if clues.counts_pegs() {
        set.retain(|secret| clues.allows(universe.code(*secret)));
    }
    for clue in clues.rows() {
        if !goes_on(set.len(), meter) {
            return None;
        }
        kernel.keep(&mut set, clue.code, clue.answer);
    }
    Some(set)
}

/// Which rows the secrets belie, each choice of rows once; none if there is no time to look.
fn belied(kernel: &Kernel<'_>, clues: &Clues, meter: &mut Meter<'_>) -> Option<Vec<Mask>> {
    let universe = kernel.universe();
    let mut set = universe.indices();
    if clues.counts_pegs() {
        set.retain(|secret| clues.allows(universe.code(*secret)));
    }
    let (mut belied, mut classes) = (vec![0; set.len()], Vec::new());
    for (place, clue) in clues.rows().iter().enumerate() {
        if !goes_on(set.len(), meter) {
            return None;
        }
        let (guess, wanted) = (universe.find(clue.code), kernel.classes().find(clue.answer));
        if let Some(guess) = guess {
            kernel.classes_of(&set, guess, &mut classes);
        }
        for (belied, class) in belied.iter_mut().zip(&classes) {
            *belied |= Mask::from(Some(usize::from(*class)) != wanted) << place;
        }
    }
    belied.sort_unstable();
    belied.dedup();
    Some(belied)
}
