//! The books: what they promise, kept against every secret.

use rules::{Answer, Code, Rules};
use solver::book::{BookFault, bound, unbound};
use solver::{Book, Tree, game};
use support::FixedChance;

mod support;

/// Every book with its rows in total and how many secrets are found in which row, as in `docs/STRATEGIES.md`.
const BOOKS: [(&str, u64, &[u64]); 10] = [
    ("4x6", 5625, &[1, 8, 91, 647, 547, 2]),
    ("4x7", 11228, &[1, 8, 85, 710, 1466, 131]),
    ("4x8", 20471, &[1, 6, 77, 705, 2439, 864, 4]),
    ("4x9", 34666, &[1, 6, 58, 645, 3310, 2438, 103]),
    ("4x10", 55632, &[1, 6, 54, 569, 3684, 5045, 637, 4]),
    ("5x6", 36721, &[1, 10, 162, 2206, 4992, 405]),
    ("5x8", 179_047, &[1, 12, 125, 1748, 14415, 15689, 778]),
    ("4x6n", 1446, &[1, 6, 68, 196, 89]),
    ("4x8n", 7817, &[1, 3, 85, 539, 913, 139]),
    ("4x10n", 26274, &[1, 7, 62, 697, 2432, 1762, 79]),
];

fn rules(name: &str, options: &[&str]) -> Rules {
    game::rules(name, options).expect(name)
}

fn book(name: &str) -> Book {
    Book::of(&rules(name, &[])).expect(name)
}

#[test]
fn every_book_finds_every_secret_in_the_rows_it_promises() {
    assert_eq!(Book::all().map(|book| book.game()).collect::<Vec<_>>(), BOOKS.map(|(game, ..)| game));
    for (name, total, histogram) in BOOKS {
        let (rules, book) = (rules(name, &[]), book(name));
        // With the answers of the rules themselves.
        let replay = book.tree().verify(&rules).expect(name);
        assert_eq!((replay.total(), replay.idle), (total, 0), "{name}");
        assert_eq!(replay.histogram, histogram, "{name}");
        assert_eq!(replay.codes(), rules.secrets().count(), "{name}");
        let start = book.advice(&[]).expect("a first guess");
        assert_eq!((u64::from(start.secrets), u64::from(start.rows)), (replay.codes(), total), "{name}");
        assert_eq!((usize::from(start.worst), u64::from(book.total())), (replay.worst(), total), "{name}");
        assert_eq!(book.is_proven(), name != "5x8", "{name}");
        let found = book.distribution(&[]).expect("all secrets");
        assert!(found.iter().map(|count| u64::from(*count)).eq(histogram.iter().copied()), "{name}");
        let answers = book.answers(&[]).expect("answers to the first guess");
        assert_eq!(answers.iter().map(|branch| branch.secrets).sum::<u32>(), start.secrets, "{name}");
        let later: u32 = answers.iter().map(|branch| branch.rows).sum();
        assert_eq!(later + start.secrets, start.rows, "every secret takes the first row, too: {name}");
        for branch in answers.iter().filter(|branch| branch.rows > 0) {
            let next = book.advice(&[(start.guess, branch.answer)]).expect("a page for every answer");
            assert_eq!((next.secrets, next.rows, next.worst), (branch.secrets, branch.rows, branch.worst));
        }
    }
}

#[test]
fn a_book_belongs_to_a_code_space() {
    let table: [(&str, &[&str], Option<&str>); 23] = [
        ("original", &[], Some("4x6")),
        ("original", &["answers=hand-set", "pegs=counted", "unsolved=+1"], Some("4x6")),
        ("original-blanks", &[], Some("4x7")),
        ("eight", &[], Some("4x8")),
        ("eight-blanks", &[], Some("4x9")),
        ("lock", &[], Some("4x8n")),
        ("lock-super", &[], Some("4x8")),
        ("lock-party", &[], Some("4x8n")),
        ("lock-party-super", &[], Some("4x8")),
        ("mini", &[], Some("4x6")),
        ("number", &[], Some("4x6")),
        ("number", &["repeats=no"], Some("4x6n")),
        ("number", &["digits=0-9"], Some("4x10")),
        ("number", &["digits=0-9", "repeats=no"], Some("4x10n")),
        ("custom", &["symbols=7", "blanks=yes", "repeats=no"], Some("4x8n")),
        ("custom", &["holes=3"], None),
        ("custom", &["answers=hand-set"], Some("4x6")),
        ("custom", &["answers=black-only"], None),
        ("super", &[], Some("5x8")),
        ("super", &["blanks=yes"], None),
        ("group", &[], None),
        ("grand", &[], None),
        ("word", &[], None),
    ];
    for (edition, options, wanted) in table {
        let found = Book::of(&rules(edition, options));
        assert_eq!(found.map(|book| book.game()), wanted, "{edition} {options:?}");
    }
}

#[test]
fn all_books_together_are_smaller_than_a_megabyte() {
    let bytes = |book: Book| bound(book.rules(), &book.tree(), book.is_proven()).expect("bound").len();
    assert!(Book::all().map(bytes).sum::<usize>() < 1 << 20);
}

