//! Players of a group, from the view of their seat.

use std::sync::Arc;

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::view::{Board, Offer, View};
use rules::{Action, Actor, Code, Due, Rules, Seat, Task, Viewer};

use super::call::{Moment, is_hopeless, should_call};
use super::choice::best_rows;
use super::facts::Dealt;
use super::kernel::MarkerKernel;
use super::mind::Mind;
use crate::advice::{Limits, Meter};
use crate::kernel::Backend;

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupLevel {
    /// Asks for any secret that fits what it sees and holds, and calls when only one is left. In the final calls it
    /// gives one that fits.
    Random,
    /// Places the row that teaches it most, weighs deals exactly, and calls when it is three quarters sure. It
    /// doesn't think of the others.
    Steady,
    /// Weighs what rows tell of those who placed them, teaches itself more than its rivals, misleads them about its
    /// own marker, and calls when that beats waiting.
    Top,
}

impl GroupLevel {
    /// All levels, the best last.
    pub const ALL: [Self; 3] = [Self::Random, Self::Steady, Self::Top];

    /// The word it is written with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Steady => "steady",
            Self::Top => "top",
        }
    }

    /// The level of that word.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// How sure a steady player is when he calls, in hundredths.
const STEADY_CALLS: u64 = 75;

/// A computer player of a group. It keeps nothing between decisions: the same view and seed give the same decision,
/// whatever the processor.
#[derive(Clone, Debug)]
pub struct GroupPlayer {
    kernel: Arc<MarkerKernel>,
    level: GroupLevel,
    seed: u64,
}

impl GroupPlayer {
    /// A player for these rules; none if they are not a group's.
    pub fn new(rules: &Rules, level: GroupLevel, seed: u64) -> Option<Self> {
        let kernel = MarkerKernel::new(rules, Backend::best())?;
        Some(Self::with(Arc::new(kernel), level, seed))
    }

    /// A player with a kernel that several may share.
    pub const fn with(kernel: Arc<MarkerKernel>, level: GroupLevel, seed: u64) -> Self {
        Self { kernel, level, seed }
    }

    /// Its level.
    pub const fn level(&self) -> GroupLevel {
        self.level
    }

    /// What the player does now: calls, gives the secret, places a row or passes; none if it waits for others. It
    /// may be asked whenever something has happened, since calls are made out of turn, too.
    pub fn decide(&self, view: &View) -> Option<Action> {
        let (seat, mind) = self.mind(view)?;
        let mut chance = self.chance(view, seat);
        if view.offers.iter().any(|offer| matches!(offer, Offer::Solution { .. })) {
            return Some(Action::Solution(self.solution(view, &mind, &mut chance)));
        }
        let due = view.due.filter(|due| due.who == Actor::Seat(seat)).map(|due| due.what);
        let decision = self.consider(view, &mind, &mut chance);
        match (decision, due) {
            (Decision::Call, _) => Some(Action::Call),
            (Decision::Row(row), _) => Some(Action::Row(row)),
            (Decision::Wait, Some(Task::FinalCall)) => Some(Action::Pass),
            (Decision::Wait, _) => None,
        }
    }

    /// Whether the player calls now, its turn or not.
    pub fn calls(&self, view: &View) -> bool {
        matches!(self.decide(view), Some(Action::Call))
    }

    fn mind(&self, view: &View) -> Option<(Seat, Mind)> {
        let (Board::Holder(holder), Viewer::Seat(seat)) = (&view.board, view.viewer) else { return None };
        let reads = self.level == GroupLevel::Top;
        Some((seat, Mind::new(view.setup.rules(), seat, holder, reads)?))
    }

    /// A source of chance of its own for every moment.
    fn chance(&self, view: &View, seat: Seat) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(view.steps as u64 * 8 + seat.index() as u64);
        chance
    }

    fn consider(&self, view: &View, mind: &Mind, chance: &mut impl Rng) -> Decision {
        let offered = |wanted: fn(&Offer) -> bool| view.offers.iter().any(wanted);
        let may_call = offered(|offer| *offer == Offer::Call);
        let may_place = offered(|offer| matches!(offer, Offer::Row { .. }));
        let Some((_, likeliest)) = mind.likeliest() else {
            // Nothing fits, which only a wrong record can bring about: any row is as good as any other.
            return if may_place { Decision::Row(self.kernel.rows()[0]) } else { Decision::Wait };
        };
        if may_call && (mind.is_certain() || matches!(view.due, Some(Due { what: Task::FinalCall, .. }))) {
            // In the final calls nothing is lost by a wrong one.
            return Decision::Call;
        }
        if !may_call && !may_place {
            return Decision::Wait;
        }
        match self.level {
            GroupLevel::Random => {
                let any = |chance: &mut _| Decision::Row(any_secret(mind, chance));
                if may_place { any(chance) } else { Decision::Wait }
            }
            GroupLevel::Steady => {
                let sure = u128::from(likeliest) * 100 >= u128::from(mind.weight) * u128::from(STEADY_CALLS);
                if may_call && sure {
                    return Decision::Call;
                }
                if may_place {
                    self.best_row(mind, None).map_or(Decision::Wait, Decision::Row)
                } else {
                    Decision::Wait
                }
            }
            GroupLevel::Top => self.consider_all(view, mind, may_call, may_place, chance),
        }
    }

    fn consider_all(
        &self,
        view: &View,
        mind: &Mind,
        may_call: bool,
        may_place: bool,
        chance: &mut impl Rng,
    ) -> Decision {
        if !may_place && is_hopeless(mind) {
            return Decision::Wait;
        }
        let public = mind.public();
        let row = if may_place { self.best_row(mind, public.as_deref()) } else { None };
        let turn = match view.due {
            Some(Due { who: Actor::Seat(turn), what: Task::Row }) => turn,
            _ => mind.seat,
        };
        let moment = Moment { turn, first: view.setup.first(), row };
        if may_call && should_call(mind, public.as_deref(), moment, chance, &mut unlimited()) {
            return Decision::Call;
        }
        row.map_or(Decision::Wait, Decision::Row)
    }

    fn best_row(&self, mind: &Mind, public: Option<&[Dealt]>) -> Option<Code> {
        best_rows(&self.kernel, mind, public, &[], &mut unlimited())
            .first()
            .map(|choice| self.kernel.rows()[choice.row])
    }

    /// The whole secret as far as it is known.
    fn solution(&self, view: &View, mind: &Mind, chance: &mut impl Rng) -> Code {
        match (mind.likeliest(), self.level) {
            (None, _) => view.setup.rules().secrets().code(0).expect("every group has a secret"),
            (Some(_), GroupLevel::Random) => any_secret(mind, chance),
            (Some((key, _)), _) => key.code(mind.bag().holes),
        }
    }
}

/// What a player makes of a moment.
enum Decision {
    Call,
    Row(Code),
    Wait,
}

/// A player's decision follows from what it sees and from chance, and never from the time that it takes.
fn unlimited() -> Meter<'static> {
    Meter::new(Limits::default())
}

/// Any of the secrets that fit, each as often as any other.
fn any_secret(mind: &Mind, chance: &mut impl Rng) -> Code {
    mind.secrets[chance.random_range(0..mind.secrets.len())].0.code(mind.bag().holes)
}
