//! What was filled in at a table: a row so far, what to do with it, and where to go on.

use play::reply::hinting;
use play::{Deed, Draft, Question, read_withheld};
use rules::rules::HintsShown;
use rules::view::Offer;
use rules::{Answer, Mode, Rules, Seat, Task, View};
use words::Words;

use super::cover::{Opened, is_covered};
use super::entry::impossible;
use super::right;
use crate::form::Fields;

/// A row out of a form or an address, with the one change that a button there asks for.
pub(crate) fn draft(rules: &Rules, fields: &Fields) -> Draft {
    let copied = fields.get("copy").filter(|_| !fields.has("clear"));
    let mut draft = Draft::read(rules, copied.or(fields.get("draft")).unwrap_or_default());
    if copied.is_some() {
        return draft;
    }
    if let Some(at) = fields.number::<usize>("at").or(fields.number("cursor")) {
        draft.go(at.saturating_sub(1));
    }
    if let Some(piece) = fields.get("put").and_then(|put| put.chars().next()) {
        draft.fill(piece);
    }
    if fields.has("undo") {
        draft.empty_last();
    }
    if fields.has("clear") {
        draft.clear();
    }
    draft
}

/// A row out of a form or an address; of a secret that is to be uncovered after a row with full pins, that row.
pub(crate) fn draft_or_solution(view: &View, fields: &Fields) -> Draft {
    let rules = view.setup.rules();
    let last = view.board.round().and_then(|round| round.rows.last());
    let solved = last.filter(|row| row.answer.is_some_and(|answer| answer.black == rules.holes()));
    let due = view.offers.contains(&Offer::Uncover { due: true });
    match solved.and_then(|row| row.code).filter(|_| due && !fields.has("draft")) {
        Some(code) => Draft::read(rules, &rules.show(code)),
        None => draft(rules, fields),
    }
}

/// What the form of a table asks for.
pub enum TableAsk {
    /// To do something.
    Do(Deed),
    /// Something that can't be done, and everything that is wrong with it.
    Wrong(String),
    /// Something for a seat that was covered since: what was filled in there is not shown any more.
    Covered,
}

/// What the form of a table asks for; nothing if it says nothing. What was typed is in the letters of records then.
pub fn asked(words: Words, view: &View, fields: &mut Fields, opened: Option<&Opened>) -> Option<TableAsk> {
    if let Some(typed) = fields.get("typed") {
        let written = words.in_record_letters(view.setup.rules(), typed);
        fields.set("typed", &written);
    }
    Some(match deed(words, view, fields)? {
        Ok(deed) => TableAsk::Do(deed),
        Err(_) if is_covered(fields, opened) => TableAsk::Covered,
        Err(faults) => TableAsk::Wrong(faults.join(" ")),
    })
}

/// A form that was refused: what was typed is shown in the holes.
pub fn shown_again(mut fields: Fields) -> Fields {
    if let Some(typed) = fields.get("typed").map(str::to_owned) {
        fields.set("draft", &typed);
    }
    fields
}

/// What a form asks for, or everything that is wrong with it; nothing if it says nothing.
fn deed(words: Words, view: &View, fields: &Fields) -> Option<Result<Deed, Vec<String>>> {
    let word = fields.get("action")?;
    if word == "correct" {
        return Some(corrected(words, view, fields));
    }
    Some(match Task::find(word) {
        // Whether a call was right is a button of its own, like what needs nothing else.
        Some(Task::Verdict) | None => {
            let plain = format!("{word} {}", fields.get("verdict").unwrap_or_default());
            let action = view.setup.rules().read_action(plain.trim()).map(Deed::Act);
            action.map_err(|fault| vec![words.action_fault(&fault)])
        }
        Some(task) => answered(words, view, fields, task),
    })
}

/// The correction of a row, or everything that is wrong with it.
fn corrected(words: Words, view: &View, fields: &Fields) -> Result<Deed, Vec<String>> {
    let rules = view.setup.rules();
    let answer = counted(fields).ok_or_else(|| vec![words.problem_no_pins().into_owned()])?;
    let text = right::written(rules, fields, &rules.show_answer(answer)).unwrap_or_default();
    let action = rules.read_action(&text).map_err(|fault| vec![words.action_fault(&fault)])?;
    Ok(Deed::Act(action))
}

