//! Notices of overdue invoices.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
    inbox, wait_until,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::json;

use super::{LOAD_CENTS, act, payments::pay, posted};

const OVERDUE: &str = "invoice_overdue";

#[rstest]
#[tokio::test]
async fn the_office_hears_of_an_overdue_invoice_and_that_it_is_paid_after_all(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let colleague = app.user(admin.company_id, Role::Admin).await;
    let outsider = app.user(admin.company_id, Role::User).await;
    let freight = admin.freight().await;
    // Due on Sunday, December 6, in 30 days.
    let invoice = posted(&app, &admin, &freight, "2026-11-06").await;
    let paid = posted(&app, &admin, &freight, "2026-11-06").await;
    pay(&admin, &freight.customer, LOAD_CENTS, &[(&paid, LOAD_CENTS)]).await.expect(201);
    assert_eq!(invoice["due_on"], "2026-12-06");
    // Before the office opens on Monday nobody is told.
    let admin = wait_until(&app, admin, "2026-12-07T14:59:00Z");
    app.run_jobs().await;
    assert!(inbox(&admin, OVERDUE).await.is_empty());
    let admin = wait_until(&app, admin, "2026-12-07T15:00:00Z");
    let colleague = wait_until(&app, colleague, "2026-12-07T15:00:00Z");
    let outsider = wait_until(&app, outsider, "2026-12-07T15:00:00Z");
    app.run_jobs().await;
    app.run_jobs().await;
    let told = inbox(&admin, OVERDUE).await;
    assert_eq!(told.len(), 1, "one of the two was paid");
    assert_eq!(told[0]["title"], "Invoice INV-1001 is overdue");
    assert_eq!(told[0]["body"], "Blue Ridge Brokerage owes $2,808.90; it was due on Dec 6, 2026.");
    assert_eq!(told[0]["path"], format!("/apps/financial/invoices?invoice={}", id(&invoice)));
    assert!(inbox(&outsider, OVERDUE).await.is_empty(), "without the section");
    pay(&admin, &freight.customer, LOAD_CENTS, &[(&invoice, LOAD_CENTS)]).await.expect(201);
    let told = inbox(&colleague, OVERDUE).await;
    assert_eq!((told.len(), &told[0]["title"]), (1, &json!("Overdue invoice INV-1001 is paid")));
    assert!(inbox(&admin, OVERDUE).await.is_empty(), "who recorded the payment knows");
}

#[rstest]
#[tokio::test]
async fn nobody_hears_of_what_was_overdue_when_it_was_posted_or_voided_since(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    posted(&app, &admin, &freight, "2026-10-01").await;
    let voided = posted(&app, &admin, &freight, "2026-11-06").await;
    act(&admin, &voided, "void", json!({ "reason": "Wrong rate" })).await.expect(200);
    let admin = wait_until(&app, admin, "2026-12-08T15:00:00Z");
    app.run_jobs().await;
    assert!(inbox(&admin, OVERDUE).await.is_empty());
}
