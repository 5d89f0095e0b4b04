//! The operations of legal holds.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::ComplianceSubject;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{LegalHold, LegalHoldCreate, LegalHoldPage, LegalHoldUpdate},
};

#[derive(Default)]
pub struct LegalHoldsApi;

#[record_operations(
    LegalHold,
    path = "/api/legal_holds",
    create = "While it is in force, nothing of the record can be purged.",
    archive = "For one that was placed by mistake; it holds nothing from then on. Release one that is over instead.",
    history
)]
#[OpenApi(tag = "crate::Chapter::LegalHolds")]
impl LegalHoldsApi {
    /// List legal holds
    ///
    /// The latest first.
    #[oai(path = "/api/legal_holds", method = "get", operation_id = "list_legal_holds")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_legal_holds(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the matter.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Kinds of records on hold.
        Query(record_kind): Query<AnyOf<ComplianceSubject>>,
        /// Only those of one driver, truck, trailer or carrier.
        Query(record_id): Query<Option<Uuid>>,
        /// Only those in force, or only those that were released.
        Query(is_in_force): Query<Option<bool>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<LegalHold>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<LegalHoldPage>, ApiError> {
        let filter = ops::Filter { q, ids, record_kind, record_id, is_in_force, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
