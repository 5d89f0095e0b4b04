//! Lists, the report and the case file of detention.

use crate::{
    detention::claims::{add_document, decide, detained},
    money::{self, act, approve, draft},
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::json;

#[rstest]
#[tokio::test]
async fn lists_filter_and_page_and_the_report_adds_up_the_same(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, first) = detained(&admin, &freight).await;
    decide(&admin, &first, "approve", json!({ "amount_cents": 10_000 })).await.expect(200);
    let (_, second) = detained(&admin, &freight).await;
    decide(&admin, &second, "waive", json!({ "reason": "A good customer" })).await.expect(200);
    detained(&admin, &freight).await;
    let quick = admin.assigned_load(&freight).await;
    admin.record(&quick, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&quick, 0, "departed", "2026-11-18T14:55:00Z").await;
    for (query, count) in [
        ("", 4),
        ("status=pending,waived", 2),
        ("status=not_billable", 1),
        ("arrived_from=2026-11-19", 0),
        ("arrived_to=2026-11-18", 4),
        (&format!("q={}", load["number"].as_str().unwrap()), 1),
        ("q=blue%20ridge", 4),
        ("q=lakeside", 4),
        ("q=trinity", 0),
        (&format!("facility_id={}", freight.chicago), 4),
        (&format!("facility_id={}", freight.dallas), 0),
    ] {
        let list = admin.client.get(&format!("/api/detention?{query}")).await.expect(200);
        assert_eq!(list["total_count"], count, "{query}");
    }
    let mut seen = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = admin.client.get(&format!("/api/detention?sort=-amount_cents&limit=1{cursor}")).await.expect(200);
        seen.extend(page["items"].as_array().unwrap().iter().map(|item| item["amount_cents"].clone()));
        let Some(next) = page["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen, [16_250, 16_250, 16_250, 0]);
    admin.client.get("/api/detention?status=lost").await.expect_code(422, "validation_failed");
    let report = admin.client.get("/api/detention_report").await.expect(200);
    let total = &report["total"];
    for (field, expected) in [
        ("stop_count", 4),
        ("detained_count", 3),
        ("detained_minutes", 585),
        ("average_dwell_minutes", 251),
        ("pending_cents", 16_250),
        ("approved_cents", 10_000),
        ("waived_cents", 16_250),
        ("denied_cents", 6_250),
        ("billed_cents", 0),
    ] {
        assert_eq!(total[field], expected, "{field}");
    }
    assert_eq!(
        (&report["facilities"][0]["name"], &report["facilities"][0]["sums"]),
        (&json!("Lakeside Cold Storage"), total)
    );
    assert_eq!((&report["customers"][0]["id"], &report["customers"][0]["sums"]), (&json!(freight.customer), total));
    let empty = admin.client.get("/api/detention_report?from=2026-01-01&to=2026-01-31").await.expect(200);
    assert_eq!((&empty["total"]["stop_count"], &empty["facilities"]), (&json!(0), &json!([])));
    admin.client.get("/api/detention_report?from=2025-01-01&to=2026-01-31").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn papers_that_tell_times_are_evidence(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = detained(&admin, &freight).await;
    for kind in ["detention_sheet", "bill_of_lading", "rate_confirmation"] {
        add_document(&app, &admin, &load, kind).await;
    }
    let case = admin.client.get(&format!("/api/detention/{}", id(&wait))).await.expect(200);
    let papers: Vec<_> = case["timeline"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["kind"] == "document")
        .map(|it| it["title"].as_str().unwrap())
        .collect();
    assert_eq!(papers.len(), 2);
    assert!(papers.contains(&"In-out sheet added") && papers.contains(&"Bill of lading added"), "{papers:?}");
}

/// A claim is paid once its invoice is, less what the customer took off for it.
#[rstest]
#[tokio::test]
async fn who_pays_tells_what_was_billed_and_what_was_paid(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let sums = async || admin.client.get("/api/detention_report").await.expect(200)["total"].clone();
    let mut invoices = Vec::new();
    for _ in 0..2 {
        let (load, wait) = detained(&admin, &freight).await;
        decide(&admin, &wait, "approve", json!({ "amount_cents": 16_250 })).await.expect(200);
        admin.record(&load, 1, "arrived", "2026-11-19T15:50:00Z").await;
        let load = admin.record(&load, 1, "departed", "2026-11-19T16:30:00Z").await;
        let invoice = draft(&admin, &approve(&app, &admin, &load).await).await;
        invoices.push(act(&admin, &invoice, "post", json!({ "invoiced_on": "2026-11-19" })).await.expect(200));
    }
    let billed = sums().await;
    assert_eq!((&billed["billed_cents"], &billed["paid_cents"]), (&json!(32_500), &json!(0)));
    let total = invoices[0]["total_cents"].as_i64().unwrap();
    // Paid in part, nobody knows which part.
    let pay = async |invoice, cents: i64| {
        money::payments::pay(&admin, &freight.customer, cents, &[(invoice, cents)]).await.expect(201)
    };
    pay(&invoices[0], total - 1_000).await;
    assert_eq!(sums().await["paid_cents"], 0);
    pay(&invoices[0], 1_000).await;
    assert_eq!(sums().await["paid_cents"], 16_250);
    let short = json!({ "kind": "short_pay", "reason": "detention", "amount_cents": 6_250 });
    act(&admin, &invoices[1], "adjust", short).await.expect(200);
    pay(&invoices[1], total - 6_250).await;
    let paid = sums().await;
    assert_eq!((&paid["billed_cents"], &paid["paid_cents"]), (&json!(32_500), &json!(26_250)));
    // Nobody pays what is written off.
    let (load, wait) = detained(&admin, &freight).await;
    decide(&admin, &wait, "approve", json!({ "amount_cents": 16_250 })).await.expect(200);
    admin.record(&load, 1, "arrived", "2026-11-19T15:50:00Z").await;
    let load = admin.record(&load, 1, "departed", "2026-11-19T16:30:00Z").await;
    let last = draft(&admin, &approve(&app, &admin, &load).await).await;
    act(&admin, &last, "post", json!({ "invoiced_on": "2026-11-19" })).await.expect(200);
    let off = json!({ "kind": "write_off", "reason": "uncollectible", "amount_cents": total });
    act(&admin, &last, "adjust", off).await.expect(200);
    let report = admin.client.get("/api/detention_report").await.expect(200);
    assert_eq!(report["total"]["paid_cents"], 26_250);
    assert_eq!(report["customers"][0]["sums"]["paid_cents"], 26_250);
    assert_eq!(report["facilities"][0]["sums"]["paid_cents"], 26_250);
}
