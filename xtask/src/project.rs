//! The workspace as cargo sees it.

use std::env;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::command;

/// The workspace: where it lies, where it builds, and its packages.
pub(crate) struct Project {
    /// The directory with the workspace's manifest.
    pub(crate) root: PathBuf,
    /// The build directory, also home of the tools the tasks install.
    pub(crate) target: PathBuf,
    /// The members of the workspace.
    pub(crate) packages: Vec<Package>,
}

/// One member of the workspace.
pub(crate) struct Package {
    /// Its name in the manifest.
    pub(crate) name: String,
    /// Its directory, relative to the workspace's root.
    pub(crate) directory: PathBuf,
    /// What the manifest says the package is.
    pub(crate) description: Option<String>,
    /// The oldest compiler the package promises to build with.
    pub(crate) rust_version: Option<String>,
    /// Whether it may go to a registry.
    pub(crate) published: bool,
    /// The names of everything it depends on, for building and for testing.
    pub(crate) dependencies: Vec<String>,
    /// The names of those that it is built with.
    pub(crate) built_with: Vec<String>,
}

impl Project {
    /// Asks cargo about the workspace around the current directory.
    pub(crate) fn load() -> Result<Self, String> {
        let here = env::current_dir().map_err(|error| format!("no current directory: {error}"))?;
        let mut cargo = command::cargo(&here);
        let text = command::read(cargo.args(["metadata", "--no-deps", "--format-version", "1"]))?;
        let value: Value =
            serde_json::from_str(&text).map_err(|error| format!("cargo metadata is no JSON: {error}"))?;
        Self::parse(&value).ok_or_else(|| "cargo metadata lacks a field the tasks need".to_owned())
    }

    /// Reads the fields we need out of cargo's answer.
    fn parse(value: &Value) -> Option<Self> {
        let root = PathBuf::from(value["workspace_root"].as_str()?);
        let target = PathBuf::from(value["target_directory"].as_str()?);
        let packages = value["packages"].as_array()?;
        let packages =
            packages.iter().map(|package| Package::parse(package, &root)).collect::<Option<Vec<_>>>()?;
        Some(Self { root, target, packages })
    }

    /// A cargo that works on this workspace.
    pub(crate) fn cargo(&self) -> std::process::Command {
        command::cargo(&self.root)
    }

    /// Every file below a folder that git knows or would offer to add, as its path from the root. What was deleted but is
    /// still in the index is left out.
    pub(crate) fn files(&self, folder: &str) -> Result<Vec<String>, String> {
        let mut git = std::process::Command::new("git");
        git.current_dir(&self.root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let list = command::read(git.arg(folder))?;
        let files = list.split_terminator('\0').filter(|path| self.root.join(path).is_file());
        Ok(files.map(str::to_owned).collect())
    }
}

impl Package {
    /// Reads one entry of cargo's list of packages.
    fn parse(value: &Value, root: &Path) -> Option<Self> {
        let manifest = Path::new(value["manifest_path"].as_str()?);
        let dependencies = value["dependencies"].as_array()?;
        let names = |which: fn(&&Value) -> bool| {
            let name = |dependency: &Value| dependency["name"].as_str().map(str::to_owned);
            dependencies.iter().filter(which).map(name).collect::<Option<Vec<_>>>()
        };
        Some(Self {
            name: value["name"].as_str()?.to_owned(),
            directory: manifest.parent()?.strip_prefix(root).ok()?.to_owned(),
            description: value["description"].as_str().map(str::to_owned),
            rust_version: value["rust_version"].as_str().map(str::to_owned),
            // No list of registries means any, an empty one none.
            published: value["publish"].as_array().is_none_or(|registries| !registries.is_empty()),
            dependencies: names(|_| true)?,
            built_with: names(|dependency| dependency["kind"] != "dev")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_are_found_in_cargos_answer() {
        let value = serde_json::json!({
            "workspace_root": "/game",
            "target_directory": "/game/target",
            "packages": [{
                "name": "codeknacker-tables",
                "manifest_path": "/game/crates/tables/Cargo.toml",
                "description": "Shapes.",
                "rust_version": "1.95",
                "publish": [],
                "dependencies": [
                    { "name": "codeknacker-rules", "kind": null },
                    { "name": "tempfile", "kind": "dev" },
                ],
            }],
        });
        let project = Project::parse(&value).unwrap();
        let [package] = project.packages.as_slice() else { panic!("one package") };
        assert_eq!(package.directory, Path::new("crates/tables"));
        assert_eq!(package.dependencies, ["codeknacker-rules", "tempfile"]);
        assert_eq!(package.built_with, ["codeknacker-rules"]);
        assert_eq!(package.rust_version.as_deref(), Some("1.95"));
        assert!(!package.published);
    }

    #[test]
    fn an_answer_without_packages_is_refused() {
        assert!(Project::parse(&serde_json::json!({ "workspace_root": "/game" })).is_none());
    }
}
