//! Every operation of the document refuses what its own types exclude: each field of its body, each parameter of its
//! query. Nothing is changed by what was refused.

use std::collections::BTreeSet;

use haul_api::authz::Access;
use haul_app::openapi_document;
use haul_tests::{Answer, Backend::Sqlite, Person, TestApp, TestClient};
use poem::http::Method;
use serde_json::{Value, json};

use crate::base::{
    authorization::{Operation, operations, owner_token},
    isolation::{ids_of, path_of},
    records::Records,
};

/// What only a library would say.
const PROSE: [&str; 6] =
    ["Expected input", "failed to parse", "occurred while", "invalid type", "expected ", "verification"];

pub fn document() -> Value {
    serde_json::from_str(&openapi_document()).unwrap()
}

pub fn described<'a>(document: &'a Value, operation: &Operation) -> &'a Value {
    &document["paths"][&operation.path][operation.method.as_str().to_lowercase()]
}

/// The schema itself, behind its name.
pub fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let reference = schema["$ref"].as_str().or_else(|| schema["allOf"][0]["$ref"].as_str());
    reference.map_or(schema, |name| document.pointer(name.trim_start_matches('#')).unwrap())
}

/// The type of the operation's body.
pub fn body_type<'a>(document: &'a Value, operation: &Operation) -> Option<&'a Value> {
    let content = described(document, operation)["requestBody"]["content"].as_object()?;
    content.values().next().map(|body| &body["schema"])
}

/// Values of another type than the schema's.
fn of_another_type(schema: &Value) -> Vec<Value> {
    match schema["type"].as_str().unwrap() {
        "string" => vec![json!(true), json!(5), json!({})],
        "integer" => vec![json!("5"), json!(1.5), json!(true)],
        "number" => vec![json!("5"), json!([])],
        "boolean" => vec![json!("true"), json!(1)],
        "array" => vec![json!("x"), json!({})],
        "object" => vec![json!("x"), json!([])],
        other => panic!("no value is known that is not of the type {other}"),
    }
}

/// A value wrapped as the field at a path of a body.
pub fn wrapped(path: &[String], value: Value) -> Value {
    path.iter().rev().fold(value, |value, step| if step == "0" { json!([value]) } else { json!({ step: value }) })
}

/// A body that is wrong in one place, and that place.
pub struct Wrong {
    pub path: String,
    pub body: Value,
}

fn wrong_bodies(document: &Value, is_patch: bool, schema: &Value, path: &mut Vec<String>, found: &mut Vec<Wrong>) {
    let schema = resolved(document, schema);
    let mut wrong = |path: &[String], value: Value| {
        found.push(Wrong { path: path.join("."), body: wrapped(path, value) });
    };
    let required: Vec<_> = schema["required"].as_array().into_iter().flatten().collect();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        path.push(name.clone());
        let is_cleared = field["nullable"] == true;
        if !is_cleared && (required.contains(&&json!(name)) || is_patch && path.len() == 1) {
            wrong(path, Value::Null);
        }
        for value in of_another_type(resolved(document, field)) {
            wrong(path, value);
        }
        path.pop();
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        path.push(name.clone());
        match resolved(document, field) {
            items if items["type"] == "array" => {
                path.push("0".to_owned());
                let item = resolved(document, &items["items"]);
                for value in of_another_type(item) {
                    found.push(Wrong { path: path.join("."), body: wrapped(path, value) });
                }
                wrong_bodies(document, is_patch, item, path, found);
                path.pop();
            }
            object => wrong_bodies(document, is_patch, object, path, found),
        }
        path.pop();
    }
}

/// Callers whom every operation lets in, and records for them to name.
pub struct Callers {
    pub admin: Person,
    pub records: Records,
    anyone: TestClient,
    owner: TestClient,
    /// The owner has an app of their own, because `Records` has the same one.
    _portal: TestApp,
}

impl Callers {
    pub async fn of(app: &TestApp) -> Self {
        let portal = TestApp::start(Sqlite).await;
        let token = owner_token(&portal, &portal.admin().await).await;
        let admin = app.admin().await;
        let records = Records::of(app, &admin).await;
        let owner = portal.with_authorization(format!("JWT {token}"));
        Self { admin, records, anyone: app.anonymous(), owner, _portal: portal }
    }

    pub fn of_operation(&self, operation: &Operation) -> &TestClient {
        match operation.access {
            Access::Public => &self.anyone,
            Access::Owner => &self.owner,
            _ => &self.admin.client,
        }
    }

