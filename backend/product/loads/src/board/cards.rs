//! Legs as cards, for any number of loads, with one statement per kind of record.

use std::collections::HashMap;

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{leg, load, stop},
};
use haul_types::{Miles, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::BoardLeg;
use crate::assignment::{
    availability::{Surroundings, free_at, speed_mph},
    other_work::way_of,
};
use crate::{Aggregate, LegPlace, Lookups, allowed_leg_actions, left_at, leg_place, leg_status};

/// A card and its rows.
#[derive(Clone, Debug)]
pub struct Card {
    pub shown: BoardLeg,
    pub leg: leg::Model,
    /// Its truck has finished it.
    pub is_driven: bool,
    /// When its truck will be available, by current estimates.
    pub free_at: Timestamp,
    /// No leg before it is still to be driven, so what is known of the load's truck is about this one.
    pub is_current: bool,
    /// The load's first stop that the truck has not left.
    pub next_stop: Option<LegPlace>,
}

/// Every leg of the loads, load by load.
pub async fn cards_of(
    db: &impl Connection,
    company_id: Uuid,
    loads: Vec<load::Model>,
    now: Timestamp,
) -> Result<(Vec<Card>, Lookups), ApiError> {
    let ids: Vec<Uuid> = loads.iter().map(|load| load.id).collect();
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.is_in(ids.clone()))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    let legs = leg::Entity::owned_by(company_id)
        .filter(leg::Column::LoadId.is_in(ids))
        .order_by_asc(leg::Column::Sequence)
        .fetch_all(db)
        .await?;
    let found = Lookups::of(db, company_id, &loads, &stops, &legs).await?;
    let mut stops = by_load(stops, |stop| stop.load_id);
    let mut legs = by_load(legs, |leg| leg.load_id);
    let around = Surroundings { facilities: &found.facilities, speed_mph: speed_mph(), now };
    let mut cards = Vec::new();
    for load in loads {
        let aggregate = Aggregate {
            stops: stops.remove(&load.id).unwrap_or_default(),
            legs: legs.remove(&load.id).unwrap_or_default(),
            // Neither is shown on a card.
            events: Vec::new(),
            charges: Vec::new(),
            load,
        };
        let next_stop = next_stop(&aggregate, &found)?;
        let current = aggregate.legs.iter().find(|leg| !aggregate.is_driven(leg)).map(|leg| leg.id);
        for leg in &aggregate.legs {
            cards.push(Card {
                shown: card(&aggregate, leg, &found, now)?,
                is_driven: aggregate.is_driven(leg),
                is_current: current == Some(leg.id),
                next_stop: next_stop.clone(),
                free_at: free_at(&way_of(leg, &aggregate.stops), around),
                leg: leg.clone(),
            });
        }
    }
    Ok((cards, found))
}

fn by_load<T>(rows: Vec<T>, load_id: impl Fn(&T) -> Uuid) -> HashMap<Uuid, Vec<T>> {
    let mut found: HashMap<Uuid, Vec<T>> = HashMap::new();
    for row in rows {
        found.entry(load_id(&row)).or_default().push(row);
    }
    found
}

fn next_stop(aggregate: &Aggregate, found: &Lookups) -> Result<Option<LegPlace>, ApiError> {
    let stop = aggregate.stops.iter().find(|stop| stop.departed_at.is_none());
    let place = stop.and_then(|stop| Some(leg_place(found.facilities.get(&stop.facility_id)?, stop.earliest_at)));
    place.transpose()
}

fn card(aggregate: &Aggregate, leg: &leg::Model, found: &Lookups, now: Timestamp) -> Result<BoardLeg, ApiError> {
    let load = &aggregate.load;
    let stop = |id| aggregate.stop(id).ok_or_else(|| ApiError::internal("a leg without its stop"));
    let (from, to) = (stop(leg.from_stop_id)?, stop(leg.to_stop_id)?);
    let place = |stop: &stop::Model, at| {
        let facility = found.facilities.get(&stop.facility_id);
        leg_place(facility.ok_or_else(|| ApiError::internal("a stop without a facility"))?, at)
    };
    let starts_at = from.arrived_at.unwrap_or(from.earliest_at);
    // An overdue leg lasts until the truck has left its last stop.
    let planned = to.latest_at.unwrap_or(to.earliest_at);
    let is_driven = aggregate.is_driven(leg);
    let ends_at = if is_driven { left_at(to) } else { planned.max(to.eta_at.unwrap_or(planned)).max(now) };
    Ok(BoardLeg {
        leg_id: leg.id,
        load_id: load.id,
        load_version: load.version,
        number: load.number.clone(),
        status: leg_status(aggregate, leg),
        load_status: load.status,
        timeliness: load.timeliness,
        timeliness_reason: load.timeliness_reason.clone(),
        customer: found.customer(load.customer_id),
        equipment: load.equipment,
        is_hazmat: load.is_hazmat,
        is_team_required: load.is_team_required,
        sequence: leg.sequence,
        leg_count: u32::try_from(aggregate.legs.len()).unwrap_or(u32::MAX),
        from: place(from, from.earliest_at)?,
        to: place(to, to.earliest_at)?,
        starts_at,
        ends_at: ends_at.max(starts_at),
        driver: found.driver(leg.driver_id),
        co_driver: found.driver(leg.co_driver_id),
        truck: found.truck(leg.truck_id),
        trailer: found.trailer(leg.trailer_id),
        acknowledgement: leg.acknowledgement,
        dispatched_at: leg.dispatched_at,
        answered_at: leg.answered_at,
        decline_reason: leg.decline_reason,
        answer_note: leg.answer_note.clone(),
        link_status: leg.link_status,
        link_problem: leg.link_problem.clone(),
        total_cents: load.total_cents,
        currency: load.currency.clone(),
        loaded_miles: load.loaded_miles_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        allowed_actions: allowed_leg_actions(aggregate, leg),
    })
}
