//! A player who does anything that is offered, and now and then the right thing.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::answer::hint;
use rules::event::Hints;
use rules::pairing::Pin;
use rules::rules::HintsShown;
use rules::secret::{MAX_WITHHELD, Withheld};
use rules::view::Offer;
use rules::{
    Action, Actor, Answer, Code, Deal, Event, Hint, Marker, Match, Mode, Rules, Salt, Sealed, Seat, Secret,
    Step, Task, Time, Viewer,
};

use super::scenario::Scenario;

/// What a step hides, as its player knows it.
#[derive(Clone)]
pub(crate) enum HiddenPart {
    Nothing,
    Secret(Secret),
    Deal(Deal),
}

/// A step together with what it hides.
#[derive(Clone)]
pub(crate) struct Move {
    pub(crate) step: Step,
    pub(crate) hidden: HiddenPart,
}

/// A match and the one who plays all its seats, and the table's part.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Match,
    /// The match before its first step.
    pub(crate) fresh: Match,
    pub(crate) moves: Vec<Move>,
    pub(crate) chance: ChaCha8Rng,
    /// The secret of this round: the one set, or one that a late maker has in mind.
    secret: Option<Secret>,
    /// The markers dealt, or lying on a real table.
    deal: Option<Deal>,
}

/// After so many steps everything is answered rightly, in time and without claims, so that the match ends.
const STEADY: usize = 160;

impl Play {
    pub(crate) fn new(scenario: &Scenario, seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let game = scenario.begin(&mut chance);
        Self { fresh: game.clone(), game, moves: Vec::new(), chance, secret: None, deal: None }
    }

    pub(crate) fn rules(&self) -> Rules {
        self.game.setup().rules().clone()
    }

    fn one_in(&mut self, many: u32) -> bool {
        self.chance.random_range(0..many) == 0
    }

    fn any_code(&mut self, space: &rules::space::CodeSpace) -> Code {
        space.code(self.chance.random_range(0..space.count())).expect("a number below the count")
    }

    /// A secret of its own for this round, with withheld pegs where they are counted.
    fn draw_secret(&mut self) -> Secret {
        let rules = self.rules();
        let mut secret = Secret::draw(&rules, &mut self.chance);
        if rules.counts_pegs() {
            secret.withheld = self.any_withheld(&rules);
        }
        secret
    }

    pub(crate) fn any_withheld(&mut self, rules: &Rules) -> Withheld {
        let mut withheld = Withheld::default();
        let colours = rules.palette().symbols.len();
        withheld.0[..colours].fill_with(|| self.chance.random_range(0..=MAX_WITHHELD));
        withheld
    }

    /// The secret of the open round, or what its maker has in mind.
    pub(crate) fn truth(&mut self) -> Code {
        if self.secret.is_none() {
            self.secret = Some(self.draw_secret());
        }
        self.secret.expect("drawn above").code
    }

    fn dealt(&mut self) -> Deal {
        let rules = self.rules();
        self.deal.get_or_insert_with(|| Deal::draw(&rules, &mut self.chance)).clone()
    }

    fn solution(&mut self) -> Code {
        solution(&self.rules(), &self.dealt())
    }

    /// The rows of the open round that have an answer.
    pub(crate) fn answered(&self) -> Vec<(Code, Answer)> {
        let rows = open_rows(&self.game);
        rows.iter().filter_map(|row| Some((row.code?, row.answer?))).collect()
    }

    /// Whether an answer of the open round is wrong by what its maker has in mind.
    fn erred(&mut self) -> bool {
        let (truth, rules) = (self.truth(), self.rules());
        self.answered().iter().any(|(row, answer)| rules.answer(truth, *row) != *answer)
    }

    /// An offered action with content that the rules allow.
    pub(crate) fn content(&mut self, offer: Offer) -> (Action, HiddenPart) {
        let rules = self.rules();
        let action = match offer {
            Offer::Secret { .. } => {
                let secret = self.draw_secret();
                return (Action::Secret(Sealed::new(secret)), HiddenPart::Secret(secret));
            }
            Offer::Row { .. } => Action::Row(self.row(&rules)),
            Offer::Answer { .. } => Action::Answer(self.pins(&rules)),
            Offer::Uncover { .. } => Action::Uncover(self.truth()),
            Offer::Correct { rows } => {
                let answered: Vec<_> =
                    (1..).zip(open_rows(&self.game)).filter(|(_, row)| row.answer.is_some()).collect();
                let (row, _) = answered[self.chance.random_range(0..answered.len().min(rows.into()))];
                let code = self.any_code(rules.guesses());
                let answer = rules.answer(self.truth(), code);
                // Full pins would have ended the round in that row.
                let answer = if answer.black == rules.holes() { Answer::default() } else { answer };
                Action::Correct { row, code, answer }
            }
            Offer::Solution { .. } if self.one_in(5) => Action::Solution(self.solution()),
            Offer::Solution { .. } => Action::Solution(self.any_code(rules.secrets())),
            offer => offer.action().expect("nothing must be entered"),
        };
        (action, HiddenPart::Nothing)
    }

