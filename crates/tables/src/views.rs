//! A match as it was shown at one number, kept for all who look.

use std::sync::Mutex;

use rules::{Match, Viewer};

use crate::house::locked;
use wire::{PastRoundShape, Shared, ViewShape};

/// The most past rounds in one view; earlier ones are in the record.
const PAST: usize = 20;

/// What was made of a match to show it: one view for each viewer, never one for another.
#[derive(Default)]
pub(crate) struct ShownViews(Mutex<Made>);

#[derive(Default)]
struct Made {
    /// Rounds that have ended, as far as they were shown: they stay as they are, and everybody sees the same of them.
    past: Vec<Shared<PastRoundShape>>,
    /// For each viewer, and how many of those rounds they have seen before.
    views: Vec<(Viewer, usize, Shared<ViewShape>)>,
}

/// For the next number: past rounds stay, everything else is made again.
impl Clone for ShownViews {
    fn clone(&self) -> Self {
        let past = locked(&self.0).past.clone();
        Self(Mutex::new(Made { past, views: Vec::new() }))
    }
}

impl ShownViews {
    /// The match for a viewer who knows of this many ended rounds. The first to ask
    /// makes it, the others wait for that.
    pub(crate) fn view(&self, game: &Match, viewer: Viewer, known: usize) -> Shared<ViewShape> {
        let Made { past, views } = &mut *locked(&self.0);
        if let Some((.., view)) = views.iter().find(|(of, rounds, _)| (*of, *rounds) == (viewer, known)) {
            return view.clone();
        }
        let seen = game.view_after(viewer, past.len());
        let rules = seen.setup.rules();
        past.extend(seen.past.iter().map(|round| Shared::new(PastRoundShape::new(rules, round))));
        let earlier = known.max(past.len().saturating_sub(PAST));
        let view =
            Shared::new(ViewShape::new(&seen, past.get(earlier..).unwrap_or_default().to_vec(), earlier));
        views.push((viewer, known, view.clone()));
        view
    }
}
