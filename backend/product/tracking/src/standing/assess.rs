//! A load's state: where it is, when it will reach its next stop, and whether that is on time. Pure over rows already
//! read.

use std::collections::HashMap;

use chrono_tz::Tz;
use haul_detention::duration;
use haul_entity::{
    loads::{leg, load, stop, stop_event},
    partners::facility,
    tracking::check_call,
};
use haul_loads::{Due, FRESH, Surroundings, drive, timeliness_of_arrival, visits};
use haul_ports::Places;
use haul_types::{
    EtaBasis, LoadStatus, Miles, Point, PositionSource, Timeliness, Timestamp, TrackingTerms, road_miles,
};
use uuid::Uuid;

use super::{
    detect::{Reading, Signs, StopSigns},
    due::{CallDue, CallFacts, next_call},
    timeliness::{Ahead, Clock, Verdict, worst},
};

/// The input of an assessment.
pub struct Scene<'a> {
    pub load: &'a load::Model,
    /// In route order.
    pub stops: &'a [stop::Model],
    pub legs: &'a [leg::Model],
    pub facilities: &'a HashMap<Uuid, facility::Model>,
    pub places: &'a dyn Places,
    /// Events at the stops, including voided ones.
    pub events: &'a [stop_event::Model],
    /// Valid calls, the latest first.
    pub calls: &'a [check_call::Model],
    /// No earlier call was left out.
    pub has_all_calls: bool,
    /// When the free time of the current wait ends.
    pub free_until: Option<Timestamp>,
    pub terms: &'a TrackingTerms,
    pub now: Timestamp,
}

/// The result.
#[derive(Clone, Debug)]
pub struct Assessment {
    pub position: Option<Position>,
    pub next_stop_id: Option<Uuid>,
    pub next_due_at: Option<Timestamp>,
    pub eta: Option<Eta>,
    pub miles_left: Option<Miles>,
    /// The load's timeliness: the worst of the stops ahead and of its arrival where it is, else that of its last arrival.
    pub verdict: Verdict,
    /// The stops that the truck has not reached, each with its timeliness.
    pub ahead: Vec<(Ahead, Verdict)>,
    pub check_call: Option<CallDue>,
    /// When time alone may change the timeliness.
    pub moments: Vec<Timestamp>,
}

/// The truck's last known position.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub at: Timestamp,
    pub source: PositionSource,
    pub city: Option<String>,
    pub state: Option<String>,
    pub point: Option<Point>,
}

/// When the truck will reach its next stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Eta {
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub basis_at: Timestamp,
    pub explanation: String,
}

