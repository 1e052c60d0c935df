//! The programs of the system that the tests need: installed where that can be done without asking anybody.

use std::process::Command;

use crate::command;

/// Makes sure that PostgreSQL, NATS and what else the tests start is here.
pub(crate) fn ready() -> Result<(), String> {
    install(servers::missing)
}

/// Makes sure that these packages of the tests are here, where a task needs no others.
pub(crate) fn ready_for(needed: &[&str]) -> Result<(), String> {
    install(|| among(servers::missing(), needed))
}

/// What is missing of the packages that a task needs.
fn among(missing: Vec<&'static str>, needed: &[&str]) -> Vec<&'static str> {
    missing.into_iter().filter(|package| needed.contains(package)).collect()
}

/// Installs Debian's packages as long as some are missing, if this user may; otherwise says what to install.
pub(crate) fn install(missing: impl Fn() -> Vec<&'static str>) -> Result<(), String> {
    let wanted = missing();
    if wanted.is_empty() {
        return Ok(());
    }
    let names = wanted.join(" ");
    if !can_install() {
        return Err(format!("some programs for the tests are missing; please {}", advice(&names)));
    }
    println!("{names}: missing, and gets installed");
    let apt = |words: &[&str]| {
        let mut apt = Command::new("apt-get");
        command::run(apt.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&wanted);
    // A list of packages that is out of date mostly serves; if it doesn't, it is fetched anew.
    apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install)))?;
    match missing().as_slice() {
        [] => Ok(()),
        still => Err(format!("{} was installed but can't be found", still.join(" "))),
    }
}

/// Installs one of Debian's packages unless what it brings is here.
pub(crate) fn install_unless(here: impl Fn() -> bool, package: &'static str) -> Result<(), String> {
    install(|| if here() { Vec::new() } else { vec![package] })
}

/// Whether this user may install Debian's packages, on a system that has them.
pub(crate) fn can_install() -> bool {
    command::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0") && is_debian()
}

/// Whether the system has Debian's packages.
fn is_debian() -> bool {
    command::answers("apt-get")
}

/// How packages get here where this program can't install them.
pub(crate) fn advice(names: &str) -> String {
    advice_on(names, is_debian())
}

/// [`advice`], on a system with Debian's packages or without.
fn advice_on(names: &str, debian: bool) -> String {
    if debian {
        format!("run `sudo apt-get install {names}`")
    } else {
        format!("install what Debian calls {names}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_asks_only_for_what_it_needs() {
        let missing = vec!["postgresql", "zsh", "chromium"];
        assert_eq!(among(missing.clone(), &["postgresql", "nats-server"]), ["postgresql"]);
        assert!(among(missing, &["curl"]).is_empty());
    }

    #[test]
    fn the_advice_names_what_is_missing() {
        assert!(advice_on("postgresql strace", true).ends_with("`sudo apt-get install postgresql strace`"));
        assert!(advice_on("nats-server", false).ends_with("what Debian calls nats-server"));
    }
}
