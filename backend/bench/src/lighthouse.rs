//! P11: what Lighthouse's mobile preset says of the login page and of the first page of a remote.

use std::path::Path;

use crate::Effort;
use crate::board::samples;
use crate::build::Programs;
use crate::goal::{Goal, say};
use crate::stats::estimate;
use crate::transfer::in_browser;

/// Runs of which the median counts.
const RUNS: usize = 9;

pub fn measure(programs: &Programs, web: &Path, effort: Effort) -> anyhow::Result<()> {
    let runs = if effort.is_quick() { 1 } else { RUNS };
    let figures = in_browser("lighthouse.mjs", programs, web, &[runs.to_string()])?;
    println!("\nLighthouse, mobile preset, {runs} runs");
    for (page, key) in [("login page", "login"), ("load list", "remote")] {
        for (metric, name, goal) in [("lcp", "LCP, ms", 2_500.0), ("tbt", "TBT, ms", 200.0), ("cls", "CLS", 0.05)] {
            let estimate = estimate(&samples(&figures[key][metric])?);
            say(&format!("P11 {page}: {name}"), estimate, Goal::AtMost(goal));
        }
    }
    Ok(())
}
