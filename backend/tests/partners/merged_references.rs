//! Nothing refers to a merged record any more, even in tables added after the merge was written.

use haul_db::{Db, Scope};
use haul_tests::{
    Backend::Sqlite,
    MemoryBlobs, Person, TestApp,
    freight::{facility, id, terms},
};
use poem::http::Method;
use sea_orm::{ConnectionTrait, DbBackend, Statement};
use serde_json::{Value, json};

use crate::base::records::Records;

fn database(app: &TestApp) -> Db {
    app.ctx.db.scoped(Scope::System("a test looks at every table"))
}

/// Table and column of every foreign key to a table. Both databases have the same migrations; SQLite tells it in one query.
async fn pointing_at(app: &TestApp, table: &str) -> Vec<(String, String)> {
    let sql = format!(
        "SELECT m.name AS source, p.\"from\" AS field FROM sqlite_master m, pragma_foreign_key_list(m.name) p \
         WHERE p.\"table\" = '{table}' AND p.\"from\" <> 'company_id' ORDER BY 1, 2"
    );
    let rows = database(app).query_all_raw(Statement::from_string(DbBackend::Sqlite, sql)).await.unwrap();
    rows.iter().map(|row| (row.try_get("", "source").unwrap(), row.try_get("", "field").unwrap())).collect()
}

async fn count(app: &TestApp, (table, field): &(String, String), ids: &[String]) -> i64 {
    let ids = ids.iter().map(|id| format!("'{id}'")).collect::<Vec<_>>().join(", ");
    let sql = format!("SELECT COUNT(*) AS found FROM \"{table}\" WHERE \"{field}\" IN ({ids})");
    let row = database(app).query_one_raw(Statement::from_string(DbBackend::Sqlite, sql)).await.unwrap().unwrap();
    row.try_get("", "found").unwrap()
}

/// Merges a record that every kind of record refers to into a new one.
async fn nothing_is_left_behind(
    app: &TestApp,
    admin: &Person,
    (table, plural): (&str, &str),
    fresh: Value,
    merged: &[String],
) {
    let survivor = id(&admin.client.post(&format!("/api/{plural}"), fresh).await.expect(201));
    let keys = pointing_at(app, table).await;
    assert!(!keys.is_empty(), "no table points at {table}");
    for (source, field) in &keys {
        let rows = count(app, &(source.clone(), field.clone()), merged).await;
        assert!(
            rows > 0,
            "{source}.{field} points at no {table} of this test: give it such a row, so that it is seen to move"
        );
    }
    for gone in merged {
        let version =
            async |id: &str| admin.client.get(&format!("/api/{plural}/{id}")).await.expect(200)["version"].clone();
        let body = json!({ "version": version(&survivor).await, "merged_version": version(gone).await });
        admin.client.post(&format!("/api/{plural}/{survivor}/merge/{gone}"), body).await.expect(200);
    }
    for key in &keys {
        assert_eq!(count(app, key, merged).await, 0, "the merge of {plural} forgets {}.{}", key.0, key.1);
    }
}

/// The ids of the sample load's records of a kind.
async fn sampled(admin: &Person, kind: &str) -> Vec<String> {
    let sample = admin.client.send(Method::POST, "/api/sample_load", &[], None).await.expect(201);
    sample["records"].as_array().unwrap().iter().filter(|record| record["kind"] == kind).map(id).collect()
}

/// A tag, a note and a file on a record.
async fn annotate(app: &TestApp, admin: &Person, records: &Records, kind: &str, id: &str) {
    let on = |part: &str| format!("/api/records/{kind}/{id}/{part}");
    admin.client.post(&on("tags"), json!({ "add": [records.ids["tag_id"]] })).await.expect(200);
    admin.client.post(&on("notes"), json!({ "text": "Back gate" })).await.expect(201);
    let receipt = MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let file = json!({ "receipt": receipt, "file_name": "map.pdf", "kind": "directions" });
    admin.client.post(&on("files"), file).await.expect(201);
}

#[tokio::test]
async fn merging_customers_moves_whatever_points_at_them() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let records = Records::of(&app, &admin).await;
    let customer = records.ids["customer_id"].clone();
    annotate(&app, &admin, &records, "customer", &customer).await;
    let policy = json!({ "version": 0, "terms": terms() });
    let path = format!("/api/customers/{customer}/detention_policy");
    admin.client.send(Method::PUT, &path, &[], Some(policy)).await.expect(200);
    let invoice = format!("/api/invoices/{}/post", records.ids["invoice_id"]);
    admin.client.post(&invoice, json!({ "version": 1 })).await.expect(200);
    let share = json!([{ "invoice_id": records.ids["invoice_id"], "amount_cents": 100 }]);
    let apply = format!("/api/payments/{}/apply", records.ids["payment_id"]);
    admin.client.post(&apply, json!({ "version": 1, "applications": share })).await.expect(200);
    let called = format!("/api/receivables/{customer}/entries");
    admin.client.post(&called, json!({ "kind": "call" })).await.expect(201);
    let mut merged = sampled(&admin, "customer").await;
    merged.push(customer);
    let fresh = json!({ "name": "Sole Survivor", "kind": "broker" });
    nothing_is_left_behind(&app, &admin, ("customer", "customers"), fresh, &merged).await;
}

#[tokio::test]
async fn merging_facilities_moves_whatever_points_at_them() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let records = Records::of(&app, &admin).await;
    let mut merged = sampled(&admin, "facility").await;
    merged.extend(["origin_facility_id", "destination_facility_id"].map(|name| records.ids[name].clone()));
    annotate(&app, &admin, &records, "facility", &records.ids["facility_id"]).await;
    let fresh = facility("Sole Survivor", "Reno", "NV", "America/Los_Angeles");
    nothing_is_left_behind(&app, &admin, ("facility", "facilities"), fresh, &merged).await;
}
