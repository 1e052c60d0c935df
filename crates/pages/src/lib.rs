//! The pages that people see: HTML from what there is to see.
//!
//! A page is a view model and a template of the same name in `templates/`. It works without script; script makes it
//! pleasant. The caller reads requests and forms, and hands in what a page shows. Nothing here waits, asks a
//! store or knows the time, so a browser can make pages as well.

mod address;
mod advice;
mod art;
mod assets;
mod canvas;
pub mod cookie;
mod daily;
mod form;
mod frame;
mod home;
mod icon;
mod learn;
mod lobby;
mod look;
mod manifest;
mod mine;
mod moving;
mod nav;
mod picture;
mod piece;
mod policy;
mod preview;
mod privacy;
mod problem;
mod puzzles;
mod qr;
mod replay;
mod rules;
mod settings;
mod setup;
mod statistics;
mod strategies;
mod table;
mod thinking;
mod turn;

pub use self::rules::{EditionPage, RulesPage, SheetPage};
pub use address::{came_from, own_path};
pub use advice::{AdviceAnswer, AdviceQuestion, Grounds, conflict_rows};
pub use askama::Template;
pub use assets::{Asset, Assets, ICON, POCKET_HOST};
pub use daily::{DailyPage, DayLook};
pub use form::Fields;
pub use frame::{Frame, PageHost};
pub use home::Home;
pub use icon::icon_picture;
pub use learn::{FIRST_GAME, LearnPage};
pub use lobby::LobbyPage;
pub use look::{BoardStyle, PageLook, Pegs, Theme};
pub use manifest::manifest;
pub use mine::{MinePage, PlayedMatch};
pub use moving::MovePage;
pub use policy::{POLICY, WORKER_POLICY};
pub use preview::preview_picture;
pub use privacy::PrivacyPage;
pub use problem::{Again, ProblemKind, ProblemPage};
pub use puzzles::{PuzzleSheetPage, puzzle_drawn, puzzle_wanted, sheet_wanted};
pub use qr::qr_code;
pub use replay::{ReplayPage, ReplayReader, result_picture, wants_analysis};
pub use settings::{SettingsPage, settings_saved};
pub use setup::{SetupPage, SetupWish};
pub use statistics::StatisticsPage;
pub use strategies::{StrategiesPage, StrategyPage};
pub use table::{
    CoachAnswers, DailyStanding, Help, Opened, Opening, PuzzlesPage, SeenTable, SeriesScore, TableAsk,
    TableAspect, TableExtras, TablePage, Unanswered, answered_seat, asked, coached, is_covered, landing,
    next_address, shown_again,
};
pub use thinking::ThinkingPage;
