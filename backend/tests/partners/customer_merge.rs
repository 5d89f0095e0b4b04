//! Duplicate customers.

use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id, terms},
};
use rstest::rstest;

async fn customer(admin: &Person, body: Value) -> String {
    id(&admin.client.post("/api/customers", body).await.expect(201))
}

async fn read(admin: &Person, id: &str) -> Value {
    admin.client.get(&format!("/api/customers/{id}")).await.expect(200)
}

/// A duplicate of the freight's customer with a load, a quote and its own terms.
async fn twin(admin: &Person, freight: &Freight) -> String {
    let body = json!({
        "name": "Blue Ridge Brokerage, Inc.", "kind": "shipper", "docket_number": "MC551200", "phone": "+13125550149",
        "is_on_credit_hold": true, "required_references": ["po"], "notes": "Pays late",
        "discount_basis_points": 200, "discount_days": 10, "invoice_delivery": "portal", "invoice_portal": "AP Hub",
        "credit_source": "Credit bureau", "credit_checked_on": "2026-11-02",
        "contacts": [{ "name": "Ann Lee" }],
    });
    let twin = customer(admin, body).await;
    let mut load = freight.load();
    load["customer_id"] = json!(twin);
    load["customer_reference"] = json!("TQ-1");
    load["accepts_credit_risk"] = json!(true);
    admin.client.post("/api/loads", load).await.expect(201);
    let mut quote = freight.quote();
    quote["customer_id"] = json!(twin);
    admin.client.post("/api/quotes", quote).await.expect(201);
    let policy = json!({ "version": 0, "terms": terms() });
    admin
        .client
        .send(Method::PUT, &format!("/api/customers/{twin}/detention_policy"), &[], Some(policy))
        .await
        .expect(200);
    twin
}

#[rstest]
#[tokio::test]
async fn duplicates_are_found_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let address = |city: &str| json!({ "line1": "88 Market St", "city": city, "state": "NC", "postal_code": "28801" });
    let first =
        customer(&admin, json!({ "name": "Blue Ridge Brokerage", "kind": "broker", "docket_number": "MC-551200" }))
            .await;
    let second = customer(&admin, json!({ "name": "BLUE RIDGE BROKERAGE LLC", "kind": "broker" })).await;
    let third = customer(&admin, json!({ "name": "BRB Logistics", "kind": "broker", "docket_number": "mc 551200", "email": "ap@brb.example", "address": address("Asheville") })).await;
    let fourth = customer(&admin, json!({ "name": "Brb Billing", "kind": "broker", "billing_email": "pay@brb.example", "address": address("ASHEVILLE") })).await;
    for (name, email, city) in
        [("Pat", "pat@gmail.com", "Reno"), ("Sam", "sam@gmail.com", "Reno"), ("Far", "x@brb.example", "Boise")]
    {
        customer(&admin, json!({ "name": name, "kind": "shipper", "email": email, "address": address(city) })).await;
    }
    let list = admin.client.get("/api/customer_duplicates").await.expect(200);
    let groups = list["items"].as_array().unwrap();
    assert_eq!(groups.len(), 1, "{list}");
    let ids: Vec<String> = groups[0]["customers"].as_array().unwrap().iter().map(id).collect();
    assert_eq!(ids, [first.clone(), second.clone(), third.clone(), fourth.clone()]);
    assert_eq!(
        groups[0]["reasons"],
        json!([
            { "kind": "name", "value": "blue ridge brokerage", "customer_ids": [first, second] },
            { "kind": "docket_number", "value": "MC551200", "customer_ids": [first, third] },
            { "kind": "domain_and_city", "value": "brb.example, asheville", "customer_ids": [third, fourth] },
        ])
    );
    admin.client.post(&format!("/api/customers/{fourth}/archive"), json!({})).await.expect(200);
    let left = admin.client.get("/api/customer_duplicates").await.expect(200);
    assert_eq!(left["items"][0]["reasons"].as_array().unwrap().len(), 2);
}

