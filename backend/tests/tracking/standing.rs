//! Track and trace: from a check call to what a customer sees.

use chrono::TimeDelta;
use haul_app::run_jobs;
use haul_types::{Role, Timestamp};
use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id, moment},
    wait_until,
};
use rstest::rstest;

pub fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// Two places that are known: about 805 miles of great circle, 938 by road.
pub async fn placed(admin: &Person) -> Freight {
    let freight = admin.freight().await;
    for (facility, latitude, longitude) in [(&freight.chicago, 41.8781, -87.6298), (&freight.dallas, 32.7767, -96.797)]
    {
        let body = json!({ "version": 1, "latitude": latitude, "longitude": longitude });
        admin.client.patch(&format!("/api/facilities/{facility}"), body).await.expect(200);
    }
    freight
}

/// A load that left Chicago at 15:30 UTC on the 18th, due in Dallas at 16:15 UTC on the 19th, grace included.
pub async fn under_way(app: &TestApp, admin: Person, freight: &Freight) -> (Person, Value) {
    let admin = wait_until(app, admin, "2026-11-18T13:00:00Z");
    let load = admin.assigned_load(freight).await;
    let admin = wait_until(app, admin, "2026-11-18T15:30:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let load = admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    (admin, load)
}

pub async fn call(admin: &Person, load: &Value, mut body: Value) -> Value {
    let defaults = json!({ "source": "driver", "city": "Springfield", "state": "il" });
    for (key, value) in defaults.as_object().unwrap() {
        body.as_object_mut().unwrap().entry(key.clone()).or_insert(value.clone());
    }
    admin.client.post(&format!("/api/loads/{}/check_calls", id(load)), body).await.expect(201)
}

pub async fn tracked(admin: &Person, load: &Value) -> Value {
    let list = admin.client.get(&format!("/api/tracking/loads?load_id={}", id(load))).await.expect(200);
    list["items"][0].clone()
}

pub async fn exceptions(admin: &Person, query: &str) -> Vec<Value> {
    let list = admin.client.get(&format!("/api/tracking/exceptions?{query}")).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

fn kinds(rows: &[Value]) -> Vec<&str> {
    rows.iter().map(|row| row["kind"].as_str().unwrap()).collect()
}

/// The part of a link behind `#`.
pub fn token_of(made: &Value) -> String {
    made["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned()
}

#[rstest]
#[tokio::test]
async fn a_load_is_followed_from_its_assignment_to_a_day_behind_its_delivery(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(&app, admin, "2026-11-18T13:00:00Z");
    let draft = admin.client.post("/api/loads", {
        let mut body = freight.load();
        body["is_draft"] = json!(true);
        body
    });
    assert_eq!(tracked(&admin, &draft.await.expect(201)).await, Value::Null);
    let booked = admin.load(&freight).await;
    let row = tracked(&admin, &booked).await;
    assert_eq!(
        (&row["driver"], &row["timeliness"], &row["next_check_call"]),
        (&Value::Null, &json!("at_risk"), &Value::Null)
    );
    let (admin, load) = under_way(&app, admin, &freight).await;
    assert_eq!(tracked(&admin, &load).await["load"]["id"], load["id"]);
    admin.record(&load, 1, "arrived", "2026-11-18T15:30:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-18T15:30:00Z").await;
    assert_eq!(tracked(&admin, &load).await["next_check_call"]["rule"], "empty");
    let admin = wait_until(&app, admin, "2026-11-19T15:31:00Z");
    run_jobs(&app.ctx, 10).await;
    assert_eq!(tracked(&admin, &load).await, Value::Null);
}

#[rstest]
#[tokio::test]
async fn a_check_call_is_corrected_by_another_and_never_changed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-18T19:00:00Z");
    let wrong =
        call(&admin, &load, json!({ "occurred_at": "2026-11-18T18:55:00Z", "eta_at": "2026-11-19T20:00:00Z" })).await;
    assert_eq!((&wrong["state"], &wrong["eta_stop"]["sequence"]), (&json!("IL"), &json!(2)));
    assert_eq!(wrong["truck"]["name"], "101");
    let path = format!("/api/loads/{}/check_calls", id(&load));
    let mut right = json!({ "occurred_at": "2026-11-18T18:55:00Z", "source": "driver", "eta_at": "2026-11-19T15:00:00Z", "corrects_id": id(&wrong) });
    admin.client.post(&path, right.clone()).await.expect_code(422, "validation_failed");
    right["correction_reason"] = json!("Misheard");
    let right = admin.client.post_with_key(&path, "once", right.clone()).await.expect(201);
    let again = admin.client.post_with_key(&path, "once", json!({ "occurred_at": "2026-11-18T18:55:00Z", "source": "driver", "eta_at": "2026-11-19T15:00:00Z", "corrects_id": id(&wrong), "correction_reason": "Misheard" })).await.expect(201);
    assert_eq!(right, again);
    let list = admin.client.get(&path).await.expect(200);
    let of =
        |record: &Value| list["items"].as_array().unwrap().iter().find(|it| it["id"] == record["id"]).cloned().unwrap();
    assert_eq!((&of(&wrong)["void_reason"], &of(&right)["corrects_id"]), (&json!("Misheard"), &wrong["id"]));
    assert_eq!(moment(&tracked(&admin, &load).await["eta"]["at"]), at("2026-11-19T15:00:00Z"));
    let twice = json!({ "occurred_at": "2026-11-18T18:56:00Z", "source": "driver", "note": "x", "corrects_id": id(&wrong), "correction_reason": "y" });
    admin.client.post(&path, twice).await.expect_code(409, "check_call_voided");
    let void = format!("{path}/{}/void", id(&right));
    let voided = admin.client.post(&void, json!({ "reason": "Another load" })).await.expect(200);
    assert_eq!(voided, admin.client.post(&void, json!({ "reason": "Again" })).await.expect(200));
    assert_eq!(tracked(&admin, &load).await["last_check_call"], Value::Null);
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    let told: Vec<_> = history["items"].as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap()).collect();
    assert!(told.contains(&"check_call.logged") && told.contains(&"check_call.voided"), "{told:?}");
}

#[rstest]
#[tokio::test]
async fn a_check_call_says_something_that_can_be(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let path = format!("/api/loads/{}/check_calls", id(&load));
    let base = json!({ "occurred_at": "2026-11-18T15:30:00Z", "source": "driver" });
    for (change, field) in [
        (json!({}), "city"),
        (json!({ "state": "IL", "note": "x" }), "city"),
        (json!({ "latitude": 41.0 }), "longitude"),
        (json!({ "latitude": 91.0, "longitude": 1.0 }), "latitude"),
        (json!({ "note": "x", "occurred_at": "2026-11-18T15:33:00Z" }), "occurred_at"),
        (json!({ "note": "x", "occurred_at": "2026-10-01T00:00:00Z" }), "occurred_at"),
        (json!({ "eta_at": "2026-11-18T15:29:00Z" }), "eta_at"),
        (json!({ "temperature_fahrenheit": 500 }), "temperature_fahrenheit"),
    ] {
        let mut body = base.clone();
        body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let problem = admin.client.post(&path, body).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], field, "{change}");
    }
    let idle = admin.load(&freight).await;
    let path = format!("/api/loads/{}/check_calls", id(&idle));
    let body = json!({ "occurred_at": "2026-11-18T15:30:00Z", "source": "driver", "note": "x" });
    admin.client.post(&path, body).await.expect_code(409, "load_not_under_way");
}

