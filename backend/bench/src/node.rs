//! P1 and P2: CPU per request on one PostgreSQL, against NestJS with TypeORM and against Fastify with pg.
//!
//! All sign the caller in by the same API key and keep to its company.

use std::path::Path;

use anyhow::Context;

use crate::Effort;
use crate::build::{self, Programs};
use crate::goal::{Goal, say, say_control};
use crate::postgres::Postgres;
use crate::seed::Seed;
use crate::server::Server;
use crate::slices::{self, Variant};
use crate::stats::{median, ratio};

pub async fn measure(programs: &Programs, folder: &Path, effort: Effort) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let folder = folder.join("postgres");
    std::fs::create_dir(&folder)?;
    let seed = Seed::sow(programs, &folder, Some(postgres.url())).await.context("cannot fill PostgreSQL")?;
    let nest = Server::node_peer(&build::nest()?, postgres.url()).await?;
    let fastify = Server::node_peer(&build::fastify()?, postgres.url()).await?;
    let native = Server::haul(programs, &seed.copy()?, "native", &seed.settings()).await?;
    let component = Server::haul(programs, &seed.copy()?, "component", &seed.settings()).await?;
    let control = Server::haul(programs, &seed.copy()?, "component", &seed.settings()).await?;
    let servers = [
        ("NestJS + TypeORM", &nest),
        ("Fastify + pg", &fastify),
        ("native", &native),
        ("component", &component),
        ("component again (A/A)", &control),
    ];

    let questions = [
        ("point read", seed.point_reads(&seed.key), Goal::AtMost(0.25)),
        ("list of 50", seed.list_reads(&seed.key), Goal::AtMost(0.33)),
    ];
    for (what, requests, of_nest) in questions {
        let variants: Vec<_> =
            servers.iter().map(|(name, server)| Variant { name, server, requests: &requests }).collect();
        let samples = slices::measure(&variants, effort).await?;
        println!("\n{what} on PostgreSQL: server CPU per request, {} rounds of {:?}", effort.rounds, effort.slice);
        for (variant, samples) in variants.iter().zip(&samples) {
            println!("  {:36} {:8.1} µs", variant.name, median(samples));
        }
        let [nest, fastify, native, component, control] = samples.as_slice() else { continue };
        say("P1 native / NestJS + TypeORM", ratio(native, nest), Goal::AtMost(0.2));
        say("P1 component / NestJS + TypeORM", ratio(component, nest), of_nest);
        say("P2 native / Fastify + pg", ratio(native, fastify), Goal::AtMost(1.0));
        say("P2 component / Fastify + pg", ratio(component, fastify), Goal::AtMost(1.0));
        say("component / native", ratio(component, native), Goal::AtMost(1.3));
        say_control(ratio(control, component));
    }
    Ok(())
}
