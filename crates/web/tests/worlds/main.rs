//! The law of indistinguishable worlds, over HTTP: two servers that are alike in everything but secrets send everybody
//! who can't know the secrets the same bodies, streams, headers, errors and logs, to the byte, until the round ends.
//! Promises are masked, as are the system's own clock (`Date`) and how long an answer took.
//!
//! A program of its own, since the log is the whole process's: the laws are tried one after the other.

mod log;
mod nature;
mod options;
#[path = "../api/support.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod support;
mod world;

use rules::answer::hint;
use rules::editions::EDITIONS;
use rules::{Code, Deal, Edition, Format, Rules, Secret};
use serde_json::{Map, Value, json};
use tokio::sync::{Mutex, MutexGuard};

use log::LOG;
use nature::Still;
use world::{Session, World};

/// Its holder has the log.
static ONE: Mutex<()> = Mutex::const_new(());

async fn alone() -> MutexGuard<'static, ()> {
    ONE.lock().await
}

/// Two texts are the same; if not, the first line that differs is shown.
fn equal(one: &str, other: &str, what: &str) {
    assert!(one.contains("answered"), "{what}: nothing is logged");
    let different = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    assert_eq!(different, None, "{what}");
    assert_eq!(one.len(), other.len(), "{what}: one goes on");
}

/// Compares the worlds for each of these viewers, and what was logged.
async fn compare(worlds: &mut [World; 2], viewers: &[Option<usize>], what: &str) {
    let [one, other] = worlds.each_mut().map(World::take_logged);
    equal(&one, &other, &format!("{what}: the log of what was done"));
    for viewer in viewers {
        let (one, other) = (worlds[0].look(*viewer).await, worlds[1].look(*viewer).await);
        equal(&one, &other, &format!("{what}, seat {viewer:?}"));
    }
}

/// Makes sure that there is something to hide: who may know sees a difference.
async fn differ(worlds: &[World; 2], viewer: Option<usize>, what: &str) {
    assert_ne!(worlds[0].look(viewer).await, worlds[1].look(viewer).await, "{what}: the worlds differ");
}

/// No secret is written to any log by anybody.
fn nowhere(rules: &Rules, secrets: &[Code], what: &str) {
    let log = LOG.take_all();
    for secret in secrets {
        let mut shown = rules.show(*secret);
        // Numbers and words stand in logs by chance; there is no chance that they follow this word.
        if rules.word_list().is_some() || shown.len() < 4 || !shown.contains(char::is_uppercase) {
            shown.insert_str(0, "secret ");
        }
        let line = log.lines().find(|line| line.contains(&shown));
        assert_eq!(line, None, "{what}: {shown} is in the log");
    }
}

/// Whether two secrets can't be told apart by the answers to these rows, nor by the stock where pegs are counted.
fn same(rules: &Rules, rows: &[Code], first: Code, second: Code) -> bool {
    let stock = |code: Code| {
        let mut symbols = code.symbols().to_vec();
        symbols.sort_unstable();
        symbols
    };
    first != second
        && rows.iter().all(|row| rules.answer(first, *row) == rules.answer(second, *row))
        && !rows.contains(&first)
        && !rows.contains(&second)
        && (!rules.counts_pegs() || stock(first) == stock(second))
}

/// Two secrets that can't be told apart by these rows, and as many of the rows as that goes for.
fn alike(rules: &Rules, rows: &mut Vec<Code>) -> [Code; 2] {
    let (space, count) = (rules.secrets(), rules.secrets().count());
    loop {
        for first in (0..10).map(|number| space.code((count / 3 + number) % count).unwrap()) {
            let mut tries = (1..4000_u64).map(|number| space.code(number * 7919 % count).unwrap());
            if let Some(second) = tries.find(|second| same(rules, rows, first, *second)) {
                return [first, second];
            }
        }
        assert!(rows.pop().is_some(), "another secret");
    }
}

/// Some rows of a game, fewer than end it.
fn rows(rules: &Rules, many: u64) -> Vec<Code> {
    let (space, many) = (rules.guesses(), many.min(u64::from(rules.rows()) - 1));
    (1..=many).map(|number| space.code(number * 104_729 % space.count()).unwrap()).collect()
}

fn editions(format: impl Fn(Format) -> bool) -> impl Iterator<Item = &'static Edition> {
    EDITIONS.iter().filter(move |edition| format(edition.format))
}

/// A new table with these options, where others may watch.
fn table(edition: &Edition, set: &[String], seats: &[Value]) -> Value {
    let pair = |option: &String| option.split_once('=').map(|(key, value)| (key.to_owned(), json!(value)));
    let options: Map<_, _> = set.iter().filter_map(pair).collect();
    json!({ "edition": edition.id, "options": options, "seats": seats, "public": true, "spectators": true })
}

