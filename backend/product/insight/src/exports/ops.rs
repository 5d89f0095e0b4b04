//! The verbs of exports. Each is limited to the user or API key as well as the company.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Invalid, SortBy, Write,
    area::Product,
    authz::{Actor, ActorKind},
    exports::ExportedList,
    inside::Inside,
    json_column,
    paging::{PageParams, page},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    insight::export::{Column, Entity, Model},
};
use haul_loads::documents::DocumentLink;
use haul_ports::DownloadGrant;
use haul_types::{ExportList, ExportStatus, FileFormat, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, Select};
use uuid::Uuid;

use super::{
    error::ExportError,
    job::{Payload, RunExport},
    views::{Export, ExportCreate, ExportPage},
};

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);
/// More than any list's filters need, and short enough for any browser's URL.
const MAX_SEARCH: usize = 2_000;

/// Asks the list itself whether this caller may read it with these parameters; returns the number of rows.
pub async fn check(ctx: &AppContext, actor: &Actor, input: &ExportCreate) -> Result<i32, ExportError> {
    let list = exported(ctx.product, input.list_name)?;
    let mut invalid = Invalid::default();
    let is_plain = input.search.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '#' | '?'));
    let is_valid = input.search.len() <= MAX_SEARCH && is_plain;
    invalid.require(
        is_valid,
        "search",
        "Send the list's parameters as a browser writes them, at most 2000 characters.",
    );
    if let Some(columns) = &input.columns {
        let known = |key: &String| list.columns.iter().any(|column| column.key == key);
        let is_valid = !columns.is_empty() && columns.iter().all(known);
        invalid.require(is_valid, "columns", "Name columns of this list.");
    }
    invalid.finish()?;
    let inside = Inside::new(ctx, actor.clone());
    let first = inside.get(&page_of(list, &input.search, 1, None)).await?;
    let total = first.get("total_count").and_then(serde_json::Value::as_i64).unwrap_or_default();
    Ok(i32::try_from(total).unwrap_or(i32::MAX))
}

/// The list as its area registered it.
pub fn exported(product: &Product, list: ExportList) -> Result<&'static ExportedList, ApiError> {
    product.exported(list).ok_or_else(|| ApiError::internal(format!("no area registers the list {}", list.as_str())))
}

/// The URL of one page of a list. Paging parameters in the search are ignored.
pub fn page_of(list: &ExportedList, search: &str, limit: u64, cursor: Option<&str>) -> String {
    let is_filter = |part: &&str| {
        let name = part.split('=').next().unwrap_or_default();
        !part.is_empty() && !matches!(name, "limit" | "cursor")
    };
    let mut query: Vec<String> = search.split('&').filter(is_filter).map(str::to_owned).collect();
    if !list.is_whole() {
        query.push(format!("limit={limit}"));
    }
    query.extend(cursor.map(|cursor| format!("cursor={cursor}")));
    format!("{}?{}", list.path, query.join("&"))
}

pub async fn create(write: &mut Write, input: ExportCreate, total_rows: i32) -> Result<Export, ExportError> {
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        is_owned_by_key: write.actor.kind == ActorKind::ApiKey,
        owner_id: owner(&write.actor),
        list_name: input.list_name,
        format: input.format,
        search: input.search,
        columns: input.columns.as_ref().map(json_column),
        status: ExportStatus::Queued,
        done_rows: 0,
        total_rows,
        problem: None,
        blob_id: None,
        byte_size: None,
        expires_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.enqueue::<RunExport>(&Payload { export_id: row.id }).await?;
    let export = Export::of(exported(write.ctx.product, row.list_name)?, row);
    let changes = haul_api::changes_between(None, &export);
    write.record("export.requested", "export", export.id, &export.file_name, changes);
    Ok(export)
}

impl SortBy for Export {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    product: &Product,
    db: &Db,
    actor: &Actor,
    params: &PageParams<Export>,
) -> Result<ExportPage, ApiError> {
    let page = page(db, mine(actor), params, Column::Id).await?;
    let shown = |row: Model| Ok(Export::of(exported(product, row.list_name)?, row));
    let items = page.rows.into_iter().map(shown).collect::<Result<_, ApiError>>()?;
    Ok(ExportPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, actor: &Actor, id: Uuid) -> Result<Model, ExportError> {
    mine(actor).filter(Column::Id.eq(id)).fetch_optional(db).await?.ok_or(ExportError::NotFound)
}

/// A link to the finished file.
pub async fn open(ctx: &AppContext, db: &Db, actor: &Actor, id: Uuid) -> Result<DocumentLink, ExportError> {
    let row = read(db, actor, id).await?;
    let (Some(blob_id), Some(until)) = (row.blob_id, row.expires_at) else { return Err(ExportError::NotDone) };
    let now = ctx.now();
    if until <= now {
        return Err(ExportError::Expired);
    }
    let expires_at = now + LINK_LIFETIME;
    let url = ctx.blobs.mint_download(&DownloadGrant {
        company_id: row.company_id,
        blob_id,
        media_type: media_type(row.format).to_owned(),
        file_name: Export::of(exported(ctx.product, row.list_name)?, row).file_name,
        inline: false,
        expires_at: expires_at.utc(),
    })?;
    Ok(DocumentLink { url, expires_at })
}

pub fn media_type(format: FileFormat) -> &'static str {
    match format {
        FileFormat::Csv => "text/csv",
        FileFormat::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    }
}

fn mine(actor: &Actor) -> Select<Entity> {
    Entity::owned_by(actor.company_id).filter(Column::OwnerId.eq(owner(actor)))
}

/// The policy admits only people and API keys, and they have an id.
fn owner(actor: &Actor) -> Uuid {
    actor.id.unwrap_or_default()
}

/// Files have expired long before; the audit log still records that they were made.
const KEPT_IN_LIST_FOR: TimeDelta = TimeDelta::days(30);

/// Deletes old exports.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::CreatedAt.lt(now - KEPT_IN_LIST_FOR)).exec(db).await?;
    Ok(())
}
