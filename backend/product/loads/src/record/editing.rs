//! How every verb changes a load: lock it, write facts, then derive what is cached and record what changed.

use std::collections::{BTreeSet, HashMap};

use chrono::TimeDelta;
use haul_api::{ApiError, Change, Invalid, Write, area::SettledLoad, by_ids, same_version};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::{charge, leg, load, stop, stop_event},
    partners::facility,
};
use haul_types::{
    Acknowledgement, BillingStatus, DocumentKind, LoadSource, LoadStatus, Quantity, StopEventKind, Timeliness,
    Timestamp, TrackingTerms,
};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set,
};
use uuid::Uuid;

use super::{
    aggregate::Aggregate,
    amounts::{Sums, price},
    billing,
    changes::changes_of,
    error::LoadError,
    local_time::local_day,
    miles::{settle_leg_miles, settle_miles},
    missing_papers, notices,
    own_terms::own_terms,
    papers::Papers,
    present::present,
    status::{Flags, LegFacts, StopFacts, derive},
    stays, timeliness,
    views::Load,
};
use crate::fuel;

/// A longer invoice is split by hand; every charge is read and written whenever the load changes.
const MAX_CHARGES: usize = 200;
/// Twice the stops of the longest milk runs.
const MAX_STOPS: usize = 50;

/// A load being changed.
pub struct Editing {
    pub aggregate: Aggregate,
    before: Load,
}

/// Locks a load for a change. A version, if given, must match the load's.
pub async fn open(write: &Write, id: Uuid, version: Option<i32>) -> Result<Editing, LoadError> {
    let found = Aggregate::read(write.tx(), write.company_id(), id, true).await?;
    let aggregate = found.ok_or(LoadError::NotFound)?;
    if let Some(version) = version {
        same_version(aggregate.load.version, version)?;
    }
    let before = present(write.tx(), aggregate.clone()).await?;
    Ok(Editing { aggregate, before })
}

impl Editing {
    /// The load as it was, if nothing is to be changed.
    pub fn unchanged(self) -> Load {
        self.before
    }

    /// Derives, saves and records the change. The version goes up, so that other open forms must be reloaded.
    pub async fn finish(self, write: &mut Write, action: &str) -> Result<Load, LoadError> {
        self.close(write, action, 1, Vec::new()).await
    }

    /// Like [`Editing::finish`], with additional facts for the history only.
    pub async fn finish_noting(self, write: &mut Write, action: &str, noted: Vec<Change>) -> Result<Load, LoadError> {
        self.close(write, action, 1, noted).await
    }

    /// Like [`Editing::finish`], with a reason for the history only.
    pub async fn finish_because(self, write: &mut Write, action: &str, reason: &str) -> Result<Load, LoadError> {
        let noted = Change { field: "reason".to_owned(), from: None, to: Some(reason.to_owned()) };
        self.close(write, action, 1, vec![noted]).await
    }

    /// Like [`Editing::finish`] for facts that are not in any form, so open forms remain valid.
    pub async fn finish_fact(self, write: &mut Write, action: &str) -> Result<Load, LoadError> {
        self.close(write, action, 0, Vec::new()).await
    }

    async fn close(self, write: &mut Write, action: &str, step: i32, noted: Vec<Change>) -> Result<Load, LoadError> {
        let id = self.aggregate.load.id;
        let after = settle(write, id, step).await?;
        let after = present(write.tx(), after).await?;
        let mut changes = changes_of(Some(&self.before), &after);
        changes.extend(noted);
        Box::pin(notices::tell(write, action, &self.before, &after, &changes)).await?;
        write.record(action, "load", id, &after.number, changes);
        Ok(after)
    }
}

/// Derives and records a new load.
pub async fn finish_new(write: &mut Write, id: Uuid, action: &str) -> Result<Load, LoadError> {
    let made = settle(write, id, 0).await?;
    missing_papers::follow(write, None, &made.load).await?;
    let made = present(write.tx(), made).await?;
    // A notice for each row of an import would bury the others.
    if made.source != LoadSource::Import {
        notices::tell_of_new(write, &made).await?;
    }
    write.record(action, "load", id, &made.number, changes_of(None, &made));
    Ok(made)
}

