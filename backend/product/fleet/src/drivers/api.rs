//! The operations of drivers.

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
    views::{Driver, DriverCreate, DriverPage, DriverUpdate},
};

#[derive(Default)]
pub struct DriversApi;

#[OpenApi(tag = "Tag::Drivers")]
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
        /// `active`, `inactive`, `terminated`; several separated by commas.
        Query(state): Query<Option<String>>,
        /// `company`, `owner_operator`, `lease`, `team`; several separated by commas.
        Query(kind): Query<Option<String>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only those whose license or medical certificate expires within so many days, or has expired.
        Query(expiring_within_days): Query<Option<u32>>,
        /// Show archived ones instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `last_name`, `hired_on`, `license_expires_on` or `medical_expires_on`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<DriverPage>, ApiError> {
        let filter = ops::Filter { q, state, kind, terminal_id, expiring_within_days, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read a driver
    ///
    /// One driver of your company, archived or not.
    #[oai(path = "/api/drivers/:driver_id", method = "get", operation_id = "read_driver")]
    async fn read_driver(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(driver_id): Path<Uuid>,
    ) -> Result<Json<Driver>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, driver_id).await?))
    }

    /// Add a driver
    ///
    /// A code, where given, must not be in use in your company.
    #[oai(path = "/api/drivers", method = "post", operation_id = "create_driver")]
    async fn create_driver(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverCreate>,
    ) -> Result<Created<Driver>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a driver
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/drivers/:driver_id", method = "patch", operation_id = "update_driver")]
    async fn update_driver(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(driver_id): Path<Uuid>,
        Json(body): Json<DriverUpdate>,
    ) -> Result<Json<Driver>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, driver_id, body).await?))
    }

    /// Archive a driver
    ///
    /// They stay readable and keep their history, but are no longer offered.
    #[oai(path = "/api/drivers/:driver_id/archive", method = "post", operation_id = "archive_driver")]
    async fn archive_driver(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(driver_id): Path<Uuid>,
    ) -> Result<Json<Driver>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, driver_id).await?))
    }

    /// Restore a driver
    ///
    /// Takes them out of the archive.
    #[oai(path = "/api/drivers/:driver_id/restore", method = "post", operation_id = "restore_driver")]
    async fn restore_driver(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(driver_id): Path<Uuid>,
    ) -> Result<Json<Driver>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, driver_id).await?))
    }
}
