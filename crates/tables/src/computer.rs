//! The seats that the computer plays.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Mutex;
use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use play::Who;
use play::running::USUAL;
use rules::{Action, Actor, Deal, Match, Player, Sealed, Seat, Secret, Step, Task, Time, Viewer};
use sha2::Sha256;
use solver::computer::{Maker, Seed, cunning};
use store::{DueKind, DueTask};

use crate::commit::Committed;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::{House, locked};
use crate::source::{Purpose, Source};
use crate::think::AskedSeat;

/// The name of the key from which the chance of computer players comes.
const KEY: &str = "computer players";

/// The matches that are thought about here, each with the number at which somebody asked again meanwhile.
#[derive(Default)]
pub(crate) struct Thinking(Mutex<HashMap<String, Option<i64>>>);

/// How long to wait before it is tried again where the database was away, and how often.
const RETRY: Duration = Duration::from_secs(1);
const TRIES: usize = 60;

/// A task that plays the computer's seats of a match. However it ends, the match can be played again: a mistake of ours
/// costs one turn, which the node that claims it next repeats.
struct ComputerTurn {
    house: House,
    match_id: String,
    /// Whether it has ended as it should.
    over: bool,
}

impl Drop for ComputerTurn {
    fn drop(&mut self) {
        if !self.over {
            locked(&self.house.inner.thinking.0).remove(&self.match_id);
        }
    }
}

impl ComputerTurn {
    /// Plays at this number or further, and again whenever somebody asked meanwhile.
    async fn play(mut self, mut number: i64) {
        let (house, id) = (self.house.clone(), self.match_id.clone());
        let mut tries = 0;
        loop {
            match house.play(&id, number).await {
                Ok(()) => tries = 0,
                Err(error) if error.passes() && tries < TRIES => {
                    tries += 1;
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
                Err(error) => {
                    // The claim on it runs out, and it is tried again.
                    tracing::warn!(match_id = id, code = error.code(), "a computer player has to wait");
                    return;
                }
            }
            let mut thinking = locked(&house.inner.thinking.0);
            let Some(further) = thinking.get_mut(&id).and_then(Option::take) else {
                thinking.remove(&id);
                self.over = true;
                return;
            };
            number = further;
        }
    }
}

/// The seats that the computer plays now.
fn computers(game: &Match) -> impl Iterator<Item = Seat> + '_ {
    game.setup().all_seats().filter(|seat| game.player(*seat) != Some(Player::Person))
}

/// Whether computer players have to be asked: one is due, or may speak up out of turn.
pub(crate) fn needs_computer(game: &Match) -> bool {
    let Some(due) = game.due() else { return false };
    let rules = game.setup().rules();
    // Calls are made out of turn in a group, and claims where pins are set by hand.
    let speaks = rules.edition().format.holds_parts() || rules.hand_set();
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
    /// Lets the computer players of a match play, on this node and in the background, at this number or further.
    pub(crate) fn let_play(&self, match_id: &str, number: i64) {
        let mut thinking = locked(&self.inner.thinking.0);
        if let Some(again) = thinking.get_mut(match_id) {
            *again = Some(again.map_or(number, |other| other.max(number)));
            return;
        }
        thinking.insert(match_id.to_owned(), None);
        drop(thinking);
        let turn = ComputerTurn { house: self.clone(), match_id: match_id.to_owned(), over: false };
        tokio::spawn(turn.play(number));
    }

    /// Plays the computer's seats of a match for as long as they have something to do.
    pub(crate) async fn play(&self, match_id: &str, number: i64) -> Result<(), HouseError> {
        let mut game = self.game(match_id, number).await?;
        loop {
            if !self.goes_on(&game) {
                return self.settle(&game).await;
            }
            let room = self.room(&game.table_id).await?;
            let seed = self.seed(match_id).await?;
            let asked = seats_to_ask(&game, &room.whos()?);
            let group = self.inner.company.group(&game.table_id);
            let deciding = self.inner.thinkers.decide(game.play.setup().rules(), asked, seed, group);
            let decided = self.keeping(&game, deciding).await?;
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
                Committed::Repeated { .. } | Committed::Reused => return Err(HouseError::Damaged),
            };
        }
    }

    /// Keeps the claim on a computer's turn for as long as something takes: a decision may wait and last for longer
    /// than a claim does.
    async fn keeping<T>(&self, game: &Game, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            match tokio::time::timeout(self.inner.settings.lease / 3, &mut work).await {
                Ok(done) => return done,
                // If it can't be kept another node decides the same, and one of them is stale.
                Err(_) => drop(self.inner.store.renew(&turn(game), self.claim(self.now())).await),
            }
        }
    }

    /// The computer has nothing to do at this number.
    async fn settle(&self, game: &Game) -> Result<(), HouseError> {
        self.inner.store.settle(&turn(game), &self.inner.name).await?;
        Ok(())
    }

    /// Where the chance of a match's computer players comes from: the same on every node.
    async fn seed(&self, match_id: &str) -> Result<Seed, HouseError> {
        let key = self.key(KEY, Purpose::Key).await?;
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).map_err(|_| HouseError::Damaged)?;
        mac.update(match_id.as_bytes());
        Ok(Seed::new(mac.finalize().into_bytes().into()))
    }
}

/// What is due for the computer at the number of a match.
fn turn(game: &Game) -> DueTask {
    DueTask { subject: game.id().to_owned(), kind: DueKind::Computer, moment: 0, number: game.number() }
}

/// The computer's seats with what they see; who is asked first changes from step to step.
fn seats_to_ask(game: &Game, whos: &[Who]) -> Vec<AskedSeat> {
    let due = game.play.due().map(|due| due.who);
    let ask = |seat: Seat| AskedSeat {
        seat,
        computer: whos.get(seat.index()).map_or(USUAL, |who| who.computer()),
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
