//! The board's rows: a page of drivers or trucks, and their legs in the days shown.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Days, NaiveDate, Utc};
use haul_db::Db;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, QueryFilter, Select,
    sea_query::{Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    cards::{Card, cards_of},
    views::{BoardDriver, BoardRow, BoardRows, BoardTruck, DispatchBoard},
};
use crate::{
    api::{
        ApiError, by_ids, contains, one_of,
        paging::{PageParams, page},
        zone_of_company,
    },
    entity::{Owned, driver, facility, leg, load, trailer, truck},
    loads::{Lookups, PlacesOf, full_name, last_places, left_at, leg_place, open_loads},
    terminals::terminal_refs,
    types::{DriverState, Equipment, LoadStatus, NamedRef, VehicleStatus, folded, start_of_day},
};

/// Which rows and days the board shows.
#[derive(Clone, Debug)]
pub struct Window {
    pub rows: BoardRows,
    pub from: Option<NaiveDate>,
    pub days: u32,
    pub terminal_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub equipment: Option<String>,
    pub q: Option<String>,
}

/// Reads a page of rows. The number of statements does not depend on the number of rows.
pub async fn read(
    db: &Db,
    company_id: Uuid,
    window: &Window,
    params: &PageParams,
    now: DateTime<Utc>,
) -> Result<DispatchBoard, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let from = window.from.unwrap_or_else(|| now.with_timezone(&zone).date_naive());
    let until = from.checked_add_days(Days::new(window.days.into())).unwrap_or(NaiveDate::MAX);
    let shown = Shown { from: start_of_day(from, zone), until: start_of_day(until, zone) };
    let (rows, next_cursor, total_count) = match window.rows {
        BoardRows::Drivers => {
            let select = drivers(company_id, window)?;
            let sortable = [("name", driver::Column::LastNameFolded)];
            let page = page(db, select, params, &sortable, "name", driver::Column::Id).await?;
            (Rows::Drivers(page.rows), page.next_cursor, page.total_count)
        }
        BoardRows::Trucks => {
            let select = trucks(company_id, window)?;
            let sortable = [("name", truck::Column::UnitNumberFolded)];
            let page = page(db, select, params, &sortable, "name", truck::Column::Id).await?;
            (Rows::Trucks(page.rows), page.next_cursor, page.total_count)
        }
    };
    let items = present(db, company_id, rows, shown, now).await?;
    let time_zone = zone.name().to_owned();
    Ok(DispatchBoard { from, days: window.days, time_zone, items, next_cursor, total_count })
}

/// The moments between which a leg is on the board.
#[derive(Clone, Copy, Debug)]
struct Shown {
    from: DateTime<Utc>,
    until: DateTime<Utc>,
}

enum Rows {
    Drivers(Vec<driver::Model>),
    Trucks(Vec<truck::Model>),
}

/// Who may be sent out, and whoever has work although not.
fn drivers(company_id: Uuid, window: &Window) -> Result<Select<driver::Entity>, ApiError> {
    let is_active =
        Condition::all().add(driver::Column::State.eq(DriverState::Active)).add(driver::Column::ArchivedAt.is_null());
    let busy = || bound(company_id, leg::Column::DriverId, open_loads(company_id));
    let mut all = Condition::all()
        .add(Condition::any().add(is_active).add(driver::Column::Id.in_subquery(busy())))
        .add_option(window.terminal_id.map(|id| driver::Column::TerminalId.eq(id)));
    if let Some(hauled) = hauled(company_id, window)? {
        let hauls = driver::Column::Id.in_subquery(bound(company_id, leg::Column::DriverId, hauled));
        all = all.add(Condition::any().add(hauls).add(driver::Column::Id.not_in_subquery(busy())));
    }
    if let Some(q) = window.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let usual = Query::select()
            .column(truck::Column::UsualDriverId)
            .from(truck::Entity)
            .and_where(truck::Column::CompanyId.eq(company_id))
            .and_where(truck::Column::UsualDriverId.is_not_null())
            .and_where(contains(truck::Column::UnitNumberFolded, &q))
            .to_owned();
        let hauls = bound(company_id, leg::Column::DriverId, numbered(company_id, &q));
        all = all.add(
            Condition::any()
                .add(contains(driver::Column::FullNameFolded, &q))
                .add(driver::Column::Id.in_subquery(usual))
                .add(driver::Column::Id.in_subquery(hauls)),
        );
    }
    Ok(driver::Entity::owned_by(company_id).filter(all))
}

