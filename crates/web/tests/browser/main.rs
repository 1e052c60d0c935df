//! The game in a real browser.

mod guide;
mod pages;
mod stage;