/// Brings everything cached in line with the facts.
async fn settle(write: &mut Write, id: Uuid, step: i32) -> Result<Aggregate, LoadError> {
    let found = Aggregate::read(write.tx(), write.company_id(), id, false).await?;
    let mut aggregate = found.ok_or(LoadError::NotFound)?;
    let before = aggregate.load.clone();
    let papers = Papers::read(write.tx(), &aggregate.load).await?;
    let terms = timeliness::tracking_terms(write.tx(), write.company_id()).await?;
    let grace = timeliness::grace(&terms, papers.customer.as_ref(), &own_terms(&aggregate.load)?);
    settle_stops(write, &mut aggregate, grace).await?;
    settle_legs(write, &mut aggregate).await?;
    let facility_ids = aggregate.stops.iter().map(|stop| stop.facility_id);
    let facilities = facility::Entity::owned_by(write.company_id());
    let facilities = by_ids(write.tx(), facilities, facility::Column::Id, facility_ids).await?;
    settle_miles(&mut aggregate, &facilities);
    settle_miles_of_legs(write, &mut aggregate, &facilities).await?;
    fuel::of_load::follow(write, &mut aggregate).await?;
    let sums = settle_charges(write, &mut aggregate).await?;
    settle_load(write, &mut aggregate, before.clone(), &papers, sums, step).await?;
    missing_papers::follow(write, Some(&before), &aggregate.load).await?;
    haul_detention::sync(write, &aggregate.load, &aggregate.stops, &aggregate.charges).await?;
    settle_standing(write, &mut aggregate, &facilities, &terms).await?;
    Ok(aggregate)
}

/// Lets the areas above follow, and stores what they say about the load.
async fn settle_standing(
    write: &mut Write,
    aggregate: &mut Aggregate,
    facilities: &HashMap<Uuid, facility::Model>,
    terms: &TrackingTerms,
) -> Result<(), LoadError> {
    let before = (aggregate.load.clone(), aggregate.stops.clone(), aggregate.legs.clone());
    let Aggregate { load, stops, legs, events, .. } = aggregate;
    write.load_settled(SettledLoad { load, stops, legs, events, facilities, terms }).await?;
    if *load != before.0 {
        load::Entity::update(load.clone().into_active_model().reset_all()).exec(write.tx()).await?;
    }
    for (after, _) in stops.iter().zip(&before.1).filter(|(after, before)| after != before) {
        stop::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
    }
    for (after, _) in legs.iter().zip(&before.2).filter(|(after, before)| after != before) {
        leg::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
    }
    Ok(())
}

async fn settle_stops(write: &Write, aggregate: &mut Aggregate, grace: TimeDelta) -> Result<(), LoadError> {
    if aggregate.stops.len() > MAX_STOPS {
        return Err(Invalid::field("stops", format!("A load can have at most {MAX_STOPS} stops.")).into());
    }
    // In a fixed order, so that two loads never deadlock on each other's facilities.
    let mut changed_stays = BTreeSet::new();
    for index in 0..aggregate.stops.len() {
        let Some(before) = aggregate.stops.get(index).cloned() else { break };
        let fact = |kinds: &[StopEventKind]| {
            let mut facts = aggregate.facts_at(before.id);
            facts.find(|event| kinds.contains(&event.kind))
        };
        let at = |kinds: &[StopEventKind]| fact(kinds).map(|event| event.occurred_at);
        let is_unconfirmed = |kind| fact(&[kind]).is_some_and(stop_event::Model::is_unconfirmed);
        let after = stop::Model {
            sequence: i32::try_from(index + 1).unwrap_or(i32::MAX),
            arrived_at: at(&[StopEventKind::Arrived]),
            checked_in_at: at(&[StopEventKind::CheckedIn]),
            docked_at: at(&[StopEventKind::Docked]),
            worked_at: at(&[StopEventKind::Loaded, StopEventKind::Unloaded]),
            departed_at: at(&[StopEventKind::Departed]),
            is_arrival_unconfirmed: is_unconfirmed(StopEventKind::Arrived),
            is_departure_unconfirmed: is_unconfirmed(StopEventKind::Departed),
            due_at: timeliness::agreed_at(before.schedule, before.earliest_at, before.latest_at).map(|at| at + grace),
            ..before.clone()
        };
        let is_late = timeliness::of_arrival(&after) == Timeliness::Late;
        let after = stop::Model { late_reason: after.late_reason.filter(|_| is_late), ..after };
        if after != before {
            stop::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
            if let Some(slot) = aggregate.stops.get_mut(index) {
                *slot = after.clone();
            }
            let stay = |stop: &stop::Model| stop.known_arrival().zip(stop.known_departure());
            if stay(&before) != stay(&after) {
                changed_stays.insert(after.facility_id);
            }
        }
    }
    for facility_id in changed_stays {
        stays::refresh(write, facility_id).await?;
    }
    Ok(())
}

