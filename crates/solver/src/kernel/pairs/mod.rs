//! The rule of pairs, once for every instruction set.
//!
//! Inside, the classes are those of the rule in which blue is judged by the guess alone: these include all others.
//! Only when they are handed out they get the numbers of the rule that is played.

use rules::answer::Blue;

use super::lanes::{LaneWords, Lanes};
use super::sliced::by_sum;
use super::weights::Weights;
use crate::classes::{Classes, PAIRS, pair_class, pair_classes};

mod formula;
mod guess;
mod planes;

use formula::{PairPins, Repeats, SeenPairs};
pub(super) use guess::{CHUNK, Groups, PairGroup, PairGuess};
pub(super) use planes::{BLOCK, PairBlock, Word};

/// The classes of the rule that has most.
const CLASSES: usize = pair_classes(false);

/// Registers for all classes with four of them in each.
const FOURS: usize = 9;

/// Registers for all classes with eight of them in each.
const EIGHTS: usize = 5;

/// How many blocks are counted at once: they stay in the cache for all guesses, and all their secrets together
/// are counted in sixteen bits.
const TILE: usize = 16;

/// Where planes come from. (No closures: what isn't compiled into a kernel itself does without its instructions.)
trait PairSource<L> {
    /// The planes of shape and colour of hole `i` of the guess in hole `j` of the secret.
    fn planes(&self, i: usize, j: usize) -> (L, L);
}

/// 64 secrets and eight guesses.
struct Eight<'a>(&'a Word, &'a PairGroup);

impl<L: Lanes> PairSource<L> for Eight<'_> {
    #[inline(always)]
    fn planes(&self, i: usize, j: usize) -> (L, L) {
        let (word, group) = (self.0, self.1);
        let hole = usize::from(group.holes[j]) % PAIRS;
        (L::pick(&word.shapes[hole], &group.shapes[i]), L::pick(&word.colours[hole], &group.colours[i]))
    }
}

/// 512 secrets and one guess.
struct OnePair<'a>(&'a PairBlock, &'a PairGuess);

impl<L: Lanes> PairSource<L> for OnePair<'_> {
    #[inline(always)]
    fn planes(&self, i: usize, j: usize) -> (L, L) {
        let (block, guess) = (self.0, self.1);
        let hole = guess.holes[j];
        (L::load(block.shape(hole, guess.shapes[i])), L::load(block.colour(hole, guess.colours[i])))
    }
}

/// The pins that guesses get from secrets.
#[inline(always)]
fn pins<L: Lanes>(repeats: Repeats, matched: bool, source: &impl PairSource<L>) -> PairPins<L> {
    let zero = L::splat(0);
    let mut seen = SeenPairs { black: [zero; PAIRS], half: [zero; PAIRS], same: [[zero; PAIRS]; PAIRS] };
    for i in 0..PAIRS {
        for j in 0..PAIRS {
            let (shape, colour) = source.planes(i, j);
            if i == j {
                seen.black[i] = shape.and(colour);
                seen.half[i] = shape.xor(colour);
            } else {
                seen.same[i][j] = shape.and(colour);
            }
        }
    }
    seen.pins(repeats, L::splat(if matched { u64::MAX } else { 0 }))
}

/// What takes the secrets of a class.
trait Sink<L> {
    fn take<const CLASS: usize>(&mut self, secrets: L);
}

