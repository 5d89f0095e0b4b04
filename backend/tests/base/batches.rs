//! Lists read by ids: what another program knows by id, it gets in one call.

use serde_json::json;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use rstest::rstest;
use uuid::Uuid;

/// Every list that takes `ids`.
const LISTS: [&str; 23] = [
    "loads",
    "quotes",
    "customers",
    "facilities",
    "vendors",
    "drivers",
    "trucks",
    "trailers",
    "motor_carriers",
    "accidents",
    "roadside_inspections",
    "employer_inquiries",
    "motor_vehicle_records",
    "legal_holds",
    "driver_terminations",
    "data_q_challenges",
    "claims",
    "driver_events",
    "basic_measures",
    "certificate_requests",
    "invoices",
    "payments",
    "deposits",
];

#[rstest]
#[tokio::test]
async fn named_records_are_read_and_others_left_out(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let add = async |name: &str| admin.client.post("/api/drivers", driver("Dana", name)).await.expect(201);
    let (cole, _, diaz) = (add("Cole").await, add("Brandt").await, add("Diaz").await);
    let theirs = other.client.post("/api/drivers", driver("Lee", "Ames")).await.expect(201);
    let ids = [id(&diaz), id(&theirs), id(&cole), Uuid::from_u128(1).to_string()].join(",");
    let found = admin.client.get(&format!("/api/drivers?ids={ids}")).await.expect(200);
    let names: Vec<_> = found["items"].as_array().unwrap().iter().map(|item| &item["last_name"]).collect();
    assert_eq!(names, [&json!("Cole"), &json!("Diaz")], "another company's record is not there");
}

#[rstest]
#[tokio::test]
async fn a_list_shows_stops_and_charges_as_the_load_does(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for _ in 0..2 {
        admin.load(&freight).await;
    }
    admin.delivered_load(&freight).await;
    let list = async |query: &str| admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
    let plain = list("sort=number").await;
    assert!(plain["items"][0].get("stops").is_none() && plain["items"][0].get("charges").is_none());
    let expanded = list("sort=number&expand=stops,charges").await;
    for (item, summary) in expanded["items"].as_array().unwrap().iter().zip(plain["items"].as_array().unwrap()) {
        let load = admin.client.get(&format!("/api/loads/{}", id(item))).await.expect(200);
        assert_eq!((&item["stops"], &item["charges"]), (&load["stops"], &load["charges"]));
        let mut rest = item.clone();
        rest.as_object_mut().unwrap().retain(|name, _| !["stops", "charges"].contains(&&**name));
        assert_eq!(rest, *summary);
    }
    assert!(list("expand=charges").await["items"][0].get("stops").is_none());
    admin.client.get("/api/loads?expand=papers").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn every_list_checks_the_ids(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    assert_eq!(admin.client.get(&format!("/api/loads?ids={}", id(&load))).await.expect(200)["total_count"], 1);
    let many = vec![Uuid::from_u128(1).to_string(); 101].join(",");
    for list in LISTS {
        let read = async |ids: &str| admin.client.get(&format!("/api/{list}?ids={ids}")).await;
        assert_eq!(read(&Uuid::from_u128(1).to_string()).await.expect(200)["total_count"], 0, "{list}");
        read("FR-1001").await.expect_code(422, "validation_failed");
        let refused = read(&many).await;
        assert!(matches!(refused.status.as_u16(), 400 | 422), "{list}: {}", refused.text);
    }
}
