//! The API over real HTTP: a server on a port of its own, asked by a client.

mod bodies;
mod clients;
mod journeys;
mod keys;
mod operating;
mod security;
mod streams;
mod support;
