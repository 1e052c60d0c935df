//! What a game is called on the command line: an edition, or holes and symbols like `4x8`.
//!
//! ```
//! use solver::game::{GameFault, rules};
//!
//! assert_eq!(rules("original", &["time=60"]).unwrap().secrets().count(), 1296);
//! assert_eq!(rules("4x8n", &[]).unwrap().secrets().count(), 8 * 7 * 6 * 5);
//! assert!(matches!(rules("chess", &[]), Err(GameFault::Unknown(_))));
//! ```

use rules::edition::AnswerRule;
use rules::notation::{Quoted, sentences};
use rules::option::OptionFault;
use rules::rules::EXACT_CODES;
use rules::{Edition, Options, Rules};

/// The edition whose knobs a game like `4x8` turns.
const CUSTOM: &str = "custom";

/// Why there is no such game, or none that the engine can list.
#[derive(Clone, Debug, thiserror::Error)]
pub enum GameFault {
    /// Neither an edition nor holes and symbols.
    #[error("there is no game {}; write an edition, or holes and symbols as in 4x8, or 4x8n without repeats", Quoted(.0))]
    Unknown(String),
    /// Everything that is wrong with its options.
    #[error("{}", sentences(.0))]
    Options(Vec<OptionFault>),
    /// Its secret isn't a code: it is dealt out, and every player holds a part of it.
    #[error(
        "here the secret is dealt out in markers; what is asked for takes one code as the secret, as in the other editions"
    )]
    Dealt,
    /// It has more codes than can be listed.
    #[error("{0} codes are too many to list; at most {EXACT_CODES}")]
    TooMany(u64),
}

/// Refuses a game whose secrets aren't codes, or are too many to list.
pub(crate) fn check_listable(rules: &Rules) -> Result<(), GameFault> {
    let count = rules.secrets().count();
    match rules.answer_rule() {
        AnswerRule::Marker => Err(GameFault::Dealt),
        AnswerRule::Classic | AnswerRule::BlackOnly | AnswerRule::Pairs if count > EXACT_CODES => {
            Err(GameFault::TooMany(count))
        }
        AnswerRule::Classic | AnswerRule::BlackOnly | AnswerRule::Pairs => Ok(()),
    }
}

/// The rules of an edition, or of holes and symbols like `4x8` and, without repeats, `4x8n`; with more options
/// as `key=value`.
pub fn rules(game: &str, options: &[&str]) -> Result<Rules, GameFault> {
    if let Some(edition) = Edition::find(game) {
        return resolved(edition, options);
    }
    let unknown = || GameFault::Unknown(game.to_owned());
    let (sizes, distinct) = game.strip_suffix('n').map_or((game, false), |sizes| (sizes, true));
    let (holes, symbols) = sizes.split_once('x').ok_or_else(unknown)?;
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !number(holes) || !number(symbols) {
        return Err(unknown());
    }
    let mut chosen = vec![format!("holes={holes}"), format!("symbols={symbols}")];
    if distinct {
        chosen.push("repeats=no".to_owned());
    }
    let chosen: Vec<_> = chosen.iter().map(String::as_str).chain(options.iter().copied()).collect();
    resolved(Edition::find(CUSTOM).ok_or_else(unknown)?, &chosen)
}

fn resolved(edition: &'static Edition, options: &[&str]) -> Result<Rules, GameFault> {
    Options::read(edition, options.iter().copied())
        .and_then(|options| Rules::new(edition, options))
        .map_err(GameFault::Options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_an_edition_or_holes_and_symbols() {
        let codes = |game, options: &[&str]| rules(game, options).expect(game).secrets().count();
        assert_eq!(codes("original", &[]), 1296);
        assert_eq!(codes("super", &["blanks=yes"]), 59_049);
        assert_eq!(codes("4x8", &[]), 4096);
        assert_eq!(codes("4x8n", &[]), 1680);
        assert_eq!(codes("4x8", &["blanks=yes"]), 6561);
    }

    #[test]
    fn what_is_no_game_gets_a_sentence() {
        let said = |game, options: &[&str]| rules(game, options).expect_err(game).to_string();
        for game in ["", "4", "x", "4x", "x8", "4x8m", "4x-8", "4xx8", "original2", "4 x 8"] {
            assert!(said(game, &[]).starts_with(&format!("there is no game {};", Quoted(game))), "{game}");
        }
        assert_eq!(said("9x8", &[]), "holes can't be “9”; allowed: 1 to 8");
        assert_eq!(said("4x3n", &[]), "without repeats 4 holes need at least 4 symbols, but there are 3");
        assert_eq!(said("4x8", &["holes=3"]), "the option holes is given twice; give it once");
    }
}
