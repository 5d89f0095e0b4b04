//! The operations of fleet owners.

use haul_api::{ApiError, AppContext, Created, IdempotencyKey, Tag, auth::Member, paging::PageParams, records};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};
use uuid::Uuid;

use super::{
    ops,
    views::{FleetOwner, FleetOwnerCreate, FleetOwnerPage, FleetOwnerUpdate},
};

#[derive(Default)]
pub struct FleetOwnersApi;

#[OpenApi(tag = "Tag::FleetOwners")]
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
        /// Show archived ones instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `name` or `created_at`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<FleetOwnerPage>, ApiError> {
        let filter = ops::Filter { q, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read a fleet owner
    ///
    /// One fleet owner of your company, archived or not.
    #[oai(path = "/api/fleet_owners/:fleet_owner_id", method = "get", operation_id = "read_fleet_owner")]
    async fn read_fleet_owner(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fleet_owner_id): Path<Uuid>,
    ) -> Result<Json<FleetOwner>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, fleet_owner_id).await?))
    }

    /// Add a fleet owner
    ///
    /// Sign-in links go to the email address, so no two owners of your company share one.
    #[oai(path = "/api/fleet_owners", method = "post", operation_id = "create_fleet_owner")]
    async fn create_fleet_owner(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<FleetOwnerCreate>,
    ) -> Result<Created<FleetOwner>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a fleet owner
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/fleet_owners/:fleet_owner_id", method = "patch", operation_id = "update_fleet_owner")]
    async fn update_fleet_owner(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fleet_owner_id): Path<Uuid>,
        Json(body): Json<FleetOwnerUpdate>,
    ) -> Result<Json<FleetOwner>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, fleet_owner_id, body).await?))
    }

    /// Archive a fleet owner
    ///
    /// They stay readable and keep their history, but are no longer offered.
    #[oai(path = "/api/fleet_owners/:fleet_owner_id/archive", method = "post", operation_id = "archive_fleet_owner")]
    async fn archive_fleet_owner(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fleet_owner_id): Path<Uuid>,
    ) -> Result<Json<FleetOwner>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, fleet_owner_id).await?))
    }

    /// Restore a fleet owner
    ///
    /// Takes them out of the archive.
    #[oai(path = "/api/fleet_owners/:fleet_owner_id/restore", method = "post", operation_id = "restore_fleet_owner")]
    async fn restore_fleet_owner(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fleet_owner_id): Path<Uuid>,
    ) -> Result<Json<FleetOwner>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, fleet_owner_id).await?))
    }
}
