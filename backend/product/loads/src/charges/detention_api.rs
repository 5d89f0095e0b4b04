//! The operations for deciding about detention.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use haul_detention::Detention;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    detention_views::{DetentionApprove, DetentionNote, DetentionReason, DetentionStep},
    detentions,
};

#[derive(Default)]
pub struct LoadDetentionApi;

#[OpenApi(tag = "haul_detention::Chapter::Detention")]
impl LoadDetentionApi {
    /// Claim detention
    ///
    /// Adds an approved DETENTION charge to the load. Refused with `load_financially_locked` once the load is approved for
    /// billing.
    #[oai(path = "/api/detention/:detention_id/approve", method = "post", operation_id = "approve_detention")]
    async fn approve_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
        Json(body): Json<DetentionApprove>,
    ) -> Result<Answer<Detention>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let detention = detentions::approve(&mut write, detention_id, body).await?;
        Ok(Answer(write.commit(detention).await?))
    }

    /// Waive detention
    ///
    /// Drops the claim, with a reason.
    #[oai(path = "/api/detention/:detention_id/waive", method = "post", operation_id = "waive_detention")]
    async fn waive_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
        Json(body): Json<DetentionReason>,
    ) -> Result<Answer<Detention>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let detention = detentions::waive(&mut write, detention_id, body).await?;
        Ok(Answer(write.commit(detention).await?))
    }

    /// Dispute detention
    ///
    /// Records that the customer disagrees. The charge is removed from the load, unless the load is approved for
    /// billing.
    #[oai(path = "/api/detention/:detention_id/dispute", method = "post", operation_id = "dispute_detention")]
    async fn dispute_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
        Json(body): Json<DetentionNote>,
    ) -> Result<Answer<Detention>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let detention = detentions::dispute(&mut write, detention_id, body).await?;
        Ok(Answer(write.commit(detention).await?))
    }

    /// Reopen detention
    ///
    /// Undoes a decision and removes its charge from the load. The amount follows the facts again.
    #[oai(path = "/api/detention/:detention_id/reopen", method = "post", operation_id = "reopen_detention")]
    async fn reopen_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
        Json(body): Json<DetentionStep>,
    ) -> Result<Answer<Detention>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let detention = detentions::reopen(&mut write, detention_id, body.version).await?;
        Ok(Answer(write.commit(detention).await?))
    }
}
