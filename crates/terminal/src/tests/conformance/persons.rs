//! Two people: one leaves the seat to the computer and takes it back, and at a server asks for a rematch that the
//! other turns down. At a server Ada has a screen and Ben plain text; here they share a screen, or a keyboard.

use std::cell::OnceCell;
use std::io::{self, BufReader, Read as _, Write as _};
use std::thread;
use std::time::{Duration, Instant};

use play::Table as _;
use rules::{Match, Seat, Task};

use super::hosted::{Hosted, chance, english};
use super::replayed::Replayed;
use super::screen::Person;
use crate::here::{Stopwatch, Wish};
use crate::plain::{Brain, Desk, Talk, at_server};
use crate::screen::{Ink, Input, Session};

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);

const NAMES: [&str; 2] = ["Ada", "Ben"];

/// What somebody waits for.
#[derive(Clone, Debug)]
enum Cue {
    /// A task of theirs.
    Asked(Task),
    /// Something that is told or shown.
    Told(String),
}

/// What somebody does then: a code, or something to choose by its label on the screen or its command in plain text.
#[derive(Clone, Debug)]
enum Doing {
    Code(&'static str),
    Choice { label: &'static str, command: &'static str, sure: bool },
}

const LEAVE: Doing = Doing::Choice { label: "Leave (computer takes over)", command: "leave", sure: true };
const RETURN: Doing = Doing::Choice { label: "Take the seat back", command: "return", sure: false };
const RESIGN: Doing = Doing::Choice { label: "Resign the match", command: "resign match", sure: true };
const REMATCH: Doing = Doing::Choice { label: "Rematch", command: "rematch", sure: false };
const DECLINE: Doing = Doing::Choice { label: "No, thanks", command: "decline", sure: false };

/// What a player does, and on which cue.
struct StoryStep {
    by: usize,
    cue: Cue,
    doing: Doing,
}

/// The match: the breaker leaves, the computer places a row, the breaker comes back, and the maker gives up. Pins are
/// placed by hand, so that nothing happens until the maker does something.
fn story(breaker: usize) -> Vec<StoryStep> {
    let maker = 1 - breaker;
    let back = format!("{} is back and takes over again.", NAMES[breaker]);
    let step = |by, cue, doing| StoryStep { by, cue, doing };
    vec![
        step(maker, Cue::Asked(Task::Secret), Doing::Code("WKWK")),
        step(breaker, Cue::Asked(Task::Row), LEAVE),
        step(breaker, Cue::Told("place row 1: ".to_owned()), RETURN),
        step(maker, Cue::Told(back), RESIGN),
    ]
}

/// What follows at a server.
fn rematch(breaker: usize) -> Vec<StoryStep> {
    let maker = 1 - breaker;
    let wanted = format!("{} wants a rematch.", NAMES[breaker]);
    let declined = format!("{} doesn't want a rematch.", NAMES[maker]);
    vec![
        StoryStep { by: breaker, cue: Cue::Told("You win the match".to_owned()), doing: REMATCH },
        StoryStep { by: maker, cue: Cue::Told(wanted), doing: DECLINE },
        StoryStep { by: breaker, cue: Cue::Told(declined), doing: REMATCH },
    ]
}

fn wish(breaker: usize) -> Wish {
    Wish {
        game: Some("original".to_owned()),
        options: vec!["answers=hand-set".to_owned()],
        seats: vec!["person".to_owned(); 2],
        names: NAMES.map(str::to_owned).to_vec(),
        first: Some(if breaker == 0 { 2 } else { 1 }),
        ..Wish::default()
    }
}

impl Person {
    /// Looks until a cue comes.
    fn notices(&mut self, cue: &Cue, steps: usize) {
        let start = Instant::now();
        loop {
            self.takes_in();
            let noticed = match cue {
                Cue::Asked(task) => {
                    let sight = self.session.sight().filter(|sight| sight.view.steps >= steps);
                    sight.is_some_and(|sight| sight.task() == Some(*task))
                }
                Cue::Told(text) => {
                    self.session.sight().is_some() && self.told().iter().any(|line| line.contains(text))
                        || self.session.shown().contains(text)
                }
            };
            if noticed {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{cue:?}: {}", self.session.shown());
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn does(&mut self, name: &str, doing: &Doing) {
        match doing {
            Doing::Code(code) => {
                self.presses(&Input::Paste((*code).to_owned()));
                self.presses(&Input::Enter);
            }
            Doing::Choice { label, sure, .. } => {
                let place = self.session.place_of(name, label);
                let place = place.unwrap_or_else(|| panic!("{label}: {}", self.session.shown()));
                self.presses(&Input::Esc);
                for _ in 0..place {
                    self.presses(&Input::Down);
                }
                self.presses(&Input::Enter);
                if *sure {
                    self.presses(&Input::Char('y'));
                }
            }
        }
    }

    /// Plays the steps of a story.
    fn follows<'s>(&mut self, steps: impl Iterator<Item = &'s StoryStep>) {
        let mut seen = 0;
        for step in steps {
            self.notices(&step.cue, seen);
            seen = self.session.sight().map_or(0, |sight| sight.view.steps + 1);
            self.does(NAMES[step.by], &step.doing);
        }
    }
}

/// What somebody waits to read in plain text, and the line they type then.
type Lines = Vec<(String, &'static str)>;

/// The lines of a story in plain text.
fn lines<'s>(steps: impl Iterator<Item = &'s StoryStep>) -> Lines {
    let mut lines = Vec::new();
    for step in steps {
        let cue = match &step.cue {
            Cue::Asked(Task::Secret) => "Your secret: ".to_owned(),
            Cue::Asked(Task::Answer) => "Pins for row 1: ".to_owned(),
            Cue::Asked(_) => "Row 1 of 10: ".to_owned(),
            Cue::Told(text) => text.clone(),
        };
        match step.doing {
            Doing::Code(code) => lines.push((cue, code)),
            Doing::Choice { command, sure, .. } => {
                lines.push((cue, command));
                if sure {
                    lines.push(("? ".to_owned(), "yes"));
                }
            }
        }
    }
    lines
}

/// Plays in plain text with somebody who types each line after its cue, and whatever is needed to pass the keyboard on.
/// What was said.
fn typed(lines: Lines, talk: impl FnOnce(&mut Desk<'_>)) -> String {
    let (mut listening, speaking) = io::pipe().expect("a pipe");
    let (reading, mut typing) = io::pipe().expect("a pipe");
    thread::scope(|scope| {
        let typist = scope.spawn(move || {
            let (mut said, mut block) = (Vec::new(), [0; 4096]);
            let (mut from, mut lines) = (0, lines.into_iter().peekable());
            loop {
                let read = listening.read(&mut block).expect("the pipe can be read");
                if read == 0 {
                    return String::from_utf8(said).expect("text");
                }
                said.extend_from_slice(&block[..read]);
                let news = String::from_utf8_lossy(&said[from..]).into_owned();
                if news.ends_with(" and press Enter. ") {
                    writeln!(typing).expect("the pipe can be written");
                } else if let Some((_, line)) = lines.next_if(|(cue, _)| news.contains(cue)) {
                    from = said.len();
                    writeln!(typing, "{line}").expect("the pipe can be written");
                }
            }
        });
        let mut desk = Desk::new(BufReader::new(reading), speaking);
        talk(&mut desk);
        drop(desk);
        typist.join().expect("a typist")
    })
}

/// Plays a story at a server: Ada at a screen, Ben in plain text. What each was told, and the record.
fn at_a_server(breaker: usize) -> ([Vec<String>; 2], Match) {
    let hosted = Hosted::start();
    let (link, news) = hosted.sit(None, &wish(breaker), 1);
    let code = link.first.table.code.clone();
    let session = Session::at(&hosted.origin, link, &wish(breaker), english(), chance(2), Ink::None);
    let mut ada = Person { session, news: Some(news), record: None };
    let steps: Vec<_> = story(breaker).into_iter().chain(rematch(breaker)).collect();
    let mut own = lines(steps.iter().filter(|step| step.by == 1));
    // He leaves once his second wish is known, or hers.
    let last = if breaker == 1 { "You asked for a rematch." } else { "Ada wants a rematch." };
    own.push((last.to_owned(), "quit"));
    let guest = Wish { names: vec!["Ben".to_owned()], ..Wish::default() };
    let origin = hosted.origin.as_str();
    let said = thread::scope(|scope| {
        let ben = scope.spawn(|| {
            typed(own, |desk| {
                at_server(origin, Some(code.as_str()), &guest, english(), chance(3), desk)
                    .unwrap_or_else(|failure| panic!("{failure}"));
            })
        });
        ada.follows(steps.iter().filter(|step| step.by == 0));
        ben.join().expect("a talk")
    });
    let told = ada.told();
    let record = ada.session.record(|| ada.news.as_ref().and_then(|news| news.recv_timeout(PATIENCE).ok()));
    let record = *record.expect("the record of a match that is over");
    ([told, said.lines().map(str::to_owned).collect()], record)
}

/// Plays a story at one screen. What was told.
fn at_one_screen(breaker: usize, record: &Match) -> Vec<String> {
    let session = Session::new(&wish(breaker), english(), chance(3), Stopwatch::ticking(0), Ink::None);
    let session = session.unwrap_or_else(|failure| panic!("{failure}"));
    let mut person = Person { session, news: None, record: Some(record.clone()) };
    person.follows(here(breaker).iter());
    person.told()
}

/// Plays a story at one keyboard. What was told, and what was said.
fn at_one_keyboard(breaker: usize, record: Match) -> (Vec<String>, String) {
    let mut table = Replayed::of(record);
    let said = typed(lines(here(breaker).iter()), |desk| {
        let knowledge = OnceCell::new();
        let ended = Talk::new(english(), desk, &mut table, Brain::new(&knowledge)).run();
        ended.unwrap_or_else(|failure| panic!("{failure}"));
    });
    let story = table.sight().expect("a match").story;
    (story.into_iter().filter(|told| told.step > 0).map(|told| told.text).collect(), said)
}

/// A story as it is played at one device: the maker, who has it when pins are due, takes the breaker's seat back for them
/// and then gives up.
fn here(breaker: usize) -> Vec<StoryStep> {
    let mut steps = story(breaker);
    for step in &mut steps[2..] {
        step.cue = Cue::Asked(Task::Answer);
    }
    steps
}

/// Whether sentences are said, in this order.
fn says(said: &[String], sentences: &[String]) {
    let mut lines = said.iter();
    for sentence in sentences {
        assert!(lines.any(|line| line.ends_with(sentence)), "{sentence} is not said, or not then: {said:#?}");
    }
}

fn conforms(breaker: usize) {
    let (server, record) = at_a_server(breaker);
    let screen = at_one_screen(breaker, &record);
    let (keyboard, said) = at_one_keyboard(breaker, record);
    assert_eq!(screen, keyboard);
    let said: Vec<_> = said.lines().map(str::to_owned).collect();
    says(&said, &screen);
    // At a server, each is told by name what the other does, and both are told what nobody does.
    for seat in [Seat::new(0), Seat::new(1)] {
        let own = NAMES[seat.index()];
        let others: Vec<_> = screen.iter().filter(|line| !line.contains(own)).cloned().collect();
        says(&server[seat.index()], &others);
    }
    let (own, other) = (&server[breaker], NAMES[breaker]);
    says(own, &["The computer takes over for you.".to_owned(), "You take your seat back.".to_owned()]);
    for sentence in ["The computer takes over for NAME.", "NAME is back and takes over again."] {
        let sentence = sentence.replace("NAME", other);
        assert_eq!(screen.iter().filter(|line| **line == sentence).count(), 1, "{sentence}: {screen:#?}");
    }
}

#[test]
fn leaving_coming_back_and_a_rematch_turned_down_are_told_alike_by_screen_and_plain_text() {
    // Ada, at the screen, leaves, and Ben turns her down in plain text; then the other way round.
    conforms(0);
    conforms(1);
}
