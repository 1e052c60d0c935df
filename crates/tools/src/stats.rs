//! The command `stats`: how somebody has cracked codes alone, from the records of their finished matches, and solved
//! puzzles.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use play::{PuzzleDiary, PuzzleTally};
use rules::editions::EDITIONS;
use rules::matches::RoundEnd;
use rules::notation::{self, RecordKind};
use rules::{Edition, Mode, Rules, Viewer};
use serde_json::{Value, json};
use shell::Failure;
use shell::record::load;
use words::{Decimal, Words};

use crate::json::write_json;

/// Columns of the longest bar.
const BAR: u32 = 30;

/// How codes of one edition were cracked, the oldest first.
#[derive(Default)]
struct SoloTally {
    /// The row in which each code was cracked; none for one that was not.
    rounds: Vec<Option<u8>>,
}

impl SoloTally {
    fn cracked(&self) -> impl Iterator<Item = u8> + '_ {
        self.rounds.iter().flatten().copied()
    }

    /// Rows on average, of the codes that were cracked.
    fn average(&self) -> Option<f64> {
        let count = self.cracked().count();
        let rows: u32 = self.cracked().map(u32::from).sum();
        (count > 0).then(|| f64::from(rows) / f64::from(u32::try_from(count).unwrap_or(u32::MAX)))
    }

    /// Codes cracked one after the other: now, and at best.
    fn streaks(&self) -> (usize, usize) {
        let (mut now, mut best) = (0, 0);
        for round in &self.rounds {
            now = if round.is_some() { now + 1 } else { 0 };
            best = best.max(now);
        }
        (now, best)
    }

    /// How many codes were cracked in each row, up to the last in which one was.
    fn by_rows(&self) -> Vec<(u8, usize)> {
        let last = self.cracked().max().unwrap_or(0);
        (1..=last).map(|row| (row, self.cracked().filter(|cracked| *cracked == row).count())).collect()
    }

    fn missed(&self) -> usize {
        self.rounds.len() - self.cracked().count()
    }
}

