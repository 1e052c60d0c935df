//! A match as a readable text file: what was agreed, every action, and what each led to.
//!
//! There are two kinds. A *finished* record ends with a closing line and a digest, and is refused if it is damaged. A
//! *running* file is only ever added to, one line a step; a torn last line is dropped with a notice. It holds the
//! secrets of running rounds, so only the match's keeper may read it; [`write_seen`] writes what one viewer may see
//! instead.
//!
//! The digest guards against damage, not against forgery: anybody who can change a record can compute its digest,
//! too. Lines that begin with `#` are comments; they and empty lines don't count for the digest.

use sha2::{Digest as _, Sha256};
use strum::IntoStaticStr;

use super::event::show_outcome;
use super::step::StepShown;
use crate::action::{Action, Time};
use crate::event::Event;
use crate::keeper::Keeper;
use crate::matches::{LogEntry, Match};
use crate::seat::{Actor, Chair, Viewer};
use crate::setup::{Length, Setup};

/// The version of the format written here.
pub const FORMAT_VERSION: u16 = 1;
/// The version of the rules played here. A later correction of a rule raises it: finished matches keep their
/// recorded result, running ones are finished under the rules they began with.
///
/// Version 2: a full answer to a wrong row counts as the solution; a call is right or wrong by the markers, whatever
/// the verdict was; hints at a real board that contradict each other are noticed; the tenth void round ends a match.
///
/// Version 3: a player who left may take the seat back, and at a real board an entry can be taken back and a row
/// corrected.
pub const RULES_VERSION: u16 = 3;

/// How a record begins, before its version and kind.
pub const HEAD: &str = "codeknacker match ";
/// What separates an action from what it led to.
pub(super) const ARROW: &str = " -> ";
/// What separates one thing it led to from the next.
pub(super) const AND: &str = "; ";
/// The line between what was agreed and what was played.
pub(super) const PLAY: &str = "play";

/// The kinds of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordKind {
    /// Closed, with a digest.
    Finished,
    /// To be added to.
    Running,
    /// What one viewer may see of a running match; it can't be read back.
    Seen,
}

impl RecordKind {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn find(name: &str) -> Option<Self> {
        [Self::Finished, Self::Running, Self::Seen].into_iter().find(|kind| kind.name() == name)
    }
}

/// Writes a match with its secrets: as a finished record if it is over, as a running file if it isn't.
pub fn write(game: &Match, _: &Keeper) -> String {
    write_open(game)
}

/// Writes a match that is over, for anybody.
pub fn write_finished(game: &Match) -> Option<String> {
    game.outcome().map(|_| write_open(game))
}

fn write_open(game: &Match) -> String {
    let kind = if game.outcome().is_some() { RecordKind::Finished } else { RecordKind::Running };
    let mut text = write_header(game, kind);
    for (number, entry) in (1..).zip(game.entries()) {
        text += &step_line(game, number, entry, StepShown::Open, &|_| true);
    }
    if let Some(closing) = closing_line(game) {
        text += &closing;
        text.push('\n');
        text = text.clone() + "digest " + &digest(text.lines()) + "\n";
    }
    text
}

/// The beginning of a running file.
pub fn write_running_header(game: &Match) -> String {
    write_header(game, RecordKind::Running)
}

/// The line of one step of a running file, with its secrets.
pub fn write_step(game: &Match, number: usize, entry: &LogEntry, _: &Keeper) -> String {
    step_line(game, number, entry, StepShown::Open, &|_| true)
}

/// Writes what a viewer may see of a match. Of a finished one that is the whole record.
pub fn write_seen(game: &Match, viewer: Viewer) -> String {
    if let Some(record) = write_finished(game) {
        return record;
    }
    let mut text = write_header(game, RecordKind::Seen);
    for (entry, seen) in game.entries().iter().zip(game.seen(viewer, 0)) {
        let shown = game.shown_to(viewer, seen.number);
        text += &step_line(game, seen.number, entry, shown, &|event| seen.events.contains(event));
    }
    text
}

impl Match {
    /// The action of a step, in words, as a viewer may see it; empty if there is no such step.
    pub fn seen_action(&self, viewer: Viewer, number: usize) -> String {
        let entry = number.checked_sub(1).and_then(|place| self.entries().get(place));
        entry.map_or(String::new(), |entry| {
            self.setup().rules().show_action(&entry.step.action, self.shown_to(viewer, number))
        })
    }

