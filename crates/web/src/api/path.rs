//! Paths and queries, read with a sentence for what can't be read.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use rules::Seat;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// The one name in a path, such as a table's id.
pub(crate) struct Named(pub(crate) String);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let unreadable = || Unreadable::Parameter { name: "path".to_owned() };
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| unreadable())?;
        let value = params.iter().next().map(|(_, value)| value.to_owned()).ok_or_else(unreadable)?;
        // No name of ours holds such a character, and no header that repeats the name may.
        if value.contains(char::is_control) { Err(Problem::NoSuchPath) } else { Ok(Self(value)) }
    }
}

/// The table in an address, as the API's description has it; [`Named`] reads it.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it is only described")]
pub(super) struct AtTable {
    /// The table's id
    table: String,
}

/// The match in an address, as the API's description has it; [`Named`] reads it.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it is only described")]
pub(super) struct OfMatch {
    /// The match's id
    #[param(rename = "match")]
    id: String,
}

/// The edition in an address, as the API's description has it; [`Named`] reads it.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it is only described")]
pub(super) struct OfEdition {
    /// The edition's id, such as original
    edition: String,
}

/// The key of a request, as the API's description has it; `Sent` reads it.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "it is only described")]
pub(super) struct OnceKey {
    /// With the same key it is done once
    #[param(rename = "Idempotency-Key", max_length = 64)]
    key: Option<String>,
}

/// The values in a query.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        let read = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        // The value is not repeated: somebody may have put a token into it.
        let axum::extract::Query(value) =
            read.map_err(|_| Unreadable::Parameter { name: "query".to_owned() })?;
        Ok(Self(value))
    }
}

/// A seat by its number, from 1.
pub(crate) fn seat(number: u8) -> Result<Seat, Problem> {
    match number {
        0 => Err(tables::HouseError::NoSeat.into()),
        number => Ok(Seat::new(usize::from(number) - 1)),
    }
}
