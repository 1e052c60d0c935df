//! The command `score`: the answer to each pair of secret and guess.

use std::fmt::Write as _;
use std::io::{BufRead, Read, Write};

use rules::edition::AnswerRule;
use rules::notation::{CodeFault, Quoted};
use rules::{Rules, answer};

use crate::failure::Failure;

/// The longest line that is read, in bytes: far more than any code needs, and a bound on memory.
const LONGEST: usize = 4096;

/// Reads lines of `secret<TAB>guess` (in a group: `marker<TAB>row`) and writes an answer for each.
///
/// A line that can't be read stops it: the answers to the lines before are written and the failure names the
/// line and everything that is wrong with it.
pub fn score(rules: &Rules, mut input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    // Both are kept from line to line, so that a good line costs no memory of its own.
    let mut line = Vec::with_capacity(LONGEST + 1);
    let mut text = String::new();
    let mut number: u64 = 0;
    loop {
        line.clear();
        number += 1;
        let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line);
        let outcome = match read {
            Ok(0) => break,
            Ok(_) => {
                text.clear();
                answer_line(rules, &line, &mut text)
                    .map_err(|reason| Failure::Wrong(format!("line {number}: {reason}")))
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
fn answer_line(rules: &Rules, line: &[u8], text: &mut String) -> Result<(), String> {
    if line.len() > LONGEST && !line.ends_with(b"\n") {
        return Err(format!("longer than {LONGEST} bytes"));
    }
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let line = std::str::from_utf8(line)
        .map_err(|error| format!("byte {} is not UTF-8", error.valid_up_to() + 1))?;
    let marker = rules.edition().answer == AnswerRule::Marker;
    let (first, second) = if marker { ("marker", "row") } else { ("secret", "guess") };
    let tabs = || format!("{} is not {first} and {second} with one tab between them", Quoted(line));
    let (one, other) = line.split_once('\t').ok_or_else(tabs)?;
    if other.contains('\t') {
        return Err(tabs());
    }
    let row = rules.read_row(other);
    if marker {
        match (rules.read_marker(one), row) {
            (Ok(marker), Ok(row)) => text.push(answer::hint(marker, row).letter()),
            (marker, row) => {
                return Err(reasons(&[
                    (first, one, marker.err().into_iter().collect()),
                    (second, other, row.err().unwrap_or_default()),
                ]));
            }
        }
    } else {
        match (rules.read_secret(one), row) {
            (Ok(secret), Ok(guess)) => rules.show_answer_into(rules.answer(secret, guess), text),
            (secret, guess) => {
                return Err(reasons(&[
                    (first, one, secret.err().unwrap_or_default()),
                    (second, other, guess.err().unwrap_or_default()),
                ]));
            }
        }
    }
    Ok(())
}

/// What is wrong with each part of a line.
fn reasons(parts: &[(&str, &str, Vec<CodeFault>)]) -> String {
    let mut text = String::new();
    for (name, given, faults) in parts.iter().filter(|(_, _, faults)| !faults.is_empty()) {
        let separator = if text.is_empty() { "" } else { "; " };
        // Writing to a string can't fail.
        let _ = write!(text, "{separator}{name} {}: ", Quoted(given));
        for (place, fault) in faults.iter().enumerate() {
            let _ = write!(text, "{}{fault}", if place > 0 { "; " } else { "" });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::editions;

    /// What is written, and the sentence it stopped with.
    fn scored(edition: &str, options: &[&str], input: &[u8]) -> (String, Option<String>) {
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
        let rules = editions::rules(edition, &options).expect("an edition with its options");
        let mut output = Vec::new();
        let end = score(&rules, input, &mut output);
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
            ("original", b"", "“” is not secret and guess with one tab between them"),
            ("original", b"RRYB RRYB", "“RRYB RRYB” is not secret and guess with one tab between them"),
            ("original", b"R\tR\tR", "“R\\tR\\tR” is not secret and guess with one tab between them"),
            ("group", b"3R", "“3R” is not marker and row with one tab between them"),
            ("original", b"RR\xffB\tRRYB", "byte 3 is not UTF-8"),
            (
                "original",
                b"RXYB\tR.Y",
                "secret “RXYB”: character 2, “X”, can't stand in hole 2; allowed: R Y G B W K; \
                 guess “R.Y”: hole 2 may not stay empty; allowed: R Y G B W K; \
                 a code has 4 characters here, this one has 3",
            ),
            (
                "lock",
                b"WPGR\tWWGR",
                "guess “WWGR”: W in hole 2 stands in hole 1 already; no symbol may repeat",
            ),
            (
                "group",
                b"9R\tGBRY",
                "marker “9R”: “9R” is not a marker; write a number from 1 to 5 and a colour of R Y G B W K, \
                 such as 3R; row “GBRY”: a code has 5 characters here, this one has 4",
            ),
            ("word", b"tree\tqqqq", "guess “qqqq”: “QQQQ” is not in the word list (en)"),
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
        let rules = editions::rules("original", &[]).expect("an edition");
        let failure = score(&rules, endless, Vec::new()).expect_err("no line");
        assert_eq!(failure.to_string(), "line 1: longer than 4096 bytes");
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
        let rules = editions::rules("original", &[]).expect("an edition");
        let end = score(&rules, &b"RRYB\tRRYB\n"[..], ClosedPipe);
        assert!(matches!(end, Err(Failure::Closed)), "{end:?}");
    }
}
