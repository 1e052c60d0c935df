//! How a server is run: one struct, read from the command line, the environment and a file.
//!
//! The fields are the reference: `codeknacker serve --help` shows them. A flag goes before the environment, the
//! environment before the file, the file before the default.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, ValueEnum};
use ipnet::IpNet;

use crate::origin::PublicUrl;
use crate::unable::SettingsFault;
use crate::value::{self, whole};

/// How a server is run.
#[derive(Clone, Debug, Args)]
pub struct Settings {
    /// A TOML file of settings, named like the flags without dashes: `listen = "127.0.0.1:8484"`
    #[arg(long, value_name = "FILE", env = "CODEKNACKER_SETTINGS")]
    pub settings: Option<PathBuf>,

    /// Where to listen [default: 127.0.0.1:8484, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT", env = "CODEKNACKER_LISTEN", value_parser = value::socket)]
    pub listen: Option<SocketAddr>,

    /// Also listen on the local network, and show its addresses with a code to scan
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", hide_default_value = true, hide_possible_values = true, env = "CODEKNACKER_LAN")]
    pub lan: bool,

    /// The address people open; if it is https, cookies are marked secure
    #[arg(long, value_name = "HTTPS://HOST", env = "CODEKNACKER_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,

    /// More host names to answer for; requests for any other host are refused
    #[arg(long, value_name = "HOST", value_delimiter = ',', env = "CODEKNACKER_HOSTS")]
    pub hosts: Vec<String>,

