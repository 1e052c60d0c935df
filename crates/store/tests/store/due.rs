//! What any node may do, but not twice.

use std::collections::HashMap;

use store::{Claim, DueKind, DueTask, NewDue};

use crate::fixture::{Fixture, both, done, lines, start};

both!(
    each_entry_is_claimed_by_one_node,
    a_claim_runs_out_and_is_lost,
    an_append_says_what_is_due,
    a_claim_can_be_kept_for_longer,
    claims_end_with_the_node_that_held_them,
    a_table_is_opened_again_with_all_that_is_due,
);

fn claim(owner: &str, until: i64) -> Claim {
    Claim { owner: owner.to_owned(), until }
}

fn due(kind: DueKind, moment: i64) -> NewDue {
    NewDue { kind, moment, claim: None }
}

async fn each_entry_is_claimed_by_one_node(fixture: &Fixture) {
    const ENTRIES: usize = 100;
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    for entry in 0..ENTRIES {
        store.schedule(&format!("s{entry}"), 7, due(DueKind::Computer, entry as i64)).await.unwrap();
    }
    let mut tasks = tokio::task::JoinSet::new();
    for node in 0..8 {
        let store = if node % 2 == 0 { store.clone() } else { other.clone() };
        tasks.spawn(async move {
            let owner = format!("node{node}");
            let mut mine = Vec::new();
            loop {
                let claimed = store.claim(claim(&owner, 10_000), 1000, 7).await.unwrap();
                assert!(claimed.len() <= 7);
                assert!(claimed.is_sorted_by_key(|due| due.moment));
                if claimed.is_empty() {
                    break;
                }
                for due in claimed {
                    assert_eq!((due.kind, due.number), (DueKind::Computer, 7));
                    assert!(store.settle(&due, &owner).await.unwrap());
                    mine.push(due.subject);
                }
            }
            mine
        });
    }
    let mut times: HashMap<String, usize> = HashMap::new();
    while let Some(task) = tasks.join_next().await {
        for subject in task.unwrap() {
            *times.entry(subject).or_default() += 1;
        }
    }
    assert_eq!(times.len(), ENTRIES);
    assert!(times.values().all(|&times| times == 1));
    assert_eq!(store.next_due().await.unwrap(), None);
}

async fn a_claim_runs_out_and_is_lost(fixture: &Fixture) {
    let store = fixture.open().await;
    store.schedule("s", 1, due(DueKind::Clock, 100)).await.unwrap();
    store.schedule("s", 1, due(DueKind::Cleanup, 200)).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(100));
    assert_eq!(store.claim(claim("a", 150), 99, 10).await.unwrap(), [], "it is not due yet");
    let wanted = DueTask { subject: "s".to_owned(), kind: DueKind::Clock, moment: 100, number: 1 };
    assert_eq!(store.claim(claim("a", 150), 100, 10).await.unwrap(), std::slice::from_ref(&wanted));
    assert_eq!(store.claim(claim("b", 199), 149, 10).await.unwrap(), [], "another node has it");
    assert_eq!(store.next_due().await.unwrap(), Some(200));
    assert_eq!(store.claim(claim("b", 199), 150, 10).await.unwrap(), std::slice::from_ref(&wanted));
    assert!(!store.settle(&wanted, "a").await.unwrap(), "it is not this node's any more");
    assert!(!store.postpone(&wanted, "a", 300).await.unwrap());
    assert!(store.postpone(&wanted, "b", 180).await.unwrap());
    assert_eq!(store.next_due().await.unwrap(), Some(180));
    assert_eq!(store.claim(claim("a", 400), 300, 1).await.unwrap()[0].moment, 180);
    assert_eq!(store.claim(claim("a", 400), 300, 10).await.unwrap()[0].kind, DueKind::Cleanup);
    // Scheduled anew it is another thing: the number says so.
    store.schedule("s", 2, due(DueKind::Clock, 500)).await.unwrap();
    let older = DueTask { moment: 180, ..wanted };
    assert!(!store.settle(&older, "a").await.unwrap());
    assert_eq!(store.claim(claim("b", 600), 500, 10).await.unwrap().len(), 2);
}

