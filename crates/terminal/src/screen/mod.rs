//! The game on the whole screen of a terminal: event, action, update, draw. There is one state, changed by inputs and
//! results of thinking; the screen follows from it alone. Whether this computer or a server keeps the match, it is
//! drawn from a [`play::Sight`].

mod board;
mod correct;
mod draw;
mod editions;
mod fill;
mod form;
mod ink;
mod input;
mod keys;
mod lobby;
mod menu;
mod session;
mod spot;
mod think;
mod tty;
mod wanted;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use play::{PuzzleLook, Thought};
use ratatui::crossterm::event;
use shell::puzzles::PuzzleFile;
use words::Words;

pub use ink::Ink;
pub use input::Input;
pub use session::{Flow, Session};

use crate::chance::Chance;
use crate::failure::Failure;
use crate::here::{Stopwatch, Wish};
use crate::server::{Card, News, ServerLink, address, tables};
use session::Errand;
use think::Thinker;
use tty::Tty;

/// The least time between two computer actions, so that people can follow.
const PACE: Duration = Duration::from_millis(250);
/// How many events may wait for the next drawing; beyond that senders block, even a server that never stops.
const MOST_HAPPENINGS: usize = 64;
/// How often a running clock is drawn.
const TICK: Duration = Duration::from_millis(250);

/// What the loop waits for.
enum Happening {
    /// Somebody does something.
    Input(Input),
    /// A result of thinking, and about which match.
    Thought(usize, Thought),
    /// Something from a server, and for which of the seats taken there.
    News(usize, News),
    /// The tables of a server, or why they aren't available.
    Listed(Result<Vec<Card>, String>),
    /// A seat at a server's table, or why there is none.
    Sat(Box<Result<ServerLink, String>>),
    /// The terminal is gone.
    Gone,
    /// A signal of this number asks the program to end.
    #[cfg_attr(not(unix), allow(dead_code, reason = "other systems have no signals"))]
    Signal(i32),
}

/// Plays on the whole screen until somebody leaves.
pub fn screen(
    wish: &Wish,
    words: Words,
    chance: Chance,
    watch: Stopwatch,
    ink: Ink,
    output: impl Write,
) -> Result<(), Failure> {
    shown(
        Session::new(wish, words, chance, watch, ink)?,
        &Seats::default(),
        sync_channel(MOST_HAPPENINGS),
        output,
    )
}

/// Shows a puzzle on the whole screen, and others after it, until somebody leaves. The file keeps how they ended; the
/// date is that of the puzzles of the day.
pub fn puzzle(
    look: PuzzleLook,
    kept: PuzzleFile,
    today: &str,
    words: Words,
    ink: Ink,
    output: impl Write,
) -> Result<(), Failure> {
    let session = Session::of_puzzle(look, kept, today, words, Stopwatch::start(), ink);
    shown(session, &Seats::default(), sync_channel(MOST_HAPPENINGS), output)
}

/// Plays at a server's table, on the whole screen, until somebody leaves: at the table of a code, at a new one for an
/// edition, or at one chosen there.
pub fn at_server(
    server: &str,
    code: Option<&str>,
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    ink: Ink,
    output: impl Write,
) -> Result<(), Failure> {
    let (origin, named) = address(server, words)?;
    if code.or(named).is_none() && wish.game.is_none() {
        let session = Session::in_lobby(&origin, wish, words, chance, ink);
        return shown(session, &Seats::default(), sync_channel(MOST_HAPPENINGS), output);
    }
    let mut link = ServerLink::sit(server, code, wish, words, &mut chance)?;
    let (seats, (sender, happenings)) = (Seats::default(), sync_channel(MOST_HAPPENINGS));
    seats.follow(&mut link, &sender);
    let session = Session::at(&origin, link, wish, words, chance, ink);
    shown(session, &seats, (sender, happenings), output)
}

/// Counts the seats taken at a server: news for an earlier seat is useless.
#[derive(Clone, Default)]
struct Seats(Arc<AtomicUsize>);

impl Seats {
    /// From now on this seat is the one that counts.
    fn follow(&self, link: &mut ServerLink, sender: &SyncSender<Happening>) {
        let number = self.0.fetch_add(1, Ordering::SeqCst) + 1;
        let (seats, sender) = (self.clone(), sender.clone());
        link.start(move |news| seats.counts(number) && sender.send(Happening::News(number, news)).is_ok());
    }

    fn counts(&self, number: usize) -> bool {
        self.0.load(Ordering::SeqCst) == number
    }
}

fn shown(
    mut session: Session,
    seats: &Seats,
    (sender, happenings): (SyncSender<Happening>, Receiver<Happening>),
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut tty = Tty::take()?;
    listen(&sender);
    let ended = run(&mut session, &mut tty, seats, &sender, &happenings);
    drop(tty);
    let parting = session.end();
    let signal = ended?;
    let parting = parting?;
    let told = parting.iter().try_for_each(|line| writeln!(output, "{line}")).and_then(|()| output.flush());
    match signal {
        // If the terminal went away with the signal, nobody is left to tell.
        Some(signal) => Err(Failure::Stopped(signal)),
        None => Ok(told?),
    }
}

