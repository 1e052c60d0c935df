//! What somebody has noted beside a match: pegs held for the next row and pencil marks. It is kept with the match as
//! one line of text, so a match resumed another day has its notes back.

use rules::{Rules, Seat};

use crate::draft::Draft;
use crate::pencil::Pencil;

/// Means that nothing is noted.
const NOTHING: &str = "-";

/// What was noted in a round.
#[derive(Clone, Debug)]
pub struct Jottings {
    /// How many rounds had ended: marks of an earlier round are void.
    pub ended: usize,
    /// Whose row has held pegs, and the row with only those.
    pub held: Option<(Seat, Draft)>,
    /// The marks of each seat.
    pub pencils: Vec<Pencil>,
}

impl Jottings {
    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        let held = self.held.as_ref().is_some_and(|(_, draft)| draft.holds_something());
        !held && self.pencils.iter().all(|pencil| pencil.written().is_none())
    }

    /// As a line: rounds that have ended, a seat, its held pegs, then everybody's marks.
    pub fn written(&self) -> String {
        let held = self.held.as_ref().filter(|(_, draft)| draft.holds_something());
        let (seat, held) = match held {
            Some((seat, draft)) => (seat.number(), draft.held_written()),
            None => (0, NOTHING.to_owned()),
        };
        let marks = self.pencils.iter().map(|pencil| pencil.written().unwrap_or_else(|| NOTHING.to_owned()));
        let parts = [self.ended.to_string(), seat.to_string(), held];
        parts.into_iter().chain(marks).collect::<Vec<_>>().join(" ")
    }

    /// Reads a line; nothing if it doesn't fit these rules.
    pub fn read(rules: &Rules, seats: usize, line: &str) -> Option<Self> {
        let mut parts = line.split_whitespace();
        let ended = parts.next()?.parse().ok()?;
        let seat: usize = parts.next()?.parse().ok()?;
        let held = parts.next()?;
        let held = match seat.checked_sub(1) {
            Some(place) if place < seats => Some((Seat::new(place), Draft::read_held(rules, held))),
            _ => None,
        };
        let mut pencils = vec![Pencil::new(rules); seats];
        for (pencil, marks) in pencils.iter_mut().zip(parts) {
            if marks != NOTHING {
                *pencil = Pencil::read(rules, marks)?;
            }
        }
        Some(Self { ended, held, pencils })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    #[test]
    fn held_pegs_and_marks_are_read_as_they_were_written() {
        for id in ["original", "grand", "eight-blanks", "number"] {
            let rules = Rules::default_of(Edition::find(id).expect("an edition"));
            let mut draft = Draft::new(&rules);
            let piece = crate::PalettePiece::all(&rules)[0];
            draft.put(piece);
            draft.go(0);
            draft.hold();
            let mut pencils = vec![Pencil::new(&rules); 2];
            pencils[1].turn(2, 1);
            pencils[1].turn_all(0);
            let jottings = Jottings { ended: 3, held: Some((Seat::new(1), draft)), pencils };
            let line = jottings.written();
            assert!(!line.contains('\n') && line.starts_with("3 2 "), "{line}");
            let read = Jottings::read(&rules, 2, &line).expect(&line);
            assert_eq!(read.written(), line, "{id}");
            let (seat, draft) = read.held.expect("a row");
            // The colour of a pair is still missing.
            let next = usize::from(rules.palette().shapes.is_empty());
            assert_eq!((seat, draft.held[0], draft.at), (Seat::new(1), true, next), "{id}");
        }
    }

    #[test]
    fn what_is_no_jotting_of_these_rules_is_none() {
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        for wrong in ["", "1", "x 0 - -", "1 0", "1 0 - xx", "1 0 - zzzzzzzzzzzzzzzzzzzzzzzz"] {
            assert!(Jottings::read(&rules, 2, wrong).is_none(), "{wrong}");
        }
        let nothing = Jottings::read(&rules, 2, "0 0 - - -").expect("no notes");
        assert!(nothing.held.is_none() && nothing.pencils.iter().all(|pencil| pencil.written().is_none()));
    }
}
