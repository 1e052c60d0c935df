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

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::SeedableRng;
    use rules::{Action, Actor, Edition, Match, MatchId, Mode, Proposal, Seat, Step, Time, notation};
    use words::Language;

    use super::*;

    /// The most actions of a match at a server.
    const ACTIONS: u64 = 20_000;

    #[test]
    fn the_longest_match_that_a_server_writes_is_read() {
        let proposal = Proposal {
            mode: Mode::Referee,
            ..Proposal::of_people(Edition::find("original").expect("an edition"), &[], 2)
        };
        let setup = proposal.settle(&mut ChaCha20Rng::from_seed([1; 32])).expect("a table");
        let mut game = Match::new(MatchId::new("long").expect("an identity"), setup);
        let mut act = |number, action| {
            let step = Step { by: Actor::Seat(Seat::new(0)), at: Time(number), action };
            game.apply(step).map(drop).expect("an action");
        };
        for number in 1..ACTIONS {
            act(number, if number % 2 == 1 { Action::Abort } else { Action::PlayOn });
        }
        act(ACTIONS, Action::ResignMatch);
        let text = notation::write_finished(&game).expect("a match that is over");
        let read = load(text.as_bytes(), Words::of(Language::English)).expect("a record");
        let read = notation::read(str::from_utf8(&read).expect("text")).expect("a match");
        assert_eq!(read.game.steps() as u64, ACTIONS);
        // Lines ten times as long would still be.
        assert!(text.len() as u64 * 10 < MOST_BYTES, "{} bytes", text.len());
    }
}
