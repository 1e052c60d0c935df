//! The addresses of this machine on the local network, and a code to scan.

use std::io;
use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The addresses under which others on the local network reach this machine, IPv4 first.
pub(crate) fn addresses(port: u16) -> io::Result<Vec<SocketAddr>> {
    let mut found: Vec<_> = if_addrs::get_if_addrs()?
        .into_iter()
        .map(|interface| interface.ip())
        .filter(|ip| is_local(*ip))
        .collect();
    found.sort_by_key(IpAddr::is_ipv6);
    found.dedup();
    Ok(found.into_iter().map(|ip| SocketAddr::new(ip, port)).collect())
}

/// Whether others can use this address: addresses of one link alone need a zone, which no link can name.
fn is_local(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            !address.is_loopback() && !address.is_link_local() && !address.is_unspecified()
        }
        IpAddr::V6(address) => {
            !address.is_loopback() && !address.is_unicast_link_local() && !address.is_unspecified()
        }
    }
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
    fn addresses_that_others_cannot_use_are_left_out() {
        let usable = |text: &str| is_local(text.parse().unwrap());
        assert!(usable("192.168.1.5") && usable("10.0.0.1") && usable("fd00::1") && usable("2001:db8::1"));
        assert!(!usable("127.0.0.1") && !usable("::1") && !usable("fe80::1") && !usable("169.254.3.4"));
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
