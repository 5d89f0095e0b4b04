//! All missing times of a load, or of a truck's day, in one list and one call.

use std::collections::BTreeMap;

use haul_api::{ApiError, Invalid, Write, by_ids, from_json_column};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{leg, load, stop, stop_event},
    partners::facility,
};
use haul_types::{Address, Date, EventSource, LoadRef, LoadStatus, StopEventKind, Timestamp};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, Order, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Set,
    sea_query::ExprTrait,
};
use uuid::Uuid;

use super::{
    events::{fill_gaps, places_of, set_down},
    time_views::{MissingTime, MissingTimeList, StopTime, StopTimes, StopTimesRecorded},
};
use crate::record::{
    actions::check, aggregate::Aggregate, editing::open, error::LoadError, stop_views::StopEventRecord,
    views::LoadAction,
};

/// A truck makes ten stops on a busy day.
const MAX_TIMES: usize = 100;
/// Twice the stops a load may have; a truck's day has fewer.
const MAX_ROWS: u64 = 100;

/// The scope of the list.
#[derive(Clone, Copy, Debug)]
pub enum Of {
    /// What awaits review, latest stops first.
    Company,
    Load(Uuid),
    /// The stops that start on a day, in their time zones.
    TruckDay(Uuid, Date),
}

impl Of {
    fn is_company(self) -> bool {
        matches!(self, Self::Company)
    }
}

/// Arrivals and departures that should be known by now but are missing, estimated or doubtful; in route order.
pub async fn missing(db: &Db, company_id: Uuid, of: Of, now: Timestamp) -> Result<MissingTimeList, LoadError> {
    let (stops, loads) = stops_of(db, company_id, of).await?;
    let events = stop_event::Entity::owned_by(company_id)
        .filter(stop_event::Column::StopId.is_in(stops.iter().map(|stop| stop.id)))
        .filter(stop_event::Column::VoidedAt.is_null())
        .fetch_all(db)
        .await?;
    let ids = stops.iter().map(|stop| stop.facility_id);
    let facilities = by_ids(db, facility::Entity::owned_by(company_id), facility::Column::Id, ids).await?;
    let mut items = Vec::new();
    // When the truck took fuel matters to no one.
    for stop in stops.iter().filter(|stop| stop.kind.is_agreed()) {
        let (Some(load), Some(facility)) = (loads.get(&stop.load_id), facilities.get(&stop.facility_id)) else {
            continue;
        };
        let address: Address = from_json_column(facility.address.clone())?;
        for kind in [StopEventKind::Arrived, StopEventKind::Departed] {
            let known = events.iter().find(|event| event.stop_id == stop.id && event.kind == kind);
            let is_missing = match known {
                Some(event) => event.is_unconfirmed(),
                None => !of.is_company() && stop.earliest_at <= now && load.status != LoadStatus::Delivered,
            };
            if is_missing {
                items.push(MissingTime {
                    load: LoadRef { id: load.id, number: load.number.clone(), status: load.status },
                    stop_id: stop.id,
                    stop_sequence: stop.sequence,
                    stop_kind: stop.kind,
                    facility_name: facility.name.clone(),
                    city: address.city.clone(),
                    state: address.state.clone(),
                    time_zone: stop.time_zone.clone(),
                    earliest_at: stop.earliest_at,
                    kind,
                    occurred_at: known.map(|event| event.occurred_at),
                    is_estimated: known.is_some_and(|event| event.is_estimated),
                    doubt: known.and_then(|event| event.doubt),
                    source: known.map(|event| event.source),
                });
            }
        }
    }
    Ok(MissingTimeList { items })
}

