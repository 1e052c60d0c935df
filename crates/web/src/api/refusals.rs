//! What any operation may be refused with, and who may send it: written once here, not beside each.

use utoipa::openapi::path::Operation;
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, ResponseBuilder};

/// Refusals of every operation.
const ANY: [(&str, &str); 4] = [
    ("400", "The address or the body can't be read"),
    ("401", "What was sent is no token"),
    ("429", "Too much at once: `wait` says when to come back"),
    ("503", "The database is away: nothing is lost, send it again"),
];

/// Refusals of what has a body.
const SENT: [(&str, &str); 4] = [
    ("403", "Not the caller's, or sent by another site"),
    ("413", "The body is too large"),
    ("415", "The body is no JSON"),
    ("422", "What is wanted is not possible, or the key was used for something else"),
];

/// Refusals at an address with a name in it.
const NAMED: [(&str, &str); 2] = [("403", "Not for the caller"), ("404", "There is no such thing")];

/// Refusals of what is done at a table.
const AT_A_TABLE: [(&str, &str); 2] = [("409", "Not as the table stands"), ("410", "The table is closed")];

/// Adds to each operation what it may be refused with and who may send it, unless it says more about that itself.
pub(super) fn complete(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let named = path.contains('{');
        for (operation, sent) in [(item.get.as_mut(), false), (item.post.as_mut(), true)] {
            let Some(operation) = operation else { continue };
            add(operation, &ANY);
            if sent {
                add(operation, &SENT);
            }
            if operation.request_body.is_some() && operation.security.is_none() {
                let nothing_more: [&str; 0] = [];
                let with = |name| SecurityRequirement::new(name, nothing_more);
                operation.security = Some(["token", "cookie"].map(with).into());
            }
            if named {
                add(operation, &NAMED);
            }
            if sent && named {
                add(operation, &AT_A_TABLE);
            }
        }
    }
}

fn add(operation: &mut Operation, refusals: &[(&str, &str)]) {
    for (status, about) in refusals {
        let shape = ContentBuilder::new().schema(Some(Ref::from_schema_name("ProblemShape"))).build();
        let response = ResponseBuilder::new().description(*about).content("application/json", shape).build();
        let said =
            operation.responses.responses.entry((*status).to_owned()).or_insert_with(|| response.into());
        if let RefOr::T(said) = said
            && said.description.is_empty()
        {
            (*about).clone_into(&mut said.description);
        }
    }
}
