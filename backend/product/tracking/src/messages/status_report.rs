//! A load's events in the codes of X12's Transportation Carrier Shipment Status Message (214), segment AT7. Pure.
//!
//! | Code | Meaning | From |
//! |---|---|---|
//! | X3, X8, CP, AF | arrived at pickup, at its dock, loaded, departed | events at a pickup or a trailer's hook |
//! | X1, X5, D1, CD | arrived at delivery, at its dock, unloaded, departed | events at a delivery or a trailer's drop |
//! | AG | estimated delivery | the ETA at a delivery that is ahead |
//! | SD | shipment delayed | a late arrival, or an ETA that is late |
//!
//! The reason that goes with SD is AT7's second element; NS is a normal status.

use haul_entity::loads::{stop, stop_event};
use haul_types::{LateReason, StopEventKind, StopKind, Timeliness, Timestamp};

/// A row of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusRow {
    pub code: &'static str,
    pub status: &'static str,
    pub reason: &'static str,
    /// Its place in the list of stops.
    pub stop: usize,
    pub at: Timestamp,
    /// Unconfirmed, or still ahead.
    pub is_estimated: bool,
}

/// In the order of time, without voided events and those that have no code.
pub fn rows(stops: &[stop::Model], events: &[stop_event::Model]) -> Vec<StatusRow> {
    let mut rows: Vec<StatusRow> =
        stops.iter().enumerate().flat_map(|(index, stop)| of_stop(index, stop, events)).collect();
    rows.sort_by_key(|row| (row.at, row.stop));
    rows
}

fn of_stop(index: usize, stop: &stop::Model, events: &[stop_event::Model]) -> Vec<StatusRow> {
    let here = events.iter().filter(|event| event.stop_id == stop.id && event.voided_at.is_none());
    let recorded = here.filter_map(|event| {
        let (code, status) = code_of(stop.kind, event.kind)?;
        let is_estimated = event.is_unconfirmed();
        let is_late = event.kind == StopEventKind::Arrived && stop.timeliness == Timeliness::Late;
        let reason = if is_late { stop.late_reason.map_or(OTHER, reason_of) } else { NORMAL };
        Some(StatusRow { code, status, reason, stop: index, at: event.occurred_at, is_estimated })
    });
    let mut rows: Vec<StatusRow> = recorded.collect();
    let is_ahead = stop.arrived_at.is_none();
    if let Some(at) = stop.eta_at.filter(|_| is_ahead && stop.kind.gives_off()) {
        rows.push(StatusRow {
            code: "AG",
            status: "Estimated delivery",
            reason: NORMAL,
            stop: index,
            at,
            is_estimated: true,
        });
    }
    let delayed = stop.arrived_at.or(stop.eta_at).filter(|_| stop.timeliness == Timeliness::Late);
    if let Some(at) = delayed.filter(|_| stop.kind.takes_on() || stop.kind.gives_off()) {
        let reason = stop.late_reason.map_or(OTHER, reason_of);
        rows.push(StatusRow {
            code: "SD",
            status: "Shipment delayed",
            reason,
            stop: index,
            at,
            is_estimated: is_ahead,
        });
    }
    rows
}

const NORMAL: &str = "NS";
const OTHER: &str = "BG";

fn code_of(stop: StopKind, event: StopEventKind) -> Option<(&'static str, &'static str)> {
    use StopEventKind::{Arrived, CheckedIn, Departed, Docked, Loaded, Unloaded};
    Some(match event {
        Arrived if stop.takes_on() => ("X3", "Arrived at pickup"),
        Docked if stop.takes_on() => ("X8", "Arrived at pickup loading dock"),
        Loaded if stop.takes_on() => ("CP", "Completed loading at pickup"),
        Departed if stop.takes_on() => ("AF", "Departed pickup with shipment"),
        Arrived if stop.gives_off() => ("X1", "Arrived at delivery"),
        Docked if stop.gives_off() => ("X5", "Arrived at delivery loading dock"),
        Unloaded if stop.gives_off() => ("D1", "Completed unloading at delivery"),
        Departed if stop.gives_off() => ("CD", "Departed delivery"),
        CheckedIn | Loaded | Unloaded | Arrived | Docked | Departed => return None,
    })
}

/// The status reason codes of AT702 that come closest.
fn reason_of(reason: LateReason) -> &'static str {
    match reason {
        LateReason::Shipper => "AM",
        LateReason::Receiver => "AG",
        LateReason::Weather => "AO",
        LateReason::CustomerChange => "AD",
        LateReason::Mechanical => "AI",
        LateReason::Driver | LateReason::HoursOfService => "AH",
        LateReason::Dispatch => "D1",
        LateReason::Traffic | LateReason::Other => OTHER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_event_of_freight_has_its_code() {
        let codes = |stop| {
            use StopEventKind::{Arrived, CheckedIn, Departed, Docked, Loaded, Unloaded};
            [Arrived, CheckedIn, Docked, Loaded, Unloaded, Departed]
                .map(|event| code_of(stop, event).map(|(code, _)| code))
        };
        assert_eq!(codes(StopKind::Pickup), [Some("X3"), None, Some("X8"), Some("CP"), None, Some("AF")]);
        assert_eq!(codes(StopKind::Delivery), [Some("X1"), None, Some("X5"), None, Some("D1"), Some("CD")]);
        assert_eq!(codes(StopKind::HookTrailer), codes(StopKind::Pickup));
        assert_eq!(codes(StopKind::DropTrailer), codes(StopKind::Delivery));
        assert_eq!(codes(StopKind::Fuel), [None; 6]);
    }
}
