//! How many pairs of secret and guess give each answer, exactly, over all pairs of an edition.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::thread;

use proptest::prelude::*;
use rules::answer::{self, Blue};
use rules::space::Palette;
use rules::{Answer, Code, Rules};

#[path = "support/rules_of.rs"]
mod rules_of;
use rules_of::rules_of;

/// Counts the answers to all guesses for all secrets, one by one.
fn census_of_classic(rules: &Rules) -> Vec<((u8, u8), u64)> {
    let codes: Vec<Code> = rules.secrets().iter().collect();
    let mut counted = [[0; 5]; 5];
    for secret in &codes {
        for guess in &codes {
            let answer = answer::classic(*secret, *guess);
            counted[usize::from(answer.black)][usize::from(answer.white)] += 1;
        }
    }
    let all = (0..5u8).flat_map(|black| (0..5u8).map(move |white| (black, white)));
    all.map(|(black, white)| ((black, white), counted[usize::from(black)][usize::from(white)]))
        .filter(|(_, count)| *count > 0)
        .collect()
}

fn check_classic(edition: &str, codes: u64, wanted: &[((u8, u8), u64)]) {
    assert_eq!(wanted.iter().map(|(_, count)| count).sum::<u64>(), codes * codes, "the table is whole");
    let rules = rules_of(edition, &[]);
    assert_eq!(rules.secrets().count(), codes);
    assert_eq!(census_of_classic(&rules), wanted);
}

#[test]
fn every_pair_of_the_original_has_its_answer_as_often_as_it_should() {
    check_classic(
        "original",
        1296,
        &[
            ((0, 0), 121_590),
            ((0, 1), 313_440),
            ((0, 2), 288_120),
            ((0, 3), 82_080),
            ((0, 4), 4_770),
            ((1, 0), 234_000),
            ((1, 1), 293_760),
            ((1, 2), 114_480),
            ((1, 3), 5_760),
            ((2, 0), 136_080),
            ((2, 1), 51_840),
            ((2, 2), 6_480),
            ((3, 0), 25_920),
            ((4, 0), 1_296),
        ],
    );
}

#[test]
fn every_pair_of_eight_colours_with_blanks_has_its_answer_as_often_as_it_should() {
    check_classic(
        "eight-blanks",
        6561,
        &[
            ((0, 0), 7_056_072),
            ((0, 1), 12_154_464),
            ((0, 2), 6_571_440),
            ((0, 3), 1_058_400),
            ((0, 4), 33_480),
            ((1, 0), 6_752_160),
            ((1, 1), 5_443_200),
            ((1, 2), 1_205_280),
            ((1, 3), 36_288),
            ((2, 0), 1_994_544),
            ((2, 1), 489_888),
            ((2, 2), 34_992),
            ((3, 0), 209_952),
            ((4, 0), 6_561),
        ],
    );
}

const HOLES: usize = 4;

/// The shapes, or the colours, of the four pairs of a code.
type Side = [u8; HOLES];

/// What is counted over all pairs of codes of a pairs edition.
#[derive(Default)]
struct Census {
    matched: BTreeMap<Answer, u64>,
    guess_only: BTreeMap<Answer, u64>,
    /// Pairs of codes that the leftmost variant answers differently from the rule.
    leftmost_differs: u64,
    /// Pairs of codes that guess-only answers differently from the rule.
    guess_only_differs: u64,
}

/// The variant that the rule book compares with: each guess pair, left to right, takes the leftmost free equal
/// secret pair.
fn leftmost(palette: &Palette, secret: Code, guess: Code) -> Answer {
    let (secret, guess) = (secret.symbols(), guess.symbols());
    let mut free = [true; HOLES];
    let mut open = [true; HOLES];
    let mut pins = Answer::default();
    for hole in (0..HOLES).filter(|hole| secret[*hole] == guess[*hole]) {
        (free[hole], open[hole]) = (false, false);
        pins.black += 1;
    }
    for hole in 0..HOLES {
        let partner = (0..HOLES).find(|partner| free[*partner] && secret[*partner] == guess[hole]);
        if let Some(partner) = partner.filter(|_| open[hole]) {
            (free[partner], open[hole]) = (false, false);
            pins.white += 1;
        }
    }
    for hole in (0..HOLES).filter(|hole| free[*hole] && open[*hole]) {
        let (mine, theirs) = (palette.pair(guess[hole]), palette.pair(secret[hole]));
        pins.blue += u8::from((mine.0 == theirs.0) != (mine.1 == theirs.1));
    }
    pins
}

