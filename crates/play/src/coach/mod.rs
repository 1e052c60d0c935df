//! The coach: hints that help to think, step by step, and puzzles.

mod fact;
mod hint;
mod puzzle;

pub use fact::{FactNames, fact_holes, fact_marks, fact_told};
pub use hint::{
    CoachAim, HintKind, HintQuestion, HintStep, HintWish, HintsTold, against, aim_told, check_told,
    coach_facts, fact_told_at, hint_meant,
};
pub use puzzle::{PuzzleLook, puzzle_row_told, puzzle_told};
