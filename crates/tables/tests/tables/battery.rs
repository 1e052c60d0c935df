//! Every edition in every format, by people and computers, on both engines: played to the end, watched without a gap,
//! stored so that it can be read, and recorded so that it can be checked.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use rules::editions::EDITIONS;
use rules::{Edition, Format, OptionKey, Rules, Seat, notation};
use store::{Access, Bus, Store};
use tables::{Caller, House, HouseSettings, NewTable, TableNews, WatchMark};

use crate::nature::Still;
use crate::player::{Person, play_out};
use crate::venue::{Venue, newcomer, table};

/// Beyond so many codes the computer's thinking takes too long for a test.
const THINKABLE: u64 = 70_000;

/// Beyond so many a contrary computer does.
const CONTRARY: u64 = 2000;

/// The tables at which an edition is tried.
fn tables_of(edition: &'static Edition) -> Vec<NewTable> {
    let thinkable = Rules::default_of(edition).secrets().count() <= THINKABLE;
    let computer = if thinkable { "computer casual fair" } else { "person" };
    let (_, most) = edition.seats;
    let with = |seats: &[&str]| table(edition.id, seats);
    let mut tables = match edition.format {
        Format::Duel => vec![with(&["here", "person"]), with(&["person", computer])],
        Format::Party => vec![with(&["here", "person", computer]), with(&["person"; 5])],
        Format::Group => {
            let mut seats = vec!["person"; usize::from(most)];
            seats[0] = computer;
            vec![with(&seats), with(&vec!["person"; usize::from(most)])]
        }
    };
    if !edition.format.holds_parts() {
        let solo = with(&["here", "computer expert cunning"]);
        tables.push(NewTable { mode: "solo".to_owned(), first: None, ..solo });
        if Rules::default_of(edition).secrets().count() <= CONTRARY {
            // A computer that decides late promises nothing.
            let contrary = with(&["here", "computer casual contrary"]);
            tables.push(NewTable { mode: "solo".to_owned(), first: None, ..contrary });
        }
    }
    let hand_set = edition.takes(OptionKey::Answers);
    if hand_set && thinkable {
        let seats = vec!["person"; usize::from(edition.seats.0)];
        tables.push(NewTable { options: vec!["answers=hand-set".to_owned()], ..with(&seats) });
    }
    if edition.offers_black_only() {
        tables.push(NewTable { options: vec!["answers=black-only".to_owned()], ..with(&["here", computer]) });
        let by_hand = vec!["answers=hand-set-black-only".to_owned()];
        tables.push(NewTable { options: by_hand, ..with(&["person", "person"]) });
    }
    tables
}

/// Opens a table and seats a person wherever one is wanted.
pub(crate) async fn seated(house: &House, new: NewTable) -> (String, Vec<Person>) {
    let opener = newcomer(house).await;
    let opened = house.open(new, &opener, None).await.expect("a table");
    let id = opened.id.clone();
    let mut persons = Vec::new();
    for card in &opened.seats {
        let seat = Seat::new(usize::try_from(card.seat - 1).expect("a seat"));
        let caller = match &*card.who {
            "here" => opener.clone(),
            "person" => {
                let caller = newcomer(house).await;
                house.sit(&id, Some(seat), None, &caller, None).await.expect("a seat");
                caller
            }
            _ => continue,
        };
        persons.push(Person { seat, caller });
    }
    (id, persons)
}

/// Plays a table of every kind to the end.
async fn battery(venue: &Venue, editions: impl Iterator<Item = &'static Edition>) {
    let house = &venue.house;
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let mut finished = Vec::new();
    for new in editions.flat_map(tables_of) {
        let (id, persons) = seated(house, new).await;
        let state = play_out(house, &id, &persons, &mut chance).await;
        venue.nature.pass(1000);
        assert_eq!(state.table.phase, "over");
        let match_id = state.match_id.expect("a match");

        // The record is whole, and its promises are kept: reading it replays and compares everything.
        let record = house.record(&match_id, &Caller::nobody()).await.expect("a record");
        assert!(record.finished);
        let reading = notation::read(&record.text).expect("a record that can be read");
        assert_eq!(i64::try_from(reading.game.steps()).unwrap(), state.number);
        let stored = house.store().find_match(&match_id).await.unwrap().unwrap();
        assert_eq!(
            record.text.lines().last(),
            stored.digest.map(|digest| format!("digest {digest}")).as_deref()
        );

        // A late watcher is told every number once.
        let last = &persons[persons.len() - 1];
        let since = Some(WatchMark { ordinal: 1, number: 0 });
        let mut watch = house.watch(&id, &last.caller, None, since).await.unwrap();
        for number in 1..=state.number {
            match watch.next().await.unwrap() {
                TableNews::Step { mark, state, .. } => {
                    assert_eq!(mark, WatchMark { ordinal: 1, number });
                    assert_eq!(state.is_some(), watch.mark() == mark && number == watch.mark().number);
                }
                other => panic!("{other:?}"),
            }
        }
        finished.push((match_id, record.text));
    }
    // A house that has nothing in mind reads the same from the store.
    let beside = Store::open(&venue.address, Access::Read).await.unwrap();
    let other = House::new(beside, Bus::local(), venue.nature.source(), HouseSettings::default());
    for (match_id, text) in finished {
        assert_eq!(other.record(&match_id, &Caller::nobody()).await.unwrap().text, text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_is_played_on_a_file() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    battery(&venue, EDITIONS.iter()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_is_played_on_a_server() {
    let venue = Venue::on_server(Still::new(2, 2)).await;
    battery(&venue, EDITIONS.iter()).await;
}
