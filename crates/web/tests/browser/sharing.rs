//! Several people at one device: what one of them sees is covered before the next looks.

use browser::Look;
use rules::Marker;
use serde_json::{Value, json};
use words::{Language, Words};

use super::seat::Seated;
use super::stage::{Somebody, journey};

/// Fails if something has reached the page, or the browser in any other way since a moment.
async fn is_hidden(who: &Somebody, at: &Seated<'_>, since: &browser::TrafficMoment, secrets: &[&str]) {
    let (shown, sent) = (at.page.document().await, who.visitor.sent_since(since).await);
    for secret in secrets {
        assert!(!shown.contains(secret), "{secret} is on the page");
        assert!(!sent.contains(secret), "{secret} was sent");
    }
}

/// Takes the device over, as the page offers it.
async fn take(at: &Seated<'_>, name: &str) {
    at.page.css("#cover").await;
    at.page.axe().await;
    at.page.press("#cover button").await;
    at.page.shows(&format!("Only {name} should see this.")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_see_nothing_of_each_other() {
    journey("here", async |stage| {
        let both = stage.somebody(Look::PHONE).await;
        let start = both.visitor.moment().await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table = json!({ "edition": "mini", "first": 1, "rounds": 2, "seats": seats });
        let at = Seated::open(&both, &table).await;
        let page = &at.page;
        take(&at, "Ada").await;
        assert!(at.is_due().await);
        at.place("WKWK").await;
        let ada = ["WKWK", "white, black, white, black"];
        // Rows are seen by both: nothing is covered for them, and nothing of the secret comes to this browser: not in
        // answers to what is sent, not in pages, not in the stream.
        assert!(at.is_due().await);
        is_hidden(&both, &at, &start, &ada).await;
        at.place("RRYY").await;
        assert!(at.is_due().await);
        is_hidden(&both, &at, &start, &ada).await;
        // Another tab of this browser is told no more.
        let second = Seated::at(&both, both.open(&format!("/t/{}", at.code)).await).await;
        assert!(second.is_due().await);
        is_hidden(&both, &second, &start, &ada).await;
        second.page.close().await;
        // Ada looks at her secret once more; covered again, nothing of it is left or comes.
        page.press("#others > summary").await;
        page.click("button", "I'm Ada").await;
        page.shows("Your secret: white, black, white, black.").await;
        page.axe().await;
        page.click("button", "Hide it again").await;
        page.wait_for("!document.querySelector('.private')").await;
        let covered = both.visitor.moment().await;
        assert!(at.is_due().await);
        at.place("YYRR").await;
        assert!(at.is_due().await);
        is_hidden(&both, &at, &covered, &ada).await;
        at.place("WKWK").await;
        page.shows("The secret: white, black, white, black.").await;
        page.click("link", "Next round").await;

        let ben = ["GGGG", "green, green, green, green"];
        take(&at, "Ben").await;
        is_hidden(&both, &at, &start, &ben).await;
        assert!(at.is_due().await);
        at.place("GGGG").await;
        assert!(at.is_due().await);
        is_hidden(&both, &at, &start, &ben).await;
        at.place("GGGG").await;
        // Three rows against one.
        page.shows("Ada wins the match").await;
        page.axe().await;
        both.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_open_in_one_tab_and_a_cover_reaches_all() {
    journey("here-tabs", async |stage| {
        let both = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here", "name": "Hanna" }, { "for": "here", "name": "Otto" }]);
        let table = json!({ "edition": "mini", "first": 1, "rounds": 2, "seats": seats });
        let at = Seated::open(&both, &table).await;
        take(&at, "Hanna").await;
        at.place("WKWK").await;
        assert!(at.is_due().await);
        let second = Seated::at(&both, both.open(&format!("/t/{}", at.code)).await).await;
        let secret = "Your secret: white, black, white, black.";
        let is_covered = async |at: &Seated<'_>| {
            at.page
                .wait_for("!document.querySelector('.private') && !document.getElementById('table').hidden")
                .await;
            assert!(!at.page.document().await.contains("white, black, white, black"));
        };
        second.page.press("#others > summary").await;
        second.page.click("button", "I'm Hanna").await;
        second.page.shows(secret).await;
        // She says so in the other tab as well: it is open there, and nowhere else.
        at.page.press("#others > summary").await;
        at.page.click("button", "I'm Hanna").await;
        at.page.shows(secret).await;
        is_covered(&second).await;
        // Otto places his row in the tab that is covered: whatever was open is covered.
        second.place("RRYY").await;
        is_covered(&at).await;
        at.page.click("button", "I'm Hanna").await;
        at.page.shows(secret).await;
        at.page.click("button", "Hide it again").await;
        is_covered(&at).await;
        both.is_content();
    })
    .await;
}

/// The markers of a seat, in the sentence by which a page tells them and as programs have them.
async fn markers(who: &Somebody, at: &Seated<'_>, seat: u8) -> [String; 2] {
    let rules = at.rules().await;
    let state = who.ask(&format!("/tables/{}?seat={seat}", at.id), None).await;
    let own = state["view"]["board"]["own"].clone();
    let read = |text: &Value| rules.read_marker(text.as_str().unwrap()).unwrap();
    let held: Vec<Marker> = own.as_array().unwrap().iter().map(read).collect();
    [Words::of(Language::English).own_markers(&rules, &held), format!("\"own\":{own}")]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_at_one_device_keeps_its_markers_apart_and_anybody_may_call() {
    journey("here-group", async |stage| {
        let both = stage.somebody(Look::NARROW).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table =
            json!({ "edition": "group-small", "options": { "boards": "2" }, "first": 1, "seats": seats });
        let at = Seated::open(&both, &table).await;
        let page = &at.page;
        let start = both.visitor.moment().await;
        let (ada, ben) = (markers(&both, &at, 1).await, markers(&both, &at, 2).await);
        let [hers, his] = [&ada, &ben].map(|told| [told[0].as_str(), told[1].as_str()]);
        is_hidden(&both, &at, &start, &[hers, his].concat()).await;
        take(&at, "Ada").await;
        page.wait_for(&format!("document.body.textContent.includes({:?})", hers[0])).await;
        is_hidden(&both, &at, &start, &his).await;
        assert!(at.is_due().await);
        at.place("RYGBW").await;
        // It is Ben's turn, and the device is covered: Ada may call all the same.
        page.css("#cover").await;
        let covered = both.visitor.moment().await;
        is_hidden(&both, &at, &covered, &[hers, his].concat()).await;
        take(&at, "Ben").await;
        is_hidden(&both, &at, &covered, &hers).await;
        page.click("button", "Hide it again").await;
        page.css("#others").await;
        page.axe().await;
        assert!(!page.overflows().await);
        let covered = both.visitor.moment().await;
        // She need not look at anything of hers for that.
        page.press("#others > summary").await;
        page.press("#others .ask:has([name=seat][value='1']):has([value=call]) > summary").await;
        page.press("#others .ask:has([name=seat][value='1']) button[value=call]").await;
        // The answer row is hers: the device is passed to her for it.
        let entry = "document.querySelector('.pegs.entry')?.dataset.action === 'solution'";
        page.wait_for(&format!("!!document.querySelector('#cover') || {entry}")).await;
        if page.try_css("#cover").await.is_some() {
            take(&at, "Ada").await;
        }
        page.wait_for(entry).await;
        is_hidden(&both, &at, &covered, &his).await;
        both.is_content();
    })
    .await;
}

/// Two at one device: Ada has set a secret, looked at it once more, and covered it again.
async fn covered(both: &Somebody, script: bool) -> Seated<'_> {
    let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
    let at = Seated::open(both, &json!({ "edition": "mini", "first": 1, "seats": seats })).await;
    let page = &at.page;
    // Without script every form is a page of its own.
    let press = async |selector: &str| {
        if script { page.press(selector).await } else { page.through(page.press(selector)).await }
    };
    press("#cover button").await;
    page.shows("Only Ada should see this.").await;
    for letter in ["W", "K", "W", "K"] {
        press(&format!(".pick[value={letter}]")).await;
        let address = page.address().await;
        assert!(!address.contains("draft=") && !address.contains("put="), "{address}");
    }
    press("#place").await;
    page.press("#others > summary").await;
    press("#others button[value='1']").await;
    page.shows("Your secret: white, black, white, black.").await;
    press(".private button").await;
    page.wait_for("!document.querySelector('.private')").await;
    at
}

/// Goes through all that the browser remembers of this tab, back and forward; nothing of it shows the secret.
async fn is_forgotten(page: &browser::BrowserPage) {
    let pages = page.remembered().await;
    // The first is the empty page of a new tab.
    for place in (1..pages).rev().chain(1..pages) {
        page.revisit(place).await;
        let (address, shown) = (page.address().await, page.document().await);
        for secret in ["white, black, white, black", "WKWK", "WKW"] {
            assert!(!shown.contains(secret) && !address.contains(secret), "{place}: {address} {shown}");
        }
        assert!(!address.contains("draft="), "{address}");
    }
    page.reload().await;
    assert!(!page.document().await.contains("white, black, white, black"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_covered_does_not_come_back_from_the_history() {
    journey("here-history", async |stage| {
        let both = stage.somebody(Look::PHONE).await;
        let at = covered(&both, true).await;
        at.page.go(&both.address("/rules")).await;
        is_forgotten(&at.page).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_script_what_was_covered_does_not_come_back_from_the_history() {
    journey("here-history-without-script", async |stage| {
        let both = stage.somebody(Look::PHONE.without_script()).await;
        let at = covered(&both, false).await;
        is_forgotten(&at.page).await;
    })
    .await;
}
