//! What a customer agreed to, what awaits the customer, and what an unused truck leaves owed.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{Freight, id},
};
use rstest::rstest;
use serde_json::{Value, json};

async fn add_paper(app: &TestApp, admin: &Person, load: &Value, kind: &str, is_signed: Value) -> Value {
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let mut paper = json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind });
    if !is_signed.is_null() {
        paper["is_signed"] = is_signed;
    }
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), paper).await.expect(201)
}

async fn read(person: &Person, load: &Value) -> Value {
    person.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

async fn act(person: &Person, load: &Value, verb: &str, mut body: Value) -> haul_tests::Answer {
    body["version"] = read(person, load).await["version"].clone();
    person.client.post(&format!("/api/loads/{}/{verb}", id(load)), body).await
}

async fn charge(person: &Person, load: &Value, code: &str, dollars: &str) -> Value {
    let body = json!({ "code": code, "basis": "flat", "quantity": "1", "rate": dollars });
    act(person, load, "charges", body).await.expect(200)
}

async fn update_charge(person: &Person, load: &Value, charge: &Value, mut body: Value) -> haul_tests::Answer {
    body["version"] = read(person, load).await["version"].clone();
    person.client.patch(&format!("/api/loads/{}/charges/{}", id(load), id(charge)), body).await
}

fn statuses(load: &Value) -> Vec<(&str, &str)> {
    let charges = load["charges"].as_array().unwrap().iter();
    charges.map(|charge| (charge["code"].as_str().unwrap(), charge["status"].as_str().unwrap())).collect()
}

fn codes(load: &Value) -> Vec<&str> {
    load["billing_blockers"].as_array().unwrap().iter().map(|blocker| blocker["code"].as_str().unwrap()).collect()
}

async fn with_papers(app: &TestApp, admin: &Person, freight: &Freight) -> Value {
    let load = admin.delivered_load(freight).await;
    add_paper(app, admin, &load, "rate_confirmation", json!(null)).await;
    add_paper(app, admin, &load, "proof_of_delivery", json!(true)).await;
    load
}

#[rstest]
#[tokio::test]
async fn numbers_on_the_load_or_its_stops_satisfy_the_customer(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let wishes = json!({ "version": 1, "required_references": ["pro", "pickup", "delivery", "appointment"] });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
    let load = with_papers(&app, &admin, &freight).await;
    let blocked = read(&admin, &load).await;
    let expected = ["pro", "pickup", "delivery", "appointment"].map(|kind| format!("reference_missing_{kind}"));
    assert_eq!(codes(&blocked), expected);
    let message = blocked["billing_blockers"][0]["message"].as_str().unwrap();
    assert_eq!(message, "PRO number: the customer wants it on the invoice. Add it to the load or to one of its stops.");
    let body = json!({ "version": blocked["version"], "references": [{ "kind": "pro", "value": "PR-1" }] });
    let load = admin.client.patch(&format!("/api/loads/{}", id(&load)), body).await.expect(200);
    // Delivered, and the numbers at the docks can still be entered.
    let stop = |at: usize| format!("/api/loads/{}/stops/{}", id(&load), id(&load["stops"][at]));
    let at_pickup = json!([{ "kind": "pickup", "value": "P-77" }, { "kind": "appointment", "value": "A-5" }]);
    let body = json!({ "version": load["version"], "references": at_pickup });
    let load = admin.client.patch(&stop(0), body).await.expect(200);
    assert_eq!(codes(&load), ["reference_missing_delivery"]);
    let body = json!({ "version": load["version"], "references": [{ "kind": "delivery", "value": "D-9" }] });
    let load = admin.client.patch(&stop(1), body).await.expect(200);
    assert_eq!(load["stops"][0]["references"], at_pickup, "another stop keeps its numbers");
    assert!(codes(&load).is_empty());
    act(&admin, &load, "approve_billing", json!({})).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn approval_decides_each_pending_charge(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = with_papers(&app, &admin, &freight).await;
    charge(&admin, &load, "LUMPER", "150").await;
    let load = charge(&admin, &load, "LAYOVER", "300").await;
    assert_eq!((&load["total_cents"], &load["pending_cents"]), (&json!(280_890), &json!(45_000)));
    let listed = &admin.client.get("/api/ready_to_bill").await.expect(200);
    assert_eq!((&listed["sum_cents"], &listed["pending_cents"]), (&json!(280_890), &json!(45_000)));
    assert_eq!(listed["items"][0]["pending_cents"], 45_000);

    let refused = act(&admin, &load, "approve_billing", json!({})).await.expect_code(409, "charges_undecided");
    assert_eq!(refused["message"], "Approve or deny each pending charge first: lumper $150.00, layover $300.00.");
    let (lumper, layover) = (id(&load["charges"][2]), id(&load["charges"][3]));
    let decisions = |reference: Value| {
        json!({ "charges": [
            { "charge_id": lumper, "is_approved": true, "approval_reference": reference },
            { "charge_id": layover, "is_approved": false },
        ] })
    };
    let refused = act(&admin, &load, "approve_billing", decisions(json!(null))).await;
    let refused = refused.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "charges.0.approval_reference");
    let stranger = json!({ "charges": [{ "charge_id": freight.truck, "is_approved": true }] });
    let refused = act(&admin, &load, "approve_billing", stranger).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "charges.0.charge_id");

    let approved = act(&admin, &load, "approve_billing", decisions(json!("Kim, by mail"))).await.expect(200);
    assert_eq!((&approved["total_cents"], &approved["pending_cents"]), (&json!(295_890), &json!(0)));
    assert_eq!(approved["charges"][2]["approval_reference"], "Kim, by mail");
    assert_eq!(statuses(&approved)[2..], [("LUMPER", "approved"), ("LAYOVER", "denied")]);
    admin.client.post(&format!("/api/loads/{}/invoice_packet", id(&load)), json!({})).await.expect(200);
    let invoice = app.typesetting.paper("invoice");
    assert_eq!(invoice["total"], "$2,958.90 USD");
    assert_eq!(invoice["charges"].as_array().unwrap().len(), 3, "{invoice}");
}

