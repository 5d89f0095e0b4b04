//! Interleaved slices: every variant once a round, in an order drawn anew.

use rand::seq::SliceRandom;

use crate::Effort;
use crate::load;
use crate::server::Server;

/// A server and what it is asked.
pub struct Variant<'a> {
    pub name: &'static str,
    pub server: &'a Server,
    pub requests: &'a [Vec<u8>],
}

/// Microseconds of server CPU per request, a sample per round, for each variant in the order given.
pub async fn measure(variants: &[Variant<'_>], effort: Effort) -> anyhow::Result<Vec<Vec<f64>>> {
    for variant in variants {
        // Warms caches, prepared statements and branch predictors.
        load::drive(variant.server.port, variant.requests, effort.slice).await?;
    }
    let mut samples = vec![Vec::with_capacity(effort.rounds); variants.len()];
    let mut order: Vec<usize> = (0..variants.len()).collect();
    for _ in 0..effort.rounds {
        order.shuffle(&mut rand::rng());
        for index in &order {
            let Variant { server, requests, .. } = variants[*index];
            let before = server.cpu_nanos()?;
            let answers = load::drive(server.port, requests, effort.slice).await?;
            let nanos = server.cpu_nanos()? - before;
            samples[*index].push(nanos as f64 / 1_000.0 / answers as f64);
        }
    }
    Ok(samples)
}
