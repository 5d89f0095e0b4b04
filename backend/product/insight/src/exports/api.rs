//! The operations of exports.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, exports::Column,
    paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use haul_types::ExportList;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{Export, ExportColumn, ExportColumnList, ExportCreate, ExportPage},
};

#[derive(Default)]
pub struct ExportsApi;

#[OpenApi(tag = "crate::Chapter::Exports")]
impl ExportsApi {
    /// List exports
    ///
    /// Your own, newest first.
    #[oai(path = "/api/exports", method = "get", operation_id = "list_exports")]
    async fn list_exports(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ExportPage>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(ctx.product, &db, &actor, &PageParams { limit, cursor, sort: Sort::default() }).await?))
    }

    /// Read an export
    ///
    /// One of your own, with its progress.
    #[oai(path = "/api/exports/:export_id", method = "get", operation_id = "read_export")]
    async fn read_export(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The id of one of your own exports.
        Path(export_id): Path<Uuid>,
    ) -> Result<Answer<Export>, ApiError> {
        let db = ctx.db_of(&actor);
        let row = ops::read(&db, &actor, export_id).await?;
        Ok(Answer(Export::of(ops::exported(ctx.product, row.list_name)?, row)))
    }

    /// List a file's columns
    ///
    /// The columns that a file of the list can have, in the order of a file with all of them.
    #[oai(path = "/api/export_columns", method = "get", operation_id = "list_export_columns")]
    async fn list_export_columns(
        &self,
        ctx: Data<&AppContext>,
        Member(_actor): Member,
        /// The list to export.
        Query(list_name): Query<ExportList>,
    ) -> Result<Answer<ExportColumnList>, ApiError> {
        let columns = ops::exported(ctx.product, list_name)?.columns.iter();
        let shown = |column: &Column| ExportColumn { key: column.key.to_owned(), title: column.title.to_owned() };
        Ok(Answer(ExportColumnList { items: columns.map(shown).collect() }))
    }

    /// Export a list
    ///
    /// Writes the list's rows for these parameters to a file, in the background. If you may read the list, you may
    /// export it; access is checked again when the file is written. Times are in UTC if the column title says so.
    #[oai(path = "/api/exports", method = "post", operation_id = "create_export")]
    async fn create_export(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ExportCreate>,
    ) -> Result<Created<Export>, ApiError> {
        let total_rows = ops::check(&ctx, &actor, &body).await?;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_export", &body).await? {
            Begun::New(write) => write,
            Begun::Done(export) => return Ok(Created::replayed(export)),
        };
        let export = ops::create(&mut write, body, total_rows).await?;
        Ok(Created::new(write.commit(export).await?))
    }

    /// Open an export
    ///
    /// A link to the finished file that works for a few minutes. The file itself is kept for a day.
    #[oai(path = "/api/exports/:export_id/open", method = "post", operation_id = "open_export")]
    async fn open_export(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The id of one of your own exports.
        Path(export_id): Path<Uuid>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::open(&ctx, &db, &actor, export_id).await?))
    }
}
