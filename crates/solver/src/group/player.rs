//! Players of a group, from the view of their seat.

use std::sync::Arc;

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::view::{Board, Offer, View};
use rules::{Action, Actor, Code, Due, Rules, Seat, Task, Viewer};
use strum::IntoStaticStr;

use super::call::{CallMoment, is_hopeless, should_call};
use super::choice::best_rows;
use super::facts::Dealt;
use super::kernel::MarkerKernel;
use super::memory::GroupMemory;
use super::mind::GroupMind;
use crate::advice::{Limits, Meter};
use crate::kernel::Backend;

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GroupLevel {
    /// Forgets rows of others, overlooks hints of nothing and takes hints of neighbours for each other. It asks for
    /// any secret that fits what comes to its mind, and calls in its turn when it thinks that only one is left.
    Beginner,
    /// Plays like the beginner, but overlooks less.
    Casual,
    /// Sees everything and asks for any secret that fits. When only one is left it often takes another row to notice,
    /// unless it is its turn.
    Practised,
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
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Casual, Self::Practised, Self::Random, Self::Steady, Self::Top];

    /// The word it is written with.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The level of that word.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What it remembers of the table; none means everything. The numbers were chosen by the games that the
    /// levels win against each other: see `docs/COMPUTER.md`.
    const fn memory(self) -> Option<GroupMemory> {
        match self {
            Self::Beginner => {
                Some(GroupMemory { sure: 1, own: 300, others: 700, nothing: 500, mistakes: 250, doubts: 700 })
            }
            Self::Casual => {
                Some(GroupMemory { sure: 2, own: 100, others: 350, nothing: 200, mistakes: 80, doubts: 250 })
            }
            Self::Practised | Self::Random | Self::Steady | Self::Top => None,
        }
    }
}

/// How sure a steady player is before calling, in hundredths.
const STEADY_CALLS: u64 = 75;

/// How many of a thousand times a practised player sees at once, out of its turn, that only one secret is left.
const NOTICES: u32 = 250;

