//! Fuel surcharge on booked loads, and charges that follow the miles.
//!
//! Worked by hand, with the program of `quotes::program` (peg $1.25, 6 miles per gallon) and 967.5 loaded miles:
//!
//! | Week of the pickup | Diesel (EIA) | Surcharge | of the load |
//! |---|---|---|---|
//! | 2026-11-16 | $3.887 | (3.887 − 1.25) ÷ 6 = $0.4395 | $425.22 |
//! | 2026-11-23 | $3.950 | (3.950 − 1.25) ÷ 6 = $0.4500 | $435.38 |

use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{Freight, id, stop},
    quotes::program,
};

async fn price(admin: &Person, week_on: &str, price: &str) {
    admin.put("/api/diesel_prices", json!({ "region": "us", "week_on": week_on, "price": price })).await;
}

/// The customer's program; its loads have a line haul by the mile.
async fn on_a_program(admin: &Person) -> (Freight, Value) {
    let freight = admin.freight().await;
    let program = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    let body = json!({ "version": 1, "fuel_program_id": id(&program) });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), body).await.expect(200);
    (freight, program)
}

fn load(freight: &Freight) -> Value {
    let mut body = freight.load();
    body["charges"] = json!([{ "code": "LINE_HAUL", "basis": "per_mile", "rate": "2.4500" }]);
    body
}

async fn read(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

fn fuel(load: &Value) -> Option<&Value> {
    load["charges"].as_array().unwrap().iter().find(|charge| charge["code"] == "FUEL")
}

#[rstest]
#[tokio::test]
async fn a_booked_load_has_its_customers_surcharge(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, _) = on_a_program(&admin).await;
    price(&admin, "2026-11-16", "3.887").await;
    let made = admin.client.post("/api/loads", load(&freight)).await.expect(201);
    let charge = fuel(&made).unwrap();
    assert_eq!((&charge["amount_cents"], &charge["status"]), (&json!(42_522), &json!("approved")), "{made}");
    assert_eq!(charge["description"], "Standard: diesel at $3.887, week of Nov 16, 2026");
    assert_eq!(made["total_cents"], 237_038 + 42_522);
    let found = &made["fuel_surcharge"];
    assert_eq!((&found["rate"], &found["weeks_old"], &found["problem"]), (&json!("0.4395"), &json!(0), &Value::Null));
    // Both charges by the mile follow the miles: 1,000 are $2,450.00 and $439.50.
    let miles = json!({ "version": made["version"], "loaded_miles": "1000" });
    let longer = admin.client.patch(&format!("/api/loads/{}", id(&made)), miles).await.expect(200);
    assert_eq!(longer["total_cents"], 245_000 + 43_950);
    // A typed figure stays.
    let line_haul = &longer["charges"][0];
    let path = format!("/api/loads/{}/charges/{}", id(&made), id(line_haul));
    let typed = admin.client.patch(&path, json!({ "version": longer["version"], "quantity": "900" })).await.expect(200);
    assert_eq!(typed["total_cents"], 220_500 + 43_950);
    let back = admin.client.patch(&path, json!({ "version": typed["version"], "quantity": null })).await.expect(200);
    assert_eq!(back["total_cents"], 245_000 + 43_950);
    let flat = json!({ "version": back["version"], "basis": "flat" });
    admin.client.patch(&path, flat).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_missing_week_says_so_and_is_made_good_by_its_price(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, _) = on_a_program(&admin).await;
    let mut later = load(&freight);
    later["stops"] = json!([
        stop("pickup", &freight.chicago, "2026-11-25T08:00"),
        stop("delivery", &freight.dallas, "2026-11-27T10:00"),
    ]);
    let made = admin.client.post("/api/loads", later).await.expect(201);
    assert!(fuel(&made).is_none());
    let problem = "No diesel price for the week of Nov 23, 2026 or earlier (U.S. average). Enter the price.";
    assert_eq!(made["fuel_surcharge"]["problem"], problem);
    price(&admin, "2026-11-16", "3.887").await;
    app.run_jobs().await;
    let older = read(&admin, &made).await;
    assert_eq!(
        (&fuel(&older).unwrap()["amount_cents"], &older["fuel_surcharge"]["weeks_old"]),
        (&json!(42_522), &json!(1))
    );
    assert!(older["fuel_surcharge"]["problem"].as_str().unwrap().contains("Nov 23, 2026"), "{older}");
    // The same price in the right week changes no cent, only what is said of it.
    price(&admin, "2026-11-23", "3.887").await;
    app.run_jobs().await;
    assert_eq!(read(&admin, &made).await["fuel_surcharge"]["weeks_old"], 0);
    price(&admin, "2026-11-23", "3.950").await;
    app.run_jobs().await;
    let right = read(&admin, &made).await;
    let found = &right["fuel_surcharge"];
    assert_eq!((&fuel(&right).unwrap()["amount_cents"], &found["problem"]), (&json!(43_538), &Value::Null));
}

