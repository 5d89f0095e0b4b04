//! Discounts for paying early: offered by the customer's terms, taken with a payment.

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
};
use rstest::rstest;
use serde_json::{Value, json};

use super::{
    LOAD_CENTS, act, approved_load, balance, draft,
    payments::{invoice_now, on_payment, pay},
    posted,
};

/// 2% of a load, 5,617.8, to even.
const DISCOUNT_CENTS: i64 = 5_618;
const REST_CENTS: i64 = LOAD_CENTS - DISCOUNT_CENTS;

/// A customer on 2/10 net 30.
async fn with_terms(admin: &Person) -> Freight {
    let freight = admin.freight().await;
    let terms = json!({ "version": 1, "discount_basis_points": 200, "discount_days": 10, "payment_terms_days": 30 });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), terms).await.expect(200);
    freight
}

/// A payment that came in on Nov 18, for one invoice.
async fn pay_early(admin: &Person, freight: &Freight, invoice: &Value, cents: i64, discount_cents: i64) -> Answer {
    let share = json!({ "invoice_id": invoice["id"], "amount_cents": cents, "discount_cents": discount_cents });
    let body = json!({
        "customer_id": freight.customer, "method": "check", "reference": "10442", "received_on": "2026-11-18",
        "amount_cents": cents, "applications": [share],
    });
    admin.client.post("/api/payments", body).await
}

fn refused(answer: Answer) -> (String, String) {
    let problem = answer.expect_code(422, "validation_failed");
    let text = |name: &str| problem["fields"][0][name].as_str().unwrap().to_owned();
    (text("path"), text("message"))
}

/// What is owed, allowances, and unapplied payments.
async fn books(admin: &Person) -> [i64; 3] {
    [balance(admin, "1100").await, balance(admin, "4900").await, balance(admin, "2100").await]
}

#[rstest]
#[tokio::test]
async fn a_discount_taken_in_time_closes_the_invoice(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = with_terms(&admin).await;
    let invoice = posted(&app, &admin, &freight, "2026-11-10").await;
    assert_eq!(
        (&invoice["discount_basis_points"], &invoice["discount_days"], &invoice["discount_until"]),
        (&json!(200), &json!(10), &json!("2026-11-20"))
    );
    assert_eq!(
        (&invoice["discount_cents"], &invoice["discount_left_cents"]),
        (&json!(DISCOUNT_CENTS), &json!(DISCOUNT_CENTS))
    );
    let payment = pay_early(&admin, &freight, &invoice, REST_CENTS, DISCOUNT_CENTS).await.expect(201);
    assert_eq!((&payment["status"], &payment["unapplied_cents"]), (&json!("applied"), &json!(0)));
    assert_eq!(payment["applications"][0]["discount_cents"], DISCOUNT_CENTS);
    let now = invoice_now(&admin, &invoice).await;
    assert_eq!((&now["status"], &now["balance_cents"]), (&json!("paid"), &json!(0)));
    assert_eq!((&now["paid_cents"], &now["adjusted_cents"]), (&json!(REST_CENTS), &json!(-DISCOUNT_CENTS)));
    assert_eq!(now["discount_left_cents"], 0);
    let taken = &now["adjustments"][0];
    assert_eq!((&taken["kind"], &taken["reason"]), (&json!("discount"), &json!("early_payment")));
    assert_eq!((&taken["amount_cents"], &taken["adjusted_on"]), (&json!(DISCOUNT_CENTS), &json!("2026-11-18")));
    assert_eq!(books(&admin).await, [0, DISCOUNT_CENTS, 0]);
}

