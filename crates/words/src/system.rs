//! What the system says when reading, writing or listening fails.

use std::borrow::Cow;
use std::io;

use crate::Words;

impl Words {
    /// Why the system did not do it, as it follows a colon. What is rare is told in the system's own words.
    pub fn system(self, error: &io::Error) -> String {
        // What a library found wrong with some data it says itself.
        let told = error.get_ref().is_none().then(|| self.system_kind(error.kind())).flatten();
        told.map_or_else(|| error.to_string(), Cow::into_owned)
    }

    fn system_kind(self, kind: io::ErrorKind) -> Option<Cow<'static, str>> {
        use io::ErrorKind as Kind;
        Some(match kind {
            Kind::NotFound => self.system_not_found(),
            Kind::PermissionDenied => self.system_not_permitted(),
            Kind::AlreadyExists => self.system_exists(),
            Kind::AddrInUse => self.system_address_taken(),
            Kind::AddrNotAvailable => self.system_no_address(),
            Kind::ConnectionRefused => self.system_refused(),
            Kind::ConnectionReset | Kind::ConnectionAborted | Kind::NotConnected => self.system_broken_off(),
            Kind::HostUnreachable | Kind::NetworkUnreachable | Kind::NetworkDown => self.system_unreachable(),
            Kind::TimedOut => self.system_timed_out(),
            Kind::IsADirectory => self.system_folder(),
            Kind::NotADirectory => self.system_no_folder(),
            Kind::ReadOnlyFilesystem => self.system_read_only(),
            Kind::StorageFull | Kind::QuotaExceeded => self.system_disk_full(),
            Kind::InvalidData => self.system_not_text(),
            Kind::UnexpectedEof => self.system_ended(),
            Kind::ResourceBusy | Kind::ExecutableFileBusy => self.system_busy(),
            _ => return None,
        })
    }
}
