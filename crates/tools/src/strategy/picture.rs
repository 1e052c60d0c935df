//! A strategy as a picture: a tree that grows to the right, a line for every way that is drawn to its end, and
//! beside each line in which rows its secrets are found.

use std::fmt::Write as _;

use rules::edition::PinColour;
use rules::{Answer, Code, Rules};
use shell::Failure;
use solver::Tree;
use words::Words;

use super::fault;
use super::report::decimal;
use super::written::KnownStrategy;

/// The most lines that are drawn; a tree with more is cut off at a row.
const LINES: usize = 120;

/// From one line, one peg, one pin to the next.
const LINE: usize = 30;
const PEG: usize = 23;
const PIN: usize = 9;
/// Room for the number of secrets left.
const NUMBER: usize = 44;
/// From one row of the board to the next.
const GAP: usize = 34;
/// A column of the table.
const CELL: usize = 52;
const MARGIN: usize = 24;
/// How round ways bend.
const BEND: usize = 6;
/// Above the first line.
const HEAD: usize = 116;

/// Draws a strategy.
pub(super) fn svg(known: &KnownStrategy<'_>, words: Words) -> Result<String, Failure> {
    let replay = known.tree.verify(known.rules).map_err(fault::tree(words))?;
    let secrets: Vec<_> = known.rules.secrets().iter().collect();
    let deepest = (1..=replay.worst())
        .take_while(|rows| *rows == 1 || known.tree.lines(*rows) <= LINES)
        .last()
        .unwrap_or(1);
    let mut picture = Picture {
        rules: known.rules,
        words,
        deepest,
        worst: replay.worst(),
        most: 1,
        counts: vec![vec![0; replay.worst()]],
        ways: String::new(),
        nodes: String::new(),
    };
    picture.draw(known.tree, None, &secrets, 0);
    let most = picture.counts.iter().flatten().max();
    picture.most = most.copied().unwrap_or(1).max(1);
    Ok(picture.finish(known, &replay.histogram, replay.total(), replay.mean()))
}

struct Picture<'a> {
    rules: &'a Rules,
    words: Words,
    /// Rows that are drawn.
    deepest: usize,
    worst: usize,
    /// The largest number in the table.
    most: u64,
    /// For every line how many secrets are found in which row.
    counts: Vec<Vec<u64>>,
    ways: String,
    nodes: String,
}

