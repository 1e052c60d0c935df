//! Help at the table, thought about by the engine.

use std::sync::Arc;

use pages::{Fields, Fitting, Help, HintsAsked, SeenTable};
use play::{HintKind, HintWish, HintsTold};
use rules::{Code, View, Viewer};
use tables::TableLook;
use wire::{Advised, ToldFacts};

use crate::address::ClientAddress;
use crate::app::App;
use crate::pages::visit::Visit;
use crate::problem::Problem;

/// Helps where the table allows it; a hint only when it is asked for.
pub(super) async fn help(
    app: &Arc<App>,
    look: &TableLook,
    seen: &SeenTable,
    visit: &Visit,
    fields: &Fields,
) -> Result<Help, Problem> {
    let (words, who) = (visit.frame.words, visit.caller);
    let Some(view) = Help::offered(seen) else { return Ok(Help::default()) };
    let count = match Fitting::of(view) {
        Fitting::Known(count) => Some(count),
        // That it can't be counted is no reason not to show the table.
        Fitting::Asked => app.count(view.clone(), who).await.unwrap_or(None),
        Fitting::Untold => None,
    };
    let help = Help::new(words, view, count);
    let told = HintsTold::read(view.setup.rules(), fields.get("hinted").unwrap_or_default(), view.steps);
    let wish = fields.raw("hint").map(|wish| match wish {
        "aim" => HintWish::Aim,
        "best" => HintWish::Best,
        _ => HintWish::Next,
    });
    if wish.is_none() && told == HintsTold::at(view.steps) {
        return Ok(help);
    }
    // To ask counts as done, as it does for programs.
    if let (Some(_), Viewer::Seat(seat)) = (wish, view.viewer) {
        app.pace(look.id(), seat, &seen.held)?;
    }
    match hints(app, view, who, told, (wish, HintsAsked::row(view, fields))).await {
        Ok(asked) => Ok(help.with_hints(words, view, &asked)),
        // Hints that are only shown again are no reason not to show the table.
        Err(_) if wish.is_none() => Ok(help),
        Err(problem) => Err(problem),
    }
}

/// Thinks about what is asked for, and once more about what was told before.
async fn hints(
    app: &Arc<App>,
    view: &View,
    who: ClientAddress,
    mut told: HintsTold,
    (wish, row): (Option<HintWish>, Option<Code>),
) -> Result<HintsAsked, Problem> {
    let rules = view.setup.rules();
    let facts = if told.facts > 0 || wish == Some(HintWish::Next) {
        let text = app.facts(view.clone(), who).await?;
        let shapes: ToldFacts = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        shapes.facts.iter().filter_map(|shape| shape.fact(rules)).collect()
    } else {
        Vec::new()
    };
    let mut asked = wish.map(|wish| told.next(wish, row, facts.len()));
    if let Some(kind) = asked {
        told.note(kind, row);
    }
    let advice = if told.aim { app.advise(view.clone(), who).await? } else { None };
    let advice: Option<Advised> = advice.and_then(|text| serde_json::from_str(&text).ok());
    // Where no row can be advised there is nothing that it could be after.
    if told.aim && advice.as_ref().is_none_or(|advice| advice.guesses.is_empty() && advice.rows.is_empty()) {
        (told.best, asked) = (true, asked.map(|_| HintKind::Best));
    }
    let checked = match row.or(told.checked).filter(|_| told.aim || asked == Some(HintKind::Check)) {
        Some(row) => app.checked(view.clone(), row, who).await?,
        None => None,
    };
    Ok(HintsAsked { told, asked, facts, checked, advice })
}
