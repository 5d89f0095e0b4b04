//! The operations of trailers.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{Equipment, VehicleStatus};
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
    create = "Unit number and VIN must not be in use in your company.",
    history
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
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<VehicleStatus>>,
        /// Equipment to show.
        Query(kind): Query<AnyOf<Equipment>>,
        /// Only those of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Trailer>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TrailerPage>, ApiError> {
        let filter = ops::Filter { q, ids, status, kind, terminal_id, tag, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
