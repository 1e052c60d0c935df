//! Facts of games with too many codes to list.
//!
//! What a few rows leave possible follows without the codes: symbol by symbol, each takes some of the holes that are
//! still free and adds to the pins of every row. A state is the holes taken and the pins so far. States that can be
//! reached from the beginning, and those that lead to the answers given, say which holes each symbol can take. That is
//! exact. What bounds its cost is how many rows are looked at together.

use std::collections::HashMap;
use std::rc::Rc;

use rules::edition::AnswerRule;
use rules::{Code, Rules};

use super::position::{ClueSource, spreads};
use super::search::{FactsFound, bits, cases, choices};
use super::topic::{CoachFact, FactPart, FactTopic};
use crate::advice::{Clue, Clues, Limits};

/// The most rows that are looked at together: nobody follows more.
const MOST_ROWS: usize = 3;

/// The most words of states that are looked at: about a quarter of a second.
const MOST_WORK: u64 = 30_000_000;

/// Whether pins tell of misplaced symbols as well as of exact ones; nothing where a hole holds more than a symbol.
fn has_misplaced(rules: &Rules) -> Option<bool> {
    match rules.answer_rule() {
        AnswerRule::Classic => Some(true),
        AnswerRule::BlackOnly => Some(false),
        AnswerRule::Pairs | AnswerRule::Marker => None,
    }
}

/// The facts that follow from the rows of a game whose codes needn't be listed, the easiest first; none if no secret fits
/// some of the rows, and none where a hole holds a pair or a letter of a word. What takes more than three rows isn't
/// told, nor are sums of several symbols.
pub fn wide_facts(rules: &Rules, clues: &Clues, limits: Limits<'_>) -> Vec<CoachFact> {
    if has_misplaced(rules).is_none() || rules.word_list().is_some() || clues.counts_pegs() {
        return Vec::new();
    }
    let (holes, symbols) = (rules.holes(), rules.palette().size());
    let part = FactPart::Symbol;
    let topics: Vec<_> = (0..holes)
        .map(|hole| FactTopic::Hole { part, hole })
        .chain((0..symbols).map(|symbol| FactTopic::Number { part, symbol }))
        .collect();
    let rows = clues.rows();
    let mut work = 0;
    let Some(of) = possible(rules, &[], &mut work) else { return Vec::new() };
    let sources: Vec<_> =
        rows.iter().map(|clue| (ClueSource::Row(clue.row), spreads(holes, clue.answer))).collect();
    let mut found = FactsFound::new(&topics, &sources, &of);
    let mut before = HashMap::from([(0, of.clone())]);
    for size in 1..=rows.len().min(MOST_ROWS) {
        let mut sets = choices(rows.len(), size, u64::MAX);
        sets.sort_by_cached_key(|set| (cases(&sources, *set), set.reverse_bits()));
        let mut now = HashMap::with_capacity(sets.len());
        for set in sets {
            let chosen: Vec<_> = bits(set).map(|row| rows[row]).collect();
            // Asked before, not after: three rows with nearly all pins alone can take seconds and hundreds of megabytes.
            if limits.are_over() || work + PinTally::new(rules, &chosen).work() > MOST_WORK {
                return found.sorted();
            }
            let Some(possible) = possible(rules, &chosen, &mut work) else { return Vec::new() };
            let parts = || bits(set).filter_map(|row| before.get(&(set & !(1 << row))));
            let bound: Vec<u64> = (0..of.len())
                .map(|topic| parts().fold(of[topic], |of, it: &Vec<u64>| of & it[topic]))
                .collect();
            found.look(set, &bound, &possible);
            now.insert(set, possible);
        }
        before = now;
    }
    found.sorted()
}

