//! Finds the records that a page of others refers to, with one statement for the whole page.

use haul_types::{Date, Timestamp};
use std::collections::{BTreeSet, HashMap};

use haul_db::{Connection, Fetch, FromRow, Whole};
use haul_entity::company::company;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, ModelTrait, QueryFilter, Select, Value};
use uuid::Uuid;

/// The rows of `select` with these ids, by id.
pub async fn by_ids<E>(
    db: &impl Connection,
    select: Select<E>,
    id: E::Column,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, E::Model>, DbErr>
where
    E: EntityTrait,
    E::Model: ModelTrait<Entity = E> + FromRow,
{
    let ids: BTreeSet<Uuid> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    // Anyone who sees a record sees the names of the records it refers to.
    let rows = select.filter(id.is_in(ids)).fetch_all(&Whole(db)).await?;
    let keyed = rows.into_iter().filter_map(|row| match row.get(id) {
        Value::Uuid(Some(key)) => Some((key, row)),
        _ => None,
    });
    Ok(keyed.collect())
}

/// The company's time zone, which defines its days and weeks.
pub async fn zone_of_company(db: &impl Connection, company_id: Uuid) -> Result<chrono_tz::Tz, DbErr> {
    let row = company::Entity::find_by_id(company_id).fetch_optional(db).await?;
    Ok(row.and_then(|row| row.time_zone.parse().ok()).unwrap_or(chrono_tz::UTC))
}

/// Today's date at the company.
pub async fn today_at_company(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<Date, DbErr> {
    Ok(now.date_in(zone_of_company(db, company_id).await?))
}
