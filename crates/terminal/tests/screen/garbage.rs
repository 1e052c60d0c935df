//! Keys that nobody means, in windows of any size: nothing breaks, and what is on the disk can be read.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::editions::EDITIONS;
use tempfile::TempDir;
use terminal::here::Wish;
use terminal::screen::{Flow, Input};
use words::Language;

use crate::drive::Person;

fn any(chance: &mut ChaCha20Rng) -> Input {
    let number = chance.next_u32();
    let signs: Vec<char> = "RYGBWKONPSrtsch12345.bwuyn*-?+/ \u{1b}\u{0}äß😀\u{202e}".chars().collect();
    let sign = signs[number as usize / 64 % signs.len()];
    match number % 32 {
        0..=7 => Input::Char(sign),
        8 | 9 => Input::Enter,
        10 => Input::Esc,
        11 => Input::Tab,
        12 => Input::BackTab,
        13 => Input::Backspace,
        14 => Input::Delete,
        15 => Input::Left,
        16 => Input::Right,
        17 => Input::Up,
        18 => Input::Down,
        19 => Input::Home,
        20 => Input::End,
        21 => Input::PageUp,
        22 => Input::PageDown,
        // All but those that leave the game.
        23 => Input::F((number / 64 % 9) as u8 + 1),
        24 => Input::Ctrl(char::from(b"tfpsalgvzurx"[number as usize / 64 % 12])),
        25..=27 => Input::Click((number / 64 % 120) as u16, (number / 8192 % 40) as u16),
        28 => Input::Wheel { up: number & 64 == 0 },
        29 => Input::Paste(signs.iter().collect()),
        30 => Input::Resize,
        _ => Input::Char(char::from_u32(number / 64 % 0x500).unwrap_or('?')),
    }
}

#[test]
fn keys_that_nobody_means_break_nothing() {
    let folder = TempDir::new().expect("a folder");
    for (seed, edition) in (1..).zip(EDITIONS) {
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        // Large spaces take their time to think: there nobody asks.
        let quick = rules::Rules::default_of(edition).secrets().count() < 100_000;
        let wish = Wish {
            game: Some(edition.id.to_owned()),
            seats: if quick { Vec::new() } else { vec!["person".to_owned(); 2] },
            folder: Some(folder.path().to_owned()),
            ..Wish::default()
        };
        let mut person = Person::sits(&wish, Language::German, seed);
        for step in 0..400 {
            let input = any(&mut chance);
            let asks = matches!(input, Input::F(2 | 3 | 6) | Input::Ctrl('t' | 'f' | 'a'));
            if !quick && asks {
                continue;
            }
            if person.press(input) == Flow::Quit {
                break;
            }
            let (width, height) = (chance.next_u32() % 140 + 1, chance.next_u32() % 50 + 1);
            person.looks(if step % 3 == 0 { (width as u16, height as u16) } else { (120, 40) });
        }
        person.session.end().unwrap_or_else(|failure| panic!("{failure}"));
    }
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    for file in files {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        rules::notation::read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    }
}
