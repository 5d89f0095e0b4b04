//! The operations of accidents.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{Date, Preventability};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{Accident, AccidentCreate, AccidentPage, AccidentUpdate},
};

#[derive(Default)]
pub struct AccidentsApi;

#[record_operations(
    Accident,
    path = "/api/accidents",
    create = "Whether it is recordable follows from what you enter.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Accidents")]
impl AccidentsApi {
    /// List accidents
    ///
    /// The latest first.
    #[oai(path = "/api/accidents", method = "get", operation_id = "list_accidents")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_accidents(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the city or the number of the police report.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Only those of one truck.
        Query(truck_id): Query<Option<Uuid>>,
        /// Only those that belong in the accident register, or only the others.
        Query(is_recordable): Query<Option<bool>>,
        /// Whether the driver could have prevented it.
        Query(preventability): Query<AnyOf<Preventability>>,
        /// Only those on this day or later.
        Query(from): Query<Option<Date>>,
        /// Only those on this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Accident>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<AccidentPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, truck_id, is_recordable, preventability, from, to, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
