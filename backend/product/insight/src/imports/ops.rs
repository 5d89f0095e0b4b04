//! The verbs of imports.

use chrono::TimeDelta;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write, changes_between, from_json_column,
    imports::{CheckImport, CommitImport, ImportCorrection, Payload, UndoImport},
    jobs::Job,
    jobs::keep_blob,
    json_column,
    paging::{PageParams, page},
    same_version,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    insight::{
        import::{Column, Entity, Model},
        import_row,
    },
};
use haul_ports::{UploadGrant, UploadPurpose};
use haul_types::{FileFormat, ImportKind, ImportRowStatus, ImportStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter};
use serde_json::json;
use uuid::Uuid;

use super::{
    error::ImportError,
    views::{
        DataImport, ImportCommit, ImportCorrect, ImportCreate, ImportPage, ImportRow, ImportRowPage, ImportUndo,
        ImportUpload,
    },
};
use crate::exports::media_type;

/// Time to choose a file and send it over a slow line.
const UPLOAD_LIFETIME: TimeDelta = TimeDelta::hours(1);
/// The size limit of a table; the rows are limited when it is read.
const MAX_BYTES: u64 = 15 << 20;
/// Corrections of one import: whoever needs more is quicker in a spreadsheet.
const MOST_CORRECTIONS: usize = 500;
/// Characters of a corrected text: those of the longest field that a cell fills.
const LONGEST_TEXT: usize = 2000;

/// A ticket for one upload.
pub fn begin_upload(ctx: &AppContext, company_id: Uuid) -> Result<ImportUpload, ImportError> {
    let expires_at = ctx.now() + UPLOAD_LIFETIME;
    // Some programs order a workbook's parts so that it looks like any other archive.
    let media_types = [media_type(FileFormat::Csv), media_type(FileFormat::Xlsx), "application/zip"].map(str::to_owned);
    let grant = UploadGrant {
        company_id,
        purpose: UploadPurpose::ImportFile,
        max_bytes: MAX_BYTES,
        media_types: media_types.to_vec(),
        expires_at: expires_at.utc(),
    };
    let ticket = ctx.blobs.mint_upload(&grant)?;
    Ok(ImportUpload { upload_url: ticket.url, expires_at, max_bytes: MAX_BYTES })
}

/// Claims the uploaded file and starts to check its rows.
pub async fn create(write: &mut Write, input: ImportCreate) -> Result<DataImport, ImportError> {
    let blobs = &write.ctx.blobs;
    let receipt = blobs.verify_receipt(&input.receipt, write.company_id(), UploadPurpose::ImportFile)?;
    let mut invalid = Invalid::default();
    let file_name = invalid.text("file_name", &input.file_name, 200);
    invalid.finish()?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        kind: input.kind,
        file_name,
        blob_id: receipt.blob_id,
        status: ImportStatus::Checking,
        problem: None,
        ignored_columns: json!([]),
        corrections: json!([]),
        total_rows: 0,
        ready_rows: 0,
        bad_rows: 0,
        imported_rows: 0,
        refused_rows: 0,
        undone_rows: 0,
        kept_rows: 0,
        created_by_id: write.actor.id,
        created_by: write.actor.name.clone(),
        imported_at: None,
        undone_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    keep_blob(write, receipt.blob_id).await?;
    enqueue::<CheckImport>(write, row.id).await?;
    let import = DataImport::try_from(row)?;
    write.record("import.created", "import", import.id, &import.file_name, changes_between(None, &import));
    Ok(import)
}

impl SortBy for DataImport {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

impl SortBy for ImportRow {
    type Column = import_row::Column;

    const FIELDS: &'static [(&'static str, import_row::Column)] = &[("row_number", import_row::Column::RowNumber)];
    const DEFAULT: &'static str = "row_number";
}

