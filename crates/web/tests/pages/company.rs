//! Several people: by link, at one device, at a real board.

use reqwest::StatusCode;

use crate::browser::{House, act};

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_duel_with_hand_set_pins_and_a_claim() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields = [
        ("edition", "original"),
        ("with", "friend"),
        ("sent", "yes"),
        ("name-1", "Ada"),
        ("option-answers", "hand-set"),
        ("first", "1"),
    ];
    let waiting = ada.table(&fields).await;
    assert!(waiting.has("qr.svg") && waiting.has("--lan"), "{}", waiting.text);
    let table = waiting.table();
    let picture = ada.open(&format!("{table}/qr.svg")).await;
    assert!(picture.has("<svg"));
    let found = ben.open(&format!("/join?code={}", table[3..].to_uppercase())).await;
    assert_eq!(found.table(), table);
    let seated = ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    assert!(seated.has("Ada's turn to set the secret."), "{}", seated.text);
    assert!(seated.has("http-equiv=\"refresh\""), "who waits is shown what happens without script");

    let page = ada.open(&table).await;
    let page = act(&ada, &page, &[("action", "secret"), ("typed", "RGBY")]).await;
    assert!(page.has("Your secret: red, green, blue, yellow."));
    let page = ben.open(&table).await;
    act(&ben, &page, &[("action", "row"), ("typed", "RRYY")]).await;

    // The pins are repeated in words before they are placed, and nothing says whether they are right.
    let asked = ada.open(&format!("{table}?black=0&white=2&confirm=yes")).await;
    assert!(asked.has("Your answer: two white. Place these pins?"), "{}", asked.text);
    assert_eq!(asked.field("answer").unwrap(), "0b2w");
    act(&ada, &asked, &[("action", "answer"), ("answer", "0b2w")]).await;

    let page = ben.open(&table).await;
    assert!(page.has("value=\"claim\""), "{}", page.text);
    let proven = act(&ben, &page, &[("action", "claim")]).await;
    assert!(proven.has("The round is void"), "{}", proven.text);
    assert!(proven.has("The correct answer was: two black."), "{}", proven.text);
    // What it is worth stands beside it.
    assert!(proven.has("<p>You get 3 points because an answer was wrong.</p>"), "{}", proven.text);

    // A match that is given up is over for both, and wants a rematch of both.
    let page = ben.open(&table).await;
    assert!(page.has("Really resign?"));
    let over = act(&ben, &page, &[("action", "resign match")]).await;
    assert!(over.has("id=\"over\""), "{}", over.text);
    let go = |what| [("what", what), ("seat", "2")];
    ben.post(&format!("{table}/do"), &go("rematch")).await;
    let page = ada.open(&table).await;
    assert!(page.has("Ben wants a rematch."), "{}", page.text);
    let begun = ada.post(&format!("{table}/do"), &[("what", "rematch"), ("seat", "1")]).await;
    assert!(!begun.has("id=\"over\""), "{}", begun.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_device_secrets_are_covered_while_it_is_passed_on() {
    let house = House::start().await;
    let us = house.browser();
    let fields =
        [("edition", "original"), ("with", "here"), ("name-1", "Ada"), ("name-2", "Ben"), ("first", "1")];
    let page = us.table(&fields).await;
    let table = page.table();
    assert!(page.has("Pass the device to Ada.") && !page.has("id=\"place\""), "{}", page.text);
    let hers = us.is_now(&table, 1).await;
    assert!(hers.has("Only Ada should see this."));
    let covered = act(&us, &hers, &[("action", "secret"), ("typed", "KWKW")]).await;
    // Ben's row holds nothing that Ada must not see: no need to pass anything.
    assert!(covered.has("id=\"place\"") && !covered.has("Your secret"), "{}", covered.text);
    assert!(!covered.has("black, white, black, white"), "{}", covered.text);
    let page = act(&us, &covered, &[("action", "row"), ("typed", "KWKW")]).await;
    assert!(
        page.address.ends_with("?round=1") && page.has("Ben cracked the code in row 1."),
        "{}",
        page.text
    );
    assert!(page.has("The secret: black, white, black, white."));
    let next = us.open(&table).await;
    assert!(next.has("Pass the device to Ben."), "{}", next.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_once() {
    let house = House::start().await;
    let (phone, laptop) = (house.browser(), house.browser());
    let page = phone.table(&[("edition", "mini"), ("with", "computer")]).await;
    let table = page.table();
    let make = async || {
        let made = phone.post(&format!("{table}/do"), &[("what", "link"), ("seat", "1")]).await;
        made.text.split("/move#").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let (replaced, link) = (make().await, make().await);
    let old = laptop.post("/move", &[("link", &replaced)]).await;
    assert_eq!(old.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(old.has("A newer link has replaced this one."), "{}", old.text);
    let moved = laptop.post("/move", &[("link", &format!("{}/move#{link}", laptop.origin))]).await;
    assert_eq!(moved.table(), table);
    assert!(moved.has("id=\"place\""), "{}", moved.text);
    let again = house.browser().post("/move", &[("link", &link)]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    // The device that it came from is told where it is, whatever it does; nobody else is.
    let told = "Your seat is on another device now.";
    let before = phone.open(&table).await;
    assert_eq!(before.status, StatusCode::FORBIDDEN);
    assert!(before.has(told), "{}", before.text);
    let looked = phone.open(&format!("{table}?quiet=yes")).await;
    assert!(
        looked.status == StatusCode::OK && looked.has(told) && looked.has("data-closed"),
        "{}",
        looked.text
    );
    assert!(act(&phone, &page, &[("action", "row"), ("typed", "RYGB")]).await.has(told));
    assert!(!house.browser().open(&table).await.has(told));
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_one_name_are_told_apart_while_they_wait() {
    let house = House::start().await;
    let (ada, other) = (house.browser(), house.browser());
    let table = ada.table(&[("edition", "lock-party"), ("with", "friend"), ("name-1", "Ada")]).await.table();
    let alone = ada.open(&table).await;
    assert!(alone.has(">Ada · you</bdi>"), "{}", alone.text);
    other.post(&format!("{table}/sit"), &[("name", "ADA")]).await;
    let both = ada.open(&table).await;
    assert!(both.has(">Ada (1) · you</bdi>") && both.has(">ADA (2)</bdi>"), "{}", both.text);
    // Nor does anybody pass for a free seat.
    other.post(&format!("{table}/do"), &[("what", "stand-up"), ("seat", "2")]).await;
    other.post(&format!("{table}/sit"), &[("name", "Free")]).await;
    let page = ada.open(&table).await;
    assert!(page.has(">Free (2)</bdi>") && page.has(">free</bdi>"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_leaves_and_the_host_alone_closes_the_table() {
    let house = House::start().await;
    let (ada, ben, carl) = (house.browser(), house.browser(), house.browser());
    let waiting = ada.table(&[("edition", "lock-party"), ("with", "friend"), ("name-1", "Ada")]).await;
    let (table, id) = (waiting.table(), waiting.text.split("data-table=\"").nth(1).unwrap());
    let by_id = format!("/t/{}", id.split('"').next().unwrap());
    assert!(waiting.has("value=\"close\"") && waiting.has("value=\"computer\""), "{}", waiting.text);
    let guest = ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    assert!(guest.has("value=\"stand-up\""), "{}", guest.text);
    assert!(!guest.has("value=\"close\"") && !guest.has("value=\"computer\""), "{}", guest.text);
    let go = |what, given| [("what", what), ("seat", "2"), ("given", given)];
    for (what, given) in [("close", ""), ("computer", "3")] {
        let refused = ben.post(&format!("{table}/do"), &go(what, given)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
        assert!(refused.has("Only the player who opened the table can do that."), "{}", refused.text);
    }
    // He leaves, and somebody else may come.
    assert_eq!(ben.post(&format!("{table}/do"), &go("stand-up", "")).await.address, "/");
    let guest = carl.post(&format!("{table}/sit"), &[("name", "Carl")]).await;
    assert!(guest.has("value=\"stand-up\""), "{}", guest.text);
    ada.post(&format!("{table}/do"), &[("what", "close"), ("seat", "1")]).await;
    let closed = carl.open(&by_id).await;
    assert!(closed.has("Ada closed this table.") && !closed.has("value=\"reopen\""), "{}", closed.text);
    assert!(ada.open(&by_id).await.has("You closed this table."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_no_error_for_those_who_sat_there_and_waits_for_nobody() {
    let house = House::start().await;
    let (dora, emil, stranger) = (house.browser(), house.browser(), house.browser());
    let waiting = dora.table(&[("edition", "lock-party"), ("with", "friend"), ("name-1", "Dora")]).await;
    let table = waiting.table();
    emil.post(&format!("{table}/sit"), &[("name", "Emil")]).await;
    dora.post(&format!("{table}/do"), &[("what", "close"), ("seat", "1")]).await;
    for (browser, heading) in [(&dora, "You closed this table."), (&emil, "Dora closed this table.")] {
        // As often as they like: it is no wrong code.
        for _ in 0..30 {
            assert_eq!(browser.open(&table).await.status, StatusCode::OK);
        }
        let closed = browser.open(&table).await;
        assert!(closed.has(&format!("<h1>{heading}</h1>")), "{}", closed.text);
        for dead in ["Waiting for", "id=\"invite\"", "qr.svg", "value=\"computer\"", "value=\"close\""] {
            assert!(!closed.has(dead), "{dead}: {}", closed.text);
        }
        let mine = browser.open("/matches").await;
        assert!(mine.has("<td>closed</td>") && !mine.has("<td>waiting</td>"), "{}", mine.text);
    }
    assert!(!emil.open(&table).await.has("value=\"reopen\""));
    assert_eq!(stranger.open(&table).await.status, StatusCode::NOT_FOUND);

    // Opened again it is where it was, for everybody with the link.
    let closed = dora.open(&table).await;
    assert!(closed.has("value=\"reopen\""), "{}", closed.text);
    let open = dora.post(&format!("{}/do", closed.table()), &[("what", "reopen"), ("seat", "1")]).await;
    assert_eq!(open.address, table);
    assert!(open.has("<h1>Waiting for players</h1>") && open.has("qr.svg"), "{}", open.text);
    assert!(stranger.open(&table).await.has("name=\"name\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_watches_and_is_offered_nothing_of_the_match() {
    let house = House::start().await;
    let (ana, ben) = (house.browser(), house.browser());
    let fields = [("edition", "mini"), ("with", "friend"), ("name-1", "Ana"), ("first", "1")];
    let table = ana.table(&fields).await.table();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let page = act(&ana, &ana.open(&table).await, &[("action", "secret"), ("typed", "RGBY")]).await;
    assert!(page.has("Your secret") && page.has("id=\"move\"") && page.has("id=\"absent\""), "{}", page.text);
    let left = act(&ana, &page, &[("action", "leave")]).await;
    let offers = ["Your secret", "id=\"move\"", "id=\"absent\"", "resign match", "id=\"phrases\""];
    for offer in offers {
        assert!(!left.has(offer), "{offer}: {}", left.text);
    }
    for page in [left, ben.open(&table).await] {
        assert!(page.has("computer has taken over"), "{}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_a_real_board_enter_rows_and_pins_and_prove_an_error() {
    let house = House::start().await;
    let us = house.browser();
    let mut page = us.duel("referee").await;
    for (row, black) in [("RRYY", "1"), ("GGBB", "4")] {
        assert!(page.has("id=\"place\""), "{}", page.text);
        page = act(&us, &page, &[("action", "row"), ("typed", row)]).await;
        page = act(&us, &page, &[("action", "answer"), ("black", black), ("white", "0")]).await;
    }
    // Green and blue all right, and yet red or yellow once: no secret fits.
    assert!(page.field("action").as_deref() == Some("uncover"), "{}", page.text);
    page = act(&us, &page, &[("action", "uncover"), ("typed", "GGBB")]).await;
    assert!(page.has("The round is void"), "{}", page.text);
    assert!(page.has("The answer to row 1 was wrong:"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_real_board_the_maker_proves_an_error_before_the_round_ends() {
    let house = House::start().await;
    let us = house.browser();
    let page = us.duel("referee").await;
    let page = act(&us, &page, &[("action", "row"), ("typed", "RRYY")]).await;
    assert!(!page.has("to prove a mistake"), "nothing is answered yet: {}", page.text);
    let page = act(&us, &page, &[("action", "answer"), ("black", "1"), ("white", "0")]).await;
    // It is Ben's turn, and Ada could uncover the secret: both can be reached.
    assert_eq!(page.field("action").as_deref(), Some("row"), "{}", page.text);
    assert!(page.has("Something else") && page.has("Uncover the secret to prove a mistake"), "{}", page.text);
    assert!(!page.has("I'm Ada"), "nobody has to say who they are: {}", page.text);
    let hers = us.open(&format!("{}?seat=1", page.table())).await;
    assert_eq!(hers.field("action").as_deref(), Some("uncover"), "{}", hers.text);
    // The pins were right: then nothing is uncovered, and she is told why where she entered it.
    let refused = act(&us, &hers, &[("action", "uncover"), ("typed", "RGBK")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.field("action").as_deref(), Some("uncover"), "{}", refused.text);
    let proven = act(&us, &hers, &[("action", "uncover"), ("typed", "GBKW")]).await;
    assert!(proven.has("The round is void"), "{}", proven.text);
    assert!(proven.has("The correct answer was: no pins."), "{}", proven.text);
    // While her answer is due, the pins come first; the secret is entered only on request.
    let next = us.open(&page.table()).await;
    let page = act(&us, &next, &[("action", "row"), ("typed", "RRYY")]).await;
    let page = act(&us, &page, &[("action", "answer"), ("black", "1"), ("white", "0")]).await;
    let page = act(&us, &page, &[("action", "row"), ("typed", "GGBB")]).await;
    assert!(page.has("id=\"pins\"") && !page.has("id=\"place\""), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_takes_another_s_name_is_told_apart_wherever_names_stand() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields =
        [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("name-1", "Ada"), ("first", "2")];
    let table = ada.table(&fields).await.table();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    // Nobody gives another's seat a name.
    let refused =
        ben.post(&format!("{table}/do"), &[("what", "rename"), ("seat", "1"), ("name", "Bob")]).await;
    assert!(!refused.has("Bob"), "{}", refused.text);
    ben.post(&format!("{table}/do"), &[("what", "rename"), ("seat", "2"), ("name", "АDA")]).await;
    assert!(ada.open(&table).await.has("АDA (2)"));
    for page in ["/", "/matches"] {
        let page = ada.open(page).await;
        assert!(page.has("АDA (2)"), "{}", page.text);
    }
    // The player who closed the table is named as at the table.
    let page = ada.open(&table).await;
    act(&ada, &page, &[("action", "resign match")]).await;
    ada.post(&format!("{table}/do"), &[("what", "close"), ("seat", "1")]).await;
    let closed = ben.open(&table).await;
    assert!(closed.has("Ada (1)"), "{}", closed.text);
}
