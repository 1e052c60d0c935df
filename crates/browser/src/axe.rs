//! axe-core: what is wrong with a page for people who see, hear or move otherwise.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::page::BrowserPage;

/// The variable that names the file with axe-core; `cargo xtask test` gets it and sets this.
pub const AXE: &str = "CODEKNACKER_AXE";

/// How many findings are shown: more are rarely of another kind.
const SHOWN: usize = 6;

/// Everything that axe finds, one line each; `axe` is the name of the file's own object.
const RUN: &str = "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.flatMap(
    (finding) => finding.nodes.map((node) => `${finding.id}: ${node.target.join(' ')}: ${node.failureSummary}`)))";

impl BrowserPage {
    /// Fails with everything that axe-core finds on the page now.
    pub async fn axe(&self) {
        // It needs timers, which a page without script has not: for this while it has them.
        let script = self.wire.look(&self.target.context).script;
        if !script {
            self.call("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
        }
        let there = self.evaluate("typeof axe").await;
        if there != "object" {
            let source = std::fs::read_to_string(file()).unwrap_or_else(|error| panic!("axe-core: {error}"));
            self.evaluate(&source).await;
        }
        let found = self.evaluate(RUN).await;
        if !script {
            self.call("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
        }
        let Value::Array(found) = found else { panic!("axe-core does not run: {found}") };
        let mut text = String::new();
        for finding in found.iter().take(SHOWN) {
            // Writing to a string does not fail.
            let _ = writeln!(text, "* {}", finding.as_str().unwrap_or("").replace('\n', " "));
        }
        assert!(
            found.is_empty(),
            "{}: axe finds {} things, such as\n{text}",
            self.address().await,
            found.len()
        );
    }
}

/// Where axe-core is: where the variable says, or where the tasks have put it before.
fn file() -> PathBuf {
    let said = std::env::var_os(AXE).map(PathBuf::from);
    let program = std::env::current_exe().unwrap_or_default();
    let tools = "tools/axe-core/node_modules/axe-core/axe.min.js";
    let kept = program.ancestors().map(|folder| folder.join(tools)).find(|file| file.is_file());
    said.or(kept).unwrap_or_else(|| panic!("axe-core is not here; `cargo xtask test --only browser` gets it"))
}
