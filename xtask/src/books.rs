//! `cargo xtask books`: the books of the engine, searched for anew.
//!
//! Each is the strategy that the exact search proves best, or where that would take too long, the best that it finds
//! by following a few guesses of every position. The same game gives the same book on every machine, so
//! that nothing changes unless the search or the form of the books does; the tests then play every book against
//! every secret.

use crate::command;
use crate::files::{make_folder, write};
use crate::project::Project;

/// The games that have books; `crates/solver/src/book` opens them.
const GAMES: [&str; 10] = ["4x6", "4x7", "4x8", "4x9", "4x10", "5x6", "5x8", "4x6n", "4x8n", "4x10n"];

/// Games too large for a proof, with the guesses that are followed instead.
const NARROW: [(&str, &str); 1] = [("5x8", "3")];

/// Writes the books of the games named, or all of them.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    let folder = project.root.join("crates/solver/books");
    make_folder(&folder)?;
    // The engine is built with its books: where one is missing, an empty one stands in for it.
    for game in GAMES {
        let book = folder.join(format!("{game}.book"));
        if !book.exists() {
            write(&book, "")?;
        }
    }
    let chosen: Vec<_> = if words.is_empty() { GAMES.map(str::to_owned).to_vec() } else { words.to_vec() };
    if let Some(unknown) = chosen.iter().find(|game| !GAMES.contains(&game.as_str())) {
        return Err(format!("there is no book for `{unknown}`; there are books for {}", GAMES.join(", ")));
    }
    for game in &chosen {
        let book = folder.join(format!("{game}.book"));
        let mut cargo = project.cargo();
        cargo.args(["run", "--release", "--locked", "--package", "codeknacker", "--", "strategy", game]);
        if let Some((_, width)) = NARROW.iter().find(|(large, _)| large == game) {
            cargo.args(["--width", width]);
        }
        command::run(cargo.args(["--by", "optimal", "--tree"]).arg(&book))?;
    }
    command::run(project.cargo().args([
        "test",
        "--locked",
        "--package",
        "codeknacker-solver",
        "--test",
        "books",
    ]))?;
    println!("The books are written and played; `git diff --stat` shows which changed.");
    Ok(())
}
