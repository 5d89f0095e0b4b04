//! Starts the product for one test.

use std::sync::Arc;

use haul_app::AppContext;
use haul_capability::{
    archives::{ArchivesLimits, ZipArchives},
    blobs::BlobStore,
    sealing::{KeyedSealing, SealingKey},
    tables::{TableFiles, TablesLimits},
    testing::{FixedClock, MemoryEvents, MemoryMail, SequentialIds, TestDatabase},
};
use haul_db::{Cell, Db, Scope, SqlStatement};
use haul_ports::{Anybody, CarrierRegistry, Environment, NoCarrierRegistry, NoSms, Settings, Sms};
use haul_types::Timestamp;
use poem::{Response, endpoint::BoxEndpoint};

use super::{
    MemoryTypesetting, TestClient,
    ports::{MemoryBlobs, MemoryHttp, PublishedKeys},
    statements::{NotedPort, Statements},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// The product with its own database.
pub struct TestApp {
    pub ctx: AppContext,
    pub clock: Arc<FixedClock>,
    pub mail: Arc<MemoryMail>,
    pub blobs: Arc<MemoryBlobs>,
    pub events: Arc<MemoryEvents>,
    pub http: Arc<MemoryHttp>,
    pub identity_keys: Arc<PublishedKeys>,
    /// The files behind tables, written and uploaded.
    pub files: BlobStore,
    pub typesetting: Arc<MemoryTypesetting>,
    endpoint: Arc<BoxEndpoint<'static, Response>>,
    /// Removes the database when the test ends.
    _database: TestDatabase,
}

impl TestApp {
    pub async fn start(backend: Backend) -> Self {
        Self::start_with(backend, |_| {}).await
    }

    /// Like [`TestApp::start`], with the test's own settings.
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
            routing_url: None,
            has_sms: false,
            has_carrier_registry: false,
        };
        change(&mut settings);
        let clock = Arc::new(FixedClock::default());
        let mail = Arc::new(MemoryMail::default());
        let blobs = Arc::new(MemoryBlobs::default());
        let events = Arc::new(MemoryEvents::default());
        let http = Arc::new(MemoryHttp::default());
        let identity_keys = Arc::new(PublishedKeys::default());
        let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.example").unwrap());
        let files = BlobStore::in_memory(sealing.clone());
        let typesetting = Arc::new(MemoryTypesetting::new(files.clone()));
        // In a test run every core is busy with other tests.
        let limits = TablesLimits { time: std::time::Duration::from_secs(120), ..TablesLimits::default() };
        let ctx = AppContext {
            db: database.db(),
            archives: Arc::new(ZipArchives::new(
                files.clone(),
                ArchivesLimits { wait: std::time::Duration::from_secs(120), ..ArchivesLimits::default() },
            )),
            blobs: blobs.clone(),
            callers: Arc::new(Anybody),
            carrier_registry: Arc::new(NoCarrierRegistry),
            events: events.clone(),
            http: http.clone(),
            identity_keys: identity_keys.clone(),
            mail: mail.clone(),
            places: haul_capability::places::Gazetteer::shared(),
            sealing,
            sms: Arc::new(NoSms),
            tables: Arc::new(TableFiles::new(files.clone(), haul_capability::testing::parsers(), limits)),
            typesetting: typesetting.clone(),
            webhooks: Arc::new(super::ports::webhooks()),
            clock: clock.clone(),
            ids: Arc::new(SequentialIds::default()),
            settings: Arc::new(settings),
            product: &haul_app::PRODUCT,
        };
        let endpoint = Arc::new(haul_app::build(ctx.clone()));
        Self { ctx, clock, mail, blobs, events, http, identity_keys, files, typesetting, endpoint, _database: database }
    }

    /// The same product, with a provider for text messages.
    pub fn with_sms(mut self, sms: Arc<dyn Sms>) -> Self {
        self.ctx.settings = Arc::new(Settings { has_sms: true, ..(*self.ctx.settings).clone() });
        self.ctx.sms = sms;
        self.endpoint = Arc::new(haul_app::build(self.ctx.clone()));
        self
    }

    /// The same product, with FMCSA's registry of carriers.
    pub fn with_carrier_registry(mut self, registry: Arc<dyn CarrierRegistry>) -> Self {
        self.ctx.settings = Arc::new(Settings { has_carrier_registry: true, ..(*self.ctx.settings).clone() });
        self.ctx.carrier_registry = registry;
        self.endpoint = Arc::new(haul_app::build(self.ctx.clone()));
        self
    }

    /// The same product, whose statements are noted from now on.
    pub fn noting_statements(mut self) -> (Self, Statements) {
        let statements = Statements::default();
        let port = NotedPort { port: self._database.port(), statements: statements.clone() };
        self.ctx.db = Db::new(Arc::new(port));
        self.endpoint = Arc::new(haul_app::build(self.ctx.clone()));
        (self, statements)
    }

    /// How SQLite would find the rows of a statement, step by step.
    pub async fn plan_of(&self, statement: &SqlStatement) -> String {
        let explained = SqlStatement { sql: format!("EXPLAIN QUERY PLAN {}", statement.sql), ..statement.clone() };
        let rows = self._database.port().query(&Scope::System("a test asks for a plan"), explained).await.unwrap();
        let words = rows.cells.reader().filter_map(|cell| match cell {
            Ok(Cell::Text(step)) => Some(step.to_owned()),
            _ => None,
        });
        words.collect::<Vec<_>>().join("; ")
    }

    /// A caller without credentials.
    pub fn anonymous(&self) -> TestClient {
        TestClient::new(self.endpoint.clone(), None)
    }

    /// A caller with this `Authorization` header.
    pub fn with_authorization(&self, header: impl Into<String>) -> TestClient {
        TestClient::new(self.endpoint.clone(), Some(header.into()))
    }

    /// Runs jobs until none is due.
    pub async fn run_jobs(&self) {
        while haul_app::run_jobs(&self.ctx, 50).await.ran > 0 {}
    }

    /// Uploads a file and answers its receipt.
    pub async fn upload(&self, company_id: uuid::Uuid, bytes: impl Into<Vec<u8>>, media_type: &str) -> String {
        let bytes = bytes.into();
        let size = bytes.len() as u64;
        let blob_id = self.files.put(company_id, bytes).await;
        super::MemoryBlobs::receipt(company_id, blob_id, size, media_type)
    }

    /// The bytes behind a link.
    pub async fn download(&self, company_id: uuid::Uuid, link: &serde_json::Value) -> Vec<u8> {
        let blob_id = link["url"].as_str().unwrap().strip_prefix("/blobs/").unwrap().parse().unwrap();
        self.files.bytes_of(company_id, blob_id).await.expect("the file is there").to_vec()
    }

    pub fn now(&self) -> Timestamp {
        self.ctx.now()
    }
}