#[rstest]
#[tokio::test]
async fn a_delivered_load_waits_for_its_price_and_keeps_it_once_approved(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, _) = on_a_program(&admin).await;
    price(&admin, "2026-11-09", "3.887").await;
    let made = admin.client.post("/api/loads", load(&freight)).await.expect(201);
    let crew = json!({ "version": made["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true });
    let made = admin.client.post(&format!("/api/loads/{}/assign", id(&made)), crew).await.expect(200);
    admin.record(&made, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&made, 0, "departed", "2026-11-18T15:30:00Z").await;
    admin.record(&made, 1, "arrived", "2026-11-19T15:40:00Z").await;
    admin.record(&made, 1, "departed", "2026-11-19T17:10:00Z").await;
    for kind in ["rate_confirmation", "proof_of_delivery"] {
        let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 9, "application/pdf");
        let paper = json!({ "receipt": receipt, "file_name": "scan.pdf", "kind": kind, "is_signed": true });
        admin.client.post(&format!("/api/loads/{}/documents", id(&made)), paper).await.expect(201);
    }
    let waits = read(&admin, &made).await;
    assert_eq!(waits["billing_blockers"][0]["code"], "fuel_surcharge_incomplete", "{waits}");
    price(&admin, "2026-11-16", "3.950").await;
    app.run_jobs().await;
    let ready = read(&admin, &made).await;
    assert_eq!((&ready["billing_blockers"], &ready["total_cents"]), (&json!([]), &json!(237_038 + 43_538)));
    let approve = format!("/api/loads/{}/approve_billing", id(&made));
    admin.client.post(&approve, json!({ "version": ready["version"] })).await.expect(200);
    // A price that is corrected later changes no approved load.
    price(&admin, "2026-11-16", "5.000").await;
    app.run_jobs().await;
    assert_eq!(read(&admin, &made).await["total_cents"], 237_038 + 43_538);
}

#[rstest]
#[tokio::test]
async fn what_a_person_says_of_fuel_stands(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, program) = on_a_program(&admin).await;
    price(&admin, "2026-11-16", "3.887").await;
    // Entered by hand.
    let by_hand = admin.load(&freight).await;
    assert_eq!((&by_hand["fuel_surcharge"]["is_by_hand"], &by_hand["total_cents"]), (&json!(true), &json!(280_890)));
    // Removed, or changed.
    for method in ["remove", "change"] {
        let made = admin.client.post("/api/loads", load(&freight)).await.expect(201);
        let charge = id(fuel(&made).unwrap());
        let path = format!("/api/loads/{}/charges/{charge}", id(&made));
        let body = json!({ "version": made["version"], "rate": "0.5000" });
        let after = match method {
            "remove" => admin.client.post(&format!("{path}/remove"), json!({})).await.expect(200),
            _ => admin.client.patch(&path, body).await.expect(200),
        };
        assert_eq!((&after["fuel_program_id"], &after["fuel_surcharge"]), (&Value::Null, &Value::Null), "{method}");
        app.run_jobs().await;
        let left = read(&admin, &after).await;
        assert_eq!(
            fuel(&left).map(|charge| charge["amount_cents"].clone()),
            (method == "change").then(|| json!(48_375))
        );
        // And back onto the program.
        if method == "remove" {
            let back = json!({ "version": left["version"], "fuel_program_id": id(&program) });
            let back = admin.client.patch(&format!("/api/loads/{}", id(&made)), back).await.expect(200);
            assert_eq!(fuel(&back).unwrap()["amount_cents"], 42_522);
        }
    }
    // None at all.
    let mut without = load(&freight);
    without["fuel_program_id"] = Value::Null;
    let without = admin.client.post("/api/loads", without).await.expect(201);
    assert_eq!((&without["total_cents"], &without["fuel_program_id"]), (&json!(237_038), &Value::Null));
    let mut copied = admin.client.post("/api/loads", load(&freight)).await.expect(201);
    copied = admin.client.post(&format!("/api/loads/{}/copy", id(&copied)), json!({})).await.expect(201);
    assert_eq!(copied["charges"].as_array().unwrap().len(), 2, "{copied}");
    // Another company's program is as absent as none.
    let stranger = app.admin().await;
    let theirs = stranger.freight().await;
    let body = json!({ "version": 1, "fuel_program_id": id(&program) });
    let path = format!("/api/customers/{}", theirs.customer);
    let problem = stranger.client.patch(&path, body.clone()).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "fuel_program_id");
    let mut foreign = load(&theirs);
    foreign["fuel_program_id"] = json!(id(&program));
    stranger.client.send(Method::POST, "/api/loads", &[], Some(foreign)).await.expect(422);
}
