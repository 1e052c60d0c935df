//! Sentences: somebody's text inside one of ours, and several of ours in a row.

use std::fmt;

/// A text in quotes, cut to a bearable length, with everything that can't be seen made visible: what somebody
/// typed is repeated to them, never obeyed by their terminal.
pub struct Quoted<'a>(pub &'a str);

const MOST: usize = 40;

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("“")?;
        for c in self.0.chars().take(MOST) {
            match c {
                '\'' | '"' => write!(f, "{c}")?,
                c => write!(f, "{}", c.escape_debug())?,
            }
        }
        if self.0.chars().nth(MOST).is_some() {
            f.write_str("…")?;
        }
        f.write_str("”")
    }
}

/// Several faults as one text.
pub fn sentences<T: fmt::Display>(faults: &[T]) -> String {
    let sentences: Vec<_> = faults.iter().map(ToString::to_string).collect();
    sentences.join("; ")
}
