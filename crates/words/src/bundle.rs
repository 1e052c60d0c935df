//! The word files of a language, read once and kept.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rules::language::Language;

use crate::Words;
use crate::language::identifier;
use crate::number::{Value, formatted};
use crate::text::{Message, sources};

pub(crate) type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::German));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::French));
static DUTCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::Dutch));

pub(crate) fn of(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::French => &FRENCH,
        Language::Dutch => &DUTCH,
    }
}

fn read(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![identifier(language)]);
    bundle.set_use_isolating(false);
    // A function for each, since Fluent takes one that remembers nothing.
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| formatted(Language::English, value),
        Language::German => |value, _| formatted(Language::German, value),
        Language::French => |value, _| formatted(Language::French, value),
        Language::Dutch => |value, _| formatted(Language::Dutch, value),
    }));
    if language == Language::French {
        bundle.set_transform(Some(spaced));
    }
    for source in sources(language) {
        let resource = FluentResource::try_new((*source).to_owned()).expect("the build has read this file");
        bundle.add_resource(resource).expect("the build has seen that every message stands once");
    }
    bundle
}

/// French sets a space before `:`, `;`, `!`, `?` and inside its quotes. The word files have plain ones; here they
/// become spaces that keep their sign on the line.
fn spaced(text: &str) -> Cow<'_, str> {
    const SPACES: [(&str, &str); 7] = [
        (" :", "\u{A0}:"),
        (" ;", "\u{202F};"),
        (" !", "\u{202F}!"),
        (" ?", "\u{202F}?"),
        ("« ", "«\u{A0}"),
        (" »", "\u{A0}»"),
        (" %", "\u{A0}%"),
    ];
    let mut text = Cow::Borrowed(text);
    for (plain, kept) in SPACES {
        if text.contains(plain) {
            text = Cow::Owned(text.replace(plain, kept));
        }
    }
    text
}

impl Words {
    /// A message without variables.
    pub(crate) fn plain(self, id: &str) -> Cow<'static, str> {
        self.look_up(id, None).unwrap_or_else(|| Cow::Owned(id.to_owned()))
    }

    /// A message with its variables.
    pub(crate) fn filled<const N: usize>(self, id: &str, values: [(&'static str, Value<'_>); N]) -> String {
        let mut arguments = FluentArgs::with_capacity(N);
        for (name, value) in values {
            arguments.set(name, value.0);
        }
        self.look_up(id, Some(&arguments)).map_or_else(|| id.to_owned(), Cow::into_owned)
    }

    /// A message that is named by the table of editions; none if nobody has written it.
    pub(crate) fn named(self, kind: &str, name: &str) -> Option<Cow<'static, str>> {
        self.look_up(&format!("{kind}-{name}"), None)
    }

    fn look_up(self, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<Cow<'static, str>> {
        let message = self.bundle.get_message(id)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, arguments, &mut errors);
        // The build has checked messages and variables, so there is nothing left to go wrong.
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text)
    }
}

impl Words {
    /// A pair of a colour and a shape, both by their English names; none if nobody has written it.
    pub(crate) fn named_pair(self, colour: &str, shape: &str) -> Option<String> {
        let mut arguments = FluentArgs::with_capacity(1);
        arguments.set("shape", shape);
        self.look_up(&format!("symbol-pair-{colour}"), Some(&arguments)).map(Cow::into_owned)
    }
}

impl Words {
    /// Any message with values for its variables: for lists of all words. Everything else calls a message's own
    /// method.
    pub fn preview<'a>(self, message: &Message, mut value: impl FnMut(&'static str) -> Value<'a>) -> String {
        let mut arguments = FluentArgs::with_capacity(message.variables.len());
        for name in message.variables {
            arguments.set(*name, value(name).0);
        }
        self.look_up(message.id, Some(&arguments)).map_or_else(String::new, Cow::into_owned)
    }
}
