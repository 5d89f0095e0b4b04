//! The end of drivers' employment.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const TERMINATIONS: &str = "/api/driver_terminations";

fn ended(driver: &str, more: Value) -> Value {
    let mut body = json!({ "driver_id": driver, "last_on": "2026-11-13", "reason": "voluntary", "rehire": "eligible" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

fn steps(termination: &Value) -> Vec<&str> {
    termination["checklist"].as_array().unwrap().iter().map(|step| step["step"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn a_termination_changes_the_driver_and_its_archiving_undoes_that(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = json!({ "first_name": "Ann", "last_name": "Lee", "kind": "company", "status": "inactive", "hired_on": "2021-05-03" });
    let ann = id(&admin.client.post("/api/drivers", ann).await.expect(201));
    let of_driver = async || {
        let driver = admin.client.get(&format!("/api/drivers/{ann}")).await.expect(200);
        ["status", "hired_on", "terminated_on", "rehired_on"].map(|field| driver[field].as_str().map(str::to_owned))
    };
    let is = |words: [&str; 4]| words.map(|word| (!word.is_empty()).then(|| word.to_owned()));
    let made = admin.client.post(TERMINATIONS, ended(&ann, json!({ "reason_note": "Moved" }))).await.expect(201);
    assert_eq!((&made["employed_from"], &made["driver_name"]), (&json!("2021-05-03"), &json!("Ann Lee")));
    assert_eq!(of_driver().await, is(["terminated", "2021-05-03", "2026-11-13", ""]));
    let again = admin.client.post(TERMINATIONS, ended(&ann, json!({ "last_on": "2026-11-12" }))).await;
    again.expect_code(409, "driver_already_terminated");

    let one = format!("{TERMINATIONS}/{}", id(&made));
    admin.client.patch(&one, json!({ "version": 1, "last_on": "2026-11-14" })).await.expect(200);
    assert_eq!(of_driver().await, is(["terminated", "2021-05-03", "2026-11-14", ""]));
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    assert_eq!(of_driver().await, is(["inactive", "2021-05-03", "", ""]));
    admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
    assert_eq!(of_driver().await, is(["terminated", "2021-05-03", "2026-11-14", ""]));

    // Back, and gone again: the second time is a termination of its own.
    let back = admin.client.get(&format!("/api/drivers/{ann}")).await.expect(200);
    let back = json!({ "version": back["version"], "status": "active", "rehired_on": "2026-11-16" });
    admin.client.patch(&format!("/api/drivers/{ann}"), back).await.expect(200);
    let second = admin.client.post(TERMINATIONS, ended(&ann, json!({ "last_on": "2026-11-18" }))).await.expect(201);
    assert_eq!(second["employed_from"], "2026-11-16");
    assert_eq!(of_driver().await, is(["terminated", "2026-11-16", "2026-11-18", ""]));
    admin.client.post(&format!("{TERMINATIONS}/{}/archive", id(&second)), json!({})).await.expect(200);
    assert_eq!(of_driver().await, is(["active", "2021-05-03", "2026-11-14", "2026-11-16"]));
    // The first one no longer decides what the driver is.
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    assert_eq!(of_driver().await, is(["active", "2021-05-03", "2026-11-14", "2026-11-16"]));
}

#[rstest]
#[tokio::test]
async fn a_driver_on_open_loads_leaves_only_if_someone_says_so(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let refused = admin.client.post(TERMINATIONS, ended(&freight.driver, json!({}))).await;
    let refused = refused.expect_code(409, "driver_on_open_loads");
    assert!(refused["message"].as_str().unwrap().contains(load["number"].as_str().unwrap()), "{refused}");
    let driver = admin.client.get(&format!("/api/drivers/{}", freight.driver)).await.expect(200);
    assert_eq!(driver["status"], "active", "nothing was written");
    admin.client.post(TERMINATIONS, ended(&freight.driver, json!({ "accepts_open_loads": true }))).await.expect(201);
    let driver = admin.client.get(&format!("/api/drivers/{}", freight.driver)).await.expect(200);
    assert_eq!((&driver["status"], &driver["current_load"]["number"]), (&json!("terminated"), &load["number"]));
}

#[rstest]
#[tokio::test]
async fn a_checklist_is_worked_through(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let owner = json!({ "first_name": "Cole", "last_name": "Diaz", "kind": "owner_operator", "has_cdl": true });
    let owner = id(&admin.client.post("/api/drivers", owner).await.expect(201));
    let made = admin.client.post(TERMINATIONS, ended(&owner, json!({ "reason": "lease_ended" }))).await.expect(201);
    assert!(steps(&made).contains(&"final_settlement") && !steps(&made).contains(&"final_pay"), "{made}");
    let open = made["open_step_count"].as_i64().unwrap();
    let one = format!("{TERMINATIONS}/{}", id(&made));
    let wrong = json!({ "version": 1, "steps": [{ "step": "final_pay", "done_on": "2026-11-16" }] });
    let wrong = admin.client.patch(&one, wrong).await.expect_code(422, "validation_failed");
    assert_eq!(wrong["fields"][0]["path"], "steps.0.step");
    let early = json!({ "version": 1, "steps": [{ "step": "fuel_card", "done_on": "2027-01-01" }] });
    let early = admin.client.patch(&one, early).await.expect_code(422, "validation_failed");
    assert_eq!(early["fields"][0]["path"], "steps.0.done_on");

    let done =
        json!({ "version": 1, "steps": [{ "step": "fuel_card", "done_on": "2026-11-16", "note": "Cut in half" }] });
    let done = admin.client.patch(&one, done).await.expect(200);
    assert_eq!(done["open_step_count"], open - 1);
    let card = done["checklist"].as_array().unwrap().iter().find(|step| step["step"] == "fuel_card").unwrap();
    assert_eq!((&card["done_on"], &card["note"]), (&json!("2026-11-16"), &json!("Cut in half")));
    assert!(card["done_by"].as_str().unwrap().starts_with("Admin"), "{card}");
    let count = async |query: &str| {
        admin.client.get(&format!("{TERMINATIONS}?{query}")).await.expect(200)["total_count"].as_u64().unwrap()
    };
    assert_eq!((count("has_open_steps=true").await, count("has_open_steps=false").await), (1, 0));
    let rest: Vec<Value> = steps(&done).iter().map(|step| json!({ "step": step, "done_on": "2026-11-17" })).collect();
    let all = admin.client.patch(&one, json!({ "version": 2, "steps": rest })).await.expect(200);
    assert_eq!((&all["open_step_count"], count("has_open_steps=true").await), (&json!(0), 0));
    let reopened = json!({ "version": 3, "steps": [{ "step": "fuel_card", "done_on": null }] });
    assert_eq!(admin.client.patch(&one, reopened).await.expect(200)["open_step_count"], 1);
    assert_eq!(
        (count("q=dia").await, count("reason=lease_ended&rehire=eligible").await, count("from=2026-11-14").await),
        (1, 1, 0)
    );
}

#[rstest]
#[tokio::test]
async fn a_future_employer_is_told_what_the_register_has(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let ann = json!({ "first_name": "Ann", "last_name": "Lee", "kind": "company", "hired_on": "2021-05-03" });
    let ann = id(&admin.client.post("/api/drivers", ann).await.expect(201));
    for (on, city, is_towed) in
        [("2023-11-12", "Gary", true), ("2023-11-14", "Joliet", true), ("2026-01-09", "Peru", false)]
    {
        let accident =
            json!({ "happened_on": on, "city": city, "state": "IL", "driver_id": ann, "is_towed": is_towed });
        admin.client.post("/api/accidents", accident).await.expect(201);
    }
    let theirs = other.freight().await.driver;
    for (body, path) in [
        (ended(&ann, json!({ "last_on": "2027-01-01" })), "last_on"),
        (ended(&ann, json!({ "last_on": "2021-05-02" })), "last_on"),
        (ended(&theirs, json!({})), "driver_id"),
    ] {
        let refused = admin.client.post(TERMINATIONS, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    let made = ended(&ann, json!({ "reference_note": "Backed into a dock once." }));
    let made = admin.client.post(TERMINATIONS, made).await.expect(201);
    let path = format!("{TERMINATIONS}/{}/statement", id(&made));
    let statement = admin.client.get(&path).await.expect(200);
    let cities: Vec<_> =
        statement["accidents"].as_array().unwrap().iter().map(|it| it["city"].as_str().unwrap()).collect();
    assert_eq!(cities, ["Joliet"], "recordable, and not older than three years on the last day");
    let text = statement["text"].as_str().unwrap();
    assert!(text.contains("from May 3, 2021 to Nov 13, 2026") && text.contains("Backed into a dock"), "{text}");
    let key = json!({ "name": "Leavers", "permissions": ["driver_terminations:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let key = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    key.get(&path).await.expect_code(403, "permission_missing");
    app.user(admin.company_id, Role::User).await.client.get(TERMINATIONS).await.expect_code(403, "permission_missing");
}
