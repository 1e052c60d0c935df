//! Language, light or dark, contrast, pegs, sound: chosen once, kept in this browser.

use askama::Template;

use crate::frame::Frame;

/// The page of the settings.
#[derive(Template)]
#[template(path = "settings.html")]
pub struct SettingsPage {
    frame: Frame,
    /// Where to go on.
    back: String,
}

impl SettingsPage {
    /// The settings, and where to go on once they are saved.
    pub fn new(frame: Frame, back: String) -> Self {
        Self { frame, back }
    }
}
