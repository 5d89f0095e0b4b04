//! The operations of drivers.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{DriverKind, DriverStatus};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{Driver, DriverCreate, DriverPage, DriverUpdate},
};

#[derive(Default)]
pub struct DriversApi;

#[record_operations(
    Driver,
    path = "/api/drivers",
    create = "A code, where given, must not be in use in your company.",
    archive = "They stay readable and keep their history, but are no longer offered.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Drivers")]
impl DriversApi {
    /// List drivers
    ///
    /// The drivers of your company, by last name unless sorted otherwise.
    #[oai(path = "/api/drivers", method = "get", operation_id = "list_drivers")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_drivers(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name, code, phone or email address.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<DriverStatus>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<DriverKind>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only those whose license, medical certificate or TWIC expires within so many days, or has expired.
        Query(expiring_within_days): Query<Option<u32>>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Driver>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DriverPage>, ApiError> {
        let filter = ops::Filter { q, ids, status, kind, terminal_id, tag, expiring_within_days, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