/// Hands over the secrets of every class but the last two: the one that can't occur, and the solution, which is
/// returned.
#[inline(always)]
fn classes<L: Lanes>(pins: &PairPins<L>, valid: L, sink: &mut impl Sink<L>) -> L {
    let black = by_sum(pins.black, valid);
    let white = by_sum(pins.white, L::splat(u64::MAX));
    // Blues less those lost, but for multiples of four.
    let (blue_ones, blue_twos) = low_bits(&pins.blue);
    let (lost_ones, lost_twos) = low_bits(&pins.lost);
    let ones = blue_ones.xor(lost_ones);
    let twos = blue_twos.xor(lost_twos).xor(lost_ones.without(blue_ones));
    let all = L::splat(u64::MAX);
    let blue = [all.without(ones.or(twos)), ones.without(twos), twos.without(ones), ones.and(twos)];
    let four = pins.blue[0].and(pins.blue[1]).and(pins.blue[2]).and(pins.blue[3]);
    macro_rules! take {
        ($($blacks:literal, $whites:literal: $($blues:literal)*;)*) => {$(
            let here = black[$blacks].and(white[$whites]);
            $(sink.take::<{ pair_class(false, $blacks, $whites) + $blues }>(here.and(blue[$blues]));)*
        )*};
    }
    let none = black[0].and(white[0]);
    // All four can be blue only where nothing is lost.
    sink.take::<0>(none.and(blue[0]).without(four));
    sink.take::<{ pair_class(false, 0, 0) + 4 }>(none.and(four));
    take! {
        0, 0: 1 2 3;
        0, 1: 0 1 2 3;
        0, 2: 0 1 2;
        0, 3: 0 1;
        1, 0: 0 1 2 3;
        1, 1: 0 1 2;
        1, 2: 0 1;
        2, 0: 0 1 2;
        2, 1: 0 1;
        3, 0: 0 1;
    }
    // These leave no room for blue.
    sink.take::<{ pair_class(false, 0, 4) }>(black[0].and(white[4]));
    sink.take::<{ pair_class(false, 1, 3) }>(black[1].and(white[3]));
    sink.take::<{ pair_class(false, 2, 2) }>(black[2].and(white[2]));
    black[PAIRS]
}

/// The two lowest bits of the sum of four planes.
#[inline(always)]
fn low_bits<L: Lanes>(planes: &[L; PAIRS]) -> (L, L) {
    let [a, b, c, d] = *planes;
    let (one, other) = (a.xor(b), c.xor(d));
    (one.xor(other), a.and(b).xor(c.and(d)).xor(one.and(other)))
}

/// The sizes of all classes, in fields of this many bits, and how many secrets are found.
struct PairTally<L, const BITS: usize, const REGISTERS: usize> {
    fields: [L; REGISTERS],
    solved: L,
}

impl<L: Lanes, const BITS: usize, const REGISTERS: usize> PairTally<L, BITS, REGISTERS> {
    #[inline(always)]
    fn new() -> Self {
        Self { fields: [L::splat(0); REGISTERS], solved: L::splat(0) }
    }

    #[inline(always)]
    fn add(&mut self, pins: &PairPins<L>, valid: L) {
        let solved = classes(pins, valid, self);
        self.solved = self.solved.add(solved.ones());
    }
}

impl<L: Lanes, const BITS: usize, const REGISTERS: usize> Sink<L> for PairTally<L, BITS, REGISTERS> {
    #[inline(always)]
    fn take<const CLASS: usize>(&mut self, secrets: L) {
        let (field, place) = (CLASS * BITS / 64, CLASS * BITS % 64);
        self.fields[field] = self.fields[field].add(secrets.ones().up(place as u32));
    }
}

/// The numbers of classes, bit by bit.
struct Bits<L>([L; 6]);

impl<L: Lanes> Sink<L> for Bits<L> {
    #[inline(always)]
    fn take<const CLASS: usize>(&mut self, secrets: L) {
        for bit in 0..6 {
            if CLASS >> bit & 1 != 0 {
                self.0[bit] = self.0[bit].or(secrets);
            }
        }
    }
}

