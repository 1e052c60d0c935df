//! The JSON shape of what follows from which rows, and of a row that somebody asks about.

use rules::Rules;
use serde::{Deserialize, Serialize};
use solver::coach::{CoachFact, FactPart, FactTopic, listed};
use utoipa::ToSchema;

/// What follows from the rows, the easiest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Facts)]
pub struct ToldFacts {
    /// Each says more of what it is about than those before it.
    pub facts: Vec<FactShape>,
}

/// Something that follows from rows, and from no smaller number of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Fact)]
pub struct FactShape {
    /// `hole`: what stands in a hole. `number`: how many holes hold a symbol. `pegs`: how many hold one of several. `kinds`:
    /// how many of several symbols stand in the code at all. `present`: whether any of several symbols does, 0 or 1. `placed`:
    /// whether any hole holds what a row has there, or a part of it. `marker-number`, `marker-colour`: what a board of a group
    /// holds.
    pub about: String,
    /// `shape` or `colour`, where a hole holds both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// The hole, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hole: Option<u8>,
    /// What stands in the row that is spoken of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<String>,
    /// The board, from 1; those of the first seat come first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u8>,
    /// The symbols that are counted, by their letters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<String>,
    /// What can still be: letters of symbols, or numbers.
    pub left: Vec<String>,
    /// What is ruled out.
    pub gone: Vec<String>,
    /// The rows that imply it, from 1; in a group those of the whole game, in order.
    pub rows: Vec<usize>,
    /// A group's calls that are needed besides, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<usize>,
    /// In how many ways the pins of these rows can belong to their pegs.
    pub cases: u64,
}

/// A row that somebody asks about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct CheckedRow {
    /// The row.
    pub row: String,
    /// Whether it can be the secret.
    pub fits: bool,
    /// The rows that it contradicts, from 1. One that can't be the secret whatever the answers contradicts none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<usize>,
    /// How many different answers it can get.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<u32>,
    /// In a group: the chance to know the secret afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<f64>,
}

/// What the values of a topic are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ValueKind {
    Symbols(FactPart),
    /// Numbers, the first value being this one.
    Numbers(u8),
}

impl FactShape {
    /// A fact as it is told.
    pub fn of(rules: &Rules, fact: &CoachFact) -> Self {
        let letter = |part, symbol| letter(rules, part, symbol).to_string();
        let set = |part, set: u64| listed(set).map(|symbol| letter(part, symbol)).collect();
        let (about, part, hole, board, symbols, kind) = match fact.topic {
            FactTopic::Hole { part, hole } => {
                ("hole", Some(part), Some(hole + 1), None, Vec::new(), ValueKind::Symbols(part))
            }
            FactTopic::Number { part, symbol } => {
                ("number", Some(part), None, None, vec![letter(part, symbol)], ValueKind::Numbers(0))
            }
            FactTopic::Kinds { part, set: symbols } => {
                ("kinds", Some(part), None, None, set(part, symbols.into()), ValueKind::Numbers(0))
            }
            FactTopic::Pegs { part, set: symbols } => {
                ("pegs", Some(part), None, None, set(part, symbols.into()), ValueKind::Numbers(0))
            }
            FactTopic::Present { part, set: symbols } => {
                ("present", Some(part), None, None, set(part, symbols.into()), ValueKind::Numbers(0))
            }
            FactTopic::Placed { .. } => ("placed", None, None, None, Vec::new(), ValueKind::Numbers(0)),
            FactTopic::MarkerHole { board } => {
                ("marker-number", None, None, Some(board + 1), Vec::new(), ValueKind::Numbers(1))
            }
            FactTopic::MarkerColour { board } => {
                let kind = ValueKind::Symbols(FactPart::Symbol);
                ("marker-colour", None, None, Some(board + 1), Vec::new(), kind)
            }
        };
        let values = |values: u64| match kind {
            ValueKind::Symbols(part) => set(part, values),
            ValueKind::Numbers(first) => listed(values).map(|value| (value + first).to_string()).collect(),
        };
        Self {
            about: about.to_owned(),
            part: part.and_then(part_name).map(str::to_owned),
            hole,
            row: match fact.topic {
                FactTopic::Placed { row } => Some(rules.show(row)),
                _ => None,
            },
            board,
            symbols,
            left: values(fact.values),
            gone: values(fact.of & !fact.values),
            rows: fact.rows.clone(),
            calls: fact.calls.clone(),
            cases: fact.cases,
        }
    }

    /// The fact of a shape; none if these rules have no such fact.
    pub fn fact(&self, rules: &Rules) -> Option<CoachFact> {
        let part = match self.part.as_deref() {
            None => FactPart::Symbol,
            Some(name) => {
                [FactPart::Shape, FactPart::Colour].into_iter().find(|part| part_name(*part) == Some(name))?
            }
        };
        let symbol = |text: &String| {
            let size = if part == FactPart::Shape {
                rules.palette().size() / rules.palette().colours()
            } else {
                rules.palette().colours()
            };
            (0..size).find(|symbol| text.chars().eq([letter(rules, part, *symbol)]))
        };
        let bits = |mut values: Box<dyn Iterator<Item = Option<u8>> + '_>| {
            values.try_fold(0u64, |bits, value| Some(bits | 1u64.checked_shl(value?.into())?))
        };
        let set = bits(Box::new(self.symbols.iter().map(symbol)))?;
        let below = |number: Option<u8>| number.and_then(|number| number.checked_sub(1));
        let (topic, kind) = match self.about.as_str() {
            "hole" => (FactTopic::Hole { part, hole: below(self.hole)? }, ValueKind::Symbols(part)),
            "number" => {
                (FactTopic::Number { part, symbol: symbol(self.symbols.first()?)? }, ValueKind::Numbers(0))
            }
            "kinds" => (FactTopic::Kinds { part, set: set.try_into().ok()? }, ValueKind::Numbers(0)),
            "pegs" => (FactTopic::Pegs { part, set: set.try_into().ok()? }, ValueKind::Numbers(0)),
            "present" => (FactTopic::Present { part, set: set.try_into().ok()? }, ValueKind::Numbers(0)),
            "placed" => {
                let row = rules.read_row(self.row.as_deref()?).ok()?;
                (FactTopic::Placed { row }, ValueKind::Numbers(0))
            }
            "marker-number" => (FactTopic::MarkerHole { board: below(self.board)? }, ValueKind::Numbers(1)),
            "marker-colour" => {
                (FactTopic::MarkerColour { board: below(self.board)? }, ValueKind::Symbols(part))
            }
            _ => return None,
        };
        let values = |values: &[String]| {
            let value = |text: &String| match kind {
                ValueKind::Symbols(_) => symbol(text),
                ValueKind::Numbers(first) => text.parse::<u8>().ok()?.checked_sub(first),
            };
            bits(Box::new(values.iter().map(value)))
        };
        let left = values(&self.left)?;
        Some(CoachFact {
            topic,
            values: left,
            of: left | values(&self.gone)?,
            rows: self.rows.clone(),
            calls: self.calls.clone(),
            cases: self.cases,
        })
    }
}

/// The name of a part, where there are two.
const fn part_name(part: FactPart) -> Option<&'static str> {
    match part {
        FactPart::Symbol => None,
        FactPart::Shape => Some("shape"),
        FactPart::Colour => Some("colour"),
    }
}

/// The letter of a symbol, a dot for the blank.
fn letter(rules: &Rules, part: FactPart, symbol: u8) -> char {
    match part {
        FactPart::Symbol | FactPart::Colour => rules.palette().letter(symbol),
        FactPart::Shape => rules.palette().shape_letter(symbol),
    }
}
