//! A facility's circle: its settings, and what is reported about trucks inside it.

use serde_json::{Value, json};

use crate::tracking::standing::{at, call, exceptions, placed, token_of, tracked, under_way};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{facility, id},
    wait_until,
};
use rstest::rstest;

/// 96 miles north of the Dallas facility.
const FAR_FROM_DALLAS: (f64, f64) = (34.1662, -96.797);

async fn mismatches(admin: &Person, state: &str) -> Vec<Value> {
    exceptions(admin, &format!("kind=geofence_mismatch&status={state}")).await
}

/// Voids the event of this kind at the n-th stop.
async fn void(admin: &Person, load: &Value, stop: usize, kind: &str) {
    let load = admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200);
    let stop = &load["stops"][stop];
    let events = stop["events"].as_array().unwrap();
    let event = events.iter().find(|event| event["kind"] == kind && event["voided_at"].is_null()).unwrap();
    let path = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(stop), id(event));
    admin.client.post(&path, json!({ "reason": "The wrong load" })).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn a_facility_has_a_circle_of_its_own_or_the_usual_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = facility("Gulf Port", "Houston", "TX", "America/Chicago");
    body["geofence_radius_meters"] = json!(2_000);
    let made = admin.client.post("/api/facilities", body.clone()).await.expect(201);
    let path = format!("/api/facilities/{}", id(&made));
    assert_eq!(admin.client.get(&path).await.expect(200)["geofence_radius_meters"], 2_000);
    for radius in [49, 5_001, 0, -500] {
        let problem = admin
            .client
            .patch(&path, json!({ "version": 1, "geofence_radius_meters": radius }))
            .await
            .expect_code(422, "validation_failed");
        assert_eq!(
            problem["fields"][0],
            json!({ "path": "geofence_radius_meters", "message": "Enter a number from 50 to 5000." })
        );
    }
    let kept = admin.client.patch(&path, json!({ "version": 1, "hours": "8 to 5" })).await.expect(200);
    assert_eq!(kept["geofence_radius_meters"], 2_000);
    let cleared = admin.client.patch(&path, json!({ "version": 2, "geofence_radius_meters": null })).await.expect(200);
    assert_eq!(cleared["geofence_radius_meters"], Value::Null);
    for radius in [50, 5_000] {
        body["geofence_radius_meters"] = json!(radius);
        admin.client.post("/api/facilities", body.clone()).await.expect(201);
    }
    let log = admin.client.get("/api/audit_events?entity_type=facility").await.expect(200);
    assert!(log.to_string().contains("geofence_radius_meters"), "{log}");
}

#[rstest]
#[tokio::test]
async fn half_a_place_is_none(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = facility("Gulf Port", "Houston", "TX", "America/Chicago");
    body["latitude"] = json!(29.73);
    let problem = admin.client.post("/api/facilities", body.clone()).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "longitude");
    body["longitude"] = json!(-95.27);
    let made = admin.client.post("/api/facilities", body).await.expect(201);
    let path = format!("/api/facilities/{}", id(&made));
    admin.client.patch(&path, json!({ "version": 1, "latitude": null })).await.expect_code(422, "validation_failed");
    admin.client.patch(&path, json!({ "version": 1, "latitude": null, "longitude": null })).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn stops_tell_the_circle_that_holds(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let path = format!("/api/facilities/{}", freight.dallas);
    admin.client.patch(&path, json!({ "version": 2, "geofence_radius_meters": 1_200 })).await.expect(200);
    let (admin, load) = under_way(&app, admin, &freight).await;
    let radius = |stop: usize| load["stops"][stop]["facility"]["geofence_radius_meters"].clone();
    assert_eq!((radius(0), radius(1)), (json!(500), json!(1_200)));
    assert_eq!(tracked(&admin, &load).await["next_stop"]["geofence_radius_meters"], 1_200);
}

