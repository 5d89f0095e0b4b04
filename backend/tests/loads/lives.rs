//! Loads from booking to delivery, through the router.

use haul_db::Scope;
use haul_types::{LoadStatus, Role};
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{id, moment, stop},
};
use rstest::rstest;

#[rstest]
#[tokio::test]
async fn create_computes_amounts_and_gives_numbers_without_gaps(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let first = admin.load(&freight).await;
    assert_eq!(first["status"], "booked");
    assert_eq!(first["billing_status"], "not_ready");
    assert_eq!(first["charges"][0]["amount_cents"], 237_038);
    assert_eq!(first["charges"][1]["amount_cents"], 43_852);
    assert_eq!(first["total_cents"], 280_890);
    assert_eq!(first["rate_per_mile"], "2.9033");
    assert_eq!(moment(&first["stops"][0]["earliest_at"]), moment(&json!("2026-11-18T14:00:00Z")));
    let mut invalid = freight.load();
    invalid["stops"][1]["facility_id"] = json!(freight.driver);
    admin.client.post("/api/loads", invalid).await.expect_code(422, "validation_failed");
    let second = admin.load(&freight).await;
    let number = |load: &serde_json::Value| load["number"].as_str().unwrap().parse::<i64>().unwrap();
    assert_eq!(number(&second), number(&first) + 1);
    let stranger = app.admin().await;
    let others = stranger.freight().await;
    assert_eq!(stranger.load(&others).await["number"], first["number"]);
}