/// Trucks in use, and those that have work although not.
fn trucks(company_id: Uuid, window: &Window) -> Result<Select<truck::Entity>, ApiError> {
    let is_used = Condition::all()
        .add(truck::Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]))
        .add(truck::Column::ArchivedAt.is_null());
    let busy = || bound(company_id, leg::Column::TruckId, open_loads(company_id));
    let mut all = Condition::all()
        .add(Condition::any().add(is_used).add(truck::Column::Id.in_subquery(busy())))
        .add_option(window.terminal_id.map(|id| truck::Column::TerminalId.eq(id)));
    if let Some(hauled) = hauled(company_id, window)? {
        let hauls = truck::Column::Id.in_subquery(bound(company_id, leg::Column::TruckId, hauled));
        all = all.add(Condition::any().add(hauls).add(truck::Column::Id.not_in_subquery(busy())));
    }
    if let Some(q) = window.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let people = Query::select()
            .column(driver::Column::Id)
            .from(driver::Entity)
            .and_where(driver::Column::CompanyId.eq(company_id))
            .and_where(contains(driver::Column::FullNameFolded, &q))
            .to_owned();
        let hauls = bound(company_id, leg::Column::TruckId, numbered(company_id, &q));
        all = all.add(
            Condition::any()
                .add(contains(truck::Column::UnitNumberFolded, &q))
                .add(truck::Column::UsualDriverId.in_subquery(people))
                .add(truck::Column::Id.in_subquery(hauls)),
        );
    }
    Ok(truck::Entity::owned_by(company_id).filter(all))
}

/// Drivers or trucks that legs of these loads are bound to.
fn bound(company_id: Uuid, column: leg::Column, loads: SelectStatement) -> SelectStatement {
    Query::select()
        .column(column)
        .from(leg::Entity)
        .and_where(leg::Column::CompanyId.eq(company_id))
        // A null among them would make every "not in" unknown.
        .and_where(column.is_not_null())
        .and_where(leg::Column::LoadId.in_subquery(loads))
        .to_owned()
}

/// Open loads of the dispatcher and the equipment asked for; a row that has none of them is shown only while it is free.
fn hauled(company_id: Uuid, window: &Window) -> Result<Option<SelectStatement>, ApiError> {
    let equipment = one_of("equipment", window.equipment.as_deref(), Equipment::parse)?;
    if equipment.is_empty() && window.dispatcher_id.is_none() {
        return Ok(None);
    }
    let mut loads = open_loads(company_id);
    if !equipment.is_empty() {
        loads.and_where(load::Column::Equipment.is_in(equipment));
    }
    if let Some(id) = window.dispatcher_id {
        loads.and_where(load::Column::DispatcherId.eq(id));
    }
    Ok(Some(loads))
}

fn numbered(company_id: Uuid, q: &str) -> SelectStatement {
    open_loads(company_id).and_where(contains(load::Column::Number, q)).to_owned()
}

