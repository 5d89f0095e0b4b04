//! Detention: from the truck's arrival to what the customer is charged.

use haul_app::run_jobs;
use haul_db::Scope;
use haul_entity::{Owned, loads::load};
use haul_types::BillingStatus;
use haul_types::Timestamp;
use poem::http::Method;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{Freight, id, terms},
    wait_until,
};
use rstest::rstest;

pub fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// The wait at the load's stop of this number.
pub async fn wait_at(admin: &Person, load: &Value, sequence: i64) -> Value {
    let list = admin.client.get(&format!("/api/detention?load_id={}", id(load))).await.expect(200);
    let items = list["items"].as_array().unwrap();
    items.iter().find(|item| item["stop"]["sequence"] == sequence).cloned().unwrap_or(Value::Null)
}

/// A load whose truck waited from 07:55 to 13:10 for an appointment at 08:00: $162.50 of detention at the first stop.
pub async fn detained(admin: &Person, freight: &Freight) -> (Value, Value) {
    let load = admin.assigned_load(freight).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let load = admin.record(&load, 0, "departed", "2026-11-18T19:10:00Z").await;
    let wait = wait_at(admin, &load, 1).await;
    (load, wait)
}

pub async fn decide(admin: &Person, wait: &Value, verb: &str, mut body: Value) -> haul_tests::Answer {
    body["version"] = wait["version"].clone();
    admin.client.post(&format!("/api/detention/{}/{verb}", id(wait)), body).await
}

pub async fn read_load(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

pub fn detention_charges(load: &Value) -> Vec<&Value> {
    load["charges"].as_array().unwrap().iter().filter(|charge| charge["code"] == "DETENTION").collect()
}

pub async fn put(admin: &Person, path: &str, body: Value) -> haul_tests::Answer {
    admin.client.send(Method::PUT, path, &[], Some(body)).await
}

pub async fn set_billing(app: &TestApp, admin: &Person, load: &Value, billing_status: BillingStatus) {
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let row = load::Entity::find_owned(admin.company_id, id(load).parse().unwrap())
        .fetch_optional(&db)
        .await
        .unwrap()
        .unwrap();
    let mut row = row.into_active_model();
    row.billing_status = Set(billing_status);
    row.update(&db).await.unwrap();
}

/// Adding a document settles the load.
pub async fn add_document(app: &TestApp, admin: &Person, load: &Value, kind: &str) {
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let body = json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind });
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), body).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn a_wait_accrues_until_the_truck_leaves_and_then_waits_for_a_decision(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let admin = wait_until(&app, admin, "2026-11-18T17:00:00Z");
    let load = admin.assigned_load(&freight).await;
    assert_eq!(wait_at(&admin, &load, 1).await, Value::Null);
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(wait["status"], "accruing");
    // Free until 10:00 in Chicago, and it is 11:00.
    assert_eq!((&wait["billable_minutes"], &wait["amount_cents"]), (&json!(60), &json!(5_000)));
    assert_eq!(wait["dwell_minutes"], 185);
    assert_eq!(wait["allowed_actions"], json!([]));
    decide(&admin, &wait, "approve", json!({})).await.expect_code(409, "detention_accruing");
    let admin = wait_until(&app, admin, "2026-11-18T19:30:00Z");
    admin.record(&load, 0, "departed", "2026-11-18T19:10:00Z").await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!((&wait["status"], &wait["billable_minutes"]), (&json!("pending"), &json!(195)));
    assert_eq!(wait["amount_cents"], 16_250);
    assert_eq!(wait["allowed_actions"], json!(["approve", "waive", "dispute"]));
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    let told =
        case["explanation"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect::<Vec<_>>().join(" ");
    assert!(told.starts_with("Arrived Nov 18, 07:55 CST, appointment 08:00."), "{told}");
    assert!(told.ends_with("3 h 15 min, rounded to the nearest 15 min, at $50.00 an hour comes to $162.50."), "{told}");
}

#[rstest]
#[tokio::test]
async fn claiming_adds_the_charge_and_taking_back_removes_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    let total = load["total_cents"].as_i64().unwrap();
    let claimed = decide(&admin, &wait, "approve", json!({ "note": "Agreed with Pat" })).await.expect(200);
    assert_eq!((&claimed["status"], &claimed["approved_cents"]), (&json!("approved"), &json!(16_250)));
    let charged = read_load(&admin, &load).await;
    let charge = detention_charges(&charged)[0].clone();
    assert_eq!(charge["description"], "Lakeside Cold Storage, 3 h 15 min at $50.00/h");
    assert_eq!(
        (&charge["basis"], &charge["quantity"], &charge["rate"]),
        (&json!("per_hour"), &json!("3.250"), &json!("50.0000"))
    );
    assert_eq!((&charge["amount_cents"], &charge["status"]), (&json!(16_250), &json!("approved")));
    assert_eq!(charged["total_cents"], total + 16_250);
    let copy = admin.client.post(&format!("/api/loads/{}/copy", id(&load)), json!({})).await.expect(201);
    assert_eq!(copy["total_cents"], total);
    decide(&admin, &wait, "approve", json!({})).await.expect_code(409, "version_stale");
    let history = admin.client.get(&format!("/api/loads/{}/history", id(&load))).await.expect(200);
    let told: Vec<_> =
        history["items"].as_array().unwrap().iter().map(|item| item["summary"].as_str().unwrap()).collect();
    assert!(told.contains(&"Claimed detention of 3 h 15 min"), "{told:?}");
    let open = decide(&admin, &claimed, "reopen", json!({})).await.expect(200);
    assert_eq!((&open["status"], &open["approved_cents"]), (&json!("pending"), &Value::Null));
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    let kinds: Vec<_> = case["timeline"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["kind"] == "decision")
        .map(|it| it["title"].clone())
        .collect();
    assert_eq!(kinds, ["Claimed", "Decision undone"]);
    let open = read_load(&admin, &load).await;
    assert_eq!((detention_charges(&open).len(), open["total_cents"].as_i64()), (0, Some(total)));
}

