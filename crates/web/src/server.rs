//! Connections: taken, timed, ended when the server stops.

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::Service as _;

use crate::gate::Peer;
use crate::settings::Settings;

/// How long a reader may leave what was sent unread before its connection is ended.
#[cfg(target_os = "linux")]
const UNREAD: Duration = Duration::from_secs(120);

/// How long to wait if a connection can't be taken, for lack of files or memory.
const PAUSE: Duration = Duration::from_millis(100);

/// The most bytes of a request's head.
const HEAD: usize = 16 * 1024;

/// Opens what the settings say: one address, or the whole local network.
pub(crate) async fn listen(settings: &Settings) -> io::Result<TcpListener> {
    if !settings.lan {
        return TcpListener::bind(settings.listen).await;
    }
    let port = settings.listen.port();
    // One that takes both; where there is no IPv6, the other.
    match TcpListener::bind((Ipv6Addr::UNSPECIFIED, port)).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => Err(error),
        Err(_) => TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).await,
    }
}

/// Serves connections until it is time to stop; then those under way get a while to end.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    settings: &Settings,
    connections: u64,
    mut stopping: watch::Receiver<bool>,
) {
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(
        usize::try_from(connections).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS),
    ));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(settings.header_seconds.into()))
        .max_buf_size(HEAD);
    loop {
        let accepted = tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let (stream, address, place) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection can't be taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        prepare(&stream);
        let router = router.clone();
        let service = service_fn(move |request| answer(router.clone(), request, address));
        let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            let _place = place;
            // How a connection ends is the caller's affair.
            let _ = connection.await;
        });
    }
    drop(listener);
    let patience = Duration::from_secs(settings.stop_seconds.into());
    if tokio::time::timeout(patience, graceful.shutdown()).await.is_err() {
        tracing::warn!("requests were still under way when the server stopped");
    }
}

/// Takes a connection as soon as there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.map_err(io::Error::other)?;
    let (stream, address) = listener.accept().await?;
    Ok((stream, address, place))
}

/// Answers without delay, and gives up on readers that are gone.
fn prepare(stream: &TcpStream) {
    // What can't be set is only slower.
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, UNREAD.as_millis() as u32);
}

async fn answer(
    mut router: Router,
    request: Request<Incoming>,
    address: SocketAddr,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(Peer(address.ip()));
    router.call(request).await
}

/// Ends when the server is to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Whoever could say it being gone says it, too.
    let _ = stopping.wait_for(|stop| *stop).await;
}
