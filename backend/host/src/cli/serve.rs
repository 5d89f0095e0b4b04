//! `haul serve`.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use chrono::{TimeDelta, Utc};
use futures::FutureExt;
use haul_capability::blobs::BlobStore;
use haul_capability::confined::Parsers;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::capabilities::{self, Opened};
use crate::config::{Config, EngineKind};
use crate::deliveries::Deliveries;
use crate::edge::{Backends, Deadlines, Edge, MetricsPage, Server, install_metrics, termination};
use crate::engine::{ComponentEngine, Engine, Limits, NativeEngine};
use crate::jobs::Wakeups;

use super::ServeArgs;

/// How often the edge drops idle clients' state: only memory is at stake.
const TIDY_INTERVAL: Duration = Duration::from_secs(60);
/// How often unclaimed uploads are swept, and their maximum age: that of their receipts.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3600);
const UNCLAIMED_LIFETIME: TimeDelta = TimeDelta::days(1);
const COMPONENT_FILE: &str = "haul_component.wasm";
/// What clients are generated from, not the framework's own description: that has no permissions and no shared answers.
const PUBLISHED_DOCUMENT: &str = include_str!("../../../../openapi/openapi.json");

pub fn run(mut config: Config, args: &ServeArgs) -> anyhow::Result<()> {
    super::log::install(&config.log)?;
    if let Some(engine) = args.engine {
        config.engine.kind = engine.into();
    }
    if args.no_migrate {
        config.database.migrate_on_serve = false;
    }
    super::block_on(serve(&config, args.demo))
}

async fn serve(config: &Config, with_demo: bool) -> anyhow::Result<()> {
    // Before anything else: a stop signal during startup counts, too.
    let stop = termination()?;
    let metrics = install_metrics();
    if config.database.migrate_on_serve {
        let applied = capabilities::migrate(config).await?;
        for name in applied.names {
            tracing::info!(name, "migration applied");
        }
    }
    let opened = capabilities::open(config)?;
    probe(&opened.parsers).await?;
    let demo = async { if with_demo { super::demo::load(config, &opened, crate::demo::DAYS).await } else { Ok(()) } };
    // In parallel: at the first start, compiling the component takes as long as much of the demo data.
    let (engine, ()) = tokio::try_join!(start_engine(config, &opened), demo)?;
    let (for_jobs, for_webhooks) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let edge = Arc::new(Edge::new(
        config,
        Backends {
            app: {
                let engine = engine.clone();
                Arc::new(move |request| {
                    let engine = engine.clone();
                    async move { engine.handle(request).await }.boxed()
                })
            },
            changed: vec![for_jobs.clone(), for_webhooks.clone()],
            is_ready: opened.ready_check(),
            metrics: metrics.clone(),
            openapi: PUBLISHED_DOCUMENT.to_owned(),
            blobs: opened.blobs.clone(),
            events: opened.events.clone(),
            mailbox: opened.mailbox.clone(),
        },
        Deadlines::default(),
    )?);
    let address = config.server.listen;
    let server = Server::bind(address, &config.server, Deadlines::default())
        .await
        .with_context(|| format!("cannot listen on {address}"))?;
    if let Some(address) = config.server.metrics_listen {
        let page = Server::bind(address, &config.server, Deadlines::default())
            .await
            .with_context(|| format!("cannot listen on {address} for metrics"))?;
        tokio::spawn(page.run(MetricsPage(metrics), std::future::pending()));
    }
    let upkeep = [tokio::spawn(tidy(edge.clone())), tokio::spawn(sweep(opened.blobs.clone()))];
    let wakeups = Wakeups::start(engine.clone(), for_jobs);
    let deliveries = Deliveries::start(engine.clone(), opened.webhooks.clone(), for_webhooks);
    announce(config, &engine);
    if with_demo {
        super::demo::print_sign_ins();
    }
    let events = opened.events.clone();
    // A stream is a request that never ends by itself.
    let stop = stop.inspect(move |()| events.close());
    server.run(edge, stop).await?;
    tokio::join!(wakeups.stop(config.server.shutdown), deliveries.stop(config.server.shutdown));
    upkeep.iter().for_each(JoinHandle::abort);
    Ok(())
}

/// Starts a parser once, to check that it starts and what it is not protected against.
async fn probe(parsers: &Parsers) -> anyhow::Result<()> {
    let probed = parsers.probe().await.context("cannot run the parser of uploads")?;
    if !probed.missing.is_empty() {
        let missing = probed.missing.join(", ");
        tracing::warn!(missing, "this kernel confines the readers of uploads less than it should");
    }
    for attempt in probed.attempts.iter().filter(|attempt| !attempt.is_denied) {
        tracing::warn!(what = attempt.what, "the readers of uploads are not kept from this");
    }
    Ok(())
}

async fn start_engine(config: &Config, opened: &Opened) -> anyhow::Result<Engine> {
    let mut limits = Limits::default();
    if let Some(workers) = config.engine.workers {
        limits.workers = workers;
    }
    if let Some(requests) = config.engine.requests_per_instance {
        limits.requests_per_instance = requests;
    }
    Ok(match config.engine.kind {
        EngineKind::Native => {
            Engine::Native(Arc::new(NativeEngine::new(opened.native_context(), limits, opened.traps.clone())))
        }
        EngineKind::Component => {
            let cache = config.data_folder.join("compiled");
            let (file, capabilities) = (component_file(config)?, opened.capabilities()?);
            let start = move || ComponentEngine::start(&file, &cache, capabilities, limits);
            Engine::Component(tokio::task::spawn_blocking(start).await??)
        }
    })
}

/// The named file, else the one next to this program, else the one that cargo built.
fn component_file(config: &Config) -> anyhow::Result<PathBuf> {
    if let Some(path) = &config.engine.component {
        return Ok(path.clone());
    }
    let program = std::env::current_exe().context("cannot tell where this program is")?;
    let folder = program.parent().context("this program is in no folder")?;
    let places = ["", "../wasm32-wasip2/component", "../wasm32-wasip2/debug"]
        .map(|place| folder.join(place).join(COMPONENT_FILE));
    places.iter().find(|path| path.exists()).cloned().with_context(|| {
        format!("there is no {COMPONENT_FILE} beside {}: build it, name it in engine.component, or serve with --engine native", program.display())
    })
}

/// For the person at the terminal; operators read the log.
fn announce(config: &Config, engine: &Engine) {
    let origin = config.server.public_url.as_str();
    println!("{} is ready at {origin}", config.name);
    println!("  engine    {}", engine.name());
    println!("  database  {}", config.database.url.kind());
    if config.mail.transport == crate::config::MailTransport::Local {
        println!("  mailbox   {origin}/mailbox");
    }
}

async fn tidy(edge: Arc<Edge>) {
    let mut ticks = every(TIDY_INTERVAL);
    loop {
        ticks.tick().await;
        edge.tidy();
    }
}

async fn sweep(blobs: BlobStore) {
    let mut ticks = every(SWEEP_INTERVAL);
    loop {
        ticks.tick().await;
        match blobs.sweep(Utc::now() - UNCLAIMED_LIFETIME).await {
            Ok(0) => {}
            Ok(swept) => tracing::info!(swept, "unclaimed uploads deleted"),
            Err(error) => tracing::warn!(%error, "unclaimed uploads could not be deleted"),
        }
    }
}

fn every(period: Duration) -> Interval {
    let mut ticks = interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}
