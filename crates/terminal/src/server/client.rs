//! A server's API over HTTP, as one player calls it.

use std::io::{self, BufReader, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use rustls_native_certs::load_native_certs;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::http::Response;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body, RequestBuilder};
use wire::{Issued, ProblemShape};
use words::Words;

use crate::bounded::{self, LineRead};
use crate::foreign;
use crate::record::MOST_BYTES;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long to read a stream before reopening it where it ended, to notice a connection that died silently.
const STREAM: Duration = Duration::from_mins(1);

/// The most bytes in an answer, or in an event with all its lines: a long match's state has a few million.
const MOST_ANSWERED: usize = 16 << 20;

/// How the system's message for an unknown host begins.
const NO_NAME: &str = "failed to lookup address";

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The server said no.
    Refused {
        /// A code that never changes.
        code: String,
        /// What is wrong, in the reader's language.
        sentence: String,
    },
    /// There is no server, or the connection is broken: why, in the reader's language.
    Away(String),
}

/// A server's API.
#[derive(Clone)]
pub(crate) struct Client {
    requests: Agent,
    streams: Agent,
    origin: String,
    words: Words,
    token: Option<String>,
}

impl Client {
    /// The API of the server at an address.
    pub(crate) fn new(origin: &str, words: Words) -> Self {
        // The first one counts.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let certificates = certificates(origin);
        let agent = |body: Duration| -> Agent {
            Agent::config_builder()
                .http_status_as_error(false)
                .timeout_connect(Some(PATIENCE))
                .timeout_recv_response(Some(PATIENCE))
                .timeout_recv_body(Some(body))
                .tls_config(TlsConfig::builder().root_certs(certificates.clone()).build())
                .build()
                .into()
        };
        Self {
            requests: agent(PATIENCE),
            streams: agent(STREAM),
            origin: origin.trim_end_matches('/').to_owned(),
            words,
            token: None,
        }
    }

    /// A client that acts for the holder of a token.
    pub(crate) fn with_token(&self, token: String) -> Self {
        Self { token: Some(token), ..self.clone() }
    }

    /// Its address.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    fn with_headers<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        let request = request.header("Accept-Language", self.words.language().tag());
        match &self.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    /// Sends a request; tries once more over a new connection if the server closes the kept one before it answers.
    ///
    /// A server closes connections that were idle for long, or whose last request it didn't read to the end, and the
    /// next request may be on its way by then. Sending twice is safe: reads change nothing, and sends have a key. The
    /// two without a key do no harm: a second token, and "I am here".
    fn call<B>(
        &self,
        request: impl Fn() -> RequestBuilder<B>,
        send: impl Fn(RequestBuilder<B>) -> Result<Response<Body>, ureq::Error>,
    ) -> Result<Response<Body>, Trouble> {
        let request = || self.with_headers(request());
        let answered = match send(request()) {
            Err(ureq::Error::Io(error)) if is_closed(&error) => {
                send(request().config().max_idle_age(Duration::ZERO).build())
            }
            answered => answered,
        };
        answered.map_err(|error| self.away(&error))
    }

