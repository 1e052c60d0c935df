//! What the store refuses, each refusal by its name: the layers that speak to people say it in their language.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Why something can't be done like this. Shown it is an English sentence that says what would be right, for logs and
/// for programmers.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreRefusal {
    /// `sqlite:` without a path.
    #[error("`sqlite:` needs the path of a file, like `sqlite:games.db`.")]
    NoPath,
    /// A store in memory.
    #[error("A store in memory would forget what it acknowledged; name a file, like `sqlite:games.db`.")]
    Memory,
    /// An address of a PostgreSQL that can't be read. It is not repeated: it may hold a password.
    #[error(
        "This PostgreSQL address can't be read; it looks like `postgres://user:password@host:5432/name`."
    )]
    NoPostgres,
    /// An address of neither engine.
    #[error("A database is given as `sqlite:PATH` or as `postgres://user:password@host:5432/name`.")]
    NoAddress,
    /// A path that ends with no file's name.
    #[error("A database needs a file name.")]
    NoFileName,
    /// There is no such file.
    #[error("There is no database file `{}`.", .0.display())]
    NoFile(PathBuf),
    /// The file isn't an SQLite database.
    #[error("The file is no SQLite database.")]
    NoSqlite,
    /// The file is a database, but not of this game.
    #[error("The file `{}` is no store of this game.", .0.display())]
    ForeignFile(PathBuf),
    /// The database is none of this game.
    #[error("The database is no store of this game.")]
    Foreign,
    /// The database is of a version before this program's, and opening it to read brings nothing up to date.
    #[error(
        "The database is of an older version ({version}; this program's is {newest}); start the server on it once, which \
         brings it up to date."
    )]
    Older {
        /// The database's version.
        version: i64,
        /// This program's.
        newest: i64,
    },
    /// The database is of a version after this program's.
    #[error(
        "The database is of a newer version ({version}; this program knows up to {newest}); use the program that wrote \
         it, or a later one."
    )]
    Newer {
        /// The database's version.
        version: i64,
        /// This program's.
        newest: i64,
    },
    /// Another program has brought the database to this version.
    #[error(
        "The database was brought to version {version} by a program that is not this one; use that program."
    )]
    OtherProgram {
        /// The version.
        version: i64,
    },
    /// The file is another server's.
    #[error(
        "The file `{}` is in use by another server; stop that one first, or name another file.",
        .0.display()
    )]
    InUse(PathBuf),
    /// The lock beside the file can't be taken.
    #[error("The file `{}` can't be locked: {}.", .0.display(), .1)]
    NoLock(PathBuf, Arc<io::Error>),
    /// A file can't be made.
    #[error("The file `{}` can't be made: {}.", .0.display(), .1)]
    NotMade(PathBuf, Arc<io::Error>),
    /// A file can't be written.
    #[error("The file `{}` can't be written: {}.", .0.display(), .1)]
    NotWritten(PathBuf, Arc<io::Error>),
    /// There is a file of this name already.
    #[error("There is a file `{}` already; name a new one.", .0.display())]
    There(PathBuf),
    /// A name that isn't UTF-8.
    #[error("The name `{}` is no UTF-8; choose another.", .0.display())]
    NoUtf8(PathBuf),
    /// A server runs on the database, which is wanted alone.
    #[error("A server is running on this database; stop it first.")]
    Serving,
    /// The database is just being copied.
    #[error("This database is just being copied; start the server when that is done.")]
    Copying,
    /// The target of a copy holds something, in this table.
    #[error("The target is not empty (there is something in `{0}`); copy into a new database.")]
    Occupied(&'static str),
    /// The store is opened to be read only.
    #[error("The store is opened to be read only.")]
    ReadOnly,
    /// PostgreSQL does not let this user in.
    #[error("PostgreSQL does not let this user in with this password.")]
    NotLetIn,
    /// PostgreSQL has no database of this name.
    #[error("PostgreSQL has no database of this name; create it first.")]
    NoDatabase,
    /// PostgreSQL does not give this user the rights it needs.
    #[error("PostgreSQL does not give this user the rights it needs.")]
    NoRights,
    /// This PostgreSQL takes no changes.
    #[error("This PostgreSQL is read-only.")]
    Standby,
    /// PostgreSQL could lose what it acknowledged.
    #[error("PostgreSQL has `{setting} = {value}` and could lose what it acknowledged; set it to `on`.")]
    Forgetful {
        /// The setting that makes it so.
        setting: &'static str,
        /// Its current value.
        value: String,
    },
    /// An address of a bus that can't be read.
    #[error("A bus is given as `nats://host:4222`.")]
    NoBus,
    /// A name of a bus with other characters than it may have.
    #[error("The name of a bus has letters, digits, `-` and `_` only.")]
    BusName,
    /// A place in a list that can't be read.
    #[error("The place in the list can't be read; begin at its first page.")]
    NoCursor,
    /// A text with a NUL character.
    #[error("A text with a NUL character can't be stored; leave it out.")]
    Nul,
    /// An append without an action, or at a negative number.
    #[error("An append needs an action and a number from 0 on.")]
    EmptyAppend,
    /// Two things of one kind that are due for a match.
    #[error("Of each kind only one thing can be due for a match.")]
    DueTwice,
}
