//! The operations of receivables.

use haul_api::{Answer, AnyOf, ApiError, AppContext, auth::Member};
use haul_types::{CollectionStage, Date};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{reading, views::ReceivableList};

#[derive(Default)]
pub struct ReceivablesApi;

#[OpenApi(tag = "crate::Chapter::Receivables")]
impl ReceivablesApi {
    /// List receivables
    ///
    /// What each customer owed at the end of a day, by the days since it was due, as the ledger has it. Needs all of the
    /// company's terminals.
    #[oai(path = "/api/receivables", method = "get", operation_id = "list_receivables")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_receivables(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the customer's name. Totals are of all customers.
        Query(q): Query<Option<String>>,
        /// The last day that counts; today if omitted.
        Query(as_of): Query<Option<Date>>,
        /// Only this customer. Totals are of all customers.
        Query(customer_id): Query<Option<Uuid>>,
        /// Stages to show. Totals are of all customers.
        Query(stage): Query<AnyOf<CollectionStage>>,
        /// Only customers to follow up with by this day.
        Query(follow_up_to): Query<Option<Date>>,
        /// Only customers who broke their last promise, or only the others.
        Query(is_promise_broken): Query<Option<bool>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ReceivableList>, ApiError> {
        let filter = reading::Filter { q, as_of, customer_id, stage, follow_up_to, is_promise_broken };
        let mut list = reading::list(&ctx, &actor, filter).await?;
        reading::cut(&mut list, limit, cursor.as_deref())?;
        Ok(Answer(list))
    }
}
