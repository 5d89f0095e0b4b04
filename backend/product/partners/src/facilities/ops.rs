//! The verbs of facilities.

use haul_annotations::tags::{tagged, tags_of};
use haul_api::{
    AnyOf, ApiError, AppContext, Clearable, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    loads::{load, stop},
    partners::facility::{ActiveModel, Column, Entity, Model},
};
use haul_ports::{Place, Places};
use haul_types::{Address, GEOFENCE_RADII_M, LoadStatus, Timestamp, folded, time_zone_of_state};
use sea_orm::{ActiveValue, ColumnTrait, QueryFilter, QuerySelect, QueryTrait, Set, sea_query::SelectStatement};
use uuid::Uuid;

use super::{
    error::FacilityError,
    views::{Facility, FacilityCreate, FacilityPage, FacilityUpdate},
};

/// Which facilities a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub state: AnyOf<String>,
    pub city: Option<String>,
    pub time_zone: AnyOf<String>,
    /// A truck is still due there.
    pub has_appointments: Option<bool>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub archived: bool,
}

impl SortBy for Facility {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("name", Column::NameFolded), ("city", Column::CityFolded), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Facility>,
) -> Result<FacilityPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded, Column::CityFolded], &[]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    let states: Vec<_> = filter.state.values().iter().map(|state| state.to_uppercase()).collect();
    select = select.filter(AnyOf::from(states).on(Column::State)).filter(filter.time_zone.on(Column::TimeZone));
    if let Some(city) = filter.city.as_deref().map(folded).filter(|city| !city.is_empty()) {
        select = select.filter(Column::CityFolded.eq(city));
    }
    if let Some(has_appointments) = filter.has_appointments {
        let awaiting = awaiting_trucks(actor.company_id);
        select = select.filter(match has_appointments {
            true => Column::Id.in_subquery(awaiting),
            false => Column::Id.not_in_subquery(awaiting),
        });
    }

    select = select.filter(tagged(actor.company_id, &filter.tag, Column::Id));
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// Facilities of stops that no truck has left yet, on open loads.
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

/// The location of an address in the United States.
pub fn located(places: &dyn Places, address: &Address) -> Option<Place> {
    let find = || places.find(&address.city, &address.state, Some(&address.postal_code));
    (address.country == "US").then(find).flatten()
}

/// The rows as the API shows them.
pub(super) async fn with_tags(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
) -> Result<Vec<Facility>, ApiError> {
    let tags = tags_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let shown = rows.into_iter().map(|row| {
        let tags = tags.get(&row.id).cloned().unwrap_or_default();
        Ok(Facility { tags, ..Facility::try_from(row)? })
    });
    shown.collect()
}

impl SimpleRecord for Facility {
    simple_record!("facility", Entity, FacilityCreate, FacilityUpdate, name);

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        with_tags(db, company_id, rows).await
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: FacilityUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(name) = input.name {
            let name = invalid.text("name", &name, 120);
            row.name_folded = Set(folded(&name));
            row.name = Set(name);
        }
        let mut zone_of_place = None;
        if let Some(address) = input.address {
            invalid.check_place("address", &address);
            let place = located(&*write.ctx.places, &address);
            row.approximate_latitude = Set(place.as_ref().map(|place| place.latitude));
            row.approximate_longitude = Set(place.as_ref().map(|place| place.longitude));
            let zone_of_state = || time_zone_of_state(&address.country, &address.state).map(str::to_owned);
            zone_of_place = place.map(|place| place.time_zone).or_else(zone_of_state);
            row.city_folded = Set(folded(&address.city));
            row.state = Set(address.state.clone());
            row.address = Set(json_column(&address));
        }
        match input.time_zone {
            Some(time_zone) => row.time_zone = Set(invalid.time_zone("time_zone", &time_zone)),
            // A new facility takes the time zone of its location. An existing one keeps its own, even if its address
            // changes.
            None if row.time_zone == ActiveValue::NotSet => match zone_of_place {
                Some(time_zone) => row.time_zone = Set(time_zone),
                None => invalid.push("time_zone", "This state has more than one time zone. Choose the facility's."),
            },
            None => {}
        }
        let is_placed = !matches!((&input.latitude, &input.longitude), (Clearable::Keep, Clearable::Keep));
        patch(&mut row.latitude, input.latitude, |degrees| Some(invalid.between("latitude", degrees, -90.0, 90.0)));
        patch(&mut row.longitude, input.longitude, |degrees| {
            Some(invalid.between("longitude", degrees, -180.0, 180.0))
        });
        let is_known = |degrees: &ActiveValue<Option<f64>>| degrees.try_as_ref().is_some_and(Option::is_some);
        let is_pair = is_known(&row.latitude) == is_known(&row.longitude);
        invalid.require(is_pair || !is_placed, "longitude", "Enter latitude and longitude, or neither.");
        patch(&mut row.geofence_radius_meters, input.geofence_radius_meters, |meters| {
            let (least, most) = (GEOFENCE_RADII_M.start(), GEOFENCE_RADII_M.end());
            if !GEOFENCE_RADII_M.contains(&meters) {
                invalid.push("geofence_radius_meters", format!("Enter a radius of {least} to {most} meters."));
            }
            Some(meters)
        });
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.hours, input.hours, |text| invalid.optional_text("hours", &text, 500));
        patch(&mut row.instructions, input.instructions, |text| invalid.optional_text("instructions", &text, 4000));
        Ok(())
    }

    fn check_archiving(row: &Model) -> Result<(), ApiError> {
        if row.merged_into_id.is_some() { Err(FacilityError::AlreadyMerged.into()) } else { Ok(()) }
    }
}