/// The first leg starts at the first stop and the last one ends at the last.
async fn settle_legs(write: &Write, aggregate: &mut Aggregate) -> Result<(), LoadError> {
    let (Some(first), Some(last)) = (aggregate.stops.first(), aggregate.stops.last()) else { return Ok(()) };
    let (first, last) = (first.id, last.id);
    let count = aggregate.legs.len();
    let driven: Vec<Uuid> =
        aggregate.legs.iter().filter(|leg| aggregate.is_on_the_road(leg)).map(|leg| leg.id).collect();
    for (index, slot) in aggregate.legs.iter_mut().enumerate() {
        let mut after = slot.clone();
        // A driver who declined and then drives it has accepted the work.
        if after.acknowledgement == Acknowledgement::Declined && driven.contains(&after.id) {
            after.acknowledgement = Acknowledgement::Accepted;
            after.answered_at = Some(write.now);
            after.decline_reason = None;
            after.answer_note = None;
        }
        let after = leg::Model {
            from_stop_id: if index == 0 { first } else { slot.from_stop_id },
            to_stop_id: if index + 1 == count { last } else { slot.to_stop_id },
            ..after
        };
        if after != *slot {
            leg::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
            *slot = after;
        }
    }
    Ok(())
}

async fn settle_miles_of_legs(
    write: &Write,
    aggregate: &mut Aggregate,
    facilities: &HashMap<Uuid, facility::Model>,
) -> Result<(), LoadError> {
    for index in 0..aggregate.legs.len() {
        let Some(before) = aggregate.legs.get(index) else { break };
        let after = settle_leg_miles(aggregate, before, facilities);
        if after != *before {
            leg::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
            aggregate.legs.splice(index..=index, [after]);
        }
    }
    Ok(())
}

/// Returns the total.
async fn settle_charges(write: &Write, aggregate: &mut Aggregate) -> Result<Sums, LoadError> {
    if aggregate.charges.len() > MAX_CHARGES {
        return Err(Invalid::field("charges", format!("A load can have at most {MAX_CHARGES} charges.")).into());
    }
    let miles = aggregate.load.loaded_miles_tenths.unwrap_or_default();
    let by_miles = Quantity::from_thousandths(miles.saturating_mul(100)).value();
    let is_open = !aggregate.load.billing_status.is_financially_locked();
    for slot in aggregate.charges.iter_mut().filter(|charge| charge.follows_miles && is_open) {
        if slot.quantity_thousandths != by_miles {
            slot.quantity_thousandths = by_miles;
            charge::Entity::update(slot.clone().into_active_model().reset_all()).exec(write.tx()).await?;
        }
    }
    let (priced, sums) = price(&aggregate.charges)
        .map_err(|too_much| Invalid::field(format!("charges.{}.rate", too_much.index), too_much.to_string()))?;
    for (slot, amount_cents) in aggregate.charges.iter_mut().zip(priced.amounts) {
        if slot.amount_cents != amount_cents {
            let changed =
                charge::ActiveModel { id: Set(slot.id), amount_cents: Set(amount_cents), ..Default::default() };
            *slot = changed.update(write.tx()).await?;
        }
    }
    Ok(sums)
}

async fn settle_load(
    write: &Write,
    aggregate: &mut Aggregate,
    before: load::Model,
    papers: &Papers,
    sums: Sums,
    step: i32,
) -> Result<(), LoadError> {
    let mut after = aggregate.load.clone();
    after.status = derived_status(aggregate);
    if after.status.is_over() {
        after.breakdown_at = None;
        after.breakdown_reason = None;
    }
    after.total_cents = sums.agreed_cents;
    after.pending_cents = sums.pending_cents;
    cache_way(&mut after, aggregate);
    let leg = aggregate.leg_under_way();
    after.driver_id = leg.and_then(|leg| leg.driver_id);
    after.co_driver_id = leg.and_then(|leg| leg.co_driver_id);
    after.truck_id = leg.and_then(|leg| leg.truck_id);
    after.trailer_id = leg.and_then(|leg| leg.trailer_id);
    after.is_pod_present = papers.pod.is_some();
    after.is_rate_confirmation_present = papers.kinds.contains(&DocumentKind::RateConfirmation);
    after.document_kinds = joined(papers.kinds.iter().map(|kind| kind.as_str()));
    let blockers = papers.blockers(&after, aggregate)?;
    after.billing_status = billing::billing_status(before.billing_status, after.status, &blockers);
    after.blocker_codes = joined(blockers.iter().map(String::as_str));
    if after != before || step > 0 {
        after.version = before.version + step;
        after.updated_at = write.now;
        let row = after.clone().into_active_model().reset_all();
        load::Entity::update(row).exec(write.tx()).await?;
    }
    aggregate.load = after;
    Ok(())
}