#[rstest]
#[tokio::test]
async fn less_than_the_clock_says_may_be_agreed_and_the_charge_leads_from_there(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    decide(&admin, &wait, "approve", json!({ "amount_cents": 16_251 })).await.expect_code(422, "validation_failed");
    decide(&admin, &wait, "approve", json!({ "amount_cents": 0 })).await.expect_code(422, "validation_failed");
    let claimed = decide(&admin, &wait, "approve", json!({ "amount_cents": 10_001 })).await.expect(200);
    assert_eq!(claimed["approved_cents"], 10_001);
    let charged = read_load(&admin, &load).await;
    let charge = detention_charges(&charged)[0].clone();
    assert_eq!((&charge["basis"], &charge["amount_cents"]), (&json!("flat"), &json!(10_001)));
    assert_eq!(charge["description"], "Lakeside Cold Storage, 3 h 15 min");
    let path = format!("/api/loads/{}/charges/{}", id(&load), id(&charge));
    let changed = admin.client.patch(&path, json!({ "version": charged["version"], "rate": "90" })).await.expect(200);
    assert_eq!(wait_at(&admin, &load, 1).await["approved_cents"], 9_000);
    admin.client.post(&format!("{path}/remove"), json!({ "version": changed["version"] })).await.expect(200);
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!((&wait["status"], &wait["approved_cents"]), (&json!("pending"), &Value::Null));
}

