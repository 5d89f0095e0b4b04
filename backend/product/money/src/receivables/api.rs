//! The operations of receivables.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

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
    async fn list_receivables(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the customer's name. Totals are of all customers.
        Query(q): Query<Option<String>>,
        /// The last day that counts; today if omitted.
        Query(as_of): Query<Option<Date>>,
        /// Rows per page; all of them if omitted.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ReceivableList>, ApiError> {
        let mut list = reading::list(&ctx, &actor, as_of, q.as_deref()).await?;
        reading::cut(&mut list, limit, cursor.as_deref())?;
        Ok(Answer(list))
    }
}
