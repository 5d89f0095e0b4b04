//! The operations of motor vehicle records.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams, record_operations,
};
use haul_types::MvrDecision;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops, review,
    views::{
        MotorVehicleRecord, MotorVehicleRecordCreate, MotorVehicleRecordPage, MotorVehicleRecordReview,
        MotorVehicleRecordUpdate,
    },
};

#[derive(Default)]
pub struct MotorVehicleRecordsApi;

#[record_operations(
    MotorVehicleRecord,
    path = "/api/motor_vehicle_records",
    create = "It waits for its review.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Compliance")]
impl MotorVehicleRecordsApi {
    /// List motor vehicle records
    ///
    /// The latest first.
    #[oai(path = "/api/motor_vehicle_records", method = "get", operation_id = "list_motor_vehicle_records")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_motor_vehicle_records(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// What the review decided.
        Query(decision): Query<AnyOf<MvrDecision>>,
        /// Only reviewed ones, or only those that wait for their review.
        Query(is_reviewed): Query<Option<bool>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<MotorVehicleRecord>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<MotorVehicleRecordPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, decision, is_reviewed, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Review a motor vehicle record
    ///
    /// In your name and today (49 CFR 391.25). It becomes the driver's paper: the MVR at hire, or the annual review, valid for
    /// a year. Neither if the driver is disqualified.
    #[oai(
        path = "/api/motor_vehicle_records/:motor_vehicle_record_id/review",
        method = "post",
        operation_id = "review_motor_vehicle_record"
    )]
    async fn review_motor_vehicle_record(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The record's id.
        Path(motor_vehicle_record_id): Path<Uuid>,
        Json(body): Json<MotorVehicleRecordReview>,
    ) -> Result<Answer<MotorVehicleRecord>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let reviewed = review::review(&mut write, motor_vehicle_record_id, body).await?;
        Ok(Answer(write.commit(reviewed).await?))
    }
}
