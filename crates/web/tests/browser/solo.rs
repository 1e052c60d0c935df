//! Against the computer: how a case of the table is played, and what else one does alone.

use browser::Look;
use rules::{Edition, Format};
use serde_json::{Value, json};

use super::cover::{Case, Way};
use super::seat::Seated;
use super::stage::{journey, scripted};

/// A table for one person against computers, short.
fn alone(edition: &Edition) -> Value {
    let (mode, seats) = match edition.format {
        Format::Group => ("table", edition.seats.1),
        Format::Duel | Format::Party => ("solo", 2),
    };
    let mut who = vec![json!({ "for": "here", "name": "Ada" })];
    who.resize(usize::from(seats), json!({ "for": "computer practised" }));
    let mut table = json!({ "edition": edition.id, "mode": mode, "seats": who });
    if !edition.format.holds_parts() {
        table["rounds"] = 1.into();
    }
    table
}

/// Plays a case of the table to its end.
pub(crate) async fn play(case: &Case) {
    journey(&format!("solo-{}", case.name), async |stage| {
        let look =
            if case.way == Way::NoScript { case.look.clone().without_script() } else { case.look.clone() };
        let ada = stage.somebody(look).await;
        let table = Seated::open(&ada, &alone(case.edition)).await;
        assert!(!table.page.overflows().await, "{} is wider than the screen", case.edition.id);
        match (case.edition.format, case.way) {
            (Format::Group, _) => play_group(&table).await,
            (_, Way::NoScript) => play_without_script(&table).await,
            (_, way) => {
                let rules = table.rules().await;
                while table.is_due().await {
                    let row = table.fitting(&rules).await;
                    table.enter(way, &row).await;
                }
                table.page.css("#over").await;
            }
        }
        table.page.axe().await;
        assert!(!table.page.overflows().await, "{} is wider than the screen", case.edition.id);
        ada.is_content();
    })
    .await;
}

/// A row each turn, and no call: the rows end, and the game does, unless a computer calls before.
async fn play_group(table: &Seated<'_>) {
    while table.is_due().await {
        table.place_unless_over("RYG.B").await;
        if table.state().await["view"]["board"]["finals"] == true {
            break;
        }
    }
}

