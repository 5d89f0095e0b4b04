//! Drug and alcohol tests and Clearinghouse queries: who may see them, and what follows for dispatch.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const TESTS: &str = "/api/drug_alcohol_tests";
const QUERIES: &str = "/api/clearinghouse_queries";

fn test_of(driver: &str, kind: &str, result: &str, on: &str) -> Value {
    json!({
        "driver_id": driver, "kind": kind, "substance": "drugs", "ordered_on": on, "collected_on": on,
        "result": result, "result_on": on,
    })
}

fn query_of(driver: &str, kind: &str, result: &str, at: &str) -> Value {
    let consent = if kind == "limited" { "general" } else { "specific" };
    json!({
        "driver_id": driver, "kind": kind, "queried_at": at, "result": result, "consent": consent,
        "consented_on": "2026-01-05",
    })
}

async fn grant(admin: &Person, role: &str, section: &str) {
    let path = format!("/api/role_grants/{role}/{section}");
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
}

async fn verdicts(person: &Person, load: &Value, driver: &str) -> Vec<(String, bool, String)> {
    let path = format!("/api/loads/{}/assignment_check?driver_id={driver}", id(load));
    let found = person.client.get(&path).await.expect(200);
    let one = |verdict: &Value| {
        (
            verdict["rule"].as_str().unwrap().to_owned(),
            verdict["is_blocking"].as_bool().unwrap(),
            verdict["message"].as_str().unwrap().to_owned(),
        )
    };
    found["verdicts"].as_array().unwrap().iter().map(one).filter(|one| one.0.starts_with("driver_")).collect()
}

