//! Appending to matches.

use std::sync::Arc;

use store::{
    Append, Appended, Begun, Day, DueKind, Ending, LastStep, NewAction, NewDue, Once, Score, Started,
    StoreError, StoredAction,
};

use crate::fixture::{Fixture, both, done, first_match, hash, lines, start, table};

both!(
    actions_get_the_numbers_that_follow,
    nothing_follows_another_step_than_the_one_that_was_seen,
    what_can_not_be_stored_is_refused_and_changes_nothing,
    of_many_at_one_number_one_wins,
    many_matches_grow_at_once,
    a_finished_match_takes_no_more,
    a_faulty_match_harms_no_other,
    a_match_is_started_once,
);

async fn actions_get_the_numbers_that_follow(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    assert_eq!(store.append(lines("m", 0, &["first"])).await.unwrap(), done(1));
    assert_eq!(store.append(lines("m", 1, &["second ü🎲\n'\"\\", "third"])).await.unwrap(), done(3));
    let mut clock = lines("m", 3, &["the clock's"]);
    clock.actions[0].seat = None;
    assert_eq!(store.append(clock).await.unwrap(), done(4));

    // Who is too early or too late is told where the match is.
    assert_eq!(store.append(lines("m", 3, &["late"])).await.unwrap(), Appended::Stale { current: 4 });
    assert_eq!(store.append(lines("m", 5, &["early"])).await.unwrap(), Appended::Stale { current: 4 });
    assert_eq!(store.append(lines("none", 0, &["lost"])).await.unwrap(), Appended::Missing);

    let (found, actions) = store.load("m").await.unwrap().unwrap();
    assert_eq!((found.number, found.started, found.finished), (4, 1, None));
    assert_eq!(found.header, first_match("m", 1).header);
    let texts: Vec<_> =
        actions.iter().map(|action| (action.number, action.seat, action.line.as_str())).collect();
    let wanted = [
        (1, Some(1), "first"),
        (2, Some(1), "second ü🎲\n'\"\\"),
        (3, Some(1), "third"),
        (4, None, "the clock's"),
    ];
    assert_eq!(texts, wanted);
    let later = store.actions("m", 3).await.unwrap();
    let last = StoredAction { number: 4, moment: 5003, seat: None, line: "the clock's".to_owned() };
    assert_eq!(later, [last]);
    assert_eq!(store.load("none").await.unwrap(), None);

    // An action makes a table active, if only once a minute.
    assert_eq!(store.table("m").await.unwrap().unwrap().activity, 1);
    let mut later = lines("m", 4, &["fifth"]);
    later.now = 100_000;
    assert_eq!(store.append(later).await.unwrap(), done(5));
    assert_eq!(store.table("m").await.unwrap().unwrap().activity, 100_000);

    let ids = ["m", "none"].map(str::to_owned);
    assert_eq!(store.numbers(&ids).await.unwrap().into_iter().collect::<Vec<_>>(), [("m".to_owned(), 5)]);
}

async fn nothing_follows_another_step_than_the_one_that_was_seen(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    assert_eq!(store.last_step("m").await.unwrap(), Some(LastStep { number: 0, moment: None, over: false }));
    let after = |number, moment| Append { after: Some(moment), ..lines("m", number, &["a step"]) };
    assert_eq!(store.append(lines("m", 0, &["first"])).await.unwrap(), done(1));
    assert_eq!(store.append(after(1, 4999)).await.unwrap(), Appended::Stale { current: 1 });
    assert_eq!(store.append(after(1, 5000)).await.unwrap(), done(2));
    let last = LastStep { number: 2, moment: Some(5001), over: false };
    assert_eq!(store.last_step("m").await.unwrap(), Some(last));
    // Of two in one group the second follows the first.
    let (one, two) = tokio::join!(store.append(after(2, 5001)), store.append(after(3, 5002)));
    assert_eq!(one.unwrap(), done(3));
    assert!(matches!(two.unwrap(), Appended::Done { number: 4 } | Appended::Stale { current: 2 }));
    assert_eq!(store.last_step("none").await.unwrap(), None);
}

