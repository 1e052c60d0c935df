//! Keys by name.

use serde_json::{Value, json};

/// A key that is pressed and released: its name, the key on the keyboard, its old number, what it types.
struct KeyStroke {
    name: String,
    code: String,
    number: u32,
    text: String,
}

/// The modifiers, as the protocol counts them.
const ALT: u32 = 1;
const CTRL: u32 = 2;
const SHIFT: u32 = 8;

/// Keys with a name of their own.
const NAMED: [(&str, u32, &str); 13] = [
    ("Enter", 13, "\r"),
    ("Tab", 9, ""),
    ("Escape", 27, ""),
    ("Backspace", 8, ""),
    ("Delete", 46, ""),
    ("ArrowLeft", 37, ""),
    ("ArrowUp", 38, ""),
    ("ArrowRight", 39, ""),
    ("ArrowDown", 40, ""),
    ("Home", 36, ""),
    ("End", 35, ""),
    ("PageUp", 33, ""),
    ("PageDown", 34, ""),
];

/// The calls for a key with its modifiers, such as `a`, `Enter`, `Shift+Tab`, `Ctrl+z`, `Space`.
pub(crate) fn pressed(stroke: &str) -> [Value; 2] {
    let (modifiers, name) = match stroke.rsplit_once('+') {
        Some((modifiers, name)) if !name.is_empty() => (modifiers, name),
        _ => ("", stroke),
    };
    let bit = |name: &str| match name {
        "Alt" => ALT,
        "Ctrl" => CTRL,
        "Shift" => SHIFT,
        other => panic!("there is no modifier `{other}`"),
    };
    let modifiers: u32 = modifiers.split('+').filter(|name| !name.is_empty()).map(bit).sum();
    let key = key(name);
    let event = |kind: &str, text: &str| {
        json!({ "type": kind, "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
            "modifiers": modifiers, "text": text })
    };
    // With Ctrl a letter types nothing.
    let text = if modifiers & (ALT | CTRL) == 0 { key.text.as_str() } else { "" };
    [event(if text.is_empty() { "rawKeyDown" } else { "keyDown" }, text), event("keyUp", "")]
}

fn key(name: &str) -> KeyStroke {
    if let Some((name, number, text)) = NAMED.iter().find(|(known, ..)| *known == name) {
        return KeyStroke {
            name: (*name).to_owned(),
            code: (*name).to_owned(),
            number: *number,
            text: (*text).to_owned(),
        };
    }
    let typed = if name == "Space" { " " } else { name };
    let letter = typed.chars().next().filter(|_| typed.chars().count() == 1);
    let letter = letter.unwrap_or_else(|| panic!("there is no key `{name}`"));
    let code = match letter {
        ' ' => "Space".to_owned(),
        digit if digit.is_ascii_digit() => format!("Digit{digit}"),
        letter => format!("Key{}", letter.to_ascii_uppercase()),
    };
    KeyStroke {
        name: typed.to_owned(),
        code,
        number: u32::from(letter.to_ascii_uppercase()),
        text: typed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_type_what_they_say_and_modifiers_keep_them_from_it() {
        let [down, up] = pressed("r");
        assert_eq!(
            (&down["type"], &down["text"], &down["code"]),
            (&"keyDown".into(), &"r".into(), &"KeyR".into())
        );
        assert_eq!(up["type"], "keyUp");
        let [down, _] = pressed("Ctrl+z");
        assert_eq!((&down["type"], &down["modifiers"]), (&"rawKeyDown".into(), &2.into()));
        let [down, _] = pressed("Shift+Tab");
        assert_eq!((&down["key"], &down["modifiers"]), (&"Tab".into(), &8.into()));
        assert_eq!(pressed("Space")[0]["text"], " ");
        assert_eq!(pressed("+")[0]["text"], "+");
    }
}
