//! Reading no more than there can be: an endless file, line or answer costs a bounded amount of memory
//! and gets a sentence.

use std::io::{self, BufRead, Read};

/// What came of reading a line.
#[derive(Debug, PartialEq, Eq)]
pub enum LineRead {
    /// A line, with its end unless it is the last.
    Whole,
    /// More bytes than a line has; the rest of it is still to be read.
    TooLong,
    /// There is nothing more.
    End,
}

/// Reads a line of limited length into an empty buffer.
pub fn line(input: &mut impl BufRead, most: usize, into: &mut Vec<u8>) -> io::Result<LineRead> {
    into.clear();
    let read = input.by_ref().take(most as u64 + 1).read_until(b'\n', into)?;
    Ok(match read {
        0 => LineRead::End,
        _ if into.len() > most && !into.ends_with(b"\n") => LineRead::TooLong,
        _ => LineRead::Whole,
    })
}

/// Reads everything up to a number of bytes; nothing if there is more.
pub fn all(input: impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_are_read_up_to_their_limit() {
        let mut input = &b"four\nfives\nsix"[..];
        let mut buffer = Vec::new();
        let mut next = || {
            let read = line(&mut input, 4, &mut buffer).expect("memory can be read");
            (read, String::from_utf8(buffer.clone()).expect("text"))
        };
        assert_eq!(next(), (LineRead::Whole, "four\n".to_owned()));
        assert_eq!(next(), (LineRead::TooLong, "fives".to_owned()));
        assert_eq!(next(), (LineRead::Whole, "\n".to_owned()));
        assert_eq!(next(), (LineRead::Whole, "six".to_owned()));
        assert_eq!(next().0, LineRead::End);
    }

    #[test]
    fn what_has_no_end_is_given_up() {
        let mut endless = BufReader::new(io::repeat(0));
        let mut buffer = Vec::new();
        assert_eq!(line(&mut endless, 1000, &mut buffer).expect("zeros"), LineRead::TooLong);
        assert_eq!(buffer.len(), 1001);
        assert_eq!(all(endless, 1000).expect("zeros"), None);
        assert_eq!(all(&b"12"[..], 2).expect("bytes"), Some(b"12".to_vec()));
    }
}
