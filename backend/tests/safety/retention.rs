//! What no longer has to be kept, and purging it by two people.

use chrono::TimeDelta;
use haul_db::{Fetch, Scope};
use haul_entity::{
    annotations::record_file,
    compliance::{compliance_item, drug_alcohol_test},
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::{Value, json};

const RETENTION: &str = "/api/retention";
const PROPOSALS: &str = "/api/retention/proposals";

async fn add(person: &Person, path: &str, body: Value) -> String {
    id(&person.client.post(path, body).await.expect(201))
}

async fn driver(admin: &Person, name: &str, more: Value) -> String {
    let mut body = json!({ "first_name": "Ann", "last_name": name, "kind": "company", "license_class": "A" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    add(admin, "/api/drivers", body).await
}

/// Who left three years and a day ago.
async fn former(admin: &Person, name: &str) -> String {
    let left = json!({ "status": "terminated", "hired_on": "2018-05-01", "terminated_on": "2023-11-19" });
    driver(admin, name, left).await
}

async fn paper(admin: &Person, driver_id: &str, item_type: &str, issued_on: &str) -> String {
    let path = format!("/api/records/driver/{driver_id}/compliance_items");
    add(admin, &path, json!({ "item_type": item_type, "issued_on": issued_on })).await
}

/// The ids of what is due, each with its rule and what keeps it.
async fn due(person: &Person, query: &str) -> Vec<(String, String, Option<String>)> {
    let found = person.client.get(&format!("{RETENTION}?{query}")).await.expect(200);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let of = |item: &Value| (text(&item["record_id"]).unwrap(), text(&item["rule"]).unwrap(), text(&item["obstacle"]));
    found["items"].as_array().unwrap().iter().map(of).collect()
}

fn choice(kind: &str, id: &str) -> Value {
    json!({ "record_kind": kind, "record_id": id })
}

#[rstest]
#[tokio::test]
async fn what_is_due_follows_from_the_rules(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let rules = admin.client.get(RETENTION).await.expect(200);
    assert_eq!((&rules["items"], &rules["total_count"]), (&json!([]), &json!(0)));
    assert!(rules["rules"].as_array().unwrap().iter().any(|rule| rule["source"] == "49 CFR 391.51(c)"), "{rules}");

    let left = former(&admin, "Lee").await;
    let works = driver(&admin, "Ortiz", json!({ "hired_on": "2018-05-01" })).await;
    let application = paper(&admin, &left, "application", "2018-04-20").await;
    paper(&admin, &works, "application", "2018-04-20").await;
    let accident = json!({ "happened_on": "2023-11-19", "city": "Gary", "state": "IN", "driver_id": works });
    let accident = add(&admin, "/api/accidents", accident).await;
    let later = json!({ "happened_on": "2023-11-21", "city": "Gary", "state": "IN" });
    add(&admin, "/api/accidents", later).await;
    let test = async |kind: &str, on: &str| {
        let body = json!({
            "driver_id": works, "kind": kind, "substance": "drugs", "ordered_on": on, "collected_on": on,
            "result": "negative", "result_on": on,
        });
        add(&admin, "/api/drug_alcohol_tests", body).await
    };
    let inspection = json!({
        "inspected_on": "2025-11-18", "report_number": "IN-204117", "state": "IN", "level": "walk_around",
        "driver_id": works,
    });
    let inspection = add(&admin, "/api/roadside_inspections", inspection).await;
    let hired = test("pre_employment", "2018-04-25").await;
    let random = test("random", "2024-03-05").await;
    test("random", "2025-12-01").await;

    let today = admin.client.get(RETENTION).await.expect(200)["as_of"].as_str().unwrap().to_owned();
    assert_eq!(today, "2026-11-20", "the days above are counted from it");
    let found = due(&admin, "").await;
    let expected = [
        (&hired, "negative_test", Some("still_counts")),
        (&random, "negative_test", None),
        (&accident, "accident", None),
        (&inspection, "roadside_inspection", Some("not_returned")),
        (&application, "driver_file", None),
    ];
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (record, rule, obstacle) in expected {
        let expected = (record.clone(), rule.to_owned(), obstacle.map(str::to_owned));
        assert!(found.contains(&expected), "{expected:?} of {found:?}");
    }
    assert_eq!(due(&admin, "record_kind=accident").await.len(), 1);
    assert_eq!(due(&admin, &format!("about_id={left}")).await.len(), 1);
    assert_eq!(due(&admin, "has_obstacle=true").await.len(), 2);
    let returned = json!({ "version": 1, "returned_on": "2026-11-20" });
    admin.client.patch(&format!("/api/roadside_inspections/{inspection}"), returned).await.expect(200);
    assert_eq!(due(&admin, "has_obstacle=true").await.len(), 1);

    // A hold on the driver keeps what is about the driver, and nothing else.
    let hold = json!({ "driver_id": works, "matter": "Audit", "reason": "Asked for", "begins_on": "2026-11-01" });
    let hold = admin.client.post("/api/legal_holds", hold).await.expect(201);
    let kept = due(&admin, "has_obstacle=true").await;
    assert_eq!(kept.iter().filter(|(_, _, why)| why.as_deref() == Some("on_hold")).count(), 4, "{kept:?}");
    assert_eq!(due(&admin, "has_obstacle=false").await.len(), 1);
    let one = format!("/api/legal_holds/{}", id(&hold));
    admin.client.patch(&one, json!({ "version": 1, "released_on": "2026-11-20" })).await.expect(200);
    assert_eq!(due(&admin, "has_obstacle=false").await.len(), 4);

    // A day later another accident is due; a driver who comes back keeps the file.
    app.clock.advance(TimeDelta::days(2));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    assert_eq!(due(&admin, "record_kind=accident").await.len(), 2);
    let back = json!({ "version": 1, "status": "active", "rehired_on": "2026-11-20" });
    admin.client.patch(&format!("/api/drivers/{left}"), back).await.expect(200);
    assert_eq!(due(&admin, "rule=driver_file").await, []);
}

#[rstest]
#[tokio::test]
async fn two_people_purge_for_good(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let (left, held) = (former(&admin, "Lee").await, former(&admin, "Ortiz").await);
    let application = paper(&admin, &left, "application", "2018-04-20").await;
    let road_test = paper(&admin, &held, "road_test", "2018-04-22").await;
    let blob = app.ctx.ids.next();
    let receipt = MemoryBlobs::receipt_of_file(admin.company_id, blob, 1_000, "application/pdf");
    let file = json!({
        "receipt": receipt, "file_name": "application.pdf", "kind": "other", "compliance_item_id": application,
    });
    add(&admin, &format!("/api/records/driver/{left}/files"), file).await;
    let positive = json!({
        "driver_id": left, "kind": "random", "substance": "drugs", "ordered_on": "2021-03-01", "collected_on": "2021-03-01",
        "result": "positive", "result_on": "2021-03-05",
    });
    let positive = add(&admin, "/api/drug_alcohol_tests", positive).await;

    let items = [
        choice("compliance_item", &application),
        choice("compliance_item", &road_test),
        choice("drug_alcohol_test", &positive),
    ];
    let wrong = json!({ "items": [choice("accident", &application)] });
    let wrong = admin.client.post(PROPOSALS, wrong).await.expect_code(422, "validation_failed");
    assert_eq!(wrong["fields"][0]["path"], "items.0");
    let proposal = admin.client.post(PROPOSALS, json!({ "items": items, "note": "Yearly" })).await.expect(201);
    assert_eq!(
        (&proposal["status"], &proposal["is_mine"], &proposal["item_count"]),
        (&json!("open"), &json!(true), &json!(3))
    );
    let again = admin.client.post(PROPOSALS, json!({ "items": items })).await.expect_code(422, "validation_failed");
    assert!(again["fields"][0]["message"].as_str().unwrap().contains("another open proposal"), "{again}");

    let one = format!("{PROPOSALS}/{}", id(&proposal));
    let approve = format!("{one}/approve");
    admin.client.post(&approve, json!({ "version": 1 })).await.expect_code(409, "purge_needs_another_person");
    other.client.post(&approve, json!({ "version": 2 })).await.expect_code(409, "version_stale");
    // Placed while the proposal waits.
    let hold = json!({ "driver_id": held, "matter": "Audit", "reason": "Asked for", "begins_on": "2026-11-01" });
    admin.client.post("/api/legal_holds", hold).await.expect(201);
    let done = other.client.post(&approve, json!({ "version": 1 })).await.expect(200);
    assert_eq!((&done["status"], &done["deleted_count"]), (&json!("approved"), &json!(2)), "{done}");
    let outcomes: Vec<_> =
        done["items"].as_array().unwrap().iter().map(|it| (&it["is_deleted"], &it["obstacle"])).collect();
    assert_eq!(
        outcomes,
        [(&json!(true), &Value::Null), (&json!(false), &json!("on_hold")), (&json!(true), &Value::Null)]
    );
    other.client.post(&approve, json!({ "version": 2 })).await.expect_code(409, "purge_proposal_closed");

    // The rows are gone, archived ones too, and the file with its bytes.
    let db = app.ctx.db.scoped(Scope::System("a test looks for what was deleted"));
    let papers = compliance_item::Entity::find().fetch_all(&db).await.unwrap();
    assert!(
        papers.iter().all(|row| row.id.to_string() != application)
            && papers.iter().any(|row| row.id.to_string() == road_test)
    );
    assert!(record_file::Entity::find().fetch_all(&db).await.unwrap().is_empty());
    assert!(drug_alcohol_test::Entity::find().fetch_all(&db).await.unwrap().is_empty());
    assert!(!app.blobs.released.lock().unwrap().contains(&blob), "only once the write is committed");
    app.run_jobs().await;
    assert!(app.blobs.released.lock().unwrap().contains(&blob));

    let history = admin.client.get(&format!("/api/drivers/{left}/history")).await.expect(200);
    assert_eq!(history["items"][0]["action"], "driver.item_purged");
    let log = admin.client.get("/api/audit_events?entity_type=purge_proposal").await.expect(200);
    let approved =
        log["items"].as_array().unwrap().iter().find(|it| it["action"] == "purge_proposal.approved").unwrap();
    let told: Vec<_> = approved["changes"].as_array().unwrap().iter().filter(|it| it["field"] == "deleted").collect();
    assert_eq!(told.len(), 2, "{approved}");
    assert_eq!(due(&admin, "has_obstacle=false").await, []);
}

#[rstest]
#[tokio::test]
async fn a_proposal_is_for_people_who_see_everything(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let old = json!({ "happened_on": "2021-11-02", "city": "Gary", "state": "IN" });
    let old = add(&admin, "/api/accidents", old).await;
    let body = json!({ "items": [choice("accident", &old)] });
    let key = json!({ "name": "Purger", "permissions": ["retention:read", "records:purge", "accidents:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let key = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    assert_eq!(key.get(RETENTION).await.expect(200)["total_count"], 1);
    key.post(PROPOSALS, body.clone()).await.expect_code(403, "people_only");
    app.user(admin.company_id, Role::User).await.client.get(RETENTION).await.expect_code(403, "permission_missing");

    let proposal = admin.client.post(PROPOSALS, body.clone()).await.expect(201);
    // The person who proposed it may withdraw it.
    let one = format!("{PROPOSALS}/{}", id(&proposal));
    let rejected =
        admin.client.post(&format!("{one}/reject"), json!({ "version": 1, "note": "Too soon" })).await.expect(200);
    assert_eq!((&rejected["status"], &rejected["deleted_count"]), (&json!("rejected"), &json!(0)));
    admin.client.get(&format!("/api/accidents/{old}")).await.expect(200);
    assert_eq!(admin.client.get(&format!("{PROPOSALS}?status=open")).await.expect(200)["total_count"], 0);
    admin.client.post(PROPOSALS, body).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn what_a_claim_or_challenge_is_about_is_kept(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let accident = json!({ "happened_on": "2023-11-19", "city": "Gary", "state": "IN", "is_towed": true });
    let claimed = add(&admin, "/api/accidents", accident.clone()).await;
    let free = add(&admin, "/api/accidents", accident).await;
    let roadside = json!({
        "inspected_on": "2025-11-10", "report_number": "IL00123456", "state": "IL", "level": "walk_around",
        "returned_on": "2025-11-20",
    });
    let roadside = add(&admin, "/api/roadside_inspections", roadside).await;
    // Proposed while nothing was about them.
    let items = [choice("accident", &claimed), choice("accident", &free), choice("roadside_inspection", &roadside)];
    let proposal = add(&admin, PROPOSALS, json!({ "items": items })).await;
    let claim = json!({
        "kind": "liability", "claimant": "Dale Whitcomb", "happened_on": "2023-11-19", "reported_on": "2023-11-20",
        "accident_id": claimed,
    });
    add(&admin, "/api/claims", claim).await;
    let challenge = json!({ "roadside_inspection_id": roadside, "reason": "inspection_not_ours" });
    add(&admin, "/api/data_q_challenges", challenge).await;
    let kept = due(&admin, "has_obstacle=true").await;
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!(kept.iter().all(|(_, _, obstacle)| obstacle.as_deref() == Some("in_use")), "{kept:?}");
    let second = app.user(admin.company_id, Role::Admin).await;
    let approve = format!("{PROPOSALS}/{proposal}/approve");
    let done = second.client.post(&approve, json!({ "version": 1 })).await.expect(200);
    assert_eq!(done["deleted_count"], 1, "{done}");
    admin.client.get(&format!("/api/accidents/{free}")).await.expect(404);
    admin.client.get(&format!("/api/accidents/{claimed}")).await.expect(200);
    admin.client.get(&format!("/api/roadside_inspections/{roadside}")).await.expect(200);
}