#[rstest]
#[tokio::test]
async fn a_record_is_doubted_while_the_truck_is_elsewhere(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-19T16:00:00Z");
    let (latitude, longitude) = FAR_FROM_DALLAS;
    let ping = call(&admin, &load, json!({ "occurred_at": "2026-11-19T15:55:00Z", "source": "eld", "latitude": latitude, "longitude": longitude, "accuracy_meters": 8 })).await;
    assert_eq!(ping["accuracy_meters"], 8);
    assert!(mismatches(&admin, "open").await.is_empty());
    admin.record(&load, 1, "arrived", "2026-11-19T16:00:00Z").await;
    let open = mismatches(&admin, "open").await;
    assert_eq!((open.len(), &open[0]["stop"]["sequence"], &open[0]["is_automatic"]), (1, &json!(2), &json!(true)));
    assert_eq!(
        open[0]["detail"],
        "Recorded as arrived at Trinity Distribution while the truck was 96 mi away, 5 min before."
    );
    assert!(
        tracked(&admin, &load).await["open_exceptions"].as_array().unwrap().iter().any(|it| it["id"] == open[0]["id"])
    );
    // Voiding the record ends it; the next record is checked again.
    void(&admin, &load, 1, "arrived").await;
    let ended = &mismatches(&admin, "resolved").await[0];
    assert_eq!(
        (&ended["is_resolved_by_itself"], &ended["resolution"]),
        (&json!(true), &json!("The record was voided, or no position contradicts it any more."))
    );
    admin.record(&load, 1, "arrived", "2026-11-19T16:00:00Z").await;
    let again = mismatches(&admin, "open").await.remove(0);
    // A manual resolution stays.
    let resolve = format!("/api/tracking/exceptions/{}/resolve", id(&again));
    admin
        .client
        .post(
            &resolve,
            json!({ "version": again["version"], "reason_code": "other", "note": "The ELD is of another truck" }),
        )
        .await
        .expect(200);
    call(&admin, &load, json!({ "occurred_at": "2026-11-19T16:00:00Z" })).await;
    assert!(mismatches(&admin, "open").await.is_empty());
    let by_hand = format!("/api/loads/{}/tracking_exceptions", id(&load));
    admin.client.post(&by_hand, json!({ "kind": "geofence_mismatch" })).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_position_that_was_wrong_speaks_against_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-19T16:00:00Z");
    admin.record(&load, 1, "arrived", "2026-11-19T15:50:00Z").await;
    let (latitude, longitude) = FAR_FROM_DALLAS;
    let wrong = call(
        &admin,
        &load,
        json!({ "occurred_at": "2026-11-19T15:55:00Z", "latitude": latitude, "longitude": longitude }),
    )
    .await;
    assert_eq!(mismatches(&admin, "open").await.len(), 1);
    let path = format!("/api/loads/{}/check_calls/{}/void", id(&load), id(&wrong));
    admin.client.post(&path, json!({ "reason": "Another truck" })).await.expect(200);
    assert!(mismatches(&admin, "open").await.is_empty());
    // Filled-in events claim nothing.
    call(&admin, &load, json!({ "occurred_at": "2026-11-19T15:51:00Z", "latitude": 32.777, "longitude": -96.797 }))
        .await;
    call(&admin, &load, json!({ "occurred_at": "2026-11-19T16:00:00Z", "latitude": latitude, "longitude": longitude }))
        .await;
    let path = format!("/api/loads/{}/stops/{}/events", id(&load), id(&load["stops"][1]));
    let body = json!({ "kind": "departed", "occurred_at": "2026-11-19T16:00:00Z", "source": "dispatcher", "is_estimated": true });
    admin.client.post(&path, body).await.expect(200);
    assert!(mismatches(&admin, "open").await.is_empty());
}

