//! Reads a record: replays every action and compares what the rules compute with what is written.

use std::borrow::Cow;

use super::record::{
    AND, ARROW, FORMAT_VERSION, HEAD, PLAY, RULES_VERSION, RecordKind, closing_line, digest, is_comment,
    results, show_time, write_header,
};
use super::record_fault::{Expected, RecordFault, Wrong};
use super::step::{read_actor, read_seat_number};
use crate::action::{Action, Step, Time};
use crate::commitment::MatchId;
use crate::edition::Edition;
use crate::matches::Match;
use crate::option::OptionFault;
use crate::seat::{Player, Seat};
use crate::setup::{Length, Mode, Proposal, SetupFault};

/// Something about a file that its reader should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The last line of a running file was torn and is dropped.
    TornLine {
        /// Its number, from 1.
        line: usize,
    },
}

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TornLine { line } => write!(f, "line {line} was cut off in the middle and is left out"),
        }
    }
}

/// A match read from a file.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The match, replayed.
    pub game: Match,
    /// The kind of file.
    pub kind: RecordKind,
    /// What else is worth saying.
    pub notices: Vec<Notice>,
    /// How many bytes of the file are good: a running file is cut there before it is added to.
    pub good_bytes: usize,
}

/// Reads a match; refused at the first thing that is wrong.
pub fn read(text: &str) -> Result<Reading, RecordFault> {
    let (reading, faults) = read_all(text);
    match (faults.into_iter().next(), reading) {
        (None, Some(reading)) => Ok(reading),
        (Some(fault), _) => Err(fault),
        (None, None) => Err(RecordFault { line: 1, column: 1, what: Wrong::NotARecord }),
    }
}

/// Reads a match as far as it goes, and everything that is wrong with the file.
pub fn read_all(text: &str) -> (Option<Reading>, Vec<RecordFault>) {
    let mut reader = RecordReader::new(text);
    let reading = reader.read();
    (reading, reader.faults)
}

/// The records of a file that holds several, one after the other, each with how many lines stand before it. What stands
/// before the first one belongs to it.
pub fn records(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    // Where the record at hand begins, and whether its first line has been seen.
    let (mut from, mut before, mut begun) = (0, 0, false);
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with(HEAD) {
            if begun {
                found.push((before, &text[from..at]));
                (from, before) = (at, number);
            }
            begun = true;
        }
        at += line.len();
    }
    found.push((before, &text[from..]));
    found
}

/// Plays one more step, given as its line in a running file, and compares what it leads to.
pub fn read_on(game: &mut Match, line: &str) -> Result<(), RecordFault> {
    let mut reader = RecordReader::new(line);
    match reader.next() {
        Some(step) => drop(reader.read_step(game, step)),
        None => reader.fault_at_end(Wrong::NotARecord),
    }
    reader.faults.into_iter().next().map_or(Ok(()), Err)
}

/// The text of a file. Bytes that aren't UTF-8 are refused, except in the last line: there the text was cut off in
/// the middle, and is shown as such.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, RecordFault> {
    let good = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(Cow::Borrowed(text)),
        Err(error) => error.valid_up_to(),
    };
    if bytes[good..].contains(&b'\n') {
        let before = String::from_utf8_lossy(&bytes[..good]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(1, |last| last.chars().count() + 1);
        return Err(RecordFault { line, column, what: Wrong::NotText });
    }
    Ok(String::from_utf8_lossy(bytes))
}

/// A line of the file with its number.
#[derive(Clone, Copy)]
struct RecordLine<'a> {
    number: usize,
    text: &'a str,
}

impl RecordLine<'_> {
    /// The column, in characters, of a part of this line.
    fn column(&self, part: &str) -> usize {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        self.text.get(..offset).map_or(1, |before| before.chars().count() + 1)
    }
}

struct RecordReader<'a> {
    /// The lines that say something, torn ones left out.
    lines: Vec<RecordLine<'a>>,
    place: usize,
    /// The number of the line after the last.
    end: usize,
    torn: Option<usize>,
    good_bytes: usize,
    faults: Vec<RecordFault>,
}

