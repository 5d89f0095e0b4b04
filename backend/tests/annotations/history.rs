//! What happened to a record, for everyone who may read it.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

#[rstest]
#[tokio::test]
async fn drivers_trucks_trailers_and_owners_tell_who_changed_what(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let owner = json!({ "name": "Lee Trucking", "email": "lee@example.com" });
    let owner = id(&admin.client.post("/api/fleet_owners", owner).await.expect(201));
    for (plural, kind, record) in [
        ("drivers", "driver", &freight.driver),
        ("trucks", "truck", &freight.truck),
        ("trailers", "trailer", &freight.trailer),
        ("fleet_owners", "fleet_owner", &owner),
    ] {
        let one = format!("/api/{plural}/{record}");
        let version = admin.client.get(&one).await.expect(200)["version"].clone();
        admin.client.patch(&one, json!({ "version": version, "notes": "Prefers nights" })).await.expect(200);
        admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
        let history = admin.client.get(&format!("{one}/history")).await.expect(200);
        let [archived, updated, ..] = history["items"].as_array().unwrap().as_slice() else { panic!("{history}") };
        assert_eq!(archived["action"], format!("{kind}.archived"));
        assert_eq!(updated["action"], format!("{kind}.updated"));
        let change = json!({ "field": "notes", "to": "Prefers nights" });
        assert_eq!(updated["changes"], json!([change]), "{plural}");
        assert!(updated["actor_name"].is_string() && updated["occurred_at"].is_string());
        app.admin().await.client.get(&format!("{one}/history")).await.expect_code(404, "not_found");
    }
}

#[rstest]
#[tokio::test]
async fn a_quotes_history_speaks_in_its_own_sentences(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let quote = admin.client.post("/api/quotes", freight.quote()).await.expect(201);
    let one = format!("/api/quotes/{}", id(&quote));
    let sent = json!({ "version": 1, "email": "ann@broker.example" });
    admin.client.post(&format!("{one}/send"), sent).await.expect(200);
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    let summaries: Vec<&Value> = history["items"].as_array().unwrap().iter().map(|event| &event["summary"]).collect();
    let number = quote["number"].as_str().unwrap();
    assert_eq!(summaries, [&json!(format!("Sent quote {number}")), &json!(format!("Added {number}"))]);
    app.admin().await.client.get(&format!("{one}/history")).await.expect_code(404, "not_found");
}
