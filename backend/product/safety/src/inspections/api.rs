//! The operations of roadside inspections.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{
        ReturnStatus, RoadsideInspection, RoadsideInspectionCreate, RoadsideInspectionPage, RoadsideInspectionUpdate,
    },
};

#[derive(Default)]
pub struct RoadsideInspectionsApi;

#[record_operations(
    RoadsideInspection,
    path = "/api/roadside_inspections",
    create = "The report number must not be in use in your company.",
    history
)]
#[OpenApi(tag = "crate::Chapter::RoadsideInspections")]
impl RoadsideInspectionsApi {
    /// List roadside inspections
    ///
    /// The latest first.
    #[oai(path = "/api/roadside_inspections", method = "get", operation_id = "list_roadside_inspections")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_roadside_inspections(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the report number.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Only those of one truck.
        Query(truck_id): Query<Option<Uuid>>,
        /// Only those of one trailer.
        Query(trailer_id): Query<Option<Uuid>>,
        /// Only those that put something out of service, or only the others.
        Query(is_out_of_service): Query<Option<bool>>,
        /// Whether the signed report has gone back.
        Query(return_status): Query<AnyOf<ReturnStatus>>,
        /// Only those on this day or later.
        Query(from): Query<Option<Date>>,
        /// Only those on this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<RoadsideInspection>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<RoadsideInspectionPage>, ApiError> {
        let filter = ops::Filter {
            q,
            ids,
            driver_id,
            truck_id,
            trailer_id,
            is_out_of_service,
            return_status,
            from,
            to,
            archived,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
