//! The product's log.

use crate::engine::bindings::haul::host::log::{Host, Level};
use crate::engine::instance::State;

impl Host for State {
    fn write(
        &mut self,
        level: Level,
        target: String,
        message: String,
        fields: Vec<(String, String)>,
    ) -> wasmtime::Result<()> {
        // Names of fields are static in `tracing`, so the guest's become one text.
        let fields = fields.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ");
        match level {
            Level::Error => tracing::error!(target: "haul_app", code = target, fields, "{message}"),
            Level::Warn => tracing::warn!(target: "haul_app", code = target, fields, "{message}"),
            Level::Info => tracing::info!(target: "haul_app", code = target, fields, "{message}"),
        }
        Ok(())
    }
}
