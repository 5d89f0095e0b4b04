//! Tags, and loads that have them.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;

async fn tag(admin: &Person, name: &str, color: &str) -> String {
    id(&admin.client.post("/api/tags", json!({ "name": name, "color": color })).await.expect(201))
}

async fn change(admin: &Person, load: &Value, body: Value) -> Value {
    admin.client.post(&format!("/api/loads/{}/tags", id(load)), body).await.expect(200)
}

fn names(record: &Value) -> Vec<&str> {
    record["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn loads_are_tagged_and_found_by_their_tags(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (hot, tarps) = (tag(&admin, "Hot", "amber").await, tag(&admin, "needs tarps", "blue").await);
    let (load, other) = (admin.load(&freight).await, admin.load(&freight).await);
    let tagged = change(&admin, &load, json!({ "add": [tarps, hot, hot] })).await;
    assert_eq!(names(&tagged), ["Hot", "needs tarps"]);
    assert_eq!((&tagged["tags"][0]["color"], &tagged["version"]), (&json!("amber"), &load["version"]));
    change(&admin, &other, json!({ "add": [tarps] })).await;
    for (query, count) in [(hot.clone(), 1), (tarps.clone(), 2), (format!("{hot},{tarps}"), 2)] {
        let found = admin.client.get(&format!("/api/loads?tag={query}")).await.expect(200);
        assert_eq!(found["total_count"], count, "{query}");
    }
    let list = admin.client.get(&format!("/api/loads?tag={hot}")).await.expect(200);
    assert_eq!(names(&list["items"][0]), ["Hot", "needs tarps"]);
    admin.client.get("/api/loads?tag=hot").await.expect_code(422, "validation_failed");
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    let change_of_tags = &history["items"][0]["changes"][0];
    assert_eq!((&change_of_tags["field"], &change_of_tags["to"]), (&json!("tags"), &json!("Hot, needs tarps")));
    let left = change(&admin, &load, json!({ "remove": [hot] })).await;
    assert_eq!(names(&left), ["needs tarps"]);
    // Nothing changes, so nothing is recorded.
    change(&admin, &load, json!({ "remove": [hot], "add": [tarps] })).await;
    let again = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    assert_eq!(again["items"].as_array().unwrap().len(), history["items"].as_array().unwrap().len() + 1);
}

#[rstest]
#[tokio::test]
async fn an_archived_tag_stays_where_it_is_and_goes_nowhere_else(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let hot = tag(&admin, "Hot", "amber").await;
    let taken = admin.client.post("/api/tags", json!({ "name": "hot", "color": "gray" })).await;
    taken.expect_code(409, "tag_name_already_used");
    let load = admin.load(&freight).await;
    change(&admin, &load, json!({ "add": [hot] })).await;
    admin.client.post(&format!("/api/tags/{hot}/archive"), json!({})).await.expect(200);
    assert_eq!(admin.client.get("/api/tags").await.expect(200)["total_count"], 0);
    assert_eq!(names(&admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200)), ["Hot"]);
    let other = admin.load(&freight).await;
    let refused = admin.client.post(&format!("/api/loads/{}/tags", id(&other)), json!({ "add": [hot] })).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "add");
    admin.client.post(&format!("/api/tags/{hot}/restore"), json!({})).await.expect(200);
    let renamed = json!({ "version": 3, "name": "Rush", "color": "violet" });
    admin.client.patch(&format!("/api/tags/{hot}"), renamed.clone()).await.expect(200);
    admin.client.patch(&format!("/api/tags/{hot}"), renamed).await.expect_code(409, "version_stale");
    assert_eq!(names(&change(&admin, &other, json!({ "add": [hot] })).await), ["Rush"]);
}