/// Weighs eight guesses against at most 255 secrets, counted in bytes.
#[inline(always)]
fn weigh_bytes<L: Lanes>(matched: bool, set: &[Word], group: &PairGroup, weights: &Weights) -> L {
    let zero = L::splat(0);
    let mut tally = PairTally::<L, 8, EIGHTS>::new();
    for word in set {
        tally.add(&pins(group.repeats, matched, &Eight(word, group)), L::splat(word.valid));
    }
    let PairTally { fields, solved } = tally;
    let mut value = L::weigh(&fields, weights.small(), set.len() > 1);
    if let Some(bits) = weights.largest() {
        let mut largest = fields[0];
        for more in 1..EIGHTS {
            largest = largest.greater_bytes(fields[more]);
        }
        value = value.add(largest.greatest_byte().up(bits));
    }
    value.add(L::splat(weights.unfit()).without(zero.minus(solved)))
}

/// Weighs eight guesses by the sizes of their classes, four classes to a register.
#[inline(always)]
fn weigh_fields<L: Lanes>(fields: &[L; FOURS], solved: L, weights: &Weights) -> L {
    let zero = L::splat(0);
    let (mut value, mut largest) = (zero, zero);
    for class in 0..CLASSES - 2 {
        let sizes = fields[class / 4].field(16, class as u32 % 4);
        value = value.add(sizes.look_up(weights.whole()));
        largest = largest.greater(sizes);
    }
    if let Some(bits) = weights.largest() {
        value = value.add(largest.up(bits));
    }
    value.add(L::splat(weights.unfit()).without(zero.minus(solved)))
}

/// Writes the classes of eight guesses down.
#[inline(always)]
fn write_fields<L: Lanes>(
    fields: &[L; FOURS],
    solved: L,
    numbers: &PairNumbers,
    places: &[u16; 8],
    counted: &mut [u32],
) {
    let count = numbers.count;
    for (class, number) in numbers.of.iter().enumerate() {
        let sizes = match number {
            None => continue,
            Some(_) if class == CLASSES - 1 => solved.store(),
            Some(_) => fields[class / 4].field(16, class as u32 % 4).store(),
        };
        let number = usize::from(number.unwrap_or(0));
        for (place, size) in places.iter().zip(sizes) {
            counted[usize::from(*place) * count + number] = size as u32;
        }
    }
}

/// What is made of the classes of a chunk of guesses, each at its place.
pub(super) enum PairsWanted<'a> {
    /// How many secrets each has.
    Counts(&'a mut [u32]),
    /// Their weights.
    Weights(&'a Weights, &'a mut [u64]),
}

/// Weighs the guesses of a chunk against at most 255 secrets, each at its place.
#[inline(always)]
pub(super) fn weigh_any<L: Lanes>(
    matched: bool,
    set: &[Word],
    groups: &[PairGroup],
    weights: &Weights,
    weighed: &mut [u64],
) {
    for group in groups {
        let values = weigh_bytes::<L>(matched, set, group, weights).store();
        for (place, value) in group.places.iter().zip(values) {
            weighed[usize::from(*place)] = value;
        }
    }
}

/// Counts the classes of a chunk of guesses against as many secrets as sixteen bits can count.
#[inline(always)]
pub(super) fn count_any<L: Lanes>(
    matched: bool,
    set: &[Word],
    groups: &[PairGroup],
    wanted: &mut PairsWanted<'_>,
) {
    let numbers = PairNumbers::of(matched);
    for group in groups {
        let mut tally = PairTally::<L, 16, FOURS>::new();
        for word in set {
            tally.add(&pins(group.repeats, matched, &Eight(word, group)), L::splat(word.valid));
        }
        let PairTally { fields, solved } = tally;
        match wanted {
            PairsWanted::Counts(counted) => write_fields(&fields, solved, &numbers, &group.places, counted),
            PairsWanted::Weights(weights, weighed) => {
                let values = weigh_fields(&fields, solved, weights).store();
                for (place, value) in group.places.iter().zip(values) {
                    weighed[usize::from(*place)] = value;
                }
            }
        }
    }
}

