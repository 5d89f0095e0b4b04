//! Builds the product as a WebAssembly component.

use std::path::PathBuf;

use crate::{backend, command};

const TARGET: &str = "wasm32-wasip2";

/// For development and tests: compiles quickly after each change, in the host's profile, so that build scripts and
/// macros are compiled once. Without optimization the component would take several times as long to compile ahead of
/// time, and its frames would not fit on the stack.
const QUICK: &[&str] = &[
    "--config=profile.dev.opt-level=1",
    "--config=profile.dev.debug=0",
    "--config=profile.dev.debug-assertions=false",
];

/// Builds the component for running and tests, or with `is_shipped` the one for release and benchmarks; `with_names`
/// keeps the latter's function names for a profiler.
pub fn run(is_shipped: bool, with_names: bool) -> anyhow::Result<()> {
    let mut cargo = command::cargo();
    cargo.args(["build", "--package", "haul-component", "--target", TARGET]);
    let folder = if is_shipped {
        cargo.args(["--profile", "component"]);
        if with_names {
            cargo.arg("--config=profile.component.strip=false");
        }
        "component"
    } else {
        cargo.args(QUICK);
        "debug"
    };
    // In the workspace's folder, where the target's flags are.
    command::run(cargo.current_dir(backend()))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| backend().join("target"), PathBuf::from);
    let mut built = target.join(TARGET).join(folder).join("haul_component.wasm");
    if with_names {
        // Next to the one without names: the next build of that one overwrites this.
        let named = built.with_extension("names.wasm");
        std::fs::copy(&built, &named)?;
        built = named;
    }
    println!("{}", built.display());
    Ok(())
}
