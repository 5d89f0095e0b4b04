//! Opening balances: what customers owed before, imported from a file.

use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use super::{
    LOAD_CENTS, act, approved_load, balance, draft,
    payments::{invoice_now, pay},
    posted,
};
use crate::insight::{
    import_kinds::told,
    imports::{IMPORTS, checked_as, counts, decided, problems},
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

const HEADER: &str = "Customer,Invoice number,Invoice date,Due date,Open amount,Reference\n";
/// An invoice without a due date, and one with its own.
const TWO: &str = "Blue Ridge Brokerage,inv-0915,09/15/2026,,\"$1,250.50\",PO 88120\n\
    blue ridge brokerage,4711,2026-10-30,2026-11-29,980,\n";
const FIRST: i64 = 125_050;
const SECOND: i64 = 98_000;

async fn import(app: &TestApp, person: &Person, rows: &str) -> Value {
    let import = checked_as(app, person, "opening_balances", format!("{HEADER}{rows}")).await;
    assert_eq!(told(person, &import).await, Vec::<String>::new());
    decided(app, person, &import, "commit", json!({})).await
}

/// The invoice with this number that stands.
async fn numbered(person: &Person, number: &str) -> Value {
    let found =
        person.client.get(&format!("/api/invoices?q={number}&status=sent,partially_paid,paid")).await.expect(200);
    let items = found["items"].as_array().unwrap();
    invoice_now(person, items.iter().find(|it| it["number"] == number).unwrap()).await
}

/// The balance of accounts receivable is what invoices, aging and the dashboard say.
async fn tied_out(person: &Person) -> i64 {
    let owed = balance(person, "1100").await;
    let aging = person.client.get("/api/receivables").await.expect(200);
    assert_eq!(aging["totals"]["owed_cents"], owed, "{aging}");
    let counts = person.client.get("/api/invoices/counts").await.expect(200);
    assert_eq!(counts["owed_cents"], owed, "{counts}");
    let board = person.client.get("/api/dashboard/finance").await.expect(200);
    assert_eq!(board["receivables"]["owed_cents"], owed, "{board}");
    owed
}

#[rstest]
#[tokio::test]
async fn opening_balances_age_and_are_settled_and_are_no_revenue(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let customer = format!("/api/customers/{}", freight.customer);
    // Owing is no new sale, so a hold doesn't matter.
    admin.client.patch(&customer, json!({ "version": 1, "is_on_credit_hold": true })).await.expect(200);
    let import = checked_as(&app, &admin, "opening_balances", format!("{HEADER}{TWO}")).await;
    assert_eq!(told(&admin, &import).await, Vec::<String>::new());
    assert_eq!(counts(&import), [2, 2, 0, 0, 0, 0, 0]);
    assert_eq!(admin.client.get("/api/invoices").await.expect(200)["total_count"], 0, "nothing is written");
    assert_eq!(admin.client.get("/api/ledger/lines").await.expect(200)["total_count"], 0);
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [2, 2, 0, 2, 0, 0, 0]));

    let first = numbered(&admin, "INV-0915").await;
    assert_eq!((&first["origin"], &first["status"]), (&json!("opening_balance"), &json!("sent")));
    assert_eq!((&first["invoiced_on"], &first["due_on"]), (&json!("2026-09-15"), &json!("2026-10-15")));
    assert_eq!((&first["total_cents"], &first["balance_cents"]), (&json!(FIRST), &json!(FIRST)));
    assert_eq!((&first["reference"], &first["payment_terms_days"]), (&json!("PO 88120"), &json!(30)));
    assert_eq!((&first["load_count"], &first["lines"], &first["is_overdue"]), (&json!(0), &json!([]), &json!(true)));
    assert_eq!(first["allowed_actions"], json!(["adjust", "dispute", "void"]));
    let second = numbered(&admin, "4711").await;
    assert_eq!((&second["due_on"], &second["payment_terms_days"]), (&json!("2026-11-29"), &json!(30)));
    assert_eq!(second["is_overdue"], false);

    // It ages by its own days, in the past as well, and is no revenue.
    assert_eq!(tied_out(&admin).await, FIRST + SECOND);
    assert_eq!(balance(&admin, "3900").await, -(FIRST + SECOND));
    for account in ["4000", "4100", "4200", "4300"] {
        assert_eq!(balance(&admin, account).await, 0, "{account}");
    }
    let aging = admin.client.get("/api/receivables").await.expect(200);
    assert_eq!(
        (&aging["totals"]["current_cents"], &aging["totals"]["days_31_to_60_cents"]),
        (&json!(SECOND), &json!(FIRST))
    );
    let then = admin.client.get("/api/receivables?as_of=2026-09-30").await.expect(200);
    assert_eq!((&then["totals"]["owed_cents"], &then["totals"]["current_cents"]), (&json!(FIRST), &json!(FIRST)));
    let lines = admin.client.get(&format!("/api/ledger/lines?invoice_id={}", id(&first))).await.expect(200);
    assert_eq!(lines["items"][0]["memo"], "Opening balance of invoice INV-0915, Blue Ridge Brokerage");
    assert_eq!((&lines["total_count"], &lines["items"][0]["posted_on"]), (&json!(2), &json!("2026-09-15")));
    let history = admin.client.get(&format!("/api/invoices/{}/history", id(&first))).await.expect(200);
    assert_eq!(history["items"][0]["summary"], "Imported invoice INV-0915 as an opening balance");

    // Its paper is elsewhere; a statement has it.
    let open = json!({ "is_inline": true });
    let path = format!("/api/invoices/{}/open", id(&first));
    admin.client.post(&path, open).await.expect_code(409, "opening_balance_has_no_paper");
    let mail = json!({ "email": "ap@blueridge.example" });
    act(&admin, &first, "send", mail).await.expect_code(409, "opening_balance_has_no_paper");
    let statement = format!("/api/receivables/{}/statement", freight.customer);
    admin.client.post(&statement, json!({ "is_inline": true })).await.expect(200);
    let paper = app.typesetting.paper("statement");
    assert_eq!(paper["invoices"][0]["loads"], "PO 88120", "{paper}");

    // Disputed, paid and written off like any other.
    let dispute = json!({ "reason": "rate", "amount_cents": 5_000 });
    act(&admin, &first, "dispute", dispute).await.expect(200);
    let paid = pay(&admin, &freight.customer, SECOND + 50, &[(&second, SECOND), (&first, 50)]).await.expect(201);
    assert_eq!(paid["status"], "applied");
    assert_eq!(invoice_now(&admin, &second).await["status"], "paid");
    assert_eq!(invoice_now(&admin, &first).await["status"], "partially_paid");
    let rest = json!({ "kind": "write_off", "reason": "uncollectible", "amount_cents": FIRST - 50, "note": "Gone" });
    let off = act(&admin, &first, "adjust", rest).await.expect(200);
    assert_eq!((&off["status"], &off["balance_cents"]), (&json!("written_off"), &json!(0)));
    assert_eq!(tied_out(&admin).await, 0);
    assert_eq!((balance(&admin, "6100").await, balance(&admin, "3900").await), (FIRST - 50, -(FIRST + SECOND)));
}

