//! What is done in a match, from the page.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use rules::rules::HintsShown;
use rules::{Rules, Seat, View};
use tables::Act;

use super::cover::{Opening, close, is_covered};
use super::entry::{counted, hinting};
use super::view::has_ended;
use super::{Aspect, answer, page};
use crate::api::path;
use crate::app::App;
use crate::pages::draft::Draft;
use crate::pages::form::{Fields, Filled};
use crate::pages::page::go_on;
use crate::problem::Problem;

/// Does something and goes back to the table; what can't be done is told there, with what was entered.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    path::Named(name): path::Named,
    opening: Opening,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, frame, fields, key, inline } = filled;
    let opened = opening.of(&fields);
    let asked = app.house.now();
    let look = app.look_named(&name, &sender).await?;
    let seat = fields.number::<u8>("seat").map(path::seat).transpose()?;
    let seat = seat.ok_or(tables::Error::NotYours)?;
    let view = look.view(Some(seat))?;
    // A row in front of the shield is nobody's secret.
    let open = fields.get("action") == Some("row") && !view.setup.rules().edition().format.holds_parts();
    let named = (look.held().len() > 1 && !open).then_some(seat);
    app.pace(look.id(), seat, &look.held())?;
    let refused =
        |opened, problem| Aspect { wanted: named, opened, problem: Some(problem), ..Aspect::default() };
    let Some(action) = action(&view, &fields) else {
        if fields.get("action") != Some("answer") {
            return Err(Problem::NotForm);
        }
        return page(&app, frame, &look, &fields, refused(opened, &Problem::NoPins)).await;
    };
    let number = fields.number("number").unwrap_or(-1);
    match app.house.act(look.id(), &sender.caller, Act { seat, number, action, key }).await {
        Ok(acted) => {
            app.metrics.actions.inc();
            // Whoever calls holds the shared device already.
            if opened.is_some() && fields.get("action") == Some("call") {
                let aspect = Aspect { opened, ..Aspect::default() };
                return page(&app, frame, &acted.look, &Fields::default(), aspect).await;
            }
            let address = next(&name, &fields, &acted.look.view(Some(seat))?, named);
            let gone_on = answer(&app, frame, &acted.look, address, inline).await?;
            Ok(if opened.is_some() { close(gone_on, &app, &name, asked) } else { gone_on })
        }
        Err(error) => {
            let problem = Problem::from(error);
            if problem.status().is_server_error() {
                return Err(problem);
            }
            if is_covered(&fields, opened.as_ref()) {
                return Ok(go_on(&format!("/t/{name}")));
            }
            // What was typed is shown in the holes.
            let mut fields = fields;
            if let Some(typed) = fields.get("typed").map(str::to_owned) {
                fields.set("draft", &typed);
            }
            // Others may have been quicker.
            let look = app.look_named(&name, &sender).await?;
            page(&app, frame, &look, &fields, refused(opened, &problem)).await
        }
    }
}

/// A page with what is filled in so far. Sent this way nothing of it stands in an address, in the history or in a log.
pub(super) async fn draft(
    State(app): State<Arc<App>>,
    path::Named(name): path::Named,
    opening: Opening,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, frame, fields, .. } = filled;
    let opened = opening.of(&fields);
    if is_covered(&fields, opened.as_ref()) {
        return Ok(go_on(&format!("/t/{name}")));
    }
    let wanted = fields.number::<u8>("seat").map(path::seat).transpose()?;
    let look = app.look_named(&name, &sender).await?;
    let aspect = Aspect { wanted, opened, ..Aspect::default() };
    page(&app, frame, &look, &fields, aspect).await
}

/// Where to go on: to the table, to a round that has just ended, or to the next row with the pegs that were held.
fn next(name: &str, fields: &Fields, view: &View, named: Option<Seat>) -> String {
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
fn action(view: &View, fields: &Fields) -> Option<String> {
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
