//! The deadhead to a leg's first stop, and what a load earns over all its miles.

use haul_api::{ApiError, from_json_column};
use haul_db::Connection;
use haul_entity::{loads::leg, partners::facility};
use haul_types::{Address, Miles, MilesSource, Timestamp, rate_per_mile, road_miles};

use super::{
    crew::Crew,
    other_work::{PlacesOf, last_places, left_at, work_of},
};
use crate::{
    record::{
        aggregate::Aggregate,
        assignment_views::{Deadhead, LegPlace},
        error::LoadError,
    },
    stops::schedule::facilities_of,
};

/// None without a driver or truck to check.
pub async fn deadhead(
    db: &impl Connection,
    aggregate: &Aggregate,
    leg: &leg::Model,
    crew: Crew,
    now: Timestamp,
) -> Result<Option<Deadhead>, LoadError> {
    let (subject, of) = match (crew.driver_id, crew.truck_id) {
        (Some(id), _) => (id, PlacesOf::Drivers),
        (None, Some(id)) => (id, PlacesOf::Trucks),
        (None, None) => return Ok(None),
    };
    let load = &aggregate.load;
    let first = aggregate.stop(leg.from_stop_id).ok_or(LoadError::NotFound)?;
    let alone = match of {
        PlacesOf::Drivers => Crew { driver_id: Some(subject), ..Crew::default() },
        PlacesOf::Trucks => Crew { truck_id: Some(subject), ..Crew::default() },
    };
    let work = work_of(db, load.company_id, alone, leg.id, now).await?;
    let planned = work.into_iter().filter(|work| work.ends_at <= first.earliest_at).max_by_key(|work| work.ends_at);
    let before = match planned {
        Some(work) => Some((work.facility_id, work.free_at)),
        None => {
            let mut last = last_places(db, load.company_id, of, vec![subject], now).await?;
            last.remove(&subject).map(|(_, stop)| (stop.facility_id, left_at(&stop)))
        }
    };
    let facility_ids = before.iter().map(|(id, _)| *id).chain([first.facility_id]).collect();
    let facilities = facilities_of(db, load.company_id, facility_ids).await?;
    let from = before.and_then(|(id, at)| Some((facilities.get(&id)?, at)));
    let estimated = from.zip(facilities.get(&first.facility_id)).and_then(|((from, _), to)| miles_between(from, to));
    // Entered miles apply to the first leg and its crew, not to other candidates.
    let is_theirs = leg.sequence == 1
        && match of {
            PlacesOf::Drivers => leg.driver_id == Some(subject),
            PlacesOf::Trucks => leg.truck_id == Some(subject),
        };
    let entered = load
        .empty_miles_tenths
        .zip(load.empty_miles_source)
        .filter(|(_, source)| is_theirs && *source != MilesSource::Estimated);
    let entered = entered.map(|(tenths, source)| (Miles::from_tenths(tenths), source));
    let empty = entered.or(estimated.map(|miles| (miles, MilesSource::Estimated)));
    let loaded = load.loaded_miles_tenths.map(Miles::from_tenths);
    let all = empty.zip(loaded).map(|((empty, _), loaded)| Miles::from_tenths(empty.value() + loaded.value()));
    Ok(Some(Deadhead {
        from: from.map(|(facility, at)| leg_place(facility, at)).transpose()?,
        empty_miles: empty.map(|(miles, _)| miles.to_string()),
        empty_miles_source: empty.map(|(_, source)| source),
        loaded_miles: loaded.map(|miles| miles.to_string()),
        rate_per_mile: all.and_then(|miles| rate_per_mile(load.total_cents, miles)),
    }))
}

pub fn leg_place(facility: &facility::Model, at: Timestamp) -> Result<LegPlace, ApiError> {
    let address: Address = from_json_column(facility.address.clone())?;
    Ok(LegPlace {
        facility_id: facility.id,
        facility_name: facility.name.clone(),
        city: address.city,
        state: address.state,
        time_zone: facility.time_zone.clone(),
        at,
    })
}

fn miles_between(from: &facility::Model, to: &facility::Model) -> Option<Miles> {
    let (here, there) = (from.point()?, to.point()?);
    if from.id == to.id { Some(Miles::from_tenths(0)) } else { Some(road_miles(here, there)) }
}
