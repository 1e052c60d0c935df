//! Somebody at the other end of two pipes, who listens and types.

use std::io::{Read, Write};

/// Listens until the other side falls silent; types an answer to every question: a line without an end. What was said.
pub(crate) fn converse(
    mut listening: impl Read,
    mut typing: impl Write,
    mut person: impl FnMut(&str) -> String,
) -> String {
    let (mut said, mut block) = (Vec::new(), [0; 4096]);
    loop {
        let read = listening.read(&mut block).expect("the pipe can be read");
        if read == 0 {
            return String::from_utf8(said).expect("text");
        }
        said.extend_from_slice(&block[..read]);
        if said.ends_with(b" ")
            && let Ok(text) = std::str::from_utf8(&said)
        {
            assert!(said.len() < 1 << 20, "a match has an end: {text}");
            let line = person(text) + "\n";
            // The match is over for a player who has stopped listening.
            let _ = typing.write_all(line.as_bytes());
        }
    }
}
