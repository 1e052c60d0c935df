//! The code of the day: one try, the ranking, the streak.

use askama::Template;
use rules::Edition;
use rules::editions::EDITIONS;
use wire::{DailyBar, DailyResult, DailyTry};
use words::Words;

use crate::frame::Frame;

/// How wide a full bar is drawn.
const FULL: i64 = 100;

/// The most places of the ranking that are shown.
const SHOWN: usize = 20;

/// The page.
#[derive(Template)]
#[template(path = "daily.html")]
pub struct DailyPage {
    frame: Frame,
    id: &'static str,
    name: String,
    /// The file with the picture of its board.
    picture: String,
    date: String,
    /// Whether it is today's.
    today: bool,
    next_in: String,
    streak: String,
    /// The reader's result, if the try is over.
    own: String,
    place: String,
    /// That the reader's try isn't or won't be ranked, and why.
    unranked: String,
    /// What the ranking is worth.
    worth: String,
    /// What the mark beside some tries means, if there are any.
    legend: String,
    bars: Vec<BarRow>,
    ranking: Vec<RankingLine>,
    before: String,
    after: Option<String>,
    editions: Vec<Chip>,
    problem: String,
    typed: String,
    tries: String,
    /// Where the reader's try is played, or looked at once it is over.
    table: Option<String>,
}

/// A bar of the histogram.
struct BarRow {
    label: String,
    tries: String,
    width: i64,
    own: bool,
}

/// A line of the ranking.
struct RankingLine {
    name: Option<String>,
    rows: String,
    time: String,
    marked: bool,
}

/// Another edition.
struct Chip {
    id: &'static str,
    name: String,
    current: bool,
}

/// A day as somebody looks at it.
pub struct DayLook<'a> {
    /// The edition.
    pub edition: &'static Edition,
    /// The date, such as 2026-01-31.
    pub date: &'a str,
    /// Whether it is today's.
    pub today: bool,
    /// The day before.
    pub before: String,
    /// The day after, if it has come.
    pub after: Option<String>,
    /// Seconds until the next code.
    pub left: u64,
    /// How it went.
    pub result: &'a DailyResult,
    /// How many days in a row the reader has found the code.
    pub streak: u32,
    /// Where the reader's try is played, or looked at once it is over.
    pub table: Option<String>,
    /// Whether a try that begins now won't be ranked.
    pub late: bool,
}

impl DailyPage {
    /// The page of a day; perhaps with what could not be done, and the name that was typed.
    pub fn new(frame: Frame, day: DayLook<'_>, problem: String, typed: String) -> Self {
        let words = frame.words;
        let (edition, result) = (day.edition, day.result);
        let daily = EDITIONS.iter().filter(|edition| !edition.format.holds_parts());
        let chip = |one: &'static Edition| Chip {
            id: one.id,
            name: words.edition_name(one),
            current: one.id == edition.id,
        };
        Self {
            picture: format!("board-{}.svg", edition.id),
            id: edition.id,
            name: words.edition_name(edition),
            date: told(words, day.date),
            today: day.today,
            next_in: words.daily_next_in(words.duration(day.left)),
            streak: if day.streak == 0 {
                words.daily_no_streak().into()
            } else {
                words.daily_streak(day.streak)
            },
            own: own(words, result),
            place: result.place.map_or_else(String::new, |place| {
                words.daily_place(place.unsigned_abs(), result.tries.unsigned_abs())
            }),
            unranked: match &result.own {
                Some(own) if !own.ranked => words.daily_unranked().into(),
                None if day.late => words.daily_will_be_unranked().into(),
                _ => String::new(),
            },
            worth: words.daily_worth().into(),
            legend: if result.ranking.iter().take(SHOWN).any(|one| one.marked) {
                words.daily_marked().into()
            } else {
                String::new()
            },
            bars: bars(words, result),
            ranking: ranking(words, result),
            before: day.before,
            after: day.after,
            editions: daily.map(chip).collect(),
            problem,
            table: day.table,
            typed,
            tries: words.daily_tries(result.tries.unsigned_abs()),
            frame,
        }
    }
}

/// How the reader's own try went.
fn own(words: Words, result: &DailyResult) -> String {
    match &result.own {
        None => String::new(),
        Some(own) if own.solved => words.daily_solved(own.rows.unsigned_abs(), time(words, own.millis)),
        Some(_) => words.daily_unsolved().into(),
    }
}

fn bars(words: Words, result: &DailyResult) -> Vec<BarRow> {
    let most = result.histogram.iter().map(|bar| bar.tries).max().unwrap_or(1).max(1);
    let own = result.own.as_ref().map(|own| own.solved.then_some(own.rows));
    let row = |bar: &DailyBar| BarRow {
        label: bar.rows.map_or_else(|| words.daily_never().into(), |rows| rows.to_string()),
        tries: words.number(bar.tries.unsigned_abs()),
        width: (bar.tries * FULL / most).max(1),
        own: own == Some(bar.rows),
    };
    result.histogram.iter().map(row).collect()
}

fn ranking(words: Words, result: &DailyResult) -> Vec<RankingLine> {
    let place = |one: &DailyTry| RankingLine {
        name: one.name.clone(),
        rows: if one.solved { one.rows.to_string() } else { words.daily_never().into() },
        time: time(words, one.millis),
        marked: one.marked,
    };
    result.ranking.iter().take(SHOWN).map(place).collect()
}

fn time(words: Words, millis: i64) -> String {
    words.clock(millis.unsigned_abs() / 1000)
}

/// A date as people say it.
pub(crate) fn told(words: Words, date: &str) -> String {
    let mut parts = date.split('-');
    let mut part = || parts.next().unwrap_or("1");
    let year = part().parse().unwrap_or(1970);
    let (month, day) = (part().parse().unwrap_or(1), part().parse().unwrap_or(1));
    words.date(year, month, day)
}
