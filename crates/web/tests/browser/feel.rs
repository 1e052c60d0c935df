//! How the board feels in the hand: when the computer's rows come, what is noted, what is taken from an
//! earlier row.

use browser::Look;
use rules::language::Language;
use serde_json::{Value, json};

use super::fold::out_of_sight;
use super::seat::Seated;
use super::stage::journey;

fn solo() -> Value {
    json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer practised" }] })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computers_rows_come_one_by_one_until_somebody_taps() {
    journey("pace", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let value = json!({ "edition": "super", "rounds": 2, "first": 1,
            "seats": [{ "for": "here", "name": "Ada" }, { "for": "computer practised" }] });
        let table = Seated::open(&ada, &value).await;
        let page = &table.page;
        assert!(table.is_due().await);
        table.page.tap("RYGBW").await;
        page.press("#place").await;
        page.wait_for("document.querySelectorAll('.row.coming').length > 0").await;
        // How it ends is not told before.
        let hidden = "[...document.querySelectorAll('.row.coming .pegs, .shield.open .pegs')]\
            .every((one) => getComputedStyle(one).visibility === 'hidden')";
        assert_eq!(page.evaluate(hidden).await, true);
        let bare = "[...document.querySelectorAll('.row.coming')].every((one) => getComputedStyle(one).boxShadow === 'none')";
        assert_eq!(page.evaluate(bare).await, true, "not even by the light of the last row");
        page.wait_for("!!document.querySelector('[data-next]')").await;
        page.keys(&["Escape"]).await;
        page.wait_for("!document.querySelector('.coming')").await;
        assert!(
            page.evaluate("document.querySelectorAll('.row:not(.free)').length").await.as_u64() > Some(1)
        );
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_noted_hole_by_hole_stays_in_the_browser() {
    journey("notes", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = Seated::open(&ada, &solo()).await;
        let page = &table.page;
        assert!(table.is_due().await);
        page.press("[data-pencil]").await;
        // Red is ruled out everywhere; yellow is sure in hole 2, and green then isn't.
        page.find("button", "Rule out red").await.click().await;
        for name in ["green in hole 2: possible", "green in hole 2: ruled out", "yellow in hole 2: possible"]
        {
            page.find("button", name).await.click().await;
        }
        page.find("button", "green in hole 2: certain").await;
        page.find("button", "yellow in hole 2: ruled out").await.click().await;
        page.find("button", "green in hole 2: possible").await;
        page.axe().await;
        assert!(!page.overflows().await);
        page.press("[data-pencil]").await;
        let marks = "[...document.querySelectorAll('.pick.out')].map((pick) => pick.value).join('')";
        assert_eq!(page.evaluate(marks).await, "R");
        // A peg in a hole that it is ruled out for is marked; a new row begins with what is sure.
        table.place("RGBB").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === '.Y..'").await;
        page.press(".pick[value=R]").await;
        page.wait_for("!!document.querySelector('.slot[value=\"1\"].ruled')").await;
        page.reload().await;
        page.wait_for(&format!("{marks} === 'R'")).await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_peg_of_an_earlier_row_is_taken_by_a_tap() {
    journey("take", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = Seated::open(&ada, &solo()).await;
        let page = &table.page;
        assert!(table.is_due().await);
        table.place("RYGB").await;
        page.press("#row-1 .pegs > :nth-child(3)").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === 'G...'").await;
        page.press("#row-1 .pegs > :nth-child(1)").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === 'GR..'").await;
        // On its number, the whole row.
        page.press("#row-1 .copy").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === 'RYGB'").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_is_one_request() {
    journey("one-request", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = Seated::open(&ada, &solo()).await;
        assert!(table.is_due().await);
        // Pages of the table alone: an icon or the stream may come meanwhile.
        let asked = || ada.visitor.exchanges().into_iter().filter(|one| one.address.contains("/t/")).count();
        let before = asked();
        for row in ["RRRR", "YYYY", "GGGG"] {
            table.place(row).await;
            assert!(table.is_due().await);
        }
        assert_eq!(asked() - before, 3, "the answer to a row is the next page");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_on_pegs_are_the_readers_and_records_letters_and_digits_are_understood() {
    journey("letters", async |stage| {
        for (language, edition, shown, keys, draft) in [
            ("en", "original", "RYGBWK", "ry16", "RYRK"),
            ("de", "original", "REGBWS", "es2k", "YKYK"),
            ("fr", "original", "RJVBCN", "jvnw", "YGKW"),
            ("nl", "original", "REGBWZ", "zye6", "KYYK"),
            ("fr", "grand", "tacrhRJVBN", "aJtR1658", "sYtRtRhG"),
        ] {
            let ada = stage.somebody(Look::WIDE.speaking(language)).await;
            let table = Seated::open(
                &ada,
                &json!({ "edition": edition, "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] }),
            )
            .await;
            let page = &table.page;
            assert!(table.is_due().await);
            let letters = "[...document.querySelectorAll('.pick b')].map((one) => one.textContent).join('')";
            assert_eq!(page.evaluate(letters).await, shown, "{language} {edition}");
            for key in keys.chars() {
                page.keys(&[&key.to_string()]).await;
            }
            page.wait_for(&format!("document.getElementById('entry').elements.draft.value === '{draft}'")).await;
            ada.is_content();
        }
        // Typed without script, too.
        let ben = stage.somebody(Look::PHONE.without_script().speaking("de")).await;
        let table = Seated::open(&ben, &solo()).await;
        table.page.css("#typed").await.fill("rres").await;
        table.page.through(async { table.page.press("#place").await }).await;
        table.page.shows("Rot, Rot, Gelb, Schwarz").await;
        let row = table.state().await["view"]["board"]["rows"][0]["code"].clone();
        assert_eq!(row, "RRYK");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_have_the_keyboard_of_their_country_and_letters_are_crossed_off() {
    journey("keyboard-words", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let word = |language: &str| json!({ "edition": "word", "mode": "solo", "options": { "language": language }, "seats": [{ "for": "here" }, { "for": "computer" }] });
        for (language, lines) in
            [("en", "QWERTYUIOP ASDFGHJKL ZXCVBNM"), ("de", "QWERTZUIOPÜ ASDFGHJKLÖÄ YXCVBNM"), ("fr", "AZERTYUIOP QSDFGHJKLM WXCVBN")]
        {
            let table = Seated::open(&ada, &word(language)).await;
            assert!(table.is_due().await);
            let shown = "[...document.querySelectorAll('#tray > *')].map((one) => one.value ?? ' ').join('')";
            assert_eq!(table.page.evaluate(shown).await, lines, "{language}");
        }
        let table = Seated::open(&ada, &word("en")).await;
        assert!(table.is_due().await);
        let page = &table.page;
        page.press("[data-pencil]").await;
        page.press(".pick[value=E]").await;
        page.press(".pick[value=Z]").await;
        page.wait_for("[...document.querySelectorAll('.pick.out')].map((one) => one.value).join('') === 'EZ'").await;
        page.press(".pick[value=Z]").await;
        page.axe().await;
        page.press("[data-pencil]").await;
        page.press(".pick[value=W]").await;
        page.wait_for("document.getElementById('entry').elements.draft.value === 'W...'").await;
        page.reload().await;
        page.wait_for("[...document.querySelectorAll('.pick.out')].map((one) => one.value).join('') === 'E'").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_comes_in_parts_is_shown_in_one_piece() {
    journey("parts", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = Seated::open(&ada, &solo()).await;
        assert!(table.is_due().await);
        let seen = "getComputedStyle(document.getElementById('table')).visibility";
        assert_eq!(table.page.evaluate(seen).await, "visible");
        // As it is while the end of the page is still on its way.
        let part = format!("document.getElementById('told').remove(); {seen}");
        assert_eq!(table.page.evaluate(&part).await, "hidden");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_win_is_shown_step_by_step_wherever_somebody_had_scrolled() {
    journey("win", async |stage| {
        let ada = stage.somebody(Look { still: false, ..Look::PHONE }).await;
        let table = Seated::open(&ada, &solo()).await;
        let page = &table.page;
        let rules = table.rules().await;
        while table.is_due().await {
            let row = table.fitting(&rules).await;
            table.page.tap(&row).await;
            let before = table.number().await;
            // Somebody looks at what lies below the board meanwhile.
            page.evaluate("scrollTo(0, 400); document.getElementById('place').click()").await;
            page.wait_for(&format!("document.querySelector('#table').dataset.number > {before}")).await;
        }
        // The shield, then the row, then its pegs one by one, then the card; pegs fly up over it.
        let order = "document.getAnimations().filter((one) => ['lid', 'light', 'cheer', 'rise'].includes(one.animationName)) \
            .sort((one, other) => one.effect.getTiming().delay - other.effect.getTiming().delay).map((one) => one.animationName) \
            .filter((name, place, all) => all[place - 1] !== name).join()";
        page.wait_for(&format!("({order}).startsWith('lid,light,cheer') && ({order}).endsWith('rise')")).await;
        page.wait_for("document.querySelectorAll('.fanfare .peg').length > 10").await;
        page.wait_for("!document.getAnimations().some((one) => one.playState === 'running' && one.animationName === 'rise')").await;
        let seen = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('#over .actions').getBoundingClientRect())";
        page.wait_for(seen).await;
        // All of it fits this screen: the page's own header is there as well.
        assert_eq!(page.evaluate("scrollY").await, 0);
        // The pegs are gone when they have fallen.
        page.wait_for("!document.querySelector('.fanfare')").await;
        // How well it was played, and it is remembered.
        page.wait_for("Number(document.querySelector('#record dd').textContent) > 0").await;
        page.wait_for("JSON.parse(localStorage.getItem('record original'))[0][2] > 0").await;
        // A look back shows the same, without the feast.
        page.reload().await;
        page.css("#over").await;
        assert_eq!(page.evaluate("document.getAnimations().some((one) => one.animationName === 'lid')").await, false);
        page.wait_for("Number(document.querySelector('#record dd').textContent) > 0").await;
        // The replay leads on.
        page.through(async { page.click("link", "How did I play?").await }).await;
        page.shows("Accuracy ").await;
        assert_eq!(out_of_sight(page, &["#verdict p", "#on button", "#shield"]).await, json!([]), "how well it was played comes first");
        page.through(async { page.click("button", "Play again").await }).await;
        page.css(".entry").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_row_is_filled_while_the_other_thinks() {
    journey("ahead", async |stage| {
        let (ada, ben) = (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await);
        let value = json!({ "edition": "original", "options": { "answers": "hand-set" }, "rounds": 2, "first": 1,
            "seats": [{ "for": "here", "name": "Ada" }, { "for": "person" }] });
        let maker = Seated::open(&ada, &value).await;
        let breaker = Seated::join(&ben, &maker.code, "Ben").await;
        // Before there is a secret, and before the row before is answered.
        breaker.page.wait_for("!!document.getElementById('later')").await;
        breaker.page.keys(&["r", "y"]).await;
        assert!(maker.is_due().await);
        maker.place("RYGB").await;
        assert!(breaker.is_due().await);
        let draft = |text: &str| format!("document.getElementById('entry').elements.draft.value === '{text}'");
        breaker.page.wait_for(&draft("RY..")).await;
        breaker.place("WW").await;
        breaker.page.wait_for("!!document.getElementById('later')").await;
        breaker.page.keys(&["g", "b", "Enter"]).await;
        breaker.page.wait_for(&draft("GB..")).await;
        breaker.page.axe().await;
        // Nothing was placed meanwhile.
        assert_eq!(breaker.state().await["view"]["board"]["rows"].as_array().unwrap().len(), 1);
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_row_that_cracked_the_code_is_whole_beside_the_card_on_the_smallest_screen() {
    journey("whole-row", async |stage| {
        for language in Language::ALL {
            let ada = stage.somebody(Look { width: 320, height: 568, ..Look::PHONE.speaking(language.tag()) }).await;
            let table = Seated::open(&ada, &solo()).await;
            let rules = table.rules().await;
            while table.is_due().await {
                table.place(&table.fitting(&rules).await).await;
            }
            table.page.wait_for("Number(document.querySelector('#record dd')?.textContent) > 0").await;
            // Rows scroll within their board: what lies below its edge is cut off.
            let cut = "(() => { const row = document.querySelector('.row:not(.free, :has(~ .row:not(.free)))'); \
                return row.getBoundingClientRect().bottom - row.closest('.rows').getBoundingClientRect().bottom; })()";
            let cut = table.page.evaluate(cut).await.as_f64().unwrap();
            assert!(cut < 1.0, "{}: {cut} pixels are cut off", language.tag());
            assert_eq!(out_of_sight(&table.page, &["#over .actions"]).await, json!([]), "{}", language.tag());
            ada.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_card_compares_with_the_games_before_and_makes_nothing_of_one() {
    journey("compared", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/").await;
        let play = async |before: &str| {
            page.evaluate(&format!("localStorage.setItem('record original', '{before}')")).await;
            let table = Seated::open(&ada, &solo()).await;
            let rules = table.rules().await;
            while table.is_due().await {
                table.place(&table.fitting(&rules).await).await;
            }
            // How well it was played is known and kept: nothing of this game is written after the next one's record.
            table.page.wait_for("Number(document.querySelector('#record dd')?.textContent) > 0").await;
            // The row that cracked the code is in sight, also once the card has grown by the rows so far.
            let row = ".row:not(.free, :has(~ .row:not(.free))) .pegs";
            assert_eq!(out_of_sight(&table.page, &[row]).await, json!([]));
            // Small screens show the rows so far, too, and all that can be done next.
            for (width, height) in [(360, 640), (320, 568)] {
                table.page.reshape(&Look { width, height, ..Look::PHONE }).await;
                let needed: &[&str] = if before == "[]" {
                    &["#over .actions", "#shield"]
                } else {
                    &["#over .actions", "#shield", "#record ol"]
                };
                assert_eq!(out_of_sight(&table.page, needed).await, json!([]), "at {width} × {height}");
            }
            // The end is said once for the eye.
            assert_eq!(table.page.evaluate("document.querySelector('h1').offsetWidth").await, 1);
            let told = "[document.querySelector('.verdict')?.textContent ?? '', \
                ...[...document.querySelectorAll('#record dt')].map((one) => one.textContent)].join('|')";
            let told = table.page.evaluate(told).await;
            table.page.close().await;
            told
        };
        assert_eq!(play("[]").await, "Your first code cracked!|accuracy");
        assert_eq!(play(r#"[["a",10]]"#).await, "Your best yet!|accuracy|best|average|streak");
        assert_eq!(
            play(r#"[["a",1],["b",10],["c",10],["d",10],["e",10],["f",null]]"#).await,
            "Better than your average.|accuracy|best|average"
        );
        assert_eq!(play(r#"[["a",1]]"#).await, "|accuracy|best|average|streak");
        // The list of matches says the same.
        page.go(&ada.address("/matches")).await;
        page.shows("Cracked in ").await;
        ada.is_content();
    })
    .await;
}
