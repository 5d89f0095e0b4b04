//! Vendors: a record like others, whose tax ID is never returned.

use haul_db::Fetch;
use haul_entity::partners::vendor;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::Role;
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::{Value, json};

const VENDORS: &str = "/api/vendors";

fn joliet_tire() -> Value {
    json!({ "name": "Joliet Tire", "kind": "tires", "tax_id": "12-3456789", "is_1099": true, "email": "Shop@Example.com" })
}

async fn names(person: &Person, search: &str) -> Vec<Value> {
    let page = person.client.get(&format!("{VENDORS}{search}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|vendor| vendor["name"].clone()).collect()
}

#[rstest]
#[tokio::test]
async fn a_vendor_is_added_changed_archived_and_found(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = admin.client.post(VENDORS, joliet_tire()).await.expect(201);
    assert_eq!((&made["payment_terms_days"], &made["email"]), (&json!(30), &json!("shop@example.com")));
    admin.client.post(VENDORS, json!({ "name": "I-80 Towing", "kind": "towing", "is_1099": true })).await.expect(201);
    let same_name = json!({ "name": " JOLIET tire", "kind": "other" });
    admin.client.post(VENDORS, same_name).await.expect_code(409, "vendor_name_already_used");

    assert_eq!(names(&admin, "").await, ["I-80 Towing", "Joliet Tire"]);
    assert_eq!(names(&admin, "?q=tire").await, ["Joliet Tire"]);
    assert_eq!(names(&admin, "?kind=towing,fuel").await, ["I-80 Towing"]);
    assert_eq!(names(&admin, "?lacks_tax_id=true").await, ["I-80 Towing"]);
    assert_eq!(names(&admin, "?is_1099=false").await, Vec::<Value>::new());
    let hits = admin.client.get("/api/search?q=joliet").await.expect(200);
    assert_eq!((&hits["items"][0]["kind"], &hits["items"][0]["id"]), (&json!("vendor"), &made["id"]), "{hits}");

    let one = format!("{VENDORS}/{}", id(&made));
    let change = json!({ "version": 1, "payment_terms_days": 0, "is_1099": false });
    let changed = admin.client.patch(&one, change.clone()).await.expect(200);
    assert_eq!((&changed["version"], &changed["payment_terms_days"]), (&json!(2), &json!(0)));
    admin.client.patch(&one, change).await.expect_code(409, "version_stale");
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200);
    assert_eq!(names(&admin, "?archived=true").await, ["Joliet Tire"]);
    admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200);
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    let actions: Vec<&Value> = history["items"].as_array().unwrap().iter().map(|event| &event["action"]).collect();
    assert_eq!(actions, ["vendor.restored", "vendor.archived", "vendor.updated", "vendor.created"]);
    app.admin().await.client.get(&one).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_tax_id_is_sealed_and_told_by_four_digits(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = admin.client.post_with_key(VENDORS, "once", joliet_tire()).await.expect(201);
    assert_eq!(admin.client.post_with_key(VENDORS, "once", joliet_tire()).await.expect(201), made);
    let one = format!("{VENDORS}/{}", id(&made));
    assert!(made.to_string().contains("6789") && !made.to_string().contains("3456789"), "{made}");

    let row = async || {
        let id = made["id"].as_str().unwrap().parse::<uuid::Uuid>().unwrap();
        let db = app.ctx.db.scoped(haul_db::Scope::Company(admin.company_id));
        vendor::Entity::find_by_id(id).fetch_optional(&db).await.unwrap().unwrap()
    };
    let sealed = row().await.tax_id_sealed.unwrap();
    assert!(!sealed.contains("123456789"));
    let bound_to = format!("vendor.tax_id.{}.{}", admin.company_id, id(&made));
    assert_eq!(app.ctx.sealing.open(&sealed, &bound_to).unwrap(), b"123456789");
    assert!(app.ctx.sealing.open(&sealed, &format!("{bound_to}0")).is_err(), "another row's");

    let wrong = json!({ "version": 1, "tax_id": "12-345" });
    let problem = admin.client.patch(&one, wrong).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "tax_id");
    let kept = admin.client.patch(&one, json!({ "version": 1, "notes": "Open nights" })).await.expect(200);
    assert_eq!(kept["tax_id_last4"], "6789");
    let replaced = admin.client.patch(&one, json!({ "version": 2, "tax_id": "987-65-4321" })).await.expect(200);
    assert_eq!(replaced["tax_id_last4"], "4321");
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    let told = &history["items"][0]["changes"][0];
    assert_eq!((&told["field"], &told["from"], &told["to"]), (&json!("tax_id_last4"), &json!("6789"), &json!("4321")));
    assert!(!history.to_string().contains("54321"), "{history}");
    let cleared = admin.client.patch(&one, json!({ "version": 3, "tax_id": null })).await.expect(200);
    assert_eq!((&cleared["tax_id_last4"], row().await.tax_id_sealed), (&Value::Null, None));
}

#[rstest]
#[tokio::test]
async fn vendors_belong_to_finance(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    user.client.get(VENDORS).await.expect_code(403, "permission_missing");
    let grant = "/api/role_grants/SafetyManager/financial";
    assert!(admin.client.send(poem::http::Method::PUT, grant, &[], None).await.status.is_success());
    user.client.post(VENDORS, joliet_tire()).await.expect(201);
    let export = json!({ "list_name": "vendors", "format": "csv" });
    let export = user.client.post("/api/exports", export).await.expect(201);
    app.run_jobs().await;
    let link = user.client.post(&format!("/api/exports/{}/open", id(&export)), json!({})).await.expect(200);
    let text = String::from_utf8(app.download(admin.company_id, &link).await).unwrap();
    assert!(text.contains("Joliet Tire,tires") && text.contains("6789") && !text.contains("3456789"), "{text}");
}
