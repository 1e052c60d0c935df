//! A PostgreSQL that takes no changes, or nobody in, for a while.

use std::time::Instant;

use servers::{Postgres, sql};

use crate::asked::{PATIENCE, page, ready};
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::Node;

/// A node plays, its database takes no changes any more and then takes them again, each by one of these texts.
async fn spell(begin: &[&str], end: &[&str]) {
    let server = Postgres::start();
    let address = server.database();
    let name = address.rsplit('/').next().expect("a name");
    let admin = |statements: &[&str]| {
        let statements: Vec<_> = statements.iter().map(|statement| statement.replace("NAME", name)).collect();
        let statements: Vec<_> = statements.iter().map(String::as_str).collect();
        let place = format!("{}/postgres", server.address());
        tokio::task::block_in_place(|| sql(&place, &statements)).expect("a change of the server");
    };
    // PostgreSQL lets its own superuser in whatever the limits.
    admin(&["CREATE ROLE player LOGIN", "ALTER DATABASE NAME OWNER TO player"]);
    let node = Node::start(&address.replace("codeknacker@", "player@"), &[]);
    let origin = node.origin.as_str();
    let mut duel = Duel::begin(origin, origin).await;
    let mut follower = Follower::begin(origin, &duel, 0).await;
    duel.play(origin).await;
    admin(begin);
    let away = ready(origin, |told| told["ready"] == false).await;
    assert_eq!((away.status.as_u16(), &away.value["database"]), (503, &"away".into()));
    let refused = duel.step(origin).await.expect("an answer");
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "unavailable"), "{refused:?}");
    assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
    assert_eq!(page(origin, "/healthz").await.status, 200);

    admin(end);
    ready(origin, |told| told["ready"] == true).await;
    let start = Instant::now();
    while duel.number < 6 {
        let answer = duel.step(origin).await.expect("an answer");
        assert!(answer.status.is_success() || answer.code() == "unavailable", "{answer:?}");
        assert!(start.elapsed() < PATIENCE, "it never takes changes again");
    }
    follower.until(6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_only_server_is_away_and_comes_back_by_itself() {
    spell(
        &["ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()"],
        &["ALTER SYSTEM SET default_transaction_read_only = off", "SELECT pg_reload_conf()"],
    )
    .await;
}

/// Connections that were made during the spell would stay read-only for as long as they last.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_made_in_a_read_only_spell_are_given_up_after_it() {
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'NAME'";
    let begin = ["ALTER DATABASE NAME SET default_transaction_read_only = on", cut];
    spell(&begin, &["ALTER DATABASE NAME RESET default_transaction_read_only"]).await;
}

/// Everybody inside is shown out, and nobody is let in: no connection is left, or the user isn't wanted any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_lets_nobody_in_is_away_and_comes_back_by_itself() {
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'player'";
    for (begin, end) in [("CONNECTION LIMIT 0", "CONNECTION LIMIT -1"), ("NOLOGIN", "LOGIN")] {
        let [begin, end] = [begin, end].map(|what| format!("ALTER ROLE player {what}"));
        spell(&[&begin, cut], &[&end]).await;
    }
}
