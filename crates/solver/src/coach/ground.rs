//! What can be asked of a secret, answered for every world at once.

use rules::{Code, Rules};

use super::planes::{self, WorldPlane};
use super::topic::{FactPart, FactTopic};
use crate::kernel::{Backend, Kernel};
use crate::universe::{Index, Universe};

/// A topic with the worlds of each of its values.
#[derive(Clone, Debug)]
pub(super) struct TopicPlanes {
    pub(super) topic: FactTopic,
    pub(super) values: Vec<(u8, WorldPlane)>,
}

impl TopicPlanes {
    /// What is exactly so often true, from planes.
    pub(super) fn sum(topic: FactTopic, words: usize, planes: &[WorldPlane]) -> Self {
        Self { topic, values: (0..).zip(planes::sums(words, planes)).collect() }
    }

    /// The worlds of a value.
    pub(super) fn of(&self, value: u8) -> Option<&WorldPlane> {
        self.values.iter().find(|(other, _)| *other == value).map(|(_, plane)| plane)
    }
}

/// Every code of a game with what facts are made of. It takes as long to build as to look at every code once.
#[derive(Clone, Debug)]
pub struct CoachGround<'u> {
    rules: &'u Rules,
    kernel: Kernel<'u>,
    pub(super) topics: Vec<TopicPlanes>,
}

impl<'u> CoachGround<'u> {
    /// The ground of a game whose codes can be listed.
    pub fn new(universe: &'u Universe) -> Self {
        Self::of_game(universe, universe.rules())
    }

    /// The ground of a game whose codes were perhaps listed for another one: those that share their
    /// [name](crate::advice::Ground::name) have the same codes and answers, but not as many rows.
    pub fn of_game(universe: &'u Universe, rules: &'u Rules) -> Self {
        let parts = FactPart::all(universe.rules());
        let mut topics: Vec<_> = parts.iter().flat_map(|part| holes(universe, *part)).collect();
        let words = planes::words(universe.len());
        for (part, size) in parts.iter().zip(sizes(universe.rules())) {
            for symbol in 0..size {
                let topic = FactTopic::Number { part: *part, symbol };
                let planes = places(&topics, *part, universe.holes(), words, 1 << symbol);
                topics.push(TopicPlanes::sum(topic, words, &planes));
            }
        }
        Self { rules, kernel: Kernel::new(universe, Backend::best()), topics }
    }

    /// The rules.
    pub const fn rules(&self) -> &'u Rules {
        self.rules
    }

    /// How many codes there are.
    pub(super) fn worlds(&self) -> usize {
        self.kernel.universe().len()
    }

    /// The code of a world.
    pub(super) fn code(&self, world: usize) -> Code {
        self.kernel.code(world as Index)
    }

    /// The codes that answer a row so.
    pub(super) fn answering(&self, row: Code, answer: rules::Answer) -> WorldPlane {
        let universe = self.kernel.universe();
        let (Some(guess), Some(wanted)) = (universe.find(row), self.kernel.classes().find(answer)) else {
            return planes::plane(self.worlds(), |_| false);
        };
        let mut classes = Vec::new();
        self.kernel.classes_of_all(guess, &mut classes);
        let word = |classes: &[u8]| {
            (0..)
                .zip(classes)
                .fold(0, |word, (place, class)| word | u64::from(usize::from(*class) == wanted) << place)
        };
        classes.chunks(64).map(word).collect()
    }

    /// How many different symbols of a set stand in the secret, and how many holes they take.
    pub(super) fn sums(&self, part: FactPart, set: u32) -> [TopicPlanes; 2] {
        let words = planes::words(self.worlds());
        let none = |topic: &TopicPlanes| match topic.topic {
            FactTopic::Number { part: of, symbol } if of == part && set >> symbol & 1 == 1 => {
                topic.of(0).cloned()
            }
            _ => None,
        };
        let absent: Vec<_> = self.topics.iter().filter_map(none).collect();
        let present: Vec<WorldPlane> =
            absent.iter().map(|plane| plane.iter().map(|word| !word).collect()).collect();
        let holes = places(&self.topics, part, usize::from(self.rules().holes()), words, set);
        [
            TopicPlanes::sum(FactTopic::Kinds { part, set }, words, &present),
            TopicPlanes::sum(FactTopic::Pegs { part, set }, words, &holes),
        ]
    }
}

/// How many symbols each part has, the blank included.
fn sizes(rules: &Rules) -> Vec<u8> {
    let palette = rules.palette();
    let shapes = palette.size() / palette.colours();
    if palette.shapes.is_empty() { vec![palette.colours()] } else { vec![shapes, palette.colours()] }
}

/// What stands in every hole.
fn holes(universe: &Universe, part: FactPart) -> Vec<TopicPlanes> {
    let (rules, codes) = (universe.rules(), universe.codes());
    let size = FactPart::all(rules)
        .iter()
        .zip(sizes(rules))
        .find(|(of, _)| **of == part)
        .map_or(0, |(_, size)| size);
    let words = planes::words(codes.len());
    let of: Vec<_> = (0..rules.palette().size()).map(|content| part.of(rules, content)).collect();
    let hole = |hole: u8| {
        let mut values = vec![vec![0u64; words]; usize::from(size)];
        for (world, code) in codes.iter().enumerate() {
            let symbol = of[usize::from(code.symbols()[usize::from(hole)])];
            values[usize::from(symbol)][world / 64] |= 1 << (world % 64);
        }
        let values = (0..).zip(values.into_iter().map(WorldPlane::from)).collect();
        TopicPlanes { topic: FactTopic::Hole { part, hole }, values }
    };
    (0..rules.holes()).map(hole).collect()
}

/// For every hole the worlds in which it holds one of these symbols.
pub(super) fn places(
    topics: &[TopicPlanes],
    part: FactPart,
    holes: usize,
    words: usize,
    set: u32,
) -> Vec<WorldPlane> {
    let in_set = |(value, _): &&(u8, WorldPlane)| set >> value & 1 == 1;
    let here = |hole: usize| {
        let wanted = FactTopic::Hole { part, hole: hole as u8 };
        let values = topics.iter().filter(move |topic| topic.topic == wanted).flat_map(|topic| &topic.values);
        planes::union(words, values.filter(in_set).map(|(_, plane)| plane))
    };
    (0..holes).map(here).collect()
}
