//! The operations of drivers.

use haul_api::{Answer, ApiError, AppContext, auth::Member, paging::PageParams, record_operations};
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
    archive = "They stay readable and keep their history, but are no longer offered."
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
        /// Only these records: ids with commas between them, at most 100.
        Query(ids): Query<Option<String>>,
        /// `active`, `inactive`, `terminated`; several separated by commas.
        Query(status): Query<Option<String>>,
        /// `company`, `owner_operator`, `lease`, `team`; several separated by commas.
        Query(kind): Query<Option<String>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only those whose license, medical certificate or TWIC expires within so many days, or has expired.
        Query(expiring_within_days): Query<Option<u32>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `last_name`, `hired_on`, `license_expires_on`, `medical_expires_on` or `home_by_on`; prefix with `-` for
        /// descending.
        Query(sort): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DriverPage>, ApiError> {
        let filter = ops::Filter { q, ids, status, kind, terminal_id, expiring_within_days, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
