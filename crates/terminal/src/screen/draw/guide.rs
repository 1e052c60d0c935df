//! The rules of an edition, with one example drawn: over the board, and beside the list of editions.

use play::{Guide, examples, spoken};
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Code, Edition, Rules};
use words::Words;

use super::canvas::{Canvas, wrap};
use super::over::page_keys;
use super::peg;
use crate::screen::board::Play;
use crate::screen::ink::STRONG;

/// A line of the rules.
enum GuideLine {
    Text(String),
    Heading(String),
    /// A code, and the text before it.
    Code(String, Code),
}

/// Draws the rules over the board, from a line on.
pub(super) fn over(canvas: &mut Canvas<'_>, area: Rect, play: &Play, first: usize) {
    let edition = play.sight.rules().edition();
    let title = play.words.guide_of(play.words.edition_name(edition));
    let inner = canvas.window(area, (area.width.min(84), area.height - 2), &title);
    let inner = Rect { x: inner.x + 1, width: inner.width - 2, ..inner };
    draw(canvas, inner, play.words, edition, first);
    page_keys(canvas, area, play);
}

/// Draws the rules beside the list of editions, from a line on.
pub(super) fn beside(
    canvas: &mut Canvas<'_>,
    area: Rect,
    words: Words,
    edition: &'static Edition,
    first: usize,
) {
    let inner = canvas.frame(area, &words.edition_name(edition));
    draw(canvas, inner, words, edition, first);
}

fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, edition: &'static Edition, first: usize) {
    let rules = spoken(edition, words.language());
    let lines = lines(words, &rules, area.width);
    let most = lines.len().saturating_sub(usize::from(area.height));
    for (y, line) in (area.y..area.bottom()).zip(&lines[first.min(most)..]) {
        match line {
            GuideLine::Text(text) => {
                canvas.put(area.x, y, area.right(), text, Style::new());
            }
            GuideLine::Heading(text) => {
                canvas.put(area.x, y, area.right(), text, STRONG);
            }
            GuideLine::Code(label, code) => {
                let x = canvas.put(area.x, y, area.right(), label, canvas.ink.faint());
                peg::code(canvas, x, y, &rules, *code);
            }
        }
    }
}

/// All lines, in a number of columns.
fn lines(words: Words, rules: &Rules, columns: u16) -> Vec<GuideLine> {
    let edition = rules.edition();
    let guide = Guide::new(words, edition);
    let mut lines = Vec::new();
    let mut text = |lines: &mut Vec<GuideLine>, sentence: &str| {
        lines.extend(wrap(sentence, columns).into_iter().map(GuideLine::Text));
    };
    text(&mut lines, &words.edition_about(edition));
    text(&mut lines, &(words.edition_facts_at_first(rules) + "."));
    text(&mut lines, &(words.sheet(edition.sheet) + "."));
    for section in guide.sections(words) {
        lines.push(GuideLine::Text(String::new()));
        lines.extend(wrap(&section.title, columns).into_iter().map(GuideLine::Heading));
        for sentence in &section.lines {
            text(&mut lines, sentence);
        }
        if section.title == words.guide_answers() {
            example(&mut lines, words, rules, &mut text);
        }
    }
    lines.push(GuideLine::Text(String::new()));
    lines.push(GuideLine::Heading(words.guide_options().into()));
    for option in &guide.options {
        text(&mut lines, &format!("{} ({}): {}", option.name, option.written, option.help));
    }
    lines
}

/// One example: a secret, a guess, and why it gets its pins.
fn example(
    lines: &mut Vec<GuideLine>,
    words: Words,
    rules: &Rules,
    text: &mut impl FnMut(&mut Vec<GuideLine>, &str),
) {
    let Some((secret, guess)) = examples(rules).into_iter().next() else { return };
    let labels = [words.guide_try_secret(), words.guide_try_guess()];
    let widest = labels.iter().map(|label| super::canvas::width(label)).max().unwrap_or(0) + 1;
    lines.push(GuideLine::Text(String::new()));
    lines.push(GuideLine::Heading(words.guide_example().into()));
    for (label, code) in labels.iter().zip([secret, guess]) {
        let gap = " ".repeat(usize::from(widest - super::canvas::width(label)));
        lines.push(GuideLine::Code(format!("{label}{gap}"), code));
    }
    let why = if rules.edition().format.holds_parts() {
        words.why_hints(rules, &play::markers_of(rules, secret), guess)
    } else {
        text(lines, &words.answer_sentence(rules, rules.answer(secret, guess)));
        words.why(rules, secret, guess)
    };
    for sentence in why {
        text(lines, &sentence);
    }
}
