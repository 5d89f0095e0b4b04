//! Users: invitations, roles, suspension, and the last Admin.

use haul_app::run_jobs;
use haul_types::Role;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use rstest::rstest;

fn path(user: &Person, verb: &str) -> String {
    format!("/api/users/{}{verb}", user.user_id)
}

fn invite(email: &str) -> Value {
    json!({ "email": email, "full_name": "Ina Invited", "role": "TerminalManager" })
}

async fn demote(by: &Person, whom: &Person) -> u16 {
    by.client.patch(&path(whom, ""), json!({ "version": 1, "role": "User" })).await.status.as_u16()
}

async fn admin_count(app: &TestApp, by: &Person) -> Value {
    let _ = app;
    by.client.get("/api/users?role=Admin").await.expect(200)["total_count"].clone()
}

#[rstest]
#[tokio::test]
async fn invited_person_is_active_with_the_first_sign_in(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let invited = admin.client.post("/api/users", invite("Ina@Haul.example")).await.expect(201);
    assert_eq!((&invited["status"], &invited["email"]), (&json!("invited"), &json!("ina@haul.example")));
    assert_eq!(run_jobs(&app.ctx, 10).await.ran, 1);
    let mail = app.mail.last_to("ina@haul.example").unwrap();
    assert!(
        mail.text.contains(&format!("https://haul.example/auth/register?companyId={}", admin.company_id)),
        "{}",
        mail.text
    );
    // An unverified address gets nothing.
    let claimant = app.signed_in("claimant", "ina@haul.example", false);
    assert_eq!(claimant.get("/api/session").await.expect(200)["status"], "email_unverified");
    let person = app.signed_in("ina", "ina@haul.example", true);
    let session = person.get("/api/session").await.expect(200);
    assert_eq!((&session["status"], &session["role"]), (&json!("active"), &json!("TerminalManager")));
    assert_eq!(session["user_id"], invited["id"]);
}

