//! Pictures of the game, from real play in a real browser at a server of its own: `cargo xtask pictures` writes those of
//! the README.
//!
//! Words: the folder; then, if other pages than the README's are wanted, their addresses, or `table` and `end` for a game
//! under way and one that is over, or `round` for the moving picture, or `flight` alone for the one without a server. Before these, `dark`, `light`, `phone`, `narrow`, `wide` and a language say how they are
//! looked at.

use std::path::{Path, PathBuf};

use browser::{Browser, BrowserPage, Look};
use rules::language::Language;
use tables::Source;
use web::{Server, Settings};

#[path = "pictures/flight.rs"]
mod flight;
#[path = "pictures/round.rs"]
mod round;

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
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => readme(&browser, server.origin(), &folder).await,
        ["flight"] => {}
        _ => asked(&browser, server.origin(), &folder, &words).await,
    }
    if matches!(words.as_slice(), [] | ["flight"]) {
        // The last picture needs no server any more.
        let phone = flight::visit(&browser, server.origin()).await;
        server.stop().await;
        flight::take(&phone, &folder, directory.path()).await;
    } else {
        drop(browser);
        server.stop().await;
    }
}

/// The pictures of the README: real play, as people see it on a desk and on a telephone.
async fn readme(browser: &Browser, origin: &str, folder: &Path) {
    let take = async |page: &BrowserPage, name: &str| {
        let file = folder.join(format!("{name}.webp"));
        page.picture(false, &file).await;
        println!("{}", file.display());
    };
    let phone = phone();
    let desk = Look { height: 860, ..Look::WIDE };

    let ada = browser.visitor(desk.clone()).await;
    let page = ada.open(origin).await;
    page.through(async { page.click("button", "Play now").await }).await;
    for row in ["RRYG", "RYBW", "YRGK"] {
        place(&page, row).await;
    }
    tap(&page, "GB").await;
    page.evaluate("scrollTo(0, 0)").await;
    take(&page, "table").await;

    // Two rows by heart, then by hints to the end, and what is said of it.
    let page = ada.open(&format!("{origin}/new?with=computer")).await;
    page.press(".fine summary").await;
    page.css("[name=name-1]").await.fill("Ada").await;
    page.through(async { page.click("button", "Open the table").await }).await;
    place(&page, "RYGB").await;
    place(&page, "RGYW").await;
    while follow_hint(&page).await {}
    page.through(async { page.click("link", "How did I play?").await }).await;
    page.wait_for("!!document.querySelector('.plot')").await;
    take(&page, "analysis").await;

    let ben = browser.visitor(desk.dark()).await;
    let page = loop {
        let page = ben.open(&format!("{origin}/new?edition=group&with=computer")).await;
        page.press(".fine summary").await;
        page.css("[name=name-1]").await.fill("Ben").await;
        page.css("#first").await.choose("1").await;
        page.through(async { page.click("button", "Open the table").await }).await;
        place(&page, "RYGBW").await;
        tap(&page, "KR").await;
        // Somebody may have guessed right already: another game, then.
        if page.try_css("#over").await.is_none() {
            break page;
        }
    };
    page.evaluate("scrollTo(0, 0)").await;
    take(&page, "group").await;

    // A few games with hints, so that the card has something to compare.
    let eva = browser.visitor(phone.clone()).await;
    let page = eva.open(origin).await;
    page.through(async { page.click("button", "Play now").await }).await;
    for game in 1..=4 {
        page.wait_for(READY).await;
        place(&page, "RRYY").await;
        while follow_hint(&page).await {}
        page.wait_for("!!document.querySelector('#over')").await;
        if game < 4 {
            page.press("[value=rematch]").await;
            page.wait_for("!document.querySelector('#over')").await;
        }
    }
    page.wait_for("document.getAnimations().every((one) => one.playState !== 'running')").await;
    page.wait_for("Number(document.querySelector('#record dd').textContent) > 0").await;
    page.evaluate("scrollTo(0, 0)").await;
    take(&page, "end").await;

    let dora = browser.visitor(phone.clone().speaking("de")).await;
    let page = dora.open(&format!("{origin}/new?edition=grand&with=computer")).await;
    page.through(async { page.click("button", "Tisch eröffnen").await }).await;
    for row in ["tRsBcGhY", "sRtBhGcK"] {
        place(&page, row).await;
    }
    tap(&page, "rYhR").await;
    page.evaluate("scrollTo(0, 0)").await;
    take(&page, "grand").await;

    let page = dora.open(&format!("{origin}/rules/grand")).await;
    page.evaluate("document.querySelector('.example').scrollIntoView({ block: 'start' })").await;
    page.wait_for("!!document.querySelector('.ties')?.getClientRects().length").await;
    take(&page, "rules").await;
    round::take(browser, origin, folder).await;
}

