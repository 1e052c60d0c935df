//! Connections: taken, timed, ended when the server stops.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Response;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tower::Service as _;

use crate::address::ClientAddress;
use crate::gate::Peer;
use crate::lan;
use crate::line::{CountedBytes, Debts, LinePlace, Lines, WatchedLine};
use crate::settings::Settings;

/// How long a peer that has vanished may leave what was sent unacknowledged.
#[cfg(target_os = "linux")]
const UNREAD: Duration = Duration::from_mins(2);

/// Bytes that may wait in the system for a reader who is slow: left to itself it would keep megabytes for each.
#[cfg(target_os = "linux")]
const SENT_AHEAD: usize = 64 * 1024;

/// How long to wait if a connection can't be taken, for lack of files or memory.
const PAUSE: Duration = Duration::from_millis(100);

/// The most bytes of a request's head.
const HEAD: usize = 16 * 1024;

/// How often a server for the local network looks for addresses that this machine has got meanwhile.
const LOOK: Duration = Duration::from_secs(5);

/// What somebody is told whose address holds enough connections.
const TOLD: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Where a server listens unless it is told otherwise.
pub(crate) const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8484);

/// How many ports after the usual one are tried, before any that is free.
const NEXT: u16 = 16;

/// Opens what the settings say; if they name no address, the usual one or the next port that is free.
pub(crate) async fn listen(settings: &Settings) -> io::Result<Vec<TcpListener>> {
    if let Some(address) = settings.listen {
        return listen_at(address, settings.lan).await;
    }
    for port in USUAL.port()..=USUAL.port() + NEXT {
        match listen_at(SocketAddr::new(USUAL.ip(), port), settings.lan).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            opened => return opened,
        }
    }
    listen_at(SocketAddr::new(USUAL.ip(), 0), settings.lan).await
}

