//! The game in a real browser.

#[path = "../support/certain.rs"]
mod certain;
mod company;
mod cover;
mod feel;
mod fold;
mod guide;
mod home;
mod live;
mod looks;
mod matrix;
mod meeting;
mod pages;
mod real_board;
mod seat;
mod setup;
mod sharing;
mod solo;
mod sound;
mod stage;
mod taps;
mod together;
mod tongues;
