//! Who may write down what a match hides.

use super::SourceFile;

/// How a keeper is appointed. It is put together from two halves: this file is looked at too.
const APPOINTED: &str = concat!("Keeper::", "appointed");

/// The places that keep matches with their secrets, and where the right to do so is made.
const KEEPERS: [&str; 3] =
    ["crates/rules/src/keeper.rs", "crates/tables/src/commit.rs", "crates/play/src/running.rs"];

/// Where somebody else appoints a keeper. Tests and examples in comments may: they hold both sides.
pub(super) fn check(source: &SourceFile) -> Vec<String> {
    let test = source.path.split('/').any(|part| matches!(part, "tests" | "fuzz"));
    if !source.is_rust() || test || KEEPERS.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let comment = |offset: usize| {
        let line = source.text[..offset].rfind('\n').map_or(0, |end| end + 1);
        source.text[line..].trim_start().starts_with("//")
    };
    let found = source.text.match_indices(APPOINTED).filter(|(offset, _)| !comment(*offset));
    let told = |(offset, _)| {
        format!(
            "{}:{}: keeps a match's secrets; only these do: {}",
            source.path,
            source.line(offset),
            KEEPERS.join(", ")
        )
    };
    found.map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    #[test]
    fn secrets_are_written_down_where_matches_are_kept_and_nowhere_else() {
        let text = format!("//! let keeper = {APPOINTED}();\nlet keeper = {APPOINTED}();\n");
        for path in KEEPERS.into_iter().chain(["crates/rules/tests/play.rs", "fuzz/fuzz_targets/play.rs"]) {
            assert!(check(&source(path, &text)).is_empty(), "{path}");
        }
        let found = check(&source("crates/web/src/log.rs", &text));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("crates/web/src/log.rs:2: keeps a match's secrets"), "{found:?}");
    }
}
