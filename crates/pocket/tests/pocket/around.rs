//! Pages around the game, and what needs a server.

use crate::matches::table;
use crate::phone::Phone;
use crate::player::Player;

#[test]
fn every_page_around_the_game_is_there() {
    let mut phone = Phone::new();
    for (address, part) in [
        ("/", "class=\"hero\""),
        ("/new", "name=\"edition\""),
        ("/new?edition=grand&with=here", "Grand"),
        ("/referee", "name=\"edition\""),
        ("/learn", "action=\"/learn\""),
        ("/rules", "/rules/original"),
        ("/rules/original?secret=RGBY&row=RRGG", "Original"),
        ("/rules/group/sheet", "class=\"paper\""),
        ("/strategies", "/strategies/"),
        ("/matches", "<h1"),
        ("/statistics", "data-"),
        ("/settings", "name=\"theme\""),
        ("/privacy", "action=\"/forget\""),
        ("/puzzles", "name=\"draft\""),
        ("/puzzles/sheet?count=6", "<h1"),
        ("/puzzles/sheet?edition=grand-blanks&seed=5-sheet", "class=\"printed-puzzle\""),
        ("/app.webmanifest", "standalone"),
        ("/favicon.ico", "<svg"),
    ] {
        let page = phone.open(address);
        assert!(page.status == 200 && page.has(part), "{address}: {} {}", page.status, page.text);
    }
    let strategy = phone.open("/strategies").after("href=\"/strategies/").expect("a strategy").to_owned();
    assert_eq!(phone.open(&format!("/strategies/{strategy}")).status, 200);
    // Style and script are where pages say they are.
    let home = phone.open("/");
    let style = home.after("rel=\"stylesheet\" href=\"").expect("a style sheet").to_owned();
    assert!(phone.open(&style).has("--s"));
}

#[test]
fn what_needs_others_says_so() {
    let mut phone = Phone::new();
    for address in ["/lobby", "/daily", "/join?code=abc", "/move", "/t/k7m2pwx", "/api/v1/tables"] {
        let page = phone.open(address);
        assert!(page.status == 503 && page.has("needs a connection"), "{address}: {}", page.text);
    }
    let friend = phone.post("/new", &[("edition", "original"), ("with", "friend")]);
    assert!(friend.status == 422 && friend.has("needs a connection"), "{}", friend.text);
    assert!(phone.rows.is_empty());
    for address in ["/nowhere", "/rules/chess", "/t/here-abcdefg", "/m/abc"] {
        assert_eq!(phone.open(address).status, 404, "{address}");
    }
}

#[test]
fn what_needs_a_server_is_left_out_where_there_is_none() {
    let mut phone = Phone::new();
    let served = ["href=\"/lobby\"", "href=\"/daily\"", "with=friend", "action=\"/join\"", "\"/daily\""];
    let addresses =
        ["/", "/new?edition=lock-party", "/rules", "/nowhere", "/t/here-abcdefg", "/app.webmanifest"];
    let shown = |phone: &mut Phone| addresses.map(|address| phone.open(address).text).concat();
    let alone = shown(&mut phone);
    phone.served = true;
    let with_server = shown(&mut phone);
    for part in served {
        assert!(!alone.contains(part) && with_server.contains(part), "{part}");
    }
    // Nor is a seat kept for somebody who comes by a link.
    for choice in ["person", "friend"] {
        let choice = format!("<option value=\"{choice}\"");
        assert!(!alone.contains(&choice) && with_server.contains(&choice), "{choice}");
    }
}

#[test]
fn settings_hold_on_every_page() {
    let mut phone = Phone::new();
    let saved = phone
        .post("/settings", &[("theme", "dark"), ("pegs", "letters"), ("language", "de"), ("back", "/rules")]);
    assert_eq!(saved.address, "/settings?saved=%2Frules");
    assert!(saved.has("Gespeichert.</b> <a href=\"/rules\">"), "{}", saved.text);
    assert!(saved.has("<html lang=\"de\" data-theme=\"dark\"") && saved.has("data-pegs=\"letters\""));
    let french = phone.post("/language", &[("language", "fr"), ("back", "//evil.example")]);
    assert!(french.address == "/" && french.has("<html lang=\"fr\" data-theme=\"dark\""));
    let forgotten = phone.post("/forget", &[]);
    assert!(forgotten.address.starts_with("/privacy") && phone.cookies.is_empty() && phone.rows.is_empty());
    assert!(phone.open("/").has("<html lang=\"en\""));
}

#[test]
fn forms_of_other_sites_change_nothing() {
    let mut phone = Phone::new();
    let page = table(&mut phone, &[("edition", "mini"), ("with", "computer")]);
    phone.post("/settings", &[("theme", "dark")]);
    let (rows, cookies) = (phone.rows.clone(), phone.cookies.clone());
    let act = format!("{}/act", page.table());
    let elsewhere = ["", "https://evil.example/", "https://game.example.evil.example/", "about:client"];
    for referer in elsewhere {
        phone.referer = referer.to_owned();
        for address in ["/forget", "/new", "/learn", "/settings", "/language", act.as_str()] {
            let refused = phone.post(address, &[("edition", "original"), ("with", "computer")]);
            assert!(
                refused.status == 403 && refused.has("another site"),
                "{referer} {address}: {}",
                refused.text
            );
        }
        assert_eq!((&phone.rows, &phone.cookies), (&rows, &cookies), "{referer}");
        // Links from anywhere are fine.
        assert_eq!(phone.open("/").status, 200);
    }
    phone.referer = "https://game.example/privacy?a=b".to_owned();
    phone.post("/forget", &[]);
    assert!(phone.rows.is_empty());
}

#[test]
fn a_link_from_elsewhere_makes_nobody_forget() {
    let mut phone = Phone::new();
    // The page that says so throws away what the browser keeps: only our own form leads there.
    for referer in ["", "https://evil.example/privacy", "https://game.example.evil.example/", "about:client"]
    {
        phone.referer = referer.to_owned();
        let page = phone.open("/privacy?forgotten=yes");
        assert!(page.status == 200 && !page.has("data-forgotten"), "{referer}: {}", page.text);
    }
    phone.referer = "https://game.example/privacy".to_owned();
    assert!(phone.open("/privacy?forgotten=yes").has("data-forgotten"));
}

#[test]
fn the_first_page_leads_back_to_games_under_way() {
    let mut phone = Phone::new();
    let address = table(&mut phone, &[("edition", "mini"), ("with", "computer")]).table();
    assert!(phone.open("/").has(&format!("href=\"{address}\"")));
    let page = phone.open(&address);
    Player::new("mini", 1).play(&mut phone, page);
    assert!(!phone.open("/").has(&format!("href=\"{address}\"")), "it is over");
    phone.post("/forget", &[]);
    assert!(phone.rows.is_empty());
    assert_eq!(phone.open(&address).status, 404);
}

#[test]
fn a_lesson_says_something_until_it_is_left() {
    let mut phone = Phone::new();
    let page = phone.post("/learn", &[]);
    assert!(page.has("id=\"lesson\""), "{}", page.text);
    let other = table(&mut phone, &[("edition", "original"), ("with", "computer")]);
    assert!(!other.has("id=\"lesson\""), "another table has none");
    let left = phone.post(&format!("{}/lesson", page.table()), &[]);
    assert!(!left.has("id=\"lesson\""));
}
