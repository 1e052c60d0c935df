//! A row that somebody is about to place: pegs put in and taken out, held for the next row, and taken back.
//!
//! Typing puts piece after piece into the next hole; a tap fills the next free hole. A page without
//! script carries the row in its address ([`Draft::written`]) and fills it by going from page to page.

use rules::symbol::BLANK;
use rules::{Code, Rules};

use crate::piece::PalettePiece;

/// What a hole contains so far: the two halves of a pair separately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hole {
    /// The shape of a pair, by its number in the palette.
    pub shape: Option<u8>,
    /// The colour of a pair, elsewhere the symbol.
    pub colour: Option<u8>,
}

impl Hole {
    fn set(&mut self, piece: PalettePiece) {
        *(if piece.shape { &mut self.shape } else { &mut self.colour }) = Some(piece.number);
    }
}

/// How many steps can be undone.
const MOST_UNDONE: usize = 200;

/// A row that somebody is about to place.
#[derive(Clone, Debug)]
pub struct Draft {
    rules: Rules,
    /// What the holes contain.
    pub holes: Vec<Hole>,
    /// Which hole is next, from 0.
    pub at: usize,
    /// Holes that stay as they are for the next row.
    pub held: Vec<bool>,
    /// Earlier states of the holes, the oldest first.
    before: Vec<(Vec<Hole>, usize)>,
    /// The earlier row copied last.
    copied: Option<usize>,
    /// Whether the last piece filled its hole and so moved to the next one.
    advanced: bool,
}

impl Draft {
    /// An empty row.
    pub fn new(rules: &Rules) -> Self {
        let holes = usize::from(rules.holes());
        Self {
            rules: rules.clone(),
            holes: vec![Hole::default(); holes],
            at: 0,
            held: vec![false; holes],
            before: Vec::new(),
            copied: None,
            advanced: false,
        }
    }

    /// Whether a held hole has something in it.
    pub(crate) fn holds_something(&self) -> bool {
        self.holes.iter().zip(&self.held).any(|(hole, held)| *held && *hole != Hole::default())
    }

    /// The held pegs, in letters as in [`Self::written`].
    pub(crate) fn held_written(&self) -> String {
        let mut held = self.clone();
        for (hole, _) in held.holes.iter_mut().zip(&self.held).filter(|(_, held)| !**held) {
            *hole = Hole::default();
        }
        held.written()
    }

    /// A row with held pegs, as [`Self::held_written`] writes it; the first free hole is next.
    pub(crate) fn read_held(rules: &Rules, text: &str) -> Self {
        let mut draft = Self::read(rules, text);
        draft.held = draft.holes.iter().map(|hole| *hole != Hole::default()).collect();
        draft
    }

    /// A row as [`Self::written`] writes it. The first free hole is next; anything but a piece of this game is dropped.
    pub fn read(rules: &Rules, text: &str) -> Self {
        let mut draft = Self::new(rules);
        let mut letters = text.chars().filter(|c| !c.is_whitespace());
        for place in 0..draft.holes.len() {
            for shape in if draft.pairs() { &[true, false][..] } else { &[false] } {
                let letter = letters.next().unwrap_or(BLANK);
                let piece = draft.exactly(letter).filter(|piece| piece.shape == *shape);
                if let Some(piece) = piece {
                    draft.holes[place].set(piece);
                }
            }
        }
        draft.at = draft.free_from(0);
        draft
    }

    /// The row in letters, hole by hole, with a dot for each missing piece: short enough for an address.
    pub fn written(&self) -> String {
        let palette = self.rules.palette();
        let letter = |number: Option<u8>, shape: bool| {
            let symbols = if shape { palette.shapes } else { palette.symbols };
            number.and_then(|number| symbols.get(usize::from(number))).map_or(BLANK, |symbol| symbol.letter)
        };
        let hole = |hole: &Hole| {
            let shape = self.pairs().then(|| letter(hole.shape, true));
            shape.into_iter().chain([letter(hole.colour, false)])
        };
        self.holes.iter().flat_map(hole).collect()
    }

    /// The piece with this letter, ignoring case where case means nothing; none for the blank.
    fn exactly(&self, letter: char) -> Option<PalettePiece> {
        let letter = if self.pairs() { letter } else { letter.to_uppercase().next().unwrap_or(letter) };
        let is =
            |piece: &PalettePiece| piece.symbol(&self.rules).is_some_and(|symbol| symbol.letter == letter);
        PalettePiece::all(&self.rules).into_iter().find(is)
    }

