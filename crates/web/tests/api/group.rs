//! A group's game that is over, analysed: every number is the one that a plain recount gives.

use std::collections::{BTreeMap, BTreeSet};

use rules::answer::hint;
use rules::{Code, Edition, Marker, Rules};
use serde_json::{Value, json};

use crate::support::{Fixture, text};

/// A deal with its markers, seat by seat, and in how many ways it can be drawn.
struct Dealt {
    markers: Vec<Marker>,
    ways: u32,
}

/// Every deal of three boards: numbers are drawn without putting back, and so are colours, of which there are four each.
fn deals() -> Vec<Dealt> {
    let mut deals = vec![Dealt { markers: Vec::new(), ways: 1 }];
    for _ in 0..3 {
        let mut more = Vec::new();
        for deal in &deals {
            for number in (1..=5).filter(|number| deal.markers.iter().all(|held| held.number != *number)) {
                for colour in 0..6 {
                    let drawn = deal.markers.iter().filter(|held| held.colour == colour).count() as u32;
                    let markers = [deal.markers.clone(), vec![Marker { number, colour }]].concat();
                    more.push(Dealt { markers, ways: deal.ways * (4 - drawn) });
                }
            }
        }
        deals = more;
    }
    deals
}

/// The secret that markers make, as it is written.
fn secret(rules: &Rules, markers: &[Marker]) -> String {
    let mut holes = ['.'; 5];
    for marker in markers {
        holes[usize::from(marker.number) - 1] = rules.show_marker(*marker).chars().nth(1).unwrap();
    }
    holes.iter().collect()
}

/// What the others answer to a row, as it is written.
fn hints(markers: &[Marker], by: usize, row: Code) -> String {
    let others = [(by + 1) % 3, (by + 2) % 3];
    let told = others.map(|seat| (seat, hint(markers[seat], row).letter()));
    told.map(|(seat, letter)| format!("{}:{letter}", seat + 1)).join(" ")
}

/// The deals that a seat holds possible: its own marker, the hints to all rows, and no secret that was called wrongly.
fn fitting<'a>(
    deals: &'a [Dealt],
    own: (usize, Marker),
    rows: &[(usize, Code, String)],
    wrong: &[(String, &Rules)],
) -> Vec<&'a Dealt> {
    let fits = |deal: &&Dealt| {
        deal.markers[own.0] == own.1
            && rows.iter().all(|(by, row, told)| hints(&deal.markers, *by, *row) == *told)
            && wrong.iter().all(|(called, rules)| secret(rules, &deal.markers) != *called)
    };
    deals.iter().filter(fits).collect()
}

/// Three people at a table for a group, and what each of them holds.
struct GroupTable {
    rules: Rules,
    table: String,
    tokens: Vec<String>,
    held: Vec<Marker>,
}

impl GroupTable {
    /// Opens a table with these terms; everybody sits down.
    async fn open(fixture: &Fixture, mut terms: Value) -> Self {
        let rules = Rules::default_of(Edition::find(terms["edition"].as_str().unwrap()).unwrap());
        terms["seats"] = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }, { "for": "person" }]);
        let (table, ada) = fixture.open(&terms).await;
        let mut tokens = vec![ada];
        for name in ["Ben", "Cleo"] {
            tokens.push(fixture.sit(&table, name).await);
        }
        let mut held = Vec::new();
        for token in &tokens {
            let state = fixture.get(&format!("/tables/{table}"), Some(token)).await.fine();
            held.push(rules.read_marker(state["view"]["board"]["own"][0].as_str().unwrap()).unwrap());
        }
        Self { rules, table, tokens, held }
    }

    /// Places four rows, the third of them empty: who placed each, and the hints to it.
    async fn place_rows(&self, fixture: &Fixture) -> Vec<(usize, Code, String)> {
        let mut rows = Vec::new();
        for (turn, row) in ["RYGB.", "WKRY.", ".....", "GGRWK"].iter().enumerate() {
            let by = turn % 3;
            fixture.act(&self.table, &self.tokens[by], &format!("row {row}")).await.fine();
            let code = self.rules.read_row(row).unwrap();
            rows.push((by, code, hints(&self.held, by, code)));
        }
        rows
    }
}

fn close(value: &Value, wanted: f64) -> bool {
    (value.as_f64().unwrap() - wanted).abs() < 1e-9
}

