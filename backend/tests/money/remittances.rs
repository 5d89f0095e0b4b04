//! Files that say what was paid, and the invoices that they mean.

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

use super::{
    LOAD_CENTS, act, approve, balance, draft,
    payments::{invoice_now, pay},
    posted,
};

async fn matched(app: &TestApp, admin: &Person, text: &str) -> Answer {
    let receipt = app.upload(admin.company_id, text, "text/csv").await;
    admin.client.post("/api/payments/remittance", json!({ "receipt": receipt })).await
}

fn lines(payment: &Value) -> Vec<(&Value, &Value, &str)> {
    let line = |line| -> (&Value, &Value, &str) {
        let line: &Value = line;
        (&line["invoice"]["name"], &line["amount_cents"], line["problem"].as_str().unwrap_or_default())
    };
    payment["lines"].as_array().unwrap().iter().map(line).collect()
}

#[rstest]
#[tokio::test]
async fn a_remittance_pays_nine_invoices_and_says_what_it_cannot_place(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut invoices = Vec::new();
    for _ in 0..9 {
        invoices.push(posted(&app, &admin, &freight, "2026-10-20").await);
    }
    let amount = "\"$2,808.90\"";
    let mut text = String::from("Check No.,Check Date,Check Amount,Inv #,Net Paid,Terms\n");
    let row = |number: &str, amount: &str| format!("77120,11/18/2026,25000.00,{number},{amount},Net 30\n");
    // By number, by the number's digits, and by the load.
    text.push_str(&row("INV-1001", amount));
    text.push_str(&row("inv-1002", amount));
    text.push_str(&row("#INV-1003", amount));
    for invoice in &invoices[3..8] {
        text.push_str(&row(invoice["lines"][0]["load"]["name"].as_str().unwrap(), amount));
    }
    text.push_str(&row("INV-1009", "2500"));
    text.push_str(&row("INV-4711", "120"));
    text.push_str(&row("INV-1001", "(40.00)"));
    text.push_str(&row("INV-1001", "many"));
    let read = matched(&app, &admin, &text).await.expect(200);
    assert_eq!(read["ignored_columns"], json!(["Terms"]));
    let payment = &read["payments"][0];
    assert_eq!(read["payments"].as_array().unwrap().len(), 1);
    assert_eq!((&payment["reference"], &payment["paid_on"]), (&json!("77120"), &json!("2026-11-18")));
    assert_eq!((&payment["amount_cents"], &payment["customer"]["id"]), (&json!(2_500_000), &json!(freight.customer)));
    let lines = lines(payment);
    for (at, invoice) in invoices.iter().enumerate().take(8) {
        assert_eq!(lines[at], (&invoice["number"], &json!(LOAD_CENTS), ""));
    }
    assert_eq!(lines[8], (&json!("INV-1009"), &json!(250_000), ""));
    assert_eq!(lines[9].2, "No invoice or invoiced load has the number INV-4711.");
    assert_eq!(lines[10].2, "This is a deduction. Enter it on the invoice as a short pay, credit or dispute.");
    assert_eq!(lines[11].2, "“many” is not an amount such as 2500 or 2,500.00.");
    assert_eq!(admin.client.get("/api/payments").await.expect(200)["total_count"], 0, "reading writes nothing");
    // Recorded as read, the rest stays unapplied; read again, the file says that it is recorded.
    let placed = payment["lines"].as_array().unwrap().iter().filter(|line| line["problem"].is_null());
    let shares: Vec<_> = placed
        .map(|line| json!({ "invoice_id": line["invoice"]["id"], "amount_cents": line["amount_cents"] }))
        .collect();
    let body = json!({
        "customer_id": payment["customer"]["id"], "method": "check", "reference": payment["reference"],
        "received_on": payment["paid_on"], "amount_cents": payment["amount_cents"], "applications": shares,
    });
    let made = admin.client.post("/api/payments", body).await.expect(201);
    assert_eq!(made["unapplied_cents"], json!(2_500_000 - 8 * LOAD_CENTS - 250_000));
    assert_eq!(invoice_now(&admin, &invoices[8]).await["status"], "partially_paid");
    assert_eq!(balance(&admin, "1100").await, LOAD_CENTS - 250_000);
    let again = matched(&app, &admin, &text).await.expect(200);
    assert_eq!(again["payments"][0]["recorded"]["id"], made["id"]);
    assert_eq!(self::lines(&again["payments"][0])[0].2, "Nothing is owed on INV-1001.");
    assert_eq!(self::lines(&again["payments"][0])[8].2, "Only $308.90 is owed on INV-1009.");
}

