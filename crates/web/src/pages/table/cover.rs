//! A device that several people share: what one of them alone may see is open from “I am NAME” until it is covered.
//!
//! What is open is only ever the answer to a form. Browsers keep no such page: behind *Back* there is a question whether to
//! send the form again, where a page of its own would come back as it was (even one that says `no-store`). A cookie that
//! no script can read says which seat is open, with a word that every form of its page sends along. Covering puts the
//! time in its place, and whatever was written before that time opens nothing and shows nothing.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use pages::Fields;
use rules::Seat;

use super::{Aspect, page};
use crate::api::path::{self, Named};
use crate::api::sender::Sender;
use crate::app::App;
use crate::cookie;
use crate::pages::form::Filled;
use crate::pages::page::go_on;
use crate::problem::Problem;

/// The field and the cookie with the word.
const OPEN: &str = "open";

/// The field that says when a form was written.
const MADE: &str = "made";

/// How long a page stays open that nobody covers, and that it was covered is known, in seconds.
const LONGEST: u32 = 60 * 60;

/// A seat that is open at a device that several share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opened {
    /// Whose page it is.
    pub(super) seat: Seat,
    /// The word that the page goes by.
    pub(super) word: String,
}

/// What a browser's cookie says.
#[derive(Default)]
pub(super) struct Opening {
    /// Which seat is open, if any, and under which word.
    opened: Option<Opened>,
    /// When one was covered last, in milliseconds since 1970.
    covered: i64,
}

impl Opening {
    fn read(headers: &HeaderMap) -> Self {
        let value = cookie::values(headers, OPEN).next().unwrap_or("");
        if let Some(covered) = value.strip_prefix('-') {
            return Self { opened: None, covered: covered.parse().unwrap_or(0) };
        }
        let opened = value.split_once('.').and_then(|(word, seat)| {
            Some(Opened { seat: path::seat(seat.parse().ok()?).ok()?, word: word.to_owned() })
        });
        Self { opened, covered: 0 }
    }

    /// Whether a seat is open, in any tab.
    pub(super) fn is_open(&self) -> bool {
        self.opened.is_some()
    }

    /// Whether a form was written before the last one was covered, or longer ago than that would be known.
    fn is_older(&self, fields: &Fields, now: i64) -> bool {
        let known_since = now.saturating_sub(i64::from(LONGEST) * 1000);
        match fields.number::<i64>(MADE) {
            Some(made) => made < self.covered.max(known_since),
            None => self.covered > 0,
        }
    }

    /// The seat that is open, if it is the one that a page or form was written for.
    pub(super) fn of(self, fields: &Fields) -> Option<Opened> {
        self.opened.filter(|opened| fields.get(OPEN) == Some(opened.word.as_str()))
    }
}

impl FromRequestParts<Arc<App>> for Opening {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        Ok(Self::read(&parts.headers))
    }
}

/// Whether a page or form was written for somebody whose seat has been covered since: what was filled in there is not
/// shown any more.
pub(super) fn is_covered(fields: &Fields, opened: Option<&Opened>) -> bool {
    fields.has(OPEN) && opened.is_none()
}

/// Somebody says who they are: from now on the page shows what they alone may see.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Named(name): Named,
    opening: Opening,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, fields, .. } = filled;
    let look = app.look_named(&name, &sender).await?;
    let seat = path::seat(fields.number("seat").unwrap_or(0))?;
    if !look.held().contains(&seat) {
        return Err(tables::HouseError::NotYours.into());
    }
    if opening.is_older(&fields, app.house.now()) {
        return Ok(go_on(&format!("/t/{name}")));
    }
    let opened = Opened { seat, word: app.house.draw_key() };
    let value = format!("{}.{}", opened.word, seat.number());
    let aspect = Aspect { opened: Some(opened), ..Aspect::default() };
    let mut response = page(&app, visit, &look, &Fields::default(), aspect).await?;
    set(&mut response, &app, &name, &value);
    Ok(response)
}

/// Covers what is open.
pub(super) async fn cover(
    State(app): State<Arc<App>>,
    sender: Sender,
    Named(name): Named,
) -> Result<Response, Problem> {
    app.look_named(&name, &sender).await?;
    Ok(close(go_on(&format!("/t/{name}")), &app, &name, app.house.now()))
}

/// A response after which nothing is open, and no form written before `since` opens anything. A page that comes with the
/// response was made after that moment.
pub(super) fn close(mut response: Response, app: &App, name: &str, since: i64) -> Response {
    set(&mut response, app, name, &format!("-{since}"));
    response
}

/// Sets the cookie of a table that there is: its name holds only letters and digits.
fn set(response: &mut Response, app: &App, name: &str, value: &str) {
    let path = format!("/t/{name}");
    let cookie = cookie::confined(OPEN, value, &path, LONGEST, app.origins.is_secure());
    response.headers_mut().append(header::SET_COOKIE, cookie::header(&cookie));
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn opened(cookie: &'static str, query: &str) -> Option<Opened> {
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
        Opening::read(&headers).of(&Fields::read(query.as_bytes()))
    }

    #[test]
    fn a_seat_is_open_under_its_word_alone() {
        let seat = Seat::new(1);
        let expected = Opened { seat, word: "abc".to_owned() };
        assert_eq!(opened("look=dark; open=abc.2", "open=abc"), Some(expected));
        for (cookie, query) in [
            ("open=abc.2", ""),
            ("open=abc.2", "open=abd"),
            ("open=abc.2", "seat=2"),
            ("open=", "open="),
            ("open=.2", "open="),
            ("open=abc.0", "open=abc"),
            ("open=abc.x", "open=abc"),
            ("look=dark", "open=abc"),
            ("open=-1000", "open=-1000"),
        ] {
            assert_eq!(opened(cookie, query), None, "{cookie} {query}");
        }
    }

    #[test]
    fn a_form_from_before_the_last_cover_opens_nothing() {
        let older = |cookie: &'static str, query: &str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
            Opening::read(&headers).is_older(&Fields::read(query.as_bytes()), 3_600_004)
        };
        assert!(older("open=-1000", "made=999") && older("open=-1000", "") && older("open=-1000", "made=x"));
        assert!(!older("open=-1000", "made=1000") && !older("open=abc.1", "made=5") && !older("a=b", ""));
        // An hour later nobody knows any more what was covered since.
        assert!(older("a=b", "made=3") && !older("a=b", "made=4"));
    }
}
