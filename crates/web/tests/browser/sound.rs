//! What is really heard: everything that a page sends to the loudspeakers is measured on its way there.

use browser::{BrowserPage, Look};
use serde_json::json;

use super::seat::Seated;
use super::stage::journey;

/// Puts an ear before the loudspeakers. `heard` collects when something sounded, in seconds of the sound's own clock.
const EAR: &str = "void (() => {
    window.heard = [];
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (to, ...more) {
        if (!(to instanceof AudioDestinationNode)) return connect.call(this, to, ...more);
        if (!window.clock) {
            window.clock = to.context;
            const ear = window.ear = clock.createAnalyser();
            ear.fftSize = 2048;
            connect.call(ear, to);
            const wave = new Float32Array(ear.fftSize);
            setInterval(() => {
                ear.getFloatTimeDomainData(wave);
                if (Math.max(...wave) > 0.005) heard.push(clock.currentTime);
            }, 15);
        }
        return connect.call(this, window.ear, ...more);
    };
})()";

/// Waits until something has sounded between two moments, in seconds since something happened.
async fn sounds(page: &BrowserPage, since: &str, from: f64, to: f64) {
    page.wait_for(&format!("heard.some((at) => at >= {since} + {from} && at <= {since} + {to})")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pegs_pins_shield_and_win_are_heard_after_the_first_touch_unless_somebody_wants_silence() {
    journey("sound", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let table = Seated::open(&ada, &table).await;
        let page = &table.page;
        let rules = table.rules().await;
        assert!(table.is_due().await);
        page.evaluate(EAR).await;
        // Nothing was touched: even a row that is placed makes no sound, and no loudspeaker was asked for.
        page.evaluate("document.querySelector('.pick[value=R]').click()").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === 'R...'").await;
        assert_eq!(page.evaluate("window.clock === undefined").await, true);
        // A peg in its hole.
        table.page.tap("R").await;
        page.wait_for("heard.length > 0").await;
        // The pins tick in after the row was placed.
        table.page.tap("YY").await;
        page.evaluate("window.placed = clock.currentTime + 0.2").await;
        page.wait_for("clock.currentTime > placed").await;
        table.submit().await;
        page.wait_for("heard.some((at) => at > placed)").await;
        // Silence, at once and after a reload.
        page.css(".mute").await.click().await;
        page.wait_for("document.querySelector('.mute').getAttribute('aria-pressed') === 'true'").await;
        page.evaluate("window.muted = clock.currentTime + 1").await;
        page.wait_for("clock.currentTime > muted").await;
        table.place("GGBB").await;
        page.evaluate("window.answered = clock.currentTime").await;
        page.wait_for("clock.currentTime > answered + 1").await;
        assert_eq!(page.evaluate("heard.filter((at) => at > muted)").await, json!([]));
        page.reload().await;
        page.wait_for("document.querySelector('.mute').getAttribute('aria-pressed') === 'true'").await;
        page.evaluate(EAR).await;
        page.css(".mute").await.click().await;
        page.wait_for("document.querySelector('.mute').getAttribute('aria-pressed') === 'false'").await;
        // The end: the shield first, then the fanfare.
        while table.is_due().await {
            table.page.tap(&table.fitting(&rules).await).await;
            // The last peg has died away, so that what is heard next are pins.
            page.evaluate("window.placed = clock.currentTime + 0.2").await;
            page.wait_for("clock.currentTime > placed").await;
            table.submit().await;
        }
        page.wait_for("heard.some((at) => at > placed)").await;
        assert_eq!(page.evaluate("document.getElementById('over').matches('.won')").await, true);
        // Its pins first: they take half a second.
        page.evaluate("window.began = heard.find((at) => at > placed)").await;
        sounds(page, "began", 0.62, 1.15).await;
        sounds(page, "began", 1.35, 2.6).await;
        ada.is_content();
    })
    .await;
}
