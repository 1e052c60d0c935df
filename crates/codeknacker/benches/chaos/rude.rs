//! Rude readers: they ask for much and read nothing, send half of what they begin, or ask for all of it again and again.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::diary::{Diary, count};
use crate::stage::Node;
use crate::table::Table;

/// The smallest receive buffer that one may ask for; the system makes of it what it can.
const TINY: u32 = 1024;

/// Requests that are sent at once on one connection, none of whose answers is read.
const PIPELINED: usize = 20;

/// A rude reader, at an address of this machine that several of them share.
pub(crate) struct Rude {
    pub(crate) address: IpAddr,
    pub(crate) nodes: Arc<Vec<Node>>,
    pub(crate) tables: Vec<Arc<Table>>,
    pub(crate) diary: Arc<Diary>,
    pub(crate) chance: ChaCha8Rng,
}

impl Rude {
    /// Is rude until it is dropped.
    pub(crate) async fn go_on(mut self) {
        loop {
            let node = self.chance.random_range(0..self.nodes.len());
            let origin = self.nodes[node].origin();
            let patience = Duration::from_millis(self.chance.random_range(1_000..15_000));
            // How it ends is no matter: a server may well throw such a reader out.
            let _ = timeout(patience, self.once(origin.trim_start_matches("http://"))).await;
            sleep(Duration::from_millis(self.chance.random_range(50..1_000))).await;
        }
    }

    async fn once(&mut self, host: &str) -> std::io::Result<()> {
        let to: SocketAddr = host.parse().map_err(std::io::Error::other)?;
        let mut stream = self.connect(to).await?;
        count(&self.diary.counts.rude);
        let Some(table) = self.tables.choose(&mut self.chance).cloned() else { return Ok(()) };
        let from_start = format!("/api/v1/tables/{}/stream?since=1.0", table.id);
        match self.chance.random_range(0..6) {
            // Half a head.
            0 => stream.write_all(format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Half: ").as_bytes()).await?,
            // Half a body.
            1 => {
                let head = "Content-Type: application/json\r\nContent-Length: 900";
                let request =
                    format!("POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\n{head}\r\n\r\n{{\"edition");
                stream.write_all(request.as_bytes()).await?;
            }
            // All of a table's story, unread.
            2 => ask(&mut stream, host, &from_start).await?,
            // Large answers one after the other, unread.
            3 => {
                for _ in 0..PIPELINED {
                    ask(&mut stream, host, &format!("/api/v1/tables/{}", table.id)).await?;
                    ask(&mut stream, host, "/rules/original").await?;
                }
            }
            // All of a table's story again and again.
            4 => loop {
                ask(&mut stream, host, &from_start).await?;
                let _ = timeout(Duration::from_millis(200), stream.read(&mut [0; 8_192])).await;
                sleep(Duration::from_millis(100)).await;
                stream = self.connect(to).await?;
            },
            // A page, read byte by byte.
            _ => {
                ask(&mut stream, host, "/rules/grand").await?;
                while stream.read(&mut [0]).await? > 0 {
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
        std::future::pending().await
    }

    async fn connect(&self, to: SocketAddr) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(TINY)?;
        socket.bind(SocketAddr::new(self.address, 0))?;
        socket.connect(to).await
    }
}

/// Asks for something.
async fn ask(stream: &mut TcpStream, host: &str, path: &str) -> std::io::Result<()> {
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()).await
}
