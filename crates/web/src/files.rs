//! How many files a process may hold open: every connection is one.

use crate::settings::Settings;
use crate::unable::Unable;

/// Files that are not streams: the database, connections that come and go, the log.
const RESERVE: u64 = 256;

/// Raises the limit on open files as far as this process may, and refuses a cap on streams that can't be held. Returns
/// how many connections may be open.
pub(crate) fn prepare(settings: &Settings) -> Result<u64, Unable> {
    let limit = raise();
    let wanted = u64::from(settings.streams);
    check(wanted, limit)?;
    Ok(limit.saturating_sub(RESERVE / 2))
}

fn check(streams: u64, limit: u64) -> Result<(), Unable> {
    if streams + RESERVE <= limit {
        return Ok(());
    }
    Err(Unable::Streams { streams, limit, held: limit.saturating_sub(RESERVE) })
}

/// Raises the soft limit to the hard one and returns what it is then.
#[cfg(unix)]
fn raise() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let raised = setrlimit(Resource::Nofile, wanted).is_ok();
    if raised { limit.maximum } else { limit.current }.unwrap_or(u64::MAX)
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
fn raise() -> u64 {
    u64::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cap_that_cannot_be_held_is_refused_with_one_that_can() {
        assert!(check(768, 1024).is_ok());
        let unable = check(769, 1024).unwrap_err();
        assert!(matches!(unable, Unable::Streams { streams: 769, limit: 1024, held: 768 }), "{unable:?}");
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_the_hard_one_afterwards() {
        let limit = raise();
        let now = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        assert_eq!(now.current, now.maximum);
        assert_eq!(limit, now.maximum.unwrap_or(u64::MAX));
    }
}