#[rstest]
#[tokio::test]
async fn a_load_on_its_way_shows_where_it_is_and_when_it_will_be_there(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    // From the stop that it left: 18 h 46 min of driving, with a break on the first day and the night behind it.
    let row = tracked(&admin, &load).await;
    assert_eq!(row["miles_left"], "938.0", "{row}");
    assert_eq!((&row["eta"]["basis"], &row["eta"]["confidence"]), (&json!("from_departure"), &json!("low")));
    let way = TimeDelta::minutes(1_126 + 30 + 600);
    assert_eq!(moment(&row["eta"]["at"]), at("2026-11-18T15:30:00Z") + way);
    assert_eq!(
        (&row["timeliness"], &row["next_stop"]["facility_name"]),
        (&json!("late"), &json!("Trinity Distribution"))
    );
    assert_eq!((&row["position"]["source"], &row["position"]["age_minutes"]), (&json!("stop"), &json!(0)));
    assert_eq!((&row["next_check_call"]["rule"], &row["next_check_call"]["is_due"]), (&json!("loaded"), &json!(false)));
    // The driver's own ETA counts while it is fresh.
    let admin = wait_until(&app, admin, "2026-11-18T19:00:00Z");
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T19:00:00Z", "eta_at": "2026-11-19T15:30:00Z" })).await;
    let row = tracked(&admin, &load).await;
    assert_eq!((&row["eta"]["basis"], &row["eta"]["confidence"]), (&json!("stated"), &json!("high")));
    assert_eq!((&row["timeliness"], &row["minutes_late"]), (&json!("on_time"), &json!(-30)));
    assert_eq!(
        (&row["next_check_call"]["rule"], moment(&row["next_check_call"]["due_at"])),
        (&json!("under_way"), at("2026-11-18T23:00:00Z"))
    );
    // A position that is newer than what was said.
    let admin = wait_until(&app, admin, "2026-11-19T08:00:00Z");
    call(&admin, &load, json!({ "occurred_at": "2026-11-19T08:00:00Z", "source": "eld", "city": "Tulsa", "state": "OK", "latitude": 36.154, "longitude": -95.9928 })).await;
    let row = tracked(&admin, &load).await;
    assert_eq!(
        (&row["eta"]["basis"], &row["eta"]["confidence"], &row["timeliness"]),
        (&json!("from_position"), &json!("medium"), &json!("on_time"))
    );
    // After five hours it no longer counts as a position, and says so.
    let admin = wait_until(&app, admin, "2026-11-19T13:30:00Z");
    let row = tracked(&admin, &load).await;
    assert_eq!((&row["position"]["age_minutes"], &row["position"]["is_stale"]), (&json!(330), &json!(true)));
    assert_eq!((&row["eta"]["is_past"], &row["eta"]["confidence"]), (&json!(false), &json!("low")));
    assert_eq!(row["next_check_call"]["is_due"], true);
}

