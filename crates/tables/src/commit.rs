//! One step of a match, from the rules to the disk.

use std::sync::Arc;

use rules::matches::LogEntry;
use rules::notation::{self, show_outcome, write_step};
use rules::{Action, Actor, Event, Keeper, Step};
use store::{Append, Appended, Claim, DueKind, Ending, Moment, NewAction, NewDue, Request};

use crate::company::has_person;
use crate::computer::{follow, needs_computer};
use crate::daily::score_of;
use crate::error::HouseError;
use crate::finish::Finish;
use crate::games::Game;
use crate::house::House;
use crate::room::{Room, number_of};
use crate::settings::millis;

/// The store keeps matches with their secrets: this is where they are written down for it.
const KEEPER: Keeper = Keeper::appointed();

/// What became of a step.
pub(crate) enum Committed {
    /// It is on the disk: the match with it.
    Done(Arc<Game>),
    /// Others were quicker.
    Stale {
        /// How many steps there are.
        current: i64,
    },
    /// The match is over.
    Over,
    /// The request was done before.
    Repeated {
        /// The number that it led to.
        number: i64,
    },
    /// The key was used for another request.
    Reused,
}

impl House {
    /// Adds a step to a match and everything that follows by itself. The rules say whether it is possible; the store,
    /// whether nobody was quicker.
    pub(crate) async fn commit(
        &self,
        room: &Room,
        game: &Arc<Game>,
        by: Actor,
        action: Action,
        request: Option<Request>,
    ) -> Result<Committed, HouseError> {
        let now = self.now();
        let daily = self.daily_code(room).await?;
        let next = self.apply(room, game, by, action, daily, now).await?;
        if has_person(&game.play) && !has_person(&next.play) {
            self.inner.company.parted(&next.table_id);
        }
        let append = Append {
            match_id: game.id().to_owned(),
            expected: game.number(),
            after: game.stored,
            actions: lines(&next, game.play.steps(), now),
            now,
            ending: ending(room, &next),
            due: self.dues(&next, now),
            request,
        };
        // The caller may give up waiting; what is on the disk is told to the others all the same.
        let house = self.clone();
        Finish::new(async move { house.put(append, next).await }).await
    }

    /// Puts a step on the disk and lets everybody know.
    async fn put(&self, append: Append, next: Game) -> Result<Committed, HouseError> {
        let clocked = append.due.iter().any(|due| due.kind == DueKind::Clock);
        let left = left(&next, append.actions.len());
        let expected = append.expected;
        let appended = self.inner.store.append(append).await;
        match appended.inspect_err(|error| self.doubt(error, &next.table_id, next.id(), expected))? {
            Appended::Done { number } => {
                debug_assert_eq!(number, next.number(), "numbers count steps");
                let next = Arc::new(next);
                self.inner.games.keep(&next);
                self.inner.bus.nudge(next.id(), number);
                if self.goes_on(&next) {
                    self.let_play(next.id(), number);
                }
                if clocked {
                    self.inner.due.notify_one();
                }
                for seat in left {
                    // The step is on the disk; a link that is left runs out, and moves nobody else's seat.
                    if let Err(error) = self.inner.store.end_links(&next.table_id, seat).await {
                        tracing::warn!(detail = error.detail(), "links of a seat that was left");
                    }
                }
                Ok(Committed::Done(next))
            }
            Appended::Stale { current } => {
                // At the same number there is another step than the one that is kept.
                if current <= expected {
                    self.set_back(next.id(), current);
                }
                Ok(Committed::Stale { current })
            }
            Appended::Over { .. } => Ok(Committed::Over),
            Appended::Repeated { number } => Ok(Committed::Repeated { number }),
            Appended::Reused => Ok(Committed::Reused),
            Appended::Missing => {
                self.set_back(next.id(), -1);
                self.forget(&next.table_id);
                Err(HouseError::NoMatch)
            }
        }
    }

    /// The match with one step more.
    async fn apply(
        &self,
        room: &Room,
        game: &Arc<Game>,
        by: Actor,
        action: Action,
        daily: Option<rules::Code>,
        now: Moment,
    ) -> Result<Game, HouseError> {
        let (whos, source, game) = (room.whos()?, self.inner.source.clone(), Arc::clone(game));
        // Where pins are not the engine's own it looks for secrets that fit, which may take a while.
        let long = game.play.setup().rules().hand_set()
            || game
                .play
                .setup()
                .all_seats()
                .any(|seat| game.play.player(seat) == Some(rules::Player::Contrary));
        let apply = move || {
            let mut next = Game::clone(&game);
            let at = next.time(now);
            next.play.apply(Step { by, at, action })?;
            follow(&mut next.play, &whos, daily, at, &source);
            next.stored = Some(now);
            Ok(next)
        };
        if long {
            tokio::task::spawn_blocking(apply).await.map_err(|_| HouseError::Damaged)?
        } else {
            apply()
        }
    }

    /// This node's claim on something that is due, from now on.
    pub(crate) fn claim(&self, now: Moment) -> Claim {
        let until = now.saturating_add(millis(self.inner.settings.lease));
        Claim { owner: self.inner.name.clone(), until }
    }

    /// What is due for a match from now on.
    pub(crate) fn dues(&self, game: &Game, now: Moment) -> Vec<NewDue> {
        let mut due = Vec::new();
        // Nobody need see to a match that all persons have left: it goes on where somebody looks at it.
        if needs_computer(&game.play) && has_person(&game.play) {
            // This node does it itself; another one only if this one can't.
            due.push(NewDue { kind: DueKind::Computer, moment: now, claim: Some(self.claim(now)) });
        }
        if let Some(moment) = game.deadline() {
            due.push(NewDue { kind: DueKind::Clock, moment, claim: None });
        }
        due
    }
}

/// What a match came to, if it is over.
fn ending(room: &Room, game: &Game) -> Option<Ending> {
    let outcome = game.play.outcome()?;
    let record = notation::write_finished(&game.play)?;
    let digest = record.lines().last().and_then(|line| line.strip_prefix("digest ")).unwrap_or_default();
    Some(Ending { digest: digest.to_owned(), summary: show_outcome(outcome), score: score_of(room, game) })
}

/// The seats that people left or lost in the last steps: the computer takes them over.
fn left(game: &Game, steps: usize) -> Vec<i64> {
    let log = game.play.log(&KEEPER);
    let new = log.iter().skip(log.len().saturating_sub(steps));
    let seat = |event: &Event| match event {
        Event::TakenOver { seat } => Some(number_of(*seat)),
        _ => None,
    };
    new.flat_map(|entry| entry.events.iter().filter_map(seat)).collect()
}

/// The steps from this one on, as the store keeps them.
pub(crate) fn lines(game: &Game, from: usize, now: Moment) -> Vec<NewAction> {
    let steps = game.play.log(&KEEPER).iter().zip(1..).skip(from);
    let line = |(entry, number): (&Arc<LogEntry>, usize)| {
        let mut line = write_step(&game.play, number, entry, &KEEPER);
        line.truncate(line.trim_end_matches('\n').len());
        let seat = match entry.step.by {
            Actor::Seat(seat) => Some(number_of(seat)),
            Actor::Table => None,
        };
        NewAction { moment: now, seat, line }
    };
    steps.map(line).collect()
}
