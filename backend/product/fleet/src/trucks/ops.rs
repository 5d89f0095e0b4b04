//! The verbs of trucks.

use chrono::{DateTime, Utc};
use haul_api::{
    ApiError, Invalid, Write, changes_between, contains, one_of,
    paging::{PageParams, page},
    patch, today_at_company,
};
use haul_company::terminals::terminal_refs;
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::{
        driver,
        truck::{ActiveModel, Column, Entity, Model},
    },
    loads::load,
};
use haul_types::{LoadStatus, TruckOwnershipKind, VehicleStatus, Vin, folded};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, IntoActiveModel, QueryFilter, Select, Set,
    sea_query::{ExprTrait, Query},
};
use uuid::Uuid;

use super::{
    error::TruckError,
    ownerships::trucks_owned_on,
    present::present,
    views::{Truck, TruckCreate, TruckPage, TruckUpdate},
};

/// Which trucks a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub status: Option<String>,
    pub ownership: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub fleet_owner_id: Option<Uuid>,
    pub is_idle: bool,
    pub archived: bool,
}

/// The company's trucks that could take a load now.
pub fn idle_trucks(company_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(Column::ArchivedAt.is_null()).filter(idle(company_id))
}

/// Available, and on no load.
fn idle(company_id: Uuid) -> Condition {
    let busy = Query::select()
        .column(load::Column::TruckId)
        .from(load::Entity)
        .and_where(load::Column::CompanyId.eq(company_id))
        .and_where(load::Column::TruckId.is_not_null())
        .and_where(load::Column::Status.is_in(LoadStatus::UNDER_WAY.iter().copied().chain([LoadStatus::OnHold])))
        .to_owned();
    Condition::all().add(Column::Status.eq(VehicleStatus::Available)).add(Column::Id.in_subquery(busy).not())
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams,
    now: DateTime<Utc>,
) -> Result<TruckPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let upper = q.to_uppercase();
        let by_paper = contains(Column::Vin, &upper).or(contains(Column::Plate, &upper));
        select = select.filter(contains(Column::UnitNumberFolded, &q).or(by_paper));
    }
    let statuses = one_of("status", filter.status.as_deref(), VehicleStatus::parse)?;
    if !statuses.is_empty() {
        select = select.filter(Column::Status.is_in(statuses));
    }
    let ownerships = one_of("ownership", filter.ownership.as_deref(), TruckOwnershipKind::parse)?;
    if !ownerships.is_empty() {
        select = select.filter(Column::Ownership.is_in(ownerships));
    }
    if filter.is_idle {
        select = select.filter(idle(company_id));
    }
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }
    if let Some(fleet_owner_id) = filter.fleet_owner_id {
        let today = today_at_company(db, company_id, now).await?;
        select = select.filter(Column::Id.is_in(trucks_owned_on(db, company_id, fleet_owner_id, today).await?));
    }

    let sortable = [
        ("unit_number", Column::UnitNumberFolded),
        ("year", Column::Year),
        ("annual_inspection_expires_on", Column::AnnualInspectionExpiresOn),
    ];
    let page = page(db, select, params, &sortable, "unit_number", Column::Id).await?;
    let items = present(db, company_id, page.rows, now).await?;
    Ok(TruckPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid, now: DateTime<Utc>) -> Result<Truck, TruckError> {
    let row = find(db, company_id, id).await?;
    one(db, row, now).await
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, TruckError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(TruckError::NotFound)
}

async fn one(db: &impl ConnectionTrait, row: Model, now: DateTime<Utc>) -> Result<Truck, TruckError> {
    let shown = present(db, row.company_id, vec![row], now).await?;
    shown.into_iter().next().ok_or(TruckError::NotFound)
}

pub async fn create(write: &mut Write, input: TruckCreate) -> Result<Truck, TruckError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        ownership: Set(TruckOwnershipKind::Company),
        status: Set(VehicleStatus::Available),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(write, &mut row, input.into()).await?;
    let row = row.insert(write.tx()).await?;
    let after = one(write.tx(), row, write.now).await?;
    write.record("truck.created", "truck", after.id, &after.unit_number, changes_between(None, &after));
    Ok(after)
}

/// Everything that adding a truck asks for but what only one may have, without adding it: an import tries its rows this way.
pub async fn check_new(write: &Write, input: TruckCreate) -> Result<(), TruckError> {
    apply(write, &mut Default::default(), input.into()).await
}

pub async fn update(write: &mut Write, id: Uuid, input: TruckUpdate) -> Result<Truck, TruckError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TruckError::NotFound)?;
    if before.version != input.version {
        return Err(TruckError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(write, &mut row, input).await?;
    save(write, before, row, "truck.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Truck, TruckError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TruckError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return one(write.tx(), before, write.now).await;
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "truck.archived" } else { "truck.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Truck, TruckError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let before = one(write.tx(), before, write.now).await?;
    let after = one(write.tx(), after, write.now).await?;
    write.record(action, "truck", after.id, &after.unit_number, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
async fn apply(write: &Write, row: &mut ActiveModel, input: TruckUpdate) -> Result<(), TruckError> {
    let mut invalid = Invalid::default();
    if let Some(number) = input.unit_number {
        let number = invalid.text("unit_number", &number, 20);
        row.unit_number_folded = Set(folded(&number));
        row.unit_number = Set(number);
    }
    patch(&mut row.vin, input.vin, |text| invalid.parse("vin", Vin::parse(&text)).map(String::from));
    patch(&mut row.year, input.year, |year| Some(invalid.between("year", year, 1950, 2100)));
    patch(&mut row.make, input.make, |text| invalid.optional_text("make", &text, 40));
    patch(&mut row.model, input.model, |text| invalid.optional_text("model", &text, 40));
    patch(&mut row.plate, input.plate, |text| invalid.optional_text("plate", &text.to_uppercase(), 12));
    patch(&mut row.plate_state, input.plate_state, |text| invalid.state_code("plate_state", &text));
    if let Some(ownership) = input.ownership {
        row.ownership = Set(ownership);
    }
    if let Some(status) = input.status {
        row.status = Set(status);
    }
    patch(&mut row.status_reason, input.status_reason, |text| invalid.optional_text("status_reason", &text, 200));
    patch(&mut row.registration_expires_on, input.registration_expires_on, Some);
    patch(&mut row.annual_inspection_expires_on, input.annual_inspection_expires_on, Some);
    patch(&mut row.insurance_expires_on, input.insurance_expires_on, Some);
    let odometer_before = row.odometer_miles.try_as_ref().copied().flatten().unwrap_or_default();
    patch(&mut row.odometer_miles, input.odometer_miles, |miles| {
        invalid.require(miles >= odometer_before, "odometer_miles", "An odometer does not go back.");
        Some(invalid.between("odometer_miles", miles, 0, 9_999_999))
    });
    patch(&mut row.terminal_id, input.terminal_id, Some);
    patch(&mut row.usual_driver_id, input.usual_driver_id, Some);
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
    check_references(write, row, &mut invalid).await?;
    Ok(invalid.finish()?)
}

/// The database refuses a foreign id as well, but cannot say which field it was.
async fn check_references(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<(), TruckError> {
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    if let Some(Some(id)) = row.usual_driver_id.try_as_ref() {
        let found = driver::Entity::find_owned(write.company_id(), *id).one(write.tx()).await?;
        invalid.require(found.is_some(), "usual_driver_id", "There is no such driver.");
    }
    Ok(())
}
