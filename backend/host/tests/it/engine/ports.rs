//! Ports for the faulty component: a database that echoes its statements, and waits when told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use haul_db::{Cell, Cells, Column, Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, SqlType, TransactionPort};
use haul_host::engine::Capabilities;
use haul_ports::{
    ArchiveOrder, ArchivePacker, ArchiveState, Archives, ArchivesError, BlobError, BlobReceipt, Blobs, CountOrder,
    DownloadGrant, Events, EventsError, HttpClient, HttpError, HttpRequest, HttpResponse, IdentityKeys,
    IdentityKeysError, Mail, MailError, MailMessage, MergeOrder, Place, Places, RecordChange, RenderOrder, Sealing,
    SealingError, StreamGrant, TableOrder, TablePage, TableRange, TableWriter, Tables, TablesError, Typeset,
    Typesetting, TypesettingError, UploadGrant, UploadPurpose, UploadTicket, WebhookUrlError, Webhooks,
};
use tokio::sync::Semaphore;
use uuid::Uuid;

/// What the test sees and steers.
pub struct Database {
    /// One permit lets one waiting query go on.
    pub gate: Semaphore,
    /// Queries that have reached the gate, by permits.
    pub arrived: Semaphore,
    pub committed: AtomicUsize,
    pub rolled_back: Arc<Semaphore>,
}

impl Database {
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            gate: Semaphore::new(0),
            arrived: Semaphore::new(0),
            committed: AtomicUsize::new(0),
            rolled_back: Arc::new(Semaphore::new(0)),
        })
    }

    /// Waits until `count` queries stand at the gate.
    pub async fn wait_for(&self, count: u32) {
        self.arrived.acquire_many(count).await.expect("the semaphore stays open").forget();
    }
}

pub fn capabilities(database: Arc<Database>) -> Capabilities {
    Capabilities {
        sql: Arc::new(Port(database)),
        archives: Arc::new(Nothing),
        blobs: Arc::new(Nothing),
        events: Arc::new(Nothing),
        http: Arc::new(Nothing),
        identity_keys: Arc::new(Nothing),
        mail: Arc::new(Nothing),
        places: Arc::new(Nothing),
        sealing: Arc::new(Nothing),
        carrier_registry: Arc::new(haul_ports::NoCarrierRegistry),
        sms: Arc::new(haul_ports::NoSms),
        tables: Arc::new(Nothing),
        typesetting: Arc::new(Nothing),
        webhooks: Arc::new(Nothing),
        traps: Arc::default(),
        settings_json: "{}".to_owned(),
    }
}

struct Port(Arc<Database>);

