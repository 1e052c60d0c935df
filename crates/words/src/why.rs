//! Why a row is answered as it is, for codes that aren't secret.

use rules::edition::AnswerRule;
use rules::pairing::{Pin, heard};
use rules::{Code, Hint, Marker, Rules, answer};

use crate::Words;

impl Words {
    /// Why a guess gets its pins: a sentence for every hole, in order.
    pub fn why(self, rules: &Rules, secret: Code, guess: Code) -> Vec<String> {
        let earned = rules.pairing(secret, guess);
        let mut sentences = Vec::new();
        for (place, symbol) in (0..).zip(guess.symbols()) {
            let (hole, piece) = (place + 1, self.piece(rules, *symbol));
            let found = earned.iter().find(|earned| earned.guess == place);
            sentences.push(match found.map(|earned| (earned.pin, earned.secret)) {
                Some((Pin::Black, _)) => {
                    self.guide_why_exact().exact(rules.exact().name()).hole(hole).piece(piece)
                }
                Some((Pin::White, other)) => self.guide_why_white().hole(hole).other(other + 1).piece(piece),
                Some((Pin::Blue, _)) if Half::of(rules, secret, guess, place) == Half::Shape => {
                    self.guide_why_blue_shape().hole(hole).piece(piece)
                }
                Some((Pin::Blue, _)) => self.guide_why_blue_colour().hole(hole).piece(piece),
                None if secret.count(*symbol) > 0 => match rules.answer_rule() {
                    AnswerRule::BlackOnly => self.guide_why_misplaced().hole(hole).piece(piece),
                    AnswerRule::Classic | AnswerRule::Pairs | AnswerRule::Marker => {
                        self.guide_why_used_up().hole(hole).piece(piece)
                    }
                },
                None if Half::of(rules, secret, guess, place) != Half::Neither => {
                    self.guide_why_taken().hole(hole).piece(piece)
                }
                None => self.guide_why_nothing().hole(hole).piece(piece),
            });
        }
        sentences
    }

    /// Why a group's markers answer a row as they do: a sentence for each.
    pub fn why_hints(self, rules: &Rules, markers: &[Marker], row: Code) -> Vec<String> {
        let told = |marker: &Marker| {
            let name = self.capital(&self.marker(rules, *marker));
            match answer::hint(*marker, row) {
                Hint::Black => self.guide_why_marker_black(name),
                Hint::White => {
                    let holes: Vec<_> =
                        heard(*marker, row).iter().map(|hole| (hole + 1).to_string()).collect();
                    self.guide_why_marker_white().holes(holes.join(", ")).marker(name)
                }
                Hint::Nothing => self.guide_why_marker_nothing(name),
            }
        };
        markers.iter().map(told).collect()
    }
}

/// Which half of a pair is right in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Shape,
    Colour,
    /// Neither or both, or there are no pairs.
    Neither,
}

impl Half {
    fn of(rules: &Rules, secret: Code, guess: Code, place: u8) -> Self {
        let palette = rules.palette();
        if palette.shapes.is_empty() {
            return Self::Neither;
        }
        let pair = |code: Code| palette.pair(code.symbols()[usize::from(place)]);
        let (secret, guess) = (pair(secret), pair(guess));
        match (secret.0 == guess.0, secret.1 == guess.1) {
            (true, false) => Self::Shape,
            (false, true) => Self::Colour,
            _ => Self::Neither,
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Edition, Options, Rules};

    use crate::{Language, Words};

    #[test]
    fn every_pin_has_its_reason() {
        let rules = Rules::default_of(Edition::find("original").unwrap());
        let read = |text: &str| rules.read_secret(text).unwrap();
        let words = Words::of(Language::English);
        assert_eq!(
            words.why(&rules, read("RRBG"), read("RBRR")),
            [
                "Hole 1: red is right where it is. Black.",
                "Hole 2: blue belongs in hole 3. White.",
                "Hole 3: red belongs in hole 2. White.",
                "Hole 4: the guess has red more often than the secret. Nothing.",
            ]
        );
        let german = Words::of(Language::German).why(&rules, read("RRBG"), read("RBKR"));
        assert_eq!(german[2], "Loch 3: Schwarz kommt im Geheimcode nicht vor. Nichts.");
    }

    #[test]
    fn with_black_pins_alone_a_misplaced_peg_earns_nothing() {
        let custom = Edition::find("custom").unwrap();
        let rules = Rules::new(custom, Options::read(custom, ["answers=black-only"]).unwrap()).unwrap();
        let read = |text: &str| rules.read_secret(text).unwrap();
        assert_eq!(
            Words::of(Language::English).why(&rules, read("RYGB"), read("RGKB")),
            [
                "Hole 1: red is right where it is. Black.",
                "Hole 2: green is in the secret, but in another place, and there are only black pins. Nothing.",
                "Hole 3: black isn't in the secret. Nothing.",
                "Hole 4: blue is right where it is. Black.",
            ]
        );
    }

    #[test]
    fn blue_says_which_half_is_right_and_who_was_before_it() {
        let rules = Rules::default_of(Edition::find("grand").unwrap());
        let read = |text: &str| rules.read_secret(text).unwrap();
        let words = Words::of(Language::English);
        assert_eq!(
            words.why(&rules, read("tR sB cG hY"), read("tR cG sG rY")),
            [
                "Hole 1: red triangle is right where it is. Black.",
                "Hole 2: green circle belongs in hole 3. White.",
                "Hole 3: green square is half right, but the pair in its place has already earned a white. Nothing.",
                "Hole 4: yellow rectangle has the right colour for its place, but not the shape. Blue.",
            ]
        );
    }

    #[test]
    fn a_marker_says_to_what_it_answers() {
        let rules = Rules::default_of(Edition::find("group").unwrap());
        let markers = ["3R", "1G", "2Y"].map(|text| rules.read_marker(text).unwrap());
        let told = Words::of(Language::English).why_hints(&rules, &markers, rules.read_row(".GRRG").unwrap());
        assert_eq!(
            told,
            [
                "Number 3, red: the colour is in its own hole. Black.",
                "Number 1, green: the colour is elsewhere, here: 2, 5. White.",
                "Number 2, yellow: the colour isn't in the row. Nothing.",
            ]
        );
    }
}
