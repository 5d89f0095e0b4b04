//! Deposits, refunds, and what both do to the bank's account.

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

use super::{
    LOAD_CENTS, balance,
    payments::{invoice_now, on_payment, pay},
    posted,
};

async fn deposit(admin: &Person, day: &str, payments: &[&Value]) -> Answer {
    let ids: Vec<String> = payments.iter().map(|payment| id(payment)).collect();
    let body = json!({ "deposited_on": day, "reference": "Slip 118", "payment_ids": ids });
    admin.client.post("/api/deposits", body).await
}

#[rstest]
#[tokio::test]
async fn a_deposit_takes_payments_to_the_bank_and_voiding_it_brings_them_back(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let one = pay(&admin, &freight.customer, 120_000, &[]).await.expect(201);
    let two = pay(&admin, &freight.customer, 80_000, &[]).await.expect(201);
    let left = pay(&admin, &freight.customer, 5_000, &[]).await.expect(201);
    let refused = deposit(&admin, "2026-11-17", &[&one]).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "deposited_on", "before it was received: {refused}");
    deposit(&admin, "2026-11-19", &[&one, &one]).await.expect_code(422, "validation_failed");
    let made = deposit(&admin, "2026-11-19", &[&one, &two]).await.expect(201);
    assert_eq!((&made["amount_cents"], &made["payment_count"]), (&json!(200_000), &json!(2)));
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "1050").await), (200_000, 5_000));
    let refused = deposit(&admin, "2026-11-19", &[&left, &two]).await.expect_code(409, "payment_deposited");
    assert_eq!(refused["message"], "Payment 10442 is part of a deposit already. Leave it out.");
    // Payments say so, and lists find those that are still to be deposited.
    let listed = admin.client.get("/api/payments?is_deposited=false").await.expect(200);
    assert_eq!((&listed["total_count"], &listed["items"][0]["id"]), (&json!(1), &left["id"]));
    let of_it = admin.client.get(&format!("/api/payments?deposit_id={}", id(&made))).await.expect(200);
    assert_eq!((&of_it["total_count"], &of_it["items"][0]["deposit"]["name"]), (&json!(2), &json!("Nov 19, 2026")));
    // A deposited payment is not voided; the bank may take it back, from its own account.
    on_payment(&admin, &one, "void", json!({ "reason": "Wrong" })).await.expect_code(409, "payment_deposited");
    let body = json!({ "version": made["version"], "reason": "Wrong day" });
    let path = format!("/api/deposits/{}/void", id(&made));
    let voided = admin.client.post(&path, body).await.expect(200);
    assert_eq!((&voided["void_reason"], &voided["payments"]), (&json!("Wrong day"), &json!([])));
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "1050").await), (0, 205_000));
    admin.client.post(&path, json!({ "version": 2, "reason": "Again" })).await.expect_code(409, "deposit_voided");
    let again = deposit(&admin, "2026-11-20", &[&one, &two]).await.expect(201);
    on_payment(&admin, &one, "return", json!({ "reason": "No funds" })).await.expect(200);
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "1050").await), (80_000, 5_000));
    let body = json!({ "version": again["version"], "reason": "Wrong" });
    let path = format!("/api/deposits/{}/void", id(&again));
    admin.client.post(&path, body).await.expect_code(409, "deposit_returned");
    let told = admin.client.get(&format!("/api/deposits/{}/history", id(&made))).await.expect(200);
    assert_eq!(told["items"][0]["summary"], "Voided the deposit of Nov 19, 2026, Slip 118", "{told}");
}

#[rstest]
#[tokio::test]
async fn two_people_deposit_a_payment_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let payment = pay(&admin, &freight.customer, 120_000, &[]).await.expect(201);
    let all = [&payment];
    let (one, two) = futures::join!(deposit(&admin, "2026-11-19", &all), deposit(&admin, "2026-11-19", &all));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses[0], 201, "{} {}", one.text, two.text);
    assert!([409, 503].contains(&statuses[1]), "{} {}", one.text, two.text);
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "1050").await), (120_000, 0));
}

#[rstest]
#[tokio::test]
async fn what_is_unapplied_can_go_back(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let invoice = posted(&app, &admin, &freight, "2026-10-20").await;
    let payment = pay(&admin, &freight.customer, LOAD_CENTS + 30_000, &[(&invoice, LOAD_CENTS)]).await.expect(201);
    let refund = |cents: i64| json!({ "method": "ach", "reference": "R-1", "amount_cents": cents });
    on_payment(&admin, &payment, "refund", refund(30_001)).await.expect_code(409, "more_than_unapplied");
    let early = json!({ "method": "ach", "reference": "R-1", "amount_cents": 5, "refunded_on": "2026-11-17" });
    on_payment(&admin, &payment, "refund", early).await.expect_code(422, "validation_failed");
    let back = on_payment(&admin, &payment, "refund", refund(30_000)).await.expect(200);
    assert_eq!((&back["status"], &back["unapplied_cents"]), (&json!("applied"), &json!(0)));
    assert_eq!((&back["refunded_cents"], &back["refunds"][0]["reference"]), (&json!(30_000), &json!("R-1")));
    assert_eq!(back["allowed_actions"], json!(["unapply"]), "a refunded payment is neither returned nor voided");
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "2100").await), (-30_000, 0));
    for verb in ["return", "void"] {
        on_payment(&admin, &payment, verb, json!({ "reason": "Wrong" })).await.expect_code(409, "payment_refunded");
    }
    assert_eq!(invoice_now(&admin, &invoice).await["status"], "paid", "a refusal changes nothing");
    let taken_back = json!({ "refund_id": back["refunds"][0]["id"], "reason": "Never cashed" });
    let kept = on_payment(&admin, &payment, "void_refund", taken_back.clone()).await.expect(200);
    assert_eq!((&kept["unapplied_cents"], &kept["refunded_cents"]), (&json!(30_000), &json!(0)));
    on_payment(&admin, &payment, "void_refund", taken_back).await.expect_code(409, "refund_voided");
    assert_eq!((balance(&admin, "1000").await, balance(&admin, "2100").await), (0, -30_000));
    on_payment(&admin, &payment, "return", json!({ "reason": "No funds" })).await.expect(200);
    on_payment(&admin, &payment, "refund", refund(5)).await.expect_code(409, "payment_ended");
}
