//! Starts the product for one test.

use std::sync::Arc;

use haul_app::{
    AppContext,
    context::{Environment, Settings},
};
use haul_capability::{
    sealing::{KeyedSealing, SealingKey},
    testing::{FixedClock, MemoryEvents, MemoryMail, SequentialIds, TestDatabase},
};
use poem::{Response, endpoint::BoxEndpoint};

use super::{
    MemoryTypesetting, TestClient,
    ports::{MemoryBlobs, NoHttp, PublishedKeys},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// The product with a database of its own.
pub struct TestApp {
    pub ctx: AppContext,
    pub clock: Arc<FixedClock>,
    pub mail: Arc<MemoryMail>,
    pub blobs: Arc<MemoryBlobs>,
    pub events: Arc<MemoryEvents>,
    pub identity_keys: Arc<PublishedKeys>,
    pub typesetting: Arc<MemoryTypesetting>,
    endpoint: Arc<BoxEndpoint<'static, Response>>,
    /// Removes the database when the test ends.
    _database: TestDatabase,
}

impl TestApp {
    pub async fn start(backend: Backend) -> Self {
        Self::start_with(backend, |_| {}).await
    }

    /// As [`TestApp::start`], with settings of the test's own.
    pub async fn start_with(backend: Backend, change: impl FnOnce(&mut Settings)) -> Self {
        let database = match backend {
            Backend::Sqlite => TestDatabase::sqlite().await,
            Backend::Postgres => TestDatabase::postgres().await,
        };
        let mut settings = Settings {
            public_url: "https://haul.example".to_owned(),
            product_name: "Haul".to_owned(),
            environment: Environment::Development,
            identity_project_id: "demo-haul".to_owned(),
            identity_emulator: true,
            fallback_admin_email: None,
        };
        change(&mut settings);
        let clock = Arc::new(FixedClock::default());
        let mail = Arc::new(MemoryMail::default());
        let blobs = Arc::new(MemoryBlobs::default());
        let events = Arc::new(MemoryEvents::default());
        let typesetting = Arc::new(MemoryTypesetting::default());
        let identity_keys = Arc::new(PublishedKeys::default());
        let ctx = AppContext {
            db: database.db(),
            blobs: blobs.clone(),
            events: events.clone(),
            http: Arc::new(NoHttp),
            identity_keys: identity_keys.clone(),
            mail: mail.clone(),
            sealing: Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.example").unwrap()),
            typesetting: typesetting.clone(),
            clock: clock.clone(),
            ids: Arc::new(SequentialIds::default()),
            settings: Arc::new(settings),
        };
        let endpoint = Arc::new(haul_app::build(ctx.clone()));
        Self { ctx, clock, mail, blobs, events, identity_keys, typesetting, endpoint, _database: database }
    }

    /// A caller without credentials.
    pub fn anonymous(&self) -> TestClient {
        TestClient::new(self.endpoint.clone(), None)
    }

    /// A caller with this `Authorization` header.
    pub fn with_authorization(&self, header: impl Into<String>) -> TestClient {
        TestClient::new(self.endpoint.clone(), Some(header.into()))
    }

    pub fn now(&self) -> chrono::DateTime<chrono::Utc> {
        self.ctx.clock.now()
    }
}
