//! P3, P4 and P5: CPU per request against yardsticks, and of one instance for many requests against one for each.

use crate::Effort;
use crate::build::{self, Programs};
use crate::goal::{Goal, say, say_control};
use crate::seed::Seed;
use crate::server::Server;
use crate::slices::{self, Variant};
use crate::stats::{median, ratio};

pub async fn measure(programs: &Programs, seed: &Seed, effort: Effort) -> anyhow::Result<()> {
    let database = seed.copy()?.join("haul.db");
    let rusqlite = Server::peer(&build::rusqlite()?, &database, &seed.token, seed.account).await?;
    let sea_orm = Server::peer(&build::sea_orm()?, &database, &seed.token, seed.account).await?;
    let native = Server::haul(programs, &seed.copy()?, "native", &[]).await?;
    let component = Server::haul(programs, &seed.copy()?, "component", &[]).await?;
    let control = Server::haul(programs, &seed.copy()?, "component", &[]).await?;
    let single = [("HAUL_ENGINE_REQUESTS_PER_INSTANCE", "1")];
    let isolated = Server::haul(programs, &seed.copy()?, "component", &single).await?;
    let servers = [
        ("poem + rusqlite", &rusqlite),
        ("poem-openapi + sea-orm + sqlx", &sea_orm),
        ("native", &native),
        ("component", &component),
        ("component again (A/A)", &control),
        ("component, an instance per request", &isolated),
    ];

    for (what, requests) in
        [("point read", seed.point_reads(&seed.token)), ("list of 50", seed.list_reads(&seed.token))]
    {
        let variants: Vec<_> =
            servers.iter().map(|(name, server)| Variant { name, server, requests: &requests }).collect();
        let samples = slices::measure(&variants, effort).await?;
        println!("\n{what}: server CPU per request, {} rounds of {:?}", effort.rounds, effort.slice);
        for (variant, samples) in variants.iter().zip(&samples) {
            println!("  {:36} {:8.1} µs", variant.name, median(samples));
        }
        let [rusqlite, sea_orm, native, component, control, isolated] = samples.as_slice() else { continue };
        let is_point_read = what == "point read";
        if is_point_read {
            say("P3 poem + rusqlite / component", ratio(rusqlite, component), Goal::AtLeast(0.25));
        }
        say("P4 poem-openapi + sea-orm + sqlx / component", ratio(sea_orm, component), Goal::AtLeast(1.0));
        say("component / native", ratio(component, native), Goal::AtMost(1.3));
        if is_point_read {
            say("P5 an instance per request / many", ratio(isolated, component), Goal::AtLeast(3.0));
        }
        say_control(ratio(control, component));
    }
    Ok(())
}
