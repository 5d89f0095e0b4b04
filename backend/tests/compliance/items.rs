//! Items: added, renewed, corrected, waived, archived.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

fn line<'a>(checklist: &'a Value, item_type: &str) -> &'a Value {
    let lines = checklist["lines"].as_array().unwrap();
    lines.iter().find(|line| line["item_type"] == item_type).unwrap_or_else(|| panic!("no line {item_type}"))
}

fn actions(history: &Value) -> Vec<&str> {
    history["items"].as_array().unwrap().iter().map(|event| event["action"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn a_renewal_supersedes_and_keeps(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut body = driver("Ann", "Lee");
    body["license_expires_on"] = json!("2026-11-01");
    let ann = id(&admin.client.post("/api/drivers", body).await.expect(201));
    let checklist = format!("/api/records/driver/{ann}/compliance");
    let before = admin.client.get(&checklist).await.expect(200);
    assert_eq!(line(&before, "license")["status"], "expired");
    assert_eq!(line(&before, "road_test")["status"], "missing");
    assert_eq!((&before["required_count"], &before["complete_count"]), (&json!(8), &json!(1)), "{before}");

    let items = format!("/api/records/driver/{ann}/compliance_items");
    let renewed = json!({
        "item_type": "license", "number": "C400", "issuer": "IL", "issued_on": "2026-11-10", "expires_on": "2030-11-10",
    });
    let renewed = admin.client.post(&items, renewed).await.expect(201);
    assert_eq!((&renewed["status"], &renewed["record_name"]), (&json!("valid"), &json!("Ann Lee")));
    let after = admin.client.get(&checklist).await.expect(200);
    let license = line(&after, "license");
    assert_eq!(license["item"]["expires_on"], "2030-11-10");
    assert_eq!(license["earlier"][0]["expires_on"], "2026-11-01");
    assert_eq!(license["earlier"][0]["status"], "superseded");
    // The record shows what is on file.
    let shown = admin.client.get(&format!("/api/drivers/{ann}")).await.expect(200);
    assert_eq!(shown["license_expires_on"], "2030-11-10");
    assert_eq!(shown["paper_warnings"], json!([]));
    let history = admin.client.get(&format!("/api/drivers/{ann}/history")).await.expect(200);
    assert_eq!(actions(&history), ["driver.item_renewed", "driver.created"]);
    let past = admin.client.get(&format!("/api/compliance_items?record_id={ann}&status=superseded")).await.expect(200);
    assert_eq!(past["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn an_items_dates_follow_its_type(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", driver("Ann", "Lee")).await.expect(201));
    let items = format!("/api/records/driver/{ann}/compliance_items");
    for (body, path) in [
        (json!({ "item_type": "license" }), "expires_on"),
        (json!({ "item_type": "road_test", "expires_on": "2027-01-01" }), "expires_on"),
        (json!({ "item_type": "passport", "issued_on": "2026-12-01", "expires_on": "2030-01-01" }), "issued_on"),
        (json!({ "item_type": "passport", "issued_on": "2026-10-02", "expires_on": "2026-10-01" }), "expires_on"),
        (json!({ "item_type": "registration", "expires_on": "2027-01-01" }), "item_type"),
        (json!({ "item_type": "road_test", "waived_reason": "CDL", "issued_on": "2026-10-01" }), "waived_reason"),
        // A load for a port needs a TWIC, whatever anyone says.
        (json!({ "item_type": "twic", "waived_reason": "Not this driver" }), "waived_reason"),
    ] {
        let problem = admin.client.post(&items, body.clone()).await.expect(422);
        assert_eq!(problem["fields"][0]["path"], path, "{body}");
    }
    let none = admin.client.get(&format!("/api/compliance_items?record_id={ann}&item_type=passport")).await.expect(200);
    assert_eq!(none["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn an_item_is_corrected_waived_archived_and_restored(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", driver("Ann", "Lee")).await.expect(201));
    let items = format!("/api/records/driver/{ann}/compliance_items");
    let test = json!({ "item_type": "road_test", "issued_on": "2026-10-02" });
    let test = admin.client.post(&items, test).await.expect(201);
    let path = format!("/api/compliance_items/{}", id(&test));
    let corrected = admin.client.patch(&path, json!({ "version": 1, "issued_on": "2026-10-03" })).await.expect(200);
    assert_eq!((&corrected["issued_on"], &corrected["version"]), (&json!("2026-10-03"), &json!(2)));
    let same = admin.client.patch(&path, json!({ "version": 2, "issued_on": "2026-10-03" })).await.expect(200);
    assert_eq!(same["version"], 2);
    admin.client.patch(&path, json!({ "version": 1, "note": "Seen" })).await.expect_code(409, "version_stale");
    let archived = admin.client.post(&format!("{path}/archive"), json!({})).await.expect(200);
    assert!(archived["archived_at"].is_string());

    let waived = json!({ "item_type": "road_test", "waived_reason": "A CDL of the same class was accepted" });
    let waived = admin.client.post(&items, waived).await.expect(201);
    assert_eq!(waived["status"], "not_required");
    let refused = admin.client.post(&format!("{path}/restore"), json!({})).await;
    refused.expect_code(409, "compliance_item_exists");
    let checklist = admin.client.get(&format!("/api/records/driver/{ann}/compliance")).await.expect(200);
    assert_eq!(
        (line(&checklist, "road_test")["status"].as_str(), &checklist["required_count"]),
        (Some("not_required"), &json!(7))
    );
    admin.client.post(&format!("/api/compliance_items/{}/archive", id(&waived)), json!({})).await.expect(200);
    let restored = admin.client.post(&format!("{path}/restore"), json!({})).await.expect(200);
    assert_eq!(restored["status"], "valid");
    let history = admin.client.get(&format!("/api/drivers/{ann}/history")).await.expect(200);
    assert_eq!(
        actions(&history),
        [
            "driver.item_restored",
            "driver.item_archived",
            "driver.item_added",
            "driver.item_archived",
            "driver.item_changed",
            "driver.item_added",
            "driver.created",
        ]
    );
}

#[rstest]
#[tokio::test]
async fn a_renewal_releases_a_driver_for_dispatch(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let mut expired = driver("Walt", "Jensen");
    expired["medical_expires_on"] = json!("2026-11-18");
    let walt = id(&admin.client.post("/api/drivers", expired).await.expect(201));
    let check = format!("/api/loads/{}/assignment_check?driver_id={walt}", id(&load));
    let refused = admin.client.get(&check).await.expect(200);
    assert_eq!(refused["verdicts"][0]["code"], "medical_expired");
    assert_eq!(refused["verdicts"][0]["fact"]["field"], "medical_expires_on");
    let renewed = json!({ "item_type": "medical", "expires_on": "2027-11-18" });
    admin.client.post(&format!("/api/records/driver/{walt}/compliance_items"), renewed).await.expect(201);
    let passed = admin.client.get(&check).await.expect(200);
    assert_eq!(passed["verdicts"], json!([]));
}

#[rstest]
#[tokio::test]
async fn a_file_belongs_to_a_paper_of_its_own_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let ann = id(&admin.client.post("/api/drivers", driver("Ann", "Lee")).await.expect(201));
    let ben = id(&admin.client.post("/api/drivers", driver("Ben", "Cole")).await.expect(201));
    let list = admin.client.get(&format!("/api/compliance_items?record_id={ann}&item_type=license")).await.expect(200);
    let item = id(&list["items"][0]);
    let receipt =
        || haul_tests::MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let file =
        |of: &str| json!({ "receipt": receipt(), "file_name": "cdl.pdf", "kind": "license", "compliance_item_id": of });
    let path = |driver: &str| format!("/api/records/driver/{driver}/files");
    let problem = admin.client.post(&path(&ben), file(&item)).await.expect(422);
    assert_eq!(problem["fields"][0]["path"], "compliance_item_id");
    admin.client.post(&path(&ann), file(&item)).await.expect(201);
    let shown = admin.client.get(&format!("/api/compliance_items/{item}")).await.expect(200);
    assert_eq!(shown["files"][0]["name"], "cdl.pdf");
}

#[rstest]
#[tokio::test]
async fn each_kind_of_record_follows_its_own_permission(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let key = json!({ "name": "Shop", "permissions": ["trucks:read", "trucks:write"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let shop = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let inspected = json!({ "item_type": "inspection", "expires_on": "2027-10-31" });
    let of = |kind: &str, id: &str| format!("/api/records/{kind}/{id}/compliance_items");
    shop.post(&of("truck", &freight.truck), inspected).await.expect(201);
    let license = json!({ "item_type": "license", "expires_on": "2027-10-31" });
    shop.post(&of("driver", &freight.driver), license).await.expect(403);
    let listed = shop.get("/api/compliance_items").await.expect(200);
    let kinds: Vec<_> = listed["items"].as_array().unwrap().iter().map(|item| item["record_kind"].clone()).collect();
    assert!(!kinds.is_empty() && kinds.iter().all(|kind| kind == "truck"), "{kinds:?}");
    let user = app.user(admin.company_id, Role::User).await;
    user.client.get("/api/compliance_board?record_kind=driver").await.expect(403);
}
