//! The operations by which fleet owners look at their trucks and loads.

use haul_api::{Answer, ApiError, AppContext, Sort, auth::Owner, paging::PageParams};
use haul_types::OwnerLoadGroup;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use crate::{
    fleet::{self, LoadFilter},
    fleet_views::{OwnerDashboard, OwnerLoad, OwnerLoadPage, OwnerTruckList},
};

#[derive(Default)]
pub struct OwnerFleetApi;

#[OpenApi(tag = "crate::Chapter::OwnerPortal")]
impl OwnerFleetApi {
    /// Read your dashboard
    ///
    /// Your trucks at a glance, this week's loads, and papers about to expire.
    #[oai(path = "/api/owner/dashboard", method = "get", operation_id = "read_owner_dashboard")]
    async fn read_owner_dashboard(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
    ) -> Result<Answer<OwnerDashboard>, ApiError> {
        Ok(Answer(fleet::dashboard(&ctx, &owner).await?))
    }

    /// List your trucks
    ///
    /// The trucks you own today, by unit number, each with its current load.
    #[oai(path = "/api/owner/trucks", method = "get", operation_id = "list_owner_trucks")]
    async fn list_owner_trucks(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
    ) -> Result<Answer<OwnerTruckList>, ApiError> {
        Ok(Answer(OwnerTruckList { items: fleet::list_trucks(&ctx, &owner).await? }))
    }

    /// List your loads
    ///
    /// Loads your trucks picked up while you owned them, latest pickup first unless sorted otherwise.
    #[oai(path = "/api/owner/loads", method = "get", operation_id = "list_owner_loads")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_owner_loads(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
        /// Loads of one truck.
        Query(truck_id): Query<Option<Uuid>>,
        /// All if omitted.
        Query(group): Query<Option<OwnerLoadGroup>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<OwnerLoad>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<OwnerLoadPage>, ApiError> {
        let filter = LoadFilter { truck_id, group: group.unwrap_or(OwnerLoadGroup::All) };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(fleet::list_loads(&ctx, &owner, filter, &params).await?))
    }
}
