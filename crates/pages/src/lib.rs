//! The pages that people see: HTML from what there is to see.
//!
//! A page is a view model and a template of the same name in `templates/`. It works without script; script makes it
//! pleasant. The caller reads requests and forms, and hands in what a page shows. Nothing here waits, asks a
//! store or knows the time, so a browser can make pages as well.

mod art;
mod assets;
mod daily;
mod form;
mod frame;
mod home;
mod learn;
mod lobby;
mod look;
mod mine;
mod moving;
mod nav;
mod picture;
mod piece;
mod privacy;
mod problem;
mod qr;
mod replay;
mod rules;
mod settings;
mod setup;
mod strategies;
mod table;

pub use self::rules::{EditionPage, RulesPage, SheetPage};
pub use askama::Template;
pub use assets::{Asset, Assets, ICON};
pub use daily::{DailyPage, DayLook};
pub use form::Fields;
pub use frame::Frame;
pub use home::Home;
pub use learn::LearnPage;
pub use lobby::LobbyPage;
pub use look::{PageLook, Pegs, Theme};
pub use mine::{MinePage, PlayedMatch};
pub use moving::MovePage;
pub use privacy::PrivacyPage;
pub use problem::{Again, ProblemKind, ProblemPage};
pub use qr::qr_code;
pub use replay::{ReplayPage, result_picture, wants_analysis};
pub use settings::SettingsPage;
pub use setup::{SetupPage, SetupWish};
pub use strategies::{StrategiesPage, StrategyPage};
pub use table::{Fitting, Help, SeenTable, TableExtras, TablePage, deed, next_address};
