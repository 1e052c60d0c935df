//! What is kept of what was thought: answers, and the codes of games. All of it is weighed in bytes, and goes when nobody
//! asks any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use rules::Rules;
use serde::Serialize;
use solver::Backend;
use solver::advice::Ground;
use solver::group::MarkerKernel;

use crate::pool::Terms;

/// Bytes of answers that are kept.
const ANSWERS: u64 = 8 * 1024 * 1024;

/// Bytes of codes that are kept listed; the largest games that are listed take 50 million.
const GROUNDS: u64 = 64 * 1024 * 1024;

/// Bytes of what computes with groups that is kept.
const KERNELS: u64 = 4 * 1024 * 1024;

/// What an entry takes beside what it holds, about.
const ENTRY: u64 = 128;

/// How often an answer that was cut short is thought about anew: it is kept for so many times as long as it took.
const KEPT: u32 = 60;

/// What was thought before.
pub(super) struct Known {
    answers: Cache<String, Answer, Bytes>,
    grounds: Cache<String, Arc<Ground>, Bytes>,
    kernels: Cache<String, Arc<MarkerKernel>, Bytes>,
    /// Whether something was asked since it was last looked.
    used: AtomicBool,
}

/// An answer that is kept.
#[derive(Clone)]
struct Answer {
    text: Arc<str>,
    /// Until when; for good if it is complete.
    until: Option<Instant>,
}

/// An answer as a thought brought it.
pub(super) struct Brought {
    pub(super) text: String,
    /// If time ran out before it was complete: how long it took.
    pub(super) stopped: Option<Duration>,
}

impl Brought {
    /// An answer as it is told.
    pub(super) fn of(shape: &impl Serialize, terms: &Terms<'_>, stopped: bool) -> Self {
        let text = serde_json::to_string(shape).unwrap_or_default();
        Self { text, stopped: stopped.then(|| terms.spent()) }
    }
}

/// Weighs what is kept in bytes.
#[derive(Clone)]
struct Bytes;

impl Weighter<String, Answer> for Bytes {
    fn weight(&self, key: &String, answer: &Answer) -> u64 {
        (key.len() + answer.text.len()) as u64 + ENTRY
    }
}

impl Weighter<String, Arc<Ground>> for Bytes {
    fn weight(&self, key: &String, ground: &Arc<Ground>) -> u64 {
        key.len() as u64 + ground.bytes() + ENTRY
    }
}

impl Weighter<String, Arc<MarkerKernel>> for Bytes {
    fn weight(&self, key: &String, kernel: &Arc<MarkerKernel>) -> u64 {
        key.len() as u64 + kernel.bytes() + ENTRY
    }
}

/// A cache of so many bytes. It is in one piece, so that one thing may take all of it.
fn cache<V: Clone>(items: usize, bytes: u64) -> Cache<String, V, Bytes>
where
    Bytes: Weighter<String, V>,
{
    let mut options = OptionsBuilder::new();
    options.estimated_items_capacity(items).weight_capacity(bytes).shards(1);
    let options = options.build().expect("all that has to be said is said");
    Cache::with_options(options, Bytes, DefaultHashBuilder::default(), DefaultLifecycle::default())
}

impl Default for Known {
    fn default() -> Self {
        Self {
            answers: cache(1000, ANSWERS),
            grounds: cache(16, GROUNDS),
            kernels: cache(16, KERNELS),
            used: AtomicBool::new(false),
        }
    }
}

impl Known {
    /// An answer that is known.
    pub(super) fn answer(&self, key: &str) -> Option<Arc<str>> {
        self.used.store(true, Ordering::Relaxed);
        let answer = self.answers.get(key)?;
        answer.until.is_none_or(|until| Instant::now() < until).then_some(answer.text)
    }

    /// Keeps an answer. One that was cut short may be better known later: the longer it took, the later that is.
    pub(super) fn keep(&self, key: &str, text: &Arc<str>, stopped: Option<Duration>) {
        let until = stopped.map(|spent| Instant::now() + KEPT * spent);
        self.answers.insert(key.to_owned(), Answer { text: Arc::clone(text), until });
    }

    /// The codes of a game.
    pub(super) fn ground(&self, rules: &Rules) -> Option<Arc<Ground>> {
        let key = Ground::name(rules);
        if let Some(ground) = self.grounds.get(&key) {
            return Some(ground);
        }
        let ground = Arc::new(Ground::new(rules.clone()).ok()?);
        self.grounds.insert(key, Arc::clone(&ground));
        Some(ground)
    }

    /// What computes with a group.
    pub(super) fn kernel(&self, rules: &Rules) -> Option<Arc<MarkerKernel>> {
        let key = Ground::name(rules);
        if let Some(kernel) = self.kernels.get(&key) {
            return Some(kernel);
        }
        let kernel = Arc::new(MarkerKernel::new(rules, Backend::best())?);
        self.kernels.insert(key, Arc::clone(&kernel));
        Some(kernel)
    }

    /// Forgets everything if nothing was asked since this was last called.
    pub(super) fn forget(&self) {
        if !self.used.swap(false, Ordering::Relaxed) {
            self.answers.clear();
            self.grounds.clear();
            self.kernels.clear();
        }
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
        let known = Known::default();
        let games = (5..30).map(|rows| custom(&["holes=4", "symbols=8", &format!("rows={rows}")]));
        let grounds: Vec<_> = games.map(|rules| known.ground(&rules).unwrap()).collect();
        assert!(grounds.iter().all(|ground| Arc::ptr_eq(ground, &grounds[0])));
        let other = known.ground(&custom(&["holes=4", "symbols=9"])).unwrap();
        assert!(!Arc::ptr_eq(&other, &grounds[0]));
    }

    #[test]
    fn what_is_kept_is_weighed_in_bytes_and_goes_when_nobody_asks() {
        let known = Known::default();
        let text: Arc<str> = "x".repeat(1024 * 1024).into();
        for number in 0..50 {
            known.keep(&number.to_string(), &text, None);
        }
        assert!(known.answers.weight() <= ANSWERS && known.answers.len() >= 4, "{}", known.answers.len());
        let large = custom(&["holes=6", "symbols=10"]);
        let ground = known.ground(&large).unwrap();
        assert!(
            known.grounds.weight() >= ground.bytes() && ground.bytes() > 20_000_000,
            "{}",
            ground.bytes()
        );
        known.answer("1");
        known.forget();
        assert!(!known.answers.is_empty(), "somebody has asked");
        known.forget();
        assert_eq!((known.answers.len(), known.grounds.len()), (0, 0));
    }

    #[test]
    fn an_answer_that_was_cut_short_is_kept_for_a_while() {
        let known = Known::default();
        let text: Arc<str> = "short".into();
        known.keep("slow", &text, Some(Duration::from_secs(5)));
        known.keep("quick", &text, Some(Duration::ZERO));
        assert_eq!(known.answer("slow"), Some(Arc::clone(&text)));
        assert_eq!(known.answer("quick"), None);
    }
}
