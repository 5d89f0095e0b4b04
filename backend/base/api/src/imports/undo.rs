//! Undoes an import, one transaction per chunk: its records are canceled or removed, unless they were changed or used
//! since.
//!
//! Rows are undone from last to first, so that a facility comes after the loads that use it.

use std::collections::HashSet;

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
use uuid::Uuid;

use super::{
    cells::Cells,
    cells::Complaints,
    job::{Payload, UndoImport},
    kind::{Kind, Stamp, Undone},
    progress::{CHUNK, rows as words, save, tell},
};

/// Rows whose record the database did not release, because something refers to it.
type Referred = HashSet<Uuid>;

/// Undoes the next chunk and enqueues the one after it, both or neither.
pub async fn run<K: Kind>(ctx: &AppContext, actor: &Actor, import: Model, payload: Payload) -> Result<(), ApiError> {
    let mut referred = Referred::new();
    // A refusal by the database ends the transaction, so the chunk starts over without that row.
    while let Some(row_id) = undo_chunk::<K>(ctx, actor, import.id, payload, &referred).await? {
        referred.insert(row_id);
    }
    Ok(())
}

/// Returns the row at which the database stopped it, if any.
async fn undo_chunk<K: Kind>(
    ctx: &AppContext,
    actor: &Actor,
    import_id: Uuid,
    payload: Payload,
    referred: &Referred,
) -> Result<Option<Uuid>, ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(mut import) = write.find_for_update::<import::Entity>(import_id).await? else { return Ok(None) };
    if import.status != ImportStatus::Undoing {
        return Ok(None);
    }
    let rows = Entity::owned_by(import.company_id)
        .filter(Column::ImportId.eq(import.id))
        .filter(Column::Status.eq(ImportRowStatus::Imported))
        .order_by_desc(Column::RowNumber)
        .limit(CHUNK)
        .fetch_all(write.tx())
        .await?;
    let is_last = (rows.len() as u64) < CHUNK;
    for mut row in rows {
        let undone = match referred.contains(&row.id) {
            true => Undone::Kept("Something else now refers to it.".to_owned()),
            false => undo_row::<K>(&mut write, &import.file_name, &row).await?,
        };
        match undone {
            Undone::Done => {
                row.status = ImportRowStatus::Undone;
                import.undone_rows += 1;
            }
            Undone::Kept(why) => {
                let mut complaints = Complaints::default();
                complaints.push(K::NOUN, why);
                row.status = ImportRowStatus::Kept;
                row.problems = json_column(&complaints.problems(&[], &Cells::default()));
                import.kept_rows += 1;
            }
            Undone::Referred => return Ok(Some(row.id)),
        }
        Entity::update(row.into_active_model().reset_all()).exec(write.tx()).await?;
    }
    if is_last {
        import.status = ImportStatus::Undone;
        import.undone_at = Some(write.now);
        let title = format!("The import of {} is undone", import.file_name);
        let body = format!("{} {}, {} kept.", words(import.undone_rows), K::UNDONE, import.kept_rows);
        tell(&mut write, &import, title, body).await?;
        save(write, import, Some("import.undone")).await?;
    } else {
        write.enqueue::<UndoImport>(&payload).await?;
        save(write, import, None).await?;
    }
    Ok(None)
}

async fn undo_row<K: Kind>(write: &mut Write, file_name: &str, row: &import_row::Model) -> Result<Undone, ApiError> {
    let made = row.record_id.zip(row.record_version).zip(row.record_updated_at);
    let Some(((id, version), updated_at)) = made else {
        return Ok(Undone::Kept(format!("No {} was created.", K::NOUN)));
    };
    match K::stamp(write, id).await? {
        None => Ok(Undone::Kept(format!("The {} is gone.", K::NOUN))),
        Some(stamp) if stamp != (Stamp { version, updated_at }) => {
            Ok(Undone::Kept(format!("The {} was changed since.", K::NOUN)))
        }
        Some(_) => K::undo(write, id, row, file_name).await,
    }
}
