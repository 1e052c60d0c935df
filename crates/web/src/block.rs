//! Addresses that are kept out, as the store says; looked up now and then, so that no request waits for it.

use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use ipnet::IpNet;

use crate::value;

/// Networks that are kept out.
#[derive(Default)]
pub(crate) struct Blocks(RwLock<Vec<IpNet>>);

impl Blocks {
    /// Whether an address is kept out.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let networks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        networks.iter().any(|network| network.contains(&address))
    }

    /// Takes over what the store says. What can't be read keeps nobody out, and is logged.
    pub(crate) fn set(&self, blocks: &[store::Block]) {
        let read = |block: &store::Block| {
            let network = value::network(&block.address);
            if network.is_err() {
                tracing::warn!("a blocked address in the store can't be read");
            }
            network.ok()
        };
        let networks = blocks.iter().filter_map(read).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_networks_are_kept_out() {
        let block = |address: &str| store::Block {
            address: address.to_owned(),
            reason: String::new(),
            created: 0,
            until: None,
        };
        let blocks = Blocks::default();
        blocks.set(&["192.0.2.1", "2001:db8::/32", "nonsense"].map(block));
        let has = |text: &str| blocks.has(text.parse().unwrap());
        assert!(has("192.0.2.1") && has("2001:db8:9::1"));
        assert!(!has("192.0.2.2") && !has("2001:db9::1"));
        blocks.set(&[]);
        assert!(!has("192.0.2.1"));
    }
}
