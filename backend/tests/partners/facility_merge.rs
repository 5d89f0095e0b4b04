//! Duplicate facilities.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, facility, id, stop},
};
use rstest::rstest;

async fn create(admin: &Person, body: Value) -> String {
    id(&admin.client.post("/api/facilities", body).await.expect(201))
}

async fn read(admin: &Person, id: &str) -> Value {
    admin.client.get(&format!("/api/facilities/{id}")).await.expect(200)
}

/// A facility at a street and a place.
fn at(name: &str, line1: &str, city: &str, place: Option<(f64, f64)>) -> Value {
    let mut body = facility(name, city, "IL", "America/Chicago");
    body["address"]["line1"] = json!(line1);
    if let Some((latitude, longitude)) = place {
        body["latitude"] = json!(latitude);
        body["longitude"] = json!(longitude);
    }
    body
}

/// A duplicate of the freight's dock in Chicago with a load, a delivered one with detention, a quote, and its own
/// facts.
async fn twin(admin: &Person, freight: &Freight) -> String {
    let mut body = facility("Lakeside Cold", "Chicago", "IL", "America/Chicago");
    for (field, value) in [
        ("phone", json!("+13125550149")),
        ("instructions", json!("Check in at gate 2.")),
        ("latitude", json!(41.85)),
        ("longitude", json!(-87.65)),
    ] {
        body[field] = value;
    }
    let twin = create(admin, body).await;
    let there = Freight {
        customer: freight.customer.clone(),
        chicago: twin.clone(),
        dallas: freight.dallas.clone(),
        driver: freight.driver.clone(),
        truck: freight.truck.clone(),
        trailer: freight.trailer.clone(),
    };
    admin.delivered_load(&there).await;
    // From the one to the other.
    let mut load = there.load();
    load["stops"][1] = stop("delivery", &freight.chicago, "2026-11-18T20:00");
    admin.client.post("/api/loads", load).await.expect(201);
    admin.client.post("/api/quotes", there.quote()).await.expect(201);
    twin
}

