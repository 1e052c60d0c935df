//! A maker's secret with what is fixed along with it, and a group's deal.
//!
//! ```
//! use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
//! use rules::secret::{
//!     Deal, MARKERS_PER_COLOUR, MAX_COUNTED, MAX_WITHHELD, PEGS_PER_COLOUR, Salt, Secret,
//!     Withheld,
//! };
//! use rules::{Edition, Options, Rules};
//!
//! let mut chance = ChaCha20Rng::from_seed([7; 32]); // in a real game: seeded by the system
//! let original = Edition::find("original").unwrap();
//! let rules = Rules::new(original, Options::read(original, ["pegs=counted"]).unwrap()).unwrap();
//! let secret = Secret::draw(&rules, &mut chance);
//! assert!(rules.secrets().contains(secret.code) && secret.withheld.is_nothing());
//! assert_eq!(Salt::read(&secret.salt.to_hex()), Some(secret.salt));
//!
//! // Of twelve pegs of each colour the maker may keep two out of sight.
//! let mut pegs = [0; MAX_COUNTED];
//! pegs[1] = MAX_WITHHELD;
//! let withheld = Withheld(pegs);
//! assert_eq!((PEGS_PER_COLOUR, rules.show_withheld(&withheld).as_str()), (12, "Y2"));
//! let code = rules.read_secret("RRYB").unwrap();
//! assert_eq!(rules.show_choice(code, &withheld), "RRYB withheld Y2");
//! assert_eq!(rules.read_withheld("Y2").unwrap(), withheld);
//!
//! // A group's secret is dealt: every player holds a part.
//! let group = Rules::default_of(Edition::find("group").unwrap());
//! let deal = Deal::draw(&group, &mut chance);
//! assert_eq!(deal.boards.len(), usize::from(MARKERS_PER_COLOUR));
//! assert!(group.secrets().contains(deal.code(&group)));
//! ```

use rand::{CryptoRng, RngExt};

use crate::answer::Marker;
use crate::code::Code;
use crate::commitment::unhex;
use crate::rules::Rules;

/// Colours that can be withheld when pegs are counted: no edition that counts them has more.
pub const MAX_COUNTED: usize = 8;
/// Pegs of a colour in the open stock.
pub const PEGS_PER_COLOUR: u8 = 12;
/// The most pegs of a colour that the maker may withhold.
pub const MAX_WITHHELD: u8 = 2;

/// Pegs of each colour that the maker keeps out of sight when pegs are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Withheld(pub [u8; MAX_COUNTED]);

impl Withheld {
    /// Whether nothing is withheld.
    pub fn is_nothing(&self) -> bool {
        self.0.iter().all(|pegs| *pegs == 0)
    }
}

/// Random bytes that keep a commitment from being guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Salt(pub [u8; 16]);

impl Salt {
    /// A fresh one, from a generator that nobody can predict:
    ///
    /// ```compile_fail,E0277
    /// struct Counter(u64);
    /// impl rand::TryRng for Counter {
    ///     type Error = std::convert::Infallible;
    ///     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { Ok(self.0 as u32) }
    ///     fn try_next_u64(&mut self) -> Result<u64, Self::Error> { self.0 += 1; Ok(self.0) }
    ///     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> { bytes.fill(7); Ok(()) }
    /// }
    /// rules::Salt::draw(&mut Counter(0)); // it isn't a `CryptoRng`
    /// ```
    pub fn draw(chance: &mut impl CryptoRng) -> Self {
        let mut bytes = [0; 16];
        chance.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The salt that is written with these 32 hex digits.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Its 32 hex digits.
    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }
}

/// What a maker fixes at the start of a round, in one piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// The code.
    pub code: Code,
    /// The pegs withheld; nothing unless pegs are counted.
    pub withheld: Withheld,
    /// The salt of its commitment.
    pub salt: Salt,
}

impl Secret {
    /// A random secret of these rules, nothing withheld. Every code is as likely as any other; with words,
    /// every common word.
    pub fn draw(rules: &Rules, chance: &mut impl CryptoRng) -> Self {
        let code = if let Some(list) = rules.word_list() {
            list.common()[chance.random_range(0..list.common().len())]
        } else {
            let index = chance.random_range(0..rules.secrets().count());
            rules.secrets().code(index).expect("an index below the count")
        };
        Self { code, withheld: Withheld::default(), salt: Salt::draw(chance) }
    }
}

/// A group's deal: a marker for every board, each with the salt of its commitment.
#[derive(Clone, PartialEq, Eq)]
pub struct Deal {
    /// Board by board, first those of seat 1.
    pub boards: Vec<(Marker, Salt)>,
}

/// Markers of each colour in the bag: one for every board there can be.
pub const MARKERS_PER_COLOUR: u8 = 4;

impl Deal {
    /// Draws number markers and colour markers without putting any back.
    pub fn draw(rules: &Rules, chance: &mut impl CryptoRng) -> Self {
        let mut numbers: Vec<u8> = (1..=rules.holes()).collect();
        let colours = 0..rules.palette().symbols.len() as u8;
        let mut colours: Vec<u8> = colours.flat_map(|colour| [colour; MARKERS_PER_COLOUR as usize]).collect();
        let mut take = |markers: &mut Vec<u8>| markers.swap_remove(chance.random_range(0..markers.len()));
        let markers: Vec<_> = (0..rules.boards().total())
            .map(|_| Marker { number: take(&mut numbers), colour: take(&mut colours) })
            .collect();
        Self { boards: markers.into_iter().map(|marker| (marker, Salt::draw(chance))).collect() }
    }

    /// The secret that the markers make together: numbers nobody drew stay empty.
    pub fn code(&self, rules: &Rules) -> Code {
        let blank = rules.palette().blank().expect("groups have a blank");
        let mut symbols = vec![blank; usize::from(rules.holes())];
        for (marker, _) in &self.boards {
            let place = usize::from(marker.number).checked_sub(1);
            if let Some(hole) = place.and_then(|place| symbols.get_mut(place)) {
                *hole = marker.colour;
            }
        }
        Code::new(&symbols)
    }
}

impl Rules {
    /// A secret as its commitment names it.
    pub(crate) fn show_promised(&self, secret: &Secret) -> String {
        self.show_choice(secret.code, &secret.withheld)
    }

    /// What a maker chooses: the code, and with counted pegs what is withheld.
    pub fn show_choice(&self, code: Code, withheld: &Withheld) -> String {
        let code = self.show(code);
        if self.counts_pegs() { format!("{code} withheld {}", self.show_withheld(withheld)) } else { code }
    }

    /// Withheld pegs in letters: `R1Y2`, or `none`.
    pub fn show_withheld(&self, withheld: &Withheld) -> String {
        if withheld.is_nothing() {
            return "none".to_owned();
        }
        let mut text = String::new();
        for (colour, pegs) in (0..).zip(withheld.0).filter(|(_, pegs)| *pegs > 0) {
            text.push(self.palette().letter(colour));
            text += &pegs.to_string();
        }
        text
    }
}
