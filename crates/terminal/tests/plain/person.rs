//! A person who listens and types: one who follows hints, and one who types what is written down.

use std::io::{self, BufReader, Read, Write};
use std::thread;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use terminal::here::{Stopwatch, Wish};
use terminal::plain::{Desk, play};
use terminal::{Failure, Words};

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

/// Listens until the other side falls silent; types an answer to every question: a line without an end.
fn converse(mut listening: impl Read, mut typing: impl Write, person: impl Fn(&str) -> String) -> String {
    let mut said = Vec::new();
    let mut block = [0; 4096];
    loop {
        let read = listening.read(&mut block).expect("the pipe can be read");
        if read == 0 {
            return String::from_utf8(said).expect("text");
        }
        said.extend_from_slice(&block[..read]);
        if said.ends_with(b" ")
            && let Ok(text) = std::str::from_utf8(&said)
        {
            let line = person(text) + "\n";
            assert!(said.len() < 1 << 20, "a match has an end: {text}");
            // Whoever has stopped listening does so because the match is over.
            let _ = typing.write_all(line.as_bytes());
        }
    }
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
            || question.ends_with(&words.prompt_after(first(&words.command_analysis())))
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
        let told = [words.prompt_hint_row("‹", "›"), words.prompt_hint_solution("‹", "›")];
        let letters = told.iter().find_map(|pattern| {
            let (start, rest) = pattern.split_once('‹')?;
            let (middle, end) = rest.split_once('›')?;
            let hint = before.strip_prefix(start)?.strip_suffix(end)?;
            hint.rsplit_once(middle).map(|(_, letters)| letters.to_owned())
        });
        letters.unwrap_or_else(|| first(&words.command_hint()))
    }
}

/// The first of several words.
fn first(words: &str) -> String {
    words.split(", ").next().unwrap_or_default().to_owned()
}