/// For every hole its symbols, then for every symbol its numbers, among the secrets that fit some rows; none if none
/// does.
fn possible(rules: &Rules, rows: &[Clue], work: &mut u64) -> Option<Vec<u64>> {
    let counted = PinTally::new(rules, rows);
    let symbols = counted.named();
    let steps = counted.steps(&symbols);
    // What can be reached before each symbol, and what leads to the answers after it.
    let mut reached = vec![counted.nowhere(); symbols.len() + 1];
    reached[0][0] = counted.start();
    for (place, steps) in steps.iter().enumerate() {
        let [before, after] = &mut reached[place..=place + 1] else { continue };
        counted.for_each(steps, work, |taken, holes, step| {
            step.forward(&before[taken], &mut after[taken | holes]);
        });
    }
    let mut leading = vec![counted.nowhere(); symbols.len() + 1];
    let last = &mut leading[symbols.len()];
    for (_, states) in last.iter_mut().enumerate().filter(|(taken, _)| counted.can_fill(*taken)) {
        *states = counted.goal();
    }
    for (place, steps) in steps.iter().enumerate().rev() {
        let [before, after] = &mut leading[place..=place + 1] else { continue };
        counted.for_each(steps, work, |taken, holes, step| {
            step.backward(&after[taken | holes], &mut before[taken]);
        });
    }
    if !meet(&leading[0][0], &reached[0][0]) {
        return None;
    }
    let mut left = ValuesLeft::new(rules);
    for (place, (symbol, steps)) in symbols.iter().zip(&steps).enumerate() {
        let mut stepped = vec![0; counted.words];
        counted.for_each(steps, work, |taken, holes, step| {
            if left.is_known(*symbol, holes) {
                return;
            }
            stepped.fill(0);
            step.forward(&reached[place][taken], &mut stepped);
            if meet(&stepped, &leading[place + 1][taken | holes]) {
                left.can_take(*symbol, holes);
            }
        });
    }
    let others: Vec<_> = (0..rules.palette().size()).filter(|symbol| !symbols.contains(symbol)).collect();
    for (taken, states) in reached[symbols.len()].iter().enumerate() {
        if meet(states, &leading[symbols.len()][taken]) {
            left.can_fill(rules, &others, (counted.sets - 1) & !taken);
        }
    }
    Some(left.values)
}

/// Some states: pins of every row so far, a bit for each way.
type States = Vec<u64>;

fn meet(one: &States, other: &States) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// The pins of rows, counted while symbols take holes.
struct PinTally<'a> {
    rules: &'a Rules,
    rows: &'a [Clue],
    /// Sets of holes.
    sets: usize,
    /// Numbers of pins up to the answer, for each kind of each row.
    radixes: Vec<usize>,
    /// Words of states.
    words: usize,
}

impl<'a> PinTally<'a> {
    fn new(rules: &'a Rules, rows: &'a [Clue]) -> Self {
        let all_pins = has_misplaced(rules) == Some(true);
        let radixes = rows.iter().flat_map(|clue| {
            let black = usize::from(clue.answer.black) + 1;
            let all = black + usize::from(clue.answer.white);
            std::iter::once(black).chain(all_pins.then_some(all))
        });
        let radixes: Vec<_> = radixes.collect();
        let words = radixes.iter().product::<usize>().div_ceil(64);
        Self { rules, rows, sets: 1 << rules.holes(), radixes, words }
    }

    /// The most words of states that are looked at for these rows.
    fn work(&self) -> u64 {
        // Every hole is taken before, taken now, or left; each symbol goes forward, backward and forward again.
        let ways = 3u64.pow(u32::from(self.rules.holes()));
        3 * ways * self.named().len() as u64 * self.words as u64
    }

    /// The symbols of the rows. All others are alike.
    fn named(&self) -> Vec<u8> {
        let stands = |symbol: &u8| self.rows.iter().any(|clue| clue.code.symbols().contains(symbol));
        (0..self.rules.palette().size()).filter(stands).collect()
    }

    /// No state, for every set of holes.
    fn nowhere(&self) -> Vec<States> {
        vec![vec![0; self.words]; self.sets]
    }

    /// No pins.
    fn start(&self) -> States {
        let mut states = vec![0; self.words];
        states[0] = 1;
        states
    }

    /// The pins of the answers: the last state.
    fn goal(&self) -> States {
        let last = self.radixes.iter().product::<usize>() - 1;
        let mut states = vec![0; self.words];
        states[last / 64] = 1 << (last % 64);
        states
    }

    /// Whether symbols that stand in no row can fill all holes that aren't taken.
    fn can_fill(&self, taken: usize) -> bool {
        let open = usize::from(self.rules.holes()) - taken.count_ones() as usize;
        let others = usize::from(self.rules.palette().size()) - self.named().len();
        open == 0 || others >= if self.rules.repeats() { 1 } else { open }
    }

    /// For each symbol the sets of holes that it can take, with the pins that adds. Many add the same.
    fn steps(&self, symbols: &[u8]) -> Vec<Vec<HoleStep>> {
        let mut known: HashMap<Vec<usize>, Option<Rc<SymbolStep>>> = HashMap::new();
        let of_symbol = |symbol: &u8| {
            let sets = (0..self.sets).filter(|holes| self.rules.repeats() || holes.count_ones() <= 1);
            let step = |holes: usize| {
                let added = self.added(*symbol, holes);
                let step = known.entry(added).or_insert_with_key(|added| self.step(added).map(Rc::new));
                step.clone().map(|step| (holes, step))
            };
            sets.filter_map(step).collect()
        };
        symbols.iter().map(of_symbol).collect()
    }

