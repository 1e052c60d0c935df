//! Tables found by their code, seats by a link: guessing makes callers wait.

use std::time::Duration;

use tables::{HouseError, Key, Sat, TableLook};
use tokio::time::Instant;
use wire::TableCard;

use super::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The letters of a table's id, which nobody can guess; a code has fewer.
const ID: usize = 16;

/// How long a refusal takes, whether or not there is a table: longer than it takes to find out.
const EVEN: Duration = Duration::from_millis(25);

impl App {
    /// The table that a code finds; those who sit at a closed table find it by its code as well.
    pub(crate) async fn find(&self, code: &str, sender: &Sender) -> Result<TableCard, Problem> {
        let seated = async |card: &TableCard| {
            self.house.seats(&card.id, &sender.caller).await.is_ok_and(|held| !held.is_empty())
        };
        self.guessed(sender, Box::pin(self.house.find(code, &sender.caller)), seated).await
    }

    /// A look at the table of a code, or of an id; those who sit at a closed table find it by its code as well.
    pub(crate) async fn look_named(&self, name: &str, sender: &Sender) -> Result<TableLook, Problem> {
        let look = Box::pin(self.house.look_by_name(name, &sender.caller));
        if name.len() == ID {
            return Ok(look.await?);
        }
        self.guessed(sender, look, async |look: &TableLook| !look.held().is_empty()).await
    }

    /// What a code finds. An address that has asked for too many that find nothing has to wait, and isn't told meanwhile
    /// whether there is a table; only those who sit at one go on finding it.
    async fn guessed<T>(
        &self,
        sender: &Sender,
        find: impl Future<Output = Result<T, HouseError>>,
        seated: impl AsyncFnOnce(&T) -> bool,
    ) -> Result<T, Problem> {
        let guess = self.limits.misses.guess(sender.asker.caller).await;
        let wait = match guess {
            Ok(guess) => {
                let found = find.await;
                if let Err(HouseError::NoTable) = found {
                    guess.missed();
                }
                return Ok(found?);
            }
            Err(wait) => wait,
        };
        if sender.caller.hash().is_none() {
            return Err(Problem::TooManyMisses { wait });
        }
        let refused_at = Instant::now() + EVEN;
        match find.await {
            Ok(found) if seated(&found).await => Ok(found),
            _ => {
                tokio::time::sleep_until(refused_at).await;
                Err(Problem::TooManyMisses { wait })
            }
        }
    }

    /// Follows a link that moves a seat. A link that leads nowhere is a miss as well.
    pub(crate) async fn follow(
        &self,
        link: &str,
        sender: &Sender,
        key: Option<Key>,
    ) -> Result<(String, Sat), Problem> {
        let guess = self.limits.misses.guess(sender.asker.caller).await;
        let guess = guess.map_err(|wait| Problem::TooManyMisses { wait })?;
        let followed = self.house.follow(link, &sender.caller, key).await;
        if let Err(HouseError::LinkSpent) = followed {
            guess.missed();
        }
        Ok(followed?)
    }
}
