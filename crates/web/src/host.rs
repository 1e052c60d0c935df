//! Which names are ours: a request for any other host isn't for this server.
//!
//! A page of another site can make a browser believe that its own name is this machine's address. What the browser sends
//! then looks as if it came from our own pages, but for the name in `Host`.

use std::net::{IpAddr, SocketAddr};

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};

use crate::lan;
use crate::problem::Problem;
use crate::settings::Settings;

/// Ends of names that only a local network gives out.
const LOCAL: [&str; 4] = [".local", ".lan", ".internal", ".home.arpa"];

/// The names and addresses under which this server may be asked. Ports don't matter: they may be mapped.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Names that the settings give.
    names: Vec<String>,
    /// Addresses that it listens on.
    addresses: Vec<IpAddr>,
    /// Whether it listens on all addresses of this machine.
    everywhere: bool,
    /// Whether others on the local network can reach it.
    lan: bool,
}

impl Hosts {
    /// The hosts that the settings name, and those of the addresses that are listened on.
    pub(crate) fn new(settings: &Settings, bound: &[SocketAddr]) -> Self {
        let public = settings.public_url.iter().map(|url| name(url.host()).to_owned());
        let more = settings.hosts.iter().map(|host| name(host).to_ascii_lowercase());
        let addresses: Vec<_> = bound.iter().map(|address| address.ip().to_canonical()).collect();
        let everywhere = addresses.iter().any(IpAddr::is_unspecified);
        let lan = settings.lan || everywhere || addresses.iter().any(|address| lan::is_private(*address));
        Self { names: public.chain(more).collect(), addresses, everywhere, lan }
    }

    /// Refuses a request that is meant for another host. A program that names none means us.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        let in_uri = uri.authority().map(Authority::as_str);
        let in_head = headers.get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
        let foreign = in_head.chain(in_uri).any(|host| !self.has(host));
        if foreign { Err(Problem::ForeignHost) } else { Ok(()) }
    }

    /// Whether a host, perhaps with its port, is ours.
    fn has(&self, host: &str) -> bool {
        let host = name(host).to_ascii_lowercase();
        let host = host.strip_suffix('.').unwrap_or(&host);
        if let Ok(address) = host.parse::<IpAddr>() {
            let address = address.to_canonical();
            return address.is_loopback()
                || self.everywhere
                || self.addresses.contains(&address)
                || (self.lan && lan::is_private(address));
        }
        // Nobody outside can give out a name without a dot.
        let local = |host: &str| !host.contains('.') || LOCAL.iter().any(|end| host.ends_with(end));
        host == "localhost"
            || host.ends_with(".localhost")
            || self.names.iter().any(|own| own == host)
            || (self.lan && is_name(host) && local(host))
    }
}

/// A host without its port and brackets.
fn name(host: &str) -> &str {
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((address, rest)) = host.strip_prefix('[').and_then(|inside| inside.split_once(']')) {
        let fine = rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port);
        return if fine { address } else { host };
    }
    match host.rsplit_once(':') {
        Some((name, port)) if is_port(port) => name,
        _ => host,
    }
}

/// Whether this can be the name of a machine.
fn is_name(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    !host.is_empty() && host.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(flags: &[&str], bound: &[&str]) -> Hosts {
        let bound: Vec<_> = bound.iter().map(|text| text.parse().unwrap()).collect();
        Hosts::new(&Settings::of(flags).unwrap(), &bound)
    }

    #[test]
    fn a_server_for_this_machine_goes_by_its_loopback_names_alone() {
        let alone = hosts(&[], &["127.0.0.1:8484"]);
        for own in [
            "localhost",
            "localhost:8484",
            "LocalHost.",
            "game.localhost",
            "127.0.0.1:1",
            "[::1]:8484",
            "127.9.9.9",
        ] {
            assert!(alone.has(own), "{own}");
        }
        for foreign in [
            "evil.example",
            "evil.example:8484",
            "127.0.0.1.evil.example",
            "box.local",
            "box",
            "",
            "192.168.1.5",
            "@",
        ] {
            assert!(!alone.has(foreign), "{foreign}");
        }
    }

    #[test]
    fn on_the_local_network_it_goes_by_private_addresses_and_local_names() {
        for hosts in [
            hosts(&["--lan"], &["127.0.0.1:8484", "192.168.1.5:8484"]),
            hosts(&[], &["10.0.0.1:8484"]),
            hosts(&[], &["0.0.0.0:8484"]),
        ] {
            for own in ["box.local:8484", "BOX.local", "box", "192.168.1.9:8484", "[fe80::1]", "[fd00::1]:80"]
            {
                assert!(hosts.has(own), "{own}");
            }
            for foreign in ["evil.example", "local.evil.example", "box.local.evil.example", "", "?"] {
                assert!(!hosts.has(foreign), "{foreign}");
            }
        }
        assert!(!hosts(&["--lan"], &["127.0.0.1:8484"]).has("8.8.8.8"));
        assert!(hosts(&[], &["[::]:8484"]).has("8.8.8.8"), "it listens on every address there is");
    }

    #[test]
    fn names_of_the_settings_are_ours() {
        let flags =
            ["--public-url", "https://play.example.org", "--hosts", "Games.example.net,www.example.org:443"];
        let hosts = hosts(&flags, &["127.0.0.1:8484"]);
        for own in ["play.example.org", "PLAY.example.org:443", "games.example.net", "www.example.org"] {
            assert!(hosts.has(own), "{own}");
        }
        assert!(!hosts.has("example.org") && !hosts.has("evil.play.example.org"));
    }

    #[test]
    fn nothing_but_a_port_follows_an_address_in_brackets() {
        let hosts = hosts(&[], &["[::1]:8484"]);
        assert!(hosts.has("[::1]") && hosts.has("[::1]:8484"));
        assert!(!hosts.has("[::1]evil") && !hosts.has("[::1]:8484.evil.example"));
    }

    #[test]
    fn every_place_where_a_request_names_a_host_counts() {
        let alone = hosts(&[], &["127.0.0.1:8484"]);
        let check = |uri: &str, named: &[&str]| {
            let headers = named.iter().map(|host| (header::HOST, host.parse().unwrap())).collect();
            alone.check(&uri.parse().unwrap(), &headers).is_ok()
        };
        assert!(check("/", &[]) && check("/", &["localhost"]));
        assert!(!check("/", &["localhost", "evil.example"]));
        assert!(!check("http://evil.example/", &["localhost"]));
    }
}
