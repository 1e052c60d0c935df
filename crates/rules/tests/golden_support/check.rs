//! What must hold at every moment of every match, whatever is played.

use rules::notation::{RecordKind, read_all, write};
use rules::view::Offer;
use rules::{Action, Actor, Keeper, Match, Player, Refusal, Seat, Step, Viewer};

/// Everybody who can look.
fn viewers(game: &Match) -> impl Iterator<Item = Viewer> + use<> {
    game.setup().all_seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Everything that can be known of a match.
pub(crate) fn state(game: &Match) -> String {
    let views: Vec<_> = viewers(game).map(|viewer| format!("{:?}", game.view(viewer))).collect();
    views.join("\n") + &write(game, &Keeper::appointed())
}

/// A match written and read back is the same match, and its record has no faults.
pub(crate) fn record(game: &Match) -> Result<(), String> {
    let written = write(game, &Keeper::appointed());
    let (reading, faults) = read_all(&written);
    if !faults.is_empty() {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        return Err(format!("the record does not verify:\n{}\n{written}", faults.join("\n")));
    }
    let reading = reading.ok_or("the record can't be read")?;
    let kind = if game.outcome().is_some() { RecordKind::Finished } else { RecordKind::Running };
    if reading.kind != kind || !reading.notices.is_empty() {
        return Err(format!("the record reads as {:?} with {:?}", reading.kind, reading.notices));
    }
    if state(&reading.game) != state(game) {
        return Err("the match read back is another one".to_owned());
    }
    Ok(())
}

/// An action that needs no more words, and how it is offered.
type Plain = (Action, fn(&Offer) -> bool);

/// The actions that need no more words.
const PLAIN: [Plain; 10] = [
    (Action::Claim, |offer| matches!(offer, Offer::Claim { .. })),
    (Action::ResignRound, |offer| *offer == Offer::ResignRound),
    (Action::ResignMatch, |offer| *offer == Offer::ResignMatch),
    (Action::Abort, |offer| *offer == Offer::Abort),
    (Action::PlayOn, |offer| *offer == Offer::PlayOn),
    (Action::Leave, |offer| *offer == Offer::Leave),
    (Action::Return, |offer| *offer == Offer::Return),
    (Action::TakeBack, |offer| *offer == Offer::TakeBack),
    (Action::Call, |offer| *offer == Offer::Call),
    (Action::Pass, |offer| *offer == Offer::Pass),
];

/// What is offered is possible and what is not offered is refused, for everybody; nobody does what is the
/// table's, and the table nothing that is a player's, except that it takes out a player who is due and stays away.
pub(crate) fn offers(game: &Match) -> Result<(), String> {
    for seat in game.setup().all_seats() {
        let offers = game.view(Viewer::Seat(seat)).offers;
        for (action, is_offered) in PLAIN {
            let offered = offers.iter().any(is_offered);
            match (offered, tried(game, Actor::Seat(seat), &action)) {
                (true, Err(Refusal::TimeIsUp) | Ok(())) | (false, Err(_)) => {}
                (true, Err(refusal)) => {
                    return Err(format!("{seat} is offered {action:?}, but: {refusal}"));
                }
                (false, Ok(())) => return Err(format!("{seat} can {action:?}, but it is not offered")),
            }
        }
        for action in [Action::Lapse(None), Action::Verdict(true), Action::Markers(Vec::new())] {
            let refused = tried(game, Actor::Seat(seat), &action).err().map(|refusal| refusal.code());
            if !matches!(refused, Some("table-only" | "match-over" | "call-open" | "not-now")) {
                return Err(format!("{action:?} by {seat}: {refused:?}"));
            }
        }
    }
    for (action, is_offered) in PLAIN {
        let tried = tried(game, Actor::Table, &action);
        if let (Action::Leave | Action::ResignMatch, Some(Actor::Seat(seat))) =
            (&action, game.due().map(|due| due.who))
        {
            let person = game.player(seat) == Some(Player::Person);
            let goes = person && game.view(Viewer::Seat(seat)).offers.iter().any(is_offered);
            if tried.is_ok() != goes {
                return Err(format!("{action:?} by the table for {seat}, who stays away: {tried:?}"));
            }
            continue;
        }
        let refused = tried.err().map(|refusal| refusal.code());
        if !matches!(refused, Some("players-only" | "match-over")) {
            return Err(format!("{action:?} by the table: {refused:?}"));
        }
    }
    let nobody = Actor::Seat(Seat::new(game.setup().seats()));
    match tried(game, nobody, &Action::Leave) {
        Err(Refusal::NoSuchSeat | Refusal::MatchOver) => Ok(()),
        other => Err(format!("nobody leaves: {other:?}")),
    }
}

/// Does something to a copy of the match.
fn tried(game: &Match, by: Actor, action: &Action) -> Result<(), Refusal> {
    let mut copy = game.clone();
    copy.apply(Step { by, at: game.now(), action: action.clone() }).map(|_| ())
}
