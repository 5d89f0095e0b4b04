//! Legal holds.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const HOLDS: &str = "/api/legal_holds";

fn hold(more: Value) -> Value {
    let mut body = json!({
        "matter": "Ortiz v. Prairie Crest", "reason": "Counsel asks to keep everything.", "begins_on": "2026-11-04",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[rstest]
#[tokio::test]
async fn a_hold_is_in_force_until_it_is_released(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let on_driver = admin.client.post(HOLDS, hold(json!({ "driver_id": freight.driver }))).await.expect(201);
    assert_eq!((&on_driver["record_kind"], &on_driver["record_id"]), (&json!("driver"), &json!(freight.driver)));
    assert_eq!(on_driver["is_in_force"], true);
    let carrier = json!({ "kind": "partner", "legal_name": "Blue Lake Carriers", "dot_number": "77001" });
    let carrier = admin.client.post("/api/motor_carriers", carrier).await.expect(201);
    let on_carrier = hold(json!({ "motor_carrier_id": id(&carrier), "matter": "Audit of 2026" }));
    let on_carrier = admin.client.post(HOLDS, on_carrier).await.expect(201);
    assert_eq!(on_carrier["record_name"], carrier["legal_name"]);

    let one = format!("{HOLDS}/{}", id(&on_driver));
    let early = admin.client.patch(&one, json!({ "version": 1, "released_on": "2026-11-03" })).await;
    assert_eq!(early.expect_code(422, "validation_failed")["fields"][0]["path"], "released_on");
    let released = admin.client.patch(&one, json!({ "version": 1, "released_on": "2026-11-10" })).await.expect(200);
    assert_eq!((&released["is_in_force"], &released["released_by"]), (&json!(false), &on_driver["placed_by"]));
    let count = async |query: &str| {
        admin.client.get(&format!("{HOLDS}?{query}")).await.expect(200)["total_count"].as_u64().unwrap()
    };
    assert_eq!((count("is_in_force=true").await, count("is_in_force=false").await), (1, 1));
    assert_eq!((count(&format!("record_id={}", freight.driver)).await, count("q=audit").await), (1, 1));
    assert_eq!(count("record_kind=truck,trailer").await, 0);
    let again = admin.client.patch(&one, json!({ "version": 2, "released_on": null })).await.expect(200);
    assert_eq!((&again["is_in_force"], again.get("released_by")), (&json!(true), None));
}

#[rstest]
#[tokio::test]
async fn a_hold_names_one_record_of_the_company(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let (ours, theirs) = (admin.freight().await, other.freight().await);
    for (body, path) in [
        (hold(json!({})), "driver_id"),
        (hold(json!({ "driver_id": ours.driver, "truck_id": ours.truck })), "driver_id"),
        (hold(json!({ "truck_id": theirs.truck })), "truck_id"),
        (hold(json!({ "driver_id": ours.driver, "matter": " " })), "matter"),
        (hold(json!({ "driver_id": ours.driver, "begins_on": "2027-01-01" })), "begins_on"),
    ] {
        let refused = admin.client.post(HOLDS, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    // Placed on the wrong record.
    let placed = admin.client.post(HOLDS, hold(json!({ "driver_id": ours.driver }))).await.expect(201);
    let moved = json!({ "version": 1, "driver_id": null, "truck_id": ours.truck });
    let moved = admin.client.patch(&format!("{HOLDS}/{}", id(&placed)), moved).await.expect(200);
    assert_eq!((&moved["record_kind"], &moved["record_id"]), (&json!("truck"), &json!(ours.truck)));
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get(HOLDS).await.expect_code(403, "permission_missing");
}
