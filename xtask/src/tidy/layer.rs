//! The crates depend on each other in one direction.

use std::path::Path;

use crate::project::Package;

/// The layers from the ground up: a crate may depend only on those before it. `servers`, `guests` and `browser` are
/// for tests: they come before all others, so that the tests of any crate can use them.
const LAYERS: [&str; 20] = [
    "servers",
    "guests",
    "browser",
    "files",
    "rules",
    "solver",
    "words",
    "portable",
    "play",
    "wire",
    "pages",
    "pocket",
    "shell",
    "store",
    "tables",
    "web",
    "terminal",
    "tools",
    "load",
    "codeknacker",
];

/// Every dependency that points the wrong way, and every crate that has no layer. The tasks themselves are outside
/// the layers, and nothing may depend on them.
pub(super) fn check(packages: &[Package]) -> Vec<String> {
    let mut findings = Vec::new();
    for package in packages.iter().filter(|package| package.directory.starts_with(Path::new("crates"))) {
        let manifest = package.directory.join("Cargo.toml");
        let manifest = manifest.display();
        let Some(own) = height(&package.name) else {
            findings.push(format!("{manifest}: `{}` is not among the layers", package.name));
            continue;
        };
        for dependency in &package.dependencies {
            let ours = packages.iter().any(|other| other.name == *dependency);
            if ours && height(dependency).is_none_or(|below| below >= own) {
                findings.push(format!("{manifest}: `{}` must not depend on `{dependency}`", package.name));
            }
        }
    }
    findings
}

/// A crate's place in the layers.
fn height(name: &str) -> Option<usize> {
    let layer = name.strip_prefix("codeknacker-").unwrap_or(name);
    LAYERS.iter().position(|known| *known == layer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, dependencies: &[&str]) -> Package {
        let short = name.strip_prefix("codeknacker-").unwrap_or(name);
        let home = if name == "xtask" { "" } else { "crates" };
        Package {
            name: name.to_owned(),
            directory: Path::new(home).join(short),
            description: None,
            published: false,
            rust_version: None,
            dependencies: dependencies.iter().map(|&name| name.to_owned()).collect(),
            built_with: Vec::new(),
        }
    }

    #[test]
    fn dependencies_on_lower_layers_and_on_strangers_are_fine() {
        let packages = [
            package("codeknacker", &["codeknacker-terminal", "clap"]),
            package("codeknacker-rules", &["rand"]),
            package("codeknacker-terminal", &["codeknacker-rules"]),
            package("xtask", &["serde_json"]),
        ];
        assert!(check(&packages).is_empty());
    }

    #[test]
    fn a_dependency_on_a_higher_layer_is_found() {
        let packages =
            [package("codeknacker-rules", &["codeknacker-tables"]), package("codeknacker-tables", &[])];
        assert_eq!(
            check(&packages),
            ["crates/rules/Cargo.toml: `codeknacker-rules` must not depend on `codeknacker-tables`"]
        );
    }

    #[test]
    fn nothing_depends_on_itself_or_on_the_tasks() {
        let packages = [package("codeknacker-rules", &["codeknacker-rules", "xtask"]), package("xtask", &[])];
        assert_eq!(check(&packages).len(), 2);
    }

    #[test]
    fn a_crate_without_a_layer_is_found() {
        assert_eq!(
            check(&[package("codeknacker-sound", &[])]),
            ["crates/sound/Cargo.toml: `codeknacker-sound` is not among the layers"]
        );
    }
}
