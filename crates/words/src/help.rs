//! The help of commands and flags, looked up by their names.

use std::borrow::Cow;

use crate::Words;
use crate::text::TOPICS;

/// What their messages begin with.
const KIND: &str = "help";

impl Words {
    /// The help of a command or a flag; none if nobody has written it.
    pub fn help(self, name: &str) -> Option<Cow<'static, str>> {
        self.named(KIND, name)
    }

    /// The names of all such messages.
    pub fn help_messages(self) -> impl Iterator<Item = &'static str> {
        let topic = TOPICS.iter().find(|topic| topic.name == KIND);
        topic.into_iter().flat_map(|topic| topic.messages).map(|message| message.id)
    }
}
