//! Plays a script and writes it anew, with what the rules answer.

use rules::event::Event;
use rules::notation::{read_actor, write, write_running_header, write_step};
use rules::{
    Action, Answer, Code, Keeper, Match, MatchId, Refusal, Rules, Salt, Sealed, Secret, Step, Time, Viewer,
    Withheld,
};

use super::check;
use super::header::{Header, seat};
use super::look::look;

/// The salt of every secret whose script leaves it out.
const SALT: &str = "000102030405060708090a0b0c0d0e0f";
/// Where an output line is broken, at the next result.
const WIDTH: usize = 108;

/// The script with the outputs that the rules give and the record of its match, or what is wrong with it.
pub(crate) fn replay(text: &str) -> Result<(String, String), String> {
    let mut header = Header::new();
    let mut playing: Option<Playing<'_>> = None;
    let mut out = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let played = if line.starts_with("  ") {
            continue;
        } else if line.is_empty() || line.starts_with('#') {
            Ok(Vec::new())
        } else if let Some(wanted) = line.strip_prefix('=') {
            playing.as_ref().ok_or("nothing is played yet".to_owned()).and_then(|p| p.expect(wanted))
        } else if line.starts_with('>') {
            begin(&mut playing, &header).and_then(|playing| playing.line(line))
        } else if playing.is_none() {
            header.add(line).map(|()| Vec::new())
        } else {
            Err("neither a comment, an input, an output nor an expectation".to_owned())
        };
        let played = played.map_err(|wrong| format!("line {number}: {line}\n  {wrong}"))?;
        out += line;
        out.push('\n');
        for line in played {
            out.extend(["  ", &line, "\n"]);
        }
    }
    let playing = playing.ok_or("nothing is played")?;
    if playing.game.outcome().is_none() {
        return Err("the match is not played to its end".to_owned());
    }
    check::record(&playing.game)?;
    Ok((out, playing.running))
}

fn begin<'p, 'a>(
    playing: &'p mut Option<Playing<'a>>,
    header: &Header<'a>,
) -> Result<&'p mut Playing<'a>, String> {
    if playing.is_none() {
        let id = header.id.clone().ok_or("the header names no match")?;
        let game = Match::new(id, header.settle()?);
        check::offers(&game)?;
        let running = write_running_header(&game);
        *playing =
            Some(Playing { header: header.clone(), game, time: Time(0), running, last: String::new() });
    }
    playing.as_mut().ok_or_else(|| "nothing is played".to_owned())
}

struct Playing<'a> {
    header: Header<'a>,
    game: Match,
    time: Time,
    /// The running file, added to step by step.
    running: String,
    /// The last output, unbroken.
    last: String,
}

impl<'a> Playing<'a> {
    fn rules(&self) -> &Rules {
        self.game.setup().rules()
    }

    /// Plays an input line.
    fn line(&mut self, line: &'a str) -> Result<Vec<String>, String> {
        let results = match line.strip_prefix("> ") {
            Some("rematch") => self.rematch()?,
            Some(input) => match input.strip_prefix("look ") {
                Some(viewer) => self.look(viewer)?,
                None => self.act(input)?,
            },
            None => match line.strip_prefix(">? ") {
                Some(input) => vec![self.not_readable(input)?],
                None => return Err("an input begins with “> ” or “>? ”".to_owned()),
            },
        };
        let results: Vec<_> = results.iter().map(|result| self.shorten(result)).collect();
        self.last = results.join("\n");
        Ok(results.iter().flat_map(|result| broken(result)).collect())
    }

    /// Holds an expectation against the last output.
    fn expect(&self, wanted: &str) -> Result<Vec<String>, String> {
        let (wanted, held) = match (wanted.strip_prefix(' '), wanted.strip_prefix("! ")) {
            (Some(wanted), _) => (wanted, self.last.contains(wanted)),
            (None, Some(unwanted)) => (unwanted, !self.last.contains(unwanted)),
            (None, None) => return Err("an expectation begins with “= ” or “=! ”".to_owned()),
        };
        if held && !wanted.is_empty() {
            Ok(Vec::new())
        } else {
            Err(format!("the rules give instead:\n{}", self.last))
        }
    }

    fn look(&self, viewer: &str) -> Result<Vec<String>, String> {
        let viewer = match viewer {
            "spectator" => Viewer::Spectator,
            viewer => Viewer::Seat(seat(viewer).ok_or("look as a seat or as a spectator")?),
        };
        check::record(&self.game)?;
        Ok(look(&self.game, viewer).into_iter().map(|line| format!("| {line}")).collect())
    }

