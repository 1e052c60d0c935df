//! Language, light or dark, contrast, pegs, sound: chosen once, kept in this browser.

use askama::Template;

use rules::{Edition, Rules};

use crate::frame::Frame;
use crate::learn::FIRST_GAME;
use crate::piece::Piece;

/// The page of the settings.
#[derive(Template)]
#[template(path = "settings.html")]
pub struct SettingsPage {
    frame: Frame,
    /// Where to go on.
    back: String,
    /// Pegs to show the styles on.
    sample: Vec<Piece>,
}

impl SettingsPage {
    /// The settings, and where to go on once they are saved.
    pub fn new(frame: Frame, back: String) -> Self {
        let rules = Rules::default_of(Edition::find(FIRST_GAME).expect("an edition of the table"));
        let code = rules.read_row("RYBB").expect("a row");
        let sample = Piece::row(frame.words, &rules, code).into_iter().take(3).collect();
        Self { frame, back, sample }
    }
}
