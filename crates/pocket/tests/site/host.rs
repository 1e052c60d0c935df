//! A web host that knows nothing but files.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::{env, fs, thread};

/// A web host for the files of the site, until it is stopped.
pub(crate) struct WebHost {
    port: u16,
    base: &'static str,
    folder: Arc<Mutex<PathBuf>>,
    stopped: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl WebHost {
    /// Serves the site below a path.
    pub(crate) fn start(base: &'static str) -> Self {
        let folder = Arc::new(Mutex::new(site()));
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let stopped = Arc::new(AtomicBool::new(false));
        let (stop, files) = (Arc::clone(&stopped), Arc::clone(&folder));
        let thread = thread::spawn(move || {
            for line in listener.incoming() {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let folder = files.lock().unwrap_or_else(PoisonError::into_inner).clone();
                // A browser may open a line and say nothing.
                thread::spawn(move || line.ok().and_then(|line| serve(line, &folder, base)));
            }
        });
        Self { port, base, folder, stopped, thread }
    }

    /// Where the site is.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}/", self.port, self.base)
    }

    /// Serves the files of another folder from now on.
    pub(crate) fn serve(&self, folder: &Path) {
        folder.clone_into(&mut self.folder.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Stops: from now on nobody answers.
    pub(crate) fn stop(self) {
        self.stopped.store(true, Ordering::Relaxed);
        // It hears of it with the next line.
        drop(TcpStream::connect(("127.0.0.1", self.port)));
        self.thread.join().expect("the host stops");
    }
}

/// Where the site is.
pub(crate) fn site() -> PathBuf {
    let folder = env::var_os("CODEKNACKER_SITE").expect("CODEKNACKER_SITE says where the site is");
    let folder = PathBuf::from(folder);
    assert!(folder.join("index.html").is_file(), "there is no site in {}", folder.display());
    folder
}

/// Answers one request with a file.
fn serve(mut line: TcpStream, folder: &Path, base: &str) -> Option<()> {
    let mut head = BufReader::new(line.try_clone().ok()?).lines().map_while(Result::ok);
    let request = head.next()?;
    head.find(String::is_empty)?;
    let path = request.split(' ').nth(1)?.split('?').next()?;
    let name = path.strip_prefix(base).and_then(|path| path.strip_prefix('/'));
    let name = name.map(|name| if name.is_empty() { "index.html" } else { name });
    let file = name.filter(|name| !name.contains("..")).and_then(|name| fs::read(folder.join(name)).ok());
    let kind = match name.and_then(|name| name.rsplit('.').next()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        // A host where somebody has just a folder may not know what it is.
        Some("wasm") if base.is_empty() => "application/wasm",
        Some("wasm") => "application/octet-stream",
        _ => "image/png",
    };
    let status = if file.is_some() { "200 OK" } else { "404 Not Found" };
    let body = file.unwrap_or_else(|| b"There is no such file here.".to_vec());
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    line.write_all(head.as_bytes()).ok()?;
    line.write_all(&body).ok()?;
    line.shutdown(Shutdown::Write).ok()
}
