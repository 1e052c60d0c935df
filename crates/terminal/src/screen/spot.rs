//! Places on the screen that can be clicked.

use super::input::Input;

/// A place that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A hole of the row being filled, from 0.
    Hole(usize),
    /// A piece of the palette, from 0.
    Piece(usize),
    /// A row that can be copied: its place among [`play::Sight::codes`].
    Row(usize),
    /// A pencil mark: piece and hole.
    Pencil(usize, usize),
    /// A kind of pins: black, white, blue.
    Pins(usize),
    /// A line of a list.
    Line(usize),
    /// A place that acts as a key.
    Key(Input),
}
