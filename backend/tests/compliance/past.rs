//! A record's file as it stood on a past day.

use chrono::TimeDelta;
use haul_ports::PartFailure;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

/// With nothing on file.
fn bare_driver() -> Value {
    json!({ "first_name": "Ann", "last_name": "Lee", "kind": "company" })
}

fn line<'a>(checklist: &'a Value, item_type: &str) -> &'a Value {
    let lines = checklist["lines"].as_array().unwrap();
    lines.iter().find(|line| line["item_type"] == item_type).unwrap_or_else(|| panic!("no line {item_type}"))
}

async fn add_file(app: &TestApp, admin: &Person, driver: &str, item: &str, name: &str) {
    let receipt = MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let body = json!({ "receipt": receipt, "file_name": name, "kind": "other", "compliance_item_id": item });
    admin.client.post(&format!("/api/records/driver/{driver}/files"), body).await.expect(201);
}

/// The person, after some days.
fn later(app: &TestApp, admin: Person, days: i64) -> Person {
    app.clock.advance(TimeDelta::days(days));
    Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin }
}

fn today(app: &TestApp) -> String {
    app.now().date_in(chrono_tz::America::Chicago).to_string()
}

#[rstest]
#[tokio::test]
async fn a_file_shows_what_was_there_on_a_past_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", bare_driver()).await.expect(201));
    let (checklist, items) =
        (format!("/api/records/driver/{ann}/compliance"), format!("/api/records/driver/{ann}/compliance_items"));
    let day_before = app.now().date_in(chrono_tz::America::Chicago).minus_days(1).to_string();
    let license = json!({ "item_type": "license", "number": "C100", "expires_on": "2026-12-15" });
    let license = id(&admin.client.post(&items, license).await.expect(201));
    add_file(&app, &admin, &ann, &license, "license.pdf").await;
    let road_test = id(&admin.client.post(&items, json!({ "item_type": "road_test" })).await.expect(201));
    let first = today(&app);

    let admin = later(&app, admin, 3);
    let correction = json!({ "version": 1, "number": "C200", "expires_on": "2026-12-20" });
    admin.client.patch(&format!("/api/compliance_items/{license}"), correction).await.expect(200);
    admin.client.post(&format!("/api/compliance_items/{road_test}/archive"), json!({})).await.expect(200);
    let second = today(&app);

    let admin = later(&app, admin, 3);
    let renewed = json!({ "item_type": "license", "number": "C300", "expires_on": "2030-12-20" });
    admin.client.post(&items, renewed).await.expect(201);
    admin.client.post(&format!("/api/compliance_items/{road_test}/restore"), json!({})).await.expect(200);

    let admin = later(&app, admin, 30);
    let on = async |day: &str| admin.client.get(&format!("{checklist}?as_of={day}")).await.expect(200);
    let never = on(&day_before).await;
    assert_eq!((&line(&never, "license")["status"], &never["complete_count"]), (&json!("missing"), &json!(0)));
    let then = on(&first).await;
    assert_eq!(then["as_of"], first);
    let held = &line(&then, "license")["item"];
    assert_eq!((&held["number"], &held["expires_on"]), (&json!("C100"), &json!("2026-12-15")));
    assert_eq!(held["files"].as_array().unwrap().len(), 1);
    assert_eq!(line(&then, "road_test")["status"], "valid");
    assert_eq!(line(&then, "license")["earlier"], json!([]));
    let then = on(&second).await;
    assert_eq!(line(&then, "license")["item"]["number"], "C200");
    assert_eq!(line(&then, "road_test")["status"], "missing");
    let now = admin.client.get(&checklist).await.expect(200);
    assert_eq!(line(&now, "license")["item"]["number"], "C300");
    assert_eq!(line(&now, "license")["earlier"][0]["number"], "C200");
    assert_eq!(line(&now, "road_test")["status"], "valid");
    let future = admin.client.get(&format!("{checklist}?as_of=2099-01-01")).await;
    assert_eq!(future.expect_code(422, "validation_failed")["fields"][0]["path"], "as_of");
}

#[rstest]
#[tokio::test]
async fn a_files_index_tells_each_page(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", bare_driver()).await.expect(201));
    let items = format!("/api/records/driver/{ann}/compliance_items");
    for (item_type, expires_on, files) in [
        ("license", Some("2026-11-01"), vec!["front.pdf", "back.pdf"]),
        ("license", Some("2030-11-01"), vec!["new.pdf"]),
        ("road_test", None, vec!["road.pdf"]),
        ("application", None, vec![]),
    ] {
        let mut body = json!({ "item_type": item_type });
        if let Some(day) = expires_on {
            body["expires_on"] = json!(day);
        }
        let item = id(&admin.client.post(&items, body).await.expect(201));
        for name in files {
            add_file(&app, &admin, &ann, &item, name).await;
        }
    }
    let open = format!("/api/records/driver/{ann}/compliance/open");
    *app.typesetting.pages.lock().unwrap() = Some(Ok(2));
    let link = admin.client.post(&open, json!({ "is_inline": true })).await.expect(200);
    assert!(link["url"].as_str().unwrap().starts_with("/blobs/"));
    let index = app.typesetting.paper("compliance_file");
    let rows: Vec<(&str, &str, &str)> = index["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["status"].as_str().unwrap(), row["page"].as_str().unwrap()))
        .collect();
    // The index is one page, and each file has two here.
    assert_eq!(
        rows,
        [
            ("License", "On file", "2"),
            ("License", "Renewed since", "4"),
            ("Medical certificate", "Missing", "–"),
            ("Application for employment", "On file", "–"),
            ("MVR at hire", "Missing", "–"),
            ("Road test certificate", "On file", "8"),
            ("Annual MVR review", "Missing", "–"),
            ("CDLIS record with medical status", "Missing", "–"),
            ("Drug and alcohol policy receipt", "Missing", "–"),
        ]
    );
    assert_eq!(index["rows"][3]["notes"], json!(["No copy in this file."]));
    assert_eq!(index["title"], "Driver qualification file Ann Lee");
    let titles: Vec<String> = app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect();
    assert_eq!(titles, ["Index", "License", "License", "License", "Road test certificate"]);
    let history = admin.client.get(&format!("/api/drivers/{ann}/history")).await.expect(200);
    assert_eq!(history["items"][0]["action"], "driver.compliance_file_opened");

    // What can't be printed is said, and keeps nothing else back.
    *app.typesetting.pages.lock().unwrap() = Some(Err(PartFailure::Encrypted));
    admin.client.post(&open, json!({})).await.expect(200);
    let index = app.typesetting.paper("compliance_file");
    let notes = json!(["new.pdf is not printed here: it is protected by a password."]);
    assert_eq!((&index["rows"][0]["page"], &index["rows"][0]["notes"]), (&json!("–"), &notes));
    let other = app.admin().await;
    other.client.post(&open, json!({})).await.expect_code(404, "not_found");
}
