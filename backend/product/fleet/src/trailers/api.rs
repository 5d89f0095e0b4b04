//! The operations of trailers.

use haul_api::{Answer, ApiError, AppContext, auth::Member, paging::PageParams, record_operations};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{Trailer, TrailerCreate, TrailerPage, TrailerUpdate},
};

#[derive(Default)]
pub struct TrailersApi;

#[record_operations(
    Trailer,
    path = "/api/trailers",
    create = "Unit number and VIN must not be in use in your company."
)]
#[OpenApi(tag = "crate::Chapter::Trailers")]
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
        /// Only these records: ids with commas between them, at most 100.
        Query(ids): Query<Option<String>>,
        /// `available`, `in_shop`, `out_of_service`, `inactive`, `sold`; several separated by commas.
        Query(status): Query<Option<String>>,
        /// Equipment such as `dry_van`; several separated by commas.
        Query(kind): Query<Option<String>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `unit_number`, `year` or `annual_inspection_expires_on`; prefix with `-` for descending.
        Query(sort): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TrailerPage>, ApiError> {
        let filter = ops::Filter { q, ids, status, kind, terminal_id, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
