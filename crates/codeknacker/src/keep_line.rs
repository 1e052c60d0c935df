//! The command lines for a server's operator.

use std::io::Write;
use std::path::Path;

use clap::{Args, Subcommand};
use shell::Failure;
use tools::keep::{self, AdminDesk};
use web::whole;
use words::Words;

use crate::serve_line::unable_to;

/// Which database is meant.
#[derive(Args)]
pub(crate) struct DatabaseArg {
    /// The database [default: the file in your data folder]
    #[arg(
        long,
        value_name = "sqlite:PATH|postgres://USER:PASSWORD@HOST/NAME",
        env = "CODEKNACKER_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

/// What can be done with stores.
#[derive(Subcommand)]
pub(crate) enum StoreLine {
    /// Copies everything to another, empty database: running matches, seats, daily results and keys included.
    ///
    /// Stop the servers on both first. Counts and digests of every part are compared before the copy counts
    /// as done.
    Copy {
        /// The source: `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`
        from: String,
        /// The target.
        to: String,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}

/// What somebody who keeps a server orders.
#[derive(Subcommand)]
pub(crate) enum AdminLine {
    /// Lists the tables, newest first.
    Tables {
        /// How many to list.
        #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<usize>(0..=u32::MAX.into()))]
        limit: usize,
    },
    /// Closes a table as it is; people seated there can reopen it.
    Close {
        /// The table's id or code.
        table: String,
    },
    /// Takes a table out of the lobby.
    Hide {
        /// The table's id or code.
        table: String,
    },
    /// Lists a hidden table in the lobby again.
    Show {
        /// The table's id or code.
        table: String,
    },
    /// Blocks an address or a network.
    Block {
        /// An address, or a network such as `2001:db8::/32`
        address: String,
        /// The reason, for other operators.
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
        /// For how many days [default: forever]
        #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u32::MAX.into()))]
        days: Option<u32>,
    },
    /// Unblocks an address.
    Unblock {
        /// The address as it was blocked.
        address: String,
    },
    /// Lists the blocked addresses.
    Blocks,
}

impl DatabaseArg {
    fn address(self, words: Words) -> Result<String, Failure> {
        let found = self.database.map_or_else(web::default_database, Ok);
        found.map_err(|unable| Failure::Wrong(unable_to(&unable, words)))
    }

    /// Writes a backup.
    pub(crate) fn backup(
        self,
        path: &Path,
        json: bool,
        words: Words,
        output: impl Write,
    ) -> Result<(), Failure> {
        keep::backup(&self.address(words)?, path, json, words, output)
    }

    /// Writes finished matches.
    pub(crate) fn export(
        self,
        folder: &Path,
        json: bool,
        words: Words,
        output: impl Write,
    ) -> Result<(), Failure> {
        keep::export(&self.address(words)?, folder, json, words, output)
    }

    /// Carries an order out.
    pub(crate) fn admin(
        self,
        line: AdminLine,
        json: bool,
        words: Words,
        output: impl Write,
    ) -> Result<(), Failure> {
        let desk = AdminDesk::new(self.address(words)?, json, words);
        match line {
            AdminLine::Tables { limit } => desk.tables(limit, output),
            AdminLine::Close { table } => desk.close(&table, output),
            AdminLine::Hide { table } => desk.hide(&table, output),
            AdminLine::Show { table } => desk.show(&table, output),
            AdminLine::Block { address, reason, days } => desk.block(&address, reason, days, output),
            AdminLine::Unblock { address } => desk.unblock(&address, output),
            AdminLine::Blocks => desk.blocks(output),
        }
    }
}
