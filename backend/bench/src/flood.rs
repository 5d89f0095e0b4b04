//! What honest users notice of a flood at the endpoints open to strangers: sign-in and the public forms.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use anyhow::ensure;
use futures::future::{join, try_join_all};
use serde_json::json;

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say_value};
use crate::load::{Connection, request};
use crate::seed::{Seed, unsigned_token};
use crate::server::Server;
use crate::stats::percentile;

const FLOODERS: usize = 16;
const HONEST: usize = 4;
/// Between two requests of an honest user, who also looks at what came.
const PAUSE: Duration = Duration::from_millis(20);
/// Of the flood's own: limits are for each address, and honest users sit elsewhere.
const FLOOD_ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// Limits as operators have them; the other measurements lift them.
const LIMITS: [(&str, &str); 4] = [
    ("HAUL_RATES_REGISTRATIONS_PER_HOUR", "60"),
    ("HAUL_RATES_TICKETS_PER_MINUTE", "600"),
    ("HAUL_RATES_SIGN_INS_PER_MINUTE", "1200"),
    ("HAUL_RATES_CARRIER_LOOKUPS_PER_MINUTE", "30"),
];

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let server = Server::haul(programs, &seed.copy()?, "component", &LIMITS).await?;
    let time = Duration::from_secs(if effort.is_quick() { 1 } else { 10 });
    let reads = seed.point_reads(&seed.token);
    server.wait_for(&reads[0], 200).await?;
    println!("\na flood at sign-in and the public forms, beside {HONEST} honest users, limits as by default");
    let calm = honest(&server, &reads, time).await?;
    let honest_cost = {
        let before = server.cpu_nanos()?;
        let done = honest(&server, &reads, time).await?.len();
        (server.cpu_nanos()? - before) as f64 / 1e3 / done as f64
    };
    // The allowance of each limit is used up first.
    flood(&server, time / 4).await?;
    let before = server.cpu_nanos()?;
    let refused = flood(&server, time).await?;
    let cost = (server.cpu_nanos()? - before) as f64 / 1e3 / f64::from(refused);
    let (beside, attacks) = join(honest(&server, &reads, time), flood(&server, time)).await;
    let (beside, attacks) = (beside?, attacks?);
    println!("  {attacks} requests of the flood beside {} honest ones, none of which failed", beside.len());
    say_value("honest reads, undisturbed: 99th percentile", percentile(&calm, 99), "ms", Goal::None);
    say_value("honest reads, beside the flood: 99th percentile", percentile(&beside, 99), "ms", Goal::AtMost(50.0));
    say_value("an honest read", honest_cost, "µs of server CPU", Goal::None);
    say_value("a refused request, to an honest read", cost / honest_cost, "", Goal::AtMost(1.0));
    Ok(())
}

/// Reads as people do; returns each duration in milliseconds, sorted. A failed read ends the measurement.
async fn honest(server: &Server, reads: &[Vec<u8>], time: Duration) -> anyhow::Result<Vec<f64>> {
    let end = Instant::now() + time;
    let user = |number: usize| async move {
        let mut connection = Connection::open(server.port).await?;
        let mut millis = Vec::new();
        for read in reads.iter().cycle().skip(number) {
            if Instant::now() >= end {
                break;
            }
            let begun = Instant::now();
            let answer = connection.ask(read).await?;
            ensure!(answer.status == 200, "an honest user got {}", answer.status);
            millis.push(begun.elapsed().as_secs_f64() * 1e3);
            tokio::time::sleep(PAUSE).await;
        }
        anyhow::Ok(millis)
    };
    let mut millis: Vec<f64> = try_join_all((0..HONEST).map(user)).await?.into_iter().flatten().collect();
    millis.sort_by(f64::total_cmp);
    Ok(millis)
}

/// Returns how many requests were refused; one that gets through after the limits are used up is not counted.
async fn flood(server: &Server, time: Duration) -> anyhow::Result<u32> {
    let end = Instant::now() + time;
    let requests = doors();
    let flooder = |number: usize| {
        let requests = &requests;
        async move {
            let mut connection = Connection::open_from(FLOOD_ADDRESS, server.port).await?;
            let mut refused = 0;
            for request in requests.iter().cycle().skip(number) {
                if Instant::now() >= end {
                    break;
                }
                match connection.ask(request).await {
                    Ok(answer) => refused += u32::from((400..500).contains(&answer.status)),
                    // Turned away altogether.
                    Err(_) => connection = Connection::open_from(FLOOD_ADDRESS, server.port).await?,
                }
            }
            anyhow::Ok(refused)
        }
    };
    Ok(try_join_all((0..FLOODERS).map(flooder)).await?.into_iter().sum())
}

/// One request for each thing that a stranger may ask for.
fn doors() -> Vec<Vec<u8>> {
    let registration = json!({
        "fullname": "Eve Newcomer", "companyName": "Newcomer LLC", "dotNumber": "7654321",
        "companyAddress": "1 Side St, Joliet, IL 60431", "companyPhone": "+13125550177",
        "companyEmail": "eve@example.com", "officersName": "Eve Newcomer",
    })
    .to_string();
    let login = json!({ "email": "rosa@example.com" }).to_string();
    let token = json!({ "token": "0".repeat(43) }).to_string();
    let stranger = unsigned_token("bench-stranger", "eve@example.com", false);
    let links = ["/api/owner/verify", "/api/public_quotes/open", "/api/public_tracking/open", "/api/driver_trip/open"];
    let mut doors = vec![
        request("GET", "/api/session", Some("eyJhbGciOiJub25lIn0.e30."), None),
        request("GET", "/api/loads", Some(&"x".repeat(700)), None),
        request("GET", "/api/carriers/7654321", None, None),
        request("POST", "/api/registrations", Some(&stranger), Some(&registration)),
        request("POST", "/api/owner/login", None, Some(&login)),
    ];
    doors.extend(links.map(|path| request("POST", path, None, Some(&token))));
    doors
}
