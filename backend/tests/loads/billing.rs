//! From delivery to ready to bill, and the figures that follow.

use serde_json::json;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, TestApp,
    freight::id,
};
use rstest::rstest;

#[rstest]
#[tokio::test]
async fn papers_make_a_delivered_load_ready_to_bill(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    let path = format!("/api/loads/{}/documents", id(&load));
    let add = async |kind: &str, is_signed: bool| {
        let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
        let body =
            json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind, "is_signed": is_signed });
        admin.client.post(&path, body).await.expect(201)
    };
    let waiting = admin.client.get("/api/ready_to_bill").await.expect(200);
    assert_eq!((waiting["total_count"].clone(), waiting["ready_count"].clone()), (json!(1), json!(0)));
    assert_eq!(waiting["items"][0]["days_waiting"], 1);
    add("rate_confirmation", false).await;
    let pod = add("proof_of_delivery", false).await;
    let blocked = admin.client.get("/api/ready_to_bill?is_ready=false").await.expect(200);
    assert_eq!(blocked["items"][0]["blockers"][0]["code"], "pod_unsigned");
    let signed = json!({ "version": 1, "is_signed": true });
    admin.client.patch(&format!("/api/documents/{}", id(&pod)), signed).await.expect(200);
    let ready = admin.client.get("/api/ready_to_bill?is_ready=true").await.expect(200);
    assert_eq!(ready["ready_cents"], load["total_cents"]);
    assert_eq!(ready["sum_cents"], load["total_cents"]);
    assert_eq!(ready["items"][0]["billing_status"], "ready_for_review");
    assert_eq!(app.blobs.claimed.lock().unwrap().len(), 2);
    let archived = admin.client.post(&format!("/api/documents/{}/archive", id(&pod)), json!({})).await.expect(200);
    assert!(archived["archived_at"].is_string());
    let again = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    assert_eq!(again["billing_blockers"][0]["code"], "pod_missing");
    let link = admin.client.post(&format!("/api/documents/{}/open", id(&pod)), json!({})).await.expect(200);
    assert!(link["url"].as_str().unwrap().starts_with("/blobs/"));
}

#[rstest]
#[tokio::test]
async fn a_receipt_makes_one_document_of_its_own_company(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let path = format!("/api/loads/{}/documents", id(&load));
    let body = |receipt: String| json!({ "receipt": receipt, "file_name": "pod.pdf", "kind": "proof_of_delivery" });
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    admin.client.post(&path, body(receipt.clone())).await.expect(201);
    admin.client.post(&path, body(receipt)).await.expect_code(409, "receipt_already_used");
    let stranger = app.admin().await;
    let theirs = MemoryBlobs::receipt(stranger.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    admin.client.post(&path, body(theirs)).await.expect_code(422, "receipt_invalid");
    admin.client.post(&path, body("forged".to_owned())).await.expect_code(422, "receipt_invalid");
    let upload = json!({ "file_name": "pod.pdf", "byte_size": 26 * 1024 * 1024, "media_type": "text/html" });
    let problem = admin.client.post("/api/document_uploads", upload).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"].as_array().unwrap().len(), 2);
}

#[rstest]
#[tokio::test]
async fn a_customers_wishes_decide_what_is_missing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.delivered_load(&freight).await;
    let wishes = json!({ "version": 1, "required_references": ["po"], "is_on_credit_hold": true });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
    let read = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    let blockers = read["billing_blockers"].as_array().unwrap();
    let codes: Vec<_> = blockers.iter().map(|blocker| blocker["code"].as_str().unwrap()).collect();
    assert!(codes.contains(&"reference_missing_po"), "{codes:?}");
    assert!(codes.contains(&"customer_on_credit_hold"));
}