fn derived_status(aggregate: &Aggregate) -> LoadStatus {
    let stops: Vec<StopFacts> = aggregate.stops.iter().map(StopFacts::from).collect();
    let legs: Vec<LegFacts> = aggregate.legs.iter().map(LegFacts::from).collect();
    let load = &aggregate.load;
    let flags = Flags {
        is_draft: load.is_draft,
        is_on_hold: load.hold_reason.is_some(),
        is_broken_down: load.breakdown_at.is_some(),
        is_cancelled: load.cancelled_at.is_some(),
        is_tonu: load.tonu_at.is_some(),
    };
    derive(&stops, &legs, flags)
}

/// What the load caches about its stops.
fn cache_way(load: &mut load::Model, aggregate: &Aggregate) {
    let (Some(first), Some(last)) = (aggregate.stops.first(), aggregate.stops.last()) else { return };
    load.origin_facility_id = first.facility_id;
    load.destination_facility_id = last.facility_id;
    load.pickup_at = first.earliest_at;
    load.delivery_at = last.earliest_at;
    load.pickup_on = local_day(&first.earliest_local, first.earliest_at);
    load.delivery_on = local_day(&last.earliest_local, last.earliest_at);
    load.stop_count = i32::try_from(aggregate.stops.len()).unwrap_or(i32::MAX);
    load.delivered_at = last.departed_at.filter(|_| load.status == LoadStatus::Delivered);
    let agreed = || aggregate.stops.iter().filter(|stop| stop.kind.is_agreed());
    let next = agreed().find(|stop| stop.arrived_at.is_none() && stop.departed_at.is_none());
    load.next_due_at = next.and_then(|stop| stop.due_at);
    let reached = agreed().rfind(|stop| stop.arrived_at.is_some());
    load.unanswered_since = unanswered_since(aggregate).filter(|_| !load.status.is_over());
    load.was_late = reached.is_some_and(|stop| timeliness::of_arrival(stop) == Timeliness::Late);
}

/// A driver who is at a stop has answered by driving.
fn unanswered_since(aggregate: &Aggregate) -> Option<Timestamp> {
    let is_pending = |leg: &&leg::Model| leg.acknowledgement == Acknowledgement::Pending;
    let waiting = aggregate.legs.iter().filter(is_pending).filter(|leg| !aggregate.is_on_the_road(leg));
    waiting.filter_map(|leg| leg.dispatched_at).min()
}

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(",")
}

/// Locks a load whose documents are about to change; [`resettle`] follows.
pub async fn lock(write: &Write, id: Uuid) -> Result<load::Model, LoadError> {
    write.find_for_update::<load::Entity>(id).await?.ok_or(LoadError::NotFound)
}

/// Derives a locked load again after something related changed.
pub async fn resettle(write: &mut Write, id: Uuid) -> Result<(), LoadError> {
    settle(write, id, 0).await.map(|_| ())
}

/// Derives a customer's open and unbilled loads again after the customer's requirements changed.
pub async fn settle_loads_of_customer(write: &mut Write, customer_id: Uuid) -> Result<(), ApiError> {
    let unbilled = load::Entity::owned_by(write.company_id())
        .filter(load::Column::CustomerId.eq(customer_id))
        .filter(
            Condition::any()
                .add(load::Column::Status.is_in(LoadStatus::TO_MOVE.iter().copied()))
                .add(load::Column::BillingStatus.is_in(BillingStatus::TO_BILL.iter().copied())),
        )
        .order_by_asc(load::Column::Id)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    for load in unbilled {
        resettle(write, load.id).await?;
    }
    Ok(())
}
