//! Waits as the API shows them.

use std::collections::HashMap;

use haul_api::{ApiError, by_ids, from_json_column};
use haul_db::Connection;
use haul_entity::{
    Owned,
    detention::detention::Model,
    loads::{load, stop},
    partners::{customer, facility},
};
use haul_types::{Address, DetentionStatus, DetentionTerms, NamedRef, Timestamp};
use uuid::Uuid;

use crate::{
    action::DetentionAction,
    decisions::is_allowed,
    engine::{Reckoning, StopFacts},
    own_terms::terms_of,
    sync::{clock, facts},
    views::{Detention, DetentionLoad, DetentionStop},
};

/// Records that the waits refer to, by id; one statement each for any number of waits.
pub(super) struct Around {
    loads: HashMap<Uuid, load::Model>,
    stops: HashMap<Uuid, stop::Model>,
    customers: HashMap<Uuid, customer::Model>,
    facilities: HashMap<Uuid, facility::Model>,
}

/// One wait with its clock as of now.
pub(super) struct Standing {
    pub shown: Detention,
    pub terms: DetentionTerms,
    pub facts: StopFacts,
    pub clock: Reckoning,
}

impl Around {
    pub async fn of(db: &impl Connection, company_id: Uuid, rows: &[Model]) -> Result<Self, ApiError> {
        macro_rules! found {
            ($entity:ident, $column:ident) => {{
                let ids = rows.iter().map(|row| row.$column);
                by_ids(db, $entity::Entity::owned_by(company_id), $entity::Column::Id, ids).await?
            }};
        }
        Ok(Self {
            loads: found!(load, load_id),
            stops: found!(stop, stop_id),
            customers: found!(customer, customer_id),
            facilities: found!(facility, facility_id),
        })
    }

    pub fn show(&self, row: Model, now: Timestamp) -> Result<Standing, ApiError> {
        let lost = || ApiError::internal("a wait without its load, stop or facility");
        let load = self.loads.get(&row.load_id).ok_or_else(lost)?;
        let stop = self.stops.get(&row.stop_id).ok_or_else(lost)?;
        let facility = self.facilities.get(&row.facility_id).ok_or_else(lost)?;
        let customer = self.customers.get(&row.customer_id).ok_or_else(lost)?;
        let terms = terms_of(&row)?;
        let facts = facts(&row, load, stop, now)?;
        let clock = clock(&terms, &facts, load);
        let row = if row.status == DetentionStatus::Accruing { until_now(row, &clock, now) } else { row };
        let is_told = row.mailed_at.zip(row.free_until).is_some_and(|(told, until)| told < until);
        let is_detained = row.billable_minutes > 0;
        let address: Address = from_json_column(facility.address.clone())?;
        let shown = Detention {
            is_notice_missing: terms.is_notice_required && is_detained && !is_told,
            hourly_rate_cents: terms.hourly_rate_cents,
            allowed_actions: allowed_actions(&row, load),
            load: DetentionLoad {
                id: load.id,
                number: load.number.clone(),
                customer_reference: load.customer_reference.clone(),
                is_financially_locked: load.billing_status.is_financially_locked(),
            },
            customer: NamedRef { id: customer.id, name: customer.name.clone() },
            stop: DetentionStop {
                id: stop.id,
                sequence: stop.sequence,
                kind: stop.kind,
                facility: NamedRef { id: facility.id, name: facility.name.clone() },
                city: address.city,
                state: address.state,
                time_zone: stop.time_zone.clone(),
                schedule: stop.schedule,
                earliest_at: stop.earliest_at,
                latest_at: stop.latest_at,
            },
            id: row.id,
            status: row.status,
            arrived_at: row.arrived_at,
            departed_at: row.departed_at,
            dwell_minutes: row.dwell_minutes,
            clock_starts_at: row.clock_starts_at,
            free_until: row.free_until,
            notice_due_at: row.notice_due_at,
            outcome: row.outcome,
            is_late: row.is_late,
            waited_minutes: row.waited_minutes,
            billable_minutes: row.billable_minutes,
            amount_cents: row.amount_cents,
            currency: load.currency.clone(),
            capped_by: row.capped_by,
            approved_cents: row.approved_cents,
            has_changed_facts: row.has_changed_facts,
            noticed_at: row.noticed_at,
            mailed_at: row.mailed_at,
            decided_at: row.decided_at,
            decided_by: row.decided_by,
            decision_note: row.decision_note,
            holidays: clock.left_out.clone(),
            version: row.version,
        };
        Ok(Standing { shown, terms, facts, clock })
    }
}

/// A truck that is still there: the row as if it left now.
fn until_now(row: Model, clock: &Reckoning, now: Timestamp) -> Model {
    Model {
        dwell_minutes: row.arrived_at.map(|arrived| (now - arrived).num_minutes().max(0)),
        outcome: clock.outcome,
        waited_minutes: clock.waited_minutes,
        billable_minutes: clock.billable_minutes,
        amount_cents: clock.amount_cents,
        capped_by: clock.capped_by,
        ..row
    }
}

/// Decisions that would be accepted; once the load's revenue is read-only, none that touches its charges.
fn allowed_actions(row: &Model, load: &load::Model) -> Vec<DetentionAction> {
    let is_locked = load.billing_status.is_financially_locked();
    let touches_charge = |action: DetentionAction| match action {
        DetentionAction::Approve => true,
        DetentionAction::Waive | DetentionAction::Reopen => row.charge_id.is_some(),
        DetentionAction::Dispute => false,
    };
    let offered = |action: &DetentionAction| is_allowed(row.status, *action) && !(is_locked && touches_charge(*action));
    DetentionAction::ALL.into_iter().filter(offered).collect()
}