#[rstest]
#[tokio::test]
async fn waiving_and_disputing_say_why(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    decide(&admin, &wait, "waive", json!({ "reason": " " })).await.expect_code(422, "validation_failed");
    let waived = decide(&admin, &wait, "waive", json!({ "reason": "A good customer" })).await.expect(200);
    assert_eq!(waived["decision_note"], "A good customer");
    assert_eq!(waived["allowed_actions"], json!(["reopen"]));
    decide(&admin, &waived, "approve", json!({})).await.expect_code(409, "detention_already_decided");
    let open = decide(&admin, &waived, "reopen", json!({})).await.expect(200);
    decide(&admin, &open, "reopen", json!({})).await.expect_code(409, "detention_not_decided");
    let claimed = decide(&admin, &open, "approve", json!({})).await.expect(200);
    let disputed =
        decide(&admin, &claimed, "dispute", json!({ "note": "Says that the driver slept" })).await.expect(200);
    assert_eq!(disputed["status"], "disputed");
    assert_eq!(detention_charges(&read_load(&admin, &load).await).len(), 0);
    let agreed = decide(&admin, &disputed, "approve", json!({ "amount_cents": 8_000 })).await.expect(200);
    assert_eq!(agreed["approved_cents"], 8_000);
    assert_eq!(detention_charges(&read_load(&admin, &load).await).len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_decision_stays_and_says_when_facts_changed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    decide(&admin, &wait, "approve", json!({})).await.expect(200);
    let departed =
        load["stops"][0]["events"].as_array().unwrap().iter().find(|event| event["kind"] == "departed").unwrap();
    let void = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(&load["stops"][0]), id(departed));
    admin.client.post(&void, json!({ "reason": "Wrong day" })).await.expect(200);
    admin.record(&load, 0, "departed", "2026-11-18T17:00:00Z").await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(
        (&wait["status"], &wait["has_changed_facts"], &wait["amount_cents"]),
        (&json!("approved"), &json!(true), &json!(16_250))
    );
    let changed = admin.client.get("/api/detention?has_changed_facts=true").await.expect(200);
    assert_eq!(changed["total_count"], 1);
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    assert_eq!(case["recalculated"], json!({ "billable_minutes": 60, "amount_cents": 5_000 }));
    let open = decide(&admin, &wait, "reopen", json!({})).await.expect(200);
    assert_eq!((&open["amount_cents"], &open["has_changed_facts"]), (&json!(5_000), &json!(false)));
    assert_eq!(detention_charges(&read_load(&admin, &load).await).len(), 0);
}

#[rstest]
#[tokio::test]
async fn voiding_the_arrival_leaves_nothing_to_claim(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, _) = detained(&admin, &freight).await;
    for kind in ["departed", "arrived"] {
        let event = load["stops"][0]["events"].as_array().unwrap().iter().find(|event| event["kind"] == kind).unwrap();
        let void = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(&load["stops"][0]), id(event));
        admin.client.post(&void, json!({ "reason": "Another truck" })).await.expect(200);
    }
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(
        (&wait["status"], &wait["outcome"], &wait["amount_cents"]),
        (&json!("not_billable"), &json!("not_arrived"), &json!(0))
    );
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    assert!(case["timeline"].as_array().unwrap().iter().all(|evidence| evidence["is_void"] == true));
    decide(&admin, &wait, "approve", json!({})).await.expect_code(409, "detention_not_billable");
}

#[rstest]
#[tokio::test]
async fn approved_for_billing_locks_the_claim_and_an_invoice_bills_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    set_billing(&app, &admin, &load, BillingStatus::Approved).await;
    decide(&admin, &wait, "approve", json!({})).await.expect_code(409, "load_financially_locked");
    assert_eq!(wait_at(&admin, &load, 1).await["allowed_actions"], json!(["waive", "dispute"]));
    set_billing(&app, &admin, &load, BillingStatus::NotReady).await;
    let claimed = decide(&admin, &wait, "approve", json!({})).await.expect(200);
    set_billing(&app, &admin, &load, BillingStatus::Approved).await;
    decide(&admin, &claimed, "reopen", json!({})).await.expect_code(409, "load_financially_locked");
    set_billing(&app, &admin, &load, BillingStatus::Invoiced).await;
    add_document(&app, &admin, &load, "bill_of_lading").await;
    let billed = wait_at(&admin, &load, 1).await;
    assert_eq!((&billed["status"], &billed["allowed_actions"]), (&json!("billed"), &json!([])));
    decide(&admin, &billed, "reopen", json!({})).await.expect_code(409, "detention_already_billed");
}

