//! What customers pay, what else changes what they owe, and what is left.

use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use super::{LOAD_CENTS, act, approved_load, balance, draft, posted, read_load};
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

pub async fn invoice_now(admin: &Person, invoice: &Value) -> Value {
    admin.client.get(&format!("/api/invoices/{}", id(invoice))).await.expect(200)
}

pub async fn pay(admin: &Person, customer: &str, cents: i64, shares: &[(&Value, i64)]) -> Answer {
    let shares: Vec<_> =
        shares.iter().map(|(invoice, cents)| json!({ "invoice_id": invoice["id"], "amount_cents": cents })).collect();
    let body = json!({
        "customer_id": customer, "method": "check", "reference": "10442", "received_on": "2026-11-18",
        "amount_cents": cents, "applications": shares,
    });
    admin.client.post("/api/payments", body).await
}

/// An action on a payment, at its latest version.
pub async fn on_payment(admin: &Person, payment: &Value, verb: &str, mut body: Value) -> Answer {
    let path = format!("/api/payments/{}", id(payment));
    body["version"] = admin.client.get(&path).await.expect(200)["version"].clone();
    admin.client.post(&format!("{path}/{verb}"), body).await
}

#[rstest]
#[tokio::test]
async fn one_payment_pays_nine_invoices(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut invoices = Vec::new();
    for _ in 0..9 {
        invoices.push(posted(&app, &admin, &freight, "2026-10-20").await);
    }
    let mut shares: Vec<_> = invoices.iter().map(|invoice| (invoice, LOAD_CENTS)).collect();
    shares[8].1 = 100_000;
    let payment = pay(&admin, &freight.customer, 9 * LOAD_CENTS, &shares).await.expect(201);
    assert_eq!((&payment["status"], &payment["unapplied_cents"]), (&json!("unapplied"), &json!(LOAD_CENTS - 100_000)));
    assert_eq!(payment["applications"].as_array().unwrap().len(), 9);
    for invoice in &invoices[..8] {
        let now = invoice_now(&admin, invoice).await;
        assert_eq!((&now["status"], &now["balance_cents"]), (&json!("paid"), &json!(0)));
        assert_eq!(
            (&now["payments"][0]["payment"]["name"], &now["allowed_actions"]),
            (&json!("10442"), &json!(["send"]))
        );
        let load = read_load(&admin, &json!({ "id": now["lines"][0]["load"]["id"] })).await;
        assert_eq!((&load["billing_status"], &load["invoice"]["status"]), (&json!("paid"), &json!("paid")));
    }
    let last = invoice_now(&admin, &invoices[8]).await;
    assert_eq!((&last["status"], &last["balance_cents"]), (&json!("partially_paid"), &json!(LOAD_CENTS - 100_000)));
    // The money is where it should be.
    assert_eq!(balance(&admin, "1050").await, 9 * LOAD_CENTS);
    assert_eq!(balance(&admin, "1100").await, LOAD_CENTS - 100_000);
    assert_eq!(balance(&admin, "2100").await, 100_000 - LOAD_CENTS);
    // The rest pays the rest.
    let rest = json!({ "applications": [{ "invoice_id": last["id"], "amount_cents": LOAD_CENTS - 100_000 }] });
    let done = on_payment(&admin, &payment, "apply", rest.clone()).await.expect(200);
    assert_eq!((&done["status"], &done["unapplied_cents"]), (&json!("applied"), &json!(0)));
    on_payment(&admin, &payment, "apply", rest).await.expect_code(409, "more_than_unapplied");
    assert_eq!((balance(&admin, "1100").await, balance(&admin, "2100").await), (0, 0));
    let told = admin.client.get(&format!("/api/payments/{}/history", id(&payment))).await.expect(200);
    let told: Vec<_> = told["items"].as_array().unwrap().iter().map(|it| it["summary"].as_str().unwrap()).collect();
    let applied = "Applied payment 10442 to invoices";
    assert_eq!(told, [applied, applied, "Recorded payment 10442"]);
}

