//! Requests to join: admitted, rejected, decided once.

use haul_app::run_jobs;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp, TestClient,
};
use rstest::rstest;

async fn ask(app: &TestApp, admin: &Person, uid: &str) -> (TestClient, Value) {
    let email = format!("{uid}@haul.example");
    let person = app.signed_in(uid, &email, true);
    let body = json!({ "fullname": format!("Person {uid}"), "companyId": admin.company_id });
    person.post("/api/registrations", body).await.expect(201);
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "awaiting_admission");
    let open = admin.client.get("/api/join_requests?status=open").await.expect(200);
    let request =
        open["items"].as_array().unwrap().iter().find(|item| item["email"] == email.as_str()).unwrap().clone();
    (person, request)
}

fn path(request: &Value, verb: &str) -> String {
    format!("/api/join_requests/{}/{verb}", request["id"].as_str().unwrap())
}

#[rstest]
#[tokio::test]
async fn admitted_person_is_a_user_at_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (person, request) = ask(&app, &admin, "sam").await;
    let admitted = admin.client.post(&path(&request, "admit"), json!({ "role": "SafetyManager" })).await.expect(200);
    assert_eq!(admitted["status"], "admitted");
    assert!(admitted["decided_by"].as_str().unwrap().starts_with("Admin"));
    assert_eq!(person.get("/api/session").await.expect(200)["role"], "SafetyManager");
    run_jobs(&app.ctx, 10).await;
    assert!(app.mail.last_to("sam@haul.example").unwrap().text.contains("accepted your request to join"));
    assert!(app.mail.last_to(&admin.email).unwrap().subject.contains("Person sam wants to join"));
    admin
        .client
        .post(&path(&request, "admit"), json!({ "role": "User" }))
        .await
        .expect_code(409, "join_request_decided");
    admin.client.post(&path(&request, "reject"), json!({})).await.expect_code(409, "join_request_decided");
}

#[rstest]
#[tokio::test]
async fn rejected_person_is_told_and_may_ask_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (person, request) = ask(&app, &admin, "sam").await;
    let body = json!({ "reason": "We do not know you." });
    let rejected = admin.client.post(&path(&request, "reject"), body).await.expect(200);
    assert_eq!((&rejected["status"], &rejected["reason"]), (&json!("rejected"), &json!("We do not know you.")));
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "unregistered");
    run_jobs(&app.ctx, 10).await;
    assert!(app.mail.last_to("sam@haul.example").unwrap().text.contains("They say: We do not know you."));
    let (_, again) = ask(&app, &admin, "sam").await;
    assert_ne!(again["id"], request["id"]);
    assert_eq!(admin.client.get("/api/join_requests?status=open,rejected").await.expect(200)["total_count"], 2);
}

#[rstest]
#[tokio::test]
async fn request_is_the_named_companys_alone(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, stranger) = (app.admin().await, app.admin().await);
    let (_, request) = ask(&app, &admin, "sam").await;
    assert_eq!(stranger.client.get("/api/join_requests").await.expect(200)["total_count"], 0);
    let body = json!({ "role": "Admin" });
    stranger.client.post(&path(&request, "admit"), body).await.expect_code(404, "not_found");
    stranger.client.post(&path(&request, "reject"), json!({})).await.expect_code(404, "not_found");
}
