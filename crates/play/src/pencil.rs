//! Pencil marks: what somebody thinks is out, or sure, hole by hole. Only their maker sees them.

use rules::Rules;
use rules::code::MAX_HOLES;
use solver::coach::CoachFact;

use crate::coach::fact_marks;
use crate::piece::PalettePiece;

/// What somebody thinks of a piece in a hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PencilMark {
    /// Nothing.
    #[default]
    Open,
    /// It is not there.
    Out,
    /// It is there.
    Sure,
}

impl PencilMark {
    const ALL: [Self; 3] = [Self::Open, Self::Out, Self::Sure];

    /// The letter it is saved as.
    const fn letter(self) -> char {
        match self {
            Self::Open => '.',
            Self::Out => 'x',
            Self::Sure => 'o',
        }
    }

    /// A sign for it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Open => "·",
            Self::Out => "×",
            Self::Sure => "✓",
        }
    }
}

/// Somebody's marks in a round.
#[derive(Clone, Debug)]
pub struct Pencil {
    marks: Vec<[PencilMark; MAX_HOLES]>,
    holes: usize,
    /// Where the pencil is: piece and hole, from 0.
    pub at: (usize, usize),
}

impl Pencil {
    /// No marks.
    pub fn new(rules: &Rules) -> Self {
        let marks = vec![[PencilMark::Open; MAX_HOLES]; PalettePiece::all(rules).len()];
        Self { marks, holes: usize::from(rules.holes()), at: (0, 0) }
    }

    /// The marks as text, piece by piece and hole by hole; nothing if there are none.
    pub(crate) fn written(&self) -> Option<String> {
        let marks = self.marks.iter().flat_map(|piece| &piece[..self.holes]);
        let text: String = marks.map(|mark| mark.letter()).collect();
        text.contains(|letter| letter != PencilMark::Open.letter()).then_some(text)
    }

    /// The marks in a text; nothing if it doesn't fit these rules.
    pub(crate) fn read(rules: &Rules, text: &str) -> Option<Self> {
        let mut pencil = Self::new(rules);
        let mut letters = text.chars();
        for piece in &mut pencil.marks {
            for mark in &mut piece[..pencil.holes] {
                let letter = letters.next()?;
                *mark = PencilMark::ALL.into_iter().find(|mark| mark.letter() == letter)?;
            }
        }
        letters.next().is_none().then_some(pencil)
    }

    /// What somebody thinks of a piece in a hole.
    pub fn mark(&self, piece: usize, hole: usize) -> PencilMark {
        self.marks[piece][hole]
    }

    /// Open, out, sure, open …
    pub fn turn(&mut self, piece: usize, hole: usize) {
        let mark = &mut self.marks[piece][hole];
        *mark = match mark {
            PencilMark::Open => PencilMark::Out,
            PencilMark::Out => PencilMark::Sure,
            PencilMark::Sure => PencilMark::Open,
        };
    }

    /// Marks a piece as out everywhere or, if it is, nowhere.
    pub fn turn_all(&mut self, piece: usize) {
        let all = &mut self.marks[piece][..self.holes];
        let mark =
            if all.iter().all(|mark| *mark == PencilMark::Out) { PencilMark::Open } else { PencilMark::Out };
        all.fill(mark);
    }

    /// Marks what a fact says.
    pub fn learn(&mut self, rules: &Rules, fact: &CoachFact) {
        let pieces = PalettePiece::all(rules);
        for (piece, hole, mark) in fact_marks(rules, fact) {
            if let Some(place) = pieces.iter().position(|other| *other == piece) {
                self.marks[place][hole] = mark;
            }
        }
    }

    /// Moves the pencil, around the ends.
    pub fn step(&mut self, pieces: isize, holes: isize) {
        let wrap = |at: usize, by: isize, of: usize| (at + of).saturating_add_signed(by) % of;
        self.at = (wrap(self.at.0, pieces, self.marks.len()), wrap(self.at.1, holes, self.holes));
    }
}
