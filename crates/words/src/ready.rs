//! What every row says, told once for each language and kept: the names of symbols, and pins by their number. A page tells
//! dozens of rows, and half their time went into looking these words up.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use rules::Answer;
use rules::edition::PinColour;
use rules::language::Language;

use crate::{TOPICS, Words};

/// Rows seldom have more holes.
const MOST_PINS: u8 = 16;

/// Words of one language that are ready to be said.
pub(crate) struct Ready {
    /// By their English names.
    symbols: HashMap<&'static str, Cow<'static, str>>,
    /// For each number of pins from none on: black ones, white ones, blue ones, red ones.
    pins: Vec<[String; 4]>,
}

/// Those of each language.
static LANGUAGES: [OnceLock<Ready>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

impl Words {
    fn ready(self) -> &'static Ready {
        LANGUAGES[self.language() as usize].get_or_init(|| Ready::new(self))
    }

    /// A symbol by its English name; none if nobody has written it.
    pub(crate) fn symbol_name(self, name: &str) -> Option<&'static str> {
        self.ready().symbols.get(name).map(AsRef::as_ref)
    }

    /// The pins of an answer by kind, without the kinds it has none of.
    pub(crate) fn pins(self, exact: PinColour, answer: Answer) -> impl Iterator<Item = Cow<'static, str>> {
        let ready = &self.ready().pins;
        let exact = match exact {
            PinColour::Black => 0,
            PinColour::Red => 3,
        };
        let counts = [(exact, answer.black), (1, answer.white), (2, answer.blue)].into_iter();
        counts.filter(|(_, count)| *count > 0).map(move |(kind, count)| match ready.get(usize::from(count)) {
            Some(pins) => Cow::Borrowed(pins[kind].as_str()),
            None => Cow::Owned(self.pins_of(count)[kind].clone()),
        })
    }

    /// A number of pins, of each kind.
    fn pins_of(self, count: u8) -> [String; 4] {
        [self.row_black(count), self.row_white(count), self.row_blue(count), self.row_red(count)]
    }
}

impl Ready {
    fn new(words: Words) -> Self {
        let symbol = |id: &'static str| Some((id.strip_prefix("symbol-")?, words.plain(id)));
        let messages = TOPICS.iter().flat_map(|topic| topic.messages);
        let plain = messages.filter(|message| message.variables.is_empty());
        Self {
            symbols: plain.filter_map(|message| symbol(message.id)).collect(),
            pins: (0..=MOST_PINS).map(|count| words.pins_of(count)).collect(),
        }
    }
}
