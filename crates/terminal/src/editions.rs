//! The command `editions`: what can be played.

use std::io::Write;

use rules::edition::{AnswerRule, Format};
use rules::editions::EDITIONS;
use rules::notation::{Quoted, sentences};
use rules::option::Options;
use rules::{Edition, Rules};
use tables::json;

use crate::failure::Failure;

/// What fits on a line of 80 characters; the JSON has the rest.
const HEADINGS: [&str; 8] = ["edition", "seats", "holes", "symbols", "blanks", "repeats", "rows", "codes"];

const EXPLANATION: &str = "\
Codes are counted with every option at its default.
`codeknacker editions --json` tells their sheets, answers and options, too.";

/// Writes the table of editions, for people or as JSON.
pub fn editions(as_json: bool, mut output: impl Write) -> Result<(), Failure> {
    if as_json {
        serde_json::to_writer_pretty(&mut output, &json::editions()).map_err(std::io::Error::from)?;
        writeln!(output)?;
    } else {
        output.write_all(table().as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// The edition of that id, or a sentence that names those there are.
pub fn find(id: &str) -> Result<&'static Edition, Failure> {
    Edition::find(id).ok_or_else(|| {
        let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
        Failure::Wrong(format!("there is no edition {}; the editions are: {}", Quoted(id), ids.join(", ")))
    })
}

/// The rules of an edition with `key=value` options, or a sentence for each thing that is wrong with them.
pub fn rules(id: &str, options: &[String]) -> Result<Rules, Failure> {
    let edition = find(id)?;
    let rules = Options::read(edition, options.iter().map(String::as_str))
        .and_then(|options| Rules::new(edition, options));
    rules.map_err(|faults| Failure::Wrong(sentences(&faults)))
}

fn table() -> String {
    let mut lines = vec![HEADINGS.map(str::to_owned)];
    lines.extend(EDITIONS.iter().map(line));
    let mut widths = [0; HEADINGS.len()];
    for line in &lines {
        for (width, cell) in widths.iter_mut().zip(line) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = format!("{} editions. {EXPLANATION}\n\n", EDITIONS.len());
    for line in lines {
        let mut row = String::new();
        for (column, (cell, width)) in line.iter().zip(widths).enumerate() {
            // Numbers stand under each other by their last digit.
            let number = matches!(HEADINGS[column], "holes" | "rows" | "codes");
            let cell = if number { format!("{cell:>width$}  ") } else { format!("{cell:<width$}  ") };
            row.push_str(&cell);
        }
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}

fn line(edition: &'static Edition) -> [String; HEADINGS.len()] {
    let rules = Rules::default_of(edition);
    let palette = rules.palette();
    let yes = |yes| if yes { "yes" } else { "no" }.to_owned();
    let seats = match edition.seats {
        (least, most) if least == most => most.to_string(),
        (least, most) => format!("{least} to {most}"),
    };
    let symbols = match edition.answer {
        AnswerRule::Pairs => format!("{} x {}", palette.shapes.len(), palette.symbols.len()),
        AnswerRule::Classic | AnswerRule::Marker => palette.symbols.len().to_string(),
    };
    let per_seat = if edition.format == Format::Group { " each" } else { "" };
    [
        edition.id.to_owned(),
        seats,
        rules.holes().to_string(),
        symbols,
        yes(palette.blanks),
        yes(rules.repeats()),
        format!("{}{per_seat}", rules.rows()),
        grouped(rules.secrets().count()),
    ]
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(as_json: bool) -> String {
        let mut output = Vec::new();
        editions(as_json, &mut output).expect("writing to memory");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn the_table_has_a_line_of_explanation_headings_and_a_line_per_edition() {
        let text = written(false);
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 4 + EDITIONS.len());
        assert!(lines[0].starts_with(&format!("{} editions.", EDITIONS.len())), "{}", lines[0]);
        for (line, edition) in lines[4..].iter().zip(EDITIONS) {
            assert!(line.starts_with(&format!("{} ", edition.id)), "{line}");
        }
        assert!(text.contains("1 679 616"));
        assert!(lines.iter().all(|line| line.trim_end() == *line && line.chars().count() <= 80));
    }

    #[test]
    fn columns_stand_under_their_headings() {
        let text = written(false);
        let heading = text.lines().nth(3).expect("headings");
        for name in ["seats", "symbols", "blanks", "repeats"] {
            let start = heading.find(name).expect(name);
            for line in text.lines().skip(4) {
                assert!(line.is_char_boundary(start) && !line[start..].starts_with(' '), "{name}: {line}");
                assert!(line[..start].ends_with("  "), "{name}: {line}");
            }
        }
    }

    #[test]
    fn the_json_is_that_of_the_tables() {
        let value: serde_json::Value = serde_json::from_str(&written(true)).expect("JSON");
        assert_eq!(value, json::editions());
        assert!(written(true).ends_with("]\n"));
    }

    #[test]
    fn an_unknown_edition_or_option_is_answered_with_those_there_are() {
        let said = |id, options: &[&str]| {
            let options: Vec<_> = options.iter().map(ToString::to_string).collect();
            rules(id, &options).expect_err(id).to_string()
        };
        let unknown = said("orignal", &[]);
        assert!(
            unknown.starts_with("there is no edition “orignal”; the editions are: original, "),
            "{unknown}"
        );
        assert!(unknown.ends_with(", custom"), "{unknown}");
        assert_eq!(
            said("number", &["digits=7", "holes=3"]),
            "digits can't be “7”; allowed: 1-6, 0-9; number has no option “holes”; \
             its options are: digits, repeats, answers, unsolved, time"
        );
        assert_eq!(
            said("custom", &["repeats=no", "symbols=2"]),
            "without repeats 4 holes need at least 4 symbols, but there are 2"
        );
    }

    #[test]
    fn numbers_are_written_in_groups_of_three_digits() {
        for (number, text) in [(0, "0"), (999, "999"), (1_296, "1 296"), (1_679_616, "1 679 616")] {
            assert_eq!(grouped(number), text);
        }
    }
}