#[rstest]
#[tokio::test]
async fn create_replays_when_key_repeats(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let first = admin.client.post_with_key("/api/loads", "k-1", freight.load()).await;
    assert_eq!(first.status, 201, "{}", first.text);
    admin.client.post_with_key("/api/loads", "k-1", freight.load()).await.assert_replays(&first);
    assert_eq!(admin.client.get("/api/loads").await.expect(200)["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn create_asks_about_local_times_that_are_no_single_moment(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut load = freight.load();
    load["stops"][0]["earliest_local"] = json!("2026-03-08T02:30");
    let problem = admin.client.post("/api/loads", load.clone()).await.expect_code(422, "local_time_missing");
    assert_eq!(problem["fields"][0]["path"], "stops.0.earliest_local");
    load["stops"][0]["earliest_local"] = json!("2026-11-01T01:30");
    admin.client.post("/api/loads", load.clone()).await.expect_code(422, "local_time_ambiguous");
    load["stops"][0]["ambiguous_time"] = json!("later");
    let made = admin.client.post("/api/loads", load).await.expect(201);
    assert_eq!(moment(&made["stops"][0]["earliest_at"]), moment(&json!("2026-11-01T07:30:00Z")));
}

#[rstest]
#[tokio::test]
async fn create_refuses_a_way_that_is_none(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (change, path) in [
        (json!([stop("pickup", &freight.chicago, "2026-11-18T08:00")]), "stops"),
        (
            json!([
                stop("delivery", &freight.chicago, "2026-11-18T08:00"),
                stop("delivery", &freight.dallas, "2026-11-19T08:00")
            ]),
            "stops.0.kind",
        ),
        (
            json!([
                stop("pickup", &freight.chicago, "2026-11-18T08:00"),
                stop("pickup", &freight.dallas, "2026-11-19T08:00")
            ]),
            "stops.1.kind",
        ),
        (
            json!([
                stop("pickup", &freight.chicago, "2026-11-18T08:00"),
                stop("delivery", &freight.dallas, "2026-11-17T08:00")
            ]),
            "stops.1.earliest_local",
        ),
    ] {
        let mut load = freight.load();
        load["stops"] = change;
        let problem = admin.client.post("/api/loads", load).await.expect_code(422, "validation_failed");
        assert!(problem["fields"].as_array().unwrap().iter().any(|field| field["path"] == path), "{path}: {problem}");
    }
}

#[rstest]
#[tokio::test]
async fn create_conflicts_when_the_customers_reference_is_taken(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut load = freight.load();
    load["customer_reference"] = json!("TQ-88120");
    let first = admin.client.post("/api/loads", load.clone()).await.expect(201);
    load["customer_reference"] = json!(" tq-88120 ");
    let problem =
        admin.client.post("/api/loads", load.clone()).await.expect_code(409, "customer_reference_already_used");
    assert!(problem["message"].as_str().unwrap().contains(first["number"].as_str().unwrap()));
    load["accepts_duplicate_reference"] = json!(true);
    admin.client.post("/api/loads", load).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn update_conflicts_when_version_is_stale(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    let changed =
        admin.client.patch(&path, json!({ "version": load["version"], "commodity": "Paper" })).await.expect(200);
    assert_eq!(changed["commodity"], "Paper");
    admin
        .client
        .patch(&path, json!({ "version": load["version"], "commodity": "Steel" }))
        .await
        .expect_code(409, "version_stale");
    let cleared =
        admin.client.patch(&path, json!({ "version": changed["version"], "commodity": null })).await.expect(200);
    assert_eq!(cleared.get("commodity"), None);
}

#[rstest]
#[tokio::test]
async fn moves_from_booked_to_delivered_by_facts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    assert_eq!(load["status"], "assigned");
    let path = format!("/api/loads/{}", id(&load));
    let step = async |verb: &str| admin.client.post(&format!("{path}/{verb}"), json!({})).await.expect(200);
    assert_eq!(step("dispatch").await["status"], "dispatched");
    assert_eq!(step("start").await["status"], "en_route_pickup");
    assert_eq!(admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await["status"], "at_pickup");
    assert_eq!(admin.record(&load, 0, "loaded", "2026-11-18T15:10:00Z").await["status"], "loaded");
    assert_eq!(admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await["status"], "in_transit");
    assert_eq!(admin.record(&load, 1, "arrived", "2026-11-19T17:00:00Z").await["status"], "at_delivery");
    let done = admin.record(&load, 1, "departed", "2026-11-19T18:30:00Z").await;
    assert_eq!(done["status"], "delivered");
    assert_eq!(moment(&done["delivered_at"]), moment(&json!("2026-11-19T18:30:00Z")));
    assert_eq!(done["billing_status"], "docs_pending");
    assert_eq!(
        done["billing_blockers"][0],
        json!({ "code": "pod_missing", "message": "The proof of delivery is missing." })
    );
    assert_eq!(done["billing_blockers"][1]["code"], "rate_confirmation_missing");
    assert_eq!(done["stops"][1]["timeliness"], "late");
    assert_eq!(done["stops"][0]["dwell_minutes"], 95);
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    assert_eq!(history["items"][0]["action"], "load.stop_departed");
    let of_load = history["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|item| item["action"].as_str().unwrap().starts_with("load."));
    assert_eq!(of_load.count(), 9);
}

#[rstest]
#[tokio::test]
async fn record_fills_in_what_was_skipped_and_void_takes_it_back(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let arrived = admin.record(&load, 1, "arrived", "2026-11-19T15:50:00Z").await;
    assert_eq!(arrived["status"], "at_delivery");
    assert_eq!(arrived["stops"][0]["events"][0]["is_estimated"], true);
    assert_eq!(arrived["stops"][0]["events"][0]["source"], "system");
    let seen = admin.record(&load, 0, "arrived", "2026-11-18T13:40:00Z").await;
    assert_eq!(moment(&seen["stops"][0]["arrived_at"]), moment(&json!("2026-11-18T13:40:00Z")));
    let events = format!("/api/loads/{}/stops/{}/events", id(&load), id(&load["stops"][1]));
    let fact = |kind: &str, at: &str| json!({ "kind": kind, "occurred_at": at, "source": "driver" });
    let post = async |body| admin.client.post(&events, body).await;
    post(fact("arrived", "2026-11-19T15:00:00Z")).await.expect_code(409, "event_already_recorded");
    post(fact("departed", "2026-11-19T15:00:00Z")).await.expect_code(422, "event_out_of_order");
    post(fact("departed", "2026-11-21T15:00:00Z")).await.expect_code(422, "event_in_future");
    post(fact("loaded", "2026-11-19T16:00:00Z")).await.expect_code(422, "validation_failed");
    let event = id(&arrived["stops"][1]["events"][0]);
    let voided =
        admin.client.post(&format!("{events}/{event}/void"), json!({ "reason": "Wrong load" })).await.expect(200);
    assert_eq!(voided["status"], "in_transit");
    assert_eq!(voided["stops"][1]["events"][0]["void_reason"], "Wrong load");
}

#[rstest]
#[tokio::test]
async fn assign_refuses_what_the_gate_forbids_and_asks_about_warnings(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let mut expired = haul_tests::freight::driver("Walt", "Jensen");
    expired["license_expires_on"] = json!("2026-11-18");
    let expired = id(&admin.client.post("/api/drivers", expired).await.expect(201));
    let path = format!("/api/loads/{}", id(&load));
    let check = admin.client.get(&format!("{path}/assignment_check?driver_id={expired}")).await.expect(200);
    assert_eq!(check["verdicts"][0]["code"], "license_expired");
    let assign = async |body| admin.client.post(&format!("{path}/assign"), body).await;
    let body = json!({ "version": 1, "driver_id": expired, "truck_id": freight.truck, "accepts_warnings": true });
    let problem = assign(body).await.expect_code(422, "assignment_blocked");
    assert_eq!(problem["fields"][0]["path"], "driver_id");
    let reefer =
        id(&admin.client.post("/api/trailers", json!({ "unit_number": "R-1", "kind": "reefer" })).await.expect(201));
    let body = json!({ "version": 1, "driver_id": freight.driver, "truck_id": freight.truck, "trailer_id": reefer });
    assign(body.clone()).await.expect_code(422, "assignment_needs_confirmation");
    let mut accepted = body;
    accepted["accepts_warnings"] = json!(true);
    let assigned = assign(accepted).await.expect(200);
    assert_eq!(assigned["legs"][0]["driver"]["name"], "Dana Cole");
    let truck = admin.client.get(&format!("/api/trucks/{}", freight.truck)).await.expect(200);
    assert_eq!(truck["is_assigned"], true);
    assert_eq!(truck["current_load"]["number"], load["number"]);
    let freed = admin.client.post(&format!("{path}/unassign"), json!({})).await.expect(200);
    assert_eq!(freed["status"], "booked");
}

#[rstest]
#[tokio::test]
async fn actions_refuse_what_the_state_forbids(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    let act = async |verb: &str, body| admin.client.post(&format!("{path}/{verb}"), body).await;
    act("release", json!({})).await.expect_code(409, "load_not_on_hold");
    let held = act("hold", json!({ "reason": "Shipper closed" })).await.expect(200);
    assert_eq!(held["status"], "on_hold");
    act("dispatch", json!({})).await.expect_code(409, "load_not_dispatchable");
    assert_eq!(act("release", json!({})).await.expect(200)["status"], "assigned");
    let cancelled = act("cancel", json!({ "reason": "Customer withdrew" })).await.expect(200);
    assert_eq!(cancelled["status"], "cancelled");
    assert_eq!(cancelled["allowed_actions"], json!(["reopen", "copy"]));
    assert_eq!(act("reopen", json!({ "reason": "Back on" })).await.expect(200)["status"], "assigned");
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    act("cancel", json!({ "reason": "Too late" })).await.expect_code(409, "load_already_picked_up");
}

#[rstest]
#[tokio::test]
async fn tonu_owes_only_what_was_agreed_for_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    let unused = admin
        .client
        .post(
            &format!("{path}/tonu"),
            json!({ "reason": "Not ready", "amount_cents": 25_000, "approval_reference": "Kim" }),
        )
        .await
        .expect(200);
    assert_eq!(unused["status"], "tonu");
    assert_eq!(unused["total_cents"], 25_000);
    assert_eq!(unused["billing_blockers"][0]["code"], "rate_confirmation_missing");
    let reopened =
        admin.client.post(&format!("{path}/reopen"), json!({ "reason": "Loaded after all" })).await.expect(200);
    assert_eq!(reopened["total_cents"], load["total_cents"]);
}

#[rstest]
#[tokio::test]
async fn stops_are_added_reordered_and_removed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let path = format!("/api/loads/{}/stops", id(&load));
    let body = json!({ "version": 1, "stop": stop("delivery", &freight.chicago, "2026-11-18T16:00") });
    let added = admin.client.post(&path, body).await.expect(200);
    assert_eq!(added["stops"].as_array().unwrap().len(), 3);
    assert_eq!(added["stops"][1]["earliest_local"], "2026-11-18T16:00");
    let middle = id(&added["stops"][1]);
    let patch = json!({ "version": added["version"], "earliest_local": "2026-11-18T17:00", "schedule": "window", "latest_local": "2026-11-18T19:00" });
    let changed = admin.client.patch(&format!("{path}/{middle}"), patch).await.expect(200);
    assert_eq!(moment(&changed["stops"][1]["latest_at"]), moment(&json!("2026-11-19T01:00:00Z")));
    let ids: Vec<String> = [0, 2, 1].iter().map(|at: &usize| id(&changed["stops"][*at])).collect();
    let out_of_time = json!({ "version": changed["version"], "stop_ids": ids });
    admin.client.post(&format!("{path}/reorder"), out_of_time).await.expect_code(422, "validation_failed");
    let removed = admin
        .client
        .post(&format!("{path}/{middle}/remove"), json!({ "version": changed["version"] }))
        .await
        .expect(200);
    assert_eq!(removed["stops"].as_array().unwrap().len(), 2);
    let last = id(&removed["stops"][1]);
    admin.client.post(&format!("{path}/{last}/remove"), json!({})).await.expect_code(409, "load_needs_two_stops");
}

#[rstest]
#[tokio::test]
async fn refused_freight_goes_back_to_its_shipper_on_the_same_load(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    let arrived = admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    let refused = json!({ "kind": "refused", "note": "Wrong temperature on 4 pallets" });
    let exception = admin.client.post(&format!("{path}/tracking_exceptions"), refused).await.expect(201);
    let cancel = json!({ "reason": "Refused" });
    admin.client.post(&format!("{path}/cancel"), cancel).await.expect_code(409, "load_already_picked_up");

    // One more stop where it was picked up, while the truck stands at the consignee.
    let back = stop("delivery", &freight.chicago, "2026-11-20T10:00");
    let body = json!({ "version": arrived["version"], "sequence": 3, "stop": back });
    let routed = admin.client.post(&format!("{path}/stops"), body).await.expect(200);
    assert_eq!((&routed["status"], routed["stops"].as_array().unwrap().len()), (&json!("at_delivery"), 3));
    let left = admin.record(&load, 1, "departed", "2026-11-19T17:00:00Z").await;
    assert_eq!(left["status"], "in_transit");
    let charge = json!({
        "version": left["version"], "code": "RECONSIGNMENT", "basis": "per_mile", "quantity": "967.5", "rate": "2.0000",
        "description": "Return to shipper",
    });
    let charged = admin.client.post(&format!("{path}/charges"), charge).await.expect(200);
    assert!(charged["charges"].to_string().contains("RECONSIGNMENT"), "{charged}");
    admin.record(&routed, 2, "arrived", "2026-11-20T15:30:00Z").await;
    let returned = admin.record(&routed, 2, "departed", "2026-11-20T16:15:00Z").await;
    assert_eq!(returned["status"], "delivered");
    // The refusal stays open until someone records how it ended.
    let resolve = format!("/api/tracking/exceptions/{}/resolve", id(&exception));
    let told = json!({ "version": exception["version"], "reason_code": "receiver" });
    admin.client.post(&resolve, told).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn freight_that_left_its_delivery_can_still_be_sent_back(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    let back = stop("delivery", &freight.chicago, "2026-11-20T10:00");
    let body = json!({ "version": load["version"], "sequence": 3, "stop": back });
    let routed = admin.client.post(&format!("/api/loads/{}/stops", id(&load)), body).await.expect(200);
    assert_eq!(routed["status"], "in_transit");
    assert!(routed["allowed_actions"].to_string().contains("record_event"), "{routed}");
    assert_eq!(admin.record(&routed, 2, "departed", "2026-11-20T16:15:00Z").await["status"], "delivered");
}

#[rstest]
#[tokio::test]
async fn list_filters_searches_and_pages(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut numbers = vec![];
    for _ in 0..3 {
        numbers.push(admin.load(&freight).await["number"].clone());
    }
    admin.delivered_load(&freight).await;
    let list = async |query: &str| admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
    let first = list("sort=number&limit=2&status=booked").await;
    assert_eq!(first["total_count"], 3);
    assert_eq!(first["items"][0]["number"], numbers[0]);
    assert_eq!(first["items"][0]["origin"]["city"], "Chicago");
    let cursor = first["next_cursor"].as_str().unwrap();
    let second = list(&format!("sort=number&limit=2&status=booked&cursor={cursor}")).await;
    assert_eq!(second["items"][0]["number"], numbers[2]);
    for (query, count) in [
        ("group=history", 1),
        ("group=open", 3),
        ("is_missing_pod=true", 1),
        ("is_unassigned=true", 3),
        ("q=dallas", 4),
        ("q=blue%20ridge", 4),
        ("q=cole", 1),
        ("q=nothing", 0),
        ("origin_state=IL&destination_state=TX,OK", 4),
        ("origin_state=TX", 0),
        ("timeliness=late", 3),
        ("timeliness=on_time", 1),
        ("pickup_from=2026-11-18&pickup_to=2026-11-18", 4),
        ("billing_status=docs_pending", 1),
    ] {
        assert_eq!(list(query).await["total_count"], count, "{query}");
    }
    admin.client.get("/api/loads?status=lost").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn open_and_history_go_by_the_status(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.load(&admin.freight().await).await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    for status in LoadStatus::ALL {
        db.execute_unprepared(&format!("UPDATE load SET status = '{}'", status.as_str())).await.unwrap();
        for (group, is_in) in [("open", !status.is_over()), ("history", status.is_over())] {
            let list = admin.client.get(&format!("/api/loads?group={group}")).await.expect(200);
            assert_eq!(list["total_count"], u8::from(is_in), "{status:?} in {group}");
        }
    }
}

#[rstest]
#[tokio::test]
async fn copy_makes_a_draft_without_the_first_ones_numbers(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let copied = admin.client.post(&format!("/api/loads/{}/copy", id(&load)), json!({})).await.expect(201);
    assert_eq!(copied["status"], "draft");
    assert_ne!(copied["number"], load["number"]);
    assert_eq!(copied["total_cents"], load["total_cents"]);
    let booked = admin.client.post(&format!("/api/loads/{}/book", id(&copied)), json!({})).await.expect(200);
    assert_eq!(booked["status"], "booked");
}

#[rstest]
#[tokio::test]
async fn another_company_sees_nothing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let stranger = app.admin().await;
    let path = format!("/api/loads/{}", id(&load));
    stranger.client.get(&path).await.expect_code(404, "not_found");
    stranger.client.patch(&path, json!({ "version": 1 })).await.expect_code(404, "not_found");
    let mut theirs = freight.load();
    theirs["charges"] = json!([]);
    stranger.client.post("/api/loads", theirs).await.expect_code(422, "validation_failed");
    assert_eq!(stranger.client.get("/api/loads").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn dispatcher_hears_of_an_assignment_that_somebody_else_made(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let mut body = freight.load();
    body["dispatcher_id"] = json!(dispatcher.user_id);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let assign = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
    });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), assign).await.expect(200);
    let inbox = dispatcher.client.get("/api/notices").await.expect(200);
    let told: Vec<_> =
        inbox["items"].as_array().unwrap().iter().filter(|notice| notice["kind"] == "load_assigned").collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["path"], format!("/apps/loads/{}", id(&load)));
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn repeated_addition_under_one_key_adds_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (first, second) = (admin.load(&freight).await, admin.load(&freight).await);
    let body = json!({ "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "175" });
    let add = async |load: &Value| {
        let path = format!("/api/loads/{}/charges", id(load));
        admin.client.post_with_key(&path, "lumper-1", body.clone()).await
    };
    let once = add(&first).await.expect(200);
    assert_eq!(add(&first).await.expect(200), once);
    // The same key and body on another record is another request.
    add(&second).await.expect_code(422, "idempotency_key_reused");
}
