//! Quotes that follow the price of diesel, and what became of what was quoted.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
    quotes::program,
};
use rstest::rstest;
use serde_json::{Value, json};

async fn set_price(admin: &Person, week_on: &str, price: &str) {
    admin.put("/api/diesel_prices", json!({ "region": "us", "week_on": week_on, "price": price })).await;
}

/// A quote with a fuel surcharge of November 9.
async fn fueled(admin: &Person, freight: &Freight) -> Value {
    set_price(admin, "2026-11-09", "3.887").await;
    let program = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    let mut body = freight.quote();
    body["fuel_program_id"] = program["id"].clone();
    admin.client.post("/api/quotes", body).await.expect(201)
}

async fn outdated(admin: &Person) -> Value {
    admin.client.get("/api/quotes?is_fuel_outdated=true").await.expect(200)["total_count"].clone()
}

#[rstest]
#[tokio::test]
async fn a_draft_gets_the_latest_price_of_diesel(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.set_costs().await;
    let quote = fueled(&admin, &freight).await;
    let path = format!("/api/quotes/{}/requote", id(&quote));
    assert_eq!(outdated(&admin).await, 0);
    admin.client.post(&path, json!({ "version": 1 })).await.expect_code(409, "quote_fuel_is_current");
    set_price(&admin, "2026-11-16", "4.487").await;
    assert_eq!(outdated(&admin).await, 1);
    let all = admin.client.get("/api/quotes?is_fuel_outdated=false").await.expect(200);
    assert_eq!(all["total_count"], 0);
    let again = admin.client.post(&path, json!({ "version": 1 })).await.expect(200);
    // 967.5 × (4.487 − 1.25) ÷ 6 = 967.5 × 0.5395
    assert_eq!(again["charges"][1]["amount_cents"], 52_197);
    assert_eq!(
        (&again["id"], &again["status"], &again["total_cents"]),
        (&quote["id"], &json!("draft"), &json!(312_197))
    );
    assert_eq!(again["estimate"]["margin_cents"], 124_197);
    assert_eq!(outdated(&admin).await, 0);
    admin.client.post(&path, json!({ "version": 1 })).await.expect_code(409, "version_stale");
}

#[rstest]
#[tokio::test]
async fn a_sent_quote_gets_a_new_version(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let quote = fueled(&admin, &freight).await;
    let (sent, _) = admin.send_quote(&quote).await;
    set_price(&admin, "2026-11-16", "4.487").await;
    assert_eq!(outdated(&admin).await, 1);
    let again = admin.act(&sent, "requote", json!({})).await;
    assert_eq!((&again["number"], &again["status"]), (&json!("Q-1001-2"), &json!("draft")));
    assert_eq!((&again["fuel_surcharge"]["week_on"], &again["total_cents"]), (&json!("2026-11-16"), &json!(312_197)));
    let before = admin.client.get(&format!("/api/quotes/{}", id(&sent))).await.expect(200);
    assert_eq!((&before["status"], &before["total_cents"]), (&json!("superseded"), &json!(302_522)));
    // Without a program nothing follows.
    let plain = admin.quote(&freight).await;
    let path = format!("/api/quotes/{}/requote", id(&plain));
    admin.client.post(&path, json!({ "version": 1 })).await.expect_code(409, "quote_action_not_allowed");
}

#[rstest]
#[tokio::test]
async fn wanted_transit_is_kept_and_compared_with_the_stops(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    // The stops are 26 hours apart.
    for (hours, is_slower) in [(24, true), (26, false)] {
        let mut body = freight.quote();
        body["target_transit_hours"] = json!(hours);
        let quote = admin.client.post("/api/quotes", body).await.expect(201);
        assert_eq!(quote["target_transit_hours"], hours);
        let warned = quote["warnings"].as_array().unwrap().iter().any(|it| it["code"] == "slower_than_target");
        assert_eq!(warned, is_slower, "{}", quote["warnings"]);
    }
    let mut body = freight.quote();
    body["target_transit_hours"] = json!(721);
    admin.client.post("/api/quotes", body).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn what_was_quoted_stands_beside_what_was_earned(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.set_costs().await;
    let (sent, _) = admin.sent_quote(&freight).await;
    let accepted = admin.act(&sent, "accept", json!({ "name": "Ann Lee" })).await;
    let convert = json!({ "version": accepted["version"] });
    let load = admin.client.post(&format!("/api/quotes/{}/convert", id(&sent)), convert).await.expect(201);
    let path = format!("/api/quotes/{}", id(&sent));
    assert_eq!(admin.client.get(&path).await.expect(200).get("outcome"), None);
    let crew = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck,
        "trailer_id": freight.trailer, "accepts_warnings": true,
    });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    for (stop, kind, at) in [
        (0, "arrived", "2026-11-18T13:55:00Z"),
        (0, "departed", "2026-11-18T15:30:00Z"),
        (1, "arrived", "2026-11-19T15:40:00Z"),
        (1, "departed", "2026-11-19T17:10:00Z"),
    ] {
        admin.record(&load, stop, kind, at).await;
    }
    let charge =
        json!({ "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "120", "approval_reference": "Ann" });
    admin.client.post(&format!("/api/loads/{}/charges", id(&load)), charge).await.expect(200);
    let outcome = admin.client.get(&path).await.expect(200)["outcome"].clone();
    let expected = json!({
        "total_cents": 272_000, "difference_cents": 12_000, "loaded_miles": "967.5", "empty_miles": "32.5",
        "cost_cents": 188_000, "margin_cents": 84_000, "margin_percent": "30.9", "quoted_margin_percent": "27.7",
    });
    assert_eq!(outcome, expected);
    let totals = admin.client.get("/api/quote_report").await.expect(200)["totals"].clone();
    assert_eq!((&totals["scored_count"], &totals["quoted_margin_percent"]), (&json!(1), &json!("27.7")));
    assert_eq!(totals["realized_margin_percent"], "30.9");
}

#[rstest]
#[tokio::test]
async fn a_lane_tells_how_often_trucks_reload_at_its_end(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    let path = format!("/api/lanes/{}/{}", freight.chicago, freight.dallas);
    // A truck that has just delivered may still find freight.
    assert_eq!(admin.client.get(&path).await.expect(200).get("reload"), None);
    app.clock.advance(chrono::TimeDelta::days(3));
    let client = app.signed_in(&admin.uid, &admin.email, true);
    let none = client.get(&path).await.expect(200)["reload"].clone();
    assert_eq!(none, json!({ "delivery_count": 1, "reload_count": 0, "percent": "0.0" }));
    let mut back = freight.load();
    back["stops"] = json!([
        haul_tests::freight::stop("pickup", &freight.dallas, "2026-11-20T08:00"),
        haul_tests::freight::stop("delivery", &freight.chicago, "2026-11-21T10:00"),
    ]);
    let back = client.post("/api/loads", back).await.expect(201);
    let crew = json!({ "version": back["version"], "truck_id": freight.truck, "accepts_warnings": true });
    client.post(&format!("/api/loads/{}/assign", id(&back)), crew).await.expect(200);
    let reload = client.get(&path).await.expect(200)["reload"].clone();
    // From 11:10 on the 19th to 08:00 on the 20th.
    let expected = json!({
        "delivery_count": 1, "reload_count": 1, "percent": "100.0", "average_wait_minutes": 1250,
        "average_empty_miles": "0.0",
    });
    assert_eq!(reload, expected);
}
