//! The operations of the audit log.

use haul_types::Timestamp;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops, settings,
    views::{AuditActionList, AuditEvent, AuditEventPage, AuditSettings, AuditSettingsReplace, AuditVerdict},
};
use crate::{Answer, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};

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
        let db = ctx.db_of(&actor);
        let without = ctx.product.topics_kept_from(&actor);
        let filter = ops::Filter { entity_type, entity_id, actor_id, action, from, to, without };
        let page = ops::list(&db, actor.company_id, filter, &PageParams { limit, cursor, sort }).await?;
        let items = ops::shown(&db, actor.company_id, page.rows).await?;
        Ok(Answer(AuditEventPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// List audit actions
    ///
    /// The names of what may happen to records, for the filter `action`. Some steps of a record are named as they
    /// happen and not listed.
    #[oai(path = "/api/audit_actions", method = "get", operation_id = "list_audit_actions")]
    async fn list_audit_actions(
        &self,
        ctx: Data<&AppContext>,
        Member(_actor): Member,
    ) -> Result<Answer<AuditActionList>, ApiError> {
        Ok(Answer(ops::actions(ctx.product)))
    }

    /// Read the audit log's settings
    ///
    /// How long addresses and devices are kept. The events themselves are never deleted.
    #[oai(path = "/api/audit_settings", method = "get", operation_id = "read_audit_settings")]
    async fn read_audit_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<AuditSettings>, ApiError> {
        Ok(Answer(settings::read(&ctx.db_of(&actor), actor.company_id).await?))
    }

    /// Change the audit log's settings
    ///
    /// A shorter time erases older addresses and devices for good, within the hour. Their hashes stay, so the chain
    /// remains verifiable.
    #[oai(path = "/api/audit_settings", method = "put", operation_id = "replace_audit_settings")]
    async fn replace_audit_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<AuditSettingsReplace>,
    ) -> Result<Answer<AuditSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let settings = settings::replace(&mut write, body).await?;
        Ok(Answer(write.commit(settings).await?))
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
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::verify(&db, &*ctx.sealing, actor.company_id).await?))
    }
}
