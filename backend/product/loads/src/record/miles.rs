//! Which loaded miles count: entered, else routed over the same stops, else estimated.

use std::collections::HashMap;

use haul_entity::{
    loads::{leg, load, stop},
    partners::facility,
};
use haul_types::{MilesSource, Way};
use uuid::Uuid;

use super::aggregate::Aggregate;

/// Entered miles stay. Others are computed from stop to stop once every place is known; a routing provider may replace
/// the estimate (`haul_tracking::routing`).
pub fn settle_miles(aggregate: &mut Aggregate, facilities: &HashMap<Uuid, facility::Model>) {
    let load = &mut aggregate.load;
    if load.billing_status.is_financially_locked() {
        return;
    }
    if load.loaded_miles_source == Some(MilesSource::Typed) {
        load.way = None;
        return;
    }
    let way = way_of_load(load, &aggregate.stops, facilities);
    if load.loaded_miles_source == Some(MilesSource::Routed) && load.way == way.as_ref().map(Way::to_string) {
        return;
    }
    let tenths = way.map(|way| way.estimated_miles().value());
    load.loaded_miles_tenths = tenths;
    load.loaded_miles_source = tenths.map(|_| MilesSource::Estimated);
}

/// A load's only leg has the load's miles. One of several keeps entered miles, or is estimated from stop to stop.
pub fn settle_leg_miles(
    aggregate: &Aggregate,
    leg: &leg::Model,
    facilities: &HashMap<Uuid, facility::Model>,
) -> leg::Model {
    let load = &aggregate.load;
    let is_only = aggregate.legs.len() == 1;
    if load.billing_status.is_financially_locked() || (!is_only && leg.miles_source == Some(MilesSource::Typed)) {
        return leg.clone();
    }
    let (miles_tenths, miles_source) = if is_only {
        (load.loaded_miles_tenths, load.loaded_miles_source)
    } else {
        let stops = aggregate.stops_of(leg).map(|stop| stop.facility_id);
        let tenths = way_between(stops, load.is_hazmat, facilities).map(|way| way.estimated_miles().value());
        (tenths, tenths.map(|_| MilesSource::Estimated))
    };
    leg::Model { miles_tenths, miles_source, ..leg.clone() }
}

/// None while a stop's location is unknown.
pub fn way_of_load(
    load: &load::Model,
    stops: &[stop::Model],
    facilities: &HashMap<Uuid, facility::Model>,
) -> Option<Way> {
    way_between(stops.iter().map(|stop| stop.facility_id), load.is_hazmat, facilities)
}

/// Like [`way_of_load`], for freight without a load yet.
pub fn way_between(
    stops: impl IntoIterator<Item = Uuid>,
    is_hazmat: bool,
    facilities: &HashMap<Uuid, facility::Model>,
) -> Option<Way> {
    let points = stops.into_iter().map(|id| facilities.get(&id)?.point()).collect::<Option<_>>()?;
    Some(Way { points, is_hazmat })
}
