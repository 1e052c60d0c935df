//! Help with a group: what the deals still allow, and what to ask or call for whoever says what he holds.
//!
//! What is typed is entered into a match at a real board, as a referee would, so that turns, boards and calls are
//! checked by the rules themselves.

mod line;
mod report;

use std::fmt::Write as _;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Action, Actor, Marker, Match, MatchId, Mode, Player, Proposal, Rules, Seat, Step, Time};
use serde_json::Value;
use solver::Backend;
use solver::group::MarkerKernel;

use super::Helper;
use crate::failure::Failure;
use line::{Line, example, show};
use report::Report;

/// The most secrets that are listed when somebody asks for them.
const LISTED: usize = 1000;

/// Who sits beside a group.
pub(super) struct Beside {
    rules: Rules,
    kernel: MarkerKernel,
    lines: Vec<Line>,
}

impl Beside {
    pub(super) fn new(rules: Rules) -> Self {
        let kernel = MarkerKernel::new(&rules, Backend::best()).expect("asked for groups alone");
        Self { rules, kernel, lines: Vec::new() }
    }

    /// The seat whose markers are known, with them.
    fn held(&self) -> Option<(Seat, &[Marker])> {
        self.lines.iter().find_map(|line| match line {
            Line::Markers { seat, markers } => Some((*seat, markers.as_slice())),
            _ => None,
        })
    }

    /// The match as it has been told, or what can't be.
    fn played(&self) -> Result<Match, String> {
        let mut game = Match::new(MatchId::new("beside").expect("an identity"), self.setup()?);
        for line in &self.lines {
            for (by, action) in line.steps(&game) {
                game.apply(Step { by, at: Time(0), action }).map_err(|refusal| refusal.to_string())?;
            }
        }
        Ok(game)
    }

    /// Whoever placed the first row began; as long as there is none, it is whoever asks.
    fn setup(&self) -> Result<rules::Setup, String> {
        let began = self.lines.iter().find_map(|line| match line {
            Line::Row { by, .. } => Some(by.unwrap_or(Seat::new(0))),
            _ => None,
        });
        let first = began.or_else(|| self.held().map(|(seat, _)| seat)).unwrap_or(Seat::new(0));
        let options: Vec<_> =
            self.rules.options().iter().map(|(key, value)| format!("{}={value}", key.name())).collect();
        let proposal = Proposal {
            edition: self.rules.edition(),
            options: options.iter().map(String::as_str).collect(),
            mode: Mode::Referee,
            seats: vec![(Player::Person, None); self.rules.boards().players.into()],
            length: None,
            first: Some(first),
        };
        // The first seat is named, so that there is no lot to draw.
        let settled = proposal.settle(&mut ChaCha8Rng::seed_from_u64(0));
        settled.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }

    fn report(&self) -> Result<Report<'_>, Failure> {
        let game = self.played().map_err(Failure::Wrong)?;
        Ok(Report::new(&self.kernel, &game, self.rules.clone(), self.held()))
    }
}

impl Helper for Beside {
    fn help(&self) -> String {
        let letters: Vec<_> =
            self.rules.palette().symbols.iter().map(|symbol| symbol.letter.to_string()).collect();
        let [markers, row, call] = example(&self.rules);
        format!(
            "Beside your own boards: type what you hold, such as {markers} for seat 1, then every row with its hints,\n\
             {} holes of {} or . for nothing, such as {row}, and every call with its\n\
             verdict, such as {call}. “2:pass” and “2:resign” tell who passes a final call or gives up. “list” shows\n\
             what fits, “undo” takes the last line back, “new” begins anew, “help” says this again, “quit” leaves.\n",
            self.rules.holes(),
            letters.join(" "),
        )
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let line = Line::read(&self.rules, text)?;
        if let (Line::Markers { .. }, Some((seat, _))) = (&line, self.held()) {
            return Err(format!(
                "what {seat} holds is known already, and nobody knows more than his own markers"
            ));
        }
        self.lines.push(line);
        if let Err(reason) = self.played() {
            self.lines.pop();
            return Err(reason);
        }
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        self.lines.pop().map(|line| format!("The last line, {}", show(&self.rules, &line)))
    }

    fn clear(&mut self) {
        self.lines.clear();
    }

    fn next(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Row { .. })).count() + 1
    }

    fn text(&self) -> Result<String, Failure> {
        Ok(self.report()?.text())
    }

    fn json(&self) -> Result<Value, Failure> {
        Ok(self.report()?.json())
    }

    fn list(&self) -> Result<String, Failure> {
        let report = self.report()?;
        let mut text = String::new();
        // Writing to a string can't fail.
        for likely in report.secrets.iter().take(LISTED) {
            let _ = writeln!(text, "  {}  {}", self.rules.show(likely.code), report.share(likely.weight));
        }
        if report.secrets.len() > LISTED {
            let _ = writeln!(text, "  and others: {LISTED} of {} are listed", report.secrets.len());
        }
        Ok(text)
    }
}

/// Somebody's step at the table.
fn by(seat: Seat, action: Action) -> (Actor, Action) {
    (Actor::Seat(seat), action)
}
