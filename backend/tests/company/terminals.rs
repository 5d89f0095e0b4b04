//! Terminals, as the pattern of every record that people edit.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn create_answers_the_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({
        "code": "chi", "name": "Chicago yard", "phone": "(312) 555-0123", "time_zone": "America/Chicago",
        "address": { "line1": "4500 W 47th St", "city": "Chicago", "state": "IL", "postal_code": "60632" },
    });
    let created = admin.client.post("/api/terminals", body).await.expect(201);
    assert_eq!(created["code"], "CHI");
    assert_eq!(created["phone"], "+13125550123");
    assert_eq!(created["address"]["country"], "US");
    assert_eq!(created["version"], 1);
    let path = format!("/api/terminals/{}", created["id"].as_str().unwrap());
    assert_eq!(admin.client.get(&path).await.expect(200), created);
}

#[rstest]
#[tokio::test]
async fn create_names_every_invalid_field(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "no spaces", "name": " ", "phone": "12", "time_zone": "Chicago" });
    let problem = admin.client.post("/api/terminals", body).await.expect_code(422, "validation_failed");
    let paths: Vec<_> = problem["fields"].as_array().unwrap().iter().map(|field| field["path"].clone()).collect();
    assert_eq!(paths, ["code", "name", "time_zone", "phone"]);
}

#[rstest]
#[tokio::test]
async fn create_conflicts_when_code_is_used(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", body.clone()).await.expect(201);
    admin.client.post("/api/terminals", body.clone()).await.expect_code(409, "terminal_code_already_used");
    app.admin().await.client.post("/api/terminals", body).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn create_replays_when_key_repeats(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let first = admin.client.post_with_key("/api/terminals", "k-1", body.clone()).await;
    let again = admin.client.post_with_key("/api/terminals", "k-1", body).await;
    assert_eq!(first.status, 201);
    again.assert_replays(&first);
    let other = json!({ "code": "DAL", "name": "Dallas", "time_zone": "America/Chicago" });
    admin.client.post_with_key("/api/terminals", "k-1", other).await.expect_code(422, "idempotency_key_reused");
    assert_eq!(admin.client.get("/api/terminals").await.expect(200)["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn update_conflicts_when_version_is_stale(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "phone": "3125550123", "time_zone": "America/Chicago" });
    let created = admin.client.post("/api/terminals", body).await.expect(201);
    let path = format!("/api/terminals/{}", created["id"].as_str().unwrap());
    let cleared = admin.client.patch(&path, json!({ "version": 1, "phone": null })).await.expect(200);
    assert_eq!(cleared.get("phone"), None);
    assert_eq!(cleared["name"], "Chicago");
    admin.client.patch(&path, json!({ "version": 1, "name": "Elsewhere" })).await.expect_code(409, "version_stale");
}

#[rstest]
#[tokio::test]
async fn list_pages_by_keyset_in_name_order(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (code, name) in [("B", "beta"), ("A", "Alpha"), ("C", "Gamma")] {
        let body = json!({ "code": code, "name": name, "time_zone": "America/Chicago" });
        admin.client.post("/api/terminals", body).await.expect(201);
    }
    let first = admin.client.get("/api/terminals?limit=2").await.expect(200);
    assert_eq!(first["total_count"], 3);
    assert_eq!(first["items"][0]["name"], "Alpha");
    let cursor = first["next_cursor"].as_str().unwrap();
    let late = json!({ "code": "D", "name": "Aardvark", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", late).await.expect(201);
    let second = admin.client.get(&format!("/api/terminals?limit=2&cursor={cursor}")).await.expect(200);
    assert_eq!(second["items"].as_array().unwrap().len(), 1);
    assert_eq!(second["items"][0]["name"], "Gamma");
    assert_eq!(second["total_count"], 3, "counted with the first page only");
    assert_eq!(second.get("next_cursor"), None);
    admin.client.get(&format!("/api/terminals?sort=code&cursor={cursor}")).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn archived_leaves_the_list_and_returns(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let created = admin.client.post("/api/terminals", body).await.expect(201);
    let path = format!("/api/terminals/{}", created["id"].as_str().unwrap());
    let archived = admin.client.post(&format!("{path}/archive"), json!({})).await.expect(200);
    assert!(archived["archived_at"].is_string());
    assert_eq!(admin.client.get("/api/terminals").await.expect(200)["total_count"], 0);
    assert_eq!(admin.client.get("/api/terminals?archived=true").await.expect(200)["total_count"], 1);
    let restored = admin.client.post(&format!("{path}/restore"), json!({})).await.expect(200);
    assert_eq!(restored.get("archived_at"), None);
}

#[rstest]
#[tokio::test]
async fn another_company_sees_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let created = admin.client.post("/api/terminals", body).await.expect(201);
    let path = format!("/api/terminals/{}", created["id"].as_str().unwrap());
    let stranger = app.admin().await;
    stranger.client.get(&path).await.expect_code(404, "not_found");
    stranger.client.patch(&path, json!({ "version": 1, "name": "Mine" })).await.expect_code(404, "not_found");
}