async fn what_can_not_be_stored_is_refused_and_changes_nothing(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    for wrong in
        [lines("m", 0, &[]), lines("m", -1, &["x"]), lines("m", 0, &["a\0b"]), lines("m\0", 0, &["x"])]
    {
        let error = store.append(wrong).await.unwrap_err();
        assert!(matches!(error, StoreError::Refused(_)), "{error:?}");
    }
    let mut twice = lines("m", 0, &["x"]);
    twice.due = vec![NewDue { kind: DueKind::Clock, moment: 9, claim: None }; 2];
    assert!(matches!(store.append(twice).await.unwrap_err(), StoreError::Refused(_)));
    assert_eq!(store.load("m").await.unwrap().unwrap().0.number, 0);
}

async fn of_many_at_one_number_one_wins(fixture: &Fixture) {
    const WRITERS: usize = 16;
    const ROUNDS: i64 = 25;
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    let other = fixture.another(&store).await;
    let barrier = Arc::new(tokio::sync::Barrier::new(WRITERS));
    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        let store = if writer % 2 == 0 { store.clone() } else { other.clone() };
        let barrier = barrier.clone();
        tasks.spawn(async move {
            let mut won = Vec::new();
            for round in 0..ROUNDS {
                barrier.wait().await;
                match store.append(lines("m", round, &[&format!("{writer}")])).await.unwrap() {
                    Appended::Done { number } => won.push(number),
                    Appended::Stale { current } => assert_eq!(current, round + 1),
                    other => panic!("{other:?}"),
                }
            }
            (writer, won)
        });
    }
    let mut winners = vec![usize::MAX; ROUNDS as usize];
    while let Some(task) = tasks.join_next().await {
        let (writer, won) = task.unwrap();
        for number in won {
            let place = &mut winners[usize::try_from(number).unwrap() - 1];
            assert_eq!(std::mem::replace(place, writer), usize::MAX, "two got number {number}");
        }
    }
    // Every number was got by somebody, and stands there for those who were told so.
    let (_, actions) = store.load("m").await.unwrap().unwrap();
    let stored: Vec<usize> = actions.iter().map(|action| action.line.parse().unwrap()).collect();
    assert_eq!(stored, winners);
}

async fn many_matches_grow_at_once(fixture: &Fixture) {
    const MATCHES: usize = 40;
    const ROWS: i64 = 25;
    let store = fixture.open().await;
    for id in 0..MATCHES {
        start(&store, &format!("m{id}"), 1).await;
    }
    let mut tasks = tokio::task::JoinSet::new();
    for id in 0..MATCHES {
        let store = store.clone();
        tasks.spawn(async move {
            for row in 0..ROWS {
                assert_eq!(
                    store.append(lines(&format!("m{id}"), row, &["row"])).await.unwrap(),
                    done(row + 1)
                );
            }
        });
    }
    while let Some(task) = tasks.join_next().await {
        task.unwrap();
    }
    for id in 0..MATCHES {
        assert_eq!(store.load(&format!("m{id}")).await.unwrap().unwrap().1.len() as i64, ROWS);
    }
}

async fn a_finished_match_takes_no_more(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    let day = Day { date: "2026-01-31".to_owned(), edition: "original".to_owned(), language: String::new() };
    assert_eq!(
        store.begin_daily(day.clone(), hash(7), None, "m", 1).await.unwrap(),
        Once::Done(Begun::Done("m".to_owned()))
    );
    let mut first = lines("m", 0, &["first"]);
    first.due = vec![NewDue { kind: DueKind::Clock, moment: 9, claim: None }];
    assert_eq!(store.append(first).await.unwrap(), done(1));

    let mut last = lines("m", 1, &["last"]);
    last.ending = Some(Ending {
        digest: "d1".to_owned(),
        summary: "won".to_owned(),
        score: Some(Score {
            day: day.clone(),
            browser: hash(7),
            solved: true,
            rows: 5,
            millis: 4000,
            name: None,
        }),
    });
    // Who comes too late with an ending ends nothing.
    let mut stale = last.clone();
    stale.expected = 0;
    assert_eq!(store.append(stale).await.unwrap(), Appended::Stale { current: 1 });
    assert_eq!(store.find_match("m").await.unwrap().unwrap().finished, None);
    assert_eq!(store.daily_ranking(&day, 10).await.unwrap(), []);

    assert_eq!(store.append(last.clone()).await.unwrap(), done(2));
    let found = store.find_match("m").await.unwrap().unwrap();
    assert_eq!(found.finished, Some(5001));
    assert_eq!((found.digest.as_deref(), found.summary.as_deref()), (Some("d1"), Some("won")));
    assert_eq!(store.daily_ranking(&day, 10).await.unwrap()[0].rows, 5);
    assert_eq!(store.next_due().await.unwrap(), None, "nothing is due for it any more");

    last.expected = 2;
    assert_eq!(store.append(last).await.unwrap(), Appended::Over { current: 2 });
    assert_eq!(store.append(lines("m", 1, &["late"])).await.unwrap(), Appended::Over { current: 2 });
}