#[rstest]
#[tokio::test]
async fn a_payment_taken_off_leaves_it_sent(#[values(Sqlite)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    import(&app, &admin, TWO).await;
    let invoice = numbered(&admin, "4711").await;
    let payment = pay(&admin, &freight.customer, 100, &[(&invoice, 100)]).await.expect(201);
    let body = json!({ "version": payment["version"], "application_id": payment["applications"][0]["id"] });
    admin.client.post(&format!("/api/payments/{}/unapply", id(&payment)), body).await.expect(200);
    let invoice = invoice_now(&admin, &invoice).await;
    assert_eq!((&invoice["status"], &invoice["balance_cents"]), (&json!("sent"), &json!(SECOND)));
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_with_opening_balances_is_told_by_row_and_column(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    posted(&app, &admin, &freight, "2026-11-18").await;
    let close = json!({ "starts_on": "2026-08-01", "version": 0 });
    admin.client.post("/api/ledger/periods/close", close).await.expect(200);
    let rows = "Nobody Freight,1,2026-10-01,,100,\n\
        ,2,2026-10-01,,100,\n\
        Blue Ridge Brokerage,inv-1001,2026-10-01,,100,\n\
        Blue Ridge Brokerage,,2026-10-01,,100,\n\
        Blue Ridge Brokerage,5,,,100,\n\
        Blue Ridge Brokerage,6,2026-10-01,,,\n\
        Blue Ridge Brokerage,7,2026-10-01,,0,\n\
        Blue Ridge Brokerage,8,2026-10-01,,-40,\n\
        Blue Ridge Brokerage,9,2026-10-01,,100000000.01,\n\
        Blue Ridge Brokerage,10,2026-08-31,,100,\n\
        Blue Ridge Brokerage,11,2026-11-21,,100,\n\
        Blue Ridge Brokerage,12,0206-10-01,,100,\n\
        Blue Ridge Brokerage,13,2026-10-01,2026-09-30,100,\n\
        Blue Ridge Brokerage,14,2026-10-01,2036-10-31,100,\n\
        Blue Ridge Brokerage,A-15,2026-10-01,,100,\n\
        Blue Ridge Brokerage,a-15,2026-10-02,,200,\n";
    let import = checked_as(&app, &admin, "opening_balances", format!("{HEADER}{rows}")).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 customer: There is no customer called “Nobody Freight”.",
            "3 customer: This is required.",
            "4 invoice_number: An invoice to Blue Ridge Brokerage has this number already.",
            "5 invoice_number: This is required.",
            "6 invoiced_on: This is required.",
            "7 open_amount: This is required.",
            "8 open_amount: Enter what is still owed, more than $0.",
            "9 open_amount: “-40” is not a number.",
            "10 open_amount: Enter at most $100,000,000.",
            "11 invoiced_on: August 2026 is closed. Reopen it in the ledger, or leave the invoice out.",
            "12 invoiced_on: Use today or an earlier day.",
            "13 invoiced_on: “0206-10-01” is not a date such as 2026-11-20 or 11/20/2026.",
            "14 due_on: Use the invoice's day or a later one.",
            "15 due_on: This is more than a year after the invoice. Check the year.",
            "17 invoice_number: Row 16 has the same number.",
        ]
    );
    assert_eq!(balance(&admin, "1100").await, LOAD_CENTS, "nothing is written");

    // A month that closes after the check refuses its rows.
    let import = checked_as(&app, &admin, "opening_balances", format!("{HEADER}{TWO}")).await;
    let close = json!({ "starts_on": "2026-09-01", "version": 0 });
    admin.client.post("/api/ledger/periods/close", close).await.expect(200);
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [2, 2, 0, 1, 1, 0, 0]));
    let refused = problems(&admin, &import, "refused").await;
    assert_eq!(refused[0].2, "September 2026 is closed. Reopen it in the ledger, or leave the invoice out.");
    assert_eq!(tied_out(&admin).await, LOAD_CENTS + SECOND);
}

