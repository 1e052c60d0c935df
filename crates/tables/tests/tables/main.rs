//! Tables from outside: houses over real databases, asked as the web asks them.

mod acting;
mod nature;
mod venue;
