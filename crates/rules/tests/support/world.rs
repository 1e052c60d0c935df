//! A second world that one viewer can't tell from the first: everything that he can't know is different in it.
//!
//! What he knows is decided here by the naive answer functions and by the rules of play, never by comparing
//! what the engine says in the two worlds: that is what is being tested.

use rand::RngExt;
use rand::seq::SliceRandom;
use rules::answer::hint;
use rules::edition::Signal;
use rules::rules::HintsShown;
use rules::secret::{MARKERS_PER_COLOUR, MAX_WITHHELD};
use rules::view::Board;
use rules::{
    Action, Actor, Code, Deal, Hint, Marker, Match, Rules, Sealed, Seat, Secret, Step, Task, Viewer, Withheld,
};

use super::player::{HiddenPart, Move, Play, held, solution};

/// How many secrets or deals are tried before a world is given up.
const TRIES: usize = 3000;

/// The other world, at the same step.
pub(crate) struct World {
    pub(crate) game: Match,
    /// Which step differs.
    pub(crate) place: usize,
    /// What it hides there.
    pub(crate) hidden: HiddenPart,
}

/// What lies hidden from this viewer now, and the step that hid it.
pub(crate) fn hidden_from(play: &Play, viewer: Viewer) -> Option<usize> {
    let hides = |played: &Move| !matches!(played.hidden, HiddenPart::Nothing);
    match play.game.view(Viewer::Spectator).board {
        Board::Watcher(board) if board.fixed && board.commitment.is_some() => {
            let maker = viewer == Viewer::Seat(board.maker);
            if maker { None } else { play.moves.iter().rposition(hides) }
        }
        Board::GroupWatcher(board) if board.uncovered.is_none() => play.moves.iter().rposition(hides),
        _ => None,
    }
}

/// Another world for this viewer, if one is found.
pub(crate) fn another(play: &mut Play, viewer: Viewer) -> Option<World> {
    let place = hidden_from(play, viewer)?;
    let hidden = match play.moves[place].hidden.clone() {
        HiddenPart::Secret(secret) => HiddenPart::Secret(another_secret(play, place, viewer, secret)?),
        HiddenPart::Deal(deal) => HiddenPart::Deal(another_deal(play, place, viewer, &deal)?),
        HiddenPart::Nothing => return None,
    };
    let mut game = play.fresh.clone();
    for (number, played) in play.moves.iter().enumerate() {
        let mut step = played.step.clone();
        if number == place {
            step.action = with_hidden(&step.action, &hidden);
        }
        game.apply(step).expect("what this viewer can't know decides nothing");
    }
    Some(World { game, place, hidden })
}

fn with_hidden(action: &Action, hidden: &HiddenPart) -> Action {
    match (action, hidden) {
        (Action::Secret(_), HiddenPart::Secret(secret)) => Action::Secret(Sealed::new(*secret)),
        (Action::Lapse(Some(_)), HiddenPart::Secret(secret)) => Action::Lapse(Some(Sealed::new(*secret))),
        (Action::Deal(_), HiddenPart::Deal(deal)) => Action::Deal(Sealed::new(deal.clone())),
        (action, _) => panic!("{action:?} hides nothing"),
    }
}

/// The rows since the secret was set whose right answers everybody knows.
fn rows_known(rules: &Rules, moves: &[Move]) -> Vec<Code> {
    let mut known: Vec<(Code, bool)> = Vec::new();
    let mut waiting = false;
    for played in moves {
        match &played.step.action {
            Action::Row(code) => {
                waiting = rules.hand_set();
                known.push((*code, !waiting));
            }
            // What the maker's hand did says nothing about what is right, unless it was checked at once.
            Action::Answer(_) => {
                waiting = false;
                if let Some(last) = known.last_mut() {
                    last.1 = rules.signal() == Signal::AtOnce;
                }
            }
            // Given by the engine in the maker's place: right.
            Action::Lapse(_) if waiting => {
                waiting = false;
                if let Some(last) = known.last_mut() {
                    last.1 = true;
                }
            }
            // The round went on, so the claim was false.
            Action::Claim => known.iter_mut().for_each(|row| row.1 = true),
            _ => {}
        }
    }
    known.into_iter().filter(|(_, known)| *known).map(|(code, _)| code).collect()
}

fn another_secret(play: &mut Play, place: usize, viewer: Viewer, secret: Secret) -> Option<Secret> {
    let rules = play.rules();
    let known = rows_known(&rules, &play.moves[place + 1..]);
    let salt = play.any_salt();
    let space = rules.secrets();
    for attempt in 0..TRIES {
        // Codes near the secret share more answers with it than others do.
        let code = match attempt % 2 {
            0 => space.code(play.chance.random_range(0..space.count())).expect("a code"),
            _ => near(play, &rules, secret.code),
        };
        if code == secret.code || !space.contains(code) {
            continue;
        }
        let Some(withheld) = withheld_for(play, &rules, viewer, &secret, code) else { continue };
        if known.iter().all(|row| rules.answer(code, *row) == rules.answer(secret.code, *row)) {
            return Some(Secret { code, withheld, salt });
        }
    }
    None
}

/// A code with some holes changed or swapped.
fn near(play: &mut Play, rules: &Rules, code: Code) -> Code {
    let mut symbols = code.symbols().to_vec();
    for _ in 0..play.chance.random_range(1..=2) {
        let (a, b) = (play.chance.random_range(0..symbols.len()), play.chance.random_range(0..symbols.len()));
        if play.chance.random() {
            symbols.swap(a, b);
        } else {
            symbols[a] = play.chance.random_range(0..rules.palette().size());
        }
    }
    Code::new(&symbols)
}

