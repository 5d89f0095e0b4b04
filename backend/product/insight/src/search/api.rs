//! The operation of search.

use haul_api::{ApiError, AppContext, Tag, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query, payload::Json};

use super::{ops, views::SearchResults};

#[derive(Default)]
pub struct SearchApi;

#[OpenApi(tag = "Tag::Search")]
impl SearchApi {
    /// Search
    ///
    /// Loads, quotes, drivers, trucks, trailers, customers and facilities by a few letters, each kind only if you may see it.
    #[oai(path = "/api/search", method = "get", operation_id = "search")]
    async fn search(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Two letters at least.
        Query(q): Query<String>,
    ) -> Result<Json<SearchResults>, ApiError> {
        Ok(Json(ops::search(&ctx, &actor, &q).await?))
    }
}
