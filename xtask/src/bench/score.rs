//! The benchmark `score`: the command `score original` on a long list of pairs.
//!
//! Every answer is compared with one computed here, by other means than the game's. Beside the
//! command runs a yardstick: a loop that reads, splits and writes the same file without scoring.
//! What the machine contributes shows in both, so the ratio can be compared between machines.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use tempfile::TempDir;

use super::{YARDSTICK, process as measured};
use crate::project::Project;

/// The pairs in the timed file.
const MANY: usize = 2_000_000;
/// The pairs in the file that shows whether memory grows with the input.
const FEW: usize = 200_000;
/// How often each program is timed.
const RUNS: usize = 3;
/// The letters of the edition's colours.
const LETTERS: &[u8; 6] = b"RYGBWK";
/// The holes of a code.
const HOLES: usize = 4;
/// Where the random numbers begin: the same pairs in every run.
const SEED: u64 = 0x00C0_DE00_C0DE_0001;

/// A code as its letters.
type CodeLetters = [u8; HOLES];

/// Measures the command and prints lines per second, the ratio to the yardstick, and memory.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let directory = TempDir::with_prefix("codeknacker-bench-").map_err(broken)?;
    let release = project.target.join("release");
    let game = release.join(format!("codeknacker{}", env::consts::EXE_SUFFIX));
    let yardstick = release.join(format!("xtask{}", env::consts::EXE_SUFFIX));
    let [many, few, output] = ["many", "few", "answers"].map(|name| directory.path().join(name));
    generate(&many, MANY).and_then(|()| generate(&few, FEW)).map_err(broken)?;

    let pinned = measured::can_pin();
    println!("{MANY} lines, {RUNS} runs, {}", if pinned { "held to one core" } else { "on any core" });
    let mut best = [f64::INFINITY; 2];
    for number in 1..=RUNS {
        let took = measured::time(&game, &["score", "original"], &many, &output, pinned)?.as_secs_f64();
        verify(&many, &output)?;
        let bare = measured::time(&yardstick, &["bench", YARDSTICK], &many, &output, pinned)?.as_secs_f64();
        println!("run {number}: score {:>12.0} lines/s   yardstick {:>12.0} lines/s", rate(took), rate(bare));
        best = [best[0].min(took), best[1].min(bare)];
    }
    println!("best : score {:>12.0} lines/s   yardstick {:>12.0} lines/s", rate(best[0]), rate(best[1]));
    println!("ratio: score reaches {:.2} of the yardstick's speed", best[1] / best[0]);
    println!("every one of the {MANY} answers is right in every run");

    for (input, lines) in [(&few, FEW), (&many, MANY)] {
        let peak = measured::memory(&game, &["score", "original"], input, &output)?;
        verify(input, &output)?;
        match peak {
            Some(peak) => println!("peak memory for {lines:>9} lines: {peak} KiB"),
            None => println!("peak memory for {lines:>9} lines: not measured on this system"),
        }
    }
    Ok(())
}

/// The yardstick itself: reads pairs, splits each, writes a part of it.
pub(super) fn yardstick() -> Result<(), String> {
    let mut input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).map_err(broken)? > 0 {
        let guess = line.split(|&byte| byte == b'\t').nth(1).ok_or("a line without a tab")?;
        output.write_all(guess).map_err(broken)?;
        line.clear();
    }
    output.flush().map_err(broken)
}

/// Lines per second for the long file.
fn rate(seconds: f64) -> f64 {
    f64::from(u32::try_from(MANY).unwrap_or(u32::MAX)) / seconds
}

/// Writes a number of pairs of random codes.
fn generate(path: &Path, pairs: usize) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut numbers = Numbers(SEED);
    for _ in 0..pairs {
        file.write_all(&numbers.code())?;
        file.write_all(b"\t")?;
        file.write_all(&numbers.code())?;
        file.write_all(b"\n")?;
    }
    file.flush()
}

