//! Where the server is reached, and whether a browser's request comes from its own pages.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::uri::{Scheme, Uri};
use axum::http::{HeaderMap, Method, header};

use crate::problem::Problem;
use crate::settings::Settings;
use crate::value::Unfit;

/// What a browser says about where a request comes from.
const FETCH_SITE: &str = "sec-fetch-site";

/// The address people open: scheme and host, perhaps a port, nothing behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    secure: bool,
}

impl PublicUrl {
    /// Whether it is https.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// The address as an origin: without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.origin
    }

    /// The host, with its port if that has to be said.
    pub(crate) fn host(&self) -> &str {
        self.origin.split_once("://").map_or("", |(_, host)| host)
    }

    /// Whether it is for this machine alone.
    fn is_loopback(&self) -> bool {
        ["127.", "localhost", "[::1]"].iter().any(|own| self.host().starts_with(own))
    }

    /// The plain address of a socket.
    fn plain(address: SocketAddr) -> Self {
        // The port that need not be said is left out by browsers, too.
        let origin = match (address.port(), address.ip()) {
            (80, IpAddr::V4(ip)) => format!("http://{ip}"),
            (80, IpAddr::V6(ip)) => format!("http://[{ip}]"),
            _ => format!("http://{address}"),
        };
        Self { origin, secure: false }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

impl FromStr for PublicUrl {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let url: Uri = text.parse().map_err(|_| Unfit::PublicUrl)?;
        let (Some(scheme), Some(authority)) = (url.scheme(), url.authority()) else {
            return Err(Unfit::PublicUrl);
        };
        let secure = *scheme == Scheme::HTTPS;
        let known = secure || *scheme == Scheme::HTTP;
        if !known || url.path() != "/" || url.query().is_some() || authority.as_str().contains('@') {
            return Err(Unfit::PublicUrl);
        }
        let host = authority.host().to_ascii_lowercase();
        let usual = if secure { 443 } else { 80 };
        let port = authority.port_u16().filter(|port| *port != usual);
        let port = port.map_or(String::new(), |port| format!(":{port}"));
        Ok(Self { origin: format!("{scheme}://{host}{port}"), secure })
    }
}

/// Where the server's own pages are.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    own: Vec<PublicUrl>,
}

impl Origins {
    /// The public address, or every address that the server listens on: what links begin with.
    pub(crate) fn new(settings: &Settings, listening: &[SocketAddr]) -> Self {
        if let Some(public) = &settings.public_url {
            return Self { own: vec![public.clone()] };
        }
        let mut own: Vec<_> = listening.iter().map(|address| PublicUrl::plain(*address)).collect();
        for address in listening.iter().filter(|address| address.ip().is_loopback()) {
            let port = address.port();
            let origin =
                if port == 80 { "http://localhost".to_owned() } else { format!("http://localhost:{port}") };
            own.push(PublicUrl { origin, secure: false });
        }
        Self { own }
    }

    /// The first of them: what is said at the start.
    pub(crate) fn first(&self) -> &str {
        self.own.first().map_or("", PublicUrl::as_str)
    }

    /// The address that others open: one that is not for this machine alone, if there is one.
    pub(crate) fn shared(&self) -> &str {
        self.own.iter().find(|own| !own.is_loopback()).map_or_else(|| self.first(), PublicUrl::as_str)
    }

    /// Whether nobody else can open any of them.
    pub(crate) fn is_alone(&self) -> bool {
        self.own.iter().all(PublicUrl::is_loopback)
    }

    /// Whether cookies must travel encrypted.
    pub(crate) fn is_secure(&self) -> bool {
        self.own.iter().any(PublicUrl::is_secure)
    }

    /// Whether an origin is one of our own, or that of the host which was asked: which hosts are ours was checked before.
    fn has(&self, origin: &str, host: Option<&str>) -> bool {
        if self.own.iter().any(|own| own.as_str() == origin) {
            return true;
        }
        // Where cookies are marked secure, nothing comes from a page that was not.
        let plain = if self.is_secure() { None } else { origin.strip_prefix("http://") };
        let asked = plain.map(|it| (it, 80)).or_else(|| origin.strip_prefix("https://").map(|it| (it, 443)));
        let (Some((authority, usual)), Some(host)) = (asked, host) else { return false };
        let host = host.strip_suffix(&format!(":{usual}")).unwrap_or(host);
        authority.eq_ignore_ascii_case(host)
    }

    /// Whether somebody came from one of our own pages. A page of another site can't say that it is ours.
    pub(crate) fn has_sent(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let origin =
            text(header::REFERER).map(|page| page.splitn(4, '/').take(3).collect::<Vec<_>>().join("/"));
        origin.is_some_and(|origin| self.has(&origin, text(header::HOST)))
    }

