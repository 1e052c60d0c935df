//! Pictures of the game, from real play in a real browser at a server of its own: `cargo xtask pictures` writes those of
//! the README.
//!
//! Words: the folder; then, if other pages than the README's are wanted, their addresses. Before an address, `dark`,
//! `light`, `phone`, `narrow`, `wide` and a language say how it is looked at.

use std::path::{Path, PathBuf};

use browser::{Browser, Look, Page};
use tables::Source;
use web::{Server, Settings};

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().expect("the folder for the pictures"));
    std::fs::create_dir_all(&folder).expect("a folder that can be made");
    let directory = tempfile::TempDir::with_prefix("codeknacker-pictures-").expect("a folder of its own");
    let database = format!("sqlite:{}", directory.path().join("games.db").display());
    let settings = Settings::of(&["--listen", "127.0.0.1:0", "--database", &database]).expect("settings");
    let server = Server::start(settings, Source::system()).await.expect("a server");
    let browser = Browser::start().await;
    let words: Vec<_> = words.collect();
    if words.is_empty() {
        readme(&browser, server.origin(), &folder).await;
    } else {
        asked(&browser, server.origin(), &folder, &words).await;
    }
    drop(browser);
    server.stop().await;
}

/// The pictures of the README.
async fn readme(browser: &Browser, origin: &str, folder: &Path) {
    let shown = |name: &str| {
        let file = folder.join(format!("{name}.png"));
        println!("{}", file.display());
        file
    };
    let ada = browser.visitor(Look::WIDE).await;
    let page = ada.open(origin).await;
    page.picture(false, &shown("home")).await;
    page.through(async { page.click("button", "Play now").await }).await;
    for row in ["RRYG", "RYBW", "YRGK"] {
        place(&page, row).await;
    }
    page.evaluate("scrollTo(0, 0)").await;
    page.picture(false, &shown("table")).await;

    let page = ada.open(&format!("{origin}/rules/grand")).await;
    page.evaluate("document.querySelector('.example').scrollIntoView({ block: 'start' })").await;
    page.picture(false, &shown("rules")).await;

    let ben = browser.visitor(Look::WIDE.dark()).await;
    let page = ben.open(&format!("{origin}/new?edition=group&with=computer")).await;
    page.through(async { page.click("button", "Open the table").await }).await;
    place(&page, "RYGBW").await;
    page.evaluate("scrollTo(0, 0)").await;
    page.picture(false, &shown("group")).await;

    let cleo = browser.visitor(Look::PHONE.speaking("de")).await;
    let page = cleo.open(&format!("{origin}/new?edition=grand&with=computer")).await;
    page.through(async { page.click("button", "Tisch eröffnen").await }).await;
    place(&page, "tRsBcGhY").await;
    page.evaluate("document.querySelector('.tray').scrollIntoView({ block: 'end' })").await;
    page.picture(false, &shown("phone")).await;
}

/// Fills a row by pressing pegs and places it; a match that is over has none.
async fn place(page: &Page, row: &str) {
    // The script has the row in its hands once it says whether that can be placed.
    page.wait_for("!!document.querySelector('#place[aria-disabled], #over, [data-next]')").await;
    if page.try_css("#place").await.is_none() {
        return;
    }
    for letter in row.chars() {
        page.press(&format!(".pick[value=\"{letter}\"]")).await;
    }
    let before = page.evaluate("document.querySelector('#table').dataset.number").await;
    page.press("#place").await;
    page.wait_for(&format!("document.querySelector('#table').dataset.number !== {before}")).await;
    page.wait_for("!!document.querySelector('#place[aria-disabled], #over, [data-next]')").await;
}

/// Pictures of pages as they are asked for.
async fn asked(browser: &Browser, origin: &str, folder: &Path, words: &[String]) {
    let mut look = Look::WIDE;
    for word in words {
        let of = |like: Look| Look { dark: look.dark, language: look.language, ..like };
        look = match word.as_str() {
            "dark" => Look { dark: true, ..look },
            "light" => Look { dark: false, ..look },
            "phone" => of(Look::PHONE),
            "narrow" => of(Look::NARROW),
            "wide" => of(Look::WIDE),
            "en" => look.speaking("en"),
            "de" => look.speaking("de"),
            "fr" => look.speaking("fr"),
            "nl" => look.speaking("nl"),
            path => {
                let page = browser.visitor(look.clone()).await.open(&format!("{origin}{path}")).await;
                let name: String =
                    path.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
                let shade = if look.dark { "dark" } else { "light" };
                let file = folder.join(format!("{}-{}-{shade}.png", name.trim_matches('-'), look.width));
                page.picture(true, &file).await;
                println!("{}", file.display());
                look
            }
        };
    }
}
