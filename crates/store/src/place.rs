//! Where a store is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use files::{beside, is_open_to_others};
use sqlx::postgres::PgConnectOptions;

use crate::{StoreError, StoreRefusal};

/// Where a store is, read from an address like `sqlite:PATH` or `postgres://user@host/name`.
#[derive(Clone)]
pub enum StorePlace {
    /// A file.
    Sqlite(PathBuf),
    /// A server.
    Postgres(Box<PgConnectOptions>),
}

impl StorePlace {
    /// The files of a database, its journal and its lock that others on this machine may read or change.
    pub fn open_to_others(&self) -> Vec<PathBuf> {
        let Self::Sqlite(path) = self else { return Vec::new() };
        let files = ["", "-wal", "-shm", ".lock"].map(|end| beside(path, end));
        files.into_iter().filter(|file| is_open_to_others(file)).collect()
    }
}

/// Shows no password.
impl fmt::Debug for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Self::Postgres(options) => {
                let name = options.get_database().unwrap_or(options.get_username());
                write!(f, "postgres://{}:{}/{name}", options.get_host(), options.get_port())
            }
        }
    }
}

impl FromStr for StorePlace {
    type Err = StoreError;

    fn from_str(address: &str) -> Result<Self, StoreError> {
        if let Some(path) = address.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            // Everything after the colon is the path: a file may well be called `a?b`.
            return match path {
                "" => Err(StoreRefusal::NoPath.into()),
                ":memory:" => Err(StoreRefusal::Memory.into()),
                path => Ok(Self::Sqlite(path.into())),
            };
        }
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            // What is wrong with it is not repeated: the address may hold a password.
            return address
                .parse()
                .map(|options| Self::Postgres(Box::new(options)))
                .map_err(|_| StoreRefusal::NoPostgres.into());
        }
        Err(StoreRefusal::NoAddress.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (address, shown) in [
            ("sqlite:games.db", "sqlite:games.db"),
            ("sqlite:///var/lib/games.db", "sqlite:/var/lib/games.db"),
            ("sqlite:a?b", "sqlite:a?b"),
            ("postgres://me:hidden@example.org:5433/games", "postgres://example.org:5433/games"),
            ("postgresql://me@example.org/games", "postgres://example.org:5432/games"),
        ] {
            assert_eq!(format!("{:?}", address.parse::<StorePlace>().unwrap()), shown);
        }
    }

    #[test]
    fn what_is_wrong_is_said_without_the_password() {
        for address in ["", "games.db", "mysql://x", "sqlite:", "sqlite::memory:", "postgres://me:hidden@[/"]
        {
            let Err(StoreError::Refused(refusal)) = address.parse::<StorePlace>() else {
                panic!("{address} is accepted")
            };
            let sentence = refusal.to_string();
            assert!(sentence.contains("sqlite:") || sentence.contains("postgres://"), "{sentence}");
            assert!(!sentence.contains("hidden"), "{sentence}");
        }
    }
}
