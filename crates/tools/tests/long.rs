//! Records that are longer than any that a server writes.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use rules::{Action, Actor, Edition, Keeper, Match, MatchId, Proposal, Seat, Step, Time};
use tools::{keep, record};
use words::{Language, Words};

/// The record of a finished match, with so many steps that it is about as long as this.
fn long(bytes: usize) -> String {
    let mut chance = ChaCha20Rng::seed_from_u64(1);
    let proposal = Proposal::of_people(Edition::find("mini").expect("an edition"), &[], 2);
    let mut game = Match::new(MatchId::draw(&mut chance), proposal.settle(&mut chance).expect("a table"));
    let by = Actor::Seat(Seat::new(0));
    let mut does = |action| game.apply(Step { by, at: Time(0), action }).map(drop).expect("a step");
    // Each of them takes some thirty bytes.
    for _ in 0..bytes / 60 {
        does(Action::Abort);
        does(Action::PlayOn);
    }
    does(Action::ResignMatch);
    rules::notation::write(&game, &Keeper::appointed())
}

#[test]
fn a_finished_record_longer_than_any_server_writes_is_verified_and_imported() {
    let text = long(14 << 20);
    assert!(text.len() > 11 << 20, "{} bytes", text.len());
    let words = Words::of(Language::English);
    let mut said = Vec::new();
    record::verify(text.as_bytes(), words, false, &mut said).expect("a whole record");
    assert!(said.starts_with(b"All right: finished match"), "{}", String::from_utf8_lossy(&said));
    let folder = tempfile::TempDir::new().expect("a folder");
    let (file, own) = (folder.path().join("long.txt"), folder.path().join("own"));
    std::fs::write(&file, text).expect("a file");
    keep::import(&[file], &own, words, false, Vec::new()).expect("taken");
    assert_eq!(own.read_dir().expect("a folder").count(), 1);
}
