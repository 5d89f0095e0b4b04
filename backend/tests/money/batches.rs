//! Invoices for many loads, made by a job.

use haul_company::company::prove;
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

use super::{LOAD_CENTS, act, approved_load, draft, read_load};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

async fn start(person: &Person, loads: &[&Value], last_step: &str) -> Value {
    let ids: Vec<String> = loads.iter().map(|load| id(load)).collect();
    let body = json!({ "load_ids": ids, "last_step": last_step });
    person.client.post("/api/invoice_batches", body).await.expect(201)
}

async fn now(person: &Person, batch: &Value) -> Value {
    person.client.get(&format!("/api/invoice_batches/{}", id(batch))).await.expect(200)
}

#[rstest]
#[tokio::test]
async fn many_loads_are_invoiced_posted_and_mailed_by_a_job(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (payer, silent) = (admin.freight().await, admin.freight_named("Northgate Foods").await);
    let email = json!({ "version": 1, "billing_email": "ap@blueridge.example" });
    admin.client.patch(&format!("/api/customers/{}", payer.customer), email).await.expect(200);
    // A company that nobody has confirmed may mail an address five times a day.
    let company = admin.client.get("/api/company").await.expect(200);
    prove(&app.ctx, company["dot_number"].as_str().unwrap()).await.unwrap();
    let mut loads = Vec::new();
    // More than one run of the job takes.
    for _ in 0..22 {
        loads.push(approved_load(&app, &admin, &payer).await);
    }
    let without_email = approved_load(&app, &admin, &silent).await;
    let billed = approved_load(&app, &admin, &payer).await;
    draft(&admin, &billed).await;
    let undecided = admin.delivered_load(&payer).await;
    let all: Vec<&Value> = loads.iter().chain([&without_email, &billed, &undecided]).collect();
    let batch = start(&admin, &all, "send").await;
    assert_eq!(
        (&batch["status"], &batch["load_count"], &batch["done_count"]),
        (&json!("running"), &json!(25), &json!(0))
    );
    haul_app::run_jobs(&app.ctx, 1).await;
    let halfway = now(&admin, &batch).await;
    assert_eq!((&halfway["status"], &halfway["done_count"]), (&json!("running"), &json!(20)), "{halfway}");
    app.run_jobs().await;
    let done = now(&admin, &batch).await;
    assert_eq!((&done["status"], &done["done_count"]), (&json!("done"), &json!(25)), "{done}");
    assert_eq!(
        (&done["invoice_count"], &done["mailed_count"], &done["total_cents"]),
        (&json!(23), &json!(22), &json!(23 * LOAD_CENTS))
    );
    let problems = done["problems"].as_array().unwrap();
    let told = |load: &Value| {
        let of = |problem: &&Value| problem["loads"] == json!([load["number"]]);
        problems.iter().find(of).unwrap_or_else(|| panic!("{done}"))["message"].as_str().unwrap()
    };
    assert_eq!(problems.len(), 3);
    assert!(told(&without_email).starts_with("The customer has no email address"), "{done}");
    assert!(told(&billed).contains("is on an invoice already"), "{done}");
    assert!(told(&undecided).contains("is not approved for billing"), "{done}");
    let sent = admin.client.get("/api/invoices?status=sent&limit=100").await.expect(200);
    assert_eq!(sent["total_count"], 22);
    assert_eq!(app.mail.sent().iter().filter(|mail| mail.to == "ap@blueridge.example").count(), 22);
    assert_eq!(read_load(&admin, &undecided).await["billing_status"], undecided["billing_status"]);
    let notices = admin.client.get("/api/notices").await.expect(200);
    let about = notices["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|notice| notice["path"] == format!("/apps/financial/invoices?batch={}", id(&batch)));
    assert_eq!(about.count(), 1, "{notices}");
}

#[rstest]
#[tokio::test]
async fn a_batch_is_its_starters_alone_and_ends_with_their_permission(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let colleague = app.user(admin.company_id, Role::Admin).await;
    let batch = start(&colleague, &[&load], "draft").await;
    admin.client.get(&format!("/api/invoice_batches/{}", id(&batch))).await.expect_code(404, "not_found");
    let path = format!("/api/users/{}/suspend", colleague.user_id);
    admin.client.post(&path, json!({ "reason": "Left" })).await.expect(200);
    app.run_jobs().await;
    assert_eq!(read_load(&admin, &load).await["billing_status"], "approved");
    assert_eq!(admin.client.get("/api/invoices").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn a_repeated_run_makes_nothing_twice(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let body = json!({ "load_ids": [load["id"], load["id"]], "last_step": "post" });
    let batch = admin.client.post_with_key("/api/invoice_batches", "monday", body.clone()).await.expect(201);
    let again = admin.client.post_with_key("/api/invoice_batches", "monday", body).await.expect(201);
    assert_eq!((&again["id"], &again["load_count"]), (&batch["id"], &json!(1)));
    // Another one for the same load finds it on an invoice.
    let other = start(&admin, &[&load], "post").await;
    app.run_jobs().await;
    assert_eq!(now(&admin, &batch).await["invoice_count"], 1);
    let other = now(&admin, &other).await;
    assert_eq!((&other["invoice_count"], &other["status"]), (&json!(0), &json!("done")), "{other}");
    let invoices = admin.client.get("/api/invoices").await.expect(200);
    assert_eq!((&invoices["total_count"], &invoices["items"][0]["status"]), (&json!(1), &json!("posted")));
    act(&admin, &invoices["items"][0], "void", json!({ "reason": "Test" })).await.expect(200);
    let stranger = json!({ "load_ids": ["01930000-0000-7000-8000-00000000ffff"], "last_step": "post" });
    admin.client.post("/api/invoice_batches", stranger).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn invoices_for_portals_are_posted_counted_and_not_mailed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (mails, portal) = (admin.freight().await, admin.freight_named("Northgate Foods").await);
    for (freight, wish) in [
        (&mails, json!({ "version": 1, "billing_email": "ap@blueridge.example" })),
        (
            &portal,
            json!({
                "version": 1, "billing_email": "ap@northgate.example", "invoice_delivery": "portal",
                "invoice_portal": "https://ap.northgate.example",
            }),
        ),
    ] {
        admin.client.patch(&format!("/api/customers/{}", freight.customer), wish).await.expect(200);
    }
    let mut loads = Vec::new();
    for freight in [&mails, &portal, &portal] {
        loads.push(approved_load(&app, &admin, freight).await);
    }
    let batch = start(&admin, &loads.iter().collect::<Vec<_>>(), "send").await;
    app.run_jobs().await;
    let done = now(&admin, &batch).await;
    assert_eq!((&done["status"], &done["problems"]), (&json!("done"), &json!([])), "{done}");
    assert_eq!(
        (&done["invoice_count"], &done["mailed_count"], &done["portal_count"]),
        (&json!(3), &json!(1), &json!(2))
    );
    assert!(app.mail.sent().iter().all(|mail| mail.to != "ap@northgate.example"));
    // A bookkeeper finds what is to be submitted.
    let left = admin.client.get("/api/invoices?delivery=portal&status=posted").await.expect(200);
    assert_eq!(left["total_count"], 2);
    let invoice = &left["items"][0];
    assert_eq!(
        (&invoice["delivery"], &invoice["portal"], &invoice["customer"]["name"]),
        (&json!("portal"), &json!("https://ap.northgate.example"), &json!("Northgate Foods"))
    );
    let mailed = admin.client.get("/api/invoices?delivery=email").await.expect(200);
    assert_eq!((&mailed["total_count"], &mailed["items"][0]["status"]), (&json!(1), &json!("sent")));
    let submitted = json!({ "sent_to": "Northgate portal, confirmation 88120" });
    act(&admin, invoice, "mark_sent", submitted).await.expect(200);
    let left = admin.client.get("/api/invoices?delivery=portal&status=posted").await.expect(200);
    assert_eq!(left["total_count"], 1);
    // Sending by mail stays possible.
    act(&admin, &left["items"][0], "send", json!({})).await.expect(200);
    app.run_jobs().await;
    assert_eq!(app.mail.sent().iter().filter(|mail| mail.to == "ap@northgate.example").count(), 1);
}
