//! The module that browsers load, as a program carries it: built by `cargo xtask pocket` and kept beside the sources, so
//! that nobody needs a second target to build a server.
//!
//! It is as old as the last `cargo xtask pocket`. `cargo xtask test --only module` says when it has to be built anew.

use std::io::Read as _;
use std::sync::OnceLock;

use pages::Assets;
use sha2::{Digest as _, Sha256};

/// Room for what is unpacked at a time.
const BLOCK: usize = 1 << 16;

/// Bytes of a digest that tell one version from another.
const DIGEST: usize = 6;

/// The module, packed by brotli: what a browser that accepts `br` is sent.
pub fn packed() -> &'static [u8] {
    include_bytes!("../module/pocket.wasm.br")
}

/// The module unpacked, for browsers and hosts that don't know brotli.
pub fn plain() -> Vec<u8> {
    let mut plain = Vec::new();
    // The tests unpack it: what is compiled in can't fail later.
    let _ = brotli_decompressor::Decompressor::new(packed(), BLOCK).read_to_end(&mut plain);
    plain
}

/// A short digest of the module and of the style and scripts that pages load beside it: another one of either is another
/// version.
pub fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let hash = Sha256::new().chain_update(packed()).chain_update(Assets::new().version());
        hex::encode(&hash.finalize()[..DIGEST])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What WebAssembly begins with, and the only version of it.
    const MAGIC: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn the_module_unpacks_to_what_browsers_load() {
        let plain = plain();
        assert!(plain.starts_with(MAGIC) && plain.len() > 2 * packed().len(), "{} bytes", plain.len());
    }

    #[test]
    fn a_version_is_a_short_word() {
        assert_eq!(version().len(), 2 * DIGEST);
        assert_eq!(version(), version());
    }
}
