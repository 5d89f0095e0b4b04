//! An invoice's packet, and sending it.

use haul_db::Scope;
use haul_entity::loads::load;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, Set};
use serde_json::{Value, json};

use super::{act, approved_load, draft, drafts, read_load};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
    inbox,
};
use haul_types::Role;

const FAILED: &str = "invoice_mail_failed";

async fn with_email(admin: &haul_tests::Person, customer: &str) {
    let body = json!({ "version": 1, "billing_email": "ap@blueridge.example", "invoice_grouping": "together" });
    admin.client.patch(&format!("/api/customers/{customer}"), body).await.expect(200);
}

/// As if the load's papers had been lost since: no operation takes them from a load that is approved.
async fn lose_papers(app: &TestApp, admin: &haul_tests::Person, lost: &Value, codes: &str) {
    let row = load::ActiveModel {
        id: Set(id(lost).parse().unwrap()),
        blocker_codes: Set(codes.to_owned()),
        ..Default::default()
    };
    row.update(&app.ctx.db.scoped(Scope::Company(admin.company_id))).await.unwrap();
}

#[rstest]
#[tokio::test]
async fn the_packet_has_the_invoice_and_its_loads_papers(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    with_email(&admin, &freight.customer).await;
    let one = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &one).await;
    let open = async |invoice: &Value| {
        let path = format!("/api/invoices/{}/open", id(invoice));
        admin.client.post(&path, json!({ "is_inline": true })).await
    };
    open(&invoice).await.expect(200);
    let page = app.typesetting.paper("invoice");
    assert_eq!((&page["title"], &page["number"]), (&json!("Draft invoice INV-1001"), &json!("INV-1001")));
    assert_eq!((&page["total"], &page["due"]), (&json!("$2,808.90 USD"), &json!("Dec 20, 2026")));
    assert_eq!((page["stops"].as_array().unwrap().len(), &page["loads"]), (2, &json!([])));
    let titles = || app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect::<Vec<_>>();
    assert_eq!(titles(), ["Invoice", "Rate confirmation", "Proof of delivery"]);
    let (two, three) = (approved_load(&app, &admin, &freight).await, approved_load(&app, &admin, &freight).await);
    let both = drafts(&admin, &[&two, &three]).await.remove(0);
    act(&admin, &both, "post", json!({})).await.expect(200);
    open(&both).await.expect(200);
    let page = app.typesetting.paper("invoice");
    assert_eq!(page["title"], "Invoice INV-1002");
    let loads: Vec<_> = page["loads"].as_array().unwrap().iter().map(|load| &load["number"]).collect();
    assert_eq!(loads, [&two["number"], &three["number"]]);
    assert_eq!(page["charges"][0]["label"], "Load 1002 · Line haul");
    assert_eq!(titles().len(), 5);
    assert_eq!(titles()[1], "Load 1002: Rate confirmation");
    // What is missing now is named with its load.
    lose_papers(&app, &admin, &three, "pod_missing").await;
    let refused = open(&both).await.expect_code(422, "packet_incomplete");
    assert_eq!(refused["message"], "Load 1003: The proof of delivery is missing.");
}

#[rstest]
#[tokio::test]
async fn an_invoice_is_sent_once_with_its_packet(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    with_email(&admin, &freight.customer).await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    act(&admin, &invoice, "send", json!({})).await.expect_code(409, "invoice_not_owed");
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    let queued = act(&admin, &invoice, "send", json!({ "message": "Thanks, Morgan." })).await.expect(200);
    assert_eq!((&queued["status"], &queued["mail_status"]), (&json!("posted"), &json!("queued")));
    app.run_jobs().await;
    app.run_jobs().await;
    let path = format!("/api/invoices/{}", id(&invoice));
    let sent = admin.client.get(&path).await.expect(200);
    assert_eq!((&sent["status"], &sent["mail_status"]), (&json!("sent"), &json!("sent")), "{sent}");
    assert_eq!(sent["sent_to"], "ap@blueridge.example");
    assert_eq!(read_load(&admin, &load).await["invoice"]["status"], "sent");
    let mails = app.mail.sent();
    let mails: Vec<_> = mails.iter().filter(|mail| mail.to == "ap@blueridge.example").collect();
    assert_eq!(mails.len(), 1);
    assert!(mails[0].subject.starts_with("Invoice INV-1001 from "), "{}", mails[0].subject);
    for told in ["Thanks, Morgan.", "$2,808.90", "Dec 20, 2026"] {
        assert!(mails[0].text.contains(told), "{told}: {}", mails[0].text);
    }
    assert_eq!(mails[0].attachments[0].file_name, "Invoice INV-1001.pdf");
    // A voided invoice is not sent, even if its mail was queued before.
    act(&admin, &invoice, "send", json!({ "email": "other@blueridge.example" })).await.expect(200);
    act(&admin, &invoice, "void", json!({ "reason": "Rebill" })).await.expect(200);
    app.run_jobs().await;
    let voided = admin.client.get(&path).await.expect(200);
    assert_eq!(
        (&voided["mail_status"], &voided["mail_problem"]),
        (&json!("failed"), &json!("The invoice was voided."))
    );
    assert!(app.mail.sent().iter().all(|mail| mail.to != "other@blueridge.example"));
}

#[rstest]
#[tokio::test]
async fn an_invoice_says_why_it_was_not_sent(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    let refused = act(&admin, &invoice, "send", json!({})).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "email");
    lose_papers(&app, &admin, &load, "pod_missing,rate_confirmation_missing").await;
    act(&admin, &invoice, "send", json!({ "email": "ap@blueridge.example" })).await.expect(200);
    app.run_jobs().await;
    let failed = admin.client.get(&format!("/api/invoices/{}", id(&invoice))).await.expect(200);
    assert_eq!((&failed["status"], &failed["mail_status"]), (&json!("posted"), &json!("failed")));
    assert_eq!(failed["mail_problem"], "The packet is missing 2 items.");
    assert!(app.mail.sent().iter().all(|mail| mail.to != "ap@blueridge.example"));
}

#[rstest]
#[tokio::test]
async fn who_sent_an_invoice_hears_that_its_mail_failed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = approved_load(&app, &admin, &freight).await;
    let invoice = draft(&admin, &load).await;
    act(&admin, &invoice, "post", json!({})).await.expect(200);
    lose_papers(&app, &admin, &load, "pod_missing").await;
    let send = async || act(&clerk, &invoice, "send", json!({ "email": "ap@blueridge.example" })).await.expect(200);
    send().await;
    app.run_jobs().await;
    let told = inbox(&clerk, FAILED).await;
    assert_eq!(told[0]["title"], "Invoice INV-1001 could not be mailed to Blue Ridge Brokerage");
    assert_eq!(told[0]["body"], "Load 1001: The proof of delivery is missing.");
    assert_eq!(told[0]["path"], format!("/apps/financial/invoices?invoice={}", id(&invoice)));
    assert!(inbox(&admin, FAILED).await.is_empty());
    lose_papers(&app, &admin, &load, "").await;
    send().await;
    app.run_jobs().await;
    assert!(inbox(&clerk, FAILED).await.is_empty(), "it went out");
    // A voided invoice sends nothing, and nobody needs a notice of that.
    send().await;
    act(&admin, &invoice, "void", json!({ "reason": "Rebill" })).await.expect(200);
    app.run_jobs().await;
    assert!(inbox(&clerk, FAILED).await.is_empty());
}
