//! The way to the first game, which is played at a real table.

use askama::Template;
use rules::{Edition, Rules};

use crate::frame::Frame;
use crate::rules::{Example, first_example};

/// The edition of the first game.
pub const FIRST_GAME: &str = "original";

/// The page that leads there: the game in one picture.
#[derive(Template)]
#[template(path = "learn.html")]
pub struct LearnPage {
    frame: Frame,
    key: String,
    example: Option<Example>,
}

impl LearnPage {
    /// The page, with a key for its form.
    pub fn new(frame: Frame, key: String) -> Self {
        let edition = Edition::find(FIRST_GAME).expect("an edition of the table");
        let example = first_example(frame.words, &Rules::default_of(edition));
        Self { frame, key, example }
    }
}
