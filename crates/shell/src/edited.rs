//! Word files that a translator is editing. A debug build that is told where they are (`CODEKNACKER_WORDS=crates/words/ftl`)
//! looks at them twice a second and says from then on what they say.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{env, fs, thread};

use words::Language;

/// Where the word files are.
const VARIABLE: &str = "CODEKNACKER_WORDS";

/// How often they are looked at.
const PAUSE: Duration = Duration::from_millis(500);

/// Follows the word files that the environment names, for as long as the program runs.
pub fn follow() {
    let Some(folder) = env::var_os(VARIABLE).map(PathBuf::from) else { return };
    let mut seen = [SystemTime::UNIX_EPOCH; Language::COUNT];
    look(&folder, &mut seen);
    thread::spawn(move || {
        loop {
            thread::sleep(PAUSE);
            look(&folder, &mut seen);
        }
    });
}

/// Takes over the languages whose files have changed since.
fn look(folder: &Path, seen: &mut [SystemTime; Language::COUNT]) {
    for language in Language::ALL {
        let Ok(files) = fs::read_dir(folder.join(language.tag())) else { continue };
        let files: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
        let changed =
            files.iter().filter_map(|file| fs::metadata(file).and_then(|file| file.modified()).ok()).max();
        let Some(changed) = changed.filter(|changed| *changed > seen[language as usize]) else { continue };
        seen[language as usize] = changed;
        let texts: Vec<_> = files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect();
        if let Err(reason) = words::edit(language, &texts) {
            eprintln!("{}: {reason}", language.tag());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Words;

    #[test]
    fn a_sentence_that_was_edited_is_said_and_a_broken_file_changes_nothing() {
        let folder = env::temp_dir().join(format!("codeknacker-words-{}", std::process::id()));
        fs::create_dir_all(folder.join("nl")).expect("a folder");
        let file = folder.join("nl/page.ftl");
        let mut seen = [SystemTime::UNIX_EPOCH; Language::COUNT];
        let said = || Words::of(Language::Dutch).page_home().into_owned();
        fs::write(&file, "page-home = Thuis\n").expect("a file");
        look(&folder, &mut seen);
        assert_eq!(said(), "Thuis");
        fs::write(&file, "page-home = \n{ $").expect("a file");
        seen = [SystemTime::UNIX_EPOCH; Language::COUNT];
        look(&folder, &mut seen);
        assert_eq!(said(), "Thuis");
        fs::remove_dir_all(folder).expect("a folder of our own");
    }
}
