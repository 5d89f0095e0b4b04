//! Wire types of the product's health.

use haul_types::{Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// Background work, integrations and storage of the company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct SystemHealth {
    /// Time of these figures, in UTC.
    pub as_of: Timestamp,
    /// Unfinished jobs by kind, those with failures first.
    pub queue: Vec<JobCount>,
    /// When a job was last finished, in UTC.
    pub last_finished_at: Option<Timestamp>,
    /// The services that the product depends on.
    pub integrations: Vec<IntegrationHealth>,
    /// Files that are kept, by kind.
    pub storage: Vec<StorageUse>,
    /// Total of all kinds, in bytes.
    pub stored_bytes: i64,
}

/// The unfinished jobs of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct JobCount {
    pub kind: String,
    /// What such a job does.
    pub title: String,
    /// Failed for good.
    pub failed_count: u64,
    /// Failed and about to be tried again.
    pub retrying_count: u64,
    /// Running now.
    pub running_count: u64,
    /// Due and not running yet.
    pub waiting_count: u64,
    /// Not due yet.
    pub scheduled_count: u64,
}

/// The state of a background job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum JobState {
    /// Failed after several attempts, or rejected for good.
    Failed,
    /// Failed, and will be retried.
    Retrying,
    Running,
    /// Due and not running yet.
    Waiting,
    /// Not due yet.
    Scheduled,
    /// Failed, and dismissed by a user.
    Dismissed,
}

/// Work that the product does in the background.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BackgroundJob {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: String,
    /// What it does.
    pub title: String,
    /// What it is about, such as the recipient or the load.
    pub about: Option<String>,
    pub state: JobState,
    /// How many times it was started.
    pub attempts: i32,
    /// The last error in one sentence.
    pub problem: Option<String>,
    /// When it failed for good, in UTC.
    pub failed_at: Option<Timestamp>,
    /// When it is due, in UTC.
    pub run_after: Timestamp,
    /// When it was created, in UTC.
    pub created_at: Timestamp,
}

haul_api::page_of! {
    /// A page of background jobs.
    pub struct BackgroundJobPage of BackgroundJob;
}

/// A service that the product depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum Integration {
    /// Outgoing email.
    Mail,
    /// Text messages.
    Sms,
    /// Your own webhook endpoints.
    Webhooks,
    /// Road mileage.
    Routing,
}

/// Whether an integration works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum IntegrationState {
    /// Not set up.
    Off,
    /// No recent activity.
    Unused,
    /// The last attempt succeeded.
    Working,
    /// The last attempt failed.
    Failing,
}

/// An integration, with its last success and failure.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct IntegrationHealth {
    pub integration: Integration,
    pub state: IntegrationState,
    /// In UTC; omitted if none is known. Successes are remembered for a few days.
    pub last_success_at: Option<Timestamp>,
    /// In UTC; omitted if none is known.
    pub last_failure_at: Option<Timestamp>,
    /// The last failure in one sentence.
    pub problem: Option<String>,
}

/// What the files belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum StorageKind {
    /// Documents of loads.
    LoadDocuments,
    /// Files on customers, facilities, drivers, trucks, trailers and carriers.
    RecordFiles,
    /// The company's own papers.
    CompanyDocuments,
    /// Exported lists, kept for a day.
    Exports,
}

/// Storage used by one kind of file, archived files included.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StorageUse {
    pub kind: StorageKind,
    pub file_count: i64,
    pub bytes: i64,
}
