//! Paths of our own pages, out of what anybody may have written.

/// A path of our own pages out of a field that anybody may have filled in; the first page for all others.
pub fn own_path(text: &str) -> &str {
    // Browsers leave out tabs and line ends, and take a backslash for a slash.
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    let own = text.starts_with('/') && !text.starts_with("//") && text.bytes().all(plain);
    if own { text } else { "/" }
}

/// The path of the page that somebody came from, by its whole address. Only the path counts: a page of another site is
/// not gone back to.
pub fn came_from(referer: &str) -> String {
    let path = referer.splitn(4, '/').nth(3).map_or_else(|| "/".to_owned(), |path| format!("/{path}"));
    own_path(&path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for own in ["/", "/t/abcde?seat=2", "/rules/original"] {
            assert_eq!(own_path(own), own);
        }
        for foreign in
            ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nx: y", "t/abc"]
        {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
        for foreign in [
            "/\t/evil.example",
            "/\n/evil.example",
            "/\u{0}/evil.example",
            "/ /evil.example",
            "/\u{7f}/x",
            "/é",
        ] {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
        assert_eq!(came_from("https://evil.example//evil.example/x"), "/");
        assert_eq!(came_from("http://localhost:8484/t/abcde?seat=2"), "/t/abcde?seat=2");
    }
}
