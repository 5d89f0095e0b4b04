//! The accident register.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const ACCIDENTS: &str = "/api/accidents";

fn accident(city: &str, more: Value) -> Value {
    let mut body = json!({ "happened_on": "2026-11-02", "city": city, "state": "il" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[rstest]
#[tokio::test]
async fn the_register_follows_from_the_facts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let add = async |body: Value| admin.client.post(ACCIDENTS, body).await.expect(201);
    let scratch = add(accident("Joliet", json!({}))).await;
    assert_eq!((&scratch["is_recordable"], &scratch["state"]), (&json!(false), &json!("IL")));
    let towed = accident(
        "Gary",
        json!({ "is_towed": true, "driver_id": freight.driver, "truck_id": freight.truck, "local_time": "14:30" }),
    );
    let towed = add(towed).await;
    assert_eq!((&towed["is_recordable"], &towed["is_test_required"]), (&json!(true), &json!(false)));
    assert_eq!((&towed["driver"]["id"], &towed["truck"]["id"]), (&json!(freight.driver), &json!(freight.truck)));
    assert_eq!((&towed["local_time"], scratch.get("local_time")), (&json!("14:30"), None));
    // The citation came later: now the driver has to be tested.
    let cited = json!({ "version": 1, "is_cited": true, "preventability": "preventable" });
    let cited = admin.client.patch(&format!("{ACCIDENTS}/{}", id(&towed)), cited).await.expect(200);
    assert_eq!(cited["is_test_required"], true);
    let of = async |query: &str| admin.client.get(&format!("{ACCIDENTS}?{query}")).await.expect(200);
    for (query, expected) in [
        ("is_recordable=true", vec!["Gary"]),
        ("is_recordable=false", vec!["Joliet"]),
        ("preventability=preventable", vec!["Gary"]),
        ("q=jol", vec!["Joliet"]),
        ("from=2026-11-03", vec![]),
        ("to=2026-11-02&sort=created_at", vec!["Joliet", "Gary"]),
    ] {
        let found = of(query).await;
        let cities: Vec<&str> =
            found["items"].as_array().unwrap().iter().map(|row| row["city"].as_str().unwrap()).collect();
        assert_eq!(cities, expected, "{query}");
    }
    assert_eq!(of(&format!("driver_id={}", freight.driver)).await["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn an_accident_is_refused_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let theirs = other.freight().await;
    for (body, path) in [
        (accident("Joliet", json!({ "happened_on": "2027-01-01" })), "happened_on"),
        (accident(" ", json!({})), "city"),
        (accident("Joliet", json!({ "state": "Illinois" })), "state"),
        (accident("Joliet", json!({ "driver_id": theirs.driver })), "driver_id"),
        (accident("Joliet", json!({ "injury_count": 1000 })), "injury_count"),
        (accident("Joliet", json!({ "local_time": "24:00" })), "local_time"),
        (accident("Joliet", json!({ "local_time": "2:30" })), "local_time"),
    ] {
        let refused = admin.client.post(ACCIDENTS, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get(ACCIDENTS).await.expect_code(403, "permission_missing");
}
