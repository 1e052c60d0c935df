//! What a telephone needs to know to install the game: names in the reader's language, icons, shortcuts.

use std::borrow::Cow;

use serde::Serialize;
use words::Words;

/// The colour of the wood, around the page where the system shows one.
const WOOD: &str = "#4c3120";

/// The colour of the page while it is loading.
const PAPER: &str = "#f6f1e7";

/// The manifest as browsers read it.
#[derive(Serialize)]
struct Manifest<'a> {
    id: &'a str,
    name: &'a str,
    short_name: &'a str,
    description: &'a str,
    lang: &'a str,
    start_url: &'a str,
    scope: &'a str,
    display: &'a str,
    theme_color: &'a str,
    background_color: &'a str,
    categories: [&'a str; 1],
    icons: [Icon<'a>; 4],
    shortcuts: Vec<Shortcut<'a>>,
    share_target: ShareTarget<'a>,
}

#[derive(Serialize)]
struct Icon<'a> {
    src: &'a str,
    sizes: &'a str,
    r#type: &'a str,
    purpose: &'a str,
}

/// Where the system brings a record that somebody shares with the game.
#[derive(Serialize)]
struct ShareTarget<'a> {
    action: &'a str,
    method: &'a str,
    enctype: &'a str,
    params: ShareFields<'a>,
}

#[derive(Serialize)]
struct ShareFields<'a> {
    text: &'a str,
    files: [ShareFile<'a>; 1],
}

#[derive(Serialize)]
struct ShareFile<'a> {
    name: &'a str,
    accept: [&'a str; 2],
}

#[derive(Serialize)]
struct Shortcut<'a> {
    name: Cow<'static, str>,
    url: &'a str,
}

/// The manifest in a language, of a site with a server or without.
pub fn manifest(words: Words, has_server: bool) -> String {
    let title = words.page_title();
    let png = |src, sizes, purpose| Icon { src, sizes, r#type: "image/png", purpose };
    let mut shortcuts = vec![
        Shortcut { name: words.page_play(), url: "/new?with=computer" },
        Shortcut { name: words.home_resume(), url: "/matches" },
        Shortcut { name: words.home_daily(), url: "/daily" },
        Shortcut { name: words.home_referee(), url: "/referee" },
    ];
    shortcuts.retain(|shortcut| has_server || shortcut.url != "/daily");
    let manifest = Manifest {
        id: "/",
        name: &title,
        short_name: &title,
        description: &words.page_description(),
        lang: words.language().tag(),
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: WOOD,
        background_color: PAPER,
        categories: ["games"],
        icons: [
            Icon { src: "/favicon.ico", sizes: "any", r#type: "image/svg+xml", purpose: "any" },
            png("/icon/icon-192.png", "192x192", "any"),
            png("/icon/icon-512.png", "512x512", "any"),
            png("/icon/icon-maskable-512.png", "512x512", "maskable"),
        ],
        shortcuts,
        share_target: ShareTarget {
            action: "/share",
            method: "POST",
            enctype: "multipart/form-data",
            params: ShareFields {
                text: "text",
                files: [ShareFile { name: "file", accept: ["text/plain", ".txt"] }],
            },
        },
    };
    // Nothing in it can fail to be written.
    serde_json::to_string(&manifest).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::icon::icon_picture;

    #[test]
    fn a_manifest_speaks_the_reader_s_language_and_every_icon_is_there() {
        for language in Language::ALL {
            let text = manifest(Words::of(language), true);
            let read: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(read["lang"], language.tag());
            assert_eq!(read["share_target"]["action"], "/share");
            assert_eq!(read["shortcuts"][2]["name"], Words::of(language).home_daily().to_string());
            for icon in read["icons"].as_array().unwrap() {
                let src = icon["src"].as_str().unwrap();
                let name = src.rsplit('/').next().unwrap();
                assert!(src == "/favicon.ico" || icon_picture(name).is_some(), "{src}");
            }
        }
    }
}
