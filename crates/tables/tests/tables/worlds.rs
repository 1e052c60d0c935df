//! The law of indistinguishable worlds: two houses that are alike in everything but secrets tell everybody who can't
//! know the secrets the same, to the byte, until the round ends. Promises are masked: nobody can tell one from chance.

use std::fmt::Write as _;

use rand_chacha::rand_core::SeedableRng as _;
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use rules::answer::hint;
use rules::commitment::masked;
use rules::editions::EDITIONS;
use rules::{Code, Deal, Edition, OptionKey, Rules, Seat, Secret, Viewer};
use tables::{Act, Caller, House, Nature as _, NewTable, Purpose, TableNews, WatchMark};

use crate::nature::Still;
use crate::player::{Person, any_code};
use crate::venue::{Venue, table};

/// What the world's houses draw first where they draw secrets.
fn drawn(secrets: u64) -> ChaCha20Rng {
    ChaCha20Rng::from_seed(Still::new(1, secrets).chance(Purpose::Secret))
}

/// Everything that a viewer can get to see of a table: states, the whole stream, records, errors.
async fn everything(house: &House, id: &str, viewer: &Caller, seat: Option<Seat>) -> String {
    let mut text = String::new();
    let state = house.state(id, viewer, seat).await;
    let number = state.as_ref().map_or(0, |state| state.number);
    let match_id = state.as_ref().ok().and_then(|state| state.match_id.clone());
    match &state {
        Ok(state) => writeln!(text, "{}\n{state:?}", serde_json::to_string(state).unwrap()).unwrap(),
        Err(error) => writeln!(text, "{error:?} {error} {}", error.code()).unwrap(),
    }
    if let Ok(mut watch) = house.watch(id, viewer, seat, Some(WatchMark { ordinal: 1, number: 0 })).await {
        for _ in 0..number {
            match watch.next().await.unwrap() {
                TableNews::Step { mark, step, state } => {
                    let (step, state) =
                        (serde_json::to_string(&step).unwrap(), serde_json::to_string(&state).unwrap());
                    writeln!(text, "{mark} {step} {state}").unwrap();
                }
                other => writeln!(text, "{other:?}").unwrap(),
            }
        }
        writeln!(text, "{watch:?}").unwrap();
    }
    if let Some(match_id) = match_id {
        match house.record(&match_id, viewer).await {
            Ok(record) => {
                let page = house.record_page(&match_id, viewer, 1).await.unwrap();
                writeln!(text, "{}{page:?}", record.text).unwrap();
            }
            Err(error) => writeln!(text, "{error:?}").unwrap(),
        }
        writeln!(text, "{:?}", house.finished(&match_id).await.map(drop)).unwrap();
    }
    if let Some(seat) = seat {
        let advice = house.look(id, viewer).await.and_then(|look| look.advisable(seat));
        writeln!(text, "{advice:?}").unwrap();
        for action in [
            "row",
            "row ?",
            "row RGBY extra",
            "secret",
            "deal",
            "lapse",
            "uncover RGBY",
            "answer 1b",
            "nothing",
        ] {
            let act = Act { seat, number, action: action.to_owned(), key: None };
            writeln!(
                text,
                "{action}: {:?}",
                house.act(id, viewer, act).await.map(|_| panic!("{action} was done"))
            )
            .unwrap_or(());
            let act = Act { seat, number: 0, action: action.to_owned(), key: None };
            if number > 0 {
                writeln!(text, "{action}: {:?}", house.act(id, viewer, act).await.map(|_| ())).unwrap();
            }
        }
    }
    writeln!(text, "{:?}", house.table(id).await.unwrap()).unwrap();
    masked(&text)
}

/// A table in one of the worlds, with those who sit there.
struct World {
    venue: Venue,
    id: String,
    persons: Vec<Person>,
}

impl World {
    async fn new(new: NewTable, secrets: u64) -> Self {
        let venue = Venue::on_file(Still::new(1, secrets)).await;
        let (id, persons) = crate::battery::seated(&venue.house, new).await;
        Self { venue, id, persons }
    }

    fn person(&self, seat: Seat) -> &Person {
        self.persons.iter().find(|person| person.seat == seat).expect("a person")
    }

