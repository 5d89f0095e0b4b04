//! Audit binders.

use std::{
    collections::BTreeMap,
    io::{Cursor, Read},
};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const BINDERS: &str = "/api/audit_binders";

/// Orders a binder and waits for it.
async fn bound(app: &TestApp, admin: &Person, order: Value) -> (Value, BTreeMap<String, Vec<u8>>) {
    let made = admin.client.post(BINDERS, order).await.expect(201);
    assert_eq!(made["status"], "queued");
    app.run_jobs().await;
    let binder = admin.client.get(&format!("{BINDERS}/{}", id(&made))).await.expect(200);
    assert_eq!(binder["status"], "done", "{binder}");
    assert_eq!(binder["done_count"], binder["total_count"]);
    let link = admin.client.post(&format!("{BINDERS}/{}/open", id(&made)), json!({})).await.expect(200);
    let bytes = app.download(admin.company_id, &link).await;
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        files.insert(file.name().unwrap().into_owned(), content);
    }
    (binder, files)
}

/// The facts of a file: the typesetter of tests writes them instead of a page.
fn facts(files: &BTreeMap<String, Vec<u8>>, ending: &str) -> Value {
    let (_, bytes) = files.iter().find(|(name, _)| name.ends_with(ending)).unwrap_or_else(|| panic!("{ending}"));
    serde_json::from_slice(bytes).unwrap()
}

#[rstest]
#[tokio::test]
async fn the_index_names_each_file_in_the_order_of_the_factors(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (first, last) in [("Ann", "Lee"), ("Dana", "Cole")] {
        admin.client.post("/api/drivers", driver(first, last)).await.expect(201);
    }
    let gone = admin.client.post("/api/drivers", driver("Will", "Gone")).await.expect(201);
    let left = json!({ "version": 1, "status": "terminated", "terminated_on": "2020-01-31" });
    admin.client.patch(&format!("/api/drivers/{}", id(&gone)), left).await.expect(200);
    admin.client.post("/api/trucks", json!({ "unit_number": "7" })).await.expect(201);
    let (_, files) = bound(&app, &admin, json!({ "kind": "compliance_review" })).await;
    let index = facts(&files, "0 Index.pdf");
    let mut titles = Vec::new();
    let mut named = Vec::new();
    for part in index["parts"].as_array().unwrap() {
        let folder = part["title"].as_str().unwrap();
        titles.push(folder);
        for row in part["rows"].as_array().unwrap() {
            let (name, pages, remark) = (&row[0], &row[1], &row[2]);
            if pages == "" {
                assert_ne!(remark, "", "{name} is neither inside nor explained");
            } else {
                assert_eq!(pages, "1");
                named.push(format!("{folder}/{}", name.as_str().unwrap()));
            }
        }
    }
    assert_eq!(titles, ["1 General", "2 Driver", "3 Operational", "4 Vehicle", "5 Hazmat", "6 Accident"]);
    // Auditors don't ask about a driver who left long ago.
    assert!(!named.iter().any(|name| name.contains("Gone")), "{named:?}");
    let drivers: Vec<&str> = named.iter().filter_map(|name| name.strip_prefix("2 Driver/")).collect();
    assert_eq!(
        drivers,
        [
            "002 Cole Dana qualification file.pdf",
            "003 Lee Ann qualification file.pdf",
            "004 Cole Dana investigation history.pdf",
            "005 Lee Ann investigation history.pdf",
            "006 Cole Dana drug and alcohol testing.pdf",
            "007 Lee Ann drug and alcohol testing.pdf",
            "008 Driver training and policies.pdf",
        ]
    );
    let inside: Vec<&String> = files.keys().filter(|name| name.ends_with(".pdf") && *name != "0 Index.pdf").collect();
    named.sort();
    assert_eq!(inside, named.iter().collect::<Vec<_>>());
    assert_eq!(facts(&files, "Truck 7.pdf")["kind"], "Vehicle file");
    let log = admin.client.get("/api/audit_events").await.expect(200);
    assert!(log.to_string().contains("audit_binder.opened"), "{log}");
}

