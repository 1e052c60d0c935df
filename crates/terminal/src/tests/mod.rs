//! Tests that play whole matches, whoever keeps them.

mod conformance;
