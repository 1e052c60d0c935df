//! One of everything that can be said. A variant that is added to the rules without a sample here does not compile.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::event::{Hints, SignalError};
use rules::pairing::Pin;
use rules::score::{Booking, DecidedBy, Reason};
use rules::view::Offer;
use rules::{
    Actor, Answer, Code, Commitment, Edition, Event, Hint, Marker, MatchId, Mode, Outcome, Player, Proposal,
    Rules, Salt, Seat, Setup, Task, Withheld,
};

pub(crate) fn edition(id: &str) -> &'static Edition {
    Edition::find(id).expect(id)
}

pub(crate) fn rules(id: &str) -> Rules {
    Rules::default_of(edition(id))
}

fn setup(id: &str, seats: Vec<(Player, Option<&str>)>) -> Setup {
    let proposal = Proposal {
        edition: edition(id),
        options: vec![],
        mode: Mode::Table,
        seats,
        length: None,
        first: Some(ADA),
    };
    proposal.settle(&mut ChaCha20Rng::from_seed([1; 32])).expect("a good proposal")
}

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const COMPUTER: Seat = Seat::new(2);

/// A duel of two people.
pub(crate) fn duel() -> Setup {
    setup("original", vec![(Player::Person, Some("Ada")), (Player::Person, Some("Ben"))])
}

/// A group of two people, one of them nameless, and two computers.
pub(crate) fn group() -> Setup {
    let computer = (Player::Computer, None);
    setup("group", vec![(Player::Person, Some("Ada")), (Player::Person, None), computer, computer])
}

/// A party with one nameless computer.
pub(crate) fn party() -> Setup {
    let person = |name| (Player::Person, Some(name));
    setup("lock-party", vec![person("Ada"), person("Ben"), (Player::Computer, None)])
}

pub(crate) fn code(id: &str, text: &str) -> Code {
    rules(id).read_row(text).expect(text)
}

const fn pins(black: u8, white: u8, blue: u8) -> Answer {
    Answer { black, white, blue }
}

fn commitment() -> Commitment {
    Commitment::new(&MatchId::new("x7kq").expect("an identity"), 1, Salt([7; 16]), "RRYB")
}

pub(crate) fn tasks() -> Vec<Task> {
    use Task::{Answer, Deal, FinalCall, Hints, Markers, Row, Secret, Solution, Uncover, Verdict};
    every!(of
        Deal,
        Secret,
        Row,
        Answer,
        Uncover,
        Solution,
        FinalCall,
        Hints,
        Verdict,
        Markers
    )
}

pub(crate) fn offers() -> Vec<Offer> {
    use Offer::{
        Abort, Answer, Call, Claim, Correct, Leave, Pass, PlayOn, ResignMatch, ResignRound, Return, Row,
        Secret, Solution, TakeBack, Uncover,
    };
    every!(of
        Secret { .. } => [Secret { withhold: None }],
        Row { .. } => [Row { row: 3, of: 10 }],
        Answer { .. } => [Answer { row: 3, most: 4, pins: &[Pin::Black, Pin::White] }],
        Claim { .. } => [Claim { nothing_fits: false }, Claim { nothing_fits: true }],
        Uncover { .. } => [Uncover { due: true }, Uncover { due: false }],
        ResignRound,
        ResignMatch,
        Abort,
        PlayOn,
        Leave,
        Return,
        TakeBack,
        Correct { .. } => [Correct { rows: 3 }],
        Call,
        Solution { .. } => [Solution { empty: 0 }, Solution { empty: 1 }, Solution { empty: 3 }],
        Pass
    )
}

pub(crate) fn bookings(seat: Seat) -> Vec<Booking> {
    use Reason::{Cancelled, Corrected, Round, Row, Rows, Signal, Table};
    let booked = [
        (Rows, 5),
        (Rows, 1),
        (Round, 1),
        (Row { row: 3 }, 4),
        (Row { row: 3 }, 0),
        (Table, 14),
        (Signal, 3),
        (Cancelled, -4),
        (Cancelled, -1),
        (Corrected { row: 2 }, 2),
        (Corrected { row: 2 }, -8),
    ];
    let bookings = booked.map(|(reason, points)| Booking { round: 1, seat, points, reason });
    every!(
        bookings.to_vec(),
        Booking { reason: Rows, .. },
        Booking { reason: Round, .. },
        Booking { reason: Row { .. }, .. },
        Booking { reason: Table, .. },
        Booking { reason: Signal, .. },
        Booking { reason: Cancelled, .. },
        Booking { reason: Corrected { .. }, .. },
    )
}

pub(crate) fn outcomes() -> Vec<Outcome> {
    use DecidedBy::{Absence, Call, Resignation, Score};
    let won = |seats: &[Seat], by| Outcome::Won { seats: seats.to_vec(), by };
    every!(
        vec![
            won(&[ADA], Score),
            won(&[ADA], Resignation),
            won(&[ADA], Absence),
            won(&[ADA], Call),
            won(&[ADA, BEN], Score),
            won(&[ADA, BEN, COMPUTER], Score),
            Outcome::Draw,
            Outcome::Played,
            Outcome::NoWinner,
            Outcome::Aborted,
        ],
        Outcome::Won { by: Score, .. },
        Outcome::Won { by: Resignation, .. },
        Outcome::Won { by: Absence, .. },
        Outcome::Won { by: Call, .. },
        Outcome::Draw,
        Outcome::Played,
        Outcome::NoWinner,
        Outcome::Aborted,
    )
}

