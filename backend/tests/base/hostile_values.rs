//! Values that no screen sends: every operation answers with what is wrong, never with a failure of ours.

use std::collections::BTreeSet;

use haul_app::openapi_document;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

const OUTSIDE: [&str; 6] = ["-262143-01-01", "262142-12-31", "1899-12-31", "2101-01-01", "9999-12-31", "0000-00-00"];
const AT_THE_ENDS: [&str; 2] = ["1900-01-01", "2100-12-31"];

fn document() -> Value {
    serde_json::from_str(&openapi_document()).unwrap()
}

/// Reads with a date among their parameters, and that parameter.
fn dated_reads(document: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let parameters = methods["get"]["parameters"].as_array().into_iter().flatten();
        for parameter in parameters.filter(|it| it["schema"]["format"] == "date") {
            found.push((path.clone(), parameter["name"].as_str().unwrap().to_owned()));
        }
    }
    found
}

#[rstest]
#[tokio::test]
async fn no_date_of_a_read_fails_the_server(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let reads = dated_reads(&document());
    assert!(reads.len() > 15, "only {} reads take a date", reads.len());
    for (path, name) in reads {
        for day in OUTSIDE {
            let problem = admin.client.get(&format!("{path}?{name}={day}")).await.expect_code(422, "validation_failed");
            assert_eq!(problem["fields"][0]["path"], name, "{path}?{name}={day}: {problem}");
        }
        for day in AT_THE_ENDS {
            let answer = admin.client.get(&format!("{path}?{name}={day}")).await;
            assert!(answer.status.as_u16() < 500, "{path}?{name}={day}: {}", answer.text);
        }
    }
}

/// Calls `complain` for each schema below a value, with where it is.
fn walk(at: &str, value: &Value, complain: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Object(fields) => {
            complain(at, value);
            fields.iter().for_each(|(name, value)| walk(&format!("{at}/{name}"), value, complain));
        }
        Value::Array(items) => items.iter().for_each(|value| walk(at, value, complain)),
        _ => {}
    }
}

/// A day or moment with a format is one of our types, which states its range.
#[test]
fn every_date_and_time_states_its_range() {
    let mut wrong = Vec::new();
    walk("", &document(), &mut |at, value| {
        let format = value["format"].as_str().unwrap_or_default();
        let pattern = value["pattern"].as_str().unwrap_or_default();
        let is_ours = ["date", "date-time"].contains(&format) && pattern.starts_with(r"^(19\d{2}|20\d{2}|2100)-");
        if value["type"] == "string" && format.contains("date") && !is_ours {
            wrong.push(at.to_owned());
        }
    });
    assert!(wrong.is_empty(), "dates without the range of haul_types::Date or Timestamp: {wrong:#?}");
}

/// Request sizes are limited: texts, lists and whole numbers of bodies and parameters.
#[test]
fn every_input_states_its_limits() {
    let document = document();
    let mut wrong = Vec::new();
    let mut complain = |at: &str, value: &Value| {
        let is_word = ["format", "enum", "pattern"].iter().any(|said| value.get(said).is_some());
        let is_bounded = match value["type"].as_str() {
            Some("string") => is_word || value.get("maxLength").is_some(),
            Some("array") => value.get("maxItems").is_some(),
            Some("integer") => value.get("maximum").is_some() && value.get("minimum").is_some(),
            _ => true,
        };
        if !is_bounded {
            wrong.push(at.to_owned());
        }
    };
    let mut waiting = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            for parameter in parameters {
                walk(&format!("{method} {path}"), parameter, &mut complain);
            }
            walk(&format!("{method} {path}"), &operation["requestBody"], &mut |_, schema| {
                waiting.extend(schema["$ref"].as_str().map(str::to_owned));
            });
        }
    }
    let mut seen = BTreeSet::new();
    while let Some(reference) = waiting.pop() {
        if !seen.insert(reference.clone()) {
            continue;
        }
        let schema = document.pointer(reference.trim_start_matches('#')).unwrap();
        walk(&reference, schema, &mut complain);
        walk(&reference, schema, &mut |_, schema| waiting.extend(schema["$ref"].as_str().map(str::to_owned)));
    }
    assert!(seen.len() > 50, "only {} schemas of bodies", seen.len());
    assert!(wrong.is_empty(), "without a limit: {wrong:#?}");
}

#[rstest]
#[tokio::test]
async fn long_texts_are_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let search = format!("/api/loads?q={}", "x".repeat(50_000));
    let problem = admin.client.get(&search).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "q");
    let terminal = json!({ "code": "CHI", "name": "x".repeat(50_000), "time_zone": "America/Chicago" });
    let problem = admin.client.post("/api/terminals", terminal).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "name");
}

fn charge(quantity: &str, rate: &str) -> Value {
    json!({ "code": "LINE_HAUL", "basis": "flat", "quantity": quantity, "rate": rate })
}

#[rstest]
#[tokio::test]
async fn charges_beyond_all_sense_are_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let with = |charges: Vec<Value>| {
        let mut load = freight.load();
        load["charges"] = json!(charges);
        load
    };
    let huge = charge("10000000", "10000000");
    for (charges, field) in [
        (vec![huge.clone()], "charges.0.rate"),
        (vec![huge.clone(), huge], "charges.0.rate"),
        // Each is a valid amount, but together they exceed the limit.
        (vec![charge("1", "10000000"); 11], "charges.10.rate"),
        (vec![charge("1", "1"); 201], "charges"),
        (vec![charge("1", "1"); 2_500], "charges"),
    ] {
        let problem = admin.client.post("/api/loads", with(charges)).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], field, "{problem}");
    }
    let load = admin.client.post("/api/loads", with(vec![charge("1", "10000000"); 10])).await.expect(201);
    assert_eq!(load["total_cents"], 10_000_000_000_i64);
    let path = format!("/api/loads/{}/charges", id(&load));
    admin.client.post(&path, charge("1", "0.01")).await.expect_code(422, "validation_failed");
    admin.client.get("/api/dashboard/operations").await.expect(200);
    admin.client.get("/api/dashboard/analytics").await.expect(200);
}

#[rstest]
#[tokio::test]
async fn stops_of_no_time_are_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for local in ["0001-01-01T08:00", "1899-12-31T23:59", "2101-01-01T00:00", "9999-12-31T23:59", "-0001-01-01T08:00"] {
        let mut load = freight.load();
        load["stops"][0]["earliest_local"] = json!(local);
        let answer = admin.client.post("/api/loads", load).await;
        assert_eq!(answer.status, 422, "{local}: {}", answer.text);
    }
}

#[rstest]
#[tokio::test]
async fn whole_numbers_at_the_edge_of_32_bits_are_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let path = format!("/api/loads/{}/stops", id(&load));
    for sequence in [i32::MIN, i32::MAX] {
        let body = json!({ "version": load["version"], "sequence": sequence, "stop": freight.load()["stops"][0] });
        let problem = admin.client.post(&path, body).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], "sequence");
    }
    let twice = json!({ "rule": "in_shop", "strictness": "block" });
    let body = json!({ "rules": [twice, twice] });
    let problem = admin.client.patch("/api/assignment_rules", body).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "rules.1.rule");
}