#[rstest]
#[tokio::test]
async fn dashboards_equal_the_lists_they_open(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    admin.assigned_load(&freight).await;
    admin.load(&freight).await;
    let board = admin.client.get("/api/dashboard/operations").await.expect(200);
    let count =
        async |query: &str| admin.client.get(&format!("/api/loads?{query}")).await.expect(200)["total_count"].clone();
    assert_eq!(board["unassigned_count"], count("is_unassigned=true").await);
    assert_eq!(board["late_count"], count("timeliness=late&group=open").await);
    assert_eq!(board["at_risk_count"], count("timeliness=at_risk&group=open").await);
    assert_eq!(board["missing_pod_count"], count("is_missing_pod=true").await);
    assert_eq!(board["active_count"], 1);
    assert_eq!(board["late_count"], 2);
    assert_eq!(board["idle_truck_count"], 0);
    assert_eq!(board["arriving_soon_count"], count("is_arriving_soon=true").await);
    assert_eq!(board["week_start_on"], "2026-11-16");
    assert_eq!(count("created_from=2026-11-16").await, 3);
    assert_eq!(count("created_from=2026-11-20&created_to=2026-11-20").await, 3);
    assert_eq!(count("created_to=2026-11-19").await, 0);
    assert_eq!(count("delivered_from=2026-11-19&delivered_to=2026-11-19").await, 1);
    assert_eq!(count("delivered_from=2026-11-20").await, 0);
    assert_eq!(admin.client.get("/api/trucks?is_idle=true").await.expect(200)["total_count"], 0);
    admin.client.post("/api/trucks", json!({ "unit_number": "202" })).await.expect(201);
    let now = admin.client.get("/api/dashboard/operations").await.expect(200);
    let idle = admin.client.get("/api/trucks?is_idle=true").await.expect(200);
    assert_eq!((&now["idle_truck_count"], &idle["total_count"]), (&json!(1), &json!(1)));
    assert_eq!(board["delivered_this_week_cents"], 280_890);
    assert_eq!(board["booked_this_week_cents"], 3 * 280_890);
    assert_eq!(board["rate_per_mile"], "2.9033");
    let ready = admin.client.get("/api/ready_to_bill?is_ready=true").await.expect(200);
    assert_eq!(board["ready_to_bill_cents"], ready["sum_cents"]);
    assert_eq!(board["exceptions"].as_array().unwrap().len(), 2);
    let figures = admin.client.get("/api/dashboard/analytics?from=2026-11-16&to=2026-11-22").await.expect(200);
    assert_eq!(figures["revenue_cents"], 280_890);
    assert_eq!(figures["deadhead_percent"], "3.3");
    assert_eq!(figures["rate_per_mile_all"], "2.8089");
    assert_eq!(figures["on_time_delivery_percent"], "100.0");
    assert_eq!(figures["weeks"].as_array().unwrap().len(), 1);
    assert_eq!(figures["lanes"][0]["origin_state"], "IL");
    admin
        .client
        .get("/api/dashboard/analytics?from=2026-11-22&to=2026-11-16")
        .await
        .expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn search_finds_each_kind(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let find = async |q: &str| {
        let found = admin.client.get(&format!("/api/search?q={q}")).await.expect(200);
        found["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|item| item["kind"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(find(load["number"].as_str().unwrap()).await, ["load"]);
    assert_eq!(find("cole").await, ["driver"]);
    assert!(find("101").await.contains(&"truck".to_owned()));
    assert_eq!(find("blue").await, ["load", "customer"]);
    assert_eq!(find("trinity").await, ["facility"]);
    // A kind in front narrows the search, unless it is part of a name.
    assert_eq!(find("truck%20101").await, ["truck"]);
    assert_eq!(find("load%20blue").await, ["load"]);
    admin
        .client
        .post("/api/customers", json!({ "name": "Truck Center", "kind": "broker", "phone": "(806) 555-0131" }))
        .await
        .expect(201);
    assert_eq!(find("truck%20center").await, ["customer"]);
    for phone in ["555-0131", "(806)%20555-0131", "1%20806%20555%200131"] {
        assert_eq!(find(phone).await, ["customer"], "{phone}");
    }
    let found = admin.client.get(&format!("/api/search?q={}", load["number"].as_str().unwrap())).await.expect(200);
    assert_eq!(found["items"][0]["status"], load["status"]);
    admin.client.get("/api/search?q=x").await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn flat_charge_is_charged_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let load = admin.load(&admin.freight().await).await;
    let path = format!("/api/loads/{}/charges", id(&load));
    let tarp = json!({ "code": "TARP", "basis": "flat", "rate": "50" });
    let changed = admin.client.post(&path, tarp).await.expect(200);
    let charges = changed["charges"].as_array().unwrap();
    let tarp = charges.iter().find(|charge| charge["code"] == "TARP").unwrap();
    assert_eq!((&tarp["quantity"], &tarp["amount_cents"]), (&json!("1.000"), &json!(5_000)), "{tarp}");
    let hourly = json!({ "code": "DETENTION", "basis": "per_hour", "rate": "50" });
    admin.client.post(&path, hourly).await.expect_code(422, "validation_failed");
}
