//! The operations of the product's health.

use haul_api::{Answer, ApiError, AppContext, Sort, Write, auth::Member, paging::PageParams};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{BackgroundJob, BackgroundJobPage, JobState, SystemHealth},
};

#[derive(Default)]
pub struct HealthApi;

#[OpenApi(tag = "crate::Chapter::Health")]
impl HealthApi {
    /// Read system health
    ///
    /// Your company's background jobs by kind, the integrations with their last success and failure, and the storage in
    /// use.
    #[oai(path = "/api/system_health", method = "get", operation_id = "read_system_health")]
    async fn read_system_health(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<SystemHealth>, ApiError> {
        Ok(Answer(ops::read(&ctx, &actor).await?))
    }

    /// List background jobs
    ///
    /// Jobs that haven't finished, or those in one state. Finished jobs are deleted after a week; failed ones stay until
    /// you dismiss them.
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    #[oai(path = "/api/jobs", method = "get", operation_id = "list_jobs")]
    async fn list_jobs(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only jobs in this state.
        Query(state): Query<Option<JobState>>,
        /// Only jobs of this kind.
        Query(kind): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<BackgroundJob>>,
    ) -> Result<Answer<BackgroundJobPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, state, kind.as_deref(), &params).await?))
    }

    /// Retry a job
    ///
    /// Runs a failed job again right away, with a full set of attempts, and ends the wait of one that is about to be
    /// retried. Other jobs stay as they are. Work already done is skipped, except that an email may go out again.
    #[oai(path = "/api/jobs/:job_id/retry", method = "post", operation_id = "retry_job")]
    async fn retry_job(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The job's id.
        Path(job_id): Path<Uuid>,
    ) -> Result<Answer<BackgroundJob>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let job = ops::retry(&mut write, job_id).await?;
        Ok(Answer(write.commit(job).await?))
    }

    /// Dismiss a failed job
    ///
    /// It won't be retried and leaves the list. Jobs that records depend on can only be retried. Dismissing it twice
    /// changes nothing.
    #[oai(path = "/api/jobs/:job_id/dismiss", method = "post", operation_id = "dismiss_job")]
    async fn dismiss_job(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The job's id.
        Path(job_id): Path<Uuid>,
    ) -> Result<Answer<BackgroundJob>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let job = ops::dismiss(&mut write, job_id).await?;
        Ok(Answer(write.commit(job).await?))
    }
}