/// Imports of the kinds that the user may read, optionally only some of them.
pub async fn list(
    db: &Db,
    company_id: Uuid,
    readable: &[ImportKind],
    kind: AnyOf<ImportKind>,
    params: &PageParams<DataImport>,
) -> Result<ImportPage, ApiError> {
    let mut select = Entity::owned_by(company_id).filter(Column::Kind.is_in(readable.iter().copied()));
    select = select.filter(kind.on(Column::Kind));
    let page = page(db, select, params, Column::Id).await?;
    let items = page.rows.into_iter().map(DataImport::try_from).collect::<Result<_, _>>()?;
    Ok(ImportPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<DataImport, ImportError> {
    let row = Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(ImportError::NotFound)?;
    Ok(row.try_into()?)
}

pub async fn rows(
    db: &Db,
    company_id: Uuid,
    id: Uuid,
    status: AnyOf<ImportRowStatus>,
    params: &PageParams<ImportRow>,
) -> Result<ImportRowPage, ImportError> {
    read(db, company_id, id).await?;
    let mut select = import_row::Entity::owned_by(company_id).filter(import_row::Column::ImportId.eq(id));
    select = select.filter(status.on(import_row::Column::Status));
    let page = page(db, select, params, import_row::Column::Id).await?;
    let items = page.rows.into_iter().map(ImportRow::try_from).collect::<Result<_, _>>()?;
    Ok(ImportRowPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

/// Reads texts of the file as others, and starts to check its rows again.
pub async fn correct(write: &mut Write, id: Uuid, input: ImportCorrect) -> Result<DataImport, ImportError> {
    let import = locked(write, id, input.version).await?;
    if import.status != ImportStatus::Checked {
        return Err(ImportError::NotChecked);
    }
    let columns = (write.ctx.product.imported(import.kind)?.columns)();
    let mut invalid = Invalid::default();
    let mut added = Vec::with_capacity(input.corrections.len());
    for (at, correction) in input.corrections.into_iter().enumerate() {
        let path = |field: &str| format!("corrections.{at}.{field}");
        let is_known = columns.iter().any(|column| column.key == correction.column);
        invalid.require(is_known, &path("column"), "There is no such column.");
        let mut text = |field, text: &str| invalid.optional_text(&path(field), text, LONGEST_TEXT).unwrap_or_default();
        added.push(ImportCorrection {
            value: text("value", &correction.value),
            replacement: text("replacement", &correction.replacement),
            column: correction.column,
        });
    }
    let corrections = ImportCorrection::merged(from_json_column(import.corrections.clone())?, added);
    let most = format!("A file can have at most {MOST_CORRECTIONS} corrections. Correct the file itself.");
    invalid.require(corrections.len() <= MOST_CORRECTIONS, "corrections", &most);
    invalid.finish()?;
    enqueue::<CheckImport>(write, id).await?;
    let after = Model {
        status: ImportStatus::Checking,
        corrections: json_column(&corrections),
        total_rows: 0,
        ready_rows: 0,
        bad_rows: 0,
        ..import.clone()
    };
    save(write, import, after, "import.corrected").await
}

/// Starts to import the ready rows.
pub async fn commit(write: &mut Write, id: Uuid, input: ImportCommit) -> Result<DataImport, ImportError> {
    let import = locked(write, id, input.version).await?;
    if import.status != ImportStatus::Checked {
        return Err(ImportError::NotChecked);
    }
    if import.ready_rows == 0 {
        return Err(ImportError::NothingReady);
    }
    if import.bad_rows > 0 && !input.skips_bad_rows {
        return Err(ImportError::HasBadRows(import.bad_rows));
    }
    enqueue::<CommitImport>(write, id).await?;
    let after = Model { status: ImportStatus::Importing, problem: None, ..import.clone() };
    save(write, import, after, "import.started").await
}

/// Starts to undo what was imported.
pub async fn undo(write: &mut Write, id: Uuid, input: ImportUndo) -> Result<DataImport, ImportError> {
    let import = locked(write, id, input.version).await?;
    if import.status != ImportStatus::Imported || import.imported_rows == 0 {
        return Err(ImportError::NotImported);
    }
    enqueue::<UndoImport>(write, id).await?;
    let after = Model { status: ImportStatus::Undoing, problem: None, ..import.clone() };
    save(write, import, after, "import.undo_started").await
}

async fn locked(write: &Write, id: Uuid, version: i32) -> Result<Model, ImportError> {
    let import = write.find_for_update::<Entity>(id).await?.ok_or(ImportError::NotFound)?;
    same_version(import.version, version)?;
    Ok(import)
}

/// Runs as the user who requested it.
async fn enqueue<J: Job<Payload = Payload>>(write: &Write, import_id: Uuid) -> Result<(), ApiError> {
    let user_id = write.actor.id.unwrap_or_default();
    write.enqueue::<J>(&Payload { import_id, user_id }).await?;
    Ok(())
}

async fn save(write: &mut Write, before: Model, after: Model, action: &str) -> Result<DataImport, ImportError> {
    let after = Model { version: before.version + 1, updated_at: write.now, ..after };
    let after = after.into_active_model().reset_all().update(write.tx()).await?;
    let (before, after) = (DataImport::try_from(before)?, DataImport::try_from(after)?);
    write.record(action, "import", after.id, &after.file_name, changes_between(Some(&before), &after));
    Ok(after)
}
