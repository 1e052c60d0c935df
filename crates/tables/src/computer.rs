//! The seats that the computer plays.

use std::collections::HashMap;
use std::sync::Mutex;

use hmac::{Hmac, KeyInit as _, Mac as _};
use rules::{Action, Actor, Deal, Format, Match, Player, Sealed, Seat, Secret, Step, Task, Time, Viewer};
use sha2::Sha256;
use solver::computer::{Maker, Seed, cunning};

use crate::commit::Committed;
use crate::error::Error;
use crate::games::Game;
use crate::house::{House, locked};
use crate::source::{Purpose, Source};
use crate::think::Asked;
use crate::who::Who;

/// The name of the key from which the chance of computer players comes.
const KEY: &str = "computer players";

/// The matches that are thought about here, and whether something happened meanwhile.
#[derive(Default)]
pub(crate) struct Thinking(Mutex<HashMap<String, bool>>);

/// The seats that the computer plays now.
fn computers(game: &Match) -> impl Iterator<Item = Seat> + '_ {
    game.setup().all_seats().filter(|seat| game.player(*seat) != Some(Player::Person))
}

/// Whether computer players have to be asked: one is due, or may speak up out of turn.
pub(crate) fn wanted(game: &Match) -> bool {
    let Some(due) = game.due() else { return false };
    let rules = game.setup().rules();
    // Calls are made out of turn in a group, and claims where pins are set by hand.
    let speaks = rules.edition().format == Format::Group || rules.hand_set();
    computers(game).any(|seat| speaks || due.who == Actor::Seat(seat))
}

/// Does what needs no thought: deals, and sets the secrets of computer makers. Each is a step of its own in the same
/// transaction, so that nobody waits for it. A daily secret is given.
pub(crate) fn follow(game: &mut Match, whos: &[Who], daily: Option<rules::Code>, at: Time, source: &Source) {
    while let Some(due) = game.due() {
        let rules = game.setup().rules();
        let action = match (due.who, due.what) {
            (Actor::Table, Task::Deal) => {
                Action::Deal(Sealed::new(Deal::draw(rules, &mut source.chance(Purpose::Secret))))
            }
            (Actor::Seat(seat), Task::Secret)
                if game.player(seat) == Some(Player::Computer) && !rules.counts_pegs() =>
            {
                let mut chance = source.chance(Purpose::Secret);
                let cunning =
                    whos.get(seat.index()).is_some_and(|who| who.computer().maker == Maker::Cunning);
                let mut secret = Secret::draw(rules, &mut chance);
                while cunning && !cunning::is_set(rules, secret.code) {
                    secret = Secret::draw(rules, &mut chance);
                }
                secret.code = daily.unwrap_or(secret.code);
                Action::Secret(Sealed::new(secret))
            }
            _ => return,
        };
        if game.apply(Step { by: due.who, at, action }).is_err() {
            return;
        }
    }
}

impl House {
    /// Lets the computer players of a match play, on this node and in the background.
    pub(crate) fn let_play(&self, match_id: &str) {
        let mut thinking = locked(&self.inner.thinking.0);
        if let Some(again) = thinking.get_mut(match_id) {
            *again = true;
            return;
        }
        thinking.insert(match_id.to_owned(), false);
        drop(thinking);
        let (house, match_id) = (self.clone(), match_id.to_owned());
        tokio::spawn(async move {
            loop {
                if let Err(error) = house.play(&match_id).await {
                    // The claim on it runs out, and it is tried again.
                    tracing::warn!(match_id, code = error.code(), "a computer player has to wait");
                    locked(&house.inner.thinking.0).remove(&match_id);
                    return;
                }
                let mut thinking = locked(&house.inner.thinking.0);
                let Some(again @ true) = thinking.get_mut(&match_id) else {
                    thinking.remove(&match_id);
                    return;
                };
                *again = false;
            }
        });
    }

    /// Plays the computer's seats of a match for as long as they have something to do.
    pub(crate) async fn play(&self, match_id: &str) -> Result<(), Error> {
        let mut game = self.game(match_id, 0).await?;
        loop {
            if !wanted(&game.play) {
                return self.settle(&game).await;
            }
            let room = self.room(&game.table_id).await?;
            let seed = self.seed(match_id).await?;
            let asked = asked(&game, &room.whos()?);
            let decided = self.inner.thinkers.decide(game.play.setup().rules(), asked, seed).await?;
            let Some((seat, action)) = decided else {
                let due = game.play.due().map(|due| due.who);
                if computers(&game.play).any(|seat| due == Some(Actor::Seat(seat))) {
                    tracing::error!(
                        match_id,
                        number = game.number(),
                        "a computer player does not know what to do"
                    );
                }
                return self.settle(&game).await;
            };
            game = match self.commit(&room, &game, Actor::Seat(seat), action, None).await? {
                Committed::Done(next) => next,
                Committed::Stale { current } => self.game(match_id, current).await?,
                Committed::Over => return Ok(()),
                Committed::Repeated { .. } | Committed::Reused => return Err(Error::Damaged),
            };
        }
    }

    /// Nothing is to be done for the computer at this number.
    async fn settle(&self, game: &Game) -> Result<(), Error> {
        let due = store::Due {
            subject: game.id().to_owned(),
            kind: store::Kind::Computer,
            moment: 0,
            number: game.number(),
        };
        self.inner.store.settle(&due, &self.inner.name).await?;
        Ok(())
    }

    /// Where the chance of a match's computer players comes from: the same on every node.
    async fn seed(&self, match_id: &str) -> Result<Seed, Error> {
        let key = self.key(KEY, Purpose::Key).await?;
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).map_err(|_| Error::Damaged)?;
        mac.update(match_id.as_bytes());
        Ok(Seed::new(mac.finalize().into_bytes().into()))
    }

    /// A key that all nodes share, and what it is for.
    pub(crate) async fn key(&self, name: &'static str, purpose: Purpose) -> Result<Vec<u8>, Error> {
        let known = locked(&self.inner.keys).get(name).cloned();
        if let Some(key) = known {
            return Ok(key);
        }
        let candidate = self.inner.source.bytes(purpose);
        let key = self.inner.store.secret(name, &candidate, self.now()).await?;
        locked(&self.inner.keys).insert(name, key.clone());
        Ok(key)
    }
}

/// The computer's seats with what they see; who is asked first changes from step to step.
fn asked(game: &Game, whos: &[Who]) -> Vec<Asked> {
    let due = game.play.due().map(|due| due.who);
    let ask = |seat: Seat| Asked {
        seat,
        computer: whos.get(seat.index()).map_or(crate::who::STAND_IN, |who| who.computer()),
        view: game.play.view(Viewer::Seat(seat)),
        due: due == Some(Actor::Seat(seat)),
    };
    let mut asked: Vec<_> = computers(&game.play).map(ask).collect();
    if !asked.is_empty() {
        let first = game.play.steps() % asked.len();
        asked.rotate_left(first);
    }
    asked
}
