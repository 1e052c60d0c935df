//! What a fact is about, and the fact itself.

use rules::{Code, Rules};

/// Which half of a hole's content: all of it, or a pair's shape or colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FactPart {
    /// The single symbol.
    Symbol,
    /// A pair's shape.
    Shape,
    /// A pair's colour.
    Colour,
}

impl FactPart {
    /// The parts of a hole's content in these rules.
    pub fn all(rules: &Rules) -> &'static [Self] {
        if rules.palette().shapes.is_empty() { &[Self::Symbol] } else { &[Self::Shape, Self::Colour] }
    }

    /// This part of what stands in a hole.
    pub fn of(self, rules: &Rules, content: u8) -> u8 {
        match self {
            Self::Symbol => content,
            Self::Shape => rules.palette().pair(content).0,
            Self::Colour => rules.palette().pair(content).1,
        }
    }
}

/// Something about the secret that has one value in every world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FactTopic {
    /// How many holes hold this symbol; values are numbers.
    Number {
        /// Of what.
        part: FactPart,
        /// Its number, the blank last.
        symbol: u8,
    },
    /// What stands in a hole; values are symbols.
    Hole {
        /// Of what.
        part: FactPart,
        /// From 0.
        hole: u8,
    },
    /// How many of these symbols stand in the secret at all; values are numbers.
    Kinds {
        /// Of what.
        part: FactPart,
        /// The symbols, a bit each.
        set: u32,
    },
    /// How many holes hold one of these symbols; values are numbers.
    Pegs {
        /// Of what.
        part: FactPart,
        /// The symbols, a bit each.
        set: u32,
    },
    /// Whether any of these symbols stands in the secret: 0 for none, 1 for some. What is told of several at once.
    Present {
        /// Of what.
        part: FactPart,
        /// The symbols, a bit each.
        set: u32,
    },
    /// Whether any hole of the secret holds what this row has there, or a part of that: 0 for none, 1 for some.
    Placed {
        /// What stands in the row.
        row: Code,
    },
    /// The number of a board's marker, that is its hole; values are holes from 0.
    MarkerHole {
        /// From 0, those of the first seat first.
        board: u8,
    },
    /// The colour of a board's marker; values are colours.
    MarkerColour {
        /// From 0, those of the first seat first.
        board: u8,
    },
}

impl FactTopic {
    /// Whether it sums up several symbols.
    pub(super) const fn is_sum(self) -> bool {
        match self {
            Self::Kinds { .. } | Self::Pegs { .. } => true,
            Self::Number { .. }
            | Self::Hole { .. }
            | Self::Present { .. }
            | Self::Placed { .. }
            | Self::MarkerHole { .. }
            | Self::MarkerColour { .. } => false,
        }
    }
}

/// Something that follows from rows: the topic has one of these values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoachFact {
    /// What it is about.
    pub topic: FactTopic,
    /// The values left, a bit each.
    pub values: u64,
    /// The values that there were before any row.
    pub of: u64,
    /// Rows that imply it, from 1: with fewer rows and calls nobody can know it.
    pub rows: Vec<usize>,
    /// Calls of a group that are needed besides, from 1.
    pub calls: Vec<usize>,
    /// In how many ways the pins of these rows can belong to their pegs: the more, the harder to see.
    pub cases: u64,
}

impl CoachFact {
    /// The values left, in order.
    pub fn left(&self) -> impl Iterator<Item = u8> + use<> {
        listed(self.values)
    }

    /// The values that are ruled out, in order.
    pub fn gone(&self) -> impl Iterator<Item = u8> + use<> {
        listed(self.of & !self.values)
    }

    /// The only value left.
    pub fn only(&self) -> Option<u8> {
        self.values.is_power_of_two().then_some(self.values.trailing_zeros() as u8)
    }
}

/// The bits of a set, in order.
pub fn listed(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |value| set >> value & 1 == 1)
}
