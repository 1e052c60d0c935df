//! Word files that somebody is editing: a debug build takes their texts while it runs, so that a translator sees a sentence
//! where it is said without compiling anything. Names of symbols and pins are told once and kept; those need a new start.

use std::sync::{PoisonError, RwLock};

use rules::language::Language;

use crate::bundle::{self, Bundle};

static EDITED: RwLock<[Option<&'static Bundle>; Language::COUNT]> = RwLock::new([None; Language::COUNT]);

/// The edited texts of a language, if there are any.
pub(crate) fn bundle(language: Language) -> Option<&'static Bundle> {
    EDITED.read().unwrap_or_else(PoisonError::into_inner)[language as usize]
}

/// From now on says a language's messages as these files have them; what is wrong with them otherwise, and nothing changes.
/// The old texts are never given back: sentences may still be made of them.
pub fn edit(language: Language, sources: &[String]) -> Result<(), String> {
    let edited = Box::leak(Box::new(bundle::read(language, sources)?));
    EDITED.write().unwrap_or_else(PoisonError::into_inner)[language as usize] = Some(edited);
    Ok(())
}
