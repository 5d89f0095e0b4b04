//! `haul user`.

use clap::{Args, Subcommand};
use haul_company::users::create_super_admin;

use crate::capabilities;
use crate::config::Config;

#[derive(Subcommand)]
pub enum UserCommand {
    /// Make a user SuperAdmin of a registered company, or invite them as such. Safe to repeat.
    CreateSuperAdmin(CreateSuperAdminArgs),
}

#[derive(Args)]
pub struct CreateSuperAdminArgs {
    /// The address they sign in with.
    #[arg(long)]
    email: String,
    /// DOT number of their company.
    #[arg(long, value_name = "DOT")]
    company_dot: String,
    /// Their name, for an invitation; defaults to the address.
    #[arg(long, value_name = "NAME")]
    full_name: Option<String>,
}

pub fn run(config: &Config, command: &UserCommand) -> anyhow::Result<()> {
    let UserCommand::CreateSuperAdmin(args) = command;
    let full_name = args.full_name.as_deref().unwrap_or(&args.email);
    super::block_on(async {
        capabilities::migrate(config).await?;
        let context = capabilities::open(config)?.native_context();
        let user_id = create_super_admin(&context, &args.email, full_name, &args.company_dot).await?;
        println!("{} is SuperAdmin of the company with DOT number {} (user {user_id}).", args.email, args.company_dot);
        Ok(())
    })
}
