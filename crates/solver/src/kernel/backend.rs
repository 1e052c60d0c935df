//! Which instructions the kernels use.

use std::sync::OnceLock;

use strum::IntoStaticStr;

/// What [`Backend::best`] says.
static BEST: OnceLock<Backend> = OnceLock::new();

/// A set of instructions to compute with. The results are the same with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Backend {
    /// What every processor has.
    Portable,
    /// 256-bit registers.
    #[strum(serialize = "AVX2")]
    Avx2,
    /// 512-bit registers, with population counts and look-ups of bytes.
    #[strum(serialize = "AVX-512")]
    Avx512,
}

impl Backend {
    /// All of them, the best last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// Whether this processor has it.
    pub fn is_available(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        return match self {
            Self::Portable => true,
            Self::Avx2 => super::x86::has_avx2(),
            Self::Avx512 => super::x86::has_avx512(),
        };
        #[cfg(not(target_arch = "x86_64"))]
        return self == Self::Portable;
    }

    /// Those that this processor has.
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|backend| backend.is_available())
    }

    /// The best that this processor has, found out once.
    pub fn best() -> Self {
        *BEST.get_or_init(|| Self::available().last().unwrap_or(Self::Portable))
    }

    /// Has [`Self::best`] say this one in this process, so that another machine's speed can be measured. Whether it does from
    /// now on: not if the processor lacks it, or if somebody has asked before.
    pub fn settle(self) -> bool {
        self.is_available() && BEST.set(self).is_ok()
    }

    /// Its name in tables.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Calls a kernel of the backend.
macro_rules! dispatch {
    ($backend:expr, $portable:expr, $avx2:ident, $avx512:ident, $arguments:tt) => {
        match $backend {
            #[cfg(target_arch = "x86_64")]
            $crate::kernel::Backend::Avx2 => $crate::kernel::x86::$avx2 $arguments,
            #[cfg(target_arch = "x86_64")]
            $crate::kernel::Backend::Avx512 => $crate::kernel::x86::$avx512 $arguments,
            _ => $portable $arguments,
        }
    };
}

pub(super) use dispatch;
