//! What happens beside the freight on the way: stops for fuel, and breakdowns.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, facility, id, stop},
};
use rstest::rstest;

/// An assigned load with a stop for fuel between pickup and delivery, sent with an appointment that nobody keeps.
async fn with_fuel(admin: &Person, freight: &Freight) -> Value {
    let load = admin.assigned_load(freight).await;
    let island = admin.client.post("/api/facilities", facility("Truck Stop", "Joplin", "MO", "America/Chicago")).await;
    let mut fuel = stop("fuel", &id(&island.expect(201)), "2026-11-18T20:00");
    fuel["pieces"] = json!(4);
    let body = json!({ "version": load["version"], "sequence": 2, "stop": fuel });
    admin.client.post(&format!("/api/loads/{}/stops", id(&load)), body).await.expect(200)
}

#[rstest]
#[tokio::test]
async fn a_stop_for_fuel_is_neither_due_nor_waited_at(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = with_fuel(&admin, &freight).await;
    let fuel = &load["stops"][1];
    assert_eq!((&fuel["kind"], &fuel["schedule"]), (&json!("fuel"), &json!("first_come")));
    assert_eq!((fuel.get("due_at"), fuel.get("pieces")), (None, None));
    admin.record(&load, 0, "departed", "2026-11-18T14:30:00Z").await;
    let path = format!("/api/loads/{}/stops/{}/events", id(&load), id(fuel));
    let unloaded = json!({ "kind": "unloaded", "occurred_at": "2026-11-19T04:00:00Z", "source": "driver" });
    admin.client.post(&path, unloaded).await.expect_code(422, "validation_failed");
    let there = admin.record(&load, 1, "arrived", "2026-11-19T02:00:00Z").await;
    assert_eq!((&there["status"], &there["stops"][1]["timeliness"]), (&json!("in_transit"), &json!("on_time")));
    // Five hours at the pump owe no detention.
    let gone = admin.record(&load, 1, "departed", "2026-11-19T07:00:00Z").await;
    assert_eq!(gone["status"], "in_transit");
    let waits = admin.client.get(&format!("/api/detention?load_id={}", id(&load))).await.expect(200);
    let at_fuel = |wait: &Value| wait["stop"]["id"] == fuel["id"];
    assert!(!waits["items"].as_array().unwrap().iter().any(at_fuel), "{waits}");
}

#[rstest]
#[tokio::test]
async fn a_route_neither_begins_nor_ends_with_fuel(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (index, path) in [(0, "stops.0.kind"), (1, "stops.1.kind")] {
        let mut body = freight.load();
        body["stops"][index]["kind"] = json!("fuel");
        let refused = admin.client.post("/api/loads", body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path);
    }
}

#[rstest]
#[tokio::test]
async fn customers_do_not_see_where_the_truck_takes_fuel(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = with_fuel(&admin, &freight).await;
    admin.record(&load, 0, "departed", "2026-11-18T14:30:00Z").await;
    broken_down(&admin, &load).await;
    let body = json!({ "label": "Bo", "is_showing_references": false, "is_showing_documents": false });
    let link = admin.client.post(&format!("/api/loads/{}/tracking_links", id(&load)), body).await.expect(201);
    let token = link["url"].as_str().unwrap().split_once('#').unwrap().1;
    let seen = app.anonymous().post("/api/public_tracking/open", json!({ "token": token })).await.expect(200);
    assert_eq!(seen["stops"].as_array().unwrap().len(), 2);
    // Nor what happened to it.
    assert_eq!(seen["status"], "in_transit");
}

async fn broken_down(admin: &Person, load: &Value) -> Value {
    let path = format!("/api/loads/{}/break_down", id(load));
    admin.client.post(&path, json!({ "reason": "Turbo failed near Joplin" })).await.expect(200)
}

async fn exceptions(admin: &Person, load: &Value) -> Vec<(String, String)> {
    let path = format!("/api/tracking/exceptions?load_id={}&kind=breakdown&status=open,resolved", id(load));
    let list = admin.client.get(&path).await.expect(200);
    let word = |row: &Value, field: &str| row[field].as_str().unwrap().to_owned();
    list["items"].as_array().unwrap().iter().map(|row| (word(row, "status"), word(row, "detail"))).collect()
}

#[rstest]
#[tokio::test]
async fn a_breakdown_stops_the_load_until_it_moves_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let act = async |verb: &str, body| admin.client.post(&format!("/api/loads/{}/{verb}", id(&load)), body).await;
    let reason = json!({ "reason": "Turbo failed" });
    act("break_down", reason.clone()).await.expect_code(409, "load_not_under_way");
    act("repair", json!({})).await.expect_code(409, "load_not_broken_down");
    admin.record(&load, 0, "departed", "2026-11-18T14:30:00Z").await;
    let broken = broken_down(&admin, &load).await;
    assert_eq!(
        (&broken["status"], &broken["breakdown_reason"]),
        (&json!("breakdown"), &json!("Turbo failed near Joplin"))
    );
    assert_eq!(exceptions(&admin, &load).await, [("open".to_owned(), "Turbo failed near Joplin".to_owned())]);
    act("break_down", reason.clone()).await.expect_code(409, "load_already_broken_down");
    act("hold", reason).await.expect_code(409, "load_already_broken_down");
    for query in ["status=breakdown", "group=moving", "group=open"] {
        assert_eq!(admin.client.get(&format!("/api/loads?{query}")).await.expect(200)["total_count"], 1, "{query}");
    }
    // Another truck takes over.
    let other = admin.client.post("/api/trucks", json!({ "unit_number": "204" })).await.expect(201);
    let body = json!({ "version": broken["version"], "truck_id": id(&other), "accepts_warnings": true });
    assert_eq!(act("assign", body).await.expect(200)["status"], "breakdown");
    let moving = act("repair", json!({})).await.expect(200);
    assert_eq!((&moving["status"], moving.get("breakdown_reason")), (&json!("in_transit"), None));
    assert_eq!(exceptions(&admin, &load).await, [("resolved".to_owned(), "Turbo failed near Joplin".to_owned())]);
}

#[rstest]
#[tokio::test]
async fn a_broken_down_load_that_is_delivered_is_delivered(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 0, "departed", "2026-11-18T14:30:00Z").await;
    broken_down(&admin, &load).await;
    assert_eq!(admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await["status"], "breakdown");
    let done = admin.record(&load, 1, "departed", "2026-11-19T17:10:00Z").await;
    assert_eq!((&done["status"], done.get("breakdown_reason")), (&json!("delivered"), None));
    assert_eq!(exceptions(&admin, &load).await.first().unwrap().0, "resolved");
}
