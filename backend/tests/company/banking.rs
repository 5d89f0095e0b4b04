//! The payment instructions, attacked: by a stolen session, by repeats, by a second change, by another company.

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

const CHANGES: &str = "/api/company/remittance_changes";
const ACCOUNT: &str = "730048812265";

fn payee(name: &str) -> Value {
    json!({
        "remit_name": name,
        "email": "AR@Prairie.example",
        "address": { "line1": "PO Box 1180", "city": "Aurora", "state": "IL", "postal_code": "60507" },
        "bank": {
            "bank_name": "First Prairie Bank", "kind": "checking", "routing_number": "0710-0001-3",
            "account_number": ACCOUNT,
        },
    })
}

/// The person, signed in just now.
fn again(app: &TestApp, person: &Person) -> TestClient {
    app.signed_in(&person.uid, &person.email, true)
}

async fn remittance(client: &TestClient) -> Value {
    client.get("/api/company/remittance").await.expect(200)
}

async fn act(client: &TestClient, change: &Value, verb: &str) -> haul_tests::Answer {
    client.send(Method::POST, &format!("{CHANGES}/{}/{verb}", id(change)), &[], None).await
}

#[rstest]
#[tokio::test]
async fn change_waits_a_day_and_every_admin_hears_of_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    assert_eq!(remittance(&admin.client).await, json!({}));
    let change = admin.client.post(CHANGES, payee("Prairie Line")).await.expect(201);
    assert_eq!((&change["status"], &change["email"]), (&json!("waiting"), &json!("ar@prairie.example")));
    assert_eq!((&change["bank"]["routing_last4"], &change["bank"]["account_last4"]), (&json!("0013"), &json!("2265")));
    assert!(!change.to_string().contains(ACCOUNT) && !change.to_string().contains("071000013"), "{change}");
    app.run_jobs().await;
    for person in [&admin, &other] {
        let notices = person.client.get("/api/notices").await.expect(200);
        assert_eq!(notices["items"][0]["title"], "The payment instructions are about to change", "{notices}");
        let mail = app.mail.last_to(&person.email).expect("every Admin gets a mail").text;
        assert!(mail.contains("account ending in 2265") && mail.contains("stop it now"), "{mail}");
    }
    let read = remittance(&other.client).await;
    assert_eq!((&read["in_effect"], &read["waiting"]), (&Value::Null, &change));

    app.clock.advance(TimeDelta::hours(24));
    app.run_jobs().await;
    let read = remittance(&again(&app, &admin)).await;
    assert_eq!((&read["in_effect"]["remit_name"], &read["waiting"]), (&json!("Prairie Line"), &Value::Null));
    assert_eq!(app.mail.last_to(&other.email).unwrap().subject, "The payment instructions have changed");
    act(&again(&app, &other), &change, "stop").await.expect_code(409, "remittance_change_in_effect");
    let events = again(&app, &admin).get("/api/audit_events?entity_type=remittance_change").await.expect(200);
    let actions: Vec<_> = events["items"].as_array().unwrap().iter().map(|it| it["action"].clone()).collect();
    assert_eq!(actions, ["remittance_change.took_effect", "remittance_change.requested"]);
}

#[rstest]
#[tokio::test]
async fn stolen_session_changes_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    // The token is new; the sign-in behind it is not.
    let stolen = app.signed_in_before(&admin.uid, &admin.email, true, TimeDelta::minutes(11));
    stolen.post(CHANGES, payee("Thief LLC")).await.expect_code(403, "recent_sign_in_needed");
    let address =
        json!({ "remit_to": { "line1": "1 Thief St", "city": "Gary", "state": "IN", "postal_code": "46401" } });
    let around = json!({ "version": 1, "addresses": address });
    stolen.patch("/api/company", around.clone()).await.expect_code(403, "recent_sign_in_needed");
    // A program has no sign-in at all.
    let body = json!({ "name": "Sync", "permissions": ["banking:write", "company:read"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned();
    let program = app.with_authorization(format!("Bearer {key}"));
    program.post(CHANGES, payee("Thief LLC")).await.expect_code(403, "recent_sign_in_needed");
    assert_eq!(remittance(&admin.client).await, json!({}));
    app.run_jobs().await;
    assert!(app.mail.sent().is_empty());
    admin.client.patch("/api/company", around).await.expect(200);
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["items"][0]["title"], "The company's remit-to address was changed", "{notices}");
}

#[rstest]
#[tokio::test]
async fn second_admin_stops_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let clerk = app.user(admin.company_id, Role::User).await;
    let change = admin.client.post(CHANGES, payee("Thief LLC")).await.expect(201);
    act(&clerk.client, &change, "stop").await.expect_code(403, "permission_missing");
    // Whoever sees the notice stops it, however long ago the sign-in was.
    let late = app.signed_in_before(&other.uid, &other.email, true, TimeDelta::days(2));
    let stopped = act(&late, &change, "stop").await.expect(200);
    assert_eq!(stopped["status"], "stopped");
    act(&late, &change, "stop").await.expect(200);
    app.run_jobs().await;
    let subject = "The change of payment instructions was stopped";
    assert_eq!(app.mail.last_to(&admin.email).unwrap().subject, subject);
    assert_eq!(app.mail.sent().len(), 4, "two Admins, two mails each");
    app.clock.advance(TimeDelta::hours(25));
    app.run_jobs().await;
    assert_eq!(remittance(&again(&app, &admin)).await, json!({}));
    assert_eq!(app.mail.sent().len(), 4);
}

