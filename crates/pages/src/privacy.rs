//! What is stored, and how to be forgotten.

use askama::Template;

use crate::frame::Frame;

/// The page.
#[derive(Template)]
#[template(path = "privacy.html")]
pub struct PrivacyPage {
    frame: Frame,
    forgotten: bool,
}

impl PrivacyPage {
    /// What is stored, and whether it was just forgotten.
    pub fn new(frame: Frame, forgotten: bool) -> Self {
        Self { frame, forgotten }
    }
}
