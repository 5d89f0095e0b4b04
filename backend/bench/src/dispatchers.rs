//! P12: active dispatchers in an open loop: each sends requests on schedule, however slow the previous response was.

use std::net::Ipv4Addr;
use std::time::Duration;

use anyhow::ensure;
use futures::future::try_join_all;
use serde_json::json;
use tokio::time::{Instant, sleep_until};

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say_value};
use crate::load::{Connection, request};
use crate::seed::Seed;
use crate::server::Server;
use crate::stats::percentile;

const DISPATCHERS: u32 = 1_000;
const EVERY: Duration = Duration::from_secs(5);
/// Dispatchers behind one address; the server takes no more than 200 connections of one.
const OFFICE: u32 = 100;

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let rounds: u32 = if effort.is_quick() { 1 } else { 12 };
    let server = Server::haul(programs, &seed.copy()?, "component", &[]).await?;
    let reads = reads(seed);
    server.wait_for(&reads[0], 200).await?;

    let begun = Instant::now() + Duration::from_millis(100);
    let before = server.cpu_nanos()?;
    let all = (0..DISPATCHERS).map(|number| dispatcher(&server, seed, &reads, number, begun, rounds));
    let mut millis: Vec<f64> = try_join_all(all).await?.into_iter().flatten().collect();
    let cores = (server.cpu_nanos()? - before) as f64 / begun.elapsed().as_nanos() as f64;

    millis.sort_by(f64::total_cmp);
    println!(
        "\n{DISPATCHERS} dispatchers, a request each {EVERY:?}, nine reads to one write: {} requests",
        millis.len()
    );
    say_value("P12 median", percentile(&millis, 50), "ms", Goal::None);
    say_value("P12 99th percentile", percentile(&millis, 99), "ms", Goal::AtMost(50.0));
    say_value("P12 share of a core", cores, "", Goal::AtMost(0.25));
    Ok(())
}

/// What dispatchers look at all day.
fn reads(seed: &Seed) -> Vec<Vec<u8>> {
    let mut reads = seed.point_reads(&seed.token);
    for path in ["/api/customers?limit=50", "/api/session", "/api/loads?limit=50", "/api/notices?limit=20"] {
        reads.push(request("GET", path, Some(&seed.token), None));
    }
    reads
}

/// One dispatcher with its own start time; returns each request's duration, counted from when it was due.
async fn dispatcher(
    server: &Server,
    seed: &Seed,
    reads: &[Vec<u8>],
    number: u32,
    begun: Instant,
    rounds: u32,
) -> anyhow::Result<Vec<f64>> {
    let office = u8::try_from(number / OFFICE + 1)?;
    let mut connection = Connection::open_from(Ipv4Addr::new(127, 0, office, 1), server.port).await?;
    let mut millis = Vec::new();
    for round in 0..rounds {
        let due = begun + EVERY * round + EVERY * number / DISPATCHERS;
        sleep_until(due).await;
        let asked = number + round;
        let answer = if asked.is_multiple_of(10) {
            let body = json!({ "name": format!("Shipper {number}-{round}"), "kind": "shipper" }).to_string();
            connection.ask(&request("POST", "/api/customers", Some(&seed.token), Some(&body))).await?
        } else {
            connection.ask(&reads[asked as usize % reads.len()]).await?
        };
        ensure!(
            (200..300).contains(&answer.status),
            "status {}: {}",
            answer.status,
            String::from_utf8_lossy(&answer.body)
        );
        millis.push(due.elapsed().as_secs_f64() * 1_000.0);
    }
    Ok(millis)
}
