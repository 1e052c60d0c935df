//! What a form at a table asks for, and where to go on once it is done.

use rules::rules::HintsShown;
use rules::{Rules, Seat, View};

use super::entry::{counted, hinting};
use super::view::has_ended;
use crate::draft::Draft;
use crate::form::Fields;

/// Where to go on: to the table, to a round that has just ended, or to the next row with the pegs that were held.
pub fn next_address(name: &str, fields: &Fields, view: &View, named: Option<Seat>) -> String {
    let round = fields.number::<u32>("round");
    if let Some(round) = round.filter(|round| has_ended(view, *round)) {
        return format!("/t/{name}?round={round}");
    }
    if let Some(seat) = named.filter(|_| fields.get("action") == Some("call")) {
        return format!("/t/{name}?seat={}", seat.number());
    }
    // A computer may end the round before its page is asked for.
    let after = round.map_or_else(String::new, |round| format!("?after={round}"));
    if fields.has("hold") && fields.get("action") == Some("row") {
        let draft = entered(view.setup.rules(), fields);
        let draft = Draft::read(view.setup.rules(), &draft).text();
        let mark = if after.is_empty() { '?' } else { '&' };
        return format!("/t/{name}{after}{mark}draft={draft}&hold=on");
    }
    format!("/t/{name}{after}")
}

/// The action that a form asks for, in the notation.
pub fn action(view: &View, fields: &Fields) -> Option<String> {
    let rules = view.setup.rules();
    let word = fields.get("action")?;
    Some(match word {
        "row" | "solution" | "uncover" => format!("{word} {}", entered(rules, fields)),
        "secret" => format!("secret {}{}", entered(rules, fields), withheld(rules, fields)),
        "answer" => match fields.get("answer") {
            Some(answer) => format!("answer {answer}"),
            None => format!("answer {}", rules.show_answer(counted(fields)?)),
        },
        "hints" => format!("hints {}", hints(view, fields)),
        "verdict" => format!("verdict {}", fields.get("verdict").unwrap_or_default()),
        "markers" => {
            let many = usize::from(rules.boards().total());
            let markers: Vec<_> = (1..=many)
                .map(|number| fields.get(&format!("marker-{number}")).unwrap_or_default())
                .collect();
            format!("markers {}", markers.join(" "))
        }
        plain => plain.to_owned(),
    })
}

/// The code that was typed, or else put together hole by hole.
fn entered(rules: &Rules, fields: &Fields) -> String {
    match fields.get("typed") {
        Some(typed) => typed.to_owned(),
        None => Draft::asked(rules, fields).code(),
    }
}

/// The pegs that are withheld, as the notation has them.
fn withheld(rules: &Rules, fields: &Fields) -> String {
    if !rules.counts_pegs() {
        return String::new();
    }
    let symbols = rules.palette().symbols.iter();
    let of = |letter: char| fields.number::<u8>(&format!("withhold-{letter}")).filter(|pegs| *pegs > 0);
    let pegs: Vec<_> = symbols
        .filter_map(|symbol| of(symbol.letter).map(|pegs| format!("{}{pegs}", symbol.letter)))
        .collect();
    if pegs.is_empty() { " withheld none".to_owned() } else { format!(" withheld {}", pegs.join(" ")) }
}

/// The hints that people at a real board entered.
fn hints(view: &View, fields: &Fields) -> String {
    let rules = view.setup.rules();
    if rules.hints_shown() == HintsShown::Totals {
        return counted(fields).map_or_else(String::new, |hints| format!("{}b{}w", hints.black, hints.white));
    }
    let of = |seat: Seat| {
        let boards = 1..=rules.boards().each;
        let mut hints: Vec<_> =
            boards.filter_map(|board| fields.get(&format!("hint-{}-{board}", seat.number()))).collect();
        if rules.hints_shown() == HintsShown::Player {
            // In no order, as the table shows them: black before white before nothing.
            hints.sort_by_key(|hint| ["b", "w", "-"].iter().position(|one| one == hint));
        }
        (!hints.is_empty()).then(|| format!("{}:{}", seat.number(), hints.concat()))
    };
    let players: Vec<_> = hinting(view).into_iter().filter_map(of).collect();
    players.join(" ")
}
