//! A process that the tests start and kill: it writes to a store and says what was acknowledged.
//!
//! `hammer ADDRESS append WRITERS` appends to a match for each writer until it is killed; `hammer ADDRESS hold` has the
//! store open until its input ends; `hammer ADDRESS fill BALLAST` appends until there is no room, looks whether all
//! that was acknowledged is there, removes the file `BALLAST`, and appends once more.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::Duration;

use store::{Access, Append, Appended, NewAction, NewMatch, NewStoredTable, Store};

/// Whatever went wrong.
type AnyError = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        [address, "append", writers] => append(address, writers.parse().unwrap_or(1)).await,
        [address, "hold"] => hold(address).await,
        [address, "fill", ballast] => fill(address, ballast).await,
        _ => Err("usage: hammer ADDRESS append WRITERS | hold | fill BALLAST".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error} ({error:?})");
            ExitCode::FAILURE
        }
    }
}

/// Says a line at once: what was said before a kill arrives.
fn say(line: &str) {
    let mut output = std::io::stdout().lock();
    if output.write_all(format!("{line}\n").as_bytes()).and_then(|()| output.flush()).is_err() {
        // Nobody listens any more.
        std::process::exit(0);
    }
}

/// Opens a store with a match for each writer.
async fn prepared(address: &str, writers: usize) -> Result<Store, AnyError> {
    let store = Store::open(address, Access::Serve).await?;
    for writer in 0..writers {
        let id = format!("m{writer}");
        let table = NewStoredTable {
            id: id.clone(),
            code: id.clone(),
            public: true,
            settings: "{}".to_owned(),
            now: 1,
            seats: Vec::new(),
            request: None,
        };
        store.open_table(table).await?;
        let new = NewMatch {
            table_id: id.clone(),
            id,
            ordinal: 0,
            header: "a match".to_owned(),
            now: 1,
            ..NewMatch::default()
        };
        store.start_match(new).await?;
    }
    Ok(store)
}

/// An append of one line.
fn row(writer: usize, expected: i64, line: String) -> Append {
    Append {
        match_id: format!("m{writer}"),
        expected,
        after: None,
        actions: vec![NewAction { moment: expected, seat: Some(1), line }],
        now: expected,
        ending: None,
        due: Vec::new(),
        request: None,
    }
}

/// Appends for ever, each writer to its own match.
async fn append(address: &str, writers: usize) -> Result<(), AnyError> {
    let store = prepared(address, writers).await?;
    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..writers {
        let store = store.clone();
        tasks.spawn(async move {
            let mut number = 0;
            loop {
                match store.append(row(writer, number, format!("row {number}"))).await? {
                    Appended::Done { number: reached } => number = reached,
                    Appended::Stale { current } => number = current,
                    other => return Err::<(), AnyError>(format!("{other:?}").into()),
                }
                say(&format!("m{writer} {number}"));
            }
        });
    }
    tasks.join_next().await.expect("a writer").expect("no panic")
}

/// Has the store open.
async fn hold(address: &str) -> Result<(), AnyError> {
    let _store = Store::open(address, Access::Serve).await?;
    say("open");
    let wait = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    wait.await.expect("no panic").expect("an input");
    Ok(())
}

/// Appends until there is no room.
async fn fill(address: &str, ballast: &str) -> Result<(), AnyError> {
    let store = prepared(address, 1).await?;
    let (mut number, line) = (0, "x".repeat(4000));
    let refusal = loop {
        match store.append(row(0, number, line.clone())).await {
            Ok(Appended::Done { number: reached }) => number = reached,
            Ok(other) => return Err(format!("{other:?}").into()),
            Err(error) => break error,
        }
        assert!(number < 100_000, "the disk is never full");
    };
    say(&format!("refused {refusal:?}: {refusal}"));
    let loaded = store.load("m0").await?.expect("the match");
    assert_eq!(loaded.0.number, number, "all that was acknowledged is there, and nothing else");
    std::fs::remove_file(ballast).expect("the ballast");
    let mut tries = 0;
    let again = loop {
        match store.append(row(0, number, line.clone())).await {
            // There is room again in a moment.
            Err(_) if tries < 100 => tokio::time::sleep(Duration::from_millis(50)).await,
            outcome => break outcome?,
        }
        tries += 1;
    };
    assert_eq!(again, Appended::Done { number: number + 1 });
    store.close().await;
    let store = Store::open(address, Access::Serve).await?;
    assert_eq!(
        store.load("m0").await?.expect("the match").1.len(),
        usize::try_from(number).expect("a count") + 1
    );
    say(&format!("intact {}", number + 1));
    Ok(())
}
