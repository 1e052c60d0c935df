//! Long lists, a page at a time.

use std::fmt;
use std::str::FromStr;

use crate::{Moment, StoreError, StoreRefusal};

/// Where a page ended: what comes after it is the same whatever was added or removed meanwhile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// The time by which the list is sorted.
    pub moment: Moment,
    /// The id of the last entry, for those of the same time.
    pub id: String,
}

/// Which part of a list is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPage {
    /// The end of the page before; none for the first page.
    pub after: Option<Cursor>,
    /// The most entries.
    pub limit: i64,
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paged<T> {
    /// The entries.
    pub items: Vec<T>,
    /// Where the next page begins, if there may be one.
    pub next: Option<Cursor>,
}

impl ListPage {
    /// The first page.
    pub fn first(limit: i64) -> Self {
        Self { after: None, limit }
    }
}

impl<T> Paged<T> {
    /// A page from its entries: a full one may have a next.
    pub(crate) fn new(items: Vec<T>, page: &ListPage, cursor: impl Fn(&T) -> Cursor) -> Self {
        let full = crate::count(items.len()) >= page.limit;
        let next = items.last().filter(|_| full).map(cursor);
        Self { items, next }
    }
}

/// As in addresses: `1700000000000-abc`.
impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.moment, self.id)
    }
}

impl FromStr for Cursor {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let parts = text.split_once('-').and_then(|(moment, id)| Some((moment.parse().ok()?, id)));
        let (moment, id) =
            parts.filter(|(_, id)| !id.is_empty() && !id.contains('\0')).ok_or(StoreRefusal::NoCursor)?;
        Ok(Self { moment, id: id.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        let cursor = Cursor { moment: 17, id: "a-b".to_owned() };
        assert_eq!(cursor.to_string().parse::<Cursor>().unwrap(), cursor);
        for wrong in ["", "17", "17-", "x-a", "-a", "17-\0"] {
            assert!(wrong.parse::<Cursor>().is_err(), "{wrong}");
        }
    }
}
