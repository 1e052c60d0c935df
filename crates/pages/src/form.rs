//! Forms: fields by name, as browsers send them.

/// The fields of a form, in order.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads fields as browsers write them in a body or a query.
    pub fn read(bytes: &[u8]) -> Self {
        Self(form_urlencoded::parse(bytes).into_owned().collect())
    }

    /// A field, if it was filled in.
    pub fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        field.filter(|value| !value.is_empty())
    }

    /// A field as it was sent, with spaces; nothing if it was not.
    pub fn raw(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether a field was sent at all, as ticked boxes and pressed buttons are.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(key, _)| key == name)
    }

    /// Fills a field in, in the place of what was sent.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(key, _)| key != name);
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// All fields, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// A field as a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).and_then(|text| text.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_write_them() {
        let fields = Fields::read(b"row=R+G%2e.&name=%C3%84da+&empty=&box=on&row=second");
        assert_eq!(fields.get("row"), Some("R G.."));
        assert_eq!(fields.get("name"), Some("Äda"));
        assert_eq!(fields.raw("name"), Some("Äda "));
        assert_eq!((fields.get("empty"), fields.raw("empty")), (None, Some("")));
        assert!(fields.has("box") && fields.has("empty") && !fields.has("other"));
        assert_eq!(Fields::read(b"n=17&m=x").number::<u8>("n"), Some(17));
        assert_eq!(Fields::read(b"n=17&m=x").number::<u8>("m"), None);
    }
}