/// Counts the classes of one guess in a few blocks, and adds them up.
#[inline(always)]
fn count_tile<L: Lanes>(
    matched: bool,
    tile: &[PairBlock],
    guess: &PairGuess,
    numbers: &PairNumbers,
    counted: &mut [u32],
) {
    let mut tally = PairTally::<L, 16, FOURS>::new();
    for block in tile {
        tally.add(&pins(guess.repeats, matched, &OnePair(block, guess)), L::load(&block.valid));
    }
    // A tile is small enough for all lanes together to stay within sixteen bits.
    let mut sums = [0; FOURS];
    for place in 0..FOURS {
        sums[place] = tally.fields[place].sum();
    }
    for (class, number) in numbers.of[..CLASSES - 2].iter().enumerate() {
        if let Some(number) = number {
            counted[usize::from(*number)] += (sums[class / 4] >> (class % 4 * 16) & 0xffff) as u32;
        }
    }
    counted[numbers.count - 1] += tally.solved.sum() as u32;
}

/// Counts classes guess by guess.
#[inline(always)]
pub(super) fn count_wide_any<L: Lanes>(
    matched: bool,
    set: &[PairBlock],
    guesses: &[PairGuess],
    counted: &mut [u32],
) {
    let numbers = PairNumbers::of(matched);
    counted.fill(0);
    for tile in set.chunks(TILE) {
        for (guess, counted) in guesses.iter().zip(counted.chunks_exact_mut(numbers.count)) {
            count_tile::<L>(matched, tile, guess, &numbers, counted);
        }
    }
}

/// The class of every secret of a block, bit by bit of its number.
#[inline(always)]
fn number_classes<L: Lanes>(matched: bool, block: &PairBlock, guess: &PairGuess) -> [LaneWords; 6] {
    let mut bits = Bits([L::splat(0); 6]);
    let pins = pins(guess.repeats, matched, &OnePair(block, guess));
    let solved = classes::<L>(&pins, L::load(&block.valid), &mut bits);
    bits.take::<{ CLASSES - 1 }>(solved);
    let mut words = [[0; 8]; 6];
    for bit in 0..6 {
        words[bit] = bits.0[bit].store();
    }
    words
}

/// The class of the answer to a guess for each secret of a set.
#[inline(always)]
pub(super) fn classes_any<L: Lanes>(matched: bool, set: &[PairBlock], guess: &PairGuess, found: &mut [u8]) {
    let numbers = PairNumbers::of(matched).of.map(|number| number.unwrap_or(0));
    for (block, found) in set.iter().zip(found.chunks_mut(BLOCK)) {
        let bits = number_classes::<L>(matched, block, guess);
        for (place, found) in found.chunks_mut(8).enumerate() {
            let mut bytes = 0;
            for (bit, words) in bits.iter().enumerate() {
                bytes |= spread(words[place / 8] >> (place % 8 * 8) & 0xff) << bit;
            }
            for (found, class) in found.iter_mut().zip(bytes.to_le_bytes()) {
                *found = numbers[usize::from(class)];
            }
        }
    }
}

/// The numbers of the classes under a rule of blue, and how many it has.
struct PairNumbers {
    of: [Option<u8>; CLASSES],
    count: usize,
}

impl PairNumbers {
    fn of(matched: bool) -> Self {
        let blue = if matched { Blue::Matched } else { Blue::GuessOnly };
        let (all, played) = (Classes::pairs(Blue::GuessOnly), Classes::pairs(blue));
        let number = |class| {
            let number = played.of(all.answer(class));
            (number != played.solved() - 1).then_some(number as u8)
        };
        Self { of: std::array::from_fn(number), count: played.count() }
    }
}

/// The bits of a byte as the lowest bits of eight bytes.
#[inline(always)]
const fn spread(byte: u64) -> u64 {
    // Every byte gets all bits and keeps its own; if it kept it, what is added reaches its highest bit.
    let kept = byte.wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((kept + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080) >> 7
}