/// Where the chance of memory begins: no match has so many steps.
const MEMORY: u64 = 1 << 40;

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
            (GroupDecision::Call, _) => Some(Action::Call),
            (GroupDecision::Row(row), _) => Some(Action::Row(row)),
            (GroupDecision::Wait, Some(Task::FinalCall)) => Some(Action::Pass),
            (GroupDecision::Wait, _) => None,
        }
    }

    /// Whether the player calls now, its turn or not.
    pub fn calls(&self, view: &View) -> bool {
        matches!(self.decide(view), Some(Action::Call))
    }

    fn mind(&self, view: &View) -> Option<(Seat, GroupMind)> {
        let (Board::Holder(holder), Viewer::Seat(seat)) = (&view.board, view.viewer) else { return None };
        let reads = self.level == GroupLevel::Top;
        let mind = GroupMind::new(view.setup.rules(), seat, holder, reads)?;
        let Some(memory) = self.level.memory() else { return Some((seat, mind)) };
        // Between two rows its mind doesn't change: a player who calls gives the secret they called for.
        let met = mind.facts.rows.len() + mind.facts.calls.len();
        let mut chance = self.stream(MEMORY + met as u64, seat);
        Some((seat, mind.recalling(memory, &mut chance)))
    }

    /// A source of chance of its own for every moment.
    fn chance(&self, view: &View, seat: Seat) -> ChaCha8Rng {
        self.stream(view.steps as u64, seat)
    }

    fn stream(&self, moment: u64, seat: Seat) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(moment * 8 + seat.index() as u64);
        chance
    }

    fn consider(&self, view: &View, mind: &GroupMind, chance: &mut impl Rng) -> GroupDecision {
        let offered = |wanted: fn(&Offer) -> bool| view.offers.iter().any(wanted);
        let may_call = offered(|offer| *offer == Offer::Call);
        let may_place = offered(|offer| matches!(offer, Offer::Row { .. }));
        let Some((_, likeliest)) = mind.likeliest() else {
            // Nothing fits, which only a wrong record can bring about: any row is as good as any other.
            return if may_place { GroupDecision::Row(self.kernel.rows()[0]) } else { GroupDecision::Wait };
        };
        let is_final = matches!(view.due, Some(Due { what: Task::FinalCall, .. }));
        // In the final calls nothing is lost by a wrong one.
        if may_call && (is_final || self.is_sure(mind, chance) && self.notices(mind, may_place, chance)) {
            return GroupDecision::Call;
        }
        if !may_call && !may_place {
            return GroupDecision::Wait;
        }
        match self.level {
            GroupLevel::Beginner | GroupLevel::Casual if may_place => {
                GroupDecision::Row(fresh_secret(mind, chance))
            }
            GroupLevel::Practised | GroupLevel::Random if may_place => {
                GroupDecision::Row(any_secret(mind, chance))
            }
            GroupLevel::Beginner | GroupLevel::Casual | GroupLevel::Practised | GroupLevel::Random => {
                GroupDecision::Wait
            }
            GroupLevel::Steady => {
                let sure = u128::from(likeliest) * 100 >= u128::from(mind.weight) * u128::from(STEADY_CALLS);
                if may_call && sure {
                    return GroupDecision::Call;
                }
                if may_place {
                    self.best_row(mind, None).map_or(GroupDecision::Wait, GroupDecision::Row)
                } else {
                    GroupDecision::Wait
                }
            }
            GroupLevel::Top => self.consider_all(view, mind, may_call, may_place, chance),
        }
    }

    /// Whether the player thinks that only one secret is left. A player who has found one may not look for another.
    fn is_sure(&self, mind: &GroupMind, chance: &mut impl Rng) -> bool {
        let hasty =
            |memory: GroupMemory| mind.secrets.len() == 2 && chance.random_range(0..1000) < memory.doubts;
        mind.is_certain() || self.level.memory().is_some_and(hasty)
    }

    /// Whether the player has seen by now that only one secret is left. Its turn makes everybody think; weaker players
    /// don't look for the secret in the turns of others.
    fn notices(&self, mind: &GroupMind, is_my_turn: bool, chance: &mut impl Rng) -> bool {
        match self.level {
            GroupLevel::Beginner | GroupLevel::Casual => is_my_turn,
            GroupLevel::Practised => {
                is_my_turn || mind.was_certain() || chance.random_range(0..1000) < NOTICES
            }
            GroupLevel::Random | GroupLevel::Steady | GroupLevel::Top => true,
        }
    }

    fn consider_all(
        &self,
        view: &View,
        mind: &GroupMind,
        may_call: bool,
        may_place: bool,
        chance: &mut impl Rng,
    ) -> GroupDecision {
        if !may_place && is_hopeless(mind) {
            return GroupDecision::Wait;
        }
        let public = mind.public();
        let row = if may_place { self.best_row(mind, public.as_deref()) } else { None };
        let turn = match view.due {
            Some(Due { who: Actor::Seat(turn), what: Task::Row }) => turn,
            _ => mind.seat,
        };
        let moment = CallMoment { turn, first: view.setup.first(), row };
        if may_call && should_call(mind, public.as_deref(), moment, chance, &mut unlimited()) {
            return GroupDecision::Call;
        }
        row.map_or(GroupDecision::Wait, GroupDecision::Row)
    }

    fn best_row(&self, mind: &GroupMind, public: Option<&[Dealt]>) -> Option<Code> {
        best_rows(&self.kernel, mind, public, &[], &mut unlimited())
            .first()
            .map(|choice| self.kernel.rows()[choice.row])
    }

    /// The whole secret as far as it is known.
    fn solution(&self, view: &View, mind: &GroupMind, chance: &mut impl Rng) -> Code {
        match (mind.likeliest(), self.level) {
            (None, _) => view.setup.rules().secrets().code(0).expect("every group has a secret"),
            (Some((key, _)), GroupLevel::Steady | GroupLevel::Top) => key.code(mind.bag().holes),
            (Some(_), _) => any_secret(mind, chance),
        }
    }
}

/// What a player makes of a moment.
enum GroupDecision {
    Call,
    Row(Code),
    Wait,
}

/// A player's decision follows from what it sees and from chance, and never from the time that it takes.
fn unlimited() -> Meter<'static> {
    Meter::new(Limits::default())
}

/// Any of the secrets that fit, each as often as any other.
fn any_secret(mind: &GroupMind, chance: &mut impl Rng) -> Code {
    mind.secrets[chance.random_range(0..mind.secrets.len())].0.code(mind.bag().holes)
}

/// Any secret that fits and isn't on the table: a player who has forgotten a row's answer still sees the row.
fn fresh_secret(mind: &GroupMind, chance: &mut impl Rng) -> Code {
    let lies_there = |code: &Code| mind.facts.rows.iter().any(|fact| fact.row == *code);
    let codes = mind.secrets.iter().map(|(key, _)| key.code(mind.bag().holes));
    let fresh: Vec<_> = codes.filter(|code| !lies_there(code)).collect();
    if fresh.is_empty() { any_secret(mind, chance) } else { fresh[chance.random_range(0..fresh.len())] }
}
