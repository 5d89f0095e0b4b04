//! One measure of lateness: what every page says about a load, and that they all agree.

use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp, counts,
    freight::{Freight, driver, id, moment, stop},
    wait_until,
};
use poem::http::Method;

use super::standing::{at, call, exceptions, placed, tracked, under_way};

async fn read(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

/// The delivery in Dallas is 938 miles and 29:16 h from Chicago, rests included, and two hours are usual at the shipper.
#[rstest]
#[tokio::test]
async fn a_truck_stuck_at_the_shipper_is_late_at_the_delivery(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(&app, admin, "2026-11-18T13:00:00Z");
    let mut body = freight.load();
    body["stops"][1] = stop("delivery", &freight.dallas, "2026-11-19T20:00");
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let crew = json!({ "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T14:00:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T14:00:00Z").await;
    // Out at 16:00 UTC, there at 21:16 UTC on the 19th, due at 02:15 UTC on the 20th.
    let early = read(&admin, &load).await;
    assert_eq!(
        (&early["timeliness"], moment(&early["stops"][1]["eta_at"])),
        (&json!("on_time"), at("2026-11-19T21:16:00Z")),
        "{early}"
    );
    // Still there seven and a half hours later; no one touched the load.
    let admin = wait_until(&app, admin, "2026-11-18T21:30:00Z");
    app.run_jobs().await;
    let late = read(&admin, &load).await;
    let reason = late["timeliness_reason"].as_str().unwrap();
    assert_eq!((&late["timeliness"], reason), (&json!("late"), "The ETA at Trinity Distribution is 46 min late."));
    assert_eq!((&late["stops"][0]["timeliness"], &late["stops"][1]["timeliness"]), (&json!("on_time"), &json!("late")));
    let open = exceptions(&admin, "status=open&kind=late_risk").await;
    assert_eq!((open.len(), &open[0]["stop"]["sequence"]), (1, &json!(2)), "{open:?}");
    assert_eq!(tracked(&admin, &load).await["timeliness_reason"], late["timeliness_reason"]);
}

/// It came late to the shipper, and can still be on time at the delivery.
#[rstest]
#[tokio::test]
async fn a_truck_that_arrived_late_is_late_until_it_leaves(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(&app, admin, "2026-11-18T13:00:00Z");
    let mut body = freight.load();
    body["stops"][1] = stop("delivery", &freight.dallas, "2026-11-20T20:00");
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let crew = json!({ "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T15:00:00Z");
    // Due at 14:00 UTC, with a grace of 15 minutes.
    admin.record(&load, 0, "arrived", "2026-11-18T14:31:00Z").await;
    let there = tracked(&admin, &load).await;
    assert_eq!((&there["timeliness"], &there["minutes_late"]), (&json!("late"), &json!(31)), "{there}");
    let reason = there["timeliness_reason"].as_str().unwrap();
    assert!(reason.starts_with("Arrived at ") && reason.ends_with(" 31 min late."), "{reason}");
    assert_eq!(read(&admin, &load).await["stops"][1]["timeliness"], "on_time");
    // On the road again, only what is ahead counts.
    admin.record(&load, 0, "departed", "2026-11-18T15:00:00Z").await;
    assert_eq!(tracked(&admin, &load).await["timeliness"], "on_time");
}

/// Three visits of five hours each make five hours usual.
#[rstest]
#[tokio::test]
async fn a_facilitys_usual_stay_counts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let stay = async || -> Value {
        admin.client.get(&format!("/api/facilities/{}", freight.chicago)).await.expect(200)["usual_stay_minutes"]
            .clone()
    };
    for _ in 0..3 {
        assert_eq!(stay().await, Value::Null);
        let load = admin.assigned_load(&freight).await;
        admin.record(&load, 0, "arrived", "2026-11-18T14:00:00Z").await;
        admin.record(&load, 0, "departed", "2026-11-18T19:00:00Z").await;
        admin.client.post(&format!("/api/loads/{}/tonu", id(&load)), json!({ "reason": "Because" })).await;
    }
    assert_eq!(stay().await, 300);
}

#[rstest]
#[tokio::test]
async fn grace_is_the_customers_or_else_the_companys(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:31:00Z", "eta_at": "2026-11-19T16:30:00Z" })).await;
    let due = async || -> (Value, Value) {
        let load = read(&admin, &load).await;
        (load["timeliness"].clone(), load["stops"][1]["due_at"].clone())
    };
    assert_eq!(due().await, (json!("late"), json!("2026-11-19T16:15:00+00:00")));
    let mut terms = admin.client.get("/api/tracking_settings").await.expect(200)["terms"].clone();
    terms["on_time_grace_minutes"] = json!(45);
    let body = json!({ "version": 0, "terms": terms });
    admin.client.send(Method::PUT, "/api/tracking_settings", &[], Some(body)).await.expect(200);
    app.run_jobs().await;
    assert_eq!(due().await, (json!("at_risk"), json!("2026-11-19T16:45:00+00:00")));
    let customer = format!("/api/customers/{}", freight.customer);
    admin.client.patch(&customer, json!({ "version": 1, "on_time_grace_minutes": 240 })).await.expect(200);
    assert_eq!(due().await, (json!("on_time"), json!("2026-11-19T20:00:00+00:00")));
    let problem = admin.client.patch(&customer, json!({ "version": 2, "on_time_grace_minutes": 241 })).await;
    assert_eq!(problem.expect_code(422, "validation_failed")["fields"][0]["path"], "on_time_grace_minutes");
    // The report uses each stop's own, unless one is given for all.
    let admin = wait_until(&app, admin, "2026-11-19T20:00:00Z");
    admin.record(&load, 1, "arrived", "2026-11-19T19:00:00Z").await;
    let percent = async |query: &str| {
        admin.client.get(&format!("/api/on_time_report{query}")).await.expect(200)["deliveries"]["on_time_percent"]
            .clone()
    };
    assert_eq!((percent("").await, percent("?grace_minutes=15").await), (json!("100.0"), json!("0.0")));
}

/// What happens to loads, and minutes that go by.
const VERBS: [&str; 14] = [
    "wait",
    "wait",
    "wait",
    "book",
    "assign",
    "dispatch",
    "start",
    "arrive",
    "depart",
    "call_eta",
    "call_position",
    "hold",
    "cancel",
    "move_delivery",
];

type Step = (usize, usize, usize);

#[test]
fn every_page_counts_the_same_loads() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
    // The same histories each time: a test that fails now and then helps no one.
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let steps = vec((0..VERBS.len(), 0_usize..5, 0_usize..12), 8..40);
    runner.run(&steps, |steps| runtime.block_on(play(steps)).map_err(TestCaseError::fail)).unwrap();
}

async fn play(steps: Vec<Step>) -> Result<(), String> {
    let app = TestApp::start(Sqlite).await;
    let mut admin = app.admin().await;
    let freight = placed(&admin).await;
    admin = wait_until(&app, admin, "2026-11-18T08:00:00Z");
    let mut crews = Vec::new();
    for index in 0..5 {
        let person = admin.client.post("/api/drivers", driver("Dana", &format!("Cole{index}"))).await.expect(201);
        let truck = admin.client.post("/api/trucks", json!({ "unit_number": format!("9{index}") })).await.expect(201);
        crews.push((id(&person), id(&truck)));
    }
    let mut loads = Vec::new();
    for index in 0..5 {
        loads.push(book(&admin, &freight, index).await);
    }
    let mut seen = Vec::new();
    for (verb, which, by) in steps {
        let verb = VERBS[verb];
        if verb == "wait" {
            let until = (app.now() + chrono::TimeDelta::minutes(20 + 45 * by as i64)).to_string();
            admin = wait_until(&app, admin, &until);
            app.run_jobs().await;
        } else if verb == "book" {
            loads.push(book(&admin, &freight, by).await);
        } else {
            let load = read(&admin, &loads[which]).await;
            let (path, method, body) = request(verb, &load, &freight, &crews[which], app.now(), by);
            let answer = admin.client.send(method, &format!("/api/loads/{}{path}", id(&load)), &[], Some(body)).await;
            if answer.status.is_server_error() {
                return Err(format!("{verb}: {}", answer.text));
            }
        }
        seen.push(verb);
        let get = async |path: String| {
            let answer = admin.client.get(&path).await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.text);
            answer.body
        };
        counts::compare(get).await.map_err(|complaint| format!("after {seen:?}: {complaint}"))?;
    }
    Ok(())
}

