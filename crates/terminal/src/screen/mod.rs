//! The game on the whole screen of a terminal: event, action, update, draw. One state, changed by inputs and by what
//! was thought of; the screen follows from it alone. The match itself is played by the same host as line by line.

mod draft;
mod draw;
mod editions;
mod fill;
mod form;
mod here;
mod ink;
mod input;
mod keys;
mod menu;
mod pencil;
mod piece;
mod play;
mod session;
mod sight;
mod spot;
mod there;
mod think;
mod tty;
mod wanted;

use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event;
use words::Words;

pub use ink::Ink;
pub use input::Input;
pub use session::{Flow, Session};
pub use think::{Decision, Question, Thought};

use crate::chance::Chance;
use crate::failure::Failure;
use crate::play::{Watch, Wish};
use crate::server::{Link, News};
use think::Thinker;
use tty::Tty;

/// The least time between two things that computers do: people want to follow.
const PACE: Duration = Duration::from_millis(250);
/// How often a running clock is drawn.
const TICK: Duration = Duration::from_millis(250);

/// What the loop waits for.
enum Happening {
    /// Somebody does something.
    Input(Input),
    /// Something was thought of, about which match.
    Thought(usize, Thought),
    /// Something came from a server.
    News(News),
    /// The terminal is gone, or the program is asked to end.
    Stop,
}

/// Plays on the whole screen until somebody leaves.
pub fn screen(
    wish: &Wish,
    words: Words,
    chance: Chance,
    watch: Watch,
    ink: Ink,
    output: impl Write,
) -> Result<(), Failure> {
    let (sender, happenings) = channel();
    shown(Session::new(wish, words, chance, watch, ink)?, &sender, &happenings, output)
}

/// Plays at a server's table, on the whole screen, until somebody leaves: at the table of a code, or at a new one.
pub fn at_server(
    server: &str,
    code: Option<&str>,
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    ink: Ink,
    output: impl Write,
) -> Result<(), Failure> {
    let mut link = Link::sit(server, code, wish, words, &mut chance)?;
    let (sender, happenings) = channel();
    let news = sender.clone();
    link.start(move |what| news.send(Happening::News(what)).is_ok());
    shown(Session::at(link, wish, words, chance, ink), &sender, &happenings, output)
}

fn shown(
    mut session: Session,
    sender: &Sender<Happening>,
    happenings: &Receiver<Happening>,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut tty = Tty::take()?;
    listen(sender);
    let ended = run(&mut session, &mut tty, sender, happenings);
    drop(tty);
    let parting = session.end();
    // Where the terminal is gone nobody is left to be told.
    ended?;
    for line in parting? {
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    Ok(())
}

/// Has keys, clicks and the wish to end told.
fn listen(sender: &Sender<Happening>) {
    // From now on no change of the window's size goes unheard, before anything is drawn.
    let _ = event::poll(Duration::ZERO);
    let inputs = sender.clone();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            let Some(input) = Input::of(event) else { continue };
            if inputs.send(Happening::Input(input)).is_err() {
                return;
            }
        }
        let _ = inputs.send(Happening::Stop);
    });
    #[cfg(unix)]
    {
        let stop = sender.clone();
        // Where no handler can be set, all works but a clean end from outside.
        let _ = ctrlc::set_handler(move || {
            let _ = stop.send(Happening::Stop);
        });
    }
}

fn run(
    session: &mut Session,
    tty: &mut Tty,
    sender: &Sender<Happening>,
    happenings: &Receiver<Happening>,
) -> Result<(), Failure> {
    let mut thinker: Option<(usize, Thinker)> = None;
    // What a computer decided, until the one before it has been seen.
    let mut held: Option<(Instant, Thought)> = None;
    let mut moved = Instant::now();
    loop {
        ask(session, &mut thinker, sender);
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
        // Whatever has come meanwhile is drawn together.
        let mut next = match happened {
            Ok(happening) => Some(happening),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        while let Some(happening) = next {
            match happening {
                Happening::Stop => return Ok(()),
                Happening::News(news) => session.news(news),
                Happening::Input(input) => {
                    if session.input(&input)? == Flow::Quit {
                        return Ok(());
                    }
                }
                Happening::Thought(number, thought) => {
                    let current = session.playing().is_some_and(|(playing, _)| playing == number);
                    match thought {
                        _ if !current => {}
                        Thought::Decided(..) => held = Some((moved + PACE, thought)),
                        thought => session.thought(thought),
                    }
                }
            }
            next = happenings.try_recv().ok();
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

/// Hands on what there is to think about, to threads that know the game.
fn ask(session: &mut Session, thinker: &mut Option<(usize, Thinker)>, sender: &Sender<Happening>) {
    let questions = session.questions();
    if questions.is_empty() {
        return;
    }
    let Some((number, rules)) = session.playing() else { return };
    if thinker.as_ref().is_none_or(|(known, _)| *known != number) {
        let tell = sender.clone();
        let started = Thinker::start(rules.clone(), move |thought| {
            // Whoever has left the game needs no more thoughts.
            let _ = tell.send(Happening::Thought(number, thought));
        });
        *thinker = Some((number, started));
    }
    if let Some((_, thinker)) = thinker {
        for question in questions {
            thinker.ask(question);
        }
    }
}
