//! The operations of drivers' events.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{Date, DriverEventKind};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{DriverEvent, DriverEventCreate, DriverEventPage, DriverEventUpdate},
};

#[derive(Default)]
pub struct DriverEventsApi;

#[record_operations(
    DriverEvent,
    path = "/api/driver_events",
    create = "With `item_type` it also becomes the driver's paper, which takes the place of the one on file.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DriverEvents")]
impl DriverEventsApi {
    /// List training, policies, coaching and incidents
    ///
    /// The latest first.
    #[oai(path = "/api/driver_events", method = "get", operation_id = "list_driver_events")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_driver_events(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the title or of the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<DriverEventKind>>,
        /// Only those whose follow-up is still to do, or only the others.
        Query(is_follow_up_open): Query<Option<bool>>,
        /// Only those whose follow-up is overdue, or only the others.
        Query(is_overdue): Query<Option<bool>>,
        /// Only those of this day or later.
        Query(from): Query<Option<Date>>,
        /// Only those of this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DriverEvent>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DriverEventPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, kind, is_follow_up_open, is_overdue, from, to, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