#[rstest]
#[tokio::test]
async fn a_discount_too_late_too_large_or_not_offered_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = with_terms(&admin).await;
    let late = posted(&app, &admin, &freight, "2026-11-07").await;
    let path = "applications.0.discount_cents".to_owned();
    let answer = pay_early(&admin, &freight, &late, REST_CENTS, DISCOUNT_CENTS).await;
    assert_eq!(refused(answer), (path.clone(), "The discount ended on Nov 17, 2026.".to_owned()));
    let invoice = posted(&app, &admin, &freight, "2026-11-08").await;
    let answer = pay_early(&admin, &freight, &invoice, 100_000, DISCOUNT_CENTS + 1).await;
    let message = "Only $56.18 is left of the discount. Enter that much or less.";
    assert_eq!(refused(answer), (path.clone(), message.to_owned()));
    pay_early(&admin, &freight, &invoice, 100_000, 0).await.expect_code(422, "validation_failed");
    pay_early(&admin, &freight, &invoice, LOAD_CENTS, DISCOUNT_CENTS).await.expect_code(409, "more_than_owed");
    let other = admin.freight_named("Northgate Foods").await;
    let plain = posted(&app, &admin, &other, "2026-11-10").await;
    assert_eq!(plain["discount_until"], Value::Null);
    let answer = pay_early(&admin, &other, &plain, 100_000, 1).await;
    let message = format!("Invoice {} has no discount terms.", plain["number"].as_str().unwrap());
    assert_eq!(refused(answer), (path.clone(), message));
    assert_eq!(books(&admin).await, [3 * LOAD_CENTS, 0, 0], "nothing is left of a refusal");
    // The first part takes some of it, an adjustment some more, and the next part no more than the rest.
    pay_early(&admin, &freight, &invoice, 100_000, 3_000).await.expect(201);
    let given = json!({ "kind": "discount", "reason": "early_payment", "amount_cents": 618 });
    act(&admin, &invoice, "adjust", given).await.expect(200);
    assert_eq!(invoice_now(&admin, &invoice).await["discount_left_cents"], 2_000);
    let answer = pay_early(&admin, &freight, &invoice, 100_000, 2_001).await;
    assert_eq!(refused(answer).1, "Only $20.00 is left of the discount. Enter that much or less.");
    pay_early(&admin, &freight, &invoice, LOAD_CENTS - 100_000 - DISCOUNT_CENTS, 2_000).await.expect(201);
    assert_eq!(invoice_now(&admin, &invoice).await["status"], "paid");
    assert_eq!(books(&admin).await, [2 * LOAD_CENTS, DISCOUNT_CENTS, 0]);
}

#[rstest]
#[tokio::test]
async fn a_payment_that_comes_off_takes_its_discount_along(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = with_terms(&admin).await;
    let invoice = posted(&app, &admin, &freight, "2026-11-10").await;
    let payment = pay_early(&admin, &freight, &invoice, REST_CENTS, DISCOUNT_CENTS).await.expect(201);
    let body = json!({ "application_id": payment["applications"][0]["id"] });
    on_payment(&admin, &payment, "unapply", body).await.expect(200);
    let owed = invoice_now(&admin, &invoice).await;
    assert_eq!((&owed["balance_cents"], &owed["adjusted_cents"]), (&json!(LOAD_CENTS), &json!(0)));
    assert_eq!(owed["discount_left_cents"], DISCOUNT_CENTS);
    assert_eq!(owed["adjustments"][0]["void_reason"], "Payment 10442 was taken off the invoice.");
    assert_eq!(books(&admin).await, [LOAD_CENTS, 0, -REST_CENTS]);
    // Applied today: the day on which it was received counts, and the discount is dated as the application is.
    let share = json!({ "invoice_id": invoice["id"], "amount_cents": REST_CENTS, "discount_cents": DISCOUNT_CENTS });
    let again = on_payment(&admin, &payment, "apply", json!({ "applications": [share] })).await.expect(200);
    assert_eq!(again["applications"][0].get("discount_cents"), None, "the part that came off has none");
    assert_eq!(again["applications"][1]["discount_cents"], DISCOUNT_CENTS);
    let paid = invoice_now(&admin, &invoice).await;
    assert_eq!((&paid["status"], &paid["adjustments"][1]["adjusted_on"]), (&json!("paid"), &json!("2026-11-20")));
    assert_eq!(books(&admin).await, [0, DISCOUNT_CENTS, 0]);
    on_payment(&admin, &payment, "return", json!({ "reason": "No funds" })).await.expect(200);
    assert_eq!(invoice_now(&admin, &invoice).await["balance_cents"], LOAD_CENTS);
    assert_eq!(books(&admin).await, [LOAD_CENTS, 0, 0]);
    let wrong = pay_early(&admin, &freight, &invoice, REST_CENTS, DISCOUNT_CENTS).await.expect(201);
    on_payment(&admin, &wrong, "void", json!({ "reason": "Wrong customer" })).await.expect(200);
    assert_eq!(books(&admin).await, [LOAD_CENTS, 0, 0]);
    assert_eq!(balance(&admin, "1050").await, 0);
    // A discount that was voided by hand is not taken back once more.
    let third = pay_early(&admin, &freight, &invoice, REST_CENTS, DISCOUNT_CENTS).await.expect(201);
    let all = invoice_now(&admin, &invoice).await["adjustments"].as_array().unwrap().clone();
    let body = json!({ "adjustment_id": all.last().unwrap()["id"], "reason": "Not agreed" });
    act(&admin, &invoice, "void_adjustment", body).await.expect(200);
    assert_eq!(books(&admin).await, [DISCOUNT_CENTS, 0, 0]);
    on_payment(&admin, &third, "return", json!({ "reason": "No funds" })).await.expect(200);
    assert_eq!(books(&admin).await, [LOAD_CENTS, 0, 0]);
}

