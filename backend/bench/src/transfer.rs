//! P9 and P10: JavaScript that a browser transfers, counted by the browser itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::build::{Programs, backend};
use crate::goal::{Goal, say_value};

pub fn measure(programs: &Programs, web: &Path) -> anyhow::Result<()> {
    let counted = in_browser("transfer.mjs", programs, web, &[])?;
    println!("\nJavaScript transferred, compressed");
    for (what, key, goal) in [("login page", "login", 180.0), ("shell and the first page of a remote", "remote", 350.0)]
    {
        let encodings = &counted[key]["encodings"];
        say_value(&format!("P9 {what} {encodings}"), bytes(&counted[key])? / 1_000.0, "kB", Goal::AtMost(goal));
    }
    Ok(())
}

/// Shell and remote as they are deployed, against the same source in one bundle.
pub fn compare(programs: &Programs, web: &Path) -> anyhow::Result<()> {
    let counted = in_browser("bundle.mjs", programs, web, &[])?;
    let (deployed, bundled) = (bytes(&counted["deployed"])?, bytes(&counted["bundled"])?);
    let reacts = counted["deployed"]["reacts"].as_f64().context("the browser counts copies of React")?;
    println!("\nshell and remote against one bundle: {deployed:.0} and {bundled:.0} bytes of JavaScript, compressed");
    say_value("P10 deployed / bundled", deployed / bundled, "", Goal::AtMost(1.15));
    say_value("P10 copies of React", reacts, "", Goal::AtMost(1.0));
    Ok(())
}

fn bytes(counted: &Value) -> anyhow::Result<f64> {
    counted["bytes"].as_f64().context("the browser counts bytes")
}

/// What a program of `bench/` writes that measures the built front-ends in a browser.
pub fn in_browser(program: &str, programs: &Programs, web: &Path, arguments: &[String]) -> anyhow::Result<Value> {
    let output = Command::new("node")
        .arg(backend().join("bench").join(program))
        .args([&programs.haul, &programs.component, &built(web)?])
        .args(arguments)
        .output()
        .context("node is missing")?;
    ensure!(output.status.success(), "the browser: {}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Where the built front-ends are, in full.
pub fn built(web: &Path) -> anyhow::Result<PathBuf> {
    web.canonicalize().with_context(|| format!("{} is missing: build the front-ends with `make build`", web.display()))
}
