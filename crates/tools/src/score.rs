//! The command `score`: the answer to each pair of secret and guess.

use std::io::{BufRead, Write};

use rules::{Rules, answer};
use shell::Failure;
use shell::bounded::{self, LineRead};
use shell::foreign::quoted;
use words::Words;

/// The longest line that is read, in bytes: far more than any code needs, and a bound on memory.
const LONGEST: usize = 4096;

/// Reads lines of `secret<TAB>guess` (in a group: `marker<TAB>row`) and writes an answer for each.
///
/// A line that can't be read stops it: the answers to the lines before are written and the failure names the
/// line and everything that is wrong with it.
pub fn score(
    rules: &Rules,
    words: Words,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Failure> {
    // Both are kept from line to line, so that a good line costs no memory of its own.
    let mut line = Vec::with_capacity(LONGEST + 1);
    let mut text = String::new();
    let mut number: u64 = 0;
    loop {
        number += 1;
        let outcome = match bounded::line(&mut input, LONGEST, &mut line) {
            Ok(LineRead::End) => break,
            Ok(LineRead::TooLong) => {
                let reason = words.tool_long_line(LONGEST);
                Err(Failure::Wrong(words.tool_line().line(number.to_string()).reason(reason)))
            }
            Ok(LineRead::Whole) => {
                text.clear();
                answer_line(rules, words, &line, &mut text).map_err(|reason| {
                    Failure::Wrong(words.tool_line().line(number.to_string()).reason(reason))
                })
            }
            Err(error) => Err(Failure::Broken(error)),
        };
        if let Err(failure) = outcome {
            output.flush()?;
            return Err(failure);
        }
        text.push('\n');
        output.write_all(text.as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// Appends the answer to a line, or says everything that is wrong with it.
fn answer_line(rules: &Rules, words: Words, line: &[u8], text: &mut String) -> Result<(), String> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let line = std::str::from_utf8(line).map_err(|error| words.tool_not_text(error.valid_up_to() + 1))?;
    let marker = rules.answer_rule().is_by_marker();
    let tabs = || {
        if marker { words.tool_no_marker_pair(quoted(line)) } else { words.tool_no_pair(quoted(line)) }
    };
    let (one, other) = line.split_once('\t').ok_or_else(tabs)?;
    if other.contains('\t') {
        return Err(tabs());
    }
    let row = rules.read_row(other);
    if marker {
        match (rules.read_marker(one), row) {
            (Ok(marker), Ok(row)) => text.push(answer::hint(marker, row).letter()),
            (marker, row) => {
                let marker = marker
                    .err()
                    .map(|fault| words.tool_of_marker().reason(words.code_fault(&fault)).text(quoted(one)));
                let row = row
                    .err()
                    .map(|faults| words.tool_of_row().reason(words.code_faults(&faults)).text(quoted(other)));
                return Err(reasons([marker, row]));
            }
        }
    } else {
        match (rules.read_secret(one), row) {
            (Ok(secret), Ok(guess)) => rules.show_answer_into(rules.answer(secret, guess), text),
            (secret, guess) => {
                let secret = secret.err().map(|faults| {
                    words.tool_of_secret().reason(words.code_faults(&faults)).text(quoted(one))
                });
                let guess = guess.err().map(|faults| {
                    words.tool_of_guess().reason(words.code_faults(&faults)).text(quoted(other))
                });
                return Err(reasons([secret, guess]));
            }
        }
    }
    Ok(())
}

/// What is wrong with each part of a line.
fn reasons(parts: [Option<String>; 2]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use shell::game;
    use words::Language;

    const ENGLISH: Language = Language::English;

    fn rules_of(edition: &str, options: &[&str]) -> Rules {
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
        game::rules(edition, &options, Words::of(ENGLISH)).expect("an edition with its options")
    }

    /// What is written, and the sentence it stopped with.
    fn scored(edition: &str, options: &[&str], input: &[u8]) -> (String, Option<String>) {
        let mut output = Vec::new();
        let end = score(&rules_of(edition, options), Words::of(ENGLISH), input, &mut output);
        (String::from_utf8(output).expect("text"), end.err().map(|failure| failure.to_string()))
    }

    #[test]
    fn each_line_is_answered_in_the_editions_notation() {
        let table: [(&str, &[&str], &str, &str); 7] = [
            ("original", &[], "RRYB\tRRYB\nRGBY\tYBGR\n", "4b0w\n0b4w\n"),
            ("original-blanks", &[], "R.BG\t.RBG\n", "2b2w\n"),
            ("grand", &[], "tR sB cG hY\ttR cG sG rK\n", "1b1w0u\n"),
            ("grand", &["blue=guess-only"], "tR sB cG hY\ttR cG sG rK\n", "1b1w1u\n"),
            ("group", &[], "3R\tGBRYW\n3R\tRBGYW\n3R\tGBYWK\n", "b\nw\n-\n"),
            ("number", &["digits=0-9", "repeats=no"], "0123\t3210\n", "0b4w\n"),
            ("word", &["language=de"], "Fuß\tmuss\n", "3b0w\n"),
        ];
        for (edition, options, input, answers) in table {
            assert_eq!(scored(edition, options, input.as_bytes()), (answers.to_owned(), None), "{edition}");
        }
    }

    #[test]
    fn line_ends_of_other_systems_and_a_missing_last_one_are_fine() {
        for input in ["RRYB\tRRYB\r\nRRYB\tKKKK\r\n", "RRYB\tRRYB\nRRYB\tKKKK", "RRYB\tRRYB\r\nRRYB\tKKKK\r"]
        {
            assert_eq!(
                scored("original", &[], input.as_bytes()),
                ("4b0w\n0b0w\n".to_owned(), None),
                "{input:?}"
            );
        }
        assert_eq!(scored("original", &[], b""), (String::new(), None));
    }

    #[test]
    fn a_bad_line_stops_it_after_the_answers_before_with_its_number_and_every_reason() {
        let table: [(&str, &[u8], &str); 9] = [
            ("original", b"", "“” isn't a secret and a guess separated by one tab."),
            ("original", b"RRYB RRYB", "“RRYB RRYB” isn't a secret and a guess separated by one tab."),
            ("original", b"R\tR\tR", "“R\\tR\\tR” isn't a secret and a guess separated by one tab."),
            ("group", b"3R", "“3R” isn't a marker and a row separated by one tab."),
            ("original", b"RR\xffB\tRRYB", "Byte 3 isn't UTF-8."),
            (
                "original",
                b"RXYB\tR.Y",
                "Secret “RXYB”: I don't know “X”. Use R Y G B W K. \
                 Guess “R.Y”: Hole 2 can't stay empty. Use R Y G B W K. \
                 One hole is still empty.",
            ),
            ("lock", b"WPGR\tWWGR", "Guess “WWGR”: White is already in hole 1; each colour only once."),
            (
                "group",
                b"9R\tGBRY",
                "Marker “9R”: “9R” isn't a marker. Type a number from 1 to 5 and a colour from R Y G B W K, \
                 such as 3R. Row “GBRY”: One hole is still empty.",
            ),
            ("word", b"tree\tqqqq", "Guess “qqqq”: “QQQQ” isn't in the English word list."),
        ];
        for (edition, bad, reason) in table {
            let good: &[u8] = match edition {
                "lock" => b"WPGR\tWPGR",
                "group" => b"3R\tRRRRR",
                "word" => b"tree\ttree",
                _ => b"RRYB\tRRYB",
            };
            let input = [good, good, bad, good].join(&b'\n');
            let (answers, said) = scored(edition, &[], &input);
            assert_eq!(answers.lines().count(), 2, "{edition}: {answers}");
            assert_eq!(said, Some(format!("line 3: {reason}")));
        }
    }

    #[test]
    fn a_line_without_end_is_refused_before_it_fills_the_memory() {
        let endless = io::BufReader::new(io::repeat(b'R'));
        let rules = rules_of("original", &[]);
        let failure = score(&rules, Words::of(ENGLISH), endless, Vec::new()).expect_err("no line");
        assert_eq!(failure.to_string(), "line 1: A line has at most 4,096 bytes. This one has more.");
    }

    /// An output that nobody reads any more.
    struct ClosedPipe;

    impl Write for ClosedPipe {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_closed_output_is_told_apart_from_one_that_failed() {
        let end = score(&rules_of("original", &[]), Words::of(ENGLISH), &b"RRYB\tRRYB\n"[..], ClosedPipe);
        assert!(matches!(end, Err(Failure::Closed)), "{end:?}");
    }
}
