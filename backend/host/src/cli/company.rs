//! `haul company`.

use clap::Subcommand;
use haul_company::company::prove;
use haul_company::fmcsa::{FmcsaRecord, Outcome};
use haul_fleet::motor_carriers::check_own;
use haul_types::FmcsaStatus;

use crate::capabilities;
use crate::config::Config;

#[derive(Subcommand)]
pub enum CompanyCommand {
    /// Confirm that a company is the carrier whose DOT number it has; it may then send more mail. Safe to repeat.
    /// Says what FMCSA's registry has under that number, whatever it is.
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
        let proven = prove(&context, dot_number).await?;
        println!("{} (DOT number {dot_number}) is confirmed.", proven.name);
        if let Some(answer) = check_own(&context, proven.company_id).await? {
            println!("{}", in_words(&answer, &proven.name));
        }
        Ok(())
    })
}

fn in_words(answer: &Outcome, name: &str) -> String {
    match answer {
        Outcome::Unavailable(reason) => {
            format!("FMCSA was not asked, or did not answer ({reason}); the nightly check asks again.")
        }
        Outcome::NotFound => "Warning: FMCSA has no carrier with this number.".to_owned(),
        Outcome::Found { record, .. } => of_record(record, name),
    }
}

fn of_record(record: &FmcsaRecord, name: &str) -> String {
    let other_name = !record.legal_name.eq_ignore_ascii_case(name);
    let named = if other_name { format!(" It is registered as {}.", record.legal_name) } else { String::new() };
    let standing = match record.status() {
        FmcsaStatus::OutOfService => "Warning: FMCSA put this carrier out of service.",
        FmcsaStatus::Inactive => "Warning: FMCSA does not allow this carrier to operate.",
        FmcsaStatus::InsuranceLapsed => "Warning: this carrier's required insurance is not on file with FMCSA.",
        FmcsaStatus::Active | FmcsaStatus::NotChecked | FmcsaStatus::NotFound => {
            "FMCSA allows this carrier to operate."
        }
    };
    format!("{standing}{named}")
}
