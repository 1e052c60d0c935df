//! What a player who isn't perfect keeps in mind of the rows and hints on the table.

use rand::{Rng, RngExt};
use rules::Seat;

use super::asked::{NOTHING, ShownHints, digits};
use super::bag::{Bag, Id, MAX_BOARDS};
use super::facts::{Fact, Facts};

/// How much of the table a player takes in: how many of a thousand are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GroupMemory {
    /// So many of the latest rows are never overlooked.
    pub(crate) sure: usize,
    /// The player's own older rows.
    pub(crate) own: u32,
    /// Older rows of others, which taught less when they were placed.
    pub(crate) others: u32,
    /// Hints of nothing: people go by the pins that they see.
    pub(crate) nothing: u32,
    /// Rows with two hints of neighbours taken for each other.
    pub(crate) mistakes: u32,
    /// Looks for another secret beside the one found, where there is just one more.
    pub(crate) doubts: u32,
}

/// A row with its hints, as a player takes them in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief<'a> {
    fact: &'a Fact,
    shown: &'a ShownHints,
    /// The classes of hints that the player thinks it may have got, a bit each.
    classes: u32,
}

impl GroupMemory {
    /// The rows as they come to this player's mind now.
    pub(crate) fn recall<'a>(self, facts: &'a Facts, seat: Seat, chance: &mut impl Rng) -> Vec<Belief<'a>> {
        let bag = &facts.bag;
        let recalled = facts.rows.iter().enumerate().filter_map(|(place, fact)| {
            // Every lot is drawn for every row: what one row is like doesn't change another's chance.
            let mut lost = |of_thousand: u32| chance.random_range(0..1000) < of_thousand;
            let overlooked = lost(if fact.by == seat { self.own } else { self.others });
            let mistaken = lost(self.mistakes);
            let nothing: [bool; MAX_BOARDS] = std::array::from_fn(|_| lost(self.nothing));
            let neighbour = chance.random_range(0..MAX_BOARDS);
            if overlooked && facts.rows.len() - place > self.sure {
                return None;
            }
            let shown = facts.shown(fact.by);
            let mut hints = digits(fact.class?.into(), shown.boards.len());
            if mistaken {
                mistake(bag, shown, seat, &mut hints, neighbour);
            }
            Some(Belief { fact, shown, classes: classes(shown, &hints, &nothing) })
        });
        recalled.collect()
    }
}

impl<'a> Belief<'a> {
    /// A row taken in as it lies there.
    pub(crate) fn whole(facts: &'a Facts, fact: &'a Fact) -> Self {
        let classes = fact.class.map_or(0, |class| 1 << class);
        Self { fact, shown: facts.shown(fact.by), classes }
    }

    /// Whether the boards of a deal would have answered so, as the player sees it.
    pub(crate) fn allows(&self, markers: &[Id; MAX_BOARDS]) -> bool {
        self.classes >> self.fact.asked.class(self.shown, markers) & 1 == 1
    }
}

/// Mixes up the hints of two neighbours. Nobody is wrong about their own.
fn mistake(bag: &Bag, shown: &ShownHints, seat: Seat, hints: &mut [u8], neighbour: usize) {
    let own = bag.boards_of(seat);
    let others: Vec<_> = (0..hints.len()).filter(|place| !own.contains(&shown.boards[*place])).collect();
    if let Some(pairs) = others.len().checked_sub(1).filter(|pairs| *pairs > 0) {
        let place = neighbour % pairs;
        hints.swap(others[place], others[place + 1]);
    }
}