/// The rows that somebody needs who asks the book after a first row of his own.
fn played(book: Book, rules: &Rules, secret: Code, first: Code) -> usize {
    let mut rows: Vec<(Code, Answer)> = vec![(first, rules.answer(secret, first))];
    while rows.last().is_some_and(|(row, _)| *row != secret) {
        let advice = book.advice(&rows).expect("the book goes on");
        let fits = |code: &Code| rows.iter().all(|(row, answer)| rules.answer(*code, *row) == *answer);
        assert_eq!(rules.secrets().iter().filter(fits).count() as u32, advice.secrets);
        assert!(advice.expected() >= 1.0 && advice.expected() <= f64::from(advice.worst));
        rows.push((advice.guess, rules.answer(secret, advice.guess)));
    }
    assert_eq!(book.guess(&rows), None, "the secret is found");
    rows.len()
}

#[test]
fn who_follows_the_book_needs_its_rows() {
    let (book, rules) = (book("4x6n"), rules("4x6n", &[]));
    let first = book.guess(&[]).expect("a first guess");
    let total: usize = rules.secrets().iter().map(|secret| played(book, &rules, secret, first)).sum();
    assert_eq!(total, 1446);
}

#[test]
fn a_first_row_that_is_only_like_the_books_is_as_good() {
    let mut chance = FixedChance(11);
    for (name, first) in
        [("4x6", [5, 4, 5, 2]), ("4x7", [6, 0, 6, 1]), ("4x8n", [7, 6, 5, 4]), ("4x10n", [9, 8, 7, 6])]
    {
        let (book, rules) = (book(name), rules(name, &[]));
        let first = Code::new(&first);
        let advice = book.advice(&[]).expect("a first guess");
        assert_ne!(first, advice.guess, "{name}");
        for _ in 0..40 {
            let number = chance.next() % rules.secrets().count();
            let secret = rules.secrets().code(number).expect("a code");
            let rows = played(book, &rules, secret, first);
            assert!(rows <= usize::from(advice.worst), "{name} {}", rules.show(secret));
        }
    }
    // Over all secrets it is the book's total, whichever way holes and symbols are exchanged.
    let (book, rules) = (book("4x6n"), rules("4x6n", &[]));
    let first = rules.read_row("KGWR").expect("a row");
    let total: usize = rules.secrets().iter().map(|secret| played(book, &rules, secret, first)).sum();
    assert_eq!(total, 1446);
}

#[test]
fn rows_that_are_not_like_the_books_and_answers_that_cannot_be_get_no_advice() {
    let (book, rules) = (book("4x6"), rules("original", &[]));
    let row = |text: &str| rules.read_row(text).expect(text);
    let answer = |text: &str| rules.read_answer(text).expect(text);
    assert_eq!(rules.show(book.guess(&[]).expect("a guess")), "RRYG");
    assert!(book.guess(&[(row("RRYY"), answer("1b1w"))]).is_none());
    assert!(book.guess(&[(row("RRYG"), answer("3b1w"))]).is_none());
    assert!(book.guess(&[(row("RRYG"), answer("4b0w"))]).is_none());
    assert!(book.guess(&[(Code::new(&[0, 0, 1]), answer("1b1w"))]).is_none());
    assert!(book.guess(&[(Code::new(&[0, 0, 1, 77]), answer("1b1w"))]).is_none());
}

#[test]
fn a_strategy_is_bound_and_opened_again() {
    let text = "strategy 1\ncustom holes=2 symbols=2\nRY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n";
    let (rules, tree) = Tree::read(text).expect("a strategy");
    let bytes = bound(&rules, &tree, false).expect("bound");
    assert_eq!(bytes, b"book 1 2x2\n\x01\x00");
    let (same, opened, proven) = unbound(&bytes).expect("a book");
    assert_eq!((same.secrets(), opened, proven), (rules.secrets(), tree, false));
}

#[test]
fn what_is_no_book_gets_a_sentence() {
    let fault = |bytes: &[u8]| unbound(bytes).expect_err("no book");
    for bytes in [&b""[..], b"book", b"book 2 2x2\n", b"book 1 2x2 sure\n", b"book 1 word\n", b"\xff\xfe"] {
        assert!(matches!(fault(bytes), BookFault::NoBook(_) | BookFault::Space), "{bytes:?}");
    }
    assert_eq!(fault(b"book 1 2x2"), BookFault::Length);
    assert_eq!(fault(b"book 1 2x2\n\x01"), BookFault::Length);
    assert_eq!(fault(b"book 1 2x2\n\x01\x00\x00"), BookFault::Length);
    assert_eq!(fault(b"book 1 2x2\n\x04\x00"), BookFault::Number(4));
    // RR, then RR again.
    assert_eq!(fault(b"book 1 3x2\n\x00\x00\x00\x00"), BookFault::NoSplit);
    let (rules, mut tree) =
        Tree::read("strategy 1\n2x2\nRY\n  0b2w YR\n  1b0w RY\n    1b0w RR\n").expect("a strategy");
    assert_eq!(bound(&rules, &tree, false), Err(BookFault::Idle));
    tree.branches.pop();
    assert_eq!(bound(&rules, &tree, false), Err(BookFault::NoBranch));
    assert_eq!(bound(&game::rules("word", &[]).expect("words"), &tree, false), Err(BookFault::Space));
    assert_eq!(
        bound(&game::rules("5x10", &[]).expect("a game"), &tree, false),
        Err(BookFault::TooMany(100_000))
    );
}
