//! `haul demo`.

use crate::capabilities;
use crate::config::Config;
use crate::demo;

pub fn run(config: &Config) -> anyhow::Result<()> {
    super::block_on(async {
        capabilities::migrate(config).await?;
        let opened = capabilities::open(config)?;
        let emulator = config.identity.emulator_host.as_ref().map(|host| host.as_str());
        let is_new = demo::load(opened.native_context(), opened.blobs.clone(), emulator).await?;
        println!("{}", if is_new { "Made the demo data." } else { "The demo data is there already." });
        println!("Sign in with the password {}:", demo::PASSWORD);
        for sign_in in demo::sign_ins() {
            println!("  {:<32} {}", sign_in.role, sign_in.email);
        }
        Ok(())
    })
}
