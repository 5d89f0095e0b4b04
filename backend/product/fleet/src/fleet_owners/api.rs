//! The operations of fleet owners.

use haul_api::{Answer, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::{
    ops,
    views::{FleetOwner, FleetOwnerCreate, FleetOwnerPage, FleetOwnerUpdate},
};

#[derive(Default)]
pub struct FleetOwnersApi;

#[record_operations(
    FleetOwner,
    path = "/api/fleet_owners",
    create = "Sign-in links go to the email address, so no two owners of your company share one.",
    archive = "They stay readable and keep their history, but are no longer offered.",
    history
)]
#[OpenApi(tag = "crate::Chapter::FleetOwners")]
impl FleetOwnersApi {
    /// List fleet owners
    ///
    /// The fleet owners of your company, by name unless sorted otherwise.
    #[oai(path = "/api/fleet_owners", method = "get", operation_id = "list_fleet_owners")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_fleet_owners(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or email address.
        Query(q): Query<Option<String>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<FleetOwner>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<FleetOwnerPage>, ApiError> {
        let filter = ops::Filter { q, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
