//! Whole matches of every edition, by requests alone.

use rules::Edition;
use rules::editions::EDITIONS;
use solver::computer::Level;

use crate::phone::{Phone, Shown};
use crate::player::Player;

/// Opens a table by the form.
pub(crate) fn table(phone: &mut Phone, fields: &[(&str, &str)]) -> Shown {
    let page = phone.post("/new", fields);
    assert_eq!(page.status, 200, "{fields:?}: {}", page.text);
    assert!(page.address.starts_with("/t/here-"), "{}", page.address);
    page
}

/// A match that is over can be looked back at, and its record read.
fn can_be_looked_back_at(phone: &mut Phone, edition: &'static Edition) {
    let row = phone.rows.last().expect("a match").clone();
    let read = rules::notation::read(&row.text).unwrap_or_else(|fault| panic!("{fault}: {}", row.text));
    assert!(read.game.outcome().is_some() && read.notices.is_empty(), "{}", edition.id);
    let replay = phone.open(&format!("/m/{}", row.id));
    assert!(replay.status == 200 && replay.has("data-replay"), "{}: {}", edition.id, replay.text);
    let record = phone.open(&format!("/api/v1/matches/{}/record", row.id));
    assert_eq!(record.text, row.text);
    assert!(phone.open("/matches").has(&format!("/m/{}", row.id)), "{}", edition.id);
}

#[test]
fn every_edition_is_played_against_the_computer() {
    for edition in EDITIONS {
        let mut phone = Phone::new();
        let page = table(&mut phone, &[("edition", edition.id), ("with", "computer")]);
        Player::new(edition.id, 7).play(&mut phone, page);
        can_be_looked_back_at(&mut phone, edition);
    }
}

#[test]
fn every_edition_is_played_at_one_device() {
    for edition in EDITIONS {
        let mut phone = Phone::new();
        let page = table(&mut phone, &[("edition", edition.id), ("with", "here"), ("first", "1")]);
        Player::new(edition.id, 8).play(&mut phone, page);
        can_be_looked_back_at(&mut phone, edition);
    }
}

#[test]
fn every_edition_is_kept_company_at_a_real_board() {
    for edition in EDITIONS {
        let mut phone = Phone::new();
        let page = table(&mut phone, &[("edition", edition.id), ("with", "referee"), ("first", "1")]);
        Player::new(edition.id, 9).play(&mut phone, page);
        can_be_looked_back_at(&mut phone, edition);
    }
}

#[test]
fn computers_of_every_level_play_every_edition() {
    for level in Level::LEVELS {
        for edition in EDITIONS {
            let mut phone = Phone::new();
            let seat = format!("computer {}", level.name());
            let others = ["seat-2", "seat-3", "seat-4", "seat-5"].map(|name| (name, seat.as_str()));
            let fields = [("edition", edition.id), ("with", "computer"), ("sent", "yes"), ("first", "1")];
            let page = table(&mut phone, &[&fields[..], &others[..]].concat());
            Player::new(edition.id, 5).play(&mut phone, page);
            let read = rules::notation::read(&phone.rows[0].text).expect("a record");
            assert!(read.game.outcome().is_some(), "{} {}", edition.id, level.name());
            let named = format!("# seat 2 {}", level.name());
            assert!(phone.rows[0].text.contains(&named), "{}: {}", edition.id, phone.rows[0].text);
        }
    }
}

#[test]
fn a_rematch_is_at_the_same_table_and_its_series_is_told() {
    let mut phone = Phone::new();
    let fields =
        [("edition", "mini"), ("with", "here"), ("first", "1"), ("name-1", "Ada"), ("name-2", "Ben")];
    let page = table(&mut phone, &fields);
    let address = page.table();
    let over = Player::new("mini", 3).play(&mut phone, page);
    let again = over.form(|form| form.offers("what", "rematch")).expect("a rematch").with("what", "rematch");
    let page = phone.submit(&again);
    assert_eq!((page.table(), phone.rows.len()), (address.clone(), 2));
    // Sent twice, it has begun already.
    phone.submit(&again);
    assert_eq!(phone.rows.len(), 2);
    let over = Player::new("mini", 4).play(&mut phone, page);
    let told = over.after("class=\"series\"").expect("a series").to_owned();
    // The matches before are not read again, however many there are: nothing of them matters any more.
    assert_eq!(phone.rows.len(), 2);
    phone.rows[0].text = "nonsense".to_owned();
    assert_eq!(phone.open(&address).after("class=\"series\""), Some(told.as_str()));
}
