//! Inquiries to previous employers: their life, what the file has to show, and who may see them.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const INQUIRIES: &str = "/api/employer_inquiries";

async fn hired(admin: &Person, on: &str) -> String {
    let mut body = driver("Dana", "Cole");
    body["hired_on"] = json!(on);
    id(&admin.client.post("/api/drivers", body).await.expect(201))
}

#[rstest]
#[tokio::test]
async fn an_inquiry_goes_from_draft_to_answer_within_thirty_days(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let dana = hired(&admin, "2026-10-26").await;
    let standing = async || admin.client.get(&format!("/api/drivers/{dana}/investigation")).await.expect(200);
    let before = standing().await;
    assert_eq!((&before["due_on"], &before["is_complete"]), (&json!("2026-11-25"), &json!(false)));
    let body = json!({ "driver_id": dana, "employer_name": "Blue Lake Transport", "phone": "(312) 555-0188" });
    let made = admin.client.post(INQUIRIES, body).await.expect(201);
    assert_eq!((&made["state"], &made["is_overdue"]), (&json!("draft"), &json!(false)));
    let one = format!("{INQUIRIES}/{}", id(&made));
    let asked = json!({
        "version": 1,
        "attempts": [
            { "on": "2026-11-12", "method": "phone", "note": " Left a message " },
            { "on": "2026-11-03", "method": "fax" },
        ],
    });
    let asked = admin.client.patch(&one, asked).await.expect(200);
    assert_eq!(asked["state"], "asked");
    let attempts = json!([
        { "on": "2026-11-03", "method": "fax" }, { "on": "2026-11-12", "method": "phone", "note": "Left a message" },
    ]);
    assert_eq!(asked["attempts"], attempts);
    // The day has passed without an outcome.
    let late = app.at(&admin, "2026-11-26T16:00:00Z");
    assert_eq!(late.client.get(&one).await.expect(200)["is_overdue"], true);
    let closed = json!({ "version": 2, "outcome": "no_response", "closed_on": "2026-11-26" });
    assert_eq!(late.client.patch(&one, closed).await.expect(200)["state"], "closed");
    let after = late.client.get(&format!("/api/drivers/{dana}/investigation")).await.expect(200);
    assert_eq!((&after["is_complete"], &after["is_overdue"]), (&json!(true), &json!(false)));
    assert_eq!((&after["employer_count"], &after["closed_count"]), (&json!(1), &json!(1)));
    for (query, count) in [
        ("state=closed", 1),
        ("state=draft,asked", 0),
        ("outcome=no_response", 1),
        ("q=blue", 1),
        ("q=cole", 1),
        ("q=nobody", 0),
        (&*format!("driver_id={dana}"), 1),
    ] {
        assert_eq!(late.client.get(&format!("{INQUIRIES}?{query}")).await.expect(200)["total_count"], count, "{query}");
    }
}

#[rstest]
#[tokio::test]
async fn the_file_has_to_show_what_was_done(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-20T16:00:00Z");
    let dana = hired(&admin, "2026-11-02").await;
    let asked = json!([{ "on": "2026-11-03", "method": "email" }]);
    for (more, path) in [
        (json!({ "outcome": "no_response", "closed_on": "2026-11-19" }), "attempts"),
        (json!({ "outcome": "answered", "closed_on": "2026-11-19", "attempts": asked }), "answer"),
        (json!({ "outcome": "refused", "attempts": asked }), "closed_on"),
        (json!({ "outcome": "refused", "attempts": asked, "closed_on": "2026-11-02" }), "closed_on"),
        (json!({ "closed_on": "2026-11-19" }), "outcome"),
        (json!({ "attempts": [{ "on": "2026-12-01", "method": "mail" }] }), "attempts.0.on"),
        (json!({ "from_on": "2025-02-01", "to_on": "2025-01-31" }), "to_on"),
        (json!({ "rebuttal": "I gave notice." }), "rebutted_on"),
        (json!({ "authorized_on": "2026-11-21" }), "authorized_on"),
    ] {
        let mut body = json!({ "driver_id": dana, "employer_name": "Blue Lake Transport" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let refused = admin.client.post(INQUIRIES, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    // Nobody has to be asked who no longer exists.
    let gone = json!({
        "driver_id": dana, "employer_name": "Old Line", "outcome": "out_of_business", "closed_on": "2026-11-19",
    });
    admin.client.post(INQUIRIES, gone).await.expect(201);
}

async fn grant(admin: &Person, section: &str) {
    let path = format!("/api/role_grants/SafetyManager/{section}");
    admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn only_those_who_hire_see_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dana = hired(&admin, "2026-11-02").await;
    let body = json!({ "driver_id": dana, "employer_name": "Blue Lake Transport" });
    let made = admin.client.post(INQUIRIES, body).await.expect(201);
    let one = format!("{INQUIRIES}/{}", id(&made));
    let file = format!("/api/drivers/{dana}/investigation/open");
    let manager = app.user(admin.company_id, Role::SafetyManager).await;
    grant(&admin, "safety").await;
    manager.client.get(&one).await.expect(403);
    manager.client.post(&file, json!({})).await.expect(403);
    for path in [format!("/api/drivers/{dana}/history"), "/api/search?q=blue".to_owned()] {
        let found: Value = manager.client.get(&path).await.expect(200);
        assert!(!found.to_string().contains("Blue Lake"), "{path}: {found}");
    }
    grant(&admin, "driver_files").await;
    let manager = app.signed_in(&manager.uid, &manager.email, true);
    manager.get(&one).await.expect(200);
    manager.post(&file, json!({})).await.expect(200);
    let history = admin.client.get(&format!("/api/drivers/{dana}/history")).await.expect(200);
    assert_eq!(history["items"][0]["action"], "driver.restricted_file_opened");
    let other = app.admin().await;
    other.client.get(&one).await.expect_code(404, "not_found");
    other.client.post(&file, json!({})).await.expect_code(404, "not_found");
    let theirs = json!({ "driver_id": dana, "employer_name": "Blue Lake Transport" });
    let refused = other.client.post(INQUIRIES, theirs).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "driver_id");
}
