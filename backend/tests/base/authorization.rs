//! Every operation of the published document against every kind of caller: the policy table decides who gets in.

use chrono::TimeDelta;
use haul_api::authz::{Access, Permission, Section};
use haul_app::{PRODUCT, openapi_document};
use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp, TestClient,
};
use rstest::rstest;

/// A published operation, with its entry in the policy table.
pub struct Operation {
    pub id: String,
    pub method: Method,
    pub path: String,
    pub access: Access,
    pub has_body: bool,
}

pub fn operations() -> Vec<Operation> {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            let id = described["operationId"].as_str().unwrap().to_owned();
            operations.push(Operation {
                method: method.to_uppercase().parse().unwrap(),
                path: path.clone(),
                access: PRODUCT.access_of(&id).unwrap_or_else(|| panic!("{id} has no row in its area's policy")),
                has_body: described.get("requestBody").is_some(),
                id,
            });
        }
    }
    assert!(operations.len() > 100, "the walk is over the whole description");
    operations
}

impl Operation {
    /// Calls it for records that don't exist, with an empty body: access is decided before either is looked at.
    async fn call(&self, client: &TestClient) -> Answer {
        let segment = |segment: &str| match segment {
            "{role}" => "SafetyManager".to_owned(),
            "{section}" => "loads".to_owned(),
            "{email}" => "nobody@haul.example".to_owned(),
            "{dot_number}" => "77001".to_owned(),
            id if id.starts_with('{') => Uuid::now_v7().to_string(),
            word => word.to_owned(),
        };
        let path = self.path.split('/').map(segment).collect::<Vec<_>>().join("/");
        client.send(self.method.clone(), &path, &[], self.has_body.then(|| json!({}))).await
    }
}

