//! Connections: how many an address holds, what it was sent and hasn't taken yet, and how long that may last.

use std::collections::{HashMap, VecDeque};
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};
use tables::locked;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use crate::address::ClientAddress;

/// The bytes that a reader must take each time its patience runs out; a reader that takes less is cut off.
const LEAST: usize = 4 * 1024;

/// Answers up to this size are sent even to an address that leaves too much unread: the cap on its connections is cap
/// enough for them, and one rude reader doesn't shut out all others behind the same address.
const SMALL: u64 = 16 * 1024;

/// All connections, by address.
#[derive(Clone)]
pub(crate) struct Lines {
    shared: Arc<LineShared>,
}

struct LineShared {
    /// The most connections of an address.
    most: u64,
    /// The most bytes that an address may leave unread.
    unread: u64,
    patience: Duration,
    accounts: Mutex<HashMap<ClientAddress, Arc<Account>>>,
    refused: AtomicU64,
    cut: AtomicU64,
}

/// What one address holds.
#[derive(Default)]
struct Account {
    connections: AtomicU64,
    unread: AtomicU64,
}

/// A connection's place; free again when it is dropped.
pub(crate) struct LinePlace(Arc<Account>);

impl Drop for LinePlace {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Lines {
    /// No connections yet. The limits for an address: connections, unread bytes, and for how long.
    pub(crate) fn new(most: u64, unread: u64, patience: Duration) -> Self {
        let (accounts, refused, cut) = (Mutex::default(), AtomicU64::new(0), AtomicU64::new(0));
        Self { shared: Arc::new(LineShared { most, unread, patience, accounts, refused, cut }) }
    }

    fn accounts(&self) -> MutexGuard<'_, HashMap<ClientAddress, Arc<Account>>> {
        locked(&self.shared.accounts)
    }

    fn account(&self, caller: ClientAddress) -> Arc<Account> {
        Arc::clone(self.accounts().entry(caller).or_default())
    }

    /// A place for one more connection of an address; nothing if it has enough.
    pub(crate) fn hold(&self, caller: ClientAddress) -> Option<LinePlace> {
        let account = self.account(caller);
        let place = LinePlace(Arc::clone(&account));
        if account.connections.fetch_add(1, Ordering::Relaxed) < self.shared.most {
            return Some(place);
        }
        self.shared.refused.fetch_add(1, Ordering::Relaxed);
        None
    }

    /// Whether an answer of this size may be sent to an address, or must wait until others have been read.
    pub(crate) fn may_send(&self, caller: ClientAddress, bytes: u64) -> bool {
        let known = self.accounts().get(&caller).cloned();
        known.is_none_or(|account| self.shared.fits(&account, bytes))
    }

    /// Forgets addresses without connections.
    pub(crate) fn forget(&self) {
        let mut accounts = self.accounts();
        accounts.retain(|_, account| {
            Arc::strong_count(account) > 1 || account.connections.load(Ordering::Relaxed) > 0
        });
        accounts.shrink_to_fit();
    }

    /// Connections that were refused because their address had enough.
    pub(crate) fn refused(&self) -> u64 {
        self.shared.refused.load(Ordering::Relaxed)
    }

    /// Connections that were cut off because nobody read what was sent.
    pub(crate) fn cut(&self) -> u64 {
        self.shared.cut.load(Ordering::Relaxed)
    }
}

impl LineShared {
    /// Whether this many more bytes may be sent. A reader who owes nothing gets any answer, however long.
    fn fits(&self, account: &Account, bytes: u64) -> bool {
        let unread = account.unread.load(Ordering::Relaxed);
        bytes <= SMALL || unread == 0 || unread.saturating_add(bytes) <= self.unread
    }
}

/// What a connection was given to send and its reader hasn't taken, oldest first, with the address it was for: behind a
/// proxy one connection serves many.
#[derive(Clone)]
pub(crate) struct Debts {
    lines: Lines,
    owed: Arc<Mutex<Owed>>,
}

#[derive(Default)]
struct Owed(VecDeque<(Arc<Account>, u64)>);

impl Owed {
    fn owe(&mut self, account: &Arc<Account>, bytes: u64) {
        account.unread.fetch_add(bytes, Ordering::Relaxed);
        match self.0.back_mut() {
            Some((last, owed)) if Arc::ptr_eq(last, account) => *owed += bytes,
            _ => self.0.push_back((Arc::clone(account), bytes)),
        }
    }

    fn pay(&mut self, mut bytes: u64) {
        while let Some((account, owed)) = self.0.front_mut() {
            let paid = bytes.min(*owed);
            account.unread.fetch_sub(paid, Ordering::Relaxed);
            *owed -= paid;
            bytes -= paid;
            if *owed > 0 {
                return;
            }
            self.0.pop_front();
        }
    }
}

