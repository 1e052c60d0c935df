//! A match as it was shown at one number, kept for all who look.

use std::sync::Mutex;

use rules::{Match, Viewer};

use crate::house::locked;
use crate::json::{PastRound, Shared, View};

/// What was made of a match to show it: one view for each viewer, never one for another.
#[derive(Default)]
pub(crate) struct Sight {
    /// Rounds that were shown at an earlier number: they have ended, and everybody sees the same of them.
    past: Vec<Shared<PastRound>>,
    views: Mutex<Vec<(Viewer, Shared<View>)>>,
}

/// For the next number: rounds that have ended stay as they are, all else is looked at anew.
impl Clone for Sight {
    fn clone(&self) -> Self {
        let views = locked(&self.views);
        let past = views.first().map_or(&self.past, |(_, view)| &view.past).clone();
        Self { past, views: Mutex::default() }
    }
}

impl Sight {
    /// The match as a viewer may see it. Whoever comes first makes it, the others wait for that.
    pub(crate) fn view(&self, game: &Match, viewer: Viewer) -> Shared<View> {
        let mut views = locked(&self.views);
        if let Some((_, view)) = views.iter().find(|(of, _)| *of == viewer) {
            return view.clone();
        }
        let past = views.first().map_or(&self.past, |(_, view)| &view.past);
        let view = Shared::new(View::new(&game.view_after(viewer, past.len()), past));
        views.push((viewer, view.clone()));
        view
    }
}
