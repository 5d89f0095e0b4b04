//! What a load, its stops and legs say beyond who hauls what: authority, tarps, TWIC, priority, source, late reasons, pay.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, driver, facility, id},
};
use rstest::rstest;

/// Flatbed freight for a port, under the company's second authority.
async fn for_a_port(admin: &Person, freight: &Freight) -> Value {
    let dockets = json!([{ "kind": "MC", "number": "123456" }, { "kind": "MX", "number": "777" }]);
    admin.client.patch("/api/company", json!({ "version": 1, "docket_numbers": dockets })).await.expect(200);
    let mut body = freight.load();
    body["equipment"] = json!("flatbed");
    body["authority_docket"] = json!({ "kind": "MX", "number": "777" });
    body["length_feet"] = json!(48);
    body["tarps"] = json!("eight_foot");
    body["is_twic_required"] = json!(true);
    body["priority"] = json!("urgent");
    body
}

const KEPT: [&str; 5] = ["authority_docket", "length_feet", "tarps", "is_twic_required", "priority"];

#[rstest]
#[tokio::test]
async fn freight_says_how_it_is_hauled_and_copies_do_too(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let body = for_a_port(&admin, &freight).await;
    let load = admin.client.post("/api/loads", body.clone()).await.expect(201);
    for field in KEPT {
        assert_eq!(load[field], body[field], "{field}");
    }
    assert_eq!(load["source"], "manual");
    let path = format!("/api/loads/{}", id(&load));
    let copy = admin.client.post(&format!("{path}/copy"), json!({})).await.expect(201);
    for field in KEPT {
        assert_eq!(copy[field], body[field], "{field}");
    }
    assert_eq!(copy["source"], "copy");
    let change = json!({ "version": load["version"], "tarps": null, "authority_docket": null, "priority": "high" });
    let changed = admin.client.patch(&path, change).await.expect(200);
    assert_eq!((changed.get("tarps"), changed.get("authority_docket")), (None, None));
    assert_eq!((&changed["priority"], &changed["length_feet"]), (&json!("high"), &json!(48)));
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    let changes = history["items"][0]["changes"].as_array().unwrap().clone();
    assert!(changes.contains(&json!({ "field": "tarps", "from": "eight foot" })), "{changes:?}");
    assert!(changes.contains(&json!({ "field": "authority_docket", "from": "MX 777" })), "{changes:?}");
}

#[rstest]
#[tokio::test]
async fn authority_is_one_of_the_companys_and_stays_when_that_is_gone(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = for_a_port(&admin, &freight).await;
    let load = admin.client.post("/api/loads", body.clone()).await.expect(201);
    body["authority_docket"] = json!({ "kind": "MC", "number": "999" });
    let refused = admin.client.post("/api/loads", body).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "authority_docket");
    admin.client.patch("/api/company", json!({ "version": 2, "docket_numbers": [] })).await.expect(200);
    let path = format!("/api/loads/{}", id(&load));
    let change = json!({ "version": load["version"], "commodity": "Steel" });
    assert_eq!(admin.client.patch(&path, change).await.expect(200)["authority_docket"]["number"], "777");
}

#[rstest]
#[tokio::test]
async fn loads_are_found_by_priority_and_source(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let body = for_a_port(&admin, &freight).await;
    let urgent = admin.client.post("/api/loads", body).await.expect(201);
    let key = json!({ "name": "Sync", "permissions": ["loads:write", "loads:read"] });
    let key = admin.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let by_program = program.post("/api/loads", freight.load()).await.expect(201);
    for (query, expected) in [
        ("priority=urgent,high", &urgent),
        ("priority=normal", &by_program),
        ("source=api", &by_program),
        ("source=manual,copy", &urgent),
    ] {
        let found = admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
        assert_eq!((found["total_count"].clone(), &found["items"][0]["id"]), (json!(1), &expected["id"]), "{query}");
        assert_eq!(found["items"][0]["priority"], expected["priority"], "{query}");
        assert_eq!(found["items"][0]["source"], expected["source"], "{query}");
    }
    admin.client.get("/api/loads?priority=asap").await.expect(422);
}

