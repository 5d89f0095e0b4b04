//! The company's own record.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn update_checks_and_keeps_every_part(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let address =
        json!({ "line1": "1 Yard Rd", "city": "Joliet", "state": "IL", "postal_code": "60431", "country": "US" });
    let change = json!({
        "version": 1, "legal_name": "Blue Ridge Freight LLC", "dba_name": "Blue Ridge", "scac": "abcu", "ein": "123456789",
        "time_zone": "America/Denver", "docket_numbers": [{ "kind": "MC", "number": "0123456" }],
        "officers": [{ "name": "Dana", "title": "President", "phone": "815 555 0134" }],
        "addresses": { "physical": address },
        "contacts": [{ "function": "after_hours", "name": "Night desk", "email": "Night@BlueRidge.example" }],
    });
    let changed = admin.client.patch("/api/company", change.clone()).await.expect(200);
    assert_eq!(changed["scac"], "ABCU");
    assert!(changed["scac_warning"].as_str().unwrap().contains("containers"));
    assert_eq!(changed["ein"], "12-3456789");
    assert_eq!(changed["docket_numbers"], json!([{ "kind": "MC", "number": "123456" }]));
    assert_eq!(changed["officers"][0]["phone"], "+18155550134");
    assert_eq!(changed["contacts"][0]["email"], "night@blueridge.example");
    assert_eq!(changed["addresses"], json!({ "physical": address }));
    assert_eq!(changed["version"], 2);
    assert_eq!(admin.client.get("/api/company").await.expect(200), changed);
    admin.client.patch("/api/company", change).await.expect_code(409, "version_stale");
    let cleared = admin.client.patch("/api/company", json!({ "version": 2, "scac": null })).await.expect(200);
    assert_eq!((cleared.get("scac"), cleared.get("scac_warning")), (None, None));
}

#[rstest]
#[tokio::test]
async fn update_names_every_invalid_field(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let change = json!({
        "version": 1, "legal_name": " ", "scac": "1", "ein": "1", "time_zone": "Mars", "phone": "1", "email": "x",
        "docket_numbers": [{ "kind": "MC", "number": "x" }], "officers": [{ "name": "", "email": "x" }],
        "contacts": [{ "function": "other", "name": "A", "phone": "1" }],
        "addresses": { "billing": { "line1": "", "city": "X", "state": "Texas", "postal_code": "1" } },
    });
    let problem = admin.client.patch("/api/company", change).await.expect_code(422, "validation_failed");
    let mut paths: Vec<_> = problem["fields"].as_array().unwrap().iter().map(|f| f["path"].as_str().unwrap()).collect();
    paths.sort_unstable();
    assert_eq!(
        paths,
        [
            "addresses.billing.line1",
            "addresses.billing.postal_code",
            "addresses.billing.state",
            "contacts.0.phone",
            "docket_numbers.0",
            "ein",
            "email",
            "legal_name",
            "officers.0.email",
            "officers.0.name",
            "phone",
            "scac",
            "time_zone",
        ]
    );
}
