//! How a server is looked after.

use reqwest::Method;
use store::{Access, Block, Store};
use tables::Source;
use web::{Server, Settings, Unable};

use crate::support::Fixture;

#[tokio::test]
async fn health_and_readiness_are_told() {
    let fixture = Fixture::start().await;
    assert_eq!(fixture.ask(Method::GET, "/healthz", &[], None).await.status, 200);
    let ready = fixture.ask(Method::GET, "/readyz", &[], None).await.fine();
    assert_eq!(
        (&ready["ready"], &ready["database"], &ready["bus"]),
        (&true.into(), &"well".into(), &"alone".into())
    );
}

#[tokio::test]
async fn metrics_are_for_this_machine_alone_unless_allowed() {
    let fixture = Fixture::with(&["--trusted-proxies", "127.0.0.1"]).await;
    let (table, ada, _) = fixture.duel().await;
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    let here = fixture.ask(Method::GET, "/metrics", &[], None).await;
    let text = here.value.as_str().unwrap();
    assert!(text.contains("codeknacker_actions_total 1"), "{text}");
    assert!(text.contains("codeknacker_tables_opened_total 1"));
    assert!(!text.contains(&table), "metrics name a table");
    let far = [("x-forwarded-for", "192.0.2.1")];
    assert_eq!(fixture.ask(Method::GET, "/metrics", &far, None).await.status, 404);
    let open = Fixture::with(&["--trusted-proxies", "127.0.0.1", "--open-metrics"]).await;
    assert_eq!(open.ask(Method::GET, "/metrics", &far, None).await.status, 200);
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused() {
    let fixture = Fixture::start().await;
    let flags = ["--listen", "127.0.0.1:0", "--streams", "10", "--database", &fixture.database()];
    let refused = Server::start(Settings::of(&flags).unwrap(), Source::system()).await;
    let in_use = |error: &store::StoreError| {
        matches!(error, store::StoreError::Refused(store::StoreRefusal::InUse(_)))
    };
    assert!(matches!(refused.err(), Some(Unable::Store(error)) if in_use(&error)));
}

#[tokio::test]
async fn a_stream_cap_that_cannot_be_held_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", directory.path().join("games.db").display());
    let flags = ["--listen", "127.0.0.1:0", "--streams", "4000000000", "--database", &database];
    let refused = Server::start(Settings::of(&flags).unwrap(), Source::system()).await.err().unwrap();
    let Unable::Streams { streams, limit, held } = refused else { panic!("{refused:?}") };
    assert!(streams == 4_000_000_000 && held < limit, "{streams} {limit} {held}");
}

#[tokio::test]
async fn a_blocked_address_is_kept_out_and_told_so() {
    let mut fixture = Fixture::with(&["--trusted-proxies", "127.0.0.1"]).await;
    let store = Store::open(&fixture.database(), Access::Beside).await.unwrap();
    let block = Block { address: "192.0.2.0/24".into(), reason: String::new(), created: 0, until: None };
    store.block(block).await.unwrap();
    store.close().await;
    // A server looks at its start and every few seconds.
    fixture.restart().await;
    let path = "/api/v1/editions/mini";
    let refused = fixture.ask(Method::GET, path, &[("x-forwarded-for", "192.0.2.7")], None).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "blocked"));
    assert_eq!(
        fixture.ask(Method::GET, path, &[("x-forwarded-for", "198.51.100.7")], None).await.status,
        200
    );
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let mut fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    fixture.act(&table, &ben, "row RRRR").await.fine();
    let before = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    fixture.restart().await;
    let after = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    assert_eq!((&before["number"], &before["view"]), (&after["number"], &after["view"]));
    fixture.act(&table, &ben, "row YYYY").await.fine();
}
