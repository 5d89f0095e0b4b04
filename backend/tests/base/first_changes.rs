//! Settings have no row until the first change. If two first changes arrive at once, one is saved and the other gets a 409.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::terms,
    quotes::costs,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

/// Each setting's path and a change.
fn settings(tracking: &Value) -> Vec<(Method, &'static str, Value)> {
    let tiles = json!({ "order": [], "hidden": ["analytics.tonu"] });
    vec![
        (Method::PUT, "/api/cost_model", costs()),
        (Method::PUT, "/api/dashboard/preference", json!({ "version": 0, "tiles": tiles, "is_mailed_weekly": false })),
        (Method::PUT, "/api/dashboard/targets", json!({ "version": 0, "targets": [] })),
        (Method::PUT, "/api/detention_policy", json!({ "version": 0, "terms": terms() })),
        (Method::PUT, "/api/medical_rules", {
            let change = json!({ "starts_on": "2026-11-01", "days": 60, "source": "A notice" });
            json!({ "version": 0, "state_changes": [], "paper_changes": [change] })
        }),
        (Method::PUT, "/api/reminder_settings", {
            json!({ "version": 0, "is_on": false, "steps": [{ "days_past_due": 15, "tone": "past_due" }] })
        }),
        (Method::PUT, "/api/tracking_settings", json!({ "version": 0, "terms": tracking })),
        (Method::PUT, "/api/write_off_settings", {
            json!({ "version": 0, "limits": [{ "role": "User", "amount_cents": 100 }] })
        }),
        (Method::PATCH, "/api/company/settings", json!({ "version": 0, "brand_color": "#1d5c46" })),
        (Method::PATCH, "/api/compliance_types/psp", json!({ "version": 0, "is_required": true })),
        (
            Method::PATCH,
            "/api/mail_templates/user_invitation",
            json!({ "version": 0, "subject": "{company} wants you" }),
        ),
        (Method::PATCH, "/api/number_formats/load", json!({ "version": 0, "prefix": "PC" })),
        (Method::PATCH, "/api/paper_templates/dispatch_sheet", json!({ "version": 0, "closing": "Count and sign." })),
    ]
}

#[rstest]
#[tokio::test]
async fn one_of_two_is_saved(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let tracking = admin.client.get("/api/tracking_settings").await.expect(200)["terms"].clone();
    let mut wrong = Vec::new();
    for (method, path, body) in settings(&tracking) {
        let change = async || admin.client.send(method.clone(), path, &[], Some(body.clone())).await;
        let (one, other) = futures::join!(change(), change());
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        if statuses != [200, 409] {
            wrong.push(format!("{path}: {statuses:?} {} {}", one.text, other.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
