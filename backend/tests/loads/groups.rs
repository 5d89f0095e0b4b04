//! The groups of work that the list of loads shows.

use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

const GROUPS: [&str; 7] = ["open", "unassigned", "today", "moving", "delivered", "history", "all"];

async fn groups_of(person: &Person, load: &Value) -> Vec<&'static str> {
    let mut found = Vec::new();
    for group in GROUPS {
        let page = person.client.get(&format!("/api/loads?group={group}")).await.expect(200);
        if page["items"].as_array().unwrap().iter().any(|row| row["id"] == load["id"]) {
            found.push(group);
        }
    }
    found
}

fn at(app: &TestApp, person: Person, moment: &str) -> Person {
    app.clock.set(moment.parse().unwrap());
    Person { client: app.signed_in(&person.uid, &person.email, true), ..person }
}

/// From Chicago on the 18th of November to Dallas on the 19th; the company's day is Chicago's.
#[rstest]
#[tokio::test]
async fn a_load_goes_through_the_groups(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let admin = at(&app, admin, "2026-11-18T05:30:00Z");
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    assert_eq!(groups_of(&admin, &load).await, ["open", "unassigned", "all"], "half an hour before midnight");
    let admin = at(&app, admin, "2026-11-18T06:30:00Z");
    assert_eq!(groups_of(&admin, &load).await, ["open", "unassigned", "today", "all"], "half an hour after it");
    let crew = json!({
        "version": load["version"],
        "driver_id": freight.driver,
        "truck_id": freight.truck,
        "accepts_warnings": true,
    });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    assert_eq!(groups_of(&admin, &load).await, ["open", "today", "all"]);
    let admin = at(&app, admin, "2026-11-19T18:00:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    assert_eq!(groups_of(&admin, &load).await, ["open", "today", "moving", "all"]);
    admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T17:10:00Z").await;
    assert_eq!(groups_of(&admin, &load).await, ["delivered", "history", "all"]);
}
