//! The company's own papers.

use haul_ports::UploadPurpose;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const DOCUMENTS: &str = "/api/company/documents";

fn receipt(app: &TestApp, person: &Person) -> String {
    let blob = app.ctx.ids.next();
    MemoryBlobs::receipt_for(UploadPurpose::CompanyFile, person.company_id, blob, 1_000, "application/pdf")
}

async fn add(app: &TestApp, admin: &Person, kind: &str) -> Value {
    let body = json!({ "receipt": receipt(app, admin), "file_name": format!("{kind}.pdf"), "kind": kind });
    admin.client.post(DOCUMENTS, body).await.expect(201)
}

async fn kinds(admin: &Person) -> Vec<Value> {
    let list = admin.client.get(DOCUMENTS).await.expect(200);
    list["items"].as_array().unwrap().iter().map(|it| it["kind"].clone()).collect()
}

#[rstest]
#[tokio::test]
async fn documents_stand_where_brokers_expect_them_until_somebody_moves_them(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let bank = add(&app, &admin, "bank_letter").await;
    let authority = add(&app, &admin, "operating_authority").await;
    let w9 = add(&app, &admin, "w9").await;
    assert_eq!(kinds(&admin).await, ["w9", "operating_authority", "bank_letter"]);
    let order = json!({ "ids": [id(&bank), id(&w9), id(&authority)] });
    admin.client.post(&format!("{DOCUMENTS}/reorder"), order.clone()).await.expect(200);
    admin.client.post(&format!("{DOCUMENTS}/reorder"), order).await.expect(200);
    assert_eq!(kinds(&admin).await, ["bank_letter", "w9", "operating_authority"]);
    for ids in [json!([id(&bank), id(&w9)]), json!([id(&bank), id(&w9), id(&w9)])] {
        let part = admin.client.post(&format!("{DOCUMENTS}/reorder"), json!({ "ids": ids })).await;
        assert_eq!(part.expect_code(422, "validation_failed")["fields"][0]["path"], "ids");
    }
    let path = format!("{DOCUMENTS}/{}", id(&w9));
    let changed = json!({ "version": 1, "expires_on": "2027-03-01", "is_in_packet": false });
    let changed = admin.client.patch(&path, changed).await.expect(200);
    assert_eq!((&changed["expires_on"], &changed["version"]), (&json!("2027-03-01"), &json!(2)));
    admin.client.patch(&path, json!({ "version": 1, "file_name": "x" })).await.expect_code(409, "version_stale");
    for _ in 0..2 {
        let archived = admin.client.send(Method::POST, &format!("{path}/archive"), &[], None).await.expect(200);
        assert_eq!(archived["version"], 3);
    }
    admin.client.send(Method::POST, &format!("{path}/restore"), &[], None).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn upload_becomes_one_document(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "receipt": receipt(&app, &admin), "file_name": "w9.pdf", "kind": "w9" });
    let first = admin.client.post_with_key(DOCUMENTS, "k-1", body.clone()).await;
    admin.client.post_with_key(DOCUMENTS, "k-1", body.clone()).await.assert_replays(&first);
    admin.client.post(DOCUMENTS, body).await.expect_code(409, "receipt_already_used");
    // A receipt of a load's upload is for a load.
    let of_load = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let of_load = json!({ "receipt": of_load, "file_name": "w9.pdf", "kind": "w9" });
    admin.client.post(DOCUMENTS, of_load).await.expect_code(422, "receipt_invalid");
    let neighbor = app.admin().await;
    let theirs = json!({ "receipt": receipt(&app, &neighbor), "file_name": "w9.pdf", "kind": "w9" });
    admin.client.post(DOCUMENTS, theirs).await.expect_code(422, "receipt_invalid");
    assert_eq!(app.blobs.claimed.lock().unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn bank_letter_opens_for_those_who_may_see_the_number(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/company", &[], None).await.expect(200);
    let letter = add(&app, &admin, "bank_letter").await;
    let w9 = add(&app, &admin, "w9").await;
    let open = |document: &Value| format!("{DOCUMENTS}/{}/open", id(document));
    clerk.client.post(&open(&w9), json!({})).await.expect(200);
    clerk.client.post(&open(&letter), json!({})).await.expect_code(403, "permission_missing");
    let path = format!("{DOCUMENTS}/{}", id(&letter));
    let renamed = clerk.client.patch(&path, json!({ "version": 1, "kind": "other" })).await;
    renamed.expect_code(403, "permission_missing");
    admin.client.post(&open(&letter), json!({})).await.expect(200);
    let events = admin.client.get("/api/audit_events?entity_type=company_document").await.expect(200);
    let openings = events["items"].as_array().unwrap().iter();
    assert_eq!(openings.filter(|it| it["action"] == "company_document.opened").count(), 1, "{events}");
}