#[tokio::test]
async fn a_group_is_analysed_as_a_plain_recount_has_it() {
    let fixture = Fixture::start().await;
    let group = GroupTable::open(&fixture, json!({ "edition": "group-small", "first": 1 })).await;
    let early = fixture.get(&format!("/tables/{}/analysis", group.table), Some(&group.tokens[0])).await;
    assert_eq!((early.status.as_u16(), early.code()), (409, "nothing-to-analyse"));

    // Four rows, the third of them empty; a call that can't be right; a row; and one that is.
    let mut rows = group.place_rows(&fixture).await;
    let GroupTable { rules, table, tokens, held } = group;
    let right = secret(&rules, &held);
    let called: String = right.chars().map(|c| if c == '.' || c == 'R' { c } else { 'R' }).collect();
    let called = if called == right { called.replace('R', "Y") } else { called };
    fixture.act(&table, &tokens[1], "call").await.fine();
    fixture.act(&table, &tokens[1], &format!("solution {called}")).await.fine();
    // Ben is out: Cleo is next.
    fixture.act(&table, &tokens[2], "row RRYYG").await.fine();
    let code = rules.read_row("RRYYG").unwrap();
    rows.push((2, code, hints(&held, 2, code)));
    fixture.act(&table, &tokens[0], "call").await.fine();
    let done = fixture.act(&table, &tokens[0], &format!("solution {right}")).await.fine();
    assert_eq!(done["state"]["table"]["phase"], "over");

    let id = text(&done["state"]["match_id"]);
    let analysis = fixture.get(&format!("/matches/{id}/analysis"), None).await.fine();
    let same = fixture.get(&format!("/tables/{table}/analysis"), Some(&tokens[2])).await.fine();
    assert_eq!(analysis, same);
    assert_eq!((&analysis["rounds"], &analysis["stopped"]), (&json!([]), &json!(false)));
    let group = &analysis["group"];
    assert_eq!(text(&group["secret"]), right);
    let shown: Vec<_> = held.iter().map(|marker| rules.show_marker(*marker)).collect();
    assert_eq!(group["markers"], json!(shown));

    let deals = deals();
    assert_eq!(deals.iter().map(|deal| deal.ways).sum::<u32>(), 60 * 24 * 23 * 22);
    let told = group["rows"].as_array().unwrap();
    assert_eq!(told.len(), rows.len());
    let mut luck = [0.0; 3];
    for (place, row) in told.iter().enumerate() {
        let (by, code, seen) = &rows[place];
        // The wrong call came before the last row.
        let wrong = if place == 4 { vec![(called.clone(), &rules)] } else { Vec::new() };
        let of = |seat: usize, known: usize| fitting(&deals, (seat, held[seat]), &rows[..known], &wrong);
        let secrets = |fit: &[&Dealt]| {
            fit.iter().map(|deal| secret(&rules, &deal.markers)).collect::<BTreeSet<_>>().len()
        };
        let ways = |fit: &[&Dealt]| f64::from(fit.iter().map(|deal| deal.ways).sum::<u32>());
        let before = of(*by, place);
        assert_eq!((&row["row"], &row["by"]), (&json!(place + 1), &json!(by + 1)));
        assert_eq!((text(&row["guess"]), text(&row["hints"])), (rules.show(*code), seen.clone()));
        assert_eq!(row["before"]["secrets"], json!(secrets(&before)), "before row {}", place + 1);
        for seat in 0..3 {
            assert_eq!(row["after"][seat]["secrets"], json!(secrets(&of(seat, place + 1))), "{seat} {place}");
        }
        // What was learnt, and what was to be expected, over all that the others might have answered.
        let mut classes: BTreeMap<String, u32> = BTreeMap::new();
        for deal in &before {
            *classes.entry(hints(&deal.markers, *by, *code)).or_default() += deal.ways;
        }
        let all = ways(&before);
        let expected: f64 = classes.values().map(|ways| f64::from(*ways) / all).map(|p| -p * p.log2()).sum();
        let learnt = (all / ways(&of(*by, place + 1))).log2();
        assert!(close(&row["luck"], learnt - expected), "{row}");
        luck[*by] += learnt - expected;
        assert_eq!(row["useless"], json!(classes.len() == 1));
        // The best row is looked for, and no row is better than it.
        assert!(row["best"]["row"].is_string() && row["lost"].as_f64().unwrap() >= 0.0, "{row}");
        assert_eq!(text(&row["chosen"]["row"]), rules.show(*code));
    }
    assert_eq!(told[2]["useless"], json!(true), "an empty row asks nothing");

    let calls = group["calls"].as_array().unwrap();
    let knew = |seat: usize, known: usize, wrong: &[(String, &Rules)], given: &str| {
        let fit = fitting(&deals, (seat, held[seat]), &rows[..known], wrong);
        let of = |fit: &mut dyn Iterator<Item = &&Dealt>| f64::from(fit.map(|deal| deal.ways).sum::<u32>());
        of(&mut fit.iter().filter(|deal| secret(&rules, &deal.markers) == given)) / of(&mut fit.iter())
    };
    assert_eq!((calls.len(), &calls[0]["by"], &calls[0]["right"]), (2, &json!(2), &json!(false)));
    assert!(close(&calls[0]["chance"], knew(1, 4, &[], &called)), "{}", calls[0]);
    assert_eq!(
        (&calls[1]["by"], &calls[1]["right"], &calls[1]["after"]),
        (&json!(1), &json!(true), &json!(5))
    );
    let wrong = [(called.clone(), &rules)];
    assert!(close(&calls[1]["chance"], knew(0, 5, &wrong, &right)), "{}", calls[1]);
    for (seat, luck) in luck.iter().enumerate() {
        let summed = &group["seats"][seat];
        assert!(close(&summed["luck"], *luck), "{summed}");
        assert_eq!(summed["calls"], json!(u32::from(seat != 2)));
    }
}

