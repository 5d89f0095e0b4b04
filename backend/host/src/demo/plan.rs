//! What the demo's trucks did and will do: a plan of loads with the time of each step. Pure.

use std::ops::Range;

use chrono::{DateTime, DurationRound, TimeDelta, Timelike, Utc};
use chrono_tz::Tz;
use serde_json::{Value, json};

use super::{
    fleet::{Fleet, RUNNING},
    places::{CITIES, City, road_miles},
    random::Random,
};

/// The customer whose loads have a fuel program's surcharge.
pub const ON_PROGRAM: usize = 7;

/// How far ahead of the pickup loads are booked at most.
const BOOKED_AHEAD: TimeDelta = TimeDelta::days(5);

/// The longest time from a booking to the last stop.
const LONGEST_TRIP: TimeDelta = TimeDelta::days(7);

/// The age of loads whose check calls are still of interest.
const RUNG_FOR: TimeDelta = TimeDelta::days(5);

/// The product's own interval.
const CALL_EVERY: TimeDelta = TimeDelta::hours(4);

/// Stages too short to occur at every hour by chance.
#[derive(Clone, Copy)]
enum Stage {
    Assigned,
    Dispatched,
    /// Not started, and the pickup is near.
    AtRisk,
    /// Not started, and the pickup was hours ago.
    Overdue,
    EnRoute,
    AtPickup,
    Loaded,
    AtDelivery,
    /// Between its stops.
    BrokenDown,
}

const PINNED: [Stage; 9] = [
    Stage::Assigned,
    Stage::Dispatched,
    Stage::AtRisk,
    Stage::Overdue,
    Stage::EnRoute,
    Stage::AtPickup,
    Stage::Loaded,
    Stage::AtDelivery,
    Stage::BrokenDown,
];

/// One event of a load.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Create(Value),
    Assign(Value),
    Dispatch,
    Start,
    Event {
        stop: usize,
        kind: &'static str,
        source: &'static str,
    },
    Document {
        kind: &'static str,
        /// None if no one has checked.
        is_signed: Option<bool>,
    },
    /// A check call reports where the truck is.
    CheckCall(Value),
    /// A problem that only people notice.
    Trouble(Value),
    /// The customer gets a link.
    TrackingLink,
    /// Detention at the load's stops is decided.
    Detention(Decision),
    Hold,
    BreakDown,
    Cancel,
    Tonu,
}

/// What happens to a load's detention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Claim,
    /// For three quarters of the calculated amount.
    Settle,
    Waive,
    Dispute,
}

/// A step, its load and its time.
#[derive(Clone, Debug)]
pub struct Planned {
    pub at: DateTime<Utc>,
    pub load: usize,
    pub step: Step,
}

/// Every step from the start until now, in time order.
pub fn plan(fleet: &Fleet, start: DateTime<Utc>, now: DateTime<Utc>) -> Vec<Planned> {
    let random = Random::seeded(20_261_120);
    let mut planner = Planner { fleet, start, now, random, steps: Vec::new(), loads: 0 };
    let wandering = RUNNING - PINNED.len();
    for truck in 0..wandering {
        planner.drive(truck, start, now + BOOKED_AHEAD);
    }
    for (truck, stage) in (wandering..RUNNING).zip(PINNED) {
        planner.drive(truck, start, now - LONGEST_TRIP);
        planner.pin(truck, stage, now);
    }
    planner.wait(now);
    let mut steps = planner.steps;
    steps.retain(|step| step.at <= now);
    steps.sort_by_key(|step| (step.at, step.load));
    steps
}

struct Planner<'a> {
    fleet: &'a Fleet,
    start: DateTime<Utc>,
    now: DateTime<Utc>,
    random: Random,
    steps: Vec<Planned>,
    loads: usize,
}

/// From one city to another, with agreed and actual times.
struct Trip {
    from: usize,
    to: usize,
    miles: f64,
    pickup: DateTime<Utc>,
    delivery: DateTime<Utc>,
}

