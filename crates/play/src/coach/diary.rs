//! The puzzles that somebody has ended, a line each: when, which, in how many seconds and with how many hints.
//!
//! A file of such lines only grows. Lines that can't be read are skipped.

use std::fmt;

use jiff::civil::Date;
use rules::Rules;
use solver::coach::{MOST_STARS, PuzzleSeed};
use words::Words;

/// What a line has in place of seconds if the solution was given away.
const GIVEN: &str = "given";

/// A puzzle that somebody has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedPuzzle {
    /// The date in UTC.
    pub date: String,
    /// The edition with its options: `original`, `word,language=de`.
    pub game: String,
    /// Which puzzle.
    pub seed: PuzzleSeed,
    /// The seconds it took and the hints it needed; none if the solution was given away.
    pub solved: Option<(u64, usize)>,
}

impl EndedPuzzle {
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(' ');
        let mut part = || parts.next().filter(|part| !part.is_empty());
        let (date, game, seed, time) = (part()?, part()?, PuzzleSeed::read(part()?)?, part()?);
        let solved = if time == GIVEN { None } else { Some((time.parse().ok()?, part()?.parse().ok()?)) };
        date.parse::<Date>().ok()?;
        Some(Self { date: date.to_owned(), game: game.to_owned(), seed, solved })
    }

    /// Whether it was solved on the day whose puzzle it was.
    fn is_of_its_day(&self) -> bool {
        self.solved.is_some() && self.seed.name() == self.date
    }
}

impl fmt::Display for EndedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.date, self.game, self.seed)?;
        match self.solved {
            Some((seconds, hints)) => write!(f, "{seconds} {hints}"),
            None => f.write_str(GIVEN),
        }
    }
}

/// The name of a game in a line.
pub fn puzzle_game(rules: &Rules) -> String {
    let mut parts = vec![rules.edition().id.to_owned()];
    parts.extend(rules.options().unusual(rules.edition()));
    parts.join(",")
}

/// The puzzles of one grade of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTally {
    /// The grade.
    pub stars: u8,
    /// The seconds that each took which was solved, the oldest first.
    pub times: Vec<u64>,
    /// How many solutions were given away.
    pub given: usize,
}

impl PuzzleTally {
    /// The best time and the average, in seconds; none if nothing was solved.
    pub fn best_and_average(&self) -> Option<(u64, u64)> {
        let best = self.times.iter().min()?;
        Some((*best, self.times.iter().sum::<u64>() / self.times.len() as u64))
    }
}

/// All puzzles that somebody has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleDiary {
    ended: Vec<EndedPuzzle>,
}

impl PuzzleDiary {
    /// Reads lines.
    pub fn read(text: &str) -> Self {
        Self { ended: text.lines().filter_map(EndedPuzzle::read).collect() }
    }

    /// Notes the end of a puzzle. Only the first time counts: whether it did.
    pub fn note(&mut self, ended: EndedPuzzle) -> bool {
        let is_first = self.of(&ended.game, &ended.seed).is_none();
        if is_first {
            self.ended.push(ended);
        }
        is_first
    }

    /// How a puzzle ended.
    pub fn of(&self, game: &str, seed: &PuzzleSeed) -> Option<&EndedPuzzle> {
        self.ended.iter().find(|ended| ended.game == game && ended.seed == *seed)
    }

    /// How many puzzles were solved.
    pub fn solved(&self) -> usize {
        self.ended.iter().filter(|ended| ended.solved.is_some()).count()
    }

    /// The best time at a grade of a game, in seconds.
    pub fn best(&self, game: &str, stars: u8) -> Option<u64> {
        let alike = self.ended.iter().filter(|ended| ended.game == game && ended.seed.stars() == stars);
        alike.filter_map(|ended| ended.solved).map(|(seconds, _)| seconds).min()
    }

    /// How the puzzles of an edition ended, with any options, grade by grade.
    pub fn tallies(&self, edition: &str) -> Vec<PuzzleTally> {
        let of_edition = |ended: &&EndedPuzzle| ended.game.split(',').next() == Some(edition);
        let of_grade = |stars: u8| {
            let here =
                || self.ended.iter().filter(of_edition).filter(move |ended| ended.seed.stars() == stars);
            let times: Vec<_> = here().filter_map(|ended| ended.solved).map(|(seconds, _)| seconds).collect();
            PuzzleTally { stars, given: here().count() - times.len(), times }
        };
        (1..=MOST_STARS).map(of_grade).filter(|tally| tally.given + tally.times.len() > 0).collect()
    }