    /// Where matches are kept: a file or PostgreSQL [default: a file in your data folder]
    #[arg(
        long,
        value_name = "sqlite:PATH|postgres://USER:PASSWORD@HOST/NAME",
        env = "CODEKNACKER_DATABASE",
        hide_env_values = true
    )]
    pub database: Option<String>,

    /// How nodes hear from each other [default: through PostgreSQL, if that is the database]
    #[arg(long, value_name = "nats://HOST:PORT", env = "CODEKNACKER_BUS", hide_env_values = true)]
    pub bus: Option<String>,

    /// Proxies whose X-Forwarded-For is believed, as addresses or networks
    #[arg(long, value_name = "NETWORK", value_delimiter = ',', env = "CODEKNACKER_TRUSTED_PROXIES", value_parser = value::network)]
    pub trusted_proxies: Vec<IpNet>,

    /// Show /metrics to everyone, not only on this machine
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", hide_default_value = true, hide_possible_values = true, env = "CODEKNACKER_OPEN_METRICS")]
    pub open_metrics: bool,

    /// How many visitors may share one address (IPv6: one /64), such as a school's: together they get this many
    /// times one visitor's limits
    #[arg(long, value_name = "N", default_value_t = 10, env = "CODEKNACKER_VISITORS_PER_ADDRESS", value_parser = whole::<u32>(1..=1_000_000))]
    pub visitors_per_address: u32,

    /// Requests a second per visitor, not counting styles, scripts and pictures
    #[arg(long, value_name = "N", default_value_t = 50, env = "CODEKNACKER_REQUESTS_PER_SECOND", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub requests_per_second: u32,

    /// Requests a visitor may send in a burst
    #[arg(long, value_name = "N", default_value_t = 200, env = "CODEKNACKER_REQUESTS_AT_ONCE", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub requests_at_once: u32,

    /// Actions a second per seat
    #[arg(long, value_name = "N", default_value_t = 10, env = "CODEKNACKER_ACTIONS_PER_SECOND", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub actions_per_second: u32,

    /// Actions a seat may send in a burst
    #[arg(long, value_name = "N", default_value_t = 40, env = "CODEKNACKER_ACTIONS_AT_ONCE", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub actions_at_once: u32,

    /// Tables a visitor may open per hour
    #[arg(long, value_name = "N", default_value_t = 120, env = "CODEKNACKER_TABLES_PER_HOUR", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub tables_per_hour: u32,

    /// Tokens that programs at one address may request per hour
    #[arg(long, value_name = "N", default_value_t = 1000, env = "CODEKNACKER_TOKENS_PER_HOUR", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub tokens_per_hour: u32,

    /// Wrong table codes a minute per address; guessing more means waiting
    #[arg(long, value_name = "N", default_value_t = 10, env = "CODEKNACKER_CODE_MISSES_PER_MINUTE", value_parser = whole::<u32>(1..=1_000_000))]
    pub code_misses_per_minute: u32,

    /// Open event streams in total; the server won't start if the limit on open files is too low for them
    #[arg(long, value_name = "N", default_value_t = 5000, env = "CODEKNACKER_STREAMS", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub streams: u32,

    /// Open event streams per address
    #[arg(long, value_name = "N", default_value_t = 64, env = "CODEKNACKER_STREAMS_PER_ADDRESS", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub streams_per_address: u32,

    /// Open connections per address [default: a quarter of what can be held, at most 1000]
    #[arg(long, value_name = "N", env = "CODEKNACKER_CONNECTIONS_PER_ADDRESS", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub connections_per_address: Option<u32>,

    /// Unread bytes an address may pile up before it gets no more long answers
    #[arg(long, value_name = "BYTES", default_value_t = 16 * 1024 * 1024, env = "CODEKNACKER_UNREAD_PER_ADDRESS", value_parser = whole::<u32>(64 * 1024..=u32::MAX.into()))]
    pub unread_per_address: u32,

    /// Seconds until a reader who takes nothing of an answer is cut off
    #[arg(long, value_name = "SECONDS", default_value_t = 30, env = "CODEKNACKER_READ_SECONDS", value_parser = whole::<u32>(1..=3600))]
    pub read_seconds: u32,

    /// The largest request body, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 16 * 1024, env = "CODEKNACKER_BODY_LIMIT", value_parser = whole::<u32>(1024..=1024 * 1024))]
    pub body_limit: u32,

    /// Seconds to send a request's head; also how long idle connections are kept
    #[arg(long, value_name = "SECONDS", default_value_t = 30, env = "CODEKNACKER_HEADER_SECONDS", value_parser = whole::<u32>(1..=3600))]
    pub header_seconds: u32,

    /// Seconds to send a request's body
    #[arg(long, value_name = "SECONDS", default_value_t = 10, env = "CODEKNACKER_BODY_SECONDS", value_parser = whole::<u32>(1..=3600))]
    pub body_seconds: u32,

    /// Seconds that running requests get to finish when the server stops
    #[arg(long, value_name = "SECONDS", default_value_t = 10, env = "CODEKNACKER_STOP_SECONDS", value_parser = whole::<u32>(0..=3600))]
    pub stop_seconds: u32,

    /// Threads for advice and analysis [default: one less than there are processors, at least one]
    #[arg(long, value_name = "N", env = "CODEKNACKER_ADVICE_THREADS", value_parser = whole::<u32>(1..=1024))]
    pub advice_threads: Option<u32>,

    /// Questions that may wait for advice
    #[arg(long, value_name = "N", default_value_t = 64, env = "CODEKNACKER_ADVICE_QUEUE", value_parser = whole::<u32>(0..=100_000))]
    pub advice_queue: u32,

    /// Seconds of thought per question; then the best so far is given
    #[arg(long, value_name = "SECONDS", default_value_t = 5, env = "CODEKNACKER_ADVICE_SECONDS", value_parser = whole::<u32>(1..=600))]
    pub advice_seconds: u32,

    /// Days without an action until an idle table is archived
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "CODEKNACKER_ARCHIVE_DAYS", value_parser = whole::<u32>(1..=36500))]
    pub archive_days: u32,

    /// Days to keep archived tables [default: forever]
    #[arg(long, value_name = "DAYS", env = "CODEKNACKER_KEEP_DAYS", value_parser = whole::<u32>(1..=36500))]
    pub keep_days: Option<u32>,

    /// Rank every try at the code of the day, even from an address that has already finished it: for schools
    /// and offices
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", hide_default_value = true, hide_possible_values = true, env = "CODEKNACKER_DAILY_SHARED")]
    pub daily_shared: bool,

    /// Whose addresses are logged; they are written nowhere else
    #[arg(long, value_name = "HOW", default_value = "none", env = "CODEKNACKER_LOG_ADDRESSES")]
    pub log_addresses: LogAddresses,

    /// What to log: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info", env = "CODEKNACKER_LOG", value_parser = value::level)]
    pub log: tracing::level_filters::LevelFilter,

    /// Log one JSON object per line
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", hide_default_value = true, hide_possible_values = true, env = "CODEKNACKER_LOG_JSON")]
    pub log_json: bool,
}

