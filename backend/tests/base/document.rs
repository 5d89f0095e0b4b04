//! The published description is committed and complete, and every operation has its row in the policy table.

use std::{collections::BTreeSet, env, fs, path::Path};

use haul_app::{PRODUCT, openapi_document};
use serde_json::Value;

/// Path, method and description of every operation.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().iter().map(move |(method, it)| (path.as_str(), method.as_str(), it))
        })
        .collect()
}

#[test]
fn document_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openapi/openapi.json");
    let fresh = openapi_document();
    if env::var_os("HAUL_WRITE_DOCUMENT").is_some() {
        fs::write(&path, fresh).unwrap();
        return;
    }
    let committed = fs::read_to_string(&path).unwrap();
    assert!(committed == fresh, "openapi/openapi.json is stale: run `make gen` and commit what it writes");
}

#[test]
fn every_operation_is_described() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    for (path, method, operation) in operations(&document) {
        for part in ["operationId", "summary", "description"] {
            let text = operation[part].as_str().unwrap_or_default();
            assert!(
                !text.is_empty(),
                "{method} {path}: give it a {part} (the first doc line is the summary, the next paragraph the description)"
            );
        }
        assert_eq!(operation["tags"].as_array().map(Vec::len), Some(1), "{method} {path}: give its API one tag");
        for status in ["400", "401", "403", "404", "409", "422", "429", "500", "503"] {
            let problem = &operation["responses"][status]["content"]["application/problem+json"];
            assert!(problem.is_object(), "{method} {path}: answer Result<_, ApiError>, so that {status} is described");
        }
    }
}

#[test]
fn operations_and_policy_rows_are_the_same() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let described: Vec<&str> =
        operations(&document).iter().filter_map(|(_, _, it)| it["operationId"].as_str()).collect();
    let names: BTreeSet<&str> = described.iter().copied().collect();
    assert_eq!(names.len(), described.len(), "an operation id is used twice");
    let rows: BTreeSet<&str> = PRODUCT.policy().map(|(id, _)| id).collect();
    assert_eq!(rows.len(), PRODUCT.policy().count(), "an operation has two rows in the areas' policies");
    let without_row: Vec<_> = names.difference(&rows).collect();
    assert!(without_row.is_empty(), "add rows to the policy of the area: {without_row:?}");
    let without_operation: Vec<_> = rows.difference(&names).collect();
    assert!(without_operation.is_empty(), "these rows of an area's policy name no operation: {without_operation:?}");
}

#[test]
fn specified_paths_are_kept_to_the_letter() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    for (path, method) in
        [("/logout/", "post"), ("/api/add_user_info", "post"), ("/api/get_user_by_email/{email}", "get")]
    {
        assert!(document["paths"][path][method].is_object(), "{method} {path} is missing");
    }
}

/// Records that a caller makes take a key, so that every retry is safe; these have another way to be.
const CREATES_WITHOUT_KEY: [(&str, &str); 5] = [
    ("create_live_ticket", "a ticket that nobody uses expires"),
    ("create_document_upload", "an upload that nobody claims expires"),
    ("create_import_upload", "an upload that no import names expires"),
    ("create_registration", "a second one of the same account replaces the first"),
    ("add_user_info", "completes the account's registration"),
];

#[test]
fn creates_take_an_idempotency_key() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    for (path, method, operation) in operations(&document) {
        let id = operation["operationId"].as_str().unwrap();
        let makes = ["create_", "add_", "copy_", "invite_", "record_"].iter().any(|verb| id.starts_with(verb));
        if method != "post" || !makes || CREATES_WITHOUT_KEY.iter().any(|(known, _)| *known == id) {
            continue;
        }
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let names: Vec<_> = parameters.map(|parameter| parameter["name"].as_str().unwrap()).collect();
        assert!(names.contains(&"Idempotency-Key"), "{method} {path}: begin it with Write::begin_create");
    }
}

#[test]
fn fields_that_null_clears_are_nullable() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let property = |schema: &str, name: &str| document["components"]["schemas"][schema]["properties"][name].clone();
    for (schema, name) in [("DriverUpdate", "phone"), ("DriverUpdate", "address"), ("LoadUpdate", "notes")] {
        assert_eq!(property(schema, name)["nullable"], true, "{schema}.{name}");
    }
    for (schema, name) in [("DriverUpdate", "first_name"), ("DriverCreate", "phone"), ("Driver", "phone")] {
        assert!(property(schema, name)["nullable"].is_null(), "{schema}.{name}: what is none is left out");
    }
    assert_eq!(property("DriverUpdate", "address")["allOf"][0]["$ref"], "#/components/schemas/Address");
}
