//! The operations with which people decide about billing a load.

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
    /// Its revenue is read-only from then on. Each pending charge is approved or denied with it, else `charges_undecided`. Refused
    /// with `load_not_ready_to_bill` while something is missing, and with `rate_confirmation_differs` where the charges come to
    /// something else than the rate confirmation and you do not say that this is right; the messages say what.
    #[oai(path = "/api/loads/:load_id/approve_billing", method = "post", operation_id = "approve_load_billing")]
    async fn approve_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<BillingApproval>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::approve(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Hold up the billing of a load
    ///
    /// Until it is resumed, whatever papers arrive.
    #[oai(path = "/api/loads/:load_id/hold_billing", method = "post", operation_id = "hold_load_billing")]
    async fn hold_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::hold(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Take exception to a load
    ///
    /// Something about it is wrong for the invoice; it waits until it is resumed.
    #[oai(path = "/api/loads/:load_id/flag_billing", method = "post", operation_id = "flag_load_billing")]
    async fn flag_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadException>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::flag(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Send a load back to dispatch
    ///
    /// Whoever looks after the load gets a notice with the reason.
    #[oai(path = "/api/loads/:load_id/send_back", method = "post", operation_id = "send_load_back")]
    async fn send_load_back(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::send_back(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Give a load to billing again
    ///
    /// Of a load that billing sent back.
    #[oai(path = "/api/loads/:load_id/resubmit", method = "post", operation_id = "resubmit_load")]
    async fn resubmit_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::resubmit(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Go on with the billing of a load
    ///
    /// Ends a hold, an exception or a return; the billing status follows the papers again.
    #[oai(path = "/api/loads/:load_id/resume_billing", method = "post", operation_id = "resume_load_billing")]
    async fn resume_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::resume(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Take back an approval for billing
    ///
    /// Opens the revenue again, as long as the load is on no invoice. The reason stays in the history.
    #[oai(path = "/api/loads/:load_id/unlock_billing", method = "post", operation_id = "unlock_load_billing")]
    async fn unlock_load_billing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = decisions::unlock(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
