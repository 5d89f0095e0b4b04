//! Notices: each user's own.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn notices_are_read_and_archived_by_their_person(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    let path = format!("/api/users/{}", user.user_id);
    admin.client.patch(&path, json!({ "version": 1, "role": "SafetyManager" })).await.expect(200);
    let inbox = user.client.get("/api/notices").await.expect(200);
    assert_eq!((&inbox["total_count"], &inbox["unread_count"]), (&json!(1), &json!(1)));
    let archive = format!("/api/notices/{}/archive", inbox["items"][0]["id"].as_str().unwrap());
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
    admin.client.post(&archive, json!({})).await.expect_code(404, "not_found");
    assert_eq!(user.client.post("/api/notices/read", json!({})).await.expect(200)["unread_count"], 0);
    assert!(user.client.get("/api/notices").await.expect(200)["items"][0]["read_at"].is_string());
    for _ in 0..2 {
        assert!(user.client.post(&archive, json!({})).await.expect(200)["archived_at"].is_string());
    }
    assert_eq!(user.client.get("/api/notices").await.expect(200)["total_count"], 0);
    assert_eq!(user.client.get("/api/notices?status=archived").await.expect(200)["total_count"], 1);
}
