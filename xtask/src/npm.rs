//! Programs from the npm registry: got when they are needed, kept in the build directory, never committed.

use std::path::PathBuf;
use std::process::Command;

use crate::command;
use crate::packages;
use crate::project::Project;

/// A package of the registry, pinned.
pub(crate) struct NpmPackage {
    /// Its name.
    pub(crate) name: &'static str,
    /// The version that is got.
    version: &'static str,
    /// The file of it that we use.
    file: &'static str,
}

/// Finds what is wrong with a page for people who see, hear or move otherwise.
pub(crate) const AXE: NpmPackage = NpmPackage { name: "axe-core", version: "4.14.0", file: "axe.min.js" };

/// Judges pages: how quick they are, for whom they are, how well they keep to what is good practice.
pub(crate) const LIGHTHOUSE: NpmPackage =
    NpmPackage { name: "lighthouse", version: "13.5.0", file: "cli/index.js" };

impl NpmPackage {
    /// The file that we use, after getting its package if need be.
    pub(crate) fn ready(&self, project: &Project) -> Result<PathBuf, String> {
        if let Some(found) = self.found(project) {
            return Ok(found);
        }
        let home = self.home(project);
        println!("{} {} is missing and gets installed under the build directory", self.name, self.version);
        packages::install_unless(|| command::answers("npm"), "npm")?;
        let mut npm = Command::new("npm");
        // Nothing of it is run: not when it is installed, and not to report what is installed.
        npm.args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix"])
            .arg(&home);
        command::run(npm.arg(format!("{}@{}", self.name, self.version)))?;
        self.found(project)
            .ok_or_else(|| format!("npm has installed {}, but not as it was asked to", self.name))
    }

    /// The file that we use, if its package is here.
    pub(crate) fn found(&self, project: &Project) -> Option<PathBuf> {
        let folder = self.home(project).join("node_modules").join(self.name);
        self.is_in(&folder).then(|| folder.join(self.file))
    }

    /// Where it gets installed.
    fn home(&self, project: &Project) -> PathBuf {
        project.target.join("tools").join(self.name)
    }

    /// Whether the version that we want lies in a folder.
    fn is_in(&self, folder: &std::path::Path) -> bool {
        let manifest = std::fs::read_to_string(folder.join("package.json")).unwrap_or_default();
        let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap_or_default();
        manifest["version"] == self.version && folder.join(self.file).is_file()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pinned_version_will_do() {
        let folder = tempfile::TempDir::new().unwrap();
        let put = |version: &str| {
            let manifest = format!("{{\"name\":\"axe-core\",\"version\":\"{version}\"}}");
            std::fs::write(folder.path().join("package.json"), manifest).unwrap();
        };
        assert!(!AXE.is_in(folder.path()));
        put(AXE.version);
        assert!(!AXE.is_in(folder.path()), "its file is missing");
        std::fs::write(folder.path().join(AXE.file), "").unwrap();
        assert!(AXE.is_in(folder.path()));
        put("4.0.0");
        assert!(!AXE.is_in(folder.path()));
    }
}