/// What answers a task, or everything that is wrong with it.
fn answered(words: Words, view: &View, fields: &Fields, task: Task) -> Result<Deed, Vec<String>> {
    let rules = view.setup.rules();
    let line = match task {
        Task::Answer => {
            let warned = counted(fields).and_then(|answer| impossible(words, rules, answer));
            if let (Some(warned), Mode::Referee, false) = (warned, view.setup.mode(), fields.has(SURE)) {
                return Err(vec![warned, words.referee_anyway().into_owned()]);
            }
            let counted = || counted(fields).map(|answer| rules.show_answer(answer));
            let answer = fields.get("answer").map(str::to_owned).or_else(counted);
            answer.ok_or_else(|| vec![words.problem_no_pins().into_owned()])?
        }
        Task::Hints => hints(view, fields),
        Task::Markers => {
            let marker = |number: u8| fields.get(&format!("marker-{number}")).unwrap_or_default();
            (1..=rules.boards().total()).map(marker).collect::<Vec<_>>().join(" ")
        }
        _ => entered(rules, fields),
    };
    let question = Question::of(task);
    let entered = question.read(words, view, &line)?;
    if question.wants_a_code() && is_empty(rules, fields) && !fields.has(SURE) {
        return Err(vec![words.board_all_empty().into_owned()]);
    }
    let withheld = read_withheld(words, rules, &withheld(rules, fields)).map_err(|fault| vec![fault])?;
    Ok(entered.deed(withheld))
}

/// The field that confirms a row without pegs.
const SURE: &str = "sure";

/// Whether a form holds no peg.
fn is_empty(rules: &Rules, fields: &Fields) -> bool {
    fields.get("typed").is_none() && draft(rules, fields).is_empty()
}

/// Whether somebody was just asked about a row without pegs: where holes may stay empty a slip of the finger would cost a
/// row.
pub(super) fn was_asked(rules: &Rules, fields: &Fields) -> bool {
    fields.has("action") && rules.palette().blanks && is_empty(rules, fields)
}

/// Where to go on: to the table, to a round that has just ended, or to the next row with the pegs that were held.
pub fn next_address(name: &str, rules: &Rules, fields: &Fields, ended: bool, named: Option<Seat>) -> String {
    let round = fields.number::<u32>("round");
    if let Some(round) = round.filter(|_| ended) {
        return format!("/t/{name}?round={round}");
    }
    if let Some(seat) = named.filter(|_| fields.get("action") == Some("call")) {
        return format!("/t/{name}?seat={}", seat.number());
    }
    // A computer may end the round before its page is asked for.
    let after = round.map_or_else(String::new, |round| format!("?after={round}"));
    if fields.has("hold") && fields.get("action") == Some("row") {
        let draft = Draft::read(rules, &entered(rules, fields)).written();
        let mark = if after.is_empty() { '?' } else { '&' };
        return format!("/t/{name}{after}{mark}draft={draft}&hold=on");
    }
    format!("/t/{name}{after}")
}

/// The seat whose page answers a form, where several sit at one device; none where everybody may see what was entered: rows in
/// front of the shield, and their pins.
pub fn answered_seat(rules: &Rules, fields: &Fields, held: &[Seat], seat: Seat) -> Option<Seat> {
    let open = matches!(fields.get("action"), Some("row" | "answer" | "correct"))
        && !rules.edition().format.holds_parts();
    (held.len() > 1 && !open).then_some(seat)
}

/// The code that was typed, or else put together hole by hole.
fn entered(rules: &Rules, fields: &Fields) -> String {
    fields.get("typed").map_or_else(|| draft(rules, fields).text(), str::to_owned)
}

/// Pins by their numbers: who chooses one of them has none of the others; none if nothing was chosen.
pub(super) fn counted(fields: &Fields) -> Option<Answer> {
    let chosen = ["black", "white", "blue"].map(|field| fields.number::<u8>(field));
    chosen.iter().any(Option::is_some).then(|| {
        let [black, white, blue] = chosen.map(Option::unwrap_or_default);
        Answer { black, white, blue }
    })
}

/// The pegs that are withheld, as they are typed.
fn withheld(rules: &Rules, fields: &Fields) -> String {
    let pegs = |letter: char| fields.number::<u8>(&format!("withhold-{letter}")).filter(|pegs| *pegs > 0);
    let symbols = rules.palette().symbols.iter();
    let pegs = symbols.filter_map(|symbol| Some(format!("{}{}", symbol.letter, pegs(symbol.letter)?)));
    pegs.collect::<Vec<_>>().join(" ")
}

/// The hints that people at a real board entered, as they are typed.
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
    hinting(view).into_iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use rules::Edition;

    use super::*;

    #[test]
    fn a_button_changes_a_row_by_one_piece() {
        for (id, fields, written, at) in [
            ("original", "", "....", 0),
            ("original", "put=R", "R...", 1),
            ("original", "draft=R.B.&at=4&put=G", "R.BG", 1),
            ("original", "draft=RGBY&at=2&put=W", "RWBY", 1),
            ("grand", "draft=.R&cursor=1&put=r", "rR......", 1),
            ("original", "draft=RGB.&undo=", "RG..", 2),
            ("original", "draft=....&undo=", "....", 0),
            ("original", "draft=RGB.&clear=", "....", 0),
            ("original", "draft=RGB.&copy=WWKK", "WWKK", 0),
            ("group", "draft=RGBXY9999999&at=99", "RGB.Y", 4),
        ] {
            let rules = Rules::default_of(Edition::find(id).unwrap());
            let draft = draft(&rules, &Fields::read(fields.as_bytes()));
            assert_eq!((draft.written().as_str(), draft.at), (written, at), "{id} {fields}");
        }
    }
}
