//! The token that a server issued to this user, saved for the next time.
//!
//! **Law:** a server gets the token that it issued and no other. Files are named after the whole origin, letter by
//! letter, and the file contains the origin, which is compared too: a host that looks alike shares nothing.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use files::Readers;
use ureq::http::Uri;

/// The most bytes read from a file: no origin is that long.
const MOST: u64 = 1024;

/// The longest name of a file.
const LONGEST: usize = 200;

/// Where the token of one server is kept.
#[derive(Debug)]
pub(super) struct Purse {
    origin: String,
    file: Option<PathBuf>,
}

impl Purse {
    /// The purse for a server, beside this user's matches. Without a folder nothing is saved.
    pub(super) fn of(folder: Option<&Path>, address: &str) -> Self {
        let origin = origin(address);
        let seats = folder.and_then(Path::parent).map(|folder| folder.join("seats"));
        let name = name(&origin);
        let file = seats.filter(|_| name.len() <= LONGEST).map(|seats| seats.join(name));
        Self { origin, file }
    }

    /// The token that this server issued, if one is saved.
    pub(super) fn token(&self) -> Option<String> {
        let file = fs::File::open(self.file.as_ref()?).ok()?;
        let mut text = String::new();
        file.take(MOST).read_to_string(&mut text).ok()?;
        let (origin, token) = text.split_once('\n')?;
        let token = token.trim_end();
        let plain = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        (origin == self.origin && plain).then(|| token.to_owned())
    }

    /// Saves a token. If that fails, the seat is lost when the program ends, but the game continues.
    pub(super) fn keep(&self, token: &str) {
        let _ = self.try_keep(token);
    }

    fn try_keep(&self, token: &str) -> io::Result<()> {
        let Some((file, folder)) = self.file.as_ref().and_then(|file| Some((file, file.parent()?))) else {
            return Ok(());
        };
        files::make_folder(folder)?;
        // Holding the token is enough to hold the seats.
        let text = format!("{}\n{token}\n", self.origin);
        files::replace(file, Readers::Owner, |file| file.write_all(text.as_bytes()))
    }
}

/// The origin of an address: scheme, host in lower case, and port, even if it is implied.
fn origin(address: &str) -> String {
    let Ok(uri) = address.parse::<Uri>() else { return address.to_owned() };
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return address.to_owned();
    };
    let usual = if scheme.eq_ignore_ascii_case("https") { 443 } else { 80 };
    let port = authority.port_u16().unwrap_or(usual);
    format!("{}://{}:{port}", scheme.to_lowercase(), authority.host().to_lowercase())
}

/// The name of an origin's file: no two origins have the same.
pub(super) fn name(origin: &str) -> String {
    let mut name = String::new();
    for byte in origin.bytes() {
        if byte.is_ascii_lowercase() || byte.is_ascii_digit() {
            name.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(name, "_{byte:02x}");
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_server_is_one_origin_however_it_is_written() {
        for same in ["https://play.example.org", "HTTPS://Play.Example.ORG:443", "https://play.example.org/x"]
        {
            assert_eq!(origin(same), "https://play.example.org:443", "{same}");
        }
        assert_eq!(origin("http://[::1]:8484"), "http://[::1]:8484");
        assert_eq!(origin("https://play.example.org@evil.example"), "https://evil.example:443");
    }

    #[test]
    fn servers_that_look_alike_share_no_token() {
        let folder = tempfile::tempdir().unwrap();
        let purse = |address: &str| Purse::of(Some(&folder.path().join("matches")), address);
        let real = purse("https://play.example.org");
        real.keep("0123abcd");
        assert_eq!(real.token().as_deref(), Some("0123abcd"));
        for alike in [
            "https://play-example.org",
            "https://play.example-org",
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://play_2eexample.org",
            "https://playexample.org",
            "https://xn--play.example.org",
        ] {
            assert_eq!(purse(alike).token(), None, "{alike}");
        }
        // Nor by a file in the wrong place.
        let alike = purse("https://play-example.org");
        fs::copy(real.file.as_ref().unwrap(), alike.file.as_ref().unwrap()).unwrap();
        assert_eq!(alike.token(), None);
        alike.keep("ffff");
        assert_eq!((alike.token().as_deref(), real.token().as_deref()), (Some("ffff"), Some("0123abcd")));
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_a_token_and_nothing_else_is_written_to() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join("other");
        fs::write(&other, "mine").unwrap();
        let purse = Purse::of(Some(&folder.path().join("matches")), "http://a.example");
        purse.keep("1");
        let file = purse.file.clone().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
        fs::remove_file(&file).unwrap();
        symlink(&other, &file).unwrap();
        purse.keep("2");
        assert_eq!(fs::read_to_string(&other).unwrap(), "mine");
        assert_eq!(purse.token().as_deref(), Some("2"));
    }
}
