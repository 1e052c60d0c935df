//! The script moves the cursor by itself, because a tap must land at once; where it goes is what `play::Draft` says.

use browser::Look;
use play::{Draft, Hole, PalettePiece};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::Rules;
use serde_json::{Value, json};

use super::seat::Seated;
use super::stage::journey;

/// Plain pegs, blanks, pairs, and pairs with blanks.
const EDITIONS: [&str; 4] = ["original", "eight-blanks", "grand", "grand-blanks"];

/// How many taps are compared in each edition.
const TAPS: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_lands_where_the_servers_draft_has_it() {
    journey("taps", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        for edition in EDITIONS {
            let value = json!({ "edition": edition, "mode": "solo",
                "seats": [{ "for": "here" }, { "for": "computer practised" }] });
            let table = Seated::open(&ada, &value).await;
            assert!(table.is_due().await);
            let (taps, expected) = tapped(&table.rules().await);
            let script = format!(
                "{}.map((tap) => {{ document.querySelector(tap).click(); \
                 const {{ draft, cursor }} = document.getElementById('entry').elements; \
                 return [draft.value, Number(cursor.value)]; }})",
                Value::from(taps.clone())
            );
            let found = table.page.evaluate(&script).await;
            for (place, expected) in expected.iter().enumerate() {
                assert_eq!(&found[place], expected, "{edition}: {:?}", &taps[..=place]);
            }
        }
        ada.is_content();
    })
    .await;
}

/// Taps on pieces and holes, as a page finds them, and the row and cursor after each.
fn tapped(rules: &Rules) -> (Vec<String>, Vec<Value>) {
    let mut draft = Draft::new(rules);
    let mut chance = ChaCha8Rng::seed_from_u64(12);
    let pieces: Vec<_> = PalettePiece::all(rules).into_iter().map(|piece| piece.letter(rules)).collect();
    let taps = (0..TAPS).map(|_| {
        if chance.random_range(0..3) > 0 {
            let letter = pieces[chance.random_range(0..pieces.len())];
            draft.fill(letter);
            return (format!(".pick[value={letter:?}]"), json!([draft.written(), draft.at + 1]));
        }
        let hole = chance.random_range(0..draft.holes.len());
        // A second tap on a hole empties it.
        if hole == draft.at && draft.holes[hole] != Hole::default() {
            draft.empty();
        } else {
            draft.go(hole);
        }
        (format!(".slot[value=\"{}\"]", hole + 1), json!([draft.written(), draft.at + 1]))
    });
    taps.unzip()
}
