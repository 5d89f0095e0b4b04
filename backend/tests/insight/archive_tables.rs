//! Tables in archives: each of them is inside or left out for a reason, every row is there, and no secret is.

use std::collections::BTreeSet;

use haul_app::PRODUCT;
use haul_db::{Cell, Connection, Scope, SqlStatement};
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};
use uuid::Uuid;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};

use super::archives::{listed, order, read, rows, unpacked};
use crate::base::records::Records;

/// Tables without a row in [`Records`].
const EMPTY: &[&str] = &[
    "assignment_rule",
    "audit_settings",
    "collection_entry",
    "company_settings",
    "compliance_item_version",
    "compliance_setting",
    "cost_model",
    "dashboard_count",
    "dashboard_preference",
    "dashboard_target",
    "detention_policy",
    "diesel_price",
    "driver_identity",
    "driver_report",
    "import_row",
    "invoice_adjustment",
    "invoice_dispute",
    "load_message",
    "mail_template",
    "medical_setting",
    "notice_settings",
    "number_format",
    "paper_template",
    "payment_application",
    "payment_refund",
    "quote_link",
    "record_tag",
    "reminded_invoice",
    "reminder_settings",
    "role_grant",
    "tracking_link_view",
    "tracking_settings",
    "user_terminal",
    "write_off_request",
    "write_off_settings",
];

#[tokio::test]
async fn every_table_of_a_company_is_archived_or_left_out_for_a_reason() {
    let declared: Vec<&str> = PRODUCT.tables().map(|table| table.name()).collect();
    let unique: BTreeSet<&str> = declared.iter().copied().collect();
    assert_eq!(unique.len(), declared.len(), "a table is declared twice");
    let app = TestApp::start(Sqlite).await;
    let sql = "SELECT it.name FROM sqlite_master AS it JOIN pragma_table_info(it.name) AS field \
               ON field.name = 'company_id' WHERE it.type = 'table' UNION SELECT 'company'";
    let db = app.ctx.db.scoped(Scope::System("a test looks at the schema"));
    let found = db.rows(SqlStatement::plain(sql)).await.unwrap();
    let tables: BTreeSet<&str> = found
        .cells
        .reader()
        .map(|cell| match cell.unwrap() {
            Cell::Text(name) => name,
            other => panic!("{other:?}"),
        })
        .collect();
    let forgotten: Vec<_> = tables.difference(&unique).collect();
    assert!(forgotten.is_empty(), "add to `archived.rs` of their area, or leave out with a reason: {forgotten:?}");
    let gone: Vec<_> = unique.difference(&tables).collect();
    assert!(gone.is_empty(), "no such table has a company: {gone:?}");
}