#[rstest]
#[tokio::test]
async fn invited_person_who_registers_for_the_company_skips_the_request(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    let person = app.signed_in("ina", "ina@haul.example", true);
    let body = json!({ "fullname": "Ina", "companyId": admin.company_id });
    assert_eq!(person.post("/api/registrations", body).await.expect(201)["outcome"], "join_request");
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "active");
    assert_eq!(admin.client.get("/api/join_requests").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn invitations_of_others_do_not_stand_in_a_founders_way(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let stranger = app.admin().await;
    stranger.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    let person = app.signed_in("ina", "ina@haul.example", true);
    let body = json!({ "fullname": "Ina", "companyName": "Ina Freight", "dotNumber": "77009" });
    person.post("/api/registrations", body).await.expect(201);
    let session = person.get("/api/session").await.expect(200);
    assert_eq!(session["company"]["legal_name"], "Ina Freight");
}

#[rstest]
#[tokio::test]
async fn invite_conflicts_with_a_known_address_and_names_invalid_fields(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    admin.client.post("/api/users", invite("INA@haul.example")).await.expect_code(409, "user_already_exists");
    let body = json!({ "email": "nobody", "full_name": " ", "role": "User" });
    let problem = admin.client.post("/api/users", body).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"].as_array().unwrap().len(), 2);
    let elsewhere = app.admin().await;
    let terminal = json!({ "code": "CHI", "name": "Chicago", "time_zone": "America/Chicago" });
    let terminal = elsewhere.client.post("/api/terminals", terminal).await.expect(201);
    let body = json!({ "email": "x@haul.example", "full_name": "X", "role": "User", "terminal_ids": [terminal["id"]] });
    admin.client.post("/api/users", body).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn role_change_holds_at_once_and_is_told(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    user.client.get("/api/users").await.expect_code(403, "permission_missing");
    let changed = admin.client.patch(&path(&user, ""), json!({ "version": 1, "role": "Admin" })).await.expect(200);
    assert_eq!(
        (&changed["role"], &changed["user_type"], &changed["version"]),
        (&json!("Admin"), &json!("admin"), &json!(2))
    );
    user.client.get("/api/users").await.expect(200);
    assert_eq!(user.client.get("/api/notices").await.expect(200)["items"][0]["kind"], "access");
    admin
        .client
        .patch(&path(&user, ""), json!({ "version": 1, "role": "User" }))
        .await
        .expect_code(409, "version_stale");
}

#[rstest]
#[tokio::test]
async fn last_admin_stays(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let path_of = |verb| path(&admin, verb);
    admin.client.patch(&path_of(""), json!({ "version": 1, "role": "User" })).await.expect_code(409, "last_admin");
    admin.client.post(&path_of("/remove"), json!({})).await.expect_code(409, "last_admin");
    admin.client.post(&path_of("/suspend"), json!({ "reason": "x" })).await.expect_code(409, "last_admin");
    let second = app.user(admin.company_id, Role::Admin).await;
    admin.client.post(&path_of("/suspend"), json!({ "reason": "x" })).await.expect_code(409, "cannot_suspend_yourself");
    assert_eq!(demote(&second, &admin).await, 200);
    second
        .client
        .patch(&path(&second, ""), json!({ "version": 1, "role": "User" }))
        .await
        .expect_code(409, "last_admin");
}

#[rstest]
#[tokio::test]
async fn two_admins_who_demote_each_other_leave_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    for _ in 0..5 {
        let first = app.admin().await;
        let second = app.user(first.company_id, Role::Admin).await;
        let (one, other) = tokio::join!(demote(&first, &second), demote(&second, &first));
        let mut statuses = [one, other];
        statuses.sort_unstable();
        // The second is refused: as the last Admin, or because the first removed the permission in time.
        assert_eq!(statuses[0], 200);
        assert!([403, 409].contains(&statuses[1]), "{statuses:?}");
        let left = if one == 200 { &first } else { &second };
        assert_eq!(admin_count(&app, left).await, 1);
    }
}

#[rstest]
#[tokio::test]
async fn nobody_lifts_others_above_themselves(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    admin.client.send(poem::http::Method::PUT, "/api/role_grants/TerminalManager/admin", &[], None).await.expect(200);
    manager
        .client
        .patch(&path(&manager, ""), json!({ "version": 1, "role": "Admin" }))
        .await
        .expect_code(409, "role_above_yours");
    manager.client.post(&path(&admin, "/remove"), json!({})).await.expect_code(409, "last_admin");
    let second = app.user(admin.company_id, Role::Admin).await;
    manager.client.post(&path(&second, "/remove"), json!({})).await.expect_code(409, "role_above_yours");
    let body = json!({ "email": "x@haul.example", "full_name": "X", "role": "SuperAdmin" });
    admin.client.post("/api/users", body).await.expect_code(409, "role_above_yours");
}

#[rstest]
#[tokio::test]
async fn suspension_and_removal_follow_their_states(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    admin.client.post(&path(&user, "/reinstate"), json!({})).await.expect_code(409, "user_not_suspended");
    admin.client.post(&path(&user, "/suspend"), json!({ "reason": " " })).await.expect_code(422, "validation_failed");
    admin.client.post(&path(&user, "/suspend"), json!({ "reason": "Left keys" })).await.expect(200);
    admin.client.post(&path(&user, "/suspend"), json!({ "reason": "Again" })).await.expect_code(409, "user_not_active");
    let back = admin.client.post(&path(&user, "/reinstate"), json!({})).await.expect(200);
    assert_eq!((&back["status"], back.get("suspended_reason")), (&json!("active"), None));
    admin.client.post(&path(&user, "/remove"), json!({})).await.expect(200);
    user.client.get("/api/terminals").await.expect_code(403, "not_a_member");
    assert_eq!(admin.client.get("/api/users").await.expect(200)["total_count"], 1);
    assert_eq!(admin.client.get("/api/users?status=removed").await.expect(200)["total_count"], 1);
    admin.client.post(&path(&user, "/reinstate"), json!({})).await.expect_code(404, "not_found");
    // The person may come back another way.
    admin.client.post("/api/users", invite(&user.email)).await.expect(201);
    user.client.get("/api/terminals").await.expect(200);
}

#[rstest]
#[tokio::test]
async fn list_filters_searches_and_sorts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    app.user(admin.company_id, Role::User).await;
    let count =
        async |query: &str| admin.client.get(&format!("/api/users?{query}")).await.expect(200)["total_count"].clone();
    assert_eq!(count("").await, 3);
    assert_eq!(count("q=INA").await, 1);
    assert_eq!(count("role=User,Admin").await, 2);
    assert_eq!(count("status=invited").await, 1);
    assert_eq!(count("q=%25").await, 0);
    let sorted = admin.client.get("/api/users?sort=-last_seen_at&limit=1").await.expect(200);
    assert!(sorted["next_cursor"].is_string());
    admin.client.get("/api/users?role=Nobody").await.expect_code(422, "validation_failed");
    admin.client.get("/api/users?sort=shoe_size").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn super_admin_is_made_on_the_command_line_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let company = admin.client.get("/api/company").await.expect(200);
    let dot_number = company["dot_number"].as_str().unwrap();
    let make = async |email: &str, dot: &str| {
        haul_company::users::create_super_admin(&app.ctx, email, "Olga Operator", dot).await
    };
    assert_eq!(make(&admin.email, dot_number).await.unwrap(), admin.user_id);
    assert_eq!(make(&admin.email, dot_number).await.unwrap(), admin.user_id);
    assert_eq!(admin.client.get("/api/session").await.expect(200)["role"], "SuperAdmin");
    let invited = make("olga@haul.example", dot_number).await.unwrap();
    let olga = app.signed_in("olga", "olga@haul.example", true).get("/api/session").await.expect(200);
    assert_eq!((&olga["user_id"], &olga["role"]), (&json!(invited), &json!("SuperAdmin")));
    assert!(make("olga@haul.example", "99999999").await.is_err());
    assert!(make("olga", dot_number).await.is_err());
}

