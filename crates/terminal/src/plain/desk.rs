//! Where questions are asked and answers typed: lines in, lines out, and no cursor movement.

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::hidden::{Hidden, height};
use crate::failure::Failure;
use crate::foreign;

/// The longest line read; the rest of a longer one is dropped. Nothing worth typing is that long.
const LONGEST: u64 = 1024;
/// Lines that cover what was shown if the terminal's height is unknown.
const COVER: usize = 60;

/// Erases the scrollback, and nothing else.
const ERASE_SCROLLED: &str = "\u{1b}[3J";

/// The result of a question.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A line, without its end or surrounding spaces.
    Line(String),
    /// The time was up before a line came.
    TimeUp,
    /// Something happened before a line came.
    News,
    /// There will be no more lines.
    Closed,
}

/// Whether typing may be visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typing {
    /// To everybody.
    Open,
    /// To nobody.
    Hidden,
}

/// Where questions are asked and answers typed.
pub struct Desk<'o> {
    lines: Receiver<io::Result<String>>,
    output: Box<dyn Write + 'o>,
    /// Whether input comes from a terminal. If not, each line read is written after the question, as a terminal would
    /// show it.
    terminal: bool,
    /// Whether the scrollback can be erased.
    erases: bool,
}

impl<'o> Desk<'o> {
    /// A desk at this program's own input and output.
    pub fn standard(output: impl Write + 'o) -> Self {
        let terminal = io::stdin().is_terminal();
        // A terminal without control sequences would print this one.
        let simple = std::env::var("TERM").is_ok_and(|kind| kind.is_empty() || kind == "dumb");
        let erases = terminal && io::stdout().is_terminal() && !simple;
        Self { terminal, erases, ..Self::new(BufReader::new(io::stdin()), output) }
    }

    /// A desk without a terminal.
    pub fn new(mut input: impl BufRead + Send + 'static, output: impl Write + 'o) -> Self {
        // One thread waits for a line while the other watches the clock. A line is only read on request, so that input
        // for the program after us is left alone.
        let (sender, lines) = sync_channel(0);
        thread::spawn(move || {
            while let Some(line) = next_line(&mut input).transpose() {
                let broken = line.is_err();
                if sender.send(line).is_err() || broken {
                    break;
                }
            }
        });
        Self { lines, output: Box::new(output), terminal: false, erases: false }
    }

    /// Says something, on its own line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.output, "{}", foreign::lines(line))?;
        Ok(())
    }

    /// Covers what was shown, unless the output is a pipe. It scrolls away, and the scrollback is erased so that nobody
    /// finds it by scrolling back. The cursor doesn't move.
    pub(super) fn cover(&mut self) -> Result<(), Failure> {
        if self.terminal {
            let lines = height().unwrap_or(COVER);
            self.output.write_all("\n".repeat(lines).as_bytes())?;
            if self.erases {
                self.output.write_all(ERASE_SCROLLED.as_bytes())?;
            }
        }
        Ok(())
    }

    /// Whether typing can be hidden.
    pub(crate) const fn can_hide(&self) -> bool {
        cfg!(unix) || !self.terminal
    }

    /// Asks a question and waits for a line, up to this long.
    pub(crate) fn ask(
        &mut self,
        question: &str,
        typing: Typing,
        wait: Option<Duration>,
    ) -> Result<Heard, Failure> {
        self.ask_until(question, typing, wait, Duration::MAX, &mut || false)
    }

    /// Asks a question and waits for a line, up to this long, or until there is news, which it checks for regularly.
    pub(crate) fn ask_until(
        &mut self,
        question: &str,
        typing: Typing,
        wait: Option<Duration>,
        often: Duration,
        news: &mut dyn FnMut() -> bool,
    ) -> Result<Heard, Failure> {
        // Hide first, then ask: some people type fast.
        let hidden = (self.terminal && typing == Typing::Hidden).then(Hidden::begin).flatten();
        write!(self.output, "{} ", foreign::lines(question))?;
        self.output.flush()?;
        let mut left = wait.unwrap_or(Duration::MAX);
        let line = loop {
            let turn = left.min(often);
            let heard = if turn == Duration::MAX {
                self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                self.lines.recv_timeout(turn)
            };
            left = left.saturating_sub(turn);
            if !matches!(heard, Err(RecvTimeoutError::Timeout)) || left.is_zero() {
                break heard;
            }
            if news() {
                writeln!(self.output)?;
                return Ok(Heard::News);
            }
        };
        drop(hidden);
        match line {
            Ok(line) => {
                let line = line?;
                if !self.terminal {
                    let shown = if typing == Typing::Open { foreign::line(&line) } else { String::new() };
                    writeln!(self.output, "{shown}")?;
                }
                Ok(Heard::Line(line))
            }
            Err(missing) => {
                writeln!(self.output)?;
                Ok(if missing == RecvTimeoutError::Timeout { Heard::TimeUp } else { Heard::Closed })
            }
        }
    }

    /// Listens for a while without asking; nothing if nobody types.
    pub(crate) fn overhear(&mut self, wait: Duration) -> Result<Option<Heard>, Failure> {
        self.output.flush()?;
        match self.lines.recv_timeout(wait) {
            Ok(line) => Ok(Some(Heard::Line(line?))),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Ok(Some(Heard::Closed)),
        }
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.output.flush()?;
        Ok(())
    }
}

/// The next line; none at the end of the input. Invalid UTF-8 is shown as such.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_bytes_and_any_length_are_read_to_the_end() {
        let long = "R".repeat(5000);
        let input = [b"one\r\n\xff\x1b[2J\n", long.as_bytes(), b"\n\nlast"].concat();
        let mut output = Vec::new();
        let mut desk = Desk::new(io::Cursor::new(input), &mut output);
        let mut heard = Vec::new();
        while let Heard::Line(line) = desk.ask("?", Typing::Open, None).expect("memory can be read") {
            heard.push(line);
        }
        assert_eq!(heard.len(), 5);
        assert_eq!([&heard[0], &heard[3], &heard[4]], ["one", "", "last"]);
        assert_eq!(heard[2].len() as u64, LONGEST);
        drop(desk);
        let output = String::from_utf8(output).expect("text");
        assert!(!output.contains('\u{1b}'), "what was typed moves no cursor: {output:?}");
    }

    #[test]
    fn what_is_hidden_is_not_written() {
        let mut output = Vec::new();
        let mut desk = Desk::new(&b"RGBY\nWWWW\n"[..], &mut output);
        desk.ask("Secret:", Typing::Hidden, None).expect("a line");
        desk.ask("Row:", Typing::Open, None).expect("a line");
        drop(desk);
        assert_eq!(output, b"Secret: \nRow: WWWW\n");
    }

    #[test]
    fn a_question_nobody_answers_ends_with_its_time() {
        let (reader, _writer) = io::pipe().expect("a pipe");
        let mut desk = Desk::new(BufReader::new(reader), Vec::new());
        let heard = desk.ask("?", Typing::Open, Some(Duration::from_millis(1))).expect("nothing breaks");
        assert!(matches!(heard, Heard::TimeUp), "{heard:?}");
    }
}