    /// Whether a viewer may see what a step hides: their own secret, and any that has been uncovered.
    fn shown_to(&self, viewer: Viewer, number: usize) -> StepShown {
        // Most steps hide nothing: only for the others is it worth looking at all that came later.
        if !matches!(
            self.entries()[number - 1].step.action,
            Action::Secret(_) | Action::Deal(_) | Action::Lapse(Some(_))
        ) {
            return StepShown::Open;
        }
        let opens = |event: &Event| matches!(event, Event::Uncovered { .. } | Event::MarkersShown { .. });
        // No step uncovers what it hides itself.
        let uncovered = self.entries()[number..].iter().any(|entry| entry.events.iter().any(opens));
        let owner = hides_from_others(&self.entries()[number - 1]);
        let own = matches!(viewer, Viewer::Seat(seat) if owner == Some(Actor::Seat(seat)));
        if uncovered || own { StepShown::Open } else { StepShown::Covered }
    }
}

/// Whose secret a step holds, if any.
fn hides_from_others(entry: &LogEntry) -> Option<Actor> {
    match (&entry.step.action, entry.events.first()) {
        (Action::Secret(_), _) => Some(entry.step.by),
        (Action::Lapse(Some(_)), Some(Event::Lapsed { who })) => Some(*who),
        _ => None,
    }
}

pub(super) fn write_header(game: &Match, kind: RecordKind) -> String {
    let setup = game.setup();
    let rules = setup.rules();
    let mut lines = vec![
        format!("{HEAD}{FORMAT_VERSION} {}", kind.name()),
        format!("rules {}", game.rules_version()),
        format!("match {}", game.id()),
        format!("edition {}", rules.edition().id),
        format!("mode {}", setup.mode().name()),
    ];
    lines.extend(rules.options().iter().map(|(key, value)| format!("option {}={value}", key.name())));
    lines.push(length_line(setup));
    lines.push(format!("first {}", setup.first()));
    lines.extend(
        setup.all_seats().zip(setup.chairs()).map(|(seat, chair)| format!("{seat} {}", show_chair(chair))),
    );
    lines.push(PLAY.to_owned());
    lines.join("\n") + "\n"
}

fn length_line(setup: &Setup) -> String {
    match setup.length() {
        Length::Rounds(rounds) => format!("length {rounds} rounds"),
        Length::Target(points) => format!("length {points} points"),
    }
}

fn show_chair(chair: &Chair) -> String {
    match &chair.name {
        Some(name) => format!("{} \"{}\"", chair.player.name(), name.as_str()),
        None => chair.player.name().to_owned(),
    }
}

fn step_line(
    game: &Match,
    number: usize,
    entry: &LogEntry,
    shown: StepShown,
    seen: &dyn Fn(&Event) -> bool,
) -> String {
    let rules = game.setup().rules();
    let step = &entry.step;
    let action = rules.show_action(&step.action, shown);
    let results = results(game, entry.events.iter().filter(|event| seen(event)));
    let arrow = if results.is_empty() { "" } else { ARROW };
    format!("{number} {} {} {action}{arrow}{results}\n", show_time(step.at), step.by)
}

/// What a step led to, in words.
pub(super) fn results<'a>(game: &Match, events: impl Iterator<Item = &'a Event>) -> String {
    let events: Vec<_> = events.filter_map(|event| game.setup().rules().show_event(event)).collect();
    events.join(AND)
}

/// A time in seconds.
pub(super) fn show_time(time: Time) -> String {
    format!("{}.{:03}", time.0 / 1000, time.0 % 1000)
}

/// The closing line of a match that is over: every total, then the outcome.
pub(super) fn closing_line(game: &Match) -> Option<String> {
    let outcome = game.outcome()?;
    let totals = game.setup().all_seats().map(|seat| format!("{seat} {}", game.total(seat)));
    Some(format!("end {}{AND}{}", totals.collect::<Vec<_>>().join(", "), show_outcome(outcome)))
}

/// The digest of a record's lines, comments and empty lines left out.
pub(super) fn digest<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for line in lines.filter(|line| !is_comment(line)) {
        hash.update(line.trim_end());
        hash.update("\n");
    }
    hex::encode(hash.finalize())
}

/// Whether a line says nothing.
pub(super) fn is_comment(line: &str) -> bool {
    line.starts_with('#') || line.trim_end().is_empty()
}