    /// The address of something in the API.
    fn at(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.origin)
    }

    /// Asks for something.
    pub(crate) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.read(self.call(|| self.requests.get(self.at(path)), RequestBuilder::call)?)
    }

    /// Asks for a text.
    pub(crate) fn text(&self, path: &str) -> Result<String, Trouble> {
        let mut response = self.call(|| self.requests.get(self.at(path)), RequestBuilder::call)?;
        if !response.status().is_success() {
            return Err(self.refused(response));
        }
        let body = response.body_mut().with_config().limit(MOST_BYTES);
        body.read_to_string().map_err(|error| self.away(&error))
    }

    /// Sends something; with a key the server does it once, however often it is sent.
    pub(crate) fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
        key: Option<&str>,
    ) -> Result<T, Trouble> {
        let request = || {
            let request = self.requests.post(self.at(path));
            match key {
                Some(key) => request.header("Idempotency-Key", key),
                None => request,
            }
        };
        self.read(self.call(request, |request| request.send_json(body))?)
    }

    /// Asks for a token.
    pub(crate) fn issue(&self) -> Result<Issued, Trouble> {
        self.read(self.call(|| self.requests.post(self.at("/tokens")), RequestBuilder::send_empty)?)
    }

    /// The content of an answer.
    fn read<T: DeserializeOwned>(&self, response: Response<Body>) -> Result<T, Trouble> {
        if response.status().is_success() { self.shape(response) } else { Err(self.refused(response)) }
    }

    /// Why the server said no.
    fn refused(&self, response: Response<Body>) -> Trouble {
        match self.shape(response) {
            Ok(ProblemShape { code, sentence, .. }) => {
                Trouble::Refused { code, sentence: foreign::sentence(&sentence) }
            }
            Err(trouble) => trouble,
        }
    }

    /// The shape in an answer. Anything else comes from a different kind of server.
    fn shape<T: DeserializeOwned>(&self, mut response: Response<Body>) -> Result<T, Trouble> {
        let status = response.status();
        let body = response.body_mut().with_config().limit(MOST_ANSWERED as u64);
        body.read_json().map_err(|_| Trouble::Away(self.words.server_something_else(status.as_str())))
    }

    /// Why there is no answer.
    fn away(&self, error: &ureq::Error) -> Trouble {
        let words = self.words;
        Trouble::Away(match error {
            ureq::Error::HostNotFound => words.server_no_host().into(),
            // The library has no kind for an unknown host name.
            ureq::Error::Io(error) if error.to_string().starts_with(NO_NAME) => words.server_no_host().into(),
            ureq::Error::Io(error) if is_closed(error) => words.system_broken_off().into(),
            ureq::Error::Io(error) => words.system(error),
            ureq::Error::Timeout(_) => words.system_timed_out().into(),
            ureq::Error::ConnectionFailed => words.system_refused().into(),
            // Mostly certificate errors: people look up their exact words.
            other => foreign::sentence(&other.to_string()),
        })
    }

    /// The events of a table from a place on, until the connection breaks: each with its name, its place and its data
    /// as JSON.
    pub(crate) fn stream(
        &self,
        path: &str,
        since: Option<&str>,
        mut tell: impl FnMut(&str, Option<&str>, &str) -> bool,
    ) -> Result<(), Trouble> {
        let request = || {
            let request = self.streams.get(self.at(path));
            match since {
                Some(since) => request.header("Last-Event-ID", since),
                None => request,
            }
        };
        let response = self.call(request, RequestBuilder::call)?;
        if !response.status().is_success() {
            return Err(self.refused(response));
        }
        let (mut name, mut place, mut data) = (String::new(), None::<String>, String::new());
        let mut input = BufReader::new(response.into_body().into_reader());
        let mut bytes = Vec::new();
        loop {
            let line = match bounded::line(&mut input, MOST_ANSWERED, &mut bytes) {
                Ok(LineRead::Whole) if data.len() + bytes.len() <= MOST_ANSWERED => &bytes,
                Ok(LineRead::Whole | LineRead::TooLong) => {
                    return Err(Trouble::Away(self.words.tool_endless(MOST_ANSWERED >> 20)));
                }
                // An end in the middle is an end: an incomplete event comes again.
                Ok(LineRead::End) | Err(_) => return Ok(()),
            };
            let Ok(line) = str::from_utf8(line.trim_ascii_end()) else { return Ok(()) };
            match line.split_once(':').map(|(field, value)| (field, value.strip_prefix(' ').unwrap_or(value)))
            {
                None if line.is_empty() && !name.is_empty() => {
                    if !tell(&name, place.as_deref(), &data) {
                        return Ok(());
                    }
                    (name, place, data) = Default::default();
                }
                Some(("event", value)) => value.clone_into(&mut name),
                Some(("id", value)) => place = Some(value.to_owned()),
                Some(("data", value)) => data += value,
                _ => {}
            }
        }
    }
}

/// Whether a connection ended before the answer came.
fn is_closed(error: &io::Error) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
}

/// The certificates that this system trusts; a server without encryption needs none.
fn certificates(origin: &str) -> RootCerts {
    let found = if origin.starts_with("https:") { load_native_certs().certs } else { Vec::new() };
    let owned = found.iter().map(|certificate| Certificate::from_der(certificate).to_owned());
    RootCerts::Specific(Arc::new(owned.collect()))
}