/// The classes that hints may belong to, one bit each, if some hints of nothing are forgotten.
fn classes(shown: &ShownHints, hints: &[u8], overlooked: &[bool; MAX_BOARDS]) -> u32 {
    let fits = |combination: &usize| {
        let hints = hints.iter().zip(digits(*combination, hints.len())).zip(overlooked);
        hints.into_iter().all(|((hint, may), overlooked)| *hint == may || (*overlooked && *hint == NOTHING))
    };
    (0..shown.class.len()).filter(fits).fold(0, |classes, fitting| classes | 1 << shown.class[fitting])
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;
    use rules::{Edition, Rules};

    use super::super::asked::AskedRow;
    use super::*;

    /// Forgets nothing and mistakes nothing.
    const WHOLE: GroupMemory = GroupMemory { sure: 0, own: 0, others: 0, nothing: 0, mistakes: 0, doubts: 0 };

    /// The markers of the four boards: red in 1, yellow in 2, green in 3, blue in 4.
    const TRUTH: [Id; MAX_BOARDS] = [0, 7, 14, 21];

    /// A table with these rows, answered rightly, the first by the first player.
    fn table(options: &[&str], rows: &[&str]) -> Facts {
        let edition = Edition::find("group").expect("an edition");
        let options = rules::Options::read(edition, options.iter().copied()).expect("options");
        let rules = Rules::new(edition, options).expect("rules");
        let bag = Bag::of(&rules).expect("a group");
        let shown: Vec<_> = (0..4).map(|seat| ShownHints::new(&bag, Seat::new(seat))).collect();
        let fact = |(place, text): (usize, &&str)| {
            let (by, row) = (Seat::new(place % 4), rules.read_row(text).expect("a row"));
            let asked = AskedRow::new(&bag, row);
            let class = Some(asked.class(&shown[by.index()], &TRUTH));
            Fact { by, row, asked, class, place }
        };
        let rows = rows.iter().enumerate().map(fact).collect();
        Facts { bag, shown, rows, calls: Vec::new() }
    }

    fn recalled(memory: GroupMemory, facts: &Facts, seat: usize, seed: u64) -> Vec<Belief<'_>> {
        memory.recall(facts, Seat::new(seat), &mut ChaCha8Rng::seed_from_u64(seed))
    }

    const ROWS: [&str; 6] = ["RYKBW", "KKYG.", "WRGKY", ".BR.G", "YYYRR", "GRWBK"];

    #[test]
    fn a_whole_memory_allows_what_fits_and_nothing_else() {
        let facts = table(&[], &ROWS);
        let beliefs = recalled(WHOLE, &facts, 0, 1);
        let (all, fitting) = (facts.deals_after(&[], &[], None), facts.deals(None));
        let allowed = all.iter().filter(|deal| beliefs.iter().all(|belief| belief.allows(&deal.markers)));
        assert!(allowed.eq(&fitting));
    }

    #[test]
    fn the_latest_rows_are_never_overlooked() {
        let facts = table(&[], &ROWS);
        let poor = GroupMemory { sure: 2, own: 1000, others: 1000, ..WHOLE };
        let places = |beliefs: Vec<Belief<'_>>| beliefs.iter().map(|it| it.fact.place).collect::<Vec<_>>();
        assert_eq!(places(recalled(poor, &facts, 3, 1)), [4, 5]);
        let own = GroupMemory { sure: 0, own: 0, ..poor };
        assert_eq!(places(recalled(own, &facts, 0, 1)), [0, 4]);
    }

    #[test]
    fn forgetting_alone_never_rules_out_the_truth() {
        for options in [vec![], vec!["hints=player"], vec!["hints=totals"]] {
            let facts = table(&options, &ROWS);
            let forgetful = GroupMemory { own: 300, others: 500, nothing: 500, ..WHOLE };
            for seed in 0..50 {
                let beliefs = recalled(forgetful, &facts, 1, seed);
                assert!(beliefs.iter().all(|belief| belief.allows(&TRUTH)));
            }
        }
    }

    #[test]
    fn who_overlooks_nothings_sees_only_pins() {
        // The others answer black, nothing and white; with black in hole 5 the third board would answer white.
        let facts = table(&[], &[".Y.KB"]);
        let (overlooks, whole) = (GroupMemory { nothing: 1000, ..WHOLE }, WHOLE);
        let other_nothing = [0, 7, 29, 21];
        assert!(recalled(overlooks, &facts, 0, 1)[0].allows(&other_nothing));
        assert!(!recalled(whole, &facts, 0, 1)[0].allows(&other_nothing));
        let other_black = [0, 13, 29, 21];
        assert!(!recalled(overlooks, &facts, 0, 1)[0].allows(&other_black));
    }

    #[test]
    fn only_hints_of_others_are_taken_for_each_other() {
        // To the second player's row the third answers black, the fourth white and the first nothing.
        let facts = table(&[], &[".....", "..GKB"]);
        let mistaken = GroupMemory { mistakes: 1000, ..WHOLE };
        for seed in 0..20 {
            let belief = recalled(mistaken, &facts, 0, seed)[1];
            assert!(!belief.allows(&TRUTH));
            assert!(belief.allows(&[0, 7, 21, 14]), "third and fourth exchanged");
            assert!(!belief.allows(&[2, 7, 21, 14]), "the first player knows what he answered himself");
        }
        let totals = table(&["hints=totals"], &[".....", "..GKB"]);
        assert!(recalled(mistaken, &totals, 0, 1)[1].allows(&TRUTH), "nobody answers by name there");
    }
}
