//! Trucks that will be empty soon, or are already, with the place: the soonest first.

use haul_api::{ApiError, zone_of_company};
use haul_db::{Db, Fetch};
use haul_entity::fleet::truck;
use haul_types::{Date, Timestamp, VehicleStatus, start_of_day};
use sea_orm::{QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    rows::{Rows, present},
    select::{Window, trucks},
    views::{BoardRow, EmptyTrucks},
    work::Shown,
};

/// Trucks that are looked at. A larger fleet looks terminal by terminal.
pub const LOOKED_AT: u32 = 500;
/// As many as a dispatcher reads.
pub const SHOWN: u32 = 50;

/// The number of statements does not depend on the number of trucks.
pub async fn read(
    db: &Db,
    company_id: Uuid,
    (by, limit): (Option<Date>, u32),
    window: &Window,
    is_followed: bool,
    now: Timestamp,
) -> Result<EmptyTrucks, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let today = now.date_in(zone);
    let by = by.unwrap_or_else(|| today.plus_days(1));
    let until = start_of_day(by.plus_days(1), zone);
    let rows = trucks(company_id, window)
        .order_by_asc(truck::Column::UnitNumberFolded)
        .limit(u64::from(LOOKED_AT))
        .fetch_all(db)
        .await?;
    let shown = Shown { from: start_of_day(today, zone), until };
    let rows = present(db, company_id, Rows::Trucks(rows), shown, now, is_followed).await?;
    let is_ready = |row: &BoardRow| row.truck.as_ref().is_some_and(|truck| truck.status == VehicleStatus::Available);
    let free_at = |row: &BoardRow| row.next_available.as_ref().map(|place| place.at);
    let is_free = |row: &BoardRow| !row.is_busy || free_at(row).is_some_and(|at| at < until);
    let mut items: Vec<BoardRow> = rows.into_iter().filter(|row| is_ready(row) && is_free(row)).collect();
    let total_count = u64::try_from(items.len()).unwrap_or_default();
    // Those that stand empty come first, those that no one knows a place of last.
    items.sort_by_key(|row| (row.next_available.is_none(), row.is_busy, free_at(row)));
    items.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    Ok(EmptyTrucks { by, time_zone: zone.name().to_owned(), items, total_count })
}
