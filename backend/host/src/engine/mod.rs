//! Runs the product: as a WebAssembly component by default, natively for comparison and as a fallback.
//!
//! Not here: HTTP itself, limits on bodies and rates, and external headers; those belong to the edge.
//!
//! ```text
//! edge ── AppRequest ──▶ Engine ─┬─ ComponentEngine ─ queue ─▶ worker ─▶ instance (many requests at a time)
//!                                └─ NativeEngine ─▶ the same product in this process
//! ```

mod artifact;
mod bindings;
mod component;
mod deliveries;
mod failure;
mod instance;
mod interfaces;
mod limits;
mod native;
mod stderr;
mod traps;
mod work;
mod worker;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use haul_db::SqlPort;
use haul_ports::{
    Archives, Blobs, CarrierRegistry, Events, HttpClient, IdentityKeys, Mail, Places, Sealing, Sms, Tables,
    Typesetting, WebhookAttempt, Webhooks,
};

pub use self::component::ComponentEngine;
pub use self::deliveries::WebhookTurn;
pub use self::failure::Failure;
pub use self::limits::Limits;
pub use self::native::NativeEngine;
pub use self::traps::Traps;
use crate::message::{AppRequest, AppResponse};

/// What the component may ask of this host, as the native ports.
#[derive(Clone)]
pub struct Capabilities {
    pub sql: Arc<dyn SqlPort>,
    pub archives: Arc<dyn Archives>,
    pub blobs: Arc<dyn Blobs>,
    pub carrier_registry: Arc<dyn CarrierRegistry>,
    pub events: Arc<dyn Events>,
    pub http: Arc<dyn HttpClient>,
    pub identity_keys: Arc<dyn IdentityKeys>,
    pub tables: Arc<dyn Tables>,
    pub typesetting: Arc<dyn Typesetting>,
    pub mail: Arc<dyn Mail>,
    pub places: Arc<dyn Places>,
    pub sealing: Arc<dyn Sealing>,
    pub sms: Arc<dyn Sms>,
    pub webhooks: Arc<dyn Webhooks>,
    pub traps: Arc<Traps>,
    /// `haul_ports::Settings` as JSON.
    pub settings_json: String,
}

/// The result of one wake-up of the background work.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JobsOutcome {
    pub ran: u32,
    pub failed: u32,
    pub next_due_at: Option<DateTime<Utc>>,
}

/// The engine that runs the product. Cheap to clone.
#[derive(Clone)]
pub enum Engine {
    Component(ComponentEngine),
    Native(Arc<NativeEngine>),
}

impl Engine {
    /// Handles one request; failures of the engine itself are problem bodies too.
    pub async fn handle(&self, request: AppRequest) -> AppResponse {
        match self {
            Self::Component(engine) => engine.handle(request).await,
            Self::Native(engine) => engine.handle(request).await,
        }
    }

    /// Claims and runs at most `limit` due jobs.
    pub async fn run_jobs(&self, limit: u32) -> Result<JobsOutcome, Failure> {
        match self {
            Self::Component(engine) => engine.run_jobs(limit).await,
            Self::Native(engine) => engine.run_jobs(limit).await,
        }
    }

    /// Stores results of webhooks and claims up to `limit` that are due.
    pub async fn turn_webhooks(&self, done: &[WebhookAttempt], limit: u32) -> Result<WebhookTurn, Failure> {
        match self {
            Self::Component(engine) => engine.turn_webhooks(done, limit).await,
            Self::Native(engine) => engine.turn_webhooks(done, limit).await,
        }
    }

    /// The name used in configuration and logs.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Component(_) => "component",
            Self::Native(_) => "native",
        }
    }
}
