//! What a driver's phone sends with a link, also late, twice, or against what dispatch recorded.

use crate::tracking::standing::{at, exceptions, placed, token_of, tracked};
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp, TestClient,
    freight::{Freight, id, moment},
    wait_until,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

/// A link, as the phone uses it.
struct Phone {
    client: TestClient,
    token: String,
}

impl Phone {
    async fn of(app: &TestApp, admin: &Person, load: &Value) -> Self {
        let body = json!({ "leg_id": load["legs"][0]["id"] });
        let made = admin.client.post(&format!("/api/loads/{}/driver_links", id(load)), body).await.expect(201);
        Self { client: app.anonymous(), token: token_of(&made) }
    }

    async fn say(&self, verb: &str, body: Value) -> Answer {
        self.send(verb, &[], body).await
    }

    async fn say_once(&self, key: &str, verb: &str, body: Value) -> Answer {
        self.send(verb, &[("idempotency-key", key)], body).await
    }

    async fn send(&self, verb: &str, headers: &[(&str, &str)], mut body: Value) -> Answer {
        body["token"] = json!(self.token);
        self.client.send(Method::POST, &format!("/api/driver_trip/{verb}"), headers, Some(body)).await
    }

    async fn open(&self) -> Value {
        self.say("open", json!({})).await.expect(200)
    }
}

async fn read(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

/// A load with a crew, and its driver's phone, an hour before the pickup.
async fn bound(app: &TestApp) -> (Person, Freight, Value, Phone) {
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(app, admin, "2026-11-18T13:00:00Z");
    let load = admin.assigned_load(&freight).await;
    let phone = Phone::of(app, &admin, &load).await;
    (admin, freight, load, phone)
}

fn event(load: &Value, stop: usize, kind: &str, occurred_at: &str) -> Value {
    json!({ "stop_id": load["stops"][stop]["id"], "kind": kind, "occurred_at": occurred_at })
}

fn times(load: &Value, stop: usize) -> Vec<(String, haul_types::Timestamp, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let held = load["stops"][stop]["events"].as_array().unwrap().iter().filter(|event| event["voided_at"].is_null());
    held.map(|event| (text(&event["kind"]), moment(&event["occurred_at"]), text(&event["source"]))).collect()
}

#[rstest]
#[tokio::test]
async fn answer_reaches_the_board_and_the_load(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, freight, load, phone) = bound(&app).await;
    let unassigned = async || admin.client.get("/api/dispatch_board/unassigned").await.expect(200)["items"].clone();
    // Nobody has sent the work yet.
    let accept = json!({ "is_accepted": true });
    phone.say("answer", accept.clone()).await.expect_code(409, "leg_not_dispatched");
    assert_eq!(phone.open().await["allowed_actions"], json!(["report", "add_document"]));
    admin.client.post(&format!("/api/loads/{}/dispatch", id(&load)), json!({})).await.expect(200);
    let trip = phone.open().await;
    assert_eq!(
        (&trip["acknowledgement"], &trip["allowed_actions"]),
        (&json!("pending"), &json!(["answer", "report", "add_document"]))
    );
    phone.say("answer", json!({ "is_accepted": false })).await.expect_code(422, "validation_failed");
    let reasoned = json!({ "is_accepted": true, "reason": "sick" });
    phone.say("answer", reasoned).await.expect_code(422, "validation_failed");
    let decline = json!({ "is_accepted": false, "reason": "out_of_hours", "note": "Back on Friday", "occurred_at": "2026-11-18T13:00:00Z" });
    app.clock.set(at("2026-11-18T13:20:00Z").utc());
    let trip = phone.say_once("no", "answer", decline.clone()).await.expect(200);
    assert_eq!((&trip["acknowledgement"], &trip["decline_reason"]), (&json!("declined"), &json!("out_of_hours")));
    let leg = read(&admin, &load).await["legs"][0].clone();
    assert_eq!((&leg["acknowledgement"], &leg["answer_note"]), (&json!("declined"), &json!("Back on Friday")));
    // As of when the driver said so.
    assert_eq!(moment(&leg["answered_at"]), at("2026-11-18T13:00:00Z"));
    let lane = unassigned().await;
    assert_eq!((&lane[0]["leg_id"], &lane[0]["acknowledgement"]), (&leg["id"], &json!("declined")));
    assert_eq!((&lane[0]["decline_reason"], &lane[0]["driver"]["name"]), (&json!("out_of_hours"), &json!("Dana Cole")));
    let counts = admin.client.get("/api/load_counts").await.expect(200);
    assert_eq!(counts["unassigned"], 1);
    // The driver changes their mind, and the phone repeats the first answer.
    let trip = phone.say_once("yes", "answer", accept.clone()).await.expect(200);
    assert_eq!((&trip["acknowledgement"], &trip["decline_reason"]), (&json!("accepted"), &Value::Null));
    let trip = phone.say_once("no", "answer", decline).await.expect(200);
    assert_eq!(trip["acknowledgement"], "accepted");
    assert_eq!(unassigned().await, json!([]));
    // Another driver has not answered.
    let other = admin.client.post("/api/drivers", haul_tests::freight::driver("Lee", "Park")).await.expect(201);
    let version = read(&admin, &load).await["version"].clone();
    let assign =
        json!({ "version": version, "driver_id": id(&other), "truck_id": freight.truck, "accepts_warnings": true });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), assign).await.expect(200);
    assert_eq!((&load["legs"][0]["acknowledgement"], &load["legs"][0]["answered_at"]), (&json!("none"), &Value::Null));
    phone.say("answer", accept).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn decline_ends_when_the_driver_moves_it_after_all(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load, phone) = bound(&app).await;
    admin.client.post(&format!("/api/loads/{}/dispatch", id(&load)), json!({})).await.expect(200);
    phone.say("answer", json!({ "is_accepted": false, "reason": "sick" })).await.expect(200);
    phone.say("report_event", event(&load, 0, "arrived", "2026-11-18T13:00:00Z")).await.expect(200);
    assert_eq!(read(&admin, &load).await["legs"][0]["acknowledgement"], "accepted");
    let lane = admin.client.get("/api/dispatch_board/unassigned").await.expect(200);
    assert_eq!(lane["items"], json!([]));
    phone.say("answer", json!({ "is_accepted": true })).await.expect_code(409, "load_already_started");
}

