//! The delivery log, tests, replays, and what happens after days of failures.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use super::{BROKEN, OK, answer, body, deliveries, driver, due, endpoint, later, path, rename, told};

#[rstest]
#[tokio::test]
async fn a_test_is_an_event_of_its_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    let test = async || admin.client.send(Method::POST, &path(&made, "/test"), &[], None).await;
    let delivery = test().await.expect(200);
    let posts = due(&app).await;
    let event = body(&posts[0]);
    assert_eq!(
        (&event["type"], &event["record"]["id"], &event["sequence"]),
        (&json!("webhook.test"), &made["id"], &json!(0))
    );
    answer(&app, &posts, OK).await;
    let read = admin.client.get(&format!("/api/webhook_deliveries/{}", id(&delivery))).await.expect(200);
    assert_eq!(
        (&read["status"], &read["last_status"], &read["last_duration_milliseconds"]),
        (&json!("delivered"), &json!(200), &json!(12))
    );
    admin.client.patch(&path(&made, ""), json!({ "version": 1, "is_enabled": false })).await.expect(200);
    test().await.expect_code(409, "webhook_endpoint_not_enabled");
}

#[rstest]
#[tokio::test]
async fn deliveries_are_listed_by_what_became_of_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*", "tag.*"]).await;
    let dana = driver(&admin, "Dana").await;
    admin.client.post("/api/tags", json!({ "name": "Hot", "color": "amber" })).await.expect(201);
    let posts = due(&app).await;
    answer(&app, &posts[..1], OK).await;
    let list = async |query: &str| -> Vec<Value> {
        let page = admin.client.get(&path(&made, &format!("/deliveries?{query}"))).await.expect(200);
        page["items"].as_array().unwrap().iter().map(|it| it["event_kind"].clone()).collect()
    };
    assert_eq!(list("").await, ["tag.created", "driver.created"]);
    assert_eq!(list("status=delivered").await, ["driver.created"]);
    assert_eq!(list("status=pending,failed").await, ["tag.created"]);
    assert_eq!(list("event_kind=tag.created,tag.updated").await, ["tag.created"]);
    assert_eq!(list(&format!("record_id={}", id(&dana))).await, ["driver.created"]);
    admin.client.get(&path(&made, "/deliveries?status=lost")).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_delivery_is_replayed_with_the_same_event(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    driver(&admin, "Dana").await;
    let replay = async |delivery: &Value| {
        let path = format!("/api/webhook_deliveries/{}/replay", id(delivery));
        admin.client.send(Method::POST, &path, &[], None).await
    };
    let first = deliveries(&admin, &made).await.remove(0);
    replay(&first).await.expect_code(409, "webhook_delivery_pending");
    let sent = due(&app).await;
    answer(&app, &sent, OK).await;
    let again = replay(&first).await.expect(200);
    assert_eq!((&again["is_replay"], &again["webhook_event_id"]), (&json!(true), &first["webhook_event_id"]));
    assert_ne!(again["id"], first["id"]);
    assert_eq!(due(&app).await[0].body, sent[0].body);
}

#[rstest]
#[tokio::test]
async fn days_of_failures_suspend_an_endpoint_and_a_replay_makes_up_for_it(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    let dana = driver(&admin, "Dana").await;
    for day in 0..=5 {
        driver(&later(&app, &admin), &format!("D{day}")).await;
        let posts = due(&app).await;
        answer(&app, &posts, BROKEN).await;
        app.clock.advance(TimeDelta::days(1));
    }
    let admin = later(&app, &admin);
    let shown = admin.client.get(&path(&made, "")).await.expect(200);
    assert_eq!(shown["status"], "suspended", "{shown}");
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(
        (&notices["items"][0]["kind"], &notices["items"][0]["path"]),
        (&json!("webhook"), &json!("/developer/webhooks"))
    );
    let since = app.now();
    rename(&admin, &dana, "Dan").await;
    assert!(due(&app).await.is_empty());

    let replay = json!({ "since": since });
    admin.client.post(&path(&made, "/replay"), replay.clone()).await.expect_code(409, "webhook_endpoint_not_enabled");
    let enable = json!({ "version": shown["version"], "is_enabled": true });
    let enabled = admin.client.patch(&path(&made, ""), enable).await.expect(200);
    assert_eq!((&enabled["status"], enabled.get("failing_since")), (&json!("enabled"), None));
    assert_eq!(admin.client.post(&path(&made, "/replay"), replay.clone()).await.expect(200)["replayed_count"], 1);
    assert_eq!(admin.client.post(&path(&made, "/replay"), replay).await.expect(200)["replayed_count"], 0);
    let mut posts = due(&app).await;
    let mut all = told(&posts);
    while !posts.is_empty() {
        posts = answer(&app, &posts, OK).await;
        all.extend(told(&posts));
    }
    assert_eq!(all.iter().filter(|it| *it == "driver.updated Dan Cole").count(), 1, "{all:?}");
}

#[rstest]
#[tokio::test]
async fn old_events_and_deliveries_are_deleted(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    driver(&admin, "Dana").await;
    let posts = due(&app).await;
    answer(&app, &posts, OK).await;
    let event = format!("/api/webhook_events/{}", body(&posts[0])["id"].as_str().unwrap());
    admin.client.get(&event).await.expect(200);
    app.clock.advance(TimeDelta::days(31));
    // Expired rows are deleted after jobs.
    let body = json!({ "email": "ina@haul.example", "full_name": "Ina", "role": "User" });
    let again = later(&app, &admin).client;
    again.post("/api/users", body).await.expect(201);
    app.run_jobs().await;
    again.get(&event).await.expect_code(404, "not_found");
    assert_eq!(again.get(&path(&made, "/deliveries")).await.expect(200)["items"], json!([]));
}
