//! Log output: JSON for machines, text for a person at a terminal.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

use crate::config::{Log, LogFormat};

pub fn install(log: &Log) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&log.level).map_err(|error| anyhow::anyhow!("log.level: {error}"))?;
    let is_text = match log.format {
        LogFormat::Auto => stderr().is_terminal(),
        LogFormat::Text => true,
        LogFormat::Json => false,
    };
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    let outcome = if is_text {
        builder.with_target(false).try_init()
    } else {
        builder.json().flatten_event(true).with_current_span(false).with_span_list(false).try_init()
    };
    outcome.map_err(|error| anyhow::anyhow!("the log is in use already: {error}"))
}