    /// Days in a row, up to this one or the one before, on which a puzzle of the day was solved.
    pub fn streak(&self, today: &str) -> usize {
        let Ok(today) = today.parse::<Date>() else { return 0 };
        let is_solved = |day: &Date| {
            let day = day.to_string();
            self.ended.iter().any(|ended| ended.is_of_its_day() && ended.date == day)
        };
        let before = |day: Date| std::iter::successors(day.yesterday().ok(), |day| day.yesterday().ok());
        usize::from(is_solved(&today)) + before(today).take_while(is_solved).count()
    }

    /// The time of a puzzle, the best at its grade, and days in a row, as far as there are any.
    pub fn told(&self, words: Words, game: &str, seed: &PuzzleSeed, today: &str) -> Vec<String> {
        let time = self.of(game, seed).and_then(|ended| ended.solved);
        let time = time.map(|(seconds, _)| words.coach_time(words.clock(seconds)));
        let best = self.best(game, seed.stars()).map(|best| words.coach_best_time(words.clock(best)));
        let streak = Some(self.streak(today)).filter(|days| *days > 0);
        let streak = streak.map(|days| words.coach_streak(days));
        [time, best, streak].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = "\
2026-11-16 original 1-2026-11-16 95 0
2026-11-17 original 3-2026-11-17 240 2
2026-11-17 original 5-2026-11-17 given
nonsense
2026-11-17 original
2026-11-18 original 1-monday 60 0
2026-11-18 original 3-x -5 0
2026-11-18 word,language=de 1-2026-11-18 30 1
";

    #[test]
    fn lines_are_read_as_they_were_written() {
        let diary = PuzzleDiary::read(LINES);
        let lines: Vec<_> = diary.ended.iter().map(ToString::to_string).collect();
        let good = LINES.lines().filter(|line| line.len() > 25 && !line.contains("-5 "));
        assert!(lines.iter().map(String::as_str).eq(good), "{lines:?}");
        assert_eq!(diary.solved(), 4);
    }

    #[test]
    fn days_in_a_row_end_with_a_day_missed() {
        let diary = PuzzleDiary::read(LINES);
        let days =
            ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "no date"];
        assert_eq!(days.map(|day| diary.streak(day)), [0, 1, 2, 3, 3, 0, 0]);
        // A puzzle of another day, or one given away, is no day's.
        let late =
            PuzzleDiary::read("2026-11-18 original 1-2026-11-17 5 0\n2026-11-17 original 1-2026-11-17 given");
        assert_eq!(late.streak("2026-11-18"), 0);
        let years =
            PuzzleDiary::read("2027-01-01 original 1-2027-01-01 5 0\n2026-12-31 original 1-2026-12-31 5 0");
        assert_eq!(years.streak("2027-01-01"), 2);
    }

    #[test]
    fn puzzles_are_counted_by_edition_and_grade() {
        let diary = PuzzleDiary::read(
            &(LINES.to_owned() + "2026-11-18 word 1-a 40 0\n2026-11-18 original 1-b 10 0\n"),
        );
        let told =
            |edition| diary.tallies(edition).into_iter().map(|tally| (tally.stars, tally.times, tally.given));
        assert!(told("original").eq([(1, vec![95, 60, 10], 0), (3, vec![240], 0), (5, vec![], 1)]));
        // Whatever its options are.
        assert!(told("word").eq([(1, vec![30, 40], 0)]) && told("mini").count() == 0);
        assert_eq!(diary.tallies("original")[0].best_and_average(), Some((10, 55)));
        assert_eq!(diary.tallies("original")[2].best_and_average(), None);
    }

    #[test]
    fn the_first_end_of_a_puzzle_counts() {
        let mut diary = PuzzleDiary::read(LINES);
        let again = |solved| EndedPuzzle {
            date: "2026-11-18".to_owned(),
            game: "original".to_owned(),
            seed: PuzzleSeed::read("1-monday").expect("a seed"),
            solved,
        };
        assert!(!diary.note(again(Some((1, 0)))));
        assert_eq!(
            (diary.best("original", 1), diary.best("original", 5), diary.best("word", 1)),
            (Some(60), None, None)
        );
        let words = Words::of(words::Language::English);
        let told = diary.told(words, "original", &again(None).seed, "2026-11-18");
        assert_eq!(told, ["Your time: 1:00.", "Your best at this difficulty: 1:00.", "Days in a row: 3."]);
        let other = PuzzleSeed::read("5-new").expect("a seed");
        assert_eq!(diary.told(words, "original", &other, "2027-01-01"), Vec::<String>::new());
    }
}
