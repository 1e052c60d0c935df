//! What every page has: language, look, assets, and nothing from elsewhere.

use reqwest::{Client, StatusCode};
use rules::editions::EDITIONS;
use words::{Language, Words};

use crate::browser::{Browser, House};

/// Pages that there are.
const PAGES: [&str; 6] = ["/", "/new", "/new?edition=custom&with=friend", "/settings", "/move", "/nowhere"];

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_inline_style_or_script_or_anything_from_elsewhere() {
    let house = House::start().await;
    let browser = house.browser();
    let mut pages = Vec::new();
    for address in PAGES {
        pages.push(browser.open(address).await);
    }
    for edition in EDITIONS {
        pages.push(browser.table(&[("edition", edition.id), ("with", "computer")]).await);
    }
    for page in pages {
        let text = &page.text;
        assert!(text.contains("<html lang=\"en\"") && text.contains("<main "), "{}", page.address);
        for forbidden in
            ["style=\"", "<style", " onclick", " onload", "javascript:", "src=\"http", "href=\"http"]
        {
            assert!(!text.contains(forbidden), "{}: {forbidden}", page.address);
        }
        let scripts = text.matches("<script").count();
        assert_eq!(scripts, text.matches("<script type=\"module\" src=\"/a/").count(), "{}", page.address);
        for way in text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(way.starts_with(['/', '#']), "{}: {way}", page.address);
        }
        let ids: Vec<_> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let unique: std::collections::BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), unique.len(), "{}: {ids:?}", page.address);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_in_the_frame_leads_somewhere() {
    let house = House::start().await;
    let browser = house.browser();
    let home = browser.open("/").await;
    for way in home.text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        if way.starts_with('/') {
            let page = browser.open(&way.replace("&amp;", "&")).await;
            assert_eq!(page.status, StatusCode::OK, "{way}");
        }
    }
    let lost = browser.open("/nowhere").await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    assert!(lost.has("class=\"problem") || lost.has("<h1>"), "{}", lost.text);
    // A code that can't be one is told what one looks like, as one that nobody has.
    for code in ["%21%21", "zzzzzzz"] {
        let lost = browser.open(&format!("/join?code={code}")).await;
        assert_eq!(lost.status, StatusCode::NOT_FOUND);
        assert!(lost.has("<h1>Table not found.</h1>") && lost.has("looks like k7m2pwx"), "{}", lost.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_and_the_look_stay_as_they_were_chosen() {
    let house = House::start().await;
    let browser = house.browser();
    let page = browser.post("/language", &[("language", "de"), ("back", "/new?edition=grand")]).await;
    assert_eq!(page.address, "/new?edition=grand");
    assert!(page.has("<html lang=\"de\"") && page.has("Tisch eröffnen"));
    let fields = [
        ("theme", "dark"),
        ("board", "slate"),
        ("pegs", "letters"),
        ("contrast", "on"),
        ("back", "//evil.example"),
    ];
    let page = browser.post("/settings", &fields).await;
    // It is said, and leads back to a page of ours alone.
    assert_eq!(page.address, "/settings?saved=%2F");
    assert!(page.has("role=\"status\">Gespeichert.</b> <a href=\"/\">"), "{}", page.text);
    assert!(browser.open("/settings?saved=//evil.example").await.has("</b> <a href=\"/\">"));
    assert!(
        page.has(
            "data-theme=\"dark\" data-board=\"slate\" data-pegs=\"letters\" data-contrast=\"more\" data-mute"
        ),
        "{}",
        page.text
    );
    assert!(page.has("lang=\"de\""));
    let lost = browser.open("/nowhere").await;
    assert!(lost.has("data-theme=\"dark\"") && lost.has("Startseite"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_view_of_a_table_is_small_and_its_assets_stay_for_good() {
    let house = House::start().await;
    let browser = house.browser();
    let page = browser.table(&[("edition", "super"), ("with", "computer")]).await;
    let (packed, cached) = packed(&browser, &page.address).await;
    assert!(!cached);
    let mut total = packed;
    let mut script = 0;
    let base = page.text.split("src=\"/a/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let modules = [
        "app.js",
        "draft.js",
        "hub.js",
        "live.js",
        "notes.js",
        "pace.js",
        "record.js",
        "sound.js",
        "table.js",
        "worker.js",
    ];
    for name in modules.into_iter().chain(["style.css", "icon.svg"]) {
        let (bytes, cached) = self::packed(&browser, &format!("/a/{base}/{name}")).await;
        assert!(cached, "{name}");
        total += bytes;
        script += if modules.contains(&name) { bytes } else { 0 };
    }
    assert!(total < 100_000 && script < 30_000, "{total} bytes, {script} of them script");
    // A node of another version still helps, for this once.
    let (_, cached) = self::packed(&browser, "/a/000000000000/style.css").await;
    assert!(!cached);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_handed_out_as_it_was_packed_before() {
    let house = House::start().await;
    let browser = house.browser();
    let assets = pages::Assets::new();
    let (style, icon) = (assets.file("style.css").unwrap(), assets.file("icon.svg").unwrap());
    for (address, asset) in [(assets.address("style.css"), style), ("/favicon.ico".to_owned(), icon)] {
        for (taken, packed) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("deflate, gzip;q=0", false),
            ("br", false),
            ("gzip;q=much", false),
        ] {
            let request = Client::new().get(format!("{}{address}", browser.origin));
            let answer = request.header("accept-encoding", taken).send().await.unwrap();
            let headers = answer.headers();
            assert_eq!(headers["vary"], "accept-encoding", "{taken}");
            assert_eq!(headers.contains_key("content-encoding"), packed, "{taken}");
            let expected = if packed { asset.packed() } else { asset.text.as_bytes() };
            // What is packed while it is sent has no length.
            assert_eq!(headers["content-length"], expected.len().to_string().as_str(), "{taken}");
            assert!(answer.bytes().await.unwrap() == expected, "{address} for {taken}");
        }
    }
}

/// How many bytes an address has over the wire, and whether it stays the same for good.
async fn packed(browser: &Browser, address: &str) -> (usize, bool) {
    let request = Client::new().get(format!("{}{address}", browser.origin)).header("accept-encoding", "gzip");
    let response = request.send().await.unwrap();
    let cached = response.headers()["cache-control"].to_str().unwrap().contains("immutable");
    (response.bytes().await.unwrap().len(), cached)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_told_on_the_form() {
    let house = House::start().await;
    let browser = house.browser();
    let fields = [
        ("edition", "custom"),
        ("with", "computer"),
        ("sent", "yes"),
        ("option-holes", "8"),
        ("option-symbols", "3"),
        ("option-repeats", "no"),
        ("name-1", "Ada"),
    ];
    let page = browser.post("/new", &fields).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.has("role=\"alert\"") && page.has("value=\"Ada\""), "{}", page.text);
    let counted = browser.open("/new?edition=custom&option-holes=5&option-symbols=7&sent=yes").await;
    assert!(counted.has("16,807 possible codes"), "{}", counted.text);
    // What is wrong is told as it is, by the name that it has on the form.
    let told = [
        ("option-holes=9&option-symbols=99", "Holes: 1 to 8 only. Colours: 2 to 16 only."),
        (
            "option-holes=8&option-symbols=3&option-repeats=no",
            "Without repeats, 8 holes need at least 8 symbols",
        ),
    ];
    for (options, fault) in told {
        let page = browser.open(&format!("/new?edition=custom&{options}&sent=yes")).await;
        assert!(page.has(fault), "{options}: {}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_cannot_be_taken_just_now_is_sent_again_with_all_that_was_typed() {
    let directory = tempfile::TempDir::with_prefix("codeknacker-pages-").unwrap();
    let database = format!("sqlite:{}", directory.path().join("games.db").display());
    let flags = ["--database", &database, "--tables-per-hour", "1"];
    let house = House::over(&flags, Some(directory), crate::certain::certain()).await;
    let browser = house.browser();
    browser.table(&[("edition", "mini"), ("with", "friend")]).await;
    let fields = [("edition", "mini"), ("name", "Zoë <&\"> B"), ("key", "k2")];
    let refused = browser.post("/daily", &fields).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let form = refused.text.split("<form class=\"actions\" method=\"post\" action=\"/daily\">").nth(1);
    let form =
        form.and_then(|form| form.split("</form>").next()).unwrap_or_else(|| panic!("{}", refused.text));
    assert!(form.contains("name=\"name\" value=\"Zoë &#60;&#38;&#34;&#62; B\""), "{form}");
    assert!(form.contains("name=\"key\" value=\"k2\"") && form.contains("Try again"), "{form}");
    // Where nothing was sent, nothing is sent again.
    assert!(!browser.open("/nowhere").await.has("Try again"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_tells_its_reader_and_the_browser_the_same_wait() {
    let directory = tempfile::TempDir::with_prefix("codeknacker-pages-").unwrap();
    let database = format!("sqlite:{}", directory.path().join("games.db").display());
    let flags = ["--database", &database, "--code-misses-per-minute", "1"];
    let house = House::over(&flags, Some(directory), crate::certain::certain()).await;
    let address = format!("{}/t/zzzzz", house.browser().origin);
    let ask = async || Client::new().get(&address).header("accept", "text/html").send().await.unwrap();
    for _ in 0..2 {
        assert_eq!(ask().await.status(), StatusCode::NOT_FOUND);
    }
    let refused = ask().await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    let told = Words::of(Language::English).duration(wait);
    let text = refused.text().await.unwrap();
    assert!(text.contains(&told), "{told}: {text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_from_elsewhere_makes_no_browser_forget() {
    let house = House::start().await;
    let origin = house.browser().origin;
    // The page that says so throws away what the browser keeps: only our own form leads there.
    let forgets = async |referer: Option<&str>| {
        let asked = Client::new().get(format!("{origin}/privacy?forgotten=yes"));
        let asked = referer.map_or(asked.try_clone().unwrap(), |from| asked.header("referer", from));
        let page = asked.send().await.unwrap();
        assert_eq!(page.status(), StatusCode::OK);
        page.text().await.unwrap().contains("data-forgotten")
    };
    let foreign =
        ["https://evil.example/", "https://evil.example/privacy", &format!("{origin}.evil.example/"), ""];
    for referer in foreign.map(Some).into_iter().chain([None]) {
        assert!(!forgets(referer).await, "{referer:?}");
    }
    assert!(forgets(Some(&format!("{origin}/privacy"))).await);
}