#[rstest]
#[tokio::test]
async fn the_list_puts_the_urgent_first_and_takes_filters(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, late) = under_way(&app, admin, &freight).await;
    let fine = admin.assigned_load(&freight).await;
    let fine_id = id(&fine);
    let stop = format!("/api/loads/{fine_id}/stops/{}", id(&fine["stops"][0]));
    admin
        .client
        .patch(&stop, json!({ "version": fine["version"], "earliest_local": "2026-11-19T08:00" }))
        .await
        .expect(200);
    let ids = async |query: &str| -> Vec<String> {
        let page = admin.client.get(&format!("/api/tracking/loads?{query}")).await.expect(200);
        page["items"].as_array().unwrap().iter().map(|row| id(&row["load"])).collect()
    };
    assert_eq!(ids("").await, [id(&late), fine_id.clone()]);
    assert_eq!(ids("sort=-urgency").await, [fine_id.clone(), id(&late)]);
    assert_eq!(ids("timeliness=late").await, [id(&late)]);
    // Now its delivery is two hours after its pickup and a thousand miles away.
    assert_eq!(ids("timeliness=at_risk").await, [fine_id.as_str()]);
    assert_eq!(ids("has_exception=true").await, [id(&late)]);
    assert_eq!(ids("has_exception=false").await, [fine_id.as_str()]);
    assert_eq!(ids("is_check_call_due=true").await, Vec::<String>::new());
    assert_eq!(ids(&format!("q={}", late["number"].as_str().unwrap())).await, [id(&late)]);
    assert_eq!(ids(&format!("driver_id={}&customer_id={}", freight.driver, freight.customer)).await.len(), 2);
    let first = admin.client.get("/api/tracking/loads?limit=1").await.expect(200);
    assert_eq!(first["total_count"], 2);
    let cursor = first["next_cursor"].as_str().unwrap();
    assert_eq!(ids(&format!("limit=1&cursor={cursor}")).await, [fine_id.as_str()]);
    admin.client.get("/api/tracking/loads?timeliness=soon").await.expect(422);
    let summary = admin.client.get("/api/tracking/summary").await.expect(200);
    assert_eq!(
        summary,
        json!({ "late": 1, "at_risk": 1, "unknown": 0, "on_time": 0, "check_calls_due": 0, "open_exceptions": 1 })
    );
    let admin = wait_until(&app, admin, "2026-11-18T16:00:00Z");
    let due = admin.client.get("/api/tracking/loads?is_check_call_due=true&sort=check_call_due_at").await.expect(200);
    assert_eq!(id(&due["items"][0]["load"]), id(&late));
}

