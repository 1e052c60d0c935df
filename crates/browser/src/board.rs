//! The board of a table, filled in by pressing pegs.

use crate::page::BrowserPage;

impl BrowserPage {
    /// Puts pegs into the holes by pressing them, a letter each.
    pub async fn tap(&self, code: &str) {
        for letter in code.chars().filter(|letter| *letter != ' ') {
            self.press(&format!(".pick[value=\"{letter}\"]")).await;
        }
    }

    /// Fills in a code and places it; waits until the match has moved on.
    pub async fn place(&self, code: &str) {
        // Before the page's script has taken over, every peg would be a page of its own.
        self.css("#place[aria-disabled]").await;
        let mark = self.evaluate("document.querySelector('#table').dataset.mark").await;
        self.tap(code).await;
        self.press("#place").await;
        self.wait_for(&format!("document.querySelector('#table').dataset.mark !== {mark}")).await;
    }
}