#[rstest]
#[tokio::test]
async fn a_merge_does_what_its_preview_says(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let survivor = freight.customer.clone();
    let contact = json!({ "version": 1, "email": "dock@blueridge.example", "contacts": [{ "name": "Gus Ortega" }], "required_references": ["bol"] });
    admin.client.patch(&format!("/api/customers/{survivor}"), contact).await.expect(200);
    let twin = twin(&admin, &freight).await;
    let mut load = freight.load();
    load["customer_reference"] = json!("tq-1");
    admin.client.post("/api/loads", load).await.expect(201);
    let path = format!("/api/customers/{survivor}/merge/{twin}");
    let preview = admin.client.get(&path).await.expect(200);
    assert_eq!(
        preview["moves"],
        json!({
            "loads": 1, "quotes": 1, "documents": 0, "detentions": 0, "contacts": 1, "detention_policy": "moves", "shared_references": 1,
        })
    );
    let merge = json!({ "version": 2, "merged_version": 1 });
    let stale = json!({ "version": 1, "merged_version": 1 });
    admin.client.post(&path, stale).await.expect_code(409, "version_stale");
    let merged = admin.client.post(&path, merge.clone()).await.expect(200);
    for (field, value) in [
        ("name", json!("Blue Ridge Brokerage")),
        ("kind", json!("broker")),
        ("docket_number", json!("MC551200")),
        ("email", json!("dock@blueridge.example")),
        ("is_on_credit_hold", json!(true)),
        ("notes", json!("Pays late")),
        // Terms and delivery are the survivor's, and what it lacks is the other's.
        ("discount_basis_points", Value::Null),
        ("invoice_delivery", json!("email")),
        ("invoice_portal", json!("AP Hub")),
        ("credit_source", json!("Credit bureau")),
        ("credit_checked_on", json!("2026-11-02")),
        ("required_references", json!(["bol", "po"])),
        ("contacts", json!([{ "name": "Gus Ortega" }, { "name": "Ann Lee" }])),
        ("version", json!(3)),
    ] {
        assert_eq!(merged[field], value, "{field}");
        if field != "version" {
            assert_eq!(preview["result"][field], value, "preview: {field}");
        }
    }
    for (list, count) in [("loads", 2), ("quotes", 1)] {
        let of = async |id: &str| {
            admin.client.get(&format!("/api/{list}?customer_id={id}")).await.expect(200)["total_count"].clone()
        };
        assert_eq!((of(&survivor).await, of(&twin).await), (json!(count), json!(0)), "{list}");
    }
    let policy = admin.client.get(&format!("/api/customers/{survivor}/detention_policy")).await.expect(200);
    assert_eq!(policy["source"], "customer");
    let gone = read(&admin, &twin).await;
    assert_eq!(gone["merged_into_id"], survivor);
    assert!(gone["archived_at"].is_string());
    admin
        .client
        .post(&format!("/api/customers/{twin}/restore"), json!({}))
        .await
        .expect_code(409, "customer_already_merged");
    admin.client.post(&path, merge).await.expect_code(409, "customer_already_merged");
    for (about, action) in [(&survivor, "customer.merged"), (&twin, "customer.merged_into_another")] {
        let events = admin.client.get(&format!("/api/audit_events?entity_id={about}")).await.expect(200);
        assert_eq!(events["items"][0]["action"], action);
    }
    assert_eq!(admin.client.get("/api/audit_events/verify").await.status, 200);
}

#[rstest]
#[tokio::test]
async fn a_chain_of_merges_leads_to_the_last(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let create = async |name: &str| customer(&admin, json!({ "name": name, "kind": "broker" })).await;
    let (first, second, third) = (create("A").await, create("B").await, create("C").await);
    let both = json!({ "version": 1, "merged_version": 1 });
    admin.client.post(&format!("/api/customers/{second}/merge/{first}"), both).await.expect(200);
    admin
        .client
        .post(&format!("/api/customers/{third}/merge/{second}"), json!({ "version": 1, "merged_version": 2 }))
        .await
        .expect(200);
    assert_eq!(read(&admin, &first).await["merged_into_id"], third);
    let itself = json!({ "version": 2, "merged_version": 2 });
    admin
        .client
        .post(&format!("/api/customers/{third}/merge/{third}"), itself)
        .await
        .expect_code(409, "customer_merged_with_itself");
}
