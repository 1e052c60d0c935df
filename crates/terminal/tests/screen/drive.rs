//! Somebody who presses keys and looks at the screen, with computers that think at once.

use std::sync::OnceLock;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;
use rules::Rules;
use solver::computer::{Knowledge, Mind};
use terminal::Words;
use terminal::here::{Stopwatch, Wish};
use terminal::screen::{Flow, Ink, Input, Session};
use words::Language;

/// The two sizes at which every screen is looked at.
pub(crate) const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Somebody at a screen.
pub(crate) struct Person {
    pub(crate) session: Session,
}

impl Person {
    /// Sits down to what the command line asks for.
    pub(crate) fn sits(wish: &Wish, language: Language, seed: u64) -> Self {
        let chance = ChaCha20Rng::seed_from_u64(seed);
        let session = Session::new(wish, Words::of(language), chance, Stopwatch::ticking(0), Ink::None);
        let mut person = Self { session: session.unwrap_or_else(|failure| panic!("{failure}")) };
        person.wait();
        person
    }

    /// Waits until nobody thinks any more.
    pub(crate) fn wait(&mut self) {
        loop {
            let jobs = self.session.jobs();
            if jobs.is_empty() {
                return;
            }
            let rules = self.session.playing().expect("a match").1.clone();
            let knowledge = Knowledge::of(&rules);
            let mind = OnceLock::new();
            for job in jobs {
                let thought = job.think(mind.get_or_init(|| Mind::new(&knowledge)));
                self.session.thought(thought);
            }
        }
    }

    /// Presses a key; whether the game goes on.
    #[allow(clippy::needless_pass_by_value, reason = "a list of keys reads better without references")]
    pub(crate) fn press(&mut self, input: Input) -> Flow {
        let flow = self.session.input(&input).unwrap_or_else(|failure| panic!("{failure}"));
        self.wait();
        flow
    }

    /// Types letters.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars().filter(|c| *c != ' ') {
            self.press(Input::Char(letter));
        }
    }

    /// The rules of the match.
    pub(crate) fn rules(&self) -> Rules {
        self.session.playing().expect("a match").1.clone()
    }

    /// Chooses from the menu what has this label.
    pub(crate) fn chooses(&mut self, label: &str) {
        self.press(Input::Tab);
        for _ in 0..40 {
            let screen = self.looks((120, 60));
            if screen.lines().any(|line| line.contains('▸') && line.contains(label) && !line.contains("▸ 1"))
            {
                self.press(Input::Enter);
                return;
            }
            self.press(Input::Down);
        }
        panic!("no {label}: {}", self.looks((120, 60)));
    }

    /// Whether a row is asked for.
    pub(crate) fn is_asked(&mut self) -> bool {
        let screen = self.looks((240, 100));
        screen.lines().any(|line| line.contains("▸")) || screen.contains("[ ]") || screen.contains("‹")
    }

    /// The screen as text, without the spaces at the ends of its lines.
    pub(crate) fn looks(&mut self, size: (u16, u16)) -> String {
        self.looks_with_cursor(size).0
    }

    /// The screen, and where its cursor stands if it is seen.
    pub(crate) fn looks_with_cursor(&mut self, (width, height): (u16, u16)) -> (String, Option<Position>) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen of memory");
        terminal.draw(|frame| self.session.draw(frame)).expect("a frame");
        let cells = terminal.backend().buffer().content();
        let lines = cells.chunks(usize::from(width)).map(|line| {
            let text: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned()
        });
        let backend = terminal.backend();
        (lines.collect::<Vec<_>>().join("\n"), backend.cursor_visible().then(|| backend.cursor_position()))
    }
}
