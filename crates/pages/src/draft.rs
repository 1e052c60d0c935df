//! A row that is being filled, hole by hole: what stands in it so far, and where the next piece goes.
//!
//! It is written as one letter a hole, in pairs as two, with a dot for what is not there: so it travels in an address,
//! and a page without script fills a row by going from page to page.

use rules::Rules;
use rules::symbol::BLANK;

use super::form::Fields;
use super::piece::Piece;

/// A row that is being filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    /// What stands in the holes: a shape, where there are shapes, and a colour.
    cells: Vec<(char, char)>,
    /// The hole that the next piece goes to, from 0.
    at: usize,
    pairs: bool,
}

impl Draft {
    /// Nothing filled in yet.
    pub(crate) fn new(rules: &Rules) -> Self {
        let cells = vec![(BLANK, BLANK); usize::from(rules.holes())];
        Self { cells, at: 0, pairs: !rules.palette().shapes.is_empty() }
    }

    /// A draft as it is written; what is no piece of this edition is left out.
    pub(crate) fn read(rules: &Rules, text: &str) -> Self {
        let mut draft = Self::new(rules);
        let mut letters = text.chars().filter(|c| !c.is_whitespace());
        for place in 0..draft.cells.len() {
            let first = letters.next().unwrap_or(BLANK);
            if draft.pairs {
                let second = letters.next().unwrap_or(BLANK);
                draft.cells[place] = (shape(rules, first), colour(rules, second));
            } else {
                draft.cells[place] = (BLANK, colour(rules, first));
            }
        }
        draft.at = draft.next_from(0);
        draft
    }

    /// A draft out of a form or an address, with the one change that a button there asks for.
    pub(crate) fn asked(rules: &Rules, fields: &Fields) -> Self {
        let mut draft = Self::read(rules, fields.get("draft").unwrap_or_default());
        if let Some(at) = fields.number::<usize>("at").or(fields.number("cursor")) {
            draft.at = at.saturating_sub(1).min(draft.cells.len().saturating_sub(1));
        }
        if let Some(piece) = fields.get("put").and_then(|put| put.chars().next()) {
            draft.put(rules, piece);
        }
        if fields.has("undo") {
            draft.undo();
        }
        if fields.has("clear") {
            draft = Self::new(rules);
        }
        if let Some(row) = fields.get("copy") {
            draft = Self::read(rules, row);
        }
        draft
    }

    /// Puts a piece into the hole that is due, and goes on to the next that is free.
    fn put(&mut self, rules: &Rules, letter: char) {
        let cell = &mut self.cells[self.at];
        if letter == BLANK {
            *cell = (BLANK, BLANK);
            self.at = (self.at + 1).min(self.cells.len() - 1);
            return;
        }
        if self.pairs && shape(rules, letter) != BLANK {
            cell.0 = letter;
        } else {
            cell.1 = colour(rules, letter);
        }
        if !self.pairs || (cell.0 != BLANK && cell.1 != BLANK) {
            self.at = self.next_from(self.at);
        }
    }

    /// Takes the last piece out again.
    fn undo(&mut self) {
        if let Some(place) = self.cells.iter().rposition(|cell| *cell != (BLANK, BLANK)) {
            self.cells[place] = (BLANK, BLANK);
            self.at = place;
        }
    }

    /// The first free hole from here on, around the row; here if none is.
    fn next_from(&self, from: usize) -> usize {
        let many = self.cells.len();
        let free = |place: &usize| !self.is_full(*place);
        (0..many).map(|step| (from + step) % many).find(free).unwrap_or(from)
    }

    fn is_full(&self, place: usize) -> bool {
        let (shape, colour) = self.cells[place];
        colour != BLANK && (!self.pairs || shape != BLANK)
    }

    /// The hole that the next piece goes to, from 1.
    pub(crate) fn at(&self) -> usize {
        self.at + 1
    }