/// Sides up to the naming of what does not stand in a given side, each with the number of sides it stands
/// for: names `0..named` stay what they are, the others of the `whole` are interchangeable, so they come in the
/// order `named`, `named + 1` and so on.
fn sides(named: u8, whole: u8) -> Vec<(Side, u64)> {
    let mut grown = vec![([0; HOLES], named, 1)];
    for hole in 0..HOLES {
        let longer = |&(side, met, weight): &(Side, u8, u64)| {
            (0..whole.min(met + 1)).map(move |name| {
                let mut side: Side = side;
                side[hole] = name;
                let fresh = name == met;
                (side, met + u8::from(fresh), if fresh { weight * u64::from(whole - met) } else { weight })
            })
        };
        grown = grown.iter().flat_map(longer).collect();
    }
    grown.into_iter().map(|(side, _, weight)| (side, weight)).collect()
}

/// How many different names stand in a side whose names come in order.
fn names(side: Side) -> u8 {
    side.iter().max().map_or(0, |last| last + 1)
}

fn code(palette: &Palette, shapes: Side, colours: Side) -> Code {
    let mut pairs = [0; HOLES];
    for hole in 0..HOLES {
        pairs[hole] = shapes[hole] * palette.colours() + colours[hole];
    }
    Code::new(&pairs)
}

/// Counts over all pairs of codes. No answer changes when shapes or colours are renamed in secret and guess
/// alike, so one pair of codes is asked for each class of pairs, and counted as often as the class is large.
fn census_of_pairs(rules: &Rules) -> Census {
    let palette = rules.palette();
    let size = palette.colours();
    let secrets: Vec<_> = sides(0, size)
        .into_iter()
        .flat_map(|shapes| sides(0, size).into_iter().map(move |colours| (shapes, colours)))
        .collect();
    assert_eq!(
        secrets.len(),
        15 * 15,
        "four places fall into classes in 15 ways, for shapes and for colours"
    );
    let waiting = Mutex::new(secrets);
    let census = Mutex::new(Census::default());
    let next = || waiting.lock().expect("no panic").pop();
    let work = || {
        while let Some(((shapes, shapes_weight), (colours, colours_weight))) = next() {
            let secret = code(palette, shapes, colours);
            let mut part = Census::default();
            for (guess_shapes, shapes_guess_weight) in sides(names(shapes), size) {
                for (guess_colours, colours_guess_weight) in sides(names(colours), size) {
                    let guess = code(palette, guess_shapes, guess_colours);
                    let weight = shapes_weight * colours_weight * shapes_guess_weight * colours_guess_weight;
                    part.count(palette, secret, guess, weight);
                }
            }
            census.lock().expect("no panic").add(part);
        }
    };
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    census.into_inner().expect("no panic")
}

impl Census {
    fn count(&mut self, palette: &Palette, secret: Code, guess: Code, weight: u64) {
        let matched = answer::pairs(palette, Blue::Matched, secret, guess);
        let guess_only = answer::pairs(palette, Blue::GuessOnly, secret, guess);
        *self.matched.entry(matched).or_default() += weight;
        *self.guess_only.entry(guess_only).or_default() += weight;
        self.leftmost_differs += weight * u64::from(leftmost(palette, secret, guess) != matched);
        self.guess_only_differs += weight * u64::from(guess_only != matched);
    }

    fn add(&mut self, part: Self) {
        part.matched
            .into_iter()
            .for_each(|(answer, count)| *self.matched.entry(answer).or_default() += count);
        part.guess_only
            .into_iter()
            .for_each(|(answer, count)| *self.guess_only.entry(answer).or_default() += count);
        self.leftmost_differs += part.leftmost_differs;
        self.guess_only_differs += part.guess_only_differs;
    }
}

