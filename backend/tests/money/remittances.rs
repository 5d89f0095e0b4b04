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
    LOAD_CENTS, act, balance,
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
    assert_eq!(lines[9].2, "No invoice has the number INV-4711, and no load of one.");
    assert_eq!(lines[10].2, "It was taken off. Enter it on the invoice as a short pay, credit or dispute.");
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
    assert_eq!(self::lines(&again["payments"][0])[8].2, "INV-1009 is owed $308.90 only.");
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
    assert_eq!(lines(&payments[1])[1].2, "No invoice has the number INV-1003, and no load of one.", "it is voided");
    pay(&admin, &other.customer, 100, &[(&two, 100)]).await.expect(201);
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
