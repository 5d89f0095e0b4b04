//! `haul demo`.

use crate::capabilities::{self, Opened};
use crate::config::Config;
use crate::demo;

pub fn run(config: &Config, days: i64) -> anyhow::Result<()> {
    super::block_on(async {
        capabilities::migrate(config).await?;
        let opened = capabilities::open(config)?;
        load(config, &opened, days).await?;
        print_sign_ins();
        Ok(())
    })
}

/// Creates the demo data unless it exists, and says which.
pub async fn load(config: &Config, opened: &Opened, days: i64) -> anyhow::Result<()> {
    let emulator = config.identity.emulator_host.as_ref().map(|host| host.as_str());
    println!("Looking for the demo data; making it takes a minute or two.");
    let is_new = demo::load(opened.native_context(), opened.blobs.clone(), emulator, days).await?;
    println!("{}", if is_new { "Made the demo data." } else { "The demo data is there already." });
    Ok(())
}

pub fn print_sign_ins() {
    println!("Sign in with the password {}:", demo::PASSWORD);
    for sign_in in demo::sign_ins() {
        println!("  {:<32} {}", sign_in.role, sign_in.email);
    }
}
