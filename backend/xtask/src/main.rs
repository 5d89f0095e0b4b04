//! The project's own tasks: `cargo xtask setup | component | tidy`.

mod command;
mod component;
mod setup;
mod tidy;

use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what is missing on this machine, and say so.
    Setup {
        /// Also the programs that `make check` needs.
        #[arg(long)]
        checks: bool,
    },
    /// Build the WebAssembly component and print where it is.
    Component {
        /// The one that is shipped: small and fast, and slow to build.
        #[arg(long)]
        ship: bool,
        /// With the functions' names, for a profiler.
        #[arg(long, requires = "ship")]
        names: bool,
    },
    /// Check what no compiler checks: folders, sizes, import directions, headers of generated files.
    Tidy,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Setup { checks } => setup::run(checks),
        Task::Component { ship, names } => component::run(ship, names),
        Task::Tidy => tidy::run(),
    }
}

/// The repository's root.
fn root() -> PathBuf {
    // Asked of cargo at run time: checkouts that share a build cache may share this program.
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&own).join("../..")
}

/// The Cargo workspace.
fn backend() -> PathBuf {
    root().join("backend")
}
