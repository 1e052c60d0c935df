//! How somebody wants pages to look and sound.

use strum::IntoStaticStr;

use crate::form::Fields;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Match the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardStyle {
    /// Wood.
    #[default]
    Wood,
    /// Slate.
    Slate,
    /// Paper.
    Paper,
}

/// What a peg shows beside its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Pegs {
    /// The letter, small; the pattern where strong contrasts are asked for.
    #[default]
    Clean,
    /// The pattern, large.
    Patterns,
    /// The letter, large.
    Letters,
    /// Nothing.
    Plain,
}

/// How somebody wants pages to look and sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageLook {
    /// Light or dark.
    pub theme: Theme,
    /// What boards are made of.
    pub board: BoardStyle,
    /// Whether contrast is always high; otherwise the system decides.
    pub contrast: bool,
    /// What pegs show beside their colour.
    pub pegs: Pegs,
    /// Whether there is no sound.
    pub mute: bool,
    /// Whether all games are played at the server, those that could run on the device as well.
    pub served: bool,
}

impl Theme {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its word.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl BoardStyle {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Slate, Self::Paper];

    /// Its word.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Pegs {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Clean, Self::Patterns, Self::Letters, Self::Plain];

    /// Its word.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl PageLook {
    /// The look of words such as `dark.letters`: what they don't say stays as it is by default.
    pub fn of_words(text: &str) -> Self {
        let has = |word: &str| text.split('.').any(|one| one == word);
        Self {
            theme: Theme::ALL.into_iter().find(|theme| has(theme.name())).unwrap_or_default(),
            board: BoardStyle::ALL.into_iter().find(|board| has(board.name())).unwrap_or_default(),
            contrast: has("contrast"),
            pegs: Pegs::ALL.into_iter().find(|pegs| has(pegs.name())).unwrap_or_default(),
            mute: has("mute"),
            served: has("served"),
        }
    }

    /// The look that the form of the settings asks for.
    pub fn of_form(fields: &Fields) -> Self {
        let chosen = |name| fields.get(name).unwrap_or_default();
        let (theme, board, pegs) = (chosen("theme"), chosen("board"), chosen("pegs"));
        Self {
            theme: Theme::ALL.into_iter().find(|one| one.name() == theme).unwrap_or_default(),
            board: BoardStyle::ALL.into_iter().find(|one| one.name() == board).unwrap_or_default(),
            contrast: fields.has("contrast"),
            pegs: Pegs::ALL.into_iter().find(|one| one.name() == pegs).unwrap_or_default(),
            mute: !fields.has("sound"),
            served: fields.has("served"),
        }
    }

    /// The words that say this look.
    pub fn to_words(self) -> String {
        let mut text = format!("{}.{}.{}", self.theme.name(), self.board.name(), self.pegs.name());
        for (word, said) in [("contrast", self.contrast), ("mute", self.mute), ("served", self.served)] {
            if said {
                text.push('.');
                text.push_str(word);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_read_as_it_was_set() {
        let flags = [(false, false), (true, false), (false, true), (true, true)];
        let served = [false, true];
        for theme in Theme::ALL {
            for (board, pegs) in
                BoardStyle::ALL.into_iter().flat_map(|board| Pegs::ALL.map(|pegs| (board, pegs)))
            {
                for ((contrast, mute), served) in
                    flags.into_iter().flat_map(|flags| served.map(|served| (flags, served)))
                {
                    let look = PageLook { theme, board, contrast, pegs, mute, served };
                    assert_eq!(PageLook::of_words(&look.to_words()), look);
                }
            }
        }
    }

    #[test]
    fn what_nobody_set_is_as_by_default() {
        for words in ["", "purple.🦀", "system.both"] {
            assert_eq!(PageLook::of_words(words), PageLook::default(), "{words}");
        }
    }
}
