//! What the ledger keeps, explains and refuses.

use haul_db::Scope;
use haul_entity::money::{posting, posting_line};
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{EntityTrait, sea_query::Expr};
use serde_json::{Value, json};

use super::{FUEL_CENTS, LINE_HAUL_CENTS, LOAD_CENTS, act, approved_load, draft};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

async fn lines(admin: &Person, query: &str) -> Vec<Value> {
    let found = admin.client.get(&format!("/api/ledger/lines?{query}")).await.expect(200);
    found["items"].as_array().unwrap().clone()
}

#[rstest]
#[tokio::test]
async fn every_line_leads_to_its_load_charge_and_approver(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    assert_eq!(lines(&admin, "").await.len(), 0, "a draft is not in the ledger");
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    let all = lines(&admin, "sort=posted_on").await;
    let told: Vec<_> = all
        .iter()
        .map(|line| {
            (line["account"]["number"].as_str().unwrap(), line["debit_cents"].as_i64(), line["credit_cents"].as_i64())
        })
        .collect();
    assert_eq!(
        told,
        [("1100", Some(LOAD_CENTS), None), ("4000", None, Some(LINE_HAUL_CENTS)), ("4100", None, Some(FUEL_CENTS))]
    );
    let fuel = &all[2];
    assert_eq!(fuel["memo"], "Invoice INV-1001, Blue Ridge Brokerage");
    assert_eq!(fuel["invoice"], json!({ "id": invoice["id"], "name": "INV-1001" }));
    assert_eq!(fuel["load"], json!({ "id": load["id"], "name": load["number"] }));
    assert_eq!((&fuel["charge_id"], &fuel["charge_code"]), (&load["charges"][1]["id"], &json!("FUEL")));
    assert_eq!(fuel["approved_by"], load["billing_decision"]["decided_by"]);
    act(&admin, &invoice, "void", json!({ "reason": "Wrong rate" })).await.expect(200);
    let all = lines(&admin, &format!("invoice_id={}", id(&invoice))).await;
    assert_eq!(all.len(), 6);
    let voided: Vec<_> = all.iter().filter(|line| line["fact"] == "voided").collect();
    assert!(voided.iter().all(|line| line["reverses_id"] == fuel["posting_id"]), "{voided:?}");
    let balances = admin.client.get("/api/ledger/trial_balance").await.expect(200);
    assert!(balances["items"].as_array().unwrap().iter().all(|item| item["balance_cents"] == 0), "{balances}");
    assert_eq!((&balances["debit_cents"], &balances["credit_cents"]), (&json!(2 * LOAD_CENTS), &json!(2 * LOAD_CENTS)));
}

#[rstest]
#[tokio::test]
async fn a_closed_month_takes_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    let close = async |starts_on: &str, version: i32| {
        let body = json!({ "starts_on": starts_on, "version": version });
        admin.client.post("/api/ledger/periods/close", body).await
    };
    close("2026-11-01", 0).await.expect_code(409, "period_not_over");
    close("2027-01-01", 0).await.expect_code(409, "period_not_over");
    close("2026-10-02", 0).await.expect_code(422, "validation_failed");
    let closed = close("2026-10-01", 0).await.expect(200);
    assert_eq!((&closed["status"], &closed["version"]), (&json!("closed"), &json!(1)));
    close("2026-10-01", 1).await.expect_code(409, "period_already_closed");
    close("2026-10-01", 0).await.expect_code(409, "version_stale");
    let late = json!({ "invoiced_on": "2026-10-31" });
    let refused = act(&admin, &invoice, "post", late.clone()).await.expect_code(409, "period_closed");
    assert_eq!(refused["message"], "October 2026 is closed. Use a day of an open month, or reopen October 2026.");
    assert_eq!(lines(&admin, "").await.len(), 0);
    let future = json!({ "invoiced_on": "2026-11-21" });
    act(&admin, &invoice, "post", future).await.expect_code(422, "validation_failed");
    let reopen = json!({ "starts_on": "2026-10-01", "version": 1, "reason": "A late invoice" });
    let opened = admin.client.post("/api/ledger/periods/reopen", reopen.clone()).await.expect(200);
    assert_eq!((&opened["status"], &opened["reopened_because"]), (&json!("open"), &json!("A late invoice")));
    let again = json!({ "starts_on": "2026-10-01", "version": 2, "reason": "Again" });
    admin.client.post("/api/ledger/periods/reopen", again).await.expect_code(409, "period_not_closed");
    act(&admin, &invoice, "post", late).await.expect(200);
    let as_of = admin.client.get("/api/ledger/trial_balance?as_of=2026-10-30").await.expect(200);
    assert_eq!(as_of["debit_cents"], 0);
    let months = admin.client.get("/api/ledger/periods").await.expect(200);
    let told: Vec<_> = months["items"].as_array().unwrap().iter().map(|it| it["starts_on"].as_str().unwrap()).collect();
    assert_eq!(told, ["2026-11-01", "2026-10-01"]);
    // Voided today, the opposite is in today's month.
    close("2026-10-01", 2).await.expect(200);
    act(&admin, &invoice, "void", json!({ "reason": "Wrong rate" })).await.expect(200);
    assert_eq!(lines(&admin, "from=2026-11-01").await.len(), 3);
}

