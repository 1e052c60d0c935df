//! People who play each other, each with a browser of their own.

use browser::Look;
use serde_json::json;

use super::fold::out_of_sight;
use super::matrix::SCREENS;
use super::seat::Seated;
use super::stage::{Somebody, journey};

/// Fails if a secret has reached somebody: not on the page, not in what was sent, not in the stream.
async fn does_not_know(who: &Somebody, seated: &Seated<'_>, secrets: &[&str]) {
    let (sent, shown) = (who.visitor.everything_sent().await, seated.page.document().await);
    for secret in secrets {
        assert!(!sent.contains(secret), "{secret} was sent");
        assert!(!shown.contains(secret), "{secret} is on the page");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_by_link_is_played_in_both_roles_to_its_score() {
    journey("duel", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let ben = stage.somebody(Look::PHONE.dark().speaking("de")).await;
        // Opened with the form, joined by the link that it shows.
        let page = ada.open("/new?edition=original&with=friend").await;
        page.press(".fine summary").await;
        page.css("[name=name-1]").await.fill("Ada").await;
        page.css("[name=first]").await.choose("1").await;
        page.css("[name=rounds]").await.choose("2").await;
        page.through(async { page.click("button", "Open the table").await }).await;
        page.axe().await;
        let ada_at = Seated::at(&ada, page).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        ben_at.page.axe().await;

        // Round 1: Ada makes, Ben breaks.
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        does_not_know(&ben, &ben_at, &["RYGB"]).await;
        // What was said changes nothing on the page, and yet every form can be sent afterwards.
        ben_at.page.press("#phrases summary").await;
        ben_at.page.press("[name=phrase][value=hello]").await;
        ada_at.page.shows("Ben: Hello!").await;
        for row in ["RRYY", "RYGW"] {
            assert!(ben_at.is_due().await);
            ben_at.place(row).await;
        }
        // It appears at once, and is told.
        ada_at.page.says("Ben places row 2: red, yellow, green, white. Three black.").await;
        ada_at.page.axe().await;
        does_not_know(&ben, &ben_at, &["RYGB", "red, yellow, green, blue"]).await;
        ben_at.place("RYGB").await;
        // A code that somebody cracked is a win of theirs, before the match is over.
        ben_at.page.shows("In 3 geknackt!").await;
        let feast = "document.getElementById('table').matches('[data-cracked].opens')";
        assert_eq!(ben_at.page.evaluate(feast).await, true);
        ada_at.page.shows("Ben cracked the code in row 3.").await;
        assert_eq!(ada_at.page.evaluate(feast).await, false);

        // Round 2: the other way round, to the last row.
        assert!(ben_at.is_due().await);
        ben_at.place("KKWW").await;
        assert!(ada_at.is_due().await);
        does_not_know(&ada, &ada_at, &["KKWW"]).await;
        assert!(ada_at.page.title().await.contains('●'), "whose turn it is stands in the title");
        for row in ["RRYY", "GGBB", "KWKW"] {
            assert!(ada_at.is_due().await);
            ada_at.place(row).await;
        }
        does_not_know(&ada, &ada_at, &["KKWW"]).await;
        assert!(ada_at.is_due().await);
        ada_at.place("KKWW").await;
        // Three rows against four: Ben's secret cost more.
        ada_at.page.shows("Ben wins the match").await;
        ben_at.page.shows("Du gewinnst die Partie!").await;
        let totals = ada_at.state().await["view"]["seats"].clone();
        assert_eq!((&totals[0]["total"], &totals[1]["total"]), (&json!(3), &json!(4)));
        // The card says how it ended, and is gold for the winner.
        let card =
            "[...document.querySelectorAll('#over .totals dd')].map((one) => one.textContent).join(':')";
        for (at, won) in [(&ada_at, false), (&ben_at, true)] {
            assert_eq!(at.page.evaluate(card).await, "3:4");
            assert_eq!(at.page.evaluate("document.getElementById('over').matches('.won')").await, won);
        }
        ada_at.page.axe().await;
        ben_at.page.axe().await;
        // Once more.
        ada_at.page.click("button", "Rematch").await;
        ben_at.page.shows("Ada möchte eine Revanche.").await;
        ben_at.page.click("button", "Revanche").await;
        ben_at.page.wait_for("!document.querySelector('#over')").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_in_hand_set_pins_is_claimed() {
    journey("claim", async |stage| {
        let ada = stage.somebody(Look::WIDE.speaking("nl")).await;
        let ben = stage.somebody(Look::WIDE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let table = json!({ "edition": "original", "options": { "answers": "hand-set" }, "first": 1, "seats": seats });
        let ada_at = Seated::open(&ada, &table).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        assert!(ben_at.is_due().await);
        ben_at.place("RRRR").await;
        // One black would be right; two are placed, after they were repeated in words.
        let pins = &ada_at.page;
        pins.css("#pins").await;
        pins.axe().await;
        pins.press("#pins label:has([name=black][value='2'])").await;
        pins.press("#pins button[name=confirm]").await;
        pins.shows("Jouw antwoord: twee zwart.").await;
        assert!(!pins.text().await.contains("fout"), "nobody is told whether it is right");
        pins.click("button", "Ja").await;
        ben_at.page.says("Answer to row 1: two black.").await;
        ben_at.page.axe().await;
        ben_at.page.click("button", "Claim a wrong answer").await;
        ben_at.page.shows("red, yellow, green, blue").await;
        let points = ben_at.state().await["view"]["seats"][1]["total"].clone();
        assert_eq!(points, json!(3), "three points for the void round");
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_who_invites_to_what() {
    journey("invitation", async |stage| {
        let (ada, ben) = (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await);
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let table = json!({ "edition": "original", "rounds": 2, "first": 1, "seats": seats });
        let ada_at = Seated::open(&ada, &table).await;
        let page = ben.open(&format!("/t/{}", ada_at.code)).await;
        page.shows("Ada invites you to Original").await;
        page.shows("2 rounds, Ada hides first.").await;
        // That is what the page is about, and it is answered without scrolling on the smallest screen.
        assert_eq!(page.css("h1").await.text().await, "Ada invites you to Original");
        page.reshape(&Look { width: 320, height: 568, ..Look::PHONE }).await;
        assert_eq!(out_of_sight(&page, &["h1", ".guest img", "#name", ".guest .big"]).await, json!([]));
        page.axe().await;
        page.css("#name").await.fill("Ben").await;
        page.click("button", "Play").await;
        page.wait_for("!document.querySelector('#waiting')").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_to_stop_is_answered_or_withdrawn() {
    journey("stop", async |stage| {
        let (ada, ben) = (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await);
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let ada_at = Seated::open(&ada, &json!({ "edition": "original", "first": 1, "seats": seats })).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        let offer = async || {
            let value = json!({ "number": ben_at.number().await, "action": "abort" });
            ben.ask(&format!("/tables/{}/actions", ada_at.id), Some(&value)).await;
        };
        // An offer is seen by somebody who has scrolled away from it.
        ada_at.page.evaluate("document.body.style.minHeight = '300vh', scrollTo(0, innerHeight)").await;
        offer().await;
        ada_at.page.wait_for("document.querySelector('.toast')?.textContent.includes('Ben')").await;
        ada_at.page.find("button", "Agree").await;
        ben_at.page.shows("You offered to stop. Waiting for Ada.").await;
        ben_at.page.axe().await;
        ben_at.page.click("button", "Withdraw").await;
        for at in [&ada_at, &ben_at] {
            at.page.wait_for("!document.querySelector('#stop')").await;
        }
        offer().await;
        ada_at.page.click("button", "Agree").await;
        for at in [&ada_at, &ben_at] {
            at.page.wait_for("!!document.querySelector('#over') && !document.querySelector('#stop')").await;
        }
        // The player who is asked for a rematch sees it in the tab.
        ben_at.page.press("[value=rematch]").await;
        ada_at.page.wait_for("document.title.startsWith('●')").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_still_looking_at_a_rounds_end_is_told_that_it_is_their_turn() {
    journey("rounds-end", async |stage| {
        let (ada, ben) = (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await);
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let table = json!({ "edition": "original", "rounds": 2, "first": 1, "seats": seats });
        let ada_at = Seated::open(&ada, &table).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        // A maker who watches, and a player who looks at the end of a round, see the last row on every screen.
        let in_sight = async |needed: &[&str]| {
            for (width, height) in SCREENS {
                ada_at.page.reshape(&Look { width, height, ..Look::WIDE }).await;
                ada_at.page.evaluate("scrollTo(0, 0)").await;
                let hidden = out_of_sight(&ada_at.page, needed).await;
                assert_eq!(hidden, json!([]), "at {width} × {height}");
            }
        };
        assert!(ben_at.is_due().await);
        ben_at.place("RRYY").await;
        ada_at.page.wait_for("!!document.querySelector('#row-1 .pins .exact')").await;
        in_sight(&["#heading h1", "#legend > span:last-of-type", "#row-1 .pegs"]).await;
        assert!(ben_at.is_due().await);
        ben_at.place("RYGB").await;
        ada_at.page.wait_for("!!document.querySelector('[data-next]')").await;
        in_sight(&["#heading h1", "[data-next]", "#legend > span:last-of-type", "#row-2 .pegs"]).await;
        assert!(!ada_at.page.title().await.contains('●'));
        assert!(ben_at.is_due().await);
        ben_at.place("KKWW").await;
        ada_at.page.wait_for("document.title.includes('●') && !!document.querySelector('[data-next]')").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_half_filled_in_one_tab_stays_when_another_places_one() {
    journey("two-tabs", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let seats = json!([{ "for": "here" }, { "for": "computer practised" }]);
        let table = json!({ "edition": "original", "mode": "solo", "seats": seats });
        let first = Seated::open(&ada, &table).await;
        let second = Seated::at(&ada, ada.open(&format!("/t/{}", first.code)).await).await;
        assert!(first.is_due().await && second.is_due().await);
        second.page.tap("KKW").await;
        first.place("RRYY").await;
        second.page.wait_for("!!document.querySelector('#row-2.now')").await;
        second.page.wait_for("document.getElementById('entry').elements.draft.value === 'KKW.'").await;
        ada.is_content();
    })
    .await;
}
