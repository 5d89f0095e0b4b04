//! The operations of tags.

use haul_api::{Answer, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::{
    ops,
    views::{Tag, TagCreate, TagPage, TagUpdate},
};

#[derive(Default)]
pub struct TagsApi;

#[record_operations(
    Tag,
    path = "/api/tags",
    create = "The name must not be in use in your company.",
    update = "Every load that has it shows it so.",
    archive = "It stays on the loads that have it, but is no longer offered."
)]
#[OpenApi(tag = "crate::Chapter::Loads")]
impl TagsApi {
    /// List tags
    ///
    /// Your company's tags for loads, by name unless sorted otherwise.
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
}
