//! Roadside inspections.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

const INSPECTIONS: &str = "/api/roadside_inspections";

fn inspection(number: &str, more: Value) -> Value {
    let mut body =
        json!({ "inspected_on": "2026-11-10", "report_number": number, "state": "IL", "level": "walk_around" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[rstest]
#[tokio::test]
async fn a_report_is_signed_and_sent_back_in_time(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let brakes = json!({
        "code": "393.47(e)", "description": "Brakes out of adjustment", "unit": "truck", "is_out_of_service": true,
    });
    let hours = json!({ "code": "395.8(e)", "description": "False log", "unit": "driver" });
    let found = inspection("il0042", json!({ "violations": [brakes, hours] }));
    let found = admin.client.post(INSPECTIONS, found).await.expect(201);
    assert_eq!((&found["report_number"], &found["out_of_service_count"]), (&json!("IL0042"), &json!(1)));
    assert_eq!((&found["return_by"], &found["return_status"]), (&json!("2026-11-25"), &json!("due")));
    let again = admin.client.post(INSPECTIONS, inspection("IL0042", json!({}))).await;
    again.expect_code(409, "report_number_already_used");
    let count = async |admin: &Person, query: &str| {
        admin.client.get(&format!("{INSPECTIONS}?{query}")).await.expect(200)["total_count"].clone()
    };
    assert_eq!(count(&admin, "is_out_of_service=true&return_status=due").await, 1);
    app.clock.advance(TimeDelta::days(20));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    assert_eq!(count(&admin, "return_status=overdue").await, 1);
    assert_eq!(count(&admin, "return_status=due,returned").await, 0);
    let one = format!("{INSPECTIONS}/{}", id(&found));
    let early = admin.client.patch(&one, json!({ "version": 1, "returned_on": "2026-11-09" })).await;
    assert_eq!(early.expect_code(422, "validation_failed")["fields"][0]["path"], "returned_on");
    let returned = admin.client.patch(&one, json!({ "version": 1, "returned_on": "2026-11-24" })).await.expect(200);
    assert_eq!(returned["return_status"], "returned");
    assert_eq!(count(&admin, "return_status=returned").await, 1);
}

#[rstest]
#[tokio::test]
async fn a_violation_says_what_and_when(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let blank = json!({ "code": " ", "description": "Worn tire", "unit": "trailer" });
    let refused = admin.client.post(INSPECTIONS, inspection("IL1", json!({ "violations": [blank] }))).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "violations.0.code");
    let future =
        json!({ "code": "393.75", "description": "Worn tire", "unit": "trailer", "corrected_on": "2027-01-01" });
    let refused = admin.client.post(INSPECTIONS, inspection("IL1", json!({ "violations": [future] }))).await;
    assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "violations.0.corrected_on");
}
