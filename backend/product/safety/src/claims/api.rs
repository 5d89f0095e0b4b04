//! The operations of claims.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{ClaimKind, ClaimStatus, Date};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{Claim, ClaimCreate, ClaimPage, ClaimUpdate},
};

#[derive(Default)]
pub struct ClaimsApi;

#[record_operations(
    Claim,
    path = "/api/claims",
    create = "The deadlines of a cargo claim follow from the day you received it.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Claims")]
impl ClaimsApi {
    /// List claims
    ///
    /// The latest first.
    #[oai(path = "/api/claims", method = "get", operation_id = "list_claims")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_claims(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the claimant's name or of the insurer's number.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// What they are about.
        Query(kind): Query<AnyOf<ClaimKind>>,
        /// How far they are.
        Query(status): Query<AnyOf<ClaimStatus>>,
        /// Only those that are neither decided nor closed, or only the others.
        Query(is_open): Query<Option<bool>>,
        /// Only those with a step that is overdue, or only the others.
        Query(is_overdue): Query<Option<bool>>,
        /// Only those that stem from one accident.
        Query(accident_id): Query<Option<Uuid>>,
        /// Only those of one load.
        Query(load_id): Query<Option<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Only those of one truck.
        Query(truck_id): Query<Option<Uuid>>,
        /// Only those that happened on this day or later.
        Query(from): Query<Option<Date>>,
        /// Only those that happened on this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Claim>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ClaimPage>, ApiError> {
        let filter = ops::Filter {
            q,
            ids,
            kind,
            status,
            is_open,
            is_overdue,
            accident_id,
            load_id,
            driver_id,
            truck_id,
            from,
            to,
            archived,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