#[rstest]
#[tokio::test]
async fn key_has_one_effect_and_one_outcome(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load, phone) = bound(&app).await;
    app.clock.set(at("2026-11-18T15:00:00Z").utc());
    let position = json!({ "latitude": 41.9, "longitude": -87.7, "occurred_at": "2026-11-18T13:10:00Z" });
    for _ in 0..3 {
        phone.say_once("a", "report_position", position.clone()).await.expect(200);
    }
    let mut moved = position.clone();
    moved["latitude"] = json!(42.0);
    phone.say_once("a", "report_position", moved.clone()).await.expect_code(422, "idempotency_key_reused");
    // The same key of another kind of report is another content too.
    let check_call =
        json!({ "position": { "latitude": 41.9, "longitude": -87.7 }, "occurred_at": "2026-11-18T13:10:00Z" });
    phone.say_once("a", "report_check_call", check_call).await.expect_code(422, "idempotency_key_reused");
    phone.say_once("spaced key", "report_position", moved).await.expect_code(400, "bad_request");
    let admin = wait_until(&app, admin, "2026-11-18T15:00:00Z");
    let calls = admin.client.get(&format!("/api/loads/{}/check_calls", id(&load))).await.expect(200);
    assert_eq!(calls["items"].as_array().unwrap().len(), 1);
    assert_eq!(moment(&calls["items"][0]["occurred_at"]), at("2026-11-18T13:10:00Z"));
    // Two at once of one key are one too.
    let arrive = event(&load, 0, "arrived", "2026-11-18T13:50:00Z");
    let (one, other) = tokio::join!(
        phone.say_once("b", "report_event", arrive.clone()),
        phone.say_once("b", "report_event", arrive.clone())
    );
    assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
    assert_eq!(
        times(&read(&admin, &load).await, 0),
        [("arrived".to_owned(), at("2026-11-18T13:50:00Z"), "driver".to_owned())]
    );
    // A refusal stays one, even when its reason is gone, and is in the history.
    let leave = event(&load, 0, "departed", "2026-11-18T13:40:00Z");
    let refused = phone.say_once("c", "report_event", leave.clone()).await.expect_code(422, "event_out_of_order");
    let arrived = &read(&admin, &load).await["stops"][0]["events"][0];
    let void = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(&load["stops"][0]), id(arrived));
    admin.client.post(&void, json!({ "reason": "Wrong gate" })).await.expect(200);
    let again = phone.say_once("c", "report_event", leave).await.expect_code(422, "event_out_of_order");
    assert_eq!(again["message"], refused["message"]);
    let reports = phone.open().await["reports"].clone();
    let fates: Vec<_> =
        reports.as_array().unwrap().iter().map(|it| (it["key"].clone(), it["outcome"].clone())).collect();
    assert_eq!(
        fates,
        [("c", "refused"), ("b", "recorded"), ("a", "recorded")].map(|(key, fate)| (json!(key), json!(fate)))
    );
    assert_eq!(reports[0]["refused_code"], "event_out_of_order");
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    let told: Vec<_> =
        history["items"].as_array().unwrap().iter().filter(|it| it["action"] == "driver_link.report_refused").collect();
    assert_eq!(told.len(), 1);
    assert_eq!((&told[0]["actor_name"], &told[0]["changes"][0]["to"]), (&json!("Dana Cole"), &json!("departed")));
}