#[rstest]
#[tokio::test]
async fn customers_terms_come_before_the_companys_and_a_wait_keeps_its_own(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let of_customer = format!("/api/customers/{}/detention_policy", freight.customer);
    let policy = admin.client.get("/api/detention_policy").await.expect(200);
    assert_eq!(
        (&policy["source"], &policy["version"], &policy["terms"]["free_minutes"]),
        (&json!("product"), &json!(0), &json!(120))
    );
    let mut company = terms();
    company["hourly_rate_cents"] = json!(6_000);
    put(&admin, "/api/detention_policy", json!({ "version": 0, "terms": company })).await.expect(200);
    put(&admin, "/api/detention_policy", json!({ "version": 0, "terms": company }))
        .await
        .expect_code(409, "version_stale");
    let inherited = admin.client.get(&of_customer).await.expect(200);
    assert_eq!(
        (&inherited["source"], &inherited["version"], &inherited["terms"]["hourly_rate_cents"]),
        (&json!("company"), &json!(0), &json!(6_000))
    );
    let mut own = terms();
    own["free_minutes"] = json!(60);
    own["stop_cap_cents"] = json!(15_000);
    let set = put(&admin, &of_customer, json!({ "version": 0, "terms": own })).await.expect(200);
    assert_eq!((&set["source"], &set["version"], &set["terms"]), (&json!("customer"), &json!(1), &own));
    let mut wrong = terms();
    wrong["free_minutes"] = json!(-1);
    wrong["rounding_minutes"] = json!(0);
    let problem =
        put(&admin, &of_customer, json!({ "version": 1, "terms": wrong })).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "terms.free_minutes");
    let (load, wait) = detained(&admin, &freight).await;
    assert_eq!((&wait["amount_cents"], &wait["capped_by"]), (&json!(15_000), &json!("stop")));
    assert_eq!(wait["is_notice_missing"], true);
    let back = admin.client.send(Method::DELETE, &of_customer, &[], None).await.expect(200);
    assert_eq!((&back["source"], &back["version"]), (&json!("company"), &json!(0)));
    add_document(&app, &admin, &load, "bill_of_lading").await;
    assert_eq!(wait_at(&admin, &load, 1).await["amount_cents"], 15_000);
}

#[rstest]
#[tokio::test]
async fn notice_goes_out_before_the_free_time_ends(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let customer = format!("/api/customers/{}", freight.customer);
    admin.client.patch(&customer, json!({ "version": 1, "email": "dock@blueridge.example" })).await.expect(200);
    put(&admin, &format!("{customer}/detention_policy"), json!({ "version": 0, "terms": terms() })).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T14:00:00Z");
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let admin = wait_until(&app, admin, "2026-11-18T15:29:59Z");
    app.run_jobs().await;
    assert_eq!(wait_at(&admin, &load, 1).await["noticed_at"], Value::Null);
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    run_jobs(&app.ctx, 10).await;
    let notices = admin.client.get("/api/notices").await.expect(200);
    let notice = notices["items"].as_array().unwrap().iter().find(|it| it["kind"] == "detention").unwrap();
    assert_eq!(
        notice["title"],
        format!("Load {}: free time at Lakeside Cold Storage ends Nov 18, 10:00 CST", load["number"].as_str().unwrap())
    );
    let mail = app.mail.last_to("dock@blueridge.example").unwrap();
    assert!(mail.text.contains("at Lakeside Cold Storage since Nov 18, 07:55 CST"), "{}", mail.text);
    assert!(mail.text.contains("detention accrues at $50.00 an hour"), "{}", mail.text);
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(notice["path"], format!("/apps/loads/detention?detention={}", id(&wait)));
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    let told: Vec<_> = case["timeline"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["kind"].as_str().unwrap(), it["title"].as_str().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("stop_event", "Truck arrived"),
            ("clock", "Free time starts"),
            ("notice", "Dispatch warned that free time is ending"),
            ("mail", "Customer emailed"),
        ]
    );
    let admin = wait_until(&app, admin, "2026-11-18T16:30:00Z");
    admin.record(&load, 0, "departed", "2026-11-18T16:30:00Z").await;
    assert_eq!(wait_at(&admin, &load, 1).await["is_notice_missing"], false);
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
}

