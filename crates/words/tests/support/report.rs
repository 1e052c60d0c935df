//! What a translator has left to do.

use std::collections::BTreeMap;

use words::Message;

/// Missing messages; only what operators read may be.
pub(crate) const MISSING: &str = "missing, said in English (operators only)";
/// Messages that may not be translated yet.
pub(crate) const SAME: &str = "same as English";
/// Messages with more characters than there is room for.
pub(crate) const LONG: &str = "too long for its place";

/// Messages with something left to do, by what it is. `own` is nothing where the language has no such message.
pub(crate) fn to_do(
    messages: impl IntoIterator<Item = &'static Message>,
    rooms: &BTreeMap<String, usize>,
    english: impl Fn(&Message) -> String,
    own: impl Fn(&Message) -> Option<String>,
) -> BTreeMap<&'static str, Vec<String>> {
    let mut lists: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for message in messages {
        let (id, said) = (message.id, english(message));
        let Some(text) = own(message) else {
            lists.entry(MISSING).or_default().push(format!("{id}: {said}"));
            continue;
        };
        if text == said {
            lists.entry(SAME).or_default().push(format!("{id}: {text}"));
        }
        let length = text.chars().count();
        if let Some(room) = rooms.get(id).filter(|room| length > **room) {
            let line = format!("{id}: {text} ({length} characters, room for {room})");
            lists.entry(LONG).or_default().push(line);
        }
    }
    lists
}