/// A trace of a transfer is found however it is written.
#[rstest]
#[tokio::test]
async fn payments_are_found_by_reference_and_customer(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let body = json!({
        "customer_id": freight.customer, "method": "ach", "reference": "Trace-77a1", "received_on": "2026-11-18",
        "amount_cents": 120_000,
    });
    let payment = admin.client.post("/api/payments", body).await.expect(201);
    for q in ["TRACE-77A1", "trace-77", "77a", "blue%20ridge"] {
        let found = admin.client.get(&format!("/api/payments?q={q}")).await.expect(200);
        assert_eq!(found["total_count"], 1, "{q}");
        let hits = admin.client.get(&format!("/api/search?q={q}")).await.expect(200);
        let hit = hits["items"].as_array().unwrap().iter().find(|hit| hit["kind"] == "payment").unwrap();
        assert_eq!(
            (&hit["title"], &hit["subtitle"], &hit["status"]),
            (&json!("Payment Trace-77a1"), &json!("Blue Ridge Brokerage · $1,200.00"), &json!("unapplied"))
        );
        assert_eq!(hit["path"], format!("/apps/financial/payments?payment={}", id(&payment)));
    }
    let key = json!({ "name": "Reports", "permissions": ["invoices:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let hits = program.get("/api/search?q=trace").await.expect(200);
    assert_eq!(hits["items"], json!([]));
}

#[rstest]
#[tokio::test]
async fn a_payment_is_refused_where_it_does_not_fit(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let other = admin.freight_named("Northgate Foods").await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let load = approved_load(&app, &admin, &freight).await;
    let open = draft(&admin, &load).await;
    let customer = freight.customer.as_str();
    let refused = pay(&admin, customer, LOAD_CENTS + 1, &[(&invoice, LOAD_CENTS + 1)]).await;
    let refused = refused.expect_code(409, "more_than_owed");
    assert_eq!(refused["message"], "Invoice INV-1001 is owed $2,808.90. Enter no more than that.");
    pay(&admin, customer, 100, &[(&invoice, 200)]).await.expect_code(409, "more_than_unapplied");
    pay(&admin, customer, 100, &[(&open, 100)]).await.expect_code(409, "invoice_not_owed");
    pay(&admin, &other.customer, 100, &[(&invoice, 100)]).await.expect_code(409, "other_customers_invoice");
    pay(&admin, customer, 0, &[]).await.expect_code(422, "validation_failed");
    for day in ["2026-11-21", "0026-11-18"] {
        let body = json!({
            "customer_id": customer, "method": "check", "reference": "1", "received_on": day, "amount_cents": 100,
        });
        let refused = admin.client.post("/api/payments", body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], "received_on", "{refused}");
    }
    pay(&admin, customer, 200, &[(&invoice, 100), (&invoice, 100)]).await.expect_code(422, "validation_failed");
    let absent = json!({ "id": "0192f0c4-7a00-7000-8000-00000000ffff" });
    pay(&admin, customer, 200, &[(&absent, 100)]).await.expect_code(422, "validation_failed");
    pay(&admin, "0192f0c4-7a00-7000-8000-00000000ffff", 200, &[]).await.expect_code(422, "validation_failed");
    assert_eq!(admin.client.get("/api/payments").await.expect(200)["total_count"], 0, "nothing is left of a refusal");
    assert_eq!(balance(&admin, "1050").await, 0);
    // Repeated under its key, a call answers as before.
    let body = json!({
        "customer_id": customer, "method": "ach", "reference": "TRN 1", "received_on": "2026-11-18", "amount_cents": 5_000,
    });
    let first = admin.client.post_with_key("/api/payments", "p-1", body.clone()).await;
    admin.client.post_with_key("/api/payments", "p-1", body).await.assert_replays(&first);
    assert_eq!(balance(&admin, "1050").await, 5_000);
}

#[rstest]
#[tokio::test]
async fn two_people_pay_an_invoice_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let shares = [(&invoice, LOAD_CENTS)];
    let (one, two) = futures::join!(
        pay(&admin, &freight.customer, LOAD_CENTS, &shares),
        pay(&admin, &freight.customer, LOAD_CENTS, &shares)
    );
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses[0], 201, "{} {}", one.text, two.text);
    assert!([409, 503].contains(&statuses[1]), "{} {}", one.text, two.text);
    assert_eq!((balance(&admin, "1050").await, balance(&admin, "1100").await), (LOAD_CENTS, 0));
}

