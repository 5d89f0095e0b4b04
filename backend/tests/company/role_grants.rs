//! Role grants: a company opens and closes sections to roles.

use std::collections::BTreeSet;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use haul_types::{Permission, Role, Section};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

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

/// The matrix is what each role's people may really do, before and after a section is opened.
#[rstest]
#[tokio::test]
async fn permissions_by_role_are_those_of_its_people(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut people = Vec::new();
    for role in Role::ALL {
        people.push((*role, app.user(admin.company_id, *role).await));
    }
    for section in [None, Some("tracking"), Some("safety")] {
        if let Some(section) = section {
            let path = format!("/api/role_grants/TerminalManager/{section}");
            admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
        }
        let matrix = admin.client.get("/api/role_permissions").await.expect(200);
        let items = matrix["items"].as_array().unwrap();
        assert_eq!(items.len(), Permission::ALL.len());
        for (role, person) in &people {
            let session = person.client.get("/api/session").await.expect(200);
            let has = |item: &&Value| item["roles"].as_array().unwrap().contains(&json!(role.as_str()));
            let listed: BTreeSet<_> = items.iter().filter(has).map(|item| item["permission"].to_string()).collect();
            let real = session["permissions"].as_array().unwrap().iter().map(Value::to_string).collect();
            assert_eq!(listed, real, "{role:?} with {section:?}");
        }
    }
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.get("/api/role_permissions").await.expect_code(403, "permission_missing");
}