    /// Puts the piece of a letter into the next hole and moves on to the next free one, around the row. A dot empties
    /// the hole; an unknown letter changes nothing.
    pub fn fill(&mut self, letter: char) {
        if letter == BLANK {
            self.empty();
            self.go(self.at + 1);
        } else if let Some(piece) = self.exactly(letter) {
            self.remember();
            self.holes[self.at].set(piece);
            if self.is_full(self.at) {
                self.at = self.free_from(self.at);
            }
        }
    }

    /// Empties the last hole that has something in it.
    pub fn empty_last(&mut self) {
        if let Some(last) = self.holes.iter().rposition(|hole| *hole != Hole::default()) {
            self.at = last;
            self.empty();
        }
    }

    /// The first free hole from here on, around the row; this one if none is free.
    fn free_from(&self, from: usize) -> usize {
        let many = self.holes.len();
        (0..many).map(|step| (from + step) % many).find(|place| !self.is_full(*place)).unwrap_or(from)
    }

    fn pairs(&self) -> bool {
        !self.rules.palette().shapes.is_empty()
    }

    /// Whether it contains anything.
    pub fn is_empty(&self) -> bool {
        self.holes.iter().all(|hole| *hole == Hole::default())
    }

    /// The row, once it can be placed and contains anything.
    pub fn row(&self) -> Option<Code> {
        (!self.is_empty()).then(|| self.rules.read_row(&self.text()).ok()).flatten()
    }

    fn remember(&mut self) {
        if self.before.len() == MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push((self.holes.clone(), self.at));
    }

    /// Puts what a letter means into the next hole; says whether it means anything.
    pub fn put_letter(&mut self, letter: char) -> bool {
        let Some(piece) = self.piece_of(letter) else { return false };
        self.put(piece);
        true
    }

    /// What a letter means now. In a pair `r` may be a rectangle or red: it is the half that is missing, unless the
    /// letter's case decides.
    fn piece_of(&self, letter: char) -> Option<PalettePiece> {
        let upper: String = letter.to_uppercase().collect();
        let pieces = PalettePiece::all(&self.rules);
        let same = |piece: &PalettePiece| {
            let known = piece.letter(&self.rules);
            known == letter || known.to_uppercase().eq(upper.chars())
        };
        let mut fitting = pieces.iter().copied().filter(same);
        if !self.pairs() {
            return fitting.next();
        }
        let fitting: Vec<_> = fitting.collect();
        let shape_missing = self.holes[self.at].shape.is_none();
        let exact = |piece: &&PalettePiece| piece.letter(&self.rules) == letter && letter.is_uppercase();
        let wanted = fitting.iter().find(|piece| piece.shape == shape_missing);
        fitting.iter().find(exact).or(wanted).or(fitting.first()).copied()
    }

    /// Puts a piece into the next hole, and moves on once the hole is full.
    pub fn put(&mut self, piece: PalettePiece) {
        self.remember();
        self.holes[self.at].set(piece);
        self.advanced = self.is_full(self.at);
        if self.advanced {
            self.next();
        }
    }

    /// A space between pieces: moves to the next hole, unless the last piece did so already. Where holes may stay
    /// empty, this one does.
    pub fn space(&mut self) {
        if std::mem::take(&mut self.advanced) {
            return;
        }
        if self.rules.palette().blanks {
            self.empty();
        }
        self.step(true);
    }

    fn is_full(&self, place: usize) -> bool {
        let hole = self.holes[place];
        hole.colour.is_some() && (hole.shape.is_some() || !self.pairs())
    }

    /// Moves to the next hole that isn't held; stays at the end.
    fn next(&mut self) {
        if let Some(next) = (self.at + 1..self.holes.len()).find(|place| !self.held[*place]) {
            self.at = next;
        }
    }

    /// Moves to a hole.
    pub fn go(&mut self, place: usize) {
        self.advanced = false;
        self.at = place.min(self.holes.len() - 1);
    }

    /// Moves one hole to the left or right, around the end.
    pub fn step(&mut self, right: bool) {
        self.advanced = false;
        let holes = self.holes.len();
        self.at = (self.at + if right { 1 } else { holes - 1 }) % holes;
    }

    /// Empties the next hole or, if it is empty, the one before it.
    pub fn take_back(&mut self) {
        self.advanced = false;
        if self.holes[self.at] == Hole::default() && self.at > 0 {
            self.at -= 1;
        }
        self.empty();
    }

    /// Empties the next hole.
    pub fn empty(&mut self) {
        self.advanced = false;
        self.remember();
        self.holes[self.at] = Hole::default();
    }