#[rstest]
#[tokio::test]
async fn an_undone_import_is_reversed_and_its_numbers_are_free(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let made = import(&app, &admin, TWO).await;
    let wrong = numbered(&admin, "INV-0915").await;
    let undone = decided(&app, &admin, &made, "undo", json!({})).await;
    assert_eq!((&undone["status"], counts(&undone)), (&json!("undone"), [2, 2, 0, 2, 0, 2, 0]));
    let voided = invoice_now(&admin, &wrong).await;
    assert_eq!((&voided["status"], &voided["balance_cents"]), (&json!("voided"), &json!(0)));
    assert_eq!(voided["void_reason"], "The import of opening_balances.csv was undone");
    assert_eq!((tied_out(&admin).await, balance(&admin, "3900").await), (0, 0));
    let lines = admin.client.get(&format!("/api/ledger/lines?invoice_id={}", id(&wrong))).await.expect(200);
    assert_eq!(lines["total_count"], 4, "nothing is deleted");

    // The corrected file has the same numbers.
    let again = TWO.replace("1,250.50", "1,250.05");
    let made = import(&app, &admin, &again).await;
    assert_eq!(counts(&made), [2, 2, 0, 2, 0, 0, 0]);
    assert_eq!(tied_out(&admin).await, FIRST - 45 + SECOND);

    // What was paid since stays.
    let first = numbered(&admin, "INV-0915").await;
    pay(&admin, &freight.customer, 1_000, &[(&first, 1_000)]).await.expect(201);
    let undone = decided(&app, &admin, &made, "undo", json!({})).await;
    assert_eq!((&undone["status"], counts(&undone)), (&json!("undone"), [2, 2, 0, 2, 0, 1, 1]));
    let kept = problems(&admin, &undone, "kept").await;
    assert_eq!(kept[0].2, "The opening balance was changed since.");
    assert_eq!(tied_out(&admin).await, FIRST - 45 - 1_000);
    assert_eq!(balance(&admin, "3900").await, 45 - FIRST);
}

