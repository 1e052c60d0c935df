//! A match as somebody at a screen sees it: what is on the table, what can be entered, who is asked, and how it was
//! played once it is over. The page, the full screen and plain text all draw from here, and send what is decided here.
//!
//! No I/O, no async, no threads, no clock: the presenter brings them.

mod coach;
mod command;
mod date;
mod deed;
pub mod device;
mod draft;
mod ending;
mod entry;
mod guide;
mod help;
mod job;
mod jotting;
mod local;
mod meant;
pub mod notice;
mod pencil;
mod piece;
mod proposed;
mod question;
pub mod reply;
pub mod review;
pub mod running;
mod sheet;
mod sight;
mod table;
mod who;

pub use coach::{
    CoachAim, EndedPuzzle, FactNames, HintKind, HintQuestion, HintStep, HintWish, HintsTold, OF_THE_DAY,
    PuzzleDiary, PuzzleLook, PuzzleSign, PuzzleTable, PuzzleTally, against, aim_told, another_puzzle,
    check_told, coach_facts, fact_holes, fact_marks, fact_told, fact_told_at, hint_meant, placed_row,
    puzzle_command, puzzle_fault_told, puzzle_game, puzzle_of_today, puzzle_row_told, puzzle_told,
    seeds_of_day, sheet_seeds,
};
pub use command::{Command, yes_or_no};
pub use date::date;
pub use deed::Deed;
pub use draft::{Draft, Hole};
pub use ending::{SoloEnd, perfect};
pub use entry::{
    Typed, corrected, correction, person_meant, read_line, read_withheld, uncovered, withheld_example,
};
pub use guide::{
    Guide, GuideOption, GuideSection, another_example, examples, in_lines as rules_in_lines, markers_of,
    spoken,
};
pub use help::{help, is_possible, letters};
pub use job::{Decision, DecisionJob, Job, PuzzleJob, Thought};
pub use jotting::Jottings;
pub use local::{Clock, KeptMatch, Ledger, Local, level_name};
pub use pencil::{Pencil, PencilMark};
pub use piece::PalettePiece;
pub use proposed::Proposed;
pub use question::{Entered, MARKERS_EXAMPLE, Question};
pub use sheet::{AgreedRound, ScoreSheet, SheetLine, course};
pub use sight::{Cover, Place, Sight, TableSign, Told};
pub use table::{Done, Reply, Table};
pub use who::{NoWho, Who};
