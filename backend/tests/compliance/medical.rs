//! What proves a CDL driver's medical certification: FMCSA's notices, and those that a company adds.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const RULES: &str = "/api/medical_rules";
const NOTICE: &str = "FMCSA notice of October 9, 2026";

async fn add_driver(admin: &Person, more: Value) -> String {
    let mut body = json!({ "first_name": "Ann", "last_name": "Lee", "kind": "company" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    id(&admin.client.post("/api/drivers", body).await.expect(201))
}

async fn proof(admin: &Person, driver: &str, as_of: &str) -> Value {
    let path = format!("/api/records/driver/{driver}/compliance?as_of={as_of}");
    admin.client.get(&path).await.expect(200)["medical_proof"].clone()
}

fn state_change(state: &str, starts_on: &str, route: &str) -> Value {
    json!({ "state": state, "starts_on": starts_on, "route": route, "source": NOTICE })
}

#[rstest]
#[tokio::test]
async fn the_licensing_state_says_what_proves_the_medical_certification(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let add = async |more: Value| add_driver(&admin, more).await;
    let proof = async |of: &str, as_of: &str| proof(&admin, of, as_of).await;
    let (texan, alaskan) = (add(json!({ "license_state": "TX" })).await, add(json!({ "license_state": "AK" })).await);
    let today = proof(&texan, "2026-11-20").await;
    assert_eq!((&today["state"], &today["route"]), (&json!("TX"), &json!("electronic")));
    assert!(today["source"].as_str().unwrap().starts_with("49 CFR 391.51(b)(7)(ii), 383.71(h)"), "{today}");
    assert_eq!(proof(&alaskan, "2026-11-20").await["route"], "paper");
    assert_eq!(proof(&texan, "2025-06-01").await["route"], "paper", "on a day before it began");
    // The 60 days of the certificate on file end with the exemption that allowed them.
    let card = json!({ "item_type": "medical", "issued_on": "2026-10-01", "expires_on": "2028-10-01" });
    admin.client.post(&format!("/api/records/driver/{texan}/compliance_items"), card).await.expect(201);
    assert_eq!(proof(&texan, "2026-11-20").await["paper_through"], Value::Null);
    for more in [json!({}), json!({ "license_state": "TX", "has_cdl": false })] {
        assert_eq!(proof(&add(more).await, "2026-11-20").await, Value::Null);
    }
}

#[rstest]
#[tokio::test]
async fn a_company_adds_a_notice_that_haul_does_not_know(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let alaskan = add_driver(&admin, json!({ "license_state": "AK" })).await;
    let card = json!({ "item_type": "medical", "issued_on": "2026-10-20", "expires_on": "2028-10-20" });
    admin.client.post(&format!("/api/records/driver/{alaskan}/compliance_items"), card).await.expect(201);
    assert_eq!(proof(&admin, &alaskan, "2026-11-20").await["paper_through"], Value::Null);
    let rules = admin.client.get(RULES).await.expect(200);
    let state = |rules: &Value, letters: &str| {
        rules["states"].as_array().unwrap().iter().find(|one| one["state"] == letters).unwrap().clone()
    };
    assert_eq!((&rules["as_of"], &rules["version"]), (&json!("2026-11-20"), &json!(0)));
    assert_eq!(rules["states"].as_array().unwrap().len(), 51);
    assert_eq!((&state(&rules, "AK")["route"], &state(&rules, "AK")["is_own"]), (&json!("paper"), &json!(false)));
    assert_eq!(rules["paper"].get("days"), None);

    let put = async |body: Value| admin.client.send(Method::PUT, RULES, &[], Some(body)).await;
    let renewed = json!({ "starts_on": "2026-10-12", "days": 60, "source": NOTICE });
    let added = json!({
        "version": 0,
        "state_changes": [state_change("tx", "2026-11-01", "paper"), state_change("AK", "2026-11-15", "electronic")],
        "paper_changes": [renewed],
    });
    let rules = put(added.clone()).await.expect(200);
    assert_eq!((&state(&rules, "AK")["route"], &state(&rules, "AK")["is_own"]), (&json!("electronic"), &json!(true)));
    assert_eq!((&state(&rules, "AK")["since"], &state(&rules, "AK")["source"]), (&json!("2026-11-15"), &json!(NOTICE)));
    assert_eq!((&rules["paper"]["days"], &rules["paper"]["is_own"]), (&json!(60), &json!(true)));
    assert_eq!(rules["state_changes"][1], state_change("TX", "2026-11-01", "paper"), "the latest first, in capitals");
    assert_eq!(rules, admin.client.get(RULES).await.expect(200));

    // The file follows at once, and its past stays.
    let today = proof(&admin, &alaskan, "2026-11-20").await;
    assert_eq!((&today["route"], &today["paper_through"]), (&json!("electronic"), &json!("2026-12-19")));
    assert!(today["source"].as_str().unwrap().contains(NOTICE), "{today}");
    assert_eq!(proof(&admin, &alaskan, "2026-11-14").await["route"], "paper");

    put(added.clone()).await.expect_code(409, "version_stale");
    let mut same = added;
    same["version"] = json!(1);
    assert_eq!(put(same).await.expect(200)["version"], 1);
    let log = admin.client.get("/api/audit_events?entity_type=medical_setting").await.expect(200);
    assert_eq!((&log["total_count"], &log["items"][0]["action"]), (&json!(1), &json!("medical_setting.replaced")));
    let none = json!({ "version": 1, "state_changes": [], "paper_changes": [] });
    assert_eq!(state(&put(none).await.expect(200), "AK")["route"], "paper");
}

#[rstest]
#[tokio::test]
async fn an_addition_that_cannot_be_right_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let put = async |states: Value, paper: Value| {
        let body = json!({ "version": 0, "state_changes": states, "paper_changes": paper });
        admin.client.send(Method::PUT, RULES, &[], Some(body)).await
    };
    let unnamed = json!({ "state": "TX", "starts_on": "2026-11-01", "route": "paper", "source": " " });
    let twice = json!([state_change("TX", "2026-11-01", "paper"), state_change("TX", "2026-11-01", "electronic")]);
    let days = |starts_on: &str| json!({ "starts_on": starts_on, "days": 30, "source": NOTICE });
    for (states, paper, path) in [
        (json!([state_change("PR", "2026-11-01", "paper")]), json!([]), "state_changes.0.state"),
        (json!([state_change("TX", "2025-06-22", "paper")]), json!([]), "state_changes.0.starts_on"),
        (json!([state_change("TX", "2027-11-22", "paper")]), json!([]), "state_changes.0.starts_on"),
        (json!([unnamed]), json!([]), "state_changes.0.source"),
        (twice, json!([]), "state_changes"),
        (json!([]), json!([days("2025-06-22")]), "paper_changes.0.starts_on"),
        (json!([]), json!([days("2026-10-12"), days("2026-10-12")]), "paper_changes"),
    ] {
        let refused = put(states, paper).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path);
    }
    let endless = json!({ "starts_on": "2026-10-12", "days": 366, "source": NOTICE });
    put(json!([]), json!([endless])).await.expect_code(422, "validation_failed");
    assert_eq!(admin.client.get(RULES).await.expect(200)["version"], 0);

    // Another company has its own, and knows nothing of these.
    put(json!([state_change("AK", "2026-11-01", "electronic")]), json!([])).await.expect(200);
    let others = app.admin().await.client.get(RULES).await.expect(200);
    assert_eq!((&others["version"], &others["state_changes"]), (&json!(0), &json!([])));
}
