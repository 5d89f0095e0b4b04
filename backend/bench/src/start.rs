//! P7: from the start of the process to its first answer.

use std::time::Instant;

use crate::Effort;
use crate::build::Programs;
use crate::load::request;
use crate::seed::Seed;
use crate::server::Server;
use crate::stats::{estimate, ratio};

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let data = seed.copy()?;
    let read = seed.point_reads().swap_remove(0);
    let mut samples = [Vec::new(), Vec::new()];
    for _ in 0..effort.rounds {
        for (engine, samples) in ["native", "component"].into_iter().zip(&mut samples) {
            let begun = Instant::now();
            let server = Server::haul(programs, &data, engine, &[]).await?;
            // An answer of the product, not of the edge.
            server.wait_for(&read, 200).await?;
            samples.push(begun.elapsed().as_secs_f64() * 1_000.0);
            server.wait_for(&request("GET", "/healthz", None, None), 200).await?;
            server.stop()?;
        }
    }
    let [native, component] = samples;
    let (time, times) = (estimate(&native), ratio(&component, &native));
    println!("\nstart to first answer, {} rounds", effort.rounds);
    println!("  P7 native, ms          {time}  goal 150 {}", verdict(time.median <= 150.0));
    println!("  P7 component, ms       {}", estimate(&component));
    println!("  P7 component / native  {times}  goal 3 {}", verdict(times.median <= 3.0));
    Ok(())
}

pub fn verdict(is_reached: bool) -> &'static str {
    if is_reached { "reached" } else { "MISSED" }
}
