//! The operational status, derived from facts. Pure: the caller stores the result in the same transaction as the facts.

use haul_entity::loads::{leg, stop};
use haul_types::{LoadStatus, StopKind};

use super::aggregate::Aggregate;

/// What happens to the freight at a stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StopRole {
    /// Freight or a trailer is picked up here.
    TakesOn,
    #[default]
    GivesOff,
    /// The truck changes or takes fuel; the load continues to the next stop.
    StaysOn,
}

impl From<StopKind> for StopRole {
    fn from(kind: StopKind) -> Self {
        match kind {
            StopKind::Pickup | StopKind::HookTrailer => Self::TakesOn,
            StopKind::Delivery | StopKind::DropTrailer => Self::GivesOff,
            StopKind::Relay | StopKind::Fuel => Self::StaysOn,
        }
    }
}

/// The facts of a stop that matter. The slice given to [`derive`] is in route order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopFacts {
    pub role: StopRole,
    pub is_arrived: bool,
    /// Loaded or unloaded.
    pub is_worked: bool,
    pub is_departed: bool,
}

impl From<&stop::Model> for StopFacts {
    fn from(stop: &stop::Model) -> Self {
        Self {
            role: stop.kind.into(),
            is_arrived: stop.arrived_at.is_some(),
            is_worked: stop.worked_at.is_some(),
            is_departed: stop.departed_at.is_some(),
        }
    }
}

/// The facts of a leg that matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LegFacts {
    /// Has a driver and a truck.
    pub is_assigned: bool,
    pub is_dispatched: bool,
    pub is_started: bool,
}

impl From<&leg::Model> for LegFacts {
    fn from(leg: &leg::Model) -> Self {
        Self {
            is_assigned: leg.driver_id.is_some() && leg.truck_id.is_some(),
            is_dispatched: leg.dispatched_at.is_some(),
            is_started: leg.started_at.is_some(),
        }
    }
}

/// Decisions about the load as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub is_draft: bool,
    pub is_on_hold: bool,
    pub is_broken_down: bool,
    pub is_cancelled: bool,
    pub is_tonu: bool,
}

/// The status that the facts add up to.
pub fn derive(stops: &[StopFacts], legs: &[LegFacts], flags: Flags) -> LoadStatus {
    if flags.is_cancelled {
        return LoadStatus::Cancelled;
    }
    if flags.is_tonu {
        return LoadStatus::Tonu;
    }
    if flags.is_draft {
        return LoadStatus::Draft;
    }
    let progress = on_the_road(stops).unwrap_or_else(|| before_the_road(legs));
    match progress {
        LoadStatus::Delivered => progress,
        _ if flags.is_broken_down => LoadStatus::Breakdown,
        _ if flags.is_on_hold => LoadStatus::OnHold,
        _ => progress,
    }
}

/// How far a load has got that is rolling, whatever has happened to its truck: for people outside the company.
pub fn progress(stops: &[stop::Model]) -> LoadStatus {
    on_the_road(&stops.iter().map(StopFacts::from).collect::<Vec<_>>()).unwrap_or(LoadStatus::EnRoutePickup)
}

/// Progress by stops; none while nothing has happened at any.
fn on_the_road(stops: &[StopFacts]) -> Option<LoadStatus> {
    if !stops.iter().any(|stop| stop.is_arrived || stop.is_departed) {
        return None;
    }
    let mut ahead = stops.iter().skip_while(|stop| stop.is_departed);
    let Some(next) = ahead.next() else { return Some(LoadStatus::Delivered) };
    let role_behind = ahead.map(|stop| stop.role).find(|role| *role != StopRole::StaysOn);
    Some(match (next.role, next.is_arrived, next.is_worked) {
        (StopRole::StaysOn, ..) if role_behind == Some(StopRole::TakesOn) => LoadStatus::EnRoutePickup,
        (StopRole::StaysOn, ..) => LoadStatus::InTransit,
        (StopRole::TakesOn, false, _) => LoadStatus::EnRoutePickup,
        (StopRole::TakesOn, true, false) => LoadStatus::AtPickup,
        (StopRole::TakesOn, true, true) => LoadStatus::Loaded,
        (StopRole::GivesOff, false, _) => LoadStatus::InTransit,
        (StopRole::GivesOff, true, _) => LoadStatus::AtDelivery,
    })
}

/// Progress by the first leg, while nothing has happened at any stop. Also the status of a single leg.
pub fn before_the_road(legs: &[LegFacts]) -> LoadStatus {
    match legs.first().copied().unwrap_or_default() {
        leg if !leg.is_assigned => LoadStatus::Booked,
        leg if leg.is_started => LoadStatus::EnRoutePickup,
        leg if leg.is_dispatched => LoadStatus::Dispatched,
        _ => LoadStatus::Assigned,
    }
}

