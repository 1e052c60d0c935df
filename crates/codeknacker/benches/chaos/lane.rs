//! What each victim suffers, one fault after the other, on a thread of its own.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use servers::{Nats, Postgres};

use crate::diary::Diary;
use crate::plan::{Fault, Kind};
use crate::stage::Node;

/// A victim on its thread. Servers end with the thread that has started them, so it stays until all is done.
pub(crate) struct Lane {
    begin: Sender<Instant>,
    healed: Receiver<()>,
    finish: Sender<()>,
    thread: JoinHandle<()>,
}

impl Lane {
    /// Sets a victim up, which tells something of itself; lets it suffer once it is time; ends it.
    fn spawn<V, T: Send + 'static>(
        set_up: impl FnOnce() -> (V, T) + Send + 'static,
        suffer: impl FnOnce(&mut V, Instant) + Send + 'static,
        end: impl FnOnce(V) + Send + 'static,
    ) -> (Self, T) {
        let (tell, told) = mpsc::channel();
        let (begin, begins) = mpsc::channel();
        let (heal, healed) = mpsc::channel();
        let (finish, finishes) = mpsc::channel();
        let thread = thread::spawn(move || {
            let (mut victim, word) = set_up();
            let _ = tell.send(word);
            if let Ok(began) = begins.recv() {
                suffer(&mut victim, began);
            }
            let _ = heal.send(());
            // Also if nobody waits for it any more.
            let _ = finishes.recv();
            end(victim);
        });
        let told = told.recv().expect("a victim that stands");
        (Self { begin, healed, finish, thread }, told)
    }

    /// A PostgreSQL of its own; the address of its database.
    pub(crate) fn postgres(faults: Vec<Fault>) -> (Self, String) {
        let set_up = || {
            let server = Postgres::start();
            let address = server.database();
            ((server, address.clone()), address)
        };
        let suffer = move |(server, address): &mut (Postgres, String), began| {
            postgres(server, address, &faults, began);
        };
        Self::spawn(set_up, suffer, drop)
    }

    /// A bus of its own; its address.
    pub(crate) fn bus(faults: Vec<Fault>) -> (Self, String) {
        let set_up = || {
            let server = Nats::start();
            let address = server.address();
            (server, address)
        };
        Self::spawn(set_up, move |server, began| bus(server, &faults, began), drop)
    }

    /// A node.
    pub(crate) fn node(nodes: &Arc<Vec<Node>>, index: usize, faults: Vec<Fault>, diary: &Arc<Diary>) -> Self {
        let (nodes, at_start, later) = (Arc::clone(nodes), Arc::clone(diary), Arc::clone(diary));
        let at_end = Arc::clone(diary);
        let set_up = move || {
            nodes[index].start(&at_start);
            (nodes, ())
        };
        let suffer = move |nodes: &mut Arc<Vec<Node>>, began| node(&nodes[index], &faults, began, &later);
        Self::spawn(set_up, suffer, move |nodes| nodes[index].end(&at_end, true)).0
    }

    /// Time begins: faults come as planned.
    pub(crate) fn begin(&self, now: Instant) {
        let _ = self.begin.send(now);
    }

    /// Waits until the last fault is made good.
    pub(crate) fn healed(&self) {
        let _ = self.healed.recv();
    }

    /// Ends the victim.
    pub(crate) fn finish(self) {
        let _ = self.finish.send(());
        drop(self.begin);
        self.thread.join().expect("a lane");
    }
}

/// Lets each fault begin in its time, and end; `break_it` gets the fault, and whether it begins.
fn suffer(faults: &[Fault], began: Instant, mut break_it: impl FnMut(&Fault, bool)) {
    for fault in faults {
        sleep(fault.at.saturating_sub(began.elapsed()));
        break_it(fault, true);
        sleep((fault.at + fault.lasts).saturating_sub(began.elapsed()));
        break_it(fault, false);
    }
}

/// A node is killed, stopped, and its clock jumps.
fn node(node: &Node, faults: &[Fault], began: Instant, diary: &Diary) {
    suffer(faults, began, |fault, begins| match (fault.kind, begins) {
        (Kind::Kill, true) => node.end(diary, false),
        (Kind::Stop, true) => node.end(diary, true),
        (Kind::Kill | Kind::Stop, false) => node.start(diary),
        (Kind::Clock(seconds), _) => node.clock.jump(if begins { seconds } else { 0 }),
        (other, _) => unreachable!("a node does not suffer {other:?}"),
    });
}

/// PostgreSQL is stopped, loses its sessions, locks up and turns read-only.
fn postgres(server: &mut Postgres, address: &str, faults: &[Fault], began: Instant) {
    // What a session that is ended meanwhile answers is no matter.
    let say = |statement: &str| drop(servers::sql(address, &[statement]));
    suffer(faults, began, |fault, begins| match (fault.kind, begins) {
        (Kind::Kill, true) => server.stop(),
        (Kind::Kill, false) => server.resume(),
        (Kind::Sessions, true) => say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()"),
        (Kind::Lock, true) => say(&lock(fault.lasts)),
        (Kind::ReadOnly, _) => server.read_only(begins),
        (Kind::Lock | Kind::Sessions, false) => {}
        (other, _) => unreachable!("PostgreSQL does not suffer {other:?}"),
    });
}

/// Locks the actions for a while.
fn lock(lasts: Duration) -> String {
    let seconds = lasts.as_secs_f64();
    format!("BEGIN; LOCK TABLE actions IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({seconds}); COMMIT")
}

/// The bus goes silent.
fn bus(server: &mut Nats, faults: &[Fault], began: Instant) {
    suffer(faults, began, |_, begins| if begins { server.stop() } else { server.resume() });
}
