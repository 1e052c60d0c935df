//! Whole matches among computers. The host hands out views and takes actions; it decides nothing.

use rand::seq::SliceRandom;
use rules::setup::SetupFault;
use rules::{
    Action, Actor, Code, Deal, Match, MatchId, Mode, Player, Proposal, Salt, Sealed, Seat, Secret, Setup,
    Step, Task, Time, Viewer, secret::Withheld,
};

use super::{Computer, Maker, Mind, Seed};

/// A table of computers and the game they play. One player alone, where the game allows it, breaks the codes of a
/// maker like himself.
#[derive(Clone, Debug)]
pub struct Host<'m, 'k> {
    mind: &'m Mind<'k>,
    players: Vec<Computer>,
    /// The first maker (group: the first player); by lot if none is named.
    first: Option<Seat>,
}

impl<'m, 'k> Host<'m, 'k> {
    /// A table with these players, seat 1 first.
    pub const fn new(mind: &'m Mind<'k>, players: Vec<Computer>) -> Self {
        Self { mind, players, first: None }
    }

    /// This table with a first maker (group: first player) instead of a lot.
    #[must_use]
    pub const fn with_first(mut self, first: Seat) -> Self {
        self.first = Some(first);
        self
    }

    /// What is agreed, or everything that is wrong with it.
    pub fn setup(&self, seed: Seed) -> Result<Setup, Vec<SetupFault>> {
        let rules = self.mind.rules();
        let options: Vec<_> =
            rules.options().iter().map(|(key, value)| format!("{}={value}", key.name())).collect();
        let player = |computer: &Computer| match computer.maker {
            Maker::Fair | Maker::Cunning => Player::Computer,
            Maker::Contrary => Player::Contrary,
        };
        let mut seats: Vec<_> = self.players.iter().map(|computer| (player(computer), None)).collect();
        let mode = if let [alone] = seats.as_slice() {
            seats.push(*alone);
            Mode::Solo
        } else {
            Mode::Table
        };
        let proposal = Proposal {
            edition: rules.edition(),
            options: options.iter().map(String::as_str).collect(),
            mode,
            seats,
            length: None,
            first: self.first.filter(|_| mode == Mode::Table),
        };
        proposal.settle(&mut seed.table())
    }

    /// Plays a match to its end.
    pub fn play(&self, seed: Seed) -> Result<Match, Vec<SetupFault>> {
        self.play_for(seed, None)
    }

    /// Plays a match in which every maker sets this secret.
    pub fn play_for(&self, seed: Seed, secret: Option<Code>) -> Result<Match, Vec<SetupFault>> {
        let setup = self.setup(seed)?;
        let mut chance = seed.table();
        let mut game = Match::new(MatchId::draw(&mut chance), setup);
        while let Some(due) = game.due() {
            let (by, action) = match (due.who, due.what, secret) {
                (Actor::Table, Task::Deal, _) => {
                    (due.who, Action::Deal(Sealed::new(Deal::draw(self.mind.rules(), &mut chance))))
                }
                (_, Task::Secret, Some(code)) => {
                    let secret =
                        Secret { code, withheld: Withheld::default(), salt: Salt::draw(&mut chance) };
                    (due.who, Action::Secret(Sealed::new(secret)))
                }
                _ => self.next(&game, due.who, seed),
            };
            if let Err(refusal) = game.apply(Step { by, at: Time(0), action }) {
                panic!("{by} does what can't be done: {refusal}");
            }
        }
        Ok(game)
    }

    /// The next action: what is due, unless a player has reason to call or claim first. A draw decides who is asked
    /// first.
    fn next(&self, game: &Match, due: Actor, seed: Seed) -> (Actor, Action) {
        let mut seats: Vec<_> = game.setup().all_seats().collect();
        seats.shuffle(&mut seed.lot(game.steps()));
        let mut own = None;
        for seat in seats {
            let computer = self.players[seat.index() % self.players.len()];
            let view = game.view(Viewer::Seat(seat));
            match computer.decide(self.mind, &view, seed) {
                Some(action @ (Action::Claim | Action::Call)) => return (Actor::Seat(seat), action),
                action if due == Actor::Seat(seat) => own = action,
                _ => {}
            }
        }
        (due, own.expect("the player whose turn it is knows what to do"))
    }
}
