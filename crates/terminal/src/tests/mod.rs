//! Tests that play whole matches, here or at a server.

mod conformance;
