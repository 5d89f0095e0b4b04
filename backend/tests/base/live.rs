//! Live updates: who may listen to what, and what is published.

use haul_types::Role;
use poem::http::Method;
use serde_json::json;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;

#[rstest]
#[tokio::test]
async fn a_ticket_names_what_its_reader_may_read(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let safety = app.user(admin.company_id, Role::SafetyManager).await;
    admin.client.send(Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    let topics = |ticket: serde_json::Value| -> Vec<String> {
        assert!(ticket["url"].as_str().unwrap().starts_with("/events/"));
        serde_json::from_value(ticket["topics"].clone()).unwrap()
    };
    let of_admin = topics(admin.client.post("/api/live_tickets", json!({})).await.expect(200));
    let of_safety = topics(safety.client.post("/api/live_tickets", json!({})).await.expect(200));
    for topic in ["load", "driver", "user", "notice"] {
        assert!(of_admin.iter().any(|it| it == topic), "{topic}: {of_admin:?}");
    }
    assert!(of_safety.iter().any(|it| it == "driver"), "{of_safety:?}");
    for topic in ["load", "user", "api_key"] {
        assert!(!of_safety.iter().any(|it| it == topic), "{topic}: {of_safety:?}");
    }
}

#[rstest]
#[tokio::test]
async fn a_committed_write_is_told_and_a_refused_one_is_not(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    app.events.take();
    let terminal = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let made = admin.client.post("/api/terminals", terminal.clone()).await.expect(201);
    let told = app.events.take();
    let [(company_id, change)] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(*company_id, admin.company_id);
    assert_eq!((change.topic.as_str(), change.record_id.to_string()), ("terminal", id(&made)));
    assert_eq!(change.reader_id, None);
    admin.client.post("/api/terminals", terminal).await.expect(409);
    assert!(app.events.take().is_empty());
}

#[rstest]
#[tokio::test]
async fn a_notice_is_told_to_its_person_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    app.events.take();
    let path = format!("/api/users/{}", user.user_id);
    admin.client.patch(&path, json!({ "version": 1, "role": "SafetyManager" })).await.expect(200);
    let told = app.events.take();
    let readers: Vec<_> = told.iter().filter(|(_, it)| it.topic == "notice").map(|(_, it)| it.reader_id).collect();
    assert_eq!(readers, [Some(user.user_id)]);
    user.client.post("/api/notices/read", json!({})).await.expect(200);
    let told = app.events.take();
    assert_eq!(told.iter().map(|(_, it)| it.reader_id).collect::<Vec<_>>(), [Some(user.user_id)]);
}
