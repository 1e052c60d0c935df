//! A table on this device as its page shows it: in the shapes in which a server tells of its tables.

use pages::{PlayedMatch, SeenTable, SeriesScore, TableAspect};
use play::device::{self, Device};
use rules::score::Outcome;
use rules::seat::Chair;
use rules::{Match, Player, Seat, View, Viewer};
use solver::computer::Computer;
use wire::{PastRoundShape, SeatCard, Shared, TableCard, TableState, ViewShape};
use words::Words;

use crate::kept::{FoundGame, KeptRow};

/// A table with its matches, the last one under way or over.
pub(crate) struct LocalLook {
    pub(crate) found: FoundGame,
    /// The matches before it, the oldest first.
    pub(crate) earlier: Vec<KeptRow>,
    pub(crate) now: i64,
}

impl LocalLook {
    /// As whom those at the device look.
    fn viewer(&self, named: Option<Seat>) -> Viewer {
        let seat = named.or_else(|| device::looking(Some(&self.found.game), &self.found.held()));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The match from a seat.
    pub(crate) fn view(&self, seat: Seat) -> View {
        self.found.game.view(device::seen_as(&self.found.game, Viewer::Seat(seat)))
    }

    /// Whether a round has ended, and there is something to look back at.
    pub(crate) fn has_ended(&self, round: u32) -> bool {
        device::has_ended(&self.found.game, round)
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.found.game.outcome().is_some()
    }

    /// What is played, and who sits.
    fn card(&self) -> TableCard {
        let FoundGame { row, game, computers, notes, .. } = &self.found;
        let setup = self.found.setup();
        let rules = setup.rules();
        let options = rules.edition().options.iter().filter_map(|rule| {
            Some((rule.key.name().to_owned(), rules.options().get(rule.key)?.to_string()))
        });
        let seats = setup.all_seats().zip(setup.chairs()).zip(computers);
        TableCard {
            id: row.table.clone(),
            code: row.table.clone(),
            public: false,
            edition: rules.edition().id.to_owned(),
            options: options.collect(),
            mode: setup.mode().name().to_owned(),
            length: Some(setup.length().into()),
            first: Some(setup.first().number()),
            spectators: false,
            advice: notes.advice,
            daily: None,
            created: self.earlier.first().map_or(row.began, |first| first.began),
            archived: false,
            closed_by: None,
            opener: None,
            phase: if game.outcome().is_some() { "over" } else { "playing" }.into(),
            seats: seats.map(|((seat, chair), computer)| seat_card(seat, chair, *computer)).collect(),
            matches: self.ordinal(),
            rematch: Vec::new(),
            declined: Vec::new(),
        }
    }

    fn ordinal(&self) -> i64 {
        i64::try_from(self.earlier.len()).unwrap_or(i64::MAX).saturating_add(1)
    }

    /// How the table stands, without its match.
    fn outline(&self, viewer: Viewer) -> TableState {
        let FoundGame { row, game, .. } = &self.found;
        TableState {
            table: Shared::new(self.card()),
            ordinal: self.ordinal(),
            number: i64::try_from(game.steps()).unwrap_or(i64::MAX),
            match_id: Some(row.id.clone()),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat.number()),
                Viewer::Spectator => None,
            },
            view: None,
            now: self.now,
            deadline: game.deadline().map(|time| row.began.saturating_add_unsigned(time.0)),
            warning: None,
        }
    }

    /// The table as somebody finds it.
    pub(crate) fn seen(&self, words: Words, aspect: &TableAspect) -> SeenTable {
        let FoundGame { game, .. } = &self.found;
        let (held, shared) = (self.found.held(), self.found.is_shared());
        let (named, opened) = (aspect.named(&held, shared), aspect.open(&held, shared));
        let viewer = self.viewer(named);
        let at = Device { held: &held, shared, viewer, named: named.is_some() };
        let mut sight = device::sight(words, game, &self.found.setup(), &at);
        let state = self.outline(viewer);
        sight.left = state.deadline.map(|deadline| {
            std::time::Duration::from_millis(u64::try_from(deadline.saturating_sub(self.now)).unwrap_or(0))
        });
        sight.levels = levels(game, &self.found.computers);
        SeenTable {
            state,
            sign: String::new(),
            present: held.clone(),
            moved: false,
            open: opened.map(|opened| opened.word.clone()),
            named: named.is_some() && !shared && held.len() > 1,
            sight: Some(sight),
            daily: None,
            held,
        }
    }

    /// How the matches at this table went; nothing at the first.
    pub(crate) fn series(&self) -> Option<SeriesScore> {
        (!self.earlier.is_empty()).then(|| self.series_so_far())
    }

    /// How the matches at this table went, with this one if it is over.
    pub(crate) fn series_so_far(&self) -> SeriesScore {
        let mut score = self.found.notes.series.clone().unwrap_or_else(|| {
            // It is the first, an older version has begun it, or a file has brought it here.
            let mut score = SeriesScore { wins: vec![0; self.found.game.setup().seats()], drawn: 0 };
            let read = self.earlier.iter().filter_map(FoundGame::read);
            read.for_each(|found| count(&mut score, &found.game));
            score
        });
        count(&mut score, &self.found.game);
        score
    }

    /// The match in the list of what was played.
    pub(crate) fn listed(&self) -> ListedMatch {
        let held = self.found.held();
        let viewer = self.viewer(None);
        let view = self.found.game.view(device::seen_as(&self.found.game, viewer));
        let rules = view.setup.rules();
        let past = view.past.iter().map(|round| Shared::new(PastRoundShape::new(rules, round))).collect();
        let shape = ViewShape::new(&view, past, 0);
        let state = TableState { view: Some(Shared::new(shape)), ..self.outline(viewer) };
        ListedMatch { card: self.card(), held, date: play::date(self.found.row.began), state }
    }
}

/// Counts how a match went.
fn count(score: &mut SeriesScore, game: &Match) {
    match game.outcome() {
        Some(Outcome::Won { seats, .. }) => {
            // A file may have brought a match of more players to this table.
            for seat in seats {
                if let Some(wins) = score.wins.get_mut(seat.index()) {
                    *wins += 1;
                }
            }
        }
        Some(Outcome::Draw | Outcome::NoWinner | Outcome::Played) => score.drawn += 1,
        Some(Outcome::Aborted) | None => {}
    }
}

/// A match in the list of what was played.
pub(crate) struct ListedMatch {
    card: TableCard,
    held: Vec<Seat>,
    date: String,
    state: TableState,
}

impl ListedMatch {
    pub(crate) fn as_played(&self) -> PlayedMatch<'_> {
        PlayedMatch { card: &self.card, held: &self.held, date: self.date.clone(), state: &self.state }
    }
}

/// A seat and who has it.
fn seat_card(seat: Seat, chair: &Chair, computer: Computer) -> SeatCard {
    let computer = (chair.player != Player::Person).then_some(computer);
    SeatCard {
        seat: i64::from(seat.number()),
        who: if computer.is_some() { "computer" } else { "here" }.into(),
        level: computer.map(|computer| computer.level.name().into()),
        maker: computer.map(|computer| computer.maker.name().into()),
        name: chair.name.as_ref().map(|name| name.as_str().to_owned()),
        free: false,
        kept_for: None,
    }
}

/// How well the computer plays each seat that it has from the beginning.
fn levels(game: &Match, computers: &[Computer]) -> Vec<Option<solver::computer::Level>> {
    let level =
        |(chair, computer): (&Chair, &Computer)| (chair.player != Player::Person).then_some(computer.level);
    game.setup().chairs().iter().zip(computers).map(level).collect()
}
