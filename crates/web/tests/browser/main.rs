//! The game in a real browser.

mod pages;
mod stage;
