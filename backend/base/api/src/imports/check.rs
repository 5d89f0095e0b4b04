//! Reads a file once and tries its rows: each is stored with its errors, and nothing else is written.

use std::collections::{HashMap, hash_map::Entry};

use crate::{ApiError, AppContext, Write, authz::Actor, json_column};
use haul_entity::insight::{
    import::Model,
    import_row::{self, Column, Entity},
};
use haul_ports::{TableRange, TablesError};
use haul_types::{ImportRowStatus, ImportStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde_json::json;
use uuid::Uuid;

use super::{
    cells::{Cells, Complaints},
    columns::{Header, read_header},
    corrections::Corrections,
    kind::{Kind, Taken},
    progress::{self, save, tell},
    unreadable::unreadable,
};

/// Rows tried in one transaction and stored in one: their texts fit into a statement twice.
const PAGE: u32 = 500;
/// Rows inserted by one statement: SQLite takes 32,766 parameters and a row has fourteen.
const AT_ONCE: usize = 500;

/// The first row with each unique value, by column and text.
type Seen = HashMap<(&'static str, String), u32>;

pub async fn run<K: Kind>(ctx: &AppContext, actor: &Actor, import: Model) -> Result<(), ApiError> {
    forget(ctx, actor, import.id).await?;
    let mut import = Model { total_rows: 0, ready_rows: 0, bad_rows: 0, ..import };
    let columns = K::columns();
    let corrections = Corrections::of(&import)?;
    let mut header: Option<Header> = None;
    let mut seen = Seen::new();
    let mut skip = 0;
    loop {
        let range = TableRange { company_id: import.company_id, blob_id: import.blob_id, skip, take: PAGE };
        let page = match ctx.tables.read(&range).await {
            Ok(page) => page,
            Err(error) => return refuse(ctx, actor, import, error).await,
        };
        let header = match &mut header {
            Some(header) => header,
            None => match read_header(&columns, &page.header) {
                Ok(read) => {
                    import.ignored_columns = json!(read.ignored);
                    header.insert(read)
                }
                Err(missing) => {
                    let problem =
                        format!("The file is missing these columns: {}. Start from the template.", missing.join(", "));
                    return fail(ctx, actor, import, problem).await;
                }
            },
        };
        if page.total_rows == 0 {
            return fail(ctx, actor, import, "There are no rows below the header.".to_owned()).await;
        }
        let count = u32::try_from(page.rows.len()).unwrap_or_default();
        let cells = page.rows.iter().map(|row| (row.number, corrections.apply(Cells::of(header, row)))).collect();
        let rows = try_rows::<K>(ctx, actor, &import, cells, &mut seen).await?;
        let bad = rows.iter().filter(|row| row.status == ImportRowStatus::Bad).count();
        let bad = i32::try_from(bad).unwrap_or_default();
        import.total_rows += i32::try_from(rows.len()).unwrap_or_default();
        import.bad_rows += bad;
        import.ready_rows = import.total_rows - import.bad_rows;
        skip += count;
        let is_last = skip >= page.total_rows || count == 0;
        let mut write = Write::begin(ctx, actor).await?;
        keep(&write, rows).await?;
        if is_last {
            import.status = ImportStatus::Checked;
            let title = format!("{} is checked", import.file_name);
            let body = format!("{} can be imported, {} cannot.", progress::rows(import.ready_rows), import.bad_rows);
            tell(&mut write, &import, title, body).await?;
            return save(write, import, Some("import.checked")).await;
        }
        save(write, import.clone(), None).await?;
        import.version += 1;
    }
}

/// Deletes the rows left by an interrupted check.
async fn forget(ctx: &AppContext, actor: &Actor, import_id: Uuid) -> Result<(), ApiError> {
    let write = Write::begin(ctx, actor).await?;
    Entity::delete_many()
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::ImportId.eq(import_id))
        .exec(write.tx())
        .await?;
    write.commit(true).await?;
    Ok(())
}

/// Tries rows with the verbs themselves; what these write is rolled back.
async fn try_rows<K: Kind>(
    ctx: &AppContext,
    actor: &Actor,
    import: &Model,
    rows: Vec<(u32, Cells)>,
    seen: &mut Seen,
) -> Result<Vec<import_row::Model>, ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let columns = K::columns();
    let (numbers, cells): (Vec<u32>, Vec<Cells>) = rows.into_iter().unzip();
    let (mut names, taken) = K::look_up(&write, &cells).await?;
    let mut tried = Vec::with_capacity(cells.len());
    for (number, cells) in numbers.into_iter().zip(cells) {
        let complaints = try_row::<K>(&mut write, &mut names, &taken, &cells, number, seen).await?;
        tried.push(import_row::Model {
            id: write.new_id(),
            company_id: import.company_id,
            import_id: import.id,
            row_number: i32::try_from(number).unwrap_or(i32::MAX),
            status: if complaints.0.is_empty() { ImportRowStatus::Ready } else { ImportRowStatus::Bad },
            label: K::label(&cells),
            problems: json_column(&complaints.problems(&columns, &cells)),
            cells: json!(cells.0),
            record_id: None,
            record_label: None,
            record_version: None,
            record_updated_at: None,
            facility_ids: json!([]),
        });
    }
    drop(write);
    Ok(tried)
}

async fn try_row<K: Kind>(
    write: &mut Write,
    names: &mut K::Names,
    taken: &Taken,
    cells: &Cells,
    number: u32,
    seen: &mut Seen,
) -> Result<Complaints, ApiError> {
    let draft = match K::read(write, names, cells).await? {
        Ok(draft) => draft,
        Err(complaints) => return Ok(complaints),
    };
    let mut complaints = K::check(write, &draft).await?;
    let keys = K::keys(names, cells);
    taken.complain(&keys, &mut complaints);
    for key in keys {
        match seen.entry((key.column, key.text)) {
            Entry::Occupied(first) => {
                complaints.push(key.column, format!("Row {} has the same {}.", first.get(), key.word));
            }
            Entry::Vacant(place) => {
                place.insert(number);
            }
        }
    }
    Ok(complaints)
}

async fn keep(write: &Write, rows: Vec<import_row::Model>) -> Result<(), ApiError> {
    let mut rows = rows.into_iter().map(|row| row.into_active_model().reset_all()).peekable();
    while rows.peek().is_some() {
        let some: Vec<_> = rows.by_ref().take(AT_ONCE).collect();
        Entity::insert_many(some).exec(write.tx()).await?;
    }
    Ok(())
}

/// Fails the import if the file is no usable table; our own faults are returned as errors.
async fn refuse(ctx: &AppContext, actor: &Actor, import: Model, error: TablesError) -> Result<(), ApiError> {
    fail(ctx, actor, import, unreadable(error)?).await
}

async fn fail(ctx: &AppContext, actor: &Actor, import: Model, problem: String) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let title = format!("{} cannot be imported", import.file_name);
    tell(&mut write, &import, title, problem.clone()).await?;
    save(write, Model { status: ImportStatus::Failed, problem: Some(problem), ..import }, Some("import.failed")).await
}