#[rstest]
#[tokio::test]
async fn an_exception_opens_and_ends_with_its_condition(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    assert_eq!(kinds(&exceptions(&admin, "status=open").await), ["late_risk"]);
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:31:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    assert!(exceptions(&admin, "status=open,acknowledged").await.is_empty());
    let ended = &exceptions(&admin, "status=resolved").await[0];
    assert_eq!((&ended["is_resolved_by_itself"], &ended["resolved_by"]), (&json!(true), &json!("Haul")));
    // Five hours of silence, which only the clock reveals.
    let admin = wait_until(&app, admin, "2026-11-18T20:31:00Z");
    run_jobs(&app.ctx, 10).await;
    assert_eq!(kinds(&exceptions(&admin, "status=open").await), ["no_position"]);
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T20:31:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    assert!(exceptions(&admin, "status=open").await.is_empty());
    // The time has passed: one exception, however often it is checked.
    let admin = wait_until(&app, admin, "2026-11-19T16:16:00Z");
    run_jobs(&app.ctx, 10).await;
    run_jobs(&app.ctx, 10).await;
    let open = exceptions(&admin, "status=open&kind=missed_appointment").await;
    assert_eq!((open.len(), &open[0]["stop"]["sequence"]), (1, &json!(2)));
    admin.record(&load, 1, "arrived", "2026-11-19T16:16:00Z").await;
    let ended = &exceptions(&admin, "kind=missed_appointment").await[0];
    assert_eq!(ended["resolution"], "The truck arrived 16 min late.");
    // The reason can still be added.
    let path = format!("/api/tracking/exceptions/{}", id(ended));
    let told =
        admin.client.patch(&path, json!({ "version": ended["version"], "reason_code": "weather" })).await.expect(200);
    assert_eq!((&told["reason_code"], &told["status"]), (&json!("weather"), &json!("resolved")));
}