#[rstest]
#[tokio::test]
async fn a_returned_check_is_owed_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (one, two) =
        (posted(&app, &admin, &freight, "2026-10-20").await, posted(&app, &admin, &freight, "2026-10-20").await);
    let shares = [(&one, LOAD_CENTS), (&two, LOAD_CENTS)];
    let payment = pay(&admin, &freight.customer, 2 * LOAD_CENTS, &shares).await.expect(201);
    act(&admin, &one, "void", json!({ "reason": "Wrong" })).await.expect_code(409, "invoice_has_payments");
    // One part comes off by itself.
    let off = json!({ "application_id": payment["applications"][0]["id"] });
    let left = on_payment(&admin, &payment, "unapply", off.clone()).await.expect(200);
    assert_eq!((&left["status"], &left["unapplied_cents"]), (&json!("unapplied"), &json!(LOAD_CENTS)));
    on_payment(&admin, &payment, "unapply", off).await.expect_code(409, "payment_not_applied");
    assert_eq!(invoice_now(&admin, &one).await["status"], "posted");
    on_payment(&admin, &payment, "return", json!({ "reason": " " })).await.expect_code(422, "validation_failed");
    let back = on_payment(&admin, &payment, "return", json!({ "reason": "No funds" })).await.expect(200);
    assert_eq!((&back["status"], &back["end_reason"]), (&json!("returned"), &json!("No funds")));
    assert_eq!((&back["unapplied_cents"], &back["allowed_actions"]), (&json!(0), &json!([])));
    for invoice in [&one, &two] {
        let now = invoice_now(&admin, invoice).await;
        assert_eq!((&now["status"], &now["balance_cents"]), (&json!("posted"), &json!(LOAD_CENTS)));
    }
    for (account, cents) in [("1050", 0), ("2100", 0), ("1100", 2 * LOAD_CENTS)] {
        assert_eq!(balance(&admin, account).await, cents, "{account}");
    }
    on_payment(&admin, &payment, "void", json!({ "reason": "Again" })).await.expect_code(409, "payment_ended");
    act(&admin, &one, "void", json!({ "reason": "Wrong" })).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn a_short_pay_and_a_write_off_close_an_invoice(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    pay(&admin, &freight.customer, LOAD_CENTS - 20_000, &[(&invoice, LOAD_CENTS - 20_000)]).await.expect(201);
    let adjust = async |kind: &str, reason: &str, cents: i64| {
        let body = json!({ "kind": kind, "reason": reason, "amount_cents": cents, "note": "As Morgan says" });
        act(&admin, &invoice, "adjust", body).await
    };
    adjust("short_pay", "detention", 20_001).await.expect_code(409, "more_than_owed");
    adjust("credit", "rate", 0).await.expect_code(422, "validation_failed");
    let short = adjust("short_pay", "detention", 15_000).await.expect(200);
    assert_eq!((&short["status"], &short["balance_cents"]), (&json!("partially_paid"), &json!(5_000)));
    assert_eq!(short["adjusted_cents"], -15_000);
    let more = adjust("debit", "accessorial", 1_000).await.expect(200);
    assert_eq!((&more["balance_cents"], &more["adjusted_cents"]), (&json!(6_000), &json!(-14_000)));
    let off = adjust("write_off", "uncollectible", 6_000).await.expect(200);
    assert_eq!((&off["status"], &off["balance_cents"]), (&json!("written_off"), &json!(0)));
    let load = read_load(&admin, &json!({ "id": off["lines"][0]["load"]["id"] })).await;
    assert_eq!(load["billing_status"], "written_off");
    for (account, cents) in [("4900", 15_000), ("6100", 6_000), ("1100", 0)] {
        assert_eq!(balance(&admin, account).await, cents, "{account}");
    }
    adjust("credit", "rate", 100).await.expect_code(409, "invoice_not_owed");
    // Taken back, it is owed as before.
    let standing = off["adjustments"].as_array().unwrap().iter().find(|it| it["kind"] == "write_off").unwrap();
    let back = json!({ "adjustment_id": standing["id"], "reason": "They pay after all" });
    let owed = act(&admin, &invoice, "void_adjustment", back.clone()).await.expect(200);
    assert_eq!((&owed["status"], &owed["balance_cents"]), (&json!("partially_paid"), &json!(6_000)));
    assert_eq!(balance(&admin, "6100").await, 0);
    act(&admin, &invoice, "void_adjustment", back).await.expect_code(409, "adjustment_voided");
}