#[rstest]
#[tokio::test]
async fn a_doubted_delivery_stays_doubted_when_the_load_is_off_the_list(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-19T16:10:00Z");
    let (latitude, longitude) = FAR_FROM_DALLAS;
    call(&admin, &load, json!({ "occurred_at": "2026-11-19T16:09:00Z", "latitude": latitude, "longitude": longitude }))
        .await;
    admin.record(&load, 1, "arrived", "2026-11-19T16:05:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T16:10:00Z").await;
    let open = mismatches(&admin, "open").await;
    let left = "Recorded as having left Trinity Distribution while the truck was 96 mi away, 1 min before.";
    assert!(open.len() == 2 && open.iter().any(|it| it["detail"] == left), "{open:?}");
    let admin = wait_until(&app, admin, "2026-11-20T17:00:00Z");
    haul_app::run_jobs(&app.ctx, 10).await;
    assert_eq!(tracked(&admin, &load).await, Value::Null);
    assert_eq!(mismatches(&admin, "open").await.len(), 2);
    // The arrival is voided and the departure stays: the load is still delivered.
    void(&admin, &load, 1, "arrived").await;
    let open = mismatches(&admin, "open").await;
    assert!(open.len() == 1 && open[0]["detail"] == left, "{open:?}");
}

#[rstest]
#[tokio::test]
async fn a_drivers_phone_witnesses_what_it_reports(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(&app, admin, "2026-11-18T13:50:00Z");
    let load = admin.assigned_load(&freight).await;
    let made = admin
        .client
        .post(&format!("/api/loads/{}/driver_links", id(&load)), json!({ "leg_id": load["legs"][0]["id"] }))
        .await
        .expect(201);
    let (token, anonymous) = (token_of(&made), app.anonymous());
    let report = async |kind: &str, position: Value| {
        let body = json!({ "token": token, "stop_id": load["stops"][0]["id"], "kind": kind, "position": position });
        anonymous.post("/api/driver_trip/report_event", body).await
    };
    let vague = json!({ "latitude": 41.879, "longitude": -87.63, "accuracy_meters": 20_001 });
    let problem = report("arrived", vague).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "position.accuracy_meters");
    report("arrived", json!({ "latitude": 41.879, "longitude": -87.63, "accuracy_meters": 12 })).await.expect(200);
    // An ELD's position during the wait, and one from the highway.
    let admin = wait_until(&app, admin, "2026-11-18T14:40:00Z");
    call(
        &admin,
        &load,
        json!({ "occurred_at": "2026-11-18T14:40:00Z", "source": "eld", "latitude": 41.8775, "longitude": -87.6305 }),
    )
    .await;
    app.clock.set(at("2026-11-18T15:00:00Z").utc());
    report("departed", json!({ "latitude": 43.2675, "longitude": -87.6298 })).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T15:00:00Z");
    let load = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    let notes: Vec<_> =
        load["stops"][0]["events"].as_array().unwrap().iter().map(|event| event["note"].clone()).collect();
    assert_eq!(
        notes,
        [
            "Driver's phone, under 0.1 mi from Lakeside Cold Storage, inside the facility's circle.",
            "Driver's phone, 96 mi from Lakeside Cold Storage, outside the facility's circle.",
        ]
    );
    let open = mismatches(&admin, "open").await;
    assert_eq!(open.len(), 1, "{open:?}");
    assert_eq!(open[0]["detail"], "Recorded as having left Lakeside Cold Storage while the truck was 96 mi away.");
    let calls = admin.client.get(&format!("/api/loads/{}/check_calls", id(&load))).await.expect(200);
    assert_eq!(calls["items"].as_array().unwrap().len(), 3);
    // The claim for the wait shows the positions inside the circle.
    let waits = admin.client.get(&format!("/api/detention?load_id={}", id(&load))).await.expect(200);
    let case = admin.client.get(&format!("/api/detention/{}", id(&waits["items"][0]))).await.expect(200);
    let seen: Vec<_> =
        case["timeline"].as_array().unwrap().iter().filter(|it| it["kind"] == "position").cloned().collect();
    let titles: Vec<_> =
        seen.iter().map(|it| (it["title"].as_str().unwrap(), it["source"].as_str().unwrap())).collect();
    let inside = "Truck under 0.1 mi from Lakeside Cold Storage, inside the facility's circle";
    assert_eq!(titles, [(inside, "driver"), (inside, "eld")]);
    assert_eq!(seen[0]["by"], "Dana Cole");
}
