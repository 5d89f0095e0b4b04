//! P8: resident memory of the component's server after many mixed requests.

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say_value};
use crate::load::{self, request};
use crate::seed::Seed;
use crate::server::Server;

const GOAL_MEGABYTES: f64 = 200.0;

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let server = Server::haul(programs, &seed.copy()?, "component", &[]).await?;
    let first = megabytes(&server)?;
    // Nine reads to one write, as dispatchers do; sessions and lists among the reads.
    let mut requests = Vec::new();
    for (number, point_read) in seed.point_reads(&seed.token).into_iter().enumerate() {
        requests.push(point_read);
        match number % 9 {
            0 => requests.extend(seed.list_reads(&seed.token)),
            3 => requests.push(request("GET", "/api/session", Some(&seed.token), None)),
            6 => requests.push(request("GET", "/api/loads?limit=50", Some(&seed.token), None)),
            _ => {}
        }
        if number % 7 == 0 {
            requests.push(request("POST", "/api/notices/read", Some(&seed.token), Some("{}")));
        }
    }
    let answers = load::drive_count(server.port, &requests, effort.requests).await?;
    let last = megabytes(&server)?;
    println!("\nresident memory of the component's server");
    say_value(
        &format!("P8 after {answers} requests (at the start {first:.0})"),
        last,
        "MB",
        Goal::AtMost(GOAL_MEGABYTES),
    );
    Ok(())
}

fn megabytes(server: &Server) -> anyhow::Result<f64> {
    Ok(server.resident_bytes()? as f64 / 1_000_000.0)
}
