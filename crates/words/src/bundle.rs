//! The word files of a language, read once and kept.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rules::language::Language;

use crate::Words;
use crate::language::identifier;
use crate::number::{Value, formatted};
use crate::text::{Message, sources};
use crate::who::Subject;

pub(crate) type Bundle = FluentBundle<FluentResource>;

pub(crate) fn of(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];
    #[cfg(debug_assertions)]
    if let Some(edited) = crate::edited::bundle(language) {
        return edited;
    }
    BUNDLES[language as usize].get_or_init(|| {
        let sources = sources(language.tag()).expect("every language has a folder of word files");
        read(language, sources).expect("the build has read these files")
    })
}

thread_local! {
    /// The language of the sentence being put together: Fluent takes a formatter of numbers that remembers nothing.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ALL[0]) };
}

/// The bundle of a language's word files, or what is wrong with them.
pub(crate) fn read(language: Language, sources: &[impl AsRef<str>]) -> Result<Bundle, String> {
    let mut bundle = Bundle::new_concurrent(vec![identifier(language)]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| formatted(SPOKEN.get(), value)));
    if language.spaces_its_signs() {
        bundle.set_transform(Some(spaced));
    }
    for source in sources {
        let resource = FluentResource::try_new(source.as_ref().to_owned());
        let resource = resource.map_err(|(_, errors)| format!("{errors:?}"))?;
        bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
    }
    Ok(bundle)
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

    /// A message that is named by the table of editions; none if nobody has written it.
    pub(crate) fn named(self, kind: &str, name: &str) -> Option<Cow<'static, str>> {
        self.look_up(&format!("{kind}-{name}"), None)
    }

    /// Whether the language's own files have a message; what operators alone read may be left to English.
    pub fn has(self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn look_up(self, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<Cow<'static, str>> {
        let Some(message) = self.bundle.get_message(id) else {
            // What only operators read may be left to English.
            let english = Self::of(Language::default());
            return (self.language() != english.language()).then(|| english.look_up(id, arguments)).flatten();
        };
        let mut errors = Vec::new();
        SPOKEN.set(self.language());
        let text = self.bundle.format_pattern(message.value()?, arguments, &mut errors);
        // The build has checked messages and variables, so there is nothing left to go wrong.
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text)
    }
}

/// A message that is being filled in.
pub(crate) struct Sentence<'a> {
    words: Words,
    id: &'static str,
    values: FluentArgs<'a>,
}

impl<'a> Sentence<'a> {
    pub(crate) fn new(words: Words, id: &'static str) -> Self {
        Self { words, id, values: FluentArgs::with_capacity(4) }
    }

    pub(crate) fn about(mut self, who: &'a Subject) -> Self {
        self.values.set("person", who.person().0);
        self.with("name", who.name())
    }

    pub(crate) fn with<'b>(self, name: &'static str, value: impl Into<Value<'b>>) -> Sentence<'b>
    where
        'a: 'b,
    {
        let mut values: FluentArgs<'b> = self.values;
        values.set(name, value.into().0);
        Sentence { words: self.words, id: self.id, values }
    }

    pub(crate) fn said(self) -> String {
        self.words.look_up(self.id, Some(&self.values)).map_or_else(|| self.id.to_owned(), Cow::into_owned)
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