#[rstest]
#[tokio::test]
async fn the_checklist_names_what_is_open(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let check = async |starts_on: &str| {
        let found = admin.client.get(&format!("/api/ledger/periods/checklist?starts_on={starts_on}")).await.expect(200);
        let of = |name: &str| (found[name]["count"].as_i64().unwrap(), found[name]["amount_cents"].as_i64().unwrap());
        (of("unbilled_loads"), of("draft_invoices"), of("unapplied_payments"))
    };
    assert_eq!(check("2026-11-01").await, ((1, LOAD_CENTS), (0, 0), (0, 0)));
    assert_eq!(check("2026-10-01").await, ((0, 0), (0, 0), (0, 0)), "it was delivered later");
    draft(&admin, &load).await;
    let payment = json!({
        "customer_id": freight.customer, "method": "ach", "reference": "TRN 1", "received_on": "2026-11-18",
        "amount_cents": 5_000,
    });
    admin.client.post("/api/payments", payment).await.expect(201);
    assert_eq!(check("2026-11-01").await, ((0, 0), (1, LOAD_CENTS), (1, 5_000)));
    admin.client.get("/api/ledger/periods/checklist?starts_on=2026-11-02").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn the_database_refuses_to_change_the_ledger(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let change =
        posting_line::Entity::update_many().col_expr(posting_line::Column::AmountCents, Expr::value(1_i64)).exec(&db);
    assert!(change.await.is_err());
    assert!(posting_line::Entity::delete_many().exec(&db).await.is_err());
    assert!(posting::Entity::delete_many().exec(&db).await.is_err());
    let memo = posting::Entity::update_many().col_expr(posting::Column::Memo, Expr::value("Other")).exec(&db);
    assert!(memo.await.is_err());
    let line = haul_entity::money::invoice_line::Entity::update_many()
        .col_expr(haul_entity::money::invoice_line::Column::AmountCents, Expr::value(1_i64))
        .exec(&db);
    assert!(line.await.is_err());
}

#[rstest]
#[tokio::test]
async fn two_people_post_an_invoice_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    let path = format!("/api/invoices/{}/post", id(&invoice));
    let (one, two) = futures::join!(
        admin.client.post(&path, json!({ "version": 1 })),
        admin.client.post(&path, json!({ "version": 1 }))
    );
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "{} {}", one.text, two.text);
    assert_eq!(lines(&admin, "").await.len(), 3);
}

#[rstest]
#[tokio::test]
async fn the_ledger_needs_all_terminals(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let yard = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let yard = id(&admin.client.post("/api/terminals", yard).await.expect(201));
    let path = format!("/api/role_grants/{}/financial", Role::TerminalManager.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let change = json!({ "version": 1, "terminal_ids": [yard] });
    admin.client.patch(&format!("/api/users/{}", manager.user_id), change).await.expect(200);
    for path in ["lines", "accounts", "trial_balance", "periods"] {
        manager.client.get(&format!("/api/ledger/{path}")).await.expect_code(403, "all_terminals_needed");
    }
    assert_eq!(manager.client.get("/api/invoices").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn events_of_the_ledger_and_of_payments_need_all_terminals(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    let payment = json!({
        "customer_id": freight.customer, "method": "check", "reference": "10442", "received_on": "2026-11-18",
        "amount_cents": 5_000,
    });
    admin.client.post("/api/payments", payment).await.expect(201);
    for section in [Section::Admin, Section::Financial] {
        let path = format!("/api/role_grants/{}/{}", Role::TerminalManager.as_str(), section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    // Without a terminal of their own.
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    for (kind, count) in [("posting", 2), ("payment", 1)] {
        let path = format!("/api/audit_events?entity_type={kind}");
        assert_eq!(admin.client.get(&path).await.expect(200)["total_count"], count, "{kind}");
        assert_eq!(manager.client.get(&path).await.expect(200)["total_count"], 0, "{kind}");
    }
}
