//! What somebody means who types a code: letters of either case, colours by name in their language or in English, and
//! pairs in either order.

use std::borrow::Cow;

use rules::Rules;
use rules::symbol::{BLANK, Mark, Symbol};
use words::{Language, Words};

/// The part of a line that means nothing, as typed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Meaningless {
    /// Letters, or whole words.
    pub(crate) quoted: String,
    /// Whether it is letters only: then the rest of the line can be judged.
    pub(crate) letters: bool,
}

/// A code as the rules read it, or the part that means nothing.
pub(crate) fn meant<'l>(words: Words, rules: &Rules, line: &'l str) -> Result<Cow<'l, str>, Meaningless> {
    let palette = rules.palette();
    let glyphs = palette.symbols.first().is_some_and(|symbol| symbol.mark == Mark::Glyph);
    if glyphs {
        return Ok(line.into());
    }
    let letter_of = |letter: char| words.read_letter(rules, letter);
    let known = |letter: char| letter_of(letter).is_some();
    let text = if line.chars().all(|letter| is_between(letter) || known(letter)) {
        Cow::Borrowed(line)
    } else {
        Cow::Owned(unnamed(&names(words, rules), line, &known)?)
    };
    let text: String = text.chars().map(|letter| letter_of(letter).unwrap_or(letter)).collect();
    Ok(if palette.shapes.is_empty() { text.into() } else { ordered(rules, &text).into() })
}

/// What may separate pieces.
fn is_between(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '-' | '/' | '|')
}

/// The line with letters in place of names, or the part that is neither.
fn unnamed(
    names: &[(String, char)],
    line: &str,
    known: &impl Fn(char) -> bool,
) -> Result<String, Meaningless> {
    let parts: Vec<&str> = line.split(is_between).filter(|part| !part.is_empty()).collect();
    let letter = |name: &str| names.iter().find(|(known, _)| known == name).map(|(_, letter)| *letter);
    let (mut letters, mut strange, mut whole) = (Vec::new(), Vec::new(), false);
    let mut place = 0;
    while let Some(part) = parts.get(place) {
        let two = parts.get(place + 1).and_then(|next| letter(&format!("{} {}", folded(part), folded(next))));
        if let Some(letter) = two.or_else(|| letter(&folded(part))) {
            letters.push(letter.to_string());
        } else if part.chars().all(known) {
            letters.push((*part).to_owned());
        } else {
            let (quoted, all) = quoted(part, known);
            strange.push(quoted);
            whole |= all;
        }
        place += 1 + usize::from(two.is_some());
    }
    if strange.is_empty() {
        return Ok(letters.join(" "));
    }
    Err(Meaningless { quoted: strange.join(" "), letters: !whole })
}

/// If letters are mostly right, those that aren't; otherwise all of them. Also says whether it is all.
fn quoted(part: &str, known: &impl Fn(char) -> bool) -> (String, bool) {
    let wrong: Vec<char> = part.chars().filter(|letter| !known(*letter)).collect();
    let right = part.chars().count() - wrong.len();
    if right < wrong.len() && wrong.len() > 1 {
        return (part.to_owned(), true);
    }
    (wrong.iter().map(char::to_string).collect::<Vec<_>>().join(" "), false)
}

/// Everything by name, folded: in the reader's language, then in English. Colours also in the form they take beside a
/// shape.
fn names(words: Words, rules: &Rules) -> Vec<(String, char)> {
    let palette = rules.palette();
    let mut names = Vec::new();
    for words in [words, Words::of(Language::English)] {
        for symbol in palette.symbols.iter().chain(palette.shapes) {
            names.push((folded(&words.symbol(symbol)), symbol.letter));
        }
        for (shape, colour) in
            palette.shapes.iter().flat_map(|shape| palette.symbols.iter().map(move |it| (shape, it)))
        {
            let pair = folded(&words.pair(shape, colour));
            let name = folded(&words.symbol(shape));
            let beside = pair.split(' ').filter(|part| *part != name).collect::<Vec<_>>().join(" ");
            names.push((beside, colour.letter));
        }
        names.push((folded(&words.symbol_blank()), BLANK));
    }
    names
}

/// A name in small letters, without accents.
fn folded(name: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    name.to_lowercase().replace('ß', "ss").chars().map(plain).collect()
}

