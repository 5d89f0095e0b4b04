//! Builds the product as a WebAssembly component.

use std::path::PathBuf;

use crate::{backend, command};

pub fn run() -> anyhow::Result<()> {
    let mut cargo = command::cargo();
    cargo.args(["build", "--release", "--package", "haul-component", "--target", "wasm32-wasip2"]);
    // In the workspace's folder, where the target's flags are.
    command::run(cargo.current_dir(backend()))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| backend().join("target"), PathBuf::from);
    println!("{}", target.join("wasm32-wasip2/release/haul_component.wasm").display());
    Ok(())
}
