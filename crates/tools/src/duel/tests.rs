use serde_json::Value;

use super::*;

fn question<'a>(game: &'a str, levels: &'a [String], games: u64) -> DuelQuestion<'a> {
    DuelQuestion {
        game,
        options: &[],
        levels,
        maker: "fair",
        games,
        seed: 1,
        every_secret: false,
        json: false,
        words: Words::of(words::Language::English),
    }
}

fn names(levels: &[&str]) -> Vec<String> {
    levels.iter().map(ToString::to_string).collect()
}

fn told(question: &DuelQuestion<'_>) -> Result<String, String> {
    let mut output = Vec::new();
    duel(question, None, &mut output).map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(output).expect("text"))
}

#[test]
fn the_result_is_the_same_with_any_number_of_threads() {
    let levels = names(&["perfect", "random", "casual"]);
    let question = question("original", &levels, 12);
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| told(&question)).expect("a tournament")
    };
    let one = with(1);
    assert_eq!(one, with(3));
    assert_eq!(one.matches("12 matches").count(), 3, "everybody meets everybody: {one}");
}

#[test]
fn the_seed_decides_and_json_has_every_field() {
    let levels = names(&["entropy", "beginner"]);
    let json = |seed| {
        let question = DuelQuestion { seed, json: true, ..question("mini", &levels, 6) };
        serde_json::from_str::<Value>(&told(&question).expect("a tournament")).expect("JSON")
    };
    let first = json(1);
    assert_eq!(first, json(1));
    assert_ne!(first["tables"], json(2)["tables"]);
    let table = &first["tables"][0];
    assert_eq!(table["games"], 6);
    let players = table["players"].as_array().expect("players");
    assert_eq!(players.iter().map(|player| player["rounds"].as_u64()).collect::<Vec<_>>(), [Some(6); 2]);
    let won = players.iter().map(|player| player["won"].as_u64().expect("a number")).sum::<u64>();
    assert_eq!(table["won"], won);
    assert!(players[0]["rows"].as_f64() < players[1]["rows"].as_f64(), "{first}");
}

#[test]
fn what_is_wrong_gets_a_sentence() {
    let said = |game, levels: &[&str], maker, every_secret| {
        let levels = names(levels);
        let question = DuelQuestion { maker, every_secret, ..question(game, &levels, 1) };
        told(&question).expect_err("wrong")
    };
    assert!(
        said("originall", &["perfect"], "fair", false)
            .starts_with("Did you mean original? Unknown game “originall”.")
    );
    assert_eq!(
        said("original", &["good", "bad"], "fair", false),
        "Unknown level “good”. Choose from: beginner, casual, practised, expert, perfect, random, entropy."
    );
    assert_eq!(
        said("original", &["perfect"], "kind", false),
        "Unknown maker “kind”. Choose from: fair, cunning, contrary."
    );
    assert_eq!(
        said("original", &["perfect", "random"], "fair", true),
        "--every-secret is for one player. Name one level, or leave it out."
    );
    assert_eq!(
        said("lock-party", &["perfect", "random"], "fair", false),
        "This game has 3 to 5 seats, not 2."
    );
}