/// Pairs as written: the shape as a small letter, then the colour as a capital. A listener can't hear the case of a
/// letter and need not: a letter that can only be a colour is one, in any position. Anything that isn't a pair stays as
/// typed, so that faults quote it.
fn ordered(rules: &Rules, text: &str) -> String {
    let palette = rules.palette();
    let is = |symbols: &[Symbol], letter: char| {
        letter == BLANK && palette.blanks
            || symbols.iter().any(|symbol| symbol.letter.eq_ignore_ascii_case(&letter))
    };
    let pair = |shape: char, colour: char| {
        let fits = is(palette.shapes, shape) && is(palette.symbols, colour);
        fits.then(|| format!("{}{}", shape.to_ascii_lowercase(), colour.to_ascii_uppercase()))
    };
    let letters: Vec<char> = text.chars().filter(|letter| !is_between(*letter)).collect();
    let pairs = letters.chunks(2).map(|two| match two {
        [one, other] => {
            let read = pair(*one, *other).or_else(|| pair(*other, *one));
            read.unwrap_or_else(|| format!("{one}{other}"))
        }
        rest => rest.iter().collect(),
    });
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    fn rules(id: &str) -> Rules {
        Rules::default_of(Edition::find(id).expect("an edition"))
    }

    /// The intended row, in letters.
    fn row(language: Language, id: &str, typed: &str) -> String {
        let rules = rules(id);
        let text = meant(Words::of(language), &rules, typed).expect(typed);
        rules.show(rules.read_row(&text).unwrap_or_else(|faults| panic!("{typed}: {text}: {faults:?}")))
    }

    #[test]
    fn colours_are_understood_by_name_in_every_language() {
        for (language, typed) in [
            (Language::English, "red red yellow blue"),
            (Language::English, "Red, RED, y, blue"),
            (Language::German, "rot Rot gelb blau"),
            (Language::German, "red rot yellow B"),
            (Language::French, "rouge rouge jaune bleu"),
            (Language::Dutch, "rood rood geel blauw"),
        ] {
            assert_eq!(row(language, "original", typed), "RRYB", "{typed}");
        }
        assert_eq!(row(Language::German, "original", "grün weiss WEISS weiß"), "GWWW");
        assert_eq!(row(Language::English, "eight-blanks", "red empty empty brown"), "R..N");
    }

    #[test]
    fn every_name_is_understood_as_its_own_piece() {
        for edition in rules::editions::EDITIONS {
            let rules = Rules::default_of(edition);
            let palette = rules.palette();
            for language in Language::ALL {
                let words = Words::of(language);
                let names = names(words, &rules);
                for symbol in palette.symbols.iter().chain(palette.shapes) {
                    let found = names.iter().find(|(name, _)| *name == folded(&words.symbol(symbol)));
                    let letter = found.map(|(_, letter)| *letter);
                    assert_eq!(letter, Some(symbol.letter), "{} {}", language.tag(), symbol.name);
                }
            }
        }
    }

    #[test]
    fn pairs_are_understood_in_either_order_letters_of_either_size_and_by_name() {
        for typed in ["tr sb cg hy", "TRSBCGHY", "tR, sB, cG, hY", "Rt bs GC yh", "rt BS cg hy"] {
            assert_eq!(row(Language::English, "grand", typed), "tR sB cG hY", "{typed}");
        }
        let names = [
            (Language::English, "red triangle blue square green circle yellow hexagon"),
            (Language::German, "rotes Dreieck blaues Quadrat grüner Kreis gelbes Sechseck"),
            (Language::French, "triangle rouge carré bleu cercle vert hexagone jaune"),
            (Language::Dutch, "rode driehoek blauw vierkant groene cirkel gele zeshoek"),
        ];
        for (language, typed) in names {
            assert_eq!(row(language, "grand", typed), "tR sB cG hY", "{typed}");
        }
        assert_eq!(row(Language::English, "grand-blanks", ".r t. .. hy"), ".R t. .. hY");
    }

    #[test]
    fn what_means_nothing_is_quoted_as_it_was_typed() {
        let english = Words::of(Language::English);
        for (id, typed, quoted) in [
            ("original", "rgbx", "x"),
            ("original", "redd red Yelow blue", "redd Yelow"),
            ("grand", "tr sb cg hz", "z"),
        ] {
            let strange = meant(english, &rules(id), typed).expect_err(typed);
            assert_eq!(strange.quoted, quoted, "{typed}");
        }
        // A short line is left to the rules; digits and words have no names.
        let text = |id: &str, typed: &str| meant(english, &rules(id), typed).map(Cow::into_owned);
        assert_eq!(text("grand", "tr sb"), Ok("tR sB".to_owned()));
        assert_eq!(text("number", "12x4"), Ok("12x4".to_owned()));
    }
}
