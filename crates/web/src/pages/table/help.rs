//! Help at the table: how many secrets still fit, and what to try next.

use std::sync::Arc;

use rules::rules::EXACT_CODES;
use rules::view::Board;
use rules::{Rules, View};
use tables::TableLook;
use wire::{Advised, AdvisedCall};
use words::Words;

use super::sight::Sight;
use crate::address::Caller;
use crate::app::App;
use crate::pages::frame::Frame;
use crate::problem::Problem;

/// What the viewer is told.
#[derive(Default)]
pub(super) struct Help {
    /// Whether a hint can be asked for.
    pub(super) offered: bool,
    /// How many secrets fit.
    pub(super) fitting: Option<String>,
    /// The hint, and the row that it advises.
    pub(super) hint: Option<(String, String)>,
}

/// Helps where the table allows it; a hint only to whoever asks for one.
pub(super) async fn help(
    app: &Arc<App>,
    look: &TableLook,
    sight: &Sight,
    frame: &Frame,
    asked: bool,
) -> Result<Help, Problem> {
    let (words, who) = (frame.words, frame.caller);
    let nothing = Help::default();
    let (Some(view), Some(seat)) = (&sight.view, sight.seat()) else { return Ok(nothing) };
    let breaks = matches!(view.board, Board::Breaker(_) | Board::Holder(_));
    if !sight.card.advice || !breaks || view.outcome.is_some() {
        return Ok(nothing);
    }
    let rules = view.setup.rules();
    let view = look.advisable(seat)?;
    let fitting = fitting(app, words, &view, who).await;
    let hint = if asked { Some(hint(app, words, rules, view, who).await?) } else { None };
    Ok(Help { offered: true, fitting, hint })
}

/// How many secrets fit, where they can be counted at once.
async fn fitting(app: &Arc<App>, words: Words, view: &View, who: Caller) -> Option<String> {
    let rules = view.setup.rules();
    if rules.edition().format.holds_parts() || rules.secrets().count() > EXACT_CODES {
        return None;
    }
    // Before the first row every secret fits: the first view of a table waits for no thought.
    if let Board::Breaker(breaker) = &view.board
        && breaker.board.rows.is_empty()
        && breaker.stock.is_none()
    {
        return Some(words.board_fitting(rules.secrets().count()));
    }
    match app.count(view.clone(), who).await {
        // Where the rules see that themselves it stands on the page already.
        Ok(Some(0)) if matches!(&view.board, Board::Breaker(breaker) if breaker.nothing_fits) => None,
        Ok(Some(0)) => Some(words.board_nothing_fits().into()),
        Ok(Some(count)) => Some(words.board_fitting(count)),
        // It is no reason not to show the table.
        Ok(None) | Err(_) => None,
    }
}

/// A hint in words, and the row that it advises.
async fn hint(
    app: &Arc<App>,
    words: Words,
    rules: &Rules,
    view: View,
    who: Caller,
) -> Result<(String, String), Problem> {
    let told = app.advise(view, who).await?;
    let advice = told.and_then(|text| serde_json::from_str::<Advised>(&text).ok());
    let nothing = || (words.board_hint_none().into(), String::new());
    let Some(advice) = advice else { return Ok(nothing()) };
    let code =
        |text: &str| rules.read_row(text).map_or_else(|_| text.to_owned(), |code| words.code(rules, code));
    if let Some(AdvisedCall { now: true, secret: Some(secret), .. }) = &advice.call {
        return Ok((words.board_hint_call(code(secret)), String::new()));
    }
    let best = advice.guesses.first().map(|guess| &guess.guess).or(advice.rows.first().map(|row| &row.row));
    Ok(match best {
        Some(row) if advice.count == Some(1) => (words.board_hint_sure(code(row)), row.clone()),
        Some(row) => (words.board_hint_row(code(row)), row.clone()),
        None => nothing(),
    })
}
