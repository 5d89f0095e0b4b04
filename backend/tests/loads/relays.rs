//! One load, several trucks: splitting, moving each leg separately, joining.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, driver, facility, id, stop},
};
use rstest::rstest;

/// A second driver and truck, and a yard half way.
struct Relay {
    yard: String,
    driver: String,
    truck: String,
}

impl Relay {
    async fn of(admin: &Person) -> Self {
        let create = async |path: &str, body: Value| id(&admin.client.post(path, body).await.expect(201));
        Self {
            yard: create("/api/facilities", facility("Ozark Yard", "Joplin", "MO", "America/Chicago")).await,
            driver: create("/api/drivers", driver("Ray", "Alvarez")).await,
            truck: create("/api/trucks", json!({ "unit_number": "204" })).await,
        }
    }
}

async fn act(admin: &Person, load: &Value, verb: &str, body: Value) -> haul_tests::Answer {
    admin.client.post(&format!("/api/loads/{}/{verb}", id(load)), body).await
}

fn relay_after(load: &Value, stop: usize, yard: &str) -> Value {
    let relay = json!({ "after_stop_id": load["stops"][stop]["id"], "facility_id": yard, "earliest_local": "2026-11-18T20:00" });
    json!({ "version": load["version"], "relay": relay })
}

/// Assigned, split at the yard, and the second leg given to the second truck.
async fn relayed(admin: &Person, freight: &Freight, relay: &Relay) -> Value {
    let load = admin.assigned_load(freight).await;
    let split = act(admin, &load, "split", relay_after(&load, 0, &relay.yard)).await.expect(200);
    let body = json!({
        "version": split["version"], "leg_id": split["legs"][1]["id"],
        "driver_id": relay.driver, "truck_id": relay.truck, "accepts_warnings": true,
    });
    act(admin, &split, "assign", body).await.expect(200)
}

#[rstest]
#[tokio::test]
async fn split_makes_a_leg_that_waits_for_its_crew(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let relay = Relay::of(&admin).await;
    let load = admin.assigned_load(&freight).await;
    let split = act(&admin, &load, "split", relay_after(&load, 0, &relay.yard)).await.expect(200);
    assert_eq!(split["stops"][1]["kind"], "relay");
    assert_eq!(split["status"], "assigned");
    let (first, second) = (&split["legs"][0], &split["legs"][1]);
    assert_eq!(first["driver"]["name"], "Dana Cole");
    assert_eq!((&first["to_stop_id"], &second["from_stop_id"]), (&split["stops"][1]["id"], &split["stops"][1]["id"]));
    assert_eq!(second["sequence"], 2);
    assert_eq!(second.get("driver"), None);
    assert_eq!(second["trailer"]["name"], "T-1");
    let lane = admin.client.get("/api/dispatch_board/unassigned").await.expect(200);
    assert_eq!(lane["items"][0]["leg_id"], second["id"]);
    let again = json!({ "version": split["version"], "stop_id": split["stops"][1]["id"] });
    act(&admin, &split, "split", again).await.expect_code(422, "validation_failed");
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    assert_eq!(history["items"][0]["summary"], format!("Split load {} for a relay", load["number"].as_str().unwrap()));
}

#[rstest]
#[tokio::test]
async fn each_leg_is_dispatched_answered_and_started_by_itself(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let relay = Relay::of(&admin).await;
    let load = relayed(&admin, &freight, &relay).await;
    let legs = [id(&load["legs"][0]), id(&load["legs"][1])];
    let step = async |verb: &str, leg: usize| act(&admin, &load, verb, json!({ "leg_id": legs[leg] })).await;
    step("acknowledge", 1).await.expect_code(422, "validation_failed");
    act(&admin, &load, "acknowledge", json!({ "leg_id": legs[1], "is_accepted": true }))
        .await
        .expect_code(409, "leg_not_dispatched");
    let sent = step("dispatch", 1).await.expect(200);
    assert_eq!(
        (&sent["legs"][0]["acknowledgement"], &sent["legs"][1]["acknowledgement"]),
        (&json!("none"), &json!("pending"))
    );
    assert_eq!(sent["status"], "assigned");
    let declined =
        act(&admin, &load, "acknowledge", json!({ "leg_id": legs[1], "is_accepted": false, "note": "Out of hours" }))
            .await
            .expect(200);
    assert_eq!(declined["legs"][1]["acknowledgement"], "declined");
    assert!(declined["legs"][1]["allowed_actions"].as_array().unwrap().contains(&json!("dispatch")));
    step("dispatch", 1).await.expect(200);
    assert_eq!(step("start", 0).await.expect(200)["status"], "en_route_pickup");
    step("start", 0).await.expect_code(409, "load_already_started");
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    let noted = history["items"].as_array().unwrap().iter().find(|item| item["action"] == "load.declined").unwrap();
    assert!(noted["changes"].as_array().unwrap().contains(&json!({ "field": "note", "to": "Out of hours" })));
}