    /// Every way for a symbol to take holes: those taken before, those it takes, and the pins that adds.
    fn for_each(&self, steps: &[HoleStep], work: &mut u64, mut each: impl FnMut(usize, usize, &SymbolStep)) {
        for (holes, step) in steps {
            for taken in (0..self.sets).filter(|taken| taken & holes == 0) {
                each(taken, *holes, step);
                *work += self.words as u64;
            }
        }
    }

    /// The pins that a symbol in these holes adds.
    fn added(&self, symbol: u8, holes: usize) -> Vec<usize> {
        let all_pins = has_misplaced(self.rules) == Some(true);
        let added = self.rows.iter().flat_map(|clue| {
            let stands = holes_of(clue.code, symbol);
            let all = holes.count_ones().min(stands.count_ones());
            std::iter::once((holes & stands).count_ones()).chain(all_pins.then_some(all))
        });
        added.map(|pins| pins as usize).collect()
    }

    /// The step that adds these pins; none if they are more than any answer allows.
    fn step(&self, added: &[usize]) -> Option<SymbolStep> {
        if added.iter().zip(&self.radixes).any(|(added, radix)| added >= radix) {
            return None;
        }
        let (mut shift, mut unit) = (0, 1);
        for (added, radix) in added.iter().zip(&self.radixes) {
            shift += added * unit;
            unit *= radix;
        }
        // Only states with room for these pins go on.
        let has_room = |state: usize| {
            let mut rest = state;
            added.iter().zip(&self.radixes).all(|(added, radix)| {
                let pins = rest % radix;
                rest /= radix;
                pins + added < *radix
            })
        };
        let mut open = vec![0; self.words];
        for state in (0..unit).filter(|state| has_room(*state)) {
            open[state / 64] |= 1 << (state % 64);
        }
        Some(SymbolStep { shift, open })
    }
}

/// The holes of a row that hold a symbol, a bit each.
fn holes_of(row: Code, symbol: u8) -> usize {
    row.symbols().iter().enumerate().map(|(hole, here)| usize::from(*here == symbol) << hole).sum()
}

/// Holes that a symbol takes, with the pins that adds.
type HoleStep = (usize, Rc<SymbolStep>);

/// Pins that are added: a state goes on to another by a shift.
struct SymbolStep {
    shift: usize,
    /// The states that have room.
    open: States,
}

impl SymbolStep {
    /// Adds the states that these go on to.
    fn forward(&self, from: &States, to: &mut States) {
        let (words, bits) = (self.shift / 64, self.shift % 64);
        for place in 0..from.len().saturating_sub(words) {
            let word = from[place] & self.open[place];
            if word == 0 {
                continue;
            }
            to[place + words] |= word << bits;
            if bits > 0 && place + words + 1 < to.len() {
                to[place + words + 1] |= word >> (64 - bits);
            }
        }
    }

    /// Adds the states that go on to these.
    fn backward(&self, from: &States, to: &mut States) {
        let (words, bits) = (self.shift / 64, self.shift % 64);
        for place in 0..from.len().saturating_sub(words) {
            let low = from[place + words] >> bits;
            let high = from.get(place + words + 1).filter(|_| bits > 0).map_or(0, |word| word << (64 - bits));
            to[place] |= (low | high) & self.open[place];
        }
    }
}

/// What is left: for every hole its symbols, then for every symbol its numbers.
struct ValuesLeft {
    holes: usize,
    values: Vec<u64>,
}

impl ValuesLeft {
    fn new(rules: &Rules) -> Self {
        let holes = usize::from(rules.holes());
        Self { holes, values: vec![0; holes + usize::from(rules.palette().size())] }
    }

    /// Whether nothing new follows from a symbol in these holes.
    fn is_known(&self, symbol: u8, holes: usize) -> bool {
        let in_holes = bits(holes as u64).all(|hole| self.values[hole] >> symbol & 1 == 1);
        in_holes && self.values[self.holes + usize::from(symbol)] >> holes.count_ones() & 1 == 1
    }

    /// A symbol can stand in exactly these holes.
    fn can_take(&mut self, symbol: u8, holes: usize) {
        for hole in bits(holes as u64) {
            self.values[hole] |= 1 << symbol;
        }
        self.values[self.holes + usize::from(symbol)] |= 1 << holes.count_ones();
    }

    /// Symbols that stand in no row fill exactly these holes.
    fn can_fill(&mut self, rules: &Rules, others: &[u8], open: usize) {
        let count = open.count_ones() as usize;
        let (least, most) = match (rules.repeats(), others.len()) {
            (true, 1) => (count, count),
            (true, _) => (0, count),
            (false, others) => (usize::from(others == count && count > 0), count.min(1)),
        };
        for symbol in others {
            for hole in bits(open as u64) {
                self.values[hole] |= 1 << symbol;
            }
            for number in least..=most {
                self.values[self.holes + usize::from(*symbol)] |= 1 << number;
            }
        }
    }
}
