//! What is told where a link to a page is shown.

use crate::browser::{Browser, House, Page, act};

/// What a page says of itself under a name.
fn told(page: &Page, name: &str) -> Option<String> {
    let from = page.text.split(&format!("<meta property=\"og:{name}\" content=\"")).nth(1)?;
    from.split('"').next().map(str::to_owned)
}

/// The picture of a page, as its bytes begin.
async fn picture(browser: &Browser, page: &Page) -> Vec<u8> {
    let address = told(page, "image").unwrap_or_else(|| panic!("{}", page.text));
    let path = address.strip_prefix(&browser.origin).unwrap_or_else(|| panic!("{address}"));
    let answer = browser.stream(path).await;
    assert_eq!(answer.headers()["content-type"], "image/png");
    assert!(answer.headers()["cache-control"].to_str().unwrap().starts_with("public"));
    assert!(!answer.headers().contains_key("set-cookie"), "what anybody may keep is for nobody alone");
    answer.bytes().await.unwrap()[..8].to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_a_day_and_a_replay_have_a_preview_that_spoils_nothing() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields = [("edition", "mini"), ("with", "friend"), ("name-1", "Ada"), ("first", "1")];
    let table = ada.table(&fields).await.table();
    let invited = ben.open(&table).await;
    assert_eq!(told(&invited, "title").unwrap(), "Ada invites you to Mini");
    assert!(told(&invited, "description").unwrap().contains("4 holes"), "{}", invited.text);
    assert_eq!(picture(&house.browser(), &invited).await, b"\x89PNG\r\n\x1a\n");
    let day = ben.open("/daily?edition=super").await;
    assert!(told(&day, "title").unwrap().contains("Super"), "{}", day.text);
    picture(&ben, &day).await;
    // A match that is played has nothing to show to those beside it; one that is over shows no code before it is opened.
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let page = ada.open(&table).await;
    assert_eq!(told(&page, "title"), None);
    act(&ada, &page, &[("action", "secret"), ("typed", "RGBY")]).await;
    let over = act(&ben, &ben.open(&table).await, &[("action", "resign match")]).await;
    let replay = over.text.split("href=\"/m/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let replay = ben.open(&format!("/m/{replay}")).await;
    let head = replay.text.split("</head>").next().unwrap();
    assert!(told(&replay, "title").unwrap().contains("Mini"), "{head}");
    assert!(!head.contains("RGBY") && !head.contains("red, green"), "{head}");
    picture(&ben, &replay).await;
    assert_eq!(ben.open("/preview/nothing.png").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_can_install_the_game_in_the_reader_s_language() {
    let house = House::start().await;
    let browser = house.browser();
    assert!(browser.open("/").await.has("<link rel=\"manifest\" href=\"/app.webmanifest\""));
    browser.post("/language", &[("language", "de"), ("back", "/")]).await;
    let manifest = browser.stream("/app.webmanifest").await;
    assert_eq!(manifest.headers()["content-type"], "application/manifest+json");
    assert!(manifest.text().await.unwrap().contains("\"lang\":\"de\""));
    let icon = browser.stream("/icon/icon-maskable-512.png").await;
    assert_eq!(icon.headers()["content-type"], "image/png");
    assert!(icon.bytes().await.unwrap().starts_with(b"\x89PNG"));
    assert_eq!(browser.open("/icon/nothing.png").await.status, 404);
}
