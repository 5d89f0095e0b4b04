//! The operations for deciding about a load's billing.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::ops as decisions;
use crate::record::{
    action_views::{BillingApproval, LoadException, LoadReason, LoadStep},
    views::Load,
};

#[derive(Default)]
pub struct LoadBillingApi;

#[OpenApi(tag = "crate::Chapter::Billing")]
impl LoadBillingApi {
    /// Approve a load for billing
    ///
    /// Its revenue is read-only from then on. Each pending charge is approved or denied with it, else
    /// `charges_undecided`. Refused with `load_not_ready_to_bill` while something is missing, and with
    /// `rate_confirmation_differs` if the charges add up to a different amount than the rate confirmation and you have
    /// not accepted that; the messages name what.
    #[oai(path = "/api/loads/:load_id/approve_billing", method = "post", operation_id = "approve_load_billing")]
    async fn approve_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<BillingApproval>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::approve(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Hold a load's billing
    ///
    /// Until it is resumed, even if papers arrive.
    #[oai(path = "/api/loads/:load_id/hold_billing", method = "post", operation_id = "hold_load_billing")]
    async fn hold_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::hold(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Flag a load's billing
    ///
    /// Something on the load is wrong for the invoice; it waits until it is resumed.
    #[oai(path = "/api/loads/:load_id/flag_billing", method = "post", operation_id = "flag_load_billing")]
    async fn flag_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadException>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::flag(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Send a load back to dispatch
    ///
    /// The load's dispatcher is notified with the reason.
    #[oai(path = "/api/loads/:load_id/send_back", method = "post", operation_id = "send_load_back")]
    async fn send_load_back(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::send_back(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Resubmit a load to billing
    ///
    /// For a load that billing sent back.
    #[oai(path = "/api/loads/:load_id/resubmit", method = "post", operation_id = "resubmit_load")]
    async fn resubmit_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::resubmit(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Resume a load's billing
    ///
    /// Ends a hold, a flag or a return; the billing status follows the papers again.
    #[oai(path = "/api/loads/:load_id/resume_billing", method = "post", operation_id = "resume_load_billing")]
    async fn resume_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::resume(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Undo a billing approval
    ///
    /// Makes the revenue editable again, unless the load is on an invoice. The reason stays in the history.
    #[oai(path = "/api/loads/:load_id/unlock_billing", method = "post", operation_id = "unlock_load_billing")]
    async fn unlock_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::unlock(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