/// Everything that can happen in rounds, done by Ada.
pub(crate) fn events() -> Vec<Event> {
    use Event::{
        AbortAgreed, Answered, Booked, CallRight, CallWrong, Called, ClaimFalse, Claimed, Conceded,
        Corrected, Dealt, Ended, EnteredWrong, Errors, FinalCalls, Hinted, Lapsed, MarkersShown, NextRound,
        NoDealFits, NoSecretFits, Passed, Placed, PlayOn, Resigned, Returned, RoundResigned, SecretSet,
        Solution, Solved, StayedAway, TakenBack, TakenOver, TooManyVoid, Uncovered, Unsolved, Void,
    };
    let row = code("original", "RGBW");
    let withheld = Withheld([1, 0, 2, 0, 0, 0, 0, 0]);
    let salt = Some(Salt([7; 16]));
    let error = |row, placed, right| SignalError { row, placed, right };
    every!(of
        SecretSet { .. } => [SecretSet { round: 1, maker: ADA, commitment: commitment() }],
        Placed { .. } => [Placed { row: 3, by: ADA, code: row }],
        Answered { .. } => [Answered { row: 3, answer: pins(2, 1, 0) }],
        Lapsed { who: Actor::Seat(_) } => [Lapsed { who: Actor::Seat(ADA) }],
        Lapsed { who: Actor::Table } => [Lapsed { who: Actor::Table }],
        NoSecretFits,
        Claimed { .. } => [Claimed { by: ADA }],
        ClaimFalse,
        Uncovered { .. } => [
            Uncovered { code: row, withheld: None, salt },
            Uncovered { code: row, withheld: Some(withheld), salt },
            Uncovered { code: row, withheld: Some(Withheld::default()), salt },
            Uncovered { code: row, withheld: None, salt: None },
        ],
        Errors(_) => [
            Errors(vec![error(2, pins(0, 0, 0), pins(1, 1, 0)), error(4, pins(3, 0, 0), pins(2, 1, 0))]),
        ],
        RoundResigned { .. } => [RoundResigned { by: ADA }],
        Solved { .. } => [Solved { row: 5 }],
        Conceded { .. } => [Conceded { row: 5 }],
        Unsolved,
        Void,
        TooManyVoid,
        Booked(_) => [Booked(Booking { round: 1, seat: ADA, points: 5, reason: Reason::Rows })],
        NextRound { .. } => [NextRound { round: 2, maker: ADA }],
        Dealt { .. } => [Dealt { commitments: vec![commitment()] }],
        Hinted(_) => [Hinted(Hints::Totals { black: 1, white: 2 })],
        NoDealFits,
        Called { .. } => [Called { by: ADA }],
        Solution { .. } => [Solution { by: ADA, code: row }],
        CallRight { .. } => [CallRight { by: ADA }],
        CallWrong { .. } => [CallWrong { by: ADA }],
        FinalCalls,
        Passed { .. } => [Passed { by: ADA }],
        MarkersShown { .. } => [
            MarkersShown { markers: vec![ (Marker { number: 3, colour: 0 }, salt), (Marker { number: 1, colour: 2 }, None) ], },
        ],
        EnteredWrong { .. } => [
            EnteredWrong { rows: vec![2, 5], verdict: true },
            EnteredWrong { rows: vec![], verdict: true },
        ],
        Resigned { .. } => [Resigned { by: ADA }],
        StayedAway { .. } => [StayedAway { who: ADA }],
        TakenOver { .. } => [TakenOver { seat: ADA }],
        Returned { .. } => [Returned { seat: ADA }],
        TakenBack { .. } => [TakenBack { by: ADA }],
        Corrected { .. } => [Corrected { by: ADA, row: 2, code: row, answer: pins(1, 2, 0) }],
        AbortAgreed { .. } => [AbortAgreed { by: ADA }],
        PlayOn { .. } => [PlayOn { by: ADA }],
        Ended(_) => [Ended(Outcome::Draw)]
    )
}

/// Hints of a group in which Ada watches.
pub(crate) fn hints() -> Vec<Hints> {
    use Hint::{Black, Nothing, White};
    let by = |seat, hints: &[Hint]| (Seat::new(seat), hints.to_vec());
    every!(
        vec![
            Hints::ByPlayer(vec![by(0, &[Black]), by(2, &[White]), by(3, &[Nothing])]),
            Hints::ByPlayer(vec![by(1, &[Black, Nothing])]),
            Hints::Totals { black: 1, white: 2 },
            Hints::Totals { black: 0, white: 0 },
        ],
        Hints::ByPlayer(_),
        Hints::Totals { .. },
    )
}
