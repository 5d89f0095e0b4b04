//! Keeps a load's waits in line with its facts, in the transaction of each change.

use std::collections::{BTreeSet, HashMap};

use haul_api::{ApiError, Write, from_nullable_json_column, json_column, settings_of_company};
use haul_company::settings::holidays_of;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    detention::detention::{Column, Entity, Model},
    loads::{charge, load, stop},
};
use haul_types::{
    BillingStatus, ChargeStatus, Date, DetentionOutcome, DetentionStatus, DetentionTerms, LoadStatus, MAX_CENTS,
    StopKind, Timestamp,
};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, entity::prelude::Json};
use uuid::Uuid;

use crate::{
    engine::{Reckoning, StopFacts, reckon},
    notice,
    own_terms::{OwnTerms, terms_of},
    policies,
    words::zone,
};

/// Updates the waits of a settled load. `stops` are in route order.
pub async fn sync(
    write: &Write,
    load: &load::Model,
    stops: &[stop::Model],
    charges: &[charge::Model],
) -> Result<(), ApiError> {
    let rows = Entity::owned_by(load.company_id).filter(Column::LoadId.eq(load.id)).fetch_all(write.tx()).await?;
    let mut known: HashMap<Uuid, Model> = rows.into_iter().map(|row| (row.stop_id, row)).collect();
    let mut earlier_cents = 0;
    for stop in stops {
        let before = known.remove(&stop.id);
        let can_wait = stop.kind.is_agreed() && !is_drop(stop);
        let starts_here = stop.known_arrival().is_some() && can_wait && load.status != LoadStatus::Cancelled;
        if before.is_none() && !starts_here {
            continue;
        }
        let base = match &before {
            Some(before) => before.clone(),
            None => new_row(write, load, stop),
        };
        let after = settled(write, base, before.is_none(), load, stop, charges, earlier_cents).await?;
        earlier_cents = i64::min(earlier_cents + claimed_cents(&after), MAX_CENTS);
        save(write, before, after).await?;
    }
    Ok(())
}

/// Only a driver who stays with the trailer waits.
pub(super) fn is_drop(stop: &stop::Model) -> bool {
    stop.is_drop || matches!(stop.kind, StopKind::DropTrailer | StopKind::HookTrailer)
}

/// The facts of a stop for the engine.
pub(super) fn facts(
    row: &Model,
    load: &load::Model,
    stop: &stop::Model,
    now: Timestamp,
) -> Result<StopFacts, ApiError> {
    let days_off: Option<Vec<Date>> = from_nullable_json_column(row.days_off.clone())?;
    Ok(StopFacts {
        schedule: stop.schedule,
        earliest_at: stop.earliest_at,
        latest_at: stop.latest_at,
        zone: zone(stop),
        is_drop: is_drop(stop),
        arrived_at: stop.known_arrival(),
        departed_at: left_at(load, stop),
        is_unconfirmed: stop.is_arrival_unconfirmed || stop.is_departure_unconfirmed,
        now,
        earlier_cents: row.earlier_cents,
        days_off: days_off.unwrap_or_default().into_iter().collect(),
    })
}

/// Like [`reckon`]; a canceled load owes no detention.
pub(super) fn clock(terms: &DetentionTerms, facts: &StopFacts, load: &load::Model) -> Reckoning {
    let found = reckon(terms, facts);
    if load.status != LoadStatus::Cancelled {
        return found;
    }
    Reckoning {
        outcome: DetentionOutcome::LoadCancelled,
        waited_minutes: 0,
        billable_minutes: 0,
        amount_cents: 0,
        capped_by: None,
        ..found
    }
}

/// A truck ordered but not used leaves when that is decided.
fn left_at(load: &load::Model, stop: &stop::Model) -> Option<Timestamp> {
    stop.known_departure().or(load.tonu_at).or(load.cancelled_at)
}

async fn settled(
    write: &Write,
    mut row: Model,
    is_new: bool,
    load: &load::Model,
    stop: &stop::Model,
    charges: &[charge::Model],
    earlier_cents: i64,
) -> Result<Model, ApiError> {
    let is_decided = is_decided(row.status);
    let own = OwnTerms::of(load)?;
    if !is_decided && (is_new || row.customer_id != load.customer_id) {
        let policy = policies::effective(write.tx(), load.company_id, Some(load.customer_id)).await?;
        row.days_off = days_off(write, &policy.terms, stop).await?;
        row.terms = json_column(&policy.terms);
    }
    if !is_decided {
        row.load_terms = own.column();
    }
    row.customer_id = load.customer_id;
    row.facility_id = stop.facility_id;
    let terms = terms_of(&row)?;
    if !is_decided {
        row.earlier_cents = earlier_cents;
    }
    let facts = facts(&row, load, stop, write.now)?;
    let found = clock(&terms, &facts, load);
    if is_decided {
        row.has_changed_facts =
            (found.billable_minutes, found.amount_cents) != (row.billable_minutes, row.amount_cents);
        return Ok(with_charge(row, load, charges));
    }
    row.arrived_at = facts.arrived_at;
    row.arrived_on = facts.arrived_at.map(|at| at.date_in(facts.zone));
    row.departed_at = facts.departed_at.filter(|_| facts.arrived_at.is_some());
    row.dwell_minutes = row.arrived_at.zip(row.departed_at).map(|(from, to)| (to - from).num_minutes().max(0));
    row.clock_starts_at = found.clock_starts_at;
    row.free_until = found.free_until;
    row.notice_due_at = found.notice_due_at;
    row.is_late = found.is_late;
    row.status = status(&found, row.departed_at);
    // While the truck is there, the amount is computed on each read.
    let is_over = row.status != DetentionStatus::Accruing;
    row.outcome = if is_over { found.outcome } else { DetentionOutcome::WithinFreeTime };
    row.waited_minutes = if is_over { found.waited_minutes } else { 0 };
    row.billable_minutes = if is_over { found.billable_minutes } else { 0 };
    row.amount_cents = if is_over { found.amount_cents } else { 0 };
    row.capped_by = found.capped_by.filter(|_| is_over);
    Ok(row)
}