/// The status of one leg: finished, on the road with the load, or not yet.
pub fn leg_status(aggregate: &Aggregate, leg: &leg::Model) -> LoadStatus {
    let status = aggregate.load.status;
    if matches!(status, LoadStatus::Draft | LoadStatus::OnHold | LoadStatus::Cancelled | LoadStatus::Tonu) {
        return status;
    }
    match (aggregate.is_driven(leg), aggregate.is_on_the_road(leg)) {
        (true, _) => LoadStatus::Delivered,
        (false, true) => status,
        (false, false) => before_the_road(&[leg.into()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `P`, `D` or `R` (relay or fuel) for the kind, then how far the truck got: nothing, `a`rrived, `w`orked, `d`eparted.
    fn stops(text: &str) -> Vec<StopFacts> {
        let stop = |word: &str| {
            let far = |letters: &str| word.get(1..).is_some_and(|rest| !rest.is_empty() && letters.contains(rest));
            StopFacts {
                role: match word.get(..1) {
                    Some("P") => StopRole::TakesOn,
                    Some("R") => StopRole::StaysOn,
                    _ => StopRole::GivesOff,
                },
                is_arrived: far("awd"),
                is_worked: far("wd"),
                is_departed: far("d"),
            }
        };
        text.split(' ').map(stop).collect()
    }

    fn leg(text: &str) -> Vec<LegFacts> {
        vec![LegFacts {
            is_assigned: !text.is_empty(),
            is_dispatched: ["dispatched", "started"].contains(&text),
            is_started: text == "started",
        }]
    }

    #[test]
    fn follows_the_stops_and_before_them_the_leg() {
        for (way, assigned, expected) in [
            ("P D", "", LoadStatus::Booked),
            ("P D", "assigned", LoadStatus::Assigned),
            ("P D", "dispatched", LoadStatus::Dispatched),
            ("P D", "started", LoadStatus::EnRoutePickup),
            ("Pa D", "assigned", LoadStatus::AtPickup),
            ("Pw D", "started", LoadStatus::Loaded),
            ("Pd D", "started", LoadStatus::InTransit),
            ("Pd Da", "started", LoadStatus::AtDelivery),
            ("Pd Dw", "started", LoadStatus::AtDelivery),
            ("Pd Dd", "started", LoadStatus::Delivered),
            // A second pickup, and a pickup between deliveries.
            ("Pd P D", "started", LoadStatus::EnRoutePickup),
            ("Pd Pa D", "started", LoadStatus::AtPickup),
            ("Pd Dd P D", "started", LoadStatus::EnRoutePickup),
            ("Pd Dd Pd D", "started", LoadStatus::InTransit),
            // A relay: the freight is in transit before, at and after it.
            ("Pd R D", "started", LoadStatus::InTransit),
            ("Pd Ra D", "started", LoadStatus::InTransit),
            ("Pd Rd D", "started", LoadStatus::InTransit),
            ("Pd Rd Da", "started", LoadStatus::AtDelivery),
            ("Pd Ra P D", "started", LoadStatus::EnRoutePickup),
            ("Pd Ra R P D", "started", LoadStatus::EnRoutePickup),
            ("Pd R Dd", "started", LoadStatus::InTransit),
            // Voiding an event returns the load to the stop where it is missing.
            ("Pa Da", "started", LoadStatus::AtPickup),
        ] {
            assert_eq!(derive(&stops(way), &leg(assigned), Flags::default()), expected, "{way} {assigned}");
        }
    }

    #[test]
    fn decisions_outrank_progress() {
        let flags = |text: &str| Flags {
            is_draft: text.contains("draft"),
            is_on_hold: text.contains("hold"),
            is_broken_down: text.contains("broken"),
            is_cancelled: text.contains("cancelled"),
            is_tonu: text.contains("tonu"),
        };
        for (way, decided, expected) in [
            ("P D", "draft", LoadStatus::Draft),
            ("P D", "hold", LoadStatus::OnHold),
            ("P D", "draft hold", LoadStatus::Draft),
            ("P D", "hold cancelled", LoadStatus::Cancelled),
            ("Pa D", "tonu", LoadStatus::Tonu),
            ("Pd D", "hold", LoadStatus::OnHold),
            ("Pd Dd", "hold", LoadStatus::Delivered),
            ("Pd D", "broken", LoadStatus::Breakdown),
            ("Pd Dd", "broken", LoadStatus::Delivered),
            ("Pd D", "broken cancelled", LoadStatus::Cancelled),
        ] {
            assert_eq!(derive(&stops(way), &leg("started"), flags(decided)), expected, "{way} {decided}");
        }
    }
}
