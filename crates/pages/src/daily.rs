//! The code of the day: one try, the ranking, the streak.

use askama::Template;
use rules::editions::EDITIONS;
use rules::{Edition, View};
use wire::{DailyBar, DailyResult, DailyTry};
use words::Words;

use crate::frame::Frame;
use crate::replay::ShareCard;

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
    next: NextCode,
    /// The reader's result to share.
    shared: String,
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
    /// The reader's try, if it is over.
    pub view: Option<&'a View>,
    /// Whether a try that begins now won't be ranked.
    pub late: bool,
}

impl DailyPage {
    /// The page of a day; perhaps with what could not be done, and the name that was typed.
    pub fn new(frame: Frame, day: DayLook<'_>, problem: String, typed: String) -> Self {
        let words = frame.words;
        let (edition, result) = (day.edition, day.result);
        let title = words.share_daily(told(words, day.date)) + words.colon() + &words.edition_name(edition);
        let frame = frame.previewed(edition, title, words.home_daily_about().into());
        let daily = EDITIONS.iter().filter(|edition| edition.has_daily());
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
            next: NextCode::new(words, day.left),
            shared: day.view.map_or_else(String::new, |view| share(words, day.date, view, day.streak)),
            streak: if day.streak == 0 {
                words.daily_no_streak().into()
            } else {
                words.daily_streak(day.streak)
            },
            own: own(words, result),
            place: place(words, result),
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

/// When the next code comes; a script counts down.
pub(crate) struct NextCode {
    /// Seconds until then.
    pub(crate) seconds: u64,
    pub(crate) sentence: String,
    /// The sentence with a place for the time.
    pub(crate) template: String,
}

impl NextCode {
    /// In how many seconds.
    pub(crate) fn new(words: Words, seconds: u64) -> Self {
        let sentence = words.daily_next_in(words.duration(seconds));
        Self { seconds, sentence, template: words.daily_next_in("{t}") }
    }
}

/// The result of a day to share: date, rows, streak, and nothing that spoils it.
pub(crate) fn share(words: Words, date: &str, view: &View, streak: u32) -> String {
    let streak = (streak > 1).then(|| words.daily_streak(streak));
    let card = ShareCard::of(words, view, view.past.last()).map(|card| card.text());
    let lines = std::iter::once(words.share_daily(told(words, date))).chain(card).chain(streak);
    lines.collect::<Vec<_>>().join("\n")
}

/// How the reader's own try went.
fn own(words: Words, result: &DailyResult) -> String {
    match &result.own {
        None => String::new(),
        Some(own) if own.solved => {
            words.daily_solved().rows(own.rows.unsigned_abs()).time(time(words, own.millis))
        }
        Some(_) => words.daily_unsolved().into(),
    }
}

/// The reader's place. The ranking lists codes that weren't cracked, too, but that is no place to be told.
fn place(words: Words, result: &DailyResult) -> String {
    let cracked = result.own.as_ref().is_some_and(|own| own.solved);
    let told =
        |place: i64| words.daily_place().place(place.unsigned_abs()).tries(result.tries.unsigned_abs());
    result.place.filter(|_| cracked).map_or_else(String::new, told)
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
