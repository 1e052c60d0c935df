//! The coach: hints that help to think, step by step, and puzzles.

mod board;
mod diary;
mod fact;
mod hint;
mod merge;
mod puzzle;
mod seeds;
mod solving;

pub use diary::{EndedPuzzle, PuzzleDiary, PuzzleTally, puzzle_game};
pub use fact::{FactNames, fact_holes, fact_marks, fact_told};
pub use hint::{
    CoachAim, HintKind, HintQuestion, HintStep, HintWish, HintsTold, against, aim_told, check_told,
    coach_facts, fact_told_at, hint_meant, placed_row,
};
pub use puzzle::{PuzzleLook, puzzle_fault_told, puzzle_row_told, puzzle_told};
pub use seeds::{OF_THE_DAY, another_puzzle, puzzle_of_today, seeds_of_day, sheet_seeds};
pub use solving::{PuzzleSign, PuzzleTable, puzzle_command};
