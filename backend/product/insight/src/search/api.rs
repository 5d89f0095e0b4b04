//! The operation of search.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::{ops, views::SearchResults};

#[derive(Default)]
pub struct SearchApi;

#[OpenApi(tag = "crate::Chapter::Search")]
impl SearchApi {
    /// Search
    ///
    /// Loads, quotes, drivers, trucks, trailers, customers, facilities and vendors by a few letters; only kinds you may
    /// see.
    ///
    /// A kind in front narrows the search, such as `truck 119`. Four or more digits of a phone number find its owner.
    #[oai(path = "/api/search", method = "get", operation_id = "search")]
    async fn search(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// At least two letters.
        Query(q): Query<String>,
    ) -> Result<Answer<SearchResults>, ApiError> {
        Ok(Answer(ops::search(&ctx, &actor, &q).await?))
    }
}