#[rstest]
#[tokio::test]
async fn only_a_driver_with_a_valid_twic_takes_a_load_for_a_port(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let body = for_a_port(&admin, &freight).await;
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let path = format!("/api/loads/{}/assign", id(&load));
    let assign = |driver: &str| json!({ "version": load["version"], "driver_id": driver, "truck_id": freight.truck, "accepts_warnings": true });
    let refused = admin.client.post(&path, assign(&freight.driver)).await.expect_code(422, "assignment_blocked");
    assert!(refused["fields"][0]["message"].as_str().unwrap().contains("TWIC"), "{refused}");
    let mut body = driver("Ray", "Alvarez");
    body["twic_expires_on"] = json!("2028-01-01");
    body["home_by_on"] = json!("2026-12-24");
    body["home_note"] = json!("Christmas at home");
    let ray = admin.client.post("/api/drivers", body.clone()).await.expect(201);
    for field in ["twic_expires_on", "home_by_on", "home_note"] {
        assert_eq!(ray[field], body[field], "{field}");
    }
    admin.client.post(&path, assign(&id(&ray))).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn a_late_arrival_says_why_as_long_as_it_is_late(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    let stop = format!("{path}/stops/{}", id(&load["stops"][0]));
    let why = |load: &Value, reason: Value| json!({ "version": load["version"], "late_reason": reason });
    admin.client.patch(&stop, why(&load, json!("traffic"))).await.expect_code(422, "validation_failed");
    // Due at 08:00 in Chicago, which is 14:00 UTC.
    let late = admin.record(&load, 0, "arrived", "2026-11-18T16:00:00Z").await;
    let said = admin.client.patch(&stop, why(&late, json!("weather"))).await.expect(200);
    assert_eq!(said["stops"][0]["late_reason"], "weather");
    let report = admin.client.get("/api/on_time_report?from=2026-11-18&to=2026-11-18").await.expect(200);
    assert_eq!(
        (&report["pickups"]["on_time_percent"], &report["pickups"]["controllable_percent"]),
        (&json!("0.0"), &json!("100.0"))
    );
    let event = id(&said["stops"][0]["events"][0]);
    let void = json!({ "reason": "Wrong day" });
    admin.client.post(&format!("{stop}/events/{event}/void"), void).await.expect(200);
    let early = admin.record(&load, 0, "arrived", "2026-11-18T13:50:00Z").await;
    assert_eq!(early["stops"][0].get("late_reason"), None);
}

#[rstest]
#[tokio::test]
async fn a_leg_has_miles_and_pay_of_its_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    let path = format!("/api/loads/{}", id(&load));
    // The only leg has the load's miles.
    assert_eq!((&load["legs"][0]["miles"], &load["legs"][0]["miles_source"]), (&json!("967.5"), &json!("typed")));
    let assign = async |body| admin.client.post(&format!("{path}/assign"), body).await;
    let own = json!({ "version": load["version"], "miles": "900" });
    assert_eq!(assign(own).await.expect_code(422, "validation_failed")["fields"][0]["path"], "miles");
    let pay = json!({ "version": load["version"], "pay_override_cents": 85_000, "pay_note": "Holiday" });
    let paid = assign(pay).await.expect(200);
    assert_eq!(
        (&paid["legs"][0]["pay_override_cents"], &paid["legs"][0]["pay_note"]),
        (&json!(85_000), &json!("Holiday"))
    );
    assert_eq!(paid["legs"][0]["driver"]["id"], freight.driver);
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    let expected = json!([{ "field": "leg_1_pay", "to": "$850.00, Holiday" }]);
    assert_eq!(history["items"][0]["changes"], expected);

    let yard =
        admin.client.post("/api/facilities", facility("Yard", "Joplin", "MO", "America/Chicago")).await.expect(201);
    let relay = json!({ "after_stop_id": load["stops"][0]["id"], "facility_id": id(&yard), "earliest_local": "2026-11-18T20:00" });
    let body = json!({ "version": paid["version"], "relay": relay });
    let split = admin.client.post(&format!("{path}/split"), body).await.expect(200);
    // What was agreed for the whole way holds for neither part.
    assert_eq!(
        (split["legs"][0].get("pay_override_cents"), split["legs"][0]["miles_source"].as_str()),
        (None, Some("estimated"))
    );
    let second = &split["legs"][1]["id"];
    let body = json!({ "version": split["version"], "leg_id": second, "miles": "450.5", "pay_override_cents": 40_000 });
    let typed = assign(body).await.expect(200);
    assert_eq!((&typed["legs"][1]["miles"], &typed["legs"][1]["miles_source"]), (&json!("450.5"), &json!("typed")));
    assert_eq!(typed["legs"][1]["pay_override_cents"], 40_000);
    // Another driver agrees on pay of their own.
    let ray = admin.client.post("/api/drivers", driver("Ray", "Alvarez")).await.expect(201);
    let truck = admin.client.post("/api/trucks", json!({ "unit_number": "204" })).await.expect(201);
    let body = json!({
        "version": typed["version"], "leg_id": second, "driver_id": id(&ray), "truck_id": id(&truck), "accepts_warnings": true,
    });
    let given = assign(body).await.expect(200);
    assert_eq!((given["legs"][1].get("pay_override_cents"), &given["legs"][1]["miles"]), (None, &json!("450.5")));
    let body = json!({ "version": given["version"], "leg_id": second, "miles": null });
    assert_eq!(assign(body).await.expect(200)["legs"][1]["miles_source"], "estimated");
}

#[rstest]
#[tokio::test]
async fn a_quotes_freight_goes_along_into_its_load(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = freight.quote();
    body["equipment"] = json!("flatbed");
    body["tarps"] = json!("smoke");
    body["length_feet"] = json!(48);
    body["is_twic_required"] = json!(true);
    body["cargo_value_cents"] = json!(9_000_000);
    let quote = admin.client.post("/api/quotes", body.clone()).await.expect(201);
    let (sent, _) = admin.send_quote(&quote).await;
    let accepted = admin.act(&sent, "accept", json!({ "name": "Ann Lee" })).await;
    let convert = json!({ "version": accepted["version"] });
    let load = admin.client.post(&format!("/api/quotes/{}/convert", id(&quote)), convert).await.expect(201);
    for field in ["tarps", "length_feet", "is_twic_required", "cargo_value_cents"] {
        assert_eq!(load[field], body[field], "{field}");
    }
    assert_eq!(load["source"], "quote");
}
