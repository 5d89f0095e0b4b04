//! The operations of terminals.

use haul_api::{ApiError, AppContext, Begun, Created, IdempotencyKey, Tag, Write, auth::Member, paging::PageParams};
use haul_db::Scope;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};
use uuid::Uuid;

use super::{
    ops,
    views::{Terminal, TerminalCreate, TerminalPage, TerminalUpdate},
};

#[derive(Default)]
pub struct TerminalsApi;

#[OpenApi(tag = "Tag::Company")]
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
        /// Show archived terminals instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `name`, `code` or `created_at`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<TerminalPage>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        let params = PageParams { limit, cursor, sort };
        let page = ops::list(&db, actor.company_id, ops::Filter { q, archived }, &params).await?;
        let items = page.rows.into_iter().map(Terminal::try_from).collect::<Result<_, _>>()?;
        Ok(Json(TerminalPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// Read a terminal
    ///
    /// One terminal of your company, archived or not.
    #[oai(path = "/api/terminals/:terminal_id", method = "get", operation_id = "read_terminal")]
    async fn read_terminal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(terminal_id): Path<Uuid>,
    ) -> Result<Json<Terminal>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        let row = ops::find(&db, actor.company_id, terminal_id).await?;
        Ok(Json(row.try_into()?))
    }

    /// Add a terminal
    ///
    /// The code must not be in use in your company.
    #[oai(path = "/api/terminals", method = "post", operation_id = "create_terminal")]
    async fn create_terminal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TerminalCreate>,
    ) -> Result<Created<Terminal>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_terminal", &body).await? {
            Begun::New(write) => write,
            Begun::Done(terminal) => return Ok(Created::new(terminal)),
        };
        let terminal = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(terminal).await?))
    }

    /// Change a terminal
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/terminals/:terminal_id", method = "patch", operation_id = "update_terminal")]
    async fn update_terminal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(terminal_id): Path<Uuid>,
        Json(body): Json<TerminalUpdate>,
    ) -> Result<Json<Terminal>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let terminal = ops::update(&mut write, terminal_id, body).await?;
        Ok(Json(write.commit(terminal).await?))
    }

    /// Archive a terminal
    ///
    /// It stays readable and keeps its history, but is no longer offered.
    #[oai(path = "/api/terminals/:terminal_id/archive", method = "post", operation_id = "archive_terminal")]
    async fn archive_terminal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(terminal_id): Path<Uuid>,
    ) -> Result<Json<Terminal>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let terminal = ops::set_archived(&mut write, terminal_id, true).await?;
        Ok(Json(write.commit(terminal).await?))
    }

    /// Restore a terminal
    ///
    /// Takes it out of the archive.
    #[oai(path = "/api/terminals/:terminal_id/restore", method = "post", operation_id = "restore_terminal")]
    async fn restore_terminal(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(terminal_id): Path<Uuid>,
    ) -> Result<Json<Terminal>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let terminal = ops::set_archived(&mut write, terminal_id, false).await?;
        Ok(Json(write.commit(terminal).await?))
    }
}
