//! Importing the rows that are ready, a chunk in each transaction.

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use serde_json::json;

use super::{
    cells::{Cells, Complaints},
    load_rows,
    places::Places,
    run::{CHUNK, COMMIT_IMPORT, Payload, rows as words, save, tell},
};
use crate::{
    api::{ApiError, Write, json_column},
    authz::Actor,
    context::AppContext,
    entity::{
        Owned,
        import::{self, Model},
        import_row::{self, Column, Entity},
    },
    loads,
    types::{ImportRowState, ImportState},
};

/// Imports the next chunk and enqueues the one after it, both or neither.
pub async fn run(ctx: &AppContext, actor: &Actor, import: Model, payload: Payload) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    // A second job of the same import waits here, and finds other rows or another state.
    let Some(mut import) = write.find_for_update::<import::Entity>(import.id).await? else { return Ok(()) };
    if import.state != ImportState::Importing {
        return Ok(());
    }
    let rows = Entity::owned_by(import.company_id)
        .filter(Column::ImportId.eq(import.id))
        .filter(Column::State.eq(ImportRowState::Ready))
        .order_by_asc(Column::RowNumber)
        .limit(CHUNK)
        .all(write.tx())
        .await?;
    let is_last = (rows.len() as u64) < CHUNK;
    let cells: Vec<Cells> = rows.iter().map(read_cells).collect::<Result<_, _>>()?;
    let mut places = Places::read(write.tx(), import.company_id, cells.iter()).await?;
    for (row, cells) in rows.into_iter().zip(cells) {
        let row = import_row(&mut write, &mut places, row, &cells).await?;
        match row.state {
            ImportRowState::Imported => import.imported_rows += 1,
            _ => import.refused_rows += 1,
        }
        Entity::update(row.into_active_model().reset_all()).exec(write.tx()).await?;
    }
    if is_last {
        import.state = ImportState::Imported;
        import.imported_at = Some(write.now);
        let title = format!("{} is imported", import.file_name);
        let body = format!("{} became loads.", words(import.imported_rows));
        tell(&mut write, &import, title, body).await?;
        return save(write, import, Some("import.imported")).await;
    }
    write.enqueue(COMMIT_IMPORT, &payload).await?;
    save(write, import, None).await
}

pub fn read_cells(row: &import_row::Model) -> Result<Cells, ApiError> {
    serde_json::from_value(row.cells.clone()).map(Cells).map_err(ApiError::internal)
}

async fn import_row(
    write: &mut Write,
    places: &mut Places,
    row: import_row::Model,
    cells: &Cells,
) -> Result<import_row::Model, ApiError> {
    let refused = |row: import_row::Model, complaints: Complaints| import_row::Model {
        state: ImportRowState::Refused,
        problems: json_column(&complaints.0),
        ..row
    };
    let read = match load_rows::read(write, places, cells).await? {
        Ok(read) => read,
        Err(complaints) => return Ok(refused(row, complaints)),
    };
    let facility_ids = json!(read.facility_ids);
    match loads::create(write, read.input.clone()).await {
        Ok(load) => Ok(import_row::Model {
            state: ImportRowState::Imported,
            record_id: Some(load.id),
            record_label: Some(load.number),
            record_version: Some(load.version),
            record_updated_at: Some(load.updated_at),
            facility_ids,
            ..row
        }),
        Err(error) => Ok(import_row::Model { facility_ids, ..refused(row, read.complaints(error.into())?) }),
    }
}
