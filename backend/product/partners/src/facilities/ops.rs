//! The verbs of facilities.

use haul_api::{
    ApiError, Clearable, Invalid, Write,
    audit::{RecordHistory, history_of},
    changes_between, contains, json_column,
    paging::{PageParams, page},
    patch,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    loads::{load, stop},
    partners::facility::{ActiveModel, Column, Entity, Model},
};
use haul_types::{GEOFENCE_RADII_M, LoadStatus, folded, time_zone_of_state};
use sea_orm::{
    ActiveModelTrait, ActiveValue, ColumnTrait, IntoActiveModel, QueryFilter, QuerySelect, QueryTrait, Set,
    sea_query::{ExprTrait, SelectStatement},
};
use uuid::Uuid;

use super::{
    error::FacilityError,
    views::{Facility, FacilityCreate, FacilityPage, FacilityUpdate},
};

/// Which facilities a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub state: Option<String>,
    pub city: Option<String>,
    pub time_zone: Option<String>,
    /// A truck is still due there.
    pub has_appointments: Option<bool>,
    pub archived: bool,
}

pub async fn list(db: &Db, company_id: Uuid, filter: Filter, params: &PageParams) -> Result<FacilityPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        select = select.filter(contains(Column::NameFolded, &q).or(contains(Column::CityFolded, &q)));
    }
    if let Some(states) = filter.state.as_deref().filter(|text| !text.is_empty()) {
        select = select.filter(Column::State.is_in(states.split(',').map(|state| state.trim().to_uppercase())));
    }
    if let Some(city) = filter.city.as_deref().map(folded).filter(|city| !city.is_empty()) {
        select = select.filter(Column::CityFolded.eq(city));
    }
    if let Some(zones) = filter.time_zone.as_deref().filter(|text| !text.is_empty()) {
        select = select.filter(Column::TimeZone.is_in(zones.split(',').map(str::trim)));
    }
    if let Some(has_appointments) = filter.has_appointments {
        let awaiting = awaiting_trucks(company_id);
        select = select.filter(match has_appointments {
            true => Column::Id.in_subquery(awaiting),
            false => Column::Id.not_in_subquery(awaiting),
        });
    }

    let sortable = [("name", Column::NameFolded), ("city", Column::CityFolded), ("created_at", Column::CreatedAt)];
    let page = page(db, select, params, &sortable, "name", Column::Id).await?;
    let items = page.rows.into_iter().map(Facility::try_from).collect::<Result<_, _>>()?;
    Ok(FacilityPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

/// The facilities of stops that no truck has left yet, on loads that are still to be moved.
fn awaiting_trucks(company_id: Uuid) -> SelectStatement {
    let to_move = load::Entity::owned_by(company_id)
        .filter(load::Column::Status.is_in(LoadStatus::TO_MOVE.iter().copied()))
        .select_only()
        .column(load::Column::Id)
        .into_query();
    stop::Entity::owned_by(company_id)
        .filter(stop::Column::DepartedAt.is_null())
        .filter(stop::Column::LoadId.in_subquery(to_move))
        .select_only()
        .column(stop::Column::FacilityId)
        .into_query()
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<Facility, FacilityError> {
    Ok(find(db, company_id, id).await?.try_into()?)
}

pub async fn history(db: &Db, company_id: Uuid, id: Uuid) -> Result<RecordHistory, FacilityError> {
    let row = find(db, company_id, id).await?;
    Ok(history_of(db, company_id, "facility", row.id).await?)
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, FacilityError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(FacilityError::NotFound)
}

pub async fn create(write: &mut Write, input: FacilityCreate) -> Result<Facility, FacilityError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(&mut row, input.into())?;
    let row = row.insert(write.tx()).await?;
    let after = Facility::try_from(row)?;
    write.record("facility.created", "facility", after.id, &after.name, changes_between(None, &after));
    Ok(after)
}

/// Everything that adding a facility asks for but what only one may have, without adding it: an import tries its rows this way.
pub fn check_new(input: FacilityCreate) -> Result<(), FacilityError> {
    apply(&mut Default::default(), input.into())
}

pub async fn update(write: &mut Write, id: Uuid, input: FacilityUpdate) -> Result<Facility, FacilityError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(FacilityError::NotFound)?;
    if before.version != input.version {
        return Err(FacilityError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(&mut row, input)?;
    save(write, before, row, "facility.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Facility, FacilityError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(FacilityError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return Ok(before.try_into()?);
    }
    if before.merged_into_id.is_some() {
        return Err(FacilityError::AlreadyMerged);
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "facility.archived" } else { "facility.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Facility, FacilityError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let (before, after) = (Facility::try_from(before)?, Facility::try_from(after)?);
    write.record(action, "facility", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
fn apply(row: &mut ActiveModel, input: FacilityUpdate) -> Result<(), FacilityError> {
    let mut invalid = Invalid::default();
    if let Some(name) = input.name {
        let name = invalid.text("name", &name, 120);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    let mut zone_of_state = None;
    if let Some(address) = input.address {
        invalid.check_address("address", &address);
        zone_of_state = time_zone_of_state(&address.country, &address.state);
        row.city_folded = Set(folded(&address.city));
        row.state = Set(address.state.clone());
        row.address = Set(json_column(&address));
    }
    match input.time_zone {
        Some(time_zone) => row.time_zone = Set(invalid.time_zone("time_zone", &time_zone)),
        // Only a new facility has none yet; one that moves keeps its zone until somebody says otherwise.
        None if row.time_zone == ActiveValue::NotSet => match zone_of_state {
            Some(time_zone) => row.time_zone = Set(time_zone.to_owned()),
            None => invalid.push("time_zone", "This state has more than one time zone. Choose the facility's."),
        },
        None => {}
    }
    let is_placed = !matches!((&input.latitude, &input.longitude), (Clearable::Keep, Clearable::Keep));
    patch(&mut row.latitude, input.latitude, |degrees| Some(invalid.between("latitude", degrees, -90.0, 90.0)));
    patch(&mut row.longitude, input.longitude, |degrees| Some(invalid.between("longitude", degrees, -180.0, 180.0)));
    let is_known = |degrees: &ActiveValue<Option<f64>>| degrees.try_as_ref().is_some_and(Option::is_some);
    let is_pair = is_known(&row.latitude) == is_known(&row.longitude);
    invalid.require(is_pair || !is_placed, "longitude", "Enter latitude and longitude, or neither.");
    patch(&mut row.geofence_radius_m, input.geofence_radius_m, |meters| {
        let (least, most) = (GEOFENCE_RADII_M.start(), GEOFENCE_RADII_M.end());
        if !GEOFENCE_RADII_M.contains(&meters) {
            invalid.push("geofence_radius_m", format!("Enter a radius of {least} to {most} metres."));
        }
        Some(meters)
    });
    patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
    patch(&mut row.hours, input.hours, |text| invalid.optional_text("hours", &text, 500));
    patch(&mut row.instructions, input.instructions, |text| invalid.optional_text("instructions", &text, 4000));
    Ok(invalid.finish()?)
}
