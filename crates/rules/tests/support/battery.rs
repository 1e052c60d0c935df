//! Everything that anybody could try, legal or not.

use rules::event::Hints;
use rules::view::Offer;
use rules::{
    Action, Actor, Answer, Code, Deal, Marker, Match, Player, Rules, Salt, Sealed, Seat, Secret, Withheld,
};

use super::player::{HiddenPart, Play};

/// The word of an action's kind.
pub(crate) fn kind(action: &Action) -> &'static str {
    match action {
        Action::Secret(_) => "secret",
        Action::Row(_) => "row",
        Action::Answer(_) => "answer",
        Action::Claim => "claim",
        Action::Uncover(_) => "uncover",
        Action::ResignRound => "resign round",
        Action::ResignMatch => "resign match",
        Action::Abort => "abort",
        Action::PlayOn => "play on",
        Action::Leave => "leave",
        Action::Return => "return",
        Action::TakeBack => "take back",
        Action::Correct { .. } => "correct",
        Action::Call => "call",
        Action::Solution(_) => "solution",
        Action::Pass => "pass",
        Action::Deal(_) => "deal",
        Action::Lapse(_) => "lapse",
        Action::Hints(_) => "hints",
        Action::Verdict(_) => "verdict",
        Action::Markers(_) => "markers",
    }
}

/// The word of the action that an offer is about.
pub(crate) fn offered(offer: &Offer) -> &'static str {
    match offer {
        Offer::Secret { .. } => "secret",
        Offer::Row { .. } => "row",
        Offer::Answer { .. } => "answer",
        Offer::Claim { .. } => "claim",
        Offer::Uncover { .. } => "uncover",
        Offer::ResignRound => "resign round",
        Offer::ResignMatch => "resign match",
        Offer::Abort => "abort",
        Offer::PlayOn => "play on",
        Offer::Leave => "leave",
        Offer::Return => "return",
        Offer::TakeBack => "take back",
        Offer::Correct { .. } => "correct",
        Offer::Call => "call",
        Offer::Solution { .. } => "solution",
        Offer::Pass => "pass",
    }
}

/// Everybody who may act, and somebody who doesn't sit there.
pub(crate) fn actors(game: &Match) -> Vec<Actor> {
    let seats = game.setup().all_seats().chain([Seat::new(game.setup().seats())]);
    seats.map(Actor::Seat).chain([Actor::Table]).collect()
}

/// One action of every kind whose content would be legal if it were its time.
pub(crate) fn every_kind(play: &mut Play) -> Vec<Action> {
    let rules = play.rules();
    let mut code = |space: &rules::space::CodeSpace| {
        use rand::RngExt;
        space.code(play.chance.random_range(0..space.count())).expect("a code")
    };
    let (row, secret) = (code(rules.guesses()), code(rules.secrets()));
    let sealed = Sealed::new(Secret { code: secret, withheld: Withheld::default(), salt: play.any_salt() });
    let deal = match rules.boards().total() {
        0 => Deal { boards: Vec::new() },
        _ => Deal::draw(&rules, &mut play.chance),
    };
    let markers = deal.boards.iter().map(|(marker, _)| *marker).collect();
    vec![
        Action::Secret(sealed.clone()),
        Action::Row(row),
        Action::Answer(Answer::default()),
        Action::Claim,
        Action::Uncover(secret),
        Action::ResignRound,
        Action::ResignMatch,
        Action::Abort,
        Action::PlayOn,
        Action::Leave,
        Action::Return,
        Action::TakeBack,
        Action::Correct { row: 1, code: row, answer: Answer::default() },
        Action::Call,
        Action::Solution(secret),
        Action::Pass,
        Action::Deal(Sealed::new(deal)),
        Action::Lapse(None),
        Action::Lapse(Some(sealed)),
        Action::Hints(Hints::ByPlayer(Vec::new())),
        Action::Verdict(false),
        Action::Markers(markers),
    ]
}

/// Actions that are always wrong, for every player and at any time.
pub(crate) fn never_legal(rules: &Rules) -> Vec<Action> {
    let salt = Salt([7; 16]);
    let holes = usize::from(rules.holes());
    let codes = [
        Code::new(&[]),
        Code::new(&vec![0; (holes + 1).min(8)][..if holes == 8 { 7 } else { holes + 1 }]),
        Code::new(&vec![rules.palette().size(); holes]),
        Code::new(&vec![255; holes]),
    ];
    let mut actions = Vec::new();
    for code in codes {
        let secret = Secret { code, withheld: Withheld::default(), salt };
        actions.extend([
            Action::Row(code),
            Action::Correct { row: 1, code, answer: Answer::default() },
            Action::Uncover(code),
            Action::Solution(code),
            Action::Secret(Sealed::new(secret)),
            Action::Lapse(Some(Sealed::new(secret))),
        ]);
    }
    let code = rules.secrets().code(0).expect("there is a first secret");
    // Too many of one colour, of a colour that there isn't, or pegs that nobody counts.
    let withheld = [
        Withheld([3, 0, 0, 0, 0, 0, 0, 0]),
        Withheld([0, 0, 0, 0, 0, 0, 0, 255]),
        Withheld([0, 0, 0, 0, 0, 0, 0, 1]),
    ];
    for withheld in withheld {
        actions.push(Action::Secret(Sealed::new(Secret { code, withheld, salt })));
    }
    let pins = [(rules.holes() + 1, 0, 0), (rules.holes(), 1, 0), (255, 255, 255), (0, 0, rules.holes() + 1)];
    actions.extend(pins.map(|(black, white, blue)| Action::Answer(Answer { black, white, blue })));
    let marker = |number| Marker { number, colour: 0 };
    let bags = [vec![], vec![marker(1), marker(1), marker(2), marker(3)], vec![marker(0); 9]];
    for markers in bags {
        let boards = markers.iter().map(|marker| (*marker, salt)).collect();
        actions.extend([Action::Markers(markers), Action::Deal(Sealed::new(Deal { boards }))]);
    }
    let nobody = Hints::ByPlayer(vec![(Seat::new(7), Vec::new())]);
    let too_many = Hints::Totals { black: 200, white: 100 };
    actions.extend([nobody, too_many].map(Action::Hints));
    actions
}

/// Every action that is offered to an actor now, with legal content; for the table what is due.
pub(crate) fn legal(play: &mut Play, by: Actor) -> Vec<(Option<Offer>, Action, HiddenPart)> {
    match by {
        Actor::Seat(seat) => {
            let offers = play.game.view(rules::Viewer::Seat(seat)).offers;
            let with = |offer| {
                let (action, hidden) = play.content(offer);
                (Some(offer), action, hidden)
            };
            offers.into_iter().map(with).collect()
        }
        Actor::Table => {
            let due = play.game.due().filter(|due| due.who == Actor::Table);
            let content = due.and_then(|due| play.table_content(due.what));
            // It takes out a player who is due and stays away, as they could leave themselves.
            let seat = play.game.due().and_then(|due| match due.who {
                Actor::Seat(seat) => {
                    Some(seat).filter(|seat| play.game.player(*seat) == Some(Player::Person))
                }
                Actor::Table => None,
            });
            let offers = seat.map_or(Vec::new(), |seat| play.game.view(rules::Viewer::Seat(seat)).offers);
            let goes = offers.into_iter().filter(|offer| matches!(offer, Offer::Leave | Offer::ResignMatch));
            let goes: Vec<_> = goes.map(|offer| play.content(offer)).collect();
            content.into_iter().chain(goes).map(|(action, hidden)| (None, action, hidden)).collect()
        }
    }
}