async fn an_append_says_what_is_due(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    start(&store, "other", 1).await;
    let mut row = lines("other", 0, &["row"]);
    row.due = vec![due(DueKind::Clock, 5)];
    store.append(row).await.unwrap();
    let mut row = lines("m", 0, &["row"]);
    // This node does the computer's seat itself; others see to it if it dies.
    let own = NewDue { kind: DueKind::Computer, moment: 10, claim: Some(claim("a", 50)) };
    row.due = vec![own, due(DueKind::Abandon, 20)];
    assert_eq!(store.append(row.clone()).await.unwrap(), done(1));
    // Who is too late changes nothing of it.
    row.due = Vec::new();
    store.append(row).await.unwrap();
    let all = |claimed: Vec<DueTask>| -> Vec<_> {
        claimed.into_iter().map(|due| (due.subject, due.kind, due.number)).collect()
    };
    let m = |kind, number| ("m".to_owned(), kind, number);
    let claimed = all(store.claim(claim("b", 40), 30, 10).await.unwrap());
    assert_eq!(claimed, [("other".to_owned(), DueKind::Clock, 1), m(DueKind::Abandon, 1)]);
    let later = all(store.claim(claim("b", 60), 50, 10).await.unwrap());
    assert_eq!(later[1..], [m(DueKind::Computer, 1), m(DueKind::Abandon, 1)]);
    // The next action replaces what was due before, claimed or not, and leaves other matches alone.
    let mut row = lines("m", 1, &["row", "row"]);
    row.due = vec![due(DueKind::Clock, 7), due(DueKind::Abandon, 70)];
    assert_eq!(store.append(row).await.unwrap(), done(3));
    let claimed = all(store.claim(claim("c", 200), 100, 10).await.unwrap());
    assert_eq!(
        claimed,
        [("other".to_owned(), DueKind::Clock, 1), m(DueKind::Clock, 3), m(DueKind::Abandon, 3)]
    );
}

async fn a_claim_can_be_kept_for_longer(fixture: &Fixture) {
    let store = fixture.open().await;
    store.schedule("s", 1, due(DueKind::Computer, 100)).await.unwrap();
    let had = store.claim(claim("a", 150), 100, 10).await.unwrap().pop().unwrap();
    assert!(store.renew(&had, claim("a", 300)).await.unwrap());
    assert_eq!(store.claim(claim("b", 400), 200, 10).await.unwrap(), [], "it is still the first one's");
    assert_eq!(store.claim(claim("b", 400), 300, 10).await.unwrap().len(), 1);
    assert!(!store.renew(&had, claim("a", 500)).await.unwrap(), "it is not any more");
}

async fn claims_end_with_the_node_that_held_them(fixture: &Fixture) {
    let store = fixture.open().await;
    let owner = format!("node 7 {}", store.life());
    store.schedule("s", 1, due(DueKind::Computer, 100)).await.unwrap();
    assert_eq!(store.claim(claim(&owner, i64::MAX), 100, 10).await.unwrap().len(), 1);
    // Without a trace of a session nobody can tell: such a claim runs out, as ever.
    store.schedule("t", 1, due(DueKind::Computer, 100)).await.unwrap();
    assert_eq!(store.release_dead().await.unwrap(), 0, "its holder lives");
    store.close().await;
    let next = fixture.open().await;
    assert_ne!(next.life(), "x");
    let mut claimed = 0;
    // A server notices a moment later that somebody has gone.
    for _ in 0..1000 {
        next.release_dead().await.unwrap();
        claimed += next.claim(claim("next", i64::MAX), 100, 10).await.unwrap().len();
        if claimed == 2 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{claimed} of 2 are claimed");
}

async fn a_table_is_opened_again_with_all_that_is_due(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    store.append(lines("m", 0, &["row"])).await.unwrap();
    store.archive_table("m", i64::MAX, 6000).await.unwrap();
    let dues = |number| store::Dues {
        match_id: "m".to_owned(),
        number,
        due: vec![due(DueKind::Computer, 7000), due(DueKind::Clock, 6500)],
    };
    assert_eq!(store.next_due().await.unwrap(), None);
    store.reopen_table("m", "code-m", Some(dues(1)), 7000).await.unwrap();
    let claimed = store.claim(claim("a", i64::MAX), 7500, 10).await.unwrap();
    let kinds: Vec<_> = claimed.iter().map(|due| (due.kind, due.moment, due.number)).collect();
    // The clock stood still from 6000 to 7000.
    assert_eq!(kinds, [(DueKind::Computer, 7000, 1), (DueKind::Clock, 7500, 1)]);
    assert_eq!(store.find_match("m").await.unwrap().unwrap().started, 1001);
    // What was decided on another number is not put in place.
    store.archive_table("m", i64::MAX, 8000).await.unwrap();
    store.reopen_table("m", "code-m", Some(dues(0)), 9000).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
}
