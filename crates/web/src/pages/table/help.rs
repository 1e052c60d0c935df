//! Help at the table, thought about by the engine.

use std::sync::Arc;

use pages::{CoachAnswers, Fields, Help, SeenTable, Unanswered, coached};

use crate::app::App;
use crate::pages::visit::Visit;
use crate::problem::Problem;

/// Helps where the table allows it, after every question that this takes.
pub(super) async fn help(
    app: &Arc<App>,
    seen: &SeenTable,
    visit: &Visit,
    fields: &Fields,
) -> Result<Help, Problem> {
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
