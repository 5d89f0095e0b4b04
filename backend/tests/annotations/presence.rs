//! Who else has a record open.

use chrono::TimeDelta;
use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use rstest::rstest;

async fn announce(person: &Person, path: &str, is_editing: bool) -> Value {
    let body = json!({ "is_editing": is_editing });
    person.client.send(Method::PUT, path, &[], Some(body)).await.expect(200)
}

#[rstest]
#[tokio::test]
async fn the_others_on_a_record_are_named_and_told(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let path = format!("/api/records/driver/{}/presence", freight.driver);
    assert_eq!(announce(&admin, &path, false).await["others"], json!([]));
    app.events.take();

    let seen = announce(&other, &path, true).await;
    assert_eq!(seen["others"][0]["user_id"], admin.user_id.to_string());
    let told: Vec<_> = app.events.take().into_iter().map(|(_, change)| (change.topic, change.reader_id)).collect();
    assert_eq!(told, [("presence".to_owned(), Some(admin.user_id))]);
    let present = admin.client.get(&path).await.expect(200);
    assert_eq!((&present["others"][0]["is_editing"], present["others"].as_array().unwrap().len()), (&json!(true), 1));

    // Saying the same again is no news; to stop editing is.
    announce(&other, &path, true).await;
    assert!(app.events.take().is_empty());
    announce(&other, &path, false).await;
    assert_eq!(app.events.take().len(), 1);
    other.client.send(Method::DELETE, &path, &[], None).await.expect(200);
    assert_eq!(app.events.take().len(), 1);
    assert_eq!(admin.client.get(&path).await.expect(200)["others"], json!([]));

    // Without news a person is gone after 45 seconds.
    announce(&other, &path, true).await;
    app.clock.advance(TimeDelta::seconds(44));
    assert_eq!(admin.client.get(&path).await.expect(200)["others"].as_array().unwrap().len(), 1);
    app.clock.advance(TimeDelta::seconds(2));
    assert_eq!(admin.client.get(&path).await.expect(200)["others"], json!([]));
}

#[rstest]
#[tokio::test]
async fn presence_follows_the_permissions_of_the_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let user = app.user(admin.company_id, Role::User).await;
    let path = format!("/api/records/driver/{}/presence", freight.driver);
    user.client.get(&path).await.expect_code(403, "permission_missing");
    let body = Some(json!({ "is_editing": true }));
    user.client.send(Method::PUT, &path, &[], body.clone()).await.expect_code(403, "permission_missing");
    let stranger = app.admin().await;
    stranger.client.send(Method::PUT, &path, &[], body).await.expect_code(404, "not_found");
}