#[rstest]
#[tokio::test]
async fn writing_off_needs_its_own_permission(#[values(Sqlite)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let key = json!({ "name": "Credits", "permissions": ["invoices:read", "invoices:adjust"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let path = format!("/api/invoices/{}/adjust", id(&invoice));
    let version = &invoice["version"];
    let off = json!({ "version": version, "kind": "write_off", "reason": "uncollectible", "amount_cents": 100 });
    program.post(&path, off).await.expect_code(403, "permission_missing");
    let credit = json!({ "version": version, "kind": "credit", "reason": "rate", "amount_cents": 100 });
    program.post(&path, credit).await.expect(200);
    program.get("/api/payments").await.expect_code(403, "permission_missing");
}

#[rstest]
#[tokio::test]
async fn receivables_age_and_add_up_to_the_ledger(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let other = admin.freight_named("Northgate Foods").await;
    assert_eq!(admin.client.get("/api/receivables").await.expect(200)["total_count"], 0);
    // Due 30 days later: 62, 31 and 1 days late on November 20, and not late.
    let late: Vec<Value> = vec![
        posted(&app, &admin, &freight, "2026-08-20").await,
        posted(&app, &admin, &freight, "2026-09-20").await,
        posted(&app, &admin, &freight, "2026-10-20").await,
        posted(&app, &admin, &other, "2026-11-01").await,
    ];
    pay(&admin, &freight.customer, 30_000, &[(&late[1], 10_000)]).await.expect(201);
    let list = admin.client.get("/api/receivables").await.expect(200);
    let items = list["items"].as_array().unwrap();
    assert_eq!((list["as_of"].as_str(), items.len()), (Some("2026-11-20"), 2));
    let first = &items[0];
    assert_eq!(first["customer"]["name"], "Blue Ridge Brokerage");
    for (field, cents) in [
        ("current_cents", 0),
        ("days_1_to_30_cents", LOAD_CENTS),
        ("days_31_to_60_cents", LOAD_CENTS - 10_000),
        ("days_61_to_90_cents", LOAD_CENTS),
        ("over_90_days_cents", 0),
        ("owed_cents", 3 * LOAD_CENTS - 10_000),
        ("unapplied_cents", 20_000),
        ("invoice_count", 3),
        ("average_days_to_pay", 59),
    ] {
        assert_eq!(first[field], cents, "{field} {first}");
    }
    assert_eq!(items[1]["current_cents"], LOAD_CENTS);
    assert_eq!(list["totals"]["owed_cents"], balance(&admin, "1100").await);
    assert_eq!(list["totals"]["unapplied_cents"], -balance(&admin, "2100").await);
    // 3 of the 4 were invoiced in the 90 days before.
    let days = (4 * LOAD_CENTS - 10_000) * 90 / (3 * LOAD_CENTS);
    assert_eq!(list["totals"]["days_sales_outstanding"], days);
    // As of the day before the check came.
    let before = admin.client.get("/api/receivables?as_of=2026-11-17").await.expect(200);
    assert_eq!(before["totals"]["owed_cents"], 4 * LOAD_CENTS);
    assert_eq!(before["items"][0]["unapplied_cents"], 0);
    let second = items[1]["customer"]["id"].as_str().unwrap();
    let named = admin.client.get(&format!("/api/receivables?customer_id={second}")).await.expect(200);
    assert_eq!((&named["total_count"], &named["items"][0]), (&json!(1), &items[1]));
    let one = admin.client.get("/api/receivables?limit=1").await.expect(200);
    assert_eq!((one["items"].as_array().unwrap().len(), &one["total_count"]), (1, &json!(2)));
    let next = format!("/api/receivables?limit=1&cursor={}", one["next_cursor"].as_str().unwrap());
    let next = admin.client.get(&next).await.expect(200);
    assert_eq!((&next["items"][0], &next["next_cursor"]), (&items[1], &Value::Null));
    admin.client.get("/api/receivables?cursor=x").await.expect_code(422, "validation_failed");
    let found = admin.client.get("/api/receivables?q=north").await.expect(200);
    assert_eq!((&found["total_count"], &found["totals"]["owed_cents"]), (&json!(1), &list["totals"]["owed_cents"]));
}

