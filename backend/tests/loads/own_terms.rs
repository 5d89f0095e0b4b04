//! Terms that one load has instead of its customer's: each is obeyed, and needs a reason.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id, moment},
    wait_until,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use crate::detention::claims::{at, wait_at};

/// Books a load with terms of its own.
async fn book(admin: &Person, freight: &Freight, terms: Value) -> Value {
    let mut body = freight.load();
    body["customer_terms"] = terms;
    admin.client.post("/api/loads", body).await.expect(201)
}

async fn read(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

/// Changes the load's own terms; null ends them.
async fn agree(admin: &Person, load: &Value, terms: Value) -> Value {
    let version = read(admin, load).await["version"].clone();
    let body = json!({ "version": version, "customer_terms": terms });
    admin.client.patch(&format!("/api/loads/{}", id(load)), body).await.expect(200)
}

async fn assign(admin: &Person, freight: &Freight, load: &Value) {
    let crew = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
    });
    admin.client.post(&format!("/api/loads/{}/assign", id(load)), crew).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn own_terms_need_a_reason_and_sane_values(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let refused = async |terms: Value| {
        let mut body = freight.load();
        body["customer_terms"] = terms;
        let answer = admin.client.post("/api/loads", body).await;
        assert!([400, 422].contains(&answer.status.as_u16()), "{}", answer.text);
        answer.body["fields"][0]["path"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(refused(json!({ "on_time_grace_minutes": 60 })).await, "customer_terms.reason");
    assert_eq!(refused(json!({ "reason": "  ", "on_time_grace_minutes": 60 })).await, "customer_terms.reason");
    assert_eq!(refused(json!({ "reason": "As agreed" })).await, "customer_terms");
    for (field, value) in
        [("on_time_grace_minutes", 241), ("detention_free_minutes", -1), ("detention_hourly_rate_cents", 100_001)]
    {
        let terms = json!({ "reason": "As agreed", field: value });
        assert_eq!(refused(terms).await, format!("customer_terms.{field}"));
    }
    let load = book(&admin, &freight, json!({ "reason": "As agreed", "on_time_grace_minutes": 60 })).await;
    assert_eq!(load["customer_terms"], json!({ "reason": "As agreed", "on_time_grace_minutes": 60 }));
    // The history says what changed, and why.
    agree(&admin, &load, json!({ "reason": "As agreed", "on_time_grace_minutes": 90 })).await;
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200).to_string();
    assert!(history.contains("on-time grace: 90 min; reason: As agreed"), "{history}");
    let none = agree(&admin, &load, Value::Null).await;
    assert_eq!(none["customer_terms"], Value::Null);
}

#[rstest]
#[tokio::test]
async fn another_customer_ends_a_loads_own_terms(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = book(&admin, &freight, json!({ "reason": "As agreed", "on_time_grace_minutes": 60 })).await;
    let other = json!({ "name": "Cedar Logistics", "kind": "broker" });
    let other = id(&admin.client.post("/api/customers", other).await.expect(201));
    let body = json!({ "version": load["version"], "customer_id": other });
    let moved = admin.client.patch(&format!("/api/loads/{}", id(&load)), body).await.expect(200);
    assert_eq!(moved["customer_terms"], Value::Null);
}

#[rstest]
#[tokio::test]
async fn own_grace_decides_what_is_on_time(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = book(&admin, &freight, json!({ "reason": "Told in advance", "on_time_grace_minutes": 90 })).await;
    assert_eq!(moment(&load["stops"][1]["due_at"]), at("2026-11-19T17:30:00Z"));
    assign(&admin, &freight, &load).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    let load = admin.record(&load, 1, "arrived", "2026-11-19T17:00:00Z").await;
    assert_eq!(load["timeliness"], "on_time");
    // By the company's quarter of an hour it was late.
    let load = agree(&admin, &load, Value::Null).await;
    assert_eq!(moment(&load["stops"][1]["due_at"]), at("2026-11-19T16:15:00Z"));
    assert_eq!(load["timeliness"], "late");
}

#[rstest]
#[tokio::test]
async fn own_requirements_decide_what_blocks_billing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let wishes = json!({ "version": 1, "required_references": ["po"], "required_documents": ["scale_ticket"] });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
    let load = admin.delivered_load(&freight).await;
    let wanted = |load: &Value| {
        let blockers = load["billing_blockers"].as_array().unwrap().iter();
        let codes = blockers.map(|blocker| blocker["code"].as_str().unwrap().to_owned());
        codes.filter(|code| code.contains("_missing_")).collect::<Vec<_>>()
    };
    assert_eq!(wanted(&load), ["reference_missing_po", "document_missing_scale_ticket"]);
    let terms =
        json!({ "reason": "No scale there", "required_references": [], "required_documents": ["lumper_receipt"] });
    let load = agree(&admin, &load, terms).await;
    assert_eq!(wanted(&load), ["document_missing_lumper_receipt"]);
    let packet = admin.client.post(&format!("/api/loads/{}/invoice_packet", id(&load)), json!({})).await;
    let problem = packet.expect_code(422, "packet_incomplete").to_string();
    assert!(problem.contains("documents.lumper_receipt") && !problem.contains("scale_ticket"), "{problem}");
    let load = agree(&admin, &load, Value::Null).await;
    assert_eq!(wanted(&load).len(), 2);
}

