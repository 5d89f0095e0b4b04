//! Role grants: a company opens and closes sections to roles.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::{Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn granted_section_opens_its_permissions_and_nothing_else(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let manager = app.user(admin.company_id, Role::SafetyManager).await;
    let path = "/api/role_grants/SafetyManager/company";
    manager.client.get("/api/company").await.expect_code(403, "permission_missing");
    for _ in 0..2 {
        let list = admin.client.send(Method::PUT, path, &[], None).await.expect(200);
        let granted: Vec<_> = list["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|cell| cell["is_granted"] == true && cell["is_default"] == false)
            .collect();
        assert_eq!(
            granted,
            [&json!({ "role": "SafetyManager", "section": "company", "is_default": false, "is_granted": true })]
        );
        assert_eq!(list["items"].as_array().unwrap().len(), Role::ALL.len() * Section::ALL.len());
    }
    manager.client.get("/api/company").await.expect(200);
    manager.client.get("/api/users").await.expect_code(403, "permission_missing");
    let other = app.user(app.admin().await.company_id, Role::SafetyManager).await;
    other.client.get("/api/company").await.expect_code(403, "permission_missing");
    for _ in 0..2 {
        admin.client.send(Method::DELETE, path, &[], None).await.expect(200);
    }
    manager.client.get("/api/company").await.expect_code(403, "permission_missing");
    let audit = admin.client.get("/api/audit_events?entity_type=role").await.expect(200);
    assert_eq!(audit["total_count"], 2);
}

#[rstest]
#[tokio::test]
async fn defaults_stay(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (method, role) in [(Method::PUT, "Admin"), (Method::DELETE, "Admin"), (Method::DELETE, "SuperAdmin")] {
        let path = format!("/api/role_grants/{role}/loads");
        admin.client.send(method, &path, &[], None).await.expect_code(409, "section_is_default");
    }
    admin.client.send(Method::PUT, "/api/role_grants/Nobody/loads", &[], None).await.expect_code(404, "not_found");
}
