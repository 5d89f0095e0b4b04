//! When the next check call of a load is due. Pure.

use chrono::TimeDelta;
use chrono_tz::Tz;
use haul_entity::loads::stop;
use haul_types::{CheckCallRule, MinutesRule, Timestamp, TrackingTerms, hour_of_day};

/// What happened to a load, as far as check calls are concerned.
#[derive(Clone, Copy, Debug)]
pub struct CallFacts<'a> {
    /// When the driver left for the first stop.
    pub started_at: Option<Timestamp>,
    /// In route order.
    pub stops: &'a [stop::Model],
    pub last_call_at: Option<Timestamp>,
    pub is_pod_present: bool,
}

/// A call to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallDue {
    pub rule: CheckCallRule,
    pub at: Timestamp,
}

/// The first call that is due and was not made; it may be overdue.
pub fn next_call(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<CallDue> {
    let wanted = [
        (CheckCallRule::BeforePickup, before_pickup(terms, facts)),
        (CheckCallRule::OnArrival, on_arrival(terms, facts)),
        (CheckCallRule::Loaded, loaded(terms, facts)),
        (CheckCallRule::UnderWay, under_way(terms, facts)),
        (CheckCallRule::Morning, morning(terms, facts)),
        (CheckCallRule::Empty, empty(terms, facts)),
    ];
    let due = wanted.into_iter().filter_map(|(rule, at)| Some(CallDue { rule, at: at? }));
    due.min_by_key(|due| due.at)
}

impl CallFacts<'_> {
    /// The stop where the truck is, or its next one.
    fn next(&self) -> Option<&stop::Model> {
        self.stops.iter().find(|stop| stop.departed_at.is_none())
    }

    fn was_called_since(&self, moment: Timestamp) -> bool {
        self.last_call_at.is_some_and(|called| called >= moment)
    }

    /// A set time after something, unless a call came since.
    fn after(&self, rule: MinutesRule, moment: Timestamp) -> Option<Timestamp> {
        (rule.is_on && !self.was_called_since(moment)).then(|| moment + minutes(rule))
    }
}

fn minutes(rule: MinutesRule) -> TimeDelta {
    TimeDelta::minutes(rule.minutes.into())
}

fn before_pickup(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    let rule = terms.before_pickup;
    let first = facts.stops.first().filter(|first| first.arrived_at.is_none() && first.departed_at.is_none())?;
    let at = first.earliest_at - minutes(rule);
    (rule.is_on && !facts.was_called_since(at)).then_some(at)
}

fn on_arrival(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    facts.after(terms.on_arrival, facts.next()?.arrived_at?)
}

/// The truck is at the pickup, or has left it and is at no other stop yet.
fn loaded(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    let reached = facts.stops.iter().rfind(|stop| stop.arrived_at.is_some() || stop.departed_at.is_some())?;
    if !reached.kind.takes_on() {
        return None;
    }
    facts.after(terms.loaded, reached.worked_at.or(reached.departed_at)?)
}

/// Between two stops.
fn under_way(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    let rule = terms.under_way;
    let next = facts.next().filter(|next| next.arrived_at.is_none())?;
    let left = facts.stops.iter().take_while(|stop| stop.id != next.id).last().and_then(|stop| stop.departed_at);
    let since = left.or(facts.started_at)?;
    rule.is_on.then(|| facts.last_call_at.map_or(since, |called| called.max(since)) + minutes(rule))
}

fn morning(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    let rule = terms.morning;
    let next = facts.next()?;
    let first = facts.stops.first().and_then(|first| first.arrived_at.or(first.departed_at));
    let since = facts.started_at.or(first)?;
    // A stop report counts as a call.
    let heard = facts.stops.iter().flat_map(|stop| [stop.arrived_at, stop.departed_at]).flatten().max();
    let since = [facts.last_call_at, heard].into_iter().flatten().fold(since, Timestamp::max);
    let zone: Tz = next.time_zone.parse().unwrap_or(Tz::UTC);
    rule.is_on.then(|| next_hour(since, zone, rule.hour)).flatten()
}

/// The next time after a moment when the local clock shows this hour.
fn next_hour(since: Timestamp, zone: Tz, hour: i32) -> Option<Timestamp> {
    let today = since.date_in(zone);
    let at = hour_of_day(today, hour, zone);
    if at > since { Some(at) } else { Some(hour_of_day(today.plus_days(1), hour, zone)) }
}

fn empty(terms: &TrackingTerms, facts: &CallFacts<'_>) -> Option<Timestamp> {
    let last = facts.stops.last().filter(|_| !facts.is_pod_present)?;
    let is_ahead = facts.next().is_some_and(|next| next.id != last.id);
    if is_ahead { None } else { facts.after(terms.empty, last.worked_at.or(last.departed_at)?) }
}

#[cfg(test)]
#[path = "due_cases.rs"]
mod cases;