#[rstest]
#[tokio::test]
async fn own_detention_terms_are_charged_until_it_is_decided(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let terms = json!({
        "reason": "Live unload promised", "detention_free_minutes": 60, "detention_hourly_rate_cents": 7_500,
    });
    let load = book(&admin, &freight, terms.clone()).await;
    assign(&admin, &freight, &load).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T19:10:00Z").await;
    // Until 13:10 from the appointment at 08:00: 4 h 10 beyond the free hour.
    assert_eq!(wait_at(&admin, &load, 1).await["amount_cents"], 31_875);
    agree(&admin, &load, Value::Null).await;
    assert_eq!(wait_at(&admin, &load, 1).await["amount_cents"], 16_250);
    // The policy of the arrival stays behind them, whatever it says later.
    let policy = admin.client.get("/api/detention_policy").await.expect(200);
    let mut dearer = policy["terms"].clone();
    dearer["hourly_rate_cents"] = json!(9_900);
    let change = json!({ "version": policy["version"], "terms": dearer });
    admin.client.send(Method::PUT, "/api/detention_policy", &[], Some(change)).await.expect(200);
    agree(&admin, &load, terms.clone()).await;
    agree(&admin, &load, Value::Null).await;
    assert_eq!(wait_at(&admin, &load, 1).await["amount_cents"], 16_250);
    let rate = json!({ "reason": "Live unload promised", "detention_hourly_rate_cents": 7_500 });
    agree(&admin, &load, rate).await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(wait["amount_cents"], 24_375);
    let claim = json!({ "version": wait["version"], "amount_cents": 24_375 });
    admin.client.post(&format!("/api/detention/{}/approve", id(&wait)), claim).await.expect(200);
    agree(&admin, &load, terms).await;
    let decided = wait_at(&admin, &load, 1).await;
    assert_eq!((&decided["approved_cents"], &decided["hourly_rate_cents"]), (&json!(24_375), &json!(7_500)));
}

#[rstest]
#[tokio::test]
async fn own_milestones_are_mailed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let profile = json!({
        "version": 1, "tracking_email": "track@blueridge.example", "tracking_milestones": ["pickup_arrived"],
    });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), profile).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T13:00:00Z");
    let terms = json!({ "reason": "Asked on the phone", "tracking_milestones": ["pickup_departed"] });
    let load = book(&admin, &freight, terms).await;
    assign(&admin, &freight, &load).await;
    let admin = wait_until(&app, admin, "2026-11-18T15:40:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    app.run_jobs().await;
    assert!(app.mail.last_to("track@blueridge.example").is_none());
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    app.run_jobs().await;
    assert!(app.mail.last_to("track@blueridge.example").is_some());
}
