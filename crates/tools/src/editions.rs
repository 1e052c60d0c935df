//! The command `editions`: what can be played.

use std::io::Write;

use rules::edition::{AnswerRule, Format};
use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use shell::Failure;
use words::Words;

use crate::columns::{Side, WIDTH, columns, folded};

/// The columns of the table: what fits on a line of 80 characters; the JSON has the rest.
const SIDES: [Side; 8] =
    [Side::Left, Side::Left, Side::Right, Side::Left, Side::Left, Side::Left, Side::Right, Side::Right];

/// Writes the table of editions, or one of them with its rules and options, for people or as JSON.
pub fn editions(
    words: Words,
    edition: Option<&'static Edition>,
    as_json: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    match (as_json, edition) {
        (false, Some(_)) => return rules(words, edition, output),
        (false, None) => output.write_all(table(words).as_bytes())?,
        (true, edition) => {
            let all = wire::editions();
            let is = |one: &&serde_json::Value| edition.is_some_and(|edition| one["id"] == edition.id);
            let shown = all.as_array().and_then(|all| all.iter().find(is)).unwrap_or(&all);
            serde_json::to_writer_pretty(&mut output, shown).map_err(std::io::Error::from)?;
            writeln!(output)?;
        }
    }
    output.flush()?;
    Ok(())
}

/// Writes the rules of an edition, with an example and its options; without one, which editions there are.
pub fn rules(words: Words, edition: Option<&'static Edition>, mut output: impl Write) -> Result<(), Failure> {
    let lines = if let Some(edition) = edition {
        play::rules_in_lines(words, edition)
    } else {
        let one = |edition: &Edition| {
            format!("{}: {}. {}", edition.id, words.edition_name(edition), words.edition_about(edition))
        };
        EDITIONS.iter().map(one).chain([words.listing_rules().into()]).collect()
    };
    for line in lines {
        writeln!(output, "{}", folded(&line, WIDTH))?;
    }
    output.flush()?;
    Ok(())
}

fn table(words: Words) -> String {
    let mut lines = vec![headings(words).to_vec()];
    lines.extend(EDITIONS.iter().map(|edition| line(edition, words).to_vec()));
    format!(
        "{}\n{}\n\n{}",
        words.listing_intro(EDITIONS.len()),
        words.listing_more(),
        columns(&lines, &SIDES, 0)
    )
}

fn headings(words: Words) -> [String; SIDES.len()] {
    [
        words.listing_edition(),
        words.listing_seats(),
        words.listing_holes(),
        words.listing_symbols(),
        words.listing_blanks(),
        words.listing_repeats(),
        words.listing_rows(),
        words.listing_codes(),
    ]
    .map(Into::into)
}

fn line(edition: &'static Edition, words: Words) -> [String; SIDES.len()] {
    let rules = Rules::default_of(edition);
    let palette = rules.palette();
    let yes = |yes: bool| if yes { words.listing_yes() } else { words.listing_no() }.into_owned();
    let seats = match edition.seats {
        (least, most) if least == most => most.to_string(),
        (least, most) => words.listing_range().least(least).most(most),
    };
    let symbols = match edition.answer {
        AnswerRule::Pairs => format!("{} x {}", palette.shapes.len(), palette.symbols.len()),
        AnswerRule::Classic | AnswerRule::BlackOnly | AnswerRule::Marker => palette.symbols.len().to_string(),
    };
    let rows = match edition.format {
        Format::Group => words.listing_each(rules.rows()),
        Format::Duel | Format::Party => rules.rows().to_string(),
    };
    [
        edition.id.to_owned(),
        seats,
        rules.holes().to_string(),
        symbols,
        yes(palette.blanks),
        yes(rules.repeats()),
        rows,
        words.number(rules.secrets().count()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn written(language: Language, as_json: bool) -> String {
        let mut output = Vec::new();
        editions(Words::of(language), None, as_json, &mut output).expect("writing to memory");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn the_table_has_lines_of_explanation_headings_and_a_line_per_edition() {
        for language in Language::ALL {
            let text = written(language, false);
            let lines: Vec<_> = text.lines().collect();
            assert_eq!(lines.len(), 4 + EDITIONS.len());
            assert!(lines[0].starts_with(&format!("{} ", EDITIONS.len())), "{}", lines[0]);
            for (line, edition) in lines[4..].iter().zip(EDITIONS) {
                assert!(line.starts_with(&format!("{} ", edition.id)), "{line}");
            }
            assert!(text.contains(&Words::of(language).number(1_679_616)));
            assert!(
                lines.iter().all(|line| line.trim_end() == *line && line.chars().count() <= 80),
                "{text}"
            );
        }
    }

    #[test]
    fn columns_stand_under_their_headings() {
        let text = written(Language::English, false);
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
    fn the_json_is_that_of_the_tables_in_every_language() {
        for language in Language::ALL {
            let text = written(language, true);
            let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(value, wire::editions());
            assert!(text.ends_with("]\n"));
        }
    }
}
