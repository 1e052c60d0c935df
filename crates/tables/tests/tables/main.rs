//! Tables from outside: houses over real databases, asked as the web asks them.

mod absence;
mod acting;
mod battery;
mod claims;
mod clock;
mod daily;
mod doubt;
mod limits;
mod meeting;
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
