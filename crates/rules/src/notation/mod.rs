//! How codes, answers, steps and whole matches are written and read.
//!
//! ```
//! use rules::notation::{
//!     self, ActionFault, AnswerFault, CodeFault, Expected, FORMAT_VERSION, Letters, Notice, Quoted, RULES_VERSION,
//!     Reading, RecordFault, RecordKind, Wrong,
//! };
//! use rules::pairing::Pin;
//! use rules::{Action, Actor, Edition, Hint, Keeper, Match, MatchId, Proposal, Rules, Seat, Step, Time, Viewer};
//!
//! // Codes, pins and markers in letters.
//! let rules = Rules::default_of(Edition::find("eight").unwrap());
//! let mut row = rules.show(rules.read_row("r g-b,y").unwrap());
//! assert_eq!(row, "RGBY");
//! rules.show_into(rules.read_row("OONN").unwrap(), &mut row);
//! assert_eq!(row, "RGBYOONN");
//! let answer = rules.read_answer("2r 1w").unwrap();
//! let mut pins = rules.show_answer(answer);
//! rules.show_answer_into(answer, &mut pins);
//! assert_eq!((pins.as_str(), rules.answer_in_colours(answer).as_str()), ("2b1w2b1w", "2r1w"));
//! assert_eq!((rules.pin_letter(Pin::Black), rules.answer_example()), ('r', "2r1w"));
//! assert_eq!((Hint::Nothing.letter(), Hint::find('b')), ('-', Some(Hint::Black)));
//! let group = Rules::default_of(Edition::find("group").unwrap());
//! assert_eq!(group.show_marker(group.read_marker("3r").unwrap()), "3R");
//!
//! // All that is wrong is named at once.
//! let faults = rules.read_row("RXB").unwrap_err();
//! let [CodeFault::Character { allowed, .. }, short] = &faults[..] else { panic!("two faults") };
//! assert_eq!((Letters::plain(allowed).as_str(), short.code()), ("R Y G B W K O N", "code-length"));
//! assert_eq!(notation::sentences(&faults).lines().count(), 1);
//! let AnswerFault::TooMany { most: 4, given: 5 } = rules.read_answer("4b1w").unwrap_err() else { panic!() };
//! assert!(rules.check_pins(answer).is_ok() && !rules.can_be(rules.read_answer("3b1w").unwrap()));
//! assert_eq!(rules.read_answer("many").unwrap_err().code(), "pins-unreadable");
//! assert_eq!(Quoted("\u{1b}[2J").to_string(), "“\\u{1b}[2J”"); // shown, never obeyed
//!
//! // Actions, and who does them.
//! assert!(matches!(rules.read_action("row RGBY"), Ok(Action::Row(_))));
//! let fault: ActionFault = rules.read_action("sing").unwrap_err();
//! assert_eq!(fault.code(), "action-unknown");
//! assert_eq!(rules.write_action(&Action::Claim).unwrap(), "claim");
//! assert_eq!(notation::read_actor("seat 2 claim"), Some((Actor::Seat(Seat::new(1)), "claim")));
//!
//! // A match as text. Its keeper writes it with its secrets, step by step or whole; others what they may see.
//! let setup = Proposal::of_people(Edition::find("eight").unwrap(), &[], 2).settled().unwrap();
//! let mut game = Match::new(MatchId::new("evening-7").unwrap(), setup);
//! let keeper = Keeper::appointed();
//! let mut file = notation::write_running_header(&game);
//! let secret = rules.read_action("secret RRYB salt 000102030405060708090a0b0c0d0e0f").unwrap();
//! let entry = game.apply(Step { by: Actor::Seat(Seat::new(0)), at: Time(0), action: secret }).unwrap().clone();
//! let line = notation::write_step(&game, 1, &entry, &keeper);
//! file += &line;
//! assert_eq!(file, notation::write(&game, &keeper));
//! assert!(notation::write_seen(&game, Viewer::Spectator).contains("secret (sealed)"));
//! assert!(notation::write_finished(&game).is_none());
//!
//! // It is read by playing it again. A line that was cut off is left out of a running file.
//! let torn = notation::decode((file.clone() + "2 0.0").as_bytes()).unwrap().into_owned();
//! let Reading { game: mut read, kind, notices, good_bytes } = notation::read(&torn).unwrap();
//! assert_eq!((kind, good_bytes, read.steps()), (RecordKind::Running, file.len(), 1));
//! assert!(matches!(notices[..], [Notice::TornLine { .. }]));
//! assert!(file.starts_with(&format!("codeknacker match {FORMAT_VERSION} running\n")));
//! assert_eq!(read.rules_version(), RULES_VERSION);
//! // Another step, as another node has written it.
//! let action = rules.read_action("row RGBY").unwrap();
//! let step = Step { by: Actor::Seat(Seat::new(1)), at: Time(2_000), action };
//! let entry = game.apply(step).unwrap().clone();
//! notation::read_on(&mut read, &notation::write_step(&game, 2, &entry, &keeper)).unwrap();
//! assert_eq!(read.steps(), game.steps());
//!
//! // A file may hold several, each with how many lines stand before it.
//! let both = file.clone() + &file;
//! assert_eq!(notation::records(&both), [(0, &*file), (file.lines().count(), &*file)]);
//!
//! // What is no record says where it stops being one.
//! let RecordFault { line, column, what } = notation::read("Once upon a time").unwrap_err();
//! assert_eq!((line, column, what.code()), (1, 1, "record-not-a-match"));
//! let (_, faults) = notation::read_all(&file.replace("mode table", "mode sofa"));
//! assert!(matches!(faults[0].what, Wrong::Expected { what: Expected::Mode, .. }));
//! ```

mod action_fault;
mod answer;
mod code;
mod event;
mod quoted;
mod reader;
mod record;
mod record_fault;
mod step;

pub use action_fault::ActionFault;
pub use answer::AnswerFault;
pub use code::{CodeFault, Letters};
pub use event::show_outcome;
pub use quoted::{Quoted, sentences};
pub use reader::{Notice, Reading, decode, read, read_all, read_on, records};
pub use record::{
    FORMAT_VERSION, HEAD, RULES_VERSION, RecordKind, write, write_finished, write_running_header, write_seen,
    write_step,
};
pub use record_fault::{Expected, RecordFault, Wrong};
pub use step::read_actor;
