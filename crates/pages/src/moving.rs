//! A seat that comes to this device by a link, once.
//!
//! The link's secret is behind its `#`, which no browser sends: the script takes it from there, and without script it
//! is pasted.

use askama::Template;

use crate::frame::Frame;

/// The page.
#[derive(Template)]
#[template(path = "move.html")]
pub struct MovePage {
    frame: Frame,
    problem: Option<String>,
    pasted: String,
}

impl MovePage {
    /// Asks for the link.
    pub fn new(frame: Frame) -> Self {
        Self { frame, problem: None, pasted: String::new() }
    }

    /// Says why a link leads nowhere.
    pub fn refused(frame: Frame, problem: String, pasted: String) -> Self {
        Self { frame, problem: Some(problem), pasted }
    }
}
