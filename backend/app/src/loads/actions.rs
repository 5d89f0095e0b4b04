//! What may be done with a load in its present state. The verbs refuse by the same rules.

use super::{aggregate::Aggregate, error::Refusal, views::LoadAction};
use crate::types::LoadStatus;

/// Every action that would not be refused for the load's state.
pub fn allowed_actions(aggregate: &Aggregate) -> Vec<LoadAction> {
    const ALL: [LoadAction; 15] = [
        LoadAction::Edit,
        LoadAction::EditStops,
        LoadAction::EditCharges,
        LoadAction::Book,
        LoadAction::Assign,
        LoadAction::Unassign,
        LoadAction::Dispatch,
        LoadAction::Start,
        LoadAction::RecordEvent,
        LoadAction::Hold,
        LoadAction::Release,
        LoadAction::Cancel,
        LoadAction::Tonu,
        LoadAction::Reopen,
        LoadAction::Copy,
    ];
    ALL.into_iter().filter(|action| refusal(aggregate, *action).is_none()).collect()
}

/// Complains if the state forbids the action.
pub fn check(aggregate: &Aggregate, action: LoadAction) -> Result<(), Refusal> {
    refusal(aggregate, action).map_or(Ok(()), Err)
}

fn refusal(aggregate: &Aggregate, action: LoadAction) -> Option<Refusal> {
    use LoadStatus::{Booked, Cancelled, Delivered, Draft, OnHold, Tonu};
    let status = aggregate.load.status;
    let is_locked = aggregate.load.billing_status.is_financially_locked();
    let is_off = matches!(status, Cancelled | Tonu);
    let is_idle = is_off || matches!(status, Draft | OnHold);
    let first_match =
        |rules: &[(bool, Refusal)]| rules.iter().find(|(applies, _)| *applies).map(|(_, refusal)| *refusal);
    match action {
        LoadAction::Copy => None,
        LoadAction::Edit => first_match(&[(is_off, Refusal::Cancelled)]),
        LoadAction::EditStops => {
            first_match(&[(is_off, Refusal::Cancelled), (status == Delivered, Refusal::AlreadyDelivered)])
        }
        LoadAction::EditCharges => {
            first_match(&[(is_locked, Refusal::FinanciallyLocked), (status == Cancelled, Refusal::Cancelled)])
        }
        LoadAction::Book => first_match(&[(status != Draft, Refusal::NotDraft)]),
        LoadAction::Assign => {
            first_match(&[(is_idle, Refusal::NotDispatchable), (status == Delivered, Refusal::AlreadyDelivered)])
        }
        LoadAction::Unassign => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (status == Booked, Refusal::NotAssigned),
            (is_under_way(aggregate), Refusal::AlreadyStarted),
        ]),
        LoadAction::Dispatch => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (status == Booked, Refusal::NotAssigned),
            (status != LoadStatus::Assigned, Refusal::AlreadyStarted),
        ]),
        LoadAction::Start => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (status == Booked, Refusal::NotAssigned),
            (!matches!(status, LoadStatus::Assigned | LoadStatus::Dispatched), Refusal::AlreadyStarted),
        ]),
        LoadAction::RecordEvent => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (is_locked, Refusal::FinanciallyLocked),
            (status == Booked, Refusal::NotAssigned),
        ]),
        LoadAction::Hold => first_match(&[
            (is_off || status == Draft, Refusal::NotDispatchable),
            (status == OnHold, Refusal::AlreadyOnHold),
            (status == Delivered, Refusal::AlreadyDelivered),
        ]),
        LoadAction::Release => first_match(&[(status != OnHold, Refusal::NotOnHold)]),
        LoadAction::Cancel => first_match(&[
            (is_off, Refusal::Cancelled),
            (status == Delivered, Refusal::AlreadyDelivered),
            (is_picked_up(aggregate), Refusal::AlreadyPickedUp),
        ]),
        LoadAction::Tonu => first_match(&[
            (is_off, Refusal::Cancelled),
            (status == Draft, Refusal::NotDispatchable),
            (status == Delivered, Refusal::AlreadyDelivered),
            (is_picked_up(aggregate), Refusal::AlreadyPickedUp),
        ]),
        LoadAction::Reopen => first_match(&[(!is_off, Refusal::NotCancelled), (is_locked, Refusal::FinanciallyLocked)]),
    }
}

/// Freight is on the truck, or was.
fn is_picked_up(aggregate: &Aggregate) -> bool {
    let is_taken_on = |stop: &crate::entity::stop::Model| stop.worked_at.is_some() || stop.departed_at.is_some();
    aggregate.stops.iter().any(|stop| stop.kind.takes_on() && is_taken_on(stop))
}

/// The truck has been at a stop.
fn is_under_way(aggregate: &Aggregate) -> bool {
    aggregate.stops.iter().any(|stop| stop.arrived_at.is_some() || stop.departed_at.is_some())
}