    fn row(&mut self, rules: &Rules) -> Code {
        let group = rules.boards().total() > 0;
        if !group && self.one_in(12) {
            return self.truth();
        }
        self.any_code(rules.guesses())
    }

    fn pins(&mut self, rules: &Rules) -> Answer {
        let (truth, rows) = (self.truth(), open_rows(&self.game));
        let row = rows.last().and_then(|row| row.code).expect("a row waits for its pins");
        let right = rules.answer(truth, row);
        let contrary = rows_are_late(&self.game) && self.game.setup().mode() != Mode::Referee;
        if contrary || self.moves.len() > STEADY || !self.one_in(8) {
            return right;
        }
        let mut left = rules.holes();
        let kinds = rules.answer_rule().pins();
        let mut some = |pin: Pin| {
            let pins = if kinds.contains(&pin) { self.chance.random_range(0..=left) } else { 0 };
            left -= pins;
            pins
        };
        Answer { black: some(Pin::Black), white: some(Pin::White), blue: some(Pin::Blue) }
    }

    /// What the table does when it is due, or when the time is up.
    pub(crate) fn table_content(&mut self, what: Task) -> Option<(Action, HiddenPart)> {
        let rules = self.rules();
        Some(match what {
            Task::Deal => {
                let deal = Deal::draw(&rules, &mut self.chance);
                (Action::Deal(Sealed::new(deal.clone())), HiddenPart::Deal(deal))
            }
            Task::Hints => {
                let mut hints = self.hints();
                if self.moves.len() < STEADY && self.one_in(9) {
                    hints[0].1[0] = Hint::Black;
                }
                (Action::Hints(as_shown(&rules, hints)), HiddenPart::Nothing)
            }
            Task::Verdict => {
                let given = calls(&self.game).last().and_then(|call| call.code);
                let right = given == Some(self.solution());
                let wrong = self.one_in(9);
                (Action::Verdict(right != wrong), HiddenPart::Nothing)
            }
            Task::Markers => {
                let markers = self.dealt().boards.iter().map(|(marker, _)| *marker).collect();
                (Action::Markers(markers), HiddenPart::Nothing)
            }
            _ => return None,
        })
    }

    /// The hints of the others to the last row of a group.
    fn hints(&mut self) -> Vec<(Seat, Vec<Hint>)> {
        let (rules, deal) = (self.rules(), self.dealt());
        let rows = group_rows(&self.game);
        let row = rows.last().expect("hints follow a row");
        let code = row.code.expect("a row that waits for hints was placed");
        let seats = self.game.setup().seats();
        (1..seats)
            .map(|places| row.by.left(places, seats))
            .map(|seat| (seat, held(&rules, &deal, seat).map(|marker| hint(marker, code)).collect()))
            .collect()
    }

    /// The table's lapse, with a secret if one is due.
    pub(crate) fn lapse(&mut self) -> (Action, HiddenPart) {
        if self.game.due().is_some_and(|due| due.what == Task::Secret) {
            let secret = self.draw_secret();
            return (Action::Lapse(Some(Sealed::new(secret))), HiddenPart::Secret(secret));
        }
        (Action::Lapse(None), HiddenPart::Nothing)
    }

    /// The next step that somebody would do; none once the match is over.
    pub(crate) fn choose(&mut self) -> Option<Move> {
        let due = self.game.due()?;
        let steady = self.moves.len() > STEADY;
        let now = self.game.now().0;
        let (mut by, mut at) = (due.who, now + self.chance.random_range(0..3000));
        if let Some(deadline) = self.game.deadline() {
            if deadline.0 <= now || (!steady && self.one_in(20)) {
                let (action, hidden) = self.lapse();
                let at = Time(deadline.0.max(now) + self.chance.random_range(0..2000));
                return Some(Move { step: Step { by: Actor::Table, at, action }, hidden });
            }
            at = at.min(deadline.0 - 1);
        }
        if self.one_in(10) {
            // A clock that goes wrong: the reading counts as the last one.
            at = at.saturating_sub(5000);
        }
        let aside = if steady { None } else { self.aside() };
        let (action, hidden) = match (aside, due.who) {
            (Some((seat, offer)), _) => {
                by = Actor::Seat(seat);
                self.content(offer)
            }
            (None, Actor::Table) => self.table_content(due.what).expect("the table is due"),
            (None, Actor::Seat(seat)) => {
                let offers = self.game.view(Viewer::Seat(seat)).offers;
                let mut offer = *offers.iter().find(|offer| decides(**offer)).expect("who is due is offered");
                if offer == Offer::Pass && self.one_in(3) {
                    offer = Offer::Call;
                }
                self.content(offer)
            }
        };
        Some(Move { step: Step { by, at: Time(at), action }, hidden })
    }

