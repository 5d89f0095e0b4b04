//! Tags on records other than loads.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{facility, id},
};
use rstest::rstest;

fn names(record: &Value) -> Vec<&str> {
    record["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn every_kind_of_record_is_tagged_and_found_by_its_tags(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let quote = id(&admin.client.post("/api/quotes", freight.quote()).await.expect(201));
    let hot = json!({ "name": "Key account", "color": "teal" });
    let hot = id(&admin.client.post("/api/tags", hot).await.expect(201));
    for (kind, plural, record) in [
        ("customer", "customers", &freight.customer),
        ("facility", "facilities", &freight.chicago),
        ("driver", "drivers", &freight.driver),
        ("truck", "trucks", &freight.truck),
        ("trailer", "trailers", &freight.trailer),
        ("quote", "quotes", &quote),
    ] {
        let path = format!("/api/records/{kind}/{record}/tags");
        let tagged = admin.client.post(&path, json!({ "add": [hot, hot] })).await.expect(200);
        assert_eq!(names(&tagged), ["Key account"], "{kind}");
        let found = admin.client.get(&format!("/api/{plural}?tag={hot}")).await.expect(200);
        assert_eq!((&found["total_count"], names(&found["items"][0])), (&json!(1), vec!["Key account"]), "{kind}");
        let history = admin.client.get(&format!("/api/{plural}/{record}/history")).await.expect(200);
        assert_eq!(history["items"][0]["action"], format!("{kind}.tagged"));
        assert_eq!(history["items"][0]["changes"][0]["to"], "Key account");
        // Nothing changes, so nothing is recorded.
        admin.client.post(&path, json!({ "add": [hot] })).await.expect(200);
        let again = admin.client.get(&format!("/api/{plural}/{record}/history")).await.expect(200);
        assert_eq!(again, history);
        let bare = admin.client.post(&path, json!({ "remove": [hot] })).await.expect(200);
        assert_eq!(names(&bare), Vec::<&str>::new());
        assert_eq!(admin.client.get(&format!("/api/{plural}?tag={hot}")).await.expect(200)["total_count"], 0);
        let unknown = json!({ "add": ["0192f0c4-7a00-7000-8000-00000000ffff"] });
        admin.client.post(&path, unknown).await.expect_code(422, "validation_failed");
        app.admin().await.client.post(&path, json!({})).await.expect_code(404, "not_found");
    }
}

#[rstest]
#[tokio::test]
async fn a_merge_moves_tags_notes_and_files(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let tag = async |name: &str| {
        id(&admin.client.post("/api/tags", json!({ "name": name, "color": "blue" })).await.expect(201))
    };
    let (dock, night) = (tag("Dock").await, tag("Night").await);
    let place = async |name: &str| {
        let body = facility(name, "Chicago", "IL", "America/Chicago");
        id(&admin.client.post("/api/facilities", body).await.expect(201))
    };
    let (kept, gone) = (place("Lakeside").await, place("Lakeside Cold").await);
    let on = |record: &str, part: &str| format!("/api/records/facility/{record}/{part}");
    admin.client.post(&on(&kept, "tags"), json!({ "add": [dock] })).await.expect(200);
    admin.client.post(&on(&gone, "tags"), json!({ "add": [dock, night] })).await.expect(200);
    admin.client.post(&on(&gone, "notes"), json!({ "text": "Back gate" })).await.expect(201);
    let merged = json!({ "version": 1, "merged_version": 1 });
    let merged = admin.client.post(&format!("/api/facilities/{kept}/merge/{gone}"), merged).await.expect(200);
    assert_eq!(names(&merged), ["Dock", "Night"]);
    let notes = admin.client.get(&on(&kept, "notes")).await.expect(200);
    assert_eq!(notes["items"][0]["text"], "Back gate");
}
