//! Whatever is typed, the game goes on.

use std::io::{self, Cursor};

use rand::RngExt;
use rules::editions::EDITIONS;
use terminal::Words;
use terminal::here::{Stopwatch, Wish};
use terminal::plain::{Desk, play};
use words::Language;

use crate::person::chance;

/// Bytes that are hard to swallow, with a little sense among them.
fn garbage(seed: u64) -> Vec<u8> {
    const PIECES: [&[u8]; 24] = [
        b"\n",
        b"\n\n",
        b"RRYY\n",
        b"\x1b[2J\x1b[H",
        b"\xff\xfe\n",
        b"/",
        b"/hint\n",
        b"?\n",
        b"yes\n",
        b"no\n",
        b"roll\n",
        b"call\n",
        b"pass\n",
        b"stop\n",
        b"play on\n",
        b"1b1w\n",
        b"9b9w\n",
        "\u{202e}é漢\n".as_bytes(),
        b"\0\0\0\n",
        b"claim nobody\n",
        b"fits ....\n",
        b"uncover\n",
        b"\r\n",
        b"....\n",
    ];
    let mut chance = chance(seed);
    let mut bytes = Vec::new();
    for _ in 0..200 {
        bytes.extend_from_slice(PIECES[chance.random_range(0..PIECES.len())]);
        if chance.random_range(0..20) == 0 {
            bytes.extend((0..chance.random_range(0..3000)).map(|_| chance.random_range(0..=255u8)));
        }
    }
    bytes
}

#[test]
fn garbage_at_every_table_ends_in_nothing_worse_than_a_sentence() {
    for (number, edition) in (0..).zip(EDITIONS) {
        // Knowing all codes of the grand games takes a second; others show the same.
        let hints = edition.shapes.is_empty();
        for (place, players) in [&[][..], &["person"; 2], &["person"; 3]].into_iter().enumerate() {
            let seats = players.iter().map(ToString::to_string).collect();
            let wish = Wish { game: Some(edition.id.to_owned()), seats, ..Wish::default() };
            let mut bytes = garbage(number * 3 + place as u64);
            if !hints {
                bytes = bytes
                    .split(|byte| *byte == b'\n')
                    .filter(|line| line != b"/hint" && !line.starts_with(b"fits"))
                    .flat_map(|line| [line, b"\n"].concat())
                    .collect();
            }
            let mut output = Vec::new();
            let mut desk = Desk::new(Cursor::new(bytes), &mut output);
            let ended =
                play(&wish, Words::of(Language::French), chance(number), Stopwatch::ticking(0), &mut desk);
            drop(desk);
            let said = String::from_utf8(output).expect("text");
            // Some tables have other seats; that is told at once, and nothing else is said.
            assert!(ended.is_ok() || said.is_empty(), "{}: {ended:?}: {said}", edition.id);
            let moves = |c: char| c.is_control() && c != '\n';
            assert!(!said.contains(moves), "{}: {:?}", edition.id, said.find(moves).map(|at| &said[at..]));
        }
    }
}

#[test]
fn pasted_rows_are_taken_one_by_one() {
    let wish = Wish { game: Some("mini".to_owned()), ..Wish::default() };
    let mut output = Vec::new();
    let mut desk = Desk::new(Cursor::new("R R Y Y\r\nr,r,g,g\r\n\r\nR-R-B-B"), &mut output);
    play(&wish, Words::of(Language::English), chance(1), Stopwatch::ticking(0), &mut desk).expect("a match");
    drop(desk);
    let said = String::from_utf8(output).expect("text");
    for row in
        ["Row 1: red, red, yellow, yellow.", "Row 2: red, red, green, green.", "Row 3: red, red, blue, blue."]
    {
        assert!(said.contains(row), "{row}: {said}");
    }
}

/// Fails on the third line.
struct Broken(u8);

impl io::Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0 += 1;
        if self.0 > 2 {
            return Err(io::Error::other("the cable is cut"));
        }
        buffer[..5].copy_from_slice(b"RRYY\n");
        Ok(5)
    }
}

#[test]
fn an_input_that_breaks_is_told_as_such() {
    let wish = Wish { game: Some("mini".to_owned()), ..Wish::default() };
    let mut desk = Desk::new(io::BufReader::new(Broken(0)), Vec::new());
    let ended = play(&wish, Words::of(Language::English), chance(1), Stopwatch::ticking(0), &mut desk);
    assert_eq!(ended.expect_err("broken").to_string(), "Reading or writing failed: the cable is cut");
}
