//! How somebody gets to a table: by opening it, or by sitting down. What gets no answer is sent again as it was, to another
//! node; it must be done once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use guests::{Form, PATIENCE, ShownPage, text};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::crowd::Scene;
use crate::page::{ByPage, plain};
use crate::program::{ByApi, is_later};
use crate::stage::Node;

/// How long to wait before it is tried again.
const PAUSE: Duration = Duration::from_millis(300);

/// How long a duel's row may take, in seconds: far longer than it does, and less than clocks jump.
const TIME: &str = "600";

/// Where somebody comes in.
pub(crate) struct Door<'a> {
    pub(crate) nodes: &'a Arc<Vec<Node>>,
    /// The node that is tried first.
    pub(crate) first: usize,
    /// What the keys of this person's requests begin with.
    pub(crate) key: String,
}

impl Door<'_> {
    /// One node after the other, for a long while.
    fn turns(&self) -> Turns<'_> {
        Turns { nodes: self.nodes, next: self.first, began: None }
    }

    /// Asks for something by the API, always with the same key.
    async fn asked(&self, program: &ByApi, path: &str, body: &Value) -> Result<Value, String> {
        let key = format!("{} {}", self.key, path.len());
        let mut turns = self.turns();
        while let Some(origin) = turns.next().await {
            match program.post(format!("{origin}{path}"), Some(&key), body).await {
                Ok(answer) if answer.status.is_success() => return Ok(answer.value),
                Ok(answer) if !is_later(&answer) => {
                    return Err(format!("{path}: {} {}", answer.status, answer.value));
                }
                _ => {}
            }
        }
        Err(format!("{path}: there is no answer"))
    }

    /// Opens a table by the API; its id and its code.
    pub(crate) async fn open_api(
        &self,
        program: &mut ByApi,
        scene: &Scene,
    ) -> Result<(String, String), String> {
        let mut seats = vec![json!({ "for": "here", "name": "Ada" })];
        seats.extend(scene.by_page.iter().skip(1).map(|_| json!({ "for": "person" })));
        seats.extend(scene.computers.iter().map(|level| json!({ "for": level })));
        let mut wanted = json!({ "edition": scene.edition, "spectators": true, "seats": seats });
        if scene.edition == "original" {
            wanted["rounds"] = 2.into();
            wanted["options"] = json!({ "time": TIME });
        }
        self.come(program).await?;
        let answer = self.asked(program, "/api/v1/tables", &wanted).await?;
        let again = self.asked(program, "/api/v1/tables", &wanted).await?;
        let (first, second) = (text(&answer["table"]["id"]), text(&again["table"]["id"]));
        if first != second {
            return Err(format!("one request opened two tables, {first} and {second}"));
        }
        Ok((first, text(&answer["table"]["code"])))
    }

    /// Sits down by the API.
    pub(crate) async fn sit_api(&self, program: &mut ByApi, table: &str) -> Result<(), String> {
        self.come(program).await?;
        let path = format!("/api/v1/tables/{table}/seats");
        self.asked(program, &path, &json!({ "name": "Ben" })).await.map(drop)
    }

    /// Asks for a token, with which seats are held.
    async fn come(&self, program: &mut ByApi) -> Result<(), String> {
        let issued = self.asked(program, "/api/v1/tokens", &json!({})).await?;
        program.keep(text(&issued["token"]));
        Ok(())
    }

    /// Opens a page.
    async fn shown(&self, browser: &ByPage, address: &str) -> Result<ShownPage, String> {
        let mut turns = self.turns();
        while let Some(origin) = turns.next().await {
            if let Some(page) = judged(browser.open(&origin, address).await) {
                return Ok(page);
            }
        }
        Err(format!("{address}: there is no answer"))
    }

    /// Sends a form; where it led.
    async fn sent(&self, browser: &ByPage, form: &Form) -> Result<String, String> {
        let mut turns = self.turns();
        while let Some(origin) = turns.next().await {
            match judged(browser.submit(&origin, form).await) {
                Some(page) if page.went_on => return Ok(page.address),
                Some(page) => return Err(format!("{}: {} {}", form.action, page.status, plain(&page.text))),
                None => {}
            }
        }
        Err(format!("{}: there is no answer", form.action))
    }

    /// Opens a table by the form for it; its id and its code.
    pub(crate) async fn open_page(
        &self,
        browser: &ByPage,
        scene: &Scene,
    ) -> Result<(String, String), String> {
        let with = if scene.by_page.len() > 1 { "friend" } else { "computer" };
        let address = format!("/new?edition={}&with={with}", scene.edition);
        let page = self.shown(browser, &address).await?;
        let form = page.forms().into_iter().find(|form| form.method == "post" && form.action == "/new");
        let mut form = form.ok_or_else(|| format!("{address} has no form: {}", page.status))?;
        form = form.without("solo").with("rounds", "2").with("spectators", "on").with("name-1", "Ada");
        for (seat, level) in (scene.by_page.len() + 1..).zip(scene.computers) {
            form = form.with(&format!("seat-{seat}"), level);
        }
        let address = self.sent(browser, &form).await?;
        let code = address.strip_prefix("/t/").ok_or_else(|| format!("no table was opened: {address}"))?;
        let page = self.shown(browser, &address).await?;
        let id = page.attribute("data-table").ok_or("a table without an id")?;
        Ok((id.to_owned(), code.to_owned()))
    }

    /// Sits down by the form for it.
    pub(crate) async fn sit_page(&self, browser: &ByPage, code: &str) -> Result<(), String> {
        let page = self.shown(browser, &format!("/t/{code}")).await?;
        let form = page.forms().into_iter().find(|form| form.action.ends_with("/sit"));
        let form = form.ok_or("no seat is free")?.with("name", "Ben");
        self.sent(browser, &form).await.map(drop)
    }
}

/// One node after the other, with a pause in between.
struct Turns<'a> {
    nodes: &'a [Node],
    next: usize,
    began: Option<Instant>,
}

impl Turns<'_> {
    /// Where the next one is; none after a long while.
    async fn next(&mut self) -> Option<String> {
        match self.began {
            None => self.began = Some(Instant::now()),
            Some(began) if began.elapsed() > PATIENCE => return None,
            Some(_) => sleep(PAUSE).await,
        }
        self.next += 1;
        Some(self.nodes[(self.next - 1) % self.nodes.len()].origin())
    }
}

/// A page that came; none if the server is away or busy.
fn judged(page: Result<ShownPage, reqwest::Error>) -> Option<ShownPage> {
    page.ok().filter(|page| !matches!(page.status.as_u16(), 429 | 503))
}