    /// Whether nothing is filled in.
    pub(crate) fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| *cell == (BLANK, BLANK))
    }

    /// As it is written in an address.
    pub(crate) fn text(&self) -> String {
        let letters = |(shape, colour): &(char, char)| {
            if self.pairs { vec![*shape, *colour] } else { vec![*colour] }
        };
        self.cells.iter().flat_map(letters).collect()
    }

    /// As a code is written.
    pub(crate) fn code(&self) -> String {
        let holes: Vec<_> = self
            .cells
            .iter()
            .map(|(shape, colour)| if self.pairs { format!("{shape}{colour}") } else { colour.to_string() })
            .collect();
        holes.join(if self.pairs { " " } else { "" })
    }

    /// What stands in the holes, to be shown.
    pub(crate) fn pieces(&self, rules: &Rules) -> Vec<Piece> {
        let palette = rules.palette();
        let piece = |(shape, colour): &(char, char)| {
            let shape = palette.shapes.iter().find(|symbol| symbol.letter == *shape);
            let colour = palette.symbols.iter().find(|symbol| symbol.letter == *colour);
            match (shape, colour) {
                (None, None) => Piece::Hole,
                (None, Some(colour)) if !self.pairs => Piece::single(colour),
                (shape, colour) => Piece::Pair(shape, colour),
            }
        };
        self.cells.iter().map(piece).collect()
    }
}

/// A letter as the colour that it stands for; people type small letters where there are no shapes.
fn colour(rules: &Rules, letter: char) -> char {
    let palette = rules.palette();
    let large = letter.to_uppercase().next().unwrap_or(letter);
    let wanted = if palette.shapes.is_empty() { large } else { letter };
    let found = palette.symbols.iter().find(|symbol| symbol.letter == wanted);
    found.map_or(BLANK, |symbol| symbol.letter)
}

/// A letter as the shape that it stands for.
fn shape(rules: &Rules, letter: char) -> char {
    let found = rules.palette().shapes.iter().find(|symbol| symbol.letter == letter);
    found.map_or(BLANK, |symbol| symbol.letter)
}

#[cfg(test)]
mod tests {
    use rules::Edition;

    use super::*;

    fn rules(id: &str) -> Rules {
        Rules::default_of(Edition::find(id).unwrap())
    }

    fn asked(id: &str, text: &str) -> (String, usize) {
        let draft = Draft::asked(&rules(id), &Fields::read(text.as_bytes()));
        (draft.text(), draft.at())
    }

    #[test]
    fn a_colour_lands_in_the_next_free_hole() {
        assert_eq!(asked("original", ""), ("....".to_owned(), 1));
        assert_eq!(asked("original", "put=R"), ("R...".to_owned(), 2));
        assert_eq!(asked("original", "draft=R.B.&put=g"), ("RGB.".to_owned(), 4));
        assert_eq!(asked("original", "draft=R.B.&at=4&put=G"), ("R.BG".to_owned(), 2));
        assert_eq!(asked("original", "draft=RGBY&at=2&put=W"), ("RWBY".to_owned(), 2));
        assert_eq!(asked("original", "draft=RG&put=x"), ("RG..".to_owned(), 3));
        assert_eq!(asked("original-blanks", "draft=RG&put=."), ("RG..".to_owned(), 4));
    }

    #[test]
    fn a_pair_takes_its_shape_and_its_colour_one_after_the_other() {
        assert_eq!(asked("grand", "put=t"), ("t.......".to_owned(), 1));
        assert_eq!(asked("grand", "draft=t.&put=R"), ("tR......".to_owned(), 2));
        // r is a rectangle, R is red.
        assert_eq!(asked("grand", "draft=.R&cursor=1&put=r"), ("rR......".to_owned(), 2));
        let draft = Draft::read(&rules("grand"), "tR sBcG");
        assert_eq!(draft.code(), "tR sB cG ..");
    }

    #[test]
    fn what_was_put_is_taken_out_again() {
        assert_eq!(asked("original", "draft=RGB.&undo="), ("RG..".to_owned(), 3));
        assert_eq!(asked("original", "draft=....&undo="), ("....".to_owned(), 1));
        assert_eq!(asked("original", "draft=RGB.&clear="), ("....".to_owned(), 1));
        assert_eq!(asked("original", "draft=RGB.&copy=WWKK"), ("WWKK".to_owned(), 1));
        assert_eq!(asked("group", "draft=RGBXY9999999&at=99"), ("RGB.Y".to_owned(), 5));
    }

    #[test]
    fn a_code_is_a_draft_that_reads_as_itself() {
        for edition in rules::editions::EDITIONS {
            let rules = Rules::default_of(edition);
            for index in [0, rules.guesses().count() / 3, rules.guesses().count() - 1] {
                let code = rules.guesses().code(index).unwrap();
                let draft = Draft::read(&rules, &rules.show(code));
                assert_eq!(rules.read_row(&draft.code()), Ok(code), "{}", edition.id);
                assert_eq!(draft.pieces(&rules), Piece::row(&rules, code));
            }
        }
    }
}
