//! Claims.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const CLAIMS: &str = "/api/claims";

fn claim(claimant: &str, more: Value) -> Value {
    let mut body = json!({
        "kind": "cargo", "claimant": claimant, "happened_on": "2026-11-02", "reported_on": "2026-11-04",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[rstest]
#[tokio::test]
async fn a_cargo_claim_has_the_deadlines_of_the_law(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let body = claim(
        "Cedar Mill Foods",
        json!({ "load_id": id(&load), "claimed_cents": 1_250_000, "reserve_cents": 800_000, "claim_number": "gpc-77" }),
    );
    let made = admin.client.post(CLAIMS, body).await.expect(201);
    assert_eq!((&made["status"], &made["is_open"], &made["currency"]), (&json!("open"), &json!(true), &json!("USD")));
    assert_eq!((&made["load"]["number"], &made["paid_cents"]), (&load["number"], &json!(0)));
    assert_eq!((&made["acknowledge_by"], &made["decide_by"]), (&json!("2026-12-04"), &json!("2027-03-04")));
    assert_eq!((&made["next_step"], &made["next_due_on"]), (&json!("acknowledge"), &json!("2026-12-04")));
    let one = format!("{CLAIMS}/{}", id(&made));
    let count = async |admin: &Person, query: &str| {
        admin.client.get(&format!("{CLAIMS}?{query}")).await.expect(200)["total_count"].clone()
    };
    assert_eq!(count(&admin, "is_overdue=false").await, 1);
    app.clock.advance(TimeDelta::days(20));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    assert_eq!(admin.client.get(&one).await.expect(200)["is_overdue"], true);
    assert_eq!(count(&admin, "is_overdue=true").await, 1);
    let acknowledged = json!({ "version": 1, "acknowledged_on": "2026-12-09", "status": "in_review" });
    let acknowledged = admin.client.patch(&one, acknowledged).await.expect(200);
    assert_eq!((&acknowledged["next_step"], &acknowledged["next_due_on"]), (&json!("decide"), &json!("2027-03-04")));
    assert_eq!((&acknowledged["is_overdue"], &acknowledged["is_open"]), (&json!(false), &json!(true)));
    app.clock.advance(TimeDelta::days(100));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    assert_eq!(count(&admin, "is_overdue=true&is_open=true").await, 1);
    let told = json!({ "version": 2, "status_reported_on": "2027-03-10" });
    let told = admin.client.patch(&one, told).await.expect(200);
    assert_eq!((&told["next_step"], &told["next_due_on"]), (&json!("report_status"), &json!("2027-05-03")));
    let settled = json!({
        "version": 3, "status": "settled", "decided_on": "2027-03-12", "paid_cents": 700_000, "paid_on": "2027-03-15",
    });
    let early = admin.client.patch(&one, json!({ "version": 3, "status": "settled" })).await;
    assert_eq!(early.expect_code(422, "validation_failed")["fields"][0]["path"], "decided_on");
    let settled = admin.client.patch(&one, settled).await.expect(200);
    assert!(settled.get("next_due_on").is_none() && settled.get("next_step").is_none(), "{settled}");
    assert_eq!((&settled["is_open"], &settled["paid_cents"]), (&json!(false), &json!(700_000)));
    assert_eq!(count(&admin, "is_overdue=true").await, 0);
    assert_eq!(count(&admin, "is_open=false").await, 1);
}

#[rstest]
#[tokio::test]
async fn claims_are_found_by_their_facts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let crash = json!({ "happened_on": "2026-11-02", "city": "Joliet", "state": "IL", "driver_id": freight.driver });
    let crash = admin.client.post("/api/accidents", crash).await.expect(201);
    let add = async |body: Value| admin.client.post(CLAIMS, body).await.expect(201);
    let cargo = add(claim("Cedar Mill Foods", json!({ "claim_number": "gpc-77", "claimed_cents": 5 }))).await;
    assert!(cargo.get("accident").is_none());
    let hurt = json!({
        "kind": "liability", "accident_id": id(&crash), "driver_id": freight.driver, "truck_id": freight.truck,
        "happened_on": "2026-11-01", "insurer": "Great Plains Casualty", "adjuster_name": "Nora Finch",
        "adjuster_phone": "+13125550123", "adjuster_email": "Nora@Finch.example",
    });
    let hurt = add(claim("Ruth Abel", hurt)).await;
    assert!(hurt.get("acknowledge_by").is_none() && hurt.get("next_due_on").is_none(), "no cargo: {hurt}");
    assert_eq!(
        (&hurt["accident"]["name"], &hurt["adjuster_email"]),
        (&json!("Joliet, IL"), &json!("nora@finch.example"))
    );
    for (query, expected) in [
        (String::new(), vec!["Cedar Mill Foods", "Ruth Abel"]),
        ("kind=liability,physical_damage".to_owned(), vec!["Ruth Abel"]),
        ("status=settled".to_owned(), vec![]),
        (format!("accident_id={}", id(&crash)), vec!["Ruth Abel"]),
        (format!("driver_id={}&truck_id={}", freight.driver, freight.truck), vec!["Ruth Abel"]),
        ("q=cedar".to_owned(), vec!["Cedar Mill Foods"]),
        ("q=gpc-7".to_owned(), vec!["Cedar Mill Foods"]),
        ("from=2026-11-02".to_owned(), vec!["Cedar Mill Foods"]),
        ("to=2026-11-01".to_owned(), vec!["Ruth Abel"]),
        ("sort=claimed_cents".to_owned(), vec!["Ruth Abel", "Cedar Mill Foods"]),
    ] {
        let found = admin.client.get(&format!("{CLAIMS}?{query}")).await.expect(200);
        let names: Vec<&str> =
            found["items"].as_array().unwrap().iter().map(|row| row["claimant"].as_str().unwrap()).collect();
        assert_eq!(names, expected, "{query}");
    }
    let one = format!("{CLAIMS}/{}", id(&cargo));
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    assert_eq!(admin.client.get(CLAIMS).await.expect(200)["total_count"], 1);
    assert_eq!(admin.client.get(&format!("{CLAIMS}?archived=true")).await.expect(200)["total_count"], 1);
    admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn a_claim_is_refused_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let theirs = other.freight().await;
    let their_load = other.load(&theirs).await;
    let their_crash = json!({ "happened_on": "2026-11-02", "city": "Joliet", "state": "IL" });
    let their_crash = other.client.post("/api/accidents", their_crash).await.expect(201);
    for (more, path) in [
        (json!({ "claimant": " " }), "claimant"),
        (json!({ "happened_on": "2027-01-01", "reported_on": "2027-01-01" }), "happened_on"),
        (json!({ "reported_on": "2026-11-01" }), "reported_on"),
        (json!({ "acknowledged_on": "2026-11-03" }), "acknowledged_on"),
        (json!({ "acknowledged_on": "2027-11-03" }), "acknowledged_on"),
        (json!({ "claimed_cents": -1 }), "claimed_cents"),
        (json!({ "reserve_cents": 10_000_000_001_i64 }), "reserve_cents"),
        (json!({ "paid_cents": 100 }), "paid_on"),
        (json!({ "status": "denied" }), "decided_on"),
        (json!({ "adjuster_phone": "12" }), "adjuster_phone"),
        (json!({ "adjuster_email": "nora" }), "adjuster_email"),
        (json!({ "driver_id": theirs.driver }), "driver_id"),
        (json!({ "load_id": id(&their_load) }), "load_id"),
        (json!({ "accident_id": id(&their_crash) }), "accident_id"),
    ] {
        let refused = admin.client.post(CLAIMS, claim("Cedar Mill Foods", more)).await;
        let refused = refused.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    let made = admin.client.post(CLAIMS, claim("Cedar Mill Foods", json!({}))).await.expect(201);
    other.client.get(&format!("{CLAIMS}/{}", id(&made))).await.expect_code(404, "not_found");
    assert_eq!(other.client.get(CLAIMS).await.expect(200)["total_count"], 0);
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get(CLAIMS).await.expect_code(403, "permission_missing");
}
