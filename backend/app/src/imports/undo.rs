//! Undoing an import, a chunk in each transaction: loads are cancelled and facilities archived, unless somebody touched them.
//!
//! Numbers stay taken. Rows are undone from the last to the first, so that a facility's turn comes after the loads that use it.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::Query,
};
use uuid::Uuid;

use super::{
    cells::Complaints,
    run::{CHUNK, Payload, UNDO_IMPORT, rows as words, save, tell},
};
use crate::{
    api::{ApiError, Write, json_column},
    authz::Actor,
    context::AppContext,
    entity::{
        Owned, facility,
        import::{self, Model},
        import_row::{self, Column, Entity},
        load, stop,
    },
    facilities,
    loads::{self, LoadReason},
    types::{ImportRowState, ImportState},
};

/// Undoes the next chunk and enqueues the one after it, both or neither.
pub async fn run(ctx: &AppContext, actor: &Actor, import: Model, payload: Payload) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(mut import) = write.find_for_update::<import::Entity>(import.id).await? else { return Ok(()) };
    if import.state != ImportState::Undoing {
        return Ok(());
    }
    let rows = Entity::owned_by(import.company_id)
        .filter(Column::ImportId.eq(import.id))
        .filter(Column::State.eq(ImportRowState::Imported))
        .order_by_desc(Column::RowNumber)
        .limit(CHUNK)
        .all(write.tx())
        .await?;
    let is_last = (rows.len() as u64) < CHUNK;
    for row in rows {
        let row = undo_row(&mut write, &import.file_name, row).await?;
        match row.state {
            ImportRowState::Undone => import.undone_rows += 1,
            _ => import.kept_rows += 1,
        }
        Entity::update(row.into_active_model().reset_all()).exec(write.tx()).await?;
    }
    if is_last {
        import.state = ImportState::Undone;
        import.undone_at = Some(write.now);
        let title = format!("The import of {} is undone", import.file_name);
        let body = format!("{} cancelled, {} kept.", words(import.undone_rows), import.kept_rows);
        tell(&mut write, &import, title, body).await?;
        return save(write, import, Some("import.undone")).await;
    }
    write.enqueue(UNDO_IMPORT, &payload).await?;
    save(write, import, None).await
}

async fn undo_row(write: &mut Write, file_name: &str, row: import_row::Model) -> Result<import_row::Model, ApiError> {
    let kept = |row: import_row::Model, why: &str| {
        let mut complaints = Complaints::default();
        complaints.push("load", why);
        import_row::Model { state: ImportRowState::Kept, problems: json_column(&complaints.0), ..row }
    };
    let Some(id) = row.record_id else { return Ok(kept(row, "It became no load.")) };
    let Some(load) = write.find_for_update::<load::Entity>(id).await? else {
        return Ok(kept(row, "The load is gone."));
    };
    if row.record_version != Some(load.version) || row.record_updated_at != Some(load.updated_at) {
        return Ok(kept(row, "Somebody changed the load since."));
    }
    let reason = format!("The import of {file_name} was undone.");
    let reason = reason.chars().take(200).collect();
    match loads::cancel(write, id, LoadReason { version: row.record_version, reason }).await.map_err(ApiError::from) {
        Ok(_) => {}
        Err(error) if (400..500).contains(&error.problem().status) => return Ok(kept(row, &error.problem().message)),
        Err(error) => return Err(error),
    }
    let made: Vec<Uuid> = serde_json::from_value(row.facility_ids.clone()).map_err(ApiError::internal)?;
    for facility_id in made {
        archive(write, facility_id).await?;
    }
    Ok(import_row::Model { state: ImportRowState::Undone, ..row })
}

/// Archives a facility as the import made it, unless a load goes there.
async fn archive(write: &mut Write, id: Uuid) -> Result<(), ApiError> {
    let Some(facility) = facility::Entity::find_owned(write.company_id(), id).one(write.tx()).await? else {
        return Ok(());
    };
    let cancelled = Query::select()
        .column(load::Column::Id)
        .from(load::Entity)
        .and_where(load::Column::CompanyId.eq(write.company_id()))
        .and_where(load::Column::CancelledAt.is_not_null())
        .to_owned();
    let in_use = stop::Entity::owned_by(write.company_id())
        .filter(stop::Column::FacilityId.eq(id))
        .filter(stop::Column::LoadId.not_in_subquery(cancelled))
        .count(write.tx())
        .await?;
    if facility.version == 1 && facility.archived_at.is_none() && in_use == 0 {
        facilities::set_archived(write, id, true).await?;
    }
    Ok(())
}