/// Sets of options, each with another kind of session than the one before.
fn sessions(edition: &'static Edition) -> impl Iterator<Item = (Vec<String>, Rules, Session)> {
    let sets = options::sets(edition);
    assert!(sets.len() > 1, "{}: both kinds of session", edition.id);
    let sessions = [Session::Bearer, Session::Cookie].into_iter().cycle();
    sets.into_iter().zip(sessions).map(|((set, rules), session)| (set, rules, session))
}

#[tokio::test]
async fn secrets_that_people_set_are_sent_to_nobody() {
    let _log = alone().await;
    let mut worlds = [World::new().await, World::new().await];
    for edition in editions(|format| !format.holds_parts()) {
        for (set, rules, session) in sessions(edition) {
            let what = format!("{} {set:?} {session:?}", edition.id);
            let seats = usize::from(edition.seats.0);
            let mut rows = rows(&rules, 2);
            let secrets = alike(&rules, &mut rows);
            let mut new = table(edition, &set, &vec![json!({ "for": "person" }); seats]);
            new["first"] = json!(1);
            LOG.take_all();
            for ((world, secret), salts) in worlds.iter_mut().zip(secrets).zip(1..) {
                world.open(&new, session, salts).await;
                world.act(0, &format!("secret {}", rules.show(secret))).await;
                for (place, row) in rows.iter().enumerate() {
                    world.act(1 + place % (seats - 1), &format!("row {}", rules.show(*row))).await;
                    if rules.hand_set() {
                        let answer = rules.show_answer(rules.answer(secret, *row));
                        world.act(0, &format!("answer {answer}")).await;
                    }
                }
            }
            let viewers: Vec<_> = (1..seats).map(Some).chain([None]).collect();
            compare(&mut worlds, &viewers, &what).await;
            nowhere(&rules, &secrets, &what);
            differ(&worlds, Some(0), &what).await;
        }
    }
}

#[tokio::test]
async fn secrets_that_the_computer_sets_are_sent_to_nobody() {
    let _log = alone().await;
    let mut worlds = [World::new().await, World::new().await];
    for edition in editions(|format| !format.holds_parts()) {
        for (place, (set, rules, session)) in sessions(edition).enumerate() {
            if rules.hand_set() {
                continue;
            }
            let what = format!("{} {set:?} {session:?}", edition.id);
            let mut rows = rows(&rules, 2);
            let secret = |secrets| Secret::draw(&rules, &mut Still::first(secrets)).code;
            let first = secret(1);
            let other = loop {
                match (2..2000).find(|other| same(&rules, &rows, first, secret(*other))) {
                    Some(other) => break other,
                    None => assert!(rows.pop().is_some(), "another secret"),
                }
            };
            let mut new = table(edition, &set, &[json!({ "for": "here" }), json!({ "for": "computer" })]);
            new["mode"] = json!("solo");
            // Once for each edition is enough: advice takes its time.
            new["advice"] = json!(place == 0);
            LOG.take_all();
            for (world, secrets) in worlds.iter_mut().zip([1, other]) {
                world.open(&new, session, secrets).await;
                for row in &rows {
                    world.act(0, &format!("row {}", rules.show(*row))).await;
                }
            }
            compare(&mut worlds, &[Some(0), None], &what).await;
            nowhere(&rules, &[first, secret(other)], &what);
            for world in &mut worlds {
                world.act(0, "resign round").await;
            }
            differ(&worlds, Some(0), &what).await;
        }
    }
}

#[tokio::test]
async fn the_secret_of_the_day_is_sent_to_nobody() {
    let _log = alone().await;
    let mut worlds = [World::new().await, World::new().await];
    for edition in EDITIONS.iter().filter(|edition| edition.has_daily()) {
        let rules = Rules::default_of(edition);
        let mut secrets = Vec::new();
        for (world, key) in worlds.iter_mut().zip(1..) {
            world.begin_daily(edition.id, Session::Bearer, key).await;
            secrets.push(rules.read_secret(&world.give_up().await).unwrap());
        }
        let [first, second] = secrets[..] else { unreachable!("two worlds") };
        let space = rules.guesses();
        let tries = (1..4000_u64).map(|number| space.code(number * 104_729 % space.count()).unwrap());
        let rows: Vec<_> = tries.filter(|row| same(&rules, &[*row], first, second)).take(2).collect();
        assert!(!rows.is_empty(), "{}: rows that tell nothing", edition.id);
        for session in [Session::Bearer, Session::Cookie] {
            let what = format!("{} of the day, {session:?}", edition.id);
            LOG.take_all();
            for (world, key) in worlds.iter_mut().zip(1..) {
                world.begin_daily(edition.id, session, key).await;
                for row in &rows {
                    world.act(0, &format!("row {}", rules.show(*row))).await;
                }
            }
            compare(&mut worlds, &[Some(0), None], &what).await;
            nowhere(&rules, &secrets, &what);
            for world in &mut worlds {
                world.give_up().await;
            }
            differ(&worlds, Some(0), &what).await;
        }
    }
}