    /// Begins the match again with the start moved on, under another name.
    fn rematch(&mut self) -> Result<Vec<String>, String> {
        if self.game.outcome().is_none() {
            return Err("a rematch follows a match".to_owned());
        }
        check::record(&self.game)?;
        let setup = self.game.setup().rematch();
        let id = MatchId::new(&format!("{}-again", self.game.id())).ok_or("no such name")?;
        let begun = format!("{id}, {} is first", setup.first());
        self.game = Match::new(id, setup);
        self.time = Time(0);
        self.running = write_running_header(&self.game);
        Ok(vec![begun])
    }

    fn act(&mut self, input: &str) -> Result<Vec<String>, String> {
        let (time, input) = timed(input);
        self.time = time.unwrap_or(self.time);
        let (by, action) = read_actor(input).ok_or("“seat” with a number or “table”, and an action")?;
        let action = self.rules().read_action(&salted(action)).map_err(|fault| fault.to_string())?;
        let before = check::state(&self.game);
        let played = self.game.apply(Step { by, at: self.time, action });
        let played = played.map(|entry| entry.events.clone());
        match played {
            Ok(events) => {
                self.keep()?;
                Ok(self.results(&events))
            }
            Err(refusal) => {
                if check::state(&self.game) != before {
                    return Err(format!("refused ({refusal}), but the match is not as it was"));
                }
                Ok(vec![format!("refused: {refusal} [{}]", refusal.code())])
            }
        }
    }

    /// What must hold after every step.
    fn keep(&mut self) -> Result<(), String> {
        check::offers(&self.game)?;
        if let Some(entry) = self.game.log(&Keeper::appointed()).last() {
            self.running += &write_step(&self.game, self.game.steps(), entry, &Keeper::appointed());
        }
        if self.game.outcome().is_some() || write(&self.game, &Keeper::appointed()) == self.running {
            Ok(())
        } else {
            Err("a running file can't be added to: what was written changes".to_owned())
        }
    }

    /// Events in the record's words, and every total when a round or the match has ended.
    fn results(&self, events: &[Event]) -> Vec<String> {
        let words = |told_to_all: bool| {
            let told = events.iter().filter(move |event| event.for_breakers_only() != told_to_all);
            told.filter_map(|event| self.rules().show_event(event)).collect::<Vec<_>>().join("; ")
        };
        let mut results = vec![words(true)];
        if !words(false).is_empty() {
            results.push(format!("to breakers only: {}", words(false)));
        }
        let ends = |event: &Event| {
            matches!(
                event,
                Event::Solved { .. }
                    | Event::Conceded { .. }
                    | Event::Unsolved
                    | Event::Void
                    | Event::Ended(_)
            )
        };
        if events.iter().any(ends) {
            let total = |seat| format!("{seat} {}", self.game.total(seat));
            let totals: Vec<_> = self.game.setup().all_seats().map(total).collect();
            results.push(format!("score: {}", totals.join(", ")));
        }
        results.retain(|result| !result.is_empty());
        if results.is_empty() {
            results.push("done".to_owned());
        }
        results
    }

    /// Why an input can't be read, or a setup not agreed. Codes, pins and pegs that can't be read are
    /// refused just so if they come past the reader.
    fn not_readable(&mut self, input: &'a str) -> Result<String, String> {
        if let Some(lines) = input.strip_prefix("setup ") {
            let mut header = self.header.clone();
            for line in lines.split(" + ") {
                header.add(line)?;
            }
            let refused = header.settle().err().ok_or("that can be agreed")?;
            return Ok(format!("not agreed: {refused}"));
        }
        let (by, action) = read_actor(input).ok_or("“seat” with a number or “table”, and an action")?;
        let Err(reason) = self.rules().read_action(&salted(action)) else {
            return Err("that can be read".to_owned());
        };
        if let Some(action) = past_the_reader(self.rules(), action) {
            match self.game.apply(Step { by, at: self.time, action }) {
                Err(
                    Refusal::Code(_) | Refusal::Pins(_) | Refusal::WithheldTooMany | Refusal::PegsNotCounted,
                ) => {}
                other => return Err(format!("past the reader: {:?}", other.map(|entry| &entry.events))),
            }
        }
        Ok(format!("not read: {reason}"))
    }

