//! The operations of terminals.

use haul_api::{Answer, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::{
    ops,
    views::{Terminal, TerminalCreate, TerminalPage, TerminalUpdate},
};

#[derive(Default)]
pub struct TerminalsApi;

#[record_operations(Terminal, path = "/api/terminals", create = "The code must not be in use in your company.")]
#[OpenApi(tag = "crate::Chapter::Company")]
impl TerminalsApi {
    /// List terminals
    ///
    /// The terminals of your company, by name unless sorted otherwise.
    #[oai(path = "/api/terminals", method = "get", operation_id = "list_terminals")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_terminals(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or code.
        Query(q): Query<Option<String>>,
        /// Show archived terminals instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Terminal>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TerminalPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, ops::Filter { q, archived }, &params).await?))
    }
}
