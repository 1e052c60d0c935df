//! The rules of one match: an edition with its options resolved.
//!
//! ```
//! use rules::edition::{AnswerRule, PinColour, Signal};
//! use rules::rules::{Boards, EXACT_CODES, HintsShown};
//! use rules::{Edition, Mode, Options, Rules};
//!
//! let super_edition = Edition::find("super").unwrap();
//! let rules = Rules::default_of(super_edition);
//! let answer =
//!     rules.answer(rules.read_secret("RRYBG").unwrap(), rules.read_row("RGGBY").unwrap());
//! assert_eq!(rules.show_answer(answer), "2b2w");
//! // What an option may be is the edition's to say.
//! assert!(Options::read(super_edition, ["colours=90"]).is_err());
//!
//! // Every option decided, and asked for by name.
//! let original = Edition::find("original").unwrap();
//! let chosen = ["answers=hand-set", "unsolved=+1", "pegs=counted", "time=60"];
//! let rules = Rules::new(original, Options::read(original, chosen).unwrap()).unwrap();
//! assert!(
//!     rules.hand_set() && rules.counts_pegs() && rules.repeats() && rules.word_list().is_none()
//! );
//! assert_eq!((rules.holes(), rules.rows(), rules.unsolved_rows()), (4, 10, 11));
//! assert_eq!((rules.signal(), rules.answer_rule()), (Signal::Claimed, AnswerRule::Classic));
//! assert_eq!((rules.time_per_row(), rules.exact()), (Some(60_000), PinColour::Black));
//! assert_eq!((rules.edition().id, rules.options().unusual(original).len()), ("original", 4));
//! assert!(
//!     rules.guesses().count() == rules.secrets().count() && rules.secrets().count() < EXACT_CODES
//! );
//!
//! // What only some editions have.
//! let group = Rules::default_of(Edition::find("group").unwrap());
//! assert_eq!((group.boards(), group.boards().total()), (Boards { players: 4, each: 1 }, 4));
//! assert_eq!((group.hints_shown(), group.seat_range(Mode::Table)), (HintsShown::Board, (4, 4)));
//! let party = Rules::default_of(Edition::find("lock-party").unwrap());
//! assert_eq!((party.solution_points(), party.palette().size()), (10, 8));
//! let grand = Rules::default_of(Edition::find("grand").unwrap());
//! assert_eq!(grand.blue(), rules::answer::Blue::Matched);
//! ```

use crate::answer::{self, Answer, Blue};
use crate::code::Code;
use crate::edition::{AnswerRule, Edition, Format, PinColour, Signal};
use crate::language::Language;
use crate::option::{OptionFault, OptionKey, OptionValue, Options};
use crate::setup::Mode;
use crate::space::{CodeSpace, Palette};
use crate::symbol;
use crate::words::WordList;

/// The largest code space in which everything is exact; above it, nothing walks through all codes.
pub const EXACT_CODES: u64 = 2_000_000;

/// How many boards a group plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    /// Players.
    pub players: u8,
    /// Boards of each.
    pub each: u8,
}

impl Boards {
    /// The boards that an option's word names: `3` players with one each, or `2x2`.
    pub(crate) const fn named(word: &str) -> Option<Self> {
        const fn digit(byte: u8) -> Option<u8> {
            if byte >= b'1' && byte <= b'9' { Some(byte - b'0') } else { None }
        }
        match word.as_bytes() {
            [players] => match digit(*players) {
                Some(players) => Some(Self { players, each: 1 }),
                None => None,
            },
            [players, b'x', each] => match (digit(*players), digit(*each)) {
                (Some(players), Some(each)) => Some(Self { players, each }),
                _ => None,
            },
            _ => None,
        }
    }

    /// All boards.
    pub const fn total(self) -> u8 {
        self.players * self.each
    }
}

/// How rows are answered and by whom, as the option `answers` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answering {
    /// Whether the maker places the pins.
    pub(crate) hand_set: bool,
    /// Whether only black pins answer.
    pub(crate) black_only: bool,
}