#[rstest]
#[tokio::test]
async fn a_test_goes_from_order_to_result_and_keeps_its_history(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let dana = id(&admin.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let order =
        json!({ "driver_id": dana, "kind": "pre_employment", "substance": "drugs", "ordered_on": "2026-11-16" });
    let made = admin.client.post_with_key(TESTS, "once", order.clone()).await.expect(201);
    assert_eq!(admin.client.post_with_key(TESTS, "once", order).await.expect(201), made);
    assert_eq!((&made["state"], &made["driver_name"]), (&json!("ordered"), &json!("Dana Cole")));
    let one = format!("{TESTS}/{}", id(&made));
    let patch = async |version: i32, mut change: Value| {
        change["version"] = json!(version);
        admin.client.patch(&one, change).await
    };
    let collected = patch(1, json!({ "collected_on": "2026-11-17" })).await.expect(200);
    assert_eq!(collected["state"], "collected");
    for (change, field) in [
        (json!({ "collected_on": "2026-11-15" }), "collected_on"),
        (json!({ "collected_on": "2026-12-15" }), "collected_on"),
        (json!({ "result": "negative" }), "result_on"),
        (json!({ "result_on": "2026-11-18" }), "result"),
        (json!({ "result": "negative", "result_on": "2026-11-16" }), "result_on"),
        (json!({ "result": "negative", "result_on": "2026-11-18", "alcohol_thousandths": 30 }), "alcohol_thousandths"),
        (json!({ "evaluated_on": "2026-11-18" }), "evaluated_on"),
        (json!({ "driver_id": admin.user_id }), "driver_id"),
    ] {
        let refused = patch(2, change.clone()).await.expect(422);
        assert_eq!(refused["fields"][0]["path"], field, "{change}");
    }
    let done = patch(2, json!({ "result": "negative", "result_on": "2026-11-18" })).await.expect(200);
    assert_eq!((&done["state"], &done["version"]), (&json!("result"), &json!(3)));
    patch(2, json!({ "note": "late" })).await.expect_code(409, "version_stale");
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    assert_eq!(history["items"].as_array().unwrap().len(), 5);
    let found =
        async |query: &str| admin.client.get(&format!("{TESTS}{query}")).await.expect(200)["total_count"].clone();
    assert_eq!(found("?q=cole&state=result&kind=pre_employment&result=negative").await, 1);
    assert_eq!(found(&format!("?driver_id={dana}&state=ordered,collected")).await, 0);
    assert_eq!(found("?archived=true").await, 0);
}

#[rstest]
#[tokio::test]
async fn alcohol_is_judged_by_its_concentration(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let dana = id(&admin.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let measured = |alcohol: i32, result: &str| {
        let mut body = test_of(&dana, "random", result, "2026-11-20");
        body["substance"] = json!("alcohol");
        body["alcohol_thousandths"] = json!(alcohol);
        body
    };
    for (alcohol, result, field) in [(40, "negative", "result"), (39, "positive", "alcohol_thousandths")] {
        let refused = admin.client.post(TESTS, measured(alcohol, result)).await.expect(422);
        assert_eq!(refused["fields"][0]["path"], field);
    }
    let standing = async |person: &Person| {
        person.client.get(&format!("/api/drivers/{dana}/testing")).await.expect(200)["prohibition"]["reason"].clone()
    };
    admin.client.post(TESTS, measured(20, "negative")).await.expect(201);
    assert_eq!(standing(&admin).await, "alcohol_below_limit");
    let admin = app.at(&admin, "2026-11-22T16:00:00Z");
    assert_eq!(standing(&admin).await, Value::Null);
    admin.client.post(TESTS, measured(40, "positive")).await.expect(201);
    assert_eq!(standing(&admin).await, "alcohol");
}

#[rstest]
#[tokio::test]
async fn a_positive_test_stops_dispatch_at_once_and_says_no_more(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let dispatcher = app.user(admin.company_id, Role::User).await;
    grant(&admin, "User", "loads").await;
    let (admin, dispatcher) = (app.at(&admin, "2026-11-20T16:00:00Z"), app.at(&dispatcher, "2026-11-20T16:00:00Z"));
    assert_eq!(verdicts(&dispatcher, &load, &freight.driver).await, []);
    app.events.take();
    let positive = test_of(&freight.driver, "random", "positive", "2026-11-16");
    let made = admin.client.post(TESTS, positive).await.expect(201);
    // An open board asks again.
    let told = app.events.take();
    let is_told = |topic: &str| {
        told.iter().any(|(_, change)| change.topic == topic && change.record_id.to_string() == freight.driver)
    };
    assert!(is_told("driver"), "{told:?}");
    let blocked = verdicts(&dispatcher, &load, &freight.driver).await;
    assert_eq!(blocked.len(), 1);
    assert_eq!((blocked[0].0.as_str(), blocked[0].1), ("driver_prohibited", true));
    assert!(blocked[0].2.ends_with("may not drive: ask safety."), "{blocked:?}");
    let crew = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
    });
    let path = format!("/api/loads/{}/assign", id(&load));
    let refused = dispatcher.client.post(&path, crew.clone()).await.expect_code(422, "assignment_blocked");
    assert!(!refused.to_string().contains("positive") && !refused.to_string().contains("drug"), "{refused}");
    let board = dispatcher.client.get("/api/dispatch_board").await.expect(200);
    let row = board["items"].as_array().unwrap().iter().find(|row| row["id"] == json!(freight.driver)).unwrap();
    assert_eq!(row["driver"]["is_prohibited"], true);
    let shown = dispatcher.client.get(&format!("/api/drivers/{}", freight.driver)).await.expect(200);
    assert_eq!(shown["paper_warnings"][0]["message"], "May not drive. Ask safety.");
    // No company may loosen it.
    let loose = json!({ "rules": [{ "rule": "driver_prohibited", "strictness": "warn" }] });
    let refused = admin.client.patch("/api/assignment_rules", loose).await.expect(422);
    assert_eq!(refused["fields"][0]["path"], "rules.0.strictness");

    let without = json!({
        "driver_id": freight.driver, "kind": "return_to_duty", "substance": "drugs", "ordered_on": "2026-11-17",
        "collected_on": "2026-11-17", "result": "negative", "result_on": "2026-11-17",
    });
    let refused = admin.client.post(TESTS, without.clone()).await.expect(422);
    assert_eq!(refused["fields"][0]["path"], "evaluated_on");
    let mut back = without;
    back["evaluated_on"] = json!("2026-11-16");
    back["follow_up_count"] = json!(6);
    admin.client.post(TESTS, back).await.expect(201);
    let after = verdicts(&dispatcher, &load, &freight.driver).await;
    assert!(after.iter().all(|one| !one.1), "{after:?}");
    dispatcher.client.post(&path, crew).await.expect(200);
    let plan = admin.client.get(&format!("/api/drivers/{}/testing", freight.driver)).await.expect(200);
    assert_eq!(plan["follow_up"], json!({ "ordered_count": 6, "done_count": 0 }));
    // Archived as an error, the return no longer counts.
    let list = admin.client.get(&format!("{TESTS}?kind=return_to_duty")).await.expect(200);
    admin.client.post(&format!("{TESTS}/{}/archive", id(&list["items"][0])), json!({})).await.expect(200);
    assert_eq!(verdicts(&dispatcher, &load, &freight.driver).await[0].0, "driver_prohibited");
    // Recorded for another driver by mistake, it is corrected, and both are told of.
    let other = id(&admin.client.post("/api/drivers", driver("Ray", "Ito")).await.expect(201));
    app.events.take();
    let moved = json!({ "version": 1, "driver_id": other });
    admin.client.patch(&format!("{TESTS}/{}", id(&made)), moved).await.expect(200);
    let told: Vec<String> = app
        .events
        .take()
        .into_iter()
        .filter(|(_, it)| it.topic == "driver")
        .map(|(_, it)| it.record_id.to_string())
        .collect();
    assert!(told.contains(&other) && told.contains(&freight.driver), "{told:?}");
    assert_eq!(verdicts(&dispatcher, &load, &other).await[0].0, "driver_prohibited");
}