impl Drop for Owed {
    fn drop(&mut self) {
        self.pay(u64::MAX);
    }
}

impl Debts {
    /// Nothing owed yet.
    pub(crate) fn new(lines: &Lines) -> Self {
        Self { lines: lines.clone(), owed: Arc::default() }
    }

    fn owed(&self) -> MutexGuard<'_, Owed> {
        locked(&self.owed)
    }

    /// A body for an address, counted as it is handed over.
    pub(crate) fn counted(&self, body: Body, caller: ClientAddress) -> CountedBytes {
        CountedBytes { body, debts: self.clone(), account: self.lines.account(caller) }
    }
}

/// A body that is counted as it is handed to the connection.
pub(crate) struct CountedBytes {
    body: Body,
    debts: Debts,
    account: Arc<Account>,
}

impl hyper::body::Body for CountedBytes {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let Some(frame) = ready!(Pin::new(&mut self.body).poll_frame(context)?) else {
            return Poll::Ready(None);
        };
        let bytes = frame.data_ref().map_or(0, Bytes::len) as u64;
        let shared = &self.debts.lines.shared;
        if !shared.fits(&self.account, bytes) {
            shared.cut.fetch_add(1, Ordering::Relaxed);
            return Poll::Ready(Some(Err("this address leaves too much unread".into())));
        }
        self.debts.owed().owe(&self.account, bytes);
        Poll::Ready(Some(Ok(frame)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that ends if its reader takes nothing, or next to nothing, for too long.
pub(crate) struct WatchedLine {
    stream: TcpStream,
    debts: Debts,
    /// Since something could not be sent.
    waiting: Option<LineWaiting>,
}

struct LineWaiting {
    until: Pin<Box<Sleep>>,
    /// Bytes taken since the clock was last set.
    taken: usize,
}

impl WatchedLine {
    /// A connection whose debts are counted.
    pub(crate) const fn new(stream: TcpStream, debts: Debts) -> Self {
        Self { stream, debts, waiting: None }
    }

    /// What became of writing.
    fn written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.debts.owed().pay(bytes as u64);
                if let Some(waiting) = &mut self.waiting {
                    waiting.taken += bytes;
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(error) => Poll::Ready(error),
            Poll::Pending => self.wait(context),
        }
    }

    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let shared = &self.debts.lines.shared;
        let waiting = self
            .waiting
            .get_or_insert_with(|| LineWaiting { until: Box::pin(sleep(shared.patience)), taken: 0 });
        loop {
            ready!(waiting.until.as_mut().poll(context));
            if waiting.taken < LEAST {
                shared.cut.fetch_add(1, Ordering::Relaxed);
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            waiting.taken = 0;
            waiting.until.as_mut().reset(Instant::now() + shared.patience);
        }
    }
}

impl AsyncRead for WatchedLine {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WatchedLine {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, buffer);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, buffers);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// It is only asked for once everything has been written: the reader has kept up.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.waiting = None;
        self.debts.owed().pay(u64::MAX);
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(text: &str) -> ClientAddress {
        ClientAddress::new(text.parse().unwrap())
    }

    #[test]
    fn an_address_has_so_many_connections_and_others_have_theirs() {
        let lines = Lines::new(2, 0, Duration::ZERO);
        let (one, other) = (caller("192.0.2.1"), caller("192.0.2.2"));
        let first = lines.hold(one).unwrap();
        let _second = lines.hold(one).unwrap();
        assert!(lines.hold(one).is_none() && lines.hold(one).is_none());
        assert!(lines.hold(other).is_some());
        drop(first);
        assert!(lines.hold(one).is_some(), "a refusal takes no place");
        assert_eq!(lines.refused(), 2);
        lines.forget();
        assert_eq!(lines.accounts().len(), 1);
    }

    #[test]
    fn what_is_unread_counts_for_whom_it_was_sent_to() {
        let lines = Lines::new(9, 100_000, Duration::ZERO);
        let (one, other) = (caller("192.0.2.1"), caller("192.0.2.2"));
        let debts = Debts::new(&lines);
        debts.owed().owe(&lines.account(one), 90_000);
        debts.owed().owe(&lines.account(other), 5_000);
        assert!(!lines.may_send(one, 20_000) && lines.may_send(one, SMALL) && lines.may_send(other, 90_000));
        debts.owed().pay(80_000);
        assert!(lines.may_send(one, 90_000) && !lines.may_send(one, 90_001));
        debts.owed().pay(12_000);
        assert!(lines.may_send(one, 100_000) && !lines.may_send(other, 98_000));
        drop(debts);
        assert!(lines.may_send(other, 1_000_000), "who hangs up owes nothing");
    }
}