    pub fn path(&self, operation: &Operation) -> String {
        let ids: Vec<_> = ids_of(operation).iter().map(|name| self.records.id(operation, name)).collect();
        let words = [
            ("{role}", "User"),
            ("{section}", "loads"),
            ("{kind}", "load"),
            ("{item_type}", "passport"),
            ("{mail_kind}", "user_invitation"),
            ("{paper_kind}", "invoice"),
            ("{email}", "a@haul.example"),
            ("{dot_number}", "77001"),
        ];
        words.iter().fold(path_of(operation, &ids), |path, (name, word)| path.replace(name, word))
    }

    pub async fn call(&self, operation: &Operation, query: &str, body: Option<Value>) -> Answer {
        let path = format!("{}{query}", self.path(operation));
        self.of_operation(operation).send(operation.method.clone(), &path, &[], body).await
    }
}

/// What is wrong with a refusal that should name these paths.
fn complaint(answer: &Answer, status: u16, code: &str, paths: &[&str]) -> Option<String> {
    let fields = answer.body["fields"].as_array().into_iter().flatten();
    let named: BTreeSet<_> = fields.filter_map(|field| field["path"].as_str()).collect();
    let is_named = paths.iter().all(|path| named.contains(path));
    let is_plain = !PROSE.iter().any(|prose| answer.text.contains(prose));
    let is_right = answer.status == status && answer.body["code"] == code && is_named && is_plain;
    (!is_right).then(|| format!("{} {}", answer.status, answer.text))
}

#[tokio::test]
async fn each_field_of_another_type_is_named_and_nothing_is_changed() {
    let document = document();
    let sent = each_is_refused(&document, 400, "bad_request", |operation, schema| {
        let mut bodies = Vec::new();
        wrong_bodies(&document, operation.method == Method::PATCH, schema, &mut Vec::new(), &mut bodies);
        bodies
    })
    .await;
    assert!(sent > 2_000, "only {sent} bodies were sent");
}

