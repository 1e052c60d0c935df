//! People who meet at a table: who comes, leaves and comes back, what they say, and who watches.

use browser::Look;
use serde_json::{Value, json};

use super::seat::Seated;
use super::stage::{Somebody, Stage, journey};

/// Ada opens a duel, Ben comes by her link.
async fn duel<'a>(ada: &'a Somebody, ben: &'a Somebody, more: &[(&str, Value)]) -> (Seated<'a>, Seated<'a>) {
    let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
    let mut table = json!({ "edition": "original", "rounds": 2, "first": 1, "seats": seats });
    for (key, value) in more {
        table[*key] = value.clone();
    }
    let ada_at = Seated::open(ada, &table).await;
    let ben_at = Seated::join(ben, &ada_at.code, "Ben").await;
    (ada_at, ben_at)
}

async fn two(stage: &Stage) -> (Somebody, Somebody) {
    (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await)
}

/// Does one of the things that are asked about first.
async fn confirm(at: &Seated<'_>, action: &str) {
    at.page.press("#more > summary").await;
    at.page.press(&format!("#more .ask:has([value='{action}']) > summary")).await;
    at.page.press(&format!("#more button[value='{action}']")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_takes_the_seat_back() {
    journey("back", async |stage| {
        let (ada, ben) = two(stage).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[]).await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        assert!(ben_at.is_due().await);
        confirm(&ben_at, "leave").await;
        // The computer plays for Ben, and wears a badge; it cracks the code and hides one of its own.
        ada_at.page.wait_for("!!document.querySelector('[data-chair=\"2\"] .badge')").await;
        ada_at.page.axe().await;
        assert!(ada_at.is_due().await);
        ben_at.page.shows("You left. The computer plays for you.").await;
        let gone = "!document.querySelector('#more button[value^=resign], button[value=claim], #move')";
        ben_at.page.wait_for(gone).await;
        ben_at.page.axe().await;
        ben_at.page.click("button", "Take the seat back").await;
        ben_at.page.wait_for("!document.querySelector('.left-seat')").await;
        ada_at.page.says("Ben is back and takes over again.").await;
        ada_at.page.wait_for("!document.querySelector('.badge')").await;
        let state = ada_at.state().await;
        assert_eq!(state["view"]["seats"][1]["player"], json!("person"));
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_declined_or_played_and_the_series_counted() {
    journey("series", async |stage| {
        let (ada, ben) = two(stage).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[]).await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        assert!(ben_at.is_due().await);
        confirm(&ben_at, "resign match").await;
        ada_at.page.click("button", "Rematch").await;
        ben_at.page.wait_for("document.title.startsWith('● Ada wants a rematch')").await;
        ben_at.page.axe().await;
        ben_at.page.click("button", "No, thanks").await;
        ada_at.page.wait_for("document.title.startsWith(\"Ben doesn't want a rematch\")").await;
        ada_at.page.shows("Ben doesn't want a rematch.").await;
        ada_at.page.axe().await;
        // He changes his mind.
        ben_at.page.click("button", "Rematch").await;
        ada_at.page.shows("Ben wants a rematch.").await;
        ada_at.page.click("button", "Rematch").await;
        for at in [&ada_at, &ben_at] {
            at.page.wait_for("!document.querySelector('#over')").await;
            at.page.shows("This series: Ada 1, Ben 0").await;
        }
        ada_at.page.axe().await;
        assert!(!ben_at.page.overflows().await);
        confirm(&ada_at, "resign match").await;
        ben_at.page.shows("This series: Ada 1, Ben 1").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pair_starts_without_the_third() {
    journey("pair", async |stage| {
        let (ada, ben) = two(stage).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }, { "for": "person" }]);
        let ada_at =
            Seated::open(&ada, &json!({ "edition": "group-small", "first": 1, "seats": seats })).await;
        assert!(!ada_at.page.has("button", "Start with who's here").await, "nobody plays alone");
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(!ben_at.page.has("button", "Start with who's here").await, "it is Ada's table");
        ada_at.page.axe().await;
        ada_at.page.click("button", "Start with who's here").await;
        assert!(ada_at.is_due().await);
        ben_at.page.wait_for("document.querySelectorAll('.boards .board').length === 2").await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_changed_at_the_table() {
    journey("rename", async |stage| {
        let (ada, ben) = two(stage).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[]).await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        assert!(ben_at.is_due().await);
        ben_at.page.press("#name-2 summary").await;
        ben_at.page.css("#name-2 [name=name]").await.fill("Benedikt").await;
        ben_at.page.press("#name-2 button").await;
        ada_at.page.shows("Benedikt's turn to guess.").await;
        ben_at.place("RRYY").await;
        ada_at.page.says("Benedikt places row 1").await;
        // A second Ada is told from the first.
        ben_at.page.css("#name-2 [name=name]").await.fill("Ada").await;
        ben_at.page.press("#name-2 button").await;
        ada_at.page.shows("Ada (2)'s turn to guess.").await;
        ada_at.page.axe().await;
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_are_counted_and_what_is_said_stays_in_the_story() {
    journey("said", async |stage| {
        let (ada, ben) = two(stage).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[("spectators", json!(true))]).await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        assert!(ben_at.is_due().await);
        let cleo = stage.somebody(Look::WIDE).await;
        let looking = cleo.open(&format!("/t/{}", ada_at.code)).await;
        ada_at.page.shows("1 spectator").await;
        ben_at.page.press("#phrases summary").await;
        ben_at.page.press("[name=phrase][value=hello]").await;
        let told = "[...document.querySelectorAll('#story .said')].map((one) => one.textContent).join() === 'Ben: Hello!'";
        for page in [&ada_at.page, &looking] {
            page.wait_for(told).await;
        }
        ben_at.place("RRYY").await;
        ada_at.page.says("Ben places row 1").await;
        ada_at.page.wait_for(told).await;
        ada_at.page.reload().await;
        ada_at.page.wait_for(told).await;
        ada_at.page.shows("1 spectator").await;
        // A spectator who goes elsewhere is no longer counted, in any browser.
        looking.go(&cleo.address("/")).await;
        for page in [&ada_at.page, &ben_at.page] {
            page.wait_for("document.getElementById('watching').textContent === ''").await;
        }
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_loses_against_another_tab_stays_and_the_reason_is_seen() {
    journey("losing", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here" }, { "for": "computer practised" }]);
        let table = json!({ "edition": "original", "mode": "solo", "seats": seats });
        let first = Seated::open(&ada, &table).await;
        let second = Seated::at(&ada, ada.open(&format!("/t/{}", first.code)).await).await;
        assert!(first.is_due().await && second.is_due().await);
        second.page.tap("KKWW").await;
        // The second tab hears nothing of the first one's row before it sends its own.
        first.place("RRYY").await;
        second.page.wait_for("!!document.querySelector('#row-2.now')").await;
        second.page.evaluate("document.getElementById('entry').elements.number.value = 1").await;
        second.page.press("#place").await;
        second
            .page
            .wait_for("document.querySelector('.toast[role=alert]')?.textContent.includes('moved on')")
            .await;
        second.page.wait_for("document.getElementById('entry').elements.draft.value === 'KKWW'").await;
        second.submit().await;
        first.page.wait_for("!!document.querySelector('#row-3.now')").await;
        ada.is_content_but(&["422"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_of_the_system_say_whether_they_work() {
    journey("notes", async |stage| {
        let ada = stage.somebody(Look::WIDE.keeping()).await;
        let ben = stage.somebody(Look::PHONE.keeping()).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[]).await;
        let keeps = "navigator.serviceWorker.getRegistrations().then((all) => all.some((one) => one.active?.scriptURL.endsWith('/sw.js')))";
        ada_at.page.wait_for(keeps).await;
        ben_at.page.press("#more > summary").await;
        ben_at.page.press("[data-notify]").await;
        ben_at.page.shows("Your browser blocks notifications from this site.").await;
        ada.visitor.allow_notifications(&ada.address("")).await;
        ada_at.page.press("#more > summary").await;
        ada_at.page.press("[data-notify]").await;
        ada_at.page.shows("You'll be notified when it's your turn.").await;
        // Shown by a worker, as telephones want it.
        let shown = "(async () => { const script = [...performance.getEntriesByType('resource')].find((one) => one.name.endsWith('notify.js')).name; \
            const { notify } = await import(script); await notify('Your turn', 'one', '/'); \
            const all = await navigator.serviceWorker.getRegistrations(); \
            const own = all.find((one) => one.active?.scriptURL.endsWith('/notes-worker.js')); \
            return (await own.getNotifications()).map((one) => one.title).join(); })()";
        assert_eq!(ada_at.page.evaluate(shown).await, "Your turn");
        // The worker that keeps the game on this device is another one, and stays.
        assert_eq!(ada_at.page.evaluate(keeps).await, true);
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn home_and_the_list_of_matches_say_whose_turn_it_is_as_it_changes() {
    journey("turns", async |stage| {
        let (ada, ben) = two(stage).await;
        let (ada_at, ben_at) = duel(&ada, &ben, &[]).await;
        let pages = [ben.open("/").await, ben.open("/matches").await];
        for page in &pages {
            page.shows("Ada's turn").await;
            assert!(!page.title().await.contains('●'));
        }
        assert!(ada_at.is_due().await);
        ada_at.place("RYGB").await;
        for page in &pages {
            page.wait_for("document.title.startsWith('●') && document.body.innerText.includes('Your turn')")
                .await;
        }
        assert!(ben_at.is_due().await);
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_moved_says_so_on_the_old_device() {
    journey("moved", async |stage| {
        // Where everybody may watch, the old device watches, and says why.
        for spectators in [false, true] {
            let (ada, ben) = two(stage).await;
            let (ada_at, ben_at) = duel(&ada, &ben, &[("spectators", json!(spectators))]).await;
            assert!(ada_at.is_due().await);
            let made = ben.ask(&format!("/tables/{}/links", ada_at.id), Some(&json!({}))).await;
            let tablet = stage.somebody(Look::WIDE).await;
            tablet.ask("/links", Some(&json!({ "link": made["link"] }))).await;
            ben_at.page.shows("Your seat is on another device now.").await;
            assert_eq!(ben_at.page.try_css("#watching").await.is_some(), spectators);
            assert!(!ben_at.page.has("button", "Change your name").await);
            ben_at.page.axe().await;
            ada.is_content();
        }
    })
    .await;
}
