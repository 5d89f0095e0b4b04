//! The operations of a load's charges.

use haul_api::{Answer, ApiError, AppContext, Begun, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::ops as charges;
use crate::record::{
    action_views::LoadStep,
    charge_views::{ChargeAdd, ChargeUpdate},
    views::Load,
};

#[derive(Default)]
pub struct LoadChargesApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl LoadChargesApi {
    /// Add a charge
    ///
    /// Refused with `load_financially_locked` once the load is approved for billing.
    #[oai(path = "/api/loads/:load_id/charges", method = "post", operation_id = "add_load_charge")]
    async fn add_load_charge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ChargeAdd>,
    ) -> Result<Answer<Load>, ApiError> {
        let operation = format!("add_load_charge {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Answer(load)),
        };
        let load = charges::add(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Change a charge
    ///
    /// A merge patch: omitted fields stay, null clears. Percentages of the line haul are recalculated.
    #[oai(path = "/api/loads/:load_id/charges/:charge_id", method = "patch", operation_id = "update_load_charge")]
    async fn update_load_charge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A charge of the load.
        Path(charge_id): Path<Uuid>,
        Json(body): Json<ChargeUpdate>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = charges::update(&mut write, load_id, charge_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Remove a charge
    ///
    /// Not allowed once it is billed.
    #[oai(path = "/api/loads/:load_id/charges/:charge_id/remove", method = "post", operation_id = "remove_load_charge")]
    async fn remove_load_charge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A charge of the load.
        Path(charge_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = charges::remove(&mut write, load_id, charge_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
