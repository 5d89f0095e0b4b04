//! The operations of terminations.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Sort,
    auth::{Authenticator, Member},
    paging::PageParams,
    record_operations,
};
use haul_types::{Date, Permission, RehireEligibility, TerminationReason};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops, statement,
    views::{
        DriverTermination, DriverTerminationCreate, DriverTerminationPage, DriverTerminationUpdate,
        TerminationStatement,
    },
};

#[derive(Default)]
pub struct DriverTerminationsApi;

#[record_operations(
    DriverTermination,
    path = "/api/driver_terminations",
    create = "The driver is terminated with it, in one step. If the driver is on open loads, say that you accept that.",
    archive = "For one that was added by mistake: the driver is again what it was before.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DriverTerminations")]
impl DriverTerminationsApi {
    /// List terminations
    ///
    /// The latest first.
    #[oai(path = "/api/driver_terminations", method = "get", operation_id = "list_driver_terminations")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_driver_terminations(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Reasons to show.
        Query(reason): Query<AnyOf<TerminationReason>>,
        /// Whether the driver may be hired again.
        Query(rehire): Query<AnyOf<RehireEligibility>>,
        /// Only those whose checklist is open, or only those whose is done.
        Query(has_open_steps): Query<Option<bool>>,
        /// Only those with this last day or a later one.
        Query(from): Query<Option<Date>>,
        /// Only those with this last day or an earlier one.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DriverTermination>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DriverTerminationPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, reason, rehire, has_open_steps, from, to, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read what a future employer may be told
    ///
    /// Dates, position, and the accidents of the three years before the last day, from the register (49 CFR 391.23(g)). It
    /// also needs the permission `accidents:read`.
    #[oai(
        path = "/api/driver_terminations/:driver_termination_id/statement",
        method = "get",
        operation_id = "read_termination_statement"
    )]
    async fn read_termination_statement(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The termination's id.
        Path(driver_termination_id): Path<Uuid>,
    ) -> Result<Answer<TerminationStatement>, ApiError> {
        auth.require(&actor, Permission::AccidentsRead, "read_termination_statement").await?;
        Ok(Answer(statement::read(&ctx, &actor, driver_termination_id).await?))
    }
}
