//! The token that a request shows. The gate looks it up once, and it travels with the request to all who ask for it.

use axum::http::HeaderMap;
use tables::{Caller, HouseError};

use crate::app::App;
use crate::limit::PacedVisitor;
use crate::origin;
use crate::problem::Problem;

/// Whom the token of a request shows.
#[derive(Clone, Debug)]
pub(crate) struct Credential {
    /// Whether a program shows it by itself; else it is a cookie's.
    bearer: bool,
    /// Its owner; nobody if it isn't one that was issued. It is unknown while the key to tokens can't be read.
    caller: Result<Caller, HouseError>,
}

impl Credential {
    /// Looks up whom a request shows.
    pub(crate) async fn read(app: &App, headers: &HeaderMap) -> Self {
        let bearer = origin::bearer(headers);
        let token = match bearer {
            Some(shown) => app.house.token(shown).await,
            None => app.token_of(headers).await,
        };
        Self { bearer: bearer.is_some(), caller: token.map(|token| Caller::from(token.as_ref())) }
    }

    /// Whether a program shows it by itself.
    pub(crate) fn is_bearer(&self) -> bool {
        self.bearer
    }

    /// Who sends the request. A program's token must have been issued. A cookie may have been planted; it is ignored
    /// if it wasn't issued.
    pub(crate) fn caller(&self) -> Result<Caller, Problem> {
        let caller = self.caller.clone()?;
        if self.bearer && caller.hash().is_none() { Err(Problem::Token) } else { Ok(caller) }
    }

    /// Who it is among those at an address. Without the key to tokens, everybody there is one.
    pub(crate) fn visitor(&self) -> PacedVisitor {
        PacedVisitor(self.caller.as_ref().ok().and_then(Caller::hash).copied())
    }

    /// Whether it is a browser that has no token yet.
    pub(crate) fn lacks_cookie(&self) -> bool {
        !self.bearer && self.caller.as_ref().is_ok_and(|caller| caller.hash().is_none())
    }
}
