//! What an edition is: one entry of the table in [`crate::editions`].
//!
//! ```
//! use rules::edition::{
//!     AnswerRule, Edition, Format, PARTY_ENTRIES, PinColour, Scoring, Section, Sheet, Signal,
//! };
//! use rules::language::Language;
//! use rules::{Mode, OptionKey};
//!
//! let original = Edition::find("original").unwrap();
//! assert_eq!((original.holes, original.symbols.len(), original.rows), (4, 6, 10));
//! assert_eq!((original.sheet, original.sheet.name()), (Sheet::Original, "original-1972"));
//! assert_eq!((original.signal, original.signal.name()), (Signal::Claimed, "claimed"));
//! assert!(
//!     original.has_daily() && original.takes(OptionKey::Pegs) && !original.offers_black_only()
//! );
//! assert_eq!(Section::ALL[0], original.section);
//!
//! // A party: several breakers, one board, points by a table.
//! let party = Edition::find("lock-party").unwrap();
//! assert_eq!(
//!     (party.format, party.format.name(), party.seat_range(Mode::Table)),
//!     (Format::Party, "party", (3, 5))
//! );
//! assert!(
//!     party.format.shares_a_board()
//!         && !party.format.is_one_on_one()
//!         && !party.format.holds_parts()
//! );
//! let Scoring::Party { maker } = party.scoring else { panic!("a party has a table") };
//! assert_eq!(
//!     (maker[0][0], maker[0][PARTY_ENTRIES - 1], party.scoring.name()),
//!     (5, 40, "party-points")
//! );
//! assert_eq!(
//!     (party.exact, party.exact.name(), party.exact.letter()),
//!     (PinColour::Red, "red", 'r')
//! );
//!
//! // How rows are answered.
//! let rule = Edition::find("grand").unwrap().answer;
//! assert_eq!((rule, rule.name(), rule.pins().len()), (AnswerRule::Pairs, "pairs", 3));
//! assert!(rule.compares_pairs() && !rule.is_by_marker() && !rule.can_drop_whites());
//! assert_eq!(
//!     Edition::find("word").unwrap().word_language(Language::German),
//!     Some(Language::German)
//! );
//! ```

use strum::{IntoStaticStr, VariantArray};

use crate::language::Language;
use crate::option::{OptionKey, OptionRule, Values};
use crate::pairing::Pin;
use crate::rules::{Answering, Boards};
use crate::setup::Mode;
use crate::symbol::Symbol;

/// The printed rule sheet an edition follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Sheet {
    /// The 1972 original, game 1 or 2.
    #[strum(serialize = "original-1972")]
    Original,
    /// The eight-colour edition.
    EightColours,
    /// The code-lock edition of 2004.
    #[strum(serialize = "code-lock-2004")]
    CodeLock,
    /// The group game, game 1 or 2.
    Group,
    /// The grand game with shapes and colours, game 1 or 2.
    Grand,
    /// Named on the grand sheet as part of the series, without rules of its own there.
    Series,
    /// No sheet: the players' own rules.
    None,
}

impl Sheet {
    /// The sheet's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How the players sit and take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    /// Two seats, makers alternate.
    Duel,
    /// Three to five seats, each maker once, one shared board.
    Party,
    /// Everyone holds a part of the secret.
    Group,
}

impl Format {
    /// Whether everybody holds a part of the secret and answers for it; otherwise one maker has all of it.
    pub const fn holds_parts(self) -> bool {
        match self {
            Self::Group => true,
            Self::Duel | Self::Party => false,
        }
    }

    /// Whether several breakers place their rows on one board in turn.
    pub const fn shares_a_board(self) -> bool {
        match self {
            Self::Party => true,
            Self::Duel | Self::Group => false,
        }
    }

    /// Whether one maker faces one breaker.
    pub const fn is_one_on_one(self) -> bool {
        match self {
            Self::Duel => true,
            Self::Party | Self::Group => false,
        }
    }

    /// The format's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How a row is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerRule {
    /// Exact and misplaced symbols.
    Classic,
    /// Exact symbols alone.
    BlackOnly,
    /// Black, white and blue for pairs of shape and colour.
    Pairs,
    /// One hint per marker.
    Marker,
}