/// Reports keys, clicks and signals.
fn listen(sender: &SyncSender<Happening>) {
    // From now on no change of the window's size is missed, before anything is drawn.
    let _ = event::poll(Duration::ZERO);
    let inputs = sender.clone();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            let Some(input) = Input::of(event) else { continue };
            if inputs.send(Happening::Input(input)).is_err() {
                return;
            }
        }
        let _ = inputs.send(Happening::Gone);
    });
    #[cfg(unix)]
    {
        use crate::signal::{ENDS, PAUSE};
        let stop = sender.clone();
        crate::signal::listen(&[&ENDS[..], &[PAUSE]].concat(), move |signal| {
            // A player who has left already ends without it.
            let _ = stop.send(Happening::Signal(signal));
        });
    }
}

/// Plays until somebody leaves; returns the number of a signal, if one asked for the end.
fn run(
    session: &mut Session,
    tty: &mut Tty,
    seats: &Seats,
    sender: &SyncSender<Happening>,
    happenings: &Receiver<Happening>,
) -> Result<Option<i32>, Failure> {
    let mut thinker: Option<(usize, Thinker)> = None;
    // A computer's decision, held back until the previous one has been seen.
    let mut held: Option<(Instant, Thought)> = None;
    let mut moved = Instant::now();
    loop {
        ask(session, &mut thinker, sender);
        run_errands(session, sender);
        tty.terminal.draw(|frame| session.draw(frame))?;
        let mut wait = session.is_timed().then_some(TICK);
        if let Some((due, _)) = &held {
            let left = due.saturating_duration_since(Instant::now());
            wait = Some(wait.map_or(left, |wait| wait.min(left)));
        }
        let happened = match wait {
            Some(wait) => happenings.recv_timeout(wait),
            None => happenings.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        // Everything that has come meanwhile is drawn together.
        let mut next = match happened {
            Ok(happening) => Some(happening),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        };
        let mut room = MOST_HAPPENINGS;
        while let Some(happening) = next {
            match happening {
                Happening::Gone => return Ok(None),
                Happening::News(number, news) => {
                    if seats.counts(number) {
                        session.news(news);
                    }
                }
                Happening::Listed(cards) => session.listed(cards),
                Happening::Sat(seat) => {
                    session.sat(seat.map(|mut link| {
                        seats.follow(&mut link, sender);
                        link
                    }));
                }
                Happening::Input(input) => match session.input(&input)? {
                    Flow::Go => {}
                    Flow::Redraw => tty.redraw()?,
                    Flow::Suspend => suspend(session, tty)?,
                    Flow::Quit => return Ok(None),
                },
                Happening::Signal(signal) if is_suspension(signal) => suspend(session, tty)?,
                Happening::Thought(number, thought) => {
                    let current = session.playing().is_some_and(|(playing, _)| playing == number);
                    match thought {
                        _ if !current => {}
                        Thought::Decided(..) => held = Some((moved + PACE, thought)),
                        thought => session.thought(thought),
                    }
                }
                Happening::Signal(signal) => return Ok(Some(signal)),
            }
            room = room.saturating_sub(1);
            next = if room > 0 { happenings.try_recv().ok() } else { None };
        }
        if let Some((_, thought)) = held.take_if(|(due, _)| *due <= Instant::now()) {
            moved = Instant::now();
            session.thought(thought);
        }
        if session.is_timed() {
            session.look();
        }
    }
}

/// Gives the terminal to the shell until the program is continued, then draws again. Nobody's time runs meanwhile.
fn suspend(session: &mut Session, tty: &mut Tty) -> Result<(), Failure> {
    tty.suspend()?;
    session.rest();
    session.look();
    Ok(())
}

/// Whether a signal asks for a pause, not for the end.
fn is_suspension(signal: i32) -> bool {
    #[cfg(unix)]
    return signal == crate::signal::PAUSE;
    #[cfg(not(unix))]
    return {
        let _ = signal;
        false
    };
}

/// Asks a server, on separate threads, so that keys still work.
fn run_errands(session: &mut Session, sender: &SyncSender<Happening>) {
    let Some(origin) = session.server.clone() else { return };
    let words = session.words;
    for (errand, mut chance) in session.errands() {
        let (origin, tell, folder) = (origin.clone(), sender.clone(), session.folder());
        thread::spawn(move || {
            let told = |failure: Failure| failure.told(words);
            let mut sit = |code: Option<&str>, wish: &Wish| {
                let link = ServerLink::sit(&origin, code, wish, words, &mut chance);
                Happening::Sat(Box::new(link.map_err(told)))
            };
            let happened = match errand {
                Errand::Tables => Happening::Listed(tables(&origin, folder.as_deref(), words).map_err(told)),
                Errand::Sit(code, wish) => sit(Some(&code), &wish),
                Errand::Open(wish) => sit(None, &wish),
            };
            // A player who has left needs no seat; it stays theirs.
            let _ = tell.send(happened);
        });
    }
}

/// Hands jobs to threads that know the game.
fn ask(session: &mut Session, thinker: &mut Option<(usize, Thinker)>, sender: &SyncSender<Happening>) {
    let jobs = session.jobs();
    if jobs.is_empty() {
        return;
    }
    let Some((number, rules)) = session.playing() else { return };
    if thinker.as_ref().is_none_or(|(known, _)| *known != number) {
        let tell = sender.clone();
        let started = Thinker::start(rules.clone(), move |thought| {
            // After leaving the game nobody needs its thoughts.
            let _ = tell.send(Happening::Thought(number, thought));
        });
        *thinker = Some((number, started));
    }
    if let Some((_, thinker)) = thinker {
        for job in jobs {
            thinker.ask(job);
        }
    }
}
