//! Over papers of random days: the checklist, the list, the board, the record, the file, the notices and the gate never
//! disagree.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use haul_types::{Date, Timestamp};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use rstest::rstest;
use serde_json::{Value, json};

const TODAY: &str = "2026-11-20";
const NOW: &str = "2026-11-20T15:00:00Z";
const DRIVERS: usize = 24;

#[rstest]
#[tokio::test]
async fn nothing_that_shows_a_paper_disagrees(#[values(Sqlite, Postgres)] backend: Backend) {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    let mut offset = || (-9_i64..42).new_tree(&mut runner).unwrap().current();
    let app = TestApp::start(backend).await;
    app.clock.set(NOW.parse::<Timestamp>().unwrap().utc());
    let person = app.admin().await;
    let client = app.signed_in(&person.uid, &person.email, true);
    let freight = person.freight().await;
    // It ends within the day, so that the trip asks for the same day as everything else.
    let mut load = freight.load();
    load["stops"][0]["earliest_local"] = json!("2026-11-20T06:00");
    load["stops"][1]["earliest_local"] = json!("2026-11-20T18:00");
    let load = client.post("/api/loads", load).await.expect(201);
    let today: Date = TODAY.parse().unwrap();
    let mut drivers = Vec::new();
    for index in 0..DRIVERS {
        let name = format!("Number{}", char::from(b'a' + u8::try_from(index).unwrap()));
        let made = id(&client.post("/api/drivers", driver("Dana", &name)).await.expect(201));
        let mut days = Vec::new();
        for item_type in ["license", "medical"] {
            let offset = offset();
            let day = if offset < 0 {
                today.minus_days(offset.unsigned_abs().try_into().unwrap())
            } else {
                today.plus_days(offset.try_into().unwrap())
            };
            let item = json!({ "item_type": item_type, "expires_on": day });
            client.post(&format!("/api/records/driver/{made}/compliance_items"), item).await.expect(201);
            days.push((item_type, day));
        }
        drivers.push((made, name, days));
    }
    // The watch begins on the morning after the first paper.
    let morning = "2026-11-21T15:00:00Z";
    app.clock.set(morning.parse::<Timestamp>().unwrap().utc());
    app.run_jobs().await;
    app.clock.set(NOW.parse::<Timestamp>().unwrap().utc());
    let notices = client.get("/api/notices?limit=200").await.expect(200).to_string();
    for (made, name, days) in &drivers {
        let checklist = client.get(&format!("/api/records/driver/{made}/compliance")).await.expect(200);
        let board = client.get(&format!("/api/compliance_board?record_kind=driver&q={name}")).await.expect(200);
        let record = client.get(&format!("/api/drivers/{made}")).await.expect(200);
        let gate = format!("/api/loads/{}/assignment_check?driver_id={made}", id(&load));
        let gate = client.get(&gate).await.expect(200);
        client.post(&format!("/api/records/driver/{made}/compliance/open"), json!({})).await.expect(200);
        let file = app.typesetting.paper("compliance_file");
        for (item_type, day) in days {
            let left = day.days_since(today);
            let status = match left {
                ..0 => "expired",
                0..=30 => "expiring",
                _ => "valid",
            };
            let what = format!("{name} {item_type} {day}");
            let of_type = |list: &Value| {
                let found = list.as_array().unwrap().iter().find(|one| one["item_type"] == *item_type);
                found.unwrap()["status"].clone()
            };
            assert_eq!(of_type(&checklist["lines"]), status, "{what}");
            assert_eq!(of_type(&board["items"][0]["cells"]), status, "{what}");
            let list = format!("/api/compliance_items?record_id={made}&item_type={item_type}&status={status}");
            assert_eq!(client.get(&list).await.expect(200)["total_count"], 1, "{what}");
            let code = format!("{item_type}_{status}");
            let warnings = record["paper_warnings"].as_array().unwrap();
            assert_eq!(warnings.iter().any(|one| one["code"] == code), status != "valid", "{what}");
            let blocks = gate["verdicts"].as_array().unwrap().iter();
            let blocks = blocks.filter(|one| one["is_blocking"] == true);
            let blocks = blocks.filter(|one| one["code"] == format!("{item_type}_expired")).count();
            assert_eq!(blocks > 0, status == "expired", "{what}: {gate}");
            let line = if *item_type == "license" { "License" } else { "Medical certificate" };
            let words = match status {
                "expired" => "Expired",
                "expiring" => "Expires soon",
                _ => "On file",
            };
            let rows = file["rows"].as_array().unwrap();
            assert!(rows.iter().any(|row| row["name"] == line && row["status"] == words), "{what}: {file}");
            // By the morning, one more day has gone; what ended before needs no reminder.
            let paper = if *item_type == "license" { "license" } else { "medical certificate" };
            let is_told = notices.contains(&format!("Dana {name}: {paper} expires "));
            assert_eq!(is_told, (1..=31).contains(&left), "{what}: {notices}");
        }
    }
}
