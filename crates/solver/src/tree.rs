//! A strategy as a tree: what to guess, and where each answer leads.
//!
//! Written as text, a tree is a line that says what it is, a line for the game, and then a line for every guess,
//! indented by two spaces a row, with the answer that led to it in front:
//!
//! ```text
//! strategy 1
//! custom holes=2 symbols=2 …
//! RY
//!   0b2w YR
//!   1b0w RR
//!     0b0w YY
//! ```
//!
//! ```
//! use solver::Book;
//! use solver::tree::{LineFault, Tree, TreeFault, TreeReplay, VERSION};
//!
//! let book = Book::of(&solver::game::rules("original", &[]).unwrap()).unwrap();
//! let tree: Tree = book.tree();
//! // Played against every secret, with the answers of the rules.
//! let replay: TreeReplay = tree.verify(book.rules()).unwrap();
//! assert_eq!(
//!     (replay.total(), replay.codes(), replay.worst(), tree.guesses()),
//!     (5625, 1296, 6, 1331)
//! );
//! assert!((replay.mean() - 4.34).abs() < 0.01);
//! assert_eq!(tree.verify_for(book.rules(), &[tree.guess]).unwrap().worst(), 1);
//!
//! // As text and back; what is wrong is said with its line.
//! let text = tree.text(book.rules());
//! assert!(text.starts_with(&format!("strategy {VERSION}\n")));
//! let (_, read) = Tree::read(&text).unwrap();
//! assert_eq!(read, tree);
//! let wrong = "strategy 1\noriginal\n    RRYY\n";
//! assert!(matches!(
//!     Tree::read(wrong),
//!     Err(TreeFault::Line { line: 3, fault: LineFault::Indent })
//! ));
//! // A single guess finds a single secret.
//! assert!(matches!(Tree::leaf(tree.guess).verify(book.rules()), Err(TreeFault::NoBranch { .. })));
//! ```

use std::fmt::Write as _;

use rules::notation::{AnswerFault, CodeFault, Quoted, sentences};
use rules::{Answer, Code, Rules};

use crate::game::{GameFault, check_listable};

/// The version of the text form.
pub const VERSION: u32 = 1;

/// No strategy needs more rows; deeper text is refused.
const DEEPEST: usize = 64;

/// A guess, and a tree for every answer to it that can come, but for the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The guess.
    pub guess: Code,
    /// Where the answers lead.
    pub branches: Vec<(Answer, Tree)>,
}

/// What a strategy needs, counted secret by secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeReplay {
    /// How many secrets take one row, two rows, and so on.
    pub histogram: Vec<u64>,
    /// Branches that no secret comes through.
    pub idle: u64,
}

impl TreeReplay {
    /// Rows of all secrets together.
    pub fn total(&self) -> u64 {
        self.histogram.iter().zip(1..).map(|(secrets, rows)| secrets * rows).sum()
    }

    /// The most rows for any secret.
    pub fn worst(&self) -> usize {
        self.histogram.len()
    }

    /// How many secrets there are.
    pub fn codes(&self) -> u64 {
        self.histogram.iter().sum()
    }

    /// Rows for a secret on average.
    pub fn mean(&self) -> f64 {
        self.total() as f64 / self.codes() as f64
    }
}

/// What is wrong with a strategy or its text.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TreeFault {
    /// The text doesn't begin like a strategy.
    #[error("this is no strategy: its first line must be “strategy {VERSION}”")]
    NoStrategy,
    /// Its version is another.
    #[error("this strategy has version {}; version {VERSION} can be read", Quoted(.0))]
    Version(String),
    /// The line with the game is missing.
    #[error("line 2 must name the game: it is missing")]
    NoGame,
    /// There is no such game.
    #[error("line 2 must name the game: {0}")]
    Game(GameFault),
    /// A line that can't be read.
    #[error("line {line}: {fault}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// Why.
        fault: LineFault,
    },
    /// The secrets of its game can't be listed, so that it can't be played against every one.
    #[error(transparent)]
    Unlisted(GameFault),
    /// A guess that isn't a row of the game.
    #[error("the guess {guess} is no row of this game")]
    NoRow {
        /// The guess.
        guess: String,
    },
    /// An answer that comes, but leads nowhere.
    #[error("the secret {secret} answers {guess} with {answer}, and the strategy has no guess for that")]
    NoBranch {
        /// The secret that gives it.
        secret: String,
        /// The guess it is given to.
        guess: String,
        /// The answer.
        answer: String,
    },
}

