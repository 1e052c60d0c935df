//! The API over real HTTP: a server on a port of its own, asked by a client.

mod advice;
mod bodies;
mod clients;
mod edge;
mod fuzz;
mod group;
mod journeys;
mod keys;
mod life;
mod operating;
mod security;
mod streams;
mod support;