#[rstest]
#[tokio::test]
async fn duplicates_are_found_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let first = create(&admin, at("Lakeside Cold Storage", "1200 Dock St", "Chicago", Some((41.8500, -87.6500)))).await;
    let second = create(&admin, at("LAKESIDE COLD STORAGE, LLC", "77 Wharf Rd", "chicago", None)).await;
    let third = create(&admin, at("Dock 9", "77 Wharf Road", "Chicago", None)).await;
    // 111 meters further north.
    let fourth = create(&admin, at("Ice House", "5 Pier Ave", "Chicago", Some((41.8510, -87.6500)))).await;
    // The same name elsewhere, the same street elsewhere, and a kilometer away.
    create(&admin, at("Lakeside Cold Storage", "9 Elm St", "Peoria", None)).await;
    let mut elsewhere = at("Main Yard", "5 Pier Ave", "Peoria", None);
    elsewhere["address"]["postal_code"] = json!("61602");
    create(&admin, elsewhere).await;
    create(&admin, at("Far Dock", "900 Shore Dr", "Chicago", Some((41.8600, -87.6500)))).await;
    let list = admin.client.get("/api/facility_duplicates").await.expect(200);
    let groups = list["items"].as_array().unwrap();
    assert_eq!(groups.len(), 1, "{list}");
    let ids: Vec<String> = groups[0]["facilities"].as_array().unwrap().iter().map(id).collect();
    assert_eq!(ids, [first.clone(), second.clone(), third.clone(), fourth.clone()]);
    assert_eq!(
        groups[0]["reasons"],
        json!([
            { "kind": "name_and_city", "value": "lakeside cold storage, chicago, IL", "facility_ids": [first, second] },
            { "kind": "address", "value": "77 wharf rd, 60601", "facility_ids": [second, third] },
            { "kind": "nearby", "value": "chicago", "facility_ids": [first, fourth] },
        ])
    );
    admin.client.post(&format!("/api/facilities/{second}/archive"), json!({})).await.expect(200);
    let left = admin.client.get("/api/facility_duplicates").await.expect(200);
    assert_eq!(left["items"][0]["reasons"].as_array().unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_merge_does_what_its_preview_says(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let survivor = freight.chicago.clone();
    let said = json!({ "version": 1, "hours": "Mon-Fri 06:00-15:00", "instructions": "Ring twice." });
    admin.client.patch(&format!("/api/facilities/{survivor}"), said).await.expect(200);
    let twin = twin(&admin, &freight).await;
    let path = format!("/api/facilities/{survivor}/merge/{twin}");
    let preview = admin.client.get(&path).await.expect(200);
    assert_eq!(preview["moves"], json!({ "stops": 2, "loads": 2, "quotes": 1, "detentions": 1, "shared_loads": 1 }));
    let merge = json!({ "version": 2, "merged_version": 1 });
    let stale = json!({ "version": 1, "merged_version": 1 });
    admin.client.post(&path, stale).await.expect_code(409, "version_stale");
    let merged = admin.client.post(&path, merge.clone()).await.expect(200);
    for (field, value) in [
        ("name", json!("Lakeside Cold Storage")),
        ("phone", json!("+13125550149")),
        ("hours", json!("Mon-Fri 06:00-15:00")),
        ("instructions", json!("Ring twice.\n\nCheck in at gate 2.")),
        ("latitude", json!(41.85)),
        ("longitude", json!(-87.65)),
        ("version", json!(3)),
    ] {
        assert_eq!(merged[field], value, "{field}");
        if field != "version" {
            assert_eq!(preview["result"][field], value, "preview: {field}");
        }
    }
    for (list, count) in [("loads", 2), ("detention", 1)] {
        let of = async |id: &str| {
            admin.client.get(&format!("/api/{list}?facility_id={id}")).await.expect(200)["total_count"].clone()
        };
        assert_eq!((of(&survivor).await, of(&twin).await), (json!(count), json!(0)), "{list}");
    }
    let lane = admin.client.get(&format!("/api/lanes/{survivor}/{}", freight.dallas)).await;
    assert_eq!(lane.status, 200);
    let gone = read(&admin, &twin).await;
    assert_eq!(gone["merged_into_id"], survivor);
    assert!(gone["archived_at"].is_string());
    admin
        .client
        .post(&format!("/api/facilities/{twin}/restore"), json!({}))
        .await
        .expect_code(409, "facility_already_merged");
    admin.client.post(&path, merge).await.expect_code(409, "facility_already_merged");
    for (about, action) in [(&survivor, "facility.merged"), (&twin, "facility.merged_into_another")] {
        let history = admin.client.get(&format!("/api/facilities/{about}/history")).await.expect(200);
        assert_eq!(history["items"][0]["action"], action);
    }
    assert_eq!(admin.client.get("/api/audit_events/verify").await.status, 200);
}

#[rstest]
#[tokio::test]
async fn a_chain_of_merges_leads_to_the_last(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let make = async |name: &str| create(&admin, facility(name, "Chicago", "IL", "America/Chicago")).await;
    let (first, second, third) = (make("A").await, make("B").await, make("C").await);
    let both = json!({ "version": 1, "merged_version": 1 });
    admin.client.post(&format!("/api/facilities/{second}/merge/{first}"), both).await.expect(200);
    admin
        .client
        .post(&format!("/api/facilities/{third}/merge/{second}"), json!({ "version": 1, "merged_version": 2 }))
        .await
        .expect(200);
    assert_eq!(read(&admin, &first).await["merged_into_id"], third);
    let itself = json!({ "version": 2, "merged_version": 2 });
    admin
        .client
        .post(&format!("/api/facilities/{third}/merge/{third}"), itself)
        .await
        .expect_code(409, "facility_merged_with_itself");
}
