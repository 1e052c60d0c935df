//! PostgreSQL goes away and comes back.

use reqwest::Client;
use reqwest::header::{ACCEPT, SET_COOKIE};
use servers::{Postgres, sql};

use crate::asked::{PATIENCE, page, ready};
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::Node;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_requests_are_told_so_and_streams_wait() {
    let mut server = Postgres::start();
    let node = Node::start(&server.database(), &[]);
    let origin = node.origin.as_str();
    let mut duel = Duel::begin(origin, origin).await;
    let mut follower = Follower::begin(origin, &duel, 0).await;
    for _ in 0..5 {
        duel.play(origin).await;
    }
    follower.until(5).await;

    server.stop();
    let refused = duel.step(origin).await.expect("an answer");
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "unavailable"), "{refused:?}");
    assert!(refused.sentence().ends_with('.'), "{}", refused.sentence());
    let wait: u32 = refused.headers["retry-after"].to_str().expect("text").parse().expect("seconds");
    assert!(wait >= 1 && refused.value["wait"] == wait, "{refused:?}");
    // Nothing of the inside is told.
    assert!(!refused.value.to_string().contains("postgres"), "{}", refused.value);
    let away = page(origin, "/readyz").await;
    assert_eq!((away.status.as_u16(), &away.value["database"]), (503, &"away".into()));
    assert_eq!(page(origin, "/healthz").await.status, 200);

    server.resume();
    let back = ready(origin, |told| told["ready"] == true).await;
    assert_eq!((back.status.as_u16(), &back.value["database"]), (200, &"well".into()));
    // The same request with the same key, until it is done; then on and on.
    let patient = async {
        while duel.number < 10 {
            let answer = duel.step(origin).await.expect("an answer");
            assert!(answer.status.is_success() || answer.code() == "unavailable", "{answer:?}");
        }
    };
    tokio::time::timeout(PATIENCE, patient).await.expect("the database is back");
    // The stream that was open all the time tells it, without being asked again.
    follower.until(10).await;
    assert_eq!(duel.look(origin, 1).await.fine()["number"], 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_whose_cookie_cannot_be_issued_is_not_shown() {
    let mut server = Postgres::start();
    let node = Node::start(&server.database(), &[]);
    let origin = node.origin.as_str();
    let look = async || {
        let asked = Client::new().get(format!("{origin}/new")).header(ACCEPT, "text/html");
        let answer = asked.timeout(PATIENCE).send().await.expect("an answer");
        (answer.status().as_u16(), answer.headers().contains_key(SET_COOKIE))
    };
    // Nobody has asked this node for anything: it has yet to read what it issues cookies with.
    server.stop();
    assert_eq!(look().await, (503, false), "its form would be refused");
    server.resume();
    ready(origin, |told| told["ready"] == true).await;
    assert_eq!(look().await, (200, true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_reads_but_commits_nothing_is_not_ready() {
    let server = Postgres::start();
    let address = server.database();
    let node = Node::start(&address, &[]);
    let origin = node.origin.as_str();
    let mut duel = Duel::begin(origin, origin).await;
    duel.play(origin).await;
    // A standby that every commit waits for, and that isn't there.
    let standby = |names: &str| {
        let text = [
            format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'"),
            "SELECT pg_reload_conf()".into(),
        ];
        tokio::task::block_in_place(|| sql(&address, &text.each_ref().map(String::as_str)))
            .expect("a setting");
    };
    standby("nobody");
    let refused = duel.step(origin).await.expect("an answer");
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "unavailable"), "{refused:?}");
    let waits = page(origin, "/readyz").await;
    assert_eq!((waits.status.as_u16(), &waits.value["database"]), (503, &"away".into()));
    standby("");
    ready(origin, |told| told["ready"] == true).await;
    let number = duel.number;
    let patient = async {
        while duel.number <= number {
            duel.step(origin).await.expect("an answer");
        }
    };
    tokio::time::timeout(PATIENCE, patient).await.expect("commits go through again");
}
