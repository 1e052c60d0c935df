//! What differs between two texts, line by line.

use std::fmt::Write as _;

/// Lines around a difference that are shown with it.
const AROUND: usize = 2;

/// The lines that differ, with their numbers in the first text; nothing if none does.
pub(crate) fn diff(written: &str, played: &str) -> Option<String> {
    if written == played {
        return None;
    }
    let (a, b): (Vec<_>, Vec<_>) = (written.lines().collect(), played.lines().collect());
    let merged = merge(&a, &b);
    let differs = |place: usize| merged[place].0 != ' ';
    let near = |place: usize| {
        let from = place.saturating_sub(AROUND);
        (from..=(place + AROUND).min(merged.len() - 1)).any(differs)
    };
    let mut text = String::from("- as written, + as played\n");
    let mut number = 0;
    for (place, (sign, line)) in merged.iter().enumerate() {
        number += usize::from(*sign != '+');
        if near(place) {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{number:4} {sign} {line}");
        }
    }
    if !(0..merged.len()).any(differs) {
        text += "only the ends of lines differ\n";
    }
    Some(text)
}

/// Both texts in one: the longest common run of lines unsigned, the rest with the sign of its text.
fn merge<'a>(a: &[&'a str], b: &[&'a str]) -> Vec<(char, &'a str)> {
    let mut common = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i][j] =
                if a[i] == b[j] { common[i + 1][j + 1] + 1 } else { common[i + 1][j].max(common[i][j + 1]) };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut merged = Vec::new();
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            merged.push((' ', a[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || (i < a.len() && common[i + 1][j] >= common[i][j + 1]) {
            merged.push(('-', a[i]));
            i += 1;
        } else {
            merged.push(('+', b[j]));
            j += 1;
        }
    }
    merged
}