async fn stops_of(
    db: &Db,
    company_id: Uuid,
    of: Of,
) -> Result<(Vec<stop::Model>, std::collections::HashMap<Uuid, load::Model>), LoadError> {
    let select = stop::Entity::owned_by(company_id);
    let select = match of {
        Of::Company => {
            let arrival = stop::Column::IsArrivalUnconfirmed.eq(true);
            select.filter(arrival.or(stop::Column::IsDepartureUnconfirmed.eq(true)))
        }
        Of::Load(id) => {
            load::Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(LoadError::NotFound)?;
            select.filter(stop::Column::LoadId.eq(id))
        }
        Of::TruckDay(truck_id, day) => {
            let legs = leg::Entity::owned_by(company_id).filter(leg::Column::TruckId.eq(truck_id));
            let loads = legs.select_only().column(leg::Column::LoadId);
            // Local times are texts that start with their day.
            select
                .filter(stop::Column::EarliestLocal.starts_with(day.to_string()))
                .filter(stop::Column::LoadId.in_subquery(loads.into_query()))
        }
    };
    let order = if of.is_company() { Order::Desc } else { Order::Asc };
    let stops = select
        .order_by(stop::Column::EarliestAt, order)
        .order_by_asc(stop::Column::Sequence)
        .limit(MAX_ROWS)
        .fetch_all(db)
        .await?;
    let ids = stops.iter().map(|stop| stop.load_id);
    let loads = by_ids(db, load::Entity::owned_by(company_id), load::Column::Id, ids).await?;
    let idle = [LoadStatus::Draft, LoadStatus::Booked, LoadStatus::Cancelled, LoadStatus::Tonu, LoadStatus::OnHold];
    // A load approved for billing accepts no times until it is reopened; its own list still shows them.
    let is_open = |load: &load::Model| matches!(of, Of::Load(_)) || !load.billing_status.is_financially_locked();
    let is_driven = |load: &load::Model| !idle.contains(&load.status) && is_open(load);
    let stops = stops.into_iter().filter(|stop| loads.get(&stop.load_id).is_some_and(is_driven)).collect();
    Ok((stops, loads))
}

/// Writes all of them or none. An identical time is confirmed, so that repeating the call changes nothing.
pub async fn record(write: &mut Write, input: StopTimes) -> Result<StopTimesRecorded, LoadError> {
    if input.times.is_empty() || input.times.len() > MAX_TIMES {
        return Err(Invalid::field("times", format!("Give 1 to {MAX_TIMES} times.")).into());
    }
    // Always in the same order, so that two writers never deadlock.
    let mut by_load: BTreeMap<Uuid, Vec<(usize, StopTime)>> = BTreeMap::new();
    for (index, time) in input.times.into_iter().enumerate() {
        by_load.entry(time.load_id).or_default().push((index, time));
    }
    let mut done = StopTimesRecorded { recorded_count: 0, confirmed_count: 0 };
    for (load_id, times) in by_load {
        record_of_load(write, load_id, times, input.source, &mut done).await?;
    }
    Ok(done)
}

async fn record_of_load(
    write: &mut Write,
    load_id: Uuid,
    mut times: Vec<(usize, StopTime)>,
    source: EventSource,
    done: &mut StopTimesRecorded,
) -> Result<(), LoadError> {
    let mut editing = open(write, load_id, None).await?;
    check(&editing.aggregate, LoadAction::RecordEvent)?;
    let aggregate = &mut editing.aggregate;
    let points = places_of(write, aggregate).await?;
    let place = |time: &StopTime| aggregate.stops.iter().position(|stop| stop.id == time.stop_id);
    times.sort_by_key(|(_, time)| (place(time), time.kind.step()));
    for (index, time) in times {
        let known = aggregate.facts_at(time.stop_id).find(|event| event.kind == time.kind);
        match known.map(|event| (event.id, event.occurred_at == time.occurred_at, event.is_unconfirmed())) {
            Some((_, true, false)) => continue,
            Some((id, true, true)) => {
                confirm(write, aggregate, id).await?;
                done.confirmed_count += 1;
                continue;
            }
            _ => {}
        }
        let fact =
            StopEventRecord { kind: time.kind, occurred_at: time.occurred_at, source, is_estimated: false, note: None };
        let written = set_down(write, aggregate, &points, time.stop_id, &fact, None).await;
        written.map_err(|error| at_time(index, error))?;
        done.recorded_count += 1;
    }
    fill_gaps(write, &mut editing.aggregate).await?;
    editing.finish_fact(write, "load.times_recorded").await?;
    Ok(())
}

async fn confirm(write: &Write, aggregate: &mut Aggregate, id: Uuid) -> Result<(), LoadError> {
    for event in aggregate.events.iter_mut().filter(|event| event.id == id) {
        let mut row = event.clone().into_active_model();
        row.confirmed_at = Set(Some(write.now));
        row.confirmed_by = Set(Some(write.actor.name.clone()));
        *event = row.update(write.tx()).await?;
    }
    Ok(())
}

/// With many times, the user needs to know which one it is.
fn at_time(index: usize, error: LoadError) -> LoadError {
    let of_the_time = matches!(
        error,
        LoadError::EventAlreadyRecorded(_) | LoadError::EventInFuture | LoadError::EventOutOfOrder { .. }
    );
    if !of_the_time {
        return error;
    }
    Invalid::field(format!("times.{index}.occurred_at"), ApiError::from(error).problem().message.clone()).into()
}
