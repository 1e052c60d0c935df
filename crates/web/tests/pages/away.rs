//! Somebody is due and stays away: what both see of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rand::TryRng as _;
use rand::rngs::SysRng;
use tables::{Nature, Purpose, Source};

use crate::browser::{Browser, House, Page, act};

/// The clock that runs, and can be put forward.
#[derive(Clone, Default)]
struct Hasty(Arc<AtomicI64>);

impl Nature for Hasty {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        i64::try_from(since.as_millis()).unwrap() + self.0.load(Ordering::SeqCst)
    }

    fn chance(&self, _: Purpose) -> [u8; 32] {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).unwrap();
        bytes
    }
}

/// A page of a table without its tags.
fn plain(page: &Page) -> String {
    let mut text = String::new();
    let mut within = false;
    for letter in page.text.chars() {
        within = (within || letter == '<') && letter != '>';
        text.extend((!within && letter != '>').then_some(letter));
    }
    text.replace("&#39;", "'")
}

/// Opens a page until it says something.
async fn until(browser: &Browser, address: &str, text: &str) -> Page {
    let waiting = async {
        loop {
            let page = browser.open(address).await;
            if plain(&page).contains(text) {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), waiting).await.expect("that text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warned_player_sees_the_time_run_and_is_saved_by_opening_the_page() {
    let clock = Hasty::default();
    let pass = |seconds: i64| clock.0.fetch_add(seconds * 1000, Ordering::SeqCst);
    let house = House::with(Source::new(clock.clone())).await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields =
        [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("name-1", "Ada"), ("first", "1")];
    let table = ada.table(&fields).await.table();
    ben.open(&format!("/join?code={}", table[3..].to_uppercase())).await;
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let page = ada.open(&table).await;
    act(&ada, &page, &[("action", "secret"), ("typed", "RGBY")]).await;
    let claim = [("what", "absent"), ("seat", "1"), ("absent", "2"), ("then", "win")];
    let complain = async || ada.post(&format!("{table}/do"), &claim).await;

    pass(185);
    let warned = complain().await;
    assert!(warned.has("data-deadline="), "a script lets the time run: {}", warned.text);
    let hers = plain(&warned);
    assert!(hers.contains("Ben has ") && hers.contains(" to come back, or loses."), "{hers}");
    // A page that looks again by itself is no sign of life, but tells what is the matter.
    let quiet = ben.open(&format!("{table}?quiet=yes")).await;
    let his = plain(&quiet);
    assert!(his.contains("Ada thinks you left. You lose in "), "{his}");
    assert!(quiet.has("data-deadline=") && quiet.has("value=\"here\""), "{}", quiet.text);
    assert!(plain(&ada.open(&table).await).contains(" to come back, or loses."));
    // He opens the page himself.
    assert!(!plain(&ben.open(&table).await).contains("thinks you left"));
    assert!(!plain(&ada.open(&table).await).contains(" to come back, or loses."));
    pass(65);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(!ben.open(&table).await.has("id=\"over\""), "he has lost nothing");

    // This time he stays away, and that is what both are told.
    pass(185);
    complain().await;
    pass(65);
    let over = until(&ada, &table, "You win the match: your opponent didn't come back in time.").await;
    assert!(over.has("id=\"over\""));
    assert!(plain(&over).contains("Ben didn't come back in time."), "{}", plain(&over));
    let his = plain(&ben.open(&table).await);
    assert!(his.contains("You didn't come back in time."), "{his}");
    assert!(!his.contains("You resign"), "{his}");
}