/// What may not be in any file, planted.
async fn secrets(person: &Person, load_id: &str) -> Vec<String> {
    let company = person.client.get("/api/company").await.expect(200);
    let ein = json!({ "version": company["version"], "ein": "91-4827361" });
    person.client.patch("/api/company", ein).await.expect(200);
    let vendor = json!({ "name": "Dixon Tire", "kind": "repair_shop", "tax_id": "82-5519374" });
    person.client.post("/api/vendors", vendor).await.expect(201);
    let key = json!({ "name": "Sync", "permissions": ["company:read"] });
    let key = person.client.post("/api/api_keys", key).await.expect(201);
    let endpoint = json!({ "url": "https://erp.example/other", "event_kinds": ["vendor.*"] });
    let endpoint = person.client.post("/api/webhook_endpoints", endpoint).await.expect(201);
    let link = json!({ "label": "Pat", "is_showing_references": true, "is_showing_documents": false });
    let link = person.client.post(&format!("/api/loads/{load_id}/tracking_links"), link).await.expect(201);
    // The account and routing number are those of `Records`.
    let mut secrets =
        ["914827361", "91-4827361", "825519374", "82-5519374", "730048812265", "071000013"].map(str::to_owned).to_vec();
    secrets.push(text(&key["secret"]));
    secrets.push(text(&endpoint["secret"]).trim_start_matches("whsec_").to_owned());
    secrets.push(text(&link["url"]).split_once('#').unwrap().1.to_owned());
    secrets
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[rstest]
#[tokio::test]
async fn archive_has_every_row_of_every_table_and_no_secret(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let records = Records::of(&app, &admin).await;
    let secrets = secrets(&admin, &records.ids["load_id"]).await;
    app.run_jobs().await;
    let done = read(&app, &admin, &json!({ "id": records.ids["company_archive_id"] })).await;
    assert_eq!(done["status"], "done", "{done}");
    let files = unpacked(&app, &admin, &done).await;
    for (path, bytes) in &files {
        let content = String::from_utf8_lossy(bytes);
        for secret in &secrets {
            assert!(!content.contains(secret.as_str()), "{path} shows {secret}");
        }
    }

    let readme = String::from_utf8_lossy(&files["README.txt"]).into_owned();
    for table in PRODUCT.tables() {
        assert!(readme.contains(table.name()), "README.txt does not name {}", table.name());
    }
    let manifest = rows(&files["manifest.csv"]);
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let mut empty = Vec::new();
    for table in PRODUCT.archived_tables() {
        let (name, path) = (table.name(), format!("tables/{}.csv", table.name()));
        let stored = table.rows(&db, admin.company_id, None, 10_000).await.unwrap().rows.len();
        let inside = rows(&files[&path]).len();
        // The archive's own end is recorded after the log was read.
        assert!(inside == stored || (name == "audit_event" && inside < stored), "{path}: {inside} of {stored} rows");
        let row = listed(&manifest, &path);
        assert_eq!((&row["Rows"], row["About"].as_str()), (&inside.to_string(), table.about), "{path}");
        if inside == 0 {
            empty.push(name);
        }
    }
    empty.sort_unstable();
    assert_eq!(empty, EMPTY, "the rows of other tables are read");

    let calls = rows(&files["tables/check_call.csv"]);
    let call = calls.iter().find(|row| row["note"] == "Waiting").expect("the check call is inside");
    assert_eq!(
        (call["load_id"].as_str(), call["occurred_at"].as_str()),
        (&*records.ids["load_id"], "2026-11-18T14:00:00Z")
    );
    assert_eq!(rows(&files["tables/record_note.csv"])[0]["text"], "Calls before noon");
    assert_eq!(rows(&files["tables/contract_lane.csv"])[0]["rate_ten_thousandths"], "18500000");
    assert_eq!(rows(&files["tables/company.csv"])[0]["id"], admin.company_id.to_string());
    let payee = &rows(&files["tables/remittance_change.csv"])[0];
    assert_eq!((payee["account_last4"].as_str(), payee.contains_key("account_sealed")), ("2265", false));
}

/// Whatever the key is made of, the next page begins after the last row.
#[rstest]
#[tokio::test]
async fn table_is_read_whole_page_by_page(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let records = Records::of(&app, &admin).await;
    for name in ["Hot", "Reefer", "Team"] {
        let tag = json!({ "name": format!("{name} lane"), "color": "amber" });
        let tag = admin.client.post("/api/tags", tag).await.expect(201);
        let path = format!("/api/loads/{}/tags", records.ids["load_id"]);
        admin.client.post(&path, json!({ "add": [tag["id"]] })).await.expect(200);
    }
    for section in [Section::Loads, Section::Safety, Section::Tracking] {
        let path = format!("/api/role_grants/User/{}", section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    let formats = admin.client.get("/api/number_formats").await.expect(200);
    for format in formats["items"].as_array().unwrap() {
        let path = format!("/api/number_formats/{}", text(&format["kind"]));
        admin.client.patch(&path, json!({ "version": format["version"], "prefix": "X-" })).await.expect(200);
    }
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let mut longest = 0;
    for table in PRODUCT.archived_tables() {
        let whole = table.rows(&db, admin.company_id, None, 10_000).await.unwrap();
        assert_eq!(whole.next, None);
        let (mut pages, mut after) = (Vec::new(), None);
        loop {
            let page = table.rows(&db, admin.company_id, after.as_deref(), 1).await.unwrap();
            pages.extend(page.rows);
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(pages, whole.rows, "{}", table.name());
        longest = longest.max(pages.len());
        let none = table.rows(&db, Uuid::now_v7(), None, 10).await.unwrap();
        assert!(none.rows.is_empty(), "{} shows another company's rows", table.name());
    }
    assert!(longest > 10);
}

/// The permission to order an archive is none to read what is in it.
#[rstest]
#[tokio::test]
async fn tables_are_for_those_who_may_see_their_rows(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.post("/api/tags", json!({ "name": "Hot", "color": "amber" })).await.expect(201);
    admin.client.send(Method::PUT, "/api/role_grants/User/admin", &[], None).await.expect(200);
    let clerk = app.user(admin.company_id, Role::User).await;
    let ordered = order(&app, &clerk).await;
    app.run_jobs().await;
    let done = read(&app, &clerk, &ordered).await;
    assert_eq!(done["status"], "done", "{done}");
    let files = unpacked(&app, &clerk, &done).await;
    assert_eq!(rows(&files["tables/tag.csv"])[0]["name"], "Hot");
    assert_eq!(rows(&files["tables/user_account.csv"]).len(), 2);
    let manifest = rows(&files["manifest.csv"]);
    for (name, permission) in [("load", "loads:read"), ("check_call", "tracking:read"), ("company", "company:read")] {
        let path = format!("tables/{name}.csv");
        assert!(!files.contains_key(&path), "{path}");
        let row = listed(&manifest, &path);
        let note = format!(
            "The table could not be read: The person who ordered the archive does not have the permission {permission}."
        );
        assert_eq!((row["Included"].as_str(), &row["Note"]), ("no", &note), "{path}");
    }
}
