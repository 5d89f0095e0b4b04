//! The board's rows: a page of drivers or trucks, and their legs in the days shown.

use std::collections::HashMap;

use haul_api::{
    ApiError, Sort, SortBy, by_ids,
    paging::{PageParams, page},
    zone_of_company,
};
use haul_company::terminals::terminal_refs;
use haul_compliance::testing::standings_of;
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    fleet::{driver, truck},
    loads::{leg, load},
};
use haul_types::{LoadStatus, NamedRef, Timestamp, start_of_day};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter, sea_query::Query};
use uuid::Uuid;

use super::{
    cards::cards_of,
    select::{Window, drivers, trucks},
    standing::Standings,
    views::{BoardRow, BoardRows, DispatchBoard},
    work::{Shown, Work, board_driver, board_truck},
};
use crate::PlacesOf;

struct DriverRows;

impl SortBy for DriverRows {
    type Column = driver::Column;

    const FIELDS: &'static [(&'static str, driver::Column)] = &[("name", driver::Column::LastNameFolded)];
    const DEFAULT: &'static str = "name";
}

struct TruckRows;

impl SortBy for TruckRows {
    type Column = truck::Column;

    const FIELDS: &'static [(&'static str, truck::Column)] = &[("name", truck::Column::UnitNumberFolded)];
    const DEFAULT: &'static str = "name";
}

/// Reads a page of rows. The number of statements does not depend on the number of rows. `is_followed` adds where each
/// is on its load.
pub async fn read(
    db: &Db,
    company_id: Uuid,
    window: &Window,
    (limit, cursor): (Option<u64>, Option<String>),
    is_followed: bool,
    now: Timestamp,
) -> Result<DispatchBoard, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let from = window.from.unwrap_or_else(|| now.date_in(zone));
    let until = from.plus_days(window.days);
    let shown = Shown { from: start_of_day(from, zone), until: start_of_day(until, zone) };
    let (rows, next_cursor, total_count) = match window.rows {
        BoardRows::Drivers => {
            let select = drivers(company_id, window);
            let params = PageParams::<DriverRows> { limit, cursor, sort: Sort::default() };
            let page = page(db, select, &params, driver::Column::Id).await?;
            (Rows::Drivers(page.rows), page.next_cursor, page.total_count)
        }
        BoardRows::Trucks => {
            let select = trucks(company_id, window);
            let params = PageParams::<TruckRows> { limit, cursor, sort: Sort::default() };
            let page = page(db, select, &params, truck::Column::Id).await?;
            (Rows::Trucks(page.rows), page.next_cursor, page.total_count)
        }
    };
    let items = present(db, company_id, rows, shown, now, is_followed).await?;
    let time_zone = zone.name().to_owned();
    Ok(DispatchBoard { from, days: window.days, time_zone, items, next_cursor, total_count })
}

pub enum Rows {
    Drivers(Vec<driver::Model>),
    Trucks(Vec<truck::Model>),
}

