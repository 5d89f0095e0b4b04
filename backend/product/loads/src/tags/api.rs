//! The operations of tags.

use haul_api::{ApiError, AppContext, Begun, Created, IdempotencyKey, Write, auth::Member, paging::PageParams};
use haul_db::Scope;
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
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&db, actor.company_id, ops::Filter { q, archived }, &params).await?))
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
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        Ok(Json(ops::read(&db, actor.company_id, tag_id).await?))
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
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_tag", &body).await? {
            Begun::New(write) => write,
            Begun::Done(tag) => return Ok(Created::new(tag)),
        };
        let tag = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(tag).await?))
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
        let mut write = Write::begin(&ctx, &actor).await?;
        let tag = ops::update(&mut write, tag_id, body).await?;
        Ok(Json(write.commit(tag).await?))
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
        let mut write = Write::begin(&ctx, &actor).await?;
        let tag = ops::set_archived(&mut write, tag_id, true).await?;
        Ok(Json(write.commit(tag).await?))
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
        let mut write = Write::begin(&ctx, &actor).await?;
        let tag = ops::set_archived(&mut write, tag_id, false).await?;
        Ok(Json(write.commit(tag).await?))
    }
}