impl Answering {
    /// The way to answer that an option's word names.
    pub(crate) const fn named(word: &str) -> Option<Self> {
        let (hand_set, black_only) = match word.as_bytes() {
            b"automatic" => (false, false),
            b"hand-set" => (true, false),
            b"black-only" => (false, true),
            b"hand-set-black-only" => (true, true),
            _ => return None,
        };
        Some(Self { hand_set, black_only })
    }
}

/// What a group is shown of the hints to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintsShown {
    /// Each board's hint.
    Board,
    /// Each player's hints, in no order.
    Player,
    /// Only how many blacks and whites the row got.
    Totals,
}

/// An edition with every option decided: what was chosen as text is a type here, and nowhere compared again.
#[derive(Clone, Debug)]
pub struct Rules {
    edition: &'static Edition,
    options: Options,
    palette: Palette,
    secrets: CodeSpace,
    rows_space: CodeSpace,
    rows: u8,
    word_list: Option<WordList>,
    boards: Boards,
    repeats: bool,
    answer_rule: AnswerRule,
    hand_set: bool,
    signal: Signal,
    unsolved_rows: u16,
    solution_points: u16,
    counts_pegs: bool,
    hints_shown: HintsShown,
    time_per_row: Option<u64>,
    blue: Blue,
}

impl Rules {
    /// The rules with these options, or everything that is wrong with them.
    pub fn new(edition: &'static Edition, options: Options) -> Result<Self, Vec<OptionFault>> {
        let number = |key, fixed: u8| {
            options.get(key).and_then(OptionValue::number).map_or(fixed, |number| number as u8)
        };
        let yes = |key, fixed: bool| options.get(key).map_or(fixed, |_| options.is(key, "yes"));

        let mut holes = number(OptionKey::Holes, edition.holes);
        let mut symbols = edition.symbols;
        if options.get(OptionKey::Symbols).is_some() {
            symbols = &symbols[..usize::from(number(OptionKey::Symbols, 0))];
        }
        if options.is(OptionKey::Digits, "0-9") {
            symbols = symbol::DIGITS_0_TO_9;
        }
        let language = Language::ALL.into_iter().find(|l| options.is(OptionKey::Language, l.tag()));
        if options.is(OptionKey::Letters, "3") {
            holes = 3;
        }
        let word_list =
            language.filter(|_| edition.words).and_then(|language| WordList::new(language, holes));
        if let Some(list) = word_list {
            symbols = list.language().alphabet();
        }
        let blanks = yes(OptionKey::Blanks, edition.blanks);
        let repeats = yes(OptionKey::Repeats, edition.repeats);
        let palette = Palette { symbols, shapes: edition.shapes, blanks };
        if !repeats && palette.size() < holes {
            return Err(vec![OptionFault::TooFewSymbols { symbols: palette.size(), holes }]);
        }
        let boards = match (edition.format, options.word(OptionKey::Boards).and_then(Boards::named)) {
            (Format::Group, Some(boards)) => boards,
            (Format::Group, None) => Boards { players: edition.seats.1, each: 1 },
            (Format::Duel | Format::Party, _) => Boards { players: 0, each: 0 },
        };
        let rows_space = match word_list {
            Some(list) => CodeSpace::words(list),
            None if repeats => CodeSpace::free(holes, palette.size()),
            None => CodeSpace::distinct(holes, palette.size()),
        };
        let secrets = match edition.format {
            Format::Group => CodeSpace::with_blanks(holes, palette.size(), holes - boards.total()),
            Format::Duel | Format::Party => rows_space,
        };
        let rows = number(OptionKey::Rows, edition.rows);
        let answering = options
            .word(OptionKey::Answers)
            .and_then(Answering::named)
            .unwrap_or(Answering { hand_set: false, black_only: false });
        let time = options.get(OptionKey::Time).and_then(OptionValue::number);
        Ok(Self {
            edition,
            palette,
            secrets,
            rows_space,
            rows,
            word_list,
            boards,
            repeats,
            answer_rule: if answering.black_only { AnswerRule::BlackOnly } else { edition.answer },
            hand_set: answering.hand_set,
            signal: if options.is(OptionKey::Signal, "original") { Signal::Claimed } else { edition.signal },
            unsolved_rows: u16::from(rows) + u16::from(options.is(OptionKey::Unsolved, "+1")),
            solution_points: if options.is(OptionKey::Solution, "18") { 18 } else { 10 },
            counts_pegs: options.is(OptionKey::Pegs, "counted"),
            hints_shown: match options.word(OptionKey::Hints) {
                Some("player") => HintsShown::Player,
                Some("totals") => HintsShown::Totals,
                _ => HintsShown::Board,
            },
            time_per_row: time.map(|seconds| u64::from(seconds) * 1000),
            blue: if options.is(OptionKey::Blue, "guess-only") { Blue::GuessOnly } else { Blue::Matched },
            options,
        })
    }

