//! Requests with digests of their answers, a line of JSON each: what the module has to answer byte for byte, wherever it
//! runs. `cargo xtask test --only wasm` asks it in a browser. There are matches of every edition played to their ends, and all
//! that the rules are held to: every vector in the box of its edition, every golden script as a match half played and over.

#[path = "../../rules/tests/golden_support/mod.rs"]
mod golden_support;
#[path = "../tests/pocket/phone.rs"]
mod phone;
#[path = "../tests/pocket/player.rs"]
mod player;

use std::fs;
use std::path::{Path, PathBuf};

use pocket::KeptRow;
use rules::editions::EDITIONS;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use self::phone::Phone;
use self::player::Player;

/// Lines of a script's record that are added between two looks.
const STRIDE: usize = 5;

fn main() {
    let mut phone = Phone::new();
    phone.told = Some(Vec::new());
    for address in ["/", "/rules/grand", "/strategies/4x6", "/settings", "/puzzles?edition=eight", "/lobby"] {
        phone.open(address);
    }
    for (edition, with) in EDITIONS.iter().zip(["computer", "here", "referee"].into_iter().cycle()) {
        let page = phone.post("/new", &[("edition", edition.id), ("with", with), ("first", "1")]);
        phone.open(&format!("{}?hint=best", page.address));
        let page = phone.open(&page.table());
        Player::new(edition.id, 11).play(&mut phone, page);
        let over = phone.rows.last().expect("a match").id.clone();
        phone.open(&format!("/m/{over}?analysis=yes"));
    }
    phone.open("/matches");
    vectors(&mut phone);
    scripts(&mut phone);
    for (asked, answered) in phone.told.take().unwrap_or_default() {
        println!("{}", json!([asked, hex::encode(Sha256::digest(answered))]));
    }
}

/// Where the tests of the rules keep what they hold them to.
fn rule_tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests")
}

/// Tries every vector on the page of its edition.
fn vectors(phone: &mut Phone) {
    for name in ["vectors.json", "own_vectors.json"] {
        let text = fs::read_to_string(rule_tests().join("data").join(name)).expect("a file of vectors");
        let file: Value = serde_json::from_str(&text).expect("vectors");
        for kind in ["classic", "marker", "pairs"] {
            for vector in file[kind].as_array().into_iter().flatten() {
                let [edition, secret, guess] =
                    [0, 1, 2].map(|column| vector[column].as_str().expect("a text"));
                let fields = guests::Form::default().with("secret", secret).with("guess", guess);
                phone.open(&format!("/rules/{edition}?{}", fields.body()));
            }
        }
    }
}

/// Looks at the match of every golden script, from its first row to its end.
fn scripts(phone: &mut Phone) {
    let files = fs::read_dir(rule_tests().join("golden")).expect("golden scripts");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    for file in files {
        let script = fs::read_to_string(&file).expect("a script");
        let (_, record) = golden_support::play::replay(&script).expect("a script that can be played");
        let lines: Vec<_> = record.split_inclusive('\n').collect();
        let table = "here-golden".to_owned();
        let lengths = (STRIDE..lines.len()).step_by(STRIDE).chain([lines.len()]);
        for length in lengths {
            phone.rows = vec![KeptRow {
                id: "golden".to_owned(),
                table: table.clone(),
                began: phone.now,
                touched: phone.now,
                text: lines[..length].concat(),
            }];
            phone.open(&format!("/t/{table}"));
        }
        phone.open("/m/golden");
    }
}
