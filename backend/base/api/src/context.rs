//! What every operation gets: the database, the ports, the clock, ids, settings, and the product's areas.

use std::sync::Arc;

use haul_db::{Db, Scope};
use haul_ports::{
    Archives, Blobs, Callers, CarrierRegistry, Clock, Events, HttpClient, IdentityKeys, Ids, Mail, Places, Sealing,
    Settings, Sms, Tables, Typesetting, Webhooks,
};
use haul_types::Timestamp;

use crate::{area::Product, authz::Actor};

/// The product's environment. Cheap to clone.
#[derive(Clone)]
pub struct AppContext {
    /// Without a scope: call `db.scoped(…)` before the first statement.
    pub db: Db,
    pub archives: Arc<dyn Archives>,
    pub blobs: Arc<dyn Blobs>,
    pub callers: Arc<dyn Callers>,
    pub carrier_registry: Arc<dyn CarrierRegistry>,
    pub events: Arc<dyn Events>,
    pub http: Arc<dyn HttpClient>,
    pub identity_keys: Arc<dyn IdentityKeys>,
    pub mail: Arc<dyn Mail>,
    pub places: Arc<dyn Places>,
    pub sealing: Arc<dyn Sealing>,
    pub sms: Arc<dyn Sms>,
    pub tables: Arc<dyn Tables>,
    pub typesetting: Arc<dyn Typesetting>,
    pub webhooks: Arc<dyn Webhooks>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn Ids>,
    pub settings: Arc<Settings>,
    /// The areas' registrations: `haul_app::PRODUCT`, except in tests of a single area.
    pub product: &'static Product,
}

impl AppContext {
    /// The database as the actor sees it: the rows of the company, and of the actor's terminals.
    pub fn db_of(&self, actor: &Actor) -> Db {
        self.db.scoped(Scope::Company(actor.company_id)).narrowed(actor.narrowing())
    }

    pub fn now(&self) -> Timestamp {
        Timestamp::nearest(self.clock.now())
    }
}
