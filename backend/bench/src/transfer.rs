//! P9: JavaScript that a browser transfers, counted by the browser itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::build::{Programs, backend};
use crate::start::verdict;

pub fn measure(programs: &Programs, web: &Path) -> anyhow::Result<()> {
    let web = built(web)?;
    let output = Command::new("node")
        .arg(backend().join("bench/transfer.mjs"))
        .args([&programs.haul, &programs.component, &web])
        .output()
        .context("node is missing")?;
    ensure!(output.status.success(), "the browser: {}", String::from_utf8_lossy(&output.stderr));
    let counted: Value = serde_json::from_slice(&output.stdout)?;
    println!("\nJavaScript transferred, compressed");
    for (what, key, goal) in [("login page", "login", 180.0), ("shell and the first page of a remote", "remote", 350.0)]
    {
        let kilobytes = counted[key]["bytes"].as_f64().context("the browser counts bytes")? / 1_000.0;
        let encodings = &counted[key]["encodings"];
        println!("  P9 {what:40} {kilobytes:.1} kB {encodings}  goal {goal} {}", verdict(kilobytes <= goal));
    }
    Ok(())
}

/// Where the built front-ends are, in full.
pub fn built(web: &Path) -> anyhow::Result<PathBuf> {
    web.canonicalize().with_context(|| format!("{} is missing: build the front-ends with `make build`", web.display()))
}
