//! `haul migrate`.

use crate::capabilities;
use crate::config::Config;

pub fn run(config: &Config) -> anyhow::Result<()> {
    super::block_on(async {
        let applied = capabilities::migrate(config).await?;
        if applied.names.is_empty() {
            println!("The {} database is up to date.", config.database.url.kind());
        }
        for name in applied.names {
            println!("Applied {name}.");
        }
        Ok(())
    })
}
