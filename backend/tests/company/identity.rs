//! The carrier's identity: its EIN sealed, its DOT and MC numbers protected against casual changes, and sign-ins that
//! end.

use chrono::TimeDelta;
use haul_company::company::prove;
use haul_db::{Fetch, Scope};
use haul_entity::{base::audit_event, company::company};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use serde_json::{Value, json};
use uuid::Uuid;

async fn row(app: &TestApp, id: Uuid) -> company::Model {
    let db = app.ctx.db.scoped(Scope::System("test"));
    company::Entity::find_by_id(id).fetch_optional(&db).await.unwrap().unwrap()
}

#[rstest]
#[tokio::test]
async fn ein_lies_nowhere_in_the_clear(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let changed = admin.client.patch("/api/company", json!({ "version": 1, "ein": "12-3456789" })).await.expect(200);
    assert_eq!(changed["ein"], "12-3456789");
    assert_eq!(admin.client.get("/api/company").await.expect(200)["ein"], "12-3456789");
    let stored = row(&app, admin.company_id).await;
    assert!(stored.ein.is_none() && !format!("{stored:?}").contains("3456789"), "{stored:?}");
    let db = app.ctx.db.scoped(Scope::System("test"));
    let events = format!("{:?}", audit_event::Entity::find().fetch_all(&db).await.unwrap());
    assert!(events.contains("…6789") && !events.contains("3456789"), "{events}");
    let cleared = admin.client.patch("/api/company", json!({ "version": 2, "ein": null })).await.expect(200);
    assert!(cleared["ein"].is_null());
}

#[rstest]
#[tokio::test]
async fn ein_from_before_is_sealed_by_its_job(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let mut before = row(&app, admin.company_id).await.into_active_model();
    before.ein = Set(Some("12-3456789".to_owned()));
    before.update(&db).await.unwrap();
    assert_eq!(admin.client.get("/api/company").await.expect(200)["ein"], "12-3456789", "readable until then");
    let job = haul_entity::base::job::ActiveModel {
        id: Set(app.ctx.ids.next()),
        company_id: Set(Some(admin.company_id)),
        kind: Set("seal_ein".to_owned()),
        payload: Set(json!({})),
        run_after: Set(app.now()),
        attempts: Set(0),
        leased_until: Set(None),
        finished_at: Set(None),
        failed_at: Set(None),
        last_error: Set(None),
        created_at: Set(app.now()),
    };
    job.insert(&db).await.unwrap();
    app.run_jobs().await;
    let after = row(&app, admin.company_id).await;
    assert!(after.ein.is_none() && after.ein_sealed.is_some(), "{after:?}");
    assert_eq!(admin.client.get("/api/company").await.expect(200)["ein"], "12-3456789");
}

fn new_number(version: i32) -> Value {
    json!({ "version": version, "docket_numbers": [{ "kind": "MC", "number": "654321" }] })
}

#[rstest]
#[tokio::test]
async fn mc_number_needs_a_recent_sign_in_and_every_admin_hears_of_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let left_open = app.signed_in_before(&admin.uid, &admin.email, true, TimeDelta::minutes(11));
    left_open.patch("/api/company", new_number(1)).await.expect_code(403, "recent_sign_in_needed");
    left_open.patch("/api/company", json!({ "version": 1, "dba_name": "Blue Ridge" })).await.expect(200);
    let body = json!({ "name": "Sync", "permissions": ["company:write"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned();
    let program = app.with_authorization(format!("Bearer {key}"));
    program.patch("/api/company", new_number(2)).await.expect_code(403, "recent_sign_in_needed");
    admin.client.patch("/api/company", new_number(2)).await.expect(200);
    for person in [&admin, &other] {
        let notices = person.client.get("/api/notices").await.expect(200);
        assert_eq!(notices["items"][0]["title"], "The company's MC number was changed", "{notices}");
    }
}

fn new_dot(version: i32, dot_number: &str) -> Value {
    json!({ "version": version, "dot_number": dot_number })
}

const CHANGE_DOT: &str = "/api/company/change_dot_number";

#[rstest]
#[tokio::test]
async fn dot_number_needs_a_recent_sign_in_and_every_admin_hears_of_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let neighbor = row(&app, app.admin().await.company_id).await;
    prove(&app.ctx, &row(&app, admin.company_id).await.dot_number).await.unwrap();
    let left_open = app.signed_in_before(&admin.uid, &admin.email, true, TimeDelta::minutes(11));
    left_open.post(CHANGE_DOT, new_dot(2, "77002")).await.expect_code(403, "recent_sign_in_needed");
    let body = json!({ "name": "Sync", "permissions": ["company:write"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned();
    let program = app.with_authorization(format!("Bearer {key}"));
    program.post(CHANGE_DOT, new_dot(2, "77002")).await.expect_code(403, "recent_sign_in_needed");

    admin.client.post(CHANGE_DOT, new_dot(1, "77002")).await.expect_code(409, "version_stale");
    let problem = admin.client.post(CHANGE_DOT, new_dot(2, "0077")).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "dot_number");
    let taken = new_dot(2, &neighbor.dot_number);
    admin.client.post(CHANGE_DOT, taken).await.expect_code(409, "dot_number_already_used");
    let changed = admin.client.post(CHANGE_DOT, new_dot(2, "USDOT 77002")).await.expect(200);
    assert_eq!((&changed["dot_number"], &changed["version"]), (&json!("77002"), &json!(3)));
    assert_eq!(changed["is_dot_proven"], false, "the operator confirmed the other number");
    // Without a difference, nothing happens.
    assert_eq!(admin.client.post(CHANGE_DOT, new_dot(3, "77002")).await.expect(200)["version"], 3);
    for person in [&admin, &other] {
        let notices = person.client.get("/api/notices").await.expect(200);
        assert_eq!(notices["items"][0]["title"], "The company's USDOT number was changed", "{notices}");
    }
    let log = admin.client.get("/api/audit_events?entity_type=company").await.expect(200);
    let fields: Vec<&Value> = log["items"][0]["changes"].as_array().unwrap().iter().map(|one| &one["field"]).collect();
    assert_eq!(fields, ["dot_number", "is_dot_proven"], "{log}");
}

#[rstest]
#[tokio::test]
async fn sign_in_ends_after_two_weeks_however_fresh_its_token(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let days = |days| app.signed_in_before(&admin.uid, &admin.email, true, TimeDelta::days(days));
    days(13).get("/api/company").await.expect(200);
    days(14).get("/api/company").await.expect_code(401, "sign_in_expired");
}
