//! The dispatch board of a carrier with 100,000 loads and 300 drivers against that of a carrier with one of each, in a browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::Effort;
use crate::build::{Programs, backend};
use crate::stats::{estimate, ratio};
use crate::transfer::built;
use crate::volume;

pub fn measure(programs: &Programs, demo: &Path, web: &Path, effort: Effort) -> anyhow::Result<()> {
    let (loads, drivers) = if effort.is_quick() { (2_000, 60) } else { (100_000, 300) };
    let data = volume::fill(demo, "board", loads, Some(drivers))?;
    let output = Command::new("node")
        .arg(backend().join("bench/board.mjs"))
        .args([&programs.haul, &programs.component])
        .args([&built(web)?, &data])
        .arg(effort.rounds.to_string())
        .output()
        .context("node is missing")?;
    ensure!(output.status.success(), "the browser: {}", String::from_utf8_lossy(&output.stderr));
    let times: Value = serde_json::from_slice(&output.stdout)?;
    println!("\ndispatch board, {loads} loads and {drivers} drivers against one load and one driver, ms");
    for (what, key) in [("first row painted", "paint"), ("row marked under the pointer", "drag")] {
        let (full, bare) = (samples(&times["full"][key])?, samples(&times["bare"][key])?);
        println!("  {what:32} {} against {}", estimate(&full), estimate(&bare));
        println!("  {what:32} {} times", ratio(&full, &bare));
    }
    Ok(())
}

fn samples(value: &Value) -> anyhow::Result<Vec<f64>> {
    let samples: Vec<f64> = value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    ensure!(!samples.is_empty(), "nothing was measured");
    Ok(samples)
}
