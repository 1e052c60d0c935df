//! Pictures of the game, from a real browser at a server of its own: `cargo xtask pictures` writes those of the README.
//!
//! Words: the folder, then pages by their address if others than those of the README are wanted; before a page, `dark`,
//! `phone`, `narrow` and a language say how it is looked at.

use std::path::PathBuf;

use browser::{Browser, Look};
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
    let mut look = Look { scale: 1.0, ..Look::WIDE };
    for word in words {
        match word.as_str() {
            "dark" => look.dark = true,
            "light" => look.dark = false,
            "phone" => look = Look { dark: look.dark, language: look.language, ..Look::PHONE },
            "narrow" => look = Look { dark: look.dark, language: look.language, ..Look::NARROW },
            "wide" => look = Look { dark: look.dark, language: look.language, ..Look::WIDE },
            "en" => look.language = "en",
            "de" => look.language = "de",
            "fr" => look.language = "fr",
            "nl" => look.language = "nl",
            path => {
                let visitor = browser.visitor(look.clone()).await;
                let page = visitor.open(&format!("{}{path}", server.origin())).await;
                let name: String =
                    path.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
                let shade = if look.dark { "dark" } else { "light" };
                let file = folder.join(format!("{}-{}-{shade}.png", name.trim_matches('-'), look.width));
                page.picture(true, &file).await;
                println!("{}", file.display());
            }
        }
    }
    drop(browser);
    server.stop().await;
}
