//! Why a server does not start, each thing by its name: the command says it in the reader's language.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why a server does not start.
#[derive(Debug)]
pub enum Unable {
    /// More streams are wanted than files may be open.
    Streams {
        /// The cap that was asked for.
        streams: u64,
        /// How many files this process may open.
        limit: u64,
        /// The largest cap that can be held.
        held: u64,
    },
    /// No data folder is known for this user.
    NoDataFolder,
    /// The data folder can't be made.
    DataFolder(PathBuf, io::Error),
    /// The data folder's name isn't UTF-8.
    DataFolderName,
    /// The database can't be opened.
    Store(store::StoreError),
    /// The bus can't be joined.
    Bus(store::StoreError),
    /// The address can't be listened on.
    Listen(SocketAddr, io::Error),
    /// The threads for advice can't be started; the text is the library's.
    Threads(String),
    /// The runtime can't be started.
    Runtime(io::Error),
}

/// What is wrong with a file of settings.
#[derive(Debug)]
pub enum SettingsFault {
    /// A line that isn't TOML, with the parser's message.
    Line {
        /// Which line, from 1.
        line: usize,
        /// What the library says of it.
        detail: String,
    },
    /// There is no such setting.
    Unknown(String),
    /// A setting is given as something that no flag could take.
    Kind(String),
    /// A value does not fit, as on the command line.
    Value(clap::Error),
}
