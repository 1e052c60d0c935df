//! The addresses of this machine on the local network, and a code to scan.

use std::io;
use std::net::{IpAddr, SocketAddr, SocketAddrV6};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Whether an address belongs to a local network: private, or of one link alone.
pub(crate) fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// Where to listen for others on the local network: all addresses of this machine there, and its own IPv6 address.
pub(crate) fn listening(port: u16) -> io::Result<Vec<SocketAddr>> {
    let socket = |interface: if_addrs::Interface| {
        let local = is_private(interface.ip()) || (interface.ip().is_ipv6() && interface.is_loopback());
        local.then(|| match interface.ip() {
            // An address of one link needs its interface beside it.
            IpAddr::V6(ip) if ip.is_unicast_link_local() => {
                SocketAddrV6::new(ip, port, 0, interface.index.unwrap_or(0)).into()
            }
            ip => SocketAddr::new(ip, port),
        })
    };
    let mut found: Vec<_> = if_addrs::get_if_addrs()?.into_iter().filter_map(socket).collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.dedup();
    Ok(found)
}

/// The addresses under which others reach this machine, IPv4 first. Addresses of one link alone are left out: they need
/// a zone, which no link can name.
pub(crate) fn addresses(port: u16) -> io::Result<Vec<SocketAddr>> {
    let usable = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local() && !ip.is_unspecified(),
    };
    let interfaces = if_addrs::get_if_addrs()?.into_iter();
    let mut found: Vec<_> = interfaces.map(|interface| interface.ip()).filter(usable).collect();
    found.sort_by_key(IpAddr::is_ipv6);
    found.dedup();
    Ok(found.into_iter().map(|ip| SocketAddr::new(ip, port)).collect())
}

/// A code to scan, drawn with characters; light on dark, as terminals mostly are.
pub(crate) fn code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    // Scanners want dark on light: what is dark in the code is left black, the rest is drawn.
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_private_and_link_local_addresses_are_of_the_local_network() {
        let local = |text: &str| is_private(text.parse().unwrap());
        for own in ["192.168.1.5", "10.0.0.1", "172.16.0.9", "169.254.3.4", "fd00::1", "fe80::1"] {
            assert!(local(own), "{own}");
        }
        for foreign in ["8.8.8.8", "172.32.0.1", "2001:db8::1", "2a00::1", "::ffff:8.8.8.8", "0.0.0.0", "::"]
        {
            assert!(!local(foreign), "{foreign}");
        }
        assert!(local("::ffff:192.168.1.5"));
    }

    #[test]
    fn a_code_is_a_square_of_characters() {
        let code = code("http://192.168.1.5:8484").unwrap();
        let widths: Vec<_> = code.lines().map(|line| line.chars().count()).collect();
        assert!(widths.len() > 10 && widths.iter().all(|width| *width == widths[0]), "{code}");
        // Two rows of the code are one line of characters.
        assert_eq!(widths[0].div_ceil(2), widths.len());
    }
}
