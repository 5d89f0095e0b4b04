//! Billing decisions, and what an approval locks.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use crate::base::{
    authorization::operations,
    bodies::body_of,
    isolation::{ids_of, path_of},
    records::Records,
};

/// Operations that an approved load still allows, each with its reason.
const STILL_TAKEN: [(&str, &str); 25] = [
    ("copy_load", "makes another load"),
    ("print_load", "changes nothing"),
    ("open_load_invoice_packet", "changes nothing"),
    ("open_detention_case_file", "changes nothing"),
    ("open_document", "changes nothing"),
    ("create_load_document", "adds a paper and changes none"),
    ("waive_detention", "leaves the charges as they are"),
    ("dispute_detention", "leaves the charges as they are"),
    ("unlock_load_billing", "is the way out, with its own permission and a reason"),
    ("tag_load", "helps to find it"),
    ("create_check_call", "tells where the truck was, which bills nothing"),
    ("void_check_call", "tells where the truck was, which bills nothing"),
    ("create_tracking_exception", "tells what went wrong, which bills nothing"),
    ("update_tracking_exception", "tells what went wrong, which bills nothing"),
    ("acknowledge_tracking_exception", "tells what went wrong, which bills nothing"),
    ("resolve_tracking_exception", "tells what went wrong, which bills nothing"),
    ("create_tracking_link", "shows the load to its customer"),
    ("revoke_tracking_link", "hides the load from its customer"),
    ("create_driver_link", "lets a driver report, whose facts are refused"),
    ("revoke_driver_link", "stops a driver's reports"),
    ("send_driver_link", "sends a link that works anyway"),
    ("send_tracking_link", "sends a link that works anyway"),
    ("request_load_pod", "asks for a paper and changes none"),
    ("open_load_status_report", "changes nothing"),
    ("send_load_status_report", "changes nothing"),
];

async fn add_paper(app: &TestApp, admin: &Person, load: &Value, kind: &str) {
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let paper = json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind, "is_signed": true });
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), paper).await.expect(201);
}

