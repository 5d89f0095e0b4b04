//! Builds the product as a WebAssembly component.

use std::process::Command;

use anyhow::{Context, ensure};

use crate::paths;

pub fn run() -> anyhow::Result<()> {
    // An own process, so that the target's flags of .cargo/config.toml are read in the workspace's folder.
    let status = Command::new(env!("CARGO"))
        .args(["build", "--release", "--package", "haul-component", "--target", "wasm32-wasip2"])
        .current_dir(paths::backend())
        .status()
        .context("cargo could not be started")?;
    ensure!(status.success(), "the component does not build");
    println!("{}", paths::target().join("wasm32-wasip2/release/haul_component.wasm").display());
    Ok(())
}
