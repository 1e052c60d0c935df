//! What a browser lets our pages do.

/// Nothing is loaded from elsewhere, nothing runs that does not come from here, nobody frames it.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// What the workers may do in which the game runs as a module: they compile it.
pub const WORKER_POLICY: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
