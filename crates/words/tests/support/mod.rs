//! What the tests share.
#![allow(dead_code, reason = "every test takes what it needs")]

/// Fails unless every pattern is met by a sample; the patterns are all there are, or this does not compile. A variant
/// without fields is its own sample: `every!(of Unsolved, Solved { .. } => [Solved { row: 5 }])`.
macro_rules! every {
    (of $($each:tt)+) => { every!(@ [] [] $($each)+,) };
    (@ [$($sample:expr,)+] [$($pattern:pat,)+] $(,)?) => { every!(vec![$($sample),+], $($pattern),+) };
    (@ [$($sample:expr,)*] [$($pattern:pat,)*] $unit:path, $($rest:tt)*) => {
        every!(@ [$($sample,)* $unit,] [$($pattern,)* $unit,] $($rest)*)
    };
    (@ [$($sample:expr,)*] [$($pattern:pat,)*] $met:pat => [$($own:expr),+ $(,)?], $($rest:tt)*) => {
        every!(@ [$($sample,)* $($own,)+] [$($pattern,)* $met,] $($rest)*)
    };
    ($samples:expr, $($pattern:pat),+ $(,)?) => {{
        let samples = $samples;
        let met: Vec<&str> = samples.iter().map(|sample| match sample { $($pattern => stringify!($pattern)),+ }).collect();
        for kind in [$(stringify!($pattern)),+] {
            assert!(met.contains(&kind), "there is no sample of {kind}");
        }
        samples
    }};
}

pub(crate) mod faults;
pub(crate) mod report;
pub(crate) mod room;
pub(crate) mod samples;
pub(crate) mod told;
