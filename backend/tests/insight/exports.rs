//! Exports: the filtered list, for everyone who may read it.

use haul_db::{Fetch, Scope};
use haul_entity::{Owned, insight::export};
use haul_types::{ExportStatus, Role};
use poem::http::Method;
use sea_orm::{ColumnTrait, QueryFilter};
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use rstest::rstest;

const EXPORTS: &str = "/api/exports";

/// Exports and returns the file's text without its byte order mark.
async fn csv(app: &TestApp, person: &Person, body: Value) -> String {
    let export = person.client.post(EXPORTS, body).await.expect(201);
    app.run_jobs().await;
    let path = format!("{EXPORTS}/{}", id(&export));
    let done = person.client.get(&path).await.expect(200);
    assert_eq!(done["status"], "done", "{done}");
    let link = person.client.post(&format!("{path}/open"), json!({})).await.expect(200);
    let text = String::from_utf8(app.download(person.company_id, &link).await).unwrap();
    text.strip_prefix('\u{feff}').unwrap().to_owned()
}

/// The cells of one column.
fn column(text: &str, title: &str) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let at = reader.headers().unwrap().iter().position(|it| it == title).unwrap_or_else(|| panic!("{title}: {text}"));
    reader.records().map(|record| record.unwrap()[at].to_owned()).collect()
}

#[rstest]
#[tokio::test]
async fn export_has_the_rows_of_the_filter_in_its_order(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let first = admin.load(&freight).await;
    let second = admin.assigned_load(&freight).await;
    let cancelled = admin.load(&freight).await;
    let body = json!({ "version": cancelled["version"], "reason": "Because" });
    admin.client.post(&format!("/api/loads/{}/cancel", id(&cancelled)), body).await.expect(200);
    let number = |load: &Value| load["number"].as_str().unwrap().to_owned();
    let all = csv(&app, &admin, json!({ "list_name": "loads", "format": "csv", "search": "sort=number" })).await;
    assert_eq!(column(&all, "Load"), [number(&first), number(&second), number(&cancelled)]);
    assert_eq!(column(&all, "Total"), ["2808.90", "2808.90", "2808.90"]);
    assert_eq!(column(&all, "Pickup time"), vec!["2026-11-18 08:00"; 3]);
    assert_eq!(column(&all, "Pickup time zone"), vec!["America/Chicago"; 3]);
    let body = json!({ "list_name": "loads", "format": "csv", "search": "is_unassigned=true&limit=1&cursor=x", "columns": ["total", "number"] });
    let unassigned = csv(&app, &admin, body).await;
    assert_eq!(unassigned, format!("Total,Load\r\n2808.90,{}\r\n", number(&first)), "pages are no filter");
    let export = &admin.client.get(EXPORTS).await.expect(200)["items"][0];
    assert_eq!((&export["done_rows"], &export["total_rows"]), (&json!(1), &json!(1)));
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["total_count"], 0, "an export that is ready is no news to the person who asked for it");
}

/// More rows than a page of the list has.
#[rstest]
#[tokio::test]
async fn export_reads_every_page(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for number in 0..203 {
        admin.client.post("/api/drivers", driver("Dana", &format!("Cole {number:03}"))).await.expect(201);
    }
    let text = csv(&app, &admin, json!({ "list_name": "drivers", "format": "csv" })).await;
    let expected: Vec<_> = (0..203).map(|number| format!("Cole {number:03}")).collect();
    assert_eq!(column(&text, "Last name"), expected);
}

#[rstest]
#[tokio::test]
async fn every_list_can_be_exported(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    admin.client.post("/api/quotes", freight.quote()).await.expect(201);
    let owner = json!({ "name": "Lee Trucking", "email": "lee@example.com" });
    admin.client.post("/api/fleet_owners", owner).await.expect(201);
    let moving = admin.assigned_load(&freight).await;
    let exceptions = format!("/api/loads/{}/tracking_exceptions", id(&moving));
    admin.client.post(&exceptions, json!({ "kind": "other", "note": "Seal broken" })).await.expect(201);
    for (list, title) in [
        ("loads", "Load"),
        ("drivers", "Last name"),
        ("trucks", "Unit"),
        ("trailers", "Unit"),
        ("customers", "Name"),
        ("facilities", "City"),
        ("quotes", "Quote"),
        ("detention", "Facility"),
        ("ready_to_bill", "Load"),
        ("users", "Email"),
        ("fleet_owners", "Name"),
        ("tracked_loads", "Load"),
        ("tracking_exceptions", "Load"),
    ] {
        let text = csv(&app, &admin, json!({ "list_name": list, "format": "csv" })).await;
        let cells = column(&text, title);
        assert!(!cells.is_empty() && cells.iter().all(|cell| !cell.is_empty()), "{list}: {text}");
    }
    let body = json!({ "list_name": "loads", "format": "xlsx" });
    let export = admin.client.post(EXPORTS, body).await.expect(201);
    app.run_jobs().await;
    let link = admin.client.post(&format!("{EXPORTS}/{}/open", id(&export)), json!({})).await.expect(200);
    assert!(app.download(admin.company_id, &link).await.starts_with(b"PK"));
}