impl Scene<'_> {
    /// The first stop that the truck has not left.
    pub fn next(&self) -> Option<&stop::Model> {
        self.stops.iter().find(|stop| stop.departed_at.is_none())
    }

    /// When the driver started, as reported or derived from the stops.
    pub fn started_at(&self) -> Option<Timestamp> {
        let first = self.stops.first().and_then(|first| first.arrived_at.or(first.departed_at));
        self.legs.first().and_then(|leg| leg.started_at).or(first)
    }

    pub fn facility(&self, stop: &stop::Model) -> Option<&facility::Model> {
        self.facilities.get(&stop.facility_id)
    }

    fn place(&self, stop: &stop::Model) -> String {
        self.facility(stop).map_or_else(|| "the next stop".to_owned(), |facility| facility.name.clone())
    }

    pub fn assess(&self) -> Assessment {
        let position = self.position();
        let next = self.next();
        let unreached = next.filter(|stop| stop.arrived_at.is_none());
        let computed = unreached.and_then(|stop| self.computed(stop, position.as_ref()));
        let eta = unreached.and_then(|stop| self.eta(stop, computed.as_ref()));
        let clock = self.clock();
        let ahead = self.ahead(eta.as_ref().map(|eta| eta.at));
        let judged = |stop: Ahead| {
            let verdict = stop.judge(clock);
            (stop, verdict)
        };
        let ahead: Vec<_> = ahead.into_iter().map(judged).collect();
        let here = next.filter(|stop| stop.arrived_at.is_some()).map(|_| self.last_arrival());
        let verdicts = ahead.iter().map(|(_, verdict)| verdict.clone()).chain(here);
        Assessment {
            position,
            next_stop_id: next.map(|stop| stop.id),
            next_due_at: next.and_then(|stop| stop.due_at),
            eta,
            miles_left: computed.map(|(miles, ..)| miles),
            verdict: worst(verdicts).unwrap_or_else(|| self.last_arrival()),
            moments: ahead.iter().flat_map(|(stop, _)| stop.moments(clock)).collect(),
            ahead,
            check_call: self.check_call(),
        }
    }

    /// The timeliness of the last arrival.
    pub fn last_arrival(&self) -> Verdict {
        // A draft or a canceled load cannot be late.
        let counts = !matches!(self.load.status, LoadStatus::Draft | LoadStatus::Cancelled | LoadStatus::Tonu);
        let reached = self.stops.iter().rev().find(|stop| stop.arrived_at.is_some());
        let Some(stop) = reached.filter(|_| counts) else {
            return Verdict { timeliness: Timeliness::OnTime, reason: String::new() };
        };
        let timeliness = timeliness_of_arrival(stop);
        let place = self.place(stop);
        let reason = match (timeliness, Due::at(stop).zip(stop.known_arrival())) {
            (Timeliness::Late, Some((due, arrived))) => {
                format!("Arrived at {place} {} late.", duration(due.minutes_late(arrived)))
            }
            (_, Some(_)) => format!("Arrived at {place} on time."),
            _ => String::new(),
        };
        Verdict { timeliness, reason }
    }

    fn clock(&self) -> Clock {
        Clock { is_started: self.started_at().is_some(), at_risk_minutes: self.terms.at_risk_minutes, now: self.now }
    }

    /// The stops that the truck has not reached, with the next one's ETA carried through all of them: from stop to stop
    /// at the usual speed, with each facility's usual stay.
    fn ahead(&self, next_eta: Option<Timestamp>) -> Vec<Ahead> {
        let around =
            Surroundings { facilities: self.facilities, speed_mph: self.terms.average_speed_mph, now: self.now };
        let stops: Vec<&stop::Model> = self.stops.iter().collect();
        let visits = visits(&stops, next_eta, around);
        let is_ahead = |stop: &stop::Model| stop.arrived_at.is_none() && stop.departed_at.is_none();
        let first = self.stops.iter().position(is_ahead);
        let is_at_stop = self.next().is_some_and(|stop| stop.arrived_at.is_some());
        // On the road, without an ETA for the next stop there is none for the later ones.
        let is_lost = next_eta.is_none() && !is_at_stop && self.started_at().is_some();
        let anchor = first.and_then(|first| match is_at_stop {
            true => visits.get(first.checked_sub(1)?).map(|visit| visit.leaves_at),
            false => visits.get(first).map(|visit| visit.arrives_at),
        });
        let with_visits = self.stops.iter().zip(&visits).enumerate().filter(|(_, (stop, _))| is_ahead(stop));
        let ahead = with_visits.map(|(index, (stop, visit))| {
            let is_next = Some(index) == first && !is_at_stop;
            let eta_at = if is_next { next_eta } else { Some(visit.arrives_at).filter(|_| visit.is_known && !is_lost) };
            Ahead {
                stop_id: stop.id,
                place: self.place(stop),
                zone: stop.time_zone.parse().unwrap_or(Tz::UTC),
                due: Due::at(stop),
                eta_at,
                is_next,
                leaves_at: anchor.unwrap_or(self.now),
            }
        });
        ahead.collect()
    }

    /// Possible problems.
    pub fn signs(&self, assessment: &Assessment) -> Signs {
        // Without a crew there is no one to call.
        let has_crew = self.load.driver_id.is_some() && self.load.truck_id.is_some();
        let here = self.next().filter(|stop| stop.arrived_at.is_some()).map(|stop| StopSigns {
            id: stop.id,
            place: self.place(stop),
            due: Due::at(stop),
            eta_at: None,
            arrived_at: stop.arrived_at,
            free_until: self.free_until,
        });
        // A trip that has not started can still be replanned; it is a risk in the list only.
        let is_started = self.started_at().is_some();
        let ahead = assessment.ahead.iter().map(|(stop, _)| StopSigns {
            id: stop.stop_id,
            place: stop.place.clone(),
            due: stop.due,
            eta_at: stop.eta_at.filter(|_| is_started),
            arrived_at: None,
            free_until: None,
        });
        let stops = here.into_iter().chain(ahead).filter(|_| has_crew).collect();
        let is_between = self.next().is_some_and(|stop| stop.arrived_at.is_none()) && self.started_at().is_some();
        let heard_at = assessment.position.as_ref().map(|position| position.at).max(self.started_at());
        Signs {
            stops,
            silent_since: heard_at.filter(|_| is_between && !is_standing(self.load.status)),
            no_position_minutes: self.terms.no_position_minutes,
            temperature: self.temperature(),
            temperature_tolerance: self.terms.temperature_tolerance_fahrenheit,
            breakdown: self.load.breakdown_at.zip(self.load.breakdown_reason.clone()),
            now: self.now,
        }
    }

    /// The latest position from calls and stops.
    fn position(&self) -> Option<Position> {
        let called = self.calls.iter().find_map(|call| {
            // A city without coordinates is placed by the gazetteer.
            let of_city = || {
                let place = self.places.find(call.city.as_deref()?, call.state.as_deref()?, None)?;
                Some((place.latitude, place.longitude))
            };
            let point = call.latitude.zip(call.longitude).or_else(of_city);
            (call.city.is_some() || point.is_some()).then(|| Position {
                at: call.occurred_at,
                source: call.source.into(),
                city: call.city.clone(),
                state: call.state.clone(),
                point,
            })
        });
        let stopped = self.stops.iter().rev().find_map(|stop| {
            let at = stop.departed_at.or(stop.arrived_at)?;
            let facility = self.facility(stop)?;
            let address = |part: &str| facility.address.get(part).and_then(|text| text.as_str()).map(str::to_owned);
            Some(Position {
                at,
                source: PositionSource::Stop,
                city: address("city"),
                state: address("state"),
                point: facility.point(),
            })
        });
        // If both have the same time, the reported position is better.
        [stopped, called].into_iter().flatten().max_by_key(|position| position.at)
    }

    /// The latest ETA reported for the next stop, or the one computed from a newer position.
    fn eta(&self, ahead: &stop::Model, computed: Option<&(Miles, EtaBasis, Timestamp)>) -> Option<Eta> {
        let stated = self.calls.iter().find_map(|call| {
            let at = call.eta_at.filter(|_| call.eta_stop_id == Some(ahead.id))?;
            let explanation = "Given in a check call.".to_owned();
            Some(Eta { at, basis: EtaBasis::Stated, basis_at: call.occurred_at, explanation })
        });
        let computed = computed.filter(|_| self.started_at().is_some()).map(|(miles, basis, from)| {
            let way = drive(*from, *miles, self.terms.average_speed_mph, FRESH);
            let from_where = match basis {
                EtaBasis::FromDeparture => "from the previous stop",
                _ => "from the last position",
            };
            let rest = match way.resting_minutes {
                0 => String::new(),
                minutes => format!(" and {} of breaks (49 CFR 395.3)", duration(minutes)),
            };
            let driving = duration(way.driving_minutes);
            let speed = self.terms.average_speed_mph;
            let miles = (miles.value() + 5) / 10;
            let explanation = format!(
                "About {miles} miles {from_where} at {speed} mph: {driving} of driving{rest}, hours of service unknown."
            );
            Eta { at: way.arrives_at, basis: *basis, basis_at: *from, explanation }
        });
        match (stated, computed) {
            (Some(stated), Some(computed)) if computed.basis_at > stated.basis_at => Some(computed),
            (stated, computed) => stated.or(computed),
        }
    }

    /// The miles to the next stop, their basis and its time.
    fn computed(&self, ahead: &stop::Model, position: Option<&Position>) -> Option<(Miles, EtaBasis, Timestamp)> {
        let position = position?;
        let basis = match position.source {
            PositionSource::Stop => EtaBasis::FromDeparture,
            _ => EtaBasis::FromPosition,
        };
        let there = self.facility(ahead).and_then(facility::Model::point);
        if let Some((here, there)) = position.point.zip(there) {
            return Some((road_miles(here, there), basis, position.at));
        }
        // Miles entered for the whole route apply between its only two stops.
        let [first, last] = self.stops else { return None };
        let is_whole_way = basis == EtaBasis::FromDeparture && first.departed_at.is_some() && last.id == ahead.id;
        let miles = self.load.loaded_miles_tenths.filter(|_| is_whole_way)?;
        Some((Miles::from_tenths(miles), basis, position.at))
    }

    fn check_call(&self) -> Option<CallDue> {
        // No one to call yet, or nothing moves.
        if matches!(self.load.status, LoadStatus::OnHold | LoadStatus::Booked) {
            return None;
        }
        let facts = CallFacts {
            started_at: self.started_at(),
            stops: self.stops,
            last_call_at: self.calls.first().map(|call| call.occurred_at),
            is_pod_present: self.load.is_pod_present,
        };
        next_call(self.terms, &facts)
    }

    /// The last reading, while temperature-controlled freight is on a truck.
    fn temperature(&self) -> Option<Reading> {
        let agreed = self.load.temperature_fahrenheit?;
        let is_on =
            |stop: &stop::Model| stop.kind.takes_on() && (stop.worked_at.is_some() || stop.departed_at.is_some());
        let is_kept = self.stops.iter().any(is_on) && self.next().is_some();
        let read = |call: &check_call::Model| {
            Some(Reading { at: call.occurred_at, degrees: call.temperature_fahrenheit?, agreed })
        };
        self.calls.iter().find_map(read).filter(|_| is_kept)
    }
}

/// No one expects the truck to move.
fn is_standing(status: LoadStatus) -> bool {
    matches!(status, LoadStatus::OnHold | LoadStatus::Breakdown)
}
