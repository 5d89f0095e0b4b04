//! Sessions of a person: listed, and ended at once.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp, TestClient,
    freight::id,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// Another sign-in of the same person, some time ago.
fn elsewhere(app: &TestApp, person: &Person, ago: TimeDelta) -> TestClient {
    app.signed_in_before(&person.uid, &person.email, true, ago)
}

async fn sessions(client: &TestClient) -> Vec<Value> {
    let list = client.get("/api/sessions").await.expect(200);
    list["items"].as_array().unwrap().clone()
}

#[rstest]
#[tokio::test]
async fn each_sign_in_is_a_session_with_its_device_and_address(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let phone = elsewhere(&app, &admin, TimeDelta::hours(2));
    let headers = [("user-agent", FIREFOX), ("x-client-ip", "203.0.113.9")];
    phone.send(Method::GET, "/api/session", &headers, None).await.expect(200);
    app.clock.advance(TimeDelta::minutes(1));
    let own = sessions(&admin.client).await;
    assert_eq!(own.len(), 2, "{own:?}");
    assert_eq!((&own[0]["is_current"], &own[1]["is_current"]), (&json!(true), &json!(false)));
    assert_eq!((&own[1]["device"], &own[1]["address"]), (&json!(FIREFOX), &json!("203.0.113.9")));
    // Known tokens write nothing; after five minutes the last use is noted.
    let used = |list: &[Value]| list.iter().find(|it| it["is_current"] == false).unwrap()["last_used_at"].clone();
    phone.send(Method::GET, "/api/terminals", &headers, None).await.expect(200);
    assert_eq!(used(&sessions(&admin.client).await), used(&own));
    app.clock.advance(TimeDelta::minutes(6));
    phone.send(Method::GET, "/api/terminals", &headers, None).await.expect(200);
    assert_ne!(used(&sessions(&admin.client).await), used(&own));
    // Signing out takes it off the list.
    phone.post("/logout/", json!({})).await.expect(200);
    assert_eq!(sessions(&admin.client).await.len(), 1);
}

#[rstest]
#[tokio::test]
async fn ended_session_stops_working_at_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let phone = elsewhere(&app, &admin, TimeDelta::hours(2));
    phone.get("/api/terminals").await.expect(200);
    let other = sessions(&admin.client).await.into_iter().find(|it| it["is_current"] == false).unwrap();
    app.events.take();
    let path = format!("/api/sessions/{}/revoke", id(&other));
    admin.client.send(Method::POST, &path, &[], None).await.expect(200);
    admin.client.send(Method::POST, &path, &[], None).await.expect(200);
    assert!(app.events.take().iter().any(|(_, it)| it.topic == haul_ports::ACCESS_ENDED));
    for path in ["/api/terminals", "/api/session", "/api/get_user_by_email/x@haul.example"] {
        phone.get(path).await.expect_code(401, "token_expired");
    }
    // A renewed token of the same sign-in works no better, a new sign-in does.
    elsewhere(&app, &admin, TimeDelta::hours(2)).get("/api/terminals").await.expect_code(401, "token_expired");
    elsewhere(&app, &admin, TimeDelta::hours(1)).get("/api/terminals").await.expect(200);
    admin.client.get("/api/terminals").await.expect(200);
    let events = admin.client.get("/api/audit_events?action=user.session_ended").await.expect(200);
    assert_eq!(events["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn ending_all_others_ends_those_that_were_never_used(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let phone = elsewhere(&app, &admin, TimeDelta::hours(2));
    phone.get("/api/terminals").await.expect(200);
    let stolen = elsewhere(&app, &admin, TimeDelta::hours(3));
    let ended = admin.client.send(Method::POST, "/api/sessions/revoke_others", &[], None).await.expect(200);
    assert_eq!(ended["revoked_count"], 1);
    for client in [&phone, &stolen] {
        client.get("/api/terminals").await.expect_code(401, "token_expired");
        client.get("/api/session").await.expect_code(401, "token_expired");
    }
    admin.client.get("/api/session").await.expect(200);
    assert_eq!(sessions(&admin.client).await.len(), 1);
    app.clock.advance(TimeDelta::seconds(2));
    app.signed_in(&admin.uid, &admin.email, true).get("/api/terminals").await.expect(200);
}

#[rstest]
#[tokio::test]
async fn admin_ends_the_sessions_of_a_person(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    user.client.get("/api/terminals").await.expect(200);
    let path = format!("/api/users/{}/sessions", user.user_id);
    let list = admin.client.get(&path).await.expect(200);
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
    assert_eq!(list["items"][0]["is_current"], false);
    // Who can't end it doesn't see from where it is used.
    let body = json!({ "name": "Directory", "permissions": ["users:read"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned();
    let seen = app.with_authorization(format!("Bearer {key}")).get(&path).await.expect(200);
    assert_eq!((&seen["items"][0]["address"], &seen["items"][0]["device"]), (&Value::Null, &Value::Null), "{seen}");
    let one = format!("{path}/{}/revoke", id(&list["items"][0]));
    // One's own path names one's own sessions only.
    let own = format!("/api/sessions/{}/revoke", id(&list["items"][0]));
    admin.client.send(Method::POST, &own, &[], None).await.expect_code(404, "not_found");
    admin.client.send(Method::POST, &one, &[], None).await.expect(200);
    user.client.get("/api/terminals").await.expect_code(401, "token_expired");
    app.clock.advance(TimeDelta::seconds(60));
    let again = app.signed_in(&user.uid, &user.email, true);
    again.get("/api/terminals").await.expect(200);
    let all = format!("{path}/revoke");
    assert_eq!(admin.client.send(Method::POST, &all, &[], None).await.expect(200)["revoked_count"], 1);
    again.get("/api/terminals").await.expect_code(401, "token_expired");
    assert_eq!(admin.client.get(&path).await.expect(200)["items"], json!([]));
    // Only Admins end an Admin's sessions.
    admin.client.send(Method::PUT, "/api/role_grants/User/admin", &[], None).await.expect(200);
    app.clock.advance(TimeDelta::seconds(60));
    let again = app.signed_in(&user.uid, &user.email, true);
    let of_admin = format!("/api/users/{}/sessions/revoke", admin.user_id);
    again.send(Method::POST, &of_admin, &[], None).await.expect_code(409, "role_above_yours");
    // Nor does anyone else see from where an Admin works.
    let seen = again.get(&format!("/api/users/{}/sessions", admin.user_id)).await.expect(200);
    assert!(seen["items"][0]["signed_in_at"].is_string(), "{seen}");
    assert_eq!((&seen["items"][0]["address"], &seen["items"][0]["device"]), (&Value::Null, &Value::Null));
}

#[rstest]
#[tokio::test]
async fn session_tells_how_the_person_signed_in(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let says = json!({ "sign_in_provider": "password", "sign_in_second_factor": "totp" });
    let ago = TimeDelta::hours(1);
    app.signed_in_by(&admin.uid, &admin.email, true, ago, says).get("/api/terminals").await.expect(200);
    let list = sessions(&admin.client).await;
    let other = list.iter().find(|it| it["is_current"] == false).unwrap();
    assert_eq!((&other["provider"], &other["second_factor"]), (&json!("password"), &json!("totp")));
    let own = list.iter().find(|it| it["is_current"] == true).unwrap();
    assert_eq!(own["second_factor"], Value::Null, "what the provider does not say is not guessed");
}
