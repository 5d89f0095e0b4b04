//! Files on records.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

fn receipt(app: &TestApp, person: &Person) -> String {
    MemoryBlobs::receipt_of_file(person.company_id, app.ctx.ids.next(), 1_000, "application/pdf")
}

#[rstest]
#[tokio::test]
async fn every_kind_of_record_takes_files(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (kind, plural, record) in [
        ("customer", "customers", &freight.customer),
        ("facility", "facilities", &freight.chicago),
        ("driver", "drivers", &freight.driver),
        ("truck", "trucks", &freight.truck),
        ("trailer", "trailers", &freight.trailer),
    ] {
        let path = format!("/api/records/{kind}/{record}/files");
        let body =
            json!({ "receipt": receipt(&app, &admin), "file_name": "w9.pdf", "kind": "tax_form", "note": "2026" });
        let file = admin.client.post(&path, body.clone()).await.expect(201);
        admin.client.post(&path, body).await.expect_code(409, "receipt_already_used");
        assert_eq!((&file["kind"], &file["byte_size"]), (&json!("tax_form"), &json!(1000)));
        assert_eq!(app.blobs.claimed.lock().unwrap().len(), 1);
        app.blobs.claimed.lock().unwrap().clear();
        let one = format!("/api/record_files/{}", id(&file));
        let changed =
            admin.client.patch(&one, json!({ "version": 1, "kind": "contract", "note": null })).await.expect(200);
        assert_eq!((&changed["kind"], &changed["note"]), (&json!("contract"), &Value::Null));
        admin.client.patch(&one, json!({ "version": 1, "kind": "other" })).await.expect_code(409, "version_stale");
        let link = admin.client.post(&format!("{one}/open"), json!({ "is_inline": true })).await.expect(200);
        assert!(link["url"].as_str().unwrap().starts_with("/blobs/"));
        for _ in 0..2 {
            admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
        }
        assert!(admin.client.get(&path).await.expect(200)["items"][0]["archived_at"].is_string());
        admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
        let history = admin.client.get(&format!("/api/{plural}/{record}/history")).await.expect(200);
        let actions: Vec<&str> = history["items"]
            .as_array()
            .unwrap()
            .iter()
            .take(4)
            .map(|event| event["action"].as_str().unwrap())
            .collect();
        let verbs = ["file_restored", "file_archived", "file_changed", "file_added"];
        assert_eq!(actions, verbs.map(|verb| format!("{kind}.{verb}")));
        app.admin().await.client.post(&format!("{one}/open"), json!({})).await.expect_code(404, "not_found");
    }
}

#[rstest]
#[tokio::test]
async fn a_file_is_refused_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = id(&admin.load(&freight).await);
    let uploads = "/api/record_file_uploads";
    let upload = |bytes: u64, media: &str| json!({ "file_name": "w9.pdf", "byte_size": bytes, "media_type": media });
    let started = admin.client.post(uploads, upload(1_000, "application/pdf")).await.expect(201);
    assert_eq!(started["max_bytes"], 25 * 1024 * 1024);
    for (body, field) in [(upload(26 << 20, "application/pdf"), "byte_size"), (upload(10, "text/html"), "media_type")] {
        let refused = admin.client.post(uploads, body).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], field);
    }
    let body = |receipt: String| json!({ "receipt": receipt, "file_name": "w9.pdf", "kind": "tax_form" });
    let on_load = admin.client.post(&format!("/api/records/load/{load}/files"), body(receipt(&app, &admin))).await;
    on_load.expect_code(400, "bad_request");
    // A receipt of a load's document is good for nothing else.
    let path = format!("/api/records/driver/{}/files", freight.driver);
    let other = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    admin.client.post(&path, body(other)).await.expect_code(422, "receipt_invalid");
}
