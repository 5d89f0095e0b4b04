//! What a company adds to its papers.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::{PaperKind, Role};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const TEMPLATES: &str = "/api/paper_templates";
const SHEET: &str = "/api/paper_templates/dispatch_sheet";

fn paths(problem: &Value) -> Vec<&str> {
    problem["fields"].as_array().unwrap().iter().map(|field| field["path"].as_str().unwrap()).collect()
}

/// The words of a load's printed dispatch sheet; none if the company adds nothing.
async fn printed(app: &TestApp, person: &Person, load: &Value) -> Option<Value> {
    let body = json!({ "paper": "dispatch_sheet" });
    person.client.post(&format!("/api/loads/{}/print", id(load)), body).await.expect(200);
    app.typesetting.paper("dispatch_sheet").get("words").cloned()
}

#[rstest]
#[tokio::test]
async fn a_paper_has_what_the_company_adds_with_its_placeholders(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let company = json!({
        "version": 1, "legal_name": "Prairie Freight LLC", "phone": "+13125550144",
        "docket_numbers": [{ "kind": "MC", "number": "778812" }],
    });
    admin.client.patch("/api/company", company).await.expect(200);
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    assert_eq!(printed(&app, &admin, &load).await, None);
    let opening = "Load {number} for {company}, {docket_number}.\r\n\r\nCall {phone}. #strong[$x$] \\ *not markup*";
    let words = json!({ "version": 0, "opening": opening, "closing": "Printed {date}." });
    let changed = admin.client.patch(SHEET, words.clone()).await.expect(200);
    assert_eq!((&changed["version"], &changed["title"]), (&json!(1), &json!("Dispatch sheet")));
    admin.client.patch(SHEET, words).await.expect_code(409, "version_stale");
    let lines = json!({
        "opening": [
            format!("Load {} for Prairie Freight LLC, MC-778812.", load["number"].as_str().unwrap()),
            "",
            "Call (312) 555-0144. #strong[$x$] \\ *not markup*",
        ],
        "closing": ["Printed Nov 20, 2026."],
    });
    assert_eq!(printed(&app, &admin, &load).await, Some(lines));
    // Each paper has words of its own, and so has each company.
    let sheet = json!({ "paper": "load_sheet" });
    admin.client.post(&format!("/api/loads/{}/print", id(&load)), sheet).await.expect(200);
    assert!(app.typesetting.paper("load_sheet").get("words").is_none());
    let neighbor = app.admin().await;
    let others = neighbor.freight().await;
    let other = neighbor.load(&others).await;
    assert_eq!(printed(&app, &neighbor, &other).await, None);
    // A line that is cleared is printed no more.
    let cleared = json!({ "version": 1, "opening": null, "closing": "  " });
    let cleared = admin.client.patch(SHEET, cleared).await.expect(200);
    assert_eq!((cleared.get("opening"), cleared.get("closing")), (None, None));
    assert_eq!(printed(&app, &admin, &load).await, None);
    let events = admin.client.get("/api/audit_events?entity_type=paper_template").await.expect(200);
    assert_eq!(events["total_count"], 2, "{events}");
}

#[rstest]
#[tokio::test]
async fn words_are_checked_and_previewed_as_a_pdf(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let list = admin.client.get(TEMPLATES).await.expect(200);
    let kinds: Vec<&str> = list["items"].as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, PaperKind::ALL.map(PaperKind::as_str));
    let wrong = json!({ "version": 0, "opening": "Dear {customer}", "closing": "A\u{7}B" });
    let problem = admin.client.patch(SHEET, wrong).await.expect_code(422, "validation_failed");
    assert_eq!(paths(&problem), ["opening", "closing"]);
    let long = json!({ "version": 0, "opening": "x".repeat(1_001) });
    admin.client.patch(SHEET, long).await.expect_code(422, "validation_failed");
    let unknown = admin.client.patch("/api/paper_templates/load_sheet", json!({ "version": 0 })).await;
    assert!(matches!(unknown.status.as_u16(), 400 | 404), "{}", unknown.text);

    let preview = async |kind: &str, body: Value| admin.client.post(&format!("{TEMPLATES}/{kind}/preview"), body).await;
    let link = preview("invoice", json!({ "opening": "For {number}", "closing": "Thank you.\nPay soon." })).await;
    let link = link.expect(200);
    assert!(link["url"].is_string() && link["expires_at"].is_string(), "{link}");
    let (template, page) = app.typesetting.last_paper();
    assert_eq!((template.as_str(), &page["kind"]), ("record_sheet", &json!("Invoice")));
    assert_eq!(page["words"], json!({ "opening": ["For 1042"], "closing": ["Thank you.", "Pay soon."] }));
    preview("quote", json!({ "opening": "{nothing}" })).await.expect_code(422, "validation_failed");
    assert_eq!(admin.client.get(TEMPLATES).await.expect(200), list, "a preview stores nothing");

    // Colleagues who may not run the company see none of it.
    let colleague = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/loads", &[], None).await.expect(200);
    colleague.client.get(TEMPLATES).await.expect_code(403, "permission_missing");
}
