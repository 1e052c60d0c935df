//! The file of a match, read as far as a match can be long.

use std::io::Read;

use words::Words;

use crate::bounded;
use crate::failure::Failure;

/// The longest file that is read as a match: several times the longest that a server can write.
pub const MOST_BYTES: u64 = 64 << 20;

/// The most lines of one. The longest has a line for each of some hundred thousand steps; every line costs memory.
const MOST_LINES: usize = 1_000_000;

/// The bytes of a file, if it is not too long for a match.
pub fn load(input: impl Read, words: Words) -> Result<Vec<u8>, Failure> {
    let bytes = bounded::all(input, MOST_BYTES)?;
    let bytes = bytes.ok_or_else(|| Failure::Wrong(words.tool_too_long(MOST_BYTES >> 20)))?;
    if bytes.iter().filter(|byte| **byte == b'\n').count() > MOST_LINES {
        return Err(Failure::Wrong(words.tool_too_many_lines(MOST_LINES)));
    }
    Ok(bytes)
}
