//! What is kept of what was thought: answers, and the codes of games. All of it is weighed in bytes, and goes when nobody
//! asks any more.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pages::Grounds;
use play::PuzzleLook;
use rules::Rules;
use solver::Backend;
use solver::advice::Ground;
use solver::coach::PuzzleFault;
use solver::group::MarkerKernel;
use tables::{Shelf, locked};

/// Bytes of answers that are kept.
const ANSWERS: usize = 8 * 1024 * 1024;

/// Bytes of codes that are kept listed; the largest games that are listed take 50 million.
const GROUNDS: usize = 64 * 1024 * 1024;

/// Bytes of what computes with groups that is kept.
const KERNELS: usize = 4 * 1024 * 1024;

/// Bytes of puzzles that are kept.
const PUZZLES: usize = 2 * 1024 * 1024;

/// How often an answer that was cut short is thought about again: it is kept for so many times as long as it took.
const KEPT: u32 = 60;

/// A puzzle that was drawn, or why there is none.
pub(super) type DrawnPuzzle = Result<Arc<PuzzleLook>, PuzzleFault>;

/// What was thought before.
pub(super) struct AdviceShelves {
    answers: Mutex<Shelf<KeptAnswer>>,
    grounds: Mutex<Shelf<Arc<Ground>>>,
    kernels: Mutex<Shelf<Arc<MarkerKernel>>>,
    /// By game and seed.
    puzzles: Mutex<Shelf<DrawnPuzzle>>,
    /// Whether something was asked since it was last looked.
    used: AtomicBool,
}

/// An answer that is kept.
struct KeptAnswer {
    text: Arc<str>,
    /// Until when; for good if it is complete.
    until: Option<Instant>,
}

impl Default for AdviceShelves {
    fn default() -> Self {
        Self {
            answers: Mutex::new(Shelf::new(ANSWERS)),
            grounds: Mutex::new(Shelf::new(GROUNDS)),
            kernels: Mutex::new(Shelf::new(KERNELS)),
            puzzles: Mutex::new(Shelf::new(PUZZLES)),
            used: AtomicBool::new(false),
        }
    }
}

/// What stands on a shelf under a name, or what is made then and put there.
fn kept_or<V: Clone>(
    shelf: &Mutex<Shelf<V>>,
    name: &str,
    make: impl FnOnce() -> Option<V>,
    bytes: impl FnOnce(&V) -> u64,
) -> Option<V> {
    if let Some(kept) = locked(shelf).get(name) {
        return Some(kept.clone());
    }
    // Nobody else waits while it is made.
    let made = make()?;
    locked(shelf).put(name, made.clone(), bytes(&made) as usize);
    Some(made)
}

impl AdviceShelves {
    /// An answer that is known.
    pub(super) fn answer(&self, key: &str) -> Option<Arc<str>> {
        self.used.store(true, Ordering::Relaxed);
        let mut answers = locked(&self.answers);
        let answer = answers.get(key)?;
        answer.until.is_none_or(|until| Instant::now() < until).then(|| Arc::clone(&answer.text))
    }

    /// Keeps an answer. One that was cut short may be better known later: the longer it took, the later that is.
    pub(super) fn keep(&self, key: &str, text: &Arc<str>, stopped: Option<Duration>) {
        let until = stopped.map(|spent| Instant::now() + KEPT * spent);
        locked(&self.answers).put(key, KeptAnswer { text: Arc::clone(text), until }, text.len());
    }

    /// A puzzle that was drawn before.
    pub(super) fn puzzle(&self, key: &str) -> Option<DrawnPuzzle> {
        self.used.store(true, Ordering::Relaxed);
        locked(&self.puzzles).get(key).cloned()
    }

    /// Keeps a puzzle.
    pub(super) fn keep_puzzle(&self, key: &str, puzzle: DrawnPuzzle) {
        let bytes = puzzle.as_ref().map_or(0, |puzzle| puzzle.bytes());
        locked(&self.puzzles).put(key, puzzle, bytes);
    }

    /// Forgets everything if nothing was asked since this was last called.
    pub(super) fn forget(&self) {
        if !self.used.swap(false, Ordering::Relaxed) {
            locked(&self.answers).clear();
            locked(&self.grounds).clear();
            locked(&self.kernels).clear();
            locked(&self.puzzles).clear();
        }
    }
}

impl Grounds for AdviceShelves {
    fn ground(&self, rules: &Rules) -> Option<Arc<Ground>> {
        let make = || Some(Arc::new(Ground::new(rules.clone()).ok()?));
        kept_or(&self.grounds, &Ground::name(rules), make, |ground| ground.bytes())
    }

    fn kernel(&self, rules: &Rules) -> Option<Arc<MarkerKernel>> {
        let make = || Some(Arc::new(MarkerKernel::new(rules, Backend::best())?));
        kept_or(&self.kernels, &Ground::name(rules), make, |kernel| kernel.bytes())
    }
}

#[cfg(test)]
mod tests {
    use rules::{Edition, Options};

    use super::*;

    fn custom(options: &[&str]) -> Rules {
        let edition = Edition::find("custom").unwrap();
        Rules::new(edition, Options::read(edition, options.iter().copied()).unwrap()).unwrap()
    }

    #[test]
    fn games_that_differ_in_their_rows_alone_are_kept_once() {
        let known = AdviceShelves::default();
        let games = (5..30).map(|rows| custom(&["holes=4", "symbols=8", &format!("rows={rows}")]));
        let grounds: Vec<_> = games.map(|rules| known.ground(&rules).unwrap()).collect();
        assert!(grounds.iter().all(|ground| Arc::ptr_eq(ground, &grounds[0])));
        let other = known.ground(&custom(&["holes=4", "symbols=9"])).unwrap();
        assert!(!Arc::ptr_eq(&other, &grounds[0]));
    }

    #[test]
    fn what_is_kept_is_weighed_in_bytes_and_goes_when_nobody_asks() {
        let known = AdviceShelves::default();
        let text: Arc<str> = "x".repeat(1024 * 1024).into();
        for number in 0..50 {
            known.keep(&number.to_string(), &text, None);
        }
        let there = |number: i32| known.answer(&number.to_string()).is_some();
        assert!(
            (43..50).all(there) && !(0..43).any(there),
            "seven of a little more than a megabyte fit into eight"
        );
        let large = custom(&["holes=6", "symbols=10"]);
        let ground = known.ground(&large).unwrap();
        assert!(ground.bytes() > 20_000_000 && Arc::ptr_eq(&ground, &known.ground(&large).unwrap()));
        known.forget();
        assert!(there(49), "somebody has asked");
        known.forget();
        assert!(there(49), "and asked again");
        known.forget();
        known.forget();
        assert!(!there(49) && !Arc::ptr_eq(&ground, &known.ground(&large).unwrap()));
    }

    #[test]
    fn an_answer_that_was_cut_short_is_kept_for_a_while() {
        let known = AdviceShelves::default();
        let text: Arc<str> = "short".into();
        known.keep("slow", &text, Some(Duration::from_secs(5)));
        known.keep("quick", &text, Some(Duration::ZERO));
        assert_eq!(known.answer("slow"), Some(Arc::clone(&text)));
        assert_eq!(known.answer("quick"), None);
    }
}