#[rstest]
#[tokio::test]
async fn a_binder_of_last_month_has_what_was_on_file_then(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let then = app.at(&admin, "2026-10-05T15:00:00Z");
    let dana = id(&then.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let items = format!("/api/records/driver/{dana}/compliance_items");
    let card = |number: &str, day: &str| json!({ "item_type": "passport", "number": number, "expires_on": day });
    then.client.post(&items, card("OLD-1", "2027-01-31")).await.expect(201);
    let test = json!({
        "driver_id": dana, "kind": "pre_employment", "substance": "drugs", "ordered_on": "2026-10-01",
        "collected_on": "2026-10-02",
    });
    let test = then.client.post("/api/drug_alcohol_tests", test).await.expect(201);
    let now = app.at(&admin, "2026-11-20T15:00:00Z");
    now.client.post(&items, card("NEW-2", "2036-01-31")).await.expect(201);
    let result = json!({ "version": 1, "result": "negative", "result_on": "2026-11-03" });
    now.client.patch(&format!("/api/drug_alcohol_tests/{}", id(&test)), result).await.expect(200);
    let (binder, files) = bound(&app, &now, json!({ "kind": "driver_files", "as_of": "2026-10-20" })).await;
    assert_eq!(binder["file_name"], "Driver files 2026-10-20.zip");
    let file = facts(&files, "qualification file.pdf").to_string();
    assert!(file.contains("OLD-1") && !file.contains("NEW-2"), "{file}");
    let testing = facts(&files, "drug and alcohol testing.pdf");
    assert_eq!(testing["parts"][0]["rows"][0][4], "Open");
    let (_, today) = bound(&app, &now, json!({ "kind": "driver_files" })).await;
    let file = facts(&today, "qualification file.pdf").to_string();
    assert!(file.contains("OLD-1") && file.contains("NEW-2"), "{file}");
    assert_eq!(facts(&today, "drug and alcohol testing.pdf")["parts"][0]["rows"][0][4], "Negative");
    let future = now.client.post(BINDERS, json!({ "kind": "vehicles", "as_of": "2026-12-01" })).await;
    assert_eq!(future.expect_code(422, "validation_failed")["fields"][0]["path"], "as_of");
}

#[rstest]
#[tokio::test]
async fn a_binder_is_for_people_who_keep_restricted_files(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let order = json!({ "kind": "drug_alcohol" });
    let made = admin.client.post_with_key(BINDERS, "once", order.clone()).await.expect(201);
    assert_eq!(admin.client.post_with_key(BINDERS, "once", order.clone()).await.expect(201), made);
    let open = format!("{BINDERS}/{}/open", id(&made));
    admin.client.post(&open, json!({})).await.expect_code(409, "archive_not_done");
    let manager = app.user(admin.company_id, Role::SafetyManager).await;
    manager.client.post(BINDERS, order).await.expect(403);
    let other = app.admin().await;
    other.client.post(&open, json!({})).await.expect_code(404, "not_found");
    app.run_jobs().await;
    let waiting = chrono::TimeDelta::hours(24);
    app.clock.advance(waiting);
    let later = app.signed_in(&admin.uid, &admin.email, true);
    later.post(&open, json!({})).await.expect_code(409, "archive_expired");
}

#[rstest]
#[tokio::test]
async fn nobody_else_opens_what_one_has_ordered(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = admin.client.post(BINDERS, json!({ "kind": "vehicles" })).await.expect(201);
    app.run_jobs().await;
    // Another Admin may see less, such as one terminal.
    let second = app.user(admin.company_id, Role::Admin).await;
    let one = format!("{BINDERS}/{}", id(&made));
    second.client.get(&one).await.expect_code(404, "not_found");
    second.client.post(&format!("{one}/open"), json!({})).await.expect_code(404, "not_found");
    assert_eq!(second.client.get(BINDERS).await.expect(200)["total_count"], 0);
}
