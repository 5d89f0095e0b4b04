//! A crew's other work, and where it was last.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_api::by_ids;
use haul_db::{Connection, Fetch, Whole};
use haul_entity::{
    Owned,
    loads::{leg, load, stop},
};
use haul_types::{LoadStatus, Timestamp};
use sea_orm::{
    ColumnTrait, Condition, DbErr, QueryFilter, QueryOrder, QuerySelect, QueryTrait,
    sea_query::{Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    availability::{Surroundings, free_at, speed_mph},
    crew::Crew,
};
use crate::stops::schedule::facilities_of;

/// An older position no longer tells where a truck is.
const PLACE_KEPT_FOR: TimeDelta = TimeDelta::days(60);

/// An assigned leg of an open load.
#[derive(Clone, Debug)]
pub struct Work {
    pub leg: leg::Model,
    pub number: String,
    pub starts_at: Timestamp,
    /// When the truck is due at its start.
    pub due_at: Timestamp,
    pub ends_at: Timestamp,
    /// When it will end, by current estimates.
    pub free_at: Timestamp,
    /// Where it starts.
    pub from_facility_id: Uuid,
    /// Where it ends.
    pub facility_id: Uuid,
}

/// The crew's other legs, in no order. Four statements for any crew.
pub async fn work_of(
    db: &impl Connection,
    company_id: Uuid,
    crew: Crew,
    except_leg_id: Uuid,
    now: Timestamp,
) -> Result<Vec<Work>, DbErr> {
    // Work for other terminals keeps a crew as busy.
    let db = &Whole(db);
    let people: Vec<Uuid> = [crew.driver_id, crew.co_driver_id].into_iter().flatten().collect();
    let bound = Condition::any()
        .add(leg::Column::DriverId.is_in(people.clone()))
        .add(leg::Column::CoDriverId.is_in(people))
        .add_option(crew.truck_id.map(|id| leg::Column::TruckId.eq(id)))
        .add_option(crew.trailer_id.map(|id| leg::Column::TrailerId.eq(id)));
    let legs = leg::Entity::owned_by(company_id)
        .filter(bound)
        .filter(leg::Column::Id.ne(except_leg_id))
        .filter(leg::Column::LoadId.in_subquery(open_loads(company_id)))
        .fetch_all(db)
        .await?;
    let load_ids: Vec<Uuid> = legs.iter().map(|leg| leg.load_id).collect();
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.is_in(load_ids.clone()))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    let facilities = facilities_of(db, company_id, stops.iter().map(|stop| stop.facility_id).collect()).await?;
    let around = Surroundings { facilities: &facilities, speed_mph: speed_mph(), now };
    let loads = by_ids(db, load::Entity::owned_by(company_id), load::Column::Id, load_ids).await?;
    let work = legs.into_iter().filter_map(|leg| {
        let way = way_of(&leg, &stops);
        let (from, to) = (*way.first()?, *way.last()?);
        Some(Work {
            number: loads.get(&leg.load_id)?.number.clone(),
            starts_at: from.earliest_at,
            due_at: from.latest_at.unwrap_or(from.earliest_at),
            ends_at: to.earliest_at,
            free_at: free_at(&way, around),
            from_facility_id: from.facility_id,
            facility_id: to.facility_id,
            leg,
        })
    });
    Ok(work.collect())
}

/// The stops of a leg, first to last, from those of several loads.
pub fn way_of<'a>(leg: &leg::Model, stops: &'a [stop::Model]) -> Vec<&'a stop::Model> {
    let own = || stops.iter().filter(|stop| stop.load_id == leg.load_id);
    let place = |id: Uuid| own().position(|stop| stop.id == id);
    let (Some(from), Some(to)) = (place(leg.from_stop_id), place(leg.to_stop_id)) else { return Vec::new() };
    own().skip(from).take((to + 1).saturating_sub(from)).collect()
}

/// The ids of loads with work still to do.
pub fn open_loads(company_id: Uuid) -> SelectStatement {
    Query::select()
        .column(load::Column::Id)
        .from(load::Entity)
        .and_where(load::Column::CompanyId.eq(company_id))
        .and_where(load::Column::Status.is_in(LoadStatus::OPEN.iter().copied()))
        .to_owned()
}

/// Drivers or trucks whose last places to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacesOf {
    Drivers,
    Trucks,
}

/// The last finished leg of each driver or truck, with the stop where it ended. Two statements for any number of them.
pub async fn last_places(
    db: &impl Connection,
    company_id: Uuid,
    of: PlacesOf,
    ids: Vec<Uuid>,
    now: Timestamp,
) -> Result<HashMap<Uuid, (leg::Model, stop::Model)>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let column = match of {
        PlacesOf::Drivers => leg::Column::DriverId,
        PlacesOf::Trucks => leg::Column::TruckId,
    };
    let select = leg::Entity::owned_by(company_id)
        .filter(column.is_in(ids))
        .filter(leg::Column::CreatedAt.gte(now - PLACE_KEPT_FOR));
    let ends = select.clone().select_only().column(leg::Column::ToStopId).into_query();
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::Id.in_subquery(ends))
        .filter(Condition::any().add(stop::Column::DepartedAt.is_not_null()).add(stop::Column::ArrivedAt.is_not_null()))
        .fetch_all(db)
        .await?;
    let stops: HashMap<Uuid, stop::Model> = stops.into_iter().map(|stop| (stop.id, stop)).collect();
    let mut last: HashMap<Uuid, (leg::Model, stop::Model)> = HashMap::new();
    for leg in select.fetch_all(db).await? {
        let subject = match of {
            PlacesOf::Drivers => leg.driver_id,
            PlacesOf::Trucks => leg.truck_id,
        };
        let (Some(subject), Some(stop)) = (subject, stops.get(&leg.to_stop_id)) else { continue };
        let is_later = |(_, known): &(leg::Model, stop::Model)| left_at(stop) > left_at(known);
        if last.get(&subject).is_none_or(is_later) {
            last.insert(subject, (leg, stop.clone()));
        }
    }
    Ok(last)
}

/// When a truck left a stop, or arrived there if it has not left.
pub fn left_at(stop: &stop::Model) -> Timestamp {
    stop.departed_at.or(stop.arrived_at).unwrap_or(stop.earliest_at)
}