#[rstest]
#[tokio::test]
async fn what_somebody_resolved_is_not_opened_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let found = exceptions(&admin, "status=open").await.remove(0);
    let path = format!("/api/tracking/exceptions/{}", id(&found));
    let taken = admin
        .client
        .post(&format!("{path}/acknowledge"), json!({ "version": found["version"], "note": "Rang" }))
        .await
        .expect(200);
    assert_eq!(
        (&taken["status"], &taken["owner"]["id"], &taken["note"]),
        (&json!("acknowledged"), &json!(admin.user_id), &json!("Rang"))
    );
    admin
        .client
        .post(&format!("{path}/acknowledge"), json!({ "version": found["version"] }))
        .await
        .expect_code(409, "version_stale");
    admin
        .client
        .post(&format!("{path}/acknowledge"), json!({ "version": taken["version"] }))
        .await
        .expect_code(409, "exception_already_acknowledged");
    let done = admin
        .client
        .post(&format!("{path}/resolve"), json!({ "version": taken["version"], "reason_code": "shipper" }))
        .await
        .expect(200);
    assert_eq!((&done["status"], &done["is_resolved_by_itself"]), (&json!("resolved"), &json!(false)));
    admin
        .client
        .post(&format!("{path}/resolve"), json!({ "version": done["version"], "reason_code": "shipper" }))
        .await
        .expect_code(409, "exception_already_resolved");
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:31:00Z", "eta_at": "2026-11-19T18:00:00Z" })).await;
    assert!(exceptions(&admin, "status=open").await.is_empty());
    assert_eq!(tracked(&admin, &load).await["timeliness"], "late");
}

#[rstest]
#[tokio::test]
async fn people_report_what_only_they_see(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:31:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    let path = format!("/api/loads/{}/tracking_exceptions", id(&load));
    let made = admin.client.post(&path, json!({ "kind": "breakdown", "note": "Tire, mile 212" })).await.expect(201);
    assert_eq!((&made["detail"], &made["is_automatic"]), (&json!("Tire, mile 212"), &json!(false)));
    admin.client.post(&path, json!({ "kind": "breakdown" })).await.expect_code(409, "exception_already_open");
    admin.client.post(&path, json!({ "kind": "dwell" })).await.expect_code(422, "validation_failed");
    assert_eq!(kinds(tracked(&admin, &load).await["open_exceptions"].as_array().unwrap()), ["breakdown"]);
    // It lasts until a user ends it.
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:32:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    assert_eq!(kinds(&exceptions(&admin, &format!("status=open&load_id={}", id(&load))).await), ["breakdown"]);
    let resolve = format!("/api/tracking/exceptions/{}/resolve", id(&made));
    admin.client.post(&resolve, json!({ "version": 1, "reason_code": "mechanical" })).await.expect(200);
    assert_eq!(tracked(&admin, &load).await["open_exceptions"], json!([]));
}

#[rstest]
#[tokio::test]
async fn settings_change_what_is_due(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let settings = admin.client.get("/api/tracking_settings").await.expect(200);
    assert_eq!((&settings["is_default"], &settings["version"]), (&json!(true), &json!(0)));
    let put = async |body: Value| admin.client.send(Method::PUT, "/api/tracking_settings", &[], Some(body)).await;
    let mut terms = settings["terms"].clone();
    terms["loaded"]["is_on"] = json!(false);
    terms["under_way"]["minutes"] = json!(60);
    let kept = put(json!({ "version": 0, "terms": terms })).await.expect(200);
    assert_eq!((&kept["is_default"], &kept["version"]), (&json!(false), &json!(1)));
    put(json!({ "version": 0, "terms": terms })).await.expect_code(409, "version_stale");
    terms["average_speed_mph"] = json!(90);
    put(json!({ "version": 1, "terms": terms })).await.expect_code(422, "validation_failed");
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:29:00Z" })).await;
    let due = tracked(&admin, &load).await["next_check_call"].clone();
    assert_eq!((&due["rule"], moment(&due["due_at"])), (&json!("under_way"), at("2026-11-18T16:30:00Z")));
}

