//! The operations of contract lanes.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{Date, Equipment};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{ContractLane, ContractLaneCreate, ContractLanePage, ContractLaneUpdate},
};

#[derive(Default)]
pub struct ContractLanesApi;

#[record_operations(
    ContractLane,
    path = "/api/contract_lanes",
    create = "Loads booked on it from then on are offered its price.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Quotes")]
impl ContractLanesApi {
    /// List contract lanes
    ///
    /// The prices agreed for lanes, those that end first at the top unless sorted otherwise. To find the price of a
    /// load, give its customer, first and last facility, equipment and pickup day.
    #[oai(path = "/api/contract_lanes", method = "get", operation_id = "list_contract_lanes")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_contract_lanes(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of a city's name.
        Query(q): Query<Option<String>>,
        /// Lanes of this customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// Kinds of equipment to show.
        Query(equipment): Query<AnyOf<Equipment>>,
        /// Lanes in force on this day.
        Query(on): Query<Option<Date>>,
        /// Lanes that start in the city of this facility.
        Query(origin_facility_id): Query<Option<Uuid>>,
        /// Lanes that end in the city of this facility.
        Query(destination_facility_id): Query<Option<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<ContractLane>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ContractLanePage>, ApiError> {
        let filter =
            ops::Filter { q, customer_id, equipment, on, origin_facility_id, destination_facility_id, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
