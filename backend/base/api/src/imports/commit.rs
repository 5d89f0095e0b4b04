//! Imports the ready rows, in one transaction per chunk.

use crate::{ApiError, AppContext, Write, authz::Actor, json_column};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    insight::{
        import::{self, Model},
        import_row::{self, Column, Entity},
    },
};
use haul_types::{ImportRowStatus, ImportStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use serde_json::json;

use super::{
    cells::{Cells, Complaints},
    job::{CommitImport, Payload},
    kind::{Kind, Taken},
    progress::{CHUNK, rows as words, save, tell},
};

/// Imports the next chunk and enqueues the one after it, both or neither.
pub async fn run<K: Kind>(ctx: &AppContext, actor: &Actor, import: Model, payload: Payload) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    // A second job for the same import waits here, and then finds other rows or another state.
    let Some(mut import) = write.find_for_update::<import::Entity>(import.id).await? else { return Ok(()) };
    if import.status != ImportStatus::Importing {
        return Ok(());
    }
    let rows = Entity::owned_by(import.company_id)
        .filter(Column::ImportId.eq(import.id))
        .filter(Column::Status.eq(ImportRowStatus::Ready))
        .order_by_asc(Column::RowNumber)
        .limit(CHUNK)
        .fetch_all(write.tx())
        .await?;
    let is_last = (rows.len() as u64) < CHUNK;
    let cells: Vec<Cells> = rows.iter().map(read_cells).collect::<Result<_, _>>()?;
    let columns = K::columns();
    let (mut names, taken) = K::look_up(&write, &cells).await?;
    for (mut row, cells) in rows.into_iter().zip(cells) {
        let complaints = import_row::<K>(&mut write, &mut names, &taken, &mut row, &cells).await?;
        if complaints.0.is_empty() {
            row.status = ImportRowStatus::Imported;
            import.imported_rows += 1;
        } else {
            row.status = ImportRowStatus::Refused;
            row.problems = json_column(&complaints.problems(&columns, &cells));
            import.refused_rows += 1;
        }
        Entity::update(row.into_active_model().reset_all()).exec(write.tx()).await?;
    }
    if is_last {
        import.status = ImportStatus::Imported;
        import.imported_at = Some(write.now);
        let title = format!("{} is imported", import.file_name);
        let body = format!("{} added to {}.", words(import.imported_rows), K::NOUNS);
        tell(&mut write, &import, title, body).await?;
        return save(write, import, Some("import.imported")).await;
    }
    write.enqueue::<CommitImport>(&payload).await?;
    save(write, import, None).await
}

fn read_cells(row: &import_row::Model) -> Result<Cells, ApiError> {
    serde_json::from_value(row.cells.clone()).map(Cells).map_err(ApiError::internal)
}

/// Creates the row's record, or returns why not.
async fn import_row<K: Kind>(
    write: &mut Write,
    names: &mut K::Names,
    taken: &Taken,
    row: &mut import_row::Model,
    cells: &Cells,
) -> Result<Complaints, ApiError> {
    let draft = match K::read(write, names, cells).await? {
        Ok(draft) => draft,
        Err(complaints) => return Ok(complaints),
    };
    row.facility_ids = json!(K::facility_ids(&draft));
    let mut complaints = Complaints::default();
    taken.complain(&K::keys(names, cells), &mut complaints);
    if !complaints.0.is_empty() {
        return Ok(complaints);
    }
    match K::create(write, &draft).await? {
        Ok(made) => {
            row.record_id = Some(made.id);
            row.record_label = Some(made.label);
            row.record_version = Some(made.stamp.version);
            row.record_updated_at = Some(made.stamp.updated_at);
            Ok(complaints)
        }
        Err(complaints) => Ok(complaints),
    }
}
