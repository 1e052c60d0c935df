//! Answers to a player's questions: the board, hints, what fits, promises, what only they may see.

use rules::rules::HintsShown;
use rules::secret::Withheld;
use rules::view::{Board, Offer, PastRound, View};
use rules::{Action, Code, Rules, Seat, Viewer};
use solver::advice::Count;
use words::{Words, check};

use crate::coach::{against, check_told};
use crate::command::Command;
use crate::entry::read_code;

/// Everything on the board, row by row.
pub fn board(words: Words, view: &View) -> Vec<String> {
    let teller = words.at(&view.setup, view.viewer);
    let mut lines: Vec<_> = match (view.board.round(), view.board.group()) {
        (Some(board), _) => {
            let rows = (1..).zip(&board.rows);
            rows.map(|(number, row)| teller.round_row(number, row.code, row.answer)).collect()
        }
        (_, Some(board)) => board.rows.iter().map(|row| teller.group_row(row)).collect(),
        _ => Vec::new(),
    };
    for call in view.board.group().into_iter().flat_map(|board| &board.calls) {
        let who = teller.who(call.by);
        if let Some(code) = call.code {
            lines.push(words.event_solution(&who, words.code(view.setup.rules(), code)));
        }
        if call.right == Some(false) {
            lines.push(words.event_call_wrong(&who));
        }
    }
    if lines.is_empty() {
        lines.push(words.prompt_no_rows().into());
    }
    lines
}

/// A hint in words.
pub fn hint(words: Words, view: &View, advice: Option<&Action>) -> String {
    let rules = view.setup.rules();
    // Where a row is also a command, spaces between its letters make it a row.
    let typed = |letters: String| match Command::read(words, &letters) {
        Some(_) if rules.word_list().is_none() => {
            letters.chars().map(String::from).collect::<Vec<_>>().join(" ")
        }
        _ => letters,
    };
    let told = |code: Code| (words.code(rules, code), typed(words.typed(rules, code)));
    match advice {
        Some(Action::Row(row)) => {
            let (code, letters) = told(*row);
            words.prompt_hint_row().code(code).letters(letters)
        }
        Some(Action::Solution(code)) => {
            let (code, letters) = told(*code);
            words.prompt_hint_solution().code(code).letters(letters)
        }
        Some(Action::Answer(answer)) => words.prompt_hint_answer(words.answer(rules, *answer)),
        Some(Action::Call) => words.prompt_hint_call().into(),
        Some(Action::Pass) => words.prompt_hint_pass().into(),
        Some(Action::Claim) => words.prompt_hint_claim().into(),
        None if view.offers.contains(&Offer::Call) => words.prompt_hint_wait().into(),
        _ => words.prompt_hint_nothing().into(),
    }
}

/// How many secrets fit what the viewer knows, in words.
pub fn count(words: Words, count: Option<Count>) -> String {
    match count {
        Some(Count::Exactly(count)) => words.board_fitting(count),
        Some(Count::MoreThan(count)) => words.prompt_more_fit(count),
        Some(Count::Unknown) | None => words.prompt_unknown_fit().into(),
    }
}

/// Whether a code that somebody typed fits, or everything that is wrong with it.
pub fn fit_of(words: Words, view: &View, text: &str) -> Vec<String> {
    read_code(words, view.setup.rules(), text)
        .map_or_else(|faults| faults, |code| vec![fit(words, view, code)])
}

/// Whether a code fits what the viewer knows, in words.
pub fn fit(words: Words, view: &View, code: Code) -> String {
    check_told(words, view, against(view, code).as_deref())
}

/// The current promises, and how to check the last round's.
pub fn promises(words: Words, view: &View) -> Vec<String> {
    let teller = words.at(&view.setup, view.viewer);
    let now = view.board.round().and_then(|board| board.commitment);
    let mut lines: Vec<_> = now.iter().map(|promise| teller.promise(None, promise)).collect();
    if let Some(board) = view.board.group() {
        let promises = (1..).zip(&board.commitments);
        lines.extend(promises.map(|(board, promise)| teller.promise(Some(board), promise)));
    }
    if let Some(PastRound {
        number,
        secret: Some(code),
        withheld,
        salt: Some(salt),
        commitment: Some(promise),
        ..
    }) = view.past.last()
    {
        lines.push(teller.promise(None, promise));
        let secret = promised(view.setup.rules(), *code, withheld.as_ref());
        lines.push(check(words, &view.id, *number, *salt, &secret));
    }
    if lines.is_empty() {
        lines.push(words.prompt_no_promise().into());
    } else {
        lines.insert(0, words.board_promise_about().into());
    }
    lines
}

/// The points so far, addressed to somebody.
pub fn points(words: Words, view: &View, to: Viewer) -> String {
    let totals: Vec<_> = view.seats.iter().map(|seat| seat.total).collect();
    words.match_score(&view.setup, to, &totals)
}

/// What the viewer hides from the others.
pub fn own(words: Words, view: &View) -> Vec<String> {
    let rules = view.setup.rules();
    match &view.board {
        Board::Maker(maker) => {
            let Some(secret) = maker.secret else { return vec![words.prompt_own_nothing().into()] };
            let teller = words.at(&view.setup, view.viewer);
            let withheld = maker.withheld.map(|withheld| teller.withheld(&withheld));
            let secret = words.board_own_secret(words.code(rules, secret));
            [Some(secret), withheld].into_iter().flatten().collect()
        }
        Board::Holder(holder) if !holder.markers.is_empty() => {
            vec![words.own_markers(rules, &holder.markers)]
        }
        _ => vec![words.prompt_own_nothing().into()],
    }
}

/// The pegs in the open stock, where they are counted.
pub fn stock(words: Words, view: &View) -> String {
    let stock = match &view.board {
        Board::Breaker(breaker) => breaker.stock.as_ref(),
        _ => None,
    };
    let Some(stock) = stock else { return words.prompt_no_stock().into() };
    let rules = view.setup.rules();
    let pegs = (0..).zip(stock).map(|(colour, pegs)| format!("{} {pegs}", words.piece(rules, colour)));
    words.prompt_stock(pegs.collect::<Vec<_>>().join(", "))
}

/// An example of hints as entered at a real board.
pub fn hints_example(view: &View) -> String {
    let rules = view.setup.rules();
    if rules.hints_shown() == HintsShown::Totals {
        return "1b1w".to_owned();
    }
    let letters = if rules.boards().each == 1 { ["b", "w", "-"] } else { ["bw", "-w", "--"] };
    let hint = |(seat, hint): (Seat, &str)| format!("{}:{hint}", seat.number());
    hinting(view).into_iter().zip(letters).map(hint).collect::<Vec<_>>().join(" ")
}

/// Who gives hints on the last row: everybody but its player, starting on their left.
pub fn hinting(view: &View) -> Vec<Seat> {
    let last = view.board.group().and_then(|board| board.rows.last()).map_or(Seat::new(0), |row| row.by);
    let seats = view.setup.seats();
    (1..seats).map(|places| last.left(places, seats)).collect()
}

/// A secret as its promise names it.
fn promised(rules: &Rules, code: Code, withheld: Option<&Withheld>) -> String {
    match withheld {
        Some(withheld) => rules.show(code) + " withheld " + &rules.show_withheld(withheld),
        None => rules.show(code),
    }
}
