//! Everybody who plays: tables are opened and filled while all is well.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use guests::text;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};

use crate::diary::Diary;
use crate::follower::{Ears, Follower};
use crate::hands::Hands;
use crate::page::{ByPage, plain};
use crate::person::Person;
use crate::program::ByApi;
use crate::stage::Node;
use crate::table::{Codes, Mark, Table};

/// What is played at a table, and by whom.
struct Scene {
    edition: &'static str,
    codes: Codes,
    /// How each person plays: by pages, or by the API. The first one opens the table.
    by_page: &'static [bool],
    /// Who has the other seats.
    computers: &'static [&'static str],
}

const SIX: Codes = Codes { letters: "RYGBWK", holes: 4 };
const LOCK: Codes = Codes { letters: "WPGROSYB", holes: 4 };
const EIGHT: Codes = Codes { letters: "RYGBWKON", holes: 5 };
const GROUP: Codes = Codes { letters: "RYGBWK", holes: 5 };

/// One after the other, table by table.
const SCENES: [Scene; 8] = [
    Scene { edition: "original", codes: SIX, by_page: &[false, false], computers: &[] },
    Scene { edition: "original", codes: SIX, by_page: &[true], computers: &["computer expert"] },
    Scene { edition: "original", codes: SIX, by_page: &[true, true], computers: &[] },
    Scene { edition: "original", codes: SIX, by_page: &[false], computers: &["computer perfect"] },
    Scene { edition: "original", codes: SIX, by_page: &[true, false], computers: &[] },
    Scene {
        edition: "group",
        codes: GROUP,
        by_page: &[false, false],
        computers: &["computer practised", "computer casual"],
    },
    Scene { edition: "super", codes: EIGHT, by_page: &[true], computers: &["computer practised"] },
    Scene { edition: "lock-party", codes: LOCK, by_page: &[false, true], computers: &["computer beginner"] },
];

/// Those who play at a table, and those who follow it.
pub(crate) struct Company {
    pub(crate) table: Arc<Table>,
    pub(crate) persons: Vec<Person>,
    pub(crate) followers: Vec<Follower>,
}

/// The address of somebody: everybody has one of their own on the loopback, as people at home do.
pub(crate) fn address(number: usize) -> IpAddr {
    let [high, low] = u16::try_from(number + 256).unwrap_or(u16::MAX).to_be_bytes();
    Ipv4Addr::new(127, 1, high, low).into()
}

/// Opens a table and seats everybody.
pub(crate) async fn gather(
    index: usize,
    seed: u64,
    nodes: &Arc<Vec<Node>>,
    diary: &Arc<Diary>,
) -> Result<Company, String> {
    let scene = &SCENES[index % SCENES.len()];
    let at = |place: usize| address(index * 4 + place);
    let origin = |place: usize| nodes[(index + place) % nodes.len()].origin();
    let mut hands = Vec::new();
    let mut found = (String::new(), String::new());
    for (place, by_page) in scene.by_page.iter().enumerate() {
        let origin = origin(place);
        hands.push(if *by_page {
            let browser = ByPage::at(at(place), diary);
            found = if place == 0 { open_page(&browser, &origin, scene).await? } else { found };
            if place > 0 {
                sit_page(&browser, &origin, &found.1).await?;
            }
            Hands::Page(browser)
        } else {
            let mut program = ByApi::at(at(place), diary);
            found = if place == 0 { open_api(&mut program, &origin, scene).await? } else { found };
            if place > 0 {
                sit_api(&mut program, &origin, &found.0).await?;
            }
            Hands::Api(program)
        });
    }
    let ways = scene.by_page.iter().map(|page| if *page { "page" } else { "api" });
    let ways: Vec<_> = ways.chain(scene.computers.iter().copied()).collect();
    let kind = format!("{}: {}", scene.edition, ways.join(", "));
    let table = Table::new(found.0, found.1, kind, scene.codes.clone(), hands.len());
    Ok(company(index, seed, nodes, diary, Arc::new(table), hands))
}

