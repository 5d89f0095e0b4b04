//! Lists of loads: several numbers at once, around a place, unbilled for days, and the figures above.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

#[rstest]
#[tokio::test]
async fn several_numbers_are_found_at_once_and_the_others_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (one, two) = (admin.load(&freight).await, admin.load(&freight).await);
    admin.load(&freight).await;
    let change = json!({ "version": two["version"], "customer_reference": "Po-778" });
    admin.client.patch(&format!("/api/loads/{}", id(&two)), change).await.expect(200);
    let number = one["number"].as_str().unwrap();
    let found = admin.client.get(&format!("/api/loads?numbers={number},po-778,9999")).await.expect(200);
    assert_eq!((&found["total_count"], &found["unknown_numbers"]), (&json!(2), &json!(["9999"])));
    let all = admin.client.get("/api/loads").await.expect(200);
    assert_eq!((&all["total_count"], &all["unknown_numbers"]), (&json!(3), &Value::Null));

    let quote = admin.client.post("/api/quotes", freight.quote()).await.expect(201);
    let number = quote["number"].as_str().unwrap().to_lowercase();
    let found = admin.client.get(&format!("/api/quotes?numbers={number},Q-9")).await.expect(200);
    assert_eq!((&found["total_count"], &found["unknown_numbers"]), (&json!(1), &json!(["Q-9"])));
}

#[rstest]
#[tokio::test]
async fn loads_are_found_around_a_place_and_by_hazmat(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let count = async |query: &str| {
        let page = admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
        page["total_count"].as_u64().unwrap()
    };
    // From Chicago to Dallas: Joliet is 35 miles from Chicago, Memphis far from both.
    assert_eq!(count("near=Joliet,%20IL").await, 1);
    assert_eq!(count("near=Joliet,%20IL&within_miles=10").await, 0);
    assert_eq!(count("near=75201").await, 1);
    assert_eq!(count("near=Memphis,%20TN&within_miles=100").await, 0);
    for (query, field) in [("near=Nowhereville", "near"), ("near=Joliet,%20IL&within_miles=501", "within_miles")] {
        let refused = admin.client.get(&format!("/api/loads?{query}")).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], field);
    }
    assert_eq!((count("is_hazmat=true").await, count("is_hazmat=false").await), (0, 1));
    let hazmat = json!({ "version": load["version"], "is_hazmat": true, "un_number": "UN1203" });
    admin.client.patch(&format!("/api/loads/{}", id(&load)), hazmat).await.expect(200);
    assert_eq!((count("is_hazmat=true").await, count("is_hazmat=false").await), (1, 0));
}

#[rstest]
#[tokio::test]
async fn the_figures_count_the_rows_that_the_list_shows(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.load(&freight).await;
    admin.assigned_load(&freight).await;
    admin.delivered_load(&freight).await;
    let figures = admin.client.get("/api/load_figures").await.expect(200);
    let monday = figures["week_starts_on"].as_str().unwrap();
    for (figure, query) in [
        ("booked_this_week", format!("created_from={monday}")),
        ("unassigned", "group=unassigned".to_owned()),
        ("in_transit", "group=moving".to_owned()),
        ("at_risk", "group=open&timeliness=late,at_risk".to_owned()),
        ("delivered_without_pod", "is_missing_pod=true".to_owned()),
        ("ready_to_bill", "group=delivered&billing_status=ready_for_review".to_owned()),
    ] {
        let list = admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
        assert_eq!(figures[figure], list["total_count"], "{figure}");
    }
    assert_eq!((&figures["unassigned"], &figures["delivered_without_pod"]), (&json!(1), &json!(1)), "{figures}");

    let unbilled = async |days: u32| {
        let page = admin.client.get(&format!("/api/loads?unbilled_for_days={days}")).await.expect(200);
        page["total_count"].as_u64().unwrap()
    };
    // Delivered yesterday.
    assert_eq!((unbilled(0).await, unbilled(2).await), (1, 0));
    admin.client.get("/api/loads?unbilled_for_days=3651").await.expect_code(422, "validation_failed");
}
