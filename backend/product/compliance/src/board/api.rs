//! The operation of the board.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext,
    auth::{Authenticator, Member},
};
use haul_types::{ComplianceStatus, ComplianceSubject};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{ops, views::ComplianceBoard};

#[derive(Default)]
pub struct BoardApi;

#[OpenApi(tag = "crate::Chapter::Compliance")]
impl BoardApi {
    /// Read the board of papers
    ///
    /// Active drivers, or trucks or trailers in use, by name, with the status of each of their papers today.
    #[oai(path = "/api/compliance_board", method = "get", operation_id = "read_compliance_board")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn read_compliance_board(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of records.
        Query(record_kind): Query<ComplianceSubject>,
        /// Part of the name or unit number.
        Query(q): Query<Option<String>>,
        /// Only records of one terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Only records with at least one paper in one of these statuses: `missing`, `expiring` or `expired`.
        Query(status): Query<AnyOf<ComplianceStatus>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ComplianceBoard>, ApiError> {
        auth.require(&actor, record_kind.read_permission(), "read_compliance_board").await?;
        let filter = ops::Filter { q, terminal_id, status };
        Ok(Answer(ops::read(&ctx, &actor, record_kind, filter, limit, cursor).await?))
    }
}
