//! Help at the table, thought about by the engine.

use std::sync::Arc;

use pages::{Fitting, Help, SeenTable};

use crate::app::App;
use crate::pages::visit::Visit;
use crate::problem::Problem;

/// Helps where the table allows it; a hint only when it is asked for.
pub(super) async fn help(
    app: &Arc<App>,
    seen: &SeenTable,
    visit: &Visit,
    asked: bool,
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
    if !asked {
        return Ok(help);
    }
    let told = app.advise(view.clone(), who).await?;
    let advice = told.and_then(|text| serde_json::from_str(&text).ok());
    Ok(help.with_hint(words, view.setup.rules(), advice.as_ref()))
}
