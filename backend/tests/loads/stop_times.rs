//! Estimates and doubtful times: they move the status and are not counted until confirmed.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{id, moment, terms},
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

async fn read(person: &Person, load: &Value) -> Value {
    person.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

async fn missing(person: &Person, query: &str) -> Vec<Value> {
    let list = person.client.get(&format!("/api/missing_stop_times?{query}")).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

async fn record(person: &Person, load: &Value, times: &[(usize, &str, &str)]) -> haul_tests::Answer {
    let time = |(stop, kind, at): &(usize, &str, &str)| json!({ "load_id": load["id"], "stop_id": load["stops"][*stop]["id"], "kind": kind, "occurred_at": at });
    let times: Vec<_> = times.iter().map(time).collect();
    person.client.post("/api/stop_times", json!({ "source": "dispatcher", "times": times })).await
}

async fn figures(person: &Person) -> [Value; 6] {
    let analytics = person.client.get("/api/dashboard/analytics?from=2026-11-09&to=2026-11-22").await.expect(200);
    let report = person.client.get("/api/on_time_report?from=2026-11-09&to=2026-11-22").await.expect(200);
    let detention = person.client.get("/api/detention?status=pending").await.expect(200);
    [
        analytics["on_time_pickup_percent"].clone(),
        analytics["on_time_delivery_percent"].clone(),
        analytics["average_dwell_minutes"].clone(),
        report["pickups"]["arrived"].clone(),
        report["deliveries"]["arrived"].clone(),
        detention["total_count"].clone(),
    ]
}

/// The bug: one event filled in three others, which then made 100 % on time, no dwell and a claim.
#[rstest]
#[tokio::test]
async fn estimates_count_nowhere_until_they_are_confirmed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let path = format!("/api/customers/{}/detention_policy", freight.customer);
    admin.client.send(Method::PUT, &path, &[], Some(json!({ "version": 0, "terms": terms() }))).await.expect(200);
    let load = admin.assigned_load(&freight).await;
    let load = admin.record(&load, 1, "departed", "2026-11-19T22:40:00Z").await;
    assert_eq!(load["status"], "delivered");
    let guessed = load["stops"].as_array().unwrap().iter().map(|stop| &stop["is_arrival_unconfirmed"]);
    assert_eq!(guessed.collect::<Vec<_>>(), [&json!(true), &json!(true)]);
    assert_eq!(load["stops"][1]["is_departure_unconfirmed"], false);
    assert!(load["stops"][1]["dwell_minutes"].is_null());
    let nothing = json!(null);
    assert_eq!(
        figures(&admin).await,
        [&nothing, &nothing, &nothing, &json!(0), &json!(0), &json!(0)].map(Clone::clone)
    );

    let items = missing(&admin, &format!("load_id={}", id(&load))).await;
    let told: Vec<_> = items
        .iter()
        .map(|item| (item["stop_sequence"].as_i64().unwrap(), item["kind"].as_str().unwrap(), &item["is_estimated"]))
        .collect();
    let estimated = &json!(true);
    assert_eq!(told, [(1, "arrived", estimated), (1, "departed", estimated), (2, "arrived", estimated)]);
    // One call: two known times, and one estimate that is right. The order does not matter.
    let right = items[2]["occurred_at"].as_str().unwrap().to_owned();
    let times = [
        (1, "arrived", right.as_str()),
        (0, "departed", "2026-11-18T17:00:00Z"),
        (0, "arrived", "2026-11-18T14:10:00Z"),
    ];
    let done = record(&admin, &load, &times).await.expect(200);
    assert_eq!(done, json!({ "recorded_count": 2, "confirmed_count": 1 }));
    let again = record(&admin, &load, &times).await.expect(200);
    assert_eq!(again, json!({ "recorded_count": 0, "confirmed_count": 0 }), "repeating changes nothing");
    assert!(missing(&admin, &format!("load_id={}", id(&load))).await.is_empty());
    // Ten minutes late is within the grace; 170 minutes there, and 400 at the receiver's, 280 of them beyond the free time.
    let hundred = json!("100.0");
    assert_eq!(
        figures(&admin).await,
        [&hundred, &hundred, &json!((170 + 400) / 2), &json!(1), &json!(1), &json!(2)].map(Clone::clone)
    );
    let read = read(&admin, &load).await;
    let confirmed = read["stops"][1]["events"].as_array().unwrap().iter().find(|event| event["kind"] == "arrived");
    assert!(confirmed.unwrap()["confirmed_by"].as_str().unwrap().starts_with("Admin"));
}

#[rstest]
#[tokio::test]
async fn a_recorded_time_moves_the_estimates_that_it_proves_wrong(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let load = admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    assert_eq!(moment(&load["stops"][0]["departed_at"]), moment(&json!("2026-11-18T14:00:00Z")), "an estimate");
    let load = admin.record(&load, 0, "arrived", "2026-11-18T16:00:00Z").await;
    assert_eq!(moment(&load["stops"][0]["departed_at"]), moment(&json!("2026-11-18T16:00:00Z")), "another one");
    assert_eq!(load["status"], "at_delivery");
}

#[rstest]
#[tokio::test]
async fn what_is_hard_to_believe_is_taken_and_waits_for_a_look(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (facility, latitude, longitude) in [(&freight.chicago, 41.88, -87.63), (&freight.dallas, 32.78, -96.80)] {
        let body = json!({ "version": 1, "latitude": latitude, "longitude": longitude });
        admin.client.patch(&format!("/api/facilities/{facility}"), body).await.expect(200);
    }
    let load = admin.assigned_load(&freight).await;
    let doubt = |load: &Value, stop: usize| {
        let events = load["stops"][stop]["events"].as_array().unwrap();
        events.last().unwrap()["doubt"].clone()
    };
    // 26 hours before the appointment.
    let early = admin.record(&load, 0, "arrived", "2026-11-17T12:00:00Z").await;
    assert_eq!((doubt(&early, 0), &early["status"]), (json!("too_early"), &json!("at_pickup")));
    let gone = admin.record(&load, 0, "departed", "2026-11-19T03:00:00Z").await;
    assert_eq!(doubt(&gone, 0), json!(null));
    // 800 miles in an hour.
    let there = admin.record(&load, 1, "arrived", "2026-11-19T04:00:00Z").await;
    assert_eq!(doubt(&there, 1), json!("too_fast"));
    let items = missing(&admin, &format!("truck_id={}&on=2026-11-18", freight.truck)).await;
    assert_eq!(items.len(), 1, "of the stops that begin that day: {items:?}");
    assert_eq!((&items[0]["doubt"], &items[0]["is_estimated"]), (&json!("too_early"), &json!(false)));
    assert_eq!(missing(&admin, "").await.len(), 2, "everything awaiting review in the company");
    let done = record(&admin, &load, &[(0, "arrived", "2026-11-17T12:00:00Z"), (1, "arrived", "2026-11-19T04:00:00Z")]);
    assert_eq!(done.await.expect(200)["confirmed_count"], 2);
    let sure = read(&admin, &load).await;
    assert_eq!(sure["stops"][0]["is_arrival_unconfirmed"], false);
    // A recorded time stays until it is voided.
    let other = record(&admin, &load, &[(0, "arrived", "2026-11-17T13:00:00Z")]).await;
    let problem = other.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "times.0.occurred_at");
    let future = record(&admin, &load, &[(1, "departed", "2026-11-21T13:00:00Z")]).await;
    future.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn times_of_two_loads_are_written_together_or_not_at_all(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (one, other) = (admin.assigned_load(&freight).await, admin.assigned_load(&freight).await);
    let time = |load: &Value, kind: &str, at: &str| json!({ "load_id": load["id"], "stop_id": load["stops"][0]["id"], "kind": kind, "occurred_at": at });
    let body = |second: &str| {
        json!({ "source": "driver", "times": [
            time(&one, "arrived", "2026-11-18T13:55:00Z"), time(&other, "arrived", second),
        ] })
    };
    let refused = admin.client.post("/api/stop_times", body("2026-11-27T13:55:00Z")).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "times.1.occurred_at");
    assert_eq!(read(&admin, &one).await["status"], "assigned");
    admin.client.post("/api/stop_times", body("2026-11-18T14:00:00Z")).await.expect(200);
    for load in [&one, &other] {
        assert_eq!(read(&admin, load).await["status"], "at_pickup");
    }
    let stranger = app.admin().await;
    stranger.client.post("/api/stop_times", body("2026-11-18T14:00:00Z")).await.expect_code(404, "not_found");
    let query = format!("/api/missing_stop_times?load_id={}", id(&one));
    stranger.client.get(&query).await.expect_code(404, "not_found");
    let day = "/api/missing_stop_times?on=2026-11-18";
    admin.client.get(day).await.expect_code(422, "validation_failed");
    assert_eq!(stranger.client.get("/api/missing_stop_times").await.expect(200)["items"], json!([]));
}

/// One load that can't accept its times must not block the rest of a list.
#[rstest]
#[tokio::test]
async fn approved_loads_are_on_no_list_of_several(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 1, "departed", "2026-11-19T22:40:00Z").await;
    assert_eq!(missing(&admin, "").await.len(), 3);
    for kind in ["rate_confirmation", "proof_of_delivery"] {
        let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 9, "application/pdf");
        let paper = json!({ "receipt": receipt, "file_name": "scan.pdf", "kind": kind, "is_signed": true });
        admin.client.post(&format!("/api/loads/{}/documents", id(&load)), paper).await.expect(201);
    }
    admin.client.post(&format!("/api/loads/{}/approve_billing", id(&load)), json!({})).await.expect(200);
    assert!(missing(&admin, "").await.is_empty());
    assert!(missing(&admin, &format!("truck_id={}&on=2026-11-19", freight.truck)).await.is_empty());
    assert_eq!(missing(&admin, &format!("load_id={}", id(&load))).await.len(), 3);
}