/// A telephone as it is shown.
fn phone() -> Look {
    Look { width: 390, height: 800, scale: 2.0, ..Look::PHONE }
}

/// What the table waits for: a row, or nothing any more. The script has the row in its hands once it says whether that can
/// be placed.
const READY: &str = "!!document.querySelector('#place[aria-disabled], #over, [data-next]')";

/// Puts pegs into holes by pressing them, unless the match is over: in a group, anybody may call at any time.
async fn tap(page: &BrowserPage, row: &str) {
    for letter in row.chars() {
        page.press_unless(&format!(".pick[value=\"{letter}\"]"), "#over").await;
    }
}

/// Fills a row by pressing pegs and places it; a match that is over has none.
async fn place(page: &BrowserPage, row: &str) {
    page.wait_for(READY).await;
    tap(page, row).await;
    submit(page).await;
}

/// Places what is filled in, unless the match is over.
async fn submit(page: &BrowserPage) {
    if page.try_css("#place").await.is_none() {
        return;
    }
    let before = page.evaluate("document.querySelector('#table').dataset.number").await;
    page.press("#place").await;
    page.wait_for(&format!("document.querySelector('#table').dataset.number !== {before}")).await;
    page.wait_for(READY).await;
}

/// Places the row that a hint advises. Whether there was one to place.
async fn follow_hint(page: &BrowserPage) -> bool {
    if page.try_css("#place").await.is_none() {
        return false;
    }
    page.press("[name=hint]").await;
    // Hints come in steps; the last one has the row.
    page.wait_for("!!document.querySelector('[name=hint][value=best], .hint-text [name=copy]')").await;
    if page.try_css(".hint-text [name=copy]").await.is_none() {
        page.press("[name=hint][value=best]").await;
    }
    page.press(".hint-text [name=copy]").await;
    page.wait_for("!!document.querySelector('#place[aria-disabled=false]')").await;
    submit(page).await;
    true
}

/// A game after two rows, or played to its end by hints.
async fn played(page: BrowserPage, to_its_end: bool) -> BrowserPage {
    page.through(async { page.press("button.big").await }).await;
    for row in ["RRYG", "BWKK"] {
        place(&page, row).await;
    }
    if to_its_end {
        while follow_hint(&page).await {}
        page.wait_for("!!document.querySelector('#over')").await;
        page.wait_for("document.getAnimations().every((one) => one.playState !== 'running')").await;
    }
    page.evaluate("scrollTo(0, 0)").await;
    page
}

/// Pictures of pages as they are asked for.
async fn asked(browser: &Browser, origin: &str, folder: &Path, words: &[&str]) {
    let mut look = Look::WIDE;
    for word in words {
        let of = |like: Look| Look { dark: look.dark, language: look.language, ..like };
        look = match *word {
            "dark" => Look { dark: true, ..look },
            "light" => Look { dark: false, ..look },
            "phone" => of(Look::PHONE),
            "narrow" => of(Look::NARROW),
            "wide" => of(Look::WIDE),
            "round" => {
                round::take(browser, origin, folder).await;
                look
            }
            tag if let Some(language) = Language::find(tag) => look.speaking(language.tag()),
            path => {
                let visitor = browser.visitor(look.clone()).await;
                let page = match path {
                    "table" | "end" => played(visitor.open(origin).await, path == "end").await,
                    _ => visitor.open(&format!("{origin}{path}")).await,
                };
                let name: String =
                    path.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
                let shade = if look.dark { "dark" } else { "light" };
                let name = name.trim_matches('-');
                let file = folder.join(format!("{name}-{}-{}-{shade}.png", look.language, look.width));
                page.picture(true, &file).await;
                println!("{}", file.display());
                look
            }
        };
    }
}
