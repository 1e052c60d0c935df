//! The shield: nothing outside this crate can look behind it.

use std::fmt;

/// A value that only the rules may look at.
///
/// It guards against accidents: outside this crate it can be made, copied and handed on, but not opened, printed,
/// compared or taken apart, so that no log, error or comparison tells a secret. It doesn't stop the holder of a
/// [`Match`](crate::Match), who can ask for the view of any seat, or play a sealed secret in another match and see it
/// uncovered. That is why a match stays with its keeper, and why its log and its running file ask for a
/// [`Keeper`](crate::Keeper).
///
/// ```
/// let sealed = rules::Sealed::new(42);
/// assert_eq!(format!("{sealed:?}"), "(sealed)");
/// ```
/// ```compile_fail,E0277
/// println!("{}", rules::Sealed::new(42)); // no Display
/// ```
/// ```compile_fail,E0614
/// let secret = *rules::Sealed::new(42); // no Deref
/// ```
/// ```compile_fail,E0616
/// let secret = rules::Sealed::new(42).0; // no public field
/// ```
/// ```compile_fail,E0624
/// let secret = *rules::Sealed::new(42).open(); // no public way to open it
/// ```
/// ```compile_fail,E0369
/// let guessed = rules::Sealed::new(42) == rules::Sealed::new(42); // no comparing
/// ```
/// ```compile_fail,E0277
/// fn needs<T: std::hash::Hash>(_: T) {}
/// needs(rules::Sealed::new(42)); // no hashing
/// ```
/// ```compile_fail,E0277
/// let secret: &i32 = rules::Sealed::new(42).as_ref(); // nor any other conversion
/// ```
#[derive(Clone)]
pub struct Sealed<T>(T);

impl<T> Sealed<T> {
    /// Puts a value behind the shield.
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// Looks behind the shield.
    pub(crate) const fn open(&self) -> &T {
        &self.0
    }
}

impl<T> fmt::Debug for Sealed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(sealed)")
    }
}
