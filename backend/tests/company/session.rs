//! Sessions: what the browser is told, and signing out.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::{Role, Section};
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn session_lists_what_is_open(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let session = admin.client.get("/api/session").await.expect(200);
    assert_eq!(session["user_type"], "admin");
    assert_eq!(session["sections"].as_array().unwrap().len(), Section::ALL.len());
    assert!(session["permissions"].as_array().unwrap().contains(&json!("role_grants:write")));
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    let session = user.client.get("/api/session").await.expect(200);
    assert_eq!((&session["sections"], &session["landing_path"]), (&json!([]), &json!("/")));
    admin.client.send(poem::http::Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    let session = user.client.get("/api/session").await.expect(200);
    assert_eq!((&session["sections"], &session["landing_path"]), (&json!(["safety"]), &json!("/apps/safety/drivers")));
}

#[rstest]
#[tokio::test]
async fn suspended_user_sees_the_reason_and_nothing_else(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    user.client.get("/api/terminals").await.expect(200);
    let path = format!("/api/users/{}/suspend", user.user_id);
    admin.client.post(&path, json!({ "reason": "On leave" })).await.expect(200);
    user.client.get("/api/terminals").await.expect_code(403, "user_suspended");
    let session = user.client.get("/api/session").await.expect(200);
    assert_eq!(session["status"], "suspended");
    assert_eq!(session["suspended_reason"], "On leave");
    assert_eq!(session["permissions"], json!([]));
}

#[rstest]
#[tokio::test]
async fn seen_is_noted_every_five_minutes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.get("/api/session").await.expect(200);
    let seen = |user: &serde_json::Value| user["last_seen_at"].clone();
    let path = format!("/api/users/{}", admin.user_id);
    let first = admin.client.get(&path).await.expect(200);
    assert!(seen(&first).is_string());
    assert_eq!(first["version"], 1);
    app.clock.advance(chrono::TimeDelta::seconds(60));
    admin.client.get("/api/session").await.expect(200);
    assert_eq!(seen(&admin.client.get(&path).await.expect(200)), seen(&first));
    app.clock.advance(chrono::TimeDelta::seconds(300));
    admin.client.get("/api/session").await.expect(200);
    assert_ne!(seen(&admin.client.get(&path).await.expect(200)), seen(&first));
}

#[rstest]
#[tokio::test]
async fn lookup_answers_self_and_an_admins_own_company_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::TerminalManager).await;
    let stranger = app.admin().await;
    let path = |email: &str| format!("/api/get_user_by_email/{email}");
    let own = user.client.get(&path(&user.email.to_uppercase())).await.expect(200);
    assert_eq!(own["user_type"], "terminal_manager");
    assert_eq!(own.as_object().unwrap().len(), 2);
    assert_eq!(admin.client.get(&path(&user.email)).await.expect(200), own);
    user.client.get(&path(&admin.email)).await.expect_code(404, "not_found");
    stranger.client.get(&path(&user.email)).await.expect_code(404, "not_found");
    admin.client.get(&path("nobody@haul.example")).await.expect_code(404, "not_found");
    let unknown = app.signed_in("nobody", "nobody@haul.example", true);
    unknown.get(&path("nobody@haul.example")).await.expect_code(404, "not_found");
    // An account with the same but unverified address learns nothing.
    let claimant = app.signed_in("claimant", &user.email, false);
    claimant.get(&path(&user.email)).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn logout_ends_the_token_and_takes_any_credentials(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.get("/api/session").await.expect(200);
    admin.client.post("/logout/", json!({})).await.expect(200);
    admin.client.get("/api/session").await.expect_code(401, "token_expired");
    admin.client.get("/api/terminals").await.expect_code(401, "token_expired");
    admin.client.post("/logout/", json!({})).await.expect(200);
    app.anonymous().post("/logout/", json!({})).await.expect(200);
    for header in ["Bearer nonsense", "JWT nonsense", "Bearer haul_nonsense", "Basic eDp5", "nonsense"] {
        app.with_authorization(header).post("/logout/", json!({})).await.expect(200);
    }
}

#[rstest]
#[tokio::test]
async fn profile_is_ones_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let profile = admin.client.get("/api/profile").await.expect(200);
    assert_eq!(profile["email"], admin.email);
    let change = json!({ "version": 1, "full_name": "Ada Admin", "phone": "312 555 0150" });
    let changed = admin.client.patch("/api/profile", change.clone()).await.expect(200);
    assert_eq!((&changed["full_name"], &changed["phone"]), (&json!("Ada Admin"), &json!("+13125550150")));
    admin.client.patch("/api/profile", change).await.expect_code(409, "version_stale");
}
