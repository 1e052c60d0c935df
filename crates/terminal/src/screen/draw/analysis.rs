//! How a round was played, row by row: what each row cost, and how many secrets were left after each, on a logarithmic
//! scale, since a good row leaves a fraction of them.

use play::AgreedRound;
use play::review::{self, Verdict};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};
use rules::Seat;
use rules::view::PastRound;
use solver::advice::Count;
use solver::analysis::{GroupAnalysis, RoundAnalysis, RowAnalysis};

use super::canvas::{Canvas, wrap};
use super::key_bar;
use super::peg::{self, PITCH};
use crate::screen::board::{Play, ShownAnalysis};
use crate::screen::ink::STRONG;
use crate::screen::input::Input;

/// The fewest columns and lines for the analysis in columns, with a plot.
const WIDE: u16 = 78;
const TALL: u16 = 22;

/// The least lines of the plot.
const PLOT: u16 = 8;

/// The columns of a number of rows with its sign and its mark, and of their heading.
const COLUMN: u16 = 8;

/// The columns of a name: four names fit beside a row of five holes.
const NAME: u16 = 11;

/// Draws how a round was played.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, place: usize) {
    let words = play.words;
    let past = play.sight.view.past.get(place);
    let title = match past {
        Some(round) => format!(
            "{} · {}",
            words.analysis_title(),
            AgreedRound::of(&play.sight.view, round.number).name(words)
        ),
        None => words.analysis_title().into(),
    };
    let inner = canvas.window(area, (area.width, area.height - 1), &title);
    let small = area.width < WIDE || area.height < TALL;
    match (play.analysis(place), past) {
        (Some(ShownAnalysis::Round(round)), Some(past)) if small => {
            let lines = review::round(words, &play.sight.view, past, round);
            told(canvas, inner, &lines, play.scrolled);
        }
        (Some(ShownAnalysis::Group(game)), _) if small => {
            let teller = words.at(&play.sight.view.setup, play.sight.told);
            told(canvas, inner, &review::group(words, &teller, play.sight.rules(), game), play.scrolled);
        }
        (Some(ShownAnalysis::Round(round)), Some(past)) => rows(canvas, inner, play, round, past),
        (Some(ShownAnalysis::Group(game)), _) => group(canvas, inner, play, game),
        (Some(ShownAnalysis::Nothing), _) => {
            canvas.sentences(inner, &[words.prompt_unknown_fit().into()], Style::new());
        }
        _ => {
            canvas.sentences(inner, &[words.screen_thinking().into()], Style::new());
        }
    }
    key_bar(
        canvas,
        area,
        &[
            ("←→", words.screen_other_round().into(), Input::Right),
            ("↑↓", words.screen_scroll().into(), Input::Down),
            ("Esc", words.page_close().into(), Input::Esc),
        ],
    );
}

/// The analysis in sentences, for a window without room for columns, from a line on.
fn told(canvas: &mut Canvas<'_>, area: Rect, sentences: &[String], first: usize) {
    let lines: Vec<_> = sentences.iter().flat_map(|sentence| wrap(sentence, area.width)).collect();
    let most = lines.len().saturating_sub(usize::from(area.height));
    canvas.sentences(area, &lines[first.min(most)..], Style::new());
}

fn rows(canvas: &mut Canvas<'_>, area: Rect, play: &Play, round: &RoundAnalysis, past: &PastRound) {
    let words = play.words;
    let rules = play.sight.rules();
    let holes = u16::from(rules.holes());
    let count = |count: Count| match count {
        Count::Exactly(count) => words.number(count),
        Count::MoreThan(count) => format!(">{}", words.number(count)),
        Count::Unknown => "?".to_owned(),
    };
    let teller = words.at(&play.sight.view.setup, play.sight.told);
    let mut sentences = review::players(&teller, &play.played);
    sentences.push([review::round_price(words, round.lost()), review::luck(words, round.luck())].join(" "));
    let mut y = area.y + canvas.sentences(area, &sentences, Style::new());
    // The columns of luck, loss and the better row, with room for the largest counts before them.
    let columns = [0, COLUMN, 2 * COLUMN].map(|column| area.x + 31 + holes * PITCH + column);
    for (x, head) in
        columns.into_iter().zip([words.screen_luck(), words.screen_lost(), words.screen_better()])
    {
        canvas.put(x, y, area.right(), &head, canvas.ink.faint());
    }
    y += 1;
    let room = area.bottom().saturating_sub(y + PLOT + 1);
    // Of a long round, show the last rows: they decided it.
    let first = round.rows.len().saturating_sub(usize::from(room));
    for row in &round.rows[first..] {
        let mut x = canvas.put(area.x, y, area.right(), &format!("{:>2} ", row.row), canvas.ink.faint());
        if let Some(code) = row.guess {
            peg::code(canvas, x, y, rules, code);
        }
        x += holes * PITCH + 1;
        if let Some(answer) = row.answer {
            canvas.put(x, y, area.right(), &rules.answer_in_colours(answer), STRONG);
        }
        x += 7;
        let left = format!("{} → {}", count(row.before), count(row.after));
        canvas.put(x, y, area.right(), &left, Style::new());
        let luck = row.luck().filter(|_| row.answer.is_some());
        let lost = row.lost().filter(|lost| review::is_loss(lost.rows));
        let told = [
            luck.map_or_else(String::new, |luck| review::brief(words, luck, true)),
            lost.map_or_else(String::new, |lost| review::brief(words, lost, false)),
            judged(play, row),
        ];
        for (x, text) in columns.into_iter().zip(told) {
            canvas.put(x, y, area.right(), &text, Style::new());
        }
        y += 1;
    }
    if let Some(secret) = past.secret.filter(|_| y < area.bottom()) {
        let x = canvas.put(area.x, y, area.right(), "   ", Style::new());
        peg::code(canvas, x, y, rules, secret);
        canvas.put(x + holes * PITCH + 1, y, area.right(), &words.screen_secret(), canvas.ink.faint());
        y += 1;
    }
    let plot = Rect { y, height: area.bottom() - y, ..area };
    self::plot(canvas, plot, play, &[review::secrets_left(round)], 0);
}

