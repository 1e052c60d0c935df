//! A wire to a server that can be cut on the way back: what is asked arrives, what is answered doesn't.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A wire to a server.
pub struct Wire {
    port: u16,
    line: Arc<WireLine>,
}

/// What its threads share.
#[derive(Default)]
struct WireLine {
    mute: AtomicBool,
    ends: Mutex<Vec<TcpStream>>,
}

impl Wire {
    /// A wire to whatever listens on a port of the loopback.
    pub fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let own = listener.local_addr().expect("a port").port();
        let line = Arc::<WireLine>::default();
        let shared = Arc::clone(&line);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))) else { continue };
                shared.join(&near, &far);
            }
        });
        Self { port: own, line }
    }

    /// The port at this end.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Lets no answer through any more.
    pub fn mute(&self) {
        self.line.mute.store(true, Ordering::SeqCst);
    }

    /// Lets answers through again, on new connections: those that missed some are cut.
    pub fn restore(&self) {
        for end in self.line.ends.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
        self.line.mute.store(false, Ordering::SeqCst);
    }
}

impl WireLine {
    /// Joins two ends, each way in a thread of its own.
    fn join(self: &Arc<Self>, near: &TcpStream, far: &TcpStream) {
        let clone = |end: &TcpStream| end.try_clone().expect("a handle");
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).extend([clone(near), clone(far)]);
        let (from, to, line) = (clone(near), clone(far), Arc::clone(self));
        thread::spawn(move || line.carry(from, to, false));
        let (from, to, line) = (clone(far), clone(near), Arc::clone(self));
        thread::spawn(move || line.carry(from, to, true));
    }

    /// Carries bytes from one end to the other, until either is closed.
    fn carry(&self, mut from: TcpStream, mut to: TcpStream, answers: bool) {
        let mut buffer = [0; 16 * 1024];
        while let Ok(many @ 1..) = from.read(&mut buffer) {
            let lost = answers && self.mute.load(Ordering::SeqCst);
            if !lost && to.write_all(&buffer[..many]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    }
}