#[rstest]
#[tokio::test]
async fn a_file_of_a_bank_has_several_payments_and_customers(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, other) = (admin.freight().await, admin.freight_named("Northgate Foods").await);
    let one = posted(&app, &admin, &freight, "2026-10-20").await;
    let two = posted(&app, &admin, &other, "2026-10-20").await;
    let three = posted(&app, &admin, &other, "2026-10-20").await;
    act(&admin, &three, "void", json!({ "reason": "Wrong" })).await.expect(200);
    let text = "Trace,Method,Invoice,Amount Paid\nA1,EFT,INV-1001,100\n,,INV-1002,50\nA2,wire,INV-1002,2808.90\n\
                A2,wire,INV-1003,1\n";
    let read = matched(&app, &admin, text).await.expect(200);
    let payments = read["payments"].as_array().unwrap();
    let heads: Vec<_> = payments.iter().map(|it| (&it["reference"], &it["method"], &it["customer"]["name"])).collect();
    let name = |invoice: &Value| invoice["customer"]["name"].clone();
    assert_eq!(heads, [(&json!("A1"), &json!("ach"), &name(&one)), (&json!("A2"), &json!("wire"), &name(&two)),]);
    assert_eq!(payments[0]["amount_cents"], 15_000, "a row without a reference belongs to the one before");
    assert_eq!(lines(&payments[0])[1].2, "INV-1002 is an invoice of Northgate Foods.");
    assert_eq!(lines(&payments[1])[1].2, "No invoice or invoiced load has the number INV-1003.", "it is voided");
    pay(&admin, &other.customer, 100, &[(&two, 100)]).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn a_number_means_an_invoice_in_the_surest_way(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, other) = (admin.freight().await, admin.freight_named("Northgate Foods").await);
    // Load 1001 is on INV-1002, and load 1002 on INV-1001.
    let load = admin.delivered_load(&freight).await;
    let references = json!([{ "kind": "po", "value": "4500 123" }, { "kind": "bol", "value": "B-77" }]);
    let body = json!({ "version": load["version"], "references": references });
    admin.client.patch(&format!("/api/loads/{}", id(&load)), body).await.expect(200);
    let first = approve(&app, &admin, &load).await;
    let theirs = posted(&app, &admin, &other, "2026-10-20").await;
    let ours = act(&admin, &draft(&admin, &first).await, "post", json!({})).await.expect(200);
    assert_eq!((&ours["number"], &theirs["number"]), (&json!("INV-1002"), &json!("INV-1001")));
    let line = async |rows: &str| {
        let read = matched(&app, &admin, &format!("Invoice,Paid\n{rows}\n")).await.expect(200);
        let last = *lines(&read["payments"][0]).last().unwrap();
        (last.0.as_str().unwrap_or_default().to_owned(), last.2.to_owned())
    };
    let found = |number: &str, problem: &str| (number.to_owned(), problem.to_owned());
    assert_eq!(line("1001,100").await, found("", "1001 matches several invoices. Choose one."));
    // Even if one of them is owed just this much; but who pays says which one is meant.
    act(&admin, &theirs, "adjust", json!({ "kind": "credit", "reason": "rate", "amount_cents": 5 })).await.expect(200);
    assert_eq!(line("1001,2808.90").await, found("", "1001 matches several invoices. Choose one."));
    assert_eq!(line("B-77,100\n1001,100").await, found("INV-1002", ""));
    assert_eq!(line("po 4500,100").await.1, "No invoice or invoiced load has the number po 4500.");
    assert_eq!(line("4500 123,100").await, found("INV-1002", ""));
    // What the rows before pay is no longer owed.
    let twice = line("INV-1002,2000\nINV-1002,1000").await;
    assert_eq!(twice, found("INV-1002", "Only $808.90 is owed on INV-1002 after the rows before."));
    assert_eq!(line("INV-1001,100\nTotal,100").await, found("INV-1001", ""), "a total is no row");
}

#[rstest]
#[tokio::test]
async fn a_file_that_cannot_be_read_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let refused = matched(&app, &admin, "Date,Payee\n11/18/2026,Us\n").await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["message"], "The file is missing these columns: Invoice number, Amount paid.");
    let refused = matched(&app, &admin, "Invoice,Amount\n").await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["message"], "There are no rows below the header.");
    let receipt = app.upload(other.company_id, "Invoice,Amount\nINV-1,1\n", "text/csv").await;
    let foreign = admin.client.post("/api/payments/remittance", json!({ "receipt": receipt })).await;
    assert_eq!(foreign.expect_code(422, "validation_failed")["fields"][0]["path"], "receipt");
    let ticket = admin.client.post("/api/payments/remittance/uploads", json!({})).await.expect(201);
    assert!(ticket["upload_url"].is_string() && id(&json!({ "id": ticket["expires_at"] })).contains('T'), "{ticket}");
}