#[rstest]
#[tokio::test]
async fn a_company_keeps_its_own_texts_for_check_calls(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let settings = admin.client.get("/api/tracking_settings").await.expect(200);
    assert!(settings["call_templates"].to_string().contains("Being unloaded"), "{settings}");
    let terms = settings["terms"].clone();
    let put = async |body: Value| admin.client.send(Method::PUT, "/api/tracking_settings", &[], Some(body)).await;
    let own = json!([
        { "name": "Loaded", "note": "Loaded, seal checked, BOL in hand.", "stop_kind": "delivery" },
        { "name": "Weather", "note": "Slow because of the weather." },
    ]);
    let kept = put(json!({ "version": 0, "terms": terms, "call_templates": own })).await.expect(200);
    assert_eq!((&kept["call_templates"], &kept["version"]), (&own, &json!(1)));
    // Without texts in the request they stay; with none, there are none.
    let kept = put(json!({ "version": 1, "terms": terms })).await.expect(200);
    assert_eq!(kept["call_templates"], own);
    let twice = json!([{ "name": "Loaded", "note": "A" }, { "name": "loaded ", "note": " " }]);
    let problem = put(json!({ "version": 2, "terms": terms, "call_templates": twice })).await;
    let problem = problem.expect_code(422, "validation_failed");
    let paths: Vec<&Value> = problem["fields"].as_array().unwrap().iter().map(|field| &field["path"]).collect();
    assert_eq!(paths, ["call_templates.1.note", "call_templates.1.name"]);
    let none = put(json!({ "version": 2, "terms": terms, "call_templates": [] })).await.expect(200);
    assert_eq!(none["call_templates"], json!([]));
    let log = admin.client.get("/api/audit_events?entity_type=tracking_settings").await.expect(200);
    let changes = &log["items"][0]["changes"];
    assert_eq!((&changes[0]["field"], &changes[0]["from"]), (&json!("call_templates"), &json!("Loaded, Weather")));
    // Dispatchers use them, those who run the company change them.
    let dispatcher = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/tracking", &[], None).await.expect(200);
    let body = json!({ "version": 3, "terms": terms, "call_templates": own });
    dispatcher.client.get("/api/tracking_settings").await.expect(200);
    let refused = dispatcher.client.send(Method::PUT, "/api/tracking_settings", &[], Some(body)).await;
    refused.expect_code(403, "permission_missing");
}

#[rstest]
#[tokio::test]
async fn punctuality_counts_what_is_on_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-19T18:00:00Z");
    run_jobs(&app.ctx, 10).await;
    admin.record(&load, 1, "arrived", "2026-11-19T17:00:00Z").await;
    let read = async |query: &str| admin.client.get(&format!("/api/on_time_report{query}")).await.expect(200);
    let report = read("").await;
    assert_eq!(
        (&report["pickups"]["on_time_percent"], &report["deliveries"]["on_time_percent"]),
        (&json!("100.0"), &json!("0.0"))
    );
    assert_eq!(
        (&report["deliveries"]["unexplained_late"], &report["deliveries"]["controllable_percent"]),
        (&json!(1), &json!("0.0"))
    );
    let missed = exceptions(&admin, "kind=missed_appointment").await.remove(0);
    let path = format!("/api/tracking/exceptions/{}", id(&missed));
    admin.client.patch(&path, json!({ "version": missed["version"], "reason_code": "receiver" })).await.expect(200);
    let report = read("").await;
    assert_eq!(
        (&report["deliveries"]["excused_late"], &report["deliveries"]["controllable_percent"]),
        (&json!(1), &json!("100.0"))
    );
    assert_eq!(report["customers"][0]["customer"]["name"], "Blue Ridge Brokerage");
    assert_eq!(report["facilities"][1]["facility"]["name"], "Trinity Distribution");
    assert_eq!(read("?grace_minutes=60").await["deliveries"]["on_time_percent"], "100.0");
    assert_eq!(
        read("?from=2026-11-01&to=2026-11-17").await["pickups"],
        json!({
            "stops": 0, "arrived": 0, "on_time": 0, "late": 0, "excused_late": 0, "unexplained_late": 0,
            "without_arrival": 0, "without_appointment": 0,
        })
    );
    admin.client.get("/api/on_time_report?grace_minutes=500").await.expect(422);
}
