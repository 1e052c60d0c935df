//! What can be said at a table.

use strum::IntoStaticStr;

/// Something that can be said at a table. There is no free text: nobody has to read what others make up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    Luck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// That was close.
    Close,
    /// Let me think.
    Thinking,
    /// Back in a moment.
    Moment,
    /// I am back.
    Back,
    /// Sorry.
    Sorry,
    /// Another match?
    Again,
    /// Good game.
    GoodGame,
    /// Goodbye.
    Bye,
}

impl Phrase {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::Luck,
        Self::WellPlayed,
        Self::Thanks,
        Self::Close,
        Self::Thinking,
        Self::Moment,
        Self::Back,
        Self::Sorry,
        Self::Again,
        Self::GoodGame,
        Self::Bye,
    ];

    /// Its word.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The phrase of that word.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.name() == name)
    }
}
