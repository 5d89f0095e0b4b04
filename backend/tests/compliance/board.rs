//! The board of papers.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use rstest::rstest;
use serde_json::{Value, json};

fn names(board: &Value) -> Vec<&str> {
    board["items"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn the_board_finds_what_is_missing_expiring_and_expired(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut drivers = Vec::new();
    for (first, last, license) in
        [("Ann", "Able", "2030-01-01"), ("Ben", "Baker", "2026-12-01"), ("Cy", "Cole", "2026-11-01")]
    {
        let mut body = driver(first, last);
        body["license_expires_on"] = json!(license);
        drivers.push(id(&admin.client.post("/api/drivers", body).await.expect(201)));
    }
    for (item_type, expires_on) in [
        ("application", None),
        ("mvr", None),
        ("road_test", None),
        ("annual_review", Some("2027-10-01")),
        ("medical_status", None),
        ("testing_policy", None),
    ] {
        let body = json!({ "item_type": item_type, "expires_on": expires_on });
        let body = if expires_on.is_none() { json!({ "item_type": item_type }) } else { body };
        admin.client.post(&format!("/api/records/driver/{}/compliance_items", drivers[0]), body).await.expect(201);
    }
    let board = async |query: &str| {
        admin.client.get(&format!("/api/compliance_board?record_kind=driver{query}")).await.expect(200)
    };
    let all = board("").await;
    assert_eq!(names(&all), ["Ann Able", "Ben Baker", "Cy Cole"]);
    let ann = &all["items"][0];
    assert_eq!((&ann["required_count"], &ann["complete_count"]), (&json!(8), &json!(8)));
    let columns: Vec<_> = all["columns"].as_array().unwrap().iter().map(|column| column["item_type"].clone()).collect();
    let cells: Vec<_> = ann["cells"].as_array().unwrap().iter().map(|cell| cell["item_type"].clone()).collect();
    assert_eq!(columns, cells);
    assert_eq!(names(&board("&status=missing").await), ["Ben Baker", "Cy Cole"]);
    assert_eq!(names(&board("&status=expiring").await), ["Ben Baker"]);
    assert_eq!(names(&board("&status=expired").await), ["Cy Cole"]);
    assert_eq!(names(&board("&status=expired,expiring&q=bak").await), ["Ben Baker"]);
    let first = board("&limit=2").await;
    assert_eq!(first["total_count"], 3);
    let rest = board(&format!("&limit=2&cursor={}", first["next_cursor"].as_str().unwrap())).await;
    assert_eq!(names(&rest), ["Cy Cole"]);
    // Drivers who left are not on the board.
    let gone = json!({ "version": 1, "status": "terminated" });
    admin.client.patch(&format!("/api/drivers/{}", drivers[2]), gone).await.expect(200);
    assert_eq!(names(&board("").await), ["Ann Able", "Ben Baker"]);
}

#[rstest]
#[tokio::test]
async fn list_board_record_and_gate_say_the_same(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    // The load's last day is 2026-11-21; the warnings begin 30 days before.
    for (number, day) in
        ["2026-11-18", "2026-11-19", "2026-12-18", "2026-12-19", "2026-12-20", "2026-12-22"].iter().enumerate()
    {
        let mut body = driver("Dana", &format!("Number{}", char::from(b'a' + number as u8)));
        body["medical_expires_on"] = json!(day);
        let dana = id(&admin.client.post("/api/drivers", body).await.expect(201));
        let checklist = admin.client.get(&format!("/api/records/driver/{dana}/compliance")).await.expect(200);
        let line = checklist["lines"].as_array().unwrap().iter().find(|line| line["item_type"] == "medical").unwrap();
        let status = line["status"].as_str().unwrap();
        let list = format!("/api/compliance_items?record_id={dana}&item_type=medical&status={status}");
        assert_eq!(admin.client.get(&list).await.expect(200)["total_count"], 1, "{day} {status}");
        let shown = admin.client.get(&format!("/api/drivers/{dana}")).await.expect(200);
        let warned =
            shown["paper_warnings"].as_array().unwrap().iter().any(|one| one["code"] == format!("medical_{status}"));
        assert_eq!(warned, status != "valid", "{day}");
        let board = admin
            .client
            .get(&format!("/api/compliance_board?record_kind=driver&q=number{}", char::from(b'a' + number as u8)))
            .await
            .expect(200);
        let cell =
            board["items"][0]["cells"].as_array().unwrap().iter().find(|cell| cell["item_type"] == "medical").unwrap();
        assert_eq!(cell["status"], status, "{day}");
        let check = format!("/api/loads/{}/assignment_check?driver_id={dana}", id(&load));
        let verdicts = admin.client.get(&check).await.expect(200);
        let blocks =
            verdicts["verdicts"].as_array().unwrap().iter().any(|verdict| verdict["code"] == "medical_expired");
        // The gate asks for the trip's last day, never for an earlier one than the board.
        assert!(status != "expired" || blocks, "{day}: on the board expired, for the gate not");
    }
}