#[rstest]
#[tokio::test]
async fn invitation_is_sent_again_and_withdrawn(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let invited = admin.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    let path = |verb: &str| format!("/api/users/{}/{verb}", invited["id"].as_str().unwrap());
    let send = async |verb: &str| admin.client.send(poem::http::Method::POST, &path(verb), &[], None).await;
    send("invite_again").await.expect_code(409, "invitation_just_sent");
    app.clock.advance(chrono::TimeDelta::minutes(6));
    app.run_jobs().await;
    let before = app.mail.sent().len();
    let again = send("invite_again").await.expect(200);
    assert!(again["invited_at"].as_str() > invited["invited_at"].as_str(), "{again}");
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), before + 1);
    assert!(app.mail.last_to("ina@haul.example").unwrap().text.contains("/auth/register?companyId="));

    assert_eq!(send("withdraw_invitation").await.expect(200)["status"], "removed");
    send("withdraw_invitation").await.expect_code(404, "not_found");
    // The link lets nobody in anymore.
    let person = app.signed_in("ina", "ina@haul.example", true);
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "unregistered");
    admin.client.post("/api/users", invite("ina@haul.example")).await.expect(201);
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "active");
    let active = admin.client.get("/api/users?status=active&q=ina").await.expect(200)["items"][0]["id"].clone();
    for verb in ["invite_again", "withdraw_invitation"] {
        let path = format!("/api/users/{}/{verb}", active.as_str().unwrap());
        let answer = admin.client.send(poem::http::Method::POST, &path, &[], None).await;
        answer.expect_code(409, "user_not_invited");
    }
}
