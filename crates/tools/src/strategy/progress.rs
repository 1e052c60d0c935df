//! A bar that tells somebody at a terminal how far it is and how long it will still take.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use words::Words;

/// What is done sooner needs no bar.
const SOON: Duration = Duration::from_secs(1);

/// How often the bar is drawn in a second.
const DRAWN: u8 = 5;

/// The bar's template: the language decides where times go.
fn look(words: Words) -> String {
    format!(
        "{{msg}}\n{{wide_bar}} {{percent:>3}} %  {}",
        words.engine_elapsed().elapsed("{elapsed}").left("{eta}")
    )
}

/// How far something is. Nothing is shown where nobody watches, nor within the first second.
pub(super) struct ProgressMeter {
    watched: bool,
    words: Words,
    start: Instant,
    whole: u64,
    bar: Option<ProgressBar>,
}

impl ProgressMeter {
    /// Begins something with a number of parts.
    pub(super) fn new(watched: bool, words: Words, whole: u64) -> Self {
        Self { watched, words, start: Instant::now(), whole, bar: None }
    }

    /// Shows how many parts are done, and in words what is going on.
    pub(super) fn at(&mut self, done: u64, doing: impl FnOnce() -> String) {
        if !self.watched || self.start.elapsed() < SOON {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let target = ProgressDrawTarget::stderr_with_hz(DRAWN);
            let bar =
                ProgressBar::with_draw_target(Some(self.whole), target).with_elapsed(self.start.elapsed());
            let look = ProgressStyle::with_template(&look(self.words));
            bar.set_style(look.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar
        });
        bar.set_message(doing());
        bar.set_position(done);
    }
}

impl Drop for ProgressMeter {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_look_of_the_bar_can_be_read() {
        for language in words::Language::ALL {
            let look = look(Words::of(language));
            assert!(ProgressStyle::with_template(&look).is_ok());
            assert!(look.contains("{elapsed}") && look.contains("{eta}"), "{look}");
        }
    }

    #[test]
    fn nothing_is_shown_to_nobody_and_nothing_that_is_done_soon() {
        for watched in [false, true] {
            let mut progress = ProgressMeter::new(watched, Words::of(words::Language::English), 10);
            progress.at(5, || panic!("nobody is told"));
            assert!(progress.bar.is_none());
        }
        let long_ago = Instant::now().checked_sub(2 * SOON).expect("the clock runs for some seconds");
        let mut progress = ProgressMeter::new(true, Words::of(words::Language::English), 10);
        progress.start = long_ago;
        progress.at(5, || "half".to_owned());
        let bar = progress.bar.as_ref().expect("a bar");
        assert_eq!((bar.position(), bar.length(), bar.message().as_str()), (5, Some(10), "half"));
    }
}
