//! Searches stopped half-way, written down, read, and taken up again.

use solver::exact::{Aim, Checkpoint, CheckpointFault, Exact, Found, SearchOptions};
use solver::{Backend, Index, Kernel, Universe};

/// A search that stops after so many positions: what it found, if anything, and its checkpoint.
fn stopped(kernel: &Kernel<'_>, options: SearchOptions, nodes: u64) -> (Option<Found>, Vec<u8>) {
    let mut written = Vec::new();
    let found = Exact::new(kernel, SearchOptions { nodes: Some(nodes), ..options }).run(&mut |step| {
        written.clear();
        step.checkpoint(&mut written).expect("room in memory");
    });
    (found.ok(), written)
}

fn resumed(kernel: &Kernel<'_>, options: SearchOptions, written: &[u8]) -> Found {
    let from = Checkpoint::read(written).expect("a checkpoint");
    let exact = Exact::new(kernel, options).resumed(from).expect("the same search");
    exact.run(&mut |_| {}).expect("a strategy")
}

#[test]
fn a_search_taken_up_again_ends_as_if_it_had_never_stopped() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    for (aim, within) in [(Aim::Total, None), (Aim::Worst, None), (Aim::Total, Some(5))] {
        let options = SearchOptions { aim, within, ..SearchOptions::default() };
        let whole = Exact::new(&kernel, options.clone()).run(&mut |_| {}).expect("a strategy");
        let mut unproven = 0;
        for nodes in [1, whole.nodes / 4, whole.nodes / 2, whole.nodes * 3 / 4, u64::MAX] {
            let (half, written) = stopped(&kernel, options.clone(), nodes);
            unproven += usize::from(!half.as_ref().is_some_and(|half| half.proven));
            let threads = 1 + (nodes % 2) as usize;
            let again = resumed(&kernel, SearchOptions { threads, ..options.clone() }, &written);
            assert_eq!(again.tree, whole.tree, "{aim:?} within {within:?} after {nodes}");
            assert_eq!(again.replay, whole.replay);
            assert_eq!((again.lower, again.proven), (whole.lower, true));
            assert!(again.worst_proven);
            assert!(again.nodes >= half.map_or(0, |half| half.nodes), "what was done before counts");
        }
        assert!((3..5).contains(&unproven), "{unproven} stopped half-way, and the last did not");
    }
}

/// What took long is not done again.
#[test]
fn little_is_left_to_do_after_the_end() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let (whole, written) = stopped(&kernel, SearchOptions::default(), u64::MAX);
    let whole = whole.expect("a strategy");
    let again = resumed(&kernel, SearchOptions::default(), &written);
    assert!(again.nodes - whole.nodes < whole.nodes / 4, "{} after {}", again.nodes, whole.nodes);
}

#[test]
fn a_checkpoint_of_another_search_is_refused() {
    let universe = Universe::of("3x4").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let (_, written) = stopped(&kernel, SearchOptions::default(), u64::MAX);
    let said = |game: &str, options: SearchOptions| {
        let universe = Universe::of(game).expect("a game");
        let kernel = Kernel::new(&universe, Backend::best());
        let from = Checkpoint::read(written.as_slice()).expect("a checkpoint");
        assert!(from.tree().is_some());
        let fault = Exact::new(&kernel, options).resumed(from).err().expect("another search");
        fault.to_string()
    };
    let other = "the checkpoint belongs to another search: its ";
    let game = said("3x5", SearchOptions::default());
    assert!(game.starts_with(&format!("{other}game is “custom holes=3 symbols=4")), "{game}");
    assert_eq!(
        said("3x4", SearchOptions { aim: Aim::Worst, ..SearchOptions::default() }),
        format!("{other}aim is “total”, and now it is “worst”")
    );
    assert_eq!(
        said("3x4", SearchOptions { within: Some(4), ..SearchOptions::default() }),
        format!("{other}limit of rows is “any”, and now it is “4”")
    );
}

#[test]
fn a_checkpoint_that_was_cut_or_changed_is_refused() {
    let universe = Universe::of("3x5").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let (_, written) = stopped(&kernel, SearchOptions::default(), u64::MAX);
    let said = |bytes: &[u8]| Checkpoint::read(bytes).expect_err("a fault").to_string();
    for bytes in [&b""[..], b"codeknacker", b"strategy 1\n", b"codeknacker search 10\n"] {
        assert_eq!(said(bytes), "this is no checkpoint: its first line must be “codeknacker search 1”");
    }
    let damaged = "the checkpoint is damaged: its digest is not that of its content";
    for length in [21, 40, 60, written.len() / 2, written.len() - 1] {
        assert_eq!(said(&written[..length]), damaged);
    }
    for place in (21..written.len()).step_by(97) {
        let mut changed = written.clone();
        changed[place] ^= 4;
        assert_eq!(said(&changed), damaged);
    }
    assert!(Checkpoint::read(written.as_slice()).expect("a checkpoint").positions() > 0);
}

/// The secrets of a game that hold at least two different ones: closed under every exchange.
fn mixed(universe: &Universe) -> Vec<Index> {
    let mixed = |secret: &Index| {
        let code = universe.code(*secret);
        code.symbols().iter().any(|symbol| *symbol != code.symbols()[0])
    };
    universe.indices().into_iter().filter(mixed).collect()
}

#[test]
fn a_search_among_some_secrets_is_taken_up_again_among_the_same() {
    let universe = Universe::of("4x4").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let search = |options| Exact::among(&kernel, options, mixed(&universe));
    let whole = search(SearchOptions::default()).run(&mut |_| {}).expect("a strategy");
    for nodes in [1, whole.nodes / 2, u64::MAX] {
        let mut written = Vec::new();
        let _ = search(SearchOptions { nodes: Some(nodes), ..SearchOptions::default() }).run(&mut |step| {
            written.clear();
            step.checkpoint(&mut written).expect("room in memory");
        });
        let from = Checkpoint::read(written.as_slice()).expect("a checkpoint");
        let again = search(SearchOptions::default()).resumed(from.clone()).expect("the same search");
        let again = again.run(&mut |_| {}).expect("a strategy");
        assert_eq!((again.tree, again.proven), (whole.tree.clone(), true), "after {nodes}");
        let fault = Exact::new(&kernel, SearchOptions::default()).resumed(from).err().expect("other secrets");
        let CheckpointFault::Other { written, .. } = fault else { panic!("{fault}") };
        assert!(written.contains(&format!(" among {} ", mixed(&universe).len())), "{written}");
    }
    let (_, all) = stopped(&kernel, SearchOptions::default(), u64::MAX);
    let all = Checkpoint::read(all.as_slice()).expect("a checkpoint");
    assert!(search(SearchOptions::default()).resumed(all).is_err(), "one of all secrets is another, too");
}

/// Reading from it never ends.
struct Endless<'a>(&'a [u8]);

impl std::io::Read for Endless<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        assert!(bytes.len() < 1 << 20, "no more is asked for than the first line");
        let many = bytes.len().min(self.0.len());
        bytes[..many].copy_from_slice(&self.0[..many]);
        Ok(many)
    }
}

#[test]
fn of_a_file_that_is_no_checkpoint_only_its_first_line_is_read() {
    let fault = Checkpoint::read(Endless(&[0; 4096])).expect_err("no checkpoint");
    assert!(matches!(fault, CheckpointFault::NoSearch), "{fault}");
}