/// Compares the answers with our own, line by line and to the last one.
fn verify(pairs: &Path, answers: &Path) -> Result<(), String> {
    let open = |path| File::open(path).map(BufReader::new).map_err(broken);
    let mut answers = open(answers)?.lines();
    let mut count = 0;
    for pair in open(pairs)?.lines() {
        let pair = pair.map_err(broken)?;
        count += 1;
        let given = answers.next().ok_or_else(|| format!("only {} answers", count - 1))?.map_err(broken)?;
        let wanted = wanted(&pair).ok_or_else(|| format!("line {count} is no pair: `{pair}`"))?;
        if given != wanted {
            return Err(format!("line {count}: `{pair}` was answered `{given}`, right is `{wanted}`"));
        }
    }
    if answers.next().is_some() { Err(format!("more than {count} answers")) } else { Ok(()) }
}

/// The right answer for a line with a secret and a guess.
fn wanted(pair: &str) -> Option<String> {
    let (secret, guess) = pair.split_once('\t')?;
    let (exact, misplaced) = answer(code(secret)?, code(guess)?);
    Some(format!("{exact}b{misplaced}w"))
}

/// The letters of a code.
fn code(text: &str) -> Option<CodeLetters> {
    text.as_bytes().try_into().ok()
}

/// As one does it on the table: first pair off what sits in its place, then look for each other
/// peg of the guess among the pegs of the secret that are left.
fn answer(mut secret: CodeLetters, mut guess: CodeLetters) -> (usize, usize) {
    const GONE: u8 = b'.';
    let (mut exact, mut misplaced) = (0, 0);
    for hole in 0..HOLES {
        if secret[hole] == guess[hole] {
            exact += 1;
            (secret[hole], guess[hole]) = (GONE, GONE);
        }
    }
    for peg in guess.into_iter().filter(|&peg| peg != GONE) {
        if let Some(hole) = secret.iter().position(|&other| other == peg) {
            misplaced += 1;
            secret[hole] = GONE;
        }
    }
    (exact, misplaced)
}

/// A small generator of random numbers, good enough to mix colours.
struct Numbers(u64);

impl Numbers {
    /// The next number.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ (number >> 31)
    }

    /// A code of any colours.
    fn code(&mut self) -> CodeLetters {
        std::array::from_fn(|_| LETTERS[(self.next() % LETTERS.len() as u64) as usize])
    }
}

/// The sentence for a file that cannot be read or written.
#[expect(clippy::needless_pass_by_value, reason = "a function for `map_err`")]
fn broken(error: io::Error) -> String {
    format!("a file of the benchmark: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_known_from_the_table() {
        for (pair, right) in [
            ("RRYY\tRRYY", "4b0w"),
            ("RRYY\tYYRR", "0b4w"),
            ("RYGB\tRGYW", "1b2w"),
            ("RRGB\tRYRR", "1b1w"),
            ("WWWW\tKKKK", "0b0w"),
        ] {
            assert_eq!(wanted(pair).as_deref(), Some(right), "{pair}");
        }
        assert_eq!(wanted("RRYY RRYY"), None);
        assert_eq!(wanted("RRYY\tRRYYG"), None);
    }

    #[test]
    fn a_wrong_a_missing_and_a_surplus_answer_are_noticed() {
        let directory = TempDir::new().unwrap();
        let [pairs, answers] = ["pairs", "answers"].map(|name| directory.path().join(name));
        std::fs::write(&pairs, "RRYY\tRRYY\nRRYY\tYYRR\n").unwrap();
        let verdict = |text: &str| {
            std::fs::write(&answers, text).unwrap();
            verify(&pairs, &answers)
        };
        assert_eq!(verdict("4b0w\n0b4w\n"), Ok(()));
        assert!(verdict("4b0w\n0b3w\n").unwrap_err().starts_with("line 2:"));
        assert_eq!(verdict("4b0w\n"), Err("only 1 answers".to_owned()));
        assert_eq!(verdict("4b0w\n0b4w\n0b0w\n"), Err("more than 2 answers".to_owned()));
    }

    #[test]
    fn the_pairs_are_the_same_every_time() {
        let (mut one, mut two) = (Numbers(SEED), Numbers(SEED));
        for _ in 0..100 {
            let code = one.code();
            assert_eq!(code, two.code());
            assert!(code.iter().all(|letter| LETTERS.contains(letter)));
        }
    }
}
