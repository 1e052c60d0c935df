//! Help with a group: what the deals still allow, and what to ask or call for a player who says what they hold.
//!
//! What is typed is entered into a match at a real board, as a referee would, so that turns, boards and calls are
//! checked by the rules themselves.

mod line;
mod report;

use std::fmt::Write as _;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Action, Actor, Marker, Match, MatchId, Mode, Proposal, Rules, Seat, Step, Time};
use shell::Failure;
use solver::Backend;
use solver::group::MarkerKernel;
use words::Words;

use super::{Findings, Helper, commands, contents};
use line::{GroupLine, example, show};
use report::GroupReport;

/// The most secrets that are listed when somebody asks for them.
const LISTED: usize = 1000;

/// A helper beside a group.
pub(super) struct BesideGroup {
    rules: Rules,
    words: Words,
    kernel: MarkerKernel,
    lines: Vec<GroupLine>,
}

impl BesideGroup {
    pub(super) fn new(rules: Rules, words: Words) -> Self {
        let kernel = MarkerKernel::new(&rules, Backend::best()).expect("asked for groups alone");
        Self { rules, words, kernel, lines: Vec::new() }
    }

    /// The seat whose markers are known, with them.
    fn held(&self) -> Option<(Seat, &[Marker])> {
        self.lines.iter().find_map(|line| match line {
            GroupLine::Markers { seat, markers } => Some((*seat, markers.as_slice())),
            _ => None,
        })
    }

    /// The match as it has been told, or what can't be.
    fn played(&self) -> Result<Match, String> {
        let mut game = Match::new(MatchId::new("beside").expect("an identity"), self.setup()?);
        for line in &self.lines {
            for (by, action) in line.steps(&game) {
                game.apply(Step { by, at: Time(0), action })
                    .map_err(|refusal| self.words.refusal(&refusal))?;
            }
        }
        Ok(game)
    }

    /// The player of the first row began; as long as there is none, it is the one who asks.
    fn setup(&self) -> Result<rules::Setup, String> {
        let began = self.lines.iter().find_map(|line| match line {
            GroupLine::Row { by, .. } => Some(by.unwrap_or(Seat::new(0))),
            _ => None,
        });
        let first = began.or_else(|| self.held().map(|(seat, _)| seat)).unwrap_or(Seat::new(0));
        let options: Vec<_> =
            self.rules.options().iter().map(|(key, value)| format!("{}={value}", key.name())).collect();
        let options: Vec<_> = options.iter().map(String::as_str).collect();
        let people = Proposal::of_people(self.rules.edition(), &options, self.rules.boards().players.into());
        let proposal = Proposal { mode: Mode::Referee, first: Some(first), ..people };
        // The first seat is named, so that there is no lot to draw.
        let settled = proposal.settle(&mut ChaCha8Rng::seed_from_u64(0));
        settled.map_err(|faults| self.words.setup_faults(&faults))
    }

    fn report(&self) -> Result<GroupReport<'_>, Failure> {
        let game = self.played().map_err(Failure::Wrong)?;
        Ok(GroupReport::new(&self.kernel, &game, self.rules.clone(), self.words, self.held()))
    }
}

impl Helper for BesideGroup {
    fn help(&self) -> String {
        let (rules, words) = (&self.rules, self.words);
        let [markers, row, call] = example(rules);
        let told = words
            .solve_group_help()
            .call(call)
            .contents(contents(rules, words))
            .example(row)
            .holes(rules.holes())
            .markers(markers);
        format!("{told} {}", commands(words))
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let line = GroupLine::read(&self.rules, self.words, text)?;
        if let (GroupLine::Markers { .. }, Some((seat, _))) = (&line, self.held()) {
            return Err(self.words.solve_known(seat.number()));
        }
        self.lines.push(line);
        if let Err(reason) = self.played() {
            self.lines.pop();
            return Err(reason);
        }
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        self.lines.pop().map(|line| self.words.solve_line_back(show(&self.rules, &line)))
    }

    fn clear(&mut self) {
        self.lines.clear();
    }

    fn next(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, GroupLine::Row { .. })).count() + 1
    }

    fn findings(&self) -> Result<Box<dyn Findings + '_>, Failure> {
        Ok(Box::new(self.report()?))
    }

    fn list(&self) -> Result<String, Failure> {
        let report = self.report()?;
        let mut text = String::new();
        // Writing to a string can't fail.
        for likely in report.secrets.iter().take(LISTED) {
            let _ = writeln!(text, "  {}  {}", self.rules.show(likely.code), report.share(likely.weight));
        }
        if report.secrets.len() > LISTED {
            let _ =
                writeln!(text, "  {}", self.words.solve_listed().count(report.secrets.len()).listed(LISTED));
        }
        Ok(text)
    }
}

/// Somebody's step at the table.
fn by(seat: Seat, action: Action) -> (Actor, Action) {
    (Actor::Seat(seat), action)
}
