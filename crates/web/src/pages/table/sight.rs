//! What there is to see at a table for whoever asks: the table, the match as they may see it, and what happened.

use pages::{Opened, Sight, ToldStep, plays};
use rules::{Actor, Mode, Seat, Task, View, Viewer};
use tables::TableLook;
use words::Words;

use crate::app::App;
use crate::problem::Problem;

/// Steps that are told at most.
const STEPS: usize = 40;

/// What is found at a table: from a seat that is named; where several share a device, from the one that is open.
pub(super) fn sight(
    app: &App,
    look: &TableLook,
    (wanted, opened): (Option<Seat>, Option<Opened>),
    words: Words,
) -> Result<Sight, Problem> {
    let (card, held) = (look.card(), look.held());
    let several = held.len() > 1 && card.mode != Mode::Referee.name();
    let opened = opened.filter(|opened| several && held.contains(&opened.seat));
    let wanted = if several { opened.as_ref().map(|opened| opened.seat) } else { wanted };
    let state = look.outline(wanted)?;
    let seats = (0..card.seats.len()).map(Seat::new);
    let present = seats.filter(|seat| app.house.is_here(&card.id, *seat)).collect();
    let named = wanted.is_some() && held.len() > 1;
    let begun = state.match_id.is_some();
    // Whoever looks for a free seat sees the table, not the game of those who sit there.
    let shown = begun && (state.viewer.is_some() || card.spectators);
    let mut sight = Sight {
        card,
        state,
        sign: look.sign(),
        held,
        opened,
        view: None,
        hand_over: None,
        private: false,
        named,
        others: Vec::new(),
        present,
        story: Vec::new(),
    };
    if !shown {
        return Ok(sight);
    }
    let view = if several && wanted.is_none() {
        let shared = look.shared_view()?;
        match own_due(&shared, &sight.held) {
            // A row holds nothing that the others must not see.
            Some((seat, true)) => look.view(Some(seat))?,
            due => {
                sight.hand_over = due.map(|(seat, _)| seat);
                shared
            }
        }
    } else {
        sight.private = several;
        look.view(wanted)?
    };
    let story = look.story(view.viewer, STEPS)?;
    let teller = words.at(&story.setup, sight.addressed(story.viewer));
    for entry in story.steps.iter().rev() {
        let text = teller.entry(entry).join(" ");
        if !text.is_empty() {
            sight.story.push(ToldStep { number: entry.number, text });
        }
    }
    // What one of them sees alone is covered before somebody else does something.
    let others = sight.held.iter().filter(|_| sight.held.len() > 1 && !sight.private);
    for seat in others.copied().filter(|seat| view.viewer != Viewer::Seat(*seat)).collect::<Vec<_>>() {
        sight.others.push((seat, look.view(Some(seat))?.offers));
    }
    sight.view = Some(view);
    Ok(sight)
}

/// Who of those at this device is due, if anybody is, and whether it is a row in front of the shield.
fn own_due(view: &View, held: &[Seat]) -> Option<(Seat, bool)> {
    let due = view.due?;
    let Actor::Seat(seat) = due.who else { return None };
    let open = due.what == Task::Row && !view.setup.rules().edition().format.holds_parts();
    (held.contains(&seat) && plays(view, seat)).then_some((seat, open))
}
