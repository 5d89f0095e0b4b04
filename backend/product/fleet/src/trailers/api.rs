//! The operations of trailers.

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
    views::{Trailer, TrailerCreate, TrailerPage, TrailerUpdate},
};

#[derive(Default)]
pub struct TrailersApi;

#[OpenApi(tag = "Tag::Trailers")]
impl TrailersApi {
    /// List trailers
    ///
    /// The trailers of your company, by unit number unless sorted otherwise.
    #[oai(path = "/api/trailers", method = "get", operation_id = "list_trailers")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_trailers(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the unit number, VIN or plate.
        Query(q): Query<Option<String>>,
        /// `available`, `in_shop`, `out_of_service`, `inactive`, `sold`; several separated by commas.
        Query(status): Query<Option<String>>,
        /// Equipment such as `dry_van`; several separated by commas.
        Query(kind): Query<Option<String>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Show archived ones instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `unit_number`, `year` or `annual_inspection_expires_on`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<TrailerPage>, ApiError> {
        let filter = ops::Filter { q, status, kind, terminal_id, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read a trailer
    ///
    /// One trailer of your company, archived or not.
    #[oai(path = "/api/trailers/:trailer_id", method = "get", operation_id = "read_trailer")]
    async fn read_trailer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(trailer_id): Path<Uuid>,
    ) -> Result<Json<Trailer>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, trailer_id).await?))
    }

    /// Add a trailer
    ///
    /// Unit number and VIN must not be in use in your company.
    #[oai(path = "/api/trailers", method = "post", operation_id = "create_trailer")]
    async fn create_trailer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TrailerCreate>,
    ) -> Result<Created<Trailer>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a trailer
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/trailers/:trailer_id", method = "patch", operation_id = "update_trailer")]
    async fn update_trailer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(trailer_id): Path<Uuid>,
        Json(body): Json<TrailerUpdate>,
    ) -> Result<Json<Trailer>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, trailer_id, body).await?))
    }

    /// Archive a trailer
    ///
    /// It stays readable and keeps its history, but is no longer offered.
    #[oai(path = "/api/trailers/:trailer_id/archive", method = "post", operation_id = "archive_trailer")]
    async fn archive_trailer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(trailer_id): Path<Uuid>,
    ) -> Result<Json<Trailer>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, trailer_id).await?))
    }

    /// Restore a trailer
    ///
    /// Takes it out of the archive.
    #[oai(path = "/api/trailers/:trailer_id/restore", method = "post", operation_id = "restore_trailer")]
    async fn restore_trailer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(trailer_id): Path<Uuid>,
    ) -> Result<Json<Trailer>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, trailer_id).await?))
    }
}