#[rstest]
#[tokio::test]
async fn a_file_has_the_chosen_columns_in_their_order(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let offered = admin.client.get("/api/export_columns?list_name=trucks").await.expect(200);
    let keys: Vec<&str> = offered["items"].as_array().unwrap().iter().map(|one| one["key"].as_str().unwrap()).collect();
    assert!(keys.contains(&"unit_number") && keys.contains(&"status"), "{offered}");
    let chosen = json!({ "list_name": "trucks", "format": "csv", "columns": ["status", "unit_number"] });
    let text = csv(&app, &admin, chosen).await;
    assert_eq!(text.trim_start_matches('\u{feff}').lines().next(), Some("Status,Unit"));
    let unknown = json!({ "list_name": "trucks", "format": "csv", "columns": ["color"] });
    let refused = admin.client.post(EXPORTS, unknown).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "columns");
}

#[rstest]
#[tokio::test]
async fn who_may_not_read_the_list_may_not_export_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    let body = json!({ "list_name": "loads", "format": "csv" });
    user.client.get("/api/loads").await.expect_code(403, "permission_missing");
    user.client.post(EXPORTS, body.clone()).await.expect_code(403, "permission_missing");
    // And again when it is written: the request was still allowed.
    let grant = "/api/role_grants/SafetyManager/loads";
    assert!(admin.client.send(Method::PUT, grant, &[], None).await.status.is_success());
    let export = user.client.post(EXPORTS, body).await.expect(201);
    assert!(admin.client.send(Method::DELETE, grant, &[], None).await.status.is_success());
    app.run_jobs().await;
    let failed = user.client.get(&format!("{EXPORTS}/{}", id(&export))).await.expect(200);
    assert_eq!(failed["status"], "failed");
    assert!(failed["problem"].as_str().unwrap().contains("loads:read"), "{failed}");
}

#[rstest]
#[tokio::test]
async fn what_the_list_refuses_the_export_refuses(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (search, status) in
        [("status=lost", 422), ("sort=colour", 422), ("customer_id=nobody", 422), ("colour=red", 400)]
    {
        let body = json!({ "list_name": "loads", "format": "csv", "search": search });
        let answer = admin.client.post(EXPORTS, body).await;
        let listed = admin.client.get(&format!("/api/loads?{search}")).await;
        assert_eq!((answer.status.as_u16(), &answer.body["message"]), (status, &listed.body["message"]), "{search}");
    }
    let body = json!({ "list_name": "loads", "format": "csv", "columns": ["colour"] });
    admin.client.post(EXPORTS, body).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn exports_are_their_readers_alone(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let colleague = app.user(admin.company_id, Role::Admin).await;
    let export = admin.client.post(EXPORTS, json!({ "list_name": "customers", "format": "csv" })).await.expect(201);
    let path = format!("{EXPORTS}/{}", id(&export));
    colleague.client.get(&path).await.expect_code(404, "not_found");
    colleague.client.post(&format!("{path}/open"), json!({})).await.expect_code(404, "not_found");
    assert_eq!(colleague.client.get(EXPORTS).await.expect(200)["total_count"], 0);
    admin.client.post(&format!("{path}/open"), json!({})).await.expect_code(409, "export_not_done");
    app.run_jobs().await;
    admin.client.post(&format!("{path}/open"), json!({})).await.expect(200);
    let told = app.events.take();
    let readers = told.iter().filter(|(_, it)| it.topic == "export").map(|(_, it)| it.reader_id);
    assert!(readers.clone().count() >= 3 && readers.clone().all(|it| it == Some(admin.user_id)));
}

#[rstest]
#[tokio::test]
async fn key_exports_what_it_may_read_as_long_as_it_is_valid(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201);
    let made = json!({ "name": "Data warehouse", "permissions": ["drivers:read"] });
    let made = admin.client.post("/api/api_keys", made).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", made["secret"].as_str().unwrap()));

    let loads = json!({ "list_name": "loads", "format": "csv" });
    program.post(EXPORTS, loads).await.expect_code(403, "permission_missing");
    let drivers = json!({ "list_name": "drivers", "format": "csv" });
    let export = program.post(EXPORTS, drivers.clone()).await.expect(201);
    let path = format!("{EXPORTS}/{}", id(&export));
    admin.client.get(&path).await.expect_code(404, "not_found");
    app.run_jobs().await;
    assert_eq!(program.get(&path).await.expect(200)["status"], "done");
    let link = program.post(&format!("{path}/open"), json!({})).await.expect(200);
    let text = String::from_utf8(app.download(admin.company_id, &link).await).unwrap();
    assert_eq!(column(text.trim_start_matches('\u{feff}'), "Last name"), ["Cole"]);

    program.post(EXPORTS, drivers).await.expect(201);
    admin.client.post(&format!("/api/api_keys/{}/revoke", id(&made["api_key"])), json!({})).await.expect(200);
    app.run_jobs().await;
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let failed = export::Entity::owned_by(admin.company_id).filter(export::Column::Status.eq(ExportStatus::Failed));
    let problem = failed.fetch_optional(&db).await.unwrap().and_then(|row| row.problem);
    assert_eq!(problem.as_deref(), Some("You no longer have access."));
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["total_count"], 0, "a key reads no notices, and nobody else asked for the file");
}

#[rstest]
#[tokio::test]
async fn files_expire(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let export = admin.client.post(EXPORTS, json!({ "list_name": "customers", "format": "csv" })).await.expect(201);
    app.run_jobs().await;
    app.clock.advance(chrono::TimeDelta::hours(23));
    let path = format!("{EXPORTS}/{}/open", id(&export));
    let admin_later = app.signed_in(&admin.uid, &admin.email, true);
    admin_later.post(&path, json!({})).await.expect_code(409, "export_expired");
}
