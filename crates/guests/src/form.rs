//! The forms of a page, as a browser without script would fill them in and send them.

/// A form of a page: where it goes, and its fields as the page has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    id: String,
    /// `get` or `post`.
    pub method: String,
    /// Where it is sent.
    pub action: String,
    /// What would be sent: hidden and filled fields, ticked boxes, chosen options, in order.
    pub fields: Vec<(String, String)>,
    /// Its buttons that say something, by name and value; one is sent if it is pressed.
    pub buttons: Vec<(String, String)>,
}

impl Form {
    /// All forms of a page, in order. Fields outside of a form that name it belong to it.
    pub fn all(page: &str) -> Vec<Self> {
        let mut reader = FormReader::default();
        for tag in tags(page) {
            reader.read(&tag);
        }
        reader.forms
    }

    /// A field's value.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Whether a button of this name and value is there to be pressed.
    pub fn offers(&self, name: &str, value: &str) -> bool {
        self.buttons.iter().any(|(button, said)| button == name && said == value)
    }

    /// The form with a field filled in.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        match self.fields.iter_mut().find(|(field, _)| field == name) {
            Some((_, filled)) => value.clone_into(filled),
            None => self.fields.push((name.to_owned(), value.to_owned())),
        }
        self
    }

    /// The form without a field, as if its box was not ticked.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.fields.retain(|(field, _)| field != name);
        self
    }

    /// What is sent.
    pub fn body(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.fields).finish()
    }
}

/// A tag with its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, String)>,
}

impl Tag<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    fn value(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }
}

/// What is known half-way through a page.
#[derive(Default)]
struct FormReader {
    forms: Vec<Form>,
    /// The form that is open.
    open: Option<usize>,
    /// The form and the name of the select that is open.
    select: Option<(usize, String)>,
    /// Whether its value was chosen; else it is its first option.
    chosen: bool,
}

impl FormReader {
    fn read(&mut self, tag: &Tag<'_>) {
        match tag.name {
            "form" => {
                let method = tag.get("method").unwrap_or("get").to_ascii_lowercase();
                let (id, action) = (tag.value("id"), tag.value("action"));
                self.open = Some(self.forms.len());
                self.forms.push(Form { id, method, action, ..Form::default() });
            }
            "/form" => self.open = None,
            "/select" => self.select = None,
            "option" => self.option(tag),
            "input" | "button" | "select" => {
                if let Some(form) = self.form_of(tag) {
                    self.field(form, tag);
                }
            }
            _ => {}
        }
    }

    /// The form that a field belongs to.
    fn form_of(&self, tag: &Tag<'_>) -> Option<usize> {
        match tag.get("form") {
            Some(id) => self.forms.iter().position(|form| form.id == id),
            None => self.open,
        }
    }

    fn field(&mut self, form: usize, tag: &Tag<'_>) {
        let Some(name) = tag.get("name").map(str::to_owned) else { return };
        if tag.name == "select" {
            self.forms[form].fields.push((name.clone(), String::new()));
            (self.select, self.chosen) = (Some((form, name)), false);
            return;
        }
        let pair = (name, tag.value("value"));
        if tag.name == "button" {
            self.forms[form].buttons.push(pair);
            return;
        }
        let ticked = tag.get("checked").is_some();
        match tag.get("type") {
            Some("checkbox" | "radio") if !ticked => {}
            Some("checkbox") if tag.get("value").is_none() => {
                self.forms[form].fields.push((pair.0, "on".to_owned()));
            }
            _ => self.forms[form].fields.push(pair),
        }
    }

    fn option(&mut self, tag: &Tag<'_>) {
        let Some((form, name)) = &self.select else { return };
        let selected = tag.get("selected").is_some();
        let field = self.forms[*form].fields.iter_mut().rev().find(|(field, _)| field == name);
        if let Some((_, value)) = field.filter(|(_, value)| selected || (!self.chosen && value.is_empty())) {
            *value = tag.value("value");
            self.chosen |= selected;
        }
    }
}

/// The tags of a page, in order.
fn tags(page: &str) -> impl Iterator<Item = Tag<'_>> {
    page.split('<').skip(1).filter_map(|piece| {
        let name_end = piece.find(|c: char| c.is_ascii_whitespace() || c == '>')?;
        let name = &piece[..name_end];
        name.starts_with(|c: char| c == '/' || c.is_ascii_alphabetic())
            .then(|| Tag { name, attributes: attributes(&piece[name_end..]) })
    })
}

/// The attributes of a tag, up to its end.
fn attributes(mut rest: &str) -> Vec<(&str, String)> {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        let Some(end) = rest.find(|c: char| c.is_ascii_whitespace() || c == '=' || c == '>') else {
            return found;
        };
        if end == 0 {
            return found;
        }
        let name = &rest[..end];
        rest = &rest[end..];
        let Some(value) = rest.strip_prefix("=\"") else {
            found.push((name, String::new()));
            continue;
        };
        let Some(quote) = value.find('"') else { return found };
        found.push((name, decoded(&value[..quote])));
        rest = &value[quote + 1..];
    }
}

/// A value with its entities read.
fn decoded(text: &str) -> String {
    [("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&lt;", "<"), ("&gt;", ">")]
        .iter()
        .chain([("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&"), ("&amp;", "&")].iter())
        .fold(text.to_owned(), |text, (entity, plain)| text.replace(entity, plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<form id="entry" method="post" action="/t/abc/act?x=1&amp;y=2"><button class="sr"></button>
        <input type="hidden" name="key" value="a&quot;b"><input type="checkbox" name="solo" checked>
        <input type="checkbox" name="public"><select name="rounds"><option value="1">one</option>
        <option value="3" selected>three</option><option value="5">five</option></select>
        <select name="first"><option value="1">Ada</option><option value="2">Ben</option></select></form>
        <p>1 < 2</p><input form="entry" name="typed" value=""><form action="/do"><button name="what" value="go">Go</button></form>"#;

    #[test]
    fn a_form_is_sent_as_it_stands_on_the_page() {
        let forms = Form::all(PAGE);
        assert_eq!((forms.len(), forms[0].method.as_str(), forms[1].method.as_str()), (2, "post", "get"));
        assert_eq!(forms[0].action, "/t/abc/act?x=1&y=2");
        assert_eq!(forms[0].body(), "key=a%22b&solo=on&rounds=3&first=1&typed=");
        assert!(forms[1].offers("what", "go") && !forms[1].offers("what", "stop"));
    }

    #[test]
    fn fields_are_filled_in_and_boxes_unticked() {
        let form = Form::all(PAGE).remove(0).with("typed", "R G").without("solo").with("what", "go");
        assert_eq!(form.field("typed"), Some("R G"));
        assert_eq!(form.body(), "key=a%22b&rounds=3&first=1&typed=R+G&what=go");
    }
}
