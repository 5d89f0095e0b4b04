//! Write-offs beyond a role's limit take two people.

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use super::{LOAD_CENTS, act, balance, posted};

const OFF: &str = "write_off";
const SETTINGS: &str = "/api/write_off_settings";

async fn put(person: &Person, body: Value) -> Answer {
    person.client.send(Method::PUT, SETTINGS, &[], Some(body)).await
}

async fn grant(admin: &Person, section: Section) {
    let path = format!("/api/role_grants/{}/{}", Role::User.as_str(), section.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
}

/// A clerk with the Financial section, whose limit is $500.
async fn clerk(app: &TestApp, admin: &Person) -> Person {
    grant(admin, Section::Financial).await;
    app.user(admin.company_id, Role::User).await
}

async fn write_off(person: &Person, invoice: &Value, cents: i64) -> Answer {
    act(person, invoice, "adjust", json!({ "kind": OFF, "reason": "uncollectible", "amount_cents": cents })).await
}

async fn ask(person: &Person, invoice: &Value, cents: i64) -> Answer {
    let body = json!({ "reason": "uncollectible", "amount_cents": cents, "note": "The broker went out of business" });
    act(person, invoice, "request_write_off", body).await
}

async fn decide(person: &Person, invoice: &Value, verb: &str, note: Option<&str>) -> Answer {
    let read = person.client.get(&format!("/api/invoices/{}", id(invoice))).await.expect(200);
    let request = read["write_off_requests"].as_array().unwrap().last().unwrap()["id"].clone();
    act(person, invoice, verb, json!({ "request_id": request, "note": note })).await
}

async fn titles(person: &Person) -> Vec<String> {
    let notices = person.client.get("/api/notices").await.expect(200);
    notices["items"].as_array().unwrap().iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

#[rstest]
#[tokio::test]
async fn beyond_the_limit_another_person_approves(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = clerk(&app, &admin).await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let settings = clerk.client.get(SETTINGS).await.expect(200);
    assert_eq!((&settings["own_limit_cents"], &settings["is_default"]), (&json!(50_000), &json!(true)));
    assert!(admin.client.get(SETTINGS).await.expect(200)["own_limit_cents"].is_null());
    // What is written off of one invoice counts together.
    write_off(&clerk, &invoice, 30_000).await.expect(200);
    let refused = write_off(&clerk, &invoice, 20_001).await.expect_code(409, "write_off_limit_exceeded");
    assert_eq!(
        refused["message"],
        "You can write off up to $500.00 on an invoice. Ask for approval to write off more."
    );
    ask(&clerk, &invoice, LOAD_CENTS).await.expect_code(409, "more_than_owed");
    let rest = LOAD_CENTS - 30_000;
    let asked = ask(&clerk, &invoice, rest).await.expect(200);
    assert_eq!((&asked["status"], &asked["balance_cents"]), (&json!("posted"), &json!(rest)));
    assert_eq!(asked["write_off_requests"][0]["status"], "open");
    ask(&clerk, &invoice, 1).await.expect_code(409, "write_off_request_open");
    let title = "A write-off of $2,508.90 is waiting for approval".to_owned();
    assert!(titles(&admin).await.contains(&title));
    assert!(!titles(&clerk).await.contains(&title), "who asked knows already");
    let counts = admin.client.get("/api/invoices/counts").await.expect(200);
    assert_eq!(counts["write_off_request_count"], 1);
    for (is, count) in [(true, 1), (false, 0)] {
        let path = format!("/api/invoices?has_write_off_request={is}");
        assert_eq!(admin.client.get(&path).await.expect(200)["total_count"], count, "{is}");
    }
    // Not the one who asked, nobody whose limit is lower, and no program.
    decide(&clerk, &invoice, "approve_write_off", None).await.expect_code(409, "write_off_needs_another_person");
    let colleague = app.user(admin.company_id, Role::User).await;
    decide(&colleague, &invoice, "approve_write_off", None).await.expect_code(409, "write_off_limit_exceeded");
    decide(&admin, &invoice, "withdraw_write_off", None).await.expect_code(409, "not_your_request");
    let key = json!({ "name": "Robot", "permissions": ["invoices:read", "invoices:write_off"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let body = json!({ "version": asked["version"], "request_id": asked["write_off_requests"][0]["id"] });
    let path = format!("/api/invoices/{}/approve_write_off", id(&invoice));
    program.post(&path, body).await.expect_code(403, "people_only");
    assert_eq!(balance(&admin, "1100").await, rest);
    let approved = decide(&admin, &invoice, "approve_write_off", None).await.expect(200);
    assert_eq!((&approved["status"], &approved["balance_cents"]), (&json!("written_off"), &json!(0)));
    let request = &approved["write_off_requests"][0];
    let adjustment = &approved["adjustments"][1];
    assert_eq!((&request["status"], &request["adjustment_id"]), (&json!("approved"), &adjustment["id"]));
    assert_eq!(adjustment["requested_by"], request["requested_by"]);
    assert_eq!((balance(&admin, "1100").await, balance(&admin, "6100").await), (0, LOAD_CENTS));
    decide(&admin, &invoice, "approve_write_off", None).await.expect_code(409, "write_off_request_closed");
    assert!(titles(&clerk).await.contains(&"Your write-off of $2,508.90 was approved".to_owned()));
    let counts = admin.client.get("/api/invoices/counts").await.expect(200);
    assert_eq!(counts["write_off_request_count"], 0);
}

#[rstest]
#[tokio::test]
async fn a_request_is_rejected_with_a_reason_or_withdrawn(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = clerk(&app, &admin).await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    ask(&clerk, &invoice, 100_000).await.expect(200);
    let refused = decide(&admin, &invoice, "reject_write_off", None).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "note");
    let rejected = decide(&admin, &invoice, "reject_write_off", Some("Call them first")).await.expect(200);
    assert_eq!(rejected["balance_cents"], LOAD_CENTS);
    assert_eq!(rejected["write_off_requests"][0]["decision_note"], "Call them first");
    assert!(titles(&clerk).await.contains(&"Your write-off of $1,000.00 was rejected".to_owned()));
    ask(&clerk, &invoice, 90_000).await.expect(200);
    let withdrawn = decide(&clerk, &invoice, "withdraw_write_off", None).await.expect(200);
    assert_eq!(withdrawn["write_off_requests"][1]["status"], "withdrawn");
    // Voiding the invoice leaves nothing to approve.
    ask(&clerk, &invoice, 80_000).await.expect(200);
    let voided = act(&admin, &invoice, "void", json!({ "reason": "Wrong customer" })).await.expect(200);
    assert_eq!(voided["write_off_requests"][2]["status"], "withdrawn");
    ask(&clerk, &invoice, 1).await.expect_code(409, "invoice_not_owed");
    let told = admin.client.get(&format!("/api/invoices/{}/history", id(&invoice))).await.expect(200);
    let told: Vec<_> = told["items"].as_array().unwrap().iter().map(|it| it["summary"].as_str().unwrap()).collect();
    assert!(told.contains(&"Requested a write-off of invoice INV-1001"), "{told:?}");
    assert!(told.contains(&"Rejected a write-off of invoice INV-1001"), "{told:?}");
}

/// A key asks for the person who made it, so that nobody approves what their own program asked for.
#[tokio::test]
async fn a_program_asks_in_the_name_of_its_person() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let key = json!({ "name": "Robot", "permissions": ["invoices:read", "invoices:write_off"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let path = format!("/api/invoices/{}", id(&invoice));
    let mut body = json!({ "version": invoice["version"], "reason": "uncollectible", "amount_cents": 60_000 });
    program.post(&format!("{path}/request_write_off"), body.clone()).await.expect(200);
    decide(&admin, &invoice, "approve_write_off", None).await.expect_code(409, "write_off_needs_another_person");
    let other = app.user(admin.company_id, Role::Admin).await;
    decide(&other, &invoice, "approve_write_off", None).await.expect(200);
    // The limit of a program is that of a User.
    body["version"] = program.get(&path).await.expect(200)["version"].clone();
    body["kind"] = json!(OFF);
    program.post(&format!("{path}/adjust"), body).await.expect_code(409, "write_off_limit_exceeded");
}

#[rstest]
#[tokio::test]
async fn admins_say_who_writes_off_how_much(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = clerk(&app, &admin).await;
    grant(&admin, Section::Company).await;
    let limits = json!({ "version": 0, "limits": [{ "role": "User", "amount_cents": 100 }] });
    put(&clerk, limits.clone()).await.expect_code(403, "permission_missing");
    for (bad, field) in [
        (json!([{ "role": "SuperAdmin", "amount_cents": 100 }]), "limits.0.role"),
        (json!([{ "role": "User", "amount_cents": 1 }, { "role": "User", "amount_cents": 2 }]), "limits.1.role"),
        (json!([{ "role": "User", "amount_cents": -1 }]), "limits.0.amount_cents"),
    ] {
        let refused = put(&admin, json!({ "version": 0, "limits": bad })).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], field);
    }
    let saved = put(&admin, limits.clone()).await.expect(200);
    assert_eq!((&saved["version"], &saved["is_default"]), (&json!(1), &json!(false)));
    put(&admin, limits).await.expect_code(409, "version_stale");
    assert_eq!(clerk.client.get(SETTINGS).await.expect(200)["own_limit_cents"], 100);
    let none = put(&admin, json!({ "version": 1, "limits": [] })).await.expect(200);
    assert_eq!(none["limits"], json!([]));
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    write_off(&clerk, &invoice, LOAD_CENTS).await.expect(200);
}
