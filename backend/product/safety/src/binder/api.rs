//! The operations of binders.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{AuditBinder, AuditBinderCreate, AuditBinderPage},
};

#[derive(Default)]
pub struct AuditBindersApi;

#[OpenApi(tag = "crate::Chapter::AuditBinders")]
impl AuditBindersApi {
    /// List audit binders
    ///
    /// Those that you ordered within the last 90 days, newest first.
    #[oai(path = "/api/audit_binders", method = "get", operation_id = "list_audit_binders")]
    async fn list_audit_binders(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<AuditBinderPage>, ApiError> {
        let params = PageParams { limit, cursor, sort: Sort::default() };
        Ok(Answer(ops::list(&ctx.db_of(&actor), &actor, &params).await?))
    }

    /// Read an audit binder
    ///
    /// With its progress.
    #[oai(path = "/api/audit_binders/:audit_binder_id", method = "get", operation_id = "read_audit_binder")]
    async fn read_audit_binder(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The binder's id.
        Path(audit_binder_id): Path<Uuid>,
    ) -> Result<Answer<AuditBinder>, ApiError> {
        Ok(Answer(ops::read(&ctx.db_of(&actor), &actor, audit_binder_id).await?))
    }

    /// Order an audit binder
    ///
    /// Prints what an auditor asks for, today or as it stood on a past day, and packs it into one ZIP file in the
    /// background: a folder for each rating factor, and `0 Index.pdf`, which names each file with its pages and says what is
    /// not inside and why. It has only what you may see, and nobody else can open it. The file is kept for a day.
    #[oai(path = "/api/audit_binders", method = "post", operation_id = "create_audit_binder")]
    async fn create_audit_binder(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<AuditBinderCreate>,
    ) -> Result<Created<AuditBinder>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_audit_binder", &body).await? {
            Begun::New(write) => write,
            Begun::Done(binder) => return Ok(Created::replayed(binder)),
        };
        let binder = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(binder).await?))
    }

    /// Open an audit binder
    ///
    /// A link to the finished file that works for a few minutes; the audit log says who opened it.
    #[oai(path = "/api/audit_binders/:audit_binder_id/open", method = "post", operation_id = "open_audit_binder")]
    async fn open_audit_binder(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The binder's id.
        Path(audit_binder_id): Path<Uuid>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let link = ops::open(&mut write, audit_binder_id).await?;
        Ok(Answer(write.commit(link).await?))
    }
}
