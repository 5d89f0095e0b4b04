//! The operations of terminals.

use haul_api::{ApiError, AppContext, Created, IdempotencyKey, Tag, auth::Member, paging::PageParams, records};
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
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, ops::Filter { q, archived }, &params).await?))
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
        Ok(Json(records::read(&ctx, &actor, terminal_id).await?))
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
        records::create(&ctx, &actor, key.0, body).await
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
        Ok(Json(records::update(&ctx, &actor, terminal_id, body).await?))
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
        Ok(Json(records::archive(&ctx, &actor, terminal_id).await?))
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
        Ok(Json(records::restore(&ctx, &actor, terminal_id).await?))
    }
}
