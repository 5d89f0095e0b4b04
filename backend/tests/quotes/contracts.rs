//! Prices agreed for lanes.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{Freight, id},
    quotes::program,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

fn lane(freight: &Freight) -> Value {
    json!({
        "customer_id": freight.customer,
        "origin_city": "Chicago", "origin_state": "IL", "destination_city": "Dallas", "destination_state": "TX",
        "equipment": "dry_van", "basis": "per_mile", "rate": "2.35", "starts_on": "2026-11-01",
        "ends_on": "2027-10-31", "loads_per_week": 3,
    })
}

#[rstest]
#[tokio::test]
async fn a_load_finds_the_price_of_its_lane(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let program = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    let mut body = lane(&freight);
    body["fuel_program_id"] = program["id"].clone();
    let made = admin.client.post("/api/contract_lanes", body).await.expect(201);
    assert_eq!((&made["lane"], &made["rate"]), (&json!("Chicago, IL → Dallas, TX"), &json!("2.3500")));
    assert_eq!(made["fuel_program"]["name"], "Standard");
    let of_load = format!(
        "customer_id={}&origin_facility_id={}&destination_facility_id={}",
        freight.customer, freight.chicago, freight.dallas
    );
    let back = format!("origin_facility_id={}&destination_facility_id={}", freight.dallas, freight.chicago);
    for (query, count) in [
        (format!("{of_load}&equipment=dry_van&on=2026-11-24"), 1),
        (format!("{of_load}&equipment=dry_van&on=2027-10-31"), 1),
        (format!("{of_load}&equipment=dry_van&on=2027-11-01"), 0),
        (format!("{of_load}&equipment=reefer&on=2026-11-24"), 0),
        (format!("{of_load}&equipment=reefer,dry_van"), 1),
        (back, 0),
        (format!("origin_facility_id={}", freight.customer), 0),
        ("q=chic".to_owned(), 1),
        ("q=tulsa".to_owned(), 0),
        ("archived=true".to_owned(), 0),
    ] {
        let page = admin.client.get(&format!("/api/contract_lanes?{query}")).await.expect(200);
        assert_eq!(page["total_count"], count, "{query}");
    }
    // The load picks up on the 18th, three days ago.
    admin.delivered_load(&freight).await;
    let used = admin.client.get(&format!("/api/contract_lanes/{}", id(&made))).await.expect(200);
    assert_eq!(used["recent_load_count"], 1);
}

#[rstest]
#[tokio::test]
async fn a_lane_is_checked_and_keeps_its_history(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let quote = admin.quote(&freight).await;
    for (field, value) in [
        ("customer_id", json!(freight.chicago)),
        ("origin_city", json!(" ")),
        ("destination_state", json!("Texas")),
        ("basis", json!("percent")),
        ("rate", json!("0")),
        ("fuel_program_id", json!(freight.chicago)),
        ("ends_on", json!("2026-10-31")),
        ("loads_per_week", json!(0)),
        ("quote_id", json!(freight.chicago)),
    ] {
        let mut body = lane(&freight);
        body[field] = value;
        let problem = admin.client.post("/api/contract_lanes", body).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], field, "{problem}");
    }
    let mut body = lane(&freight);
    body["quote_id"] = quote["id"].clone();
    let made = admin.client.post("/api/contract_lanes", body).await.expect(201);
    assert_eq!(made["quote"]["name"], "Q-1001");
    let path = format!("/api/contract_lanes/{}", id(&made));
    let patch = json!({ "version": 1, "rate": "2.50", "ends_on": "2027-12-31", "loads_per_week": null });
    let changed = admin.client.patch(&path, patch.clone()).await.expect(200);
    assert_eq!((&changed["rate"], changed.get("loads_per_week")), (&json!("2.5000"), None));
    admin.client.patch(&path, patch).await.expect_code(409, "version_stale");
    let early = json!({ "version": 2, "ends_on": "2026-10-31" });
    admin.client.patch(&path, early).await.expect_code(422, "validation_failed");
    admin.client.send(Method::POST, &format!("{path}/archive"), &[], None).await.expect(200);
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    assert_eq!(history["items"].as_array().unwrap().len(), 3, "{history}");
}

#[rstest]
#[tokio::test]
async fn a_merged_customer_keeps_its_lanes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let made = admin.client.post("/api/contract_lanes", lane(&freight)).await.expect(201);
    let other = json!({ "name": "Blue Ridge Logistics", "kind": "broker" });
    let other = admin.client.post("/api/customers", other).await.expect(201);
    let merge = format!("/api/customers/{}/merge/{}", id(&other), freight.customer);
    admin.client.post(&merge, json!({ "version": 1, "merged_version": 1 })).await.expect(200);
    let lane = admin.client.get(&format!("/api/contract_lanes/{}", id(&made))).await.expect(200);
    assert_eq!(lane["customer"]["name"], "Blue Ridge Logistics");
}
