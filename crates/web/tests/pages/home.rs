//! The first page and the list of matches: what there is to play, and whose turn it is.

use rules::editions::EDITIONS;
use words::{Language, Words};

use crate::browser::{House, act};

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_stands_in_one_section() {
    let house = House::start().await;
    let home = house.browser().open("/").await;
    let sections = ["First steps", "Classics", "Tough", "Together"]
        .map(|name| format!("<h3 class=\"section\">{name}</h3>"));
    let places: Vec<_> = sections.iter().map(|section| home.text.find(section).unwrap()).collect();
    assert!(places.is_sorted(), "{places:?}");
    for edition in EDITIONS {
        let link = format!("<a href=\"/new?edition={}\">", edition.id);
        assert_eq!(home.text.matches(&link).count(), 1, "{}", edition.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn home_and_the_list_of_matches_say_whose_turn_it_is() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let words = Words::of(Language::English);
    let (yours, turn_of) = (words.together_your_turn(), |name: &str| words.together_turn_of(name));
    let fields = [("edition", "mini"), ("with", "friend"), ("name-1", "Ada"), ("first", "1")];
    let table = ada.table(&fields).await.table();
    assert!(ada.open("/").await.has("<b>waiting</b>"));
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    for address in ["/", "/matches"] {
        assert!(ada.open(address).await.has(&format!(">{yours}</b>")), "{address}");
        let page = ben.open(address).await;
        assert!(page.has(&turn_of("Ada")) && !page.has(&yours), "{address}: {}", page.text);
    }
    let page = ada.open(&table).await;
    act(&ada, &page, &[("action", "secret"), ("typed", "RGBY")]).await;
    assert!(ben.open("/").await.has(&format!("<b>{yours}</b>")));
    assert!(ada.open("/").await.has(&turn_of("Ben")));
    // Two at one device are called by name.
    let here = house.browser();
    here.duel("here").await;
    assert!(here.open("/").await.has(&turn_of("Ada")));
}