#[rstest]
#[tokio::test]
async fn facts_move_the_load_from_one_truck_to_the_next(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let relay = Relay::of(&admin).await;
    let load = relayed(&admin, &freight, &relay).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let rolling = admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    assert_eq!(rolling["status"], "in_transit");
    let met = admin.record(&load, 1, "arrived", "2026-11-19T01:55:00Z").await;
    assert_eq!(met["status"], "in_transit");
    // The freight is the second driver's now.
    let list = admin.client.get(&format!("/api/loads?driver_id={}", relay.driver)).await.expect(200);
    assert_eq!(list["items"][0]["number"], load["number"]);
    act(&admin, &met, "assign", json!({ "version": met["version"], "leg_id": met["legs"][0]["id"], "driver_id": relay.driver, "accepts_warnings": true }))
        .await
        .expect_code(409, "leg_already_driven");
    admin.record(&load, 1, "departed", "2026-11-19T03:00:00Z").await;
    admin.record(&load, 2, "arrived", "2026-11-19T15:40:00Z").await;
    assert_eq!(admin.record(&load, 2, "departed", "2026-11-19T17:10:00Z").await["status"], "delivered");
}

#[rstest]
#[tokio::test]
async fn a_leg_without_a_crew_does_not_roll(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let relay = Relay::of(&admin).await;
    let load = admin.assigned_load(&freight).await;
    let split = act(&admin, &load, "split", relay_after(&load, 0, &relay.yard)).await.expect(200);
    let met = admin.record(&split, 1, "arrived", "2026-11-19T01:55:00Z").await;
    assert_eq!(met["status"], "in_transit");
    let fact = json!({ "kind": "departed", "occurred_at": "2026-11-19T03:00:00Z", "source": "dispatcher" });
    let path = format!("/api/loads/{}/stops/{}/events", id(&split), id(&split["stops"][1]));
    admin.client.post(&path, fact).await.expect_code(409, "load_not_assigned");
}

#[rstest]
#[tokio::test]
async fn join_takes_the_relay_point_away_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let relay = Relay::of(&admin).await;
    let load = relayed(&admin, &freight, &relay).await;
    let stop = format!("stops/{}/remove", id(&load["stops"][1]));
    act(&admin, &load, &stop, json!({ "version": load["version"] })).await.expect_code(409, "legs_meet_here");
    let joined =
        act(&admin, &load, "join_legs", json!({ "version": load["version"], "leg_id": load["legs"][0]["id"] }))
            .await
            .expect(200);
    assert_eq!(joined["legs"].as_array().unwrap().len(), 1);
    assert_eq!(joined["stops"].as_array().unwrap().len(), 2);
    assert_eq!(joined["legs"][0]["driver"]["name"], "Dana Cole");
    assert_eq!(joined["legs"][0]["to_stop_id"], joined["stops"][1]["id"]);
    let last = json!({ "version": joined["version"], "leg_id": joined["legs"][0]["id"] });
    act(&admin, &joined, "join_legs", last).await.expect_code(409, "leg_is_the_last");
}

#[rstest]
#[tokio::test]
async fn legs_stay_a_chain_when_the_way_changes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = freight.load();
    body["stops"] = json!([
        stop("pickup", &freight.chicago, "2026-11-18T08:00"),
        stop("pickup", &freight.dallas, "2026-11-18T12:00"),
        stop("delivery", &freight.dallas, "2026-11-19T10:00"),
    ]);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let split = act(&admin, &load, "split", json!({ "version": load["version"], "stop_id": load["stops"][1]["id"] }))
        .await
        .expect(200);
    let remove_first = format!("stops/{}/remove", id(&split["stops"][0]));
    act(&admin, &split, &remove_first, json!({ "version": split["version"] })).await.expect_code(409, "legs_meet_here");
    let added = act(&admin, &split, "stops", json!({ "version": split["version"], "sequence": 1, "stop": stop("pickup", &freight.dallas, "2026-11-18T06:00") })).await.expect(200);
    assert_eq!(added["legs"][0]["from_stop_id"], added["stops"][0]["id"]);
    act(&admin, &added, &remove_first, json!({ "version": added["version"] })).await.expect(200);
}
