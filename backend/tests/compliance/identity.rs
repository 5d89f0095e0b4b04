//! Birth dates and SSNs: sealed, shown to few, each look logged, and written into the Clearinghouse's bulk file.

use haul_db::Fetch;
use haul_entity::compliance::driver_identity;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::{Value, json};

#[rstest]
#[tokio::test]
async fn an_identity_is_sealed_and_each_look_is_logged(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let safety = app.user(admin.company_id, Role::SafetyManager).await;
    admin.client.send(Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    let dana = id(&admin.client.post("/api/drivers", driver("Dana", "Cole")).await.expect(201));
    let path = format!("/api/drivers/{dana}/identity");
    let none = admin.client.get(&path).await.expect(200);
    assert_eq!(none, json!({ "driver_id": dana, "has_birth_date": false, "version": 0 }));
    for (change, field) in [
        (json!({ "version": 0, "birth_date": "2015-01-01" }), "birth_date"),
        (json!({ "version": 0, "ssn": "123-45-678" }), "ssn"),
    ] {
        assert_eq!(admin.client.patch(&path, change).await.expect(422)["fields"][0]["path"], field);
    }
    let change = json!({ "version": 0, "birth_date": "1979-03-14", "ssn": "219-09-9999" });
    let made = admin.client.patch(&path, change.clone()).await.expect(200);
    assert_eq!(made, json!({ "driver_id": dana, "has_birth_date": true, "ssn_last4": "9999", "version": 1 }));
    admin.client.patch(&path, change).await.expect_code(409, "version_stale");
    let db = app.ctx.db.scoped(haul_db::Scope::Company(admin.company_id));
    let row = driver_identity::Entity::find().fetch_optional(&db).await.unwrap().unwrap();
    assert!(!format!("{row:?}").contains("219099999") && !format!("{row:?}").contains("1979"));

    safety.client.get(&path).await.expect_code(403, "permission_missing");
    let reveal = format!("{path}/reveal");
    safety.client.send(Method::POST, &reveal, &[], None).await.expect_code(403, "permission_missing");
    let values = admin.client.send(Method::POST, &reveal, &[], None).await.expect(200);
    assert_eq!(values, json!({ "birth_date": "1979-03-14", "ssn": "219-09-9999" }));
    let log = admin.client.get("/api/audit_events?entity_type=driver_identity").await.expect(200);
    let actions: Vec<&Value> = log["items"].as_array().unwrap().iter().map(|event| &event["action"]).collect();
    assert_eq!(actions, ["driver_identity.revealed", "driver_identity.changed"]);
    assert!(!log.to_string().contains("1979") && !log.to_string().contains("9999"), "{log}");
    let cleared = admin.client.patch(&path, json!({ "version": 1, "ssn": null })).await.expect(200);
    assert_eq!((&cleared["has_birth_date"], cleared.get("ssn_last4")), (&json!(true), None));
    app.admin().await.client.get(&path).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn the_bulk_file_is_tab_delimited_and_names_who_is_missing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = driver("Dana", "Cole");
    (body["license_number"], body["license_state"]) = (json!("C400-1234"), json!("IL"));
    let dana = id(&admin.client.post("/api/drivers", body).await.expect(201));
    let ray = id(&admin.client.post("/api/drivers", driver("Ray", "Ito")).await.expect(201));
    let identity = json!({ "version": 0, "birth_date": "1979-03-14" });
    admin.client.patch(&format!("/api/drivers/{dana}/identity"), identity).await.expect(200);
    let file = admin.client.post("/api/clearinghouse_file", json!({ "driver_ids": [dana, ray] })).await.expect(200);
    assert_eq!(file["content"], "Cole\tDana\t03/14/1979\tC400-1234\tUS\tIL\t1\r\n");
    assert_eq!(file["driver_count"], 1);
    let missing = json!(["birth date", "license number", "license state"]);
    assert_eq!(file["left_out"], json!([{ "driver_id": ray, "driver_name": "Ray Ito", "missing": missing }]));
    let log = admin.client.get("/api/audit_events?action=clearinghouse_query.file_written").await.expect(200);
    assert_eq!(log["total_count"], 1);
    let key = json!({ "name": "Tests", "permissions": ["drug_alcohol:read", "drug_alcohol:write"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let order = json!({ "driver_ids": [dana] });
    program.post("/api/clearinghouse_file", order).await.expect_code(403, "permission_missing");
}
