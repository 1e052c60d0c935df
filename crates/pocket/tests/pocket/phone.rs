//! A telephone: keeps what the game tells it to keep, follows redirects, sends forms as they stand on a page.

use guests::Form;
use pocket::{KeptRow, Pocket, PocketCookie, PocketRequest, PocketResponse, wants};

/// When the tests begin: 2026-11-18.
const NOON: i64 = 1_795_003_200_000;

/// A telephone without a network.
pub(crate) struct Phone {
    pocket: Pocket,
    pub(crate) rows: Vec<KeptRow>,
    pub(crate) cookies: Vec<PocketCookie>,
    pub(crate) now: i64,
    /// Whether requests may take time.
    pub(crate) thinks: bool,
    /// Whether there is a server beside it.
    pub(crate) served: bool,
    /// What went wrong when something was to be kept.
    pub(crate) trouble: &'static str,
    /// All requests and their answers as the module has them, if somebody wants to know.
    pub(crate) told: Option<Vec<(String, String)>>,
    asked: u64,
}

/// A page that is shown.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) status: u16,
    pub(crate) address: String,
    pub(crate) text: String,
}

impl Shown {
    pub(crate) fn has(&self, part: &str) -> bool {
        self.text.contains(part)
    }

    /// What stands behind a text, up to a quote.
    pub(crate) fn after(&self, start: &str) -> Option<&str> {
        self.text.split(start).nth(1)?.split('"').next()
    }

    /// The address of the table that is shown.
    pub(crate) fn table(&self) -> String {
        self.after("data-address=\"").unwrap_or_else(|| panic!("no table: {}", self.text)).to_owned()
    }

    /// The form that goes somewhere.
    pub(crate) fn form(&self, wanted: impl Fn(&Form) -> bool) -> Option<Form> {
        Form::all(&self.text).into_iter().find(|form| wanted(form))
    }
}

impl Phone {
    pub(crate) fn new() -> Self {
        Self {
            pocket: Pocket::new(),
            rows: Vec::new(),
            cookies: Vec::new(),
            now: NOON,
            thinks: true,
            served: false,
            trouble: "",
            told: None,
            asked: 0,
        }
    }

    /// Asks once, keeps what is to be kept, and hands the answer on.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &str) -> PocketResponse {
        self.asked += 1;
        self.now += 1000;
        let wanted = wants(path);
        let about = |row: &&KeptRow| match wanted.split_once(' ') {
            Some(("table", name)) => row.table == name,
            Some((_, id)) => row.id == id,
            None => wanted == "all",
        };
        let asked = PocketRequest {
            method: method.to_owned(),
            path: path.to_owned(),
            body: body.to_owned(),
            languages: "en".to_owned(),
            cookies: self.cookies.clone(),
            origin: "https://game.example".to_owned(),
            now: self.now,
            seed: format!("{:064x}", self.asked),
            thinks: self.thinks,
            served: self.served,
            trouble: self.trouble.to_owned(),
            kept: self.rows.iter().filter(about).cloned().collect(),
            ..PocketRequest::default()
        };
        let response = self.pocket.answer(&asked);
        if let Some(told) = &mut self.told {
            let json = |value: serde_json::Result<String>| value.expect("plain values become JSON");
            told.push((json(serde_json::to_string(&asked)), json(serde_json::to_string(&response))));
        }
        for row in &response.keep {
            self.rows.retain(|kept| kept.id != row.id);
            self.rows.push(row.clone());
        }
        self.rows.retain(|row| !response.forget.contains(&row.id));
        for cookie in &response.cookies {
            self.cookies.retain(|kept| (&kept.name, &kept.path) != (&cookie.name, &cookie.path));
            self.cookies.extend((!cookie.value.is_empty()).then(|| cookie.clone()));
        }
        response
    }

    fn follow(&mut self, mut address: String, mut response: PocketResponse) -> Shown {
        for _ in 0..5 {
            if response.location.is_empty() {
                break;
            }
            address = response.location;
            response = self.ask("GET", &address, "");
        }
        Shown { status: response.status, address, text: response.body }
    }

    /// Opens a page.
    pub(crate) fn open(&mut self, address: &str) -> Shown {
        let response = self.ask("GET", address, "");
        self.follow(address.to_owned(), response)
    }

    /// Sends a form with these fields.
    pub(crate) fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Shown {
        let form = fields.iter().fold(Form::default(), |form, (name, value)| form.with(name, value));
        let response = self.ask("POST", address, &form.body());
        self.follow(address.to_owned(), response)
    }

    /// Sends a form of a page.
    pub(crate) fn submit(&mut self, form: &Form) -> Shown {
        if form.method == "get" {
            return self.open(&format!("{}?{}", form.action, form.body()));
        }
        let response = self.ask("POST", &form.action, &form.body());
        self.follow(form.action.clone(), response)
    }
}
