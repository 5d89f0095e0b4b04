//! Registrations: from an account at the identity provider to a company, a user or a request to join.

use haul_db::Scope;
use haul_entity::{
    base::job,
    company::{company, registration},
};
use haul_types::Role;
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use rstest::rstest;

fn carrier(dot_number: &str) -> Value {
    json!({
        "fullname": "Dana Founder", "companyName": "Blue Ridge Freight LLC", "companyAddress": "100 Main St, Joliet, IL 60431",
        "companyPhone": "(815) 555-0134", "companyEmail": "Office@BlueRidge.example", "officersName": "Dana Founder",
        "dotNumber": dot_number, "mcNumber": "MC 123456", "scacCode": "brfl",
    })
}

async fn company_count(app: &TestApp) -> u64 {
    company::Entity::find().count(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap()
}

#[rstest]
#[tokio::test]
async fn registration_becomes_a_company_with_the_first_verified_request(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let unverified = app.signed_in("founder", "dana@blueridge.example", false);
    let registered = unverified.post("/api/registrations", carrier("77001")).await.expect(201);
    assert_eq!(registered["outcome"], "company");
    let info = json!({ "companyId": registered["companyId"], "userEmail": "Dana@BlueRidge.example", "fullName": "Dana Q. Founder" });
    unverified.post("/api/add_user_info", info.clone()).await.expect(200);
    assert_eq!(unverified.get("/api/session").await.expect(200)["status"], "email_unverified");
    assert_eq!(company_count(&app).await, 0);

    let verified = app.signed_in("founder", "dana@blueridge.example", true);
    let session = verified.get("/api/session").await.expect(200);
    assert_eq!(session["status"], "active");
    assert_eq!(session["role"], "Admin");
    assert_eq!(session["full_name"], "Dana Q. Founder");
    assert_eq!(session["company"]["id"], registered["companyId"]);
    assert_eq!(session["company"]["is_dot_proven"], false);
    assert_eq!(session["landing_path"], "/dashboard");
    // The second call of a sign-up may come late, or twice.
    verified.post("/api/add_user_info", info).await.expect(200);

    let company = verified.get("/api/company").await.expect(200);
    assert_eq!(company["legal_name"], "Blue Ridge Freight LLC");
    assert_eq!(company["docket_numbers"], json!([{ "kind": "MC", "number": "123456" }]));
    assert_eq!(company["scac"], "BRFL");
    assert_eq!(company["phone"], "+18155550134");
    assert_eq!(company["email"], "office@blueridge.example");
    assert_eq!(company["addresses"]["physical"]["city"], "Joliet");
    assert_eq!(company["officers"], json!([{ "name": "Dana Founder" }]));
    let audit = verified.get("/api/audit_events").await.expect(200);
    assert_eq!(audit["items"][0]["action"], "user.signed_in");
    assert_eq!(audit["items"][0]["actor"]["name"], "Dana Q. Founder");
    assert_eq!(audit["items"][2]["action"], "company.created");
    let waiting = registration::Entity::find().count(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    assert_eq!(waiting, 0);
    let db = app.ctx.db.scoped(Scope::System("test"));
    for kind in ["count_dashboard", "watch_filings"] {
        let started = job::Entity::find().filter(job::Column::Kind.eq(kind)).count(&db).await.unwrap();
        assert_eq!(started, 1, "{kind}");
    }
}

#[rstest]
#[tokio::test]
async fn only_dot_and_name_are_required(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let person = app.signed_in("founder", "dana@blueridge.example", true);
    let body = json!({ "fullname": "Dana", "companyName": "Blue Ridge", "dotNumber": "77001" });
    person.post("/api/registrations", body).await.expect(201);
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "active");
}

#[rstest]
#[tokio::test]
async fn company_counts_its_days_where_its_address_is(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    for (number, address, zone) in [
        ("77001", "8 Harbor Way, Oakland, CA 94607", "America/Los_Angeles"),
        // Two zones: the company chooses on its own page.
        ("77002", "1 Gate St, Knoxville, TN 37902", "America/Chicago"),
    ] {
        let person = app.signed_in(number, &format!("{number}@blueridge.example"), true);
        let body =
            json!({ "fullname": "Dana", "companyName": "Blue Ridge", "companyAddress": address, "dotNumber": number });
        person.post("/api/registrations", body).await.expect(201);
        assert_eq!(person.get("/api/session").await.expect(200)["company"]["time_zone"], zone);
    }
}

#[rstest]
#[tokio::test]
async fn every_invalid_field_is_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let person = app.signed_in("founder", "dana@blueridge.example", false);
    let body = json!({
        "fullname": "Dana", "companyName": " ", "companyAddress": "somewhere", "companyPhone": "12", "companyEmail": "x",
        "dotNumber": "0123", "mcNumber": "AB-1", "scacCode": "A1",
    });
    let problem = person.post("/api/registrations", body).await.expect_code(422, "validation_failed");
    let mut paths: Vec<_> = problem["fields"].as_array().unwrap().iter().map(|f| f["path"].as_str().unwrap()).collect();
    paths.sort_unstable();
    assert_eq!(
        paths,
        ["companyAddress", "companyEmail", "companyName", "companyPhone", "dotNumber", "mcNumber", "scacCode"]
    );
    let unknown = json!({ "fullname": "Dana", "companyId": "0192f0c4-7a00-7000-8000-00000000ffff" });
    let problem = person.post("/api/registrations", unknown).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "companyId");
}