/// The expected result for the caller.
enum Expected {
    /// Neither 401 nor 403, and no failure of ours: the error is about the request itself.
    LetIn,
    Refused(u16, &'static str),
    /// Not part of this walk.
    NotCalled,
}

use Expected::{LetIn, NotCalled, Refused};

const SIGN_IN: Expected = Refused(401, "unauthenticated");

async fn walk(client: &TestClient, expected: impl Fn(&Operation) -> Expected) {
    let mut wrong = Vec::new();
    for operation in operations() {
        let expected = expected(&operation);
        if matches!(expected, NotCalled) {
            continue;
        }
        let answer = operation.call(client).await;
        let status = answer.status.as_u16();
        let is_right = match expected {
            LetIn => !matches!(status, 401 | 403 | 500..),
            Refused(refusal, code) => (status, &answer.body["code"]) == (refusal, &json!(code)),
            NotCalled => true,
        };
        if !is_right {
            wrong.push(format!("{} ({:?}): {}", operation.id, operation.access, answer.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Expectations of a person who is a member of a company only as far as `refused` says.
fn refused_inside(operation: &Operation, code: &'static str) -> Expected {
    match operation.access {
        Access::Public => NotCalled,
        Access::Identity => LetIn,
        Access::Owner => SIGN_IN,
        Access::Member | Access::Staff | Access::Permission(_) | Access::AnyOf(_) => Refused(403, code),
    }
}

/// Expectations of a user with these permissions.
fn user_with(operation: &Operation, permissions: &[Permission]) -> Expected {
    match operation.access {
        Access::Public => NotCalled,
        Access::Identity | Access::Member | Access::Staff => LetIn,
        Access::Permission(permission) if permissions.contains(&permission) => LetIn,
        Access::AnyOf(any) if any.iter().any(|permission| permissions.contains(permission)) => LetIn,
        Access::Permission(_) | Access::AnyOf(_) => Refused(403, "permission_missing"),
        Access::Owner => SIGN_IN,
    }
}

async fn api_key(app: &TestApp, admin: &Person, permissions: impl Iterator<Item = Permission>) -> TestClient {
    let names: Vec<_> = permissions.map(Permission::name).collect();
    let body = json!({ "name": "A program", "permissions": names });
    let made = admin.client.post("/api/api_keys", body).await.expect(201);
    app.with_authorization(format!("Bearer {}", made["secret"].as_str().unwrap()))
}

/// The token of a fleet owner's session, obtained through the mailed link.
pub async fn owner_token(app: &TestApp, admin: &Person) -> String {
    let owner = json!({ "name": "Lee Trucking", "email": "lee@example.com" });
    admin.client.post("/api/fleet_owners", owner).await.expect(201);
    app.anonymous().post("/api/owner/login", json!({ "email": "lee@example.com" })).await.expect(202);
    app.run_jobs().await;
    let text = app.mail.last_to("lee@example.com").unwrap().text;
    let link = text.split_once("/fleetowner/verify-token/").unwrap().1;
    let token = link.split_whitespace().next().unwrap();
    let verified = app.anonymous().post("/api/owner/verify", json!({ "token": token })).await.expect(200);
    verified["session"]["token"].as_str().unwrap().to_owned()
}

/// Each addition here opens something to the whole world.
#[test]
fn few_operations_are_open_to_everybody() {
    let open: Vec<_> = PRODUCT.policy().filter(|(_, access)| *access == Access::Public).map(|(id, _)| id).collect();
    assert_eq!(
        open,
        [
            "find_carrier",
            "logout",
            "refuse_invitation",
            "open_public_document_request",
            "begin_public_document_upload",
            "submit_public_document",
            "open_public_tracking",
            "open_public_tracking_document",
            "open_driver_trip",
            "report_driver_position",
            "report_driver_event",
            "answer_driver_trip",
            "report_driver_check_call",
            "report_driver_problem",
            "begin_driver_upload",
            "add_driver_document",
            "open_public_quote",
            "print_public_quote",
            "accept_public_quote",
            "decline_public_quote",
            "request_owner_login",
            "verify_owner_login",
            "choose_owner_carrier",
        ]
    );
}

#[test]
fn permission_to_read_changes_nothing() {
    for operation in operations() {
        let permissions = match operation.access {
            Access::Permission(permission) => vec![permission],
            Access::AnyOf(permissions) => permissions.to_vec(),
            _ => continue,
        };
        let is_read = operation.method == Method::GET;
        // Opening, printing and previewing change nothing; checking an assignment is for people who assign.
        let changes_nothing = [
            "open_document",
            "open_record_file",
            "open_company_document",
            "open_carrier_packet",
            "open_compliance_file",
            "open_driver_investigation",
            "open_driver_testing",
            "open_accident_register",
            "open_inspection_register",
            "open_training_register",
            "open_load_status_report",
            "open_invoice",
            "open_statement",
            "preview_mail_template",
            "preview_paper_template",
            "open_detention_case_file",
            "open_load_invoice_packet",
            "print_load",
            "print_quote",
            "check_load_assignment",
        ];
        // Who has the link acts as the driver, so it is for those who may send it.
        let tells_secret = ["read_driver_link_address", "read_document_request_address", "reveal_driver_identity"];
        if changes_nothing.contains(&operation.id.as_str()) || tells_secret.contains(&operation.id.as_str()) {
            continue;
        }
        for permission in permissions {
            assert_eq!(permission.name().ends_with(":read"), is_read, "{} needs {permission}", operation.id);
        }
    }
}

#[rstest]
#[tokio::test]
async fn anonymous_is_asked_to_sign_in(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    walk(&app.anonymous(), |operation| match operation.access {
        Access::Public => LetIn,
        _ => SIGN_IN,
    })
    .await;
}

#[rstest]
#[tokio::test]
async fn admin_is_let_in_everywhere_but_to_the_owners_portal(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    walk(&admin.client, |operation| user_with(operation, Permission::ALL)).await;
}

#[rstest]
#[tokio::test]
async fn user_without_grants_has_no_permission(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for role in [Role::TerminalManager, Role::SafetyManager, Role::User] {
        let user = app.user(admin.company_id, role).await;
        walk(&user.client, |operation| user_with(operation, &[])).await;
    }
}

#[rstest]
#[tokio::test]
async fn granted_section_opens_its_permissions_and_no_others(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    for section in Section::ALL {
        let path = format!("/api/role_grants/User/{}", section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
        walk(&user.client, |operation| user_with(operation, section.permissions())).await;
        admin.client.send(Method::DELETE, &path, &[], None).await.expect(200);
    }
    walk(&user.client, |operation| user_with(operation, &[])).await;
}

#[rstest]
#[tokio::test]
async fn suspended_user_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let path = format!("/api/users/{}/suspend", other.user_id);
    admin.client.post(&path, json!({ "reason": "On leave" })).await.expect(200);
    walk(&other.client, |operation| refused_inside(operation, "user_suspended")).await;
}

#[rstest]
#[tokio::test]
async fn unverified_address_is_refused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let unverified = app.signed_in(&admin.uid, &admin.email, false);
    walk(&unverified, |operation| refused_inside(operation, "email_not_verified")).await;
}

#[rstest]
#[tokio::test]
async fn stranger_and_removed_user_belong_nowhere(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let stranger = app.signed_in("stranger", "stranger@haul.example", true);
    walk(&stranger, |operation| refused_inside(operation, "not_a_member")).await;
    let removed = app.user(admin.company_id, Role::Admin).await;
    admin.client.post(&format!("/api/users/{}/remove", removed.user_id), json!({})).await.expect(200);
    walk(&removed.client, |operation| refused_inside(operation, "not_a_member")).await;
}

#[rstest]
#[tokio::test]
async fn expired_token_is_told_so(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.get("/api/session").await.expect(200);
    app.clock.advance(TimeDelta::seconds(3600));
    walk(&admin.client, |operation| match operation.access {
        Access::Public => NotCalled,
        Access::Owner => SIGN_IN,
        _ => Refused(401, "token_expired"),
    })
    .await;
}

#[rstest]
#[tokio::test]
async fn fleet_owner_is_let_in_to_the_portal_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let token = owner_token(&app, &admin).await;
    let owner = app.with_authorization(format!("JWT {token}"));
    walk(&owner, |operation| match operation.access {
        Access::Public => NotCalled,
        Access::Owner if operation.id == "logout_owner" => NotCalled,
        Access::Owner => LetIn,
        _ => SIGN_IN,
    })
    .await;
    let as_staff = app.with_authorization(format!("Bearer {token}"));
    let nowhere = |operation: &Operation| if operation.access == Access::Public { NotCalled } else { SIGN_IN };
    walk(&as_staff, nowhere).await;
    owner.post("/api/owner/logout", json!({})).await.expect(200);
    owner.get("/api/owner/session").await.expect_code(401, "token_expired");
}

#[rstest]
#[tokio::test]
async fn staff_token_opens_no_owners_portal(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let key =
        admin.client.post("/api/api_keys", json!({ "name": "All", "permissions": ["loads:read"] })).await.expect(201);
    let secret = key["secret"].as_str().unwrap();
    for header in [format!("JWT {secret}"), "JWT ".to_owned(), "JWT a.b.c".to_owned(), format!("Basic {secret}")] {
        let client = app.with_authorization(header);
        walk(&client, |operation| if operation.access == Access::Public { NotCalled } else { SIGN_IN }).await;
    }
}

#[rstest]
#[tokio::test]
async fn api_key_does_what_it_may_but_nothing_in_person(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let all = api_key(&app, &admin, Permission::ALL.iter().copied()).await;
    walk(&all, |operation| match operation.access {
        Access::Public => NotCalled,
        Access::Identity | Access::Owner => SIGN_IN,
        Access::Staff => Refused(403, "people_only"),
        // A program has no sign-in, let alone a recent one.
        Access::Permission(_) if operation.id == "create_company_archive" => Refused(403, "recent_sign_in_needed"),
        Access::Member | Access::Permission(_) | Access::AnyOf(_) => LetIn,
    })
    .await;
    for missing in Permission::ALL {
        let key = api_key(&app, &admin, Permission::ALL.iter().copied().filter(|it| it != missing)).await;
        walk(&key, |operation| match operation.access {
            Access::Permission(permission) if permission == *missing => Refused(403, "permission_missing"),
            _ => NotCalled,
        })
        .await;
    }
}