#[rstest]
#[tokio::test]
async fn repeats_and_rivals_make_one_change(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let first = admin.client.post_with_key(CHANGES, "k-1", payee("Prairie Line")).await;
    admin.client.post_with_key(CHANGES, "k-1", payee("Prairie Line")).await.assert_replays(&first);
    let other_name = admin.client.post_with_key(CHANGES, "k-1", payee("Thief LLC")).await;
    other_name.expect_code(422, "idempotency_key_reused");
    admin.client.post(CHANGES, payee("Prairie Line")).await.expect_code(409, "remittance_change_waiting");
    act(&admin.client, &first.body, "stop").await.expect(200);
    // What was stopped is not brought back by a repeat.
    admin.client.post_with_key(CHANGES, "k-1", payee("Prairie Line")).await.assert_replays(&first);
    assert_eq!(remittance(&admin.client).await, json!({}));
    let rivals = ["Ann", "Bo", "Cy", "Di"].map(|name| admin.client.post(CHANGES, payee(name)));
    let statuses = futures::future::join_all(rivals).await;
    let mut statuses: Vec<u16> = statuses.iter().map(|answer| answer.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409]);
    for _ in 0..3 {
        let waiting = remittance(&admin.client).await["waiting"].clone();
        act(&admin.client, &waiting, "stop").await.expect(200);
        admin.client.post(CHANGES, payee("Again")).await.expect(201);
    }
    let waiting = remittance(&admin.client).await["waiting"].clone();
    act(&admin.client, &waiting, "stop").await.expect(200);
    admin.client.post(CHANGES, payee("Again")).await.expect_code(409, "remittance_changed_too_often");
}

#[rstest]
#[tokio::test]
async fn what_is_in_effect_stays_while_another_waits(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post(CHANGES, payee("Prairie Line")).await.expect(201);
    app.clock.advance(TimeDelta::hours(24));
    let client = again(&app, &admin);
    let mut moved = payee("Prairie Line LLC");
    moved.as_object_mut().unwrap().remove("bank");
    moved["keeps_bank_account"] = json!(true);
    let waiting = client.post(CHANGES, moved).await.expect(201);
    let read = remittance(&client).await;
    assert_eq!(read["in_effect"]["remit_name"], "Prairie Line");
    assert_eq!(read["in_effect"]["bank"], waiting["bank"]);
    app.clock.advance(TimeDelta::hours(24));
    let client = again(&app, &admin);
    let read = remittance(&client).await;
    assert_eq!(read["in_effect"]["remit_name"], "Prairie Line LLC");
    let numbers = act(&client, &read["in_effect"], "reveal").await.expect(200);
    assert_eq!(numbers, json!({ "routing_number": "071000013", "account_number": ACCOUNT }));
}

#[rstest]
#[tokio::test]
async fn each_look_at_the_full_number_is_on_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let clerk = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/company", &[], None).await.expect(200);
    let change = admin.client.post(CHANGES, payee("Prairie Line")).await.expect(201);
    assert_eq!(remittance(&clerk.client).await["waiting"]["bank"]["account_last4"], "2265");
    act(&clerk.client, &change, "reveal").await.expect_code(403, "permission_missing");
    act(&admin.client, &change, "reveal").await.expect(200);
    act(&admin.client, &change, "reveal").await.expect(200);
    let events = admin.client.get("/api/audit_events?entity_type=remittance_change").await.expect(200);
    let looks = events["items"].as_array().unwrap().iter();
    let looks = looks.filter(|it| it["action"] == "remittance_change.account_revealed").count();
    assert_eq!((looks, events.to_string().contains(ACCOUNT)), (2, false));
}

#[rstest]
#[tokio::test]
async fn other_companies_see_and_stop_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    let change = admin.client.post(CHANGES, payee("Prairie Line")).await.expect(201);
    assert_eq!(remittance(&neighbor.client).await, json!({}));
    act(&neighbor.client, &change, "stop").await.expect_code(404, "not_found");
    act(&neighbor.client, &change, "reveal").await.expect_code(404, "not_found");
    neighbor.client.post(CHANGES, payee("Neighbor")).await.expect(201);
    assert_eq!(remittance(&admin.client).await["waiting"]["remit_name"], "Prairie Line");
}

#[rstest]
#[tokio::test]
async fn numbers_with_typos_are_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut wrong = payee("");
    wrong["bank"]["routing_number"] = json!("071000031");
    wrong["bank"]["account_number"] = json!("12x");
    let problem = admin.client.post(CHANGES, wrong).await.expect_code(422, "validation_failed");
    let paths: Vec<_> = problem["fields"].as_array().unwrap().iter().map(|field| field["path"].clone()).collect();
    assert_eq!(paths, ["remit_name", "bank.routing_number", "bank.account_number"]);
    let nowhere = admin.client.post(CHANGES, json!({ "remit_name": "Prairie Line" })).await;
    assert_eq!(nowhere.expect_code(422, "validation_failed")["fields"][0]["path"], "address");
    let kept = json!({ "remit_name": "Prairie Line", "keeps_bank_account": true });
    let kept = admin.client.post(CHANGES, kept).await.expect_code(422, "validation_failed");
    assert_eq!(kept["fields"][0]["path"], "keeps_bank_account");
}
