//! Writes an export's file, page by page of the list.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    auth::requester_behind,
    authz::Actor,
    exports::{Column, ExportedList},
    from_nullable_json_column,
    inside::Inside,
    jobs::{Job, JobError},
    notices::{NewNotice, notify},
    paging::MAX_LIMIT,
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    insight::export::{Entity, Model},
};
use haul_ports::{Cell, TableFormat, TableOrder, TablesError, WrittenTable};
use haul_types::{ExportStatus, FileFormat, NoticeKind};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde_json::Value;
use uuid::Uuid;

use super::{
    job::{Payload, RunExport},
    ops::{exported, page_of},
    views::Export,
};

/// An hour before the host may sweep an unclaimed file.
const KEPT_FOR: TimeDelta = TimeDelta::hours(23);
/// Rows between progress updates: about as many as are written in a second.
const PROGRESS_EVERY: i32 = 2_000;

/// What ends an export before its file is finished.
enum Stop {
    /// Shown to the user.
    Because(String),
    /// The job is retried.
    Error(ApiError),
}

impl Job for RunExport {
    const KIND: &'static str = "run_export";
    const TITLE: &'static str = "Create an export";
    const IS_AWAITED: bool = true;
    type Payload = Payload;

    /// Writes the file and notifies the user on failure. A job that died halfway starts over; a finished one does
    /// nothing.
    async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
        Ok(run(ctx, company_id, payload.export_id).await?)
    }
}

async fn run(ctx: &AppContext, company_id: Uuid, export_id: Uuid) -> Result<(), ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(row) = Entity::find_owned(company_id, export_id).fetch_optional(&db).await? else { return Ok(()) };
    if matches!(row.status, ExportStatus::Done | ExportStatus::Failed) {
        return Ok(());
    }
    let Some(actor) = requester_behind(ctx, company_id, row.is_owned_by_key, row.owner_id).await? else {
        let nobody = Actor { id: Some(row.owner_id), ..Actor::system(company_id) };
        return fail(ctx, &nobody, row, "You no longer have access.".to_owned()).await;
    };
    match write_file(ctx, &actor, &row).await {
        Ok((blob_id, table)) => finish(ctx, &actor, row, blob_id, table).await,
        Err(Stop::Because(problem)) => fail(ctx, &actor, row, problem).await,
        Err(Stop::Error(error)) => Err(error),
    }
}

async fn write_file(ctx: &AppContext, actor: &Actor, row: &Model) -> Result<(Uuid, WrittenTable), Stop> {
    let list = exported(ctx.product, row.list_name)?;
    let columns = chosen(list, row)?;
    let order = TableOrder {
        company_id: row.company_id,
        blob_id: ctx.ids.next(),
        format: match row.format {
            FileFormat::Csv => TableFormat::Csv,
            FileFormat::Xlsx => TableFormat::Xlsx,
        },
        title: list.title.to_owned(),
        header: columns.iter().map(|column| column.title.to_owned()).collect(),
        created_at: row.created_at.utc(),
    };
    let mut table = ctx.tables.write(&order).await?;
    let inside = Inside::new(ctx, actor.clone());
    let (mut cursor, mut done, mut told) = (None, 0, 0);
    progress(ctx, actor, row.id, done).await?;
    loop {
        let page = inside.get(&page_of(list, &row.search, MAX_LIMIT, cursor.as_deref())).await?;
        let items = page.get("items").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let rows: Vec<Vec<Cell>> =
            items.iter().map(|item| columns.iter().map(|column| column.cell(item)).collect()).collect();
        done += i32::try_from(rows.len()).unwrap_or_default();
        table.append(rows).await?;
        cursor = page.get("next_cursor").and_then(Value::as_str).map(str::to_owned);
        if cursor.is_none() {
            break;
        }
        if done - told >= PROGRESS_EVERY {
            told = done;
            progress(ctx, actor, row.id, done).await?;
        }
    }
    Ok((order.blob_id, table.finish().await?))
}

fn chosen(list: &'static ExportedList, row: &Model) -> Result<Vec<&'static Column>, Stop> {
    let all = list.columns;
    let keys: Option<Vec<String>> = from_nullable_json_column(row.columns.clone())?;
    Ok(match keys {
        None => all.iter().collect(),
        Some(keys) => keys.iter().filter_map(|key| all.iter().find(|column| column.key == key)).collect(),
    })
}

async fn progress(ctx: &AppContext, actor: &Actor, id: Uuid, done_rows: i32) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(row) = write.find_for_update::<Entity>(id).await? else { return Ok(()) };
    let version = row.version + 1;
    let mut row = row.into_active_model();
    row.status = Set(ExportStatus::Running);
    row.done_rows = Set(done_rows);
    row.version = Set(version);
    row.updated_at = Set(write.now);
    row.update(write.tx()).await?;
    tell(&mut write, id);
    write.commit(true).await?;
    Ok(())
}

async fn finish(
    ctx: &AppContext,
    actor: &Actor,
    row: Model,
    blob_id: Uuid,
    table: WrittenTable,
) -> Result<(), ApiError> {
    let rows = i32::try_from(table.rows).unwrap_or(i32::MAX);
    let now = ctx.now();
    let row = Model {
        status: ExportStatus::Done,
        done_rows: rows,
        total_rows: rows,
        blob_id: Some(blob_id),
        byte_size: i64::try_from(table.byte_size).ok(),
        expires_at: Some(now + KEPT_FOR),
        ..row
    };
    settle(ctx, actor, row, "export.finished").await
}

async fn fail(ctx: &AppContext, actor: &Actor, row: Model, problem: String) -> Result<(), ApiError> {
    let row = Model { status: ExportStatus::Failed, problem: Some(problem), ..row };
    settle(ctx, actor, row, "export.failed").await
}

async fn settle(ctx: &AppContext, actor: &Actor, row: Model, action: &str) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(before) = write.find_for_update::<Entity>(row.id).await? else { return Ok(()) };
    let row = Model { version: before.version + 1, updated_at: write.now, ..row };
    let row = row.into_active_model().reset_all().update(write.tx()).await?;
    let list = exported(ctx.product, row.list_name)?;
    let export = Export::of(list, row.clone());
    // A finished file is no news to the user who requested it: the list of exports shows it.
    if row.status == ExportStatus::Failed && !row.is_owned_by_key {
        let title = format!("{} could not be written", export.file_name);
        let path = Some(list.page.to_owned());
        let notice = NewNotice { kind: NoticeKind::Table, matter: row.id.to_string(), title, body: row.problem, path };
        notify(&mut write, row.owner_id, notice).await?;
    }
    write.record(action, "export", row.id, &export.file_name, Vec::new());
    write.commit(true).await?;
    Ok(())
}

fn tell(write: &mut Write, id: Uuid) {
    if let Some(reader) = write.actor.id {
        write.tell(reader, "export", id);
    }
}

impl From<ApiError> for Stop {
    /// The user is told about their own mistakes; our failures are retried.
    fn from(error: ApiError) -> Self {
        match error.problem().status {
            400..500 => Self::Because(error.problem().message.clone()),
            _ => Self::Error(error),
        }
    }
}

impl From<TablesError> for Stop {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::TooManyRows { max } => {
                Self::Because(format!("A file can have at most {max} rows. Filter the list and export it in parts."))
            }
            error => {
                tracing::warn!(cause = %error, "tables unavailable");
                Self::Because("The file could not be written just now. Try again in a moment.".to_owned())
            }
        }
    }
}
