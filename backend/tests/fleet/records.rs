//! Customers, facilities, drivers, trucks, trailers and fleet owners: what each has beyond the usual record.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{facility, id},
};
use rstest::rstest;

#[rstest]
#[tokio::test]
async fn a_facility_takes_the_zone_of_a_state_that_has_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = facility("Peach Cross-Dock", "Atlanta", "GA", "");
    body.as_object_mut().unwrap().remove("time_zone");
    let made = admin.client.post("/api/facilities", body.clone()).await.expect(201);
    assert_eq!(made["time_zone"], "America/New_York");
    // The city decides if a state has two zones; an unknown city decides nothing.
    body["name"] = json!("Volunteer Cross-Dock");
    body["address"]["state"] = json!("TN");
    body["address"]["city"] = json!("Knoxville");
    let made = admin.client.post("/api/facilities", body.clone()).await.expect(201);
    assert_eq!((&made["time_zone"], &made["approximate_latitude"]), (&json!("America/New_York"), &json!(35.961)));
    assert_eq!((&made["latitude"], &made["geofence_radius_meters"]), (&Value::Null, &Value::Null));
    body["address"]["city"] = json!("Nowhere at All");
    let problem = admin.client.post("/api/facilities", body).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "time_zone");
}

#[rstest]
#[tokio::test]
async fn every_record_is_created_changed_archived_and_listed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (path, body, patch) in [
        (
            "customers",
            json!({ "name": "Acme Foods", "kind": "shipper" }),
            json!({ "version": 1, "notes": "Calls first" }),
        ),
        (
            "facilities",
            facility("Dock 9", "Omaha", "NE", "America/Chicago"),
            json!({ "version": 1, "hours": "8 to 5" }),
        ),
        ("drivers", haul_tests::freight::driver("Ann", "Lee"), json!({ "version": 1, "code": "al1" })),
        (
            "trucks",
            json!({ "unit_number": "7", "vin": "1M8GDM9AXKP042788" }),
            json!({ "version": 1, "odometer_miles": 120_000 }),
        ),
        ("trailers", json!({ "unit_number": "7", "kind": "reefer" }), json!({ "version": 1, "length_feet": 53 })),
        (
            "fleet_owners",
            json!({ "name": "Lee Trucking", "email": "Lee@Example.com" }),
            json!({ "version": 1, "phone": "312-555-0123" }),
        ),
    ] {
        let made = admin.client.post(&format!("/api/{path}"), body.clone()).await.expect(201);
        let one = format!("/api/{path}/{}", id(&made));
        assert_eq!(admin.client.get(&one).await.expect(200), made);
        let changed = admin.client.patch(&one, patch.clone()).await.expect(200);
        assert_eq!(changed["version"], 2, "{path}");
        admin.client.patch(&one, patch).await.expect_code(409, "version_stale");
        app.admin().await.client.get(&one).await.expect_code(404, "not_found");
        admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
        assert_eq!(admin.client.get(&format!("/api/{path}")).await.expect(200)["total_count"], 0);
        assert_eq!(admin.client.get(&format!("/api/{path}?archived=true")).await.expect(200)["total_count"], 1);
        admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
    }
}

#[rstest]
#[tokio::test]
async fn what_is_unique_conflicts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (path, first, second, code) in [
        (
            "customers",
            json!({ "name": "Acme", "kind": "broker" }),
            json!({ "name": " ACME ", "kind": "broker" }),
            "customer_name_already_used",
        ),
        ("trucks", json!({ "unit_number": "9" }), json!({ "unit_number": "9" }), "unit_number_already_used"),
        (
            "trucks",
            json!({ "unit_number": "10", "vin": "11111111111111111" }),
            json!({ "unit_number": "11", "vin": "11111111111111111" }),
            "vin_already_used",
        ),
        (
            "fleet_owners",
            json!({ "name": "A", "email": "a@example.com" }),
            json!({ "name": "B", "email": "A@example.com" }),
            "email_already_used",
        ),
    ] {
        admin.client.post(&format!("/api/{path}"), first).await.expect(201);
        admin.client.post(&format!("/api/{path}"), second).await.expect_code(409, code);
    }
    admin
        .client
        .post("/api/trucks", json!({ "unit_number": "12", "vin": "1M8GDM9A1KP042788" }))
        .await
        .expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn ownerships_of_a_truck_never_overlap(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let truck = id(&admin.client.post("/api/trucks", json!({ "unit_number": "9" })).await.expect(201));
    let owner =
        id(&admin.client.post("/api/fleet_owners", json!({ "name": "A", "email": "a@example.com" })).await.expect(201));
    let path = format!("/api/trucks/{truck}/ownerships");
    let days =
        |starts: &str, ends: Option<&str>| json!({ "fleet_owner_id": owner, "starts_on": starts, "ends_on": ends });
    let first = admin.client.post(&path, days("2026-01-01", Some("2026-06-30"))).await.expect(201);
    admin.client.post(&path, days("2026-06-30", None)).await.expect_code(409, "ownership_overlaps");
    admin.client.post(&path, days("2026-07-01", None)).await.expect(201);
    let longer = json!({ "version": 1, "ends_on": null });
    admin.client.patch(&format!("{path}/{}", id(&first)), longer).await.expect_code(409, "ownership_overlaps");
    let shown = admin.client.get(&format!("/api/trucks?fleet_owner_id={owner}")).await.expect(200);
    assert_eq!(shown["items"][0]["fleet_owner"]["name"], "A");
    assert_eq!(admin.client.get(&format!("/api/fleet_owners/{owner}")).await.expect(200)["truck_count"], 1);
    assert_eq!(admin.client.get(&path).await.expect(200)["items"].as_array().unwrap().len(), 2);
}

#[rstest]
#[tokio::test]
async fn papers_warn_before_they_expire(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = haul_tests::freight::driver("Ann", "Lee");
    body["medical_expires_on"] = json!("2026-12-01");
    body["license_expires_on"] = json!("2026-11-01");
    let made = admin.client.post("/api/drivers", body).await.expect(201);
    assert_eq!(made["paper_warnings"][0]["code"], "license_expired");
    assert_eq!(made["paper_warnings"][1]["code"], "medical_expiring");
    let listed = admin.client.get("/api/drivers?expiring_within_days=30").await.expect(200);
    assert_eq!(listed["total_count"], 1);
    let board = admin.client.get("/api/dashboard/operations").await.expect(200);
    let papers = board["expiring_papers"].as_array().unwrap();
    assert_eq!(papers.iter().map(|paper| &paper["name"]).collect::<Vec<_>>(), ["License", "Medical certificate"]);
}

#[rstest]
#[tokio::test]
async fn a_vin_tells_year_make_and_plant(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let read = admin.client.get("/api/decoded_vin?vin=1m8gdm9axkp042788").await.expect(200);
    assert_eq!(read, json!({ "vin": "1M8GDM9AXKP042788", "year": 2019, "plant_code": "P" }));
    let wrong = admin.client.get("/api/decoded_vin?vin=1M8GDM9A1KP042788").await.expect_code(422, "validation_failed");
    assert_eq!(wrong["fields"][0]["message"], "The VIN's check digit does not match. Check for a typo.");
}
