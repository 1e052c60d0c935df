//! The tables that the laws are tried at: every edition with its options, modes, seatings and lengths mixed so
//! that every two values meet wherever the rules let them.

use std::fmt;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::editions::EDITIONS;
use rules::option::Values;
use rules::{Edition, Format, Length, Match, MatchId, Mode, Player, Proposal, Setup};

/// A table before the lot is drawn.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) edition: &'static Edition,
    pub(crate) options: Vec<String>,
    pub(crate) mode: Mode,
    pub(crate) players: Vec<Player>,
    pub(crate) length: Option<Length>,
}

impl fmt::Debug for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { edition, options, mode, players, length } = self;
        write!(f, "{} {options:?} {mode:?} {players:?} {length:?}", edition.id)
    }
}

impl Scenario {
    /// What is agreed at this table, the lot drawn; nothing if the rules don't allow the mixture.
    pub(crate) fn setup(&self, chance: &mut ChaCha8Rng) -> Option<Setup> {
        let proposal = Proposal {
            edition: self.edition,
            options: self.options.iter().map(String::as_str).collect(),
            mode: self.mode,
            seats: self.players.iter().map(|player| (*player, None)).collect(),
            length: self.length,
            first: None,
        };
        proposal.settle(chance).ok()
    }

    /// A match at this table.
    pub(crate) fn begin(&self, chance: &mut ChaCha8Rng) -> Match {
        let setup = self.setup(chance).expect("a scenario is allowed");
        Match::new(MatchId::new("scenario").expect("an identity"), setup)
    }
}

/// The values of one factor are numbered; a mixture is a number for each.
type Mixture = Vec<usize>;

const MODES: [Mode; 3] = [Mode::Table, Mode::Solo, Mode::Referee];

/// How many mixtures are drawn for the cover to choose from.
const DRAWN: usize = 1200;

fn values(values: Values) -> Vec<String> {
    match values {
        Values::Words(words) => words.iter().map(ToString::to_string).collect(),
        // Small, usual and large; the largest spaces of all take too long to be searched again and again.
        Values::Number { min, max, default } => {
            vec![min.to_string(), default.to_string(), max.min(default + 4).to_string()]
        }
        Values::OffOr { min, .. } => vec!["off".to_owned(), (min + 15).to_string()],
    }
}

fn seatings(edition: &Edition) -> Vec<Vec<Player>> {
    use Player::{Computer as C, Contrary as X, Person as P};
    let duel = [vec![P, P], vec![P, C], vec![C, P], vec![P, X], vec![X, P], vec![C, X]];
    match edition.format {
        Format::Duel => duel.to_vec(),
        Format::Party => {
            let party = [
                vec![P, P, P],
                vec![P, C, X],
                vec![P, P, P, P],
                vec![C, P, X, P],
                vec![P, P, P, P, P],
                vec![X, C, P, C, P],
            ];
            party.into_iter().chain([vec![P, C], vec![P, X]]).collect()
        }
        Format::Group => {
            vec![vec![P; 4], vec![P, C, P, C], vec![P; 3], vec![C, P, C], vec![P; 2], vec![P, C]]
        }
    }
}

fn lengths(edition: &Edition) -> Vec<Option<Length>> {
    let mut lengths = vec![None, Some(Length::Rounds(4)), Some(Length::Rounds(1))];
    lengths.extend(edition.target.then_some(Some(Length::Target(15))));
    lengths
}

fn mixed(edition: &'static Edition, mixture: &[usize]) -> Scenario {
    let (choices, rest) = mixture.split_at(edition.options.len());
    let option = |(rule, choice): (&rules::option::OptionRule, &usize)| {
        format!("{}={}", rule.key.name(), values(rule.values)[*choice])
    };
    Scenario {
        edition,
        options: edition.options.iter().zip(choices).map(option).collect(),
        mode: MODES[rest[0]],
        players: seatings(edition)[rest[1]].clone(),
        length: lengths(edition)[rest[2]],
    }
}

/// Every two values of two factors in a mixture.
fn meetings(mixture: &[usize]) -> impl Iterator<Item = [(usize, usize); 2]> + '_ {
    let value = |factor: usize| (factor, mixture[factor]);
    (0..mixture.len()).flat_map(move |a| (0..a).map(move |b| [value(a), value(b)]))
}

/// Mixtures of an edition in which every two values meet that meet in any of those drawn.
fn cover(edition: &'static Edition) -> Vec<Scenario> {
    let mut chance = ChaCha8Rng::seed_from_u64(17);
    let mut sizes: Vec<_> = edition.options.iter().map(|rule| values(rule.values).len()).collect();
    sizes.extend([MODES.len(), seatings(edition).len(), lengths(edition).len()]);
    let mut drawn: Vec<Mixture> = Vec::new();
    for _ in 0..DRAWN {
        let mixture: Mixture = sizes.iter().map(|size| chance.random_range(0..*size)).collect();
        if mixed(edition, &mixture).setup(&mut chance).is_some() {
            drawn.push(mixture);
        }
    }
    let mut missing: std::collections::HashSet<_> =
        drawn.iter().flat_map(|mixture| meetings(mixture).collect::<Vec<_>>()).collect();
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let news = |mixture: &&Mixture| meetings(mixture).filter(|pair| missing.contains(pair)).count();
        let best = drawn.iter().max_by_key(news).expect("what is missing was drawn").clone();
        for pair in meetings(&best) {
            missing.remove(&pair);
        }
        chosen.push(mixed(edition, &best));
    }
    chosen
}

/// The scenarios of every edition.
pub(crate) fn scenarios() -> Vec<Scenario> {
    EDITIONS.iter().flat_map(cover).collect()
}
