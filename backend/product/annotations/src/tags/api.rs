//! The operations of tags.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext, Json, Sort, Write,
    auth::{Authenticator, Member},
    paging::PageParams,
    record_operations,
};
use haul_types::RecordKind;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    change, ops,
    views::{RecordTags, Tag, TagCreate, TagPage, TagUpdate, TagsChange},
};

#[derive(Default)]
pub struct TagsApi;

#[record_operations(
    Tag,
    path = "/api/tags",
    create = "The name must not be in use in your company.",
    update = "Every record that has it shows it so.",
    archive = "It stays on the records that have it, but is no longer offered."
)]
#[OpenApi(tag = "crate::Chapter::Tags")]
impl TagsApi {
    /// List tags
    ///
    /// Your company's tags, by name unless sorted otherwise.
    #[oai(path = "/api/tags", method = "get", operation_id = "list_tags")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_tags(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name.
        Query(q): Query<Option<String>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Tag>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TagPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, ops::Filter { q, archived }, &params).await?))
    }

    /// Tag a record
    ///
    /// Adds and removes tags. Adding one that is there, or removing one that is not, changes nothing. The record's
    /// version stays, so an open form remains valid.
    #[oai(path = "/api/records/:record_kind/:record_id/tags", method = "post", operation_id = "tag_record")]
    async fn tag_record(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        Json(body): Json<TagsChange>,
    ) -> Result<Answer<RecordTags>, ApiError> {
        auth.require(&actor, record_kind.write_permission(), "tag_record").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let tags = change::of_record(&mut write, record_kind, record_id, body).await?;
        Ok(Answer(write.commit(tags).await?))
    }
}
