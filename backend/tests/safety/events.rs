//! Drivers' training, signed policies, coaching and incidents.

use haul_db::{Fetch, Scope};
use haul_entity::annotations::record_file;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::{Value, json};

const EVENTS: &str = "/api/driver_events";

fn with(mut body: Value, more: Value) -> Value {
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

async fn hired(admin: &Person, first: &str, last: &str) -> String {
    id(&admin.client.post("/api/drivers", driver(first, last)).await.expect(201))
}

fn event(driver_id: &str, kind: &str, more: Value) -> Value {
    with(json!({ "driver_id": driver_id, "kind": kind, "happened_on": "2026-11-10", "title": "Winter driving" }), more)
}

#[rstest]
#[tokio::test]
async fn training_that_the_law_asks_for_becomes_the_drivers_paper(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dana = hired(&admin, "Dana", "Cole").await;
    let items = format!("/api/compliance_items?record_id={dana}&item_type=hazmat_training");
    let training = json!({
        "title": "Hazmat recurrent", "item_type": "hazmat_training", "expires_on": "2029-11-10", "led_by": "Ann Lee",
        "duration_minutes": 450, "result": "passed",
    });
    let made = admin.client.post_with_key(EVENTS, "once", event(&dana, "training", training.clone())).await.expect(201);
    let again = admin.client.post_with_key(EVENTS, "once", event(&dana, "training", training)).await.expect(201);
    assert_eq!(made, again);
    let papers = admin.client.get(&items).await.expect(200);
    assert_eq!(papers["total_count"], 1, "a repeated call adds no second paper");
    let paper = &papers["items"][0];
    assert_eq!((&paper["issued_on"], &paper["expires_on"]), (&json!("2026-11-10"), &json!("2029-11-10")));
    assert_eq!((&paper["issuer"], &paper["note"]), (&json!("Ann Lee"), &json!("Hazmat recurrent")));

    // The paper has a life of its own; the law's limit is that of the paper.
    let one = format!("{EVENTS}/{}", id(&made));
    let later = json!({ "version": 1, "expires_on": "2028-01-01" });
    let refused = admin.client.patch(&one, later).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "expires_on");
    let too_long = json!({ "item_type": "hazmat_training", "expires_on": "2030-01-01" });
    let refused = admin.client.post(EVENTS, event(&dana, "training", too_long)).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "expires_on");
    let failed = json!({ "item_type": "entry_training", "result": "failed" });
    let refused = admin.client.post(EVENTS, event(&dana, "training", failed)).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "item_type");
    assert_eq!(admin.client.get(EVENTS).await.expect(200)["total_count"], 1);

    let policy =
        json!({ "title": "Drug and alcohol policy", "policy_version": "2026-01", "item_type": "testing_policy" });
    admin.client.post(EVENTS, event(&dana, "policy", policy)).await.expect(201);
    let checklist = admin.client.get(&format!("/api/records/driver/{dana}/compliance")).await.expect(200);
    let line =
        checklist["lines"].as_array().unwrap().iter().find(|line| line["item_type"] == "testing_policy").unwrap();
    assert_eq!((&line["status"], &line["item"]["number"]), (&json!("valid"), &json!("2026-01")));

    // Who keeps events need not keep drivers' files.
    let key = json!({ "name": "Academy", "permissions": ["driver_events:write", "driver_events:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let academy = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let refused = academy.post(EVENTS, event(&dana, "training", json!({ "item_type": "entry_training" }))).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "item_type");
    academy.post(EVENTS, event(&dana, "training", json!({}))).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn each_kind_has_fields_of_its_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dana = hired(&admin, "Dana", "Cole").await;
    for (kind, more, path) in [
        ("coaching", json!({}), "coaching_trigger"),
        ("incident", json!({}), "incident_kind"),
        ("training", json!({ "cost_cents": 100 }), "cost_cents"),
        ("policy", json!({ "result": "passed" }), "result"),
        ("coaching", json!({ "coaching_trigger": "speeding", "item_type": "entry_training" }), "item_type"),
        ("policy", json!({ "item_type": "hazmat_training" }), "item_type"),
        ("training", json!({ "expires_on": "2027-01-01" }), "expires_on"),
        ("training", json!({ "happened_on": "2026-12-01" }), "happened_on"),
        ("training", json!({ "follow_up_on": "2026-11-09" }), "follow_up_on"),
        ("training", json!({ "followed_up_on": "2026-12-01" }), "followed_up_on"),
        ("training", json!({ "title": " " }), "title"),
    ] {
        let refused = admin.client.post(EVENTS, event(&dana, kind, more)).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{kind} {refused}");
    }
    let incident = json!({
        "title": "Backed into a post", "incident_kind": "property_damage", "place": "Memphis dock 4",
        "preventability": "preventable", "cost_cents": 84_000,
    });
    let made = admin.client.post(EVENTS, event(&dana, "incident", incident)).await.expect(201);
    let one = format!("{EVENTS}/{}", id(&made));
    let wrong = json!({ "version": 1, "kind": "training" });
    let refused = admin.client.patch(&one, wrong).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"].as_array().unwrap().len(), 4, "{refused}");
    let cleared = json!({
        "version": 1, "kind": "coaching", "coaching_trigger": "other", "incident_kind": null, "place": null,
        "preventability": null, "cost_cents": null,
    });
    assert_eq!(admin.client.patch(&one, cleared).await.expect(200)["kind"], "coaching");
}

#[rstest]
#[tokio::test]
async fn the_list_finds_by_title_driver_kind_and_follow_up(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (dana, ann) = (hired(&admin, "Dana", "Cole").await, hired(&admin, "Ann", "Lee").await);
    let add = async |body: Value| admin.client.post(EVENTS, body).await.expect(201);
    add(event(&dana, "training", json!({}))).await;
    let coaching = json!({ "title": "Speed on I-80", "coaching_trigger": "speeding" });
    add(event(&ann, "coaching", with(coaching.clone(), json!({ "follow_up_on": "2026-11-15" })))).await;
    add(event(&ann, "coaching", with(coaching, json!({ "follow_up_on": "2026-12-15" })))).await;
    for (query, count) in [
        ("q=winter", 1),
        ("q=lee", 2),
        ("kind=coaching,incident", 2),
        ("is_follow_up_open=true", 2),
        ("is_follow_up_open=false", 1),
        ("is_overdue=true", 1),
        ("is_overdue=false", 2),
        (&format!("driver_id={dana}"), 1),
        ("from=2026-11-11", 0),
        ("to=2026-11-10", 3),
        ("archived=true", 0),
    ] {
        let found = admin.client.get(&format!("{EVENTS}?{query}")).await.expect(200);
        assert_eq!(found["total_count"], count, "{query}");
    }
}

#[rstest]
#[tokio::test]
async fn safety_is_reminded_of_a_follow_up_once_on_its_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let safety = app.user(admin.company_id, Role::SafetyManager).await;
    admin.client.send(Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    let dana = hired(&admin, "Dana", "Cole").await;
    let coaching = json!({ "title": "Speed on I-80", "coaching_trigger": "speeding", "follow_up_on": "2026-11-24" });
    let made = admin.client.post(EVENTS, event(&dana, "coaching", coaching)).await.expect(201);
    let one = format!("{EVENTS}/{}", id(&made));
    let told = async |person: &Person| {
        let list = person.client.get("/api/notices").await.expect(200);
        let found = list["items"].as_array().unwrap().iter().filter(|notice| notice["kind"] == "follow_up");
        found.cloned().collect::<Vec<Value>>()
    };
    // Six in the morning in Chicago; the day before nobody hears of it.
    let early = app.at(&safety, "2026-11-23T12:00:00Z");
    app.run_jobs().await;
    assert_eq!(told(&early).await, Vec::<Value>::new());
    // Moved by a day: the job of the first day does nothing.
    let admin = app.at(&admin, "2026-11-23T12:00:00Z");
    admin.client.patch(&one, json!({ "version": 1, "follow_up_on": "2026-11-25" })).await.expect(200);
    let first = app.at(&safety, "2026-11-24T12:00:00Z");
    app.run_jobs().await;
    assert_eq!(told(&first).await, Vec::<Value>::new());
    let second = app.at(&safety, "2026-11-25T12:00:00Z");
    app.run_jobs().await;
    app.run_jobs().await;
    let notices = told(&second).await;
    assert_eq!(notices.len(), 1);
    assert_eq!(notices[0]["title"], "Dana Cole: follow up on “Speed on I-80”");
    assert_eq!(notices[0]["path"], format!("/apps/safety/drivers?driver_event={}", id(&made)));
    // Once done, the notice is closed.
    let admin = app.at(&admin, "2026-11-25T12:00:00Z");
    let done = json!({ "version": 2, "followed_up_on": "2026-11-25" });
    let done = admin.client.patch(&one, done).await.expect(200);
    assert_eq!((&done["is_follow_up_open"], &done["is_overdue"]), (&json!(false), &json!(false)));
    assert_eq!(told(&second).await, Vec::<Value>::new());
}

#[rstest]
#[tokio::test]
async fn files_are_seen_with_the_event(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (dana, ann) = (hired(&admin, "Dana", "Cole").await, hired(&admin, "Ann", "Lee").await);
    let made = admin.client.post(EVENTS, event(&dana, "training", json!({}))).await.expect(201);
    let receipt = || MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let file = |event_id: &str| json!({ "receipt": receipt(), "file_name": "certificate.pdf", "kind": "other", "driver_event_id": event_id });
    let path = |of: &str| format!("/api/records/driver/{of}/files");
    let refused = admin.client.post(&path(&ann), file(&id(&made))).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "driver_event_id");
    let file = admin.client.post(&path(&dana), file(&id(&made))).await.expect(201);
    assert_eq!(file["driver_event_id"], made["id"]);
    let shown = admin.client.get(&format!("{EVENTS}/{}", id(&made))).await.expect(200);
    assert_eq!(shown["files"][0], json!({ "id": file["id"], "name": "certificate.pdf" }));
    // Who sees drivers, but not their training and incidents, sees none of these files.
    let key = json!({ "name": "Roster", "permissions": ["drivers:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let roster = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    assert_eq!(roster.get(&path(&dana)).await.expect(200)["items"], json!([]));
    let open = format!("/api/record_files/{}/open", id(&file));
    roster.post(&open, json!({})).await.expect_code(404, "not_found");
    admin.client.post(&open, json!({})).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn the_register_of_training_has_the_last_three_years(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dana = hired(&admin, "Dana", "Cole").await;
    let add = async |kind: &str, more: Value| admin.client.post(EVENTS, event(&dana, kind, more)).await.expect(201);
    add("training", json!({ "title": "Hazmat recurrent", "duration_minutes": 450, "result": "passed" })).await;
    add("training", json!({ "title": "Long ago", "happened_on": "2020-01-10" })).await;
    add("policy", json!({ "title": "Phone policy", "policy_version": "2026-01" })).await;
    add("coaching", json!({ "title": "Not an auditor's business", "coaching_trigger": "other" })).await;
    admin.client.post(&format!("{EVENTS}/open"), json!({})).await.expect(200);
    let paper = app.typesetting.paper("record_sheet");
    assert_eq!(paper["kind"], "Driver training and policies");
    let training = &paper["parts"][0]["rows"];
    assert_eq!(
        training,
        &json!([["Nov 10, 2026", "Dana Cole", "Hazmat recurrent", "7:30", "", "Passed", ""]]),
        "{paper}"
    );
    assert_eq!(paper["parts"][1]["rows"], json!([["Nov 10, 2026", "Dana Cole", "Phone policy", "2026-01"]]));
}

#[rstest]
#[tokio::test]
async fn what_is_kept_about_a_driver_goes_three_years_after_the_driver(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let works = hired(&admin, "Dana", "Cole").await;
    let left = json!({ "status": "terminated", "hired_on": "2018-05-01", "terminated_on": "2023-11-19" });
    let left = admin.client.post("/api/drivers", with(driver("Ann", "Lee"), left)).await.expect(201);
    let left = id(&left);
    let mut mine = Vec::new();
    for of in [&left, &works] {
        let old = json!({ "happened_on": "2019-03-01" });
        let made = admin.client.post(EVENTS, event(of, "training", old)).await.expect(201);
        let inquiry = json!({ "driver_id": of, "employer_name": "Blue Lake Transport" });
        let asked = admin.client.post("/api/employer_inquiries", inquiry).await.expect(201);
        let at_hire = json!({ "driver_id": of, "pulled_on": "2018-04-20", "state": "IL", "is_at_hire": true });
        let at_hire = admin.client.post("/api/motor_vehicle_records", at_hire).await.expect(201);
        mine.push([id(&made), id(&asked), id(&at_hire)]);
    }
    let yearly = async |on: &str| {
        let body = json!({ "driver_id": works, "pulled_on": on, "state": "IL" });
        let made = id(&admin.client.post("/api/motor_vehicle_records", body).await.expect(201));
        let review = json!({ "version": 1, "decision": "qualified" });
        admin.client.post(&format!("/api/motor_vehicle_records/{made}/review"), review).await.expect(200);
        made
    };
    let (renewed, _) = (yearly("2023-11-19").await, yearly("2025-11-19").await);
    let receipt = MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let file = json!({
        "receipt": receipt, "file_name": "certificate.pdf", "kind": "other", "driver_event_id": mine[0][0],
    });
    admin.client.post(&format!("/api/records/driver/{left}/files"), file).await.expect(201);
    let found = admin.client.get("/api/retention").await.expect(200);
    let due: Vec<(&str, &str, &str)> = found["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let text = |field: &str| one[field].as_str().unwrap();
            (text("record_kind"), text("rule"), text("record_id"))
        })
        // The license and medical certificate that the driver began with are another test's matter.
        .filter(|(kind, ..)| *kind != "compliance_item")
        .collect();
    let mut expected = vec![
        ("driver_event", "driver_event", mine[0][0].as_str()),
        ("employer_inquiry", "investigation", mine[0][1].as_str()),
        ("motor_vehicle_record", "driver_file", mine[0][2].as_str()),
        ("motor_vehicle_record", "driving_record", renewed.as_str()),
    ];
    let mut due = due;
    due.sort_unstable();
    expected.sort_unstable();
    assert_eq!(due, expected, "{found}");
    let items: Vec<Value> = due.iter().map(|(kind, _, id)| json!({ "record_kind": kind, "record_id": id })).collect();
    let proposal = admin.client.post("/api/retention/proposals", json!({ "items": items })).await.expect(201);
    let approve = format!("/api/retention/proposals/{}/approve", id(&proposal));
    let done = other.client.post(&approve, json!({ "version": 1 })).await.expect(200);
    assert_eq!(done["deleted_count"], 4, "{done}");
    for (path, kept, gone) in
        [(EVENTS, &mine[1][0], &mine[0][0]), ("/api/employer_inquiries", &mine[1][1], &mine[0][1])]
    {
        admin.client.get(&format!("{path}/{kept}")).await.expect(200);
        admin.client.get(&format!("{path}/{gone}")).await.expect(404);
    }
    let db = app.ctx.db.scoped(Scope::System("a test looks for what was deleted"));
    assert!(record_file::Entity::find().fetch_all(&db).await.unwrap().is_empty(), "its files went with it");
}