    /// Refuses requests that another site's page made a browser send with our cookie.
    ///
    /// A bearer token is sent by nobody unasked, so it is exempt. A browser says where a request comes from; what says
    /// nothing and has no cookie is a program that acts for itself.
    pub(crate) fn check(&self, method: &Method, headers: &HeaderMap, stream: bool) -> Result<(), Problem> {
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let site = text(FETCH_SITE);
        if stream && site == Some("cross-site") {
            return Err(Problem::CrossSite);
        }
        if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || bearer(headers).is_some() {
            return Ok(());
        }
        let fine = match (site, text("origin")) {
            (Some(site), _) => matches!(site, "same-origin" | "none"),
            (None, Some(origin)) => self.has(origin, text("host")),
            (None, None) => !headers.contains_key(header::COOKIE),
        };
        if fine { Ok(()) } else { Err(Problem::CrossSite) }
    }
}

/// The bearer token of a request.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origins(flags: &[&str]) -> Origins {
        Origins::new(&Settings::of(flags).unwrap(), &["127.0.0.1:8484".parse().unwrap()])
    }

    fn checked(origins: &Origins, method: &Method, pairs: &[(&'static str, &str)], stream: bool) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        origins.check(method, &headers, stream).is_ok()
    }

    #[test]
    fn public_addresses_are_read_as_browsers_write_origins() {
        for (text, origin) in [
            ("https://Play.Example.org", "https://play.example.org"),
            ("https://play.example.org:443/", "https://play.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().as_str(), origin);
        }
        for wrong in [
            "play.example.org",
            "ftp://example.org",
            "https://example.org/game",
            "https://me@example.org",
            "",
        ] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_page_of_another_site_gets_nothing_done() {
        let alone = origins(&[]);
        let cookie = ("cookie", "seats=1");
        for (pairs, fine) in [
            (&[cookie, ("sec-fetch-site", "same-origin")][..], true),
            (&[cookie, ("sec-fetch-site", "none")], true),
            (&[cookie, ("sec-fetch-site", "same-site")], false),
            (&[cookie, ("sec-fetch-site", "cross-site"), ("origin", "http://localhost:8484")], false),
            (&[cookie, ("origin", "http://localhost:8484")], true),
            (&[cookie, ("origin", "http://127.0.0.1:8484")], true),
            (&[cookie, ("origin", "http://localhost:8485")], false),
            (&[cookie, ("origin", "null")], false),
            (&[cookie, ("origin", "https://evil.example"), ("host", "localhost:8484")], false),
            (&[cookie, ("origin", "http://box.local:8484"), ("host", "Box.local:8484")], true),
            (&[cookie, ("origin", "http://box.local"), ("host", "box.local:80")], true),
            (&[cookie, ("origin", "http://box.local:8485"), ("host", "box.local:8484")], false),
            (&[cookie, ("origin", "null"), ("host", "box.local")], false),
            (&[cookie], false),
            (&[], true),
            (&[("origin", "https://evil.example")], false),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[cookie, ("authorization", "Bearer abc"), ("sec-fetch-site", "cross-site")], true),
            (&[cookie, ("authorization", "Basic abc"), ("sec-fetch-site", "cross-site")], false),
        ] {
            assert_eq!(checked(&alone, &Method::POST, pairs, false), fine, "{pairs:?}");
            assert!(checked(&alone, &Method::GET, pairs, false));
        }
    }

    #[test]
    fn a_page_of_our_own_is_told_from_any_other() {
        let alone = origins(&[]);
        for (referer, own) in [
            ("http://localhost:8484/privacy", true),
            ("http://localhost:8484", true),
            ("http://127.0.0.1:8484/a/b?c=d", true),
            ("http://box.local:8484/privacy", true),
            ("http://localhost:8484.evil.example/", false),
            ("http://localhost:8484@evil.example/", false),
            ("https://evil.example/http://localhost:8484/", false),
            ("about:client", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("referer", referer.parse().unwrap());
            headers.insert("host", "box.local:8484".parse().unwrap());
            assert_eq!(alone.has_sent(&headers), own, "{referer}");
        }
        assert!(!alone.has_sent(&HeaderMap::new()));
    }

    #[test]
    fn a_stream_is_refused_across_sites() {
        let alone = origins(&[]);
        assert!(!checked(&alone, &Method::GET, &[("sec-fetch-site", "cross-site")], true));
        assert!(checked(&alone, &Method::GET, &[("sec-fetch-site", "same-origin")], true));
        assert!(checked(&alone, &Method::GET, &[], true));
    }

    #[test]
    fn a_public_address_stands_alone() {
        let public = origins(&["--public-url", "https://play.example.org"]);
        assert!(public.is_secure());
        let cookie = ("cookie", "seats=1");
        assert!(checked(&public, &Method::POST, &[cookie, ("origin", "https://play.example.org")], false));
        assert!(!checked(&public, &Method::POST, &[cookie, ("origin", "http://127.0.0.1:8484")], false));
        for (origin, fine) in [("http://play.example.org", false), ("https://play.example.org", true)] {
            let pairs = [cookie, ("origin", origin), ("host", "play.example.org")];
            assert_eq!(checked(&public, &Method::POST, &pairs, false), fine, "{origin}");
        }
        assert!(!origins(&[]).is_secure());
    }
}