/// One row peg by peg, each a page; the others typed.
async fn play_without_script(table: &Seated<'_>) {
    let rules = table.rules().await;
    let page = &table.page;
    page.axe().await;
    let first = table.fitting(&rules).await;
    for letter in first.chars().filter(|letter| *letter != ' ') {
        let pick = format!(".pick[value=\"{letter}\"]");
        page.through(async { page.press(&pick).await }).await;
    }
    page.through(async { page.press("#place").await }).await;
    while page.try_css("#over").await.is_none() {
        if page.try_css(".pegs.entry").await.is_none() {
            page.reload().await;
            continue;
        }
        let row = table.fitting(&rules).await;
        page.css("#typed").await.fill(&row).await;
        page.through(async { page.press("#place").await }).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_within_two_clicks_of_the_first_page() {
    journey("two-clicks", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/").await;
        page.through(async { page.click("button", "Play now").await }).await;
        let table = Seated::at(&ada, page).await;
        table.play_out().await;
        // What every row cost, what was luck; and from the list of matches back to it.
        table.page.through(async { table.page.click("link", "How did I play?").await }).await;
        table.page.shows("Luck").await;
        table.page.axe().await;
        assert!(!table.page.overflows().await);
        let replay = table.page.address().await;
        table.page.go(&ada.address("/matches")).await;
        // The sums are seen in full on the narrowest screen.
        table.page.reshape(&Look { width: 320, height: 568, ..Look::PHONE }).await;
        let whole = "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.tally').parentElement)";
        assert_eq!(table.page.evaluate(whole).await, true);
        table.page.through(async { table.page.press(".mine tbody a").await }).await;
        assert_eq!(table.page.address().await, replay);
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_by_keyboard_alone_and_heard() {
    journey("keys", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let table = Seated::open(&ada, &alone(Edition::find("original").unwrap())).await;
        let page = &table.page;
        assert!(table.is_due().await);
        page.keys(&["?"]).await;
        page.find("dialog", "Keyboard shortcuts").await;
        page.axe().await;
        page.keys(&["Escape"]).await;
        let rules = table.rules().await;
        let mut row = 0;
        while table.is_due().await {
            row += 1;
            let code = table.fitting(&rules).await;
            // A slip of the finger, taken back.
            page.keys(&["k", "Backspace", "w", "Ctrl+z"]).await;
            for letter in code.to_lowercase().chars() {
                page.keys(&[&letter.to_string()]).await;
            }
            let before = table.number().await;
            page.keys(&["Enter"]).await;
            page.wait_for(&format!("document.querySelector('#table').dataset.number > {before}")).await;
            page.says(&format!("You place row {row}: ")).await;
        }
        page.css("#over").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_row_is_placed_by_enter_from_wherever_it_was_filled() {
    journey("enter", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let table = Seated::open(&ada, &alone(Edition::find("original").unwrap())).await;
        let page = &table.page;
        assert!(table.is_due().await);
        let placed = async |before: u64| {
            page.wait_for(&format!("document.querySelector('#table').dataset.number > {before}")).await;
        };
        // After a tap on a peg, which keeps the focus.
        for _ in 0..4 {
            page.press(".pick[value=R]").await;
        }
        let before = table.number().await;
        page.keys(&["Enter"]).await;
        placed(before).await;
        // After a look back: what stands below the focus neither clears nor undoes.
        page.keys(&["y", "y"]).await;
        page.press("[name=undo]").await;
        page.keys(&["y", "g", "g"]).await;
        let before = table.number().await;
        // What is typed before the answer comes belongs to the next row.
        page.keys(&["Enter", "b", "w"]).await;
        placed(before).await;
        page.wait_for("document.getElementById('entry').elements.draft?.value === 'BW..'").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_was_cracked_is_counted_once_and_can_be_shared() {
    journey("cracked", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = Seated::open(&ada, &alone(Edition::find("mini").unwrap())).await;
        table.play_out().await;
        let page = &table.page;
        page.css("#over").await;
        let counted = "JSON.parse(localStorage.getItem('record mini')).length";
        page.wait_for(&format!("{counted} === 1")).await;
        page.reload().await;
        page.wait_for(&format!("{counted} === 1 && document.querySelector('#over h2') !== null")).await;
        // The card is in sight without scrolling, and says what to share: answers, no pieces.
        let shown = "document.querySelector('#over .actions').getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(page.evaluate(shown).await, true);
        let shared = page.evaluate("document.querySelector('[data-share]').dataset.share").await;
        assert!(
            shared.as_str().unwrap().contains('⬛') || shared.as_str().unwrap().contains('🟩'),
            "{shared}"
        );
        // By what the system offers, with a link; else it is copied, and the button says so.
        page.evaluate("window.told = ''; navigator.share = async ({ text }) => { told = text; }").await;
        page.press("[data-share]").await;
        page.wait_for(&format!("told.startsWith({shared}) && told.includes(location.origin)")).await;
        page.evaluate("delete navigator.share; told = ''; Navigator.prototype.share = undefined; navigator.clipboard.writeText = async (text) => { told = text; }").await;
        page.press("[data-share]").await;
        page.wait_for(&format!("told.startsWith({shared}) && document.querySelector('[data-share]').textContent === document.querySelector('[data-share]').dataset.done")).await;
        page.axe().await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_step_by_step_without_a_reload() {
    journey("hint-steps", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let edition = Edition::find("original").unwrap();
        let table = Seated::open(&ada, &alone(edition)).await;
        let page = &table.page;
        table.is_due().await;
        for row in ["RRRR", "YYGG"] {
            table.place(row).await;
            assert!(table.is_due().await, "the code is another one");
        }
        let before = page.loads();
        // A full row is checked first.
        table.page.tap("RRRR").await;
        page.click("button", "Hint").await;
        page.wait_for("!!document.querySelector('.hint-text')").await;
        page.shows("This row can't be the secret: it contradicts").await;
        page.css(".row.lit").await;
        page.axe().await;
        // What is filled in stays, and what follows is told and marked.
        page.click("button", "Next hint").await;
        page.wait_for("/^Row [12]: /.test(document.querySelector('.hint-text span').textContent)").await;
        page.css(".row.lit:is(.m1, .m2, .m3, .m4)").await;
        let draft = "document.querySelector('#entry').elements.draft.value";
        assert_eq!(page.evaluate(draft).await, "RRRR");
        assert!(!page.overflows().await);
        // One fact of these rows at least can be noted: a red that is nowhere, or what stands where it does.
        for _ in 0..12 {
            if page.try_css("[data-learn]").await.is_some() {
                break;
            }
            let told = page.css(".hint-text span").await.text().await;
            page.click("button", "Next hint").await;
            page.wait_for(&format!("document.querySelector('.hint-text span').textContent !== {told:?}"))
                .await;
        }
        page.press("[data-learn]").await;
        page.css("[data-learn][aria-pressed=true]").await;
        page.click("button", "Notes").await;
        page.css(".notebook .note-1").await;
        page.click("button", "Notes").await;
        page.click("button", "The aim").await;
        page.shows("; yours into ").await;
        page.click("button", "Best row").await;
        page.shows("Use it").await;
        page.click("button", "Use it").await;
        page.wait_for("document.querySelector('#entry').elements.draft.value !== 'RRRR'").await;
        assert_eq!(page.loads(), before, "no page was loaded anew");
        page.axe().await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solved_puzzle_has_a_time() {
    journey("puzzle-time", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/puzzles?edition=original&seed=3-2026-11-18").await;
        scripted(&page).await;
        let before = page.loads();
        // A hint lights its rows, a wrong code is told what it contradicts, both without a page being loaded anew.
        page.click("button", "Hint").await;
        page.css(".row.lit").await;
        page.keys(&["r", "r", "r", "r", "Enter"]).await;
        page.shows("No: that contradicts row").await;
        // The same code is told the same again.
        page.wait_for("!!document.querySelector('.toast[role=alert]')").await;
        page.evaluate("document.querySelector('.toast').remove()").await;
        page.keys(&["Enter"]).await;
        page.wait_for("!!document.querySelector('.toast[role=alert]')").await;
        page.click("button", "Clear").await;
        page.tap("YWKB").await;
        page.click("button", "Check").await;
        page.shows("Right! YWKB is the code, with 1 hint.").await;
        page.shows("Your time: 0:").await;
        page.shows("Your best at this difficulty: 0:").await;
        assert_eq!(page.loads(), before, "no page was loaded anew");
        page.axe().await;
        // What was done is in the address; the time was counted once.
        page.reload().await;
        page.shows("Your time: 0:").await;
        // Who comes back to it finds it empty.
        page.go(&ada.address("/puzzles?edition=original&seed=3-2026-11-18")).await;
        page.wait_for("document.querySelector('#entry').elements.draft.value === '....'").await;
        // The statistics know it.
        page.go(&ada.address("/statistics")).await;
        page.wait_for(
            "document.querySelector('#puzzles tr.puzzled')?.textContent.startsWith('Original★★★10:')",
        )
        .await;
        // One that was given away has no time.
        let page = ada.open("/puzzles?edition=original&seed=1-given").await;
        page.press("#more > summary").await;
        page.press("#give-up > summary").await;
        page.click("button", "Give up").await;
        page.shows("The code is ").await;
        assert!(!page.text().await.contains("Your time"));
        ada.is_content();
    })
    .await;
}
