//! Opening a table by its form, as a browser without script sends it.

use guests::Form;
use reqwest::StatusCode;

use crate::browser::{Browser, House, Page};

/// The form that opens a table.
fn form(page: &Page) -> Form {
    let forms = Form::all(&page.text).into_iter();
    let opens = |form: &Form| form.action == "/new" && form.method == "post";
    forms.into_iter().find(opens).unwrap_or_else(|| panic!("{}", page.text))
}

/// Sends a form as *Choose* does, which shows it anew.
async fn chosen(browser: &Browser, form: &Form) -> Form {
    self::form(&browser.open(&format!("/new?{}", form.body())).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn names_stay_when_another_edition_or_company_is_chosen() {
    let house = House::start().await;
    let browser = house.browser();
    let party = form(&browser.open("/new?edition=lock-party&with=here").await);
    let party = party.with("name-1", "Ada").with("name-2", "Ben").with("name-4", "Dan");
    // A duel has two seats; what was typed for others waits.
    let duel = chosen(&browser, &party.with("edition", "super")).await;
    assert_eq!((duel.field("name-1"), duel.field("name-2")), (Some("Ada"), Some("Ben")));
    let alone = chosen(&browser, &duel.with("with", "computer")).await;
    assert_eq!(alone.field("solo"), Some("on"), "as it suits most against the computer");
    let again = chosen(&browser, &alone.with("edition", "lock-party").with("with", "friend")).await;
    for (name, typed) in [("name-1", "Ada"), ("name-2", "Ben"), ("name-4", "Dan"), ("seat-2", "person")] {
        assert_eq!(again.field(name), Some(typed), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_without_a_name_is_told_once_who_they_are() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields =
        [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("rounds", "2"), ("first", "1")];
    let waiting = ada.table(&fields).await;
    assert!(waiting.has("<bdi class=\"grow\">You</bdi>"), "{}", waiting.text);
    let named = [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("name-1", "Ben")];
    assert!(ben.table(&named).await.has("<bdi class=\"grow\">Ben · you</bdi>"));
    // A guest reads how long it lasts once.
    let invited = ben.open(&waiting.table()).await;
    let read = invited.text.split("<main").nth(1).unwrap_or_default();
    assert_eq!(read.matches("2 rounds").count(), 1, "{}", invited.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_for_one_edition_is_no_choice_of_another() {
    let house = House::start().await;
    let browser = house.browser();
    let custom = form(&browser.open("/new?edition=custom&with=computer").await);
    let friend = chosen(&browser, &custom.with("option-rows", "7").with("with", "friend")).await;
    assert_eq!(friend.field("option-rows"), Some("7"), "the same game in other company");
    let own = chosen(&browser, &friend.with("edition", "mini").with("with", "referee")).await;
    assert_eq!(own.field("option-answers"), Some("hand-set"), "people place the pins of a real board");
    // Opened at once, without a look at the other edition's form.
    let opened = browser.open("/new?edition=custom&with=here").await;
    let opened = form(&opened).with("option-rows", "7").with("edition", "super").with("name-2", "Ben");
    let fields: Vec<_> = opened.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let table = browser.table(&fields).await;
    assert!(table.has("Super") && table.has("Ben"), "{}", table.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_for_a_guest_by_link_is_kept_for_them() {
    let house = House::start().await;
    let (ada, ben, cleo) = (house.browser(), house.browser(), house.browser());
    let fields = [("edition", "original"), ("with", "friend"), ("name-1", "Ada"), ("name-2", "Ben")];
    let waiting = ada.table(&fields).await;
    assert!(waiting.has("Kept for Ben"), "{}", waiting.text);
    let table = waiting.table();
    let invited = ben.open(&table).await;
    assert!(invited.has("id=\"name\" name=\"name\" value=\"Ben\""), "{}", invited.text);
    ben.post(&format!("{table}/sit"), &[]).await;
    assert!(ada.open(&table).await.has("<bdi>Ben</bdi>"));
    // A guest with a name of their own goes by that.
    let waiting = ada.table(&fields).await;
    cleo.post(&format!("{}/sit", waiting.table()), &[("name", "Cleo")]).await;
    let begun = ada.open(&waiting.table()).await;
    assert!(begun.has("<bdi>Cleo</bdi>") && !begun.has("Ben"), "{}", begun.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_nobody_is_asked_how_strong_the_computer_is() {
    let house = House::start().await;
    let browser = house.browser();
    let alone = browser.open("/new?edition=original&with=computer").await;
    assert!(alone.has("name=\"solo\"") && !alone.has("Computer: "), "{}", alone.text);
    let both = chosen(&browser, &form(&alone).without("solo")).await;
    assert_eq!(both.field("seat-2"), Some("computer practised"));
    // A seat that was somebody's before is the computer's.
    let again = both.with("seat-2", "person").with("solo", "on");
    let fields: Vec<_> = again.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.table(&fields).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_seats_where_somebody_sits_can_begin() {
    let house = House::start().await;
    let browser = house.browser();
    let party = browser.open("/new?edition=lock-party&with=here").await;
    let first =
        party.text.split("id=\"first\"").nth(1).and_then(|rest| rest.split("</select>").next()).unwrap();
    assert!(first.contains("value=\"3\"") && !first.contains("value=\"4\""), "{first}");
    // Seat 5 is the fourth of those who sit.
    let form = form(&party).with("seat-5", "here").with("name-5", "Eve").with("first", "5");
    let fields: Vec<_> = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let table = browser.table(&fields).await;
    assert!(table.has("Eve"), "{}", table.text);
    let nobody = [("edition", "lock-party"), ("with", "here"), ("sent", "yes"), ("first", "5")];
    browser.table(&nobody).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_wished_to_be_public_is_public() {
    let house = House::start().await;
    let browser = house.browser();
    for address in ["/new?with=friend&public=on", "/new?public=on"] {
        let form = form(&browser.open(address).await);
        assert_eq!(form.field("public"), Some("on"), "{address}");
        let fields: Vec<_> =
            form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let table = browser.table(&fields).await.table();
        assert!(browser.open("/lobby").await.has(&table), "{address}");
    }
    let form = form(&browser.open("/new?with=friend").await);
    assert_eq!(form.field("public"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_is_unfolded_once_something_in_it_was_changed() {
    let house = House::start().await;
    let browser = house.browser();
    let usual = "/new?edition=original&with=friend";
    for (more, open) in [
        ("", false),
        ("&name-1=Ada", false),
        ("&name-2=Ben", true),
        ("&spectators=on", true),
        ("&option-time=60", true),
    ] {
        let page = browser.open(&format!("{usual}{more}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.has("<details class=\"fine\" open>"), open, "{more}");
    }
}