#[rstest]
#[tokio::test]
async fn a_missing_pre_employment_test_warns_or_blocks_as_the_company_decides(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let mut body = driver("Ann", "Able");
    (body["license_class"], body["hired_on"]) = (json!("A"), json!("2026-11-16"));
    let ann = id(&admin.client.post("/api/drivers", body.clone()).await.expect(201));
    body["first_name"] = json!("Ben");
    let ben = id(&admin.client.post("/api/drivers", body).await.expect(201));
    let admin = app.at(&admin, "2026-11-20T16:00:00Z");
    assert_eq!(verdicts(&admin, &load, &ann).await, [], "the company keeps no tests here yet");
    admin.client.post(TESTS, test_of(&ben, "pre_employment", "negative_dilute", "2026-11-10")).await.expect(201);
    let of_ann = verdicts(&admin, &load, &ann).await;
    assert_eq!((of_ann[0].0.as_str(), of_ann[0].1), ("driver_not_cleared", false));
    assert_eq!(verdicts(&admin, &load, &ben).await, []);
    let strict = json!({ "rules": [{ "rule": "driver_not_cleared", "strictness": "block" }] });
    admin.client.patch("/api/assignment_rules", strict).await.expect(200);
    assert!(verdicts(&admin, &load, &ann).await[0].1);
}

#[rstest]
#[tokio::test]
async fn a_query_prohibits_and_a_hit_needs_a_full_query_within_a_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-21T16:00:00Z");
    let mut body = driver("Dana", "Cole");
    body["license_class"] = json!("A");
    let dana = id(&admin.client.post("/api/drivers", body).await.expect(201));
    let stand = async |person: &Person| person.client.get(&format!("/api/drivers/{dana}/testing")).await.expect(200);
    assert_eq!(stand(&admin).await["is_query_overdue"], true, "never asked about");
    for (kind, result, consent, field) in [
        ("limited", "prohibited", "general", "result"),
        ("full", "records_found", "specific", "result"),
        ("full", "no_records", "general", "consent"),
    ] {
        let mut body = query_of(&dana, kind, result, "2026-11-21T15:00:00Z");
        body["consent"] = json!(consent);
        let refused = admin.client.post(QUERIES, body).await.expect(422);
        assert_eq!(refused["fields"][0]["path"], field, "{kind} {result}");
    }
    let later = query_of(&dana, "limited", "no_records", "2026-11-21T17:00:00Z");
    assert_eq!(admin.client.post(QUERIES, later).await.expect(422)["fields"][0]["path"], "queried_at");
    let hit = query_of(&dana, "limited", "records_found", "2026-11-21T15:00:00Z");
    admin.client.post(QUERIES, hit).await.expect(201);
    let now = stand(&admin).await;
    assert_eq!((&now["query_due_on"], &now["is_query_overdue"]), (&json!("2027-11-21"), &json!(false)));
    assert_eq!(now["prohibition"], Value::Null);
    let admin = app.at(&admin, "2026-11-22T15:00:00Z");
    let stand = async |person: &Person| {
        person.client.get(&format!("/api/drivers/{dana}/testing")).await.expect(200)["prohibition"]["reason"].clone()
    };
    assert_eq!(stand(&admin).await, "full_query_overdue");
    let full = query_of(&dana, "follow_up", "prohibited", "2026-11-22T14:00:00Z");
    admin.client.post(QUERIES, full).await.expect(201);
    assert_eq!(stand(&admin).await, "clearinghouse");
    let admin = app.at(&admin, "2026-12-19T15:00:00Z");
    admin.client.post(QUERIES, query_of(&dana, "full", "not_prohibited", "2026-12-19T14:00:00Z")).await.expect(201);
    assert_eq!(stand(&admin).await, Value::Null);
    let program = admin.client.get("/api/testing_program").await.expect(200);
    assert_eq!((&program["driver_count"], &program["query_overdue_count"]), (&json!(1), &json!(0)));
    assert_eq!(admin.client.get(&format!("{QUERIES}?q=dana&kind=full,follow_up")).await.expect(200)["total_count"], 2);
}

/// What people without the permission must never read.
const SECRETS: [&str; 4] = ["drug_alcohol", "clearinghouse", "positive", "Concentra"];

