//! `health`: whether a server is ready, where there is no other program that could ask.

use std::io::{self, Read as _, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use shell::{Failure, foreign};
use words::Words;

/// How long a server gets to answer, however it spreads its answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// The longest answer.
const MOST_BYTES: usize = 1 << 16;

/// Shows what a server says of itself; fails if it isn't ready.
pub fn health(address: SocketAddr, words: Words, mut output: impl Write) -> Result<(), Failure> {
    let answer = ask(address).map_err(|error| {
        Failure::Unready(words.keep_no_answer().address(address.to_string()).reason(words.system(&error)))
    })?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if !head.starts_with("HTTP/1.1 200 ") {
        return Err(Failure::Unready(words.keep_not_ready(foreign::line(body.trim_end()))));
    }
    writeln!(output, "{}", foreign::line(body.trim_end()))?;
    output.flush()?;
    Ok(())
}

/// Asks on a connection of its own and returns the whole answer.
fn ask(address: SocketAddr) -> io::Result<String> {
    let begun = Instant::now();
    let mut line = TcpStream::connect_timeout(&address, PATIENCE)?;
    line.set_write_timeout(Some(PATIENCE))?;
    line.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let (mut answer, mut part) = (Vec::new(), [0; 4096]);
    while answer.len() < MOST_BYTES {
        let left = PATIENCE.checked_sub(begun.elapsed()).filter(|left| !left.is_zero());
        line.set_read_timeout(Some(left.ok_or(io::ErrorKind::TimedOut)?))?;
        match line.read(&mut part)? {
            0 => break,
            read => answer.extend_from_slice(&part[..read]),
        }
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