    async fn act(&self, seat: Seat, action: &str) {
        let caller = &self.person(seat).caller;
        let number = self.venue.house.state(&self.id, caller, Some(seat)).await.unwrap().number;
        let act = Act { seat, number, action: action.to_owned(), key: None };
        self.venue.house.act(&self.id, caller, act).await.unwrap_or_else(|error| panic!("{action}: {error}"));
    }

    async fn look(&self, viewer: Viewer) -> String {
        match viewer {
            Viewer::Seat(seat) => {
                everything(&self.venue.house, &self.id, &self.person(seat).caller, Some(seat)).await
            }
            Viewer::Spectator => everything(&self.venue.house, &self.id, &Caller::nobody(), None).await,
        }
    }
}

/// Compares the worlds for each of these viewers, and makes sure that somebody who may know sees a difference.
async fn compare(worlds: &[World; 2], viewers: &[Viewer], knows: Option<Seat>, what: &str) {
    for viewer in viewers {
        let (one, other) = (worlds[0].look(*viewer).await, worlds[1].look(*viewer).await);
        assert_eq!(one, other, "{what}, {viewer:?}");
    }
    if let Some(seat) = knows {
        let own = Viewer::Seat(seat);
        assert_ne!(worlds[0].look(own).await, worlds[1].look(own).await, "{what}: the worlds differ");
    }
}

/// Two secrets that answer these rows alike, and as many of the rows as that goes for.
fn alike(rules: &Rules, rows: &mut Vec<Code>, chance: &mut ChaCha8Rng) -> [Code; 2] {
    loop {
        let first = any_code(rules.secrets(), chance);
        for _ in 0..5000 {
            let second = any_code(rules.secrets(), chance);
            let unsolved = rows.iter().all(|row| *row != first && *row != second);
            let same = rows.iter().all(|row| rules.answer(first, *row) == rules.answer(second, *row));
            if first != second && unsolved && same {
                return [first, second];
            }
        }
        rows.pop();
    }
}

/// People set the secrets, in a duel or a party.
async fn by_people(edition: &'static Edition, hand_set: bool) {
    let rules = Rules::default_of(edition);
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let seats = usize::from(edition.seats.0);
    let mut new = table(edition.id, &vec!["person"; seats]);
    if hand_set {
        new.options = vec!["answers=hand-set".to_owned()];
    }
    let mut rows: Vec<_> = (0..3).map(|_| any_code(rules.guesses(), &mut chance)).collect();
    let secrets = alike(&rules, &mut rows, &mut chance);
    let worlds = [World::new(new.clone(), 1).await, World::new(new, 2).await];
    let maker = Seat::new(0);
    let viewers: Vec<_> =
        (1..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator]).collect();
    let what = format!("{}, hand-set {hand_set}", edition.id);
    compare(&worlds, &viewers, None, &what).await;
    for (world, secret) in worlds.iter().zip(secrets) {
        world.act(maker, &format!("secret {}", rules.show(secret))).await;
    }
    compare(&worlds, &viewers, Some(maker), &what).await;
    for (place, row) in rows.iter().enumerate() {
        let breaker = Seat::new(1 + place % (seats - 1));
        for world in &worlds {
            world.act(breaker, &format!("row {}", rules.show(*row))).await;
            if hand_set {
                let answer = rules.answer(secrets[0], *row);
                world.act(maker, &format!("answer {}", rules.show_answer(answer))).await;
            }
        }
        compare(&worlds, &viewers, Some(maker), &what).await;
    }
    // When it is over the secrets are shown, and the worlds differ for everybody.
    for world in &worlds {
        world.act(Seat::new(1), "resign match").await;
        if seats > 2 {
            return;
        }
    }
    assert_ne!(worlds[0].look(viewers[0]).await, worlds[1].look(viewers[0]).await, "{what}");
}