pub async fn present(
    db: &Db,
    company_id: Uuid,
    rows: Rows,
    shown: Shown,
    now: Timestamp,
    is_followed: bool,
) -> Result<Vec<BoardRow>, ApiError> {
    let (ids, of): (Vec<Uuid>, PlacesOf) = match &rows {
        Rows::Drivers(rows) => (rows.iter().map(|row| row.id).collect(), PlacesOf::Drivers),
        Rows::Trucks(rows) => (rows.iter().map(|row| row.id).collect(), PlacesOf::Trucks),
    };
    let loads = loads_of(db, company_id, of, &ids, shown).await?;
    let (cards, found) = cards_of(db, company_id, loads, now).await?;
    let standings = if is_followed { Standings::of(db, company_id, &cards, now).await? } else { Standings::default() };
    let work = Work::of(db, company_id, cards, (found, standings), of, &ids, now).await?;
    let terminal_ids: Vec<Uuid> = match &rows {
        Rows::Drivers(rows) => rows.iter().filter_map(|row| row.terminal_id).collect(),
        Rows::Trucks(rows) => rows.iter().filter_map(|row| row.terminal_id).collect(),
    };
    let terminals = terminal_refs(db, company_id, terminal_ids).await?;
    let terminal = |id: Option<Uuid>| {
        terminals.get(&id?).map(|terminal| NamedRef { id: terminal.id, name: terminal.name.clone() })
    };
    let mut rows: Vec<BoardRow> = match rows {
        Rows::Drivers(rows) => {
            let usual = truck::Entity::owned_by(company_id)
                .filter(truck::Column::UsualDriverId.is_in(ids))
                .filter(truck::Column::ArchivedAt.is_null())
                .fetch_all(db)
                .await?;
            let usual: HashMap<Uuid, truck::Model> =
                usual.into_iter().filter_map(|row| Some((row.usual_driver_id?, row))).collect();
            rows.into_iter()
                .map(|row| {
                    let truck = usual.get(&row.id).or_else(|| work.truck_of(row.id)).map(board_truck);
                    let base = (row.id, Some(board_driver(&row)), truck);
                    work.row(base, terminal(row.terminal_id), row.notes, shown)
                })
                .collect::<Result<_, _>>()?
        }
        Rows::Trucks(rows) => {
            let usual_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.usual_driver_id).collect();
            let usual = driver::Entity::owned_by(company_id);
            let usual = by_ids(db, usual, driver::Column::Id, usual_ids).await?;
            rows.into_iter()
                .map(|row| {
                    let driver = row.usual_driver_id.and_then(|id| usual.get(&id)).or_else(|| work.driver_of(row.id));
                    let base = (row.id, driver.map(board_driver), Some(board_truck(&row)));
                    work.row(base, terminal(row.terminal_id), row.notes, shown)
                })
                .collect::<Result<_, _>>()?
        }
    };
    mark_prohibited(db, company_id, &mut rows, now).await?;
    Ok(rows)
}

/// Nobody plans with a driver who may not drive.
async fn mark_prohibited(
    db: &impl Connection,
    company_id: Uuid,
    rows: &mut [BoardRow],
    now: Timestamp,
) -> Result<(), DbErr> {
    let ids = rows.iter().filter_map(|row| row.driver.as_ref()).map(|driver| driver.id);
    let standings = standings_of(db, company_id, ids, now).await?;
    for driver in rows.iter_mut().filter_map(|row| row.driver.as_mut()) {
        driver.is_prohibited = standings.get(&driver.id).is_some_and(|standing| standing.prohibition.is_some());
    }
    Ok(())
}

/// Loads with a leg of one of the rows that are open, or were moving in the days shown.
async fn loads_of(
    db: &impl Connection,
    company_id: Uuid,
    of: PlacesOf,
    ids: &[Uuid],
    shown: Shown,
) -> Result<Vec<load::Model>, DbErr> {
    let mut theirs = Condition::any().add(column_of(of).is_in(ids.to_vec()));
    if of == PlacesOf::Drivers {
        theirs = theirs.add(leg::Column::CoDriverId.is_in(ids.to_vec()));
    }
    let theirs = Query::select()
        .column(leg::Column::LoadId)
        .from(leg::Entity)
        .and_where(leg::Column::CompanyId.eq(company_id))
        .cond_where(theirs)
        .to_owned();
    let was_shown = Condition::all()
        .add(load::Column::Status.eq(LoadStatus::Delivered))
        .add(load::Column::DeliveredAt.gte(shown.from))
        .add(load::Column::PickupAt.lt(shown.until));
    load::Entity::owned_by(company_id)
        .filter(Condition::any().add(load::Column::Status.is_in(LoadStatus::TO_MOVE.iter().copied())).add(was_shown))
        .filter(load::Column::Id.in_subquery(theirs))
        .fetch_all(db)
        .await
}

fn column_of(of: PlacesOf) -> leg::Column {
    match of {
        PlacesOf::Drivers => leg::Column::DriverId,
        PlacesOf::Trucks => leg::Column::TruckId,
    }
}
