//! The servers that the tests start: installed where that can be done without asking anybody.

use std::process::Command;

use crate::command;

/// Makes sure that PostgreSQL, NATS and what else the tests start is here. Installs what is missing on systems with
/// Debian's packages, if this user may; otherwise says what to install.
pub(crate) fn ready() -> Result<(), String> {
    let missing = servers::missing();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    let root = command::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let debian = command::read(Command::new("apt-get").arg("--version")).is_ok();
    if !(root && debian) {
        return Err(advice(&names, debian));
    }
    println!("{names}: missing, and gets installed");
    let apt = |words: &[&str]| {
        let mut apt = Command::new("apt-get");
        command::run(apt.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&missing);
    // A list of packages that is out of date mostly serves; if it doesn't, it is fetched anew.
    apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install)))?;
    match servers::missing().as_slice() {
        [] => Ok(()),
        still => Err(format!("{} was installed but can't be found", still.join(" "))),
    }
}

/// What to do where it can't be installed from here.
fn advice(names: &str, debian: bool) -> String {
    if debian {
        format!("the tests start servers of their own; please run `sudo apt-get install {names}`")
    } else {
        format!("the tests start servers of their own; please install what Debian calls {names}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_advice_names_what_is_missing() {
        assert!(advice("postgresql strace", true).ends_with("`sudo apt-get install postgresql strace`"));
        assert!(advice("nats-server", false).ends_with("what Debian calls nats-server"));
    }
}
