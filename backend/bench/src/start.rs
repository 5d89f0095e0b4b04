//! P7: from the start of the process to its first response.

use std::time::Instant;

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say};
use crate::load::request;
use crate::seed::Seed;
use crate::server::Server;
use crate::stats::{estimate, ratio};

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let data = seed.copy()?;
    let read = seed.point_reads(&seed.token).swap_remove(0);
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
    println!("\nstart to first answer, {} rounds", effort.rounds);
    say("P7 native, ms", estimate(&native), Goal::AtMost(150.0));
    say("P7 component, ms", estimate(&component), Goal::None);
    say("P7 component / native", ratio(&component, &native), Goal::AtMost(3.0));
    Ok(())
}
