//! The full screen: it tells the same here and at a server, and the same as plain text.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use play::{Job, Thought};
use rules::view::Offer;
use rules::{Action, Actor, Match, Seat, Task};

use super::hosted::{Hosted, chance, english};
use super::plain::{talked, typist};
use super::referee::{joined, places, real_board};
use super::replayed::{Replayed, did};
use crate::here::{Stopwatch, Wish};
use crate::screen::{Flow, Ink, Input, Session};
use crate::server::News;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The code and the row that Ada always plays.
const SECRET: &str = "WKWK";
const ROW: &str = "RRYY";

/// Somebody at a screen, with the match kept here or at a server.
struct Person {
    session: Session,
    news: Option<Receiver<News>>,
    /// What computers do here.
    record: Option<Match>,
}

impl Person {
    fn presses(&mut self, input: &Input) {
        let flow = self.session.input(input).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(flow, Flow::Go);
    }

    /// Waits for a question after this many steps, or until the match is over. Looks at finished rounds.
    fn waits(&mut self, steps: usize) -> Option<Task> {
        let start = Instant::now();
        loop {
            let news: Vec<_> = self.news.iter().flat_map(Receiver::try_iter).collect();
            for news in news {
                self.session.news(news);
            }
            for job in self.session.jobs() {
                let now = self.session.sight().map(|sight| sight.view.clone());
                if let (Job::Decide(_), Some(record), Some(now)) = (job, &self.record, now) {
                    self.session.thought(Thought::Decided(did(record, &now)));
                }
            }
            self.session.look();
            if self.session.is_reviewing() {
                self.presses(&Input::Enter);
            }
            let sight = self.session.sight();
            let asked = sight.filter(|sight| sight.is_over() || sight.view.steps >= steps);
            match asked.map(|sight| (sight.is_over(), sight.task())) {
                Some((true, _)) => return None,
                Some((_, Some(task))) if !self.session.is_reviewing() => return Some(task),
                _ => {}
            }
            assert!(start.elapsed() < PATIENCE, "{:?}", self.session.sight());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Chooses from the list of what can be done, counted from the first entry that sets something right.
    fn sets_right(&mut self, place: usize) {
        let sight = self.session.sight().expect("a match");
        let moves = sight.view.offers.iter().filter(|offer| matches!(offer, Offer::Uncover { due: false }));
        let place = moves.count() + place;
        self.presses(&Input::Esc);
        for _ in 0..place {
            self.presses(&Input::Down);
        }
        self.presses(&Input::Enter);
    }

    /// What was told, sentence by sentence.
    fn told(&self) -> Vec<String> {
        let sight = self.session.sight().expect("a match");
        sight.story.iter().filter(|told| told.step > 0).map(|told| told.text.clone()).collect()
    }

    /// Plays to the end; returns what was told, sentence by sentence, and the last screen.
    fn plays(mut self) -> (Vec<String>, Self) {
        let mut steps = 0;
        while let Some(task) = self.waits(steps) {
            let code = if task == Task::Secret { SECRET } else { ROW };
            steps = self.session.sight().map_or(0, |sight| sight.view.steps) + 1;
            self.presses(&Input::Paste(code.to_owned()));
            self.presses(&Input::Enter);
        }
        (self.told(), self)
    }
}

/// Who plays here.
const ADA: Actor = Actor::Seat(Seat::new(0));

/// What Ada typed in a match, line by line.
fn typed(record: &Match) -> Vec<String> {
    let rules = record.setup().rules();
    let own = record.record().expect("a match that is over").iter().filter(|entry| entry.step.by == ADA);
    let lines = own.map(|entry| match &entry.step.action {
        Action::Secret(_) => vec![SECRET.to_owned()],
        Action::Row(code) => vec![rules.show(*code)],
        Action::Answer(answer) => vec![rules.show_answer(*answer), "yes".to_owned()],
        action => vec![rules.write_action(action).expect("nothing hidden")],
    });
    lines.flatten().collect()
}

/// Plays at a server, then here, then here in plain text: what is told is the same.
fn conforms(wish: &Wish) {
    let hosted = Hosted::start();
    let (link, news) = hosted.sit(None, wish, 1);
    let session = Session::at(&hosted.origin, link, wish, english(), chance(2), Ink::None);
    let (there, mut person) = Person { session, news: Some(news), record: None }.plays();
    let record =
        person.session.record(|| person.news.as_ref().and_then(|news| news.recv_timeout(PATIENCE).ok()));
    let record = *record.expect("the record of a match that is over");

    let session = Session::new(wish, english(), chance(3), Stopwatch::ticking(0), Ink::None);
    let session = session.unwrap_or_else(|failure| panic!("{failure}"));
    let (here, _) = Person { session, news: None, record: Some(record.clone()) }.plays();
    assert_eq!(here, there);

    let lines = typed(&record);
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    let (said, _) = talked(&mut Replayed::of(record), typist(&lines, &[]));
    let mut lines = said.lines();
    for sentence in &here {
        assert!(lines.any(|line| line == sentence), "{sentence} is not said, or not then: {said}");
    }
}

#[test]
fn what_the_screen_tells_is_the_same_here_and_at_a_server_and_in_plain_text() {
    conforms(&Wish {
        game: Some("mini".to_owned()),
        seats: vec!["person".to_owned(), "computer:practised:cunning".to_owned()],
        names: vec!["Ada".to_owned()],
        first: Some(1),
        ..Wish::default()
    });
}

#[test]
fn what_was_entered_wrong_is_set_right_on_the_screen_at_a_server() {
    let hosted = Hosted::start();
    let wish = real_board("original");
    let (link, news) = hosted.sit(None, &wish, 1);
    let code = link.first.table.code.clone();
    let session = Session::at(&hosted.origin, link, &wish, english(), chance(2), Ink::None);
    let mut ada = Person { session, news: Some(news), record: None };
    let mut ben = joined(&hosted, &code, "Ben", 3);

    places(&mut ben, "RRYY");
    assert_eq!(ada.waits(1), Some(Task::Answer));
    for key in [Input::Char('b'), Input::Enter, Input::Enter] {
        ada.presses(&key);
    }
    places(&mut ben, "GGBB");
    assert_eq!(ada.waits(3), Some(Task::Answer));
    ada.sets_right(1);
    for key in [Input::Ctrl('u'), Input::Paste("1 RRYK 2b0w".to_owned()), Input::Enter] {
        ada.presses(&key);
    }
    assert_eq!(ada.waits(4), Some(Task::Answer));
    ada.sets_right(0);
    places(&mut ben, "GGBK");
    assert_eq!(ada.waits(6), Some(Task::Answer));

    let told = ada.told();
    let set_right =
        ["You correct a row. Row 1: red, red, yellow, black. Two black.", "You take back the last entry."];
    for sentence in set_right {
        assert_eq!(told.iter().filter(|line| *line == sentence).count(), 1, "{sentence}: {told:?}");
    }
    let rows = ada.session.sight().and_then(|sight| sight.round()).map(|round| round.rows.len());
    assert_eq!(rows, Some(2), "{told:?}");
}
