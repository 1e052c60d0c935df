//! Where several share a device, whatever the rules offer to any of them can be done there.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use rules::{Edition, Rules};
use serde_json::Value;

use crate::browser::{Browser, House, Page, act};

/// What the rules offer to a seat, and to whom the match belongs that is due.
async fn offered(us: &Browser, id: &str, seat: usize) -> Vec<String> {
    let page = us.open(&format!("/api/v1/tables/{id}?seat={seat}")).await;
    let state: Value = serde_json::from_str(&page.text).unwrap();
    let offers = state["view"]["offers"].as_array().unwrap();
    offers.iter().map(|offer| offer["action"].as_str().unwrap().to_owned()).collect()
}

/// Whether a page lets its reader do something.
fn can(page: &Page, action: &str) -> bool {
    match action {
        "answer" => page.has("id=\"pins\""),
        "row" | "secret" | "solution" | "uncover" => page.has(&format!("data-action=\"{action}\"")),
        plain => page.has(&format!("name=\"action\" value=\"{plain}\"")),
    }
}

/// Every seat's offers are on the page that one comes to from the table's own: directly, or by saying who one is.
async fn all_can_be_done(us: &Browser, table: &str, id: &str, seats: usize) {
    let first = us.open(table).await;
    for seat in 1..=seats {
        let offers = offered(us, id, seat).await;
        // At a real board nothing is hidden, and a link will do.
        let buttons =
            ["big", "ghost"].map(|class| format!("class=\"{class}\" name=\"seat\" value=\"{seat}\""));
        let link = format!("href=\"{table}?seat={seat}\"");
        let to_her = buttons.iter().any(|button| first.has(button)) || first.has(&link);
        let own = if first.has(&link) {
            us.open(&format!("{table}?seat={seat}")).await
        } else {
            us.is_now(table, seat as u8).await
        };
        for offer in &offers {
            // What is done with one button stands in one menu, with whose it is; anybody sets a real board right.
            let whose = format!("name=\"seat\" value=\"{seat}\"");
            let menu = |form: &str| form.contains(&whose) && form.contains(&format!("value=\"{offer}\""));
            let listed = first.text.split("<form").any(menu)
                || offer == "take back" && can(&first, offer)
                || offer == "correct" && first.has("?correct=");
            let here = first.field("seat").as_deref() == Some(&seat.to_string()) && can(&first, offer);
            let there = to_her && can(&own, offer);
            assert!(listed || here || there, "seat {seat} can't do “{offer}”: {} {}", first.text, own.text);
        }
    }
}

/// Plays some steps for the player whose turn it is, and looks after each.
async fn play(with: &str, edition: &str, seats: usize, steps: usize) {
    let house = House::start().await;
    let us = house.browser();
    let mut fields = vec![("edition", edition), ("with", with), ("sent", "yes"), ("first", "1")];
    let numbered: Vec<_> = (1..=seats).map(|seat| format!("seat-{seat}")).collect();
    fields.extend(numbered.iter().map(|seat| (seat.as_str(), "here")));
    let players = seats.to_string();
    fields.push(("players", &players));
    if with == "here" && edition == "original" {
        fields.push(("option-answers", "hand-set"));
    }
    let mut page = us.table(&fields).await;
    let (table, rules) = (page.table(), Rules::default_of(Edition::find(edition).unwrap()));
    let id = page.text.split("data-table=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut chance = ChaCha20Rng::seed_from_u64(5);
    for _ in 0..steps {
        all_can_be_done(&us, &table, &id, seats).await;
        page = us.open(&table).await;
        // The player whose turn it is takes a covered device.
        if let Some(seat) = page
            .text
            .split("id=\"cover\"")
            .nth(1)
            .and_then(|cover| cover.split("name=\"seat\" value=\"").nth(1))
        {
            page = us.is_now(&table, seat.split('"').next().unwrap().parse().unwrap()).await;
        }
        let guesses = rules.guesses();
        let code = rules.show(guesses.code(chance.next_u64() % guesses.count()).unwrap());
        page = if page.has("id=\"pins\"") {
            act(&us, &page, &[("action", "answer"), ("answer", "1b1w")]).await
        } else if page.has("id=\"for-table\"") {
            let mut filled = vec![("action", "hints".to_owned())];
            let asked = ["hint-1-1", "hint-2-1", "hint-3-1", "hint-4-1"];
            filled.extend(asked.iter().filter(|name| page.has(name)).map(|name| (*name, "-".to_owned())));
            let filled: Vec<_> = filled.iter().map(|(name, value)| (*name, value.as_str())).collect();
            act(&us, &page, &filled).await
        } else {
            let action = page.field("action").unwrap();
            act(&us, &page, &[("action", &action), ("typed", &code)]).await
        };
        assert!(page.status.is_success(), "{}", page.text);
    }
    all_can_be_done(&us, &table, &id, seats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_device_everybody_can_do_what_the_rules_offer() {
    play("here", "original", 2, 5).await;
    play("here", "lock-party", 3, 4).await;
    play("here", "group-small", 3, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_real_board_everybody_can_do_what_the_rules_offer() {
    play("referee", "original", 2, 5).await;
    play("referee", "lock-party", 3, 4).await;
    play("referee", "group", 4, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_one_gives_up_and_has_no_other_way_to_stop() {
    let house = House::start().await;
    let us = house.browser();
    let solo = [("edition", "original"), ("with", "computer"), ("sent", "yes"), ("solo", "on")];
    for (rounds, whole) in [("1", false), ("3", true)] {
        let page = us.table(&[&solo[..], &[("rounds", rounds)]].concat()).await;
        assert!(can(&page, "resign round"), "{}", page.text);
        assert!(!can(&page, "abort") && !can(&page, "leave"), "{}", page.text);
        assert_eq!(can(&page, "resign match"), whole, "{rounds}: {}", page.text);
    }
}
