//! Record numbers as a company formats them.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;

const LOADS: &str = "/api/number_formats/load";

async fn formats(admin: &Person) -> Value {
    admin.client.get("/api/number_formats").await.expect(200)["items"].clone()
}

#[rstest]
#[tokio::test]
async fn numbers_are_as_usual_until_the_company_changes_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let usual = formats(&admin).await;
    assert_eq!(
        (&usual[0]["kind"], &usual[0]["preview"], &usual[0]["version"]),
        (&json!("load"), &json!("1001"), &json!(0))
    );
    assert_eq!((&usual[1]["kind"], &usual[1]["preview"]), (&json!("quote"), &json!("Q-1001")));
    let first = admin.load(&freight).await;
    assert_eq!(first["number"], "1001");
    assert_eq!(formats(&admin).await[0]["preview"], "1002");
    let change = json!({ "version": 0, "prefix": "pfl-", "has_year": true, "digits": 6, "next_number": 5_000 });
    let changed = admin.client.patch(LOADS, change).await.expect(200);
    assert_eq!((&changed["preview"], &changed["version"]), (&json!("PFL-2026-005000"), &json!(1)));
    assert_eq!(formats(&admin).await[0], changed);
    assert_eq!(admin.load(&freight).await["number"], "PFL-2026-005000");
    assert_eq!(admin.load(&freight).await["number"], "PFL-2026-005001");
    assert_eq!(admin.client.get(&format!("/api/loads/{}", id(&first))).await.expect(200)["number"], "1001");
    let found = admin.client.get("/api/loads?q=pfl-2026").await.expect(200);
    assert_eq!(found["total_count"], 2);
    let events = admin.client.get("/api/audit_events?entity_type=number_format").await.expect(200);
    assert_eq!(events["items"][0]["action"], "number_format.updated");
}

#[rstest]
#[tokio::test]
async fn a_number_only_goes_up(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.load(&freight).await;
    let back = admin.client.patch(LOADS, json!({ "version": 0, "next_number": 1_001 })).await;
    assert_eq!(back.expect_code(422, "validation_failed")["fields"][0]["path"], "next_number");
    for (path, wrong) in [("prefix", json!("L1")), ("digits", json!(11))] {
        let change = json!({ "version": 0, path: wrong });
        let problem = admin.client.patch(LOADS, change).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], path);
    }
    admin.client.patch(LOADS, json!({ "version": 0, "prefix": "L-" })).await.expect(200);
    admin.client.patch(LOADS, json!({ "version": 0, "prefix": "M-" })).await.expect_code(409, "version_stale");
    // A refused booking returns its number.
    let mut unbookable = freight.load();
    unbookable["stops"] = json!([]);
    admin.client.post("/api/loads", unbookable).await.expect(422);
    assert_eq!(admin.load(&freight).await["number"], "L-1002");
}

#[rstest]
#[tokio::test]
async fn versions_of_a_quote_keep_its_number(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, _) = admin.sent_quote(&freight).await;
    assert_eq!(sent["number"], "Q-1001");
    let change = json!({ "version": 0, "prefix": "R", "digits": 1 });
    admin.client.patch("/api/number_formats/quote", change).await.expect(200);
    let step = |quote: &Value| json!({ "version": quote["version"] });
    let second = admin.client.post(&format!("/api/quotes/{}/revise", id(&sent)), step(&sent)).await.expect(201);
    assert_eq!(second["number"], "Q-1001-2");
    let (second, _) = admin.send_quote(&second).await;
    let third = admin.client.post(&format!("/api/quotes/{}/revise", id(&second)), step(&second)).await.expect(201);
    assert_eq!(third["number"], "Q-1001-3");
    assert_eq!(admin.quote(&freight).await["number"], "R1002");
}