/// The computer sets the secret, alone.
async fn by_the_computer(edition: &'static Edition) {
    let rules = Rules::default_of(edition);
    let mut chance = ChaCha8Rng::seed_from_u64(6);
    let mut rows: Vec<_> = (0..2).map(|_| any_code(rules.guesses(), &mut chance)).collect();
    let secret = |secrets| Secret::draw(&rules, &mut drawn(secrets)).code;
    let first = secret(1);
    let same = |second: Code, rows: &[Code]| {
        second != first
            && rows.iter().all(|row| *row != first && rules.answer(first, *row) == rules.answer(second, *row))
    };
    let other = loop {
        match (2..20_000).find(|secrets| same(secret(*secrets), &rows)) {
            Some(other) => break other,
            None => drop(rows.pop()),
        }
    };
    let new = NewTable {
        mode: "solo".to_owned(),
        first: None,
        spectators: Some(true),
        ..table(edition.id, &["here", "computer"])
    };
    let worlds = [World::new(new.clone(), 1).await, World::new(new, other).await];
    let breaker = Seat::new(0);
    let viewers = [Viewer::Seat(breaker), Viewer::Spectator];
    compare(&worlds, &viewers, None, edition.id).await;
    for row in &rows {
        for world in &worlds {
            world.act(breaker, &format!("row {}", rules.show(*row))).await;
        }
        compare(&worlds, &viewers, None, edition.id).await;
    }
    for world in &worlds {
        world.act(breaker, "resign round").await;
    }
    assert_ne!(worlds[0].look(viewers[0]).await, worlds[1].look(viewers[0]).await, "{}", edition.id);
}

/// A group: everybody knows his own marker and nothing of the others.
async fn in_a_group(edition: &'static Edition) {
    let rules = Rules::default_of(edition);
    let seats = usize::from(rules.boards().players);
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for viewer in 0..seats {
        let rows: Vec<_> = (0..2).map(|_| any_code(rules.guesses(), &mut chance)).collect();
        let deal = |secrets| Deal::draw(&rules, &mut drawn(secrets));
        let first = deal(1);
        // The viewer's own marker is the same, and all hints that he will see.
        let same = |second: &Deal| {
            let hints = |deal: &Deal| -> Vec<_> {
                let by = |place: usize, row: &Code| {
                    let others = deal.boards.iter().enumerate().filter(move |(seat, _)| *seat != place);
                    others.map(|(_, (marker, _))| hint(*marker, *row)).collect::<Vec<_>>()
                };
                rows.iter().enumerate().map(|(place, row)| by(place % seats, row)).collect()
            };
            let markers = |deal: &Deal| deal.boards.iter().map(|(marker, _)| *marker).collect::<Vec<_>>();
            markers(&first) != markers(second)
                && first.boards[viewer].0 == second.boards[viewer].0
                && hints(&first) == hints(second)
        };
        let other = (2..200_000).find(|secrets| same(&deal(*secrets))).expect("another deal");
        let new = NewTable { spectators: Some(true), ..table(edition.id, &vec!["person"; seats]) };
        let worlds = [World::new(new.clone(), 1).await, World::new(new, other).await];
        let viewers = [Viewer::Seat(Seat::new(viewer)), Viewer::Spectator];
        let what = format!("{} from seat {}", edition.id, viewer + 1);
        compare(&worlds, &viewers, None, &what).await;
        for (place, row) in rows.iter().enumerate() {
            for world in &worlds {
                world.act(Seat::new(place % seats), &format!("row {}", rules.show(*row))).await;
            }
            compare(&worlds, &viewers, None, &what).await;
        }
    }
}

#[tokio::test]
async fn secrets_that_people_set_are_told_to_nobody() {
    for edition in EDITIONS.iter().filter(|edition| !edition.format.holds_parts()) {
        by_people(edition, false).await;
        if edition.takes(OptionKey::Answers) {
            by_people(edition, true).await;
        }
    }
}

#[tokio::test]
async fn secrets_that_the_computer_sets_are_told_to_nobody() {
    for edition in EDITIONS.iter().filter(|edition| !edition.format.holds_parts()) {
        by_the_computer(edition).await;
    }
}

#[tokio::test]
async fn markers_are_told_to_nobody_else() {
    for edition in EDITIONS.iter().filter(|edition| edition.format.holds_parts()) {
        in_a_group(edition).await;
    }
}
