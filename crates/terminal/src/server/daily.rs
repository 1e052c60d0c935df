//! How a server's code of the day went.

use std::io::Write;
use std::path::Path;

use rules::Edition;
use wire::DailyResult;
use words::Words;

use super::client::Client;
use super::link::told;
use super::lobby::address;
use super::purse::Purse;
use crate::failure::Failure;

/// Columns of the longest bar.
const BAR: i64 = 30;

/// The language of an edition's codes of the day, where it has words.
pub(super) fn language(edition: &Edition, words: Words) -> Option<String> {
    edition.word_language(words.language()).map(|language| language.tag().to_owned())
}

/// Tells how today's code of an edition went: the player's own place, and the rows that everybody needed.
pub fn result(
    server: &str,
    edition: &'static Edition,
    folder: Option<&Path>,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let (origin, _) = address(server, words)?;
    let client = Client::new(&origin, words);
    let client = match Purse::of(folder, &origin).token() {
        Some(token) => client.with_token(token),
        None => client,
    };
    let query = language(edition, words).map(|tag| format!("?language={tag}")).unwrap_or_default();
    let result = client.get::<DailyResult>(&format!("/daily/{}{query}", edition.id));
    let result = result.map_err(|trouble| Failure::Wrong(told(words, &origin, trouble)))?;
    for line in lines(words, &result) {
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    Ok(())
}

fn lines(words: Words, result: &DailyResult) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(own) = &result.own {
        lines.push(if own.solved {
            let seconds = u64::try_from(own.millis / 1000).unwrap_or(0);
            words.daily_solved().rows(own.rows.unsigned_abs()).time(words.clock(seconds))
        } else {
            words.daily_unsolved().into()
        });
        lines.extend(
            result.place_won().map(|place| {
                words.daily_place().place(place.unsigned_abs()).tries(result.tries.unsigned_abs())
            }),
        );
    }
    if result.histogram.iter().all(|bar| bar.tries == 0) {
        lines.push(words.daily_nobody().into());
        return lines;
    }
    lines.push(words.daily_histogram().into());
    let label = |rows: Option<i64>| rows.map_or_else(|| words.daily_never().into(), |rows| rows.to_string());
    let widest = result.histogram.iter().map(|bar| label(bar.rows).chars().count()).max().unwrap_or(0);
    let most = result.histogram.iter().map(|bar| bar.tries).max().unwrap_or(1).max(1);
    for bar in &result.histogram {
        let label = label(bar.rows);
        let gap = " ".repeat(widest - label.chars().count());
        let long = usize::try_from((bar.tries * BAR + most - 1) / most).unwrap_or(0);
        lines.push(format!("  {gap}{label}  {} {}", "█".repeat(long), bar.tries));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::{DailyBar, DailyTry};
    use words::Language;

    #[test]
    fn a_day_is_told_with_ones_own_place_and_a_bar_for_each_number_of_rows() {
        let own = DailyTry { solved: true, rows: 5, millis: 83_000, name: None, ranked: true, marked: false };
        let bar = |rows, tries| DailyBar { rows, tries };
        let result = DailyResult {
            date: "2026-01-31".into(),
            edition: "original".into(),
            language: None,
            histogram: vec![bar(Some(4), 2), bar(Some(5), 4), bar(None, 1)],
            ranking: Vec::new(),
            place: Some(3),
            tries: 7,
            own: Some(own),
        };
        let told = lines(Words::of(Language::English), &result);
        assert_eq!(told[..3], ["Cracked in 5 rows, 1:23.", "Your place: 3 of 7", "Rows others needed"]);
        assert!(told[4].ends_with(&format!("5  {} 4", "█".repeat(30))), "{told:?}");
        let nobody = DailyResult { histogram: Vec::new(), own: None, place: None, tries: 0, ..result };
        assert_eq!(
            lines(Words::of(Language::English), &nobody),
            ["Nobody has finished it yet. Be the first!"]
        );
    }
}
