//! Language, light or dark, contrast, pegs, sound: chosen once, kept in this browser.

use askama::Template;

use rules::{Edition, Rules};

use crate::address::own_path;
use crate::form::Fields;
use crate::frame::Frame;
use crate::learn::FIRST_GAME;
use crate::piece::Piece;

/// The field that says that they are saved, and where to go on.
const SAVED: &str = "saved";

/// The page of the settings.
#[derive(Template)]
#[template(path = "settings.html")]
pub struct SettingsPage {
    frame: Frame,
    /// Where to go on.
    back: String,
    /// Whether they were just saved.
    saved: bool,
    /// Pegs to show the styles on.
    sample: Vec<Piece>,
}

/// The address that says that the settings are saved, and leads back.
pub fn settings_saved(back: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair(SAVED, back).finish();
    format!("/settings?{query}")
}

impl SettingsPage {
    /// The settings as an address asks for them, by somebody who comes from a page.
    pub fn asked(frame: Frame, query: &Fields, from: String) -> Self {
        match query.raw(SAVED) {
            Some(back) => Self::saved(frame, own_path(back)),
            None if from.starts_with("/settings") => Self::new(frame, "/".to_owned()),
            None => Self::new(frame, from),
        }
    }

    /// The settings that were just saved, and the way back.
    pub fn saved(frame: Frame, back: &str) -> Self {
        Self { saved: true, ..Self::new(frame, back.to_owned()) }
    }

    fn new(frame: Frame, back: String) -> Self {
        let rules = Rules::default_of(Edition::find(FIRST_GAME).expect("an edition of the table"));
        let code = rules.read_row("RYBB").expect("a row");
        let sample = Piece::row(frame.words, &rules, code).into_iter().take(3).collect();
        Self { frame, back, saved: false, sample }
    }
}