async fn read(person: &Person, load: &Value) -> Value {
    person.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

/// A delivered load with the papers that its invoice needs.
async fn ready_load(app: &TestApp, admin: &Person) -> Value {
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    add_paper(app, admin, &load, "rate_confirmation").await;
    add_paper(app, admin, &load, "proof_of_delivery").await;
    read(admin, &load).await
}

/// Opens a section to users without another role.
async fn grant(admin: &Person, section: Section) {
    let path = format!("/api/role_grants/{}/{}", Role::User.as_str(), section.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
}

async fn decide(person: &Person, load: &Value, verb: &str, body: Value) -> haul_tests::Answer {
    let mut body = body;
    body["version"] = load["version"].clone();
    person.client.post(&format!("/api/loads/{}/{verb}", id(load)), body).await
}

#[rstest]
#[tokio::test]
async fn approval_waits_for_papers_and_says_for_which(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let open = admin.assigned_load(&freight).await;
    decide(&admin, &open, "approve_billing", json!({})).await.expect_code(409, "load_not_to_bill");
    let load = admin.delivered_load(&freight).await;
    let refused = decide(&admin, &load, "approve_billing", json!({})).await.expect_code(409, "load_not_ready_to_bill");
    assert_eq!(refused["message"], "The proof of delivery is missing. The rate confirmation is missing.");
    add_paper(&app, &admin, &load, "rate_confirmation").await;
    add_paper(&app, &admin, &load, "proof_of_delivery").await;
    let approved = decide(&admin, &load, "approve_billing", json!({})).await.expect(200);
    assert_eq!(approved["billing_status"], "approved");
    assert!(approved["billing_decision"]["decided_by"].as_str().unwrap().starts_with("Admin"));
    decide(&admin, &load, "hold_billing", json!({ "reason": "Late" })).await.expect_code(409, "version_stale");
    assert_eq!(admin.client.get("/api/ready_to_bill").await.expect(200)["total_count"], 0);
    let listed = admin.client.get("/api/ready_to_bill?billing_status=approved").await.expect(200);
    assert_eq!(listed["items"][0]["load_id"], load["id"]);
    admin.client.get("/api/ready_to_bill?billing_status=paid").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_load_held_up_is_not_ready_until_it_is_resumed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let load = ready_load(&app, &admin).await;
    let ready = async || admin.client.get("/api/ready_to_bill").await.expect(200)["ready_count"].clone();
    assert_eq!(ready().await, 1);
    let held = decide(&admin, &load, "hold_billing", json!({ "reason": "Rate in doubt" })).await.expect(200);
    assert_eq!(
        (&held["billing_status"], &held["billing_decision"]["reason"]),
        (&json!("on_hold"), &json!("Rate in doubt"))
    );
    assert_eq!(ready().await, 0);
    decide(&admin, &held, "approve_billing", json!({})).await.expect_code(409, "billing_held_up");
    let wrong = json!({ "exception": "incorrect_rates", "reason": "Agreed 2.10, billed 2.40" });
    let flagged = decide(&admin, &held, "flag_billing", wrong).await.expect(200);
    assert_eq!(
        (&flagged["billing_status"], &flagged["billing_decision"]["exception"]),
        (&json!("exception"), &json!("incorrect_rates"))
    );
    let resumed = decide(&admin, &flagged, "resume_billing", json!({})).await.expect(200);
    assert_eq!((&resumed["billing_status"], &resumed["billing_decision"]), (&json!("ready_for_review"), &Value::Null));
    decide(&admin, &resumed, "resume_billing", json!({})).await.expect_code(409, "billing_not_held_up");
    assert_eq!(ready().await, 1);
}

#[rstest]
#[tokio::test]
async fn dispatch_hears_of_a_load_sent_back_and_gives_it_to_billing_again(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let load = ready_load(&app, &admin).await;
    let clerk = app.user(admin.company_id, Role::User).await;
    grant(&admin, Section::Financial).await;
    decide(&clerk, &load, "send_back", json!({ "reason": " " })).await.expect_code(422, "validation_failed");
    let back = decide(&clerk, &load, "send_back", json!({ "reason": "Which weight is right?" })).await.expect(200);
    assert_eq!(back["billing_status"], "sent_back_to_ops");
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(
        (&notices["items"][0]["kind"], &notices["items"][0]["body"]),
        (&json!("billing"), &json!("Which weight is right?"))
    );
    decide(&clerk, &back, "resubmit", json!({})).await.expect_code(403, "permission_missing");
    let again = decide(&admin, &back, "resubmit", json!({})).await.expect(200);
    assert_eq!(again["billing_status"], "ready_for_review");
    decide(&admin, &again, "resubmit", json!({})).await.expect_code(409, "load_not_sent_back");
}

/// Every operation that names the load or a part of it.
#[rstest]
#[tokio::test]
async fn nothing_of_an_approved_load_is_editable(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut records = Records::of(&app, &admin).await;
    for (stop, kind, at) in [
        (0, "departed", "2026-11-18T15:30:00Z"),
        (1, "arrived", "2026-11-19T15:40:00Z"),
        (1, "departed", "2026-11-19T17:10:00Z"),
    ] {
        records.load = admin.record(&records.load, stop, kind, at).await;
    }
    add_paper(&app, &admin, &records.load, "proof_of_delivery").await;
    records.load = read(&admin, &records.load).await;
    records.load = decide(&admin, &records.load, "approve_billing", json!({})).await.expect(200);
    let before = read(&admin, &records.load).await;
    let mut wrong = Vec::new();
    let parts = ["load_id", "document_id", "detention_id"];
    for operation in operations().iter().filter(|it| it.method != Method::GET) {
        let names = ids_of(operation);
        let is_taken = STILL_TAKEN.iter().any(|(taken, _)| *taken == operation.id);
        if is_taken || !names.iter().any(|name| parts.contains(name)) {
            continue;
        }
        let ids: Vec<_> = names.iter().map(|name| records.id(operation, name)).collect();
        let body = operation.has_body.then(|| body_of(operation, &records, &records)).flatten();
        let answer = admin.client.send(operation.method.clone(), &path_of(operation, &ids), &[], body).await;
        if answer.status != 409 {
            wrong.push(format!("{}: {}", operation.id, answer.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(read(&admin, &records.load).await, before);
    let refused = json!({ "version": before["version"], "loaded_miles": "900" });
    admin
        .client
        .patch(&format!("/api/loads/{}", id(&before)), refused)
        .await
        .expect_code(409, "load_financially_locked");
}

#[rstest]
#[tokio::test]
async fn an_approval_is_taken_back_with_permission_and_reason_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let load = ready_load(&app, &admin).await;
    decide(&admin, &load, "unlock_billing", json!({ "reason": "No" })).await.expect_code(409, "load_not_approved");
    let load = decide(&admin, &load, "approve_billing", json!({})).await.expect(200);
    let clerk = app.user(admin.company_id, Role::User).await;
    grant(&admin, Section::Financial).await;
    decide(&clerk, &load, "unlock_billing", json!({ "reason": "Lumper forgotten" }))
        .await
        .expect_code(403, "permission_missing");
    decide(&admin, &load, "unlock_billing", json!({ "reason": "" })).await.expect_code(422, "validation_failed");
    let open = decide(&admin, &load, "unlock_billing", json!({ "reason": "Lumper forgotten" })).await.expect(200);
    assert_eq!(open["billing_status"], "ready_for_review");
    let lumper =
        json!({ "version": open["version"], "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "100" });
    admin.client.post(&format!("/api/loads/{}/charges", id(&open)), lumper).await.expect(200);
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&open))).await.expect(200);
    let told = history["items"].as_array().unwrap().iter().any(|item| {
        item["action"] == "load.billing_unlocked" && item["changes"].to_string().contains("Lumper forgotten")
    });
    assert!(told, "{history}");
}

#[rstest]
#[tokio::test]
async fn what_was_recorded_is_taken_back_with_permission_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let load = admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let dispatcher = app.user(admin.company_id, Role::User).await;
    grant(&admin, Section::Loads).await;
    let stop = &load["stops"][0];
    let path = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(stop), id(&stop["events"][0]));
    dispatcher.client.post(&path, json!({ "reason": "Wrong gate" })).await.expect_code(403, "permission_missing");
    grant(&admin, Section::Corrections).await;
    dispatcher.client.post(&path, json!({ "reason": "Wrong gate" })).await.expect(200);
}
