//! The job trait.

use haul_entity::base::job::Model;
use haul_types::Timestamp;
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use crate::{ApiError, AppContext, future::BoxFuture};

/// A kind of work deferred until after a commit. It may run more than once and skips what is already done.
pub trait Job: 'static {
    /// Its name in the table.
    const KIND: &'static str;
    /// What it does, for people.
    const TITLE: &'static str;
    /// Records wait for it, or it is what starts the next one: a failed one can be retried, but not dismissed.
    const IS_NEEDED: bool = false;
    /// A person is watching for its result: it goes before the jobs that nobody waits for.
    const IS_AWAITED: bool = false;

    type Payload: Serialize + DeserializeOwned + Send;

    fn run(
        ctx: &AppContext,
        company_id: Uuid,
        payload: Self::Payload,
    ) -> impl Future<Output = Result<(), JobError>> + Send;
}

/// Why a job failed.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// May succeed later.
    #[error("{0}")]
    Passing(String),
    /// Nothing failed; it is too early.
    #[error("waits until {0}")]
    NotBefore(Timestamp),
    /// Never will succeed.
    #[error("{0}")]
    Final(String),
}

impl JobError {
    pub fn passing(cause: impl std::fmt::Display) -> Self {
        Self::Passing(cause.to_string())
    }

    pub fn is_final(&self) -> bool {
        matches!(self, Self::Final(_))
    }
}

impl From<ApiError> for JobError {
    fn from(error: ApiError) -> Self {
        Self::passing(error)
    }
}

/// A [`Job`] without its type.
#[derive(Clone, Copy)]
pub struct JobKind {
    pub kind: &'static str,
    pub title: &'static str,
    pub is_needed: bool,
    pub is_awaited: bool,
    run: for<'a> fn(&'a AppContext, &'a Model) -> BoxFuture<'a, Result<(), JobError>>,
}

impl JobKind {
    pub const fn of<J: Job>() -> Self {
        Self {
            kind: J::KIND,
            title: J::TITLE,
            is_needed: J::IS_NEEDED,
            is_awaited: J::IS_AWAITED,
            run: |ctx, job| Box::pin(run::<J>(ctx, job)),
        }
    }

    pub(super) async fn run(&self, ctx: &AppContext, job: &Model) -> Result<(), JobError> {
        (self.run)(ctx, job).await
    }
}

async fn run<J: Job>(ctx: &AppContext, job: &Model) -> Result<(), JobError> {
    // Nil if the work must find the company itself.
    let company_id = job.company_id.unwrap_or_default();
    let payload = serde_json::from_value(job.payload.clone());
    J::run(ctx, company_id, payload.map_err(|error| JobError::Final(error.to_string()))?).await
}