/// Opens one address, or its port on this machine and its addresses on the local network. Never one that the whole
/// internet can reach, unless it is named.
async fn listen_at(address: SocketAddr, lan: bool) -> io::Result<Vec<TcpListener>> {
    if !lan {
        return Ok(vec![TcpListener::bind(address).await?]);
    }
    let here = TcpListener::bind((Ipv4Addr::LOCALHOST, address.port())).await?;
    let port = here.local_addr()?.port();
    let mut listeners = vec![here];
    let others = lan::listening(port).unwrap_or_else(|error| {
        tracing::warn!(%error, "the addresses of this machine can't be listed");
        Vec::new()
    });
    for address in others {
        match TcpListener::bind(address).await {
            Ok(listener) => listeners.push(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => return Err(error),
            Err(error) => tracing::warn!(%address, %error, "an address can't be listened on"),
        }
    }
    Ok(listeners)
}

/// An address holds as many connections as it may.
struct Enough;

/// How connections are served.
pub(crate) struct Door {
    http: http1::Builder,
    router: Router,
    /// One for each connection that the system can hold.
    places: Arc<Semaphore>,
    lines: Lines,
    settings: Settings,
    graceful: GracefulShutdown,
}

impl Door {
    /// A door to these routes for a number of connections.
    pub(crate) fn new(router: Router, settings: &Settings, lines: &Lines, connections: u64) -> Self {
        let mut http = http1::Builder::new();
        // Flushing pipelined answers together would be an option; but then whatever a slow reader leaves is kept here.
        http.timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs(settings.header_seconds.into()))
            .max_buf_size(HEAD);
        let places = usize::try_from(connections).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
        Self {
            http,
            router,
            places: Arc::new(Semaphore::new(places)),
            lines: lines.clone(),
            settings: settings.clone(),
            graceful: GracefulShutdown::new(),
        }
    }

    /// Serves connections until it is time to stop; then those under way get a while to end.
    pub(crate) async fn serve(self, listeners: Vec<TcpListener>, mut stopping: watch::Receiver<bool>) {
        let patience = Duration::from_secs(self.settings.stop_seconds.into());
        let known: Vec<_> = listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect();
        let door = Arc::new(self);
        let mut tasks = JoinSet::new();
        for listener in listeners {
            tasks.spawn(Arc::clone(&door).take(listener, stopping.clone()));
        }
        if door.settings.lan {
            door.look_around(known, &mut tasks, &mut stopping).await;
        }
        while tasks.join_next().await.is_some() {}
        // All who held the door have gone.
        let Some(door) = Arc::into_inner(door) else { return };
        if tokio::time::timeout(patience, door.graceful.shutdown()).await.is_err() {
            tracing::warn!("requests were still under way when the server stopped");
        }
    }

    /// Listens on addresses that this machine gets on the local network, until it is time to stop.
    async fn look_around(
        self: &Arc<Self>,
        mut known: Vec<SocketAddr>,
        tasks: &mut JoinSet<()>,
        stopping: &mut watch::Receiver<bool>,
    ) {
        let port = known.first().map_or(0, SocketAddr::port);
        loop {
            tokio::select! {
                biased;
                () = stopped(stopping) => return,
                () = tokio::time::sleep(LOOK) => {}
            }
            for address in lan::listening(port).unwrap_or_default() {
                if known.contains(&address) {
                    continue;
                }
                // An address may take a moment to be usable: it is tried again.
                if let Ok(listener) = TcpListener::bind(address).await {
                    tracing::info!(%address, "listening on the local network");
                    known.push(address);
                    tasks.spawn(Arc::clone(self).take(listener, stopping.clone()));
                }
            }
        }
    }

    /// Takes connections until it is time to stop.
    async fn take(self: Arc<Self>, listener: TcpListener, mut stopping: watch::Receiver<bool>) {
        loop {
            let accepted = tokio::select! {
                biased;
                () = stopped(&mut stopping) => return,
                accepted = self.accept(&listener) => accepted,
            };
            match accepted {
                Ok((stream, address, place)) => self.answer(stream, address.ip(), place),
                Err(error) => {
                    tracing::warn!(%error, "a connection can't be taken");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Takes a connection as soon as there is a place for it.
    async fn accept(
        &self,
        listener: &TcpListener,
    ) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(io::Error::other)?;
        let (stream, address) = listener.accept().await?;
        Ok((stream, address, place))
    }

    /// Answers what comes over a connection, unless its address holds enough of them.
    fn answer(&self, stream: TcpStream, peer: IpAddr, place: OwnedSemaphorePermit) {
        let Ok(held) = self.hold(peer) else {
            // Whether it is heard is their affair.
            let _ = stream.try_write(TOLD);
            return;
        };
        prepare(&stream);
        let debts = Debts::new(&self.lines);
        let (router, counting) = (self.router.clone(), debts.clone());
        let service = service_fn(move |request| answer(router.clone(), request, peer, counting.clone()));
        let line = TokioIo::new(WatchedLine::new(stream, debts));
        let connection = self.graceful.watch(self.http.serve_connection(line, service));
        tokio::spawn(async move {
            let _places = (place, held);
            // How a connection ends is the caller's affair.
            let _ = connection.await;
        });
    }

    /// A place among the connections of an address. A proxy may have any number: it speaks for many.
    fn hold(&self, peer: IpAddr) -> Result<Option<LinePlace>, Enough> {
        let peer = peer.to_canonical();
        if self.settings.trusted_proxies.iter().any(|network| network.contains(&peer)) {
            return Ok(None);
        }
        self.lines.hold(ClientAddress::new(peer)).map(Some).ok_or(Enough)
    }
}

/// Answers without delay, and gives up on readers that are gone.
fn prepare(stream: &TcpStream) {
    // What can't be set is only slower.
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    {
        let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, UNREAD.as_millis() as u32);
        let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, SENT_AHEAD);
    }
}

async fn answer(
    mut router: Router,
    request: Request<Incoming>,
    peer: IpAddr,
    debts: Debts,
) -> Result<Response<CountedBytes>, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(Peer(peer));
    let mut response = router.call(request).await?;
    let caller =
        response.extensions_mut().remove::<ClientAddress>().unwrap_or_else(|| ClientAddress::new(peer));
    Ok(response.map(|body| debts.counted(body, caller)))
}

/// Ends when the server is to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // The sender being gone says it, too.
    let _ = stopping.wait_for(|stop| *stop).await;
}
