//! What can be typed at a prompt besides the answer. Commands work in the reader's language and in English.

use std::borrow::Cow;

use words::{Language, Words};

/// Something that can be typed at a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// What a strong player would do.
    Hint,
    /// How many secrets fit, or whether one does.
    Fits,
    /// The rows on the board.
    Rows,
    /// The points.
    Score,
    /// What can be typed into a hole.
    Letters,
    /// What the viewer hides from the others.
    Secret,
    /// The pegs in the open stock.
    Stock,
    /// Promises, and how to check them.
    Promise,
    /// Repeats the last sentences.
    Again,
    /// How a round was played.
    Analysis,
    /// A random secret.
    Roll,
    /// A claim that an answer is wrong.
    Claim,
    /// A call.
    Call,
    /// Passing the final call.
    Pass,
    /// A secret uncovered early.
    Uncover,
    /// Giving up the round.
    Resign,
    /// Giving up the match.
    ResignMatch,
    /// An offer to stop without a result.
    Stop,
    /// Playing on although somebody offered to stop.
    PlayOn,
    /// Leaving the seat to the computer.
    Leave,
    /// Taking back a seat that the computer plays.
    Return,
    /// Taking back the last entry at a real board.
    TakeBack,
    /// Correcting a row of a real board.
    Correct,
    /// The rules of the edition.
    Rules,
    /// Another match, once this one is over.
    Rematch,
    /// Declining a rematch.
    Decline,
    /// Where the match is kept.
    Save,
    /// Help.
    Help,
    /// Leaving the game.
    Quit,
}

impl Command {
    /// All of them, in the order of the help.
    pub const ALL: [Self; 29] = [
        Self::Hint,
        Self::Fits,
        Self::Rows,
        Self::Score,
        Self::Letters,
        Self::Secret,
        Self::Stock,
        Self::Promise,
        Self::Again,
        Self::Analysis,
        Self::Roll,
        Self::Claim,
        Self::Call,
        Self::Pass,
        Self::Uncover,
        Self::Resign,
        Self::ResignMatch,
        Self::Stop,
        Self::PlayOn,
        Self::Leave,
        Self::Return,
        Self::TakeBack,
        Self::Correct,
        Self::Rules,
        Self::Rematch,
        Self::Decline,
        Self::Save,
        Self::Help,
        Self::Quit,
    ];

    /// The words for it, and what it does.
    pub fn told(self, words: Words) -> [Cow<'static, str>; 2] {
        match self {
            Self::Hint => [words.command_hint(), words.command_hint_about()],
            Self::Fits => [words.command_fits(), words.command_fits_about()],
            Self::Rows => [words.command_rows(), words.command_rows_about()],
            Self::Score => [words.command_score(), words.command_score_about()],
            Self::Letters => [words.command_letters(), words.command_letters_about()],
            Self::Secret => [words.command_secret(), words.command_secret_about()],
            Self::Stock => [words.command_stock(), words.command_stock_about()],
            Self::Promise => [words.command_promise(), words.command_promise_about()],
            Self::Again => [words.command_again(), words.command_again_about()],
            Self::Analysis => [words.command_analysis(), words.command_analysis_about()],
            Self::Roll => [words.command_roll(), words.command_roll_about()],
            Self::Claim => [words.command_claim(), words.command_claim_about()],
            Self::Call => [words.command_call(), words.command_call_about()],
            Self::Pass => [words.command_pass(), words.command_pass_about()],
            Self::Uncover => [words.command_uncover(), words.command_uncover_about()],
            Self::Resign => [words.command_resign(), words.command_resign_about()],
            Self::ResignMatch => [words.command_resign_match(), words.command_resign_match_about()],
            Self::Stop => [words.command_stop(), words.command_stop_about()],
            Self::PlayOn => [words.command_play_on(), words.command_play_on_about()],
            Self::Leave => [words.command_leave(), words.command_leave_about()],
            Self::Return => [words.command_return(), words.command_return_about()],
            Self::TakeBack => [words.command_take_back(), words.command_take_back_about()],
            Self::Correct => [words.command_correct(), words.command_correct_about()],
            Self::Rules => [words.command_rules(), words.command_rules_about()],
            Self::Rematch => [words.command_rematch(), words.command_rematch_about()],
            Self::Decline => [words.command_decline(), words.command_decline_about()],
            Self::Save => [words.command_save(), words.command_save_about()],
            Self::Help => [words.command_help(), words.command_help_about()],
            Self::Quit => [words.command_quit(), words.command_quit_about()],
        }
    }

    /// The first word for it.
    pub fn word(self, words: Words) -> String {
        self.told(words)[0].split(", ").next().unwrap_or_default().to_owned()
    }

    /// The command that a line begins with, and what follows it.
    pub fn read(words: Words, line: &str) -> Option<(Self, String)> {
        if line == "?" {
            return Some((Self::Help, String::new()));
        }
        let all = Self::ALL.into_iter();
        let found = all.filter_map(|command| Some((command, rest(words, command, line)?)));
        // “Resign match” doesn't mean that a player called Match resigns.
        found.min_by_key(|(_, rest)| rest.len())
    }
}

/// What follows a command in a line; nothing unless the line begins with it.
fn rest(words: Words, command: Command, line: &str) -> Option<String> {
    let mut spoken = command.told(words)[0].to_string();
    spoken = spoken + ", " + &command.told(Words::of(Language::English))[0];
    let rests = spoken.split(", ").filter_map(|word| after(line, word));
    rests.min_by_key(|rest| rest.len()).map(str::to_owned)
}

/// What follows a word in a line, ignoring case.
fn after<'l>(line: &'l str, word: &str) -> Option<&'l str> {
    let mut rest = line.chars();
    for letter in word.chars() {
        let next = rest.next()?;
        if !next.to_lowercase().eq(letter.to_lowercase()) {
            return None;
        }
    }
    let rest = rest.as_str();
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

/// Whether a line says yes or no; nothing if it says neither.
pub fn yes_or_no(words: Words, line: &str) -> Option<bool> {
    let english = Words::of(Language::English);
    let is = |spoken: [Cow<'static, str>; 2]| {
        spoken.iter().any(|words| words.split(", ").any(|word| after(line, word) == Some("")))
    };
    match (is([words.command_yes(), english.command_yes()]), is([words.command_no(), english.command_no()])) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_for_two_commands() {
        let english = Words::of(Language::English);
        for language in Language::ALL {
            let words = Words::of(language);
            for command in Command::ALL {
                for tongue in [words, english] {
                    for word in command.told(tongue)[0].split(", ") {
                        let read = Command::read(words, word);
                        assert_eq!(read, Some((command, String::new())), "{}: {word}", language.tag());
                        assert_eq!(yes_or_no(words, word), None, "{}: {word}", language.tag());
                    }
                }
            }
        }
    }

    #[test]
    fn what_follows_a_command_is_its_own() {
        let german = Words::of(Language::German);
        assert_eq!(Command::read(german, "RESIGN Match"), Some((Command::ResignMatch, String::new())));
        assert_eq!(Command::read(german, "ansagen  Ada"), Some((Command::Call, "Ada".to_owned())));
        assert_eq!(Command::read(german, "passend rgby"), Some((Command::Fits, "rgby".to_owned())));
        assert_eq!(Command::read(german, "resigned"), None);
        assert_eq!(Command::read(german, "rgby"), None);
        assert_eq!(Command::read(german, ""), None);
        assert_eq!(
            [yes_or_no(german, "J"), yes_or_no(german, "no"), yes_or_no(german, "vielleicht")],
            [Some(true), Some(false), None]
        );
    }
}
