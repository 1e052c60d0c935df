//! How soon the game is on the screen of a real terminal, and how soon a key is answered there while a perfect opponent
//! thinks. Every time ends when the terminal shows what it should; beside it stands how long the terminal itself takes.

#[cfg(unix)]
#[path = "../tests/support/mod.rs"]
mod support;

#[cfg(unix)]
fn main() {
    unix::main();
}

#[cfg(not(unix))]
fn main() {
    println!("There are no pseudo-terminals here.");
}

#[cfg(unix)]
mod unix {
    use std::process::Command;
    use std::time::{Duration, Instant};

    use rexpect::process::Signal;
    use tempfile::TempDir;

    use super::support::tty::Tty;

    /// How often something is started.
    const STARTS: usize = 40;
    /// How many rows are filled, key by key.
    const ROWS: usize = 60;
    /// How often help is opened while the opponent thinks.
    const HELPS: usize = 100;
    /// Keys that a plain echo is asked for.
    const ECHOES: usize = 300;

    const GAME: [&str; 7] =
        ["eight-blanks", "--seat", "person", "--seat", "computer:perfect", "--first", "2"];
    const CLEAR: &str = "\u{15}";
    const HINT: &str = "\u{1b}OQ";
    const QUIT: &str = "\u{11}";
    const ESCAPE: &str = "\u{1b}";

    /// Times of one kind, the shortest first.
    struct Times(Vec<Duration>);

    impl Times {
        fn of(mut times: Vec<Duration>) -> Self {
            times.sort_unstable();
            Self(times)
        }

        /// The time that so many of a hundred don't exceed.
        fn at(&self, percent: usize) -> f64 {
            let place = (self.0.len() * percent).div_ceil(100).clamp(1, self.0.len()) - 1;
            self.0[place].as_secs_f64() * 1000.0
        }

        fn tell(&self, what: &str, yardstick: &Self, of: &str) {
            println!(
                "{what}: median {:.2} ms, p99 {:.2} ms; {:.1} times {of} (median {:.2} ms, p99 {:.2} ms); {} times",
                self.at(50),
                self.at(99),
                self.at(50) / yardstick.at(50),
                yardstick.at(50),
                yardstick.at(99),
                self.0.len(),
            );
        }
    }

    pub(super) fn main() {
        let bare = Times::of((0..STARTS).map(|_| bare_start()).collect());
        let first = Times::of((0..STARTS).map(|_| first_screen()).collect());
        first.tell("start to first screen", &bare, "a program that only prints");
        let echo = Times::of(echoes());
        let keys = Times::of(keys());
        keys.tell("key to screen while a hint is thought of", &echo, "the terminal's own echo");
        let helps = Times::of(helps());
        helps.tell("key to screen while the opponent thinks", &echo, "the terminal's own echo");
    }

    /// The time until a program that does nothing else has printed a line.
    fn bare_start() -> Duration {
        let start = Instant::now();
        let tty = Tty::runs(Command::new("printf").arg("Your turn"));
        tty.sees("Your turn");
        let took = start.elapsed();
        tty.process.wait().expect("an end");
        took
    }

    /// The time until the board is there and it is our turn.
    fn first_screen() -> Duration {
        let folder = TempDir::new().expect("a folder");
        let start = Instant::now();
        let mut tty = Tty::plays(folder.path(), &GAME);
        let board = tty.sees("Row 1 of");
        let took = start.elapsed();
        assert!(board.contains("▸ 1 [ ]  _   _   _"), "{board}");
        tty.press(QUIT);
        tty.ends();
        took
    }

    /// What the terminal itself needs to show a key. The program prints nothing: what it repeated would come in between.
    fn echoes() -> Vec<Duration> {
        let mut tty = Tty::runs(Command::new("sh").args(["-c", "stty echo && echo ready && exec sleep 600"]));
        tty.until("a terminal that is ready", |screen| {
            screen.contents().contains("ready") && screen.cursor_position().1 == 0
        });
        let mut times = Vec::new();
        for number in 0..ECHOES {
            let start = Instant::now();
            tty.press("x");
            let column = (number % 60 + 1) as u16;
            tty.until("an echo", |screen| screen.cursor_position().1 == column);
            times.push(start.elapsed());
            if column == 60 {
                tty.press("\n");
                tty.until("a new line", |screen| screen.cursor_position().1 == 0);
            }
        }
        tty.process.kill(Signal::SIGKILL).expect("a program to kill");
        times
    }

    /// Rows are filled, while a strong player is asked for each of them.
    fn keys() -> Vec<Duration> {
        let folder = TempDir::new().expect("a folder");
        let mut tty = Tty::plays(folder.path(), &GAME);
        tty.sees("Row 1 of");
        let mut times = Vec::new();
        for _ in 0..ROWS {
            tty.press(HINT);
            for typed in 1..=4 {
                let row = match typed {
                    4 => format!("▸ 1 {}[R]", " R  ".repeat(3)),
                    _ => format!("▸ 1 {}[ ]", " R  ".repeat(typed)),
                };
                let start = Instant::now();
                tty.press("r");
                tty.sees(&row);
                times.push(start.elapsed());
            }
            tty.press(CLEAR);
            tty.sees("▸ 1 [ ]  _   _   _");
        }
        tty.sees("A strong player would place ");
        tty.press(QUIT);
        tty.ends();
        times
    }

    /// Our secret is set; while it is looked for, help is opened and closed.
    fn helps() -> Vec<Duration> {
        let folder = TempDir::new().expect("a folder");
        let mut times = Vec::new();
        while times.len() < HELPS {
            let first = ["--first", "1"];
            let mut tty = Tty::plays(folder.path(), &[&GAME[..5], &first].concat());
            tty.sees("set the secret");
            tty.press("rgbw\r");
            loop {
                let start = Instant::now();
                tty.press("?");
                let shown = tty.until("help", |screen| {
                    let text = screen.contents();
                    text.contains("┌ Help ") || text.contains("The round is over.")
                });
                if shown.contains("The round is over.") {
                    break;
                }
                times.push(start.elapsed());
                tty.press(ESCAPE);
                tty.until("no help", |screen| !screen.contents().contains("┌ Help "));
            }
            tty.press(QUIT);
            tty.ends();
        }
        times
    }
}
