//! `haul company`.

use clap::Subcommand;
use haul_company::company::prove;

use crate::capabilities;
use crate::config::Config;

#[derive(Subcommand)]
pub enum CompanyCommand {
    /// Confirm that a company is the carrier whose DOT number it has; it may then send more mail. Safe to repeat.
    Prove {
        /// DOT number of the company.
        #[arg(value_name = "DOT")]
        dot_number: String,
    },
}

pub fn run(config: &Config, command: &CompanyCommand) -> anyhow::Result<()> {
    let CompanyCommand::Prove { dot_number } = command;
    super::block_on(async {
        capabilities::migrate(config).await?;
        let context = capabilities::open(config)?.native_context();
        let name = prove(&context, dot_number).await?;
        println!("{name} (DOT number {dot_number}) is confirmed.");
        Ok(())
    })
}
