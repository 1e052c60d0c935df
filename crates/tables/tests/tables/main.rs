//! Tables from outside: houses over real databases, asked as the web asks them.

mod absence;
mod acting;
mod battery;
mod clock;
mod daily;
mod nature;
mod nodes;
mod outage;
mod player;
mod referee;
mod seats;
mod shared;
mod upkeep;
mod venue;
mod worlds;
