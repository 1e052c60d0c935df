//! A PostgreSQL of our own.

use std::env;
use std::fs;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tempfile::TempDir;

use crate::{find, process};

/// The user of the database.
const USER: &str = "codeknacker";

/// The variable with the address of a server that tests may share; without it each test starts its own.
pub const SHARED: &str = "CODEKNACKER_TEST_POSTGRES";

/// A new database, on a server that is shared or its own.
pub struct Database {
    /// Its address.
    pub address: String,
    _server: Option<Postgres>,
}

impl Database {
    /// Makes a new database.
    pub fn create() -> Self {
        if let Ok(shared) = env::var(SHARED) {
            return Self { address: create(&shared), _server: None };
        }
        let server = Postgres::start();
        Self { address: server.database(), _server: Some(server) }
    }
}

/// Makes a new database on a server at an address, and says the database's address.
fn create(server: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    // A process may get the number of one that has ended, whose databases are still there.
    let born = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    let name = format!("d{born}_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let create = format!("CREATE DATABASE {name} TEMPLATE template0");
    crate::sql(&format!("{server}/postgres"), &[&create]).unwrap_or_else(|why| panic!("{why}"));
    format!("{server}/{name}")
}

/// A PostgreSQL with its data in a directory of its own. It is stopped and gone when this is dropped.
pub struct Postgres {
    directory: TempDir,
    port: u16,
    user: Option<&'static str>,
    child: Option<Child>,
}

impl Postgres {
    /// Starts a new server.
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts a new server with settings like `("synchronous_commit", "off")`.
    pub fn start_with(settings: &[(&str, &str)]) -> Self {
        // Its user comes with it: without the program, the program is what is missing.
        let initdb = find::program("initdb");
        let directory = TempDir::with_prefix("codeknacker-postgres-").expect("a directory");
        // PostgreSQL does not run as the superuser of the system.
        let root = process::read(Command::new("id").arg("-u")).trim() == "0";
        let user = root.then_some("postgres");
        if let Some(user) = user {
            process::read(Command::new("chown").arg(user).arg(directory.path()));
        }
        let mut server = Self { directory, port: process::port(), user, child: None };
        let mut initdb = process::command(&initdb, user);
        initdb.current_dir(server.directory.path());
        initdb.arg("--pgdata").arg(server.data()).args(["--username", USER, "--auth", "trust"]);
        // What is lost when the machine stops here is a test.
        process::read(initdb.args(["--encoding", "UTF8", "--locale", "C", "--no-sync"]));
        let port = server.port.to_string();
        let usual = [
            ("port", port.as_str()),
            ("listen_addresses", "127.0.0.1"),
            ("unix_socket_directories", ""),
            ("max_connections", "500"),
        ];
        let lines = usual.iter().chain(settings).map(|(name, value)| format!("{name} = '{value}'\n"));
        let file = server.data().join("postgresql.conf");
        let text = fs::read_to_string(&file).expect("the settings") + &lines.collect::<String>();
        fs::write(&file, text).expect("the settings");
        server.resume();
        server
    }

    /// The address of the server.
    pub fn address(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}", self.port)
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Makes a new database and says its address.
    pub fn database(&self) -> String {
        create(&self.address())
    }

    /// Stops the server at once, as if it was killed, without ending what is under way.
    pub fn stop(&mut self) {
        process::stop(&mut self.child, "PostgreSQL", "QUIT");
    }

    /// Starts the server again, with the data it had.
    pub fn resume(&mut self) {
        let log = self.directory.path().join("log");
        let mut postgres = process::command(&find::program("postgres"), self.user);
        postgres.current_dir(self.directory.path()).arg("-D").arg(self.data());
        let mut ready = Command::new(find::program("pg_isready"));
        ready.args(["--quiet", "--host", "127.0.0.1", "--port", &self.port.to_string()]);
        let is_ready = || {
            TcpStream::connect(("127.0.0.1", self.port)).is_ok()
                && ready.status().is_ok_and(|code| code.success())
        };
        self.child = Some(process::start(&mut postgres, "PostgreSQL", &log, is_ready));
    }

    /// Makes every new transaction read-only, in sessions that are open, too; or no longer.
    pub fn read_only(&self, yes: bool) {
        let set =
            format!("ALTER SYSTEM SET default_transaction_read_only = {}", if yes { "on" } else { "off" });
        let statements = [set.as_str(), "SELECT pg_reload_conf()"];
        crate::sql(&format!("{}/postgres", self.address()), &statements)
            .unwrap_or_else(|why| panic!("{why}"));
    }

    /// Where the data is.
    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}
