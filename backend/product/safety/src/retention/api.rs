//! The operations of retention.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member,
    paging::PageParams,
};
use haul_types::{PurgeStatus, RetainedKind, RetentionRule};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    proposals,
    views::{PurgeDecision, PurgeProposal, PurgeProposalCreate, PurgeProposalPage, Retention},
};

#[derive(Default)]
pub struct RetentionApi;

#[OpenApi(tag = "crate::Chapter::Retention")]
impl RetentionApi {
    /// List what may be purged
    ///
    /// The records that no longer have to be kept, and why some of them have to stay. It is computed with each call.
    /// Needs all of the company's terminals.
    #[oai(path = "/api/retention", method = "get", operation_id = "read_retention")]
    async fn read_retention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Kinds of records to show.
        Query(record_kind): Query<AnyOf<RetainedKind>>,
        /// Rules under which they may be purged.
        Query(rule): Query<AnyOf<RetentionRule>>,
        /// Only those about one driver, truck, trailer or carrier.
        Query(about_id): Query<Option<Uuid>>,
        /// Only those that have to stay, or only the others.
        Query(has_obstacle): Query<Option<bool>>,
    ) -> Result<Answer<Retention>, ApiError> {
        let filter = proposals::Filter { record_kind, rule, about_id, has_obstacle };
        Ok(Answer(proposals::retention(&ctx, &actor, &filter).await?))
    }

    /// List proposals to purge
    ///
    /// The latest first. Needs all of the company's terminals.
    #[oai(path = "/api/retention/proposals", method = "get", operation_id = "list_purge_proposals")]
    async fn list_purge_proposals(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// States to show.
        Query(status): Query<AnyOf<PurgeStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<PurgeProposal>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<PurgeProposalPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(proposals::list(&ctx, &actor, &status, &params).await?))
    }

    /// Read a proposal to purge
    #[oai(path = "/api/retention/proposals/:purge_proposal_id", method = "get", operation_id = "read_purge_proposal")]
    async fn read_purge_proposal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The proposal's id.
        Path(purge_proposal_id): Path<Uuid>,
    ) -> Result<Answer<PurgeProposal>, ApiError> {
        Ok(Answer(proposals::read(&ctx, &actor, purge_proposal_id).await?))
    }

    /// Propose to purge records
    ///
    /// Keeps the chosen records as a proposal, which another person has to approve. Nothing is deleted yet.
    #[oai(path = "/api/retention/proposals", method = "post", operation_id = "create_purge_proposal")]
    async fn create_purge_proposal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<PurgeProposalCreate>,
    ) -> Result<Created<PurgeProposal>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_purge_proposal", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let made = proposals::propose(&mut write, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// Approve a proposal to purge
    ///
    /// Checks each record again and deletes those that still may go, with their files, for good. The person who proposed it can't
    /// approve it. What was kept says why.
    #[oai(
        path = "/api/retention/proposals/:purge_proposal_id/approve",
        method = "post",
        operation_id = "approve_purge_proposal"
    )]
    async fn approve_purge_proposal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The proposal's id.
        Path(purge_proposal_id): Path<Uuid>,
        Json(body): Json<PurgeDecision>,
    ) -> Result<Answer<PurgeProposal>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let decided = proposals::approve(&mut write, purge_proposal_id, body).await?;
        Ok(Answer(write.commit(decided).await?))
    }

    /// Reject a proposal to purge
    ///
    /// Nothing is deleted. The person who proposed it can withdraw it this way.
    #[oai(
        path = "/api/retention/proposals/:purge_proposal_id/reject",
        method = "post",
        operation_id = "reject_purge_proposal"
    )]
    async fn reject_purge_proposal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The proposal's id.
        Path(purge_proposal_id): Path<Uuid>,
        Json(body): Json<PurgeDecision>,
    ) -> Result<Answer<PurgeProposal>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let decided = proposals::reject(&mut write, purge_proposal_id, body).await?;
        Ok(Answer(write.commit(decided).await?))
    }
}
