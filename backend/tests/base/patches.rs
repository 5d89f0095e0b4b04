//! A patch that changes nothing: no version is raised, nothing is recorded.

use haul_tests::{Backend::Sqlite, TestApp};
use poem::http::Method;
use serde_json::{Map, Value, json};

use crate::base::{
    authorization::{Operation, operations},
    inputs::{Callers, body_type, document, resolved},
};

/// What the operation requires, and nothing else.
fn empty(schema: &Value, version: &Value) -> Map<String, Value> {
    let required = schema["required"].as_array().unwrap().iter();
    required
        .map(|name| match name.as_str().unwrap() {
            "version" => ("version".to_owned(), version.clone()),
            "rules" => ("rules".to_owned(), json!([])),
            other => panic!("a patch requires {other}: say which value changes nothing"),
        })
        .collect()
}

/// The part of the answer that the path names: a charge or a stop of its load.
fn changed<'a>(operation: &Operation, callers: &Callers, answer: &'a Value) -> &'a Value {
    let part = match operation.id.as_str() {
        "update_load_charge" => ("charges", "charge_id"),
        "update_load_stop" => ("stops", "stop_id"),
        _ => return answer,
    };
    let id = callers.records.id(operation, part.1);
    answer[part.0].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap()
}

async fn recorded(callers: &Callers) -> Value {
    callers.admin.client.get("/api/audit_events?limit=1").await.expect(200)["total_count"].clone()
}

#[tokio::test]
async fn a_patch_without_a_change_raises_no_version() {
    let document = document();
    let app = TestApp::start(Sqlite).await;
    let callers = Callers::of(&app).await;
    let (before, events) = (callers.records.read(&callers.admin).await, recorded(&callers).await);
    let (mut wrong, mut patches) = (Vec::new(), 0);
    for operation in operations().iter().filter(|operation| operation.method == Method::PATCH) {
        patches += 1;
        let version = match operation.id.as_str() {
            "update_load" | "update_load_charge" | "update_load_stop" => callers.records.load["version"].clone(),
            "update_number_format"
            | "update_company_settings"
            | "update_mail_template"
            | "update_paper_template"
            | "update_compliance_type"
            | "update_driver_identity" => json!(0),
            _ => json!(1),
        };
        let schema = resolved(&document, body_type(&document, operation).unwrap());
        let mut body = empty(schema, &version);
        // First nothing, then all that the answer shows, as it is.
        for round in ["empty", "same values"] {
            let answer = callers.call(operation, "", Some(json!(body))).await;
            let is_kept = answer.body.get("version").is_none_or(|after| *after == version);
            if answer.status != 200 || !is_kept {
                wrong.push(format!("{} ({round}: {}): {} {}", operation.id, json!(body), answer.status, answer.text));
                break;
            }
            let shown = changed(operation, &callers, &answer.body);
            // To enter computed miles makes them one's own.
            let is_sent = |name: &&String| !["version", "loaded_miles", "empty_miles"].contains(&name.as_str());
            for name in schema["properties"].as_object().unwrap().keys().filter(is_sent) {
                body.extend(shown.get(name).map(|value| (name.clone(), value.clone())));
            }
        }
    }
    assert!(patches > 20, "only {patches} patches");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(callers.records.read(&callers.admin).await, before);
    assert_eq!(recorded(&callers).await, events);
}