impl<'a> RecordReader<'a> {
    fn new(text: &'a str) -> Self {
        let mut lines = Vec::new();
        let mut torn = None;
        let mut good_bytes = 0;
        let mut end = 1;
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            end = number + 1;
            if line.ends_with('\n') {
                good_bytes += line.len();
            } else {
                torn = Some(number);
            }
            if !is_comment(line) {
                lines.push(RecordLine { number, text: line.trim_end() });
            }
        }
        Self { lines, place: 0, end, torn, good_bytes, faults: Vec::new() }
    }

    fn fault(&mut self, line: RecordLine<'_>, part: &str, what: Wrong) {
        self.faults.push(RecordFault { line: line.number, column: line.column(part), what });
    }

    fn fault_at_end(&mut self, what: Wrong) {
        self.faults.push(RecordFault { line: self.end, column: 1, what });
    }

    fn peek(&self) -> Option<RecordLine<'a>> {
        self.lines.get(self.place).copied()
    }

    fn next(&mut self) -> Option<RecordLine<'a>> {
        let line = self.peek()?;
        self.place += 1;
        Some(line)
    }

    fn read(&mut self) -> Option<Reading> {
        let kind = self.read_kind()?;
        if kind == RecordKind::Running
            && self.torn.is_some_and(|torn| self.lines.last().is_some_and(|l| l.number == torn))
        {
            self.lines.pop();
        }
        let mut game = self.read_setup()?;
        self.compare_setup(&game, kind);
        // What follows a step that can't be played can't be checked.
        let mut playable = true;
        while let Some(line) = self.peek() {
            if kind == RecordKind::Finished && line.text.starts_with("end ") {
                break;
            }
            self.place += 1;
            if playable {
                playable = self.read_step(&mut game, line).is_some();
                if !playable && let Some(next) = self.peek().filter(|next| !next.text.starts_with("end ")) {
                    self.fault(next, next.text, Wrong::Unchecked);
                }
            }
        }
        if kind == RecordKind::Finished {
            self.read_closing(playable.then_some(&game));
        }
        let torn = self.torn.filter(|_| kind == RecordKind::Running).map(|line| Notice::TornLine { line });
        Some(Reading { game, kind, notices: torn.into_iter().collect(), good_bytes: self.good_bytes })
    }

    fn read_kind(&mut self) -> Option<RecordKind> {
        let Some(line) = self.next() else {
            self.fault_at_end(Wrong::NotARecord);
            return None;
        };
        let kind = line.text.strip_prefix(HEAD).and_then(|rest| rest.split_once(' '));
        let Some((version, kind)) = kind else {
            self.fault(line, line.text, Wrong::NotARecord);
            return None;
        };
        if read_version(version, FORMAT_VERSION).is_none() {
            self.fault(line, version, Wrong::UnknownFormat(version.to_owned()));
            return None;
        }
        match RecordKind::find(kind) {
            Some(RecordKind::Seen) => self.fault(line, kind, Wrong::SeenOnly),
            Some(kind) => return Some(kind),
            None => {
                self.expected(line, kind, Expected::Kind);
            }
        }
        None
    }

    /// The rest of a line that begins with this word.
    fn word(&mut self, word: &'static str) -> Option<(RecordLine<'a>, &'a str)> {
        let line = self.next();
        let rest = line.and_then(|line| line.text.strip_prefix(word)?.strip_prefix(' '));
        match (line, rest) {
            (Some(line), Some(rest)) => Some((line, rest)),
            (Some(line), None) => {
                self.expected(line, line.text, Expected::Word(word));
                None
            }
            (None, _) => {
                self.fault_at_end(Wrong::Expected { what: Expected::Line(word), found: String::new() });
                None
            }
        }
    }

    fn expected(&mut self, line: RecordLine<'_>, part: &str, what: Expected) {
        self.fault(line, part, Wrong::Expected { what, found: part.to_owned() });
    }

    fn read_setup(&mut self) -> Option<Match> {
        let (line, version) = self.word("rules")?;
        let Some(rules_version) = read_version(version, RULES_VERSION) else {
            self.fault(line, version, Wrong::UnknownRules(version.to_owned()));
            return None;
        };
        let (line, id) = self.word("match")?;
        let Some(id) = MatchId::new(id) else {
            self.expected(line, id, Expected::Identity);
            return None;
        };
        let (line, edition) = self.word("edition")?;
        let Some(edition) = Edition::find(edition) else {
            self.expected(line, edition, Expected::Edition);
            return None;
        };
        let (line, mode) = self.word("mode")?;
        let Some(mode) = Mode::find(mode) else {
            self.expected(line, mode, Expected::Mode);
            return None;
        };
        let mut options = Vec::new();
        for rule in edition.options {
            let (line, option) = self.word("option")?;
            if option.split_once('=').is_none_or(|(key, _)| key != rule.key.name()) {
                self.expected(line, option, Expected::Option(rule.key));
                return None;
            }
            options.push(option);
        }
        let (line, length) = self.word("length")?;
        let Some(length) = read_length(length) else {
            self.expected(line, length, Expected::Length);
            return None;
        };
        let (line, first) = self.word("first")?;
        let Some(first) = first.strip_prefix("seat ").and_then(read_seat_number) else {
            self.expected(line, first, Expected::Seat);
            return None;
        };
        let seats = self.read_seats()?;
        let proposal = Proposal { edition, options, mode, seats, length: Some(length), first: Some(first) };
        match proposal.recorded() {
            Ok(setup) => Some(Match::under(id, setup, rules_version)),
            Err(faults) => {
                for fault in faults {
                    let line = self.line_of(&fault).unwrap_or(line);
                    self.fault(line, line.text, Wrong::Setup(fault));
                }
                None
            }
        }
    }

    /// The line of a fault in the setup, where it is in one line.
    fn line_of(&self, fault: &SetupFault) -> Option<RecordLine<'a>> {
        let start = match fault {
            SetupFault::Option(OptionFault::NotAllowed { rule, .. }) => {
                format!("option {}=", rule.key.name())
            }
            SetupFault::Name { seat, .. } => format!("{seat} "),
            SetupFault::DuelRounds { .. }
            | SetupFault::SoloRounds { .. }
            | SetupFault::PartyRounds { .. }
            | SetupFault::GroupRounds { .. }
            | SetupFault::NoTarget
            | SetupFault::Target { .. } => "length ".to_owned(),
            _ => return None,
        };
        self.lines[..self.place].iter().find(|line| line.text.starts_with(&start)).copied()
    }

    /// What was agreed has one spelling, like everything in a record.
    fn compare_setup(&mut self, game: &Match, kind: RecordKind) {
        let header = write_header(game, kind);
        for (place, right) in header.lines().enumerate() {
            let line = self.lines[place];
            if line.text != right {
                let (written, right) = (line.text.to_owned(), right.to_owned());
                self.fault(line, line.text, Wrong::Differs { written, right });
            }
        }
    }

    fn read_seats(&mut self) -> Option<Vec<(Player, Option<&'a str>)>> {
        let mut seats = Vec::new();
        loop {
            if self.peek().is_some_and(|line| line.text == PLAY) {
                self.place += 1;
                return Some(seats);
            }
            let (line, rest) = self.word("seat")?;
            let wanted = Seat::new(seats.len());
            let (number, chair) = rest.split_once(' ').unwrap_or((rest, ""));
            let (player, name) =
                chair.split_once(' ').map_or((chair, None), |(player, name)| (player, Some(name)));
            let name = name.map(|name| name.strip_prefix('"').and_then(|name| name.strip_suffix('"')));
            let player = Player::find(player).filter(|_| read_seat_number(number) == Some(wanted));
            match (player, name) {
                (Some(player), None) => seats.push((player, None)),
                (Some(player), Some(Some(name))) => seats.push((player, Some(name))),
                _ => {
                    self.expected(line, line.text, Expected::Chair(wanted));
                    return None;
                }
            }
        }
    }

    /// Plays a step and compares what it leads to; none if it can't be played.
    fn read_step(&mut self, game: &mut Match, line: RecordLine<'a>) -> Option<()> {
        let wanted = game.steps() + 1;
        let (step, written) =
            line.text.split_once(ARROW).unwrap_or((line.text, &line.text[line.text.len()..]));
        let Some(rest) = step.strip_prefix(&format!("{wanted} ")) else {
            self.expected(line, step, Expected::Step(wanted));
            return None;
        };
        let (time, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let Some(at) = read_time(time).filter(|at| *at >= game.now()) else {
            self.expected(line, time, Expected::Time);
            return None;
        };
        let Some((by, action)) = read_actor(rest) else {
            self.expected(line, rest, Expected::Actor);
            return None;
        };
        let read = game.setup().rules().read_action(action);
        let read = read.map_err(|fault| self.fault(line, action, Wrong::Action(fault))).ok()?;
        let setup = game.setup().clone();
        let canonical = |action: &Action| setup.rules().show_action(action, super::step::StepShown::Open);
        let mut right = canonical(&read);
        let played = game.apply(Step { by, at, action: read });
        let played = played.map(|entry| {
            right = canonical(&entry.step.action);
            entry.events.clone()
        });
        if right != action {
            let wrong = Wrong::Differs { written: action.to_owned(), right };
            self.fault(line, action, wrong);
        }
        let events = played.map_err(|refusal| self.fault(line, action, Wrong::Refused(refusal))).ok()?;
        let right = results(game, events.iter());
        self.compare(line, written, &right);
        Some(())
    }

    /// Names every result that differs.
    fn compare(&mut self, line: RecordLine<'a>, written: &str, right: &str) {
        if written == right {
            return;
        }
        let before = self.faults.len();
        let (mut written_parts, mut right_parts) = (written.split(AND), right.split(AND));
        loop {
            let (part, wanted) = (written_parts.next(), right_parts.next());
            if part.is_none() && wanted.is_none() {
                break;
            }
            if part != wanted {
                let place = part.unwrap_or(&written[written.len()..]);
                let (written, right) = (part.unwrap_or("").to_owned(), wanted.unwrap_or("").to_owned());
                self.fault(line, place, Wrong::Differs { written, right });
            }
        }
        if self.faults.len() == before {
            let (written, right) = (written.to_owned(), right.to_owned());
            self.fault(line, line.text, Wrong::Differs { written, right });
        }
    }

    /// The closing line and the digest; without a match that could be played, the digest alone.
    fn read_closing(&mut self, game: Option<&Match>) {
        let Some(line) = self.next() else { return self.fault_at_end(Wrong::NotClosed) };
        match game.and_then(closing_line) {
            None if game.is_none() => {}
            None => self.fault(line, line.text, Wrong::NotOver),
            Some(right) if right != line.text => {
                let wrong = Wrong::Differs { written: line.text.to_owned(), right };
                self.fault(line, line.text, wrong);
            }
            Some(_) => {}
        }
        let covered = &self.lines[..self.place];
        let right = digest(covered.iter().map(|line| line.text));
        let Some(line) = self.next() else { return self.fault_at_end(Wrong::NotClosed) };
        match line.text.strip_prefix("digest ") {
            Some(written) if written == right => {}
            Some(written) => self.fault(line, written, Wrong::Digest { right }),
            None => self.expected(line, line.text, Expected::Word("digest")),
        }
        if let Some(torn) = self.torn
            && self.lines.last().is_some_and(|line| line.number == torn)
        {
            // The digest is the last line; without its end nobody knows whether more followed.
            self.fault_at_end(Wrong::NotClosed);
        }
        if let Some(line) = self.next() {
            self.fault(line, line.text, Wrong::AfterEnd);
        }
    }
}

/// A version from 1 up to the newest known.
fn read_version(text: &str, newest: u16) -> Option<u16> {
    (1..=newest).find(|version| version.to_string() == text)
}

fn read_length(text: &str) -> Option<Length> {
    let (number, unit) = text.split_once(' ')?;
    let number = plain_number(number)?.try_into().ok()?;
    match unit {
        "rounds" => Some(Length::Rounds(number)),
        "points" => Some(Length::Target(number)),
        _ => None,
    }
}

fn read_time(text: &str) -> Option<Time> {
    let (seconds, thousandths) = text.split_once('.')?;
    let time = Time(plain_number(seconds)?.checked_mul(1000)?.checked_add(plain_number(thousandths)?)?);
    (show_time(time) == text).then_some(time)
}

/// A whole number in digits alone.
fn plain_number(text: &str) -> Option<u64> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