#[rstest]
#[tokio::test]
async fn an_accessorial_is_agreed_by_somebody(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    assert_eq!(statuses(&load), [("LINE_HAUL", "approved"), ("FUEL", "approved")], "agreed by booking");
    let load = charge(&admin, &load, "LUMPER", "150").await;
    let lumper = &load["charges"][2];
    assert_eq!(lumper["status"], "pending");
    let refused = update_charge(&admin, &load, lumper, json!({ "status": "approved" })).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "approval_reference");
    let agreed = json!({ "status": "approved", "approval_reference": "Kim" });
    let load = update_charge(&admin, &load, lumper, agreed).await.expect(200);
    assert_eq!((&load["total_cents"], &load["pending_cents"]), (&json!(295_890), &json!(0)));
    let agreed = json!({ "code": "TARP", "basis": "flat", "quantity": "1", "rate": "50", "approval_reference": "Kim" });
    let load = act(&admin, &load, "charges", agreed).await.expect(200);
    assert_eq!(statuses(&load)[3], ("TARP", "approved"));
}

#[rstest]
#[tokio::test]
async fn billing_shows_what_differs_from_the_rate_confirmation(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    // If the charges match the rate confirmation, all of them are agreed.
    let mut body = freight.load();
    body["rate_confirmation_cents"] = json!(290_890);
    let stop_off = json!({ "code": "STOP_OFF", "basis": "flat", "quantity": "1", "rate": "100" });
    body["charges"].as_array_mut().unwrap().push(stop_off);
    let booked = admin.client.post("/api/loads", body).await.expect(201);
    assert_eq!((&booked["total_cents"], &booked["rate_difference_cents"]), (&json!(290_890), &json!(0)));
    assert_eq!(booked["charges"][2]["approval_reference"], "Rate confirmation");

    let load = with_papers(&app, &admin, &freight).await;
    let version = read(&admin, &load).await["version"].clone();
    let body = json!({ "version": version, "rate_confirmation_cents": 280_889 });
    let load = admin.client.patch(&format!("/api/loads/{}", id(&load)), body).await.expect(200);
    assert_eq!(load["rate_difference_cents"], 1);
    let listed = &admin.client.get("/api/ready_to_bill").await.expect(200)["items"][0];
    assert_eq!((&listed["rate_confirmation_cents"], &listed["rate_difference_cents"]), (&json!(280_889), &json!(1)));
    let refused = act(&admin, &load, "approve_billing", json!({})).await;
    let refused = refused.expect_code(409, "rate_confirmation_differs");
    assert_eq!(refused["message"], "The charges total $2,808.90, the rate confirmation $2,808.89.");
    act(&admin, &load, "approve_billing", json!({ "accepts_rate_difference": true })).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn a_pod_of_unknown_signature_is_not_a_signed_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    add_paper(&app, &admin, &load, "rate_confirmation", json!(null)).await;
    let pod = add_paper(&app, &admin, &load, "proof_of_delivery", json!(null)).await;
    let blocked = read(&admin, &load).await;
    assert_eq!((codes(&blocked), &blocked["is_pod_present"]), (vec!["pod_signature_unknown"], &json!(true)));
    let signed = json!({ "version": 1, "is_signed": true });
    admin.client.patch(&format!("/api/documents/{}", id(&pod)), signed).await.expect(200);
    assert!(codes(&read(&admin, &load).await).is_empty());
}

