//! The command line. Messages and exit codes are for people: 0 done, 1 failed, 2 wrong usage or settings.

mod check_config;
mod company;
mod demo;
mod log;
mod migrate;
mod serve;
mod user;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::config::{Config, EngineKind};

/// The Haul server: transport management for trucking carriers.
#[derive(Parser)]
#[command(name = "haul", version, propagate_version = true)]
struct Cli {
    /// Settings file; `config.default.toml` documents every key. Also HAUL_CONFIG.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the product, its front-ends and its files.
    Serve(ServeArgs),
    /// Apply pending database migrations.
    Migrate,
    /// Create a demo carrier with its history. Development only; safe to repeat.
    Demo(DemoArgs),
    /// Confirm companies.
    #[command(subcommand)]
    Company(company::CompanyCommand),
    /// Manage users where the product itself cannot yet.
    #[command(subcommand)]
    User(user::UserCommand),
    /// Print the effective settings, secrets masked, and everything wrong with them.
    CheckConfig,
}

#[derive(Args)]
pub struct DemoArgs {
    /// Days of history. The open loads are the same for any number.
    #[arg(long, default_value_t = crate::demo::DAYS)]
    days: i64,
}

#[derive(Args)]
pub struct ServeArgs {
    /// How the product runs; overrides engine.kind.
    #[arg(long, value_enum)]
    engine: Option<EngineArg>,
    /// Skip pending migrations; overrides database.migrate_on_serve.
    #[arg(long)]
    no_migrate: bool,
    /// Create the demo data first, and print its sign-ins when ready.
    #[arg(long)]
    demo: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum EngineArg {
    Component,
    Native,
}

impl From<EngineArg> for EngineKind {
    fn from(engine: EngineArg) -> Self {
        match engine {
            EngineArg::Component => Self::Component,
            EngineArg::Native => Self::Native,
        }
    }
}

/// Runs the command from the command line.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let file = match read_file(cli.config) {
        Ok(file) => file,
        Err(error) => {
            eprintln!("haul: {error:#}");
            return ExitCode::from(2);
        }
    };
    let loaded = Config::load(file.as_deref(), std::env::vars());
    if let Command::CheckConfig = cli.command {
        return check_config::run(loaded);
    }
    let config = match loaded {
        Ok((config, _)) => config,
        Err((problems, _)) => return check_config::refuse(&problems),
    };
    let outcome = match cli.command {
        Command::Serve(args) => serve::run(config, &args),
        Command::Migrate => migrate::run(&config),
        Command::Demo(args) => demo::run(&config, args.days),
        Command::Company(command) => company::run(&config, &command),
        Command::User(command) => user::run(&config, &command),
        Command::CheckConfig => Ok(()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("haul: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The settings file's text, if a file is given.
fn read_file(path: Option<PathBuf>) -> anyhow::Result<Option<String>> {
    let Some(path) = path.or_else(|| std::env::var_os("HAUL_CONFIG").map(PathBuf::from)) else { return Ok(None) };
    let text = fs::read_to_string(&path)
        .map_err(|error| anyhow::anyhow!("cannot read the settings file {}: {error}", path.display()))?;
    Ok(Some(text))
}

/// A runtime for one command.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(future)
}
