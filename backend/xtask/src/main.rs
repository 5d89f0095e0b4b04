//! The project's own tasks: `cargo xtask setup | component | openapi [--check] | tidy`.

mod component;
mod openapi;
mod paths;
mod setup;
mod tidy;

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
    Setup,
    /// Build the WebAssembly component and print where it is.
    Component,
    /// Write the API document, or check that the committed one is fresh.
    Openapi {
        #[arg(long)]
        check: bool,
    },
    /// Check what no compiler checks: folders, file sizes, import directions, generated files' headers.
    Tidy,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Setup => setup::run(),
        Task::Component => component::run(),
        Task::Openapi { check } => openapi::run(check),
        Task::Tidy => tidy::run(),
    }
}
