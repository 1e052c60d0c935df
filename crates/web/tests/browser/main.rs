//! The game in a real browser.

mod company;
mod guide;
mod live;
mod looks;
mod pages;
mod seat;
mod solo;
mod stage;
mod together;