async fn a_faulty_match_harms_no_other(fixture: &Fixture) {
    let store = fixture.open().await;
    for id in ["a", "b", "c"] {
        start(&store, id, 1).await;
    }
    // Somebody put an action where none can be.
    fixture.raw("INSERT INTO actions (match_id, number, moment, line) VALUES ('b', 1, 1, 'stray')").await;
    let all = ["a", "b", "c"].map(|id| store.append(lines(id, 0, &["row"])));
    let [a, b, c] = futures_util::future::join_all(all).await.try_into().unwrap();
    assert_eq!(a.unwrap(), done(1));
    assert!(matches!(b.unwrap_err(), StoreError::Corrupt(_)));
    assert_eq!(c.unwrap(), done(1));
    assert_eq!(store.find_match("b").await.unwrap().unwrap().number, 0);
    assert_eq!(store.load("c").await.unwrap().unwrap().1.len(), 1);
    // A match whose actions are not all there is not handed out.
    fixture.raw("UPDATE matches SET number = 3 WHERE id = 'b'").await;
    assert!(matches!(store.load("b").await.unwrap_err(), StoreError::Corrupt(_)));
}

async fn a_match_is_started_once(fixture: &Fixture) {
    let store = fixture.open().await;
    store.open_table(table("t", 1)).await.unwrap();
    let other = fixture.another(&store).await;
    let mut tasks = tokio::task::JoinSet::new();
    for player in 0..8 {
        let store = if player % 2 == 0 { store.clone() } else { other.clone() };
        let mut new = first_match("t", 2);
        new.id = format!("rematch{player}");
        new.actions = vec![NewAction { moment: 2, seat: Some(3), line: "secret".to_owned() }];
        new.due = vec![NewDue { kind: DueKind::Computer, moment: 3, claim: None }];
        tasks.spawn(async move { (format!("rematch{player}"), store.start_match(new).await.unwrap()) });
    }
    let (mut started, mut there) = (Vec::new(), Vec::new());
    while let Some(task) = tasks.join_next().await {
        match task.unwrap() {
            (id, Started::Done) => started.push(id),
            (_, Started::There(id)) => there.push(id),
            (_, other) => panic!("{other:?}"),
        }
    }
    assert_eq!(started.len(), 1);
    assert_eq!(there, vec![started[0].clone(); 7]);
    let (found, actions) = store.load(&started[0]).await.unwrap().unwrap();
    assert_eq!((found.number, actions.len()), (1, 1));
    assert_eq!(store.matches_of("t", 0, 10).await.unwrap().len(), 1);
    assert_eq!(store.table("t").await.unwrap().unwrap().last.unwrap().id, started[0]);
    assert_eq!(store.next_due().await.unwrap(), Some(3));

    let mut rematch = first_match("t", 3);
    (rematch.id, rematch.ordinal) = ("second".to_owned(), 1);
    assert_eq!(store.start_match(rematch.clone()).await.unwrap(), Started::Done);
    rematch.table_id = "none".to_owned();
    assert_eq!(store.start_match(rematch).await.unwrap(), Started::Missing);
    let ids: Vec<_> = store.matches_of("t", 0, 10).await.unwrap().into_iter().map(|found| found.id).collect();
    assert_eq!(ids, [started[0].as_str(), "second"]);
    assert_eq!(store.table("t").await.unwrap().unwrap().last.unwrap().id, "second");
}