impl AnswerRule {
    /// The kinds of pins that an answer may hold; a marker's hint is one of them, or nothing.
    pub const fn pins(self) -> &'static [Pin] {
        match self {
            Self::Classic | Self::Marker => &[Pin::Black, Pin::White],
            Self::BlackOnly => &[Pin::Black],
            Self::Pairs => &[Pin::Black, Pin::White, Pin::Blue],
        }
    }

    /// Whether markers answer one by one, and no row has one answer.
    pub const fn is_by_marker(self) -> bool {
        match self {
            Self::Marker => true,
            Self::Classic | Self::BlackOnly | Self::Pairs => false,
        }
    }

    /// Whether a hole holds a shape and a colour, which are compared apart.
    pub const fn compares_pairs(self) -> bool {
        match self {
            Self::Pairs => true,
            Self::Classic | Self::BlackOnly | Self::Marker => false,
        }
    }

    /// Whether an option may leave the white pins out of its answers, which makes it [`Self::BlackOnly`].
    pub const fn can_drop_whites(self) -> bool {
        match self {
            Self::Classic => true,
            Self::BlackOnly | Self::Pairs | Self::Marker => false,
        }
    }

    /// The rule's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The colour of the pins for what is right and in its place. Records and programs count them as `b`, whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PinColour {
    /// Black, as in 1972.
    Black,
    /// Red, as on later sheets.
    Red,
}

impl PinColour {
    /// The colour's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The letter that players type for it.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::Red => 'r',
        }
    }
}

/// How many rows a maker's table has an entry for, plus one for "not at all".
pub const PARTY_ENTRIES: usize = 13;

/// How points are counted and the match is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Scoring {
    /// The maker gets a point for every row; the higher total wins.
    Rows,
    /// The breaker wins a solved round, the maker an unsolved one; most rounds wins.
    RoundsWon,
    /// Breakers score their rows, the maker by a table; most points wins.
    #[strum(serialize = "party-points")]
    Party {
        /// The maker's points by solving row, for 3, 4 and 5 seats; the last entry is "not at all".
        maker: &'static [[u16; PARTY_ENTRIES]; 3],
    },
    /// The first right call wins.
    FirstRightCall,
}

impl Scoring {
    /// The scoring's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What a wrong hand-set answer leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Signal {
    /// Checked as it is placed: a wrong one voids the round at once.
    AtOnce,
    /// Found by a claim or at the uncovering: the round is void.
    Claimed,
    /// Shown and recorded at the uncovering: the round stands.
    Recorded,
}

impl Signal {
    /// The name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An edition's place in a list to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// To begin with.
    FirstSteps,
    /// Codes of four, one on one.
    Classics,
    /// Larger spaces and harder answers.
    Tough,
    /// For three or more.
    Together,
}

impl Section {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 4] = [Self::FirstSteps, Self::Classics, Self::Tough, Self::Together];
}

/// One edition: everything about it that is fixed before its options are chosen.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The name it is asked for by.
    pub id: &'static str,
    /// The edition to try once this one is easy, by its id.
    pub harder: Option<&'static str>,
    /// Its place in a list.
    pub section: Section,
    /// The sheet it follows.
    pub sheet: Sheet,
    /// How the players sit.
    pub format: Format,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Holes in a row (a hole of a pairs edition takes a shape and a colour).
    pub holes: u8,
    /// The symbols, or the colours of a pairs edition.
    pub symbols: &'static [Symbol],
    /// The shapes of a pairs edition; empty elsewhere.
    pub shapes: &'static [Symbol],
    /// Whether a hole may stay empty, in secret and row alike.
    pub blanks: bool,
    /// Whether a symbol may repeat, in secrets and rows alike.
    pub repeats: bool,
    /// Whether codes are words of a list.
    pub words: bool,
    /// Rows of the board (group: of each board).
    pub rows: u8,
    /// How a row is answered, unless an option says otherwise: [`crate::Rules::answer_rule`] knows.
    pub answer: AnswerRule,
    /// The colour of pins for what is right and in its place.
    pub exact: PinColour,
    /// How points are counted.
    pub scoring: Scoring,
    /// What a wrong hand-set answer leads to.
    pub signal: Signal,
    /// Points of the breaker for a void round.
    pub signal_points: u16,
    /// Whether the match may be agreed up to a target score instead of a number of rounds.
    pub target: bool,
    /// The options, in the order they are written.
    pub options: &'static [OptionRule],
}

impl Edition {
    /// The language of the words that a reader plays with, in an edition of words: the reader's own, or English where that
    /// has no word list.
    pub fn word_language(&self, reader: Language) -> Option<Language> {
        self.words.then(|| if reader.word_lists().is_some() { reader } else { Language::default() })
    }