#[rstest]
#[tokio::test]
async fn no_notice_where_the_truck_has_left_or_the_clock_was_corrected(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let admin = wait_until(&app, admin, "2026-11-18T14:00:00Z");
    let load = admin.assigned_load(&freight).await;
    let load = admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let stop = format!("/api/loads/{}/stops/{}", id(&load), id(&load["stops"][0]));
    // The appointment was an hour later after all.
    admin
        .client
        .patch(&stop, json!({ "version": load["version"], "earliest_local": "2026-11-18T09:00" }))
        .await
        .expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    assert_eq!(wait_at(&admin, &load, 1).await["noticed_at"], Value::Null);
    admin.record(&load, 0, "departed", "2026-11-18T15:20:00Z").await;
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    let admin = wait_until(&app, admin, "2026-11-18T16:30:00Z");
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!((&wait["noticed_at"], &wait["outcome"]), (&Value::Null, &json!("within_free_time")));
    assert_eq!(wait["status"], "not_billable");
}

#[rstest]
#[tokio::test]
async fn a_drop_has_no_clock_and_an_unused_truck_stops_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = freight.load();
    body["stops"][0]["is_drop"] = json!(true);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let crew = json!({ "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    assert_eq!(wait_at(&admin, &load, 1).await, Value::Null);
    let admin = wait_until(&app, admin, "2026-11-18T18:00:00Z");
    let load = admin.assigned_load(&freight).await;
    let load = admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let tonu = json!({ "version": load["version"], "reason": "Freight was not ready" });
    admin.client.post(&format!("/api/loads/{}/tonu", id(&load)), tonu).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T20:00:00Z");
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!((&wait["status"], &wait["billable_minutes"]), (&json!("pending"), &json!(120)));
    decide(&admin, &wait, "approve", json!({})).await.expect(200);
    let other = admin.assigned_load(&freight).await;
    let other = admin.record(&other, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let cancel = json!({ "version": other["version"], "reason": "The customer moved it" });
    admin.client.post(&format!("/api/loads/{}/cancel", id(&other)), cancel).await.expect(200);
    let wait = wait_at(&admin, &other, 1).await;
    assert_eq!((&wait["status"], &wait["outcome"]), (&json!("not_billable"), &json!("load_cancelled")));
}

#[rstest]
#[tokio::test]
async fn the_loads_cap_counts_its_earlier_stops(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut own = terms();
    own["load_cap_cents"] = json!(20_000);
    put(&admin, "/api/detention_policy", json!({ "version": 0, "terms": own })).await.expect(200);
    let (load, _) = detained(&admin, &freight).await;
    admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T21:00:00Z").await;
    let second = wait_at(&admin, &load, 2).await;
    assert_eq!((&second["amount_cents"], &second["capped_by"]), (&json!(3_750), &json!("load")));
    let first = wait_at(&admin, &load, 1).await;
    decide(&admin, &first, "waive", json!({ "reason": "A good customer" })).await.expect(200);
    // A waived claim leaves room under the cap.
    let second = wait_at(&admin, &load, 2).await;
    assert_eq!((&second["amount_cents"], &second["capped_by"]), (&json!(15_000), &Value::Null));
}
