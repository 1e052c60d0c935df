//! What all handlers share.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue};
use pages::Assets;
use tables::House;
use tokio::sync::watch;

use crate::advice::Adviser;
use crate::block::Blocks;
use crate::health::Pulse;
use crate::host::Hosts;
use crate::limit::ServerLimits;
use crate::line::Lines;
use crate::metrics::Metrics;
use crate::origin::Origins;
use crate::pages::ServedPocket;
use crate::pool::Pool;
use crate::settings::Settings;
use crate::unable::Unable;

/// Connections of one address by default; a quarter of all, if that is fewer.
const CONNECTIONS: u64 = 1000;

/// What all handlers share.
pub(crate) struct App {
    /// The authority over tables.
    pub(crate) house: House,
    /// How the server is run.
    pub(crate) settings: Settings,
    /// Its own addresses.
    pub(crate) origins: Origins,
    /// The names it goes by.
    pub(crate) hosts: Hosts,
    /// Its connections.
    pub(crate) lines: Lines,
    /// How it is, as was asked a moment ago.
    pub(crate) pulse: Pulse,
    /// How often somebody may ask.
    pub(crate) limits: ServerLimits,
    /// Who is kept out.
    pub(crate) blocks: Blocks,
    /// Who thinks.
    pub(crate) pool: Pool,
    /// What was thought before.
    pub(crate) adviser: Adviser,
    /// What is counted.
    pub(crate) metrics: Metrics,
    /// Style, script and pictures.
    pub(crate) assets: Arc<Assets>,
    /// The game that runs in browsers.
    pub(crate) pocket: ServedPocket,
    /// Turns true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    first_id: u64,
    asked: AtomicU64,
}

impl App {
    /// An app for a house.
    pub(crate) fn new(
        house: House,
        settings: Settings,
        bound: &[SocketAddr],
        reached: &[SocketAddr],
        connections: u64,
        stopping: watch::Receiver<bool>,
    ) -> Result<Self, Unable> {
        let first_id = house.now().unsigned_abs();
        Ok(Self {
            house,
            origins: Origins::new(&settings, reached),
            hosts: Hosts::new(&settings, bound),
            lines: Lines::new(
                settings.connections_per_address.map_or((connections / 4).min(CONNECTIONS), u64::from),
                settings.unread_per_address.into(),
                Duration::from_secs(settings.read_seconds.into()),
            ),
            pulse: Pulse::default(),
            limits: ServerLimits::new(&settings),
            blocks: Blocks::default(),
            pool: Pool::new(&settings)?,
            adviser: Adviser::default(),
            metrics: Metrics::new(),
            assets: Arc::new(Assets::new()),
            pocket: ServedPocket::default(),
            settings,
            stopping,
            first_id,
            asked: AtomicU64::new(0),
        })
    }

    /// The id of a request: what a trusted proxy gave it, or the next of our own.
    pub(crate) fn request_id(&self, headers: &HeaderMap, peer: IpAddr) -> HeaderValue {
        let trusted = self.settings.trusted_proxies.iter().any(|network| network.contains(&peer));
        let given = headers.get("x-request-id").filter(|_| trusted);
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
        if let Some(id) = given.filter(|id| (1..=64).contains(&id.len()) && id.as_bytes().iter().all(plain)) {
            return id.clone();
        }
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        let mut text = String::with_capacity(24);
        // Writing to a string does not fail.
        let _ = write!(text, "{:016x}-{number:x}", self.first_id);
        HeaderValue::try_from(text).expect("hexadecimal digits")
    }
}
