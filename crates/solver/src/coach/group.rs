//! The position of somebody in a group: a world is a deal of markers.

use rules::view::{Board, GroupBoard, View};
use rules::{Marker, Rules, Seat, Viewer};

use super::ground::{TopicPlanes, places};
use super::planes::{self, WorldPlane, WorldSet};
use super::position::{ClueSource, CoachClue, CoachPosition};
use super::topic::{FactPart, FactTopic};
use crate::group::bag::{Bag, Id};
use crate::group::facts::{Called, Dealt, Fact, Facts};

impl CoachPosition {
    /// What the viewer of a group can go by; none if it is another game.
    pub fn of_group(view: &View) -> Option<Self> {
        let rules = view.setup.rules();
        match (&view.board, view.viewer) {
            (Board::Holder(holder), Viewer::Seat(seat)) => {
                Self::in_group(rules, &holder.board, Some((seat, &holder.markers)))
            }
            (Board::GroupWatcher(board), _) => Self::in_group(rules, board, None),
            _ => None,
        }
    }

    /// What can be known with these markers from what lies on the table; none if the rules are not a group's.
    pub fn in_group(rules: &Rules, board: &GroupBoard, held: Option<(Seat, &[Marker])>) -> Option<Self> {
        let facts = Facts::new(Bag::of(rules)?, board);
        let ids = match held {
            // At a real board nobody's markers are known.
            Some((seat, markers)) if !markers.is_empty() => {
                let ids: Option<Vec<Id>> = markers.iter().map(|marker| facts.bag.id(*marker)).collect();
                Some((seat, ids?))
            }
            _ => None,
        };
        let deals = facts.deals_after(&[], &[], ids.as_ref().map(|(seat, ids)| (*seat, ids.as_slice())));
        let clues = facts.rows.iter().map(|fact| row(&facts, &deals, fact));
        let clues = clues.chain(facts.calls.iter().map(|called| call(&deals, *called))).collect();
        Some(Self { topics: topics(&facts.bag, &deals), start: WorldSet::all(deals.len()), clues })
    }
}

/// A row with the deals that answer it so.
pub(super) fn row(facts: &Facts, deals: &[Dealt], fact: &Fact) -> CoachClue {
    let shown = facts.shown(fact.by);
    // Hints that tell boards apart leave nothing open.
    let alike = |class: u8| shown.class.iter().filter(|other| **other == class).count() as u64;
    let answers = |deal: usize| Some(fact.asked.class(shown, &deals[deal].markers)) == fact.class;
    let fits = planes::plane(deals.len(), answers);
    CoachClue::row(fact.place + 1, fits, fact.class.map_or(1, alike))
}

/// A call with the deals that make it as right as it was.
fn call(deals: &[Dealt], called: Called) -> CoachClue {
    CoachClue {
        source: ClueSource::Call(called.place + 1),
        fits: planes::plane(deals.len(), |deal| (deals[deal].key == called.key) == called.right),
        cases: 1,
    }
}

/// What can be asked of deals.
pub(super) fn topics(bag: &Bag, deals: &[Dealt]) -> Vec<TopicPlanes> {
    let words = planes::words(deals.len());
    let split = |topic: FactTopic, values: usize, value: &dyn Fn(&Dealt) -> usize| {
        let mut split = vec![vec![0u64; words]; values];
        for (place, deal) in deals.iter().enumerate() {
            split[value(deal)][place / 64] |= 1 << (place % 64);
        }
        TopicPlanes { topic, values: (0..).zip(split.into_iter().map(WorldPlane::from)).collect() }
    };
    let mut topics = Vec::new();
    for hole in 0..bag.holes {
        let content = |deal: &Dealt| usize::from(deal.key.code(bag.holes).symbols()[hole]);
        let topic = FactTopic::Hole { part: FactPart::Symbol, hole: hole as u8 };
        topics.push(split(topic, bag.colours + 1, &content));
    }
    for symbol in 0..bag.colours as u8 {
        let planes = places(&topics, FactPart::Symbol, bag.holes, words, 1 << symbol);
        let topic = FactTopic::Number { part: FactPart::Symbol, symbol };
        topics.push(TopicPlanes::sum(topic, words, &planes));
    }
    for board in 0..bag.boards {
        let topic = FactTopic::MarkerHole { board: board as u8 };
        topics.push(split(topic, bag.holes, &|deal| bag.hole(deal.markers[board])));
        let topic = FactTopic::MarkerColour { board: board as u8 };
        topics.push(split(topic, bag.colours, &|deal| bag.colour(deal.markers[board])));
    }
    topics
}