    /// Now and then somebody does what nobody waits for.
    fn aside(&mut self) -> Option<(Seat, Offer)> {
        let seats: Vec<_> = self.game.setup().all_seats().collect();
        let seat = seats[self.chance.random_range(0..seats.len())];
        let mut offers = self.game.view(Viewer::Seat(seat)).offers;
        let erred = self.game.setup().mode() == Mode::Referee && self.deal.is_none() && self.erred();
        offers.retain(|offer| match offer {
            Offer::Claim { .. } => self.chance.random_range(0..5) == 0,
            Offer::Call => self.chance.random_range(0..25) == 0,
            Offer::Uncover { due: false } => erred && self.chance.random_range(0..3) == 0,
            Offer::ResignRound => self.chance.random_range(0..60) == 0,
            Offer::PlayOn => self.chance.random_range(0..6) == 0,
            Offer::Abort => self.chance.random_range(0..70) == 0,
            Offer::TakeBack | Offer::Correct { .. } => self.chance.random_range(0..12) == 0,
            Offer::Return => self.chance.random_range(0..9) == 0,
            Offer::Leave | Offer::ResignMatch => self.chance.random_range(0..150) == 0,
            _ => false,
        });
        offers.first().map(|offer| (seat, *offer))
    }

    /// Plays one step; the rules must accept it. False once the match is over.
    pub(crate) fn go_on(&mut self) -> bool {
        let Some(next) = self.choose() else { return false };
        self.take(next);
        true
    }

    /// Plays this step; the rules must accept it.
    pub(crate) fn take(&mut self, next: Move) {
        let entry = self.game.apply(next.step.clone());
        let entry = entry.unwrap_or_else(|refusal| panic!("{:?} is refused: {refusal}", next.step));
        let over = entry.events.iter().any(|event| matches!(event, Event::NextRound { .. }));
        match &next.hidden {
            HiddenPart::Nothing => {}
            HiddenPart::Secret(secret) => self.secret = Some(*secret),
            HiddenPart::Deal(deal) => self.deal = Some(deal.clone()),
        }
        if over {
            self.secret = None;
        }
        self.moves.push(next);
    }

    /// Every step as it was sent.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.moves.iter().map(|played| played.step.clone())
    }

    /// A salt that was never used before.
    pub(crate) fn any_salt(&mut self) -> Salt {
        Salt::draw(&mut self.chance)
    }
}

/// Whether an offer is what its seat is waited for.
pub(crate) fn decides(offer: Offer) -> bool {
    matches!(
        offer,
        Offer::Secret { .. }
            | Offer::Row { .. }
            | Offer::Answer { .. }
            | Offer::Uncover { due: true }
            | Offer::Solution { .. }
            | Offer::Pass
    )
}

/// Everybody who may look.
pub(crate) fn viewers(game: &Match) -> Vec<Viewer> {
    game.setup().all_seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The rows of the open round.
pub(crate) fn open_rows(game: &Match) -> Vec<rules::matches::Row> {
    match game.view(Viewer::Spectator).board {
        rules::view::Board::Watcher(board) => board.rows,
        _ => Vec::new(),
    }
}

fn rows_are_late(game: &Match) -> bool {
    matches!(game.view(Viewer::Spectator).board, rules::view::Board::Watcher(board) if !board.fixed)
}

/// The rows of a group.
pub(crate) fn group_rows(game: &Match) -> Vec<rules::view::GroupRowView> {
    match game.view(Viewer::Spectator).board {
        rules::view::Board::GroupWatcher(board) => board.rows,
        _ => Vec::new(),
    }
}

fn calls(game: &Match) -> Vec<rules::view::CallView> {
    match game.view(Viewer::Spectator).board {
        rules::view::Board::GroupWatcher(board) => board.calls,
        _ => Vec::new(),
    }
}

/// The markers of a seat.
pub(crate) fn held<'a>(rules: &Rules, deal: &'a Deal, seat: Seat) -> impl Iterator<Item = Marker> + 'a {
    let each = usize::from(rules.boards().each);
    deal.boards.iter().skip(seat.index() * each).take(each).map(|(marker, _)| *marker)
}

/// The code that the markers make together.
pub(crate) fn solution(rules: &Rules, deal: &Deal) -> Code {
    let mut symbols = vec![rules.palette().blank().expect("a group has a blank"); rules.holes().into()];
    for (marker, _) in &deal.boards {
        symbols[usize::from(marker.number) - 1] = marker.colour;
    }
    Code::new(&symbols)
}

/// Hints as people at the board would enter them: by player, or only how many of each.
fn as_shown(rules: &Rules, hints: Vec<(Seat, Vec<Hint>)>) -> Hints {
    if rules.hints_shown() != HintsShown::Totals {
        return Hints::ByPlayer(hints);
    }
    let count =
        |wanted| hints.iter().flat_map(|(_, hints)| hints).filter(|hint| **hint == wanted).count() as u8;
    Hints::Totals { black: count(Hint::Black), white: count(Hint::White) }
}
