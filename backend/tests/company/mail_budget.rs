//! Mail goes out from a shared domain: how much a company may send, and which addresses refused it.

use chrono::TimeDelta;
use haul_company::company::prove;
use haul_db::Scope;
use haul_entity::company::company;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::{Value, json};

async fn invite(admin: &Person, email: &str) -> Value {
    let body = json!({ "email": email, "full_name": "Ina Invited", "role": "User" });
    admin.client.post("/api/users", body).await.expect(201)
}

async fn budget(admin: &Person) -> (Value, Value, Value) {
    let budget = admin.client.get("/api/company/mail_budget").await.expect(200);
    (budget["sent_today"].clone(), budget["daily_limit"].clone(), budget["waiting_count"].clone())
}

#[rstest]
#[tokio::test]
async fn what_is_over_the_budget_waits_and_says_so(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let neighbor = app.admin().await;
    for number in 0..60 {
        invite(&admin, &format!("stranger{number}@haul.example")).await;
    }
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), 20);
    assert_eq!(budget(&admin).await, (json!(20), json!(20), json!(40)));
    let notices = admin.client.get("/api/notices").await.expect(200);
    let told: Vec<_> = notices["items"].as_array().unwrap().iter().filter(|it| it["kind"] == "mail").collect();
    assert_eq!(told.len(), 1, "{notices}");

    invite(&neighbor, "colleague@haul.example").await;
    app.run_jobs().await;
    assert!(app.mail.last_to("colleague@haul.example").is_some(), "another company's budget is its own");
    assert_eq!(budget(&neighbor).await, (json!(1), json!(20), json!(0)));

    // No one is locked out: sign-in links have no budget.
    let owner = json!({ "name": "Lee Trucking", "email": "lee@example.com" });
    admin.client.post("/api/fleet_owners", owner).await.expect(201);
    app.anonymous().post("/api/owner/login", json!({ "email": "lee@example.com" })).await.expect(202);
    app.run_jobs().await;
    assert!(app.mail.last_to("lee@example.com").is_some());

    app.clock.advance(TimeDelta::days(1));
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), 42);
}

#[rstest]
#[tokio::test]
async fn one_address_gets_few_of_a_companys_mails(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for _ in 0..7 {
        let user = invite(&admin, "stranger@haul.example").await;
        app.run_jobs().await;
        let path = format!("/api/users/{}/remove", user["id"].as_str().unwrap());
        admin.client.post(&path, json!({})).await.expect(200);
    }
    assert_eq!(app.mail.sent().len(), 5);
}

#[rstest]
#[tokio::test]
async fn proven_company_may_send_more(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let row = company::Entity::find_by_id(admin.company_id).into_model::<company::Model>();
    let dot_number = row.one(&db).await.unwrap().unwrap().dot_number;
    for _ in 0..2 {
        prove(&app.ctx, &dot_number).await.unwrap();
    }
    assert_eq!(budget(&admin).await, (json!(0), json!(2_000), json!(0)));
    assert_eq!(admin.client.get("/api/company").await.expect(200)["is_dot_proven"], true);
    let history = admin.client.get("/api/audit_events?action=company.proven").await.expect(200);
    assert_eq!(history["total_count"], 1, "{history}");
    assert!(prove(&app.ctx, "99999999").await.is_err());
}

/// The link behind a text in a mail.
fn token_of(app: &TestApp, address: &str) -> String {
    let mail = app.mail.last_to(address).unwrap();
    let link = mail.text.split_whitespace().find(|word| word.contains("/invitation/refuse#")).unwrap().to_owned();
    link.split_once('#').unwrap().1.to_owned()
}

#[rstest]
#[tokio::test]
async fn refused_invitation_ends_the_companys_mail(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = invite(&admin, "stranger@haul.example").await;
    app.run_jobs().await;
    let stranger = app.anonymous();
    let path = "/api/public_invitations/refuse";
    let token = token_of(&app, "stranger@haul.example");
    stranger.post(path, json!({ "token": "guess" })).await.expect_code(404, "not_found");
    for _ in 0..2 {
        stranger.post(path, json!({ "token": token })).await.expect(200);
    }
    let shown = admin.client.get(&format!("/api/users/{}", user["id"].as_str().unwrap())).await.expect(200);
    assert_eq!(shown["status"], "removed");
    invite(&admin, "stranger@haul.example").await;
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), 1, "they get no further mail");

    // Another company's mail still reaches them.
    let neighbor = app.admin().await;
    invite(&neighbor, "stranger@haul.example").await;
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), 2);
}

#[rstest]
#[tokio::test]
async fn names_of_mails_hold_no_links(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for name in ["Win at https://evil.example", "www.evil.example", "evil.example/pay", "Ann\nBcc: all", "evil.example"]
    {
        let body = json!({ "email": "ina@haul.example", "full_name": name, "role": "User" });
        let problem = admin.client.post("/api/users", body).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], "full_name", "{name}");
    }
    let stranger = app.signed_in("stranger", "stranger@haul.example", false);
    let registration = json!({
        "fullname": "Ann Smith", "companyName": "Pay at https://evil.example", "dotNumber": "7654321",
        "companyAddress": "1 Side St, Joliet, IL 60431", "companyPhone": "+13125550177",
        "companyEmail": "ann@haul.example", "officersName": "Ann Smith",
    });
    let problem = stranger.post("/api/registrations", registration).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "companyName", "{problem}");
    let body = json!({ "version": 1, "legal_name": "Pay at https://evil.example LLC" });
    admin.client.patch("/api/company", body).await.expect_code(422, "validation_failed");
}
