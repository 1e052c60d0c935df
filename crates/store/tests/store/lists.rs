//! Finished matches, and how much there is.

use store::{Counts, Ending, ListPage};

use crate::fixture::{Fixture, both, lines, start};

both!(finished_matches_come_in_order_and_running_ones_never);

async fn finished_matches_come_in_order_and_running_ones_never(fixture: &Fixture) {
    let store = fixture.open().await;
    for number in 0..20 {
        let id = format!("m{number:02}");
        start(&store, &id, 1).await;
        if number % 4 == 0 {
            continue;
        }
        let mut last = lines(&id, 0, &["last"]);
        // Later ones end earlier, and some at the same time.
        last.now = 1000 - number / 3;
        last.ending = Some(Ending { digest: id.clone(), summary: "played".to_owned(), score: None });
        store.append(last).await.unwrap();
    }
    let mut wanted: Vec<_> = (0..20).filter(|number| number % 4 != 0).collect();
    wanted.sort_by_key(|number| (1000 - number / 3, *number));
    let wanted: Vec<_> = wanted.into_iter().map(|number| format!("m{number:02}")).collect();
    for limit in [1, 5, 100] {
        let (mut found, mut page) = (Vec::new(), ListPage::first(limit));
        loop {
            let paged = store.finished(&page).await.unwrap();
            assert!(
                paged
                    .items
                    .iter()
                    .all(|one| one.digest.as_deref() == Some(&one.id) && one.finished.is_some())
            );
            found.extend(paged.items.into_iter().map(|one| one.id));
            let Some(next) = paged.next else { break };
            page.after = Some(next);
        }
        assert_eq!(found, wanted);
    }
    assert_eq!(store.counts().await.unwrap(), Counts { tables: 20, running: 5, finished: 15 });
}
