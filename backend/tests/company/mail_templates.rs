//! The words of mails to people outside.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use haul_types::MailKind;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const INVITATION: &str = "/api/mail_templates/user_invitation";

async fn invite(app: &TestApp, admin: &Person, email: &str) -> haul_ports::MailMessage {
    let body = json!({ "email": email, "full_name": "Ina Invited", "role": "User" });
    admin.client.post("/api/users", body).await.expect(201);
    app.run_jobs().await;
    app.mail.last_to(email).unwrap()
}

fn paths(problem: &Value) -> Vec<String> {
    problem["fields"].as_array().unwrap().iter().map(|it| it["path"].as_str().unwrap().to_owned()).collect()
}

#[rstest]
#[tokio::test]
async fn mail_is_sent_in_the_companys_words_until_they_are_reset(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let usual = invite(&app, &admin, "one@haul.example").await;
    let words = json!({
        "version": 0,
        "subject": "{company} wants you, {name}",
        "body": "Hi {name}!\n\n{link}\n\nNo? {decline_link}",
    });
    let changed = admin.client.patch(INVITATION, words.clone()).await.expect(200);
    assert_eq!((&changed["is_usual"], &changed["version"]), (&json!(false), &json!(1)));
    admin.client.patch(INVITATION, words).await.expect_code(409, "version_stale");
    let own = invite(&app, &admin, "two@haul.example").await;
    assert!(own.subject.ends_with("wants you, Ina Invited"), "{}", own.subject);
    assert!(
        own.text.starts_with("Hi Ina Invited!\n\nhttp") && own.text.contains("/invitation/refuse#"),
        "{}",
        own.text
    );
    let neighbor = app.admin().await;
    assert!(invite(&app, &neighbor, "three@haul.example").await.subject.starts_with("You're invited"));
    for _ in 0..2 {
        let reset = admin.client.post(&format!("{INVITATION}/reset"), json!({ "version": 1 })).await.expect(200);
        assert_eq!((&reset["is_usual"], &reset["version"]), (&json!(true), &json!(0)));
    }
    assert_eq!(invite(&app, &admin, "four@haul.example").await.subject, usual.subject);
    let events = admin.client.get("/api/audit_events?entity_type=mail_template").await.expect(200);
    assert_eq!(events["items"].as_array().unwrap().len(), 2, "{events}");
}

#[rstest]
#[tokio::test]
async fn words_that_would_break_the_mail_are_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let refused = json!({ "version": 0, "subject": "Join {us}", "body": "See https://evil.example {link}" });
    let problem = admin.client.patch(INVITATION, refused).await.expect_code(422, "validation_failed");
    assert_eq!(paths(&problem), ["body", "subject", "body"]);
    let words = json!({ "subject": "Join {company}", "body": "{link} {decline_link}" });
    let preview = admin.client.post(&format!("{INVITATION}/preview"), words).await.expect(200);
    assert_eq!(preview["subject"], "Join Prairie Line Transport");
    let unknown = admin.client.patch("/api/mail_templates/love_letter", json!({ "version": 0 })).await;
    assert!(matches!(unknown.status.as_u16(), 400 | 404), "{}", unknown.text);
}

#[rstest]
#[tokio::test]
async fn every_mail_has_usual_words_that_pass_the_checks(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let list = admin.client.send(Method::GET, "/api/mail_templates", &[], None).await.expect(200);
    let items = list["items"].as_array().unwrap();
    assert_eq!(items.len(), MailKind::ALL.len());
    for item in items {
        let path = format!("/api/mail_templates/{}/preview", item["kind"].as_str().unwrap());
        let words = json!({ "subject": item["subject"], "body": item["body"] });
        let preview = admin.client.post(&path, words).await.expect(200);
        let text = format!("{} {}", preview["subject"], preview["text"]);
        assert!(!text.contains('{'), "{text}");
    }
}
