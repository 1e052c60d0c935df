//! What stands in for a page that takes thought, until a worker of its own has made it.

use askama::Template;

use crate::frame::Frame;

/// The page.
#[derive(Template)]
#[template(path = "thinking.html")]
pub struct ThinkingPage {
    frame: Frame,
}

impl ThinkingPage {
    /// Stands in for the page that its frame says it is.
    pub fn new(frame: Frame) -> Self {
        Self { frame }
    }
}
