//! What is still there after a round, a match, a day.

use reqwest::StatusCode;

use crate::browser::{House, act};

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_has_ended_meanwhile_is_shown_before_the_next() {
    let house = House::start().await;
    let us = house.browser();
    let table = us.duel("here").await.table();
    let hers = us.is_now(&table, 1).await;
    let page = act(&us, &hers, &[("action", "secret"), ("typed", "RGBY")]).await;
    // Where several share a device nobody is “you”.
    assert!(page.has("Ben's turn to guess.") && !page.has("You "), "{}", page.text);
    assert!(page.address.ends_with("?after=1"), "{}", page.address);
    let same = us.open(&format!("{table}?after=1")).await;
    assert!(same.has("id=\"place\""), "{}", same.text);
    // What is wrong with a row is everybody's business, too.
    let refused = act(&us, &same, &[("action", "row"), ("typed", "RGBX")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!refused.has("Only Ben should see this."), "{}", refused.text);
    act(&us, &same, &[("action", "row"), ("typed", "RGBY")]).await;
    let ended = us.open(&format!("{table}?after=1")).await;
    assert_eq!(ended.address, format!("{table}?round=1"));
    assert!(ended.has("Round 1: Ben cracked the code in row 1.") && ended.has("data-next"), "{}", ended.text);
    // A script that looks by itself gets it at once.
    let quiet = us.open(&format!("{table}?quiet=yes&after=1")).await;
    assert!(quiet.has("Round 1: Ben cracked the code in row 1.") && quiet.has("data-back"), "{}", quiet.text);
    assert!(ended.has("Code by Ada") || ended.has("code by Ada"), "{}", ended.text);
    // Nothing is asked while the end is looked at, and the device is passed on once.
    assert!(!ended.has("Ben's turn") && !ended.has("Pass the device"), "{}", ended.text);
    assert!(us.open(&table).await.has("Pass the device to Ben."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_without_pegs_is_placed_after_a_question() {
    let house = House::start().await;
    let us = house.browser();
    let fields = [("edition", "original-blanks"), ("with", "here"), ("sent", "yes"), ("first", "1")];
    let table = us.table(&fields).await.table();
    let hers = us.is_now(&table, 1).await;
    act(&us, &hers, &[("action", "secret"), ("typed", "RGBY")]).await;
    let mut page = us.open(&table).await;
    // The second time it is meant; the next row is asked about again.
    for asked in [true, false, true] {
        let sure = page.field("sure");
        let sure = sure.as_deref().map(|sure| ("sure", sure));
        page = act(&us, &page, &[("action", "row")].into_iter().chain(sure).collect::<Vec<_>>()).await;
        assert_eq!(page.status == StatusCode::UNPROCESSABLE_ENTITY, asked, "{}", page.text);
        assert_eq!(
            page.has("All holes are empty. Press again to place the row anyway."),
            asked,
            "{}",
            page.text
        );
    }
    assert!(page.has("empty, empty, empty, empty"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn that_there_are_no_pins_is_said_expressly() {
    let house = House::start().await;
    let us = house.browser();
    let page = us.duel("referee").await;
    let page = act(&us, &page, &[("action", "row"), ("typed", "RRYY")]).await;
    assert!(!page.has(" checked>"), "nothing is chosen beforehand: {}", page.text);
    let refused = act(&us, &page, &[("action", "answer")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.has("for none, choose 0."), "{}", refused.text);
    assert!(refused.has("id=\"pins\""), "{}", refused.text);
    let placed = act(&us, &page, &[("action", "answer"), ("white", "0")]).await;
    assert!(placed.has("no pins") && placed.has("id=\"place\""), "{}", placed.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_rematch_both_matches_are_listed() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields =
        [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("name-1", "Ada"), ("rounds", "4")];
    let waiting = ada.table(&fields).await;
    let table = waiting.table();
    let invited = ben.open(&table).await;
    assert!(invited.has("id=\"agreed\">4 holes, 6 colours"), "{}", invited.text);
    assert!(invited.has("2 players · <a href=\"/rules/original\">"), "{}", invited.text);
    assert!(invited.has("<p class=\"lead\">4 rounds"), "{}", invited.text);
    ben.post(&format!("{table}/sit"), &[]).await;
    let page = ben.open(&table).await;
    let over = act(&ben, &page, &[("action", "resign match")]).await;
    assert!(over.has("Ada wins the match by resignation."), "{}", over.text);
    for (who, seat) in [(&ben, "2"), (&ada, "1")] {
        who.post(&format!("{table}/do"), &[("what", "rematch"), ("seat", seat)]).await;
    }
    let page = ada.open(&table).await;
    assert!(!page.has("id=\"over\""), "{}", page.text);
    let mine = ada.open("/matches").await;
    assert_eq!(mine.text.matches("<bdi>Seat 2</bdi>").count(), 2, "{}", mine.text);
    assert!(mine.has("<td>won</td>") && !mine.has("under way"), "{}", mine.text);
    let replay = mine.text.split("href=\"/m/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let replay = ada.open(&format!("/m/{replay}")).await;
    assert_eq!(replay.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_at_the_code_of_the_day_is_found_again() {
    let house = House::start().await;
    let ada = house.browser();
    let page = ada.post("/daily", &[("edition", "mini"), ("name", "Ada")]).await;
    assert!(page.has("Code of the day"), "{}", page.text);
    let day = ada.open("/daily?edition=mini").await;
    assert!(day.has("Continue your try") && !day.has("name=\"name\""), "{}", day.text);
    assert!(!ada.open("/daily").await.has("Continue your try"), "it is a try of another edition");
    let over = act(&ada, &page, &[("action", "resign round")]).await;
    // A code that wasn't cracked has won no place, even if nobody else has tried.
    assert!(over.has("Not cracked this time") && !over.has("Your place"), "{}", over.text);
    let ranking = over.text.split("href=\"/daily?edition=mini&#38;date=").nth(1);
    assert!(ranking.is_some() || over.has("href=\"/daily?edition=mini&amp;date="), "{}", over.text);
    let day = ada.open("/daily?edition=mini").await;
    assert!(day.has("href=\"/m/") && !day.has("Continue your try") && !day.has("Your place"), "{}", day.text);
    // The page says in one sentence what the ranking is worth.
    assert!(day.has("The ranking is for fun:") && !day.has("isn't ranked"), "{}", day.text);
    // With the secret in mind and another cookie a try is not ranked.
    let ben = house.browser();
    let before = ben.open("/daily?edition=mini").await;
    assert!(before.has("your try won't be ranked") && before.has("name=\"name\""), "{}", before.text);
    assert!(!ben.open("/daily").await.has("be ranked"), "it was a try of another edition");
    let page = ben.post("/daily", &[("edition", "mini"), ("name", "Ben")]).await;
    act(&ben, &page, &[("action", "resign round")]).await;
    let day = ben.open("/daily?edition=mini").await;
    assert!(day.has("Your try isn't ranked") && !day.has("<bdi>Ben</bdi>"), "{}", day.text);
    assert!(day.has("<bdi>Ada</bdi>"), "{}", day.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_was_not_cracked_leads_to_nothing_harder() {
    let house = House::start().await;
    let ada = house.browser();
    let page = ada.table(&[("edition", "original"), ("quick", "yes")]).await;
    let over = act(&ada, &page, &[("action", "resign round")]).await;
    // A code that wasn't cracked has won no place, even if nobody else has tried.
    assert!(over.has("Not cracked this time") && !over.has("Ready for more?"), "{}", over.text);
    // The list of matches says so, and counts no win or loss where nobody was played against.
    let mine = ada.open("/matches").await;
    assert!(mine.has("<table class=\"tally alone\">"), "{}", mine.text);
    assert!(mine.has("<td>Not cracked this time</td>") && mine.has("<td>–</td>"), "{}", mine.text);
    let replay = mine.text.split("href=\"/m/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let replay = ada.open(&format!("/m/{replay}")).await;
    assert!(replay.has("Play again") && !replay.has("Ready for more?"), "{}", replay.text);
    // A match given up as a whole is told the same way: nobody has won against anybody.
    let page = ada.table(&[("edition", "original"), ("quick", "yes")]).await;
    let over = act(&ada, &page, &[("action", "resign match")]).await;
    assert!(over.has("Not cracked this time"), "{}", over.text);
    let replay = over.text.split("href=\"/m/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let replay = ada.open(&format!("/m/{replay}")).await;
    assert!(!replay.has("wins the match") && !replay.has("Score:"), "{}", replay.text);
}