#[rstest]
#[tokio::test]
async fn an_invoice_keeps_the_terms_it_was_made_with_and_prints_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = with_terms(&admin).await;
    let settings = json!({ "version": 0, "due_dates_skip_days_off": true });
    admin.client.patch("/api/company/settings", settings).await.expect(200);
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    let customer = format!("/api/customers/{}", freight.customer);
    let none = json!({ "version": 2, "discount_basis_points": null, "discount_days": null });
    admin.client.patch(&customer, none).await.expect(200);
    // Nov 14 is a Saturday.
    let invoice = act(&admin, &invoice, "post", json!({ "invoiced_on": "2026-11-04" })).await.expect(200);
    assert_eq!((&invoice["discount_until"], &invoice["discount_days"]), (&json!("2026-11-16"), &json!(10)));
    let path = format!("/api/invoices/{}/open", id(&invoice));
    admin.client.post(&path, json!({ "is_inline": true })).await.expect(200);
    let page = app.typesetting.paper("invoice");
    assert_eq!(page["discount"], "Pay $2,752.72 by Nov 16, 2026 and take a discount of $56.18.");
    assert!(page["facts"].to_string().contains("2/10 net 30"), "{page}");
    // The next one has none.
    let plain = posted(&app, &admin, &freight, "2026-11-10").await;
    assert_eq!((&plain["discount_cents"], &plain["discount_until"]), (&Value::Null, &Value::Null));
    let path = format!("/api/invoices/{}/open", id(&plain));
    admin.client.post(&path, json!({ "is_inline": true })).await.expect(200);
    let page = app.typesetting.paper("invoice");
    assert_eq!(page.get("discount"), None);
    assert!(page["facts"].to_string().contains("Net 30 days"), "{page}");
    pay(&admin, &freight.customer, LOAD_CENTS, &[(&plain, LOAD_CENTS)]).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn a_remittance_tells_what_discount_its_invoices_offer(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = with_terms(&admin).await;
    let (open, paid) =
        (posted(&app, &admin, &freight, "2026-11-10").await, posted(&app, &admin, &freight, "2026-11-10").await);
    pay_early(&admin, &freight, &paid, 100_000, DISCOUNT_CENTS).await.expect(201);
    let file = "Check No.,Check Date,Invoice number,Amount paid\n77120,11/18/2026,INV-1001,2752.72\n\
        77120,11/18/2026,INV-1002,100.00\n";
    let receipt = app.upload(admin.company_id, file, "text/csv").await;
    let read = admin.client.post("/api/payments/remittance", json!({ "receipt": receipt })).await.expect(200);
    let [first, second] = [&read["payments"][0]["lines"][0], &read["payments"][0]["lines"][1]];
    assert_eq!(first["invoice"]["id"], open["id"], "{read}");
    assert_eq!(
        (&first["discount_until"], &first["discount_left_cents"]),
        (&json!("2026-11-20"), &json!(DISCOUNT_CENTS))
    );
    assert_eq!(second["invoice"]["id"], paid["id"], "{read}");
    assert_eq!((second.get("discount_until"), second.get("discount_left_cents")), (None, None));
}

#[rstest]
#[tokio::test]
async fn a_customers_discount_fits_its_terms(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = |more: Value| {
        let mut body = json!({ "name": "Acme Foods", "kind": "shipper", "payment_terms_days": 15 });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let add = async |more: Value| admin.client.post("/api/customers", body(more)).await;
    for (more, path) in [
        (json!({ "discount_basis_points": 200 }), "discount_days"),
        (json!({ "discount_days": 10 }), "discount_basis_points"),
        (json!({ "discount_basis_points": 200, "discount_days": 16 }), "discount_days"),
        (json!({ "discount_basis_points": 1_001, "discount_days": 10 }), "discount_basis_points"),
        (json!({ "discount_basis_points": 200, "discount_days": 91 }), "discount_days"),
    ] {
        assert_eq!(refused(add(more.clone()).await).0, path, "{more}");
    }
    let made = add(json!({ "discount_basis_points": 150, "discount_days": 15 })).await.expect(201);
    assert_eq!((&made["discount_basis_points"], &made["discount_days"]), (&json!(150), &json!(15)));
    let path = format!("/api/customers/{}", id(&made));
    let shorter = json!({ "version": 1, "payment_terms_days": 10 });
    assert_eq!(refused(admin.client.patch(&path, shorter).await).0, "discount_days");
    let lone = json!({ "version": 1, "discount_days": null });
    assert_eq!(refused(admin.client.patch(&path, lone).await).0, "discount_days");
    let none = json!({ "version": 1, "discount_basis_points": 0, "discount_days": null });
    let none = admin.client.patch(&path, none).await.expect(200);
    assert_eq!((none.get("discount_basis_points"), none.get("discount_days")), (None, None));
}
