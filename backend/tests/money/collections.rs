//! Collecting what customers owe: calls, promises, agencies and statements.

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use rstest::rstest;
use serde_json::{Value, json};

use super::{LOAD_CENTS, payments::pay, posted};

async fn note(admin: &Person, customer: &str, body: Value) -> Answer {
    admin.client.post(&format!("/api/receivables/{customer}/entries"), body).await
}

async fn only(admin: &Person, query: &str) -> Value {
    let found = admin.client.get(&format!("/api/receivables?{query}")).await.expect(200);
    assert_eq!(found["total_count"], 1, "{found}");
    found["items"][0].clone()
}

#[rstest]
#[tokio::test]
async fn a_promise_is_kept_or_broken_by_what_comes_in(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    posted(&app, &admin, &freight, "2026-09-20").await;
    let item = only(&admin, "").await;
    assert_eq!((&item["stage"], &item["is_promise_broken"]), (&json!("days_31_to_60"), &json!(false)));
    let body = json!({
        "kind": "call", "happened_on": "2026-11-10", "contact": "Erin in payables", "note": "Check on Friday.",
        "promised_on": "2026-11-14", "promised_cents": 200_000, "follow_up_on": "2026-11-16",
    });
    let made = note(&admin, &freight.customer, body).await.expect(201);
    assert_eq!((&made["kind"], &made["contact"]), (&json!("call"), &json!("Erin in payables")));
    let item = only(&admin, "is_promise_broken=true&follow_up_to=2026-11-20").await;
    assert_eq!((&item["last_contact_on"], &item["promise_paid_cents"]), (&json!("2026-11-10"), &json!(0)));
    let totals = admin.client.get("/api/receivables").await.expect(200)["totals"].clone();
    assert_eq!((&totals["follow_up_count"], &totals["broken_promise_count"]), (&json!(1), &json!(1)));
    // What came in before the promise does not keep it; what came in later does.
    let pay_on = async |day: &str, cents: i64| {
        let body = json!({
            "customer_id": freight.customer, "method": "ach", "reference": day, "received_on": day, "amount_cents": cents,
        });
        admin.client.post("/api/payments", body).await.expect(201)
    };
    pay_on("2026-11-09", 500_000).await;
    assert_eq!(only(&admin, "").await["is_promise_broken"], true);
    pay_on("2026-11-19", 200_000).await;
    let item = only(&admin, "").await;
    assert_eq!((&item["is_promise_broken"], &item["promise_paid_cents"]), (&json!(false), &json!(200_000)));
    // On the day before the promise there was none.
    assert_eq!(only(&admin, "as_of=2026-11-09").await["promised_on"], Value::Null);
    // A later note answers the follow-up.
    note(&admin, &freight.customer, json!({ "kind": "note", "note": "Paid." })).await.expect(201);
    assert_eq!(only(&admin, "").await["follow_up_on"], Value::Null);
    let all = admin.client.get(&format!("/api/receivables/{}/entries", freight.customer)).await.expect(200);
    assert_eq!((&all["total_count"], &all["items"][0]["note"]), (&json!(2), &json!("Paid.")));
}

#[rstest]
#[tokio::test]
async fn an_agency_has_an_account_until_it_gives_it_back(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    posted(&app, &admin, &freight, "2026-11-20").await;
    for (kind, stage) in [("placed", "agency"), ("email", "agency"), ("recalled", "current")] {
        note(&admin, &freight.customer, json!({ "kind": kind })).await.expect(201);
        assert_eq!(only(&admin, "").await["stage"], stage, "{kind}");
    }
    let found = admin.client.get("/api/receivables?stage=agency").await.expect(200);
    assert_eq!((&found["total_count"], &found["totals"]["owed_cents"]), (&json!(0), &json!(LOAD_CENTS)));
    for body in [
        json!({ "kind": "call", "happened_on": "2026-11-21" }),
        json!({ "kind": "call", "promised_on": "2026-11-27" }),
        json!({ "kind": "call", "promised_cents": 100 }),
        json!({ "kind": "call", "promised_on": "2026-11-01", "promised_cents": 100 }),
        json!({ "kind": "call", "follow_up_on": "2062-11-27" }),
        json!({ "kind": "call", "note": "x".repeat(1_001) }),
    ] {
        note(&admin, &freight.customer, body).await.expect_code(422, "validation_failed");
    }
    note(&admin, "0192f0c4-7a00-7000-8000-00000000ffff", json!({ "kind": "call" })).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_statement_is_mailed_once_with_what_is_owed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let late = posted(&app, &admin, &freight, "2026-09-20").await;
    posted(&app, &admin, &freight, "2026-11-20").await;
    pay(&admin, &freight.customer, 120_000, &[(&late, 100_000)]).await.expect(201);
    let path = format!("/api/receivables/{}", freight.customer);
    admin.client.post(&format!("{path}/statement"), json!({ "is_inline": true })).await.expect(200);
    let page = app.typesetting.paper("statement");
    assert_eq!((&page["title"], &page["total"]), (&json!("Statement Nov 20, 2026"), &json!("$4,417.80 USD")));
    let rows: Vec<_> = page["invoices"].as_array().unwrap().iter().map(|it| (&it["number"], &it["owed"])).collect();
    assert_eq!(rows, [(&json!("INV-1001"), &json!("$1,808.90")), (&json!("INV-1002"), &json!("$2,808.90")),]);
    assert_eq!(page["ages"][2]["value"], "$1,808.90");
    assert_eq!((&page["invoices"][0]["late"], &page["payments"][0]["amount"]), (&json!("31"), &json!("$200.00")));
    crate::papers::printed::assert_golden("statement", &page);
    let other = admin.freight_named("Northgate Foods").await;
    let nothing = format!("/api/receivables/{}/send_statement", other.customer);
    let body = json!({ "email": "ap@northgate.example" });
    admin.client.post(&nothing, body).await.expect_code(409, "invoice_not_owed");
    let send =
        async |key: &str, body: Value| admin.client.post_with_key(&format!("{path}/send_statement"), key, body).await;
    let body = json!({ "email": "ap@blueridge.example", "message": "Please pay." });
    let first = send("s-1", body.clone()).await;
    send("s-1", body).await.assert_replays(&first);
    assert_eq!(first.expect(201)["mail_status"], "queued");
    app.run_jobs().await;
    let mails = app.mail.sent();
    let mails: Vec<_> = mails.iter().filter(|mail| mail.subject.starts_with("Statement of account")).collect();
    assert_eq!(mails.len(), 1, "repeated, it is one mail");
    assert_eq!(mails[0].to, "ap@blueridge.example");
    assert!(mails[0].text.contains("The amount due is $4,417.80 (past due: $1,808.90)."), "{}", mails[0].text);
    assert_eq!(mails[0].attachments[0].file_name, "Statement 2026-11-20.pdf");
    let all = admin.client.get(&format!("{path}/entries")).await.expect(200);
    let entry = &all["items"][0];
    assert_eq!((&entry["kind"], &entry["mail_status"]), (&json!("statement"), &json!("sent")));
    assert_eq!((&entry["owed_cents"], &entry["sent_to"]), (&json!(441_780), &json!("ap@blueridge.example")));
    assert_eq!(only(&admin, "").await["last_contact_on"], "2026-11-20");
}
