//! Links with which customers follow a load and drivers report.

use crate::tracking::standing::{at, call, placed, token_of, tracked, under_way};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, TestApp,
    freight::{id, moment},
    wait_until,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

#[rstest]
#[tokio::test]
async fn a_customer_follows_one_load_and_nobody_who_drives_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:30:00Z", "latitude": 39.781721, "longitude": -89.650148, "eta_at": "2026-11-19T15:00:00Z" })).await;
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let pod = json!({ "receipt": receipt, "file_name": "pod.pdf", "kind": "proof_of_delivery" });
    let pod = admin.client.post(&format!("/api/loads/{}/documents", id(&load)), pod).await.expect(201);
    let links = format!("/api/loads/{}/tracking_links", id(&load));
    let make = async |shows: bool| {
        let body =
            json!({ "label": "Ann at Blue Ridge", "is_showing_references": shows, "is_showing_documents": shows });
        admin.client.post(&links, body).await.expect(201)
    };
    let (bare, full) = (make(false).await, make(true).await);
    assert!(bare["url"].as_str().unwrap().starts_with("https://haul.example/apps/tracking/shared#"));
    let anonymous = app.anonymous();
    let open =
        async |made: &Value| anonymous.post("/api/public_tracking/open", json!({ "token": token_of(made) })).await;
    let seen = open(&bare).await;
    for secret in ["Dana", "Cole", freight.driver.as_str(), freight.customer.as_str(), "pod.pdf", "89.650148"] {
        assert!(!seen.text.contains(secret), "{secret}: {}", seen.text);
    }
    let seen = seen.expect(200);
    assert_eq!((&seen["position"]["latitude"], &seen["position"]["longitude"]), (&json!(39.78), &json!(-89.65)));
    assert_eq!((&seen["stops"][0]["milestone"], &seen["stops"][1]["milestone"]), (&json!("departed"), &json!("ahead")));
    assert_eq!((moment(&seen["eta"]["at"]), &seen["documents"]), (at("2026-11-19T15:00:00Z"), &json!([])));
    assert_eq!(open(&full).await.expect(200)["documents"][0]["id"], pod["id"]);
    let open_pod = async |made: &Value| {
        let body = json!({ "token": token_of(made), "document_id": pod["id"] });
        anonymous.post("/api/public_tracking/open_document", body).await
    };
    assert!(open_pod(&full).await.expect(200)["url"].is_string());
    open_pod(&bare).await.expect_code(404, "not_found");
    // Each view is recorded, with nothing that identifies a person.
    let phone = [("user-agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148")];
    anonymous
        .send(Method::POST, "/api/public_tracking/open", &phone, Some(json!({ "token": token_of(&bare) })))
        .await
        .expect(200);
    let views = admin.client.get(&format!("{links}/{}/views", id(&bare["link"]))).await.expect(200);
    let clients: Vec<_> =
        views["items"].as_array().unwrap().iter().map(|view| view["client"].as_str().unwrap()).collect();
    assert_eq!(clients, ["phone", "unknown"]);
    let revoke = format!("{links}/{}/revoke", id(&full["link"]));
    let revoked = admin.client.post(&revoke, json!({})).await.expect(200);
    assert_eq!(revoked["is_live"], false);
    open(&full).await.expect_code(404, "not_found");
    open(&json!({ "url": "x#guess" })).await.expect_code(404, "not_found");
    // A week after the delivery the other one has expired too.
    let admin = wait_until(&app, admin, "2026-11-19T17:10:00Z");
    admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T17:10:00Z").await;
    let seen = open(&bare).await.expect(200);
    assert_eq!((&seen["is_delivered"], &seen["position"], &seen["eta"]), (&json!(true), &Value::Null, &Value::Null));
    app.clock.set(at("2026-11-26T17:09:59Z").utc());
    open(&bare).await.expect(200);
    app.clock.set(at("2026-11-26T17:10:00Z").utc());
    open(&bare).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_driver_reports_by_a_link_as_long_as_the_leg_is_theirs(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(&app, admin, "2026-11-18T13:50:00Z");
    let load = admin.assigned_load(&freight).await;
    let links = format!("/api/loads/{}/driver_links", id(&load));
    let made = admin.client.post(&links, json!({ "leg_id": load["legs"][0]["id"] })).await.expect(201);
    assert_eq!(made["link"]["driver"]["name"], "Dana Cole");
    let token = token_of(&made);
    let anonymous = app.anonymous();
    let say = async |verb: &str, mut body: Value| {
        body["token"] = json!(token);
        anonymous.post(&format!("/api/driver_trip/{verb}"), body).await
    };
    let trip = say("open", json!({})).await.expect(200);
    assert_eq!((&trip["driver_first_name"], &trip["truck"]), (&json!("Dana"), &json!("101")));
    let allowed = |trip: &Value| -> Vec<Value> {
        trip["stops"].as_array().unwrap().iter().map(|stop| stop["allowed_events"].clone()).collect()
    };
    assert_eq!(allowed(&trip), [json!(["arrived"]), json!([])]);
    say("report_position", json!({ "latitude": 41.6, "longitude": -87.7, "eta_at": "2026-11-18T14:05:00Z" }))
        .await
        .expect(200);
    say("report_position", json!({ "latitude": 141.6, "longitude": -87.7 })).await.expect(422);
    let row = tracked(&admin, &load).await;
    assert_eq!(
        (&row["position"]["source"], &row["last_check_call"]["logged_by"]),
        (&json!("driver_link"), &json!("Dana Cole"))
    );
    let stop_id = |index: usize| trip["stops"][index]["id"].clone();
    say("report_event", json!({ "stop_id": stop_id(1), "kind": "arrived" })).await.expect(422);
    let trip = say("report_event", json!({ "stop_id": stop_id(0), "kind": "arrived" })).await.expect(200);
    assert_eq!(allowed(&trip), [json!(["departed"]), json!([])]);
    app.clock.set(at("2026-11-18T15:00:00Z").utc());
    say("report_event", json!({ "stop_id": stop_id(0), "kind": "departed" })).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T15:00:00Z");
    let load = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    assert_eq!((&load["status"], &load["stops"][0]["events"][0]["source"]), (&json!("in_transit"), &json!("driver")));
    assert_eq!(admin.client.get(&links).await.expect(200)["items"][0]["is_live"], true);
    app.clock.set(at("2026-11-19T16:00:00Z").utc());
    say("report_event", json!({ "stop_id": stop_id(1), "kind": "arrived" })).await.expect(200);
    // The last report ends the leg, and the link three days later.
    say("report_event", json!({ "stop_id": stop_id(1), "kind": "departed" })).await.expect(200);
    assert_eq!(say("open", json!({})).await.expect(200)["allowed_actions"], json!(["add_document"]));
    say("report_event", json!({ "stop_id": stop_id(1), "kind": "arrived" })).await.expect(200);
    app.clock.set(at("2026-11-22T16:00:00Z").utc());
    say("open", json!({})).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_revoked_drivers_link_and_one_of_another_crew_lead_nowhere(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let load = admin.load(&freight).await;
    let links = format!("/api/loads/{}/driver_links", id(&load));
    let leg = json!({ "leg_id": load["legs"][0]["id"] });
    admin.client.post(&links, leg.clone()).await.expect_code(409, "leg_not_assigned");
    let load = admin.assigned_load(&freight).await;
    let links = format!("/api/loads/{}/driver_links", id(&load));
    let leg = json!({ "leg_id": load["legs"][0]["id"] });
    let open =
        async |made: &Value| app.anonymous().post("/api/driver_trip/open", json!({ "token": token_of(made) })).await;
    let (one, other) =
        (admin.client.post(&links, leg.clone()).await.expect(201), admin.client.post(&links, leg).await.expect(201));
    admin.client.post(&format!("{links}/{}/revoke", id(&one["link"])), json!({})).await.expect(200);
    open(&one).await.expect_code(404, "not_found");
    open(&other).await.expect(200);
    let unassign = json!({ "version": load["version"] });
    admin.client.post(&format!("/api/loads/{}/unassign", id(&load)), unassign).await.expect(200);
    open(&other).await.expect_code(404, "not_found");
}