/// What is wrong with a line of a strategy.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LineFault {
    /// It is indented as no line can be there.
    #[error("it is indented as no line can be here")]
    Indent,
    /// It is not an answer and a guess.
    #[error("{} is not an answer and a guess", Quoted(.0))]
    NoPair(String),
    /// Its answer is none.
    #[error(transparent)]
    Answer(AnswerFault),
    /// Its guess isn't a row.
    #[error("{}", sentences(.0))]
    Guess(Vec<CodeFault>),
    /// Its answer has a guess already.
    #[error("the answer {answer} comes twice")]
    Twice {
        /// The answer.
        answer: String,
    },
    /// The first guess is expected here.
    #[error("the first guess is missing")]
    NoGuess,
}

impl Tree {
    /// A guess that nothing follows.
    pub const fn leaf(guess: Code) -> Self {
        Self { guess, branches: Vec::new() }
    }

    /// How many guesses it has in all.
    pub fn guesses(&self) -> usize {
        1 + self.branches.iter().map(|(_, tree)| tree.guesses()).sum::<usize>()
    }

    /// Plays it against every secret, with the answers of the rules. Every secret must be found, and they must be few
    /// enough to list.
    pub fn verify(&self, rules: &Rules) -> Result<TreeReplay, TreeFault> {
        check_listable(rules).map_err(TreeFault::Unlisted)?;
        self.verify_for(rules, &rules.secrets().iter().collect::<Vec<_>>())
    }

    /// Plays the tree against some secrets only.
    pub fn verify_for(&self, rules: &Rules, secrets: &[Code]) -> Result<TreeReplay, TreeFault> {
        let mut replay = TreeReplay { histogram: Vec::new(), idle: 0 };
        self.replay(rules, secrets, 0, &mut replay)?;
        Ok(replay)
    }

    fn replay(
        &self,
        rules: &Rules,
        secrets: &[Code],
        row: usize,
        replay: &mut TreeReplay,
    ) -> Result<(), TreeFault> {
        if !rules.guesses().contains(self.guess) {
            return Err(TreeFault::NoRow { guess: rules.show(self.guess) });
        }
        let solved = Answer::solved(rules.holes());
        let mut parts: Vec<Vec<Code>> = vec![Vec::new(); self.branches.len()];
        for secret in secrets {
            let answer = rules.answer(*secret, self.guess);
            if answer == solved {
                if replay.histogram.len() <= row {
                    replay.histogram.resize(row + 1, 0);
                }
                replay.histogram[row] += 1;
            } else if let Some(place) = self.branches.iter().position(|(branch, _)| *branch == answer) {
                parts[place].push(*secret);
            } else {
                return Err(TreeFault::NoBranch {
                    secret: rules.show(*secret),
                    guess: rules.show(self.guess),
                    answer: rules.show_answer(answer),
                });
            }
        }
        for ((_, tree), part) in self.branches.iter().zip(&parts) {
            if part.is_empty() {
                replay.idle += 1;
            } else {
                tree.replay(rules, part, row + 1, replay)?;
            }
        }
        Ok(())
    }

    /// The tree as text.
    pub fn text(&self, rules: &Rules) -> String {
        let mut text = format!("strategy {VERSION}\n{}", rules.edition().id);
        for (key, value) in rules.options().iter() {
            // Writing to a string can't fail.
            let _ = write!(text, " {}={value}", key.name());
        }
        text.push('\n');
        self.write_lines(rules, &mut text, 0);
        text
    }

    fn write_lines(&self, rules: &Rules, text: &mut String, depth: usize) {
        text.push_str(&rules.show(self.guess));
        text.push('\n');
        for (answer, tree) in &self.branches {
            let _ = write!(text, "{:indent$}{} ", "", rules.show_answer(*answer), indent = 2 * (depth + 1));
            tree.write_lines(rules, text, depth + 1);
        }
    }

    /// The rules and the tree of a text.
    pub fn read(text: &str) -> Result<(Rules, Self), TreeFault> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let (title, _) = lines.next().ok_or(TreeFault::NoStrategy)?;
        let version = title.trim().strip_prefix("strategy ").ok_or(TreeFault::NoStrategy)?;
        if version.parse() != Ok(VERSION) {
            return Err(TreeFault::Version(version.to_owned()));
        }
        let (game, _) = lines.next().ok_or(TreeFault::NoGame)?;
        let mut words = game.split_whitespace();
        let id = words.next().unwrap_or_default();
        let options: Vec<_> = words.collect();
        let rules = crate::game::rules(id, &options).map_err(TreeFault::Game)?;

