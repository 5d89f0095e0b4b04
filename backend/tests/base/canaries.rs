//! Secrets are planted, then searched for in every database table and every mail that must not contain them.

use haul_db::{Dialect, Scope};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ConnectionTrait, Statement};
use serde_json::json;

use crate::base::authorization::owner_token;

const EIN: &str = "91-4827361";
const TAX_ID: &str = "82-5519374";
const ACCOUNT: &str = "730048812265";
const ROUTING: &str = "071000013";
const BIRTH_DATE: &str = "1971-08-23";
const SSN: &str = "219-09-4417";

/// All rows of all tables, as text.
async fn everything(app: &TestApp) -> String {
    let db = app.ctx.db.scoped(Scope::System("test"));
    let tables = match db.dialect() {
        Dialect::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table'",
        Dialect::Postgres => "SELECT CAST(tablename AS text) AS name FROM pg_tables WHERE schemaname = 'public'",
    };
    let run =
        async |sql: String| db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    let mut text = String::new();
    for table in run(tables.to_owned()).await {
        let name: String = table.try_get("", "name").unwrap();
        text += &format!("{name}: {:?}\n", run(format!("SELECT * FROM \"{name}\"")).await);
    }
    text
}

#[rstest]
#[tokio::test]
async fn planted_secrets_are_nowhere_in_the_clear(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.patch("/api/company", json!({ "version": 1, "ein": EIN, "dba_name": "Seen" })).await.expect(200);
    let bank = json!({
        "bank_name": "First Prairie Bank", "kind": "checking", "routing_number": ROUTING, "account_number": ACCOUNT,
    });
    let payee = json!({ "remit_name": "Prairie Line", "bank": bank });
    let change = admin.client.post_with_key("/api/company/remittance_changes", "k-0", payee).await.expect(201);
    let reveal = format!("/api/company/remittance_changes/{}/reveal", change["id"].as_str().unwrap());
    let numbers = admin.client.send(Method::POST, &reveal, &[], None).await.expect(200);
    assert_eq!(numbers["account_number"], ACCOUNT);
    let vendor = json!({ "name": "Joliet Tire", "kind": "repair_shop", "tax_id": TAX_ID });
    admin.client.post_with_key("/api/vendors", "k-1", vendor).await.expect(201);
    let key = json!({ "name": "Reports", "permissions": ["company:read"] });
    let key = admin.client.post_with_key("/api/api_keys", "k-2", key).await.expect(201);
    let endpoint = json!({ "url": "https://erp.example/haul", "event_kinds": ["vendor.*"] });
    let endpoint = admin.client.post_with_key("/api/webhook_endpoints", "k-3", endpoint).await.expect(201);
    let signing = endpoint["secret"].as_str().unwrap().strip_prefix("whsec_").unwrap().to_owned();
    let session = owner_token(&app, &admin).await;
    let link = app.mail.last_to("lee@example.com").unwrap().text;
    let link = link.split_once("/verify-token/").unwrap().1.split_whitespace().next().unwrap().to_owned();
    let freight = admin.freight().await;
    let identity = json!({ "version": 0, "birth_date": BIRTH_DATE, "ssn": SSN });
    admin.client.patch(&format!("/api/drivers/{}/identity", freight.driver), identity).await.expect(200);
    let of_driver = format!("/api/drivers/{}/identity/reveal", freight.driver);
    let values = admin.client.send(Method::POST, &of_driver, &[], None).await.expect(200);
    assert_eq!((&values["birth_date"], &values["ssn"]), (&json!(BIRTH_DATE), &json!(SSN)));
    let file = json!({ "driver_ids": [freight.driver] });
    admin.client.post("/api/clearinghouse_file", file).await.expect(200);
    let change = json!({ "version": 1, "email": "dana@drivers.example" });
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), change).await.expect(200);
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    admin.client.post(&format!("{path}/dispatch"), json!({})).await.expect(200);
    // The message with the link still waits.
    let waiting = everything(&app).await;
    app.run_jobs().await;
    let trip = app.mail.last_to("dana@drivers.example").unwrap().text;
    let trip = trip.split_once("/apps/tracking/drive#").unwrap().1.split_whitespace().next().unwrap().to_owned();
    let shared = json!({ "label": "Pat", "is_showing_references": true, "is_showing_documents": false });
    let shared = admin.client.post(&format!("{path}/tracking_links"), shared).await.expect(201);
    let shared = shared["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    assert!(waiting.contains("load_message") && !waiting.contains(&trip), "a waiting trip lies open");

    let text = everything(&app).await;
    assert!(text.contains("Joliet Tire") && text.contains("Seen"), "the tables were read");
    let secret = key["secret"].as_str().unwrap();
    for canary in [
        EIN,
        &EIN.replace('-', ""),
        ACCOUNT,
        ROUTING,
        TAX_ID,
        &TAX_ID.replace('-', ""),
        BIRTH_DATE,
        SSN,
        &SSN.replace('-', ""),
        secret,
        &signing,
        &session,
        &link,
        &trip,
        &shared,
    ] {
        assert!(!text.contains(canary), "{canary} lies open in the database");
    }
    for mail in app.mail.sent() {
        for canary in [EIN, TAX_ID, BIRTH_DATE, SSN, ACCOUNT, ROUTING, secret, &session] {
            assert!(!format!("{mail:?}").contains(canary), "{canary} is in a mail to {}", mail.to);
        }
    }
}