/// What must be withheld with this code: a breaker sees the stock, so with the secret it comes to the same.
fn withheld_for(
    play: &mut Play,
    rules: &Rules,
    viewer: Viewer,
    secret: &Secret,
    code: Code,
) -> Option<Withheld> {
    if !rules.counts_pegs() {
        return Some(Withheld::default());
    }
    if viewer == Viewer::Spectator {
        return Some(play.any_withheld(rules));
    }
    let mut withheld = Withheld::default();
    for colour in 0..rules.palette().symbols.len() as u8 {
        let gone = secret.code.count(colour) + secret.withheld.0[usize::from(colour)];
        let pegs = gone.checked_sub(code.count(colour)).filter(|pegs| *pegs <= MAX_WITHHELD)?;
        withheld.0[usize::from(colour)] = pegs;
    }
    Some(withheld)
}

/// The hints to a row as the table shows them.
fn hints_shown(rules: &Rules, deal: &Deal, seats: usize, by: Seat, row: Code) -> Vec<Vec<Hint>> {
    let others = (1..seats).map(|places| by.left(places, seats));
    let hints = others.map(|seat| held(rules, deal, seat).map(|marker| hint(marker, row)).collect());
    let mut hints: Vec<Vec<Hint>> = hints.collect();
    match rules.hints_shown() {
        HintsShown::Board => {}
        HintsShown::Player => hints.iter_mut().for_each(|hints| hints.sort_unstable()),
        HintsShown::Totals => {
            let mut all = hints.concat();
            all.sort_unstable();
            hints = vec![all];
        }
    }
    hints
}

fn another_deal(play: &mut Play, place: usize, viewer: Viewer, deal: &Deal) -> Option<Deal> {
    let rules = play.rules();
    let own: Vec<Marker> = match viewer {
        Viewer::Seat(seat) => held(&rules, deal, seat).collect(),
        Viewer::Spectator => Vec::new(),
    };
    let moves = play.moves[place + 1..].to_vec();
    for _ in 0..TRIES {
        let other = redeal(play, &rules, deal, &own);
        let differs = deal.boards.iter().zip(&other.boards).any(|(a, b)| a.0 != b.0);
        if differs && moves.iter().all(|played| same_in_group(&rules, play, deal, &other, &played.step)) {
            return Some(other);
        }
    }
    None
}

/// Everybody's markers drawn anew from the bag, but for one's own.
fn redeal(play: &mut Play, rules: &Rules, deal: &Deal, own: &[Marker]) -> Deal {
    let mut numbers: Vec<u8> = (1..=rules.holes()).collect();
    numbers.retain(|number| own.iter().all(|marker| marker.number != *number));
    let colours = 0..rules.palette().symbols.len() as u8;
    let mut colours: Vec<u8> = colours
        .flat_map(|colour| {
            let gone = own.iter().filter(|marker| marker.colour == colour).count();
            vec![colour; usize::from(MARKERS_PER_COLOUR) - gone]
        })
        .collect();
    numbers.shuffle(&mut play.chance);
    colours.shuffle(&mut play.chance);
    let mut draw = || numbers.pop().zip(colours.pop()).map(|(number, colour)| Marker { number, colour });
    let markers: Vec<_> = deal
        .boards
        .iter()
        .map(|(marker, _)| if own.contains(marker) { Some(*marker) } else { draw() })
        .collect();
    let boards = markers.into_iter().map(|marker| (marker.expect("the bag holds enough"), play.any_salt()));
    Deal { boards: boards.collect() }
}

/// Whether a step of a group leads to the same under both deals, as far as the rules of play go.
fn same_in_group(rules: &Rules, play: &Play, deal: &Deal, other: &Deal, step: &Step) -> bool {
    let seats = play.game.setup().seats();
    match (&step.action, step.by) {
        (Action::Row(row), Actor::Seat(by)) => {
            let shown = |deal| hints_shown(rules, deal, seats, by, *row);
            shown(deal) == shown(other)
        }
        (Action::Solution(code), _) => {
            // A right call ends the game and shows everything.
            *code != solution(rules, deal) && *code != solution(rules, other)
        }
        _ => true,
    }
}

/// Whether the next step truly leads to the same in both worlds, as far as this can be known without the engine.
pub(crate) fn same_result(play: &Play, world: &World, next: &Move) -> bool {
    let rules = play.rules();
    let rows: Vec<Code> = super::player::open_rows(&play.game).iter().filter_map(|row| row.code).collect();
    match (&play.moves[world.place].hidden, &world.hidden) {
        (HiddenPart::Deal(deal), HiddenPart::Deal(other)) => {
            same_in_group(&rules, play, deal, other, &next.step)
        }
        (HiddenPart::Secret(secret), HiddenPart::Secret(other)) => {
            let right = |row: Code| rules.answer(secret.code, row);
            let same = |row: &Code| right(*row) == rules.answer(other.code, *row);
            let answer_due = play.game.due().is_some_and(|due| due.what == Task::Answer);
            let last = rows.last().copied();
            match &next.step.action {
                Action::Row(row) => rules.hand_set() || same(row),
                Action::Answer(answer) => {
                    let checked = rules.signal() == Signal::AtOnce;
                    !checked || last.is_some_and(|row| same(&row) && right(row) == *answer)
                }
                Action::Lapse(_) => !answer_due || last.as_ref().is_some_and(same),
                // Only if it is false in both worlds does the round go on in both.
                Action::Claim => play
                    .answered()
                    .iter()
                    .all(|(row, answer)| right(*row) == *answer && rules.answer(other.code, *row) == *answer),
                _ => true,
            }
        }
        _ => false,
    }
}