/// Whether a row was the best one, or which one was better.
fn judged(play: &Play, row: &RowAnalysis) -> String {
    match review::verdict_of(row) {
        Some(Verdict::Best) => play.words.screen_best().into(),
        Some(Verdict::Better(best)) => play.words.typed(play.sight.rules(), best),
        None => String::new(),
    }
}

/// A group: what everybody knew after each row.
fn group(canvas: &mut Canvas<'_>, area: Rect, play: &Play, game: &GroupAnalysis) {
    let words = play.words;
    let rules = play.sight.rules();
    let teller = words.at(&play.sight.view.setup, play.sight.told);
    let seats: Vec<Seat> = play.sight.view.seats.iter().map(|seat| seat.seat).collect();
    let holes = u16::from(rules.holes());
    canvas.put(area.x, area.y, area.right(), &words.screen_group_left(), canvas.ink.faint());
    let start = area.x + NAME + 2 + holes * PITCH;
    for (place, seat) in seats.iter().enumerate() {
        let x = start + place as u16 * NAME;
        canvas.put(x, area.y + 1, x + NAME - 1, &teller.name(*seat), canvas.ink.line(place));
    }
    let mut y = area.y + 2;
    let room = usize::from(area.height.saturating_sub(3 + PLOT));
    let first = game.rows.len().saturating_sub(room);
    for row in &game.rows[first..] {
        canvas.put(area.x, y, area.x + NAME, &teller.name(row.by), Style::new());
        if let Some(code) = row.guess {
            peg::code(canvas, area.x + NAME + 1, y, rules, code);
        }
        for (place, known) in row.after.iter().enumerate() {
            let x = start + place as u16 * NAME;
            canvas.put(x, y, x + NAME - 1, &words.number(known.secrets as u64), Style::new());
        }
        y += 1;
    }
    canvas.put(area.x, y, area.x + NAME, &words.screen_secret(), canvas.ink.faint());
    peg::code(canvas, area.x + NAME + 1, y, rules, game.secret);
    let plot = Rect { y: y + 1, height: area.bottom().saturating_sub(y + 1), ..area };
    self::plot(canvas, plot, play, &review::secrets_left_in_group(game), 1);
}

/// Secrets left after each row, starting at a row's number: one line per player who has any.
fn plot(canvas: &mut Canvas<'_>, area: Rect, play: &Play, lines: &[Vec<u64>], first: u8) {
    let points = lines.iter().map(Vec::len).max().unwrap_or(0);
    if area.height < 4 || points < 2 {
        return;
    }
    let words = play.words;
    let last = first + (points - 1) as u8;
    let points: Vec<Vec<(f64, f64)>> = lines
        .iter()
        .map(|left| (first..).map(f64::from).zip(left.iter().copied().map(logarithm)).collect())
        .collect();
    // The power of ten above the maximum.
    let all = lines.iter().flatten();
    let top = all.map(|left| left.saturating_sub(1).max(1).ilog10() + 1).max().unwrap_or(1);
    let labels: Vec<_> = (0..=top).map(|power| words.number(10u64.pow(power))).collect();
    let margin = labels.iter().map(|label| label.chars().count() as u16).max().unwrap_or(0) + 1;
    // A single line needs no colour.
    let style = |place| if points.len() == 1 { STRONG } else { canvas.ink.line(place) };
    let line = |(place, points)| {
        let line = Dataset::default().marker(Marker::Braille).graph_type(GraphType::Line);
        line.style(style(place)).data(points)
    };
    let lines = points.iter().map(Vec::as_slice).enumerate().map(line).collect();
    Chart::new(lines)
        .x_axis(
            Axis::default()
                .bounds([f64::from(first), f64::from(last)])
                // The chart would put its own labels beside their points; these keep the line free.
                .labels(["", ""])
                .style(canvas.ink.faint()),
        )
        .y_axis(
            Axis::default()
                .title(Line::from(words.analysis_secrets_left()))
                .bounds([0.0, f64::from(top)])
                .labels(labels)
                .style(canvas.ink.faint()),
        )
        .render(area, canvas.buffer);
    let across = area.width - margin - 1;
    for row in first..=last {
        let x = area.x + margin + u16::from(row - first) * across / u16::from(last - first);
        let label = row.to_string();
        let x = x.min(area.right() - label.len() as u16);
        canvas.put(x, area.bottom() - 1, area.right(), &label, canvas.ink.faint());
    }
}

/// The logarithm to base ten. If nothing fits any more, it counts as that of one.
#[allow(clippy::cast_precision_loss, reason = "it is drawn in a few dozen cells")]
fn logarithm(count: u64) -> f64 {
    (count.max(1) as f64).log10()
}
