//! A table as a viewer sees it.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::OnceLock;

use play::Who;
use rules::Viewer;

use crate::games::Game;
use crate::room::Room;
use crate::terms::who;
use wire::{SeatCard, Shared, TableCard, TableState, Warning};

/// The shapes of a table as it was read: they differ by the phase of its match alone.
pub(crate) type Cards = [OnceLock<Shared<TableCard>>; PHASES.len()];

/// How far a table is.
const PHASES: [&str; 3] = ["waiting", "playing", "over"];

impl Room {
    /// The shape of the table for all who look at it.
    pub(crate) fn shared_card(&self, game: Option<&Game>) -> Shared<TableCard> {
        let phase = self.phase(game);
        self.cards[phase].get_or_init(|| Shared::new(self.card(game))).clone()
    }

    /// Which of the phases the table is in.
    fn phase(&self, game: Option<&Game>) -> usize {
        let over = game.map_or(self.last().map(|last| last.over), |game| Some(game.play.outcome().is_some()));
        over.map_or(0, |over| if over { 2 } else { 1 })
    }

    /// The shape of the table, with the match that is or was last played if it is at hand.
    pub(crate) fn card(&self, game: Option<&Game>) -> TableCard {
        let (table, terms) = (&self.table, &self.terms);
        let chosen = terms.options.iter().filter_map(|option| option.split_once('='));
        let options: BTreeMap<_, _> =
            chosen.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned())).collect();
        TableCard {
            id: table.id.clone(),
            code: table.code.clone(),
            public: table.public,
            edition: terms.edition.clone(),
            options,
            mode: terms.mode.clone(),
            length: terms.length().map(Into::into),
            first: terms.first,
            spectators: terms.spectators,
            advice: terms.advice,
            daily: terms.daily.as_ref().map(|daily| daily.date.clone()),
            created: table.created,
            archived: table.archived.is_some(),
            closed_by: table.closer,
            opener: self.opener().map(|seat| seat.number),
            phase: PHASES[self.phase(game)].into(),
            seats: table.seats.iter().map(seat_card).collect(),
            matches: self.last().map_or(0, |last| last.ordinal),
            rematch: self.wishes().into_keys().collect(),
            declined: self.declined().into_keys().collect(),
        }
    }

    /// The table as a viewer sees it.
    pub(crate) fn state(&self, game: Option<&Game>, viewer: Viewer, now: i64) -> TableState {
        self.state_after(0, game, viewer, now)
    }

    /// The table without the first `known` rounds, which the viewer has seen: a row in a long match costs no more than one
    /// in a short one.
    pub(crate) fn state_after(
        &self,
        known: usize,
        game: Option<&Game>,
        viewer: Viewer,
        now: i64,
    ) -> TableState {
        let seen = game.filter(|_| self.may_watch(viewer));
        let view = seen.map(|game| game.view(viewer, known));
        TableState { view, ..self.outline(game, viewer, now) }
    }

    /// The table as a viewer sees it, without its match.
    pub(crate) fn outline(&self, game: Option<&Game>, viewer: Viewer, now: i64) -> TableState {
        let warning = self.terms.warning.as_ref().filter(|warning| {
            game.is_some_and(|game| game.id() == warning.match_id && game.number() == warning.number)
        });
        TableState {
            table: self.shared_card(game),
            ordinal: game.map_or(0, |game| game.ordinal),
            number: game.map_or(0, Game::number),
            match_id: game.map(|game| game.id().to_owned()),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat.number()),
                Viewer::Spectator => None,
            },
            view: None,
            now,
            deadline: game.and_then(Game::deadline),
            warning: warning.map(|warning| Warning {
                seat: warning.seat,
                by: warning.by,
                until: warning.until,
                then: if warning.win { "win" } else { "computer" }.into(),
            }),
        }
    }

    /// What the table shows beside its match, as a short text: see [`crate::TableLook::sign`].
    pub(crate) fn sign(&self) -> String {
        let table = &self.table;
        let mut sign = DefaultHasher::new();
        (&table.code, &table.settings, table.archived, table.public).hash(&mut sign);
        for seat in &table.seats {
            // A seat that moves to another device has another former holder.
            (seat.number, &seat.kind, seat.open, seat.token.is_some(), &seat.former, &seat.name)
                .hash(&mut sign);
        }
        format!("{:016x}", sign.finish())
    }
}

/// The shape of a seat.
fn seat_card(seat: &store::StoredSeat) -> SeatCard {
    let (name, computer) = match who(seat) {
        Ok(Who::Computer(computer)) => ("computer", Some(computer)),
        Ok(Who::Here) => ("here", None),
        Ok(Who::Link) | Err(_) => ("person", None),
    };
    let free = Room::is_free(seat);
    SeatCard {
        seat: seat.number,
        who: name.into(),
        level: computer.map(|computer| computer.level.name().into()),
        maker: computer.map(|computer| computer.maker.name().into()),
        name: seat.name.clone().filter(|_| !free),
        free,
        kept_for: seat.name.clone().filter(|_| free),
    }
}
