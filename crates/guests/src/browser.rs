//! A browser without script: it keeps cookies, follows redirects and sends forms.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::{CONTENT_LOCATION, COOKIE, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Error, RequestBuilder, Response, StatusCode};

use crate::form::Form;

/// The most redirects one after the other.
const REDIRECTS: usize = 10;

/// A browser without script. Its cookies are good for every origin it is asked to open: all are nodes of one site.
pub struct PlainBrowser {
    client: Client,
    patience: Duration,
    cookies: Mutex<BTreeMap<String, String>>,
}

/// A page that was shown.
#[derive(Debug)]
pub struct ShownPage {
    /// Its status.
    pub status: StatusCode,
    /// Its address behind the origin, redirects followed.
    pub address: String,
    /// Whether something was sent and done: the answer was a redirect.
    pub went_on: bool,
    /// Its text.
    pub text: String,
}

impl PlainBrowser {
    /// A browser at an address of this machine, which waits so long for a page.
    pub fn at(address: IpAddr, patience: Duration) -> Self {
        let client = Client::builder().redirect(Policy::none()).local_address(address);
        let client = client.build().expect("a client");
        Self { client, patience, cookies: Mutex::default() }
    }

    /// Opens a page.
    pub async fn open(&self, origin: &str, address: &str) -> Result<ShownPage, Error> {
        let first = self.send(self.client.get(format!("{origin}{address}"))).await?;
        self.follow(origin, first, address).await
    }

    /// Sends a form as it is filled in. The answer is only checked if it isn't a redirect: the form was done,
    /// whatever becomes of the page it leads to.
    pub async fn submit(&self, origin: &str, form: &Form) -> Result<ShownPage, Error> {
        let response = self.send(self.posted(origin, &form.action, form.body())).await?;
        let (status, went_on) = (response.status(), response.status() == StatusCode::SEE_OTHER);
        let location = response.headers().get(LOCATION).and_then(|value| value.to_str().ok());
        let address = location.unwrap_or(&form.action).to_owned();
        Ok(ShownPage { status, address, went_on, text: response.text().await? })
    }

    /// Sends fields of a form and follows where they lead.
    pub async fn post(
        &self,
        origin: &str,
        address: &str,
        fields: &[(&str, &str)],
    ) -> Result<ShownPage, Error> {
        let first = self.send(self.posted(origin, address, encoded(fields))).await?;
        self.follow(origin, first, address).await
    }

    /// Sends fields of a form as the script does, which wants the page in the answer itself.
    pub async fn fetch(
        &self,
        origin: &str,
        address: &str,
        fields: &[(&str, &str)],
    ) -> Result<ShownPage, Error> {
        let request = self.posted(origin, address, encoded(fields));
        let response = self.send(request.header("prefer", "return=representation")).await?;
        let given = response.headers().get(CONTENT_LOCATION).and_then(|given| given.to_str().ok());
        let given = given.map(str::to_owned);
        let page = self.follow(origin, response, address).await?;
        Ok(ShownPage { address: given.unwrap_or(page.address), ..page })
    }

    fn posted(&self, origin: &str, address: &str, body: String) -> RequestBuilder {
        let request = self.client.post(format!("{origin}{address}")).header("origin", origin);
        request.header("content-type", "application/x-www-form-urlencoded").body(body)
    }

    /// Whether it has a cookie of a name.
    pub fn has_cookie(&self, name: &str) -> bool {
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).contains_key(name)
    }

    /// Opens something that is told bit by bit, with the cookies of this browser.
    pub async fn stream(&self, origin: &str, address: &str) -> Result<Response, Error> {
        let request = self.client.get(format!("{origin}{address}")).header("sec-fetch-site", "same-origin");
        request.header(COOKIE, self.cookies()).send().await
    }

    fn cookies(&self) -> String {
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    async fn send(&self, request: RequestBuilder) -> Result<Response, Error> {
        let mut request = request.header("accept", "text/html").timeout(self.patience);
        let cookies = self.cookies();
        if !cookies.is_empty() {
            request = request.header(COOKIE, cookies);
        }
        let response = request.send().await?;
        let mut kept = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        for set in response.headers().get_all(SET_COOKIE) {
            let pair = set.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                kept.insert(name.to_owned(), value.to_owned());
            }
        }
        drop(kept);
        Ok(response)
    }

    async fn follow(&self, origin: &str, first: Response, address: &str) -> Result<ShownPage, Error> {
        let (mut response, mut address, mut went_on) = (first, address.to_owned(), false);
        for _ in 0..REDIRECTS {
            let location = response.headers().get(LOCATION).and_then(|value| value.to_str().ok());
            let Some(location) = location.filter(|_| response.status() == StatusCode::SEE_OTHER) else {
                break;
            };
            location.clone_into(&mut address);
            went_on = true;
            response = self.send(self.client.get(format!("{origin}{address}"))).await?;
        }
        let status = response.status();
        Ok(ShownPage { status, address, went_on, text: response.text().await? })
    }
}

impl ShownPage {
    /// The forms on it.
    pub fn forms(&self) -> Vec<Form> {
        Form::all(&self.text)
    }

    /// The first value of an attribute, like `data-mark`.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let from = self.text.split_once(&format!(" {name}=\""))?.1;
        from.split_once('"').map(|(value, _)| value)
    }

    /// Whether it has this text.
    pub fn has(&self, text: &str) -> bool {
        self.text.replace("&#39;", "'").contains(text)
    }

    /// The value of the first field of a name.
    pub fn field(&self, name: &str) -> Option<String> {
        let from = self.text.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
        from.split('"').next().map(str::to_owned)
    }

    /// The address of the table, without its query and without the form that this page answers.
    pub fn table(&self) -> String {
        let path = self.address.split('?').next().unwrap_or_default();
        path.split('/').take(3).collect::<Vec<_>>().join("/")
    }

    /// Fields that every form of a table has, and some more.
    pub fn filled(&self, more: &[(&str, &str)]) -> Vec<(String, String)> {
        let kept = ["key", "number", "seat", "round", "open"];
        let kept = kept.iter().filter_map(|name| Some(((*name).to_owned(), self.field(name)?)));
        kept.chain(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))).collect()
    }
}

/// Fields as a form sends them.
fn encoded(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}