/// Tells how somebody has cracked codes alone, of all editions or of one, and solved puzzles.
pub fn stats(
    folder: &Path,
    (diary, today): (&PuzzleDiary, &str),
    edition: Option<&'static Edition>,
    as_json: bool,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let tallies = tallies(folder, edition, words);
    let wanted = EDITIONS.iter().filter(|one| edition.is_none_or(|edition| edition.id == one.id));
    let counted = wanted.map(|one| (one, tallies.get(one.id), diary.tallies(one.id)));
    let counted: Vec<_> =
        counted.filter(|(_, tally, puzzles)| tally.is_some() || !puzzles.is_empty()).collect();
    if as_json {
        let none = SoloTally::default();
        let all =
            counted.iter().map(|(one, tally, puzzles)| tally_json(one, tally.unwrap_or(&none), puzzles));
        write_json(&mut output, &all.collect())?;
    } else if counted.is_empty() {
        writeln!(output, "{}", words.stats_empty())?;
    } else {
        let both = |(one, tally, puzzles): &(&'static Edition, Option<&SoloTally>, Vec<PuzzleTally>)| {
            let played = tally.map(|tally| text(one, tally, words)).unwrap_or_default();
            played + &puzzle_text(one, puzzles, words)
        };
        let mut texts: Vec<_> = counted.iter().map(both).collect();
        let days = diary.streak(today);
        texts.extend((edition.is_none() && days > 0).then(|| format!("{}\n", words.stats_puzzle_days(days))));
        output.write_all(texts.join("\n").as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// The rounds that somebody broke alone, by edition. Anything but a finished record is skipped.
fn tallies(folder: &Path, edition: Option<&Edition>, words: Words) -> BTreeMap<&'static str, SoloTally> {
    let mut tallies: BTreeMap<&'static str, SoloTally> = BTreeMap::new();
    for path in records(folder) {
        let Ok(bytes) = File::open(&path).map_err(Failure::from).and_then(|file| load(file, words)) else {
            continue;
        };
        let reading = notation::decode(&bytes).ok().and_then(|text| notation::read(&text).ok());
        let Some(reading) = reading.filter(|reading| reading.kind == RecordKind::Finished) else { continue };
        let setup = reading.game.setup();
        let played = setup.rules().edition();
        if setup.mode() != Mode::Solo || edition.is_some_and(|edition| edition.id != played.id) {
            continue;
        }
        let view = reading.game.view(Viewer::Spectator);
        let rounds = view.past.iter().filter_map(|round| match round.end {
            RoundEnd::Solved { row } => Some(Some(row)),
            RoundEnd::Conceded { .. } | RoundEnd::Unsolved => Some(None),
            RoundEnd::Void | RoundEnd::Abandoned => None,
        });
        tallies.entry(played.id).or_default().rounds.extend(rounds);
    }
    tallies.retain(|_, tally| !tally.rounds.is_empty());
    tallies
}

/// The files of a folder, the oldest first.
fn records(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let timed = |path: PathBuf| {
        // To open a pipe is to wait for its other end.
        let data = path.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((data.modified().ok()?, path))
    };
    let files = files.filter_map(Result::ok).map(|entry| entry.path());
    let texts = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let mut files: Vec<(SystemTime, PathBuf)> = texts.filter_map(timed).collect();
    files.sort();
    files.into_iter().map(|(_, path)| path).collect()
}

/// For people.
fn text(edition: &'static Edition, tally: &SoloTally, words: Words) -> String {
    let number = |value| words.decimal(Decimal::new(value, 2));
    let count = tally.cracked().count();
    let mut lines = vec![
        words.stats_edition().cracked(count).edition(words.edition_name(edition)).games(tally.rounds.len()),
    ];
    let perfect = play::perfect(&Rules::default_of(edition));
    lines.extend(tally.average().map(|average| match perfect {
        Some(perfect) => words.stats_average().perfect(number(perfect)).rows(number(average)),
        None => words.stats_average_alone(number(average)),
    }));
    let (now, best) = tally.streaks();
    lines.push(words.stats_streak().best(best).now(now));
    let mut bars: Vec<_> = tally.by_rows().into_iter().map(|(row, count)| (row.to_string(), count)).collect();
    if tally.missed() > 0 {
        bars.push((words.statistics_missed().into(), tally.missed()));
    }
    let widest = bars.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    for (label, count) in bars {
        let long = (count * BAR as usize).div_ceil(most);
        let gap = " ".repeat(widest - label.chars().count());
        lines.push(format!("  {gap}{label}  {}{}{count}", "█".repeat(long), if long > 0 { " " } else { "" }));
    }
    lines.join("\n") + "\n"
}

/// Puzzles, for people.
fn puzzle_text(edition: &Edition, puzzles: &[PuzzleTally], words: Words) -> String {
    if puzzles.is_empty() {
        return String::new();
    }
    let solved = puzzles.iter().map(|tally| tally.times.len()).sum::<usize>();
    let mut lines = vec![words.stats_puzzles().edition(words.edition_name(edition)).solved(solved)];
    lines.extend(puzzles.iter().filter_map(|tally| {
        let (best, average) = tally.best_and_average()?;
        let told = words
            .stats_puzzle_grade()
            .average(words.clock(average))
            .best(words.clock(best))
            .grade(words.coach_grade(tally.stars))
            .solved(tally.times.len());
        Some(format!("  {told}"))
    }));
    lines.join("\n") + "\n"
}

/// For programs.
fn tally_json(edition: &'static Edition, tally: &SoloTally, puzzles: &[PuzzleTally]) -> Value {
    let of_grade = |tally: &PuzzleTally| {
        let (best, average) = tally.best_and_average().unzip();
        json!({
            "stars": tally.stars,
            "solved": tally.times.len(),
            "given_away": tally.given,
            "best_seconds": best,
            "average_seconds": average,
        })
    };
    let (now, best) = tally.streaks();
    json!({
        "edition": edition.id,
        "games": tally.rounds.len(),
        "cracked": tally.cracked().count(),
        "average": tally.average(),
        "perfect": play::perfect(&Rules::default_of(edition)),
        "streak": now,
        "best_streak": best,
        "puzzles": puzzles.iter().map(of_grade).collect::<Vec<_>>(),
        "rows": tally.by_rows().into_iter().map(|(row, count)| json!({ "row": row, "games": count })).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_and_averages_are_counted_from_the_oldest_on() {
        let tally = SoloTally { rounds: vec![Some(4), Some(5), None, Some(3), Some(4), Some(4)] };
        assert_eq!(tally.streaks(), (3, 3));
        assert_eq!(tally.average(), Some(4.0));
        assert_eq!(tally.by_rows(), [(1, 0), (2, 0), (3, 1), (4, 3), (5, 1)]);
        assert_eq!(tally.missed(), 1);
        assert_eq!(SoloTally::default().average(), None);
        let words = Words::of(words::Language::English);
        let told = text(Edition::find("original").expect("an edition"), &tally, words);
        assert!(
            told.starts_with("Original: 5 of 6 codes cracked.\nOn average 4.00 rows; perfect play 4.34.\n"),
            "{told}"
        );
        assert!(told.contains("Streak: 3 now, 3 at best.\n"), "{told}");
        assert!(told.ends_with("  not cracked  ██████████ 1\n"), "{told}");
    }
}
