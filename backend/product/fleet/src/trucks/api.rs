//! The operations of trucks.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member,
    paging::PageParams, record_operations,
};
use haul_types::{TruckOwnershipKind, VehicleStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    ownership_views::{TruckOwnership, TruckOwnershipCreate, TruckOwnershipList, TruckOwnershipUpdate},
    ownerships,
    views::{Truck, TruckCreate, TruckPage, TruckUpdate},
};

#[derive(Default)]
pub struct TrucksApi;

#[record_operations(
    Truck,
    path = "/api/trucks",
    create = "Unit number and VIN must not be in use in your company.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Trucks")]
impl TrucksApi {
    /// List trucks
    ///
    /// The trucks of your company, by unit number unless sorted otherwise.
    #[oai(path = "/api/trucks", method = "get", operation_id = "list_trucks")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_trucks(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the unit number, VIN, plate or make.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<VehicleStatus>>,
        /// Kinds of ownership to show.
        Query(ownership): Query<AnyOf<TruckOwnershipKind>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only those that this fleet owner owns today.
        Query(fleet_owner_id): Query<Option<Uuid>>,
        /// Only those that run under this carrier's authority.
        Query(motor_carrier_id): Query<Option<Uuid>>,
        /// Only those that are available and on no load.
        #[oai(default)]
        Query(is_idle): Query<bool>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Truck>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TruckPage>, ApiError> {
        let filter = ops::Filter {
            q,
            ids,
            status,
            ownership,
            terminal_id,
            tag,
            fleet_owner_id,
            motor_carrier_id,
            is_idle,
            archived,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// List a truck's owners over time
    ///
    /// Newest first. On days without an entry the carrier owns it.
    #[oai(path = "/api/trucks/:truck_id/ownerships", method = "get", operation_id = "list_truck_ownerships")]
    async fn list_truck_ownerships(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The truck's id.
        Path(truck_id): Path<Uuid>,
    ) -> Result<Answer<TruckOwnershipList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ownerships::list(&db, actor.company_id, truck_id).await?))
    }

    /// Give a truck an owner
    ///
    /// From one day to another, or open-ended. Two owners never share a day.
    #[oai(path = "/api/trucks/:truck_id/ownerships", method = "post", operation_id = "create_truck_ownership")]
    async fn create_truck_ownership(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The truck's id.
        Path(truck_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TruckOwnershipCreate>,
    ) -> Result<Created<TruckOwnership>, ApiError> {
        let mut write = match Write::begin_create(
            &ctx,
            &actor,
            key.0,
            format!("create_truck_ownership {truck_id}"),
            &body,
        )
        .await?
        {
            Begun::New(write) => write,
            Begun::Done(ownership) => return Ok(Created::replayed(ownership)),
        };
        let ownership = ownerships::create(&mut write, truck_id, body).await?;
        Ok(Created::new(write.commit(ownership).await?))
    }

    /// Change the days of an ownership
    ///
    /// A merge patch: omitted fields stay, null clears.
    #[oai(
        path = "/api/trucks/:truck_id/ownerships/:ownership_id",
        method = "patch",
        operation_id = "update_truck_ownership"
    )]
    async fn update_truck_ownership(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The truck's id.
        Path(truck_id): Path<Uuid>,
        /// The id of one of this truck's ownerships.
        Path(ownership_id): Path<Uuid>,
        Json(body): Json<TruckOwnershipUpdate>,
    ) -> Result<Answer<TruckOwnership>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let ownership = ownerships::update(&mut write, truck_id, ownership_id, body).await?;
        Ok(Answer(write.commit(ownership).await?))
    }
}
