//! The figures of performance, measured on this machine as ratios within one run.
//!
//! The primary measure is server CPU per request: the kernel's count for the server's threads during a slice, divided
//! by the responses. Servers run on the first core and the load on the second, in slices of one second whose order is
//! shuffled each round.

mod board;
mod build;
mod dispatchers;
mod figures;
mod flood;
mod goal;
mod lighthouse;
mod load;
mod memory;
mod neighbors;
mod node;
mod pages;
mod parsing;
mod postgres;
mod seed;
mod server;
mod slices;
mod stages;
mod start;
mod stats;
mod transfer;
mod volume;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Parser;

use build::Programs;
use seed::Seed;

/// Measures P1 to P12, the dispatch board, the stages of a request and the parsing of uploads, and says whether each
/// goal is met.
#[derive(Parser)]
struct Arguments {
    /// Try everything in a few short rounds; the figures mean little then.
    #[arg(long)]
    quick: bool,
    /// Only these figures, such as `p4,p5`; also `board`, `money` (P6 of invoices and payments),
    /// `neighbors`, `stages` and `parsing`.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Built front-ends (`<data>/web` of a running product), for P9 and the board.
    #[arg(long, default_value = "../data/web")]
    web: PathBuf,
    /// A built server, instead of building one.
    #[arg(long)]
    haul: Option<PathBuf>,
    /// A built component, instead of building one.
    #[arg(long)]
    component: Option<PathBuf>,
}

/// How thorough a run is.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Rounds in which every variant is measured once.
    pub rounds: usize,
    pub slice: std::time::Duration,
    /// Requests of the memory figure.
    pub requests: u64,
}

impl Effort {
    fn new(quick: bool) -> Self {
        if quick {
            Self { rounds: 3, slice: std::time::Duration::from_millis(200), requests: 2_000 }
        } else {
            Self { rounds: 15, slice: std::time::Duration::from_secs(1), requests: 100_000 }
        }
    }

    /// Whether figures are only tried, on less data.
    pub fn is_quick(self) -> bool {
        self.requests < 100_000
    }
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(run(&arguments))
}

async fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let wanted: BTreeSet<_> = arguments.only.iter().map(|name| name.to_lowercase()).collect();
    let is_wanted = |names: &[&str]| wanted.is_empty() || names.iter().any(|name| wanted.contains(*name));
    let effort = Effort::new(arguments.quick);
    if is_wanted(&["parsing"]) {
        if arguments.haul.is_none() {
            build::build_haul()?;
        }
        parsing::measure(effort).await?;
        if wanted.len() == 1 {
            return Ok(());
        }
    }
    let programs = Programs::prepare(arguments.haul.clone(), arguments.component.clone())?;
    if is_wanted(&["p9"]) {
        transfer::measure(&programs, &arguments.web)?;
    }
    if is_wanted(&["p10"]) {
        transfer::compare(&programs, &arguments.web)?;
    }
    if is_wanted(&["p11"]) {
        lighthouse::measure(&programs, &arguments.web, effort)?;
    }
    let folder = tempfile::tempdir().context("no temporary folder")?;
    if is_wanted(&["p6", "board", "money"]) {
        let demo = volume::demo(&programs, folder.path())?;
        if is_wanted(&["board"]) {
            board::measure(&programs, &demo, &arguments.web, effort)?;
        }
        if is_wanted(&["p6"]) {
            server::pin_load()?;
            pages::measure(&programs, &demo, effort).await?;
        }
        if is_wanted(&["p6", "money"]) {
            server::pin_load()?;
            pages::measure_money(&programs, &demo, effort).await?;
        }
    }
    server::pin_load()?;
    if is_wanted(&["p1", "p2"]) {
        node::measure(&programs, folder.path(), effort).await?;
    }
    if is_wanted(&["p3", "p4", "p5", "p7", "p8", "p12", "neighbors"]) {
        measure_small(&programs, folder.path(), effort, &is_wanted).await?;
    }
    if is_wanted(&["stages"]) {
        // Last, for it builds the component anew.
        stages::measure(&programs.with_names()?, folder.path(), effort).await?;
    }
    Ok(())
}

/// What is measured on the database of a small carrier.
async fn measure_small(
    programs: &Programs,
    folder: &Path,
    effort: Effort,
    is_wanted: &impl Fn(&[&str]) -> bool,
) -> anyhow::Result<()> {
    let seed = Seed::sow(programs, folder, None).await.context("cannot fill a database")?;
    if is_wanted(&["p3", "p4", "p5"]) {
        figures::measure(programs, &seed, effort).await?;
    }
    if is_wanted(&["p7"]) {
        start::measure(programs, &seed, effort).await?;
    }
    if is_wanted(&["neighbors"]) {
        neighbors::measure(programs, &seed, effort).await?;
        flood::measure(programs, &seed, effort).await?;
    }
    if is_wanted(&["p8"]) {
        memory::measure(programs, &seed, effort).await?;
    }
    if is_wanted(&["p12"]) {
        dispatchers::measure(programs, &seed, effort).await?;
    }
    Ok(())
}
