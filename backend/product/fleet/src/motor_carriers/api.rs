//! The operations of carriers.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams, record_operations,
};
use haul_company::company::Company;
use haul_types::{FmcsaStatus, MotorCarrierKind, MotorCarrierStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    dot_number, ops,
    views::{
        DotNumberChange, MotorCarrier, MotorCarrierCreate, MotorCarrierLookup, MotorCarrierPage, MotorCarrierUpdate,
    },
};

#[derive(Default)]
pub struct MotorCarriersApi;

#[record_operations(
    MotorCarrier,
    path = "/api/motor_carriers",
    create = "The USDOT number must not be in use in your company. FMCSA is asked about it soon after.",
    archive = "It stays readable and keeps its history, but is no longer offered. Partners are no longer checked.",
    history
)]
#[OpenApi(tag = "crate::Chapter::MotorCarriers")]
impl MotorCarriersApi {
    /// List motor carriers
    ///
    /// Your own authorities and your partners, by name unless sorted otherwise.
    #[oai(path = "/api/motor_carriers", method = "get", operation_id = "list_motor_carriers")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_motor_carriers(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or USDOT number.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<MotorCarrierKind>>,
        /// Your company's decisions to show.
        Query(status): Query<AnyOf<MotorCarrierStatus>>,
        /// What FMCSA's last answer comes to.
        Query(fmcsa_status): Query<AnyOf<FmcsaStatus>>,
        /// Only those whose insurance on file with you expires within so many days, or has expired.
        Query(expiring_within_days): Query<Option<u32>>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<MotorCarrier>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<MotorCarrierPage>, ApiError> {
        let filter = ops::Filter { q, ids, kind, status, fmcsa_status, expiring_within_days, tag, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Look up a carrier
    ///
    /// What FMCSA's registry says about a number. Nothing is stored. Without an answer, the outcome says so.
    #[oai(path = "/api/carrier_registry", method = "get", operation_id = "look_up_carrier")]
    async fn look_up_carrier(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// USDOT number of 1 to 8 digits. Give this or `docket_number`.
        Query(dot_number): Query<Option<String>>,
        /// Such as `MC-123456`. Give this or `dot_number`.
        Query(docket_number): Query<Option<String>>,
    ) -> Result<Answer<MotorCarrierLookup>, ApiError> {
        let number = ops::number(dot_number.as_deref(), docket_number.as_deref())?;
        Ok(Answer(ops::find(&ctx, &actor, number).await?))
    }

    /// Check a motor carrier now
    ///
    /// Asks FMCSA's registry and stores the answer. Without an answer, `fmcsa_problem` says why, and nothing else changes.
    #[oai(
        path = "/api/motor_carriers/:motor_carrier_id/refresh",
        method = "post",
        operation_id = "refresh_motor_carrier"
    )]
    async fn refresh_motor_carrier(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The carrier's id.
        Path(motor_carrier_id): Path<Uuid>,
    ) -> Result<Answer<MotorCarrier>, ApiError> {
        Ok(Answer(ops::refresh(&ctx, &actor, motor_carrier_id).await?))
    }

    /// Change the company's USDOT number
    ///
    /// For a number that was wrong, or that FMCSA replaced. Your own authority gets it too, and FMCSA is asked about it
    /// soon after. The number has to be confirmed again. Requires a sign-in within the last ten minutes, and every Admin
    /// is notified.
    #[oai(path = "/api/company/change_dot_number", method = "post", operation_id = "change_dot_number")]
    async fn change_dot_number(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DotNumberChange>,
    ) -> Result<Answer<Company>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let company = dot_number::change(&mut write, body).await?;
        Ok(Answer(write.commit(company).await?))
    }
}
