//! Installs what is missing on this machine, and says so.
//!
//! The standard library for `wasm32-wasip2` comes from rustup where it can download.
//! Where it cannot, it is built from Debian's `rust-src` at exactly rustc's version and Debian's `wasi-libc`, once for each rustc.

mod packages;
mod std_from_source;

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, ensure};

/// The component's target.
pub const TARGET: &str = "wasm32-wasip2";

pub fn run() -> anyhow::Result<()> {
    packages::install_missing()?;
    if let Err(error) = wasm_std() {
        // `make run` goes on natively; `make test` builds the component and fails there.
        eprintln!("setup: no standard library for {TARGET}: {error:#}");
    }
    cargo_deny()
}

fn wasm_std() -> anyhow::Result<()> {
    let libraries = sysroot()?.join("lib/rustlib").join(TARGET).join("lib");
    let has_std = |folder: &PathBuf| {
        fs::read_dir(folder).is_ok_and(|entries| {
            entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
        })
    };
    if has_std(&libraries) {
        return Ok(());
    }
    println!("setup: the standard library for {TARGET} is missing; asking rustup for it");
    let asked = Command::new("rustup").args(["target", "add", TARGET]).status();
    if asked.is_ok_and(|status| status.success()) && has_std(&libraries) {
        return Ok(());
    }
    println!("setup: rustup cannot download it; building it from Debian's packages");
    std_from_source::install(&libraries)?;
    ensure!(has_std(&libraries), "the built library did not arrive in {}", libraries.display());
    Ok(())
}

/// `make check` enforces the dependency rules with it.
fn cargo_deny() -> anyhow::Result<()> {
    let present = Command::new("cargo-deny").arg("--version").output().is_ok_and(|output| output.status.success());
    if present || std::env::var_os("HAUL_SETUP_CHECKS").is_none() {
        return Ok(());
    }
    println!("setup: installing cargo-deny");
    let status = Command::new(env!("CARGO")).args(["install", "cargo-deny", "--locked"]).status()?;
    ensure!(status.success(), "cargo-deny could not be installed");
    Ok(())
}

/// rustc's own folder.
pub fn sysroot() -> anyhow::Result<PathBuf> {
    Ok(PathBuf::from(output_of(Command::new("rustc").args(["--print", "sysroot"]))?))
}

/// What a command printed, trimmed; an error when it failed.
pub fn output_of(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| format!("{command:?} could not be started"))?;
    ensure!(output.status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
