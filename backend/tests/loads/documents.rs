//! Versions of the rate confirmation, and the pages of documents.

use haul_ports::PartFailure;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

/// Uploads a document.
async fn add(app: &TestApp, admin: &Person, load: &Value, kind: &str, more: Value) -> haul_tests::Answer {
    let media_type = more["media_type"].as_str().unwrap_or("application/pdf");
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, media_type);
    let mut body = json!({ "receipt": receipt, "file_name": format!("{kind}.scan"), "kind": kind, "is_signed": true });
    if let Some(revision) = more.get("revision") {
        body["revision"] = revision.clone();
    }
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), body).await
}

/// Revision and standing of each document, in the order they were added.
async fn versions(admin: &Person, load: &Value) -> Vec<(Value, bool)> {
    let list = admin.client.get(&format!("/api/loads/{}/documents", id(load))).await.expect(200);
    let items = list["items"].as_array().unwrap().iter();
    items.map(|item| (item["revision"].clone(), item["is_superseded"] == true)).collect()
}

#[rstest]
#[tokio::test]
async fn the_newest_rate_confirmation_is_the_current_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    let pdf = json!({});
    let first = add(&app, &admin, &load, "rate_confirmation", pdf.clone()).await.expect(201);
    assert_eq!((&first["revision"], &first["is_superseded"]), (&json!(1), &json!(false)));
    let pod = add(&app, &admin, &load, "proof_of_delivery", pdf.clone()).await.expect(201);
    assert_eq!((&pod["revision"], &pod["is_superseded"]), (&Value::Null, &json!(false)));
    let second = add(&app, &admin, &load, "rate_confirmation", pdf.clone()).await.expect(201);
    // A photo of its second page.
    let page = json!({ "revision": 2, "media_type": "image/jpeg" });
    let page = add(&app, &admin, &load, "rate_confirmation", page).await.expect(201);
    let shown = [(json!(1), true), (Value::Null, false), (json!(2), false), (json!(2), false)];
    assert_eq!(versions(&admin, &load).await, shown);
    // The older one can still be opened, but does not go out.
    admin.client.post(&format!("/api/documents/{}/open", id(&first)), json!({})).await.expect(200);
    let packet = async || {
        admin.client.post(&format!("/api/loads/{}/invoice_packet", id(&load)), json!({})).await.expect(200);
        app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect::<Vec<_>>()
    };
    assert_eq!(packet().await, ["Invoice", "Rate confirmation", "Rate confirmation", "Proof of delivery"]);
    // Without the newest, the one before it counts again.
    for document in [&second, &page] {
        admin.client.post(&format!("/api/documents/{}/archive", id(document)), json!({})).await.expect(200);
    }
    assert_eq!(versions(&admin, &load).await[0], (json!(1), false));
    assert_eq!(packet().await, ["Invoice", "Rate confirmation", "Proof of delivery"]);
}

#[rstest]
#[tokio::test]
async fn a_document_gets_and_loses_its_version_with_its_kind(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    add(&app, &admin, &load, "rate_confirmation", json!({})).await.expect(201);
    let other = add(&app, &admin, &load, "other", json!({})).await.expect(201);
    let path = format!("/api/documents/{}", id(&other));
    let changed = admin.client.patch(&path, json!({ "version": 1, "kind": "rate_confirmation" })).await.expect(200);
    assert_eq!((&changed["revision"], &changed["is_superseded"]), (&json!(2), &json!(false)));
    assert_eq!(versions(&admin, &load).await, [(json!(1), true), (json!(2), false)]);
    let changed = admin.client.patch(&path, json!({ "version": 2, "kind": "other" })).await.expect(200);
    assert_eq!(changed["revision"], Value::Null);
    assert_eq!(versions(&admin, &load).await, [(json!(1), false), (Value::Null, false)]);
    for (kind, revision) in [("rate_confirmation", 7), ("proof_of_delivery", 1)] {
        let refused = add(&app, &admin, &load, kind, json!({ "revision": revision })).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "revision");
    }
}

#[rstest]
#[tokio::test]
async fn pages_are_counted_once_a_document_is_uploaded(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    // A picture is one page; a PDF is read after the upload.
    let photo = add(&app, &admin, &load, "photo", json!({ "media_type": "image/heic" })).await.expect(201);
    assert_eq!(photo["page_count"], 1);
    let pages = async || {
        let list = admin.client.get(&format!("/api/loads/{}/documents", id(&load))).await.expect(200);
        list["items"].as_array().unwrap().iter().map(|item| item["page_count"].clone()).collect::<Vec<_>>()
    };
    *app.typesetting.pages.lock().unwrap() = Some(Ok(4));
    add(&app, &admin, &load, "rate_confirmation", json!({})).await.expect(201);
    assert_eq!(pages().await, [json!(1), Value::Null]);
    app.run_jobs().await;
    assert_eq!(pages().await, [json!(1), json!(4)]);
    // A damaged file has no pages, and is not tried forever.
    *app.typesetting.pages.lock().unwrap() = Some(Err(PartFailure::Broken));
    add(&app, &admin, &load, "other", json!({})).await.expect(201);
    app.run_jobs().await;
    assert_eq!(pages().await, [json!(1), json!(4), Value::Null]);
}