impl Planner<'_> {
    /// One load after the other, with time at home in between.
    fn drive(&mut self, truck: usize, start: DateTime<Utc>, until: DateTime<Utc>) {
        let mut city = self.random.index(CITIES.len());
        let mut free = start + TimeDelta::hours(self.random.between(12, 96));
        while free < until {
            let trip = self.trip(city, free);
            let ends = self.move_load(truck, &trip);
            city = trip.to;
            free = ends + TimeDelta::hours(self.random.between(30, 90));
        }
    }

    fn trip(&mut self, from: usize, free: DateTime<Utc>) -> Trip {
        let to = self.neighbour(from, 180.0..1150.0);
        let miles = road_miles(&CITIES[from], &CITIES[to]);
        let pickup = at_work(free, from, self.random.between(6, 14));
        // 52 mph, two hours at the dock, and ten hours of rest for every eleven of driving (49 CFR 395.3).
        let driving = miles / 52.0;
        let rest = (driving / 11.0).floor() * 10.0;
        let minutes = ((driving + rest + 4.0) * 60.0) as i64;
        let delivery = at_work(pickup + TimeDelta::minutes(minutes), to, self.random.between(7, 16));
        Trip { from, to, miles, pickup, delivery }
    }

    /// A city about this many miles away.
    fn neighbour(&mut self, from: usize, miles: Range<f64>) -> usize {
        loop {
            let to = self.random.index(CITIES.len());
            if miles.contains(&road_miles(&CITIES[from], &CITIES[to])) {
                return to;
            }
        }
    }

    /// A load from booking to its papers; returns when the truck is free again.
    fn move_load(&mut self, truck: usize, trip: &Trip) -> DateTime<Utc> {
        let load = self.book(truck, trip);
        let assigned = trip.pickup - TimeDelta::hours(self.random.between(8, 19));
        self.assign(load, truck, assigned);
        self.at(assigned + TimeDelta::minutes(10), load, Step::Dispatch);
        if self.random.percent(4) {
            let step = if self.random.percent(40) { Step::Tonu } else { Step::Cancel };
            self.at(trip.pickup - TimeDelta::hours(3), load, step);
            return trip.pickup;
        }
        let arrived = trip.pickup - TimeDelta::minutes(self.late_or_early());
        let departed = arrived + TimeDelta::minutes(self.random.between(50, 190));
        self.at(arrived - TimeDelta::hours(2), load, Step::Start);
        self.visit(load, 0, arrived, departed, "loaded");
        let reached = trip.delivery - TimeDelta::minutes(self.late_or_early());
        self.ring(load, trip, departed, reached);
        let left = reached + TimeDelta::minutes(self.random.between(45, 220));
        self.visit(load, 1, reached, left, "unloaded");
        if !self.random.percent(7) {
            let is_signed = (load % 9 != 4).then(|| !self.random.percent(4));
            let after = TimeDelta::hours(self.random.between(1, 40));
            self.at(left + after, load, Step::Document { kind: "proof_of_delivery", is_signed });
        }
        // Every fifth load's detention is left for the user to decide.
        let decision =
            [Some(Decision::Claim), Some(Decision::Waive), Some(Decision::Dispute), Some(Decision::Settle), None];
        if let Some(decision) = decision[load % decision.len()] {
            self.at(left + TimeDelta::hours(20), load, Step::Detention(decision));
        }
        left
    }

    fn book(&mut self, truck: usize, trip: &Trip) -> usize {
        let load = self.loads;
        self.loads += 1;
        let booked = trip.pickup - TimeDelta::hours(self.random.between(20, 90));
        let (equipment, _) = self.fleet.equipment(truck);
        let mut body = self.tender(load, trip, equipment);
        // A few have terms of their own.
        if load % 13 == 5 {
            body["customer_terms"] = json!({
                "reason": "Agreed with the broker before booking", "on_time_grace_minutes": 60,
                "detention_free_minutes": 60, "detention_hourly_rate_cents": 7_500,
            });
        }
        self.at(booked, load, Step::Create(body));
        if !self.random.percent(4) {
            let after = TimeDelta::minutes(self.random.between(5, 90));
            self.at(booked + after, load, Step::Document { kind: "rate_confirmation", is_signed: Some(true) });
            // The customer sends a corrected one.
            if load % 11 == 3 {
                let again = booked + after + TimeDelta::hours(3);
                self.at(again, load, Step::Document { kind: "rate_confirmation", is_signed: Some(true) });
            }
        }
        load
    }

    fn assign(&mut self, load: usize, truck: usize, at: DateTime<Utc>) {
        let (_, trailer) = self.fleet.equipment(truck);
        let crew = json!({
            "driver_id": self.fleet.drivers[truck],
            "truck_id": self.fleet.trucks[truck],
            "trailer_id": trailer,
        });
        self.at(at, load, Step::Assign(crew));
    }

    /// A load at a fixed stage now, at any hour.
    fn pin(&mut self, truck: usize, stage: Stage, now: DateTime<Utc>) {
        // Hours from now.
        let pickup = match stage {
            Stage::Assigned => 20,
            Stage::Dispatched => 6,
            Stage::AtRisk => 3,
            Stage::Overdue => -5,
            Stage::EnRoute => 1,
            Stage::AtPickup | Stage::Loaded => -1,
            // Fourteen hours to an appointment three hours ago: the truck is kept waiting.
            Stage::AtDelivery => -17,
            Stage::BrokenDown => -6,
        };
        let hour = now.duration_trunc(TimeDelta::hours(1)).unwrap_or(now);
        let from = self.random.index(CITIES.len());
        let to = self.neighbour(from, 380.0..640.0);
        let miles = road_miles(&CITIES[from], &CITIES[to]);
        let pickup = hour + TimeDelta::hours(pickup);
        let trip = Trip { from, to, miles, pickup, delivery: pickup + TimeDelta::hours(14) };
        let load = self.book(truck, &trip);
        let assigned = pickup.min(now) - TimeDelta::hours(4);
        self.assign(load, truck, assigned);
        if matches!(stage, Stage::Assigned) {
            return;
        }
        self.at(assigned + TimeDelta::minutes(30), load, Step::Dispatch);
        if matches!(stage, Stage::Dispatched | Stage::AtRisk | Stage::Overdue) {
            return;
        }
        self.at(assigned + TimeDelta::hours(2), load, Step::Start);
        if matches!(stage, Stage::EnRoute) {
            let trouble = json!({ "kind": "breakdown", "note": "Air leak on the trailer; road service is on its way" });
            self.at(now - TimeDelta::minutes(20), load, Step::Trouble(trouble));
            return;
        }
        let minutes_ago = |minutes| now - TimeDelta::minutes(minutes);
        let arrived = |stop| Step::Event { stop, kind: "arrived", source: "driver" };
        if matches!(stage, Stage::AtDelivery) {
            let left = pickup + TimeDelta::minutes(80);
            self.visit(load, 0, pickup, left, "loaded");
            self.ring(load, &trip, left, trip.delivery - TimeDelta::minutes(5));
            self.at(left, load, Step::TrackingLink);
            self.at(trip.delivery - TimeDelta::minutes(5), load, arrived(1));
            return;
        }
        if matches!(stage, Stage::BrokenDown) {
            let left = pickup + TimeDelta::minutes(80);
            self.visit(load, 0, pickup, left, "loaded");
            self.ring(load, &trip, left, now);
            self.at(minutes_ago(25), load, Step::BreakDown);
            return;
        }
        self.at(minutes_ago(50), load, arrived(0));
        if matches!(stage, Stage::Loaded) {
            self.at(minutes_ago(8), load, Step::Event { stop: 0, kind: "loaded", source: "driver" });
        }
    }

    /// A check call every four hours between the stops of recent loads; every fifth driver does not call.
    fn ring(&mut self, load: usize, trip: &Trip, left: DateTime<Utc>, reached: DateTime<Utc>) {
        if reached < self.now - RUNG_FOR || load % 5 == 3 {
            return;
        }
        let (from, to) = (CITIES[trip.from], CITIES[trip.to]);
        let way = (reached - left).num_minutes() as f64;
        let mut at = left + CALL_EVERY;
        while at < reached {
            let share = (at - left).num_minutes() as f64 / way;
            let place = (from.3 + (to.3 - from.3) * share, from.4 + (to.4 - from.4) * share);
            let near = nearest(place);
            let call = json!({
                "source": "driver", "city": near.0, "state": near.1, "eta_at": reached,
                "latitude": (place.0 * 1e3).round() / 1e3, "longitude": (place.1 * 1e3).round() / 1e3,
            });
            self.at(at, load, Step::CheckCall(call));
            at += CALL_EVERY;
        }
    }

    /// The customer's rate confirmation.
    fn tender(&mut self, load: usize, trip: &Trip, equipment: &str) -> Value {
        // The visible days have loads of the program's customer, with and without a fuel charge entered by hand.
        let by_chance = self.random.index(self.fleet.customers.len());
        let customer = if load % 4 == 3 { ON_PROGRAM } else { by_chance };
        let miles = format!("{:.1}", trip.miles);
        // Some leave the miles, and so the line haul, to the estimate from stop to stop.
        let is_estimated = load % 9 == 4;
        let miles = (!is_estimated).then_some(miles);
        let mut charges = vec![json!({
            "code": "LINE_HAUL", "basis": "per_mile", "quantity": miles,
            "rate": format!("{}.{:02}00", self.random.between(2, 3), self.random.between(0, 60)),
        })];
        let has_fuel = if customer == ON_PROGRAM { load % 8 == 7 } else { self.random.percent(70) };
        if has_fuel {
            let rate = format!("{}.5", self.random.between(12, 19));
            charges.push(json!({ "code": "FUEL", "basis": "percent", "quantity": "1", "rate": rate }));
        }
        if self.random.percent(12) {
            charges.push(json!({ "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "175" }));
        }
        let is_po_known = !self.random.percent(10);
        let references = if is_po_known {
            json!([{ "kind": "po", "value": format!("{}", 450_000 + load * 31) }])
        } else {
            json!([])
        };
        let temperature = (equipment == "reefer").then(|| self.random.between(28, 38));
        let empty = self.random.between(5, 140);
        json!({
            "customer_id": self.fleet.customers[customer],
            "customer_reference": format!("{}-{:05}", ["TQ", "LD", "SH"][customer % 3], 71_000 + load * 17),
            "references": references,
            "load_kind": if equipment == "power_only" { "power_only" } else { "full_truckload" },
            "equipment": equipment,
            "temperature_fahrenheit": temperature,
            "temperature_mode": temperature.map(|_| "continuous"),
            "commodity": self.random.of(&COMMODITIES),
            "weight_pounds": if self.random.percent(97) { json!(self.random.between(18_000, 44_500)) } else { Value::Null },
            "pallets": self.random.between(14, 26),
            "loaded_miles": miles,
            // Every third is left to the proposal at assignment.
            "empty_miles": (!load.is_multiple_of(3)).then(|| format!("{:.1}", empty as f64)),
            "stops": [
                stop("pickup", &self.fleet.facilities[trip.from], trip.pickup, trip.from),
                stop("delivery", &self.fleet.facilities[trip.to], trip.delivery, trip.to),
            ],
            "charges": charges,
        })
    }

    fn visit(&mut self, load: usize, stop: usize, arrived: DateTime<Utc>, departed: DateTime<Utc>, work: &'static str) {
        let source = *self.random.of(&["eld", "driver", "dispatcher"]);
        // A driver who reported only when he left: either no arrival was recorded, or both at once.
        let (is_unseen, is_at_once) = (stop == 0 && load % 11 == 3, stop == 1 && load % 13 == 5);
        if is_at_once {
            self.at(departed - TimeDelta::minutes(2), load, Step::Event { stop, kind: "arrived", source });
        } else if !is_unseen {
            self.at(arrived, load, Step::Event { stop, kind: "arrived", source });
            self.at(departed - TimeDelta::minutes(10), load, Step::Event { stop, kind: work, source });
        }
        self.at(departed, load, Step::Event { stop, kind: "departed", source });
    }

    /// Loads waiting for a truck, one on hold and one draft.
    fn wait(&mut self, now: DateTime<Utc>) {
        for index in 0..8 {
            let city = self.random.index(CITIES.len());
            let trip = self.trip(city, now + TimeDelta::hours(4 + index * 9));
            let load = self.loads;
            self.loads += 1;
            let mut body = self.tender(load, &trip, "dry_van");
            if index == 7 {
                body["is_draft"] = json!(true);
            }
            self.at(now - TimeDelta::hours(20 - index), load, Step::Create(body));
            if index == 6 {
                self.at(now - TimeDelta::hours(2), load, Step::Hold);
            }
        }
    }

    /// Minutes before the agreed time; negative if late.
    fn late_or_early(&mut self) -> i64 {
        if self.random.percent(91) { self.random.between(-5, 45) } else { -self.random.between(25, 190) }
    }

    fn at(&mut self, at: DateTime<Utc>, load: usize, step: Step) {
        // The carrier's history begins with its registration.
        self.steps.push(Planned { at: at.max(self.start), load, step });
    }
}

const COMMODITIES: [&str; 10] = [
    "Paper rolls",
    "Canned goods",
    "Bottled water",
    "Frozen vegetables",
    "Lumber",
    "Appliances",
    "Auto parts",
    "Packaging film",
    "Pet food",
    "Steel coils",
];

/// The next time that the clock at a place shows this hour.
fn at_work(after: DateTime<Utc>, city: usize, hour: i64) -> DateTime<Utc> {
    let zone = zone_of(city);
    let local = after.with_timezone(&zone);
    let ahead = (hour - i64::from(local.hour())).rem_euclid(24);
    let rounded = local - TimeDelta::minutes(i64::from(local.minute())) - TimeDelta::seconds(i64::from(local.second()));
    (rounded + TimeDelta::hours(ahead.max(1))).to_utc()
}

/// The city nearest to a place, as a driver would name it.
fn nearest(place: (f64, f64)) -> City {
    let far = |city: &City| (city.3 - place.0).powi(2) + (city.4 - place.1).powi(2);
    CITIES.into_iter().min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(CITIES[0])
}

fn zone_of(city: usize) -> Tz {
    CITIES[city].5.parse().unwrap_or(Tz::UTC)
}

fn stop(kind: &str, facility: &str, at: DateTime<Utc>, city: usize) -> Value {
    let local = at.with_timezone(&zone_of(city)).format("%Y-%m-%dT%H:%M").to_string();
    json!({
        "kind": kind, "facility_id": facility, "schedule": "appointment", "earliest_local": local,
        "ambiguous_time": "earlier", "is_appointment_confirmed": true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fleet() -> Fleet {
        let ids = |count: usize| (0..count).map(|id| id.to_string()).collect();
        Fleet { customers: ids(20), facilities: ids(60), drivers: ids(30), trucks: ids(25), trailers: ids(15) }
    }

    #[test]
    fn the_plan_is_the_same_each_time_and_runs_forward() {
        let start = "2026-08-22T12:00:00Z".parse().unwrap();
        let now = "2026-11-20T12:00:00Z".parse().unwrap();
        let steps = plan(&fleet(), start, now);
        let again = plan(&fleet(), start, now);
        assert_eq!(steps.len(), again.len());
        assert!(steps.iter().zip(&again).all(|(a, b)| a.at == b.at && a.step == b.step));
        assert!(steps.windows(2).all(|pair| pair[0].at <= pair[1].at));
        let made: Vec<_> = steps.iter().filter(|step| matches!(step.step, Step::Create(_))).collect();
        assert!((250..700).contains(&made.len()), "{}", made.len());
        assert!(
            made.iter().all(|made| steps.iter().filter(|step| step.load == made.load).all(|step| step.at >= made.at))
        );
    }
}
