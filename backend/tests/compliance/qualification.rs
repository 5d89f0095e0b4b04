//! What a driver's file needs, by license, employment and hire.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

async fn needed(admin: &Person, driver: &str) -> Vec<String> {
    let checklist = admin.client.get(&format!("/api/records/driver/{driver}/compliance")).await.expect(200);
    let lines = checklist["lines"].as_array().unwrap().iter().filter(|line| line["is_required"] == true);
    lines.map(|line| line["item_type"].as_str().unwrap().to_owned()).collect()
}

async fn missing(admin: &Person) -> Vec<String> {
    let board = admin.client.get("/api/compliance_board?record_kind=driver&status=missing").await.expect(200);
    board["items"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

fn driver(first_name: &str, more: Value) -> Value {
    let mut body = json!({
        "first_name": first_name, "last_name": "Lee", "kind": "company",
        "license_expires_on": "2030-01-01", "medical_expires_on": "2028-01-01",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

#[rstest]
#[tokio::test]
async fn a_file_needs_what_the_drivers_kind_needs(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let add = async |body: Value| id(&admin.client.post("/api/drivers", body).await.expect(201));
    let cdl = add(driver("Ann", json!({}))).await;
    let local = add(driver("Bo", json!({ "has_cdl": false }))).await;
    let furnished = add(driver("Cy", json!({ "employment": "furnished" }))).await;
    assert!(needed(&admin, &cdl).await.contains(&"medical_status".to_owned()));
    let of_local = needed(&admin, &local).await;
    assert!(of_local.contains(&"examiner".to_owned()) && !of_local.contains(&"testing_policy".to_owned()));
    assert_eq!(needed(&admin, &furnished).await, ["license", "medical", "carrier_certificate"]);
    assert_eq!(missing(&admin).await, ["Ann Lee", "Bo Lee", "Cy Lee"]);
    let certificate = json!({ "item_type": "carrier_certificate", "expires_on": "2027-06-01" });
    admin.client.post(&format!("/api/records/driver/{furnished}/compliance_items"), certificate).await.expect(201);
    assert_eq!(missing(&admin).await, ["Ann Lee", "Bo Lee"]);
    // The same driver, hired: the rest of the file is needed at once.
    let hired = json!({ "version": 1, "employment": "regular" });
    admin.client.patch(&format!("/api/drivers/{furnished}"), hired).await.expect(200);
    assert_eq!(missing(&admin).await, ["Ann Lee", "Bo Lee", "Cy Lee"]);
}

#[rstest]
#[tokio::test]
async fn who_comes_back_applies_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann =
        id(&admin.client.post("/api/drivers", driver("Ann", json!({ "hired_on": "2020-03-01" }))).await.expect(201));
    for item_type in ["application", "mvr", "road_test"] {
        let path = format!("/api/records/driver/{ann}/compliance_items");
        admin.client.post(&path, json!({ "item_type": item_type, "issued_on": "2020-02-20" })).await.expect(201);
    }
    let one = format!("/api/drivers/{ann}");
    let early = json!({ "version": 1, "terminated_on": "2024-05-31", "rehired_on": "2024-05-31" });
    let refused = admin.client.patch(&one, early).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "rehired_on");
    let back = json!({ "version": 1, "terminated_on": "2024-05-31", "rehired_on": "2026-11-01" });
    admin.client.patch(&one, back).await.expect(200);
    let checklist = admin.client.get(&format!("/api/records/driver/{ann}/compliance")).await.expect(200);
    let status = |item_type: &str| {
        let lines = checklist["lines"].as_array().unwrap();
        let line = lines.iter().find(|line| line["item_type"] == item_type).unwrap();
        (line["status"].as_str().unwrap().to_owned(), line["earlier"].as_array().unwrap().len())
    };
    assert_eq!(status("application"), ("missing".to_owned(), 1));
    assert_eq!(status("mvr"), ("missing".to_owned(), 1));
    assert_eq!(status("road_test"), ("valid".to_owned(), 0));
}

#[rstest]
#[tokio::test]
async fn none_lasts_longer_than_the_law_lets_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", driver("Ann", json!({}))).await.expect(201));
    let path = format!("/api/records/driver/{ann}/compliance_items");
    let medical =
        |expires_on: &str| json!({ "item_type": "medical", "issued_on": "2026-11-01", "expires_on": expires_on });
    let refused = admin.client.post(&path, medical("2028-11-02")).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "expires_on");
    admin.client.post(&path, medical("2028-11-01")).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn a_company_asks_for_more_than_the_law(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", driver("Ann", json!({}))).await.expect(201));
    assert!(!needed(&admin, &ann).await.contains(&"psp".to_owned()));
    let psp = "/api/compliance_types/psp";
    let set = admin.client.patch(psp, json!({ "version": 0, "is_required": true })).await.expect(200);
    assert_eq!((&set["is_required"], &set["is_required_by_law"]), (&json!(true), &json!(false)));
    admin.client.patch(psp, json!({ "version": 0, "is_required": false })).await.expect_code(409, "version_stale");
    assert!(needed(&admin, &ann).await.contains(&"psp".to_owned()));
    // What the law asks for stays.
    let license = json!({ "version": 0, "is_required": false });
    let license = admin.client.patch("/api/compliance_types/license", license).await.expect(200);
    assert_eq!(license["is_required"], true);
    let passport = json!({ "item_type": "passport", "expires_on": "2027-04-30" });
    admin.client.post(&format!("/api/records/driver/{ann}/compliance_items"), passport).await.expect(201);
    let status = async || {
        let path = format!("/api/compliance_items?record_id={ann}&item_type=passport");
        admin.client.get(&path).await.expect(200)["items"][0]["status"].clone()
    };
    assert_eq!(status().await, "valid");
    let early = json!({ "version": 0, "is_required": false, "warning_days": [30, 180, 30] });
    let early = admin.client.patch("/api/compliance_types/passport", early).await.expect(200);
    assert_eq!(early["warning_days"], json!([180, 30]));
    assert_eq!(status().await, "expiring");
    let board = "/api/compliance_board?record_kind=driver&status=expiring";
    assert_eq!(admin.client.get(board).await.expect(200)["total_count"], 1);
    let shown = admin.client.get(&format!("/api/drivers/{ann}")).await.expect(200);
    assert!(shown["paper_warnings"].to_string().contains("passport_expiring"), "{shown}");
    for (item_type, days) in [("passport", json!([])), ("passport", json!([366])), ("psp", json!([30]))] {
        let body = json!({ "version": 1, "is_required": false, "warning_days": days });
        let refused = admin.client.patch(&format!("/api/compliance_types/{item_type}"), body).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "warning_days");
    }
    admin
        .client
        .patch("/api/compliance_types/none", json!({ "version": 0, "is_required": true }))
        .await
        .expect_code(404, "not_found");
    let usual =
        admin.client.patch("/api/compliance_types/passport", json!({ "version": 1, "warning_days": null })).await;
    assert_eq!(usual.expect(200)["warning_days"], json!([60, 30, 14, 7, 3, 1, 0]));
    // A rule for both kinds of vehicles needs the permission for both.
    let body = json!({ "name": "Trucks", "permissions": ["trucks:write"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201);
    let trucker = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let change = json!({ "version": 0, "warning_days": [45] });
    trucker.patch("/api/compliance_types/inspection", change.clone()).await.expect_code(403, "permission_missing");
    trucker.patch("/api/compliance_types/ifta", change).await.expect(200);
    // Another company keeps its own rules.
    let other = app.admin().await;
    let types = other.client.get("/api/compliance_types").await.expect(200);
    let psp = types["items"].as_array().unwrap().iter().find(|one| one["item_type"] == "psp").unwrap().clone();
    assert_eq!((&psp["is_required"], &psp["version"]), (&json!(false), &json!(0)));
}