#[rstest]
#[tokio::test]
async fn credit_in_use_is_what_is_not_invoiced_and_what_is_owed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let limit = json!({ "version": 1, "credit_limit_cents": 10_000_000 });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), limit).await.expect(200);
    let used = async || {
        let found = admin.client.get(&format!("/api/customers/{}/credit", freight.customer)).await.expect(200);
        found["used_cents"].as_i64().unwrap()
    };
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let load = approved_load(&app, &admin, &freight).await;
    assert_eq!(used().await, 2 * LOAD_CENTS);
    draft(&admin, &load).await;
    assert_eq!(used().await, 2 * LOAD_CENTS, "a draft is used like its load");
    pay(&admin, &freight.customer, 50_000, &[(&invoice, 50_000)]).await.expect(201);
    assert_eq!(used().await, 2 * LOAD_CENTS - 50_000);
}

#[rstest]
#[tokio::test]
async fn days_to_pay_are_the_same_wherever_they_are_shown(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let credit = async || admin.client.get(&format!("/api/customers/{}/credit", freight.customer)).await.expect(200);
    assert!(credit().await["average_days_to_pay"].is_null());
    // 29 and 12 days, received on November 18; one that is taken back does not count.
    for (day, is_returned) in [("2026-10-20", false), ("2026-11-06", false), ("2026-09-01", true)] {
        let invoice = posted(&app, &admin, &freight, day).await;
        let payment = pay(&admin, &freight.customer, 50_000, &[(&invoice, 50_000)]).await.expect(201);
        if is_returned {
            on_payment(&admin, &payment, "return", json!({ "reason": "NSF" })).await.expect(200);
        }
    }
    let receivables = admin.client.get("/api/receivables").await.expect(200);
    let finance = admin.client.get("/api/dashboard/finance").await.expect(200);
    let analytics = admin.client.get("/api/dashboard/analytics").await.expect(200);
    for found in [&credit().await, &receivables["items"][0], &finance["receivables"], &analytics["customers"][0]] {
        assert_eq!(found["average_days_to_pay"], 20, "{found}");
    }
}