    /// The edition of that id.
    pub fn find(id: &str) -> Option<&'static Self> {
        crate::editions::EDITIONS.iter().find(|edition| edition.id == id)
    }

    /// The fewest and the most seats under any options. [`crate::Rules::seat_range`] gives them for the options
    /// chosen.
    pub const fn seat_range(&self, mode: Mode) -> (u8, u8) {
        match mode {
            Mode::Solo => (2, 2),
            Mode::Table | Mode::Referee => self.seats,
        }
    }

    /// Whether there can be a code of the day: one maker against one breaker, and a size that is the same for everybody.
    pub fn has_daily(&self) -> bool {
        self.format.is_one_on_one() && !self.options.iter().any(|option| option.key == OptionKey::Holes)
    }

    /// The entry itself, if it makes sense; evaluated at compile time for the whole table, so a
    /// malformed entry does not compile.
    ///
    /// ```compile_fail
    /// use rules::editions::ORIGINAL;
    /// use rules::Edition;
    /// const NO_HOLES: Edition = Edition { holes: 0, ..ORIGINAL }.checked();
    /// let _ = NO_HOLES;
    /// ```
    ///
    /// ```compile_fail
    /// use rules::editions::ORIGINAL;
    /// use rules::{Edition, Format};
    /// const PARTY_OF_TWO: Edition = Edition { format: Format::Party, ..ORIGINAL }.checked();
    /// let _ = PARTY_OF_TWO;
    /// ```
    ///
    /// ```compile_fail
    /// use rules::editions::ORIGINAL;
    /// use rules::Edition;
    /// const WORDS_WITHOUT_A_LANGUAGE: Edition = Edition { words: true, ..ORIGINAL }.checked();
    /// let _ = WORDS_WITHOUT_A_LANGUAGE;
    /// ```
    ///
    /// ```
    /// use rules::Edition;
    /// use rules::editions::ORIGINAL;
    /// const WIDER: Edition = Edition { id: "wider", holes: 5, ..ORIGINAL }.checked();
    /// assert_eq!(WIDER.holes, 5);
    /// ```
    #[must_use]
    pub const fn checked(self) -> Self {
        assert!(well_named(self.id), "an id is lower-case letters, digits and single hyphens");
        assert!(self.holes >= 1 && self.holes <= crate::code::MAX_HOLES as u8, "1 to 8 holes");
        assert!(self.rows >= 1 && self.rows <= 30, "1 to 30 rows");
        assert!(self.symbols.len() >= 2, "at least two symbols");
        assert!(distinct(self.symbols) && distinct(self.shapes), "letters and marks tell symbols apart");
        assert!(
            self.repeats || self.symbols.len() + self.blanks as usize >= self.holes as usize,
            "without repeats there must be a symbol for every hole"
        );
        match self.format {
            Format::Duel => {
                assert!(self.seats.0 == 2 && self.seats.1 == 2, "a duel has two seats");
                assert!(matches!(self.scoring, Scoring::Rows | Scoring::RoundsWon));
            }
            Format::Party => {
                assert!(self.seats.0 == 3 && self.seats.1 == 5, "a party has three to five seats");
                assert!(matches!(self.scoring, Scoring::Party { .. }));
                assert!(self.rows as usize + 1 == PARTY_ENTRIES, "the maker's table has a place per row");
            }
            Format::Group => {
                assert!(self.seats.0 >= 2 && self.seats.1 <= 4, "a group has two to four seats");
                assert!(matches!(self.scoring, Scoring::FirstRightCall));
                assert!(self.answer.is_by_marker(), "groups answer by marker");
                assert!(self.blanks, "a hole whose number nobody drew stays empty");
                self.check_boards(Boards { players: self.seats.1, each: 1 });
                // The engine keeps a set of markers in 32 bits, one to spare, and a symbol in three.
                let colours = self.symbols.len();
                assert!(
                    colours <= 7 && self.holes as usize * colours <= 31,
                    "at most 7 colours and 31 markers"
                );
            }
        }
        assert!(self.answer.is_by_marker() == self.format.holds_parts(), "only groups answer by marker");
        assert!(self.answer.compares_pairs() != self.shapes.is_empty(), "pairs have shapes, others none");
        if self.answer.compares_pairs() {
            let (shapes, colours) = (self.shapes.len(), self.symbols.len());
            let blank = self.blanks as usize;
            assert!(self.holes == 4 && !self.words, "four holes of pairs");
            assert!(
                shapes + blank <= 8 && colours + blank <= 8,
                "at most 8 shapes and 8 colours, the blank included"
            );
        }
        let mut language = false;
        let mut i = 0;
        while i < self.options.len() {
            self.options[i].check();
            self.check_option(&self.options[i]);
            language = language || matches!(self.options[i].key, OptionKey::Language);
            let mut j = 0;
            while j < i {
                assert!(self.options[i].key as u8 != self.options[j].key as u8, "an option stands once");
                j += 1;
            }
            i += 1;
        }
        assert!(self.words == language, "words have a language, others none");
        self
    }

    /// Whether an option makes sense in this entry.
    const fn check_option(&self, option: &OptionRule) {
        let max = match option.values {
            Values::Number { max, .. } => max as usize,
            Values::Words(_) | Values::OffOr { .. } => 0,
        };
        let duel = self.format.is_one_on_one();
        let party = self.format.shares_a_board();
        let group = self.format.holds_parts();
        match option.key {
            OptionKey::Holes => {
                assert!(duel && self.shapes.is_empty(), "of a duel with single symbols");
                assert!(max >= 1 && max <= crate::code::MAX_HOLES, "at most 8 holes");
            }
            OptionKey::Symbols => assert!(max >= 1 && max <= self.symbols.len(), "as many symbols as listed"),
            OptionKey::Rows => assert!(duel && max >= 1 && max <= 30, "1 to 30 rows, of a duel"),
            OptionKey::Blanks | OptionKey::Repeats | OptionKey::Digits => {
                assert!(!group && self.shapes.is_empty(), "of single symbols");
            }
            OptionKey::Letters | OptionKey::Language => assert!(self.words, "of words"),
            OptionKey::Boards => {
                assert!(group, "of a group");
                self.check_boards_option(option);
            }
            OptionKey::Hints => assert!(group, "of a group"),
            OptionKey::Answers => {
                assert!(!group, "groups answer by marker");
                self.check_answers_option(option);
            }
            OptionKey::Signal => {
                assert!(matches!(self.signal, Signal::Recorded), "where the sheet names no penalty");
            }
            OptionKey::Unsolved => assert!(matches!(self.scoring, Scoring::Rows), "where rows are counted"),
            OptionKey::Blue => assert!(self.answer.compares_pairs(), "of pairs"),
            OptionKey::Solution => assert!(party, "of a party"),
            OptionKey::Pegs => {
                let few = self.symbols.len() <= crate::secret::MAX_COUNTED;
                assert!(duel && few && self.shapes.is_empty() && !self.words, "of a duel with few colours");
            }
            OptionKey::Time => {}
        }
    }

    /// Whether players choose a value of this option.
    pub fn takes(&self, key: OptionKey) -> bool {
        self.options.iter().any(|rule| rule.key == key)
    }

    /// Whether an option lets black pins alone answer.
    pub const fn offers_black_only(&self) -> bool {
        let mut i = 0;
        while i < self.options.len() {
            if let (OptionKey::Answers, Values::Words(words)) = (self.options[i].key, self.options[i].values)
            {
                let mut j = 0;
                while j < words.len() {
                    if matches!(Answering::named(words[j]), Some(Answering { black_only: true, .. })) {
                        return true;
                    }
                    j += 1;
                }
            }
            i += 1;
        }
        false
    }

    /// Every choice of answers is known, and whites are left out only where there are whites and nothing else.
    const fn check_answers_option(&self, option: &OptionRule) {
        let Values::Words(words) = option.values else { panic!("answers are chosen by a word") };
        let mut i = 0;
        while i < words.len() {
            let Some(answering) = Answering::named(words[i]) else { panic!("a way to answer") };
            assert!(
                !answering.black_only || self.answer.can_drop_whites(),
                "black pins alone answer only where the classic rule does"
            );
            i += 1;
        }
    }

    /// Every choice of boards can be dealt.
    const fn check_boards_option(&self, option: &OptionRule) {
        let Values::Words(words) = option.values else { panic!("boards are chosen by a word") };
        let mut i = 0;
        while i < words.len() {
            let Some(boards) = Boards::named(words[i]) else {
                panic!("boards are players, or players x boards")
            };
            assert!(
                boards.players >= self.seats.0 && boards.players <= self.seats.1,
                "as many players as seats"
            );
            self.check_boards(boards);
            i += 1;
        }
    }

    /// There is a number and a colour for every board.
    const fn check_boards(&self, boards: Boards) {
        assert!(boards.total() <= self.holes, "a hole for every board");
        assert!(boards.total() <= crate::secret::MARKERS_PER_COLOUR, "a marker of a colour for every board");
    }
}

const fn well_named(id: &str) -> bool {
    let id = id.as_bytes();
    let mut i = 0;
    while i < id.len() {
        let edge = i == 0 || i + 1 == id.len() || id[i - 1] == b'-';
        if !(id[i].is_ascii_lowercase() || id[i].is_ascii_digit() || (id[i] == b'-' && !edge)) {
            return false;
        }
        i += 1;
    }
    !id.is_empty()
}

const fn distinct(symbols: &[Symbol]) -> bool {
    let mut i = 0;
    while i < symbols.len() {
        let mut j = 0;
        while j < i {
            use crate::symbol::Mark::{Glyph, Outline};
            let own_mark = matches!(symbols[i].mark, Glyph | Outline);
            if symbols[i].letter == symbols[j].letter
                || (!own_mark && symbols[i].mark as u8 == symbols[j].mark as u8)
            {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}
