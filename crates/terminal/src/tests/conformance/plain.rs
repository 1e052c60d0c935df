//! Plain text: it says the same here and at a server, word for word.

use std::cell::OnceCell;
use std::io::{self, BufReader};
use std::thread;

use play::Table;
use rules::Match;

use super::converse::converse;
use super::hosted::{Hosted, chance, english};
use super::replayed::Replayed;
use super::scripts::{SCRIPTS, Script};
use crate::plain::{Brain, Desk, Talk};
use crate::server::Remote;

/// Plays a match with somebody who types a line at every question; returns what was said, and the record.
pub(super) fn talked(
    table: &mut dyn Table,
    person: impl FnMut(&str) -> String + Send,
) -> (String, Option<Box<Match>>) {
    let (listening, speaking) = io::pipe().expect("a pipe");
    let (reading, typing) = io::pipe().expect("a pipe");
    thread::scope(|scope| {
        let listener = scope.spawn(move || converse(listening, typing, person));
        let mut desk = Desk::new(BufReader::new(reading), speaking);
        let knowledge = OnceCell::new();
        let mut talk = Talk::new(english(), &mut desk, table, Brain::new(&knowledge));
        let ended = talk.run();
        let record = talk.record();
        drop(desk);
        let said = listener.join().expect("a listener");
        ended.unwrap_or_else(|failure| panic!("{failure}: {said}"));
        (said, record)
    })
}

/// Somebody who types these lines, and then answers by how a question begins or ends.
pub(super) fn typist(lines: &[&str], then: &[(&str, &str)]) -> impl FnMut(&str) -> String + Send {
    let mut lines = lines.iter();
    move |said: &str| {
        let question = said.lines().last().unwrap_or_default();
        let answer = || then.iter().find(|(part, _)| question.contains(part)).map(|(_, line)| line);
        lines.next().or_else(answer).unwrap_or_else(|| panic!("nobody knows an answer: {said}")).to_string()
    }
}

fn played(script: &Script, hosted: &Hosted) {
    let (link, news) = hosted.sit(None, &script.wish(), 1);
    let mut remote = Remote::new(english(), link, chance(2)).listening(news);
    let (there, record) = talked(&mut remote, typist(script.lines, script.then));
    let record = record.expect("the record of a match that is over");
    let (here, _) = talked(&mut Replayed::of(*record), typist(script.lines, script.then));
    for (number, (here, there)) in (1..).zip(here.lines().zip(there.lines())) {
        assert_eq!(here, there, "{}, line {number}\n{there}", script.name);
    }
    assert_eq!(here, there, "{}", script.name);
    for sentence in script.said {
        assert!(there.contains(sentence), "{}: {sentence}: {there}", script.name);
    }
}

#[test]
fn what_is_said_is_the_same_here_and_at_a_server() {
    let hosted = Hosted::start();
    for script in SCRIPTS {
        played(script, &hosted);
    }
}
