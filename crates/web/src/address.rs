//! The address of a caller, seen through trusted proxies.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

use crate::settings::LogAddresses;

/// The header in which a proxy says for whom it asks.
const FORWARDED: &str = "x-forwarded-for";

/// The bits of an IPv6 address that one customer has: within them addresses cost nothing.
const IPV6_BITS: u32 = 64;

/// Wider networks that one customer of a provider may have, and how many of its halves count as one there: a visitor
/// with thousands of halves has no more than that.
const IPV6_WIDER: [(u32, u32); 2] = [(56, 4), (48, 16)];

/// A caller's address, as limits count it: IPv6 only by its first half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The caller behind an address.
    pub(crate) fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(masked(address, IPV6_BITS)),
        })
    }

    /// The networks that the address is part of, from itself to the widest that may be one customer's, each with how many
    /// times as much it may do as an address.
    pub(crate) fn networks(self) -> impl DoubleEndedIterator<Item = (Network, u32)> {
        let wider = IPV6_WIDER.into_iter().filter_map(move |(bits, times)| match self.0 {
            IpAddr::V6(address) => Some((Network(IpAddr::V6(masked(address, bits)), bits), times)),
            IpAddr::V4(_) => None,
        });
        [(Network(self.0, IPV6_BITS), 1)].into_iter().chain(wider)
    }
}

/// Addresses that begin alike, and with how many bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr, u32);

impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The address that a request comes from: that of the connection, or what trusted proxies say. They are believed
/// from the last to the first, as far as each is trusted itself.
pub(crate) fn origin(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let trusts = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
    let mut address = peer.to_canonical();
    if trusted.is_empty() {
        return address;
    }
    let lists = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<_> = lists.flat_map(|list| list.split(',')).map(str::trim).collect();
    for name in named.iter().rev() {
        if !trusts(address) {
            break;
        }
        // A proxy that names nobody readable is the last we know of.
        let Some(before) = read(name) else { break };
        address = before;
    }
    address
}

/// Reads an address as proxies write it: alone, with a port, in brackets.
fn read(text: &str) -> Option<IpAddr> {
    let plain = text.parse::<IpAddr>().ok();
    let address = plain.or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|it| it.ip()));
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    address.or_else(bracketed).map(|address| address.to_canonical())
}

/// An address as the log may show it.
pub(crate) struct Logged(pub(crate) IpAddr, pub(crate) LogAddresses);

impl fmt::Display for Logged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.1, self.0) {
            (LogAddresses::None, _) => f.write_str("-"),
            (LogAddresses::Full, address) => address.fmt(f),
            (LogAddresses::Network, IpAddr::V4(address)) => {
                let [a, b, c, _] = address.octets();
                write!(f, "{}/24", Ipv4Addr::new(a, b, c, 0))
            }
            (LogAddresses::Network, IpAddr::V6(address)) => write!(f, "{}/48", masked(address, 48)),
        }
    }
}

fn masked(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::network;

    fn asked(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        let trusted: Vec<_> = trusted.iter().map(|text| network(text).unwrap()).collect();
        origin(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(asked("192.0.2.1", &["198.51.100.7"], &[]), "192.0.2.1");
        assert_eq!(asked("192.0.2.1", &["198.51.100.7"], &["10.0.0.0/8"]), "192.0.2.1");
        assert_eq!(asked("10.0.0.2", &["198.51.100.7"], &["10.0.0.0/8"]), "198.51.100.7");
        // What the caller wrote before the proxy added to it is not believed.
        assert_eq!(asked("10.0.0.2", &["203.0.113.9, 198.51.100.7"], &["10.0.0.0/8"]), "198.51.100.7");
        assert_eq!(
            asked("10.0.0.2", &["203.0.113.9", "198.51.100.7, 10.1.1.1"], &["10.0.0.0/8"]),
            "198.51.100.7"
        );
        assert_eq!(asked("::ffff:10.0.0.2", &["[2001:db8::1]:443"], &["10.0.0.0/8"]), "2001:db8::1");
        assert_eq!(asked("10.0.0.2", &["unknown"], &["10.0.0.0/8"]), "10.0.0.2");
    }

    #[test]
    fn callers_are_counted_by_what_costs_something() {
        let caller = |text: &str| ClientAddress::new(text.parse().unwrap());
        assert_eq!(caller("2001:db8:1:2::1"), caller("2001:db8:1:2:ffff::9"));
        assert_ne!(caller("2001:db8:1:2::1"), caller("2001:db8:1:3::1"));
        assert_eq!(caller("::ffff:192.0.2.1"), caller("192.0.2.1"));
        assert_ne!(caller("192.0.2.1"), caller("192.0.2.2"));
    }

    #[test]
    fn the_log_shows_no_more_than_it_may() {
        let shown = |text: &str, how| Logged(text.parse().unwrap(), how).to_string();
        assert_eq!(shown("192.0.2.77", LogAddresses::None), "-");
        assert_eq!(shown("192.0.2.77", LogAddresses::Network), "192.0.2.0/24");
        assert_eq!(shown("2001:db8:1:2::1", LogAddresses::Network), "2001:db8:1::/48");
        assert_eq!(shown("192.0.2.77", LogAddresses::Full), "192.0.2.77");
    }
}
