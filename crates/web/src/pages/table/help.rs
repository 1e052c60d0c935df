//! Help at the table, thought about by the engine.

use std::sync::Arc;

use pages::{CoachAnswers, Fields, Help, SeenTable, Unanswered, coached};
use rules::Viewer;
use tables::TableLook;

use crate::app::App;
use crate::pages::visit::Visit;
use crate::problem::Problem;

/// Helps where the table allows it, after every question that this takes.
pub(super) async fn help(
    app: &Arc<App>,
    look: &TableLook,
    seen: &SeenTable,
    visit: &Visit,
    fields: &Fields,
) -> Result<Help, Problem> {
    // To ask counts as done, as it does for programs.
    if let Some(view) = Help::offered(seen).filter(|_| fields.raw("hint").is_some())
        && let Viewer::Seat(seat) = view.viewer
    {
        app.pace(look.id(), seat, &seen.held)?;
    }
    let mut answers = CoachAnswers::default();
    let mut failure = Problem::Internal;
    loop {
        match coached(visit.frame.words, seen, fields, &answers) {
            Ok(help) => return Ok(help),
            Err(Unanswered::Failed) => return Err(failure),
            Err(Unanswered::Ask(question)) => {
                let key = question.key();
                let told = app.think(*question, visit.caller).await;
                answers.note(key, told.map_err(|problem| failure = problem));
            }
        }
    }
}
