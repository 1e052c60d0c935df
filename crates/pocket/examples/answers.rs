//! Requests with their answers, a line of JSON each: what the module has to answer byte for byte, wherever it runs.
//! `cargo xtask test --only wasm` asks it there.

#[allow(dead_code, reason = "tests look at more of a page")]
#[path = "../tests/pocket/phone.rs"]
mod phone;
#[path = "../tests/pocket/player.rs"]
mod player;

use rules::editions::EDITIONS;
use serde_json::json;

use self::phone::Phone;
use self::player::Player;

fn main() {
    let mut phone = Phone::new();
    phone.told = Some(Vec::new());
    for address in ["/", "/rules/grand", "/strategies/4x6", "/settings", "/puzzles?edition=eight", "/lobby"] {
        phone.open(address);
    }
    for (edition, with) in EDITIONS.iter().zip(["computer", "here", "referee"].into_iter().cycle()) {
        let page = phone.post("/new", &[("edition", edition.id), ("with", with), ("first", "1")]);
        phone.open(&format!("{}?hint=best", page.table()));
        let page = phone.open(&page.table());
        Player::new(edition.id, 11).play(&mut phone, page);
        let over = phone.rows.last().expect("a match").id.clone();
        phone.open(&format!("/m/{over}?analysis=yes"));
    }
    phone.open("/matches");
    for (asked, answered) in phone.told.take().unwrap_or_default() {
        println!("{}", json!([asked, answered]));
    }
}
