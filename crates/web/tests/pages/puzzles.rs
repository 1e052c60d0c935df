//! Puzzles, as a browser without script solves them.

use guests::Form;
use reqwest::StatusCode;
use rules::Edition;
use rules::editions::EDITIONS;
use solver::coach::{Puzzle, PuzzleSeed};

use crate::browser::{House, Page};

/// The form that takes a code.
fn form(page: &Page) -> Form {
    let forms = Form::all(&page.text).into_iter();
    let takes = |form: &Form| form.action == "/puzzles" && form.field("draft").is_some();
    forms.into_iter().find(takes).unwrap_or_else(|| panic!("{}", page.text))
}

fn puzzle(edition: &str, seed: &str) -> Puzzle {
    let rules = rules::Rules::default_of(Edition::find(edition).expect(edition));
    Puzzle::new(&rules, &PuzzleSeed::read(seed).expect(seed)).expect("a puzzle")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_step_by_step() {
    let house = House::start().await;
    let browser = house.browser();
    let known = puzzle("original", "3-2026-11-18");
    let rules = &known.rules;
    let page = browser.open("/puzzles?edition=original&seed=3-2026-11-18").await;
    assert!(page.has("3 of 5 stars") && !page.text.contains(" lit"), "{}", page.text);
    assert!(!page.has(&rules.show(known.solution)), "the solution is not on the page");
    // A hint names its rows, and they are lit.
    let hinted = browser.open(&format!("/puzzles?{}&hint=yes", form(&page).body())).await;
    assert!(hinted.text.contains("class=\"row lit m") && hinted.has("Row"), "{}", hinted.text);
    assert_eq!(form(&hinted).field("hints"), Some("1"));
    // A wrong code is told which rows it contradicts.
    let wrong = known.rows[0].code;
    let body = form(&hinted).with("draft", &rules.show(wrong)).body();
    let told = browser.open(&format!("/puzzles?{body}")).await;
    assert!(told.has("No: that contradicts row") && told.text.contains("class=\"row lit\""), "{}", told.text);
    // Hole by hole, as buttons without script do it; what was filled in stays.
    let mut page = browser.open(&format!("/puzzles?{}&clear=yes", form(&told).body())).await;
    let code = rules.show(known.solution);
    for (hole, letter) in (1..).zip(code.chars().filter(|letter| *letter != ' ')) {
        assert!(page.text.contains(&format!("name=\"put\" value=\"{letter}\"")), "{}", page.text);
        page = browser.open(&format!("/puzzles?{}&put={letter}", form(&page).body())).await;
        assert!(
            form(&page).field("draft").is_some_and(|draft| !draft.ends_with(&".".repeat(5 - hole))),
            "{}",
            page.text
        );
    }
    // What isn't full is told so; what is typed counts.
    let short = browser.open(&format!("/puzzles?{}", form(&page).with("typed", "RG").body())).await;
    assert!(short.has("role=\"alert\"") || short.text.contains("role=\"alert\""), "{}", short.text);
    let body = form(&page).body();
    let solved = browser.open(&format!("/puzzles?{body}")).await;
    assert!(solved.has("Right!") && solved.has("with 1 hint"), "{}", solved.text);
    assert!(solved.text.contains("3-2026-11-18-no2"), "another one is offered");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_has_puzzles_and_three_are_of_the_day() {
    let house = House::start().await;
    let browser = house.browser();
    for edition in EDITIONS.iter().filter(|edition| edition.id != "grand-blanks") {
        let page = browser.open(&format!("/puzzles?edition={}&seed=1-page", edition.id)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", edition.id);
        form(&page);
    }
    let today = browser.open("/puzzles").await;
    for name in ["Today, easy", "Today, medium", "Today, hard"] {
        assert!(today.has(name), "{}", today.text);
    }
    assert!(today.text.contains("aria-current=\"page\">Today, easy"), "the easy one is shown first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_drawn_once_however_many_look_and_however_often() {
    let house = House::start().await;
    let browser = house.browser();
    let cached = async || {
        let metrics = browser.open("/metrics").await.text;
        let line = metrics.lines().find(|line| line.starts_with("codeknacker_advice_cached_total "));
        let line = line.unwrap_or_else(|| panic!("{metrics}"));
        line.rsplit(' ').next().and_then(|count| count.parse::<u64>().ok()).expect(line)
    };
    let before = cached().await;
    let address = "/puzzles?edition=grand&seed=5-crowd";
    // All at once, and once more with what a solver does on the way.
    let looks = futures_util::future::join_all((0..8).map(|_| browser.open(address))).await;
    assert!(looks.iter().all(|page| page.status == StatusCode::OK));
    let hinted = browser.open(&format!("{address}&hints=1")).await;
    assert!(hinted.text.contains("class=\"row lit"), "{}", hinted.text);
    assert_eq!(cached().await - before, 8, "one of nine was thought about");
    // That there is none of a grade is remembered, too: to find that out takes longest.
    let none = "/puzzles?edition=mini&seed=5-none";
    let status = browser.open(none).await.status;
    let before = cached().await;
    assert_eq!(browser.open(none).await.status, status);
    assert_eq!(cached().await - before, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_has_its_solutions_apart() {
    let house = House::start().await;
    let browser = house.browser();
    let sheet = browser.open("/puzzles/sheet?edition=original&seed=2-a&count=12").await;
    assert_eq!(sheet.text.matches("class=\"printed-puzzle\"").count(), 12);
    let (puzzles, solutions) = sheet.text.split_once("printed-solutions").expect("solutions");
    assert!(puzzles.contains("2-a-no12") && !solutions.contains("printed-puzzle"));
    assert_eq!(solutions.matches("<li>").count(), 12);
    for path in [
        "/puzzles?stars=9&seed=a",
        "/puzzles?seed=Mon%20day",
        "/puzzles?edition=word&language=xx",
        "/puzzles?edition=custom&option-holes=9",
        "/puzzles?option-holes=4",
    ] {
        assert_eq!(browser.open(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_has_a_sheet_of_puzzles() {
    let house = House::start().await;
    let browser = house.browser();
    for edition in EDITIONS {
        let address = format!("/puzzles/sheet?edition={}&seed=5-sheet&count=6", edition.id);
        let sheet = browser.open(&address).await;
        assert_eq!(sheet.text.matches("class=\"printed-puzzle\"").count(), 6, "{}", edition.id);
    }
    let page = browser.open("/puzzles?edition=grand-blanks&seed=5-sheet-no1").await;
    assert!(page.has("/puzzles/sheet?edition=grand-blanks"), "{}", page.text);
    // Each puzzle of a large game of one's own may take as long as the whole sheet of an edition.
    let own = "edition=custom&option-holes=6&option-symbols=10&seed=5-sheet";
    assert!(!browser.open(&format!("/puzzles?{own}")).await.has("/puzzles/sheet"));
    assert_eq!(browser.open(&format!("/puzzles/sheet?{own}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_ones_own_have_puzzles_and_those_too_large_say_so() {
    let house = House::start().await;
    let browser = house.browser();
    let page = browser.open("/puzzles?edition=custom&option-holes=3&option-symbols=8&seed=2-own").await;
    assert_eq!(page.text.matches("class=\"slot\"").count(), 3);
    // Whatever is done there, it stays the same game.
    assert_eq!(form(&page).field("option-holes"), Some("3"));
    assert!(page.text.contains("edition=custom&#38;option-holes=3&#38;option-symbols=8"), "{}", page.text);
    let large = browser.open("/puzzles?edition=custom&option-holes=8&option-symbols=16").await;
    assert_eq!(large.status, StatusCode::NOT_FOUND);
    assert!(large.has("this game has 4,294,967,296 of them, and the most is 2,000,000."), "{}", large.text);
    let none = browser.open("/puzzles?edition=custom&option-holes=1&option-symbols=2&seed=2-a").await;
    assert!(none.has("There is no puzzle with 2 stars in this game."), "{}", none.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_groups_puzzle_says_whose_row_a_code_contradicts() {
    let house = House::start().await;
    let browser = house.browser();
    let known = puzzle("group", "1-2026-11-18");
    let page = browser.open("/puzzles?edition=group&seed=1-2026-11-18").await;
    assert!(page.text.contains("class=\"board small own\"") && !page.has(&known.rules.show(known.solution)));
    let (rules, position) = (&known.rules, known.position());
    let mut codes = (0..rules.secrets().count()).filter_map(|number| rules.secrets().code(number));
    let other = codes.find(|code| position.contradicted(rules, *code).is_some_and(|rows| !rows.is_empty()));
    let other = other.expect("a code that goes against a row, not against what is held");
    let body = form(&page).with("draft", &rules.show(other)).body();
    let told = browser.open(&format!("/puzzles?{body}")).await;
    assert!(told.has("No: that contradicts "), "{}", told.text);
    assert!(
        told.has("row 1") && !told.has("contradicts row "),
        "rows are named by their player: {}",
        told.text
    );
    // The solver's own rows are theirs, as on their board.
    let hinted = browser.open("/puzzles?edition=group&seed=1-2026-11-18&hints=40").await;
    assert!(hinted.has("Your row ") && !hinted.has("Seat 1 row"), "{}", hinted.text);
    let given = browser.open(&format!("/puzzles?{}&solution=yes", form(&page).body())).await;
    assert!(given.has("The code is ") && !given.text.contains("data-solved"), "{}", given.text);
}
