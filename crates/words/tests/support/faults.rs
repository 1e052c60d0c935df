//! One of everything that can be wrong or refused.

use rules::edition::PinColour;
use rules::notation::{ActionFault, AnswerFault, CodeFault, Expected, Letters, Notice, RecordFault, Wrong};
use rules::option::OptionFault;
use rules::seat::NameFault;
use rules::setup::SetupFault;
use rules::{Actor, Due, OptionKey, Refusal, Task, symbol};

use super::samples::{ADA, BEN, edition};

pub(crate) fn code_faults() -> Vec<CodeFault> {
    use CodeFault::{Blank, Character, Empty, Length, Marker, NotAWord, Repeated};
    let allowed = Letters { symbols: symbol::SIX, blanks: false };
    let or_blank = Letters { symbols: symbol::SIX, blanks: true };
    every!(of
        Character { hole: Some(_), .. } => [
            Character { place: 2, found: 'x', hole: Some(2), allowed },
            Character { place: 3, found: '\u{1b}', hole: Some(3), allowed: or_blank },
        ],
        Character { hole: None, .. } => [Character { place: 5, found: 'x', hole: None, allowed }],
        Length { .. } => [
            Length { wanted: 4, given: 5 },
            Length { wanted: 1, given: 2 },
            Length { wanted: 4, given: 1 },
            Length { wanted: 4, given: 3 },
        ],
        Blank { .. } => [Blank { hole: 2, allowed }],
        Repeated { .. } => [
            Repeated { symbol: Some(&symbol::SIX[0]), hole: 3, first: 1 },
            Repeated { symbol: None, hole: 3, first: 1 },
            Repeated { symbol: Some(&symbol::DIGITS_1_TO_6[2]), hole: 2, first: 1 },
        ],
        NotAWord { .. } => [
            NotAWord { word: "XYZZ".to_owned(), language: "en" },
            NotAWord { word: "XYZZ".to_owned(), language: "de" },
        ],
        Empty { .. } => [Empty { wanted: 1, given: 2 }, Empty { wanted: 2, given: 0 }],
        Marker { .. } => [Marker { text: "9Q".to_owned(), holes: 5, allowed }]
    )
}

pub(crate) fn answer_faults() -> Vec<AnswerFault> {
    use AnswerFault::{NoBlue, OnlyBlack, TooMany, Twice, Unreadable};
    every!(of
        Unreadable { .. } => [Unreadable { text: "two".to_owned(), example: "2b1w" }],
        Twice { .. } => [Twice { letter: 'b' }],
        NoBlue { .. } => [NoBlue { exact: PinColour::Black }, NoBlue { exact: PinColour::Red }],
        OnlyBlack,
        TooMany { .. } => [TooMany { most: 4, given: 5 }, TooMany { most: 1, given: 2 }]
    )
}

pub(crate) fn option_faults() -> Vec<OptionFault> {
    use OptionFault::{NotAllowed, NotKeyValue, TooFewSymbols, Twice, Unknown};
    let custom = edition("custom");
    let rule = |key| *custom.options.iter().find(|rule| rule.key == key).expect("an option");
    let not_allowed = |key, value: &str| NotAllowed { rule: rule(key), value: value.to_owned() };
    every!(
        vec![
            NotKeyValue { text: "blanks".to_owned() },
            Unknown { edition: edition("number"), key: "holes".to_owned() },
            Twice { key: OptionKey::Blanks },
            not_allowed(OptionKey::Blanks, "maybe"),
            not_allowed(OptionKey::Holes, "9"),
            not_allowed(OptionKey::Time, "4"),
            TooFewSymbols { symbols: 2, holes: 4 },
            TooFewSymbols { symbols: 1, holes: 2 },
        ],
        NotKeyValue { .. },
        Unknown { .. },
        Twice { .. },
        NotAllowed { .. },
        TooFewSymbols { .. },
    )
}

pub(crate) fn name_faults() -> Vec<NameFault> {
    use NameFault::{Empty, Invisible, TooLong};
    every!(of
        Empty,
        TooLong { .. } => [TooLong { characters: 30 }],
        Invisible { .. } => [Invisible { place: 2 }]
    )
}

pub(crate) fn setup_faults() -> Vec<SetupFault> {
    use SetupFault::{
        DuelRounds, First, GroupRounds, Name, NoContrary, NoSolo, NoTarget, Option, PartyRounds,
        RefereeAnswers, RefereeOptions, RefereePersons, SeatCount, SoloFirst, SoloHandSet, SoloMaker,
        SoloRounds, Target,
    };
    let mut faults = vec![
        Name { seat: BEN, fault: NameFault::Empty },
        SeatCount { least: 2, most: 2, given: 3 },
        SeatCount { least: 3, most: 5, given: 2 },
        First { seats: 2 },
        DuelRounds { rounds: 3 },
        SoloRounds { rounds: 0 },
        PartyRounds { rounds: 4, seats: 3 },
        GroupRounds { rounds: 2 },
        NoTarget,
        Target { points: 2000 },
        NoSolo,
        SoloMaker,
        SoloFirst,
        SoloHandSet,
        RefereePersons,
        RefereeOptions,
        RefereeAnswers,
        NoContrary,
    ];
    faults.extend(option_faults().into_iter().map(Option));
    every!(
        faults,
        Option(_),
        Name { .. },
        SeatCount { .. },
        First { .. },
        DuelRounds { .. },
        SoloRounds { .. },
        PartyRounds { .. },
        GroupRounds { .. },
        NoTarget,
        Target { .. },
        NoSolo,
        SoloMaker,
        SoloFirst,
        SoloHandSet,
        RefereePersons,
        RefereeOptions,
        RefereeAnswers,
        NoContrary,
    )
}

