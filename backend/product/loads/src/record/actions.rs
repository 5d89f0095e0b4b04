//! What may be done with a load in its present state. The verbs refuse by the same rules.

use haul_entity::loads::leg;
use haul_types::{Acknowledgement, LoadStatus};

use super::{
    aggregate::Aggregate,
    billing::{Decision, decide},
    error::Refusal,
    leg_views::LegAction,
    views::LoadAction,
};

/// Every action that the load's state allows.
pub fn allowed_actions(aggregate: &Aggregate) -> Vec<LoadAction> {
    const ALL: [LoadAction; 25] = [
        LoadAction::Edit,
        LoadAction::EditStops,
        LoadAction::EditCharges,
        LoadAction::Split,
        LoadAction::Book,
        LoadAction::Assign,
        LoadAction::Unassign,
        LoadAction::Dispatch,
        LoadAction::Start,
        LoadAction::RecordEvent,
        LoadAction::Hold,
        LoadAction::Release,
        LoadAction::BreakDown,
        LoadAction::Repair,
        LoadAction::Cancel,
        LoadAction::Tonu,
        LoadAction::Reopen,
        LoadAction::Copy,
        LoadAction::ApproveBilling,
        LoadAction::HoldBilling,
        LoadAction::FlagBilling,
        LoadAction::SendBack,
        LoadAction::Resubmit,
        LoadAction::ResumeBilling,
        LoadAction::UnlockBilling,
    ];
    ALL.into_iter().filter(|action| refusal(aggregate, *action).is_none()).collect()
}

/// Fails if the state forbids the action.
pub fn check(aggregate: &Aggregate, action: LoadAction) -> Result<(), Refusal> {
    refusal(aggregate, action).map_or(Ok(()), Err)
}

/// Every action that one leg's state allows.
pub fn allowed_leg_actions(aggregate: &Aggregate, leg: &leg::Model) -> Vec<LegAction> {
    const ALL: [LegAction; 6] = [
        LegAction::Assign,
        LegAction::Unassign,
        LegAction::Dispatch,
        LegAction::Acknowledge,
        LegAction::Start,
        LegAction::Join,
    ];
    ALL.into_iter().filter(|action| leg_refusal(aggregate, leg, *action).is_none()).collect()
}

/// Fails if the state of the load or the leg forbids the action.
pub fn check_leg(aggregate: &Aggregate, leg: &leg::Model, action: LegAction) -> Result<(), Refusal> {
    leg_refusal(aggregate, leg, action).map_or(Ok(()), Err)
}

fn leg_refusal(aggregate: &Aggregate, leg: &leg::Model, action: LegAction) -> Option<Refusal> {
    use LoadStatus::{Cancelled, Delivered, Draft, OnHold, Tonu};
    let status = aggregate.load.status;
    let is_bound = leg.driver_id.is_some() && leg.truck_id.is_some();
    let is_on_the_road = aggregate.is_on_the_road(leg);
    let is_declined = leg.acknowledgement == Acknowledgement::Declined;
    let next = aggregate.legs.iter().skip_while(|other| other.id != leg.id).nth(1);
    let is_next_away = next.is_some_and(|next| next.started_at.is_some() || aggregate.is_on_the_road(next));
    let rules: &[(bool, Refusal)] = match action {
        LegAction::Join => &[
            (matches!(status, Cancelled | Tonu), Refusal::Cancelled),
            (status == Delivered, Refusal::AlreadyDelivered),
            (next.is_none(), Refusal::LastLeg),
            (is_next_away, Refusal::AlreadyStarted),
        ],
        _ if matches!(status, Cancelled | Tonu | Draft | OnHold) => &[(true, Refusal::NotDispatchable)],
        LegAction::Assign => {
            &[(status == Delivered, Refusal::AlreadyDelivered), (aggregate.is_driven(leg), Refusal::LegAlreadyDriven)]
        }
        LegAction::Unassign => &[(!is_bound, Refusal::NotAssigned), (is_on_the_road, Refusal::AlreadyStarted)],
        LegAction::Dispatch => &[
            (!is_bound, Refusal::NotAssigned),
            (leg.dispatched_at.is_some() && !is_declined, Refusal::AlreadyStarted),
            (leg.started_at.is_some() || is_on_the_road, Refusal::AlreadyStarted),
        ],
        LegAction::Acknowledge => &[
            (!is_bound, Refusal::NotAssigned),
            (leg.dispatched_at.is_none(), Refusal::NotDispatched),
            (leg.started_at.is_some() || is_on_the_road, Refusal::AlreadyStarted),
        ],
        LegAction::Start => {
            &[(!is_bound, Refusal::NotAssigned), (leg.started_at.is_some() || is_on_the_road, Refusal::AlreadyStarted)]
        }
    };
    rules.iter().find(|(applies, _)| *applies).map(|(_, refusal)| *refusal)
}

