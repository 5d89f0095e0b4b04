//! An endpoint receives what its owner may read when an event is sent, and nothing of another company.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::json;

use super::{URL, deliveries, driver, due, endpoint, path, told};

#[rstest]
#[tokio::test]
async fn a_key_subscribes_to_what_it_may_read_and_hears_no_more_once_revoked(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let key = json!({ "name": "ERP", "permissions": ["webhooks:read", "webhooks:write", "drivers:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let kinds = program.get("/api/webhook_event_kinds").await.expect(200);
    assert!(kinds["items"].as_array().unwrap().iter().all(|it| it["record_type"] != "load"));
    let body = json!({ "url": URL, "event_kinds": ["driver.*", "load.*"] });
    let problem = program.post("/api/webhook_endpoints", body).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "event_kinds.1");
    let body = json!({ "url": URL, "event_kinds": ["driver.*"] });
    let made = program.post("/api/webhook_endpoints", body).await.expect(201)["endpoint"].clone();
    assert_eq!(made["owner_name"], "ERP");

    driver(&admin, "Dana").await;
    assert_eq!(told(&due(&app).await), ["driver.created Dana Cole"]);
    let revoke = format!("/api/api_keys/{}/revoke", key["api_key"]["id"].as_str().unwrap());
    admin.client.post(&revoke, json!({})).await.expect(200);
    driver(&admin, "Ed").await;
    assert!(due(&app).await.is_empty());
    let withheld = &deliveries(&admin, &made).await[1];
    assert_eq!(withheld["status"], "cancelled", "{withheld}");
    // Someone who enables it, or chooses its events, becomes its owner.
    let change = json!({ "version": 1, "event_kinds": ["driver.*"] });
    admin.client.patch(&path(&made, ""), change).await.expect(200);
    driver(&admin, "Flo").await;
    assert_eq!(told(&due(&app).await), ["driver.created Flo Cole"]);
}

#[rstest]
#[tokio::test]
async fn a_person_who_loses_a_section_hears_no_more_of_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let manager = app.user(admin.company_id, Role::SafetyManager).await;
    for section in ["admin", "safety"] {
        let path = format!("/api/role_grants/SafetyManager/{section}");
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    let made = endpoint(&manager, &["driver.*", "user.*"]).await;
    driver(&admin, "Dana").await;
    admin.client.send(Method::DELETE, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    assert!(due(&app).await.is_empty());
    assert_eq!(deliveries(&admin, &made).await[0]["status"], "cancelled");
    let invited = json!({ "email": "ina@haul.example", "full_name": "Ina", "role": "User" });
    admin.client.post("/api/users", invited).await.expect(201);
    assert_eq!(told(&due(&app).await), ["user.invited Ina"]);
}

#[rstest]
#[tokio::test]
async fn another_companys_changes_are_not_sent(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (us, them) = (app.admin().await, app.admin().await);
    let made = endpoint(&us, &["driver.*"]).await;
    driver(&them, "Dana").await;
    assert!(due(&app).await.is_empty());
    assert!(deliveries(&us, &made).await.is_empty());
    let event = endpoint(&them, &["driver.*"]).await;
    us.client.get(&path(&event, "")).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_person_limited_to_a_terminal_hears_of_no_other(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    for section in ["admin", "safety"] {
        let path = format!("/api/role_grants/TerminalManager/{section}");
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    let mut terminals = Vec::new();
    for code in ["CHI", "DAL"] {
        let body = json!({ "code": code, "name": code, "time_zone": "America/Chicago" });
        terminals.push(admin.client.post("/api/terminals", body).await.expect(201)["id"].clone());
    }
    let works = json!({ "version": 1, "terminal_ids": [terminals[1]] });
    admin.client.patch(&format!("/api/users/{}", manager.user_id), works).await.expect(200);
    let made = endpoint(&manager, &["driver.*"]).await;
    for (name, terminal) in [("Dana", &terminals[0]), ("Ed", &terminals[1])] {
        let mut body = haul_tests::freight::driver(name, "Cole");
        body["terminal_id"] = terminal.clone();
        admin.client.post("/api/drivers", body).await.expect(201);
    }
    assert_eq!(told(&due(&app).await), ["driver.created Ed Cole"]);
    assert_eq!(deliveries(&admin, &made).await.len(), 2, "the other one is withheld");
}
