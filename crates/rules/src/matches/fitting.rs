//! Is there a deal that fits all hints entered at a real board?

use super::group::BoardRow;
use crate::answer::{Hint, Marker, hint};
use crate::code::Code;
use crate::event::Hints;
use crate::rules::{HintsShown, Rules};
use crate::seat::Seat;

/// A deal, board by board, that gives all these hints; the first in order, if any does.
///
/// The bag holds as many markers of a colour as there are boards at the most, so that only numbers can run out.
pub(super) fn fitting_deal(rules: &Rules, rows: &[BoardRow]) -> Option<Vec<Marker>> {
    let mut search = DealFitSearch::new(rules, rows);
    search.deal_on().then_some(search.deal)
}

/// Whether a deal gives all these hints.
pub(super) fn fits(rules: &Rules, rows: &[BoardRow], deal: &[Marker]) -> bool {
    let mut search = DealFitSearch::new(rules, rows);
    deal.iter().all(|marker| {
        search.deal.push(*marker);
        search.can_still_fit()
    })
}

struct DealFitSearch<'a> {
    rules: &'a Rules,
    /// Who placed each row, its code and its hints.
    rows: Vec<(Seat, Code, &'a Hints)>,
    /// The markers dealt so far.
    deal: Vec<Marker>,
}

impl<'a> DealFitSearch<'a> {
    fn new(rules: &'a Rules, rows: &'a [BoardRow]) -> Self {
        let hinted = rows.iter().filter_map(|row| Some((row.by, row.code?, row.hints.as_ref()?)));
        Self { rules, rows: hinted.collect(), deal: Vec::new() }
    }

    /// Deals a marker to every board that has none yet, so that all hints fit.
    fn deal_on(&mut self) -> bool {
        if self.deal.len() == usize::from(self.rules.boards().total()) {
            return true;
        }
        let colours = self.rules.palette().symbols.len() as u8;
        for number in 1..=self.rules.holes() {
            if self.deal.iter().any(|marker| marker.number == number) {
                continue;
            }
            for colour in 0..colours {
                self.deal.push(Marker { number, colour });
                if self.can_still_fit() && self.deal_on() {
                    return true;
                }
                self.deal.pop();
            }
        }
        false
    }

    /// Whether the marker dealt last leaves every row's hints possible; with the last one, whether they fit.
    fn can_still_fit(&self) -> bool {
        let each = usize::from(self.rules.boards().each);
        let seat = Seat::new((self.deal.len() - 1) / each);
        let own = &self.deal[seat.index() * each..];
        self.rows.iter().all(|(by, code, hints)| match hints {
            Hints::ByPlayer(players) => {
                let said = players.iter().find(|(player, _)| *player == seat).map(|(_, said)| said);
                said.is_none_or(|said| self.player_fits(own, *code, said))
            }
            Hints::Totals { black, white } => self.totals_fit(*by, *code, (*black).into(), (*white).into()),
        })
    }

    /// Whether a player's markers give these hints, as far as they have been dealt any.
    fn player_fits(&self, own: &[Marker], code: Code, said: &[Hint]) -> bool {
        let mut given: Vec<_> = own.iter().map(|marker| hint(*marker, code)).collect();
        match self.rules.hints_shown() {
            // In no order: they can be compared when all of them are there.
            HintsShown::Player if given.len() < said.len() => true,
            HintsShown::Player => {
                let mut said = said.to_vec();
                said.sort_unstable();
                given.sort_unstable();
                given == said
            }
            HintsShown::Board | HintsShown::Totals => said.starts_with(&given),
        }
    }

    /// Whether the blacks and whites of a row can still come to these.
    fn totals_fit(&self, by: Seat, code: Code, black: usize, white: usize) -> bool {
        let each = usize::from(self.rules.boards().each);
        let total = usize::from(self.rules.boards().total());
        let others = |board: &usize| board / each != by.index();
        let given: Vec<_> =
            (0..self.deal.len()).filter(others).map(|board| hint(self.deal[board], code)).collect();
        let open = (self.deal.len()..total).filter(others).count();
        let count = |wanted| given.iter().filter(|hint| **hint == wanted).count();
        let (blacks, whites) = (count(Hint::Black), count(Hint::White));
        blacks <= black && whites <= white && black + white <= blacks + whites + open
    }
}
