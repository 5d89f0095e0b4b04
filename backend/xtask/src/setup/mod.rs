//! Makes this machine able to build and test the project. Existing installations stay as they are.

mod debian;
mod packages;
mod sysroot;

use crate::command;

pub fn run(with_checks: bool) -> anyhow::Result<()> {
    packages::install_missing()?;
    sysroot::provide()?;
    if with_checks {
        install_cargo_deny()?;
        fetch_crates()?;
    }
    Ok(())
}

/// Other platforms' crates too, because their licenses count as well.
fn fetch_crates() -> anyhow::Result<()> {
    command::run(command::cargo().args(["fetch", "--quiet", "--locked"]).current_dir(crate::backend()))
}

/// The checker of licenses and sources; `make check` runs it offline.
fn install_cargo_deny() -> anyhow::Result<()> {
    if command::find("cargo-deny").is_some() {
        return Ok(());
    }
    println!("setup: installing cargo-deny, which checks licences and sources (a few minutes, once)");
    command::run(command::cargo().args(["install", "--quiet", "--locked", "cargo-deny"]))
}
