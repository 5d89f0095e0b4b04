//! The operations of saved views.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, paging::PageParams,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{SavedView, SavedViewCreate, SavedViewPage, SavedViewUpdate},
};

#[derive(Default)]
pub struct SavedViewsApi;

#[OpenApi(tag = "crate::Chapter::SavedViews")]
impl SavedViewsApi {
    /// List saved views
    ///
    /// Your own views and those your colleagues share, by name unless sorted otherwise.
    #[oai(path = "/api/saved_views", method = "get", operation_id = "list_saved_views")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_saved_views(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Views of this list only, such as `loads`.
        Query(list_name): Query<Option<String>>,
        /// Part of the name.
        Query(q): Query<Option<String>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<SavedView>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<SavedViewPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&db, &actor, ops::Filter { list_name, q }, &params).await?))
    }

    /// Save a view
    ///
    /// The name must be new among your views of the list.
    #[oai(path = "/api/saved_views", method = "post", operation_id = "create_saved_view")]
    async fn create_saved_view(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<SavedViewCreate>,
    ) -> Result<Created<SavedView>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_saved_view", &body).await? {
            Begun::New(write) => write,
            Begun::Done(view) => return Ok(Created::replayed(view)),
        };
        let view = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(view).await?))
    }

    /// Change a view
    ///
    /// One of your own. A merge patch: omitted fields stay, null clears.
    #[oai(path = "/api/saved_views/:saved_view_id", method = "patch", operation_id = "update_saved_view")]
    async fn update_saved_view(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The id of one of your own views.
        Path(saved_view_id): Path<Uuid>,
        Json(body): Json<SavedViewUpdate>,
    ) -> Result<Answer<SavedView>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let view = ops::update(&mut write, saved_view_id, body).await?;
        Ok(Answer(write.commit(view).await?))
    }

    /// Remove a view
    ///
    /// One of your own. Returns the removed view, so that you can save it again.
    #[oai(path = "/api/saved_views/:saved_view_id/remove", method = "post", operation_id = "remove_saved_view")]
    async fn remove_saved_view(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The id of one of your own views.
        Path(saved_view_id): Path<Uuid>,
    ) -> Result<Answer<SavedView>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let view = ops::remove(&mut write, saved_view_id).await?;
        Ok(Answer(write.commit(view).await?))
    }
}