#[rstest]
#[tokio::test]
async fn new_invoices_skip_the_numbers_of_opening_balances(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let rows = "Blue Ridge Brokerage,INV-1001,2026-10-01,,100,PO 7\nBlue Ridge Brokerage,INV-1002,2026-10-01,,100,\n";
    let made = import(&app, &admin, rows).await;
    let load = approved_load(&app, &admin, &freight).await;
    assert_eq!(draft(&admin, &load).await["number"], "INV-1003");
    // An undone one doesn't take back what was numbered since.
    decided(&app, &admin, &made, "undo", json!({})).await;
    let load = approved_load(&app, &admin, &freight).await;
    assert_eq!(draft(&admin, &load).await["number"], "INV-1004");
}

#[rstest]
#[tokio::test]
async fn a_remittance_means_an_opening_balance_by_number_digits_or_reference(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let made = import(&app, &admin, TWO).await;
    let text = "Check No.,Check Date,Check Amount,Inv #,Net Paid\n\
        77120,11/18/2026,30,inv-0915,10\n77120,11/18/2026,30,4711,10\n77120,11/18/2026,30,po 88120,10\n";
    let matched = async || {
        let receipt = app.upload(admin.company_id, text, "text/csv").await;
        let read = admin.client.post("/api/payments/remittance", json!({ "receipt": receipt })).await.expect(200);
        let lines = read["payments"][0]["lines"].as_array().unwrap();
        lines.iter().map(|line| line["invoice"]["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(matched().await, [json!("INV-0915"), json!("4711"), json!("INV-0915")]);
    decided(&app, &admin, &made, "undo", json!({})).await;
    assert_eq!(matched().await, [Value::Null, Value::Null, Value::Null]);
}

#[rstest]
#[tokio::test]
async fn opening_balances_are_of_those_who_invoice_and_see_all_terminals(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    import(&app, &admin, TWO).await;
    let user = app.user(admin.company_id, Role::User).await;
    let columns = "/api/imports/columns?kind=opening_balances";
    user.client.get(columns).await.expect_code(403, "permission_missing");
    let receipt = app.upload(admin.company_id, format!("{HEADER}{TWO}"), "text/csv").await;
    let body = json!({ "kind": "opening_balances", "receipt": receipt, "file_name": "old.csv" });
    user.client.post(IMPORTS, body).await.expect_code(403, "permission_missing");

    let yard = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let yard = id(&admin.client.post("/api/terminals", yard).await.expect(201));
    let path = format!("/api/role_grants/{}/financial", Role::TerminalManager.as_str());
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let change = json!({ "version": 1, "terminal_ids": [yard] });
    admin.client.patch(&format!("/api/users/{}", manager.user_id), change).await.expect(200);
    assert_eq!(manager.client.get("/api/invoices").await.expect(200)["total_count"], 0);
    let board = manager.client.get("/api/dashboard/finance").await.expect(200);
    assert!(board["receivables"].is_null(), "{board}");
    let other = TWO.replace("4711", "4712").replace("0915", "0916");
    let import = checked_as(&app, &manager, "opening_balances", format!("{HEADER}{other}")).await;
    let all = "Opening balances are of all terminals. Ask someone who sees all of them.";
    assert_eq!(told(&manager, &import).await, [format!("2 customer: {all}"), format!("3 customer: {all}")]);
}

#[rstest]
#[tokio::test]
async fn an_opening_balance_is_reminded_of(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let email = json!({ "version": 1, "billing_email": "ap@blueridge.example" });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), email).await.expect(200);
    import(&app, &admin, TWO).await;
    let path = format!("/api/receivables/{}/send_reminder", freight.customer);
    admin.client.post(&path, json!({})).await.expect(201);
    app.run_jobs().await;
    let mail = app.mail.last_to("ap@blueridge.example").unwrap();
    assert!(mail.text.contains("INV-0915") && mail.text.contains("$1,250.50"), "{}", mail.text);
}
