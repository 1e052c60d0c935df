//! A person who listens and types: one who follows hints, and one who types what is written down.

use std::io::{self, BufReader};
use std::thread;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use terminal::here::{Stopwatch, Wish};
use terminal::plain::{Desk, play};
use terminal::{Failure, Words};

use crate::converse::converse;

/// Chance that is the same each time.
pub(crate) fn chance(number: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(number)
}

/// Plays with lines that are all known before; what was said, and whether it went well.
pub(crate) fn typed_at(
    wish: &Wish,
    words: Words,
    seed: u64,
    step: u64,
    lines: &str,
) -> (String, Result<(), Failure>) {
    let mut output = Vec::new();
    let mut desk = Desk::new(io::Cursor::new(lines.to_owned()), &mut output);
    let ended = play(wish, words, chance(seed), Stopwatch::ticking(step), &mut desk);
    drop(desk);
    (String::from_utf8(output).expect("text"), ended)
}

/// Plays with lines that are all known before; what was said.
pub(crate) fn typed(wish: &Wish, words: Words, seed: u64, lines: &str) -> String {
    let (said, ended) = typed_at(wish, words, seed, 0, lines);
    ended.unwrap_or_else(|failure| panic!("{failure}: {said}"));
    said
}

/// Plays with a person who answers each question after hearing it; what was said.
pub(crate) fn heard(wish: &Wish, words: Words, seed: u64, person: impl Fn(&str) -> String + Send) -> String {
    let (listening, speaking) = io::pipe().expect("a pipe");
    let (reading, typing) = io::pipe().expect("a pipe");
    thread::scope(|scope| {
        let listener = scope.spawn(move || converse(listening, typing, person));
        let mut desk = Desk::new(BufReader::new(reading), speaking);
        let ended = play(wish, words, chance(seed), Stopwatch::ticking(0), &mut desk);
        drop(desk);
        let said = listener.join().expect("a listener");
        ended.unwrap_or_else(|failure| panic!("{failure}: {said}"));
        said
    })
}

/// What a person types who does what a strong player would do.
pub(crate) fn follower(words: Words) -> impl Fn(&str) -> String + Send {
    move |said: &str| {
        let mut lines = said.lines().rev();
        let question = lines.next().unwrap_or_default().trim_end();
        let before = lines.next().unwrap_or_default();
        if question.ends_with(&*words.prompt_secret()) {
            return first(&words.command_roll());
        }
        if question.ends_with(&*words.prompt_go_on())
            || question.ends_with(
                &words
                    .prompt_after()
                    .command(first(&words.command_analysis()))
                    .rematch(first(&words.command_rematch())),
            )
        {
            return String::new();
        }
        if question.ends_with(&*words.board_call_confirm()) {
            return first(&words.command_yes());
        }
        let call = words.prompt_hint_call();
        let pass = words.prompt_hint_pass();
        if before == call {
            return first(&words.command_call());
        }
        if before == pass {
            return first(&words.command_pass());
        }
        // “A strong player would place red, red. Type RR.”
        let told = [
            words.prompt_hint_row().code("‹").letters("›"),
            words.prompt_hint_solution().code("‹").letters("›"),
        ];
        let letters = told.iter().find_map(|pattern| {
            let (start, rest) = pattern.split_once('‹')?;
            let (middle, end) = rest.split_once('›')?;
            let hint = before.strip_prefix(start)?.strip_suffix(end)?;
            hint.rsplit_once(middle).map(|(_, letters)| letters.to_owned())
        });
        letters.unwrap_or_else(|| {
            format!("{} {}", first(&words.command_hint()), first(&words.coach_best_words()))
        })
    }
}

/// The first of several words.
fn first(words: &str) -> String {
    words.split(", ").next().unwrap_or_default().to_owned()
}
