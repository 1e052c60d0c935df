//! The description of the API: as OpenAPI, and as a page for people, made of it without foreign scripts.

use std::fmt::Write as _;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde_json::Value;

/// The style of the page.
const STYLE: &str = include_str!("style.css");

/// The methods, in the order in which they are shown.
const METHODS: [&str; 2] = ["get", "post"];

/// The page.
pub(super) fn html(page: &str) -> Html<String> {
    Html(page.to_owned())
}

/// Its style.
pub(super) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}

/// The page for a document.
pub(super) fn page(document: &str) -> String {
    let document: Value = serde_json::from_str(document).unwrap_or_default();
    let mut body = String::new();
    let about = text(&document["info"]["description"]);
    // Writing to a string does not fail.
    let _ = write!(
        body,
        "<h1>Codeknacker API</h1><p>{}</p><p><a href=\"/api/v1/openapi.json\">OpenAPI</a></p>",
        marked(about)
    );
    for (path, item) in document["paths"].as_object().into_iter().flatten() {
        for method in METHODS {
            if let Some(operation) = item.get(method) {
                operation_section(&mut body, path, method, operation);
            }
        }
    }
    body.push_str("<h2>Shapes</h2>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            body,
            "<section id=\"{0}\"><h3>{0}</h3><p>{1}</p>",
            escaped(name),
            marked(text(&schema["description"]))
        );
        fields(&mut body, schema);
        body.push_str("</section>");
    }
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Codeknacker API</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><link rel=\"stylesheet\" href=\"/api/v1/style.css\">\
         </head><body><main>{body}</main></body></html>"
    )
}

/// One operation: what it does, what it takes, what it answers.
fn operation_section(body: &mut String, path: &str, method: &str, operation: &Value) {
    let summary = [text(&operation["summary"]), text(&operation["description"])].join(" ");
    let _ = write!(
        body,
        "<section><h2><code>{} {}</code></h2><p>{}</p>",
        method.to_ascii_uppercase(),
        escaped(path),
        marked(summary.trim())
    );
    let parameters = operation["parameters"].as_array();
    let shape = &operation["requestBody"]["content"]["application/json"]["schema"];
    if parameters.is_some_and(|list| !list.is_empty()) || !shape.is_null() {
        body.push_str("<table><thead><tr><th>takes</th><th>where</th><th>what</th></tr></thead><tbody>");
        for parameter in parameters.into_iter().flatten() {
            let (name, place) = (text(&parameter["name"]), text(&parameter["in"]));
            let about = marked(text(&parameter["description"]));
            let _ = write!(
                body,
                "<tr><td><code>{}</code></td><td>{}</td><td>{about}</td></tr>",
                escaped(name),
                escaped(place)
            );
        }
        if !shape.is_null() {
            let _ = write!(body, "<tr><td></td><td>body</td><td>{}</td></tr>", kind(shape));
        }
        body.push_str("</tbody></table>");
    }
    body.push_str("<table><thead><tr><th>answers</th><th>shape</th><th>when</th></tr></thead><tbody>");
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let content = response["content"].as_object().into_iter().flatten().next();
        let shape = content.map_or(String::new(), |(_, content)| kind(&content["schema"]));
        let about = marked(text(&response["description"]));
        let _ = write!(body, "<tr><td>{}</td><td>{shape}</td><td>{about}</td></tr>", escaped(status));
    }
    body.push_str("</tbody></table></section>");
}

/// The fields of a shape.
fn fields(body: &mut String, schema: &Value) {
    let Some(properties) = schema["properties"].as_object() else { return };
    body.push_str("<table><tbody>");
    for (name, property) in properties {
        let (kind, about) = (kind(property), marked(text(&property["description"])));
        let _ =
            write!(body, "<tr><td><code>{}</code></td><td>{kind}</td><td>{about}</td></tr>", escaped(name));
    }
    body.push_str("</tbody></table>");
}

/// What kind of value a schema is, with a link to its shape.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let kinds: Vec<_> = choices.iter().map(kind).filter(|kind| !kind.is_empty()).collect();
        return kinds.join(" or ");
    }
    let named = match &schema["type"] {
        Value::String(name) => name.clone(),
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ => String::new(),
    };
    if schema["items"].is_object() { format!("list of {}", kind(&schema["items"])) } else { escaped(&named) }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

/// Text with `code` in it.
fn marked(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    };
    parts.map(part).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_and_shape_is_on_the_page_and_every_link_leads_somewhere() {
        let (_, document) = super::super::described().split_for_parts();
        let page = page(&document.to_json().unwrap());
        for path in document.paths.paths.keys() {
            assert!(page.contains(&escaped(path)), "{path}");
        }
        for link in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("<section id=\"{link}\">")), "{link}");
        }
        // The policy allows no script and no style on the page itself.
        assert!(!page.contains("<script") && !page.contains("style=\"") && !page.contains("<style"));
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(marked("a < b & `c > \"d\"`"), "a &lt; b &amp; <code>c &gt; &quot;d&quot;</code>");
    }
}
