//! `cargo xtask bench pocket`: how long the game takes in a browser, beside the same requests on this machine with the
//! instructions that every processor has, in the same run. Every answer is compared byte for byte.
//!
//! What takes thought is asked of the bare module at once after it was loaded (`first`), when the browser compiles whatever
//! runs and nothing is known of the edition, and again (`later`). Then the page is used as by a player, who looks at it for a
//! moment: from the tap until pins or hint are laid out, through workers and storage.

#[allow(dead_code, reason = "tests let a site change")]
#[path = "../tests/site/host.rs"]
mod host;
#[allow(dead_code, reason = "tests look at more of a page")]
#[path = "../tests/pocket/phone.rs"]
mod phone;

use std::env;
use std::time::Instant;

use browser::{Browser, BrowserPage, Look};
use pocket::{KeptRow, Pocket, PocketRequest, PocketResponse};
use rules::{Edition, Rules};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use solver::Backend;
use solver::computer::Level;

use self::host::WebHost;
use self::phone::Phone;

/// Milliseconds that a hint, or what a computer of any level thinks about one row, may take in the browser.
const THOUGHT: [(&str, f64); 4] =
    [("original", 50.0), ("eight-blanks", 300.0), ("super", 600.0), ("grand", 1500.0)];

/// Megabytes that the module may take.
const MEMORY: f64 = 150.0;

/// Rows that are placed before hints, by number: early ones leave the most to think about.
const ROWS: u64 = 2;

/// How often everything is asked; the fastest counts, since others may use the machine.
const RUNS: usize = 3;

/// Rows that are placed on the page.
const PLACED: usize = 100;

/// Milliseconds that somebody takes to fill a row, who has thought about it before.
const FILLING: u32 = 500;

/// Milliseconds that somebody looks at a new board before asking for a hint.
const LOOKING: u32 = 1500;

/// Milliseconds from the tap to the pins, for nineteen of twenty rows.
const PINS: f64 = 16.0;

/// Requests that are asked one after the other.
struct Course {
    name: String,
    /// How long one may take in the browser.
    limit: f64,
    asked: Vec<PocketRequest>,
}

/// How long a course took.
#[derive(Clone, Copy)]
struct CourseTime {
    /// The slowest of its requests when they were asked the first time, and when they were asked again.
    first: f64,
    later: f64,
    /// All together.
    total: f64,
    /// Megabytes that the module has taken by then.
    memory: f64,
}

fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    assert!(Backend::Portable.settle(), "nothing was computed before");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(measure());
}

async fn measure() {
    let host = WebHost::start("");
    let browser = Browser::start().await;
    // Nothing that was compiled before is kept for another window of this kind.
    let visitor = browser.visitor(Look::WIDE).await;
    let mut over = Vec::new();
    println!(
        "{:<34}{:>12}{:>12}{:>12}{:>12}{:>10}{:>10}",
        "slowest, ms", "first", "later", "native", "may take", "native/", "MB"
    );
    for course in courses() {
        let mut best: Option<(CourseTime, CourseTime)> = None;
        for _ in 0..RUNS {
            let (told, native) = here(&course);
            // A page of its own: what a browser has compiled for another is not used.
            let page = visitor.open(&(host.address() + "start.js")).await;
            let there = there(&page, &course, &told).await;
            page.close().await;
            let (a, b) = best.unwrap_or((native, there));
            best = Some((a.fastest(native), b.fastest(there)));
        }
        let (native, there) = best.expect("at least one run");
        let ratio = native.total / there.total;
        println!(
            "{:<34}{:>12.1}{:>12.1}{:>12.1}{:>12.0}{:>10.2}{:>10.0}",
            course.name, there.first, there.later, native.first, course.limit, ratio, there.memory
        );
        if there.later > course.limit || there.memory > MEMORY {
            over.push(course.name);
        }
    }
    // Here what is kept lies on the disk, as with people.
    let page = browser.owner(Look::WIDE.keeping()).await.open(&host.address()).await;
    page.css(".hero").await;
    println!();
    for (edition, limit) in THOUGHT {
        let mut took = f64::INFINITY;
        for _ in 0..RUNS {
            took = took.min(hint(&page, &host.address(), edition).await);
        }
        println!("{edition}: first hint of a game, from tap to text: {took:.1} ms (may take {limit:.0})");
        if took > limit {
            over.push(format!("{edition}: first hint of a game"));
        }
    }
    let mut times = rows(&page, &host.address()).await;
    times.sort_by(f64::total_cmp);
    // So many took at most as long as the last of them.
    let at_most = |rows: usize| times[rows - 1];
    let (middle, slow) = (at_most(times.len() / 2), at_most(times.len() * 19 / 20));
    println!("a row, from tap to pins: {middle:.1} ms, 19 of 20 in {slow:.1} ms (may take {PINS:.0})");
    if slow > PINS {
        over.push("a row, from tap to pins".to_owned());
    }
    host.stop();
    assert!(over.is_empty(), "these take too long: {}", over.join(", "));
}

