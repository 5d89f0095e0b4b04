//! Carriers' BASIC percentiles.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const MEASURES: &str = "/api/basic_measures";

/// The categories that are over their threshold.
fn over(measure: &Value) -> Vec<&str> {
    let categories = measure["categories"].as_array().unwrap().iter();
    categories.filter(|one| one["is_over"] == true).map(|one| one["category"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn the_carriers_type_decides_which_thresholds_apply(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let partner = json!({ "kind": "partner", "legal_name": "Blue Lake Carriers", "dot_number": "77001" });
    let partner = admin.client.post("/api/motor_carriers", partner).await.expect(201);
    let body = json!({
        "motor_carrier_id": id(&partner), "month": "2026-10-17", "unsafe_driving_percentile": 65,
        "hos_compliance_percentile": 62, "vehicle_maintenance_percentile": 79, "driver_fitness_percentile": 70,
    });
    let general = admin.client.post(MEASURES, body.clone()).await.expect(201);
    assert_eq!((&general["name"], &general["month"]), (&json!("Blue Lake Carriers, Oct 2026"), &json!("2026-10-01")));
    assert_eq!((over(&general), &general["over_threshold_count"]), (vec!["unsafe_driving"], &json!(1)));
    assert_eq!(general["categories"].as_array().unwrap().len(), 7);
    let crash = json!({ "category": "crash_indicator", "threshold": 65, "is_over": false });
    assert_eq!(general["categories"][1], crash, "none is known");
    let one = format!("{MEASURES}/{}", id(&general));
    let hazmat = admin.client.patch(&one, json!({ "version": 1, "carrier_type": "hazmat" })).await.expect(200);
    assert_eq!(over(&hazmat), ["unsafe_driving", "hos_compliance", "vehicle_maintenance"]);
    let passenger = json!({ "version": 2, "carrier_type": "passenger", "unsafe_driving_percentile": null });
    let passenger = admin.client.patch(&one, passenger).await.expect(200);
    assert_eq!(over(&passenger), ["hos_compliance", "vehicle_maintenance", "driver_fitness"]);
    // The same month again, by another day of it.
    let again = json!({ "motor_carrier_id": id(&partner), "month": "2026-10-31" });
    admin.client.post(MEASURES, again).await.expect_code(409, "basic_measure_exists");
}

#[rstest]
#[tokio::test]
async fn months_are_listed_by_carrier_and_refused_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let carrier = json!({ "kind": "own", "legal_name": "Prairie Line", "dot_number": "77002" });
    let own = id(&admin.client.post("/api/motor_carriers", carrier.clone()).await.expect(201));
    let theirs = id(&other.client.post("/api/motor_carriers", carrier).await.expect(201));
    for month in ["2026-09-01", "2026-11-20", "2026-10-01"] {
        admin.client.post(MEASURES, json!({ "motor_carrier_id": own, "month": month })).await.expect(201);
    }
    for (query, expected) in [
        (format!("motor_carrier_id={own}"), vec!["2026-11-01", "2026-10-01", "2026-09-01"]),
        ("from=2026-10-15&sort=month".to_owned(), vec!["2026-10-01", "2026-11-01"]),
        ("to=2026-10-01".to_owned(), vec!["2026-10-01", "2026-09-01"]),
        (format!("motor_carrier_id={theirs}"), vec![]),
    ] {
        let found = admin.client.get(&format!("{MEASURES}?{query}")).await.expect(200);
        let months: Vec<&str> =
            found["items"].as_array().unwrap().iter().map(|row| row["month"].as_str().unwrap()).collect();
        assert_eq!(months, expected, "{query}");
    }
    for (body, path) in [
        (json!({ "motor_carrier_id": theirs, "month": "2026-08-01" }), "motor_carrier_id"),
        (json!({ "motor_carrier_id": own, "month": "2026-12-01" }), "month"),
        (
            json!({ "motor_carrier_id": own, "month": "2026-08-01", "crash_indicator_percentile": 101 }),
            "crash_indicator_percentile",
        ),
    ] {
        let refused = admin.client.post(MEASURES, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    let made = admin.client.get(MEASURES).await.expect(200);
    other.client.get(&format!("{MEASURES}/{}", id(&made["items"][0]))).await.expect_code(404, "not_found");
    assert_eq!(other.client.get(MEASURES).await.expect(200)["total_count"], 0);
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get(MEASURES).await.expect_code(403, "permission_missing");
}