#[rstest]
#[tokio::test]
async fn payments_and_receivables_need_all_terminals(#[values(Sqlite)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let payment = pay(&admin, &freight.customer, 5_000, &[]).await.expect(201);
    let yard = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let yard = id(&admin.client.post("/api/terminals", yard).await.expect(201));
    let path = format!("/api/role_grants/{}/{}", Role::TerminalManager.as_str(), Section::Financial.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let change = json!({ "version": 1, "terminal_ids": [yard] });
    admin.client.patch(&format!("/api/users/{}", manager.user_id), change).await.expect(200);
    for path in ["payments", "payments/counts", &format!("payments/{}", id(&payment)), "receivables"] {
        manager.client.get(&format!("/api/{path}")).await.expect_code(403, "all_terminals_needed");
    }
    pay(&manager, &freight.customer, 5_000, &[]).await.expect_code(403, "all_terminals_needed");
}

#[rstest]
#[tokio::test]
async fn a_dispute_is_recorded_and_closed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let dispute = json!({
        "reason": "detention", "amount_cents": 15_000, "note": "The driver was late himself.",
        "follow_up_on": "2026-11-27",
    });
    let mut too_much = dispute.clone();
    too_much["amount_cents"] = json!(LOAD_CENTS + 1);
    act(&admin, &invoice, "dispute", too_much).await.expect_code(409, "more_than_owed");
    let mut foreign = dispute.clone();
    foreign["detention_id"] = json!("0192f0c4-7a00-7000-8000-00000000ffff");
    act(&admin, &invoice, "dispute", foreign).await.expect_code(422, "validation_failed");
    let disputed = act(&admin, &invoice, "dispute", dispute).await.expect(200);
    assert_eq!((&disputed["disputed_cents"], &disputed["balance_cents"]), (&json!(15_000), &json!(LOAD_CENTS)));
    let found = async |is: bool| {
        admin.client.get(&format!("/api/invoices?is_disputed={is}")).await.expect(200)["total_count"].as_i64().unwrap()
    };
    assert_eq!((found(true).await, found(false).await), (1, 0));
    let owed = admin.client.get("/api/receivables").await.expect(200);
    assert_eq!(owed["items"][0]["disputed_cents"], 15_000);
    let end = json!({ "dispute_id": disputed["disputes"][0]["id"], "outcome": "split", "note": "Half of it" });
    let closed = act(&admin, &invoice, "close_dispute", end.clone()).await.expect(200);
    assert_eq!((&closed["disputed_cents"], &closed["disputes"][0]["outcome"]), (&json!(0), &json!("split")));
    act(&admin, &invoice, "close_dispute", end).await.expect_code(409, "dispute_closed");
    assert_eq!(found(true).await, 0);
}

#[rstest]
#[tokio::test]
async fn voiding_takes_adjustments_and_disputes_along(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    // Together they change nothing.
    for kind in ["credit", "debit"] {
        let body = json!({ "kind": kind, "reason": "rate", "amount_cents": 10_000 });
        act(&admin, &invoice, "adjust", body).await.expect(200);
    }
    let part = json!({ "reason": "rate", "amount_cents": LOAD_CENTS - 10_000 });
    let disputed = act(&admin, &invoice, "dispute", part.clone()).await.expect(200);
    act(&admin, &invoice, "dispute", part).await.expect_code(409, "more_than_owed");
    let more = json!({ "reason": "detention", "amount_cents": 10_000 });
    act(&admin, &invoice, "dispute", more).await.expect(200);
    let voided = act(&admin, &invoice, "void", json!({ "reason": "Wrong customer" })).await.expect(200);
    assert_eq!((&voided["status"], &voided["adjusted_cents"]), (&json!("voided"), &json!(0)));
    let adjustments = voided["adjustments"].as_array().unwrap();
    assert!(adjustments.iter().all(|it| it["void_reason"] == "Wrong customer"), "{voided}");
    for account in ["1100", "4000", "4100", "4300", "4900"] {
        assert_eq!(balance(&admin, account).await, 0, "{account}");
    }
    let back = json!({ "adjustment_id": adjustments[0]["id"], "reason": "Again" });
    act(&admin, &invoice, "void_adjustment", back).await.expect_code(409, "adjustment_voided");
    let end = json!({ "dispute_id": disputed["disputes"][0]["id"], "outcome": "accepted" });
    let closed = act(&admin, &invoice, "close_dispute", end).await.expect(200);
    assert_eq!((&closed["status"], &closed["disputed_cents"]), (&json!("voided"), &json!(0)));
    assert_eq!(admin.client.get("/api/invoices?is_disputed=true").await.expect(200)["total_count"], 0);
}
