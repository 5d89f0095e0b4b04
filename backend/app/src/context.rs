//! What every operation is given: the database, the ports, the clock, ids and settings.

use std::sync::Arc;

use chrono::{DateTime, SubsecRound, Utc};
use haul_db::Db;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::ports::{Blobs, Events, HttpClient, IdentityKeys, Mail, Sealing, Tables, Typesetting};

/// The product's surroundings. Cheap to clone.
#[derive(Clone)]
pub struct AppContext {
    /// Without a scope: take `db.scoped(…)` before the first statement.
    pub db: Db,
    pub blobs: Arc<dyn Blobs>,
    pub events: Arc<dyn Events>,
    pub http: Arc<dyn HttpClient>,
    pub identity_keys: Arc<dyn IdentityKeys>,
    pub mail: Arc<dyn Mail>,
    pub sealing: Arc<dyn Sealing>,
    pub tables: Arc<dyn Tables>,
    pub typesetting: Arc<dyn Typesetting>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn Ids>,
    pub settings: Arc<Settings>,
}

/// What the operator decides and the product needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Origin of every link that is sent, without a slash at the end.
    pub public_url: String,
    pub product_name: String,
    pub environment: Environment,
    /// The Firebase project whose ID tokens are accepted.
    pub identity_project_id: String,
    /// Accepts the emulator's unsigned tokens. Never in production: the host refuses to start.
    pub identity_emulator: bool,
    pub fallback_admin_email: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Environment {
    Development,
    Production,
}

/// Tells the time. Databases keep microseconds, so nothing finer comes from here.
pub trait Clock: Send + Sync {
    fn now(&self) -> DateTime<Utc>;
}

/// Makes record ids that sort by the time they were made (UUIDv7).
pub trait Ids: Send + Sync {
    fn next(&self) -> Uuid;
}

pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}

pub struct SystemIds;

impl Ids for SystemIds {
    fn next(&self) -> Uuid {
        Uuid::now_v7()
    }
}