/// Kept with the terms, so that a list changed later changes no claim.
async fn days_off(write: &Write, terms: &DetentionTerms, stop: &stop::Model) -> Result<Option<Json>, ApiError> {
    if !terms.is_paused_on_holidays {
        return Ok(None);
    }
    let settings = settings_of_company(write.tx(), write.company_id()).await?;
    let arrived = stop.known_arrival().unwrap_or(write.now);
    let days: BTreeSet<Date> = holidays_of(&settings, arrived.date_in(zone(stop)))?;
    Ok(Some(json_column(&days.into_iter().collect::<Vec<_>>())))
}

fn status(found: &Reckoning, departed_at: Option<Timestamp>) -> DetentionStatus {
    match found.outcome {
        DetentionOutcome::WithinFreeTime | DetentionOutcome::Detained if departed_at.is_none() => {
            DetentionStatus::Accruing
        }
        DetentionOutcome::Detained if found.amount_cents > 0 => DetentionStatus::Pending,
        _ => DetentionStatus::NotBillable,
    }
}

fn is_decided(status: DetentionStatus) -> bool {
    use DetentionStatus::{Approved, Billed, Disputed, Waived};
    matches!(status, Approved | Billed | Disputed | Waived)
}

/// An approved claim follows its charge: the amount, and whether it is invoiced.
fn with_charge(mut row: Model, load: &load::Model, charges: &[charge::Model]) -> Model {
    if !matches!(row.status, DetentionStatus::Approved | DetentionStatus::Billed) {
        return row;
    }
    let Some(charge) = charges.iter().find(|charge| row.charge_id == Some(charge.id)) else { return row };
    let is_invoiced = matches!(
        load.billing_status,
        BillingStatus::Invoiced | BillingStatus::PartiallyPaid | BillingStatus::Paid | BillingStatus::WrittenOff
    );
    let is_billed = is_invoiced || matches!(charge.status, ChargeStatus::Billed | ChargeStatus::Paid);
    row.status = if is_billed { DetentionStatus::Billed } else { DetentionStatus::Approved };
    row.approved_cents = Some(charge.amount_cents);
    row
}

/// What a wait uses of its load's cap.
fn claimed_cents(row: &Model) -> i64 {
    match row.status {
        DetentionStatus::Waived | DetentionStatus::NotBillable => 0,
        _ => row.approved_cents.unwrap_or(row.amount_cents),
    }
}

async fn save(write: &Write, before: Option<Model>, mut after: Model) -> Result<(), ApiError> {
    notice::keep_watch(write, before.as_ref(), &mut after).await?;
    match before {
        Some(before) if before == after => return Ok(()),
        Some(before) => {
            after.version = before.version + 1;
            after.updated_at = write.now;
            Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
        }
        None => {
            after.clone().into_active_model().reset_all().insert(write.tx()).await?;
        }
    }
    Ok(())
}

fn new_row(write: &Write, load: &load::Model, stop: &stop::Model) -> Model {
    Model {
        id: write.new_id(),
        company_id: load.company_id,
        load_id: load.id,
        stop_id: stop.id,
        customer_id: load.customer_id,
        facility_id: stop.facility_id,
        status: DetentionStatus::Accruing,
        terms: json_column(&DetentionTerms::default()),
        load_terms: None,
        days_off: None,
        arrived_at: None,
        arrived_on: None,
        departed_at: None,
        clock_starts_at: None,
        free_until: None,
        notice_due_at: None,
        outcome: DetentionOutcome::WithinFreeTime,
        is_late: false,
        dwell_minutes: None,
        waited_minutes: 0,
        billable_minutes: 0,
        amount_cents: 0,
        capped_by: None,
        earlier_cents: 0,
        has_changed_facts: false,
        approved_cents: None,
        charge_id: None,
        decided_at: None,
        decided_by: None,
        decision_note: None,
        notice_job_id: None,
        noticed_at: None,
        mailed_at: None,
        mailed_to: None,
        mail_job_id: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    }
}
