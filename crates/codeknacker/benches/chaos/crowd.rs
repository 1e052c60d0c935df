//! Everybody who plays: who sits where, and who watches.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use crate::diary::Diary;
use crate::door::Door;
use crate::follower::{Ears, Follower};
use crate::hands::Hands;
use crate::page::ByPage;
use crate::person::Person;
use crate::program::ByApi;
use crate::stage::Node;
use crate::table::{Codes, Mark, Table};

/// What is played at a table, and by whom.
pub(crate) struct Scene {
    pub(crate) edition: &'static str,
    codes: Codes,
    /// How each person plays: by pages, or by the API. The first one opens the table.
    pub(crate) by_page: &'static [bool],
    /// Who has the other seats.
    pub(crate) computers: &'static [&'static str],
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

/// Opens a table and seats everybody, whatever fails meanwhile.
pub(crate) async fn gather(
    index: usize,
    seed: u64,
    nodes: &Arc<Vec<Node>>,
    diary: &Arc<Diary>,
) -> Result<Company, String> {
    let scene = &SCENES[index % SCENES.len()];
    let mut hands = Vec::new();
    let mut found = (String::new(), String::new());
    for (place, by_page) in scene.by_page.iter().enumerate() {
        let at = address(index * 4 + place);
        let door = Door { nodes, first: index + place, key: format!("{seed:020}-{index:04}-{place}") };
        hands.push(if *by_page {
            let browser = ByPage::at(at, diary);
            if place == 0 {
                found = door.open_page(&browser, scene).await?;
            } else {
                door.sit_page(&browser, &found.1).await?;
            }
            Hands::Page(browser)
        } else {
            let mut program = ByApi::at(at, diary);
            if place == 0 {
                found = door.open_api(&mut program, scene).await?;
            } else {
                door.sit_api(&mut program, &found.0).await?;
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