    /// Empties all holes.
    pub fn clear(&mut self) {
        self.advanced = false;
        if !self.is_empty() {
            self.remember();
            self.holes.fill(Hole::default());
        }
        self.at = 0;
    }

    /// Undoes the last change; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((holes, at)) = self.before.pop() else { return false };
        (self.holes, self.at) = (holes, at);
        true
    }

    /// Holds the next hole for later rows, or releases it.
    pub fn hold(&mut self) {
        self.held[self.at] = !self.held[self.at];
    }

    /// Takes the pegs of a code.
    pub fn take(&mut self, code: Code) {
        self.remember();
        let palette = self.rules.palette();
        let pairs = self.pairs();
        for (hole, symbol) in self.holes.iter_mut().zip(code.symbols()) {
            *hole = if pairs {
                let (shape, colour) = palette.pair(*symbol);
                Hole { shape: Some(shape), colour: Some(colour) }
            } else {
                Hole { shape: None, colour: Some(*symbol) }
            };
        }
    }

    /// Copies the row before or after the one copied last; the last row if none was copied.
    pub fn copy(&mut self, rows: &[Code], back: bool) {
        let Some(last) = rows.len().checked_sub(1) else { return };
        let place = match (self.copied, back) {
            (None, _) => last,
            (Some(place), true) => place.min(last + 1).saturating_sub(1),
            (Some(place), false) => (place + 1).min(last),
        };
        self.copied = Some(place);
        self.take(rows[place]);
    }

    /// The row was placed: held pegs stay for the next one.
    pub fn placed(&mut self) {
        for (hole, held) in self.holes.iter_mut().zip(&self.held) {
            if !held {
                *hole = Hole::default();
            }
        }
        self.before.clear();
        self.copied = None;
        self.advanced = false;
        self.at = self.held.iter().position(|held| !held).unwrap_or(0);
    }

    /// The row as typed. An empty hole is a blank where there are blanks; elsewhere it is missing, and the rules say
    /// so.
    pub fn text(&self) -> String {
        let palette = self.rules.palette();
        let holes = self.holes.iter().map(|hole| {
            let colour = hole.colour.or(palette.blanks.then_some(palette.symbols.len() as u8));
            let colour = colour.map(|colour| palette.letter(colour));
            if !self.pairs() {
                return colour.map(String::from).unwrap_or_default();
            }
            let shape = hole.shape.or(palette.blanks.then_some(palette.shapes.len() as u8));
            shape.map(|shape| palette.shape_letter(shape)).into_iter().chain(colour).collect()
        });
        holes.collect::<Vec<_>>().join(if self.pairs() { " " } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    fn draft(edition: &str) -> Draft {
        Draft::new(&Rules::default_of(Edition::find(edition).expect("an edition")))
    }

    fn typed(edition: &str, letters: &str) -> String {
        let mut draft = draft(edition);
        for letter in letters.chars() {
            draft.put_letter(letter);
        }
        draft.text()
    }

    #[test]
    fn letters_of_either_size_fill_holes_from_left_to_right() {
        assert_eq!(typed("original", "rGby"), "RGBY");
        assert_eq!(typed("original", "rxq?g"), "RG", "what stands for nothing is left out");
        assert_eq!(typed("number", "1234"), "1234");
        assert_eq!(typed("grand", "tRsBcGhY"), "tR sB cG hY");
        assert_eq!(typed("grand", "trsbcghy"), "tR sB cG hY", "r is red where a colour is missing");
        assert_eq!(typed("grand", "rrrr"), "rR rR  ");
        assert_eq!(typed("grand", "Rt"), "tR   ", "a capital is a colour");
        assert_eq!(typed("grand-blanks", "tR.B"), "tR .B .. ..");
        assert_eq!(typed("eight-blanks", "R"), "R...", "an empty hole is a blank");
        assert_eq!(typed("original", "RGBYW"), "RGBW", "the last hole is changed");
    }

    fn typed_with_spaces(edition: &str, text: &str) -> String {
        let mut draft = draft(edition);
        for letter in text.chars() {
            if letter == ' ' {
                draft.space();
            } else {
                draft.put_letter(letter);
            }
        }
        draft.text()
    }

    #[test]
    fn a_hint_can_be_typed_as_it_stands_with_its_spaces() {
        assert_eq!(typed_with_spaces("grand", "tB cG rR sY"), "tB cG rR sY");
        assert_eq!(typed_with_spaces("grand", "Bt Gc Rr Ys"), "tB cG rR sY", "colour first");
        assert_eq!(typed_with_spaces("grand-blanks", "tR .B .. h."), "tR .B .. h.");
        assert_eq!(typed_with_spaces("original", "r g b y"), "RGBY");
        assert_eq!(typed_with_spaces("original", "r  g"), "RG", "a second space goes on");
        assert_eq!(typed_with_spaces("eight-blanks", " r  g"), ".R.G", "a space leaves a hole empty");
    }

    #[test]
    fn changes_are_taken_back_one_by_one() {
        let mut draft = draft("original");
        for letter in "RGB".chars() {
            draft.put_letter(letter);
        }
        draft.clear();
        assert_eq!(draft.text(), "");
        assert!(draft.undo());
        assert_eq!((draft.text().as_str(), draft.at), ("RGB", 3));
        draft.take_back();
        assert_eq!((draft.text().as_str(), draft.at), ("RG", 2));
        while draft.undo() {}
        assert!(draft.is_empty() && !draft.undo());
    }

    #[test]
    fn held_pegs_stay_for_the_next_row_and_are_passed_over() {
        let mut draft = draft("original");
        for letter in "RGBY".chars() {
            draft.put_letter(letter);
        }
        draft.go(0);
        draft.hold();
        draft.go(2);
        draft.hold();
        draft.placed();
        assert_eq!((draft.text().as_str(), draft.at), ("RB", 1));
        draft.put_letter('W');
        assert_eq!(draft.at, 3);
    }

    #[test]
    fn earlier_rows_are_copied_one_after_the_other() {
        let mut draft = draft("original");
        let rules = draft.rules.clone();
        let rows = ["RRRR", "GGGG", "BBBB"].map(|row| rules.read_row(row).expect("a row"));
        let copied = |draft: &mut Draft, back| {
            draft.copy(&rows, back);
            draft.text()
        };
        assert_eq!(copied(&mut draft, true), "BBBB");
        assert_eq!(copied(&mut draft, true), "GGGG");
        assert_eq!(copied(&mut draft, true), "RRRR");
        assert_eq!(copied(&mut draft, true), "RRRR");
        assert_eq!(copied(&mut draft, false), "GGGG");
        draft.copy(&[], true);
        assert_eq!(draft.text(), "GGGG");
    }

    fn filled(edition: &str, text: &str, letters: &str) -> (String, usize) {
        let rules = Rules::default_of(Edition::find(edition).expect("an edition"));
        let mut draft = Draft::read(&rules, text);
        letters.chars().for_each(|letter| draft.fill(letter));
        (draft.written(), draft.at)
    }

    #[test]
    fn a_piece_that_is_tapped_lands_in_the_next_free_hole() {
        for (edition, text, letters, written, at) in [
            ("original", "", "", "....", 0),
            ("original", "", "R", "R...", 1),
            ("original", "R.B.", "g", "RGB.", 3),
            ("original", "RG", "x", "RG..", 2),
            ("original-blanks", "RG", ".", "RG..", 3),
            ("grand", "", "t", "t.......", 0),
            ("grand", "t.", "R", "tR......", 1),
            // r is a rectangle, R is red.
            ("grand", ".R", "r", "rR......", 1),
            ("group", "RGBXY9999999", "", "RGB.Y", 3),
        ] {
            assert_eq!(
                filled(edition, text, letters),
                (written.to_owned(), at),
                "{edition} {text} {letters}"
            );
        }
        let mut draft = Draft::read(&draft("original").rules, "R.B.");
        draft.go(3);
        draft.fill('G');
        assert_eq!((draft.written().as_str(), draft.at), ("R.BG", 1), "around the row");
    }

    #[test]
    fn the_last_hole_is_emptied_first() {
        let mut draft = Draft::read(&draft("original").rules, "RG.Y");
        draft.empty_last();
        assert_eq!((draft.written().as_str(), draft.at), ("RG..", 3));
        draft.empty_last();
        assert_eq!((draft.written().as_str(), draft.at), ("R...", 1));
    }

    #[test]
    fn a_code_is_a_draft_that_reads_as_itself() {
        for edition in rules::editions::EDITIONS {
            let rules = Rules::default_of(edition);
            for index in [0, rules.guesses().count() / 3, rules.guesses().count() - 1] {
                let code = rules.guesses().code(index).expect("a row");
                let draft = Draft::read(&rules, &rules.show(code));
                assert_eq!(rules.read_row(&draft.text()), Ok(code), "{}", edition.id);
                let mut taken = Draft::new(&rules);
                taken.take(code);
                assert_eq!(taken.written(), draft.written(), "{}", edition.id);
            }
        }
    }
}
