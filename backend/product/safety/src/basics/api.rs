//! The operations of BASIC percentiles.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{BasicMeasure, BasicMeasureCreate, BasicMeasurePage, BasicMeasureUpdate},
};

#[derive(Default)]
pub struct BasicMeasuresApi;

#[record_operations(
    BasicMeasure,
    words = "BASIC measure",
    path = "/api/basic_measures",
    create = "A carrier has one for each month.",
    history
)]
#[OpenApi(tag = "crate::Chapter::BasicMeasures")]
impl BasicMeasuresApi {
    /// List BASIC percentiles
    ///
    /// The latest month first.
    #[oai(path = "/api/basic_measures", method = "get", operation_id = "list_basic_measures")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_basic_measures(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one carrier.
        Query(motor_carrier_id): Query<Option<Uuid>>,
        /// Only the month of this day and later ones.
        Query(from): Query<Option<Date>>,
        /// Only the month of this day and earlier ones.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<BasicMeasure>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<BasicMeasurePage>, ApiError> {
        let filter = ops::Filter { ids, motor_carrier_id, from, to, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