/// Sends each operation with a body the wrong ones. Each is refused with its path, and none changes anything; returns
/// their number.
pub async fn each_is_refused(
    document: &Value,
    status: u16,
    code: &str,
    wrong_of: impl Fn(&Operation, &Value) -> Vec<Wrong>,
) -> usize {
    let app = TestApp::start(Sqlite).await;
    let callers = Callers::of(&app).await;
    let before = callers.records.read(&callers.admin).await;
    let (mut wrong, mut sent) = (Vec::new(), 0);
    for operation in operations().iter().filter(|operation| operation.has_body) {
        for Wrong { path, body } in wrong_of(operation, body_type(document, operation).unwrap()) {
            sent += 1;
            let answer = callers.call(operation, "", Some(body.clone())).await;
            if let Some(complaint) = complaint(&answer, status, code, &[&path]) {
                wrong.push(format!("{} with {path} of {:.200}: {complaint}", operation.id, body.to_string()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {sent}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(callers.records.read(&callers.admin).await, before);
    sent
}

#[tokio::test]
async fn no_body_but_an_object_is_read() {
    let app = TestApp::start(Sqlite).await;
    let callers = Callers::of(&app).await;
    let mut wrong = Vec::new();
    for operation in operations().iter().filter(|operation| operation.has_body) {
        for body in [Value::Null, json!([]), json!("x")] {
            let answer = callers.call(operation, "", Some(body.clone())).await;
            if let Some(complaint) = complaint(&answer, 400, "bad_request", &[]) {
                wrong.push(format!("{} with {body}: {complaint}", operation.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Parameters of the operation's query.
fn parameters<'a>(document: &'a Value, operation: &Operation) -> Vec<&'a Value> {
    let parameters = described(document, operation)["parameters"].as_array().into_iter().flatten();
    parameters.filter(|parameter| parameter["in"] == "query").collect()
}

/// A value that the parameter's type has.
fn fitting(schema: &Value) -> &str {
    match (schema["type"].as_str().unwrap(), schema["format"].as_str()) {
        ("integer", _) => "1",
        ("boolean", _) => "true",
        ("string", Some("uuid")) => "0192f0c4-7a00-7000-8000-00000000ffff",
        ("string", Some("date")) => "2026-11-18",
        ("string", Some("date-time")) => "2026-11-18T14:00:00Z",
        ("string", _) => schema["enum"][0].as_str().unwrap_or("x"),
        ("array", _) if schema["items"]["$ref"].is_string() => "x",
        ("array", _) => fitting(&schema["items"]),
        (other, _) => panic!("no parameter of the type {other} is known"),
    }
}

#[tokio::test]
async fn unknown_and_repeated_parameters_are_named() {
    let document = document();
    let app = TestApp::start(Sqlite).await;
    let callers = Callers::of(&app).await;
    let mut wrong = Vec::new();
    for operation in &operations() {
        let body = operation.has_body.then(|| json!({}));
        let answer = callers.call(operation, "?color=red", body.clone()).await;
        wrong.extend(complaint(&answer, 400, "bad_request", &["color"]).map(|it| format!("{}: {it}", operation.id)));
        for parameter in parameters(&document, operation) {
            let name = parameter["name"].as_str().unwrap();
            let one = format!("{name}={}", fitting(resolved(&document, &parameter["schema"])));
            let (times, status, code) = match parameter["schema"]["type"] == "array" {
                true => (101, 422, "validation_failed"),
                false => (2, 400, "bad_request"),
            };
            let query = vec![one; times].join("&");
            let answer = callers.call(operation, &format!("?{query}"), body.clone()).await;
            let complaint = complaint(&answer, status, code, &[name]);
            wrong.extend(complaint.map(|it| format!("{} with {name} {times} times: {it}", operation.id)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn parameters_outside_their_types_are_named() {
    let document = document();
    let app = TestApp::start(Sqlite).await;
    let callers = Callers::of(&app).await;
    let (mut wrong, mut limits) = (Vec::new(), 0);
    for operation in &operations() {
        for parameter in parameters(&document, operation) {
            let name = parameter["name"].as_str().unwrap();
            let schema = resolved(&document, &parameter["schema"]);
            let values = match (schema["type"].as_str().unwrap(), schema["format"].as_str()) {
                ("integer", _) if name == "limit" => {
                    limits += 1;
                    let page = &parameter["schema"];
                    assert_eq!(
                        (&page["minimum"], &page["maximum"], &page["default"]),
                        (&json!(1.0), &json!(200.0), &json!(50))
                    );
                    vec![("ten", 400), ("1.5", 400), ("", 400), ("0", 422), ("201", 422)]
                }
                ("integer", _) => vec![("ten", 400), ("4000000000", 422)],
                ("boolean", _) => vec![("1", 400), ("", 400)],
                ("string", Some(_)) => vec![("x", 422), ("", 422)],
                ("string", None) if schema["enum"].is_array() => vec![("x", 422)],
                ("array", _) if schema["items"]["maxLength"].is_number() => vec![("", 422)],
                ("array", _) => vec![("x", 422), ("", 422)],
                _ => vec![],
            };
            for (value, status) in values {
                let answer = callers.call(operation, &format!("?{name}={value}"), None).await;
                let code = if status == 400 { "bad_request" } else { "validation_failed" };
                let complaint = complaint(&answer, status, code, &[name]);
                wrong.extend(complaint.map(|it| format!("{} with {name}={value}: {it}", operation.id)));
            }
        }
    }
    assert!(limits > 20, "only {limits} lists have a limit");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the check reads of a schema. Whatever else a type states would be stated and not checked.
#[test]
fn inputs_state_only_what_is_checked() {
    const CHECKED: [&str; 17] = [
        "type",
        "format",
        "enum",
        "required",
        "properties",
        "items",
        "nullable",
        "default",
        "maxLength",
        "maxItems",
        "minItems",
        "minimum",
        "maximum",
        "allOf",
        "$ref",
        "description",
        "title",
    ];
    const FORMATS: [&str; 8] = ["uuid", "date", "date-time", "int32", "int64", "uint32", "uint64", "double"];
    let document = document();
    let mut waiting = Vec::new();
    for operation in &operations() {
        waiting.extend(parameters(&document, operation).into_iter().map(|parameter| &parameter["schema"]));
        waiting.extend(body_type(&document, operation));
    }
    let (mut seen, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    while let Some(schema) = waiting.pop() {
        if let Some(name) = schema["$ref"].as_str()
            && seen.insert(name)
        {
            waiting.push(document.pointer(name.trim_start_matches('#')).unwrap());
        }
        let stated = schema.as_object().unwrap();
        let format = schema["format"].as_str();
        // The formats of days and moments state their range as a pattern.
        let is_known =
            |key: &str| CHECKED.contains(&key) || key == "pattern" && format.is_some_and(|it| it.starts_with("date"));
        wrong.extend(stated.keys().filter(|key| !is_known(key)).cloned());
        wrong.extend(format.filter(|format| !FORMATS.contains(format)).map(str::to_owned));
        waiting.extend(schema["properties"].as_object().into_iter().flat_map(|fields| fields.values()));
        waiting.extend(schema.get("items"));
        waiting.extend(schema["allOf"].as_array().into_iter().flatten());
    }
    assert!(seen.len() > 50, "only {} types", seen.len());
    assert!(wrong.is_empty(), "haul_api::input does not check {wrong:?}: make it, in walk.rs");
}
