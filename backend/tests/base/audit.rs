//! The audit log: complete, filtered, and broken by an edit.

use haul_app::seal_heads;
use haul_db::{Fetch, Scope};
use haul_entity::base::{audit_event, audit_head, audit_origin};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, ConnectionTrait, EntityTrait, IntoActiveModel, Set};
use serde_json::{Value, json};

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

const HEADERS: [(&str, &str); 2] = [("user-agent", "Firefox/140.0"), ("x-client-ip", "203.0.113.9")];

fn chicago() -> Value {
    json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" })
}

#[rstest]
#[tokio::test]
async fn event_tells_address_device_and_on_whose_behalf(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let post = poem::http::Method::POST;
    // From before there were addresses: its hash covers what it always covered.
    admin.client.post("/api/terminals", chicago()).await.expect(201);
    let key = json!({ "name": "ERP", "permissions": ["terminals:write"] });
    let key = admin.client.send(post.clone(), "/api/api_keys", &HEADERS, Some(key)).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let dallas = json!({ "code": "DAL", "name": "Dallas", "time_zone": "America/Chicago" });
    program.send(post, "/api/terminals", &HEADERS, Some(dallas)).await.expect(201);
    let events = admin.client.get("/api/audit_events").await.expect(200);
    let [by_key, by_admin, first] = events["items"].as_array().unwrap().as_slice() else { panic!("{events}") };
    let origin = json!({ "address": "203.0.113.9", "device": "Firefox/140.0" });
    assert_eq!((&by_key["origin"], &by_admin["origin"], &first["origin"]), (&origin, &origin, &Value::Null));
    assert_eq!(by_key["actor"]["kind"], "api_key");
    assert_eq!(by_key["actor"]["on_behalf_of"]["id"], json!(admin.user_id));
    assert_eq!(by_admin["actor"]["on_behalf_of"], Value::Null);
    let verdict = async || admin.client.get("/api/audit_events/verify").await.expect(200);
    assert_eq!(verdict().await, json!({ "is_intact": true, "checked_count": 3 }));
    let db = app.ctx.db.scoped(Scope::System("test"));
    db.execute_unprepared("UPDATE audit_origin SET address = '198.51.100.1'").await.unwrap();
    assert_eq!(verdict().await["is_intact"], false, "a changed address is noticed");
}

#[rstest]
#[tokio::test]
async fn addresses_are_erased_in_time_and_the_chain_stays(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let post = poem::http::Method::POST;
    admin.client.send(post, "/api/terminals", &HEADERS, Some(chicago())).await.expect(201);
    let settings = admin.client.get("/api/audit_settings").await.expect(200);
    assert_eq!(settings, json!({ "origin_months": 24, "version": 0 }));
    let change = json!({ "version": 0, "origin_months": 1 });
    let put = poem::http::Method::PUT;
    let change = admin.client.send(put.clone(), "/api/audit_settings", &[], Some(change)).await.expect(200);
    assert_eq!(change, json!({ "origin_months": 1, "version": 1 }));
    let stale = json!({ "version": 0, "origin_months": 3 });
    admin.client.send(put.clone(), "/api/audit_settings", &[], Some(stale)).await.expect_code(409, "version_stale");
    let wrong = json!({ "version": 1, "origin_months": 0 });
    admin.client.send(put, "/api/audit_settings", &[], Some(wrong)).await.expect_code(422, "validation_failed");
    let db = app.ctx.db.scoped(Scope::System("test"));
    let kept = async || audit_origin::Entity::find().fetch_all(&db).await.unwrap().len();
    app.run_jobs().await;
    assert_eq!(kept().await, 1);
    app.clock.advance(chrono::TimeDelta::days(32));
    let again = app.signed_in(&admin.uid, &admin.email, true);
    again.patch("/api/profile", json!({ "version": 1, "full_name": "Ada" })).await.expect(200);
    sweep(&app).await;
    assert_eq!(kept().await, 0);
    let verdict = again.get("/api/audit_events/verify").await.expect(200);
    assert_eq!(verdict["is_intact"], true, "{verdict}");
    let events = again.get("/api/audit_events?action=terminal.created").await.expect(200);
    assert_eq!(events["items"][0]["origin"], Value::Null);
}

/// What the host does every so often.
async fn sweep(app: &TestApp) {
    for sweep in haul_app::PRODUCT.areas.iter().flat_map(|area| area.retention) {
        sweep(&app.ctx.db.scoped(Scope::System("test")), app.ctx.now()).await.unwrap();
    }
}

#[rstest]
#[tokio::test]
async fn log_is_filtered_by_named_actions_and_exported(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let post = poem::http::Method::POST;
    admin.client.send(post, "/api/terminals", &HEADERS, Some(chicago())).await.expect(201);
    let actions = admin.client.get("/api/audit_actions").await.expect(200);
    let named: Vec<_> = actions["items"].as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap()).collect();
    for action in ["terminal.created", "load.cancelled", "user.signed_in", "access.refused"] {
        assert!(named.contains(&action), "{action}");
    }
    let body = json!({ "list_name": "audit_events", "format": "csv", "search": "action=terminal.created" });
    let export = admin.client.post("/api/exports", body).await.expect(201);
    app.run_jobs().await;
    let path = format!("/api/exports/{}", export["id"].as_str().unwrap());
    assert_eq!(admin.client.get(&path).await.expect(200)["status"], "done");
    let link = admin.client.post(&format!("{path}/open"), json!({})).await.expect(200);
    let text = String::from_utf8(app.download(admin.company_id, &link).await).unwrap();
    assert!(text.contains("terminal.created,terminal,Chicago"), "{text}");
    assert!(text.contains("203.0.113.9,Firefox/140.0"), "{text}");
}
