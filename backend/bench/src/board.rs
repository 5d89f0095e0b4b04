//! The dispatch board of a carrier with 100,000 loads and 300 drivers against that of a carrier with one of each, in a browser.

use std::path::Path;

use anyhow::ensure;
use serde_json::Value;

use crate::Effort;
use crate::build::Programs;
use crate::stats::{estimate, ratio};
use crate::transfer::in_browser;
use crate::volume;

pub fn measure(programs: &Programs, demo: &Path, web: &Path, effort: Effort) -> anyhow::Result<()> {
    let (loads, drivers) = if effort.is_quick() { (2_000, 60) } else { (100_000, 300) };
    let data = volume::fill(demo, "board", loads, Some(drivers))?;
    let times = in_browser("board.mjs", programs, web, &[data.display().to_string(), effort.rounds.to_string()])?;
    println!("\ndispatch board, {loads} loads and {drivers} drivers against one load and one driver, ms");
    for (what, key) in [("first row painted", "paint"), ("row marked under the pointer", "drag")] {
        let (full, bare) = (samples(&times["full"][key])?, samples(&times["bare"][key])?);
        println!("  {what:32} {} against {}", estimate(&full), estimate(&bare));
        println!("  {what:32} {} times", ratio(&full, &bare));
    }
    Ok(())
}

pub fn samples(value: &Value) -> anyhow::Result<Vec<f64>> {
    let samples: Vec<f64> = value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    ensure!(!samples.is_empty(), "nothing was measured");
    Ok(samples)
}
