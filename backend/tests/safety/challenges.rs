//! Challenges in FMCSA's DataQs.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

const CHALLENGES: &str = "/api/data_q_challenges";

fn with(mut body: Value, more: Value) -> Value {
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

/// With a violation of the truck and one of the driver.
async fn inspection(admin: &Person, number: &str) -> String {
    let brakes = json!({ "code": "393.47(e)", "description": "Brakes out of adjustment", "unit": "truck" });
    let hours = json!({ "code": "395.8(e)", "description": "False log", "unit": "driver" });
    let body = json!({
        "inspected_on": "2026-11-10", "report_number": number, "state": "IL", "level": "walk_around", "violations": [brakes, hours],
    });
    id(&admin.client.post("/api/roadside_inspections", body).await.expect(201))
}

async fn accident(admin: &Person, more: Value) -> String {
    let body = json!({ "happened_on": "2026-11-02", "city": "Joliet", "state": "IL", "is_towed": true });
    id(&admin.client.post("/api/accidents", with(body, more)).await.expect(201))
}

#[rstest]
#[tokio::test]
async fn a_challenge_is_drafted_filed_and_accepted(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let report = inspection(&admin, "IL0042").await;
    let draft = json!({
        "roadside_inspection_id": report, "violation_codes": ["393.47(e)"], "reason": "violation_incorrect",
        "argument": "The brakes were adjusted that morning.", "owner_id": admin.user_id,
    });
    let draft = admin.client.post(CHALLENGES, draft).await.expect(201);
    assert_eq!((&draft["status"], &draft["is_open"]), (&json!("draft"), &json!(true)));
    assert_eq!((&draft["subject"], &draft["subject_name"]), (&json!("inspection"), &json!("Inspection IL0042")));
    assert_eq!((&draft["happened_on"], &draft["file_by"]), (&json!("2026-11-10"), &json!("2029-11-10")));
    assert_eq!((&draft["next_due_on"], &draft["is_overdue"]), (&json!("2029-11-10"), &json!(false)));
    assert_eq!(draft["owner"]["id"], admin.user_id.to_string());
    let one = format!("{CHALLENGES}/{}", id(&draft));
    let file = json!({ "version": 1, "status": "filed", "filed_on": "2026-11-12", "request_number": "rdr-8841" });
    let filed = admin.client.patch(&one, file).await.expect(200);
    assert_eq!(filed["next_due_on"], "2027-01-26", "75 days");
    // The agency never answered.
    app.clock.advance(TimeDelta::days(80));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    assert_eq!(admin.client.get(&one).await.expect(200)["is_overdue"], true);
    let more = json!({ "version": 2, "status": "more_information_needed", "answered_on": "2027-02-01" });
    let more = admin.client.patch(&one, more).await.expect(200);
    assert_eq!((&more["next_due_on"], &more["is_overdue"]), (&json!("2027-02-15"), &json!(false)));
    let decide = json!({ "version": 3, "status": "accepted", "answered_on": "2027-02-07", "answer": "Removed." });
    let accepted = admin.client.patch(&one, decide).await.expect(200);
    assert_eq!((&accepted["is_open"], &accepted["is_overdue"]), (&json!(false), &json!(false)));
    assert!(accepted.get("next_due_on").is_none(), "{accepted}");
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    assert_eq!(history["items"].as_array().unwrap().len(), 4);
}

#[rstest]
#[tokio::test]
async fn challenges_are_found_by_what_they_are_about(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (report, crash) = (inspection(&admin, "IL0042").await, accident(&admin, json!({})).await);
    let add = async |body: Value| admin.client.post(CHALLENGES, body).await.expect(201);
    let hours = json!({
        "roadside_inspection_id": report, "violation_codes": ["395.8(e)"], "reason": "citation_dismissed",
        "status": "denied", "filed_on": "2026-11-12", "answered_on": "2026-11-18", "request_number": "RDR-1",
    });
    add(hours).await;
    add(json!({ "roadside_inspection_id": report, "reason": "inspection_not_ours" })).await;
    let preventable = json!({
        "accident_id": crash, "reason": "crash_not_preventable", "status": "filed", "filed_on": "2026-11-14",
        "request_number": "rdr-2", "owner_id": admin.user_id,
    });
    let preventable = add(preventable).await;
    assert_eq!(
        (&preventable["subject_name"], &preventable["file_by"]),
        (&json!("Accident in Joliet, IL"), &json!("2031-11-02"))
    );
    for (query, expected) in [
        (String::new(), vec!["crash_not_preventable", "inspection_not_ours", "citation_dismissed"]),
        ("?subject=inspection".to_owned(), vec!["inspection_not_ours", "citation_dismissed"]),
        ("?subject=accident".to_owned(), vec!["crash_not_preventable"]),
        ("?is_open=true".to_owned(), vec!["crash_not_preventable", "inspection_not_ours"]),
        ("?is_open=false".to_owned(), vec!["citation_dismissed"]),
        ("?status=filed,denied".to_owned(), vec!["crash_not_preventable", "citation_dismissed"]),
        ("?reason=inspection_not_ours".to_owned(), vec!["inspection_not_ours"]),
        (format!("?owner_id={}", admin.user_id), vec!["crash_not_preventable"]),
        (format!("?accident_id={crash}"), vec!["crash_not_preventable"]),
        (
            format!("?roadside_inspection_id={report}&sort=created_at"),
            vec!["citation_dismissed", "inspection_not_ours"],
        ),
        ("?q=RDR-2".to_owned(), vec!["crash_not_preventable"]),
        ("?q=il0042".to_owned(), vec!["inspection_not_ours", "citation_dismissed"]),
        ("?q=joli".to_owned(), vec!["crash_not_preventable"]),
        ("?archived=true".to_owned(), vec![]),
    ] {
        let found = admin.client.get(&format!("{CHALLENGES}{query}")).await.expect(200);
        let reasons: Vec<&str> =
            found["items"].as_array().unwrap().iter().map(|row| row["reason"].as_str().unwrap()).collect();
        assert_eq!(reasons, expected, "{query}");
    }
}

#[rstest]
#[tokio::test]
async fn a_challenge_is_refused_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let (report, crash) = (inspection(&admin, "IL0042").await, accident(&admin, json!({})).await);
    let theirs = inspection(&other, "IL0042").await;
    let of_report =
        |more: Value| with(json!({ "roadside_inspection_id": report, "reason": "inspection_duplicate" }), more);
    for (body, path) in [
        (json!({ "reason": "inspection_duplicate" }), "roadside_inspection_id"),
        (of_report(json!({ "accident_id": crash })), "roadside_inspection_id"),
        (of_report(json!({ "roadside_inspection_id": theirs })), "roadside_inspection_id"),
        (of_report(json!({ "reason": "crash_duplicate" })), "reason"),
        (json!({ "accident_id": crash, "reason": "violation_incorrect" }), "reason"),
        (of_report(json!({ "reason": "violation_incorrect" })), "violation_codes"),
        (of_report(json!({ "violation_codes": ["396.3"] })), "violation_codes"),
        (
            json!({ "accident_id": crash, "reason": "crash_not_ours", "violation_codes": ["395.8(e)"] }),
            "violation_codes",
        ),
        (of_report(json!({ "status": "filed" })), "filed_on"),
        (of_report(json!({ "filed_on": "2026-11-12" })), "status"),
        (of_report(json!({ "status": "filed", "filed_on": "2026-11-09" })), "filed_on"),
        (of_report(json!({ "status": "filed", "filed_on": "2027-01-01" })), "filed_on"),
        (of_report(json!({ "status": "accepted", "filed_on": "2026-11-12" })), "answered_on"),
        (
            of_report(json!({ "status": "denied", "filed_on": "2026-11-12", "answered_on": "2026-11-11" })),
            "answered_on",
        ),
        (of_report(json!({ "owner_id": other.user_id })), "owner_id"),
    ] {
        let refused = admin.client.post(CHALLENGES, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    // A report that was corrected since keeps its challenges changeable.
    let draft = of_report(json!({ "reason": "violation_incorrect", "violation_codes": ["395.8(e)"] }));
    let draft = admin.client.post(CHALLENGES, draft).await.expect(201);
    let corrected = json!({ "version": 1, "violations": [] });
    admin.client.patch(&format!("/api/roadside_inspections/{report}"), corrected).await.expect(200);
    let one = format!("{CHALLENGES}/{}", id(&draft));
    let filed = json!({ "version": 1, "status": "filed", "filed_on": "2026-11-12" });
    admin.client.patch(&one, filed.clone()).await.expect(200);
    admin.client.patch(&one, filed).await.expect_code(409, "version_stale");
    other.client.get(&one).await.expect_code(404, "not_found");
    assert_eq!(other.client.get(CHALLENGES).await.expect(200)["total_count"], 0);
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get(CHALLENGES).await.expect_code(403, "permission_missing");
}
