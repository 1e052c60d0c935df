//! Promises and what they promised: the texts whose hashes they are.

use rules::commitment::promise;
use rules::view::{Board, PastRound};
use rules::{Commitment, MatchId, Salt, View};

/// A promise that can be checked.
pub(super) struct Promise {
    /// What was promised: the text that was hashed.
    pub(super) text: String,
    /// The hash that was shown before the first row.
    pub(super) hash: String,
    /// A command that anybody can run.
    pub(super) command: String,
}

impl Promise {
    fn new(id: &MatchId, number: u32, salt: Salt, secret: &str, hash: Commitment) -> Self {
        let text = promise(id, number, salt, secret);
        let command = format!("printf '%s' '{text}' | sha256sum");
        Self { text, hash: hash.to_string(), command }
    }
}

/// The promises of a round, or of a group's boards.
pub(super) fn promises(view: &View, round: Option<&PastRound>) -> Vec<Promise> {
    let rules = view.setup.rules();
    if let Some(round) = round {
        let (Some(secret), Some(salt), Some(hash)) = (round.secret, round.salt, round.commitment) else {
            return Vec::new();
        };
        let promised = rules.show_choice(secret, &round.withheld.unwrap_or_default());
        return vec![Promise::new(&view.id, round.number, salt, &promised, hash)];
    }
    let Board::GroupWatcher(board) = &view.board else { return Vec::new() };
    let Some(markers) = &board.uncovered else { return Vec::new() };
    let promised = markers.iter().zip(&board.commitments);
    // A group's match is one deal: it has no rounds, and counts as the first.
    promised
        .filter_map(|((marker, salt), hash)| {
            Some(Promise::new(&view.id, 1, (*salt)?, &rules.show_marker(*marker), *hash))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use rules::{Action, Actor, Edition, Match, Proposal, Sealed, Seat, Secret, Step, Time, Viewer};
    use sha2::{Digest as _, Sha256};

    use super::*;

    #[test]
    fn a_promise_is_the_hash_of_its_text() {
        let mut chance = ChaCha20Rng::seed_from_u64(7);
        for options in [vec![], vec!["pegs=counted"]] {
            let proposal = Proposal::of_people(Edition::find("original").unwrap(), &options, 2);
            let setup = proposal.settle(&mut chance).unwrap();
            let rules = setup.rules().clone();
            let mut game = Match::new(MatchId::draw(&mut chance), setup);
            let secret = Secret::draw(&rules, &mut chance);
            let row = secret.code;
            let mut act = |seat, action| {
                let step = Step { by: Actor::Seat(Seat::new(seat)), at: Time(0), action };
                game.apply(step).unwrap();
            };
            act(0, Action::Secret(Sealed::new(secret)));
            act(1, Action::Row(row));
            let view = game.view(Viewer::Spectator);
            let told = promises(&view, view.past.first());
            assert_eq!(told.len(), 1);
            let hash: [u8; 32] = Sha256::digest(&told[0].text).into();
            let shown = |place: usize| u8::from_str_radix(&told[0].hash[2 * place..2 * place + 2], 16);
            assert!((0..32).all(|place| shown(place) == Ok(hash[place])));
            assert!(told[0].command.contains(&told[0].text));
        }
    }
}
