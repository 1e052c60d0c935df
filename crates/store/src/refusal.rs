//! What the store refuses, each thing by its name: whoever speaks to people says it in their language.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::Error;

/// Why something can't be done like this. Shown it is an English sentence that says what would be right, for logs and
/// for programmers.
#[derive(Debug, Clone)]
pub enum Refusal {
    /// `sqlite:` without a path.
    NoPath,
    /// A store in memory.
    Memory,
    /// An address of a PostgreSQL that can't be read. It is not repeated: it may hold a password.
    NoPostgres,
    /// An address of neither engine.
    NoAddress,
    /// A path that ends with no file's name.
    NoFileName,
    /// There is no such file.
    NoFile(PathBuf),
    /// The file is no SQLite database.
    NoSqlite,
    /// The file is a database, but not of this game.
    ForeignFile(PathBuf),
    /// The database is none of this game.
    Foreign,
    /// The database is of a version before this program's, and whoever only reads brings nothing up to date.
    Older {
        /// The database's version.
        version: i64,
        /// This program's.
        newest: i64,
    },
    /// The database is of a version after this program's.
    Newer {
        /// The database's version.
        version: i64,
        /// This program's.
        newest: i64,
    },
    /// Another program has brought the database to this version.
    OtherProgram {
        /// The version.
        version: i64,
    },
    /// The file is another server's.
    InUse(PathBuf),
    /// The lock beside the file can't be taken.
    NoLock(PathBuf, Arc<io::Error>),
    /// A file can't be made.
    NotMade(PathBuf, Arc<io::Error>),
    /// A file can't be written.
    NotWritten(PathBuf, Arc<io::Error>),
    /// There is a file of this name already.
    There(PathBuf),
    /// A name that is no UTF-8.
    NoUtf8(PathBuf),
    /// A server runs on the database, which is wanted alone.
    Serving,
    /// The database is just being copied.
    Copying,
    /// The target of a copy holds something, in this table.
    Occupied(&'static str),
    /// The store is opened to be read only.
    ReadOnly,
    /// PostgreSQL does not let this user in.
    NotLetIn,
    /// PostgreSQL has no database of this name.
    NoDatabase,
    /// PostgreSQL does not give this user the rights it needs.
    NoRights,
    /// This PostgreSQL takes no changes.
    Standby,
    /// PostgreSQL could lose what it acknowledged.
    Forgetful {
        /// The setting that makes it so.
        setting: &'static str,
        /// How it stands.
        value: String,
    },
    /// An address of a bus that can't be read.
    NoBus,
    /// A name of a bus with other characters than it may have.
    BusName,
    /// A place in a list that can't be read.
    NoCursor,
    /// A text with a NUL character.
    Nul,
    /// An append without an action, or at a negative number.
    EmptyAppend,
    /// Two things of one kind that are due for a match.
    DueTwice,
    /// A kind of due entry that there is none of.
    NoKind(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoFile(path) => return write!(f, "There is no database file `{}`.", path.display()),
            Self::ForeignFile(path) => {
                return write!(f, "The file `{}` is no store of this game.", path.display());
            }
            Self::Older { version, newest } => {
                return write!(
                    f,
                    "The database is of an older version ({version}; this program's is {newest}); start the server on \
                     it once, which brings it up to date."
                );
            }
            Self::Newer { version, newest } => {
                return write!(
                    f,
                    "The database is of a newer version ({version}; this program knows up to {newest}); use the \
                     program that wrote it, or a later one."
                );
            }
            Self::OtherProgram { version } => {
                return write!(
                    f,
                    "The database was brought to version {version} by a program that is not this one; use that program."
                );
            }
            Self::InUse(path) => {
                return write!(
                    f,
                    "The file `{}` is in use by another server; stop that one first, or name another file.",
                    path.display()
                );
            }
            Self::NoLock(path, error) => {
                return write!(f, "The file `{}` can't be locked: {error}.", path.display());
            }
            Self::NotMade(path, error) => {
                return write!(f, "The file `{}` can't be made: {error}.", path.display());
            }
            Self::NotWritten(path, error) => {
                return write!(f, "The file `{}` can't be written: {error}.", path.display());
            }
            Self::There(path) => {
                return write!(f, "There is a file `{}` already; name a new one.", path.display());
            }
            Self::NoUtf8(path) => {
                return write!(f, "The name `{}` is no UTF-8; choose another.", path.display());
            }
            Self::Occupied(table) => {
                return write!(
                    f,
                    "The target is not empty (there is something in `{table}`); copy into a new database."
                );
            }
            Self::Forgetful { setting, value } => {
                return write!(
                    f,
                    "PostgreSQL has `{setting} = {value}` and could lose what it acknowledged; set it to `on`."
                );
            }
            Self::NoKind(word) => return write!(f, "There is no kind of due entry `{word}`."),
            Self::NoPath => "`sqlite:` needs the path of a file, like `sqlite:games.db`.",
            Self::Memory => {
                "A store in memory would forget what it acknowledged; name a file, like `sqlite:games.db`."
            }
            Self::NoPostgres => {
                "This PostgreSQL address can't be read; it looks like `postgres://user:password@host:5432/name`."
            }
            Self::NoAddress => {
                "A database is given as `sqlite:PATH` or as `postgres://user:password@host:5432/name`."
            }
            Self::NoFileName => "A database needs a file name.",
            Self::NoSqlite => "The file is no SQLite database.",
            Self::Foreign => "The database is no store of this game.",
            Self::Serving => "A server is running on this database; stop it first.",
            Self::Copying => "This database is just being copied; start the server when that is done.",
            Self::ReadOnly => "The store is opened to be read only.",
            Self::NotLetIn => "PostgreSQL does not let this user in with this password.",
            Self::NoDatabase => "PostgreSQL has no database of this name; create it first.",
            Self::NoRights => "PostgreSQL does not give this user the rights it needs.",
            Self::Standby => "This PostgreSQL is read-only.",
            Self::NoBus => "A bus is given as `nats://host:4222`.",
            Self::BusName => "The name of a bus has letters, digits, `-` and `_` only.",
            Self::NoCursor => "The place in the list can't be read; begin at its first page.",
            Self::Nul => "A text with a NUL character can't be stored; leave it out.",
            Self::EmptyAppend => "An append needs an action and a number from 0 on.",
            Self::DueTwice => "Of each kind only one thing can be due for a match.",
        })
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
