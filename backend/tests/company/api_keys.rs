//! API keys: what programs may do, and for how long.

use haul_db::{Fetch, Scope};
use haul_entity::{base::idempotency_record, company::api_key};
use haul_ports::ACCESS_ENDED;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn key_does_what_it_may_and_no_more(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "name": "Reports", "permissions": ["company:read"] });
    let made = admin.client.post("/api/api_keys", body).await.expect(201);
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with("haul_") && secret.starts_with(made["api_key"]["prefix"].as_str().unwrap()));
    let program = app.with_authorization(format!("Bearer {secret}"));
    assert_eq!(program.get("/api/company").await.expect(200)["id"], json!(admin.company_id));
    program.get("/api/terminals").await.expect(200);
    program.get("/api/users").await.expect_code(403, "permission_missing");
    program.patch("/api/company", json!({ "version": 1 })).await.expect_code(403, "permission_missing");
    program.get("/api/profile").await.expect_code(403, "people_only");
    program.get("/api/session").await.expect_code(401, "unauthenticated");
    let listed = admin.client.get("/api/api_keys").await.expect(200);
    assert!(listed["items"][0]["last_used_at"].is_string());
    assert!(!listed.to_string().contains(secret));
    let path = format!("/api/api_keys/{}/revoke", made["api_key"]["id"].as_str().unwrap());
    for _ in 0..2 {
        assert!(admin.client.post(&path, json!({})).await.expect(200)["revoked_at"].is_string());
    }
    program.get("/api/company").await.expect_code(401, "unauthenticated");
}

#[rstest]
#[tokio::test]
async fn secret_is_nowhere_in_the_database(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "name": "Reports", "permissions": ["company:read"] });
    let made = admin.client.post_with_key("/api/api_keys", "k-1", body.clone()).await;
    let again = admin.client.post_with_key("/api/api_keys", "k-1", body).await;
    again.assert_replays(&made);
    let secret = made.expect(201)["secret"].as_str().unwrap().to_owned();
    let db = app.ctx.db.scoped(Scope::System("test"));
    let keys = api_key::Entity::find().fetch_all(&db).await.unwrap();
    let records = idempotency_record::Entity::find().fetch_all(&db).await.unwrap();
    assert_eq!((keys.len(), records.len()), (1, 1));
    assert!(!format!("{keys:?}{records:?}").contains(&secret));
}

#[rstest]
#[tokio::test]
async fn expired_key_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let today = app.now().date();
    let body = json!({ "name": "Short", "permissions": ["company:read"], "expires_on": today });
    let made = admin.client.post("/api/api_keys", body).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", made["secret"].as_str().unwrap()));
    program.get("/api/company").await.expect(200);
    app.clock.advance(chrono::TimeDelta::days(1));
    program.get("/api/company").await.expect_code(401, "token_expired");
}

#[rstest]
#[tokio::test]
async fn key_may_not_exceed_its_maker(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    admin.client.send(poem::http::Method::PUT, "/api/role_grants/TerminalManager/admin", &[], None).await.expect(200);
    let yesterday = app.now().date().minus_days(1);
    let body = json!({ "name": " ", "permissions": ["users:read", "loads:write", "x:y"], "expires_on": yesterday });
    let problem = manager.client.post("/api/api_keys", body).await.expect_code(422, "validation_failed");
    let paths: Vec<_> =
        problem["fields"].as_array().unwrap().iter().map(|field| field["path"].as_str().unwrap()).collect();
    assert_eq!(paths, ["name", "permissions.1", "permissions.2", "expires_on"]);
    let permissions = manager.client.get("/api/permissions").await.expect(200);
    assert!(permissions["items"].as_array().unwrap().len() > 20);
}

#[rstest]
#[tokio::test]
async fn keys_end_with_the_access_of_their_maker(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for end in ["suspend", "remove"] {
        let maker = app.user(admin.company_id, Role::Admin).await;
        let program = app.with_authorization(format!("Bearer {}", key(&maker, &["company:read"]).await));
        program.get("/api/company").await.expect(200);
        app.events.take();
        let path = format!("/api/users/{}/{end}", maker.user_id);
        admin.client.post(&path, json!({ "reason": "Left" })).await.expect(200);
        program.get("/api/company").await.expect_code(401, "unauthenticated");
        let ended = app.events.take().into_iter().filter(|(_, change)| change.topic == ACCESS_ENDED);
        assert!(ended.filter_map(|(_, change)| change.reader_id).any(|reader| reader == maker.user_id), "{end}");
    }
}

#[rstest]
#[tokio::test]
async fn keys_lose_what_their_makers_role_loses(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let section = "/api/role_grants/TerminalManager/loads";
    admin.client.send(Method::PUT, section, &[], None).await.expect(200);
    let maker = app.user(admin.company_id, Role::Admin).await;
    let of_users = app.with_authorization(format!("Bearer {}", key(&maker, &["users:read"]).await));
    let of_loads = app.with_authorization(format!("Bearer {}", key(&maker, &["loads:read"]).await));
    let change = json!({ "version": 1, "role": "TerminalManager" });
    admin.client.patch(&format!("/api/users/{}", maker.user_id), change).await.expect(200);
    of_users.get("/api/users").await.expect_code(401, "unauthenticated");
    of_loads.get("/api/loads").await.expect(200);
    admin.client.send(Method::DELETE, section, &[], None).await.expect(200);
    of_loads.get("/api/loads").await.expect_code(401, "unauthenticated");
}

async fn key(maker: &Person, permissions: &[&str]) -> String {
    let body = json!({ "name": "Reports", "permissions": permissions });
    maker.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned()
}
