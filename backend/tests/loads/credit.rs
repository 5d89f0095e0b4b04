//! How much of a customer's limit is used, and what that blocks.

use futures::future::join_all;
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
};

/// One load of these tests.
const LOAD_CENTS: i64 = 280_890;

async fn limit(admin: &Person, freight: &Freight, limit_cents: i64) {
    let path = format!("/api/customers/{}", freight.customer);
    let version = admin.client.get(&path).await.expect(200)["version"].clone();
    admin.client.patch(&path, json!({ "version": version, "credit_limit_cents": limit_cents })).await.expect(200);
}

async fn credit(person: &Person, freight: &Freight) -> Value {
    person.client.get(&format!("/api/customers/{}/credit", freight.customer)).await.expect(200)
}

async fn book(person: &Person, freight: &Freight, accepts: bool) -> haul_tests::Answer {
    let mut body = freight.load();
    body["accepts_credit_risk"] = json!(accepts);
    person.client.post("/api/loads", body).await
}

#[rstest]
#[tokio::test]
async fn a_load_beyond_the_limit_is_booked_only_when_somebody_accepts_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    assert_eq!(credit(&admin, &freight).await["status"], "no_limit");
    limit(&admin, &freight, 2 * LOAD_CENTS - 1).await;
    let first = book(&admin, &freight, false).await.expect(201);
    let known = credit(&admin, &freight).await;
    assert_eq!((&known["status"], &known["used_cents"]), (&json!("within_limit"), &json!(LOAD_CENTS)));
    let problem = book(&admin, &freight, false).await.expect_code(409, "credit_not_accepted");
    let message = "Blue Ridge Brokerage is over its credit limit: $5,617.80 of $5,617.79. Accept the risk to continue.";
    assert_eq!(problem["message"], message);
    assert_eq!(admin.client.get("/api/loads").await.expect(200)["total_count"], 1, "nothing was booked");
    // A draft sells nothing yet.
    let mut draft = freight.load();
    draft["is_draft"] = json!(true);
    let draft = admin.client.post("/api/loads", draft).await.expect(201);
    assert_eq!(credit(&admin, &freight).await["used_cents"], LOAD_CENTS);
    let path = format!("/api/loads/{}/book", id(&draft));
    admin.client.post(&path, json!({})).await.expect_code(409, "credit_not_accepted");
    admin.client.post(&path, json!({ "accepts_credit_risk": true })).await.expect(200);
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&draft))).await.expect(200);
    let accepted = history["items"].as_array().unwrap().iter().find(|event| event["action"] == "load.credit_accepted");
    assert!(accepted.unwrap()["changes"][0]["to"].as_str().unwrap().contains("over its credit limit"), "{history}");
    let known = credit(&admin, &freight).await;
    assert_eq!((&known["status"], &known["available_cents"]), (&json!("over_limit"), &json!(-1)));
    // A canceled load no longer counts.
    let version = admin.client.get(&format!("/api/loads/{}", id(&first))).await.expect(200)["version"].clone();
    let cancel = json!({ "version": version, "reason": "Customer called it off" });
    admin.client.post(&format!("/api/loads/{}/cancel", id(&first)), cancel).await.expect(200);
    assert_eq!(credit(&admin, &freight).await["used_cents"], LOAD_CENTS);
}

#[rstest]
#[tokio::test]
async fn four_fifths_of_the_limit_warn_and_stop_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    limit(&admin, &freight, LOAD_CENTS * 10 / 8).await;
    book(&admin, &freight, false).await.expect(201);
    let known = credit(&admin, &freight).await;
    assert_eq!(known["status"], "near_limit");
    assert_eq!(known["warning"], "Blue Ridge Brokerage is near its credit limit: $2,808.90 of $3,511.12.");
}

#[rstest]
#[tokio::test]
async fn dispatch_and_quotes_ask_as_well(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let quote = admin.quote(&freight).await;
    let hold = json!({ "version": 1, "is_on_credit_hold": true });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), hold).await.expect(200);
    let dispatch = format!("/api/loads/{}/dispatch", id(&load));
    admin.client.post(&dispatch, json!({})).await.expect_code(409, "credit_not_accepted");
    admin.client.post(&dispatch, json!({ "accepts_credit_risk": true })).await.expect(200);
    let send = format!("/api/quotes/{}/send", id(&quote));
    let mut body = json!({ "version": quote["version"], "email": "ann@broker.example" });
    admin.client.post(&send, body.clone()).await.expect_code(409, "credit_not_accepted");
    body["accepts_credit_risk"] = json!(true);
    admin.client.post(&send, body).await.expect(200);
    // Without the hold the quote itself is too much.
    let other = admin.quote(&freight).await;
    let free = json!({ "version": 2, "is_on_credit_hold": false, "credit_limit_cents": LOAD_CENTS });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), free).await.expect(200);
    let read = admin.client.get(&format!("/api/quotes/{}", id(&other))).await.expect(200);
    assert_eq!(read["warnings"][0]["code"], "customer_over_credit_limit");
    let body = json!({ "version": other["version"], "email": "ann@broker.example" });
    let send = format!("/api/quotes/{}/send", id(&other));
    admin.client.post(&send, body).await.expect_code(409, "credit_not_accepted");
}

#[rstest]
#[tokio::test]
async fn where_the_company_says_so_somebody_with_the_permission_decides(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let seller = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/loads", &[], None).await.expect(200);
    limit(&admin, &freight, 0).await;
    assert_eq!(credit(&seller, &freight).await["may_accept"], true);
    let rules = json!({ "rules": [{ "rule": "customer_credit", "strictness": "block" }] });
    admin.client.patch("/api/assignment_rules", rules).await.expect(200);
    let known = credit(&seller, &freight).await;
    assert_eq!((&known["strictness"], &known["may_accept"]), (&json!("block"), &json!(false)));
    book(&seller, &freight, true).await.expect_code(409, "credit_needs_approval");
    book(&admin, &freight, false).await.expect_code(409, "credit_not_accepted");
    book(&admin, &freight, true).await.expect(201);
    // Another company's customer is as absent as one that never existed.
    let stranger = app.admin().await;
    stranger.client.get(&format!("/api/customers/{}/credit", freight.customer)).await.expect(404);
}

/// Each of them holds a load or the customer while it asks for the other.
#[rstest]
#[tokio::test(flavor = "multi_thread")]
async fn people_at_work_at_the_same_moment_do_not_block_each_other(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    limit(&admin, &freight, LOAD_CENTS * 100).await;
    let booked = join_all((0..8).map(|_| book(&admin, &freight, false))).await;
    for load in booked {
        load.expect(201);
    }
    let loads = [admin.assigned_load(&freight).await, admin.assigned_load(&freight).await];
    let path = format!("/api/customers/{}", freight.customer);
    for round in 0..8 {
        let load = &loads[round % 2];
        let to_dispatch = format!("/api/loads/{}/dispatch", id(load));
        let dispatch = admin.client.post(&to_dispatch, json!({}));
        let version = admin.client.get(&path).await.expect(200)["version"].clone();
        let edit = json!({ "version": version, "on_time_grace_minutes": round });
        let edit = admin.client.patch(&path, edit);
        let (dispatched, edited) = tokio::join!(dispatch, edit);
        edited.expect(200);
        if round < 2 {
            dispatched.expect(200);
        }
    }
}