impl Picture<'_> {
    const fn holes(&self) -> usize {
        self.rules.holes() as usize
    }

    /// Width of the pins: two lines of them, as beside a row of the board.
    const fn pins(&self) -> usize {
        self.holes().div_ceil(2) * PIN + 6
    }

    /// Where the pegs of a row begin.
    const fn pegs_at(&self, depth: usize) -> usize {
        MARGIN + depth * (self.holes() * PEG + GAP + self.pins() + NUMBER)
    }

    const fn line_at(line: usize) -> usize {
        HEAD + line * LINE
    }

    /// Draws a guess and what follows it, the first on the same line.
    fn draw(&mut self, tree: &Tree, answer: Option<Answer>, secrets: &[Code], depth: usize) {
        let line = self.counts.len() - 1;
        let (x, y) = (self.pegs_at(depth), Self::line_at(line));
        self.node(tree.guess, answer, secrets.len(), x, y);
        self.counts[line][depth] += u64::from(secrets.contains(&tree.guess));
        let mut above = y;
        let mut first = true;
        for (answer, branch) in &tree.branches {
            let part = |secret: &Code| self.rules.answer(*secret, tree.guess) == *answer;
            let part: Vec<_> = secrets.iter().copied().filter(part).collect();
            if part.is_empty() {
                continue;
            }
            if depth + 1 == self.deepest {
                branch.count(self.rules, &part, depth + 1, &mut self.counts[line]);
                continue;
            }
            if !first {
                self.counts.push(vec![0; self.worst]);
            }
            let below = Self::line_at(self.counts.len() - 1);
            self.way(x, above, below, depth);
            // The next one begins where this one leaves the common line.
            above = below - if first { 0 } else { BEND };
            self.draw(branch, Some(*answer), &part, depth + 1);
            first = false;
        }
    }

    /// The way from a guess to the next one.
    fn way(&mut self, x: usize, from: usize, to: usize, depth: usize) {
        let start = x + self.holes() * PEG + 4;
        let end = self.pegs_at(depth + 1) - self.pins() - NUMBER - 4;
        let bend = start + 10;
        // Writing to a string can't fail.
        let _ = if from == to {
            writeln!(self.ways, "<path d=\"M{start} {from}H{end}\"/>")
        } else {
            writeln!(self.ways, "<path d=\"M{bend} {from}V{}q0 {BEND} {BEND} {BEND}H{end}\"/>", to - BEND)
        };
    }

    /// A guess with the answer before it and the number of secrets left.
    fn node(&mut self, guess: Code, answer: Option<Answer>, left: usize, x: usize, y: usize) {
        let shown = self.rules.show(guess);
        let title = match answer {
            Some(answer) => self
                .words
                .tree_picture_after()
                .answer(self.rules.show_answer(answer))
                .code(shown)
                .secrets(left),
            None => self.words.tree_picture_first(shown),
        };
        let _ = write!(self.nodes, "<g transform=\"translate({x} {y})\"><title>{}</title>", escaped(&title));
        if let Some(answer) = answer {
            let _ = write!(
                self.nodes,
                "<use href=\"#{}\" x=\"-{}\"/><text class=\"n\" x=\"-8\" y=\"4\">{left}</text>",
                self.rules.show_answer(answer),
                self.pins() + NUMBER
            );
        }
        for (hole, symbol) in guess.symbols().iter().enumerate() {
            let _ = write!(self.nodes, "<use href=\"#s{symbol}\" x=\"{}\"/>", hole * PEG + PEG / 2);
        }
        self.nodes.push_str("</g>\n");
    }

    fn finish(&self, known: &KnownStrategy<'_>, histogram: &[u64], total: u64, mean: f64) -> String {
        let table = self.pegs_at(self.deepest - 1) + self.holes() * PEG + 28;
        let width = (table + self.worst * CELL + MARGIN).max(560);
        let bottom = Self::line_at(self.counts.len());
        let cut = self.deepest < self.worst;
        let height = bottom + LINE + if cut { 58 } else { 12 };
        let words = self.words;
        let name = words.tree_picture_title().by(known.by).game(known.game);
        let (codes, mean) = (histogram.iter().sum::<u64>(), decimal(mean));
        let facts = if known.proven {
            words.tree_picture_proven().codes(codes).mean(mean).total(total).worst(self.worst)
        } else {
            words.tree_picture_facts().codes(codes).mean(mean).total(total).worst(self.worst)
        };
        let first = known.rules.show(known.tree.guess);
        let about = words
            .tree_picture_about()
            .code(first)
            .facts(facts.as_str())
            .found(histogram_text(histogram, words));
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title desc\" \
             xml:lang=\"{}\">\n<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n",
            words.language().tag(),
            escaped(&name),
            escaped(&about),
        );
        text.push_str(STYLE);
        self.define(&mut text);
        let _ = write!(
            text,
            "<rect width=\"{width}\" height=\"{height}\" fill=\"#fbfaf7\"/>\n\
             <text class=\"h\" x=\"{MARGIN}\" y=\"34\">{}</text>\n<text x=\"{MARGIN}\" y=\"54\">{}</text>\n",
            escaped(&name),
            escaped(&facts)
        );
        for row in 0..self.deepest {
            let x = self.pegs_at(row) + self.holes() * PEG / 2;
            let row = escaped(&words.tree_picture_row(row + 1));
            let _ = writeln!(text, "<text class=\"c\" x=\"{x}\" y=\"90\">{row}</text>");
        }
        let _ = writeln!(text, "<g class=\"w\">\n{}</g>\n{}", self.ways, self.nodes.trim_end());
        self.table(&mut text, table, histogram);
        if cut {
            let y = bottom + LINE + 22;
            let _ = writeln!(
                text,
                "<text x=\"{MARGIN}\" y=\"{y}\">{}</text>\n<text x=\"{MARGIN}\" y=\"{}\">{}</text>",
                escaped(&words.tree_picture_cut().deepest(self.deepest).worst(self.worst)),
                y + 18,
                escaped(&words.tree_picture_whole())
            );
        }
        text.push_str("</svg>\n");
        text
    }

    /// Every symbol and every answer that is drawn, once.
    fn define(&self, text: &mut String) {
        text.push_str("<defs>\n");
        let palette = self.rules.palette();
        for symbol in 0..palette.size() {
            if !self.nodes.contains(&format!("\"#s{symbol}\"")) {
                continue;
            }
            let (shape, colour) = if palette.shapes.is_empty() {
                (None, symbol)
            } else {
                (Some(palette.pair(symbol).0), palette.pair(symbol).1)
            };
            let letters: String = shape
                .map(|shape| palette.shape_letter(shape))
                .into_iter()
                .chain([palette.letter(colour)])
                .collect();
            let (fill, ink) =
                palette.symbols.get(usize::from(colour)).map_or(("none".to_owned(), DARK), |symbol| {
                    (symbol.colour.to_string(), if symbol.colour.is_light() { DARK } else { LIGHT })
                });
            let dashed = if fill == "none" { " stroke-dasharray=\"3 2\"" } else { "" };
            let _ = writeln!(
                text,
                "<g id=\"s{symbol}\"><circle r=\"10\" fill=\"{fill}\" stroke=\"#55524c\"{dashed}/>\
                 <text class=\"{ink}\" y=\"4.5\">{}</text></g>",
                escaped(&letters)
            );
        }
        let holes = self.rules.holes();
        let exact = match self.rules.exact() {
            PinColour::Black => " r=\"3.6\" fill=\"#25252a\"",
            PinColour::Red => " r=\"3.6\" fill=\"#c8201a\"",
        };
        let answers = (0..=holes).flat_map(|black| (0..=holes - black).map(move |white| (black, white)));
        for (black, white) in answers {
            let id = self.rules.show_answer(Answer { black, white, blue: 0 });
            if self.nodes.contains(&format!("\"#{id}\"")) {
                let _ = write!(text, "<g id=\"{id}\">");
                for place in 0..holes {
                    let x = usize::from(place) / 2 * PIN + PIN / 2;
                    let y = if place % 2 == 0 { -5 } else { 5 };
                    let look = match place {
                        _ if place < black => exact,
                        _ if place < black + white => " r=\"3.6\" fill=\"#fff\" stroke=\"#25252a\"",
                        _ => " r=\"1.4\" fill=\"#c9c4b8\"",
                    };
                    let _ = write!(text, "<circle cx=\"{x}\" cy=\"{y}\"{look}/>");
                }
                text.push_str("</g>\n");
            }
        }
        text.push_str("</defs>\n");
    }

    /// How many secrets of each line are found in which row.
    fn table(&self, text: &mut String, left: usize, histogram: &[u64]) {
        let middle = |row: usize| left + row * CELL + CELL / 2;
        for row in 0..self.worst {
            let _ = writeln!(text, "<text class=\"c\" x=\"{}\" y=\"90\">{}</text>", middle(row), row + 1);
        }
        let head = left + self.worst * CELL / 2;
        let found = escaped(&self.words.tree_picture_found());
        let _ = writeln!(text, "<text class=\"c\" x=\"{head}\" y=\"72\">{found}</text>");
        for (line, counts) in self.counts.iter().enumerate() {
            let y = Self::line_at(line);
            for (row, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                // From a tenth to all of the colour: small numbers are seen, too.
                let strength = 10 + 60 * count / self.most;
                let _ = writeln!(
                    text,
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"22\" rx=\"4\" fill=\"#2a66d1\" \
                     fill-opacity=\"0.{strength}\"/><text class=\"c\" x=\"{}\" y=\"{}\">{count}</text>",
                    left + row * CELL + 2,
                    y - 11,
                    CELL - 4,
                    middle(row),
                    y + 4
                );
            }
        }
        let y = Self::line_at(self.counts.len());
        let end = left + self.worst * CELL;
        let _ = writeln!(text, "<path d=\"M{left} {}H{end}\" stroke=\"#8b867b\"/>", y - 14);
        for (row, count) in histogram.iter().enumerate() {
            let _ =
                writeln!(text, "<text class=\"c b\" x=\"{}\" y=\"{}\">{count}</text>", middle(row), y + 5);
        }
    }
}

