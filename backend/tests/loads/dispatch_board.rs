//! The dispatch board, the gate's rules and deadhead, through the router.

use haul_types::Role;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, facility, id, moment},
};
use rstest::rstest;

#[rstest]
#[tokio::test]
async fn board_shows_rows_with_their_legs_and_where_they_are_free(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let idle = id(&admin.client.post("/api/drivers", driver("Ray", "Alvarez")).await.expect(201));
    let load = admin.assigned_load(&freight).await;
    let waiting = admin.load(&freight).await;
    let board = admin.client.get("/api/dispatch_board?from=2026-11-17&days=3").await.expect(200);
    assert_eq!((&board["time_zone"], &board["total_count"]), (&json!("America/Chicago"), &json!(2)));
    let (free, busy) = (&board["items"][0], &board["items"][1]);
    assert_eq!((&free["id"], &free["is_busy"]), (&json!(idle), &json!(false)));
    assert_eq!(free.get("next_available"), None);
    assert_eq!(busy["driver"]["name"], "Dana Cole");
    assert_eq!((&busy["truck"]["name"], &busy["trailer"]["name"]), (&json!("101"), &json!("T-1")));
    let card = &busy["legs"][0];
    assert_eq!(
        (&card["number"], &card["status"], &card["from"]["city"]),
        (&load["number"], &json!("assigned"), &json!("Chicago"))
    );
    assert_eq!(busy["next_available"]["city"], "Dallas");
    assert_eq!(
        moment(&busy["next_available"]["at"]),
        moment(&json!("2026-11-22T03:17:00Z")),
        "overdue: two hours at each stop from now on, 18 h 47 min of driving and 10 h 30 min of rest"
    );
    // Overdue legs stay on today's board.
    let later = admin.client.get("/api/dispatch_board?from=2026-11-20&days=1").await.expect(200);
    assert_eq!(later["items"][1]["legs"].as_array().unwrap().len(), 1);
    let later = admin.client.get("/api/dispatch_board?from=2026-11-21&days=3").await.expect(200);
    assert_eq!(later["items"][1]["legs"], json!([]));
    assert_eq!(later["items"][1]["next_available"]["city"], "Dallas");
    let trucks = admin.client.get("/api/dispatch_board?rows=trucks&from=2026-11-17").await.expect(200);
    assert_eq!(
        (&trucks["items"][0]["truck"]["name"], &trucks["items"][0]["driver"]["name"]),
        (&json!("101"), &json!("Dana Cole"))
    );
    let lane = admin.client.get("/api/dispatch_board/unassigned").await.expect(200);
    assert_eq!((&lane["total_count"], &lane["items"][0]["number"]), (&json!(1), &waiting["number"]));
    admin.client.get("/api/dispatch_board?days=15").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn board_keeps_where_a_driver_ended_the_last_load(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    let board = admin.client.get("/api/dispatch_board?from=2026-11-20").await.expect(200);
    let row = &board["items"][0];
    assert_eq!(
        (&row["is_busy"], &row["next_available"]["city"], &row["truck"]["name"]),
        (&json!(false), &json!("Dallas"), &json!("101"))
    );
    assert_eq!(moment(&row["next_available"]["at"]), moment(&json!("2026-11-19T17:10:00Z")));
}

#[rstest]
#[tokio::test]
async fn truck_at_its_last_stop_is_not_done_before_it_leaves(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    let ends_at = async || {
        let board = admin.client.get("/api/dispatch_board?from=2026-11-19").await.expect(200);
        moment(&board["items"][0]["legs"][0]["ends_at"])
    };
    assert_eq!(ends_at().await, app.now());
    admin.record(&load, 1, "departed", "2026-11-19T17:10:00Z").await;
    assert_eq!(ends_at().await, moment(&json!("2026-11-19T17:10:00Z")));
}

#[rstest]
#[tokio::test]
async fn board_filters_rows_and_pages_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.client.post("/api/drivers", driver("Ray", "Alvarez")).await.expect(201);
    let load = admin.assigned_load(&freight).await;
    let names = async |query: &str| -> Vec<String> {
        let board = admin.client.get(&format!("/api/dispatch_board?from=2026-11-17&{query}")).await.expect(200);
        let rows = board["items"].as_array().unwrap();
        rows.iter().map(|row| row["driver"]["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names("q=alvar").await, ["Ray Alvarez"]);
    assert_eq!(names(&format!("q={}", load["number"].as_str().unwrap())).await, ["Dana Cole"]);
    // A row with other work is not shown; an available one is.
    assert_eq!(names("equipment=reefer").await, ["Ray Alvarez"]);
    assert_eq!(names("equipment=dry_van").await, ["Ray Alvarez", "Dana Cole"]);
    assert_eq!(names(&format!("dispatcher_id={}", admin.user_id)).await, ["Ray Alvarez", "Dana Cole"]);
    let first = admin.client.get("/api/dispatch_board?limit=1").await.expect(200);
    assert_eq!(names(&format!("limit=1&cursor={}", first["next_cursor"].as_str().unwrap())).await, ["Dana Cole"]);
}

#[rstest]
#[tokio::test]
async fn rules_decide_whether_the_gate_warns_or_blocks(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let reefer =
        id(&admin.client.post("/api/trailers", json!({ "unit_number": "R-1", "kind": "reefer" })).await.expect(201));
    let crew = json!({ "version": 1, "driver_id": freight.driver, "truck_id": freight.truck, "trailer_id": reefer, "accepts_warnings": true });
    let path = format!("/api/loads/{}", id(&load));
    let set = async |strictness: &str| {
        let rules = json!({ "rules": [{ "rule": "equipment_mismatch", "strictness": strictness }] });
        admin.client.patch("/api/assignment_rules", rules).await.expect(200)
    };
    let rule = |list: &Value| {
        list["items"].as_array().unwrap().iter().find(|one| one["rule"] == "equipment_mismatch").cloned().unwrap()
    };
    assert_eq!(rule(&set("block").await)["strictness"], "block");
    let check = admin.client.get(&format!("{path}/assignment_check?trailer_id={reefer}")).await.expect(200);
    assert_eq!(
        check["verdicts"][0]["fact"],
        json!({ "record": "trailer", "record_id": reefer, "field": "kind", "value": "reefer" })
    );
    admin.client.post(&format!("{path}/assign"), crew.clone()).await.expect_code(422, "assignment_blocked");
    assert_eq!(rule(&set("warn").await)["default_strictness"], "warn");
    admin.client.post(&format!("{path}/assign"), crew).await.expect(200);
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    let changes = history["items"][0]["changes"].as_array().unwrap();
    let accepted =
        changes.iter().find(|change| change["field"] == "accepted_warnings").unwrap()["to"].as_str().unwrap();
    assert!(accepted.contains("Trailer R-1 is not the equipment that the load needs."), "{accepted}");
    assert!(accepted.contains("Truck 101's annual inspection is not on file."), "{accepted}");
    let user = app.user(admin.company_id, Role::User).await;
    let rules = json!({ "rules": [] });
    user.client.patch("/api/assignment_rules", rules).await.expect(403);
}

#[rstest]
#[tokio::test]
async fn gate_sees_other_legs_at_the_same_time(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let taken = admin.assigned_load(&freight).await;
    let load = admin.load(&freight).await;
    let check = admin
        .client
        .get(&format!("/api/loads/{}/assignment_check?driver_id={}", id(&load), freight.driver))
        .await
        .expect(200);
    let verdict = &check["verdicts"][0];
    assert_eq!((&verdict["rule"], &verdict["is_blocking"]), (&json!("overlapping_load"), &json!(false)));
    assert_eq!((&verdict["fact"]["record_id"], &verdict["fact"]["value"]), (&taken["id"], &taken["number"]));
    // The trip back starts when the trip out has ended.
    let mut back = freight.load();
    back["stops"] = json!([
        haul_tests::freight::stop("pickup", &freight.dallas, "2026-11-19T10:00"),
        haul_tests::freight::stop("delivery", &freight.chicago, "2026-11-20T10:00"),
    ]);
    let back = admin.client.post("/api/loads", back).await.expect(201);
    let check = admin
        .client
        .get(&format!("/api/loads/{}/assignment_check?driver_id={}", id(&back), freight.driver))
        .await
        .expect(200);
    assert_eq!(check["verdicts"], json!([]));
}

#[rstest]
#[tokio::test]
async fn check_tells_the_empty_way_and_the_rate_over_all_miles(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut freight = admin.freight().await;
    let at = async |name: &str, city: &str, state: &str, latitude: f64, longitude: f64| {
        let mut body = facility(name, city, state, "America/Chicago");
        body["latitude"] = json!(latitude);
        body["longitude"] = json!(longitude);
        id(&admin.client.post("/api/facilities", body).await.expect(201))
    };
    freight.chicago = at("North Dock", "Chicago", "IL", 41.8781, -87.6298).await;
    freight.dallas = at("South Dock", "Dallas", "TX", 32.7767, -96.7970).await;
    admin.assigned_load(&freight).await;
    let mut next = freight.load();
    next["empty_miles"] = json!(null);
    next["stops"] = json!([
        haul_tests::freight::stop("pickup", &freight.chicago, "2026-11-21T08:00"),
        haul_tests::freight::stop("delivery", &freight.dallas, "2026-11-22T10:00"),
    ]);
    let next = admin.client.post("/api/loads", next).await.expect(201);
    let path = format!("/api/loads/{}/assignment_check?driver_id={}", id(&next), freight.driver);
    let deadhead = admin.client.get(&path).await.expect(200)["deadhead"].clone();
    assert_eq!((&deadhead["from"]["city"], &deadhead["empty_miles_source"]), (&json!("Dallas"), &json!("estimated")));
    // 805 miles as the crow flies, times 1.166; 2,808.90 dollars over 967.5 + 938 miles.
    assert_eq!((&deadhead["empty_miles"], &deadhead["rate_per_mile"]), (&json!("938.0"), &json!("1.4741")));
    // The proposal made at assignment applies only to that crew.
    let assign = json!({ "version": next["version"], "driver_id": freight.driver, "accepts_warnings": true });
    let load = format!("/api/loads/{}", id(&next));
    let bound = admin.client.post(&format!("{load}/assign"), assign).await.expect(200);
    assert_eq!((&bound["empty_miles"], &bound["empty_miles_source"]), (&json!("938.0"), &json!("estimated")));
    // Entered miles stay, and don't apply to other candidates.
    let body = json!({ "version": bound["version"], "empty_miles": "40.0" });
    let typed = admin.client.patch(&load, body).await.expect(200);
    assert_eq!((&typed["empty_miles"], &typed["empty_miles_source"]), (&json!("40.0"), &json!("typed")));
    let deadhead = admin.client.get(&path).await.expect(200)["deadhead"].clone();
    assert_eq!((&deadhead["empty_miles"], &deadhead["empty_miles_source"]), (&json!("40.0"), &json!("typed")));
    let other = id(&admin.client.post("/api/drivers", haul_tests::freight::driver("Ray", "Ito")).await.expect(201));
    let path = format!("{load}/assignment_check?driver_id={other}");
    let deadhead = admin.client.get(&path).await.expect(200)["deadhead"].clone();
    assert_eq!((deadhead.get("from"), deadhead.get("empty_miles")), (None, None), "Ray's position is unknown");
}

/// The bug: done in Miami at 08:00, at a shipper's in Seattle two hours later.
#[rstest]
#[tokio::test]
async fn the_gate_sees_whether_a_truck_can_get_there(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let at = async |name: &str, city: &str, state: &str, zone: &str, latitude: f64, longitude: f64| {
        let mut body = facility(name, city, state, zone);
        body["latitude"] = json!(latitude);
        body["longitude"] = json!(longitude);
        id(&admin.client.post("/api/facilities", body).await.expect(201))
    };
    let miami = at("Port Dock", "Miami", "FL", "America/New_York", 25.7617, -80.1918).await;
    let seattle = at("Sound Dock", "Seattle", "WA", "America/Los_Angeles", 47.6062, -122.3321).await;
    let orlando = at("Lake Dock", "Orlando", "FL", "America/New_York", 28.5384, -81.3789).await;
    let load = async |from: &str, begins: &str, to: &str, ends: &str| {
        let mut body = freight.load();
        body["stops"] =
            json!(
                [haul_tests::freight::stop("pickup", from, begins), haul_tests::freight::stop("delivery", to, ends),]
            );
        admin.client.post("/api/loads", body).await.expect(201)
    };
    let first = load(&orlando, "2026-11-23T20:00", &miami, "2026-11-24T08:00").await;
    let far = load(&seattle, "2026-11-24T10:00", &seattle, "2026-11-24T14:00").await;
    let near = load(&orlando, "2026-11-24T20:00", &miami, "2026-11-25T08:00").await;
    let before = load(&seattle, "2026-11-20T14:00", &seattle, "2026-11-22T20:00").await;
    let crew = json!({ "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true });
    let mut body = crew.clone();
    body["version"] = first["version"].clone();
    admin.client.post(&format!("/api/loads/{}/assign", id(&first)), body).await.expect(200);
    let verdicts = async |load: &Value| {
        let path = format!("/api/loads/{}/assignment_check?driver_id={}", id(load), freight.driver);
        let verdicts = admin.client.get(&path).await.expect(200)["verdicts"].as_array().unwrap().clone();
        verdicts.iter().map(|it| (it["code"].as_str().unwrap().to_owned(), it["message"].clone())).collect::<Vec<_>>()
    };
    let found = verdicts(&far).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, "out_of_reach");
    let message = found[0].1.as_str().unwrap();
    assert!(
        message.starts_with("Free in Miami, FL on Nov 24, 10:00 EST; from there to Seattle, WA it is about"),
        "{message}"
    );
    assert!(message.contains("at 50 mph and") && message.contains("(49 CFR 395.3)"), "{message}");
    assert_eq!(verdicts(&near).await, [], "250 miles in ten hours");
    let found = verdicts(&before).await;
    let number = first["number"].as_str().unwrap();
    assert!(found[0].1.as_str().unwrap().ends_with(&format!("late. That is load {number}.")), "{found:?}");
}

/// A driver, a truck and a trailer without any papers on file.
#[rstest]
#[tokio::test]
async fn what_nobody_knows_is_not_in_order(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let stranger = json!({ "first_name": "Ray", "last_name": "Ito", "kind": "company" });
    let stranger = admin.client.post("/api/drivers", stranger).await.expect(201);
    let codes = |record: &Value| {
        let warnings = record["paper_warnings"].as_array().unwrap();
        warnings.iter().map(|warning| warning["code"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(codes(&stranger), ["license_missing", "medical_missing"]);
    let truck = admin.client.get(&format!("/api/trucks/{}", freight.truck)).await.expect(200);
    assert_eq!(codes(&truck), ["registration_missing", "inspection_missing"]);
    let load = admin.load(&freight).await;
    let crew = json!({ "version": load["version"], "driver_id": stranger["id"], "truck_id": freight.truck });
    let path = format!("/api/loads/{}/assign", id(&load));
    let asked = admin.client.post(&path, crew.clone()).await.expect_code(422, "assignment_needs_confirmation");
    assert_eq!(asked["fields"].as_array().unwrap().len(), 4);
    // A company may decide that it blocks.
    let strict = json!({ "rules": [{ "rule": "paper_missing", "strictness": "block" }] });
    admin.client.patch("/api/assignment_rules", strict).await.expect(200);
    let mut accepted = crew;
    accepted["accepts_warnings"] = json!(true);
    admin.client.post(&path, accepted).await.expect_code(422, "assignment_blocked");
}
