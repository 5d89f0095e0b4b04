//! What a company notices of another one whose requests are meant to crash the server.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use futures::future::{join, join_all};
use serde_json::json;

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say_value};
use crate::load::{self, Connection, request};
use crate::seed::{Seed, unsigned_token};
use crate::server::Server;

/// Clients of each side, as in the attack that found it.
const ATTACKERS: usize = 2;
const NEIGHBORS: usize = 4;
/// Dates whose arithmetic left the calendar and crashed the instance.
const ATTACK: [&str; 3] = [
    "/api/detention_report?to=-262143-01-01",
    "/api/dashboard/analytics?to=-262143-01-01",
    "/api/on_time_report?to=-262143-01-01",
];
/// In percent.
const GOAL_FAILED: f64 = 0.1;

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let server = Server::haul(programs, &seed.copy()?, "component", &[]).await?;
    let attacker = attacker(&server).await?;
    let time = Duration::from_secs(if effort.is_quick() { 2 } else { 6 });
    let reads = seed.point_reads(&seed.token);
    let calm = failed(&server, &reads, NEIGHBORS, time).await;
    let attack: Vec<_> = ATTACK.iter().map(|path| request("GET", path, Some(&attacker), None)).collect();
    let (beside, attacks) =
        join(failed(&server, &reads, NEIGHBORS, time), failed(&server, &attack, ATTACKERS, time)).await;
    println!("\nwhat neighbors notice of requests that are meant to break the server");
    println!("  {} attacks beside {} reads", attacks.sent, beside.sent);
    say_value("failed reads, undisturbed", calm.percent(), "%", Goal::AtMost(GOAL_FAILED));
    say_value("failed reads, beside the attack", beside.percent(), "%", Goal::AtMost(GOAL_FAILED));
    Ok(())
}

/// A newcomer who has just registered a company.
async fn attacker(server: &Server) -> anyhow::Result<String> {
    let registration = json!({
        "fullname": "Eve Newcomer", "companyName": "Newcomer LLC", "dotNumber": "7654321",
        "companyAddress": "1 Side St, Joliet, IL 60431", "companyPhone": "+13125550177",
        "companyEmail": "eve@example.com", "officersName": "Eve Newcomer",
    });
    let token = |is_verified| unsigned_token("bench-newcomer", "eve@example.com", is_verified);
    let body = registration.to_string();
    let register = request("POST", "/api/registrations", Some(&token(false)), Some(&body));
    let registered = load::once(server.port, &register).await?;
    ensure!(registered.status == 201, "no registration: {}", registered.status);
    let session = request("GET", "/api/session", Some(&token(true)), None);
    let session = load::once(server.port, &session).await.context("no session")?;
    ensure!(session.status == 200, "no session: {}", session.status);
    Ok(token(true))
}

#[derive(Default)]
struct Tally {
    sent: u32,
    failed: u32,
}

impl Tally {
    fn percent(&self) -> f64 {
        f64::from(self.failed) * 100.0 / f64::from(self.sent.max(1))
    }
}

/// Sends `requests` over and over; anything but a 2xx response is a failure, including a lost connection.
async fn failed(server: &Server, requests: &[Vec<u8>], clients: usize, time: Duration) -> Tally {
    let end = Instant::now() + time;
    let client = |number: usize| async move {
        let mut tally = Tally::default();
        let mut connection = None;
        for request in requests.iter().cycle().skip(number) {
            if Instant::now() >= end {
                break;
            }
            tally.sent += 1;
            let mut open = match connection.take() {
                Some(open) => open,
                None => match Connection::open(server.port).await {
                    Ok(open) => open,
                    Err(_) => {
                        tally.failed += 1;
                        continue;
                    }
                },
            };
            match open.ask(request).await {
                Ok(answer) => {
                    tally.failed += u32::from(!(200..300).contains(&answer.status));
                    connection = Some(open);
                }
                Err(_) => tally.failed += 1,
            }
        }
        tally
    };
    let tallies = join_all((0..clients).map(client)).await;
    tallies
        .into_iter()
        .fold(Tally::default(), |sum, one| Tally { sent: sum.sent + one.sent, failed: sum.failed + one.failed })
}
