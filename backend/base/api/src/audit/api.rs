//! The operations of the audit log.

use haul_db::Scope;
use haul_types::Timestamp;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{AuditEvent, AuditEventPage, AuditVerdict},
};
use crate::{Answer, ApiError, AppContext, Sort, auth::Member, paging::PageParams};

#[derive(Default)]
pub struct AuditApi;

#[OpenApi(tag = "crate::Chapter::Audit")]
impl AuditApi {
    /// List audit events
    ///
    /// Who changed what, newest first.
    #[oai(path = "/api/audit_events", method = "get", operation_id = "list_audit_events")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_audit_events(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A kind of record, such as `load`.
        Query(entity_type): Query<Option<String>>,
        /// One record.
        Query(entity_id): Query<Option<Uuid>>,
        /// A user, API key or fleet owner.
        Query(actor_id): Query<Option<Uuid>>,
        /// Such as `load.created`.
        Query(action): Query<Option<String>>,
        /// Not before this time.
        Query(from): Query<Option<Timestamp>>,
        /// Before this time.
        Query(to): Query<Option<Timestamp>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<AuditEvent>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<AuditEventPage>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        let filter = ops::Filter { entity_type, entity_id, actor_id, action, from, to };
        let page = ops::list(&db, actor.company_id, filter, &PageParams { limit, cursor, sort }).await?;
        let items = page.rows.into_iter().map(AuditEvent::try_from).collect::<Result<_, _>>()?;
        Ok(Answer(AuditEventPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// Verify the audit log
    ///
    /// Recomputes the hash chain from the first event on.
    #[oai(path = "/api/audit_events/verify", method = "get", operation_id = "verify_audit_chain")]
    async fn verify_audit_chain(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<AuditVerdict>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        Ok(Answer(ops::verify(&db, &*ctx.sealing, actor.company_id).await?))
    }
}
