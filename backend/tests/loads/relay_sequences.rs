//! No sequence of verbs, allowed or not, reaches a status that contradicts the events at the stops.

use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use serde_json::{Value, json};

use haul_tests::{
    Backend, Person, TestApp,
    freight::{Freight, facility, id},
};

/// Verbs, the frequent ones several times.
const VERBS: [&str; 26] = [
    "assign",
    "assign",
    "assign",
    "dispatch",
    "start",
    "split_at_relay",
    "split_at_relay",
    "split_at_stop",
    "join",
    "unassign",
    "accept",
    "decline",
    "arrived",
    "arrived",
    "worked",
    "departed",
    "departed",
    "departed",
    "void",
    "hold",
    "release",
    "break_down",
    "repair",
    "cancel",
    "tonu",
    "reopen",
];

/// A verb, and which of the legs, stops or events it is about.
type Step = (usize, usize);

struct World {
    admin: Person,
    freight: Freight,
    yard: String,
}

#[test]
fn status_never_contradicts_the_facts() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (world, _app) = runtime.block_on(async {
        let app = TestApp::start(Backend::Sqlite).await;
        let admin = app.admin().await;
        let freight = admin.freight().await;
        let yard = facility("Ozark Yard", "Joplin", "MO", "America/Chicago");
        let yard = id(&admin.client.post("/api/facilities", yard).await.expect(201));
        (World { admin, freight, yard }, app)
    });
    let config = Config { cases: 64, failure_persistence: None, ..Config::default() };
    // The same sequences each time: a test that fails now and then helps no one.
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let steps = vec((0..VERBS.len(), 0_usize..6), 1..32);
    let played = runner.run(&steps, |steps| runtime.block_on(world.play(steps)).map_err(TestCaseError::fail));
    played.unwrap();
}

impl World {
    async fn play(&self, steps: Vec<Step>) -> Result<(), String> {
        let mut load = self.admin.load(&self.freight).await;
        for (at, (verb, which)) in steps.into_iter().enumerate() {
            let verb = VERBS[verb];
            let Some((path, body)) = self.request(&load, verb, which, at) else { continue };
            let answer = self.admin.client.post(&format!("/api/loads/{}/{path}", id(&load)), body.clone()).await;
            let said = format!("{verb} {path} {body}: {}", answer.text);
            match answer.status.as_u16() {
                200 => load = answer.body,
                409 if is_offered(&load, verb, &body) => return Err(format!("offered and refused: {said}")),
                400..500 => {}
                _ => return Err(said),
            }
            if let Some(problem) = contradiction(&load) {
                return Err(format!("{problem} after {verb}: {load}"));
            }
        }
        Ok(())
    }

    fn request(&self, load: &Value, verb: &str, which: usize, at: usize) -> Option<(String, Value)> {
        let list = |name: &str| load[name].as_array().unwrap().clone();
        let leg = list("legs").get(which % list("legs").len()).map(|leg| leg["id"].clone())?;
        let stop = list("stops").get(which % list("stops").len()).cloned()?;
        let step = json!({ "version": load["version"], "leg_id": leg });
        let with = |more: Value| {
            let mut body = step.clone();
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            body
        };
        let reason = json!({ "version": load["version"], "reason": "Because" });
        Some(match verb {
            "assign" => {
                let crew = json!({ "driver_id": self.freight.driver, "truck_id": self.freight.truck, "accepts_warnings": true });
                ("assign".to_owned(), with(crew))
            }
            "dispatch" | "start" | "unassign" => (verb.to_owned(), step),
            "accept" | "decline" => ("acknowledge".to_owned(), with(json!({ "is_accepted": verb == "accept" }))),
            "join" => ("join_legs".to_owned(), step),
            "split_at_stop" => ("split".to_owned(), json!({ "version": load["version"], "stop_id": stop["id"] })),
            "split_at_relay" => {
                let relay = json!({ "after_stop_id": stop["id"], "facility_id": self.yard, "earliest_local": "2026-11-18T20:00" });
                ("split".to_owned(), json!({ "version": load["version"], "relay": relay }))
            }
            "arrived" | "worked" | "departed" => {
                let kind = match (verb, stop["kind"].as_str()?) {
                    ("worked", "pickup") => "loaded",
                    ("worked", _) => "unloaded",
                    (other, _) => other,
                };
                let occurred_at = format!("2026-11-18T{:02}:{:02}:00Z", 14 + at / 6, at % 6 * 10);
                let fact = json!({ "kind": kind, "occurred_at": occurred_at, "source": "driver" });
                (format!("stops/{}/events", id(&stop)), fact)
            }
            "void" => {
                let event = stop["events"].as_array()?.last()?;
                (format!("stops/{}/events/{}/void", id(&stop), id(event)), json!({ "reason": "Wrong" }))
            }
            "release" | "repair" => (verb.to_owned(), json!({ "version": load["version"] })),
            _ => (verb.to_owned(), reason),
        })
    }
}