/// What a fact says of a deal, as it is written.
fn told_of(rules: &Rules, fact: &Value, markers: &[Marker]) -> String {
    let code = secret(rules, markers);
    let symbols: Vec<String> = fact["symbols"].as_array().into_iter().flatten().map(text).collect();
    let among = |letter: &char| symbols.iter().any(|symbol| symbol.starts_with(*letter));
    let held = || &markers[fact["board"].as_u64().unwrap() as usize - 1];
    match text(&fact["about"]).as_str() {
        "hole" => code.chars().nth(fact["hole"].as_u64().unwrap() as usize - 1).unwrap().to_string(),
        "number" => code.chars().filter(among).count().to_string(),
        "present" => u8::from(code.chars().any(|letter| among(&letter))).to_string(),
        "placed" => {
            let row = text(&fact["row"]);
            u8::from(row.chars().zip(code.chars()).any(|(one, other)| one == other)).to_string()
        }
        "marker-number" => held().number.to_string(),
        "marker-colour" => rules.show_marker(*held()).chars().nth(1).unwrap().to_string(),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn what_follows_for_a_player_of_a_group_is_from_that_players_sight_alone() {
    let fixture = Fixture::start().await;
    let value = json!({ "edition": "group-small", "first": 1, "advice": true, "spectators": true });
    let group = GroupTable::open(&fixture, value).await;
    let rows = group.place_rows(&fixture).await;
    let GroupTable { rules, table, tokens, held } = group;
    let deals = deals();
    for (seat, token) in tokens.iter().enumerate() {
        let told = fixture.get(&format!("/tables/{table}/facts"), Some(token)).await.fine();
        let facts = told["facts"].as_array().unwrap();
        assert!(facts.len() > 3, "{told}");
        for fact in facts {
            let named = fact["rows"].as_array().unwrap().iter().map(|row| row.as_u64().unwrap() as usize);
            let named: Vec<_> = named.map(|row| rows[row - 1].clone()).collect();
            // Neither more nor less than the player's own marker and the rows named leave open.
            let fits = fitting(&deals, (seat, held[seat]), &named, &[]);
            let left: BTreeSet<_> = fits.iter().map(|deal| told_of(&rules, fact, &deal.markers)).collect();
            let said: BTreeSet<_> = fact["left"].as_array().unwrap().iter().map(text).collect();
            assert_eq!(left, said, "seat {} {fact}", seat + 1);
        }
    }
    // Nobody asks for another, nor does a spectator.
    for (asked, token) in
        [("?seat=1", &tokens[1]), ("?seat=2", &fixture.token().await), ("", &fixture.token().await)]
    {
        for of in ["facts", "advice"] {
            let refused = fixture.get(&format!("/tables/{table}/{of}{asked}"), Some(token)).await;
            assert_eq!(refused.status.as_u16() / 100, 4, "{of}{asked}: {}", refused.code());
        }
    }
}