/// The parameters that the faulty component sends.
fn of_each_kind() -> [Cell<'static>; 10] {
    [
        Cell::Null,
        Cell::Bool(true),
        Cell::Int(i64::MIN),
        Cell::Real(0.5),
        Cell::Text("ü"),
        Cell::Bytes(&[0, 255]),
        Cell::Uuid(Uuid::from_u64_pair(1, 2)),
        Cell::Timestamp(DateTime::UNIX_EPOCH + TimeDelta::microseconds(1)),
        Cell::Date(NaiveDate::from_ymd_opt(1969, 12, 31).expect("a date")),
        Cell::Json(r#"{"a":1}"#),
    ]
}

/// A row whose cells are the parameters.
fn echo(statement: &SqlStatement) -> Rows {
    let column = |index| Column { name: format!("c{index}"), ty: SqlType::Text };
    let width = statement.params.reader().count();
    Rows { columns: (0..width).map(column).collect(), width, cells: statement.params.clone() }
}

#[async_trait]
impl SqlPort for Port {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn query_now(&self, _: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement> {
        assert_eq!(statement.params, Cells::from_iter(of_each_kind()));
        Ok(Ok(echo(&statement)))
    }

    async fn query(&self, _: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        if statement.sql == "wait" {
            self.0.arrived.add_permits(1);
            self.0.gate.acquire().await.expect("the semaphore stays open").forget();
        }
        Ok(echo(&statement))
    }

    async fn execute(&self, _: &Scope, _: SqlStatement) -> Result<u64, SqlError> {
        Ok(1)
    }

    async fn begin(&self, _: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        Ok(Box::new(Transaction { database: self.0.clone(), is_committed: false }))
    }
}

struct Transaction {
    database: Arc<Database>,
    is_committed: bool,
}

#[async_trait]
impl TransactionPort for Transaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        assert_eq!(statement.params.reader().last(), Some(Ok(Cell::Json(r#"{"a":1}"#))));
        Ok(echo(&statement))
    }

    async fn execute(&self, _: SqlStatement) -> Result<u64, SqlError> {
        Ok(1)
    }

    async fn execute_script(&self, _: &str) -> Result<(), SqlError> {
        Ok(())
    }

    async fn commit(mut self: Box<Self>) -> Result<(), SqlError> {
        self.is_committed = true;
        self.database.committed.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.is_committed {
            self.database.rolled_back.add_permits(1);
        }
    }
}

/// Capabilities that a test's component never calls.
pub struct Nothing;

#[async_trait]
impl Blobs for Nothing {
    fn mint_upload(&self, _: &UploadGrant) -> Result<UploadTicket, BlobError> {
        unreachable!()
    }

    fn mint_download(&self, _: &DownloadGrant) -> Result<String, BlobError> {
        unreachable!()
    }

    fn verify_receipt(&self, _: &str, _: Uuid, _: UploadPurpose) -> Result<BlobReceipt, BlobError> {
        unreachable!()
    }

    async fn claim(&self, _: Uuid, _: Uuid) -> Result<(), BlobError> {
        unreachable!()
    }

    async fn release(&self, _: Uuid, _: Uuid) -> Result<(), BlobError> {
        unreachable!()
    }
}

impl Events for Nothing {
    fn mint_stream(&self, _: &StreamGrant) -> Result<String, EventsError> {
        unreachable!()
    }

    fn publish(&self, _: Uuid, _: Vec<RecordChange>) {
        unreachable!()
    }
}

#[async_trait]
impl HttpClient for Nothing {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        unreachable!()
    }
}

#[async_trait]
impl IdentityKeys for Nothing {
    async fn find(&self, _: &str) -> Result<Option<String>, IdentityKeysError> {
        unreachable!()
    }
}

#[async_trait]
impl Mail for Nothing {
    async fn send(&self, _: &MailMessage) -> Result<(), MailError> {
        unreachable!()
    }
}

#[async_trait]
impl Typesetting for Nothing {
    async fn render(&self, _: &RenderOrder) -> Result<Typeset, TypesettingError> {
        unreachable!()
    }

    async fn merge(&self, _: &MergeOrder) -> Result<Typeset, TypesettingError> {
        unreachable!()
    }

    async fn count_pages(&self, _: &CountOrder) -> Result<u32, TypesettingError> {
        unreachable!()
    }
}

#[async_trait]
impl Archives for Nothing {
    async fn open(&self, _: &ArchiveOrder) -> Result<Box<dyn ArchivePacker>, ArchivesError> {
        unreachable!()
    }

    async fn wait(&self, _: Uuid, _: Uuid) -> ArchiveState {
        unreachable!()
    }
}

#[async_trait]
impl Tables for Nothing {
    async fn write(&self, _: &TableOrder) -> Result<Box<dyn TableWriter>, TablesError> {
        unreachable!()
    }

    async fn read(&self, _: &TableRange) -> Result<TablePage, TablesError> {
        unreachable!()
    }
}

impl Places for Nothing {
    fn search(&self, _: &str, _: usize) -> Vec<Place> {
        Vec::new()
    }

    fn find(&self, _: &str, _: &str, _: Option<&str>) -> Option<Place> {
        None
    }
}

impl Sealing for Nothing {
    fn seal(&self, _: &[u8], _: &str) -> Result<String, SealingError> {
        unreachable!()
    }

    fn open(&self, _: &str, _: &str) -> Result<Vec<u8>, SealingError> {
        unreachable!()
    }

    fn sign_token(&self, _: &str, _: &str, _: u64) -> Result<String, SealingError> {
        unreachable!()
    }

    fn verify_token(&self, _: &str, _: &str) -> Result<String, SealingError> {
        unreachable!()
    }
}

/// The time that the faulty component's jobs name.
pub fn due_at() -> DateTime<Utc> {
    DateTime::from_timestamp(1, 0).expect("a second after the epoch exists")
}

#[async_trait]
impl Webhooks for Nothing {
    async fn check(&self, _: &str) -> Result<(), WebhookUrlError> {
        unreachable!()
    }
}
