//! Somebody who plays by pages, without script: what can be done stands on the page as a form.

use std::net::IpAddr;
use std::sync::Arc;

use guests::{Form, PlainBrowser, ShownPage};
use reqwest::{Error, Response};
use words::{Language, Words};

use crate::diary::{Diary, count};
use crate::hands::{Blind, Deed, Sight, Tried};
use crate::program::WAIT;
use crate::table::{Mark, Table};

/// Somebody who plays by pages, from an address of their own.
#[derive(Clone)]
pub(crate) struct ByPage {
    browser: Arc<PlainBrowser>,
    /// The forms of the table's page as it was last seen.
    forms: Vec<Form>,
    diary: Arc<Diary>,
}

impl ByPage {
    /// Somebody at an address of this machine.
    pub(crate) fn at(address: IpAddr, diary: &Arc<Diary>) -> Self {
        let browser = Arc::new(PlainBrowser::at(address, WAIT));
        Self { browser, forms: Vec::new(), diary: Arc::clone(diary) }
    }

    /// Opens a page.
    pub(crate) async fn open(&self, origin: &str, address: &str) -> Result<ShownPage, Error> {
        self.browser.open(origin, address).await
    }

    /// Sends a form and says where it led.
    pub(crate) async fn submit(&self, origin: &str, form: &Form) -> Result<ShownPage, Error> {
        self.browser.submit(origin, form).await
    }

    /// Opens the stream that the script of a page would open.
    pub(crate) async fn stream(
        &self,
        origin: &str,
        table: &Table,
        after: Option<Mark>,
    ) -> Result<Response, Error> {
        let after = after.map_or(String::new(), |mark| format!("@{mark}"));
        self.browser.stream(origin, &format!("/api/v1/stream?table={}{after}", table.id)).await
    }

    /// Looks at the table.
    pub(crate) async fn look(&mut self, origin: &str, table: &Table) -> Result<(Mark, Sight), Blind> {
        let Ok(page) = self.browser.open(origin, &format!("/t/{}", table.code)).await else {
            count(&self.diary.counts.unanswered);
            return Err(Blind::Away);
        };
        match page.status.as_u16() {
            200 => {}
            429 | 503 => {
                count(&self.diary.counts.later);
                return Err(Blind::Away);
            }
            status => return Err(Blind::Wrong(format!("{status} for the page: {}", plain(&page.text)))),
        }
        let mark = page.attribute("data-mark").unwrap_or_default().parse().map_err(Blind::Wrong)?;
        self.forms = page.forms();
        let action = self.entry().and_then(|form| form.field("action"));
        let sight = if page.text.contains("id=\"over\"") {
            Sight::Over
        } else if page.text.contains("id=\"waiting\"") {
            Sight::Waiting
        } else if action == Some("secret") {
            Sight::Mine("secret")
        } else if action == Some("row") && page.text.contains("id=\"place\"") {
            // Without the button the next row is only being filled, while others are due.
            Sight::Mine("row")
        } else if self.pressed("action", "pass").is_some() {
            Sight::Mine("pass")
        } else {
            Sight::Theirs
        };
        Ok((mark, sight))
    }

    /// The form for rows and secrets.
    fn entry(&self) -> Option<&Form> {
        self.forms.iter().find(|form| form.action.ends_with("/act") && form.field("action").is_some())
    }

    /// The form with this button, pressed.
    fn pressed(&self, name: &str, value: &str) -> Option<Form> {
        let form = self.forms.iter().find(|form| form.method == "post" && form.offers(name, value))?;
        Some(form.clone().with(name, value))
    }

    /// A step of the match, as the page offers it.
    pub(crate) fn step(&self, action: &str) -> Option<Deed> {
        let form = match action.split_once(' ') {
            Some((_, code)) => self.entry()?.clone().with("typed", code),
            None => self.pressed("action", action)?,
        };
        Some(Deed::Page(form))
    }

    /// Another match, if the page offers it.
    pub(crate) fn rematch(&self) -> Option<Deed> {
        self.pressed("what", "rematch").map(Deed::Page)
    }

    /// Sends a form, once.
    pub(crate) async fn send(&self, origin: &str, form: &Form) -> Tried {
        let Ok(page) = self.browser.submit(origin, form).await else {
            count(&self.diary.counts.unanswered);
            return Tried::Open;
        };
        match page.status.as_u16() {
            303 => Tried::Done,
            429 | 503 => {
                count(&self.diary.counts.later);
                Tried::Open
            }
            status => {
                let (told, words) = (plain(&page.text), Words::of(Language::English));
                if [words.problem_stale(), words.refusal_match_over()].iter().any(|late| *late == told) {
                    return Tried::Late(told);
                }
                Tried::Refused(format!("{status} {told}"))
            }
        }
    }
}

/// What a page says is wrong, in short.
pub(crate) fn plain(page: &str) -> String {
    let told = page.split_once("role=\"alert\">").map_or(page, |(_, told)| told);
    let told = told.split_once("<h1>").filter(|_| told.len() == page.len()).map_or(told, |(_, told)| told);
    told.split('<').next().unwrap_or_default().chars().take(200).collect()
}
