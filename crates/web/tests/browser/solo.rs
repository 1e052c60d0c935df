//! Against the computer: every edition, by tap, by key, and without script.

use browser::Look;
use rules::editions::EDITIONS;
use rules::{Edition, Format};
use serde_json::{Value, json};

use super::seat::Seated;
use super::stage::journey;

/// A table for one person against computers, short.
fn alone(edition: &Edition) -> Value {
    let (mode, seats) = match edition.format {
        Format::Group => ("table", edition.seats.1),
        Format::Duel | Format::Party => ("solo", 2),
    };
    let mut who = vec![json!({ "for": "here", "name": "Ada" })];
    who.resize(usize::from(seats), json!({ "for": "computer practised" }));
    let mut table = json!({ "edition": edition.id, "mode": mode, "seats": who });
    if edition.format != Format::Group {
        table["rounds"] = 1.into();
    }
    table
}

/// Plays some editions to their end, each as somebody else looks at it.
async fn play(name: &str, formats: &[Format], looks: &[Look]) {
    journey(name, async |stage| {
        let editions = EDITIONS.iter().filter(|edition| formats.contains(&edition.format));
        for (edition, look) in editions.zip(looks.iter().cycle()) {
            let ada = stage.somebody(look.clone()).await;
            let table = Seated::open(&ada, &alone(edition)).await;
            assert!(!table.page.overflows().await, "{} is wider than the screen", edition.id);
            if edition.format == Format::Group {
                // A row each turn, and no call: the rows end, and the game does, unless a computer calls before.
                while table.is_due().await {
                    table.place_unless_over("RYG.B").await;
                    if table.state().await["view"]["board"]["finals"] == true {
                        break;
                    }
                }
            } else {
                table.play_out().await;
                table.page.css("#over").await;
            }
            table.page.axe().await;
            assert!(!table.page.overflows().await, "{} is wider than the screen", edition.id);
            ada.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_duel_is_played_alone_to_its_end() {
    let looks = [
        Look::WIDE,
        Look::PHONE.dark().speaking("de"),
        Look::NARROW.speaking("fr"),
        Look::WIDE.dark().speaking("nl"),
    ];
    play("solo", &[Format::Duel], &looks).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_party_is_played_alone_to_its_end() {
    play("solo-party", &[Format::Party], &[Look::PHONE.speaking("fr"), Look::WIDE.speaking("de")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_group_is_played_with_computers_to_its_last_row() {
    play("solo-group", &[Format::Group], &[Look::WIDE.speaking("nl"), Look::NARROW.dark()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_the_first_page_plays_within_two_clicks() {
    journey("two-clicks", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/").await;
        page.through(async { page.click("button", "Play now").await }).await;
        let table = Seated::at(&ada, page).await;
        table.play_out().await;
        // What was luck, what was skill; and from the list of matches back to it.
        table.page.through(async { table.page.click("link", "Analysis").await }).await;
        table.page.shows("Luck").await;
        table.page.axe().await;
        assert!(!table.page.overflows().await);
        let replay = table.page.address().await;
        table.page.go(&ada.address("/matches")).await;
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
async fn a_match_is_played_without_script() {
    journey("no-script", async |stage| {
        for (id, look) in [("grand-blanks", Look::WIDE), ("original", Look::NARROW.dark().speaking("de"))] {
            let ada = stage.somebody(look.without_script()).await;
            let table = Seated::open(&ada, &alone(Edition::find(id).unwrap())).await;
            let rules = table.rules().await;
            let page = &table.page;
            page.axe().await;
            // One row peg by peg, each a page; the others typed.
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
            page.axe().await;
            ada.is_content();
        }
    })
    .await;
}
