//! Which puzzles there are: three of the day, one for every name, and always one more.

use solver::coach::PuzzleSeed;
use words::Words;

/// The stars of the three puzzles of the day: easy, medium, hard.
pub const OF_THE_DAY: [u8; 3] = [1, 3, 5];

/// The text before the number of a further puzzle of the same name.
const FURTHER: &str = "-no";

/// The puzzles of a day, the easiest first.
pub fn seeds_of_day(date: &str) -> Vec<PuzzleSeed> {
    OF_THE_DAY.into_iter().filter_map(|stars| PuzzleSeed::new(stars, date)).collect()
}

/// “Today, easy”, for one of the three puzzles of the day.
pub fn puzzle_of_today(words: Words, stars: u8) -> String {
    words.coach_of_today(match stars {
        1 => words.coach_easy(),
        3 => words.coach_medium(),
        _ => words.coach_hard(),
    })
}

/// The next puzzle of the same grade: there is always one more.
pub fn another_puzzle(seed: &PuzzleSeed) -> PuzzleSeed {
    let numbered =
        seed.name().rsplit_once(FURTHER).and_then(|(name, number)| Some((name, number.parse::<u32>().ok()?)));
    let (name, number) = numbered.unwrap_or((seed.name(), 1));
    let next = PuzzleSeed::new(seed.stars(), &format!("{name}{FURTHER}{}", number.saturating_add(1)));
    next.or_else(|| PuzzleSeed::new(seed.stars(), "again")).unwrap_or_else(|| seed.clone())
}

/// The puzzles of a printed sheet.
pub fn sheet_seeds(seed: &PuzzleSeed, count: usize) -> Vec<PuzzleSeed> {
    let numbered = |number| PuzzleSeed::new(seed.stars(), &format!("{}{FURTHER}{number}", seed.name()));
    (1..=count).filter_map(numbered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(text: &str) -> PuzzleSeed {
        PuzzleSeed::read(text).expect(text)
    }

    #[test]
    fn there_is_always_another_puzzle() {
        assert_eq!(another_puzzle(&seed("3-2026-11-18")), seed("3-2026-11-18-no2"));
        assert_eq!(another_puzzle(&seed("3-2026-11-18-no2")), seed("3-2026-11-18-no3"));
        assert_eq!(another_puzzle(&seed("3-nobody")), seed("3-nobody-no2"));
        let longest = PuzzleSeed::new(2, &"a".repeat(40)).expect("a seed");
        assert_eq!(another_puzzle(&longest), seed("2-again"));
        let sheet: Vec<_> = sheet_seeds(&seed("1-a"), 3).iter().map(ToString::to_string).collect();
        assert_eq!(sheet, ["1-a-no1", "1-a-no2", "1-a-no3"]);
    }

    #[test]
    fn a_day_has_three_puzzles() {
        let of_day = ["1", "3", "5"].map(|stars| seed(&format!("{stars}-2026-11-18")));
        assert_eq!(seeds_of_day("2026-11-18"), of_day);
    }
}
