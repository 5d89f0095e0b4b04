//! The drivers and trucks that get a row on the board.

use haul_api::{AnyOf, contains, search_words};
use haul_entity::{
    Owned,
    fleet::{driver, truck},
    loads::{leg, load},
};
use haul_types::{Date, DriverStatus, Equipment, VehicleStatus};
use sea_orm::{
    ColumnTrait, Condition, QueryFilter, Select,
    sea_query::{Query, SelectStatement},
};
use uuid::Uuid;

use super::views::BoardRows;
use crate::open_loads;

/// Which rows and days the board shows.
#[derive(Clone, Debug, Default)]
pub struct Window {
    pub rows: BoardRows,
    pub from: Option<Date>,
    pub days: u32,
    pub terminal_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub equipment: AnyOf<Equipment>,
    pub is_unanswered: bool,
    pub q: Option<String>,
}

/// Drivers who can be dispatched, and others who still have work.
pub fn drivers(company_id: Uuid, window: &Window) -> Select<driver::Entity> {
    let is_active =
        Condition::all().add(driver::Column::Status.eq(DriverStatus::Active)).add(driver::Column::ArchivedAt.is_null());
    let busy = || bound(company_id, leg::Column::DriverId, open_loads(company_id));
    let mut all = Condition::all()
        .add(Condition::any().add(is_active).add(driver::Column::Id.in_subquery(busy())))
        .add_option(window.terminal_id.map(|id| driver::Column::TerminalId.eq(id)));
    if window.is_unanswered {
        all = all.add(driver::Column::Id.in_subquery(bound(company_id, leg::Column::DriverId, unanswered(company_id))));
    }
    if let Some(hauled) = hauled(company_id, window) {
        let hauls = driver::Column::Id.in_subquery(bound(company_id, leg::Column::DriverId, hauled));
        all = all.add(Condition::any().add(hauls).add(driver::Column::Id.not_in_subquery(busy())));
    }
    if let Some(q) = search_words(window.q.as_deref()) {
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
    driver::Entity::owned_by(company_id).filter(all)
}

/// Active trucks, and others that still have work.
pub fn trucks(company_id: Uuid, window: &Window) -> Select<truck::Entity> {
    let is_used = Condition::all()
        .add(truck::Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]))
        .add(truck::Column::ArchivedAt.is_null());
    let busy = || bound(company_id, leg::Column::TruckId, open_loads(company_id));
    let mut all = Condition::all()
        .add(Condition::any().add(is_used).add(truck::Column::Id.in_subquery(busy())))
        .add_option(window.terminal_id.map(|id| truck::Column::TerminalId.eq(id)));
    if window.is_unanswered {
        all = all.add(truck::Column::Id.in_subquery(bound(company_id, leg::Column::TruckId, unanswered(company_id))));
    }
    if let Some(hauled) = hauled(company_id, window) {
        let hauls = truck::Column::Id.in_subquery(bound(company_id, leg::Column::TruckId, hauled));
        all = all.add(Condition::any().add(hauls).add(truck::Column::Id.not_in_subquery(busy())));
    }
    if let Some(q) = search_words(window.q.as_deref()) {
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
    truck::Entity::owned_by(company_id).filter(all)
}

/// Drivers or trucks assigned to legs of these loads.
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

/// Open loads of the selected dispatcher and equipment; a row without any is shown only while it is available.
fn hauled(company_id: Uuid, window: &Window) -> Option<SelectStatement> {
    if window.equipment.is_empty() && window.dispatcher_id.is_none() {
        return None;
    }
    let mut loads = open_loads(company_id);
    if !window.equipment.is_empty() {
        loads.and_where(load::Column::Equipment.is_in(window.equipment.values().iter().copied()));
    }
    if let Some(id) = window.dispatcher_id {
        loads.and_where(load::Column::DispatcherId.eq(id));
    }
    Some(loads)
}

fn unanswered(company_id: Uuid) -> SelectStatement {
    open_loads(company_id).and_where(load::Column::UnansweredSince.is_not_null()).to_owned()
}

fn numbered(company_id: Uuid, q: &str) -> SelectStatement {
    open_loads(company_id).and_where(contains(load::Column::Number, &q.to_uppercase())).to_owned()
}