pub(crate) fn action_faults() -> Vec<ActionFault> {
    use ActionFault::{
        Code, Hints, NotAnAction, PegsNotCounted, Pins, Salt, SaltCount, SaltMissing, SaltsMissing, Verdict,
        Withheld, WithheldMissing,
    };
    let text = |text: &str| text.to_owned();
    every!(of
        NotAnAction { .. } => [NotAnAction { text: text("dance") }],
        Code(_) => [Code(code_faults()[..2].to_vec())],
        Pins(_) => [Pins(AnswerFault::NoBlue { exact: PinColour::Black })],
        Verdict { .. } => [Verdict { text: text("maybe") }],
        Hints { .. } => [Hints { text: text("bw") }],
        Withheld { .. } => [Withheld { text: text("R3"), letters: text("RYGBWK") }],
        WithheldMissing,
        PegsNotCounted,
        SaltMissing,
        Salt { .. } => [Salt { text: text("pepper") }],
        SaltsMissing,
        SaltCount { .. } => [SaltCount { markers: 4, salts: 3 }, SaltCount { markers: 1, salts: 2 }]
    )
}

pub(crate) fn record_faults() -> Vec<RecordFault> {
    use Expected as E;
    let text = |text: &str| text.to_owned();
    let expected = every!(of
        E::Kind,
        E::Word(_) => [E::Word("rules")],
        E::Line(_) => [E::Line("play")],
        E::Identity,
        E::Edition,
        E::Mode,
        E::Option(_) => [E::Option(OptionKey::Answers)],
        E::Length,
        E::Seat,
        E::Chair(_) => [E::Chair(BEN)],
        E::Step(_) => [E::Step(7)],
        E::Time,
        E::Actor
    );
    let mut wrong: Vec<_> =
        expected.into_iter().map(|what| Wrong::Expected { what, found: text("nonsense") }).collect();
    wrong.extend([
        Wrong::Expected { what: E::Line("length"), found: String::new() },
        Wrong::NotARecord,
        Wrong::UnknownFormat(text("9")),
        Wrong::UnknownRules(text("9")),
        Wrong::NotText,
        Wrong::SeenOnly,
        Wrong::Setup(SetupFault::NoSolo),
        Wrong::Action(ActionFault::SaltMissing),
        Wrong::Refused(Refusal::NotNow(Due { who: Actor::Seat(BEN), what: Task::Row })),
        Wrong::Unchecked,
        Wrong::Differs { written: text("2b0w"), right: text("1b1w") },
        Wrong::Differs { written: String::new(), right: text("1b1w") },
        Wrong::Differs { written: text("2b0w"), right: String::new() },
        Wrong::NotOver,
        Wrong::NotClosed,
        Wrong::Digest { right: text("9c56cc51") },
        Wrong::AfterEnd,
    ]);
    let wrong = every!(
        wrong,
        Wrong::NotARecord,
        Wrong::UnknownFormat(_),
        Wrong::UnknownRules(_),
        Wrong::NotText,
        Wrong::SeenOnly,
        Wrong::Expected { .. },
        Wrong::Setup(_),
        Wrong::Action(_),
        Wrong::Refused(_),
        Wrong::Unchecked,
        Wrong::Differs { .. },
        Wrong::NotOver,
        Wrong::NotClosed,
        Wrong::Digest { .. },
        Wrong::AfterEnd,
    );
    wrong.into_iter().map(|what| RecordFault { line: 12, column: 3, what }).collect()
}

pub(crate) fn notices() -> Vec<Notice> {
    every!(vec![Notice::TornLine { line: 40 }], Notice::TornLine { .. })
}

pub(crate) fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    every!(of
        R::MatchOver,
        R::NoSuchSeat,
        R::TableOnly,
        R::PlayersOnly,
        R::NotNow(_) => [
            R::NotNow(Due { who: Actor::Seat(ADA), what: Task::Row }),
            R::NotNow(Due { who: Actor::Table, what: Task::Deal }),
        ],
        R::Code(_) => [R::Code(code_faults()[..1].to_vec())],
        R::Pins(_) => [R::Pins(AnswerFault::NoBlue { exact: PinColour::Black })],
        R::NothingFits,
        R::DoesNotFit,
        R::NoErrorToProve,
        R::PegsNotCounted,
        R::WithheldTooMany,
        R::DealNotPossible,
        R::HintsNotPossible,
        R::TimeIsUp,
        R::TimeNotUp,
        R::NoTimeLimit,
        R::LapseSecret,
        R::ClaimAutomatic,
        R::ClaimCheckedAtOnce,
        R::ClaimNoPenalty,
        R::ClaimBreakersOnly,
        R::ClaimAfterAnswer,
        R::ClaimOncePerRow,
        R::ClaimByUncovering,
        R::ResignRoundBreakersOnly,
        R::RoundNotBegun,
        R::NotAPerson,
        R::NobodyTakesOver,
        R::NotLeft,
        R::NothingToTakeBack,
        R::NoRowToCorrect { .. } => [R::NoRowToCorrect { row: 3 }],
        R::CorrectionEndsRound,
        R::AlreadyAgreed,
        R::NoAbortAsked,
        R::NotInThisGame,
        R::CallOpen { .. } => [R::CallOpen { by: ADA }],
        R::OutOfGame,
        R::FinalCallOf { .. } => [R::FinalCallOf { seat: ADA }]
    )
}
