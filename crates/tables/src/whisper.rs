//! Quick phrases and presence: small things that nobody stores.

use rules::Seat;
use store::Moment;
use wire::Phrase;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::key::Key;
use crate::room::topic;

/// Something that is whispered at a table: heard by those who are there, and gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whisper {
    /// Somebody says something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// Somebody is here.
    Here {
        /// Who.
        seat: Seat,
    },
    /// Somebody has gone, or closed the page.
    Gone {
        /// Who.
        seat: Seat,
    },
    /// The number of spectators.
    Watching {
        /// How many: at one node as it goes over the bus, in all as it is told.
        many: usize,
        /// The node that says so.
        node: u64,
    },
}

/// How long to wait between two phrases of a seat, in milliseconds.
const GAP: Moment = 1500;

impl Whisper {
    /// As it goes over the bus.
    pub(crate) fn write(self) -> String {
        match self {
            Self::Said { seat, phrase } => format!("said {} {}", seat.number(), phrase.name()),
            Self::Here { seat } => format!("here {}", seat.number()),
            Self::Gone { seat } => format!("gone {}", seat.number()),
            Self::Watching { many, node } => format!("watching {many} {node}"),
        }
    }

    /// Reads what came over the bus; nothing if it is none of ours.
    pub(crate) fn read(words: &[u8]) -> Option<Self> {
        let mut words = std::str::from_utf8(words).ok()?.split(' ');
        let (kind, seat) = (words.next()?, words.next()?.parse::<usize>().ok()?);
        if kind == "watching" {
            return Some(Self::Watching { many: seat, node: words.next()?.parse().ok()? });
        }
        let seat = Seat::new(seat.checked_sub(1)?);
        match kind {
            "said" => Some(Self::Said { seat, phrase: Phrase::find(words.next()?)? }),
            "here" => Some(Self::Here { seat }),
            "gone" => Some(Self::Gone { seat }),
            _ => None,
        }
    }
}

impl House {
    /// Says something at a table from a seat of the caller's. It is never stored and may get lost.
    #[boxed]
    pub async fn say(
        &self,
        table: &str,
        seat: Seat,
        phrase: &str,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<(), HouseError> {
        let phrase = Phrase::find(phrase).ok_or_else(|| HouseError::NoPhrase { text: phrase.to_owned() })?;
        let room = self.room(table).await?;
        room.own(caller, seat)?;
        let asked = self.asked(table, caller, key.as_ref());
        if self.was_repeated(&asked).await? {
            return Ok(());
        }
        if let Some(game) = self.current(&room).await? {
            game.still_played(seat)?;
        }
        let now = asked.now;
        self.show_life(&room, caller).await?;
        let left = self.inner.presence.speak(table, seat, now, GAP);
        if left > 0 {
            return Err(HouseError::TooOften { wait: u64::try_from(left).unwrap_or(0) });
        }
        // First remembered, then said: it may get lost, but it is never said twice.
        if self.remember(asked).await? {
            self.whisper(table, Whisper::Said { seat, phrase });
        }
        Ok(())
    }

    /// Whispers at a table.
    pub(crate) fn whisper(&self, table: &str, whisper: Whisper) {
        self.inner.bus.whisper(&topic(table), whisper.write().as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whispers_are_heard_as_they_are_said_and_nothing_else_is() {
        let seat = Seat::new(2);
        let said = Phrase::ALL.into_iter().map(|phrase| Whisper::Said { seat, phrase });
        for whisper in said.chain([
            Whisper::Here { seat },
            Whisper::Gone { seat },
            Whisper::Watching { many: 3, node: 7 },
        ]) {
            assert_eq!(Whisper::read(whisper.write().as_bytes()), Some(whisper));
        }
        for noise in [
            "",
            "changed",
            "said 1",
            "said 1 curses",
            "here 0",
            "here x",
            "sing 1 hello",
            "watching 1",
            "watching x 1",
        ] {
            assert_eq!(Whisper::read(noise.as_bytes()), None, "{noise}");
        }
        assert_eq!(Whisper::read(&[0xFF, 0xFE]), None);
    }
}
