//! Values as they are typed, and what would fit where one doesn't.

use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::time::Duration;

use ipnet::IpNet;
use tracing::level_filters::LevelFilter;

/// What would have fitted. The command line says it in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A whole number between two, both included.
    #[error("a whole number from {least} to {most}")]
    Number {
        /// The smallest.
        least: u64,
        /// The largest.
        most: u64,
    },
    /// A time in seconds, whole or not.
    #[error("a time in seconds, such as 60 or 0.5")]
    Seconds,
    /// An address with a port.
    #[error("an address with a port, such as 127.0.0.1:8484")]
    Socket,
    /// An address or a network.
    #[error("an address or a network, like 192.0.2.7 or 10.0.0.0/8 or 2001:db8::/32")]
    Network,
    /// Where people open the game.
    #[error("http or https and a host alone, like https://play.example.org")]
    PublicUrl,
    /// How much is logged.
    #[error("error, warn, info, debug or trace")]
    Level,
}

/// Reads a whole number of a range.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Unfit> + Clone + Send + Sync + 'static {
    let (least, most) = range.into_inner();
    move |text| {
        let number = text.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or(Unfit::Number { least, most })
    }
}

/// Reads a time in seconds, whole or not.
pub fn seconds(text: &str) -> Result<Duration, Unfit> {
    let long = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    long.ok_or(Unfit::Seconds)
}

/// Reads a network, or an address alone as the network of itself.
pub(crate) fn network(text: &str) -> Result<IpNet, Unfit> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| alone()).map_err(|_| Unfit::Network)
}

/// Reads an address with a port.
pub fn socket(text: &str) -> Result<SocketAddr, Unfit> {
    text.parse().map_err(|_| Unfit::Socket)
}

/// Reads how much is logged.
pub(crate) fn level(text: &str) -> Result<LevelFilter, Unfit> {
    text.parse().map_err(|_| Unfit::Level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_its_range_is_told_the_range() {
        let read = whole::<u8>(1..=64);
        assert_eq!((read("1"), read("64")), (Ok(1), Ok(64)));
        for wrong in ["0", "65", "-1", "1.5", "", "many", "99999999999999999999"] {
            assert_eq!(read(wrong), Err(Unfit::Number { least: 1, most: 64 }), "{wrong}");
        }
        assert_eq!(whole::<u64>(0..=u64::MAX)("18446744073709551615"), Ok(u64::MAX));
    }
}
