//! Tests that play whole matches, kept here or at a server.

mod conformance;