        // The guesses that lead to the one read last, each with the answer before it.
        let mut path: Vec<(Answer, Self)> = Vec::new();
        let mut end = 2;
        for (line, number) in lines {
            end = number;
            let fault = |fault: LineFault| TreeFault::Line { line: number, fault };
            let depth = (line.len() - line.trim_start_matches(' ').len()) / 2;
            if depth > path.len() || depth > DEEPEST || (depth == 0 && !path.is_empty()) {
                return Err(fault(LineFault::Indent));
            }
            close(&mut path, depth);
            let line = line.trim();
            let (answer, code) = match line.split_once(' ') {
                _ if depth == 0 => (Answer::default(), line),
                Some((answer, code)) => {
                    let answer = rules.read_answer(answer);
                    (answer.map_err(|wrong| fault(LineFault::Answer(wrong)))?, code)
                }
                None => return Err(fault(LineFault::NoPair(line.to_owned()))),
            };
            let guess = rules.read_row(code).map_err(|wrong| fault(LineFault::Guess(wrong)))?;
            if path.last().is_some_and(|(_, tree)| tree.branches.iter().any(|(other, _)| *other == answer)) {
                return Err(fault(LineFault::Twice { answer: rules.show_answer(answer) }));
            }
            path.push((answer, Self::leaf(guess)));
        }
        close(&mut path, 1);
        let missing = || TreeFault::Line { line: end + 1, fault: LineFault::NoGuess };
        let (_, tree) = path.pop().ok_or_else(missing)?;
        Ok((rules, tree))
    }
}

/// Hangs the trees at the end of a path into those before them, until only this many are left.
fn close(path: &mut Vec<(Answer, Tree)>, left: usize) {
    while path.len() > left.max(1) {
        if let Some(branch) = path.pop()
            && let Some((_, tree)) = path.last_mut()
        {
            tree.branches.push(branch);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "strategy 1\ncustom holes=2 symbols=2\nRY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n";

    #[test]
    fn a_text_is_read_and_written_again() {
        let (rules, tree) = Tree::read(SMALL).expect("a strategy");
        assert_eq!(tree.guesses(), 4);
        let text = tree.text(&rules);
        assert_eq!(Tree::read(&text).expect("a strategy").1, tree);
        assert!(text.starts_with("strategy 1\ncustom holes=2 symbols=2"));
        assert!(text.ends_with("RY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n"));
    }

    #[test]
    fn a_replay_counts_every_secret() {
        let (rules, tree) = Tree::read(SMALL).expect("a strategy");
        let replay = tree.verify(&rules).expect("a whole strategy");
        assert_eq!(replay, TreeReplay { histogram: vec![1, 2, 1], idle: 0 });
        assert_eq!((replay.total(), replay.worst(), replay.codes()), (8, 3, 4));
    }

    #[test]
    fn a_strategy_that_leaves_a_secret_out_is_no_strategy() {
        let (rules, mut tree) = Tree::read(SMALL).expect("a strategy");
        tree.branches.pop();
        let fault = tree.verify(&rules).expect_err("a gap");
        assert_eq!(
            fault.to_string(),
            "the secret RR answers RY with 1b0w, and the strategy has no guess for that"
        );
    }

    #[test]
    fn a_strategy_for_more_secrets_than_can_be_listed_is_refused_before_they_are() {
        let text = "strategy 1\ncustom holes=8 symbols=16\nRRRRRRRR\n";
        let (rules, tree) = Tree::read(text).expect("a line of a strategy");
        let fault = tree.verify(&rules).expect_err("four thousand million secrets");
        assert!(matches!(fault, TreeFault::Unlisted(GameFault::TooMany(_))), "{fault}");
        let text = "strategy 1\ngroup\nRRRRR\n";
        let (rules, tree) = Tree::read(text).expect("a line of a strategy");
        assert!(matches!(tree.verify(&rules), Err(TreeFault::Unlisted(GameFault::Dealt))));
    }

    #[test]
    fn what_cannot_be_read_gets_a_sentence() {
        let said = |text: &str| Tree::read(text).expect_err(text).to_string();
        assert!(said("").starts_with("this is no strategy"));
        assert!(said("strategy 2\n").contains("version 1 can be read"));
        assert!(said("strategy 1\n").starts_with("line 2 must name the game"));
        assert!(said("strategy 1\nnothing\n").starts_with("line 2 must name the game"));
        let game = "strategy 1\ncustom holes=2 symbols=2\n";
        assert_eq!(said(game), "line 3: the first guess is missing");
        let line = |rest: &str| said(&format!("{game}{rest}"));
        assert!(line("RX\n").starts_with("line 3: "));
        assert!(line("RY\n    0b2w YR\n").contains("indented"));
        assert!(line("RY\nYR\n").contains("indented"));
        assert!(line("RY\n  0b2w YR\n  0b2w RR\n").contains("comes twice"));
        assert!(line("RY\n  YR\n").contains("is not an answer and a guess"));
    }
}
