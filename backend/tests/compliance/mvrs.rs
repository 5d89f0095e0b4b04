//! Motor vehicle records and their review.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use haul_types::Timestamp;
use rstest::rstest;
use serde_json::{Value, json};

const MVRS: &str = "/api/motor_vehicle_records";

fn line<'a>(checklist: &'a Value, item_type: &str) -> &'a Value {
    checklist["lines"].as_array().unwrap().iter().find(|line| line["item_type"] == item_type).unwrap()
}

#[rstest]
#[tokio::test]
async fn a_review_becomes_the_drivers_paper(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    app.clock.set("2026-11-20T16:00:00Z".parse::<Timestamp>().unwrap().utc());
    let person = app.admin().await;
    let client = app.signed_in(&person.uid, &person.email, true);
    let dana = id(&client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let body = json!({
        "driver_id": dana, "pulled_on": "2026-11-18", "state": "il",
        "entries": [
            { "on": "2024-03-01", "description": "Speeding 10 mph over", "points": 3 },
            { "on": "2025-06-14", "description": "Following too closely", "points": 2 },
        ],
    });
    let made = client.post(MVRS, body).await.expect(201);
    assert_eq!((&made["points"], &made["entries"][0]["on"]), (&json!(5), &json!("2025-06-14")));
    assert_eq!(client.get(&format!("{MVRS}?is_reviewed=false")).await.expect(200)["total_count"], 1);
    let review = format!("{MVRS}/{}/review", id(&made));
    let bare = client.post(&review, json!({ "version": 1, "decision": "with_action" })).await;
    assert_eq!(bare.expect_code(422, "validation_failed")["fields"][0]["path"], "note");
    let done = json!({ "version": 1, "decision": "with_action", "note": "Coaching on following distance." });
    let done = client.post(&review, done).await.expect(200);
    assert_eq!((&done["decision"], &done["reviewed_on"]), (&json!("with_action"), &json!("2026-11-20")));
    let checklist = client.get(&format!("/api/records/driver/{dana}/compliance")).await.expect(200);
    let annual = &line(&checklist, "annual_review")["item"];
    assert_eq!((&annual["issued_on"], &annual["expires_on"]), (&json!("2026-11-20"), &json!("2027-11-20")));
    assert!(annual["note"].as_str().unwrap().starts_with("Reviewed by "), "{annual}");
    // What was reviewed stays as it was.
    let again = client.post(&review, json!({ "version": 2, "decision": "qualified" })).await;
    again.expect_code(422, "validation_failed");
    let late = client.patch(&format!("{MVRS}/{}", id(&made)), json!({ "version": 2, "state": "IN" })).await;
    late.expect_code(422, "validation_failed");
    client.post(&review, json!({ "version": 1, "decision": "qualified" })).await.expect_code(409, "version_stale");

    // At hire it is another paper, and a driver who may not drive gets none.
    for (is_at_hire, decision, item_type, status) in
        [(true, "qualified", "mvr", "valid"), (false, "disqualified", "annual_review", "missing")]
    {
        let lee = id(&client.post("/api/drivers", driver("Ann", "Lee")).await.expect(201));
        let body = json!({ "driver_id": lee, "pulled_on": "2026-11-18", "state": "IL", "is_at_hire": is_at_hire });
        let made = client.post(MVRS, body).await.expect(201);
        let review = format!("{MVRS}/{}/review", id(&made));
        client.post(&review, json!({ "version": 1, "decision": decision, "note": "Read." })).await.expect(200);
        let checklist = client.get(&format!("/api/records/driver/{lee}/compliance")).await.expect(200);
        assert_eq!(line(&checklist, item_type)["status"], status);
    }
    let other = app.admin().await;
    other.client.post(&review, json!({ "version": 2, "decision": "qualified" })).await.expect_code(404, "not_found");
}