    /// The rules with every option at its default.
    pub fn default_of(edition: &'static Edition) -> Self {
        Self::new(edition, Options::defaults(edition)).expect("the defaults of an edition are legal")
    }

    /// The edition.
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The options, all of them.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The pieces allowed in a hole.
    pub const fn palette(&self) -> &Palette {
        &self.palette
    }

    /// Holes of a row.
    pub const fn holes(&self) -> u8 {
        self.rows_space.holes()
    }

    /// Rows of the board (group: of each board).
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// All secrets there can be.
    pub const fn secrets(&self) -> &CodeSpace {
        &self.secrets
    }

    /// All rows that may be placed.
    pub const fn guesses(&self) -> &CodeSpace {
        &self.rows_space
    }

    /// Whether symbols may repeat.
    pub const fn repeats(&self) -> bool {
        self.repeats
    }

    /// The words that are codes, in a word edition.
    pub const fn word_list(&self) -> Option<WordList> {
        self.word_list
    }

    /// A group's boards; none elsewhere.
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// Whether the maker places the pins.
    pub const fn hand_set(&self) -> bool {
        self.hand_set
    }

    /// What a wrong hand-set answer leads to.
    pub const fn signal(&self) -> Signal {
        self.signal
    }

    /// What an unsolved round scores where rows are counted.
    pub const fn unsolved_rows(&self) -> u16 {
        self.unsolved_rows
    }

    /// What the solving row of a party scores.
    pub const fn solution_points(&self) -> u16 {
        self.solution_points
    }

    /// Whether the open stock of pegs is counted.
    pub const fn counts_pegs(&self) -> bool {
        self.counts_pegs
    }

    /// What a group is shown of the hints.
    pub const fn hints_shown(&self) -> HintsShown {
        self.hints_shown
    }

    /// Milliseconds per row, if time is limited.
    pub const fn time_per_row(&self) -> Option<u64> {
        self.time_per_row
    }

    /// Where blue falls, in a pairs edition.
    pub const fn blue(&self) -> Blue {
        self.blue
    }

    /// The fewest and the most seats of a table of this kind.
    pub const fn seat_range(&self, mode: Mode) -> (u8, u8) {
        match (mode, self.edition.format) {
            (Mode::Table | Mode::Referee, Format::Group) => (self.boards.players, self.boards.players),
            (Mode::Solo, _) | (_, Format::Duel | Format::Party) => self.edition.seat_range(mode),
        }
    }

    /// How rows are answered.
    pub const fn answer_rule(&self) -> AnswerRule {
        self.answer_rule
    }

    /// The colour of pins for what is right and in its place.
    pub const fn exact(&self) -> PinColour {
        self.edition.exact
    }

    /// The true answer to a row. (A group has no single answer: its markers hint one by one.)
    pub fn answer(&self, secret: Code, guess: Code) -> Answer {
        match self.answer_rule() {
            AnswerRule::Classic | AnswerRule::Marker => answer::classic(secret, guess),
            AnswerRule::BlackOnly => answer::black_only(secret, guess),
            AnswerRule::Pairs => answer::pairs(&self.palette, self.blue(), secret, guess),
        }
    }
}
