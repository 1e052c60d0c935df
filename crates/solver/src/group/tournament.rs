//! Games between players of different levels, played as real matches through the views of their seats.

use std::sync::Arc;

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use rules::{
    Action, Actor, Deal, Edition, Match, MatchId, Mode, Outcome, Player, Proposal, Sealed, Seat, Setup, Step,
    Time, Viewer,
};

use super::kernel::MarkerKernel;
use super::player::{GroupLevel, GroupPlayer};
use crate::kernel::Backend;

/// A table at which levels play each other.
#[derive(Clone, Debug)]
pub struct GroupTable {
    edition: &'static Edition,
    options: Vec<String>,
    levels: Vec<GroupLevel>,
    kernel: Arc<MarkerKernel>,
}

/// How one game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupGame {
    /// Which of the table's levels won, by its place in their list; none if nobody did.
    pub winner: Option<usize>,
    /// The rows placed.
    pub rows: usize,
    /// The places of those who called wrongly.
    pub wrong: Vec<usize>,
}

/// How many games each of the table's levels won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupTally {
    /// Games played.
    pub games: u64,
    /// Games won, by the place in the table's list of levels.
    pub wins: Vec<u64>,
    /// Wrong calls, likewise.
    pub wrong: Vec<u64>,
    /// Rows placed in all games.
    pub rows: u64,
}

impl GroupTally {
    /// The games that anyone won.
    pub fn decided(&self) -> u64 {
        self.wins.iter().sum()
    }

    /// The share of a place in the games that anyone won.
    pub fn share(&self, place: usize) -> f64 {
        self.wins[place] as f64 / self.decided().max(1) as f64
    }
}

impl GroupTable {
    /// A table of an edition with its options as `key=value`, and a level for every seat. What is wrong with it comes
    /// back as a sentence.
    pub fn new(edition: &'static Edition, options: &[&str], levels: Vec<GroupLevel>) -> Result<Self, String> {
        let setup = propose(edition, options, levels.len(), Seat::new(0))?;
        let kernel = MarkerKernel::new(setup.rules(), Backend::best())
            .ok_or_else(|| format!("{} is not played by a group", edition.id))?;
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        Ok(Self { edition, options, levels, kernel: Arc::new(kernel) })
    }

    /// Plays so many games. From game to game everybody moves on by a seat; after each has sat everywhere the
    /// first player moves on.
    pub fn play(&self, games: u64, seed: u64) -> GroupTally {
        let none = vec![0; self.levels.len()];
        let mut tally = GroupTally { games: 0, wins: none.clone(), wrong: none, rows: 0 };
        for number in 0..games {
            let game = self.game(number, seed);
            tally.games += 1;
            tally.rows += game.rows as u64;
            if let Some(winner) = game.winner {
                tally.wins[winner] += 1;
            }
            for place in game.wrong {
                tally.wrong[place] += 1;
            }
        }
        tally
    }

    /// Plays the game of a number. Nobody's seat gives him an advantage in calling: whenever something has happened
    /// the lot decides in which order the players are asked whether they call.
    pub fn game(&self, number: u64, seed: u64) -> GroupGame {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(number);
        let seats = self.levels.len();
        let first = Seat::new((number as usize / seats) % seats);
        let options: Vec<_> = self.options.iter().map(String::as_str).collect();
        let setup = propose(self.edition, &options, seats, first).expect("the table was set up before");
        // The level in place p sits at the seat p + number.
        let place_of = |seat: Seat| (seat.index() + seats - number as usize % seats) % seats;
        let players: Vec<_> = setup
            .all_seats()
            .map(|seat| {
                GroupPlayer::with(Arc::clone(&self.kernel), self.levels[place_of(seat)], chance.next_u64())
            })
            .collect();
        let rules = setup.rules().clone();
        let mut game = Match::new(MatchId::draw(&mut chance), setup);
        let deal = Deal::draw(&rules, &mut chance);
        apply(&mut game, Actor::Table, Action::Deal(Sealed::new(deal)));
        let mut played = GroupGame { winner: None, rows: 0, wrong: Vec::new() };
        while let Some(due) = game.due() {
            assert_ne!(due.who, Actor::Table, "the table only deals");
            let mut order: Vec<_> = game.setup().all_seats().collect();
            order.shuffle(&mut chance);
            // A call counts at once; what else the one who is due decides, once nobody has called.
            let mut decision = None;
            for seat in order {
                match decide(&players, &game, seat) {
                    Some(Action::Call) => {
                        decision = Some((seat, Action::Call));
                        break;
                    }
                    Some(action) => decision = Some((seat, action)),
                    None => {}
                }
            }
            let (by, action) = decision.expect("who is due decides something");
            played.rows += usize::from(matches!(action, Action::Row(_)));
            let solution = matches!(action, Action::Solution(_));
            apply(&mut game, Actor::Seat(by), action);
            if solution && !matches!(game.outcome(), Some(Outcome::Won { .. })) {
                played.wrong.push(place_of(by));
            }
        }
        if let Some(Outcome::Won { seats, .. }) = game.outcome() {
            played.winner = seats.first().map(|seat| place_of(*seat));
        }
        played
    }
}

fn propose(edition: &'static Edition, options: &[&str], seats: usize, first: Seat) -> Result<Setup, String> {
    let proposal = Proposal {
        edition,
        options: options.to_vec(),
        mode: Mode::Table,
        seats: vec![(Player::Computer, None); seats],
        length: None,
        first: Some(first),
    };
    // The first seat is named, so that there is no lot to draw.
    let settled = proposal.settle(&mut ChaCha8Rng::seed_from_u64(0));
    settled.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

fn decide(players: &[GroupPlayer], game: &Match, seat: Seat) -> Option<Action> {
    players[seat.index()].decide(&game.view(Viewer::Seat(seat)))
}

fn apply(game: &mut Match, by: Actor, action: Action) {
    if let Err(refusal) = game.apply(Step { by, at: Time(0), action }) {
        panic!("a player did what the rules refuse: {refusal}");
    }
}
