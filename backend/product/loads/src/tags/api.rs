//! The operations of tags.

use haul_api::{ApiError, AppContext, Created, IdempotencyKey, auth::Member, paging::PageParams, records};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};
use uuid::Uuid;

use super::{
    ops,
    views::{Tag, TagCreate, TagPage, TagUpdate},
};

#[derive(Default)]
pub struct TagsApi;

#[OpenApi(tag = "haul_api::Tag::Loads")]
impl TagsApi {
    /// List tags
    ///
    /// Your company's words for its loads, by name unless sorted otherwise.
    #[oai(path = "/api/tags", method = "get", operation_id = "list_tags")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_tags(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name.
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
    ) -> Result<Json<TagPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, ops::Filter { q, archived }, &params).await?))
    }

    /// Read a tag
    ///
    /// One tag of your company, archived or not.
    #[oai(path = "/api/tags/:tag_id", method = "get", operation_id = "read_tag")]
    async fn read_tag(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(tag_id): Path<Uuid>,
    ) -> Result<Json<Tag>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, tag_id).await?))
    }

    /// Add a tag
    ///
    /// The name must not be in use in your company.
    #[oai(path = "/api/tags", method = "post", operation_id = "create_tag")]
    async fn create_tag(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TagCreate>,
    ) -> Result<Created<Tag>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a tag
    ///
    /// Every load that has it shows it so.
    #[oai(path = "/api/tags/:tag_id", method = "patch", operation_id = "update_tag")]
    async fn update_tag(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(tag_id): Path<Uuid>,
        Json(body): Json<TagUpdate>,
    ) -> Result<Json<Tag>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, tag_id, body).await?))
    }

    /// Archive a tag
    ///
    /// It stays on the loads that have it, but is no longer offered.
    #[oai(path = "/api/tags/:tag_id/archive", method = "post", operation_id = "archive_tag")]
    async fn archive_tag(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(tag_id): Path<Uuid>,
    ) -> Result<Json<Tag>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, tag_id).await?))
    }

    /// Restore a tag
    ///
    /// Takes it out of the archive.
    #[oai(path = "/api/tags/:tag_id/restore", method = "post", operation_id = "restore_tag")]
    async fn restore_tag(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(tag_id): Path<Uuid>,
    ) -> Result<Json<Tag>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, tag_id).await?))
    }
}
