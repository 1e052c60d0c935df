//! What the journeys cover: every line of the table is a journey, and all lines together leave nothing out.

use std::collections::BTreeSet;

use browser::Look;
use rules::editions::EDITIONS;
use rules::{Edition, Format};

use super::solo::play;

/// How a row gets onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// Colours are pressed, and land in the next hole.
    Tap,
    /// A hole is pressed, then its colour.
    HoleFirst,
    /// Letters are typed, and the row is placed with the mouse.
    Letters,
    /// Pieces are dragged into the holes.
    Drag,
    /// The keyboard alone.
    Keys,
    /// Without script: pegs are pages, and rows can be typed.
    NoScript,
}

impl Way {
    const ALL: [Self; 6] =
        [Self::Tap, Self::HoleFirst, Self::Letters, Self::Drag, Self::Keys, Self::NoScript];
}

/// A journey: an edition against computers to its end, as somebody looks at it and enters rows.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) edition: &'static Edition,
    pub(crate) look: Look,
    pub(crate) way: Way,
}

/// Makes a journey of every line, and the list of them.
macro_rules! cover {
    ($($name:ident: $edition:literal, $look:expr, $way:ident;)*) => {
        fn cases() -> Vec<Case> {
            let edition = |id| Edition::find(id).expect("an edition");
            vec![$(Case { name: stringify!($name), edition: edition($edition), look: $look, way: Way::$way }),*]
        }

        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let case = cases().into_iter().find(|case| case.name == stringify!($name));
                play(&case.expect("a line of the table")).await;
            }
        )*
    };
}

cover! {
    original: "original", Look::NARROW.dark().speaking("de"), NoScript;
    original_with_blanks: "original-blanks", Look::WIDE, Drag;
    eight: "eight", Look::PHONE.dark().speaking("de"), Tap;
    eight_with_blanks: "eight-blanks", Look::NARROW.speaking("fr"), HoleFirst;
    lock: "lock", Look::WIDE.dark().speaking("nl"), Letters;
    super_lock: "lock-super", Look::PHONE.speaking("fr"), Tap;
    party: "lock-party", Look::WIDE.speaking("de"), Keys;
    super_party: "lock-party-super", Look::PHONE.speaking("fr"), HoleFirst;
    group: "group", Look::WIDE.speaking("nl"), Tap;
    small_group: "group-small", Look::NARROW.dark(), Tap;
    grand: "grand", Look::PHONE, HoleFirst;
    grand_with_blanks: "grand-blanks", Look::WIDE, NoScript;
    mini: "mini", Look::WIDE.speaking("fr"), Keys;
    five_holes: "super", Look::NARROW.speaking("nl"), Tap;
    word: "word", Look::WIDE.speaking("de"), Letters;
    number: "number", Look::PHONE.dark().speaking("nl"), Tap;
    custom: "custom", Look::WIDE.dark().speaking("fr"), Drag;
}

/// Whether everything there is stands in the table.
fn all<T: Ord + std::fmt::Debug>(wanted: impl IntoIterator<Item = T>, of: impl Fn(&Case) -> T) {
    let covered: BTreeSet<T> = cases().iter().map(of).collect();
    let missing: Vec<T> = wanted.into_iter().filter(|one| !covered.contains(one)).collect();
    assert!(missing.is_empty(), "no journey has {missing:?}");
}

#[test]
fn nothing_is_left_out() {
    all(EDITIONS.iter().map(|edition| edition.id), |case| case.edition.id);
    let format = |format: Format| format!("{format:?}");
    all([Format::Duel, Format::Party, Format::Group].map(format), |case| format(case.edition.format));
    all([Look::NARROW, Look::PHONE, Look::WIDE].map(|look| look.width), |case| case.look.width);
    all(Way::ALL, |case| case.way);
    all([true, false], |case| case.look.dark);
    all([true, false], |case| case.look.touch);
}
