//! What can go wrong, as callers can act on it.

use std::fmt;
use std::sync::Arc;

use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use sqlx_core::migrate::MigrateError;

use crate::refusal::StoreRefusal;

/// Why the store did not do what it was asked.
///
/// Its sentences are for people and say nothing of the inside; that is in [`StoreError::detail`], for the log.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The database can't be reached or is too busy. Ask again later; whether a change that was under way is
    /// stored is not known until then.
    #[error("The database can't be reached just now; please try again in a moment.")]
    Unavailable(Detail),
    /// There is no room left on the disk. Nothing was changed.
    #[error("There is no room left on the disk of the database; nothing was changed.")]
    Full(Detail),
    /// It can't be done like this; the refusal says why and what would be right.
    #[error(transparent)]
    Refused(#[from] StoreRefusal),
    /// The store holds something that it can't hold, or its file is damaged.
    #[error("The database holds something unexpected; the server's log says what.")]
    Corrupt(Detail),
}

/// What the database said, for the server's log.
#[derive(Clone, PartialEq, Eq)]
pub struct Detail(Arc<str>);

impl Detail {
    /// Keeps a text for the log.
    pub(crate) fn new(text: impl fmt::Display) -> Self {
        Self(text.to_string().into())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl StoreError {
    /// What the database said, for the log; nothing for a refusal, which says all itself.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Self::Unavailable(detail) | Self::Full(detail) | Self::Corrupt(detail) => Some(detail.as_str()),
            Self::Refused(_) => None,
        }
    }

    /// What it means to a server that is running: whatever PostgreSQL refuses as a whole (a read-only spell, a
    /// changed password, rights taken away) passes when somebody mends it there.
    pub(crate) fn while_serving(self) -> Self {
        match self {
            Self::Refused(
                refusal @ (StoreRefusal::NotLetIn
                | StoreRefusal::NoDatabase
                | StoreRefusal::NoRights
                | StoreRefusal::Standby),
            ) => Self::unavailable(refusal),
            other => other,
        }
    }

    /// Unavailable, with a text for the log.
    pub(crate) fn unavailable(text: impl fmt::Display) -> Self {
        Self::Unavailable(Detail::new(text))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // Only what the error says of itself: details of the database may repeat stored values.
        let detail = Detail::new(&error);
        let sqlx::Error::Database(from) = &error else {
            return match error {
                sqlx::Error::Decode(_)
                | sqlx::Error::ColumnDecode { .. }
                | sqlx::Error::ColumnNotFound(_)
                | sqlx::Error::ColumnIndexOutOfBounds { .. }
                | sqlx::Error::TypeNotFound { .. }
                | sqlx::Error::RowNotFound => Self::Corrupt(detail),
                _ => Self::Unavailable(detail),
            };
        };
        if let Some(code) = sqlite_code(&error) {
            // The first byte of an extended code is the code.
            return match code & 0xFF {
                5 | 6 | 8 | 10 | 14 | 15 => Self::Unavailable(detail),
                13 => Self::Full(detail),
                26 => Self::Refused(StoreRefusal::NoSqlite),
                _ => Self::Corrupt(detail),
            };
        }
        let code = from.try_downcast_ref::<PgDatabaseError>().map_or("", PgDatabaseError::code);
        match (code.get(..2).unwrap_or(""), code) {
            (_, "53100") => Self::Full(detail),
            ("28", _) => Self::Refused(StoreRefusal::NotLetIn),
            (_, "3D000") => Self::Refused(StoreRefusal::NoDatabase),
            (_, "42501") => Self::Refused(StoreRefusal::NoRights),
            (_, "25006") => Self::Refused(StoreRefusal::Standby),
            ("08" | "40" | "53" | "55" | "57" | "58", _) => Self::Unavailable(detail),
            _ => Self::Corrupt(detail),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Self::Corrupt(Detail::new(other)),
        }
    }
}

/// SQLite's number for what went wrong, where it was SQLite.
pub(crate) fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    sqlx::error::DatabaseError::code(error)?.parse().ok()
}

/// Whether PostgreSQL undid the transaction because of another one at the same time, so that doing it again is
/// the right thing: serialisation, deadlock, and a request's key that came in meanwhile (see [`crate::request`]).
pub(crate) fn clashed(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    code.is_some_and(|error| matches!(error.code(), "40001" | "40P01" | "23502"))
}

/// Whether PostgreSQL takes no changes on this connection: it became a standby, or was set to read-only.
pub(crate) fn read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    code.is_some_and(|error| error.code() == "25006")
}

/// Refuses text that one of the engines could not hold.
pub(crate) fn storable<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.contains('\0')) {
        return Err(StoreRefusal::Nul.into());
    }
    Ok(())
}