async fn present(
    db: &Db,
    company_id: Uuid,
    rows: Rows,
    shown: Shown,
    now: DateTime<Utc>,
) -> Result<Vec<BoardRow>, ApiError> {
    let (ids, of): (Vec<Uuid>, PlacesOf) = match &rows {
        Rows::Drivers(rows) => (rows.iter().map(|row| row.id).collect(), PlacesOf::Drivers),
        Rows::Trucks(rows) => (rows.iter().map(|row| row.id).collect(), PlacesOf::Trucks),
    };
    let loads = loads_of(db, company_id, of, &ids, shown).await?;
    let (cards, found) = cards_of(db, company_id, loads, now).await?;
    let work = Work::of(db, company_id, cards, found, of, &ids, now).await?;
    let terminal_ids: Vec<Uuid> = match &rows {
        Rows::Drivers(rows) => rows.iter().filter_map(|row| row.terminal_id).collect(),
        Rows::Trucks(rows) => rows.iter().filter_map(|row| row.terminal_id).collect(),
    };
    let terminals = terminal_refs(db, company_id, terminal_ids).await?;
    let terminal = |id: Option<Uuid>| {
        terminals.get(&id?).map(|terminal| NamedRef { id: terminal.id, name: terminal.name.clone() })
    };
    match rows {
        Rows::Drivers(rows) => {
            let usual = truck::Entity::owned_by(company_id)
                .filter(truck::Column::UsualDriverId.is_in(ids))
                .filter(truck::Column::ArchivedAt.is_null())
                .all(db)
                .await?;
            let usual: HashMap<Uuid, truck::Model> =
                usual.into_iter().filter_map(|row| Some((row.usual_driver_id?, row))).collect();
            rows.into_iter()
                .map(|row| {
                    let truck = usual.get(&row.id).or_else(|| work.truck_of(row.id)).map(board_truck);
                    let base = (row.id, Some(board_driver(&row)), truck);
                    work.row(base, terminal(row.terminal_id), row.notes, shown)
                })
                .collect()
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
                .collect()
        }
    }
}

/// Loads with a leg of one of the rows that are still to be moved, or were in the days shown.
async fn loads_of(
    db: &impl ConnectionTrait,
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
    let closed = LoadStatus::OVER.iter().copied().chain([LoadStatus::Draft]);
    load::Entity::owned_by(company_id)
        .filter(Condition::any().add(load::Column::Status.is_not_in(closed)).add(was_shown))
        .filter(load::Column::Id.in_subquery(theirs))
        .all(db)
        .await
}

fn column_of(of: PlacesOf) -> leg::Column {
    match of {
        PlacesOf::Drivers => leg::Column::DriverId,
        PlacesOf::Trucks => leg::Column::TruckId,
    }
}

fn board_driver(row: &driver::Model) -> BoardDriver {
    BoardDriver { id: row.id, name: full_name(row), phone: row.phone.clone() }
}

fn board_truck(row: &truck::Model) -> BoardTruck {
    BoardTruck { id: row.id, name: row.unit_number.clone(), status: row.status }
}

/// What the rows have to do, and where those stand that have nothing.
struct Work {
    by_row: HashMap<Uuid, Vec<Card>>,
    found: Lookups,
    last: HashMap<Uuid, (leg::Model, chrono::DateTime<Utc>, Uuid)>,
    facilities: HashMap<Uuid, facility::Model>,
    trucks: HashMap<Uuid, truck::Model>,
    drivers: HashMap<Uuid, driver::Model>,
    trailers: HashMap<Uuid, trailer::Model>,
}

