//! The operations of vendors.

use haul_api::{
    ApiError, AppContext, Created, IdempotencyKey, Tag, audit::RecordHistory, auth::Member, paging::PageParams, records,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};
use uuid::Uuid;

use super::{
    ops,
    views::{Vendor, VendorCreate, VendorPage, VendorUpdate},
};

#[derive(Default)]
pub struct VendorsApi;

#[OpenApi(tag = "Tag::Vendors")]
impl VendorsApi {
    /// List vendors
    ///
    /// The vendors of your company, by name unless sorted otherwise.
    #[oai(path = "/api/vendors", method = "get", operation_id = "list_vendors")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_vendors(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or email address.
        Query(q): Query<Option<String>>,
        /// Such as `repair_shop` or `fuel`; several separated by commas.
        Query(kind): Query<Option<String>>,
        /// Only those that get a 1099, or only the others.
        Query(is_1099): Query<Option<bool>>,
        /// Only those that get a 1099 and have no tax ID yet.
        #[oai(default)]
        Query(lacks_tax_id): Query<bool>,
        /// Show archived ones instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `name`, `payment_terms_days` or `created_at`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<VendorPage>, ApiError> {
        let filter = ops::Filter { q, kind, is_1099, lacks_tax_id, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read a vendor
    ///
    /// One vendor of your company, archived or not.
    #[oai(path = "/api/vendors/:vendor_id", method = "get", operation_id = "read_vendor")]
    async fn read_vendor(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(vendor_id): Path<Uuid>,
    ) -> Result<Json<Vendor>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, vendor_id).await?))
    }

    /// Add a vendor
    ///
    /// The name must not be in use in your company.
    #[oai(path = "/api/vendors", method = "post", operation_id = "create_vendor")]
    async fn create_vendor(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<VendorCreate>,
    ) -> Result<Created<Vendor>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a vendor
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/vendors/:vendor_id", method = "patch", operation_id = "update_vendor")]
    async fn update_vendor(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(vendor_id): Path<Uuid>,
        Json(body): Json<VendorUpdate>,
    ) -> Result<Json<Vendor>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, vendor_id, body).await?))
    }

    /// List a vendor's history
    ///
    /// What happened to the vendor and who did it, newest first; at most 200 entries.
    #[oai(path = "/api/vendors/:vendor_id/history", method = "get", operation_id = "list_vendor_history")]
    async fn list_vendor_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(vendor_id): Path<Uuid>,
    ) -> Result<Json<RecordHistory>, ApiError> {
        Ok(Json(records::history::<Vendor>(&ctx, &actor, vendor_id).await?))
    }

    /// Archive a vendor
    ///
    /// It stays readable and keeps its history, but is no longer offered.
    #[oai(path = "/api/vendors/:vendor_id/archive", method = "post", operation_id = "archive_vendor")]
    async fn archive_vendor(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(vendor_id): Path<Uuid>,
    ) -> Result<Json<Vendor>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, vendor_id).await?))
    }

    /// Restore a vendor
    ///
    /// Takes it out of the archive.
    #[oai(path = "/api/vendors/:vendor_id/restore", method = "post", operation_id = "restore_vendor")]
    async fn restore_vendor(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(vendor_id): Path<Uuid>,
    ) -> Result<Json<Vendor>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, vendor_id).await?))
    }
}