/// How a strategy's tree is drawn and counted.
trait Drawn {
    fn lines(&self, rows: usize) -> usize;
    fn count(&self, rules: &Rules, secrets: &[Code], row: usize, counts: &mut [u64]);
}

impl Drawn for Tree {
    /// How many lines a number of its rows needs.
    fn lines(&self, rows: usize) -> usize {
        if rows <= 1 || self.branches.is_empty() {
            return 1;
        }
        self.branches.iter().map(|(_, branch)| branch.lines(rows - 1)).sum()
    }

    /// Counts the secrets that it finds by their rows.
    fn count(&self, rules: &Rules, secrets: &[Code], row: usize, counts: &mut [u64]) {
        for secret in secrets {
            let (mut tree, mut row) = (Some(self), row);
            while let Some(Self { guess, branches }) = tree.filter(|tree| tree.guess != *secret) {
                let answer = rules.answer(*secret, *guess);
                tree = branches.iter().find(|(branch, _)| *branch == answer).map(|(_, tree)| tree);
                row += 1;
            }
            counts[row] += 1;
        }
    }
}

/// Letters on light pegs, and on dark ones.
const DARK: &str = "l";
const LIGHT: &str = "l i";

const STYLE: &str = "<style>text{font:13px system-ui,'DejaVu Sans',Arial,sans-serif;fill:#1d1c1a}\
                     .h{font-size:20px;font-weight:600}.b{font-weight:600}.c{text-anchor:middle}\
                     .n{text-anchor:end;font-size:11px;fill:#5f5b52}\
                     .l{text-anchor:middle;font-size:12px;font-weight:600}.i{fill:#fff}\
                     .w{fill:none;stroke:#8b867b}</style>\n";

/// The distribution in words.
fn histogram_text(histogram: &[u64], words: Words) -> String {
    let rows = histogram.iter().zip(1..).filter(|(secrets, _)| **secrets > 0);
    let rows: Vec<_> = rows
        .map(|(secrets, row): (&u64, usize)| words.tree_picture_in_row().row(row).secrets(*secrets))
        .collect();
    rows.join(", ")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
