//! Terms by which the clock stands still on the company's holidays.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{id, terms},
    wait_until,
};
use rstest::rstest;
use serde_json::{Value, json};

use super::claims::{add_document, decide, put, wait_at};

const SETTINGS: &str = "/api/company/settings";

fn told(case: &Value) -> String {
    let sentences = case["explanation"].as_array().unwrap().iter().map(|it| it.as_str().unwrap());
    sentences.collect::<Vec<_>>().join(" ")
}

#[rstest]
#[tokio::test]
async fn clock_stands_still_where_the_terms_say_so(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let own = json!([{ "on": "2026-11-19", "name": "Founders' day" }]);
    admin.client.patch(SETTINGS, json!({ "version": 0, "holidays": own })).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-20T16:00:00Z");
    // Until the terms say otherwise all days count: from 10:00 on the 18th to 09:00 on the 20th.
    let counted = admin.assigned_load(&freight).await;
    admin.record(&counted, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&counted, 0, "departed", "2026-11-20T15:00:00Z").await;
    let wait = wait_at(&admin, &counted, 1).await;
    assert_eq!((&wait["billable_minutes"], &wait["holidays"]), (&json!(47 * 60), &json!([])));

    let mut paused = terms();
    paused["is_paused_on_holidays"] = json!(true);
    let of_customer = format!("/api/customers/{}/detention_policy", freight.customer);
    let policy = put(&admin, &of_customer, json!({ "version": 0, "terms": paused })).await.expect(200);
    assert_eq!(policy["terms"]["is_paused_on_holidays"], true);
    assert_eq!(admin.client.get("/api/detention_policy").await.expect(200)["terms"]["is_paused_on_holidays"], false);
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-20T15:00:00Z").await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!((&wait["billable_minutes"], &wait["amount_cents"]), (&json!(23 * 60), &json!(115_000)));
    assert_eq!(wait["holidays"], json!(["2026-11-19"]));
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    assert!(told(&case).contains("Nov 19 is a holiday and doesn't count."), "{}", told(&case));

    // The list of that time stays with the claim.
    admin.client.patch(SETTINGS, json!({ "version": 1, "holidays": null })).await.expect(200);
    add_document(&app, &admin, &load, "bill_of_lading").await;
    let wait = wait_at(&admin, &load, 1).await;
    assert_eq!(wait["amount_cents"], 115_000);
    let approved = decide(&admin, &wait, "approve", json!({})).await.expect(200);
    assert_eq!((&approved["approved_cents"], &approved["has_changed_facts"]), (&json!(115_000), &json!(false)));
}
