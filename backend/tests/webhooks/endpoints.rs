//! Endpoints: which URLs and kinds are accepted, secrets, versions, deletion.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::json;

use super::{URL, deliveries, driver, due, endpoint, later, path};

#[rstest]
#[tokio::test]
async fn endpoint_lives_and_shows_its_secret_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "url": URL, "event_kinds": ["load.*", "driver.created"], "description": " ERP " });
    let made = admin.client.post_with_key("/api/webhook_endpoints", "k-1", body.clone()).await;
    admin.client.post_with_key("/api/webhook_endpoints", "k-1", body).await.assert_replays(&made);
    let made = made.expect(201);
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with("whsec_"));
    let made = &made["endpoint"];
    assert_eq!(
        (&made["status"], &made["description"], &made["version"]),
        (&json!("enabled"), &json!("ERP"), &json!(1))
    );
    let listed = admin.client.get("/api/webhook_endpoints").await.expect(200);
    assert_eq!((&listed["items"][0], &listed["total_count"]), (made, &json!(1)));
    assert_eq!(admin.client.get(&path(made, "")).await.expect(200), *made);

    let change = json!({ "version": 1, "description": null, "is_enabled": false });
    let changed = admin.client.patch(&path(made, ""), change.clone()).await.expect(200);
    assert_eq!(
        (&changed["status"], &changed["version"], changed.get("description")),
        (&json!("disabled"), &json!(2), None)
    );
    admin.client.patch(&path(made, ""), change).await.expect_code(409, "version_stale");

    admin.client.send(Method::DELETE, &path(made, ""), &[], None).await.expect(200);
    for rest in ["", "/deliveries"] {
        admin.client.get(&path(made, rest)).await.expect_code(404, "not_found");
    }
    assert_eq!(admin.client.get("/api/webhook_endpoints").await.expect(200)["items"], json!([]));
}

#[rstest]
#[tokio::test]
async fn urls_lead_to_the_public_internet_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    for url in [
        "http://erp.example/haul",
        "ftp://erp.example/haul",
        "https://user:secret@erp.example/haul",
        "erp.example",
        "https://inside.example/haul",
        "https://nowhere.example/haul",
        "https://127.0.0.1/haul",
        "https://2130706433/haul",
        "https://0x7f.1/haul",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1:8443/",
        "https://[::1]/haul",
        "https://[::ffff:10.0.0.1]/haul",
        "https://[fd00::1]/haul",
    ] {
        let body = json!({ "url": url, "event_kinds": ["driver.*"] });
        let problem = admin.client.post("/api/webhook_endpoints", body).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], "url", "{url}: {problem}");
        let change = json!({ "version": 1, "url": url });
        admin.client.patch(&path(&made, ""), change).await.expect_code(422, "validation_failed");
    }
}

#[rstest]
#[tokio::test]
async fn kinds_are_those_of_the_list(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let kinds = admin.client.get("/api/webhook_event_kinds").await.expect(200);
    let kinds = kinds["items"].as_array().unwrap();
    for kind in ["load.created", "load.stop_arrived", "driver.archived", "quote.accepted", "webhook_endpoint.suspended"]
    {
        assert!(kinds.iter().any(|it| it["kind"] == kind), "{kind}");
    }
    let arrived = kinds.iter().find(|it| it["kind"] == "load.stop_arrived").unwrap();
    assert_eq!(arrived["description"], "Recorded that load … arrived");
    for personal in ["notice", "export", "saved_view"] {
        assert!(!kinds.iter().any(|it| it["record_type"] == personal), "{personal}");
    }
    let all: Vec<_> = kinds.iter().map(|it| it["kind"].clone()).collect();
    admin.client.post("/api/webhook_endpoints", json!({ "url": URL, "event_kinds": all })).await.expect(201);
    for wrong in [json!([]), json!(["load.exploded"]), json!(["*"]), json!(["notice.*"]), json!(["load"])] {
        let body = json!({ "url": URL, "event_kinds": wrong });
        admin.client.post("/api/webhook_endpoints", body).await.expect_code(422, "validation_failed");
    }
}

#[rstest]
#[tokio::test]
async fn a_company_has_twenty_endpoints_at_most(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for _ in 0..20 {
        endpoint(&admin, &["driver.*"]).await;
    }
    let body = json!({ "url": URL, "event_kinds": ["driver.*"] });
    admin.client.post("/api/webhook_endpoints", body).await.expect_code(409, "webhook_endpoints_full");
}

#[rstest]
#[tokio::test]
async fn a_new_secret_signs_beside_the_previous_one_for_a_while(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    let rotated = admin.client.post(&path(&made, "/secret"), json!({ "overlap_hours": 2 })).await.expect(200);
    assert!(rotated["endpoint"]["previous_secret_until"].is_string());
    driver(&admin, "Dana").await;
    let signatures = async || -> usize {
        let posts = due(&app).await;
        let headers = &posts[0].headers;
        headers.iter().find(|(name, _)| name == "webhook-signature").unwrap().1.split(' ').count()
    };
    assert_eq!(signatures().await, 2);
    app.clock.advance(chrono::TimeDelta::hours(3));
    assert_eq!(signatures().await, 1);
    let admin = later(&app, &admin);
    admin
        .client
        .post(&path(&made, "/secret"), json!({ "overlap_hours": 169 }))
        .await
        .expect_code(422, "validation_failed");
    let at_once = admin.client.post(&path(&made, "/secret"), json!({ "overlap_hours": 0 })).await.expect(200);
    assert!(at_once["endpoint"].get("previous_secret_until").is_none());
}

#[rstest]
#[tokio::test]
async fn deleting_cancels_what_is_pending(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (gone, other) = (endpoint(&admin, &["driver.*"]).await, endpoint(&admin, &["driver.*"]).await);
    driver(&admin, "Dana").await;
    admin.client.send(Method::DELETE, &path(&gone, ""), &[], None).await.expect(200);
    assert_eq!(due(&app).await.len(), 1);
    assert_eq!(deliveries(&admin, &other).await.len(), 1);
    assert_ne!(id(&gone), id(&other));
}