/// The answers that the rule book allows: black, white, and the most blue beside them.
const ALLOWED: [(u8, u8, u8); 14] = [
    (0, 0, 4),
    (0, 1, 2),
    (0, 2, 2),
    (0, 3, 1),
    (0, 4, 0),
    (1, 0, 3),
    (1, 1, 1),
    (1, 2, 1),
    (1, 3, 0),
    (2, 0, 2),
    (2, 1, 0),
    (2, 2, 0),
    (3, 0, 1),
    (4, 0, 0),
];

/// What guess-only adds.
const ADDED: [(u8, u8, u8); 3] = [(0, 1, 3), (1, 1, 2), (2, 1, 1)];

/// A share in thousandths of a percent, rounded.
fn share(part: u64, whole: u64) -> u64 {
    ((u128::from(part) * 100_000 + u128::from(whole) / 2) / u128::from(whole)) as u64
}

fn check_pairs(edition: &str, codes: u64, leftmost_share: u64, guess_only_share: u64) -> Census {
    let rules = rules_of(edition, &[]);
    assert_eq!(rules.secrets().count(), codes);
    let census = census_of_pairs(&rules);
    let all = codes * codes;
    for counted in [&census.matched, &census.guess_only] {
        assert_eq!(counted.values().sum::<u64>(), all, "every pair of codes is counted once");
    }

    let up_to =
        |&(black, white, most): &(u8, u8, u8)| (0..=most).map(move |blue| Answer { black, white, blue });
    let mut allowed: Vec<Answer> = ALLOWED.iter().flat_map(up_to).collect();
    assert_eq!(allowed.len(), 31);
    assert!(census.matched.keys().eq(&allowed), "{:?}", census.matched);
    allowed.extend(ADDED.map(|(black, white, blue)| Answer { black, white, blue }));
    allowed.sort();
    assert_eq!(allowed.len(), 34);
    assert!(census.guess_only.keys().eq(&allowed), "{:?}", census.guess_only);

    assert_eq!(share(census.leftmost_differs, all), leftmost_share, "leftmost");
    assert_eq!(share(census.guess_only_differs, all), guess_only_share, "guess-only");
    assert_eq!(census.matched[&Answer::solved(4)], codes, "only the secret itself is all black");
    census
}

#[test]
fn grand_has_the_31_answers_and_34_under_guess_only_over_all_pairs() {
    let census = check_pairs("grand", 390_625, 677, 11_661);
    assert_eq!(census.leftmost_differs, 1_033_235_600);
    assert_eq!(census.guess_only_differs, 17_793_734_000);
    assert_eq!(census.matched[&Answer::default()], 15_814_093_200);
}

#[test]
fn grand_with_blanks_has_the_31_answers_and_34_under_guess_only_over_all_pairs() {
    let census = check_pairs("grand-blanks", 1_679_616, 321, 7_639);
    assert_eq!(census.leftmost_differs, 9_045_408_240);
    assert_eq!(census.guess_only_differs, 215_505_382_320);
    assert_eq!(census.matched[&Answer::default()], 469_257_795_900);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// What the census above rests on.
    #[test]
    fn renaming_shapes_or_colours_in_both_codes_changes_no_answer(
        shapes in Just([0u8, 1, 2, 3, 4, 5]).prop_shuffle(),
        colours in Just([0u8, 1, 2, 3, 4, 5]).prop_shuffle(),
        sides in proptest::array::uniform4(proptest::array::uniform4(0..6u8)),
    ) {
        let rules = rules_of("grand-blanks", &[]);
        let palette = rules.palette();
        let rename = |names: [u8; 6], side: Side| side.map(|name| names[usize::from(name)]);
        let [secret, guess] = [0, 2].map(|first| code(palette, sides[first], sides[first + 1]));
        let [renamed_secret, renamed_guess] =
            [0, 2].map(|first| code(palette, rename(shapes, sides[first]), rename(colours, sides[first + 1])));
        for blue in [Blue::Matched, Blue::GuessOnly] {
            let before = answer::pairs(palette, blue, secret, guess);
            prop_assert_eq!(before, answer::pairs(palette, blue, renamed_secret, renamed_guess));
        }
        let before = leftmost(palette, secret, guess);
        prop_assert_eq!(before, leftmost(palette, renamed_secret, renamed_guess));
    }
}
