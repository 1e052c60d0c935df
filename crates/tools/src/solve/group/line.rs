//! What is told of a group, a line each: markers, rows with hints, calls with verdicts.

use rules::event::Hints;
use rules::rules::HintsShown;
use rules::{Action, Actor, Code, Due, Marker, Match, Rules, Seat, Task};
use shell::foreign::quoted;
use words::Words;

use super::by;

/// A line.
#[derive(Clone, Debug)]
pub(super) enum GroupLine {
    /// What a seat holds: `1:3R`.
    Markers { seat: Seat, markers: Vec<Marker> },
    /// A row with its hints: `RYGB.=2:b 3:w 4:-`; whose it is, if it is told.
    Row { by: Option<Seat>, code: Code, hints: Hints },
    /// A call with its verdict: `2:RYGB.=wrong`.
    Call { by: Seat, code: Code, right: bool },
    /// A final call passed: `2:pass`.
    Pass(Seat),
    /// Somebody gave up: `2:resign`.
    Resign(Seat),
}

impl GroupLine {
    /// Reads a line, or says what is wrong with it.
    pub(super) fn read(rules: &Rules, words: Words, text: &str) -> Result<Self, String> {
        let (seat, rest) = seat(rules, words, text)?;
        match (rest.split_once('='), seat) {
            (Some((code, told)), seat) => Self::read_answer(rules, words, seat, code, told.trim()),
            (None, Some(seat)) => match rest {
                "pass" => Ok(Self::Pass(seat)),
                "resign" => Ok(Self::Resign(seat)),
                _ => Self::markers(rules, words, seat, rest),
            },
            (None, None) => {
                let [markers, row, call] = example(rules);
                Err(words.solve_not_a_line().call(call).example(row).markers(markers).text(quoted(text)))
            }
        }
    }

    fn read_answer(
        rules: &Rules,
        words: Words,
        seat: Option<Seat>,
        code: &str,
        told: &str,
    ) -> Result<Self, String> {
        if let "right" | "wrong" = told {
            let by = seat.ok_or_else(|| {
                let [.., call] = example(rules);
                words.solve_whose_call(call)
            })?;
            let code = rules.read_secret(code).map_err(|faults| words.code_faults(&faults))?;
            return Ok(Self::Call { by, code, right: told == "right" });
        }
        let code = rules.read_row(code).map_err(|faults| words.code_faults(&faults))?;
        // One space between the hints of two players, however it was typed.
        let told: Vec<_> = told.split_whitespace().collect();
        let action = rules.read_action(&format!("hints {}", told.join(" ")));
        let Action::Hints(mut hints) = action.map_err(|fault| words.action_fault(&fault))? else {
            unreachable!("hints are read as hints")
        };
        let players = usize::from(rules.boards().players);
        let mut by = seat;
        if let Hints::ByPlayer(told) = &mut hints {
            let silent: Vec<_> = (0..players)
                .map(Seat::new)
                .filter(|seat| told.iter().all(|(hinting, _)| hinting != seat))
                .collect();
            let [silent] = silent[..] else {
                let [_, row, _] = example(rules);
                return Err(words.solve_all_hint(row));
            };
            if seat.is_some_and(|seat| seat != silent) {
                return Err(words.solve_silent(silent.number()));
            }
            by = Some(silent);
            // The order of the table begins at the left of the player who asks.
            told.sort_by_key(|(seat, _)| (seat.index() + players - silent.index()) % players);
        }
        Ok(Self::Row { by, code, hints })
    }

    fn markers(rules: &Rules, words: Words, seat: Seat, text: &str) -> Result<Self, String> {
        let read = |marker| rules.read_marker(marker).map_err(|fault| words.code_fault(&fault));
        let markers = text.split_whitespace().map(read).collect::<Result<Vec<_>, _>>()?;
        let each = usize::from(rules.boards().each);
        let [example, ..] = example(rules);
        if markers.len() != each {
            return Err(words.solve_markers_each().each(each).example(example));
        }
        if let [one, other] = markers[..]
            && one.number == other.number
        {
            return Err(words.solve_same_number(example));
        }
        Ok(Self::Markers { seat, markers })
    }

    /// What it is at the table.
    pub(super) fn steps(&self, game: &Match) -> Vec<(Actor, Action)> {
        let table = |action| (Actor::Table, action);
        match self {
            // What somebody holds lies on no table.
            Self::Markers { .. } => Vec::new(),
            Self::Row { by: seat, code, hints } => {
                let turn = match game.due() {
                    Some(Due { who: Actor::Seat(turn), what: Task::Row }) => turn,
                    _ => Seat::new(0),
                };
                let row = by(seat.unwrap_or(turn), Action::Row(*code));
                vec![row, table(Action::Hints(hints.clone()))]
            }
            Self::Call { by: seat, code, right } => vec![
                by(*seat, Action::Call),
                by(*seat, Action::Solution(*code)),
                table(Action::Verdict(*right)),
            ],
            Self::Pass(seat) => vec![by(*seat, Action::Pass)],
            Self::Resign(seat) => vec![by(*seat, Action::ResignMatch)],
        }
    }
}

/// The seat that a line begins with, if it does, and the rest.
fn seat<'a>(rules: &Rules, words: Words, text: &'a str) -> Result<(Option<Seat>, &'a str), String> {
    let before_answer = text.split_once('=').map_or(text, |(before, _)| before);
    let Some((seat, _)) = before_answer.split_once(':') else { return Ok((None, text)) };
    let rest = text[seat.len() + 1..].trim();
    let players = usize::from(rules.boards().players);
    match seat.trim().parse::<usize>() {
        Ok(number) if (1..=players).contains(&number) => Ok((Some(Seat::new(number - 1)), rest)),
        _ => Err(words.solve_no_seat().seats(players).text(quoted(seat.trim()))),
    }
}

/// A line as it is typed.
pub(super) fn show(rules: &Rules, line: &GroupLine) -> String {
    match line {
        GroupLine::Markers { seat, markers } => {
            let markers: Vec<_> = markers.iter().map(|marker| rules.show_marker(*marker)).collect();
            format!("{}:{}", seat.number(), markers.join(" "))
        }
        GroupLine::Row { code, hints, .. } => format!("{}={hints}", rules.show(*code)),
        GroupLine::Call { by, code, right } => {
            format!("{}:{}={}", by.number(), rules.show(*code), if *right { "right" } else { "wrong" })
        }
        GroupLine::Pass(seat) => format!("{}:pass", seat.number()),
        GroupLine::Resign(seat) => format!("{}:resign", seat.number()),
    }
}

/// What a seat holds, a row with its hints and a call, as they are typed.
pub(super) fn example(rules: &Rules) -> [String; 3] {
    let boards = rules.boards();
    let (each, players) = (usize::from(boards.each), usize::from(boards.players));
    let hints = if rules.hints_shown() == HintsShown::Totals {
        "1b0w".to_owned()
    } else {
        let hints = |seat: usize| format!("{seat}:{}", &["b-", "w-", "--"][(seat - 2) % 3][..each]);
        (2..=players).map(hints).collect::<Vec<_>>().join(" ")
    };
    let secret = rules.show(rules.secrets().code(0).expect("every group has a secret"));
    [["1:3R", "1:3R 5G"][each - 1].to_owned(), format!("RYGB.={hints}"), format!("2:{secret}=wrong")]
}
