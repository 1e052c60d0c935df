//! What is wrong with the file of a strategy, a book or a search, in the reader's language.

use shell::Failure;
use shell::foreign::quoted;
use solver::book::{self, BookFault};
use solver::exact::{self, Asks, CheckpointFault};
use solver::tree::{self, LineFault, TreeFault};
use words::Words;

use crate::fault::game_fault;

/// What is wrong with a strategy or its text.
pub(super) fn tree(words: Words) -> impl Fn(TreeFault) -> Failure + Copy {
    move |fault| Failure::Wrong(tree_told(&fault, words))
}

/// Why a strategy can't be bound, or a book not be opened.
pub(super) fn book(words: Words) -> impl Fn(BookFault) -> Failure + Copy {
    move |fault| Failure::Wrong(book_told(&fault, words))
}

fn tree_told(fault: &TreeFault, words: Words) -> String {
    match fault {
        TreeFault::NoStrategy => words.tree_no_strategy(tree::VERSION),
        TreeFault::Version(version) => words.tree_version().text(quoted(version)).version(tree::VERSION),
        TreeFault::NoGame => words.tree_no_game().into(),
        TreeFault::Game(fault) => words.tree_game(game_fault(fault, words).told(words)),
        TreeFault::Line { line, fault } => {
            words.tree_line().line(line.to_string()).reason(line_told(fault, words))
        }
        TreeFault::Unlisted(fault) => game_fault(fault, words).told(words),
        TreeFault::NoRow { guess } => words.tree_no_row(guess),
        TreeFault::NoBranch { secret, guess, answer } => {
            words.tree_no_branch().answer(answer).code(guess).secret(secret)
        }
    }
}

fn line_told(fault: &LineFault, words: Words) -> String {
    match fault {
        LineFault::Indent => words.tree_indent().into(),
        LineFault::NoPair(line) => words.tree_no_pair(quoted(line)),
        LineFault::Answer(fault) => words.answer_fault(fault),
        LineFault::Guess(faults) => words.code_faults(faults),
        LineFault::Twice { answer } => words.tree_twice(answer),
        LineFault::NoGuess => words.tree_no_guess().into(),
    }
}

fn book_told(fault: &BookFault, words: Words) -> String {
    match fault {
        BookFault::NoBook(line) => {
            words.tree_no_book().example(format!("book {} 4x8 proven", book::VERSION)).text(quoted(line))
        }
        BookFault::Space => words.tree_book_space().into(),
        BookFault::TooMany(codes) => words.tree_book_too_many().codes(*codes).most(book::MOST),
        BookFault::Length => words.tree_book_length().into(),
        BookFault::Number(number) => words.tree_book_number(*number),
        BookFault::NoBranch => words.tree_book_no_branch().into(),
        BookFault::Idle => words.tree_book_idle().into(),
        BookFault::NoSplit => words.tree_book_no_split().into(),
        BookFault::TooDeep => words.tree_book_too_deep(book::DEEPEST),
    }
}

/// Why a search can't go on from a checkpoint.
pub(super) fn checkpoint(fault: &CheckpointFault, words: Words) -> String {
    match fault {
        CheckpointFault::Unreadable(error) => words.tree_search_unreadable(words.system(error)),
        CheckpointFault::NoSearch => words.tree_search_none(exact::TITLE),
        CheckpointFault::TooLong => words.tree_search_too_long(exact::MOST_BYTES >> 20),
        CheckpointFault::Damaged => words.tree_search_damaged().into(),
        CheckpointFault::NoPart(part) => words.tree_search_part(*part),
        CheckpointFault::Strategy(fault) => words.tree_search_strategy(tree_told(fault, words)),
        CheckpointFault::Other { what, written, asked } => {
            let (asked, written) = (quoted(asked), quoted(written));
            match what {
                Asks::Game => words.tree_search_game().asked(asked).written(written),
                Asks::Aim => words.tree_search_aim().asked(asked).written(written),
                Asks::Rows => words.tree_search_rows().asked(asked).written(written),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;

    use rules::Rules;
    use solver::Tree;
    use solver::game::GameFault;
    use words::Language;

    use super::*;

    /// One of every fault of a strategy, as reading and playing one meets them.
    fn trees() -> Vec<TreeFault> {
        let fault = |text: &str| Tree::read(text).expect_err(text);
        let game = "strategy 1\ncustom holes=2 symbols=2\n";
        let lines = ["RX\n", "RY\n    0b2w YR\n", "RY\n  0b2w\n", "RY\n  9b2w YR\n", ""];
        let mut faults: Vec<_> = lines.iter().map(|lines| fault(&format!("{game}{lines}"))).collect();
        faults.push(fault(&format!("{game}RY\n  1b0w RR\n  1b0w YY\n")));
        faults.extend(["", "strategy 7\n", "strategy 1\n", "strategy 1\n4y8\n"].map(fault));
        let (rules, tree) = Tree::read(&format!("{game}RR\n  0b0w YY\n")).expect("a strategy");
        faults.push(tree.verify(&rules).expect_err("not every secret is found"));
        let small = Rules::default_of(rules::Edition::find("original").expect("an edition"));
        faults.push(tree.verify(&small).expect_err("no row of this game"));
        faults
    }

    fn books() -> Vec<BookFault> {
        vec![
            BookFault::NoBook("book 9".to_owned()),
            BookFault::Space,
            BookFault::TooMany(100_000),
            BookFault::Length,
            BookFault::Number(4),
            BookFault::NoBranch,
            BookFault::Idle,
            BookFault::NoSplit,
            BookFault::TooDeep,
        ]
    }

    fn checkpoints() -> Vec<CheckpointFault> {
        let other = |what| CheckpointFault::Other { what, written: "a".to_owned(), asked: "b".to_owned() };
        vec![
            CheckpointFault::Unreadable(io::ErrorKind::PermissionDenied.into()),
            CheckpointFault::NoSearch,
            CheckpointFault::TooLong,
            CheckpointFault::Damaged,
            CheckpointFault::NoPart("nodes"),
            CheckpointFault::Strategy(TreeFault::Game(GameFault::Dealt)),
            other(Asks::Game),
            other(Asks::Aim),
            other(Asks::Rows),
        ]
    }

    #[test]
    fn every_fault_has_its_sentence_in_every_language() {
        let all = |words: Words| -> Vec<String> {
            let trees = trees();
            let trees = trees.iter().map(|fault| tree_told(fault, words));
            let books = books();
            let books = books.iter().map(|fault| book_told(fault, words));
            trees.chain(books).chain(checkpoints().iter().map(|fault| checkpoint(fault, words))).collect()
        };
        let english = all(Words::of(Language::English));
        assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), english.len(), "{english:#?}");
        // A language may leave what operators read to English.
        let own = |language: &Language| Words::of(*language).has("tree-no-strategy");
        for language in Language::ALL.into_iter().filter(own) {
            for (said, english) in all(Words::of(language)).iter().zip(&english) {
                assert!(language == Language::English || said != english, "{said}");
                assert!(!said.contains(['{', '}']) && said.ends_with('.') || said.contains(": "), "{said}");
            }
        }
    }
}