fn refusal(aggregate: &Aggregate, action: LoadAction) -> Option<Refusal> {
    use LoadStatus::{Booked, Breakdown, Cancelled, Delivered, Draft, OnHold, Tonu};
    let of_leg = |action| aggregate.leg_under_way().and_then(|leg| leg_refusal(aggregate, leg, action));
    let status = aggregate.load.status;
    let is_locked = aggregate.load.billing_status.is_financially_locked();
    let is_off = matches!(status, Cancelled | Tonu);
    let is_idle = is_off || matches!(status, Draft | OnHold);
    let first_match =
        |rules: &[(bool, Refusal)]| rules.iter().find(|(applies, _)| *applies).map(|(_, refusal)| *refusal);
    let decided = |decision| decide(aggregate.load.billing_status, decision).err();
    match action {
        LoadAction::Copy => None,
        // The bill for an unused truck needs its reference numbers too.
        LoadAction::Edit => {
            first_match(&[(is_locked, Refusal::FinanciallyLocked), (status == Cancelled, Refusal::Cancelled)])
        }
        LoadAction::EditStops => {
            first_match(&[(is_locked, Refusal::FinanciallyLocked), (status == Cancelled, Refusal::Cancelled)])
        }
        LoadAction::Split => {
            first_match(&[(is_off, Refusal::Cancelled), (status == Delivered, Refusal::AlreadyDelivered)])
        }
        LoadAction::EditCharges => {
            first_match(&[(is_locked, Refusal::FinanciallyLocked), (status == Cancelled, Refusal::Cancelled)])
        }
        LoadAction::Book => first_match(&[(status != Draft, Refusal::NotDraft)]),
        LoadAction::Assign => of_leg(LegAction::Assign),
        LoadAction::Unassign => of_leg(LegAction::Unassign),
        LoadAction::Dispatch => of_leg(LegAction::Dispatch),
        LoadAction::Start => of_leg(LegAction::Start),
        LoadAction::RecordEvent => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (is_locked, Refusal::FinanciallyLocked),
            (status == Booked, Refusal::NotAssigned),
        ]),
        LoadAction::Hold => first_match(&[
            (is_off || status == Draft, Refusal::NotDispatchable),
            (status == OnHold, Refusal::AlreadyOnHold),
            (status == Breakdown, Refusal::AlreadyBrokenDown),
            (status == Delivered, Refusal::AlreadyDelivered),
        ]),
        LoadAction::Release => first_match(&[(status != OnHold, Refusal::NotOnHold)]),
        LoadAction::BreakDown => first_match(&[
            (is_idle, Refusal::NotDispatchable),
            (status == Delivered, Refusal::AlreadyDelivered),
            (status == Breakdown, Refusal::AlreadyBrokenDown),
            (!LoadStatus::MOVING.contains(&status), Refusal::NotUnderWay),
        ]),
        LoadAction::Repair => first_match(&[(status != Breakdown, Refusal::NotBrokenDown)]),
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
        LoadAction::ApproveBilling => {
            decided(Decision::Approve).or((!aggregate.load.blocker_codes.is_empty()).then_some(Refusal::NotReadyToBill))
        }
        LoadAction::HoldBilling => decided(Decision::Hold),
        LoadAction::FlagBilling => decided(Decision::Flag),
        LoadAction::SendBack => decided(Decision::SendBack),
        LoadAction::Resubmit => decided(Decision::Resubmit),
        LoadAction::ResumeBilling => decided(Decision::Resume),
        LoadAction::UnlockBilling => decided(Decision::Unlock),
        LoadAction::Reopen => first_match(&[(!is_off, Refusal::NotCancelled), (is_locked, Refusal::FinanciallyLocked)]),
    }
}

/// Freight is on the truck, or was.
fn is_picked_up(aggregate: &Aggregate) -> bool {
    let is_taken_on = |stop: &haul_entity::loads::stop::Model| stop.worked_at.is_some() || stop.departed_at.is_some();
    aggregate.stops.iter().any(|stop| stop.kind.takes_on() && is_taken_on(stop))
}
