//! What the people at one device see of a match, wherever it is kept: as whom they look, and what stays covered while
//! several share the device.

use rules::matches::RoundEnd;
use rules::{Action, Actor, Event, Match, Mode, Player, Seat, Setup, View, Viewer};
use words::Words;

use crate::sight::{Cover, Place, Sight, Told};

/// Steps that are told at most.
const STEPS: usize = 40;

/// The people at one device.
#[derive(Clone, Copy, Debug)]
pub struct Device<'a> {
    /// Their seats.
    pub held: &'a [Seat],
    /// Whether several share it, so that what one of them sees is hidden from the others.
    pub shared: bool,
    /// As whom they look.
    pub viewer: Viewer,
    /// Whether they said so; otherwise it is whose turn it is.
    pub named: bool,
}

/// Whether a person still plays a seat. Once a match is over, everybody has played to the end.
pub fn still_plays(game: &Match, seat: Seat) -> bool {
    game.outcome().is_some() || game.player(seat) == Some(Player::Person)
}

/// As whom the holder of a seat sees the match: from beside it, once they have left. What the computer hides on their
/// seat since is none of their business.
pub fn seen_as(game: &Match, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if !still_plays(game, seat) => Viewer::Spectator,
        _ => viewer,
    }
}

/// Which of the seats at a device looks when none is named: the one whose turn it is, else the first that a person plays.
pub fn looking(game: Option<&Match>, held: &[Seat]) -> Option<Seat> {
    let due = game.and_then(Match::due).map(|due| due.who);
    let due = held.iter().find(|seat| due == Some(Actor::Seat(**seat)));
    let plays = |seat: &&Seat| game.is_none_or(|game| still_plays(game, **seat));
    due.filter(plays).or(held.iter().find(plays)).or(held.first()).copied()
}

/// Whether a round has ended, and there is something to look back at.
pub fn has_ended(game: &Match, round: u32) -> bool {
    let before = round.saturating_sub(1) as usize;
    let ended =
        (before < game.ended()).then(|| game.view_after(Viewer::Spectator, before).past.first().cloned());
    ended.flatten().is_some_and(|round| round.end != RoundEnd::Abandoned)
}

/// Who does something that is done for a seat: at a real board, what people enter of it is the table's.
pub fn actor(mode: Mode, action: &Action, seat: Seat) -> Actor {
    let entered = matches!(action, Action::Hints(_) | Action::Verdict(_) | Action::Markers(_));
    if entered && mode == Mode::Referee { Actor::Table } else { Actor::Seat(seat) }
}

/// Whether an action that was decided after so many steps holds whatever has happened since. A row, a secret, an answer
/// doesn't: it was decided on what lay there. Giving up a round never means the next one.
pub fn still_holds(game: &Match, decided: usize, action: &Action) -> bool {
    let holds = matches!(
        action,
        Action::Call
            | Action::Claim
            | Action::ResignRound
            | Action::ResignMatch
            | Action::Abort
            | Action::PlayOn
            | Action::Leave
            | Action::Return
    );
    let next = |event: &Event| matches!(event, Event::NextRound { .. });
    let moved_on = || game.seen(Viewer::Spectator, decided).any(|entry| entry.events.iter().any(next));
    holds && (!matches!(action, Action::ResignRound | Action::Claim) || !moved_on())
}

/// What the people at a device see: from the seat that is named, or from the one whose turn it is. Where several share
/// the device, what one of them alone may see stays covered until they are named. `setup` has the names they go by.
pub fn sight(words: Words, game: &Match, setup: &Setup, device: &Device<'_>) -> Sight {
    let Device { held, shared, viewer, named } = *device;
    let view = |viewer| renamed(game.view(seen_as(game, viewer)), setup);
    let (present, cover) = match viewer {
        Viewer::Seat(seat) if shared && !named => match game.due() {
            Some(due) if due.who == Actor::Seat(seat) && still_plays(game, seat) => {
                let covered = Cover::is_needed(&view(viewer), due.what);
                let cover = Cover { seat, stays: false, hides: true, after: false };
                if covered { (None, Some(cover)) } else { (Some(seat), None) }
            }
            _ => (None, None),
        },
        Viewer::Seat(seat) => (Some(seat), None),
        Viewer::Spectator => (None, None),
    };
    // Where several sit, “you” could be any of them.
    let told = if held.len() > 1 { Viewer::Spectator } else { seen_as(game, viewer) };
    let mut sight = Sight::of(Place { held, told, present }, view).covered(cover);
    sight.private = shared && named;
    sight.story = story(words, game, setup, &sight);
    sight
}

/// A view with the names that players go by now.
fn renamed(mut view: View, setup: &Setup) -> View {
    let changed = |(one, other): (&rules::seat::Chair, &rules::seat::Chair)| one.name != other.name;
    if !view.setup.chairs().iter().zip(setup.chairs()).any(changed) {
        return view;
    }
    for (seat, chair) in view.seats.iter_mut().zip(setup.chairs()) {
        seat.name.clone_from(&chair.name);
    }
    View { setup: setup.clone(), ..view }
}

/// The last steps, told to those at a device.
fn story(words: Words, game: &Match, setup: &Setup, sight: &Sight) -> Vec<Told> {
    let teller = words.at(setup, sight.told);
    let since = game.steps().saturating_sub(STEPS);
    let steps = game.seen(sight.view.viewer, since);
    steps.flat_map(|entry| Told::of(&entry, teller.entry(&entry))).collect()
}
