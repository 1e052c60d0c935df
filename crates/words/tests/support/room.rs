//! How much room a message has where it is shown, as the comments of the English files say: `# Room: 14.`

use std::collections::BTreeMap;
use std::path::Path;

/// The most characters of each message that says so.
pub(crate) fn rooms(words: &Path) -> BTreeMap<String, usize> {
    let mut rooms = BTreeMap::new();
    for file in std::fs::read_dir(words.join("ftl/en")).expect("the English files") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a word file");
        let mut room = None;
        for line in text.lines() {
            if let Some(comment) = line.strip_prefix('#') {
                let number = comment.split("Room: ").nth(1).and_then(|rest| rest.split('.').next());
                room = number.map(|number| number.parse().expect("a number")).or(room);
            } else if let (Some((id, _)), Some(most)) = (line.split_once(" ="), room.take()) {
                rooms.insert(id.to_owned(), most);
            }
        }
    }
    rooms
}
