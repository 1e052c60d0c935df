//! A puzzle on the screen: the board of a match, but the row that is placed is the solution or contradicts something.

use play::{
    Deed, Done, Job, PuzzleJob, PuzzleLook, PuzzleTable, Table as _, another_puzzle, puzzle_fault_told,
    puzzle_game, puzzle_of_today, seeds_of_day,
};
use rules::Action;
use shell::puzzles::PuzzleFile;
use solver::coach::{PuzzleFault, PuzzleSeed};
use words::Words;

use super::{Keeping, ScreenPage, Session};
use crate::chance;
use crate::here::{Stopwatch, Wish};
use crate::screen::board::Play;
use crate::screen::ink::Ink;
use crate::screen::wanted::Wanted;

/// What is known of puzzles besides the one on the screen.
#[derive(Debug)]
pub(super) struct PuzzleDesk {
    kept: PuzzleFile,
    /// The date in UTC.
    today: String,
}

impl PuzzleDesk {
    /// The three of today, each with its name and whether it was solved.
    fn days(&self, words: Words, game: &str) -> Vec<(PuzzleSeed, String, bool)> {
        let is_solved =
            |seed: &PuzzleSeed| self.kept.diary().of(game, seed).is_some_and(|ended| ended.solved.is_some());
        let day = |seed: PuzzleSeed| {
            let (name, solved) = (puzzle_of_today(words, seed.stars()), is_solved(&seed));
            (seed, name, solved)
        };
        seeds_of_day(&self.today).into_iter().map(day).collect()
    }

    /// The next puzzle: a harder one of today, or another one like this.
    fn next(&self, words: Words, game: &str, seed: &PuzzleSeed) -> PuzzleSeed {
        let mut days = self.days(words, game).into_iter();
        let harder = days
            .find(|(other, _, solved)| seed.name() == self.today && other.stars() > seed.stars() && !solved);
        harder.map_or_else(|| another_puzzle(seed), |(next, ..)| next)
    }
}

impl Session {
    /// A puzzle, with the file of those that were ended before and today's date.
    pub fn of_puzzle(
        look: PuzzleLook,
        kept: PuzzleFile,
        today: &str,
        words: Words,
        watch: Stopwatch,
        ink: Ink,
    ) -> Self {
        let mut session = Self::beginning(&Wish::default(), words, chance::system(), watch, ink);
        session.puzzles = Some(PuzzleDesk { kept, today: today.to_owned() });
        session.show_puzzle(look);
        session
    }

    /// Puts a puzzle on the screen.
    fn show_puzzle(&mut self, look: PuzzleLook) {
        let Some(desk) = &self.puzzles else { return };
        let days = desk.days(self.words, &puzzle_game(&look.puzzle.rules));
        let mut table = PuzzleTable::new(self.words, look, self.watch, days);
        self.matches += 1;
        if let Some(sight) = table.sight() {
            self.page = ScreenPage::Play(Box::new(Play::new(self.words, sight)));
        }
        self.keeping = Keeping::Puzzle(Box::new(table));
    }

    /// Another puzzle has been drawn, or there is none.
    pub(super) fn drawn(&mut self, look: Result<Box<PuzzleLook>, PuzzleFault>) {
        match look {
            Ok(look) => self.show_puzzle(*look),
            Err(fault) => {
                if let ScreenPage::Play(play) = &mut self.page {
                    play.asking = false;
                    play.note(puzzle_fault_told(self.words, &fault));
                }
            }
        }
    }

    /// Carries out a request at a puzzle.
    pub(super) fn at_puzzle(&mut self, wanted: Wanted) {
        let (ScreenPage::Play(play), Keeping::Puzzle(table)) = (&mut self.page, &mut self.keeping) else {
            return;
        };
        match wanted {
            Wanted::Hint(_) => {
                play.asking = false;
                match table.hint() {
                    Some(hint) => play.take_hint(hint),
                    None => play.note(self.words.coach_no_more()),
                }
            }
            Wanted::Do(by, deed) => {
                let code = match &deed {
                    Deed::Act(Action::Row(code) | Action::Solution(code)) => Some(*code),
                    _ => None,
                };
                match table.act(by, deed) {
                    Done::Refused(sentence) => {
                        play.note(sentence);
                        play.hint = code.and_then(|code| table.objection(code));
                    }
                    Done::Now | Done::Later => {
                        play.placed();
                        self.note_end();
                    }
                }
            }
            Wanted::Rematch => {
                let (game, seed) = (puzzle_game(&table.puzzle().rules), table.puzzle().seed.clone());
                let next = self.puzzles.as_ref().map(|desk| desk.next(self.words, &game, &seed));
                self.draw_puzzle(next.unwrap_or_else(|| another_puzzle(&seed)));
            }
            Wanted::Puzzle(seed) => self.draw_puzzle(seed),
            _ => {}
        }
        self.look();
    }

    /// Lets a puzzle be drawn, which may take a while.
    fn draw_puzzle(&mut self, seed: PuzzleSeed) {
        let (ScreenPage::Play(play), Keeping::Puzzle(table)) = (&mut self.page, &self.keeping) else {
            return;
        };
        if !play.asking {
            play.asking = true;
            play.note(self.words.screen_thinking());
            self.jobs.push(Job::Puzzle(PuzzleJob { rules: table.puzzle().rules.clone(), seed }));
        }
    }

    /// Keeps how a puzzle ended, and tells times and days in a row.
    fn note_end(&mut self) {
        let (Keeping::Puzzle(table), Some(desk)) = (&mut self.keeping, &mut self.puzzles) else { return };
        let Some(ended) = table.ended(&desk.today) else { return };
        let (words, game, seed) = (self.words, ended.game.clone(), ended.seed.clone());
        let kept = desk.kept.add(ended);
        let mut told = desk.kept.diary().told(words, &game, &seed, &desk.today);
        told.extend(kept.err().map(|error| words.prompt_not_kept(words.system(&error))));
        table.tell(&told, desk.days(words, &game));
    }

    /// What to say after a puzzle: how it ended, or how to come back to it.
    pub(super) fn puzzle_parting(&self, table: &mut PuzzleTable<Stopwatch>) -> Vec<String> {
        let Some(sign) = table.sight().and_then(|sight| sight.puzzle) else { return Vec::new() };
        let puzzle = table.puzzle();
        if table.ended("").is_some() {
            return vec![sign.due];
        }
        vec![self.words.coach_come_back(sign.command(&puzzle.rules))]
    }
}