/// Persons with their chance, and followers with theirs.
fn company(
    index: usize,
    seed: u64,
    nodes: &Arc<Vec<Node>>,
    diary: &Arc<Diary>,
    table: Arc<Table>,
    hands: Vec<Hands>,
) -> Company {
    let chance = |stream: usize| {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(1_000 + (index * 16 + stream) as u64);
        chance
    };
    let follower = |ears: Ears, stream: usize| Follower {
        table: Arc::clone(&table),
        ears,
        nodes: Arc::clone(nodes),
        diary: Arc::clone(diary),
        chance: chance(8 + stream),
        mark: Some(Mark { ordinal: 1, number: 0 }),
        told: std::collections::BTreeMap::new(),
        skipped: Vec::new(),
    };
    let mut followers = Vec::new();
    for (place, hands) in hands.iter().enumerate() {
        match hands {
            Hands::Api(program) => followers.push(follower(Ears::Api(program.clone()), place)),
            // Every other browser has no script.
            Hands::Page(browser) if (index + place).is_multiple_of(2) => {
                followers.push(follower(Ears::Page(browser.clone()), place));
            }
            Hands::Page(_) => {}
        }
    }
    if index.is_multiple_of(4) {
        followers.push(follower(Ears::Api(ByApi::at(address(index * 4 + 3), diary)), 7));
    }
    let persons = hands.into_iter().enumerate().map(|(place, hands)| Person {
        table: Arc::clone(&table),
        place,
        hands,
        nodes: Arc::clone(nodes),
        at: (index + place) % nodes.len(),
        diary: Arc::clone(diary),
        chance: chance(place),
        last: Mark::default(),
        refused: None,
        behind: None,
    });
    let persons = persons.collect();
    Company { table, persons, followers }
}

/// Opens a table by the API; its id and its code.
async fn open_api(program: &mut ByApi, origin: &str, scene: &Scene) -> Result<(String, String), String> {
    let mut seats = vec![json!({ "for": "here", "name": "Ada" })];
    seats.extend(scene.by_page.iter().skip(1).map(|_| json!({ "for": "person" })));
    seats.extend(scene.computers.iter().map(|level| json!({ "for": level })));
    let mut wanted = json!({ "edition": scene.edition, "spectators": true, "seats": seats });
    if scene.edition == "original" {
        wanted["rounds"] = 2.into();
    }
    come(program, origin).await?;
    let answer = asked(program, format!("{origin}/api/v1/tables"), &wanted).await?;
    Ok((text(&answer["table"]["id"]), text(&answer["table"]["code"])))
}

/// Sits down by the API.
async fn sit_api(program: &mut ByApi, origin: &str, table: &str) -> Result<(), String> {
    come(program, origin).await?;
    let body = json!({ "name": "Ben" });
    asked(program, format!("{origin}/api/v1/tables/{table}/seats"), &body).await.map(drop)
}

/// Asks for a token, with which seats are held.
async fn come(program: &mut ByApi, origin: &str) -> Result<(), String> {
    let issued = asked(program, format!("{origin}/api/v1/tokens"), &json!({})).await?;
    program.keep(text(&issued["token"]));
    Ok(())
}

async fn asked(program: &ByApi, url: String, body: &Value) -> Result<Value, String> {
    let answer = program.post(url, None, body).await.map_err(|error| error.to_string())?;
    if answer.status.is_success() {
        Ok(answer.value)
    } else {
        Err(format!("{} {}", answer.status, answer.value))
    }
}

/// Opens a table by the form for it; its id and its code.
async fn open_page(browser: &ByPage, origin: &str, scene: &Scene) -> Result<(String, String), String> {
    let with = if scene.by_page.len() > 1 { "friend" } else { "computer" };
    let address = format!("/new?edition={}&with={with}", scene.edition);
    let page = browser.open(origin, &address).await.map_err(|error| error.to_string())?;
    let form = page.forms().into_iter().find(|form| form.method == "post" && form.action == "/new");
    let mut form = form.ok_or_else(|| format!("{address} has no form: {}", page.status))?;
    form = form.without("solo").with("rounds", "2").with("spectators", "on").with("name-1", "Ada");
    for (seat, level) in (scene.by_page.len() + 1..).zip(scene.computers) {
        form = form.with(&format!("seat-{seat}"), level);
    }
    let sent = browser.submit(origin, &form).await.map_err(|error| error.to_string())?;
    let code = sent.address.strip_prefix("/t/").filter(|_| sent.went_on);
    let code = code.ok_or_else(|| format!("no table was opened: {} {}", sent.status, plain(&sent.text)))?;
    let shown = browser.open(origin, &sent.address).await.map_err(|error| error.to_string())?;
    let id = shown.attribute("data-table").ok_or("a table without an id")?;
    Ok((id.to_owned(), code.to_owned()))
}

/// Sits down by the form for it.
async fn sit_page(browser: &ByPage, origin: &str, code: &str) -> Result<(), String> {
    let page = browser.open(origin, &format!("/t/{code}")).await.map_err(|error| error.to_string())?;
    let form = page.forms().into_iter().find(|form| form.action.ends_with("/sit"));
    let form = form.ok_or("no seat is free")?.with("name", "Ben");
    let sent = browser.submit(origin, &form).await.map_err(|error| error.to_string())?;
    if sent.went_on {
        Ok(())
    } else {
        Err(format!("no seat was taken: {} {}", sent.status, plain(&sent.text)))
    }
}
