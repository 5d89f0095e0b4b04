//! From approved loads to invoices, and back.

use futures::future::join_all;
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use super::{FUEL_CENTS, LINE_HAUL_CENTS, LOAD_CENTS, act, approved_load, balance, draft, drafts, posted, read_load};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};

#[rstest]
#[tokio::test]
async fn each_approved_charge_becomes_one_line(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let preview = admin.client.post("/api/invoices/preview", json!({ "load_ids": [load["id"]] })).await.expect(200);
    assert_eq!((&preview["total_cents"], &preview["items"][0]["line_count"]), (&json!(LOAD_CENTS), &json!(2)));
    let invoice = draft(&admin, &load).await;
    assert_eq!((&invoice["number"], &invoice["status"]), (&json!("INV-1001"), &json!("draft")));
    assert_eq!((&invoice["total_cents"], &invoice["balance_cents"]), (&json!(LOAD_CENTS), &json!(0)));
    assert_eq!((&invoice["invoiced_on"], &invoice["due_on"]), (&json!("2026-11-20"), &json!("2026-12-20")));
    assert!(invoice["bill_to"].as_str().unwrap().starts_with("Blue Ridge Brokerage"), "{invoice}");
    let lines = invoice["lines"].as_array().unwrap();
    let told: Vec<_> =
        lines.iter().map(|line| (line["code"].as_str().unwrap(), line["amount_cents"].as_i64())).collect();
    assert_eq!(told, [("LINE_HAUL", Some(LINE_HAUL_CENTS)), ("FUEL", Some(FUEL_CENTS))]);
    let charges: Vec<_> = load["charges"].as_array().unwrap().iter().map(|charge| &charge["id"]).collect();
    assert_eq!(lines.iter().map(|line| &line["charge_id"]).collect::<Vec<_>>(), charges);
    let after = read_load(&admin, &load).await;
    assert_eq!(after["billing_status"], "invoiced");
    let on = json!({ "id": invoice["id"], "number": "INV-1001", "status": "draft" });
    assert_eq!(after["invoice"], on);
    assert_eq!(after["billing_decision"], load["billing_decision"], "the approval stays");
    let approved = admin.client.get("/api/ready_to_bill?billing_status=approved").await.expect(200);
    assert_eq!(approved["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn a_load_is_invoiced_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let body = json!({ "load_ids": [load["id"]] });
    let all = join_all((0..4).map(|_| admin.client.post("/api/invoices", body.clone()))).await;
    let made = all.iter().filter(|answer| answer.status == 201).count();
    assert_eq!(made, 1, "{all:?}");
    assert!(all.iter().all(|answer| [201, 409, 503].contains(&answer.status.as_u16())), "{all:?}");
    let refused = admin.client.post("/api/invoices", body.clone()).await.expect_code(409, "load_on_invoice");
    assert_eq!(refused["message"], "Load 1001 is on an invoice already. Void that one first.");
    // Repeated under its key, a call answers as before.
    let second = approved_load(&app, &admin, &freight).await;
    let body = json!({ "load_ids": [second["id"]] });
    let first = admin.client.post_with_key("/api/invoices", "k-1", body.clone()).await;
    admin.client.post_with_key("/api/invoices", "k-1", body).await.assert_replays(&first);
    let open = admin.delivered_load(&freight).await;
    let body = json!({ "load_ids": [open["id"]] });
    admin.client.post("/api/invoices", body).await.expect_code(409, "load_not_approved");
    let absent = json!({ "load_ids": ["0192f0c4-7a00-7000-8000-00000000ffff"] });
    let refused = admin.client.post("/api/invoices", absent).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "load_ids.0");
}

#[rstest]
#[tokio::test]
async fn an_invoiced_load_is_locked_until_its_invoice_is_voided(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    let unlock = async |load: &Value| {
        let body = json!({ "version": load["version"], "reason": "Wrong rate" });
        admin.client.post(&format!("/api/loads/{}/unlock_billing", id(load)), body).await
    };
    let invoiced = read_load(&admin, &load).await;
    assert!(!invoiced["allowed_actions"].to_string().contains("unlock_billing"), "{invoiced}");
    let refused = unlock(&invoiced).await.expect_code(409, "load_invoiced");
    assert_eq!(refused["message"], "This load is on an invoice. Void the invoice first.");
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    assert_eq!(balance(&admin, "1100").await, LOAD_CENTS);
    act(&admin, &invoice, "void", json!({ "reason": " " })).await.expect_code(422, "validation_failed");
    let voided = act(&admin, &invoice, "void", json!({ "reason": "Wrong rate" })).await.expect(200);
    assert_eq!((&voided["status"], &voided["void_reason"]), (&json!("voided"), &json!("Wrong rate")));
    assert_eq!((&voided["balance_cents"], &voided["allowed_actions"]), (&json!(0), &json!([])));
    assert_eq!(balance(&admin, "1100").await, 0);
    assert_eq!(balance(&admin, "4000").await, 0);
    act(&admin, &invoice, "void", json!({ "reason": "Again" })).await.expect_code(409, "invoice_voided");
    act(&admin, &invoice, "post", json!({})).await.expect_code(409, "invoice_not_draft");
    let free = read_load(&admin, &load).await;
    assert_eq!((&free["billing_status"], &free["invoice"]), (&json!("approved"), &Value::Null));
    // A rebill: the corrected load goes on a new invoice, with a new number.
    let open = unlock(&free).await.expect(200);
    let more = json!({
        "version": open["version"], "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "175",
        "approval_reference": "Priya",
    });
    let open = admin.client.post(&format!("/api/loads/{}/charges", id(&load)), more).await.expect(200);
    let body = json!({ "version": open["version"] });
    let approved = admin.client.post(&format!("/api/loads/{}/approve_billing", id(&load)), body).await.expect(200);
    let again = draft(&admin, &approved).await;
    assert_eq!((&again["number"], &again["total_cents"]), (&json!("INV-1002"), &json!(LOAD_CENTS + 17_500)));
    let both = admin.client.get(&format!("/api/invoices?load_id={}&sort=number", id(&load))).await.expect(200);
    let numbers: Vec<_> = both["items"].as_array().unwrap().iter().map(|item| &item["number"]).collect();
    assert_eq!(numbers, [&json!("INV-1001"), &json!("INV-1002")]);
}

#[rstest]
#[tokio::test]
async fn loads_go_on_one_invoice_where_their_customer_wants_that(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let other = admin.freight_named("Northgate Foods").await;
    let customer = format!("/api/customers/{}", freight.customer);
    let wish = json!({ "version": 1, "invoice_grouping": "together", "payment_terms_days": 0 });
    assert_eq!(admin.client.patch(&customer, wish).await.expect(200)["invoice_grouping"], "together");
    let mut loads = Vec::new();
    for freight in [&freight, &freight, &freight, &other, &other] {
        loads.push(approved_load(&app, &admin, freight).await);
    }
    let made = drafts(&admin, &loads.iter().collect::<Vec<_>>()).await;
    let told: Vec<_> =
        made.iter().map(|it| (it["customer"]["name"].as_str().unwrap(), it["load_count"].as_i64().unwrap())).collect();
    assert_eq!(told, [("Blue Ridge Brokerage", 3), ("Northgate Foods", 1), ("Northgate Foods", 1)]);
    assert_eq!(made[0]["total_cents"], 3 * LOAD_CENTS);
    assert_eq!(made[0]["due_on"], made[0]["invoiced_on"], "due on receipt");
    let sum: i64 = made.iter().map(|it| it["total_cents"].as_i64().unwrap()).sum();
    assert_eq!(sum, 5 * LOAD_CENTS);
    // What the customer wants yields to what the person chooses.
    act(&admin, &made[0], "void", json!({ "reason": "One each" })).await.expect(200);
    let ids: Vec<_> = loads[..3].iter().map(|load| &load["id"]).collect();
    let body = json!({ "load_ids": ids, "grouping": "per_load" });
    let each = admin.client.post("/api/invoices", body).await.expect(201);
    assert_eq!(each["items"].as_array().unwrap().len(), 3);
}

#[rstest]
#[tokio::test]
async fn fourteen_loads_of_a_week_become_one_invoice(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let customer = format!("/api/customers/{}", freight.customer);
    let wish = json!({ "version": 1, "invoice_grouping": "weekly" });
    let wished = admin.client.patch(&customer, wish).await.expect(200);
    let mut loads = Vec::new();
    for _ in 0..14 {
        loads.push(approved_load(&app, &admin, &freight).await);
    }
    let made = drafts(&admin, &loads.iter().collect::<Vec<_>>()).await;
    assert_eq!(made.len(), 1, "{made:?}");
    assert_eq!((&made[0]["load_count"], &made[0]["total_cents"]), (&json!(14), &json!(14 * LOAD_CENTS)));
    assert_eq!(made[0]["lines"].as_array().unwrap().len(), 28);
    // By PO they go apart: only one of these loads has one.
    act(&admin, &made[0], "void", json!({ "reason": "By PO" })).await.expect(200);
    let wish = json!({ "version": wished["version"], "invoice_split": "po" });
    assert_eq!(admin.client.patch(&customer, wish).await.expect(200)["invoice_split"], "po");
    let free = read_load(&admin, &loads[3]).await;
    let body = json!({ "version": free["version"], "reason": "PO" });
    let open = admin.client.post(&format!("/api/loads/{}/unlock_billing", id(&free)), body).await.expect(200);
    let body = json!({ "version": open["version"], "references": [{ "kind": "po", "value": "PO-88" }] });
    let named = admin.client.patch(&format!("/api/loads/{}", id(&free)), body).await.expect(200);
    let body = json!({ "version": named["version"] });
    admin.client.post(&format!("/api/loads/{}/approve_billing", id(&free)), body).await.expect(200);
    let made = drafts(&admin, &loads.iter().collect::<Vec<_>>()).await;
    let counts: Vec<_> = made.iter().map(|invoice| invoice["load_count"].as_i64().unwrap()).collect();
    assert_eq!(counts, [13, 1]);
}

#[rstest]
#[tokio::test]
async fn lists_and_counts_agree(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut made = Vec::new();
    for _ in 0..3 {
        let load = approved_load(&app, &admin, &freight).await;
        made.push(draft(&admin, &load).await);
    }
    act(&admin, &made[1], "post", json!({})).await.expect(200);
    act(&admin, &made[2], "post", json!({ "invoiced_on": "2026-10-15" })).await.expect(200);
    let sent = act(&admin, &made[2], "mark_sent", json!({ "sent_to": "Blue Ridge portal, 88120" })).await.expect(200);
    assert_eq!((&sent["status"], &sent["is_overdue"]), (&json!("sent"), &json!(true)));
    act(&admin, &made[2], "mark_sent", json!({ "sent_to": "Again" })).await.expect_code(409, "invoice_not_owed");
    let counts = admin.client.get("/api/invoices/counts").await.expect(200);
    assert_eq!((&counts["overdue_count"], &counts["overdue_cents"]), (&json!(1), &json!(LOAD_CENTS)));
    assert_eq!(counts["owed_cents"], 2 * LOAD_CENTS);
    for status in counts["statuses"].as_array().unwrap() {
        let name = status["status"].as_str().unwrap();
        let list = admin.client.get(&format!("/api/invoices?status={name}")).await.expect(200);
        assert_eq!(list["total_count"], status["count"], "{name}");
    }
    for (query, numbers) in [
        ("is_overdue=true", vec!["INV-1003"]),
        ("is_overdue=false&sort=number", vec!["INV-1001", "INV-1002"]),
        ("q=inv-1002", vec!["INV-1002"]),
        ("q=blue&sort=due_on,number", vec!["INV-1003", "INV-1001", "INV-1002"]),
        ("status=posted,sent&sort=number", vec!["INV-1002", "INV-1003"]),
        ("invoiced_to=2026-10-31", vec!["INV-1003"]),
        ("due_from=2026-12-01&sort=number", vec!["INV-1001", "INV-1002"]),
    ] {
        let found = admin.client.get(&format!("/api/invoices?{query}")).await.expect(200);
        let told: Vec<_> = found["items"].as_array().unwrap().iter().map(|it| it["number"].as_str().unwrap()).collect();
        assert_eq!(told, numbers, "{query}");
    }
    let customer = admin.client.get(&format!("/api/invoices?customer_id={}", freight.customer)).await.expect(200);
    assert_eq!(customer["total_count"], 3);
    let history = admin.client.get(&format!("/api/invoices/{}/history", id(&made[2]))).await.expect(200);
    let told: Vec<_> = history["items"].as_array().unwrap().iter().map(|it| it["summary"].as_str().unwrap()).collect();
    assert_eq!(told, ["Marked invoice INV-1003 as sent", "Posted invoice INV-1003", "Created invoice INV-1003"]);
}

/// A portal is named by its address.
#[tokio::test]
async fn an_invoice_is_submitted_where_the_portal_is() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-11-19").await;
    let portal = "https://vendors.blueridge.example, confirmation 4471";
    let sent = act(&admin, &invoice, "mark_sent", json!({ "sent_to": portal })).await.expect(200);
    assert_eq!((&sent["status"], &sent["sent_to"]), (&json!("sent"), &json!(portal)));
}

#[rstest]
#[tokio::test]
async fn reading_invoices_is_not_changing_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get("/api/invoices").await.expect(403);
    let path = format!("/api/role_grants/{}/{}", Role::User.as_str(), Section::Financial.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    assert_eq!(clerk.client.get("/api/invoices").await.expect(200)["total_count"], 1);
    let key = json!({ "name": "Reports", "permissions": ["invoices:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    program.get(&format!("/api/invoices/{}", id(&invoice))).await.expect(200);
    program.post(&format!("/api/invoices/{}/post", id(&invoice)), json!({ "version": 1 })).await.expect(403);
    program.get("/api/ledger/lines").await.expect(403);
}