#[rstest]
#[tokio::test]
async fn nobody_without_the_permission_learns_of_a_test(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let other = app.user(admin.company_id, Role::User).await;
    for section in ["dashboard", "loads", "tracking", "safety", "admin", "company", "corrections"] {
        grant(&admin, "User", section).await;
    }
    let dana = id(&admin.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let endpoint = json!({ "url": "https://erp.example/haul", "event_kinds": ["driver.*"] });
    let endpoint = admin.client.post("/api/webhook_endpoints", endpoint).await.expect(201);
    let mut positive = test_of(&dana, "random", "positive", "2026-11-16");
    positive["collection_site"] = json!("Concentra");
    let made = admin.client.post(TESTS, positive).await.expect(201);
    let query =
        admin.client.post(QUERIES, query_of(&dana, "full", "prohibited", "2026-11-19T14:00:00Z")).await.expect(201);
    for path in [
        TESTS.to_owned(),
        QUERIES.to_owned(),
        format!("{TESTS}/{}", id(&made)),
        format!("{TESTS}/{}/history", id(&made)),
        format!("{QUERIES}/{}", id(&query)),
        format!("/api/drivers/{dana}/testing"),
        "/api/testing_program".to_owned(),
        "/api/random_draws".to_owned(),
    ] {
        other.client.get(&path).await.expect_code(403, "permission_missing");
    }
    for path in [
        "/api/drivers".to_owned(),
        format!("/api/drivers/{dana}"),
        format!("/api/drivers/{dana}/history"),
        format!("/api/records/driver/{dana}/compliance"),
        "/api/search?q=cole".to_owned(),
        "/api/search?q=concentra".to_owned(),
        "/api/notices".to_owned(),
        format!("/api/webhook_endpoints/{}/deliveries", id(&endpoint["endpoint"])),
        "/api/dispatch_board".to_owned(),
    ] {
        let read = other.client.get(&path).await.expect(200).to_string();
        assert!(SECRETS.iter().all(|secret| !read.contains(secret)), "{path}: {read}");
    }
    let events = async |person: &Person, query: &str| {
        let list = person.client.get(&format!("/api/audit_events{query}")).await.expect(200);
        list["items"].as_array().unwrap().iter().map(|event| event["action"].clone()).collect::<Vec<_>>()
    };
    let of_test = format!("?entity_id={}", id(&made));
    assert_eq!(events(&other, &of_test).await, Vec::<Value>::new());
    assert_eq!(events(&admin, &of_test).await, [json!("drug_alcohol_test.created")]);
    let seen = events(&other, "").await;
    assert!(
        seen.iter().all(|action| !SECRETS.iter().any(|secret| action.as_str().unwrap().contains(secret))),
        "{seen:?}"
    );
    let topics = other.client.post("/api/live_tickets", json!({})).await.expect(200)["topics"].to_string();
    assert!(!topics.contains("drug_alcohol") && !topics.contains("random_draw"), "{topics}");
}

#[rstest]
#[tokio::test]
async fn those_in_charge_hear_of_an_overdue_query_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let (safety, other) = (
        app.user(admin.company_id, Role::SafetyManager).await,
        app.user(admin.company_id, Role::TerminalManager).await,
    );
    grant(&admin, "SafetyManager", "driver_files").await;
    grant(&admin, "TerminalManager", "safety").await;
    let mut body = driver("Dana", "Cole");
    body["license_class"] = json!("A");
    let dana = id(&admin.client.post("/api/drivers", body).await.expect(201));
    admin.client.post(QUERIES, query_of(&dana, "limited", "no_records", "2026-01-10T15:00:00Z")).await.expect(201);
    let inbox = async |person: &Person| {
        let list = person.client.get("/api/notices").await.expect(200);
        let items = list["items"].as_array().unwrap().clone();
        items.into_iter().filter(|notice| notice["kind"] == "testing").collect::<Vec<_>>()
    };
    let safety = app.at(&safety, "2027-01-10T15:00:00Z");
    app.run_jobs().await;
    assert!(inbox(&safety).await.is_empty(), "the last day is today");
    for day in ["2027-01-11T15:00:00Z", "2027-01-12T15:00:00Z"] {
        let safety = app.at(&safety, day);
        app.run_jobs().await;
        let told = inbox(&safety).await;
        assert_eq!(told.len(), 1);
        assert_eq!(told[0]["title"], "Dana Cole: Clearinghouse query is overdue");
    }
    let other = app.at(&other, "2027-01-12T15:00:00Z");
    assert!(inbox(&other).await.is_empty());
    let admin = app.at(&admin, "2027-01-12T16:00:00Z");
    admin.client.post(QUERIES, query_of(&dana, "limited", "no_records", "2027-01-12T15:30:00Z")).await.expect(201);
    let safety = app.at(&safety, "2027-01-13T15:00:00Z");
    app.run_jobs().await;
    assert!(inbox(&safety).await.is_empty());
}
