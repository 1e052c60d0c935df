//! The game in a real browser.

#[path = "../support/certain.rs"]
mod certain;
mod company;
mod cover;
mod fold;
mod guide;
mod live;
mod looks;
mod pages;
mod real_board;
mod seat;
mod sharing;
mod solo;
mod stage;
mod together;
