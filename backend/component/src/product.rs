//! The product of this instance, built on its first request and kept.

use std::sync::{Arc, OnceLock};

use haul_app::AppContext;
use haul_db::Db;
use haul_ports::{Settings, SystemClock, SystemIds};
use poem::Response;
use poem::endpoint::BoxEndpoint;

use crate::bindings::haul::host::settings;
use crate::database::HostDatabase;
use crate::ports::Host;

pub struct Product {
    pub context: AppContext,
    pub endpoint: BoxEndpoint<'static, Response>,
}

/// Panics, which ends the instance, when the host's settings are not what the product expects.
pub fn product() -> &'static Product {
    static PRODUCT: OnceLock<Product> = OnceLock::new();
    PRODUCT.get_or_init(|| {
        crate::log::install();
        let settings: Settings =
            serde_json::from_str(&settings::read()).expect("the host's settings are the product's");
        let context = AppContext {
            db: Db::new(Arc::new(HostDatabase::new())),
            archives: Arc::new(Host),
            blobs: Arc::new(Host),
            callers: Arc::new(Host),
            carrier_registry: Arc::new(Host),
            events: Arc::new(Host),
            http: Arc::new(Host),
            identity_keys: Arc::new(Host),
            mail: Arc::new(Host),
            places: Arc::new(Host),
            sealing: Arc::new(Host),
            sms: Arc::new(Host),
            tables: Arc::new(Host),
            typesetting: Arc::new(Host),
            webhooks: Arc::new(Host),
            clock: Arc::new(SystemClock),
            ids: Arc::new(SystemIds),
            settings: Arc::new(settings),
            product: &haul_app::PRODUCT,
        };
        Product { endpoint: haul_app::build(context.clone()), context }
    })
}
