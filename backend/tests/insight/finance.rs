//! The finance dashboard, calculated again from the lists' exports, and compared with the list of receivables.

use std::collections::HashMap;

use chrono::{NaiveDate, TimeDelta};
use haul_types::Role;
use rstest::rstest;
use serde_json::json;

use super::{
    imports::{checked_as, decided},
    tie_out::{Rows, cents, exported},
};
use crate::money::{
    LOAD_CENTS, act, approved_load, draft,
    payments::{on_payment, pay},
    posted,
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

type Row = HashMap<String, String>;

const TODAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
const MONDAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn is(row: &Row, words: &[&str]) -> bool {
    words.contains(&row["Status"].as_str())
}

/// Invoices of four weeks and ages, a part paid, a draft, a voided one, an opening balance, and loads to bill.
async fn world(app: &TestApp, admin: &Person) {
    let freight = admin.freight().await;
    let other = admin.freight_named("Northgate Foods").await;
    for day in ["2026-11-20", "2026-11-16", "2026-11-15", "2026-11-09", "2026-11-08", "2026-10-02", "2026-08-01"] {
        posted(app, admin, &freight, day).await;
    }
    let part = posted(app, admin, &other, "2026-09-10").await;
    pay(admin, &other.customer, 150_000, &[(&part, 100_000)]).await.expect(201);
    let refunded = pay(admin, &other.customer, 30_000, &[]).await.expect(201);
    let refund = json!({ "method": "ach", "reference": "R-1", "amount_cents": 30_000 });
    on_payment(admin, &refunded, "refund", refund).await.expect(200);
    let mistaken = pay(admin, &other.customer, 4_000, &[]).await.expect(201);
    on_payment(admin, &mistaken, "void", json!({ "reason": "Typing error" })).await.expect(200);
    let last = json!({
        "customer_id": other.customer, "method": "ach", "reference": "77", "received_on": "2026-11-12",
        "amount_cents": 7_000, "applications": [],
    });
    admin.client.post("/api/payments", last).await.expect(201);
    let voided = posted(app, admin, &freight, "2026-11-18").await;
    act(admin, &voided, "void", json!({ "reason": "Wrong rate" })).await.expect(200);
    let load = approved_load(app, admin, &freight).await;
    draft(admin, &load).await;
    approved_load(app, admin, &freight).await;
    admin.delivered_load(&freight).await;
    let file = "Customer,Invoice number,Invoice date,Open amount\nBlue Ridge Brokerage,4711,2026-11-17,\"$1,000.00\"\n";
    let import = checked_as(app, admin, "opening_balances", file).await;
    decided(app, admin, &import, "commit", json!({})).await;
}

#[rstest]
#[tokio::test]
async fn finance_dashboard_ties_to_the_exports_and_the_receivables(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    world(&app, &admin).await;
    let board = admin.client.get("/api/dashboard/finance").await.expect(200);
    assert_eq!((&board["as_of"], &board["week_start_on"]), (&json!("2026-11-20"), &json!("2026-11-16")));
    let invoices: Rows = exported(&app, &admin, "invoices").await;
    let billed = |from: NaiveDate, until: NaiveDate| -> Vec<i64> {
        let counts = |row: &&Row| {
            row["Origin"] == "loads" && !is(row, &["draft", "voided"]) && (from..until).contains(&day(&row["Date"]))
        };
        invoices.iter().filter(counts).map(|row| cents(&row["Total"])).collect()
    };
    let week = TimeDelta::weeks(1);
    let (this, last) = (billed(MONDAY, MONDAY + week), billed(MONDAY - week, MONDAY));
    assert_eq!((this.len(), last.len()), (2, 2), "Sunday's invoice is of last week");
    assert_eq!(board["billed_this_week_count"], this.len());
    assert_eq!(board["billed_this_week_cents"], this.iter().sum::<i64>());
    assert_eq!(board["billed_last_week_cents"], last.iter().sum::<i64>());
    let drafts: Vec<_> = invoices.iter().filter(|row| is(row, &["draft"])).collect();
    assert_eq!((&board["draft_count"], &board["draft_cents"]), (&json!(drafts.len()), &json!(LOAD_CENTS)));

    // Delivered and on no invoice that stands: the voided one's load is back.
    let loads: Rows = exported(&app, &admin, "loads").await;
    let unbilled = |row: &&Row| {
        is(row, &["delivered", "tonu"])
            && !["invoiced", "partially_paid", "paid", "written_off"].contains(&row["Billing status"].as_str())
    };
    let unbilled: Vec<i64> = loads.iter().filter(unbilled).map(|row| cents(&row["Total"])).collect();
    assert_eq!(unbilled.len(), 3);
    assert_eq!(board["unbilled_count"], unbilled.len());
    assert_eq!(board["unbilled_cents"], unbilled.iter().sum::<i64>());

    // By age, from the invoices alone.
    let owed: Vec<_> = invoices.iter().filter(|row| is(row, &["posted", "sent", "partially_paid"])).collect();
    let aged = |from: i64, to: i64| {
        let late = |row: &&&Row| (from..=to).contains(&(TODAY - day(&row["Due"])).num_days());
        owed.iter().filter(late).map(|row| cents(&row["Balance"])).sum::<i64>()
    };
    let found = &board["receivables"];
    for (name, from, to) in [
        ("current_cents", i64::MIN, 0),
        ("days_1_to_30_cents", 1, 30),
        ("days_31_to_60_cents", 31, 60),
        ("days_61_to_90_cents", 61, 90),
        ("over_90_days_cents", 91, i64::MAX),
        ("overdue_cents", 1, i64::MAX),
        ("owed_cents", i64::MIN, i64::MAX),
    ] {
        assert_eq!(found[name], aged(from, to), "{name}");
    }
    assert_eq!((&found["invoice_count"], &found["unapplied_cents"]), (&json!(owed.len()), &json!(57_000)));
    let payments: Rows = exported(&app, &admin, "payments").await;
    let kept =
        |row: &&Row| is(row, &["unapplied", "applied"]) && (MONDAY..MONDAY + week).contains(&day(&row["Received"]));
    let kept: Vec<i64> =
        payments.iter().filter(kept).map(|row| cents(&row["Amount"]) - cents(&row["Refunded"])).collect();
    assert_eq!((kept.len(), payments.len()), (2, 4), "one came earlier, another was voided");
    assert_eq!(found["collected_this_week_count"], kept.len());
    assert_eq!(found["collected_this_week_cents"], kept.iter().sum::<i64>());
    assert_eq!(found["collected_last_week_cents"], 7_000);
    // What was invoiced in 90 days, opening balances included, is that many days of sales.
    let sales = |row: &&Row| !is(row, &["draft", "voided"]) && (TODAY - day(&row["Date"])).num_days() < 90;
    let sales: i64 = invoices.iter().filter(sales).map(|row| cents(&row["Total"])).sum();
    assert_eq!(found["days_sales_outstanding"], aged(i64::MIN, i64::MAX) * 90 / sales);

    // Money's own list says the same.
    let list = admin.client.get("/api/receivables").await.expect(200);
    for name in [
        "owed_cents",
        "current_cents",
        "days_1_to_30_cents",
        "days_31_to_60_cents",
        "days_61_to_90_cents",
        "over_90_days_cents",
        "unapplied_cents",
        "days_sales_outstanding",
    ] {
        assert_eq!(found[name], list["totals"][name], "{name}");
    }
    let ready =
        "/api/ready_to_bill?billing_status=docs_pending,ready_for_review,exception,on_hold,sent_back_to_ops,approved";
    let ready = admin.client.get(ready).await.expect(200);
    assert_eq!((&ready["total_count"], &ready["sum_cents"]), (&board["unbilled_count"], &board["unbilled_cents"]));
}

#[rstest]
#[tokio::test]
async fn finance_dashboard_is_of_those_who_see_invoices_and_of_their_terminals(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    posted(&app, &admin, &freight, "2026-11-18").await;
    let user = app.user(admin.company_id, Role::User).await;
    user.client.get("/api/dashboard/finance").await.expect_code(403, "permission_missing");
    let other = app.admin().await;
    let none = other.client.get("/api/dashboard/finance").await.expect(200);
    assert_eq!((&none["billed_this_week_cents"], &none["receivables"]["owed_cents"]), (&json!(0), &json!(0)));
    assert!(none["receivables"]["days_sales_outstanding"].is_null(), "{none}");

    let yard = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let yard = id(&admin.client.post("/api/terminals", yard).await.expect(201));
    let path = format!("/api/role_grants/{}/financial", Role::TerminalManager.as_str());
    admin.client.send(poem::http::Method::PUT, &path, &[], None).await.expect(200);
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let change = json!({ "version": 1, "terminal_ids": [yard] });
    admin.client.patch(&format!("/api/users/{}", manager.user_id), change).await.expect(200);
    // A load of no terminal is everybody's.
    let seen = manager.client.get("/api/dashboard/finance").await.expect(200);
    assert_eq!(seen["billed_this_week_cents"], LOAD_CENTS);
    assert!(seen["receivables"].is_null(), "{seen}");
}
