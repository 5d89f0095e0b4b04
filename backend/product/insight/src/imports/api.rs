//! The operations of imports.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write,
    auth::{Authenticator, Member},
    authz::{Actor, Permission},
    imports::ImportedKind,
    paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use haul_types::{ImportKind, ImportRowStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    files, ops,
    views::{
        DataImport, ImportColumns, ImportCommit, ImportCorrect, ImportCreate, ImportPage, ImportReconciliation,
        ImportRowPage, ImportTemplate, ImportUndo, ImportUpload,
    },
};

#[derive(Default)]
pub struct ImportsApi;

#[OpenApi(tag = "crate::Chapter::Imports")]
impl ImportsApi {
    /// Open an import's template
    ///
    /// A link to a file with every column and an example row; it works for a few minutes.
    #[oai(path = "/api/imports/template", method = "post", operation_id = "open_import_template")]
    async fn open_import_template(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        Json(body): Json<ImportTemplate>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        auth.require(&actor, ctx.product.imported(body.kind)?.write, "open_import_template").await?;
        Ok(Answer(files::template(&ctx, &actor, body).await?))
    }

    /// List an import's columns
    ///
    /// Every column that a file of this kind may have, with its vocabulary or the records that it names.
    #[oai(path = "/api/imports/columns", method = "get", operation_id = "list_import_columns")]
    async fn list_import_columns(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of records.
        Query(kind): Query<ImportKind>,
    ) -> Result<Answer<ImportColumns>, ApiError> {
        let imported = ctx.product.imported(kind)?;
        auth.require(&actor, imported.read, "list_import_columns").await?;
        let items = (imported.columns)().into_iter().map(Into::into).collect();
        Ok(Answer(ImportColumns { items }))
    }

    /// Start an import's upload
    ///
    /// A ticket for one CSV or XLSX file. Nothing is stored until you create the import.
    #[oai(path = "/api/imports/uploads", method = "post", operation_id = "create_import_upload")]
    async fn create_import_upload(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Created<ImportUpload>, ApiError> {
        Ok(Created::new(ops::begin_upload(&ctx, actor.company_id)?))
    }

    /// List imports
    ///
    /// Your company's imports of records that you may read, newest first.
    #[oai(path = "/api/imports", method = "get", operation_id = "list_imports")]
    async fn list_imports(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Kinds to show; without it, all that you may read.
        Query(kind): Query<AnyOf<ImportKind>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ImportPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort: Sort::default() };
        let readable = ctx.product.imports().filter(|imported| actor.may(imported.read)).map(|imported| imported.kind);
        let readable: Vec<ImportKind> = readable.collect();
        Ok(Answer(ops::list(&db, actor.company_id, &readable, kind, &params).await?))
    }

    /// Read an import
    ///
    /// With its progress.
    #[oai(path = "/api/imports/:import_id", method = "get", operation_id = "read_import")]
    async fn read_import(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
    ) -> Result<Answer<DataImport>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.read, "read_import").await?;
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, import_id).await?))
    }

    /// List an import's rows
    ///
    /// In file order, with each row's problems and the record it became.
    #[oai(path = "/api/imports/:import_id/rows", method = "get", operation_id = "list_import_rows")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_import_rows(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
        /// Statuses to show.
        Query(status): Query<AnyOf<ImportRowStatus>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ImportRowPage>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.read, "list_import_rows").await?;
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort: Sort::default() };
        Ok(Answer(ops::rows(&db, actor.company_id, import_id, status, &params).await?))
    }

    /// Compare an import with its file
    ///
    /// What the file charges, and what the loads made from it hold now, for each kind of charge; and how many of the
    /// records were changed since.
    #[oai(path = "/api/imports/:import_id/reconciliation", method = "get", operation_id = "read_import_reconciliation")]
    async fn read_import_reconciliation(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
    ) -> Result<Answer<ImportReconciliation>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.read, "read_import_reconciliation").await?;
        let db = ctx.db_of(&actor);
        let import = ops::read(&db, actor.company_id, import_id).await?;
        let imported = ctx.product.imported(import.kind)?;
        Ok(Answer(imported.reconcile(&db, actor.company_id, import_id).await?.into()))
    }

    /// Check a file
    ///
    /// Reads an uploaded file in the background and tries each row as if you created the record yourself. Only the
    /// problems are stored. A file may have 20,000 rows. Each kind requires the permission to create such records.
    #[oai(path = "/api/imports", method = "post", operation_id = "create_import")]
    async fn create_import(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ImportCreate>,
    ) -> Result<Created<DataImport>, ApiError> {
        auth.require(&actor, ctx.product.imported(body.kind)?.write, "create_import").await?;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_import", &body).await? {
            Begun::New(write) => write,
            Begun::Done(import) => return Ok(Created::replayed(import)),
        };
        let import = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(import).await?))
    }

    /// Correct an import
    ///
    /// Replaces values of the file, such as a customer's name that it spells differently, and checks the file again in
    /// the background.
    #[oai(path = "/api/imports/:import_id/correct", method = "post", operation_id = "correct_import")]
    async fn correct_import(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
        Json(body): Json<ImportCorrect>,
    ) -> Result<Answer<DataImport>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.write, "correct_import").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let import = ops::correct(&mut write, import_id, body).await?;
        Ok(Answer(write.commit(import).await?))
    }

    /// Import the rows
    ///
    /// Creates records from the ready rows, in the background. A file with bad rows is refused unless you choose to
    /// skip them.
    #[oai(path = "/api/imports/:import_id/commit", method = "post", operation_id = "commit_import")]
    async fn commit_import(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
        Json(body): Json<ImportCommit>,
    ) -> Result<Answer<DataImport>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.write, "commit_import").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let import = ops::commit(&mut write, import_id, body).await?;
        Ok(Answer(write.commit(import).await?))
    }

    /// Undo an import
    ///
    /// In the background. Loads are canceled, their numbers are never reused, and facilities created with them are
    /// archived; records of other kinds are removed. Records changed or used since are kept and listed with the reason.
    #[oai(path = "/api/imports/:import_id/undo", method = "post", operation_id = "undo_import")]
    async fn undo_import(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
        Json(body): Json<ImportUndo>,
    ) -> Result<Answer<DataImport>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.write, "undo_import").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let import = ops::undo(&mut write, import_id, body).await?;
        Ok(Answer(write.commit(import).await?))
    }

    /// Open an import's problems
    ///
    /// A link to a CSV file of every problem with its row and column; it works for a few minutes.
    #[oai(path = "/api/imports/:import_id/errors", method = "post", operation_id = "open_import_errors")]
    async fn open_import_errors(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The import's id.
        Path(import_id): Path<Uuid>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        admit(&ctx, &auth, &actor, import_id, |kind| kind.write, "open_import_errors").await?;
        Ok(Answer(files::errors(&ctx, &actor, import_id).await?))
    }
}

/// Requires the permission of the import's kind.
async fn admit(
    ctx: &AppContext,
    auth: &Authenticator,
    actor: &Actor,
    import_id: Uuid,
    permission: fn(&ImportedKind) -> Permission,
    operation: &str,
) -> Result<(), ApiError> {
    let db = ctx.db_of(actor);
    let import = ops::read(&db, actor.company_id, import_id).await?;
    auth.require(actor, permission(ctx.product.imported(import.kind)?), operation).await
}