impl CourseTime {
    fn fastest(self, other: Self) -> Self {
        Self {
            first: self.first.min(other.first),
            later: self.later.min(other.later),
            total: self.total.min(other.total),
            memory: self.memory.max(other.memory),
        }
    }

    /// Of the milliseconds that each request took, in two rounds.
    fn of(first: &[f64], later: &[f64], memory: f64) -> Self {
        let slowest = |times: &[f64]| times.iter().copied().fold(0.0, f64::max);
        Self { first: slowest(first), later: slowest(later), total: first.iter().chain(later).sum(), memory }
    }
}

/// Hints before, between and after some rows, and the rows of a computer of every level.
fn courses() -> Vec<Course> {
    let mut courses = Vec::new();
    for (edition, limit) in THOUGHT {
        let rules = Rules::default_of(Edition::find(edition).expect("an edition"));
        // Any would do: those at some sevenths of all.
        let code = |sevenths: u64| {
            let code = rules.secrets().code(rules.secrets().count() / 7 * sevenths).expect("a code");
            rules.show(code)
        };
        let mut phone = Phone::new();
        let fields =
            [("edition", edition), ("with", "computer"), ("sent", "yes"), ("solo", "on"), ("advice", "on")];
        let table = phone.post("/new", &fields).table();
        phone.told = Some(Vec::new());
        for placed in 0..=ROWS {
            let page = phone.open(&format!("{table}?hint=best"));
            let entry = page.form(|form| form.field("action") == Some("row")).expect("an entry");
            phone.submit(&entry.with("typed", &code(placed + 2)));
        }
        courses.push(Course::of(format!("{edition}: hints"), limit, phone, |asked| {
            asked.path.contains("hint=")
        }));
        for level in Level::LEVELS {
            let mut phone = Phone::new();
            let seat = format!("computer {}", level.name());
            let fields = [
                ("edition", edition),
                ("with", "computer"),
                ("sent", "yes"),
                ("seat-2", &*seat),
                ("first", "1"),
            ];
            phone.thinks = false;
            let page = phone.post("/new", &fields);
            let entry = page.form(|form| form.field("action") == Some("secret")).expect("an entry");
            let page = phone.submit(&entry.with("typed", &code(3)));
            phone.thinks = true;
            phone.told = Some(Vec::new());
            phone.post(&format!("{}/think", page.table()), &[]);
            let name = format!("{edition}: rows of {}", level.name());
            courses.push(Course::of(name, limit, phone, |asked| asked.path.ends_with("/think")));
        }
    }
    courses
}