#[tokio::test]
async fn markers_are_sent_to_nobody_else() {
    let _log = alone().await;
    let mut worlds = [World::new().await, World::new().await];
    for edition in editions(Format::holds_parts) {
        for (place, (set, rules, session)) in sessions(edition).enumerate() {
            let (seats, each) = (usize::from(rules.boards().players), usize::from(rules.boards().each));
            let rows = rows(&rules, 2);
            let deal = |secrets| Deal::draw(&rules, &mut Still::first(secrets));
            let hints = |deal: &Deal| -> Vec<_> {
                let by = |player: usize, row: &Code| {
                    let others =
                        deal.boards.iter().enumerate().filter(move |(board, _)| board / each != player);
                    others.map(|(_, (marker, _))| hint(*marker, *row)).collect::<Vec<_>>()
                };
                rows.iter().enumerate().map(|(place, row)| by(place % seats, row)).collect()
            };
            let markers = |deal: &Deal| deal.boards.iter().map(|(marker, _)| *marker).collect::<Vec<_>>();
            let first = deal(1);
            for viewer in 0..seats {
                let what = format!("{} {set:?} {session:?} from seat {}", edition.id, viewer + 1);
                // The viewer's own markers are the same, and all hints that he will see.
                let own = |deal: &Deal| markers(deal)[viewer * each..][..each].to_vec();
                let same = |other: &u64| {
                    let second = deal(*other);
                    markers(&first) != markers(&second)
                        && own(&first) == own(&second)
                        && hints(&first) == hints(&second)
                };
                let other = (2..400_000).find(same).expect("another deal");
                let mut new = table(edition, &set, &vec![json!({ "for": "person" }); seats]);
                new["first"] = json!(1);
                new["advice"] = json!(place == 0);
                for (world, secrets) in worlds.iter_mut().zip([1, other]) {
                    world.open(&new, session, secrets).await;
                    for (place, row) in rows.iter().enumerate() {
                        world.act(place % seats, &format!("row {}", rules.show(*row))).await;
                    }
                }
                compare(&mut worlds, &[Some(viewer), None], &what).await;
                let differs = |seat: &usize| {
                    markers(&first)[seat * each..][..each] != markers(&deal(other))[seat * each..][..each]
                };
                let another = (0..seats).find(differs).expect("somebody holds something else");
                differ(&worlds, Some(another), &what).await;
            }
        }
    }
}

#[tokio::test]
async fn at_a_real_board_nothing_follows_from_what_the_server_draws() {
    let _log = alone().await;
    let mut worlds = [World::new().await, World::new().await];
    for edition in EDITIONS {
        for session in [Session::Bearer, Session::Cookie] {
            let rules = Rules::default_of(edition);
            let group = edition.format.holds_parts();
            let seats =
                if group { usize::from(rules.boards().players) } else { usize::from(edition.seats.0) };
            let what = format!("{} at a real board, {session:?}", edition.id);
            let mut new = table(edition, &[], &vec![json!({ "for": "here" }); seats]);
            new["mode"] = json!("referee");
            new["first"] = json!(1);
            new["advice"] = json!(false);
            let mut rows = rows(&rules, 2);
            let secret = (!group).then(|| alike(&rules, &mut rows)[0]);
            for (world, secrets) in worlds.iter_mut().zip(1..) {
                world.open(&new, session, secrets).await;
                for (place, row) in rows.iter().enumerate() {
                    let by = if group { place } else { 1 + place % (seats - 1) };
                    world.act(by, &format!("row {}", rules.show(*row))).await;
                    let entered = if let Some(secret) = secret {
                        format!("answer {}", rules.show_answer(rules.answer(secret, *row)))
                    } else {
                        let others = (1..seats).map(|left| (by + left) % seats);
                        let hints: Vec<_> = others.map(|seat| format!("{}:-", seat + 1)).collect();
                        format!("hints {}", hints.join(" "))
                    };
                    world.act(0, &entered).await;
                }
            }
            let viewers: Vec<_> = (0..seats).map(Some).chain([None]).collect();
            compare(&mut worlds, &viewers, &what).await;
        }
    }
}
