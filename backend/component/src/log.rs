//! Hands the product's events to the host's log.

use std::fmt;

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};

use crate::bindings::haul::host::log;

/// Starts logging. Quieter events than `info` stay in the guest, where they cost nothing.
pub fn install() {
    let subscriber = tracing_subscriber::registry().with(HostLog.with_filter(LevelFilter::INFO));
    // Only a second call could fail, and there is one.
    let _ = tracing::subscriber::set_global_default(subscriber);
}

struct HostLog;

impl<S: Subscriber> Layer<S> for HostLog {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let level = match *event.metadata().level() {
            Level::ERROR => log::Level::Error,
            Level::WARN => log::Level::Warn,
            _ => log::Level::Info,
        };
        let mut facts = Facts::default();
        event.record(&mut facts);
        log::write(level, event.metadata().target(), &facts.message, &facts.fields);
    }
}

#[derive(Default)]
struct Facts {
    message: String,
    fields: Vec<(String, String)>,
}

impl Facts {
    fn record(&mut self, field: &Field, value: String) {
        if field.name() == "message" {
            self.message = value;
        } else {
            self.fields.push((field.name().to_owned(), value));
        }
    }
}

impl Visit for Facts {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.record(field, value.to_owned());
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record(field, format!("{value:?}"));
    }
}
