//! Saved views: each person's own, unless shared.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::json;

const VIEWS: &str = "/api/saved_views";

#[rstest]
#[tokio::test]
async fn view_is_kept_changed_and_removed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let me = app.admin().await.client;
    let body = json!({ "list_name": "loads", "name": " Unassigned ", "search": "is_unassigned=true&sort=-pickup_at",
        "columns": ["number", "lane", "pickup_at"] });
    let view = me.post(VIEWS, body).await.expect(201);
    assert_eq!(
        (&view["name"], &view["is_own"], &view["is_default"]),
        (&json!("Unassigned"), &json!(true), &json!(false))
    );
    let path = format!("{VIEWS}/{}", view["id"].as_str().unwrap());
    let changed = me.patch(&path, json!({ "version": 1, "search": "", "columns": null })).await.expect(200);
    assert_eq!((&changed["search"], changed.get("columns"), &changed["version"]), (&json!(""), None, &json!(2)));
    me.patch(&path, json!({ "version": 1, "name": "Late" })).await.expect_code(409, "version_stale");
    assert_eq!(me.get(&format!("{VIEWS}?list_name=loads")).await.expect(200)["items"][0], changed);
    assert_eq!(me.get(&format!("{VIEWS}?list_name=drivers")).await.expect(200)["total_count"], 0);
    assert_eq!(me.post(&format!("{path}/remove"), json!({})).await.expect(200), changed);
    me.post(&format!("{path}/remove"), json!({})).await.expect_code(404, "not_found");
    assert_eq!(me.get(VIEWS).await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn name_is_unique_for_person_and_list(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let view = |list: &str, name: &str| json!({ "list_name": list, "name": name });
    admin.client.post(VIEWS, view("loads", "Mine")).await.expect(201);
    admin.client.post(VIEWS, view("loads", "MINE")).await.expect_code(409, "saved_view_name_already_used");
    admin.client.post(VIEWS, view("drivers", "Mine")).await.expect(201);
    let colleague = app.user(admin.company_id, Role::User).await;
    colleague.client.post(VIEWS, view("loads", "Mine")).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn list_opens_with_one_view_at_most(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let view = |name: &str| json!({ "list_name": "loads", "name": name, "is_default": true });
    let first = admin.client.post(VIEWS, view("A")).await.expect(201);
    let second = admin.client.post(VIEWS, view("B")).await.expect(201);
    let colleague = app.user(admin.company_id, Role::User).await;
    colleague.client.post(VIEWS, view("A")).await.expect(201);
    let defaults = async || {
        let views = admin.client.get(VIEWS).await.expect(200);
        views["items"].as_array().unwrap().iter().map(|view| view["is_default"] == true).collect::<Vec<_>>()
    };
    assert_eq!(defaults().await, [false, true]);
    let path = |view: &serde_json::Value| format!("{VIEWS}/{}", view["id"].as_str().unwrap());
    admin.client.patch(&path(&first), json!({ "version": 1, "is_default": true })).await.expect(200);
    assert_eq!(defaults().await, [true, false]);
    admin.client.patch(&path(&second), json!({ "version": 1, "is_default": false })).await.expect(200);
    assert_eq!(defaults().await, [true, false]);
}

#[rstest]
#[tokio::test]
async fn colleagues_read_what_is_shared_and_change_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "list_name": "loads", "name": "Night shift", "is_default": true });
    let view = admin.client.post(VIEWS, body).await.expect(201);
    let path = format!("{VIEWS}/{}", view["id"].as_str().unwrap());
    let colleague = app.user(admin.company_id, Role::SafetyManager).await.client;
    assert_eq!(colleague.get(VIEWS).await.expect(200)["total_count"], 0);
    admin.client.patch(&path, json!({ "version": 1, "is_shared": true })).await.expect(200);
    let seen = colleague.get(VIEWS).await.expect(200)["items"][0].clone();
    assert_eq!(
        (&seen["name"], &seen["is_own"], &seen["is_default"]),
        (&json!("Night shift"), &json!(false), &json!(false))
    );
    assert_eq!(seen["owner"], view["owner"]);
    colleague.patch(&path, json!({ "version": 2, "name": "Ours" })).await.expect_code(404, "not_found");
    colleague.post(&format!("{path}/remove"), json!({})).await.expect_code(404, "not_found");
    assert_eq!(app.admin().await.client.get(VIEWS).await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn every_invalid_field_is_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "list_name": "Loads?", "name": " ", "search": "?q=a b", "columns": [] });
    let problem = admin.client.post(VIEWS, body).await.expect_code(422, "validation_failed");
    let paths: Vec<_> = problem["fields"].as_array().unwrap().iter().map(|field| field["path"].clone()).collect();
    assert_eq!(paths, ["list_name", "name", "search", "columns"]);
    let long = json!({ "list_name": "loads", "name": "Long", "search": "q".repeat(2_001) });
    admin.client.post(VIEWS, long).await.expect_code(422, "validation_failed");
}