#[rstest]
#[tokio::test]
async fn late_facts_count_from_when_they_happened(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load, phone) = bound(&app).await;
    // Dispatch knows only that the truck has left the shipper.
    let admin = wait_until(&app, admin, "2026-11-18T18:00:00Z");
    admin.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
    // An hour later the phone finds a signal.
    for (key, stop, kind, moment) in
        [("1", 0, "arrived", "2026-11-18T13:52:00Z"), ("2", 0, "departed", "2026-11-18T15:24:00Z")]
    {
        phone.say_once(key, "report_event", event(&load, stop, kind, moment)).await.expect(200);
    }
    let moved = read(&admin, &load).await;
    assert_eq!(
        times(&moved, 0),
        [
            ("arrived".to_owned(), at("2026-11-18T13:52:00Z"), "driver".to_owned()),
            ("departed".to_owned(), at("2026-11-18T15:30:00Z"), "dispatcher".to_owned()),
        ]
    );
    let outcomes: Vec<_> =
        phone.open().await["reports"].as_array().unwrap().iter().map(|it| it["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!("already_known"), json!("recorded")]);
    // Nothing of the future, or from before the link.
    for moment in ["2026-11-18T18:02:01Z", "2026-11-18T12:57:59Z"] {
        let early = phone.say("report_event", event(&load, 1, "arrived", moment)).await;
        assert_eq!(early.expect_code(422, "validation_failed")["fields"][0]["path"], "occurred_at");
        let call = json!({ "note": "Hello", "occurred_at": moment });
        phone.say("report_check_call", call).await.expect_code(422, "validation_failed");
    }
    // A clock that is a minute fast is no reason to lose an arrival.
    let trip = phone.say("report_event", event(&load, 1, "arrived", "2026-11-18T18:01:00Z")).await.expect(200);
    assert_eq!(moment(&trip["stops"][1]["arrived_at"]), at("2026-11-18T18:00:00Z"));
    // An old position is none of now.
    let now = json!({ "latitude": 32.7, "longitude": -96.7 });
    phone.say("report_position", now).await.expect(200);
    let old = json!({ "latitude": 39.7, "longitude": -89.6, "occurred_at": "2026-11-18T16:30:00Z" });
    phone.say("report_position", old).await.expect(200);
    assert_eq!(tracked(&admin, &load).await["position"]["latitude"], 32.7);
}

#[rstest]
#[tokio::test]
async fn check_calls_and_problems_are_dispatchs_too(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load, phone) = bound(&app).await;
    phone.say("report_check_call", json!({})).await.expect_code(422, "validation_failed");
    let call = json!({ "eta_at": "2026-11-18T14:10:00Z", "temperature_fahrenheit": 34, "note": "At the scale" });
    phone.say_once("call", "report_check_call", call).await.expect(200);
    let row = tracked(&admin, &load).await;
    assert_eq!(
        (&row["last_check_call"]["temperature_fahrenheit"], &row["last_check_call"]["source"]),
        (&json!(34), &json!("driver_link"))
    );
    assert_eq!(moment(&row["eta"]["at"]), at("2026-11-18T14:10:00Z"));
    let tire = json!({
        "kind": "breakdown", "note": "Blown tire at mile 112", "position": { "latitude": 41.6, "longitude": -87.9 },
    });
    for _ in 0..2 {
        phone.say_once("tire", "report_problem", tire.clone()).await.expect(200);
    }
    let open = exceptions(&admin, &format!("load_id={}&kind=breakdown", id(&load))).await;
    assert_eq!((open.len(), &open[0]["opened_by"]), (1, &json!("Dana Cole")));
    assert_eq!((&open[0]["detail"], &open[0]["is_automatic"]), (&json!("Blown tire at mile 112"), &json!(false)));
    let trip = phone
        .say_once("more", "report_problem", json!({ "kind": "breakdown", "note": "Road service is here" }))
        .await
        .expect(200);
    assert_eq!(trip["reports"][0]["outcome"], "already_known");
    let open = exceptions(&admin, &format!("load_id={}&kind=breakdown", id(&load))).await;
    assert_eq!((open.len(), &open[0]["note"]), (1, &json!("Blown tire at mile 112\nRoad service is here")));
    let elsewhere = json!({ "kind": "other", "stop_id": id(&load) });
    phone.say("report_problem", elsewhere).await.expect_code(422, "validation_failed");
    phone.say("report_problem", json!({ "kind": "dwell" })).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn papers_are_taken_after_the_last_stop_too(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load, phone) = bound(&app).await;
    let company_id = admin.company_id;
    let upload = |bytes: u64, media: &str| json!({ "byte_size": bytes, "media_type": media });
    for wrong in [upload(0, "image/jpeg"), upload(10 * 1024 * 1024 + 1, "image/jpeg"), upload(1_000, "image/svg+xml")] {
        phone.say("upload", wrong).await.expect_code(422, "validation_failed");
    }
    let ticket = phone.say("upload", upload(900_000, "image/jpeg")).await.expect(201);
    assert!(ticket["upload_url"].as_str().unwrap().contains(&company_id.to_string()));
    let receipt = |company_id| MemoryBlobs::receipt(company_id, app.ctx.ids.next(), 900_000, "image/jpeg");
    let paper = |receipt: String, kind: &str| json!({ "receipt": receipt, "kind": kind, "file_name": "bol.jpg", "stop_id": load["stops"][0]["id"] });
    let bol = paper(receipt(company_id), "bill_of_lading");
    for _ in 0..2 {
        let trip = phone.say_once("bol", "add_document", bol.clone()).await.expect(200);
        assert_eq!(trip["documents"].as_array().unwrap().len(), 1);
    }
    // An upload that got lost is repeated with another receipt, and is the same document.
    phone.say_once("bol", "add_document", paper(receipt(company_id), "bill_of_lading")).await.expect(200);
    phone.say("add_document", bol).await.expect_code(409, "receipt_already_used");
    let foreign = receipt(app.admin().await.company_id);
    let foreign = phone.say_once("lumper", "add_document", paper(foreign, "lumper_receipt")).await;
    foreign.expect_code(422, "receipt_invalid");
    phone.say_once("lumper", "add_document", paper(receipt(company_id), "lumper_receipt")).await.expect(200);
    phone.say("add_document", paper(receipt(company_id), "invoice")).await.expect_code(422, "validation_failed");
    let mut astray = paper(receipt(company_id), "photo");
    astray["stop_id"] = json!(id(&load));
    phone.say("add_document", astray).await.expect_code(422, "validation_failed");
    let documents = admin.client.get(&format!("/api/loads/{}/documents", id(&load))).await.expect(200)["items"].clone();
    let kinds: Vec<_> = documents.as_array().unwrap().iter().map(|it| it["kind"].clone()).collect();
    assert_eq!(kinds, [json!("bill_of_lading"), json!("lumper_receipt")]);
    assert_eq!(documents[0]["uploaded_by"], "Dana Cole");
    // The last departure is repeated after the trip is over, and the POD follows it.
    let admin = wait_until(&app, admin, "2026-11-19T17:00:00Z");
    for (stop, kind, moment) in [
        (0, "arrived", "2026-11-18T14:00:00Z"),
        (0, "departed", "2026-11-18T15:00:00Z"),
        (1, "arrived", "2026-11-19T16:00:00Z"),
    ] {
        phone.say("report_event", event(&load, stop, kind, moment)).await.expect(200);
    }
    for _ in 0..2 {
        let left = event(&load, 1, "departed", "2026-11-19T16:50:00Z");
        let trip = phone.say_once("left", "report_event", left).await.expect(200);
        assert_eq!(
            (&trip["allowed_actions"], &trip["stops"][1]["allowed_events"]),
            (&json!(["add_document"]), &json!([]))
        );
    }
    phone
        .say("report_position", json!({ "latitude": 32.7, "longitude": -96.7 }))
        .await
        .expect_code(409, "leg_already_driven");
    let on_the_way = json!({ "note": "Near Joplin", "occurred_at": "2026-11-19T06:00:00Z" });
    phone.say("report_check_call", on_the_way).await.expect(200);
    let mut pod = paper(receipt(company_id), "proof_of_delivery");
    pod["is_signed"] = json!(true);
    phone.say_once("pod", "add_document", pod).await.expect(200);
    assert_eq!(read(&admin, &load).await["is_pod_present"], true);
    app.clock.set(at("2026-11-22T16:59:59Z").utc());
    phone.open().await;
    app.clock.set(at("2026-11-22T17:00:00Z").utc());
    phone.say("open", json!({})).await.expect_code(404, "not_found");
    phone.say("upload", upload(1_000, "image/jpeg")).await.expect_code(404, "not_found");
    phone.say_once("pod", "add_document", paper(receipt(company_id), "photo")).await.expect_code(404, "not_found");
}