async fn book(admin: &Person, freight: &Freight, later: usize) -> Value {
    let mut body = freight.load();
    let (pickup, delivery) = (18 + later / 6, 19 + later / 6);
    body["stops"] = json!([
        stop("pickup", &freight.chicago, &format!("2026-11-{pickup}T{:02}:00", 4 + later)),
        stop("delivery", &freight.dallas, &format!("2026-11-{delivery}T{:02}:30", 8 + later)),
    ]);
    admin.client.post("/api/loads", body).await.expect(201)
}

fn request(
    verb: &str,
    load: &Value,
    freight: &Freight,
    (driver_id, truck_id): &(String, String),
    now: haul_types::Timestamp,
    by: usize,
) -> (String, Method, Value) {
    let ago = |minutes: i64| (now - chrono::TimeDelta::minutes(minutes)).to_string();
    let stops = load["stops"].as_array().unwrap();
    let next = stops.iter().find(|stop| stop["departed_at"].is_null()).unwrap_or(&stops[0]);
    let event = |kind: &str| {
        let body = json!({ "kind": kind, "occurred_at": ago(by as i64), "source": "dispatcher" });
        (format!("/stops/{}/events", id(next)), Method::POST, body)
    };
    let called = |mut body: Value| {
        body["occurred_at"] = json!(ago(1));
        body["source"] = json!("driver");
        ("/check_calls".to_owned(), Method::POST, body)
    };
    match verb {
        "assign" => {
            let body = json!({
                "version": load["version"], "driver_id": driver_id, "accepts_warnings": true,
                // Every third one waits for a truck.
                "truck_id": if by.is_multiple_of(3) { Value::Null } else { json!(truck_id) },
            });
            ("/assign".to_owned(), Method::POST, body)
        }
        "arrive" => event("arrived"),
        "depart" => event("departed"),
        "call_eta" => called(json!({ "eta_at": (now + chrono::TimeDelta::minutes(90 * by as i64)).to_string() })),
        "call_position" => called(json!({ "latitude": 41.0 - by as f64 / 2.0, "longitude": -88.0 - by as f64 / 2.0 })),
        "move_delivery" => {
            let body =
                json!({ "version": load["version"], "earliest_local": format!("2026-11-{}T09:00", 18 + by % 6) });
            (format!("/stops/{}", id(&stops[1])), Method::PATCH, body)
        }
        verb => (
            format!("/{verb}"),
            Method::POST,
            json!({ "reason": "Because", "version": load["version"], "facility_id": freight.dallas }),
        ),
    }
}