/// How addresses are written to the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogAddresses {
    /// Nobody's
    None,
    /// Only the network: /24 of IPv4, /48 of IPv6
    Network,
    /// In full
    Full,
}

/// The settings alone, as a command line.
#[derive(Parser)]
#[command(name = "serve", no_binary_name = true)]
struct Alone {
    #[command(flatten)]
    settings: Settings,
}

impl Settings {
    /// Settings from flags as on a command line, and from the environment.
    pub fn of(flags: &[&str]) -> Result<Self, clap::Error> {
        Alone::try_parse_from(flags).map(|alone| alone.settings)
    }

    /// Makes a file's settings the defaults of a command whose flags are these settings.
    pub fn with_file(command: Command, text: &str) -> Result<Command, SettingsFault> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            SettingsFault::Line { line, detail: error.message().to_owned() }
        })?;
        let mut command = command;
        for (key, value) in table {
            let known = command.get_arguments().any(|arg| *arg.get_id() == key.replace('-', "_").as_str());
            let is_flag = known
                && key != "settings"
                && Alone::command().get_arguments().any(|arg| arg.get_long() == Some(&key));
            if !is_flag {
                return Err(SettingsFault::Unknown(key));
            }
            let values = words_of(&value).ok_or_else(|| SettingsFault::Kind(key.clone()))?;
            command = command.mut_arg(key.replace('-', "_"), |arg| arg.default_values(values));
        }
        Ok(command)
    }

    /// Settings from flags, the environment and the text of a file.
    pub fn of_file(flags: &[&str], text: &str) -> Result<Self, SettingsFault> {
        let command = Self::with_file(Alone::command(), text)?;
        let matches = command.try_get_matches_from(flags).map_err(SettingsFault::Value)?;
        Self::from_arg_matches(&matches).map_err(SettingsFault::Value)
    }
}

/// The line of a byte, from 1.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// A value of the file as on the command line.
fn words_of(value: &toml::Value) -> Option<Vec<String>> {
    match value {
        toml::Value::String(text) => Some(vec![text.clone()]),
        toml::Value::Integer(number) => Some(vec![number.to_string()]),
        toml::Value::Boolean(yes) => Some(vec![yes.to_string()]),
        toml::Value::Array(values) => values.iter().map(|value| value.as_str().map(str::to_owned)).collect(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Alone::command().debug_assert();
    }

    #[test]
    fn a_flag_goes_before_the_file_and_the_file_before_the_default() {
        let file = "streams = 77\nlan = true\ntrusted-proxies = [\"10.0.0.0/8\", \"::1\"]\nlog = \"warn\"\n";
        let settings = Settings::of_file(&["--streams", "88", "--requests-at-once=9"], file).unwrap();
        assert_eq!((settings.streams, settings.requests_at_once), (88, 9));
        assert!(settings.lan);
        assert_eq!(settings.trusted_proxies.len(), 2);
        assert_eq!(settings.log, tracing::level_filters::LevelFilter::WARN);
        assert_eq!(settings.streams_per_address, 64);
        assert!(!Settings::of_file(&["--lan=false"], file).unwrap().lan);
    }

    #[test]
    fn what_is_wrong_in_a_file_is_said() {
        let fault = |text| Settings::of_file(&[], text).unwrap_err();
        assert!(matches!(fault("steams = 7"), SettingsFault::Unknown(key) if key == "steams"));
        assert!(matches!(fault("settings = \"other.toml\""), SettingsFault::Unknown(_)));
        assert!(matches!(fault("listen = { port = 1 }"), SettingsFault::Kind(key) if key == "listen"));
        assert!(matches!(fault("a = 1\nb = = 2"), SettingsFault::Line { line: 2, .. }));
        let value = |text| match fault(text) {
            SettingsFault::Value(error) => error.to_string(),
            other => panic!("{other:?}"),
        };
        assert!(value("streams = 0").contains("--streams"));
        assert!(value("public-url = \"ftp://example.org\"").contains("http"));
    }
}
