//! What is wrong with a game that the engine is asked about.

use rules::rules::EXACT_CODES;
use shell::Failure;
use shell::foreign::quoted;
use shell::game::{option_faults, suggesting};
use solver::game::GameFault;
use words::Words;

/// Why there is no such game, or none that the engine can list.
pub(crate) fn game_fault(fault: &GameFault, words: Words) -> Failure {
    Failure::Wrong(match fault {
        GameFault::Unknown(text) => suggesting(words, text, words.engine_no_game(quoted(text))),
        GameFault::Options(faults) => return option_faults(faults, words),
        GameFault::Dealt => words.engine_dealt().into(),
        GameFault::TooMany(codes) => words.engine_too_many_codes().codes(*codes).most(EXACT_CODES),
    })
}