impl Work {
    async fn of(
        db: &impl ConnectionTrait,
        company_id: Uuid,
        cards: Vec<Card>,
        found: Lookups,
        of: PlacesOf,
        ids: &[Uuid],
        now: DateTime<Utc>,
    ) -> Result<Self, ApiError> {
        let mut by_row: HashMap<Uuid, Vec<Card>> = HashMap::new();
        for card in cards {
            let subjects = match of {
                PlacesOf::Drivers => [card.leg.driver_id, card.leg.co_driver_id],
                PlacesOf::Trucks => [card.leg.truck_id, None],
            };
            for subject in subjects.into_iter().flatten() {
                by_row.entry(subject).or_default().push(card.clone());
            }
        }
        by_row.values_mut().for_each(|cards| cards.sort_by_key(|card| (card.shown.starts_at, card.shown.leg_id)));
        let is_busy = |id: &Uuid| by_row.get(id).is_some_and(|cards| cards.iter().any(|card| !card.is_driven));
        let idle: HashSet<Uuid> = ids.iter().filter(|id| !is_busy(id)).copied().collect();
        let last = last_places(db, company_id, of, idle.into_iter().collect(), now).await?;
        let last: HashMap<_, _> =
            last.into_iter().map(|(id, (leg, stop))| (id, (leg, left_at(&stop), stop.facility_id))).collect();
        macro_rules! named {
            ($entity:ident, $ids:expr) => {
                by_ids(db, $entity::Entity::owned_by(company_id), $entity::Column::Id, $ids).await?
            };
        }
        let facilities = named!(facility, last.values().map(|(_, _, id)| *id));
        let trucks = named!(truck, last.values().filter_map(|(leg, ..)| leg.truck_id));
        let drivers = named!(driver, last.values().filter_map(|(leg, ..)| leg.driver_id));
        let trailers = named!(trailer, last.values().filter_map(|(leg, ..)| leg.trailer_id));
        Ok(Self { by_row, found, last, facilities, trucks, drivers, trailers })
    }

    fn row(
        &self,
        (id, driver, truck): (Uuid, Option<BoardDriver>, Option<BoardTruck>),
        terminal: Option<NamedRef>,
        notes: Option<String>,
        shown: Shown,
    ) -> Result<BoardRow, ApiError> {
        let cards = self.by_row.get(&id).map(Vec::as_slice).unwrap_or_default();
        let planned = cards.iter().filter(|card| !card.is_driven).max_by_key(|card| card.shown.ends_at);
        let next_available = match planned {
            Some(card) => {
                let mut place = card.shown.to.clone();
                place.at = card.shown.ends_at;
                Some(place)
            }
            None => self.standing(id)?,
        };
        let is_shown = |card: &&Card| card.shown.starts_at < shown.until && card.shown.ends_at >= shown.from;
        Ok(BoardRow {
            id,
            driver,
            truck,
            trailer: self.trailer_of(id),
            terminal,
            notes,
            legs: cards.iter().filter(is_shown).map(|card| card.shown.clone()).collect(),
            next_available,
            is_busy: planned.is_some(),
        })
    }

    fn standing(&self, id: Uuid) -> Result<Option<crate::loads::LegPlace>, ApiError> {
        let place = self.last.get(&id).and_then(|(_, at, facility_id)| Some((self.facilities.get(facility_id)?, *at)));
        place.map(|(facility, at)| leg_place(facility, at)).transpose()
    }

    /// What the row's latest leg says, planned or driven.
    fn latest<T>(&self, id: Uuid, read: impl Fn(&leg::Model) -> Option<T>) -> Option<T> {
        let planned = self.by_row.get(&id).and_then(|cards| cards.iter().rev().find_map(|card| read(&card.leg)));
        planned.or_else(|| self.last.get(&id).and_then(|(leg, ..)| read(leg)))
    }

    fn truck_of(&self, id: Uuid) -> Option<&truck::Model> {
        let truck_id = self.latest(id, |leg| leg.truck_id)?;
        self.found.trucks.get(&truck_id).or_else(|| self.trucks.get(&truck_id))
    }

    fn driver_of(&self, id: Uuid) -> Option<&driver::Model> {
        let driver_id = self.latest(id, |leg| leg.driver_id)?;
        self.found.drivers.get(&driver_id).or_else(|| self.drivers.get(&driver_id))
    }

    fn trailer_of(&self, id: Uuid) -> Option<NamedRef> {
        let trailer_id = self.latest(id, |leg| leg.trailer_id)?;
        let row = self.found.trailers.get(&trailer_id).or_else(|| self.trailers.get(&trailer_id))?;
        Some(NamedRef { id: row.id, name: row.unit_number.clone() })
    }
}
