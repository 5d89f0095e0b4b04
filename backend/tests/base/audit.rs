//! The audit log: complete, filtered, and broken by an edit.

use haul_app::seal_heads;
use haul_db::{Fetch, Scope};
use haul_entity::base::{audit_event, audit_head};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, ConnectionTrait, EntityTrait, IntoActiveModel, Set};
use serde_json::json;

#[rstest]
#[tokio::test]
async fn every_change_is_a_link_of_the_chain(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let terminal = admin.client.post("/api/terminals", body).await.expect(201);
    let path = format!("/api/terminals/{}", terminal["id"].as_str().unwrap());
    admin.client.patch(&path, json!({ "version": 1, "name": "Cicero" })).await.expect(200);
    let events = admin.client.get("/api/audit_events").await.expect(200);
    assert_eq!(events["total_count"], 2);
    let last = &events["items"][0];
    assert_eq!((&last["action"], &last["sequence"]), (&json!("terminal.updated"), &json!(2)));
    assert_eq!(last["changes"], json!([{ "field": "name", "from": "Chicago", "to": "Cicero" }]));
    assert_eq!(last["actor"]["kind"], "user");
    assert_eq!(last["actor"]["id"], json!(admin.user_id));
    assert_eq!(last["request_id"], "test");
    let count = async |query: &str| {
        admin.client.get(&format!("/api/audit_events?{query}")).await.expect(200)["total_count"].clone()
    };
    assert_eq!(count("action=terminal.created").await, 1);
    assert_eq!(count(&format!("entity_id={}", terminal["id"].as_str().unwrap())).await, 2);
    assert_eq!(count(&format!("actor_id={}", admin.company_id)).await, 0);
    assert_eq!(count("from=2001-01-01T00:00:00Z&to=2002-01-01T00:00:00Z").await, 0);
    let verdict = admin.client.get("/api/audit_events/verify").await.expect(200);
    assert_eq!(verdict, json!({ "is_intact": true, "checked_count": 2 }));
    assert_eq!(app.admin().await.client.get("/api/audit_events").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn events_cannot_be_changed_by_the_product(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", body).await.expect(201);
    let db = app.ctx.db.scoped(Scope::System("test"));
    let edit = "UPDATE audit_event SET actor_name = 'Nobody'";
    assert!(db.execute_unprepared(edit).await.is_err());
    assert!(audit_event::Entity::delete_many().exec(&db).await.is_err());
}

#[rstest]
#[tokio::test]
async fn missing_end_of_the_chain_is_noticed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", body).await.expect(201);
    let db = app.ctx.db.scoped(Scope::System("test"));
    db.execute_unprepared("UPDATE audit_head SET sequence = 2").await.unwrap();
    let verdict = admin.client.get("/api/audit_events/verify").await.expect(200);
    assert_eq!(verdict, json!({ "is_intact": false, "checked_count": 2, "broken_sequence": 2 }));
    db.execute_unprepared("UPDATE audit_head SET sequence = 1, hash = 'other'").await.unwrap();
    let verdict = admin.client.get("/api/audit_events/verify").await.expect(200);
    assert_eq!((&verdict["is_intact"], &verdict["broken_sequence"]), (&json!(false), &json!(1)));
}

#[rstest]
#[tokio::test]
async fn sign_in_is_noted_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    for _ in 0..2 {
        user.client.get("/api/session").await.expect(200);
    }
    let events = admin.client.get("/api/audit_events?action=user.signed_in").await.expect(200);
    assert_eq!(events["total_count"], 1);
    assert_eq!(events["items"][0]["actor"]["id"], json!(user.user_id));
    assert_eq!(admin.client.get("/api/audit_events/verify").await.expect(200)["is_intact"], true);
}

#[rstest]
#[tokio::test]
async fn refusal_is_noted_once_an_hour(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    let refused = async || {
        let admin = app.signed_in(&admin.uid, &admin.email, true);
        admin.get("/api/audit_events?action=access.refused").await.expect(200)
    };
    for _ in 0..3 {
        user.client.get("/api/users").await.expect_code(403, "permission_missing");
    }
    let events = refused().await;
    assert_eq!(events["total_count"], 1);
    assert_eq!(events["items"][0]["actor"]["id"], json!(user.user_id));
    assert_eq!(events["items"][0]["changes"], json!([{ "field": "operation", "to": "list_users" }]));
    user.client.get("/api/api_keys").await.expect(403);
    assert_eq!(refused().await["total_count"], 2);
    for (minutes, noted) in [(59, 2), (2, 3)] {
        app.clock.advance(chrono::TimeDelta::minutes(minutes));
        app.signed_in(&user.uid, &user.email, true).get("/api/users").await.expect(403);
        assert_eq!(refused().await["total_count"], noted);
    }
}

#[rstest]
#[tokio::test]
async fn refusal_that_could_not_be_noted_is_noted_the_next_time(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", body).await.expect(201);
    let db = app.ctx.db.scoped(Scope::System("test"));
    // The next event would use a number that is already taken.
    db.execute_unprepared("UPDATE audit_head SET sequence = 0").await.unwrap();
    user.client.get("/api/users").await.expect(500);
    db.execute_unprepared("UPDATE audit_head SET sequence = 1").await.unwrap();
    user.client.get("/api/users").await.expect_code(403, "permission_missing");
    let events = admin.client.get("/api/audit_events?action=access.refused").await.expect(200);
    assert_eq!(events["total_count"], 1);
}

/// Direct access to the database allows forging a consistent chain, but not the seal of its end, which is the host's.
#[rstest]
#[tokio::test]
async fn forged_chain_that_fits_is_still_broken(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    admin.client.post("/api/terminals", body.clone()).await.expect(201);
    let forge = async |seal: Option<String>| {
        let db = app.ctx.db.scoped(Scope::System("test"));
        let head = audit_head::Entity::find_by_id(admin.company_id).fetch_optional(&db).await.unwrap().unwrap();
        let mut row = head.into_active_model();
        row.seal = Set(seal);
        row.update(&db).await.unwrap();
        admin.client.get("/api/audit_events/verify").await.expect(200)["is_intact"].clone()
    };
    assert_eq!(forge(None).await, false);
    let guess = app.ctx.sealing.seal(b"another hash", "audit_head").unwrap();
    assert_eq!(forge(Some(guess)).await, false);
    // Later events don't repair it.
    admin
        .client
        .post("/api/terminals", json!({ "code": "DAL", "name": "Dallas", "time_zone": "America/Chicago" }))
        .await
        .expect(201);
    assert_eq!(admin.client.get("/api/audit_events/verify").await.expect(200)["is_intact"], false);
    // Chains that predate seals are sealed once.
    seal_heads(&app.ctx).await.unwrap();
    assert_eq!(admin.client.get("/api/audit_events/verify").await.expect(200)["is_intact"], true);
}
