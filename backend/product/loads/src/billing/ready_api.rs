//! The operations of billing.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams};
use haul_types::BillingStatus;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ready as ops,
    ready::ReadyFilter,
    ready_views::{ReadyToBill, ReadyToBillPage},
};

#[derive(Default)]
pub struct BillingApi;

#[OpenApi(tag = "crate::Chapter::Billing")]
impl BillingApi {
    /// List loads to bill
    ///
    /// Delivered and unused loads that are not yet approved for billing, longest waiting first unless sorted otherwise,
    /// with what keeps each one from being invoiced.
    #[oai(path = "/api/ready_to_bill", method = "get", operation_id = "list_ready_to_bill")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_ready_to_bill(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of a number, reference, customer, city, driver or truck.
        Query(q): Query<Option<String>>,
        /// Only loads of this customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// Only loads that can be approved, or only the others.
        Query(is_ready): Query<Option<bool>>,
        /// One or more of `docs_pending`, `ready_for_review`, `exception`, `on_hold`, `sent_back_to_ops` and
        /// `approved`, separated by commas; without it, all but the last.
        Query(billing_status): Query<AnyOf<BillingStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<ReadyToBill>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ReadyToBillPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = ReadyFilter { q, customer_id, is_ready, billing_status };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&db, actor.company_id, filter, &params, ctx.now()).await?))
    }
}
