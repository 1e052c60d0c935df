//! What is played: a table, and what the person at it does, line by line. No groups: each table deals its own markers.

use crate::here::Wish;

/// A table and what is typed at it: one line per question.
pub(super) struct Script {
    pub(super) name: &'static str,
    pub(super) game: &'static str,
    pub(super) options: &'static [&'static str],
    /// The seat that begins: the first code maker.
    pub(super) first: u8,
    /// Who sits. A cunning computer thinks about its secrets, so the test can tell it what to think.
    pub(super) seats: &'static [&'static str],
    pub(super) lines: &'static [&'static str],
    /// What is typed when the lines have run out: by how the question ends. How long a computer takes isn't known.
    pub(super) then: &'static [(&'static str, &'static str)],
    /// What must be said.
    pub(super) said: &'static [&'static str],
}

const COMPUTER: &str = "computer:practised:cunning";

pub(super) const SCRIPTS: &[Script] = &[
    Script {
        name: "a round each, with slips, questions and a resignation",
        game: "original",
        options: &[],
        first: 1,
        seats: &["person", COMPUTER],
        lines: &[
            "WKW",
            "score",
            "wkwk",
            "RRYY",
            "rows",
            "letters",
            "RGB",
            "nonsense",
            "/nonsense",
            "again",
            "WWBB",
            "secret",
            "stock",
            "uncover",
            "claim",
            "return",
            "take back",
            "correct 1 RRYY",
            "correct 1 RRYY 1b1w",
            "rematch",
            "decline",
            "play on",
            "resign",
            "maybe",
            "no",
            "resign",
            "yes",
        ],
        then: &[],
        said: &[
            "One hole is still empty",
            "You have no secret right now.",
            "Pegs aren't counted here.",
            "Really give up this round?",
            "You give up the round.",
        ],
    },
    Script {
        name: "a false claim",
        game: "original",
        options: &["answers=hand-set"],
        first: 2,
        seats: &["person", COMPUTER],
        lines: &["claim", "RRYY", "claim", "claim", "WWBB", "resign", "yes", "WKWK", "resign match", "yes"],
        then: &[],
        said: &[
            "You claim that an answer is wrong.\nAll answers so far are right.",
            "You give up the round.",
            "You resign.",
        ],
    },
    Script {
        name: "a computer claims, and is right",
        game: "original",
        options: &["answers=hand-set"],
        first: 1,
        seats: &["person", COMPUTER],
        lines: &["WKWK"],
        then: &[("Place these pins? ", "yes"), ("Pins for row", "0b0w"), ("?", "yes"), ("", "resign match")],
        said: &["Computer claims that an answer is wrong.", "The correct answer was"],
    },
    Script {
        name: "pins are placed by hand, after a question",
        game: "mini",
        options: &["answers=hand-set"],
        first: 1,
        seats: &["person", COMPUTER],
        lines: &["RGBY", "secret", "9b9w", "help", "hint", "1b1w", "no", "resign match", "yes"],
        then: &[],
        said: &[
            "Your secret: red, green, blue, yellow.",
            "Your answer: one black, one white. Place these pins?",
        ],
    },
    Script {
        name: "pegs are counted, and withheld",
        game: "original",
        options: &["pegs=counted"],
        first: 1,
        seats: &["person", COMPUTER],
        lines: &["RGBY", "R9", "R1Y2", "stock", "RRYY", "stock", "resign match", "yes"],
        then: &[],
        said: &["In the open stock: "],
    },
];

impl Script {
    /// The table to open.
    pub(super) fn wish(&self) -> Wish {
        let owned = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
        Wish {
            game: Some(self.game.to_owned()),
            options: owned(self.options),
            seats: owned(self.seats),
            names: vec!["Ada".to_owned()],
            first: Some(self.first),
            ..Wish::default()
        }
    }
}
