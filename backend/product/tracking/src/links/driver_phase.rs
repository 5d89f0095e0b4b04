//! How far a driver's link still leads. Pure.
//!
//! ```text
//!  assigned ──► driving ──(the leg's truck is finished)──► papers ──(3 days, or billing approves)──► over
//! ```

use chrono::TimeDelta;
use haul_entity::{
    loads::{leg, stop_event},
    tracking::driver_link,
};
use haul_loads::Aggregate;
use haul_types::{LoadStatus, Timestamp};

/// Drivers find a place to stop, and papers to photograph, within a weekend.
const PAPERS_FOR: TimeDelta = TimeDelta::hours(72);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Driving,
    /// The leg is driven: documents and what the phone could not send before are still taken.
    Papers,
}

/// The leg of a link and what it is in, if the link still works.
pub fn phase<'a>(
    row: &driver_link::Model,
    aggregate: &'a Aggregate,
    now: Timestamp,
) -> Option<(&'a leg::Model, Phase)> {
    let leg = aggregate.legs.iter().find(|leg| leg.id == row.leg_id)?;
    let is_theirs = leg.driver_id == Some(row.driver_id) || leg.co_driver_id == Some(row.driver_id);
    let is_off = matches!(aggregate.load.status, LoadStatus::Draft | LoadStatus::Cancelled | LoadStatus::Tonu);
    if row.revoked_at.is_some() || !is_theirs || is_off {
        return None;
    }
    if !aggregate.is_driven(leg) {
        return Some((leg, Phase::Driving));
    }
    let is_approved = aggregate.load.billing_status.is_financially_locked();
    let is_recent = ending(aggregate, leg).map(|event| event.recorded_at).max().is_none_or(|at| now < at + PAPERS_FOR);
    (!is_approved && is_recent).then_some((leg, Phase::Papers))
}

/// When the leg's truck was finished; none while it is not.
pub fn ended_at(aggregate: &Aggregate, leg: &leg::Model) -> Option<Timestamp> {
    let ended = ending(aggregate, leg).map(|event| event.occurred_at).max();
    ended.filter(|_| aggregate.is_driven(leg))
}

fn ending<'a>(aggregate: &'a Aggregate, leg: &leg::Model) -> impl Iterator<Item = &'a stop_event::Model> {
    aggregate.facts_at(leg.to_stop_id)
}