/// The load itself said that the verb is allowed on this leg.
fn is_offered(load: &Value, verb: &str, body: &Value) -> bool {
    let verb = match verb {
        "accept" | "decline" => "acknowledge",
        verb => verb,
    };
    let legs = load["legs"].as_array().unwrap();
    let leg = legs.iter().find(|leg| leg["id"] == body["leg_id"]);
    leg.is_some_and(|leg| leg["allowed_actions"].as_array().unwrap().contains(&json!(verb)))
}

/// What is wrong with a load, derived only from its stops and legs.
fn contradiction(load: &Value) -> Option<String> {
    let (stops, legs) = (load["stops"].as_array().unwrap(), load["legs"].as_array().unwrap());
    let status = load["status"].as_str().unwrap();
    let has = |stop: &Value, fact: &str| stop.get(fact).is_some_and(|at| !at.is_null());
    let is_here = |stop: &Value| has(stop, "arrived_at") || has(stop, "departed_at");
    let is_bound = |leg: &Value| leg.get("driver").is_some() && leg.get("truck").is_some();
    let wrong = |is_wrong: bool, what: &str| is_wrong.then(|| format!("{status}: {what}"));
    let position = |id: &Value| stops.iter().position(|stop| stop["id"] == *id);
    for (at, leg) in legs.iter().enumerate() {
        let (from, to) = (position(&leg["from_stop_id"]), position(&leg["to_stop_id"]));
        let before = at.checked_sub(1).map_or(Some(0), |at| position(&legs[at]["to_stop_id"]));
        let is_last = at + 1 == legs.len();
        let is_broken = from.is_none() || from >= to || from != before || (is_last && to != Some(stops.len() - 1));
        if is_broken || leg["sequence"] != json!(at + 1) {
            return Some("the legs are no chain".to_owned());
        }
        let is_away = has(&stops[from.unwrap()], "departed_at") || (at == 0 && is_here(&stops[0]));
        if is_away && !is_bound(leg) {
            return Some("a leg rolls without driver and truck".to_owned());
        }
    }
    let next = stops.iter().find(|stop| !has(stop, "departed_at"));
    let kind = next.map_or("", |stop| stop["kind"].as_str().unwrap());
    let has_begun = stops.iter().any(is_here);
    let took_freight =
        stops.iter().any(|stop| stop["kind"] == "pickup" && (has(stop, "loaded_at") || has(stop, "departed_at")));
    match status {
        "delivered" => wrong(next.is_some(), "a stop is still to be left"),
        "cancelled" | "tonu" => None,
        "on_hold" | "breakdown" => wrong(next.is_none(), "every stop has been left"),
        _ if next.is_none() => wrong(true, "every stop has been left"),
        "booked" => wrong(has_begun || is_bound(&legs[0]), "it has a crew or has begun"),
        "assigned" => {
            wrong(has_begun || !is_bound(&legs[0]) || has(&legs[0], "dispatched_at"), "it is further or not there yet")
        }
        "dispatched" => wrong(
            has_begun || !has(&legs[0], "dispatched_at") || has(&legs[0], "started_at"),
            "it is further or not there yet",
        ),
        "en_route_pickup" => wrong(!has_begun && !has(&legs[0], "started_at"), "it has not begun"),
        "at_pickup" => wrong(
            kind != "pickup" || !has(next.unwrap(), "arrived_at") || has(next.unwrap(), "loaded_at"),
            "the truck is not at a pickup",
        ),
        "loaded" => wrong(kind != "pickup" || !has(next.unwrap(), "loaded_at"), "the freight is not loaded"),
        "in_transit" => {
            wrong(!took_freight || !["delivery", "relay"].contains(&kind), "there is no freight on its way")
        }
        "at_delivery" => {
            wrong(kind != "delivery" || !has(next.unwrap(), "arrived_at"), "the truck is not at a delivery")
        }
        _ => wrong(true, "an unknown status"),
    }
}
