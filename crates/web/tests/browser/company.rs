//! Three and more at one table: parties, groups; and the code of the day.

use browser::Look;
use serde_json::{Value, json};

use super::seat::Seated;
use super::stage::{Somebody, journey};

/// Seats for so many: the opener, others by link, then computers.
fn seats(people: usize, all: usize) -> Value {
    let mut seats = vec![json!({ "for": "here", "name": "Ada" })];
    seats.resize(people, json!({ "for": "person" }));
    seats.resize(all, json!({ "for": "computer beginner" }));
    seats.into()
}

/// A party of so many, two of them people, played to its end with its points.
async fn party(name: &str, edition: &str, players: usize, looks: [Look; 2]) {
    journey(name, async |stage| {
        let [ada, ben] = [stage.somebody(looks[0].clone()).await, stage.somebody(looks[1].clone()).await];
        let table = json!({ "edition": edition, "first": 1, "seats": seats(2, players) });
        let ada_at = Seated::open(&ada, &table).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        let rules = ada_at.rules().await;
        let mut axed = false;
        // The player whose turn it is acts: makers set secrets, breakers place rows that fit.
        loop {
            let state = ada_at.state().await;
            if !state["view"]["outcome"].is_null() {
                break;
            }
            let at = match state["view"]["due"]["seat"].as_u64() {
                Some(1) => &ada_at,
                Some(2) => &ben_at,
                // A computer, which needs no help.
                _ => {
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                    continue;
                }
            };
            let before = state["number"].as_u64().unwrap();
            if !at.is_due().await {
                break;
            }
            let code = if state["view"]["due"]["task"] == "secret" {
                "WPGR".to_owned()
            } else {
                at.fitting(&rules).await
            };
            if at.state().await["number"].as_u64() != Some(before) {
                continue;
            }
            at.place(&code).await;
            if !axed {
                ada_at.page.axe().await;
                ben_at.page.axe().await;
                axed = true;
            }
        }
        ada_at.page.css("#over").await;
        ben_at.page.css("#over").await;
        let seats = ada_at.state().await["view"]["seats"].clone();
        let totals: Vec<_> =
            seats.as_array().unwrap().iter().map(|seat| seat["total"].as_i64().unwrap()).collect();
        assert_eq!(totals.len(), players);
        assert!(totals.iter().sum::<i64>() > 0, "{totals:?}");
        for at in [&ada_at, &ben_at] {
            at.page.axe().await;
            assert!(!at.page.overflows().await);
            // The sums of the score sheet are those of the rules.
            let sheet = at.page.css("#score").await.text().await;
            for total in &totals {
                assert!(sheet.contains(&total.to_string()), "{total} in {sheet}");
            }
        }
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_party_of_three_is_played_to_its_end() {
    party("party-3", "lock-party", 3, [Look::WIDE, Look::PHONE.speaking("de")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_party_of_four_is_played_to_its_end() {
    party("party-4", "lock-party-super", 4, [Look::NARROW.speaking("fr"), Look::WIDE.dark()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_party_of_five_is_played_to_its_end() {
    party("party-5", "lock-party", 5, [Look::WIDE.speaking("nl"), Look::PHONE.dark()]).await;
}

/// The markers of everybody, out of what each of them may see, as the code that they make.
async fn secret(seated: &[&Seated<'_>]) -> String {
    let mut holes = ['.'; 5];
    for at in seated {
        let state = at.state().await;
        for marker in state["view"]["board"]["own"].as_array().unwrap() {
            let mut letters = marker.as_str().unwrap().chars();
            let number = letters.next().and_then(|digit| digit.to_digit(10)).unwrap() as usize;
            holes[number - 1] = letters.next().unwrap();
        }
    }
    holes.iter().collect()
}

/// A group in which one calls wrong and another calls right, out of turn.
async fn group(name: &str, table: &Value, people: usize, looks: &[Look]) {
    journey(name, async |stage| {
        let mut everybody: Vec<Somebody> = Vec::new();
        for look in looks.iter().cycle().take(people) {
            everybody.push(stage.somebody(look.clone()).await);
        }
        let first = Seated::open(&everybody[0], table).await;
        let mut seated = vec![first];
        for (number, who) in everybody.iter().enumerate().skip(1) {
            let code = seated[0].code.clone();
            seated.push(Seated::join(who, &code, &format!("Player {number}")).await);
        }
        assert!(seated[0].is_due().await);
        seated[0].place("RYGBW").await;
        for at in &seated {
            at.page.wait_for("document.querySelectorAll('.board .row:not(.free) .hints').length > 0").await;
            at.page.axe().await;
            assert!(!at.page.overflows().await);
        }
        let secret = secret(&seated.iter().collect::<Vec<_>>()).await;
        // The first is wrong, whatever he knows: another colour in every hole that has one.
        let wrong: String = secret
            .chars()
            .map(|c| {
                if c == '.' {
                    '.'
                } else if c == 'R' {
                    'K'
                } else {
                    'R'
                }
            })
            .collect();
        let call = async |at: &Seated<'_>, code: &str| {
            at.page.press("#ask-call summary").await;
            at.page.press("#ask-call button").await;
            at.page.wait_for("document.querySelector('.pegs.entry')?.dataset.action === 'solution'").await;
            at.page.axe().await;
            assert!(at.is_due().await);
            at.place(code).await;
        };
        call(&seated[0], &wrong).await;
        for at in &seated {
            at.page.wait_for("!!document.querySelector('.calls')").await;
        }
        let last = seated.last().unwrap();
        call(last, &secret).await;
        for at in &seated {
            at.page.css("#over").await;
            at.page.axe().await;
        }
        let outcome = last.state().await["view"]["outcome"].clone();
        assert_eq!((&outcome["by"], &outcome["winners"]), (&json!("call"), &json!([people])));
        // Afterwards everybody can see what each of them could have known, row by row.
        for at in &seated {
            at.page.through(async { at.page.press("#over a[href^='/m/']").await }).await;
            at.page
                .wait_for(&format!("document.querySelectorAll('#analysis polyline').length === {people}"))
                .await;
            assert_eq!(at.page.evaluate("document.querySelectorAll('#analysis h3').length").await, people);
            assert_eq!(at.page.evaluate("document.querySelectorAll('#analysis .call').length").await, 2);
            at.page.axe().await;
            assert!(!at.page.overflows().await);
        }
        for who in &everybody {
            who.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_of_two_with_two_boards_each_calls_wrong_and_right() {
    let table =
        json!({ "edition": "group-small", "options": { "boards": "2x2" }, "first": 1, "seats": seats(2, 2) });
    group("group-2", &table, 2, &[Look::WIDE.speaking("fr"), Look::PHONE]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_of_three_calls_wrong_and_right() {
    let table = json!({ "edition": "group-small", "first": 1, "seats": seats(3, 3) });
    group("group-3", &table, 3, &[Look::NARROW.dark().speaking("de"), Look::WIDE]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_of_four_calls_wrong_and_right() {
    let table = json!({ "edition": "group", "first": 1, "seats": seats(4, 4) });
    group("group-4", &table, 4, &[Look::WIDE.dark(), Look::PHONE.speaking("nl")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_code_of_the_day_is_played_once_and_ranked() {
    journey("daily", async |stage| {
        let ada = stage.somebody(Look::PHONE.dark()).await;
        let page = ada.open("/daily").await;
        page.find("textbox", "Your name in the ranking (optional)").await.fill("Ada").await;
        page.through(async { page.click("button", "Play today's code").await }).await;
        let at = Seated::at(&ada, page).await;
        at.play_out().await;
        let shared = at.page.evaluate("document.querySelector('[data-share]').dataset.share").await;
        assert!(shared.as_str().unwrap().starts_with("Code of the day, "), "{shared}");
        // The end says the place, the streak, and counts down to tomorrow's code.
        at.page.shows("Your place: 1 of 1").await;
        at.page.shows("Your streak: 1 day").await;
        let counts =
            "/^Next code in \\d+:\\d\\d:\\d\\d$/.test(document.querySelector('[data-left]').textContent)";
        at.page.wait_for(counts).await;
        at.page.go(&ada.address("/daily")).await;
        at.page.shows("You've played today's code.").await;
        at.page.shows("Your place: 1 of 1").await;
        at.page.shows("Your streak: 1 day").await;
        at.page.wait_for(counts).await;
        assert_eq!(at.page.evaluate("document.querySelector('[data-share]').dataset.share").await, shared);
        assert!(!at.page.has("button", "Play today's code").await, "one try");
        at.page.axe().await;
        // It is among the matches, and counted.
        at.page.go(&ada.address("/matches")).await;
        at.page.shows("Original").await;
        at.page.shows("1 / 1").await;
        at.page.axe().await;
        // Somebody else has the same secret and has seen nothing of it.
        let ben = stage.somebody(Look::WIDE).await;
        let other = ben.open("/daily").await;
        other.shows("Ada").await;
        assert!(other.has("button", "Play today's code").await);
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_is_found_in_the_lobby_and_watched() {
    journey("lobby", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let ben = stage.somebody(Look::PHONE.speaking("de")).await;
        let page = ben.open("/lobby").await;
        page.css(".empty").await;
        // A table that is opened while somebody looks at the lobby appears there.
        let table = json!({ "edition": "super", "public": true, "spectators": true, "first": 1, "seats": seats(2, 2) });
        let ada_at = Seated::open(&ada, &table).await;
        page.wait_for("!!document.querySelector('main .tables .button')").await;
        page.axe().await;
        page.through(async { page.press("main .tables .button").await }).await;
        page.css("#name").await.fill("Ben").await;
        page.press("form[action$=sit] button").await;
        assert!(ada_at.is_due().await);
        ada_at.place("RYGBW").await;
        let cleo = stage.somebody(Look::WIDE.dark().speaking("fr")).await;
        let watching = cleo.open("/lobby").await;
        watching.through(async { watching.press("main .tables .button").await }).await;
        watching.css("#board").await;
        watching.axe().await;
        assert!(!watching.document().await.contains("RYGBW"), "spectators know nothing");
        let ben_at = Seated::at(&ben, page).await;
        assert!(ben_at.is_due().await);
        ben_at.place("RYGBN").await;
        watching.says("Ben place la rangée 1").await;
        let sent = cleo.visitor.everything_sent().await;
        assert!(!sent.contains("RYGBW"), "spectators are sent nothing");
        cleo.is_content();
    })
    .await;
}