/// The bug: an approved line haul stayed owed, and reopening brought back a charge that had been denied before.
#[rstest]
#[tokio::test]
async fn a_tonu_keeps_itself_and_detention_and_remembers_the_rest(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    charge(&admin, &load, "LUMPER", "150").await;
    charge(&admin, &load, "DETENTION", "75").await;
    let load = charge(&admin, &load, "TARP", "50").await;
    let denied = update_charge(&admin, &load, &load["charges"][4], json!({ "status": "denied" })).await.expect(200);
    let before = [
        ("LINE_HAUL", "approved"),
        ("FUEL", "approved"),
        ("LUMPER", "pending"),
        ("DETENTION", "pending"),
        ("TARP", "denied"),
    ];
    assert_eq!(statuses(&denied), before);

    let tonu = json!({ "reason": "Canceled at the gate", "amount_cents": 25_000, "approval_reference": "Kim" });
    let unused = act(&admin, &load, "tonu", tonu).await.expect(200);
    let after = [
        ("LINE_HAUL", "denied"),
        ("FUEL", "denied"),
        ("LUMPER", "denied"),
        ("DETENTION", "pending"),
        ("TARP", "denied"),
        ("TONU", "approved"),
    ];
    assert_eq!(statuses(&unused), after);
    assert_eq!((&unused["total_cents"], &unused["pending_cents"]), (&json!(25_000), &json!(7_500)));

    // The bill needs its reference numbers too.
    let wishes = json!({ "version": 1, "required_references": ["pro"] });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
    add_paper(&app, &admin, &load, "rate_confirmation", json!(null)).await;
    let blocked = read(&admin, &load).await;
    assert_eq!(codes(&blocked), ["reference_missing_pro"]);
    let body = json!({ "version": blocked["version"], "references": [{ "kind": "pro", "value": "PR-1" }] });
    let mended = admin.client.patch(&format!("/api/loads/{}", id(&load)), body).await.expect(200);
    assert!(codes(&mended).is_empty());

    let again = act(&admin, &load, "reopen", json!({ "reason": "A mistake" })).await.expect(200);
    assert_eq!(statuses(&again), before);
}

#[rstest]
#[tokio::test]
async fn a_drop_that_was_forgotten_is_added_after_delivery(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = with_papers(&app, &admin, &freight).await;
    let version = read(&admin, &load).await["version"].clone();
    let drop = json!({
        "kind": "delivery", "facility_id": freight.dallas, "schedule": "first_come", "earliest_local": "2026-11-19T08:00",
    });
    let body = json!({ "version": version, "sequence": 2, "stop": drop });
    let longer = admin.client.post(&format!("/api/loads/{}/stops", id(&load)), body).await.expect(200);
    assert_eq!(longer["stops"][1]["schedule"], "first_come");
    assert_eq!(longer["status"], "in_transit", "until its times are known");
    let times = json!({ "source": "driver", "times": [
        { "load_id": load["id"], "stop_id": longer["stops"][1]["id"], "kind": "departed", "occurred_at": "2026-11-19T15:00:00Z" },
        { "load_id": load["id"], "stop_id": longer["stops"][1]["id"], "kind": "arrived", "occurred_at": "2026-11-19T14:10:00Z" },
    ] });
    admin.client.post("/api/stop_times", times).await.expect(200);
    let done = read(&admin, &load).await;
    assert_eq!((&done["status"], codes(&done)), (&json!("delivered"), vec![]));
}
