//! The operational status, derived from facts. Pure: the caller stores the result in the same transaction as the facts.

use crate::types::LoadStatus;

/// What matters of a stop. The slice given to [`derive`] is in the order of the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopFacts {
    /// Freight or a trailer comes on here.
    pub takes_on: bool,
    pub is_arrived: bool,
    /// Loaded or unloaded.
    pub is_worked: bool,
    pub is_departed: bool,
}

/// What matters of a leg.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LegFacts {
    /// Has a driver and a truck.
    pub is_assigned: bool,
    pub is_dispatched: bool,
    pub is_started: bool,
}

/// What people decided of the load as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub is_draft: bool,
    pub is_on_hold: bool,
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
    if flags.is_on_hold && progress != LoadStatus::Delivered { LoadStatus::OnHold } else { progress }
}

/// Progress by stops; none while nothing has happened at any.
fn on_the_road(stops: &[StopFacts]) -> Option<LoadStatus> {
    if !stops.iter().any(|stop| stop.is_arrived || stop.is_departed) {
        return None;
    }
    let Some(next) = stops.iter().find(|stop| !stop.is_departed) else { return Some(LoadStatus::Delivered) };
    Some(match (next.takes_on, next.is_arrived, next.is_worked) {
        (true, false, _) => LoadStatus::EnRoutePickup,
        (true, true, false) => LoadStatus::AtPickup,
        (true, true, true) => LoadStatus::Loaded,
        (false, false, _) => LoadStatus::InTransit,
        (false, true, _) => LoadStatus::AtDelivery,
    })
}

fn before_the_road(legs: &[LegFacts]) -> LoadStatus {
    match legs.first().copied().unwrap_or_default() {
        leg if !leg.is_assigned => LoadStatus::Booked,
        leg if leg.is_started => LoadStatus::EnRoutePickup,
        leg if leg.is_dispatched => LoadStatus::Dispatched,
        _ => LoadStatus::Assigned,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `P` or `D` for the kind, then how far the truck got: nothing, `a`rrived, `w`orked, `d`eparted.
    fn stops(text: &str) -> Vec<StopFacts> {
        let stop = |word: &str| {
            let far = |letters: &str| word.get(1..).is_some_and(|rest| !rest.is_empty() && letters.contains(rest));
            StopFacts {
                takes_on: word.starts_with('P'),
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
            // A voided fact takes the load back to the stop it is missing at.
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
        ] {
            assert_eq!(derive(&stops(way), &leg("started"), flags(decided)), expected, "{way} {decided}");
        }
    }
}
