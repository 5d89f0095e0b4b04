//! What a file states in money, against what the records made from it hold now.

use haul_db::{Db, Fetch};
use haul_entity::{
    Owned, Versioned,
    insight::import_row::{Column, Entity, Model},
};
use haul_types::ImportRowStatus;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, Iterable, PrimaryKeyToColumn, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{amounts::Reconciliation, kind::Kind};
use crate::{ApiError, by_ids};

/// Rows read at once.
const ROWS: u64 = 500;

/// Compares the file with its records, some rows at a time.
pub(super) async fn reconcile<K: Kind>(db: &Db, company_id: Uuid, import_id: Uuid) -> Result<Reconciliation, ApiError> {
    let mut found = Reconciliation::default();
    let mut after = 0;
    loop {
        let rows = Entity::owned_by(company_id)
            .filter(Column::ImportId.eq(import_id))
            .filter(Column::RowNumber.gt(after))
            .order_by_asc(Column::RowNumber)
            .limit(ROWS)
            .fetch_all(db)
            .await?;
        let Some(last) = rows.last() else { return Ok(found) };
        after = last.row_number;
        count_records::<K>(db, company_id, &rows, &mut found).await?;
        K::add_amounts(db, company_id, &rows, &mut found).await?;
    }
}

/// The records that rows became and that were not undone, with the version that the import made.
pub fn made_by(rows: &[Model]) -> impl Iterator<Item = (Uuid, Option<i32>)> {
    let made = rows.iter().filter(|row| matches!(row.status, ImportRowStatus::Imported | ImportRowStatus::Kept));
    made.filter_map(|row| Some((row.record_id?, row.record_version)))
}

async fn count_records<K: Kind>(
    db: &Db,
    company_id: Uuid,
    rows: &[Model],
    found: &mut Reconciliation,
) -> Result<(), DbErr> {
    let key = <K::Table as EntityTrait>::PrimaryKey::iter().next().map(PrimaryKeyToColumn::into_column);
    let Some(key) = key else { return Ok(()) };
    let ids = made_by(rows).map(|(id, _)| id);
    let records = by_ids(db, K::Table::owned_by(company_id), key, ids).await?;
    for (id, version) in made_by(rows) {
        match records.get(&id) {
            None => found.missing_records = found.missing_records.saturating_add(1),
            Some(record) if Some(K::Table::version(record)) != version => {
                found.changed_records = found.changed_records.saturating_add(1);
            }
            Some(_) => {}
        }
    }
    Ok(())
}
