//! A round as a moving picture: pegs go in, pins come back, the code is cracked.

use std::path::{Path, PathBuf};
use std::process::Command;

use browser::{Browser, BrowserPage, Look};

use crate::{follow_hint, submit, tap};

/// Milliseconds that a picture stays: while a row is filled, once it is full, when its answer is there, at the end.
const FILLING: u32 = 350;
const FULL: u32 = 600;
const ANSWERED: u32 = 1100;
const ENDED: u32 = 4000;

/// How often it is shown before it rests on its last picture.
const TIMES: &str = "3";

/// Plays one game and joins its pictures to `round.webp`.
pub(crate) async fn take(browser: &Browser, origin: &str, folder: &Path) {
    let look = Look { width: 1080, height: 640, scale: 1.0, ..Look::WIDE };
    let frames = tempfile::TempDir::with_prefix("codeknacker-round-").expect("a folder of its own");
    let page = browser.visitor(look).await.open(origin).await;
    page.through(async { page.click("button", "Play now").await }).await;
    let mut film = Film { page: &page, folder: frames.path(), shown: Vec::new() };
    film.show(ANSWERED).await;
    for row in ["RRYG", "YBWK"] {
        for peg in 0..row.len() {
            tap(&page, &row[peg..=peg]).await;
            film.show(if peg + 1 < row.len() { FILLING } else { FULL }).await;
        }
        submit(&page).await;
        film.show(ANSWERED).await;
    }
    // Advised rows from here on: the game should come to a good end.
    while page.try_css("#over").await.is_none() && follow_hint(&page).await {
        film.show(ANSWERED).await;
    }
    page.wait_for("!!document.querySelector('#over')").await;
    film.show(ENDED).await;
    let file = folder.join("round.webp");
    join(&film.shown, &file);
    println!("{}", file.display());
}

/// What has been shown of a page, picture after picture.
struct Film<'p> {
    page: &'p BrowserPage,
    folder: &'p Path,
    shown: Vec<(u32, PathBuf)>,
}

impl Film<'_> {
    /// Takes the screen as it is once nothing moves any more; it stays for so many milliseconds.
    async fn show(&mut self, stays: u32) {
        self.page.wait_for("document.getAnimations().every((one) => one.playState !== 'running')").await;
        self.page.evaluate("scrollTo(0, 0)").await;
        let file = self.folder.join(format!("{:02}.png", self.shown.len()));
        self.page.picture(false, &file).await;
        self.shown.push((stays, file));
    }
}

/// Joins pictures to a moving one that holds only what changes from one to the next.
fn join(shown: &[(u32, PathBuf)], file: &Path) {
    let mut program = Command::new("img2webp");
    program.args(["-loop", TIMES, "-kmin", "0", "-kmax", "0"]);
    for (stays, picture) in shown {
        program.args(["-lossy", "-q", "75", "-m", "6", "-d", &stays.to_string()]).arg(picture);
    }
    let output = program.arg("-o").arg(file).output().expect("`img2webp` (Debian: webp)");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
