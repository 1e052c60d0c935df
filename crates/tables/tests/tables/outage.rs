//! The database goes away and comes back.

use rules::Seat;
use servers::Postgres;
use store::Bus;
use tables::{Act, House, HouseError, HouseSettings, Key, TableNews, WatchMark};

use crate::nature::Still;
use crate::player::PATIENCE;
use crate::venue::{newcomer, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_outlives_the_database() {
    let mut server = Postgres::start();
    let address = server.database();
    let store = store::Store::open(&address, store::Access::Serve).await.unwrap();
    let house = House::new(store, Bus::local(), Still::new(1, 1).source(), HouseSettings::default());
    let ada = newcomer(&house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    house.sit(&id, None, None, &newcomer(&house).await, None).await.unwrap();
    let since = Some(WatchMark { ordinal: 1, number: 0 });
    let mut watch = house.watch(&id, &ada, None, since).await.unwrap();
    assert!(matches!(watch.next().await.unwrap(), TableNews::Table { .. }));

    tokio::task::block_in_place(|| server.stop());
    let secret = || Act {
        seat: Seat::new(0),
        number: 0,
        action: "secret RGBY".to_owned(),
        key: Some(Key::new("secret", b"RGBY").unwrap()),
    };
    let error = house.act(&id, &ada, secret()).await.unwrap_err();
    assert_eq!(error.code(), "unavailable");
    assert!(matches!(house.work_once().await, Err(HouseError::Store(_))));

    tokio::task::block_in_place(|| server.resume());
    // Sent again with its key until the database is there, it is done once.
    let acted = tokio::time::timeout(PATIENCE, async {
        loop {
            match house.act(&id, &ada, secret()).await {
                Ok(acted) => return acted,
                Err(error) => assert_eq!(error.code(), "unavailable"),
            }
        }
    });
    assert_eq!(acted.await.expect("the database is back").number, 1);
    let told = tokio::time::timeout(PATIENCE, async {
        loop {
            if let TableNews::Step { mark, .. } = watch.next().await.expect("a stream") {
                return mark;
            }
        }
    });
    assert_eq!(told.await.expect("the step"), WatchMark { ordinal: 1, number: 1 });
}
