//! SHA-256 typed from its standard, so that promises and digests are checked by something other than the code
//! that made them.

/// The hash of a text, in hex digits.
pub(crate) fn sha256(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let bits = bytes.len() as u64 * 8;
    bytes.push(0x80);
    while bytes.len() % 64 != 56 {
        bytes.push(0);
    }
    bytes.extend(bits.to_be_bytes());

    let mut hash = fractions(8, f64::sqrt);
    let rounds = fractions(64, f64::cbrt);
    for chunk in bytes.chunks_exact(64) {
        let mut words: Vec<u32> =
            chunk.chunks_exact(4).map(|word| word.iter().fold(0, |w, b| w << 8 | u32::from(*b))).collect();
        for i in 16..64 {
            let (a, b) = (words[i - 15], words[i - 2]);
            let early = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let late = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            words.push(words[i - 16].wrapping_add(early).wrapping_add(words[i - 7]).wrapping_add(late));
        }
        let mut state = hash.clone();
        for (word, round) in words.iter().zip(&rounds) {
            let (head, tail) = (state[0], state[4]);
            let mixed = tail.rotate_right(6) ^ tail.rotate_right(11) ^ tail.rotate_right(25);
            let choice = (tail & state[5]) ^ (!tail & state[6]);
            let first = [mixed, choice, *round, *word].into_iter().fold(state[7], u32::wrapping_add);
            let mixed = head.rotate_right(2) ^ head.rotate_right(13) ^ head.rotate_right(22);
            let majority = (head & state[1]) ^ (head & state[2]) ^ (state[1] & state[2]);
            state.rotate_right(1);
            state[4] = state[4].wrapping_add(first);
            state[0] = first.wrapping_add(mixed).wrapping_add(majority);
        }
        for (word, new) in hash.iter_mut().zip(state) {
            *word = word.wrapping_add(new);
        }
    }
    hex(hash.into_iter().flat_map(u32::to_be_bytes))
}

/// Bytes in hex digits.
pub(crate) fn hex(bytes: impl IntoIterator<Item = u8>) -> String {
    bytes.into_iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// The first 32 bits of the fractions of a root of the first primes.
fn fractions(many: usize, root: fn(f64) -> f64) -> Vec<u32> {
    let prime = |n: &u32| (2..*n).all(|divisor| !n.is_multiple_of(divisor));
    #[allow(clippy::cast_sign_loss, reason = "a fraction is not negative")]
    let bits = |n: u32| (root(n.into()).fract() * 4_294_967_296.0) as u32;
    (2..).filter(prime).take(many).map(bits).collect()
}
