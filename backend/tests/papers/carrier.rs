//! The carrier packet.

use chrono::TimeDelta;
use haul_ports::{PartFailure, UploadPurpose};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const PACKET: &str = "/api/company/packet";

async fn add(app: &TestApp, admin: &Person, kind: &str, expires_on: Option<&str>) -> Value {
    let blob = app.ctx.ids.next();
    let receipt =
        MemoryBlobs::receipt_for(UploadPurpose::CompanyFile, admin.company_id, blob, 1_000, "application/pdf");
    let body =
        json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind, "expires_on": expires_on });
    let body: serde_json::Map<_, _> =
        body.as_object().unwrap().clone().into_iter().filter(|(_, value)| !value.is_null()).collect();
    admin.client.post("/api/company/documents", Value::Object(body)).await.expect(201)
}

fn titles(app: &TestApp) -> Vec<String> {
    app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect()
}

#[rstest]
#[tokio::test]
async fn packet_is_the_companys_facts_and_its_documents(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let identity = json!({
        "version": 1, "ein": "12-3456789", "scac": "PRFL",
        "contacts": [{ "function": "billing", "name": "Irene Sokol", "phone": "+13125550145" }],
    });
    admin.client.patch("/api/company", identity).await.expect(200);
    let bank = json!({
        "bank_name": "First Prairie Bank", "kind": "checking", "routing_number": "071000013",
        "account_number": "730048812265",
    });
    let payee = json!({ "remit_name": "Prairie Freight", "bank": bank });
    admin.client.post("/api/company/remittance_changes", payee).await.expect(201);
    add(&app, &admin, "bank_letter", None).await;
    add(&app, &admin, "insurance_certificate", Some("2026-12-31")).await;
    let read = admin.client.get(PACKET).await.expect(200);
    assert_eq!(read["missing_kinds"], json!(["w9", "operating_authority"]));
    app.clock.advance(TimeDelta::hours(24));
    let client = app.signed_in(&admin.uid, &admin.email, true);
    client.post(&format!("{PACKET}/open"), json!({ "is_inline": true })).await.expect(200);
    assert_eq!(titles(&app), ["Carrier", "Certificate of insurance", "Bank letter"]);
    let cover = app.typesetting.paper("carrier_packet");
    let text = cover.to_string();
    for known in ["12-3456789", "PRFL", "Irene Sokol", "account ending in 2265", "valid until"] {
        assert!(text.contains(known), "{known}: {text}");
    }
    assert!(!text.contains("730048812265"), "{text}");
}

#[rstest]
#[tokio::test]
async fn expired_document_is_named_or_left_out(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    add(&app, &admin, "w9", None).await;
    let old = add(&app, &admin, "insurance_certificate", Some("2026-01-31")).await;
    assert_eq!(admin.client.get(PACKET).await.expect(200)["expired_document_ids"], json!([id(&old)]));
    let refused = admin.client.post(&format!("{PACKET}/open"), json!({})).await.expect_code(422, "packet_incomplete");
    assert_eq!(refused["fields"][0]["path"], format!("documents.{}", id(&old)));
    admin.client.post(&format!("{PACKET}/open"), json!({ "leaves_out_expired": true })).await.expect(200);
    assert_eq!(titles(&app), ["Carrier", "W-9"]);
    *app.typesetting.bad_part.lock().unwrap() = Some((1, PartFailure::Encrypted));
    let locked = admin.client.post(&format!("{PACKET}/open"), json!({ "leaves_out_expired": true })).await;
    locked.expect_code(422, "packet_document_unusable");
}

#[rstest]
#[tokio::test]
async fn packet_goes_out_once_and_without_the_bank_letter_of_others(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/company", &[], None).await.expect(200);
    add(&app, &admin, "w9", None).await;
    add(&app, &admin, "bank_letter", None).await;
    let wrong = clerk.client.post(&format!("{PACKET}/send"), json!({ "email": "nobody" })).await;
    assert_eq!(wrong.expect_code(422, "validation_failed")["fields"][0]["path"], "email");
    let body = json!({ "email": "Carriers@Broker.example", "message": "As you asked." });
    let path = format!("{PACKET}/send");
    let first = clerk.client.post_with_key(&path, "k-1", body.clone()).await;
    clerk.client.post_with_key(&path, "k-1", body).await.assert_replays(&first);
    app.run_jobs().await;
    assert_eq!(titles(&app), ["Carrier", "W-9"]);
    let mails = app.mail.sent();
    let mails: Vec<_> = mails.iter().filter(|mail| mail.to == "carriers@broker.example").collect();
    assert_eq!(mails.len(), 1);
    assert!(mails[0].text.contains("As you asked.") && mails[0].attachments.len() == 1);
    let events = admin.client.get("/api/audit_events?entity_type=company_document").await.expect(200);
    assert_eq!(events["items"][0]["action"], "company_document.packet_sent", "{events}");
}
