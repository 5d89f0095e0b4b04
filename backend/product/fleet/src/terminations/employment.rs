//! What a termination does to its driver.

use haul_api::{ApiError, Write};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    fleet::{
        driver,
        driver_termination::{Column, Entity, Model},
    },
    loads::load,
};
use haul_types::{Date, DriverStatus, ErrorCode, LoadStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::views::DriverTermination;
use crate::drivers::Driver;

/// More are counted.
const MOST_NAMED: usize = 5;

/// The first day of what ends: the driver may have come back.
pub fn employed_from(driver: &driver::Model) -> Option<Date> {
    driver.rehired_on.or(driver.hired_on)
}

/// A driver leaves once for each time of being hired.
pub async fn refuse_second(write: &Write, driver: &driver::Model, own_id: Option<Uuid>) -> Result<(), ApiError> {
    let mut same = Entity::archived_or_not(write.company_id(), false).filter(Column::DriverId.eq(driver.id));
    if let Some(day) = employed_from(driver) {
        same = same.filter(Column::LastOn.gte(day));
    }
    if let Some(id) = own_id {
        same = same.filter(Column::Id.ne(id));
    }
    match same.fetch_optional(write.tx()).await? {
        Some(_) => Err(already_terminated()),
        None => Ok(()),
    }
}

pub fn already_terminated() -> ApiError {
    ApiError::new(
        ErrorCode::DriverAlreadyTerminated,
        "This driver's employment ended already. Correct or archive that.",
    )
}

/// Names the loads that another driver has to take over.
pub async fn refuse_open_loads(write: &Write, driver_id: Uuid) -> Result<(), ApiError> {
    let crew = Condition::any().add(load::Column::DriverId.eq(driver_id)).add(load::Column::CoDriverId.eq(driver_id));
    let loads = load::Entity::owned_by(write.company_id())
        .filter(load::Column::Status.is_in(LoadStatus::OPEN.iter().copied()))
        .filter(crew)
        .order_by_asc(load::Column::PickupAt)
        .fetch_all(write.tx())
        .await?;
    if loads.is_empty() {
        return Ok(());
    }
    let named: Vec<&str> = loads.iter().take(MOST_NAMED).map(|load| &*load.number).collect();
    let more = match loads.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let message = format!(
        "This driver is on open loads: {}{more}. Assign them to another driver first, or accept that they stay as they are.",
        named.join(", ")
    );
    Err(ApiError::new(ErrorCode::DriverOnOpenLoads, message))
}

/// The driver, locked until the write ends.
pub async fn driver_of(write: &Write, id: Uuid) -> Result<driver::Model, ApiError> {
    write.find_for_update::<driver::Entity>(id).await?.ok_or_else(ApiError::not_found)
}

/// Makes the driver terminated. One who had come back was hired on that day from now on.
pub async fn end(write: &mut Write, driver: driver::Model, last_on: Date) -> Result<(), ApiError> {
    let mut row = driver.clone().into_active_model();
    if let Some(day) = driver.rehired_on {
        row.hired_on = Set(Some(day));
        row.rehired_on = Set(None);
    }
    row.terminated_on = Set(Some(last_on));
    row.status = Set(DriverStatus::Terminated);
    write.save::<Driver>(driver, row, "driver.updated").await?;
    Ok(())
}

/// The driver is again what it was, unless someone changed that since.
async fn undo(write: &mut Write, termination: Model) -> Result<(), ApiError> {
    let driver = driver_of(write, termination.driver_id).await?;
    if !is_ended_by(&driver, termination.last_on) {
        return Ok(());
    }
    let mut row = driver.clone().into_active_model();
    row.status = Set(termination.before_status);
    row.hired_on = Set(termination.before_hired_on);
    row.terminated_on = Set(termination.before_terminated_on);
    row.rehired_on = Set(termination.before_rehired_on);
    write.save::<Driver>(driver, row, "driver.updated").await?;
    Ok(())
}

fn is_ended_by(driver: &driver::Model, last_on: Date) -> bool {
    driver.status == DriverStatus::Terminated && driver.terminated_on == Some(last_on) && driver.rehired_on.is_none()
}

/// Ends it again as of the same day.
async fn redo(write: &mut Write, termination: Model) -> Result<(), ApiError> {
    let driver = driver_of(write, termination.driver_id).await?;
    refuse_second(write, &driver, Some(termination.id)).await?;
    if is_ended_by(&driver, termination.last_on) {
        return Ok(());
    }
    let last_on = termination.last_on;
    let mut row = termination.into_active_model();
    remember(&mut row, &driver);
    row.update(write.tx()).await?;
    end(write, driver, last_on).await
}

/// Keeps what the driver is now.
pub fn remember(row: &mut haul_entity::fleet::driver_termination::ActiveModel, driver: &driver::Model) {
    row.before_status = Set(driver.status);
    row.before_hired_on = Set(driver.hired_on);
    row.before_terminated_on = Set(driver.terminated_on);
    row.before_rehired_on = Set(driver.rehired_on);
}

/// What a change of a termination does to its driver.
pub async fn follow(write: &mut Write, before: &DriverTermination, after: &DriverTermination) -> Result<(), ApiError> {
    let found = Entity::find_owned(write.company_id(), after.id).fetch_optional(write.tx()).await?;
    let row = found.ok_or_else(ApiError::not_found)?;
    match (before.archived_at, after.archived_at) {
        (None, Some(_)) => return undo(write, row).await,
        (Some(_), None) => return redo(write, row).await,
        _ => {}
    }
    if before.last_on != after.last_on && after.archived_at.is_none() {
        let driver = driver_of(write, row.driver_id).await?;
        if is_ended_by(&driver, before.last_on) {
            let mut changed = driver.clone().into_active_model();
            changed.terminated_on = Set(Some(after.last_on));
            write.save::<Driver>(driver, changed, "driver.updated").await?;
        }
    }
    Ok(())
}

/// Names of drivers.
pub async fn names(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<std::collections::HashMap<Uuid, String>, sea_orm::DbErr> {
    let rows = haul_api::by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, ids).await?;
    Ok(rows.into_iter().map(|(id, row)| (id, format!("{} {}", row.first_name, row.last_name))).collect())
}
