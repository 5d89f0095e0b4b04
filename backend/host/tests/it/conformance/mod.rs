//! The same requests get the same responses from the native product and the component, on SQLite and on PostgreSQL.
//!
//! Ids, times and signatures differ from run to run; [`transcript`] replaces each by a placeholder.

mod scenarios;
mod transcript;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use haul_app::AppContext;
use haul_capability::archives::{ArchivesLimits, ZipArchives};
use haul_capability::blobs::BlobStore;
use haul_capability::events::EventHub;
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::tables::{TableFiles, TablesLimits};
use haul_capability::testing::{MemoryMail, TestDatabase};
use haul_capability::typesetting::{Typesetter, TypesettingLimits};
use haul_capability::webhooks::{WebhookSender, WebhookSettings};
use haul_host::engine::{Capabilities, ComponentEngine, Engine, Limits, NativeEngine};
use haul_ports::{Environment, IdentityKeys, IdentityKeysError, Settings, SystemClock, SystemIds};

use crate::component::{cache, product};
use crate::engine::ports::Nothing;
use transcript::Transcript;

#[tokio::test(flavor = "multi_thread")]
async fn native_and_component_answer_alike_on_sqlite() {
    compare(TestDatabase::sqlite().await, TestDatabase::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn native_and_component_answer_alike_on_postgres() {
    compare(TestDatabase::postgres().await, TestDatabase::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_and_postgres_answer_alike() {
    // Named, because they must outlive the engines.
    let (sqlite, postgres) = (TestDatabase::sqlite().await, TestDatabase::postgres().await);
    let (left, right) = (Surroundings::new(&sqlite).native(), Surroundings::new(&postgres).native());
    assert_alike(&scenarios::play(left).await, &scenarios::play(right).await);
}

async fn compare(for_native: TestDatabase, for_component: TestDatabase) {
    let native = Surroundings::new(&for_native).native();
    let component = Surroundings::new(&for_component).component();
    assert_alike(&scenarios::play(native).await, &scenarios::play(component).await);
}

#[track_caller]
fn assert_alike(left: &Transcript, right: &Transcript) {
    for (left, right) in left.steps().iter().zip(right.steps()) {
        assert_eq!(left, right, "the answers to \"{}\" differ", left.name);
    }
    assert_eq!(left.steps().len(), right.steps().len());
    // Two products that both fail would be alike, too.
    for name in ["registration", "customer", "load", "webhook endpoint"] {
        let step = left.steps().iter().find(|step| step.name == name);
        assert!(step.is_some_and(|step| step.status == 201), "\"{name}\" did not succeed: {step:?}");
    }
}

/// The scenarios are about responses, not speed: a debug build renders its first paper slowly next to other tests.
const PATIENCE: Duration = Duration::from_secs(120);

fn limits() -> Limits {
    Limits { request: PATIENCE, ..Limits::default() }
}

/// The environment of both engines.
pub struct Surroundings {
    /// The store itself, for services next to the product.
    pub blobs: BlobStore,
    capabilities: Capabilities,
    settings: Settings,
    database: haul_db::Db,
}

impl Surroundings {
    pub fn new(database: &TestDatabase) -> Self {
        let settings = Settings {
            public_url: "https://haul.example".to_owned(),
            product_name: "Haul".to_owned(),
            environment: Environment::Development,
            identity_project_id: "demo-haul".to_owned(),
            identity_emulator: true,
            fallback_admin_email: None,
            routing_url: None,
            has_sms: false,
            has_carrier_registry: false,
        };
        let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.example").expect("one key"));
        let folder = tempfile::tempdir().expect("a writable folder").keep();
        let blobs = BlobStore::in_folder(&folder, sealing.clone()).expect("a blob store");
        let parsers = haul_capability::testing::parsers();
        let capabilities = Capabilities {
            sql: database.port(),
            archives: Arc::new(ZipArchives::new(
                blobs.clone(),
                ArchivesLimits { wait: PATIENCE, ..Default::default() },
            )),
            blobs: Arc::new(blobs.clone()),
            events: Arc::new(EventHub::new(sealing.clone())),
            http: Arc::new(Nothing),
            identity_keys: Arc::new(NoKeys),
            mail: Arc::new(MemoryMail::default()),
            tables: Arc::new(TableFiles::new(
                blobs.clone(),
                parsers.clone(),
                TablesLimits { time: PATIENCE, ..Default::default() },
            )),
            typesetting: Arc::new(Typesetter::new(
                blobs.clone(),
                parsers,
                TypesettingLimits { time: PATIENCE, ..Default::default() },
            )),
            places: haul_capability::places::Gazetteer::shared(),
            sealing,
            carrier_registry: Arc::new(haul_ports::NoCarrierRegistry),
            sms: Arc::new(haul_ports::NoSms),
            webhooks: Arc::new(WebhookSender::new(WebhookSettings::default()).expect("a client")),
            traps: Arc::default(),
            settings_json: serde_json::to_string(&settings).expect("plain data"),
        };
        Self { blobs, capabilities, settings, database: database.db() }
    }

    fn native(self) -> Engine {
        let traps = self.capabilities.traps.clone();
        Engine::Native(Arc::new(NativeEngine::new(self.context(), limits(), traps)))
    }

    pub fn context(self) -> AppContext {
        AppContext {
            db: self.database,
            archives: self.capabilities.archives,
            blobs: self.capabilities.blobs,
            callers: self.capabilities.traps,
            events: self.capabilities.events,
            http: self.capabilities.http,
            identity_keys: self.capabilities.identity_keys,
            mail: self.capabilities.mail,
            places: self.capabilities.places,
            sealing: self.capabilities.sealing,
            carrier_registry: self.capabilities.carrier_registry,
            sms: self.capabilities.sms,
            tables: self.capabilities.tables,
            typesetting: self.capabilities.typesetting,
            webhooks: self.capabilities.webhooks,
            clock: Arc::new(SystemClock),
            ids: Arc::new(SystemIds),
            settings: Arc::new(self.settings),
            product: &haul_app::PRODUCT,
        }
    }

    fn component(self) -> Engine {
        let engine = ComponentEngine::start(product(), &cache("product"), self.capabilities, limits());
        Engine::Component(engine.expect("the product starts"))
    }
}

/// A provider that publishes no keys.
struct NoKeys;

#[async_trait]
impl IdentityKeys for NoKeys {
    async fn find(&self, _: &str) -> Result<Option<String>, IdentityKeysError> {
        Ok(None)
    }
}