/// A link gives access to one leg of one load.
#[rstest]
#[tokio::test]
async fn link_opens_nothing_else(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, freight, load, phone) = bound(&app).await;
    let other = admin.load(&freight).await;
    for stop_id in [id(&other["stops"][0]), "0192f0c4-7a00-7000-8000-00000000ffff".to_owned()] {
        let body = json!({ "stop_id": stop_id, "kind": "arrived" });
        let refused = phone.say("report_event", body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], "stop_id");
    }
    for token in ["", "guess", &"x".repeat(3_000)] {
        for (verb, body) in [
            ("open", json!({})),
            ("answer", json!({ "is_accepted": true })),
            ("report_check_call", json!({ "note": "Hello" })),
            ("report_problem", json!({ "kind": "other" })),
            ("upload", json!({ "byte_size": 1, "media_type": "image/jpeg" })),
            ("add_document", json!({ "receipt": "r", "kind": "photo", "file_name": "a.jpg" })),
        ] {
            let guessing = Phone { client: app.anonymous(), token: token.to_owned() };
            guessing.say_once("key", verb, body).await.expect_code(404, "not_found");
        }
    }
    // What is not for drivers is not on their page.
    let patch = json!({ "version": load["version"], "notes": "Rate is 2,400", "driver_notes": "Ring at gate 3" });
    admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    let seen = phone.say("open", json!({})).await;
    for secret in ["2,400", "total_cents", "Blue Ridge", freight.customer.as_str()] {
        assert!(!seen.text.contains(secret), "{secret}: {}", seen.text);
    }
    assert_eq!(seen.expect(200)["notes"], "Ring at gate 3");
    let links = format!("/api/loads/{}/driver_links", id(&load));
    let link = admin.client.get(&links).await.expect(200)["items"][0].clone();
    admin.client.post(&format!("{links}/{}/revoke", id(&link)), json!({})).await.expect(200);
    phone.say_once("late", "report_check_call", json!({ "note": "Hello" })).await.expect_code(404, "not_found");
}