#[rstest]
#[tokio::test]
async fn second_registration_replaces_the_first(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let person = app.signed_in("founder", "dana@blueridge.example", false);
    let first = person.post("/api/registrations", carrier("77001")).await.expect(201);
    let second = person.post("/api/registrations", carrier("77002")).await.expect(201);
    assert_eq!(first["companyId"], second["companyId"]);
    let session = app.signed_in("founder", "dana@blueridge.example", true).get("/api/session").await.expect(200);
    assert_eq!(session["company"]["dot_number"], "77002");
}

#[rstest]
#[tokio::test]
async fn taken_dot_number_asks_to_join(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    founder.post("/api/registrations", carrier("77001")).await.expect(201);
    let company = founder.get("/api/session").await.expect(200)["company"].clone();
    let found = app.anonymous().get("/api/carriers/USDOT-77001").await.expect(200);
    assert_eq!(
        found,
        json!({ "dot_number": "77001", "is_registered": true, "company_name": "Blue Ridge Freight LLC" })
    );
    assert_eq!(
        app.anonymous().get("/api/carriers/77002").await.expect(200),
        json!({ "dot_number": "77002", "is_registered": false, "registry": { "outcome": "unavailable" } })
    );

    let second = app.signed_in("second", "sam@blueridge.example", true);
    let registered = second.post("/api/registrations", carrier("77001")).await.expect(201);
    assert_eq!(registered, json!({ "companyId": company["id"], "outcome": "join_request" }));
    let session = second.get("/api/session").await.expect(200);
    assert_eq!(session["status"], "awaiting_admission");
    assert_eq!(session["join_request"]["company_name"], "Blue Ridge Freight LLC");
    assert_eq!(session["landing_path"], "/");
    assert_eq!(session.get("company"), None);
    second.get("/api/terminals").await.expect_code(403, "not_a_member");
    assert_eq!(second.get("/api/get_user_by_email/sam@blueridge.example").await.expect(200)["user_type"], "user");
    second.post("/api/registrations", carrier("77002")).await.expect_code(409, "join_request_open");
    assert_eq!(company_count(&app).await, 1);

    let notices = founder.get("/api/notices").await.expect(200);
    assert_eq!(notices["unread_count"], 1);
    assert_eq!(notices["items"][0]["kind"], "join_request");
}

#[rstest]
#[tokio::test]
async fn dot_number_taken_meanwhile_asks_to_join(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let slow = app.signed_in("slow", "sam@blueridge.example", false);
    assert_eq!(slow.post("/api/registrations", carrier("77001")).await.expect(201)["outcome"], "company");
    let quick = app.signed_in("quick", "dana@blueridge.example", true);
    quick.post("/api/registrations", carrier("77001")).await.expect(201);
    assert_eq!(quick.get("/api/session").await.expect(200)["status"], "active");
    let slow = app.signed_in("slow", "sam@blueridge.example", true);
    assert_eq!(slow.get("/api/session").await.expect(200)["status"], "awaiting_admission");
}

#[rstest]
#[tokio::test]
async fn simultaneous_first_requests_found_one_company(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let mut people = Vec::new();
    for number in 0..4 {
        let person = app.signed_in(&format!("uid-{number}"), &format!("p{number}@blueridge.example"), true);
        person.post("/api/registrations", carrier("77001")).await.expect(201);
        people.push(person);
    }
    let requests = people.iter().chain(&people).map(|person| person.get("/api/session"));
    let states: Vec<_> =
        futures::future::join_all(requests).await.into_iter().map(|a| a.expect(200)["status"].clone()).collect();
    assert_eq!(states.iter().filter(|state| *state == "active").count(), 2, "{states:?}");
    assert_eq!(states.iter().filter(|state| *state == "awaiting_admission").count(), 6, "{states:?}");
    assert_eq!(company_count(&app).await, 1);
}

#[rstest]
#[tokio::test]
async fn withdrawn_request_lets_the_person_start_anew(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    app.signed_in("founder", "dana@blueridge.example", true)
        .post("/api/registrations", carrier("77001"))
        .await
        .expect(201);
    app.signed_in("founder", "dana@blueridge.example", true).get("/api/session").await.expect(200);
    let second = app.signed_in("second", "sam@blueridge.example", true);
    second.post("/api/join_requests/mine/withdraw", json!({})).await.expect_code(404, "not_found");
    second.post("/api/registrations", carrier("77001")).await.expect(201);
    second.get("/api/session").await.expect(200);
    assert_eq!(second.post("/api/join_requests/mine/withdraw", json!({})).await.expect(200)["status"], "unregistered");
    second.post("/api/registrations", carrier("77002")).await.expect(201);
    assert_eq!(second.get("/api/session").await.expect(200)["status"], "active");
}

#[rstest]
#[tokio::test]
async fn user_info_of_others_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let person = app.signed_in("founder", "dana@blueridge.example", false);
    let registered = person.post("/api/registrations", carrier("77001")).await.expect(201);
    let other =
        json!({ "companyId": registered["companyId"], "userEmail": "sam@blueridge.example", "fullName": "Sam" });
    person.post("/api/add_user_info", other).await.expect_code(422, "validation_failed");
    let stranger = app.signed_in("stranger", "sam@blueridge.example", false);
    let body = json!({ "companyId": registered["companyId"], "userEmail": "sam@blueridge.example", "fullName": "Sam" });
    stranger.post("/api/add_user_info", body).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn user_cannot_register_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/registrations", carrier("77001")).await.expect_code(409, "user_already_exists");
    assert_eq!(
        app.user(admin.company_id, Role::User).await.client.get("/api/session").await.expect(200)["status"],
        "active"
    );
}