impl Course {
    /// Those of the requests of a phone that take thought.
    fn of(name: String, limit: f64, mut phone: Phone, thinks: impl Fn(&PocketRequest) -> bool) -> Self {
        let told = phone.told.take().unwrap_or_default();
        let asked = told.into_iter().map(|(asked, _)| serde_json::from_str(&asked).expect("a request"));
        let asked: Vec<_> = asked.filter(|asked| thinks(asked)).collect();
        assert!(!asked.is_empty(), "{name} takes no thought");
        Self { name, limit, asked }
    }
}

/// How many rows a computer has placed in an answer, at least one.
fn placed(asked: &PocketRequest, told: &PocketResponse) -> f64 {
    let rows = |texts: &[KeptRow]| texts.iter().map(|row| row.text.matches(" row ").count()).sum::<usize>();
    let placed = rows(&told.keep).saturating_sub(rows(&asked.kept)).max(1);
    f64::from(u32::try_from(placed).unwrap_or(u32::MAX))
}

/// Asks on this machine, twice: how long each took, by rows, and what it was told.
fn here(course: &Course) -> (Vec<(String, f64)>, CourseTime) {
    let pocket = Pocket::new();
    let mut told = Vec::new();
    let mut round = || {
        let times = course.asked.iter().map(|asked| {
            let begun = Instant::now();
            let answer = pocket.answer(asked);
            let took = begun.elapsed().as_secs_f64() * 1e3;
            let rows = placed(asked, &answer);
            let text = serde_json::to_string(&answer).expect("plain values become JSON");
            told.push((hex::encode(Sha256::digest(text)), rows));
            took / rows
        });
        times.collect::<Vec<_>>()
    };
    let (first, later) = (round(), round());
    told.truncate(course.asked.len());
    (told, CourseTime::of(&first, &later, 0.0))
}

/// Asks in a browser, twice, on a page where nothing has run yet.
async fn there(page: &BrowserPage, course: &Course, told: &[(String, f64)]) -> CourseTime {
    page.evaluate(include_str!("ask.js")).await;
    let mut rounds = Vec::new();
    let mut memory = 0.0;
    for _ in 0..2 {
        let mut times = Vec::new();
        for (asked, (digest, rows)) in course.asked.iter().zip(told) {
            let asked = Value::from(serde_json::to_string(asked).expect("plain values become JSON"));
            let answer = page.evaluate(&format!("ask({asked})")).await;
            assert_eq!(answer["digest"], **digest, "{} is answered otherwise in the browser", course.name);
            times.push(answer["took"].as_f64().expect("a time") / rows);
            memory = answer["memory"].as_f64().expect("a size") / f64::from(1 << 20);
        }
        rounds.push(times);
    }
    CourseTime::of(&rounds[0], &rounds[1], memory)
}

/// Opens a game on the page that somebody plays alone, with hints.
async fn begin(page: &BrowserPage, site: &str, edition: &str) {
    page.go(&format!("{site}new?edition={edition}&with=computer&sent=yes&solo=on&advice=on")).await;
    page.through(page.press("#open")).await;
    page.css("#table[data-local]").await;
    // A tap before the page's script is there would load the page anew.
    page.css("#place[aria-disabled]").await;
    page.evaluate(include_str!("tap.js")).await;
}

/// Asks for the first hint of a game on the page: the hardest one, the best row.
async fn hint(page: &BrowserPage, site: &str, edition: &str) -> f64 {
    begin(page, site, edition).await;
    page.evaluate(&format!("hint({LOOKING})")).await.as_f64().expect("a time")
}

/// Places rows on the page, game after game, and tells how long each took from the tap until its pins were laid out.
async fn rows(page: &BrowserPage, site: &str) -> Vec<f64> {
    let mut times = Vec::new();
    while times.len() < PLACED {
        begin(page, site, "original").await;
        while page.try_css("#over").await.is_none() {
            let took = page.evaluate(&format!("tap('RRGG', {FILLING})")).await;
            times.push(took.as_f64().expect("a time"));
        }
    }
    times
}