    /// Promises and salts cut to their beginning, unless the script wants them in full.
    fn shorten(&self, text: &str) -> String {
        if self.header.full {
            return text.to_owned();
        }
        let short = |word: &str| {
            let long = word.len() >= 32 && word.bytes().all(|b| b.is_ascii_hexdigit());
            if long { format!("{}…", &word[..8]) } else { word.to_owned() }
        };
        let parts = text.split("; ").map(|part| part.split(' ').map(short).collect::<Vec<_>>().join(" "));
        parts.collect::<Vec<_>>().join("; ")
    }
}

/// What the reader would not let through, as a program could hand it in.
fn past_the_reader(rules: &Rules, action: &str) -> Option<Action> {
    let (word, rest) = action.split_once(' ')?;
    match word {
        "row" => raw_code(rules, rest).map(Action::Row),
        "solution" => raw_code(rules, rest).map(Action::Solution),
        "uncover" => raw_code(rules, rest).map(Action::Uncover),
        "answer" => raw_answer(rest).map(Action::Answer),
        // What is withheld can only be left out in writing.
        "secret" if rest.contains(" withheld ") || !rules.counts_pegs() => {
            let (code, withheld) = rest.split_once(" withheld ").unwrap_or((rest, ""));
            let (code, withheld) = (raw_code(rules, code)?, raw_withheld(rules, withheld)?);
            Some(Action::Secret(Sealed::new(Secret { code, withheld, salt: Salt([0; 16]) })))
        }
        _ => None,
    }
}

/// Legal symbols, too many, too few or repeated.
fn raw_code(rules: &Rules, letters: &str) -> Option<Code> {
    let palette = rules.palette();
    let number = |letter: char| match letter {
        '.' => palette.blank(),
        letter => palette.symbols.iter().position(|symbol| symbol.letter == letter).map(|place| place as u8),
    };
    let symbols: Vec<_> = letters.chars().map(number).collect::<Option<_>>()?;
    let fits = palette.shapes.is_empty() && symbols.len() <= rules::code::MAX_HOLES;
    fits.then(|| Code::new(&symbols))
}

/// Pins, too many or of a colour that is not there.
fn raw_answer(text: &str) -> Option<Answer> {
    let count = |letter: char| {
        let before = text.split(letter).next().filter(|before| before.len() < text.len());
        before.map_or(Some(0), |before| before.chars().last()?.to_digit(10)).map(|count| count as u8)
    };
    text.starts_with(|c: char| c.is_ascii_digit()).then_some(())?;
    Some(Answer { black: count('b')?, white: count('w')?, blue: count('u')? })
}

/// Withheld pegs, each colour once, in any number.
fn raw_withheld(rules: &Rules, text: &str) -> Option<Withheld> {
    let mut withheld = Withheld::default();
    let letters: Vec<_> = text.chars().collect();
    for pair in letters.chunks(2) {
        let [letter, pegs] = pair else { return None };
        let place = rules.palette().symbols.iter().position(|symbol| symbol.letter == *letter)?;
        let pegs = pegs.to_digit(10)? as u8;
        if std::mem::replace(withheld.0.get_mut(place)?, pegs) != 0 {
            return None;
        }
    }
    Some(withheld)
}

/// The time in front of an input, if there is one.
fn timed(input: &str) -> (Option<Time>, &str) {
    let time = input.split_once(' ').and_then(|(time, rest)| {
        let (seconds, part) = time.split_once('.').unwrap_or((time, "0"));
        let thousandths: u64 = format!("{part:0<3}").parse().ok()?;
        let seconds: u64 = seconds.parse().ok()?;
        Some((Time(seconds * 1000 + thousandths), rest))
    });
    time.map_or((None, input), |(time, rest)| (Some(time), rest))
}

/// The action with the salts that the script leaves out.
fn salted(action: &str) -> String {
    let (word, rest) = action.split_once(' ').unwrap_or((action, ""));
    match word {
        "secret" | "lapse" if !rest.is_empty() && !action.contains(" salt ") => {
            format!("{action} salt {SALT}")
        }
        "deal" if !action.contains(" salts ") => {
            let salts: Vec<_> =
                (1..).zip(rest.split(' ')).map(|(board, _)| format!("{board:032x}")).collect();
            format!("{action} salts {}", salts.join(" "))
        }
        _ => action.to_owned(),
    }
}

/// A long line broken between results.
fn broken(line: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in line.split_inclusive("; ") {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].chars().count() + part.chars().count() > WIDTH {
            lines.push(String::new());
        }
        let last = lines.len() - 1;
        lines[last] += part;
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}
