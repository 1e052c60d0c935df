//! Rows that are like the book's: holes exchanged, symbols renamed.

use rules::Code;
use rules::code::MAX_HOLES;

/// A number that no symbol has.
const NONE: u8 = u8::MAX;

/// A way to read a player's rows as those of the book.
#[derive(Clone, Debug)]
struct AlikeReading {
    /// For every hole of the book the hole at the player's board.
    hole: [u8; MAX_HOLES],
    /// For every symbol of the player the one in the book, if a row has settled it.
    names: Vec<u8>,
}

/// Every way to read the rows so far as those of the book; the one that changes least comes first.
#[derive(Clone, Debug)]
pub(super) struct Alike {
    readings: Vec<AlikeReading>,
}

impl Alike {
    /// Every exchange of holes, no symbol renamed yet.
    pub(super) fn new(holes: u8, symbols: u8) -> Self {
        let mut readings = Vec::new();
        let mut order = Vec::new();
        exchanges(holes, &mut order, &mut |hole| {
            readings.push(AlikeReading { hole, names: vec![NONE; usize::from(symbols)] });
        });
        Self { readings }
    }

    /// Those ways that read this row as that one of the book, too; none if there are none.
    pub(super) fn after(mut self, row: Code, book: Code) -> Option<Self> {
        if row.symbols().len() != book.symbols().len() {
            return None;
        }
        self.readings.retain_mut(|reading| reading.takes(row, book));
        (!self.readings.is_empty()).then_some(self)
    }

    /// A guess of the book as the player has to place it.
    pub(super) fn back(&self, book: Code) -> Code {
        let mut reading = self.readings[0].clone();
        let mut symbols = [0; MAX_HOLES];
        for (symbol, hole) in book.symbols().iter().zip(reading.hole) {
            symbols[usize::from(hole)] = reading.player(*symbol);
        }
        Code::new(&symbols[..book.symbols().len()])
    }
}

impl AlikeReading {
    /// Settles what the row needs; false if it can't be.
    fn takes(&mut self, row: Code, book: Code) -> bool {
        book.symbols().iter().zip(self.hole).all(|(symbol, hole)| {
            let typed = row.symbols()[usize::from(hole)];
            let settled = self.names.contains(symbol);
            match self.names.get_mut(usize::from(typed)) {
                Some(name) if *name == NONE && !settled => {
                    *name = *symbol;
                    true
                }
                Some(name) => *name == *symbol,
                None => false,
            }
        })
    }

    /// The player's symbol for one of the book: its own name if that is free, else the first that is.
    fn player(&mut self, symbol: u8) -> u8 {
        let settled = self.names.iter().position(|name| *name == symbol);
        let own = usize::from(symbol);
        let free = |place: &usize| self.names[*place] == NONE;
        let place = settled
            .or_else(|| Some(own).filter(free))
            .or_else(|| (0..self.names.len()).find(free))
            .expect("as many symbols as names");
        self.names[place] = symbol;
        place as u8
    }
}

/// All orders of the holes, the usual one first.
fn exchanges(holes: u8, order: &mut Vec<u8>, each: &mut impl FnMut([u8; MAX_HOLES])) {
    if order.len() == usize::from(holes) {
        let mut hole = [0; MAX_HOLES];
        hole[..order.len()].copy_from_slice(order);
        each(hole);
    }
    for next in 0..holes {
        if !order.contains(&next) {
            order.push(next);
            exchanges(holes, order, each);
            order.pop();
        }
    }
}
